"""Place 12, the Police Station: send the family member to act elsewhere (docs/rules/base.md, B12)."""

from sixrubies.board.actions import SEND
from sixrubies.board.effects import send_family
from sixrubies.board.reasons import FAMILY_AWAY
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import POLICE_ACTION
from sixrubies.board.things import FAMILY, POLICE_STATION
from sixrubies.board.turn import Action
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


class Send(Entry):
    """B12.1 Only with the own family member there; to any other place (A17)."""

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        return None if s.family(seat) == POLICE_STATION else Reason(FAMILY_AWAY)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SEND + place for place in s.rules.bazaar.places if place != POLICE_STATION]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        place = action - SEND
        send_family(s, f.seat, place)
        s.push(Frame(POLICE_ACTION, f.seat, place, FAMILY))


class FamilyAction(Action):
    """B12.3 The action of that place, or none (E1): no assistant, no payment, no encounter."""

    def follow(self, s: State, f: Frame) -> None:
        pass
