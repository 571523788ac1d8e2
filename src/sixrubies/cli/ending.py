"""The end of a game: who has won, what decided it, and everybody's score."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from sixrubies.cli.looks import look_of
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import RUBY, styled
from sixrubies.cli.tiles import RUBY_STYLE
from sixrubies.cli.words import Words
from sixrubies.core.family import Outcome


def ranking(outcome: Outcome) -> list[tuple[int, int]]:
    """Rank and seat, best first; equals share a rank."""
    seats = sorted(range(len(outcome.scores)), key=lambda seat: outcome.scores[seat], reverse=True)
    scores = [outcome.scores[seat] for seat in seats]
    return [(scores.index(outcome.scores[seat]) + 1, seat) for seat in seats]


def show(screen: Screen, outcome: Outcome, players: Sequence[Player], words: Words) -> None:
    names, look = [player.name for player in players], look_of(words.ruleset)
    screen.say(words.result(outcome, names), "bold")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(words.text("cli-player"))
    for label in look.scores:
        table.add_column(words.text(label), justify="right")
    for rank, seat in ranking(outcome):
        first, *others = outcome.scores[seat]
        style = "bold" if seat in outcome.winners else ""
        cells = [styled(f"{RUBY} {first}", RUBY_STYLE), *(Text(str(number)) for number in others)]
        table.add_row(styled(f"{rank}.", style), styled(names[seat], style), *cells)
    screen.show(table)
    screen.say(words.text(look.tie_breaks), "dim")
