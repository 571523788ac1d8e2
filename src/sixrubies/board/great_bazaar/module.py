"""What joining the two boxes adds: the Catacombs, the Encounter tile for the Courier, moves with everything at once."""

from sixrubies.board import steps as at
from sixrubies.board import things
from sixrubies.board.actions import GOOD, MOVE
from sixrubies.board.effects import move_merchant
from sixrubies.board.great_bazaar.box import GreatBazaarBox
from sixrubies.board.letters.courier import Courier
from sixrubies.board.letters.effects import can_draw_letter
from sixrubies.board.letters.mail import start_letter
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.letters.wares import gain_ware
from sixrubies.board.mocha.effects import has_tavern_tile
from sixrubies.board.reasons import NO_LETTER_TO_DRAW
from sixrubies.board.rules import Entry, Rules, StepTable, put_steps
from sixrubies.board.state import State
from sixrubies.board.steps import CATACOMBS_MOVE, INSIDE
from sixrubies.board.things import COFFEE, ENCOUNTER_TILE
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason, Step


class FreeCourier(Courier):
    """The Encounter tile serves for the Courier too."""

    def barred(self, s: State, seat: int) -> Reason | None:
        if has_tavern_tile(s, seat, ENCOUNTER_TILE):
            return None if can_draw_letter(s) else Reason(NO_LETTER_TO_DRAW)
        return super().barred(s, seat)

    def unpayable(self, s: State, seat: int, cards: int) -> bool:
        return not has_tavern_tile(s, seat, ENCOUNTER_TILE) and super().unpayable(s, seat, cards)

    def begin(self, s: State, seat: int, place: int) -> None:
        if has_tavern_tile(s, seat, ENCOUNTER_TILE):
            start_letter(s, seat)
        else:
            super().begin(s, seat, place)


class TakeGood(Entry):
    """Place 25, the Catacombs: a good of choice or coffee; a full kind may be named and is lost (E2)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + ware for ware in range(COFFEE + 1)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_ware(s, f.seat, action - GOOD)
        s.push(Frame(CATACOMBS_MOVE, f.seat, f.place, f.by))


class GoAnywhere(Step[State]):
    """C8: the merchant stack moves, whoever acted; no assistant, no payment, no encounters there."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        here = s.merchant(f.seat)
        return [MOVE + place for place in s.rules.bazaar.places if place != here]

    def apply(self, s: State, f: Frame, action: int) -> None:
        move_merchant(s, f.seat, action - MOVE)


def great_bazaar_steps(steps: list[Step[State]]) -> None:
    table: StepTable = [
        (at.CATACOMBS_GOOD, INSIDE, TakeGood()),
        (at.CATACOMBS_MOVE, INSIDE, GoAnywhere()),
    ]
    put_steps(steps, table)


def install_great_bazaar(rules: Rules, numbers: LettersNumbers) -> None:
    rules.add_box(GreatBazaarBox())
    rules.entry[things.CATACOMBS] = at.CATACOMBS_GOOD
    rules.meetings[things.COURIER] = FreeCourier(numbers)
