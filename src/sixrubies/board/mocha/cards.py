"""The nine new kinds of bonus cards (docs/rules/mocha.md)."""

from sixrubies.board.actions import DONE, GIVE, GOOD
from sixrubies.board.cards.base import ALWAYS, ANY_TIME, Repeat
from sixrubies.board.effects import gain_good, gain_lira, lay_aside, pay_good
from sixrubies.board.fields import DIE1, DIE2
from sixrubies.board.mocha.answer import leaves_unanswered
from sixrubies.board.mocha.deck import start_guild_draw
from sixrubies.board.mocha.dice import DieToSix
from sixrubies.board.mocha.effects import can_draw_guild, coffee, coffee_short, gain_coffee, pay_coffee
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.reasons import (
    CANONICAL_ORDER,
    COULD_NOT_PAY,
    NEEDS_COFFEE,
    NEEDS_GOOD,
    NO_GUILD_CARD,
    NO_ROOM,
    NO_ROOM_TO_TAKE,
    SALE_FULL,
)
from sixrubies.board.rules import EndCard, Interrupt
from sixrubies.board.state import State
from sixrubies.board.steps import (
    AT_ROLL,
    BEFORE_MOVE,
    CARD_DONE,
    DICE_ROLL,
    EXCHANGE_GIVE,
    EXCHANGE_TAKE,
    REWARDS_GOOD,
    REWARDS_TAKE,
    TURN_ARRIVE,
    TURN_MOVE_CORNER,
)
from sixrubies.board.things import (
    COFFEE,
    COFFEE_HOUSE,
    COFFEE_TO_GUILD,
    COFFEE_TO_LIRA,
    CORNER,
    DICE_REWARDS,
    DIE_TO_SIX,
    EXCHANGE,
    GOODS,
    REPEAT_COFFEE_HOUSE,
    REPEAT_WAINWRIGHT,
    TWO_COFFEE,
    WAINWRIGHT,
)
from sixrubies.board.unpaid import leaves_unpaid, owes
from sixrubies.core.frame import Frame
from sixrubies.core.step import Auto, Reason, Step


class MochaCard(Interrupt):
    """A card that knows the numbers of the box."""

    def __init__(self, kind: int, timings: list[int], numbers: MochaNumbers) -> None:
        super().__init__(kind, timings)
        self.numbers = numbers


class TwoCoffee(MochaCard):
    """Two coffee, at every decision of the own turn (A7). It is no money for the Governor."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        unpaid = leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)
        return unpaid if unpaid is not None else leaves_unanswered(s, f, seat, self)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        gain_coffee(s, seat, self.numbers.card_coffee)
        lay_aside(s, card)


class CoffeeToLira(MochaCard):
    """One coffee for eight Lira, at every decision of the own turn (A7)."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        unpaid = leaves_unpaid(s, f, s.lira(seat) + self.numbers.card_lira, s.hand_size(seat) - 1)
        if unpaid is not None:
            return unpaid
        short = coffee_short(s, seat, self.numbers.card_lira_price)
        return short if short is not None else leaves_unanswered(s, f, seat, self)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        pay_coffee(s, seat, self.numbers.card_lira_price)
        gain_lira(s, seat, self.numbers.card_lira)
        lay_aside(s, card)


class CoffeeToGuild(MochaCard):
    """Two coffee for a guild card from the face-down pile, if one can be drawn (E13)."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        unpaid = leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)
        if unpaid is not None:
            return unpaid
        if not can_draw_guild(s):
            return Reason(NO_GUILD_CARD)
        return coffee_short(s, seat, self.numbers.card_guild_price)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        pay_coffee(s, seat, self.numbers.card_guild_price)
        s.push(Frame(CARD_DONE, seat, a=card))
        start_guild_draw(s, seat)


class DiceRewards(MochaCard):
    """Two dice, a reward for each."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        return leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(REWARDS_TAKE, seat, a=1))
        s.push(Frame(REWARDS_TAKE, seat, a=0))
        s.push(Frame(DICE_ROLL, seat))


class TakeReward(Auto[State]):
    """Frame: `a` is 0 for the higher die, 1 for the other."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def apply(self, s: State, f: Frame, action: int) -> None:
        reward = self.numbers.rewards[s.n[DIE1 if f.a == 0 else DIE2] - 1]
        if reward == "lira":
            gain_lira(s, f.seat, self.numbers.reward_lira)
        elif reward == "coffee":
            gain_coffee(s, f.seat, 1)
        else:
            s.push(Frame(REWARDS_GOOD, f.seat))


class RewardGood(Step[State]):
    """One good of choice; a full kind may be named and is lost (E2)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + good for good in range(GOODS)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_good(s, f.seat, action - GOOD)


def held(s: State, seat: int, ware: int) -> int:
    """Goods or coffee."""
    return coffee(s, seat) if ware == COFFEE else s.good(seat, ware)


def takeable(s: State, seat: int, given: int) -> int:
    """How many pieces of other kinds could be taken, `given` counting three bits a kind; coffee is without end."""
    total = 0 if given >> 3 * COFFEE & 7 else 99
    for good in range(GOODS):
        if given >> 3 * good & 7 == 0:
            total += s.room(seat, good)
    return total


def pieces(given: int) -> int:
    total = 0
    for ware in range(COFFEE + 1):
        total += given >> 3 * ware & 7
    return total


class Exchange(MochaCard):
    """One to three goods or coffee for as many of other kinds (E13)."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        unpaid = leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)
        if unpaid is not None:
            return unpaid
        for ware in range(COFFEE + 1):
            if held(s, seat, ware) and takeable(s, seat, 1 << 3 * ware) > 0:
                return None
        return Reason(NEEDS_GOOD, 1, GOODS)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(EXCHANGE_GIVE, seat))


class ExchangeGive(Step[State]):
    """What is given, in canonical order. Frame: `a` counts it, three bits a kind."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, *[GIVE + ware for ware in range(COFFEE + 1)]]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == DONE:
            return None if f.a else Reason(NEEDS_GOOD, 1, GOODS)
        ware = action - GIVE
        if pieces(f.a) >= self.numbers.exchange_most:
            return Reason(SALE_FULL, self.numbers.exchange_most)
        if f.a >> (3 * ware + 3):
            return Reason(CANONICAL_ORDER)
        if held(s, f.seat, ware) == 0:
            return Reason(NEEDS_COFFEE, 1, 0) if ware == COFFEE else Reason(NEEDS_GOOD, 1, ware)
        given = f.a + (1 << 3 * ware)
        return None if takeable(s, f.seat, given) >= pieces(given) else Reason(NO_ROOM_TO_TAKE)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == DONE:
            s.push(Frame(EXCHANGE_TAKE, f.seat, a=f.a, b=pieces(f.a)))
            return
        ware = action - GIVE
        if ware == COFFEE:
            pay_coffee(s, f.seat, 1)
        else:
            pay_good(s, f.seat, ware)
        s.push(Frame(EXCHANGE_GIVE, f.seat, a=f.a + (1 << 3 * ware)))


class ExchangeTake(Step[State]):
    """What is taken: kinds that were not given, with room. Frame: `a` what was given, `b` pieces still to take."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + ware for ware in range(COFFEE + 1) if f.a >> 3 * ware & 7 == 0]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        ware = action - GOOD
        if ware == COFFEE:
            if f.b == 1 and owes(s, f.seat, s.lira(f.seat), s.goods(f.seat), s.hand_size(f.seat), len(s.frames)):
                return Reason(COULD_NOT_PAY)  # R17: it came between the Smuggler's gift and his price
            return None
        return None if s.room(f.seat, ware) > 0 else Reason(NO_ROOM, ware)

    def apply(self, s: State, f: Frame, action: int) -> None:
        ware = action - GOOD
        if ware == COFFEE:
            gain_coffee(s, f.seat, 1)
        else:
            gain_good(s, f.seat, ware)
        if f.b > 1:
            s.push(Frame(EXCHANGE_TAKE, f.seat, a=f.a, b=f.b - 1))


class Corner(MochaCard):
    """Instead of the normal move: to a corner (B5)."""

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        s.push(Frame(TURN_ARRIVE, seat))
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(TURN_MOVE_CORNER, seat))


class EndCoffeeToLira(EndCard):
    """A21: one coffee for eight Lira."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__(COFFEE_TO_LIRA)
        self.numbers = numbers

    def usable(self, s: State, seat: int) -> bool:
        return coffee(s, seat) >= self.numbers.card_lira_price

    def use(self, s: State, seat: int) -> None:
        pay_coffee(s, seat, self.numbers.card_lira_price)
        gain_lira(s, seat, self.numbers.card_lira)


def mocha_cards(numbers: MochaNumbers) -> list[Interrupt]:
    """By kind, behind the base game's."""
    return [
        TwoCoffee(TWO_COFFEE, ALWAYS, numbers),
        CoffeeToGuild(COFFEE_TO_GUILD, ANY_TIME, numbers),
        CoffeeToLira(COFFEE_TO_LIRA, ALWAYS, numbers),
        DiceRewards(DICE_REWARDS, ANY_TIME, numbers),
        Exchange(EXCHANGE, ANY_TIME, numbers),
        DieToSix(DIE_TO_SIX, [AT_ROLL]),
        Corner(CORNER, [BEFORE_MOVE], numbers),
        Repeat(REPEAT_WAINWRIGHT, WAINWRIGHT),
        Repeat(REPEAT_COFFEE_HOUSE, COFFEE_HOUSE),
    ]
