"""The ten bonus cards of the base game (docs/rules/base.md, C)."""

from sixrubies.board.actions import GOOD, RECALL
from sixrubies.board.effects import bring_family_home, gain_good, gain_lira, lay_aside, return_assistant
from sixrubies.board.fields import BARRED, LAST_ACTION, LAST_BY, POSTED
from sixrubies.board.flow import action_barred, arrive, carry_out
from sixrubies.board.reasons import (
    FAMILY_HOME,
    NO_ASSISTANT_AWAY,
    NO_ROOM,
    NO_ROOM_AT_ALL,
    NOT_REPEATABLE,
    NOT_WITH_GUILD_CARD,
    ONLY_SMALL_MARKET,
)
from sixrubies.board.rules import Interrupt
from sixrubies.board.state import State
from sixrubies.board.steps import (
    AFTER_ACTION,
    ARRIVED,
    AT_ROLL,
    AT_SALE,
    AT_TOLL,
    BEFORE_ACTION,
    BEFORE_MOVE,
    CARD_DONE,
    CARD_GOOD,
    CARD_RETURN,
    ENCOUNTER,
    FAMILY_CARD_REWARD,
    INSIDE,
    MARKET_SELL_MORE,
    TURN_ARRIVE,
    TURN_MOVE_FAR,
)
from sixrubies.board.things import (
    ANY_GOODS,
    FAMILY_CARD,
    FIVE_LIRA,
    GEMSTONE_DEALER,
    GOODS,
    LONG_MOVE,
    ONE_GOOD,
    POLICE_STATION,
    POST_OFFICE,
    REPEAT_DEALER,
    REPEAT_PALACE,
    REPEAT_POST_OFFICE,
    RETURN_ASSISTANT,
    SMALL_MARKET,
    STAY,
    SULTANS_PALACE,
)
from sixrubies.board.unpaid import leaves_unpaid
from sixrubies.core.frame import Frame
from sixrubies.core.step import Auto, Reason, Step

# Ruling A7: money at every decision of the own turn, other cards never inside an action.
ANY_TIME = [BEFORE_MOVE, ARRIVED, AT_TOLL, BEFORE_ACTION, AFTER_ACTION, ENCOUNTER]
ALWAYS = [*ANY_TIME, INSIDE, AT_SALE, AT_ROLL]


class FiveLira(Interrupt):
    """C20 Five Lira from the supply, at every decision of the own turn."""

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        gain_lira(s, seat, s.rules.card_lira)
        lay_aside(s, card)


class OneGood(Interrupt):
    """C21 One good of choice that has room (E2); before or after an action, never inside."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        unpaid = leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)
        if unpaid is not None:
            return unpaid
        for good in range(GOODS):
            if s.room(seat, good) > 0:
                return None
        return Reason(NO_ROOM_AT_ALL)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(CARD_GOOD, seat))


class LongMove(Interrupt):
    """C22 Instead of the normal move: three or four places."""

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        s.push(Frame(TURN_ARRIVE, seat))
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(TURN_MOVE_FAR, seat))


class Stay(Interrupt):
    """C23 Instead of the normal move: none. An assistant is needed again, and merchants are paid again."""

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        lay_aside(s, card)
        arrive(s, seat)


class ReturnAssistant(Interrupt):
    """C24 One own assistant returns: before moving, or after arriving before the assistant step (A7, E5)."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        return None if s.n[POSTED + seat] else Reason(NO_ASSISTANT_AWAY)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(CARD_RETURN, seat))


class FamilyHome(Interrupt):
    """C25 The family member goes to the Police Station and its owner takes the reward."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        return Reason(FAMILY_HOME) if s.family(seat) == POLICE_STATION else None

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        bring_family_home(s, seat)
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(FAMILY_CARD_REWARD, seat))


class AnyGoods(Interrupt):
    """C26 A way of selling at the Small Market: one to five goods of any kinds (E10)."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        if s.n[BARRED]:
            return Reason(NOT_WITH_GUILD_CARD)
        return None if f.place == SMALL_MARKET else Reason(ONLY_SMALL_MARKET)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(MARKET_SELL_MORE, seat, f.place, f.by, a=0, b=1))


class Repeat(Interrupt):
    """C27 Right after the completed action of its place, by whichever piece: once more, if payable now (E7)."""

    def __init__(self, kind: int, place: int) -> None:
        super().__init__(kind, [AFTER_ACTION])
        self.place = place

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        if s.n[BARRED]:
            return Reason(NOT_WITH_GUILD_CARD)
        if s.n[LAST_ACTION] != self.place:
            return Reason(NOT_REPEATABLE, self.place)
        return action_barred(s, seat, self.place)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        carry_out(s, seat, self.place, s.n[LAST_BY])


def base_cards() -> list[Interrupt]:
    """By kind."""
    return [
        OneGood(ONE_GOOD, ANY_TIME),
        FiveLira(FIVE_LIRA, ALWAYS),
        LongMove(LONG_MOVE, [BEFORE_MOVE]),
        Stay(STAY, [BEFORE_MOVE]),
        ReturnAssistant(RETURN_ASSISTANT, [BEFORE_MOVE, ARRIVED]),
        FamilyHome(FAMILY_CARD, ANY_TIME),
        AnyGoods(ANY_GOODS, [AT_SALE]),
        Repeat(REPEAT_PALACE, SULTANS_PALACE),
        Repeat(REPEAT_POST_OFFICE, POST_OFFICE),
        Repeat(REPEAT_DEALER, GEMSTONE_DEALER),
    ]


class CardDone(Auto[State]):
    """C9 A played card reaches the discard pile after its effect (E3)."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        lay_aside(s, f.a)


class ChooseGood(Step[State]):
    """C21 Which good the card brings: one with room."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + good for good in range(GOODS)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if s.room(f.seat, action - GOOD) > 0 else Reason(NO_ROOM, action - GOOD)

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_good(s, f.seat, action - GOOD)


class ChooseAssistant(Step[State]):
    """Which own assistant returns."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [RECALL + place for place in s.rules.bazaar.places if s.posted(f.seat, place)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        return_assistant(s, f.seat, action - RECALL)
