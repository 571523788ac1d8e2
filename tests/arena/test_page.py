"""The page: whole by itself, in both languages, with the figures of the summary; plots in proportion."""

import re
import shlex
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sixrubies.arena import Match, Tally, run, summary_of, tally
from sixrubies.arena.match import command_of
from sixrubies.arena.page import page
from sixrubies.arena.plots import Bar, bars, columns
from sixrubies.arena.words import ArenaWords
from sixrubies.cli.app import app
from sixrubies.rulesets import RULESETS

SINGLE = {"meta", "rect", "path"}


class Reading(HTMLParser):
    """Finds tags that do not match, and everything that would be fetched."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.headings: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.fetched += [value for name, value in attrs if name in ("src", "href", "srcset", "data", "action")]
        if tag not in SINGLE:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag in SINGLE

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


@pytest.fixture(scope="module")
def counted() -> Tally:
    match = Match(("greedy", "random", "random"), seed=4).checked()
    return tally(match, run(match, 3).games)


def test_the_page_needs_nothing_else_and_says_what_the_summary_says(counted):
    summary = summary_of(counted)
    english = page(counted, summary, ArenaWords("en", "base"))
    read = Reading(english)
    assert read.fetched == [] and "://" not in english and "@import" not in english and "url(" not in english
    assert read.headings[:2] == ["Who wins", "Where the winner sits"] and "Time per decision" in read.headings
    assert "greedy, 2 random: Base game" in english
    won = summary.by_bot["greedy"]
    assert f"{won.share:.1%}" in english and f"{won.low:.1%} to {won.high:.1%}" in english
    dealer = counted.of_winners().rubies["gemstone_dealer"] / counted.of_winners().seats
    assert re.search(rf"Gemstone Dealer</text><rect[^>]*/><text[^>]*>{dealer:.2f}<", english)
    german = page(counted, summary, ArenaWords("de", "base"))
    assert Reading(german).headings[0] == "Wer gewinnt" and f"{100 * won.low:.1f}\xa0%".replace(".", ",") in german


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_its_page(ruleset, language):
    match = Match(("greedy", "greedy"), ruleset=ruleset).checked()
    counted = tally(match, run(match, 1).games)
    headings = Reading(page(counted, summary_of(counted), ArenaWords(language, ruleset))).headings
    assert len(headings) == 6, "without a plot of who wins: there is one bot"


def test_without_times_the_page_says_so(counted):
    counted.times = {}
    assert "No times are kept" in page(counted, summary_of(counted), ArenaWords("en", "base"))


def test_names_of_bots_are_text():
    match = Match(("exec:node <b>.js", "random"))
    counted = Tally(match, [Counter({"12": 1}), Counter({"21": 1})], Counter({9: 2}))
    told = page(counted, summary_of(counted), ArenaWords("en", "base"))
    assert "exec:node &lt;b&gt;.js" in told and "<b>" not in told


def test_bars_are_in_proportion():
    drawn = bars("Two", [("one", [Bar(1, "1")]), ("half", [Bar(0.5, "0.5", low=0.25, high=1, fair=0.5)])])
    whole, half = (float(width) for width in re.findall(r'<rect class="main"[^>]*width="([\d.]+)"', drawn))
    assert half == pytest.approx(whole / 2, abs=0.1)
    [interval] = re.findall(r'class="interval" d="M([\d.]+) [\d.]+H([\d.]+)', drawn)
    assert float(interval[1]) - float(interval[0]) == pytest.approx(whole * 0.75, abs=0.2)


def test_columns_are_in_proportion_and_gaps_stay_empty():
    drawn = columns("Rounds", Counter({3: 10, 5: 5}), {3: "3", 4: "4", 5: "5"})
    places = [
        (float(x), float(high)) for x, high in re.findall(r'<rect class="main" x="([\d.]+)".*?height="([\d.]+)"', drawn)
    ]
    (first, whole), (last, half) = places
    assert half == pytest.approx(whole / 2, abs=0.1) and last - first == pytest.approx(2 * 320 / 3, abs=0.2)


def test_a_plot_alone_brings_its_colours():
    drawn = columns("Rounds", Counter({3: 10}), {3: "3"}, alone=True)
    assert drawn.startswith("<svg xmlns=") and "prefers-color-scheme:dark" in drawn
    used = set(re.findall(r"var\((--\w+)\)", drawn))
    assert all(drawn.count(f"{colour}:#") == 2 for colour in used), "by day and by night"


def test_the_command_writes_the_page_and_what_it_names_is_the_same_match(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(
        app, ["arena", "random", "--seats", "2", "--games", "1", "--ruleset", "dice", "--html", "p.html"]
    )
    assert told.exit_code == 0
    before = Path("p.html").read_text(encoding="utf-8")
    [command] = re.findall(r"<code>(.*?)</code>", before)
    assert CliRunner().invoke(app, [*shlex.split(command)[1:], "--html", "again.html"]).exit_code == 0
    assert Path("again.html").read_text(encoding="utf-8") == before, "read from the same file"
    refused = CliRunner().invoke(app, [*shlex.split(command)[1:], "--html", "no/folder.html"])
    assert refused.exit_code == 2 and "can't write no/folder.html" in refused.stderr
    assert len(list(Path("arena-results").glob("*.jsonl"))) == 1


def test_a_match_as_a_command():
    match = Match(("exec:node a.js", "random"), layout="random", neutral_assistants=True, seed=3, seconds=0.5)
    assert command_of(match, 7) == (
        "sixrubies arena 'exec:node a.js' random --layout random --neutral-assistants --seed 3 --seconds 0.5 --games 7"
    )
