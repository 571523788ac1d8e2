"""The new kinds of bonus cards (docs/rules/letters.md)."""

from sixrubies.board.actions import GIVE, GOOD, JOIN, MEET, MOVE, SEND
from sixrubies.board.cards.base import ANY_TIME, Repeat
from sixrubies.board.effects import gain_good, gain_lira, lay_aside, move_merchant, pay_lira, send_family, tell
from sixrubies.board.events import TOKEN_MET
from sixrubies.board.fields import BARRED, DIE1, DIE2, LAST_ACTION, LAST_BY, STUCK
from sixrubies.board.flow import action_barred, arrive, before_action, carry_out
from sixrubies.board.letters.companion import steps_away
from sixrubies.board.letters.effects import can_draw_letter, companion_place
from sixrubies.board.letters.mail import start_letter
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.letters.wares import gain_ware, held_ware, pay_ware
from sixrubies.board.reasons import (
    COULD_NOT_PAY,
    FAMILY_HOME,
    NEEDS_GOOD,
    NEEDS_LIRA,
    NO_COMPANION,
    NO_COPY,
    NO_LETTER_TO_DRAW,
    NO_MERCHANT_AWAY,
    NO_WAY,
    NOT_NOW,
    NOT_REPEATABLE,
    NOT_WITH_GUILD_CARD,
    NOTHING_TO_COPY,
    TOKEN_BUSY,
)
from sixrubies.board.rules import EndCard, Interrupt
from sixrubies.board.state import State
from sixrubies.board.steps import (
    AFTER_ACTION,
    BEFORE_MOVE,
    CARD_DONE,
    DICE_ROLL,
    FAMILY_WALK,
    POLICE_ACTION,
    REWARD_GOOD,
    REWARD_TAKE,
    SELL_ONE,
    TOKEN_MOVE,
    TOKEN_USE,
    TURN_ANYWHERE,
    TURN_ARRIVE,
    TURN_ENCOUNTERS,
    TURN_JOIN,
    TURN_WALK_FAR,
)
from sixrubies.board.things import (
    ANYWHERE,
    COMPANION,
    COMPANION_FAR,
    COPY,
    DICE_REWARD,
    FAMILY,
    FAMILY_STEP,
    GOOD_AND_LIRA,
    GOOD_TO_LIRA,
    GOODS,
    GREAT_MOSQUE,
    ONE_LETTER,
    POLICE_STATION,
    REPEAT_MOSQUE,
    REPEAT_SOCIETY,
    SECRET_SOCIETY,
    SMALL_MOSQUE,
    TO_MERCHANT,
    USE_TOKEN,
)
from sixrubies.board.turn import MoveFar
from sixrubies.board.unpaid import leaves_unpaid
from sixrubies.core.frame import Frame
from sixrubies.core.step import Auto, Reason, Step


class LettersCard(Interrupt):
    """A card that knows the numbers of the box."""

    def __init__(self, kind: int, timings: list[int], numbers: LettersNumbers) -> None:
        super().__init__(kind, timings)
        self.numbers = numbers

    def unpaid(self, s: State, f: Frame, seat: int) -> Reason | None:
        """E8: without this card the token could not be paid."""
        return leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)


class OneLetter(LettersCard):
    """Take a letter."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        return self.unpaid(s, f, seat) if can_draw_letter(s) else Reason(NO_LETTER_TO_DRAW)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        start_letter(s, seat)


class DiceReward(LettersCard):
    """Two dice, a reward by their sum."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        return self.unpaid(s, f, seat)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(REWARD_TAKE, seat))
        s.push(Frame(DICE_ROLL, seat))


class TakeReward(Auto[State]):
    """What the sum brings."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def apply(self, s: State, f: Frame, action: int) -> None:
        for reward in self.numbers.rewards[s.n[DIE1] + s.n[DIE2]]:
            if reward == "good":
                s.push(Frame(REWARD_GOOD, f.seat))
            elif reward == "letter":
                start_letter(s, f.seat)
            else:
                gain_lira(s, f.seat, int(reward.split()[0]))


class RewardGood(Step[State]):
    """One good of choice; a full kind may be named and is lost (E2)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + good for good in range(GOODS)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_good(s, f.seat, action - GOOD)


class GoodToLira(LettersCard):
    """A good (or coffee) for seven Lira."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        if any(held_ware(s, seat, ware) for ware in range(self.numbers.wares)):
            return None
        return Reason(NEEDS_GOOD, 1, GOODS)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(SELL_ONE, seat))


class SellOne(Step[State]):
    """Which one."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GIVE + ware for ware in range(self.numbers.wares)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if held_ware(s, f.seat, action - GIVE) > 0 else Reason(NEEDS_GOOD, 1, action - GIVE)

    def apply(self, s: State, f: Frame, action: int) -> None:
        pay_ware(s, f.seat, action - GIVE)
        gain_lira(s, f.seat, self.numbers.sell_lira)


class GoodAndLira(LettersCard):
    """The good on the card and three Lira; also for the money alone (E25)."""

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        gain_ware(s, seat, self.kind - GOOD_AND_LIRA)
        gain_lira(s, seat, self.numbers.card_lira)
        lay_aside(s, card)


class Copy(Interrupt):
    """C9, E20: the top card of the discard pile, at its times, if it could be played now; it stays in the pile."""

    def __init__(self) -> None:
        super().__init__(COPY, ANY_TIME)

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        if not s.discard:
            return Reason(NOTHING_TO_COPY)
        kind = s.discard[-1]
        if kind == COPY:
            return Reason(NO_COPY)
        if s.rules.fits[s.rules.steps[f.step].timing] >> kind & 1 == 0:
            return Reason(NOT_NOW)
        return s.rules.cards[kind].why_not(s, f, seat)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.rules.cards[s.discard[-1]].use(s, f, seat, card)


class FamilyStep(LettersCard):
    """E24: the family member goes one place and acts there; this replaces the phases of the turn."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        if s.family(seat) == POLICE_STATION:
            return Reason(FAMILY_HOME)
        return None if family_steps(s, seat) else Reason(NO_WAY)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        s.push(Frame(TURN_ENCOUNTERS, seat, s.merchant(seat), a=0))
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(FAMILY_WALK, seat))


def family_steps(s: State, seat: int) -> list[int]:
    """The places he can step to: neighbours, never the Police Station; the barrier stops him."""
    return [place for place in steps_away(s, seat, s.family(seat), 1) if place != POLICE_STATION]


class WalkFamily(Step[State]):
    """Where he goes."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SEND + place for place in family_steps(s, f.seat)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        send_family(s, f.seat, action - SEND)
        s.push(Frame(POLICE_ACTION, f.seat, action - SEND, FAMILY))


class ToMerchant(LettersCard):
    """E19: to another player's merchant on another place; that one is not paid."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        for other in range(s.seats):
            if s.merchant(other) != s.merchant(seat):
                return None
        return Reason(NO_MERCHANT_AWAY)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(TURN_JOIN, seat))


class JoinMerchant(Step[State]):
    """Whose. The card is laid aside before the turn goes on."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        here = s.merchant(f.seat)
        return [JOIN + other for other in range(s.seats) if s.merchant(other) != here]

    def apply(self, s: State, f: Frame, action: int) -> None:
        other = action - JOIN
        move_merchant(s, f.seat, s.merchant(other))
        card = s.frames.pop()
        s.push(Frame(TURN_ARRIVE, f.seat, b=other + 1))
        s.push(card)


class CompanionFar(LettersCard):
    """The companion goes exactly two places."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        place = companion_place(s, seat)
        return None if place and steps_away(s, seat, place, 2) else Reason(NO_COMPANION)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        s.push(Frame(TURN_ARRIVE, seat, by=COMPANION))
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(TURN_WALK_FAR, seat))


class LettersArrive(Auto[State]):
    """A card has moved the merchant or the companion, and was laid aside."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.by == COMPANION:
            before_action(s, f.seat, companion_place(s, f.seat), COMPANION)
        else:
            arrive(s, f.seat, f.b)


class UseToken(LettersCard):
    """C9, E16: a token from afar, as if met; not one that rolled its own place, nor one that is just being paid."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        unpaid = self.unpaid(s, f, seat)
        if unpaid is not None:
            return unpaid
        for token in s.rules.tokens:
            if token_barred(s, seat, token, s.hand_size(seat) - 1) is None:
                return None
        return Reason(TOKEN_BUSY)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(TOKEN_USE, seat))


def token_barred(s: State, seat: int, token: int, cards: int) -> Reason | None:
    """Why it can't be used now; `cards` stay in hand to pay a token that waits for its price."""
    if s.n[STUCK] >> token & 1:
        return Reason(TOKEN_BUSY)
    for f in s.frames:
        if f.step == TOKEN_MOVE and f.a == token:
            return Reason(TOKEN_BUSY)
    meeting = s.rules.meetings[token]
    barred = meeting.barred(s, seat)
    return Reason(COULD_NOT_PAY) if barred is None and meeting.unpayable(s, seat, cards) else barred


class ChooseToken(Step[State]):
    """Which token."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [MEET + token for token in s.rules.tokens]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return token_barred(s, f.seat, action - MEET, s.hand_size(f.seat))

    def apply(self, s: State, f: Frame, action: int) -> None:
        token = action - MEET
        place = s.merchant(f.seat)
        tell(s, TOKEN_MET, f.seat, token)
        s.push(Frame(TOKEN_MOVE, f.seat, place, a=token))
        s.rules.meetings[token].begin(s, f.seat, place)


class RepeatMosque(Interrupt):
    """Right after the action of either Mosque."""

    def __init__(self) -> None:
        super().__init__(REPEAT_MOSQUE, [AFTER_ACTION])

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        if s.n[BARRED]:
            return Reason(NOT_WITH_GUILD_CARD)
        place = s.n[LAST_ACTION]
        if place not in (SMALL_MOSQUE, GREAT_MOSQUE):
            return Reason(NOT_REPEATABLE, SMALL_MOSQUE)
        return action_barred(s, seat, place)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        carry_out(s, seat, s.n[LAST_ACTION], s.n[LAST_BY])


class Anywhere(LettersCard):
    """E19: three Lira, and the merchant goes to any place but the present one."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        price = self.numbers.anywhere_lira
        return None if s.lira(seat) >= price else Reason(NEEDS_LIRA, price, s.lira(seat))

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        pay_lira(s, seat, self.numbers.anywhere_lira)
        s.push(Frame(TURN_ARRIVE, seat))
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(TURN_ANYWHERE, seat))


class MoveAnywhere(MoveFar):
    """A jump: no barrier stops it."""

    def reach(self, s: State, f: Frame) -> list[int]:
        here = s.merchant(f.seat)
        return [place for place in s.rules.bazaar.places if place != here]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [MOVE + place for place in self.reach(s, f)]


class EndGoodAndLira(EndCard):
    """A21: a good and three Lira."""

    def __init__(self, kind: int, numbers: LettersNumbers) -> None:
        super().__init__(kind)
        self.numbers = numbers

    def use(self, s: State, seat: int) -> None:
        gain_ware(s, seat, self.kind - GOOD_AND_LIRA)
        gain_lira(s, seat, self.numbers.card_lira)


class EndGoodToLira(EndCard):
    """A21: a good for seven Lira, paid in the order red, green, yellow, blue."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__(GOOD_TO_LIRA)
        self.numbers = numbers

    def first(self, s: State, seat: int) -> int:
        for ware in range(self.numbers.wares):
            if held_ware(s, seat, ware):
                return ware
        return -1

    def usable(self, s: State, seat: int) -> bool:
        return self.first(s, seat) >= 0

    def use(self, s: State, seat: int) -> None:
        pay_ware(s, seat, self.first(s, seat))
        gain_lira(s, seat, self.numbers.sell_lira)


def letters_cards(numbers: LettersNumbers) -> list[Interrupt]:
    """By kind, from ONE_LETTER on."""
    return [
        OneLetter(ONE_LETTER, ANY_TIME, numbers),
        DiceReward(DICE_REWARD, ANY_TIME, numbers),
        GoodToLira(GOOD_TO_LIRA, ANY_TIME, numbers),
        *[GoodAndLira(GOOD_AND_LIRA + good, ANY_TIME, numbers) for good in range(GOODS)],
        Copy(),
        FamilyStep(FAMILY_STEP, [BEFORE_MOVE], numbers),
        ToMerchant(TO_MERCHANT, [BEFORE_MOVE], numbers),
        CompanionFar(COMPANION_FAR, [BEFORE_MOVE], numbers),
        UseToken(USE_TOKEN, ANY_TIME, numbers),
        RepeatMosque(),
        Repeat(REPEAT_SOCIETY, SECRET_SOCIETY),
        Anywhere(ANYWHERE, [BEFORE_MOVE], numbers),
    ]
