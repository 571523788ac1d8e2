"""The report as one page that needs nothing else: figures, and plots drawn into it."""

from collections import Counter
from html import escape

from sixrubies.arena.match import command_of
from sixrubies.arena.plots import DAY, NIGHT, STYLE, TEXT, Bar, bars, columns
from sixrubies.arena.summary import Share, Summary, per_seat
from sixrubies.arena.table import sentences
from sixrubies.arena.tally import Tally
from sixrubies.arena.times import PER_OCTAVE, Times, milliseconds
from sixrubies.arena.words import ArenaWords

TITLES = '"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif","DejaVu Serif Condensed",Georgia,serif'
PAGE_STYLE = f"""
:root{{{DAY};--table:#efe2c8;color-scheme:light dark}}
@media(prefers-color-scheme:dark){{:root{{{NIGHT};--table:#1d1a1f}}}}
{STYLE}
body{{margin:0;background:var(--table);color:var(--ink);font:1rem/1.45 {TEXT}}}
main{{max-width:60rem;margin:0 auto;padding:16px 12px 32px;columns:26rem;column-gap:12px}}
header,section{{background:var(--paper);border-radius:12px;padding:12px 16px;margin-bottom:12px;break-inside:avoid}}
header,.wide{{column-span:all}}.wide{{margin-top:12px}}
h1,h2{{font-family:{TITLES};margin:0 0 4px;overflow-wrap:anywhere}}
h1{{font-size:1.5rem}}h2{{font-size:1.2rem}}
p{{margin:4px 0}}.note{{color:var(--soft);font-size:.875rem}}
.plot{{display:block;width:100%;max-width:27rem;margin:8px auto 0}}
code{{overflow-wrap:anywhere;font-size:.875rem}}
.scroll{{overflow-x:auto}}
table{{border-collapse:collapse;font-variant-numeric:tabular-nums}}
th,td{{text-align:left;padding:4px 16px 4px 0;border-bottom:1px solid var(--line);white-space:nowrap}}
td.bot{{white-space:normal;overflow-wrap:anywhere;min-width:6rem}}
"""


def page(counted: Tally, summary: Summary, words: ArenaWords) -> str:
    match = counted.match
    ruleset = words.ruleset(match.ruleset)
    title = words.text("page-title", bots=match.seated(), ruleset=ruleset)
    by_bot = [_section(words, "bots", _shares(words, "bots", list(summary.by_bot.items())))]
    parts = [
        *(by_bot if len(summary.by_bot) > 1 else []),
        _section(words, "seats", _shares(words, "seats", _by_seat(summary, words))),
        _section(
            words,
            "rounds",
            round_columns(counted, words.text("page-rounds")),
            median=words.number(summary.rounds["median"]),
        ),
        _section(words, "rubies", _rubies(counted, words)),
        _times(counted, summary, words),
        _section(words, "uses", use_plot(counted, words, words.text("page-uses"))),
        _figures(summary, words),
    ]
    again, command = escape(words.text("page-again")), escape(command_of(match, summary.games))
    head = (
        f"<header><h1>{escape(title)}</h1><p>{escape(words.head(match, summary.games))}</p>"
        f'<p class="note">{again} <code>{command}</code></p></header>'
    )
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{PAGE_STYLE}</style></head>\n"
        f"<body><main>\n{head}\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )


def _section(words: ArenaWords, name: str, plot: str, **args: object) -> str:
    heading, note = words.text(f"page-{name}"), words.text(f"page-{name}-note", **args)
    return f'<section><h2>{escape(heading)}</h2><p class="note">{escape(note)}</p>{plot}</section>'


def _by_seat(summary: Summary, words: ArenaWords) -> list[tuple[str, Share]]:
    return [(words.text("page-seat", seat=seat), won) for seat, won in enumerate(summary.by_seat, 1)]


def share_bars(words: ArenaWords, shares: list[tuple[str, Share]]) -> list[tuple[str, list[Bar]]]:
    return [
        (name, [Bar(won.share, words.percent(won.share), low=won.low, high=won.high, fair=won.fair)])
        for name, won in shares
    ]


def _shares(words: ArenaWords, name: str, shares: list[tuple[str, Share]]) -> str:
    return bars(words.text(f"page-{name}"), share_bars(words, shares))


def round_columns(counted: Tally, title: str, alone: bool = False) -> str:
    names = {number: str(number) for number in range(min(counted.rounds), max(counted.rounds) + 1)}
    return columns(title, counted.rounds, names, alone)


def _rubies(counted: Tally, words: ArenaWords) -> str:
    winners = counted.of_winners()
    rows = [
        (words.source(source), [Bar(each, words.number(each, 2), "ruby")])
        for source, each in per_seat(winners.rubies, winners.seats).items()
    ]
    return bars(words.text("page-rubies"), rows)


def pair(words: ArenaWords, one: float, other: float) -> list[Bar]:
    return [Bar(one, words.number(one, 2)), Bar(other, words.number(other, 2), "other")]


def use_plot(counted: Tally, words: ArenaWords, title: str, alone: bool = False) -> str:
    """What winners and the others use in a game, first what winners use most."""
    winners, others = counted.of_winners(), counted.of_others()
    by_winners, by_others = per_seat(winners.uses, winners.seats), per_seat(others.uses, others.seats)
    used = {**by_others, **by_winners}
    rows = [
        (words.use(use), pair(words, by_winners.get(use, 0), by_others.get(use, 0)))
        for use in sorted(used, key=lambda use: (-used[use], use))
    ]
    legend = [("main", words.text("page-winners")), ("other", words.text("page-others"))]
    return bars(title, rows, legend, alone)


def _times(counted: Tally, summary: Summary, words: ArenaWords) -> str:
    if not counted.times:
        return _section(words, "no_times", "")
    plots = []
    for name, times in counted.times.items():
        took = {key: _short(words, value) for key, value in summary.milliseconds[name].items()}
        told = words.text("page-times-bot", bot=name, **took)
        plots.append(f"<p>{escape(told)}</p>{_time_columns(times, words)}")
    return _section(words, "times", "".join(plots))


def _time_columns(times: Times, words: ArenaWords) -> str:
    """By octaves: each column reaches up to the time below it."""
    octaves: Counter[int] = Counter()
    for at, count in times.items():
        octaves[at // PER_OCTAVE] += count
    names = {}
    for octave in range(min(octaves), max(octaves) + 1):
        names[octave] = _short(words, milliseconds((octave + 1) * PER_OCTAVE))
    return columns(words.text("page-times"), octaves, names)


def _short(words: ArenaWords, milliseconds: float) -> str:
    return words.number(milliseconds, 0 if milliseconds >= 10 else 1 if milliseconds >= 1 else 3)


def _figures(summary: Summary, words: ArenaWords) -> str:
    heads = ("bot", "won", "in_interval", "fair", "ratio")
    rows = [
        f'<tr><td class="bot">{escape(name)}</td><td>{words.percent(won.share)}</td><td>{words.interval(won)}</td>'
        f"<td>{words.percent(won.fair)}</td><td>{words.number(won.ratio, 2)}</td></tr>"
        for name, won in summary.by_bot.items()
    ]
    head = "".join(f"<th>{escape(words.text(key))}</th>" for key in heads)
    told = "".join(f"<p>{escape(line)}</p>" for line in sentences(summary, words))
    return (
        f'<section class="wide"><h2>{escape(words.text("page-table"))}</h2><div class="scroll"><table>'
        f"<tr>{head}</tr>{''.join(rows)}</table></div>{told}</section>"
    )
