"""The end: rubies, then Lira after the sale of markers and crystals, shared victory (docs/rules/dice.md, DG60)."""

from sixrubies.dice.state import State
from sixrubies.dice.things import CRYSTAL, LIRA


def score(s: State, seat: int) -> tuple[int, int]:
    """Rubies; Lira with all markers and crystals sold, brown ones at the price of the others (D9)."""
    rules = s.rules
    sold = s.markers(seat) * rules.marker_worth + s.owned(seat, CRYSTAL) * rules.crystal_worth
    return (s.rubies(seat), s.owned(seat, LIRA) + sold)


def winners(s: State) -> list[int]:
    """A complete tie is a shared victory."""
    scores = [score(s, seat) for seat in range(s.seats)]
    best = max(scores)
    return [seat for seat in range(s.seats) if scores[seat] == best]
