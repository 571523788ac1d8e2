"""Foreign bots: programs that play by lines of JSON, well or badly, and always end."""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.bots.bot import Choice, Limit, View
from sixrubies.bots.foreign import MOST, PATIENCE, ForeignBot, chosen, dismiss, make_here
from sixrubies.bots.program import LONGEST, Fault
from sixrubies.core.decision import Decision
from sixrubies.rulesets import RULESETS
from tests.documents.pages import ROOT

BROKEN = f"{shlex.quote(sys.executable)} {ROOT}/tests/bots/broken.py"
EXAMPLE = f"exec:node {ROOT}/examples/eager.js"
PATIENT = 60.0  # seconds: a shared machine is slow now and then
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="the example is for Node")


class Watched:
    """A bot whose faults are counted."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.faults: Counter[str] = Counter()
        self.told: dict[str, str] = {}

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        choice = self.bot.choose(view, decision, limit)
        if "fault" in choice.info:
            self.faults[choice.info["fault"]] += 1
            self.told[choice.info["fault"]] = choice.info["told"]
        return choice


def played(ruleset: str, bot: bots.Bot, limit: Limit) -> tuple[sr.AnyGame, Watched]:
    game = sr.new_game(ruleset, seats=2, seed=5)
    watched = Watched(bot)
    try:
        bots.play_out(game, [watched, bots.make("greedy", 1)], limit)
    finally:
        dismiss([bot])
    return game, watched


@needs_node
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_example_plays_every_game_without_a_fault(ruleset: str):
    game, bot = played(ruleset, make_here(EXAMPLE, seed=3), Limit(PATIENT))
    assert game.over and bot.faults == {}
    again, _ = played(ruleset, make_here(EXAMPLE, seed=3), Limit(PATIENT))
    assert again.digest() == game.digest()


def test_the_example_is_short():
    assert len((ROOT / "examples/eager.js").read_text().splitlines()) <= 32


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_with_a_broken_bot_goes_on(ruleset: str):
    """All kinds of faults in each game, but the one that takes time."""
    command = f"{BROKEN} crash nonsense huge encoding no_option quiet_end endless_line twice"
    game, bot = played(ruleset, ForeignBot(command, 3), Limit(PATIENT))
    assert game.over
    assert set(bot.faults) == {"crashed", "too_long", "not_utf8", "not_json", "no_option"}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_with_a_bot_that_hangs_goes_on(ruleset: str):
    """Always, so that it is given up: otherwise a game would last for hours."""
    game, bot = played(ruleset, ForeignBot("sleep 1000", 3, starting=0.0), Limit(0.05))
    assert game.over and bot.faults["too_slow"] == PATIENCE and set(bot.faults) == {"too_slow", "given_up"}


FIRST = sr.new_game("base", seats=2, seed=7)


def ask(bot: ForeignBot, seconds: float = PATIENT) -> Choice:
    return bot.choose(FIRST.view(0), FIRST.decision(), Limit(seconds))


@pytest.mark.parametrize(
    ("fault", "kind", "told"),
    [
        ("crash", "crashed", "RuntimeError: question 4 is too hard"),
        ("quiet_end", "crashed", ""),
        ("nonsense", "not_json", "'I like the Tea House'"),
        ("no_option", "no_option", "move:99"),
        ("huge", "too_long", ""),
        ("endless_line", "too_long", ""),
        ("encoding", "not_utf8", "h\\xe4n"),
        ("twice", "not_json", '{"number": 4'),
    ],
)
def test_each_fault_is_named_and_the_program_is_started_anew(fault: str, kind: str, told: str):
    bot = ForeignBot(f"{BROKEN} {fault}", 1)
    try:
        before = [ask(bot).info.get("fault") for _ in range(3)]
        choice = ask(bot)
        after = [ask(bot).info.get("fault") for _ in range(3)]
    finally:
        bot.end()
    assert before == after == [None] * 3
    assert choice.info["fault"] == kind and told in choice.info["told"]
    assert choice.action in [option.action for option in FIRST.decision().options]


def test_a_line_too_many_is_no_answer_to_the_next_question():
    bot = ForeignBot(f"{BROKEN} two_lines", 1)
    try:
        assert [ask(bot).info.get("fault") for _ in range(7)] == [None] * 4 + ["no_option"] + [None] * 2
    finally:
        bot.end()


def test_a_program_that_hangs_costs_its_limit_and_no_more():
    bot = ForeignBot(f"{BROKEN} hang", 1)
    try:
        assert [ask(bot).info.get("fault") for _ in range(3)] == [None] * 3
        began = time.monotonic()
        choice = ask(bot, 0.2)
        assert choice.info["fault"] == "too_slow" and 0.2 <= time.monotonic() - began < PATIENT
    finally:
        bot.end()


def test_a_program_that_never_reads_does_not_block():
    """The question is longer here than any pipe."""
    bot = ForeignBot("sleep 1000", 1, starting=0.0)
    decision = FIRST.decision()
    decision.blocked *= 2000
    choice = bot.choose(FIRST.view(0), decision, Limit(0.3))
    assert choice.info["fault"] == "too_slow"


def test_a_program_that_can_not_be_started_again_and_again_is_given_up():
    bot = ForeignBot("false", 1)
    faults = [ask(bot).info["fault"] for _ in range(PATIENCE + 3)]
    assert faults == ["crashed"] * PATIENCE + ["given_up"] * 3


def test_who_never_comes_to_an_end_is_stopped():
    bot = ForeignBot(BROKEN, 1)
    try:
        assert not any("fault" in ask(bot).info for _ in range(MOST))
        assert ask(bot).info["fault"] == "endless"
    finally:
        bot.end()


@pytest.mark.parametrize(
    "answer",
    [
        {"number": 2, "id": 0},
        {"number": 1},
        {"number": 1, "id": 11},
        {"number": 1, "id": -1},
        {"number": 1, "id": True},
        {"number": 1, "id": "0"},
        {"number": 1, "token": 0},
        {"number": 1, "token": ["move:4"]},
        {"number": 1, "token": "move:8"},
        {"id": 0},
        [],
        None,
        "move:4",
    ],
)
def test_answers_that_name_no_option(answer: object):
    with pytest.raises(Fault) as found:
        chosen(json.dumps(answer).encode(), FIRST.decision(), 1)
    assert found.value.kind == "no_option"


def test_answers_by_token_and_by_id():
    decision = FIRST.decision()
    for place, option in enumerate(decision.options):
        assert chosen(json.dumps({"number": 1, "token": option.token}).encode(), decision, 1) == option.action
        assert chosen(json.dumps({"number": 1, "id": place}).encode(), decision, 1) == option.action
    with pytest.raises(Fault, match="not_json"):
        chosen(b"[" * LONGEST, decision, 1)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("exec:", "behind exec: stands the command"),
        ("exec:no-such-program-here x", "there is no program 'no-such-program-here'"),
        ("exec:sh -c 'x", "can't be read as a command"),
        ("clever", "no bot is called 'clever'"),
    ],
)
def test_what_can_not_be_started_is_refused_before_any_game(name: str, complaint: str):
    with pytest.raises(sr.BadOption, match=complaint):
        make_here(name)


def test_by_name_alone_no_program_is_made():
    """`make` is what servers use."""
    with pytest.raises(sr.BadOption, match="no bot is called 'exec:true'"):
        bots.make("exec:true")


def running(mark: str) -> list[str]:
    """Processes with a mark in their command line, zombies aside."""
    listed = subprocess.run(["ps", "-eo", "stat,args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if mark in line and not line.startswith("Z")]


def gone(mark: str) -> bool:
    until = time.monotonic() + PATIENT
    while running(mark) and time.monotonic() < until:
        time.sleep(0.05)
    return not running(mark)


def test_a_program_ends_with_the_game_and_so_does_what_it_started():
    mark = f"98{os.getpid():07d}1"
    bot = ForeignBot(f"sh -c 'sleep {mark} & sleep {mark}'", 1, starting=0.0)
    assert ask(bot, 0.5).info["fault"] == "too_slow" and gone(mark)


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_program_ends_with_the_process_that_started_it(by: signal.Signals, tmp_path: Path):
    mark = f"98{os.getpid():07d}2"
    script = f"""
import signal, sixrubies as sr
from sixrubies.bots import Limit
from sixrubies.bots.foreign import ForeignBot
signal.signal(signal.SIGINT, signal.SIG_DFL)
game = sr.new_game("base", seats=2, seed=7)
bot = ForeignBot("sh -c 'sleep {mark} & sleep {mark}'", 1)
bot.choose(game.view(0), game.decision(), Limit(1000))
"""
    starter = subprocess.Popen([sys.executable, "-c", script], cwd=tmp_path)
    try:
        until = time.monotonic() + PATIENT
        while sum("sh" not in line for line in running(f"sleep {mark}")) < 2 and time.monotonic() < until:
            time.sleep(0.05)
        assert running(f"sleep {mark}") != []
    finally:
        starter.send_signal(by)
        starter.wait()
    assert gone(f"sleep {mark}")
