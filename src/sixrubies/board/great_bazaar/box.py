"""Both boxes at once: no piece of its own, but steps that neither of them has."""

from sixrubies.board import steps as on
from sixrubies.board.grammar import Grammar
from sixrubies.board.great_bazaar.pending import great_bazaar_grammar
from sixrubies.board.mocha.effects import has_tavern_tile
from sixrubies.board.rules import Box
from sixrubies.board.state import State
from sixrubies.board.things import ENCOUNTER_TILE


class GreatBazaarBox(Box):
    """What is pending at the Catacombs."""

    def grammar(self) -> Grammar:
        return great_bazaar_grammar()

    def unfit(self, s: State, i: int) -> str:
        """GB4 Who has the Encounter tile does not pay the Courier either."""
        f = s.frames[i]
        free = f.step == on.COURIER_PAY and has_tavern_tile(s, f.seat, ENCOUNTER_TILE)
        return "the Encounter tile makes it free" if free else ""
