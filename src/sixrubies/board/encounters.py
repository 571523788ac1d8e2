"""Encounters: family members, the Governor, the Smuggler (docs/rules/base.md, F)."""

from mypy_extensions import mypyc_attr

from sixrubies.board.actions import CATCH, DISCARD, GIVE, GOOD, MEET, PAY, REWARD_CARD, REWARD_LIRA
from sixrubies.board.dice import DiceChance, place_of
from sixrubies.board.effects import (
    catch_family,
    discard_card,
    gain_good,
    gain_lira,
    move_neutral_merchant,
    move_token,
    pay_good,
    pay_lira,
    tell,
)
from sixrubies.board.events import TOKEN_MET
from sixrubies.board.fields import STUCK, TOKEN_AT
from sixrubies.board.flow import draw_barred, start_draw
from sixrubies.board.reasons import NEEDS_GOOD, NEEDS_LIRA, NO_ROOM, NO_ROOM_AT_ALL
from sixrubies.board.rules import Meeting
from sixrubies.board.state import State
from sixrubies.board.steps import FAMILY_REWARD, GOVERNOR_PAY, SMUGGLER_PAY, SMUGGLER_TAKE, TOKEN_MOVE
from sixrubies.board.things import GOODS, NEUTRAL_STREAM, POLICE_STATION, TOKEN_STREAMS
from sixrubies.board.unpaid import others_unpaid
from sixrubies.core.frame import Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import Reason, Step


def encounters_at(s: State, seat: int, place: int) -> int:
    """Who is there to be met: bits by action, from MEET on. Nobody is caught at the Police Station (A14)."""
    mask = 0
    for token in range(len(s.rules.meetings)):
        if s.n[TOKEN_AT + token] == place and s.n[STUCK] >> token & 1 == 0:
            mask |= 1 << token
    if place != POLICE_STATION:
        for other in range(s.seats):
            if other != seat and s.family(other) == place:
                mask |= 1 << (CATCH - MEET + other)
    return mask


def encounter_barred(s: State, seat: int, action: int) -> Reason | None:
    """Family members can always be caught."""
    return s.rules.meetings[action - MEET].barred(s, seat) if action < CATCH else None


def begin_encounter(s: State, f: Frame, action: int) -> None:
    if action >= CATCH:
        catch_family(s, f.seat, action - CATCH)
        s.push(Frame(FAMILY_REWARD, f.seat, f.place))
        return
    token = action - MEET
    tell(s, TOKEN_MET, f.seat, token)
    s.push(Frame(TOKEN_MOVE, f.seat, f.place, a=token))
    s.rules.meetings[token].begin(s, f.seat, f.place)


class Governor(Meeting):
    """F10, F11 He gives a card from the face-down pile, seen before he is paid."""

    def barred(self, s: State, seat: int) -> Reason | None:
        return draw_barred(s)

    def begin(self, s: State, seat: int, place: int) -> None:
        s.push(Frame(GOVERNOR_PAY, seat, place))
        start_draw(s, seat)


class Smuggler(Meeting):
    """F12, F13 He gives a good that has room."""

    def barred(self, s: State, seat: int) -> Reason | None:
        for good in range(GOODS):
            if s.room(seat, good) > 0:
                return None
        return Reason(NO_ROOM_AT_ALL)

    def begin(self, s: State, seat: int, place: int) -> None:
        s.push(Frame(SMUGGLER_TAKE, seat, place))


class Reward(Step[State]):
    """F5, F8 For each family member caught: a bonus card or three Lira, as one likes. It can't be declined (E6)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [REWARD_CARD, REWARD_LIRA]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return draw_barred(s) if action == REWARD_CARD else None

    def options(self, s: State, f: Frame) -> list[int]:
        return [REWARD_CARD, REWARD_LIRA] if s.can_draw() else [REWARD_LIRA]

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == REWARD_CARD:
            start_draw(s, f.seat)
        else:
            gain_lira(s, f.seat, s.rules.catch_lira)


class GovernorPay(Step[State]):
    """F10 Having seen the card: pay two Lira, or discard any bonus card, the new one included (A13)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        out = [PAY]
        for card in s.rules.bonus:
            if s.in_hand(f.seat, card) > 0:
                out.append(DISCARD + card)
        return out

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        price = s.rules.governor_lira
        if action != PAY:
            return others_unpaid(s, f, cards=1)
        return others_unpaid(s, f, lira=price) if s.lira(f.seat) >= price else Reason(NEEDS_LIRA, price, s.lira(f.seat))

    def forced(self, s: State, f: Frame) -> bool:
        options = s.hand_size(f.seat) + (1 if s.lira(f.seat) >= s.rules.governor_lira else 0)
        return options == 1

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == PAY:
            pay_lira(s, f.seat, s.rules.governor_lira)
        else:
            discard_card(s, f.seat, action - DISCARD)


class SmugglerTake(Step[State]):
    """F12, F13 The Smuggler gives one good of choice that has room. Frame: `a` is 1 where he is not paid."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + good for good in range(GOODS)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if s.room(f.seat, action - GOOD) > 0 else Reason(NO_ROOM, action - GOOD)

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_good(s, f.seat, action - GOOD)
        if f.a == 0:
            s.push(Frame(SMUGGLER_PAY, f.seat, f.place))


@mypyc_attr(allow_interpreted_subclasses=True)
class PayLiraOrGood(Step[State]):
    """A token is paid some Lira or any good."""

    def price(self, s: State) -> int:
        raise NotImplementedError

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [PAY, *[GIVE + good for good in range(GOODS)]]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == PAY:
            price = self.price(s)
            if s.lira(f.seat) < price:
                return Reason(NEEDS_LIRA, price, s.lira(f.seat))
            return others_unpaid(s, f, lira=price)
        if s.good(f.seat, action - GIVE) == 0:
            return Reason(NEEDS_GOOD, 1, action - GIVE)
        return others_unpaid(s, f, goods=1)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == PAY:
            pay_lira(s, f.seat, self.price(s))
        else:
            pay_good(s, f.seat, action - GIVE)


class SmugglerPay(PayLiraOrGood):
    """F12 Pay two Lira or any good, the new one included."""

    def price(self, s: State) -> int:
        return s.rules.smuggler_lira


class TokenMove(DiceChance):
    """F14 A token that was used goes where the dice say: 2 to 12 (A25)."""

    def stream(self, s: State, f: Frame) -> int:
        return stream(TOKEN_STREAMS[f.a], f.seat)

    def apply(self, s: State, f: Frame, action: int) -> None:
        move_token(s, f.seat, f.a, place_of(action))


class NeutralMove(DiceChance):
    """N4 A neutral merchant who was paid goes where his own roll says; he may stay."""

    def stream(self, s: State, f: Frame) -> int:
        return stream(NEUTRAL_STREAM, f.seat)

    def apply(self, s: State, f: Frame, action: int) -> None:
        move_neutral_merchant(s, f.seat, f.a, place_of(action))
