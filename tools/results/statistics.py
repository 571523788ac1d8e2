"""What games of one bot against itself tell about the base game: a part of docs/results.md, with plots."""

from collections.abc import Sequence

from sixrubies.arena import Tally, summary_of
from sixrubies.arena.page import pair, round_columns, share_bars, use_plot
from sixrubies.arena.plots import Bar, bars
from sixrubies.arena.statistics import first_half, joined, tile_values
from sixrubies.arena.summary import per_seat
from sixrubies.arena.words import ArenaWords
from tools.results.tables import interval, length, percent, table

WORDS = ArenaWords("en", "base")
USUAL = 4  # seats
Plots = dict[str, str]
BySeats = dict[int, Tally]


def statistics(tallies: Sequence[Tally]) -> tuple[str, Plots]:
    """The text, and the plots it shows by their names."""
    if not tallies:
        return "Not played yet.", {}
    numbers = sorted({counted.match.seats for counted in tallies})
    by_seats = {seats: joined([one for one in tallies if one.match.seats == seats]) for seats in numbers}
    layouts = {layout: _on(tallies, layout) for layout in dict.fromkeys(one.match.layout or "" for one in tallies)}
    plots: Plots = {}
    parts = [
        _head(by_seats, layouts),
        _rounds(by_seats, layouts, plots),
        _seats(by_seats, layouts, plots),
        _rubies(by_seats, layouts, plots),
        _tiles(by_seats, layouts, plots),
        _places(by_seats, plots),
    ]
    return "\n\n".join(parts), plots


def _on(tallies: Sequence[Tally], layout: str) -> BySeats:
    return {one.match.seats: one for one in tallies if one.match.layout == layout}


def _picture(plots: Plots, name: str, title: str, plot: str) -> str:
    plots[name] = plot
    return f"![{title}](results/{name})"


def _head(by_seats: BySeats, layouts: dict[str, BySeats]) -> str:
    bot = next(iter(by_seats.values())).match.bots[0]
    named = ", ".join(WORDS.speech.text(f"layout-{layout}") for layout in layouts)
    played = ", ".join(f"{whole.games:,} with {seats} seats" for seats, whole in by_seats.items())
    return (
        f"The base game, `{bot}` on every seat. Games: {played},\nin equal parts on the layouts {named};\n"
        "where none is named, all of them together. Another bot would use other ways; `docs/results/matches.toml`\n"
        "names the one that plays."
    )


def _rounds(by_seats: BySeats, layouts: dict[str, BySeats], plots: Plots) -> str:
    rows, pictures = [], []
    for seats, whole in by_seats.items():
        cells = [length(on[seats]) if seats in on else "" for on in layouts.values()]
        rows.append((str(seats), length(whole), *cells))
        title = f"Rounds to victory, {seats} seats"
        plot = round_columns(whole, title, alone=True)
        pictures.append(f"{seats} seats:\n\n{_picture(plots, f'rounds-{seats}.svg', title, plot)}")
    told = table(("Seats", "All layouts", *layouts), rows)
    shown = "\n\n".join(pictures)
    return f"### Rounds to victory\n\nThe median, and 5 to 95 % of the games.\n\n{told}\n\n{shown}"


def _seats(by_seats: BySeats, layouts: dict[str, BySeats], plots: Plots) -> str:
    title, most = "Games won from each seat", max(by_seats)
    rows, drawn = [], []
    for seats, whole in by_seats.items():
        for layout, counted in _everywhere(seats, whole, layouts):
            cells = [f"{percent(one.share)} ({interval(one)})" for one in summary_of(counted).by_seat]
            rows.append((str(seats), layout, percent(1 / seats), *cells, *[""] * (most - seats)))
        won = summary_of(whole).by_seat
        drawn += share_bars(WORDS, [(f"seat {seat} of {seats}", one) for seat, one in enumerate(won, 1)])
    told = table(("Seats", "Layout", "Fair", *(f"Seat {seat}" for seat in range(1, most + 1))), rows)
    shown = _picture(plots, "seats.svg", title, bars(title, drawn, alone=True))
    note = "Games won from each seat, in the order of play. Whoever begins later begins with more Lira."
    return f"### Where the winner sits\n\n{note}\n\n{told}\n\n{shown}"


def _everywhere(seats: int, whole: Tally, layouts: dict[str, BySeats]) -> list[tuple[str, Tally]]:
    """All layouts together, then each by itself."""
    return [("all", whole), *((layout, on[seats]) for layout, on in layouts.items() if seats in on)]


def _rubies(by_seats: BySeats, layouts: dict[str, BySeats], plots: Plots) -> str:
    """By number of seats, and by layout with the most usual number of them."""
    kinds = {f"{seats} seats": whole for seats, whole in by_seats.items()}
    kinds |= {f"{layout}, {USUAL} seats": on[USUAL] for layout, on in layouts.items() if USUAL in on}
    found = {name: per_seat(one.of_winners().rubies, one.of_winners().seats) for name, one in kinds.items()}
    sources = list(dict.fromkeys(source for each in found.values() for source in each))
    rows = [(WORDS.source(source), *(f"{each.get(source, 0):.2f}" for each in found.values())) for source in sources]
    few, many = (f"{seats} seats" for seats in (min(by_seats), max(by_seats)))
    drawn = [
        (WORDS.source(source), pair(WORDS, found[few].get(source, 0), found[many].get(source, 0))) for source in sources
    ]
    title = f"Rubies of a winner, {few} and {many}"
    shown = _picture(plots, "rubies.svg", title, bars(title, drawn, [("main", few), ("other", many)], alone=True))
    told = table(("From", *found), rows)
    return f"### Where winners’ rubies come from\n\nRubies of a winner, on average.\n\n{told}\n\n{shown}"


def _tiles(by_seats: BySeats, layouts: dict[str, BySeats], plots: Plots) -> str:
    """By number of seats, and by layout with the most usual number of them."""
    rows, pictures = [], []
    for seats, whole in by_seats.items():
        for layout, counted in _everywhere(seats, whole, layouts if seats == USUAL else {}):
            for value in tile_values(counted):
                shares = (value.early, value.later, value.never)
                cells = [f"{percent(won.share)} ({interval(won)}) of {won.games:,}" for won in shares]
                rows.append((str(seats), layout, WORDS.tile(value.tile), f"round {first_half(counted)}", *cells))
        pictures.append(_tile_picture(seats, whole, plots))
    told = table(("Seats", "Layout", "Tile", "Early is until", "Taken early", "Taken later", "Never"), rows)
    note = (
        "Games won by seats that took a tile in the first half of a median game, later, or never. It is no proof that\n"
        "a tile helps: whoever is ahead can afford it sooner, and whoever takes one late has had a long game to do so."
    )
    shown = "\n\n".join(pictures)
    return f"### What a mosque tile is worth\n\n{note}\n\n{told}\n\n{shown}"


def _tile_picture(seats: int, whole: Tally, plots: Plots) -> str:
    drawn = []
    for value in tile_values(whole):
        looks = zip((value.early, value.later, value.never), ("main", "half", "other"), strict=True)
        figures = [
            Bar(won.share, WORDS.percent(won.share), look, low=won.low, high=won.high, fair=won.fair)
            for won, look in looks
        ]
        drawn.append((WORDS.tile(value.tile), figures))
    title = f"Games won with and without each mosque tile, {seats} seats"
    legend = [("main", "early"), ("half", "later"), ("other", "never")]
    return _picture(plots, f"tiles-{seats}.svg", title, bars(title, drawn, legend, alone=True))


def _places(by_seats: BySeats, plots: Plots) -> str:
    """Of the most usual number of seats, or the most there are."""
    seats = USUAL if USUAL in by_seats else max(by_seats)
    title = f"Actions of a seat in a game, by place, {seats} seats"
    shown = _picture(plots, "places.svg", title, use_plot(by_seats[seats], WORDS, title, alone=True))
    return f"### Which places are used\n\n{title}, on average.\n\n{shown}"
