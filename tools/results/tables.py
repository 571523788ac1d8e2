"""Tables and figures in Markdown."""

from collections.abc import Sequence

from sixrubies.arena import Share, Tally
from sixrubies.arena.summary import spread

Row = Sequence[str]


def table(head: Row, rows: Sequence[Row]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)).replace("| --- ", "|---")


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def interval(won: Share) -> str:
    return f"{100 * won.low:.1f} to {percent(won.high)}"


def length(counted: Tally) -> str:
    """Rounds: the median, and 5 to 95 % of the games."""
    rounds = spread(counted.rounds.elements())
    return f"**{rounds['median']:g}** ({rounds['low']:g} to {rounds['high']:g})"
