"""The twenty guild cards: each a special form of the action of the place with its number (rulings B1, B2, E11, E12)."""

from sixrubies.board.actions import ACT, SEND, TAVERN_CHOICE
from sixrubies.board.effects import (
    bring_family_home,
    extend_wheelbarrow,
    gain_good,
    gain_lira,
    pay_lira,
    send_family,
    take_ruby,
)
from sixrubies.board.fields import EXTENSIONS, GUILD_HAND, MOSQUE
from sixrubies.board.flow import action_barred, carry_out
from sixrubies.board.mocha.coffee_house import BuyForCoffee
from sixrubies.board.mocha.effects import bar_place_bound, gain_coffee, pay_coffee, take_tavern_tile
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.mocha.tavern import MOVEMENT, tile_barred, tile_cost
from sixrubies.board.places.black_market import gain_blue
from sixrubies.board.places.markets import demanded
from sixrubies.board.places.mosques import TakeTile, first_tile
from sixrubies.board.reasons import (
    ACTION_IMPOSSIBLE,
    ALL_EXTENSIONS,
    NEEDS_GOOD,
    NEEDS_LIRA,
    NO_EXCHANGE,
    NO_TILE,
    NOTHING_TO_SELL,
    OWN_TILE,
    STACK_EMPTY,
)
from sixrubies.board.rules import Interrupt
from sixrubies.board.state import State
from sixrubies.board.steps import (
    BEFORE_MOVE,
    CARAVANSARY_COFFEE,
    CARD_DONE,
    COFFEE_HOUSE_BUY,
    DICE_ROLL,
    GUILD_AGAIN,
    GUILD_BLUE,
    GUILD_EXTEND,
    GUILD_EXTRA,
    GUILD_GOODS,
    GUILD_HALL_TAKE,
    GUILD_MOSQUE,
    GUILD_SEND,
    GUILD_TAVERN,
    TAVERN_BARRIER,
    TEA_HOUSE_CALL,
    TURN_ENCOUNTERS,
)
from sixrubies.board.things import (
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    COFFEE_HOUSE,
    FAMILY,
    GUILD,
    GUILD_HALL,
    POLICE_STATION,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT_RUBIES,
)
from sixrubies.core.frame import Frame
from sixrubies.core.step import Auto, Reason, Step


class GuildCard(Interrupt):
    """Played instead of the whole turn: the action of its place, and what the card adds after it.

    Afterwards only cards and tiles that are tied to no place can be used; nobody is met.
    """

    def __init__(self, number: int, numbers: MochaNumbers) -> None:
        super().__init__(GUILD + number, [BEFORE_MOVE])
        self.number = number
        self.numbers = numbers

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        return self.impossible(s, seat)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.frames.pop()
        bar_place_bound(s)
        s.push(Frame(TURN_ENCOUNTERS, seat, s.merchant(seat), a=0))
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(GUILD_EXTRA, seat, a=self.number))
        self.act(s, seat)

    def impossible(self, s: State, seat: int) -> Reason | None:
        """B1: all of the card must be carried out."""
        return action_barred(s, seat, self.number)

    def act(self, s: State, seat: int) -> None:
        carry_out(s, seat, self.number)


class GuildWainwright(GuildCard):
    """1: an extension for less."""

    def impossible(self, s: State, seat: int) -> Reason | None:
        if s.n[EXTENSIONS + seat] >= s.rules.extensions:
            return Reason(ALL_EXTENSIONS)
        price = self.numbers.guild_extension
        return None if s.lira(seat) >= price else Reason(NEEDS_LIRA, price, s.lira(seat))

    def act(self, s: State, seat: int) -> None:
        s.push(Frame(GUILD_EXTEND, seat))


class GuildPostOffice(GuildCard):
    """5: the action twice; any-time cards may be played between (E11)."""

    def act(self, s: State, seat: int) -> None:
        s.push(Frame(GUILD_AGAIN, seat, self.number))
        carry_out(s, seat, self.number)


class GuildCaravansary(GuildCard):
    """6: a coffee and one bonus card more than at the place."""

    def act(self, s: State, seat: int) -> None:
        more = self.numbers.guild_caravansary - s.rules.caravansary_cards
        s.push(Frame(CARAVANSARY_COFFEE, seat, CARAVANSARY, b=more))


class GuildBlackMarket(GuildCard):
    """8: one red, one green and one yellow good, then the dice for blue ones."""

    def act(self, s: State, seat: int) -> None:
        s.push(Frame(GUILD_BLUE, seat, BLACK_MARKET))
        s.push(Frame(DICE_ROLL, seat, BLACK_MARKET))
        s.push(Frame(GUILD_GOODS, seat, BLACK_MARKET))


class GuildTeaHouse(GuildCard):
    """9: falling short pays more."""

    def act(self, s: State, seat: int) -> None:
        more = self.numbers.guild_consolation - s.rules.tea_consolation
        s.push(Frame(TEA_HOUSE_CALL, seat, TEA_HOUSE, b=more))


class GuildMarket(GuildCard):
    """10, 11: a sale by the demand tile; the any-goods card is tied to its place."""

    def impossible(self, s: State, seat: int) -> Reason | None:
        return None if demanded(s, seat, self.number) else Reason(NOTHING_TO_SELL)


class GuildPolice(GuildCard):
    """12: the family member goes home without a reward, then is sent out to act (E1: the action is part of it)."""

    def impossible(self, s: State, seat: int) -> Reason | None:
        return None  # a warehouse can always be used

    def act(self, s: State, seat: int) -> None:
        if s.family(seat) != POLICE_STATION:
            bring_family_home(s, seat)
        s.push(Frame(GUILD_SEND, seat, POLICE_STATION))


class GuildMosque(GuildCard):
    """14, 15: a tile for one good, whatever it shows."""

    def impossible(self, s: State, seat: int) -> Reason | None:
        tile = first_tile(self.number)
        if waived_barred(s, seat, tile) is None or waived_barred(s, seat, tile + 1) is None:
            return None
        return Reason(NO_TILE)

    def act(self, s: State, seat: int) -> None:
        s.push(Frame(GUILD_MOSQUE, seat, self.number))


class GuildRoasting(GuildCard):
    """17: an exchange must be possible without the card itself."""

    def impossible(self, s: State, seat: int) -> Reason | None:
        others = s.hand_size(seat) + s.n[GUILD_HAND + seat] - 1
        if others or s.goods(seat) or s.lira(seat) >= self.numbers.roasting_lira:
            return None
        return Reason(NO_EXCHANGE)


class GuildGuildHall(GuildCard):
    """18: a coffee and one guild card more than at the place."""

    def act(self, s: State, seat: int) -> None:
        s.push(Frame(GUILD_HALL_TAKE, seat, GUILD_HALL, b=self.numbers.guild_hall_more - self.numbers.guild_hall_cards))


class GuildTavern(GuildCard):
    """19: a tavern tile and the barrier, for one coffee less than both together, paid before the action (E12)."""

    def impossible(self, s: State, seat: int) -> Reason | None:
        beside = self.numbers.barrier_coffee - self.numbers.guild_tavern
        first = tile_barred(s, self.numbers, seat, 0, beside)
        return None if first is None else tile_barred(s, self.numbers, seat, 1, beside)

    def act(self, s: State, seat: int) -> None:
        s.push(Frame(GUILD_TAVERN, seat, TAVERN))


class GuildCoffeeHouse(GuildCard):
    """20: a ruby for less coffee."""

    def impossible(self, s: State, seat: int) -> Reason | None:
        step = s.rules.steps[COFFEE_HOUSE_BUY]
        assert isinstance(step, BuyForCoffee)
        return step.barred_at(s, seat, self.numbers.guild_coffee_house)

    def act(self, s: State, seat: int) -> None:
        s.push(Frame(COFFEE_HOUSE_BUY, seat, COFFEE_HOUSE, b=self.numbers.guild_coffee_house))


def guild_cards(numbers: MochaNumbers) -> list[Interrupt]:
    """By number, 1 to 20."""
    return [
        GuildWainwright(1, numbers),
        GuildCard(2, numbers),
        GuildCard(3, numbers),
        GuildCard(4, numbers),
        GuildPostOffice(5, numbers),
        GuildCaravansary(6, numbers),
        GuildCard(7, numbers),
        GuildBlackMarket(8, numbers),
        GuildTeaHouse(9, numbers),
        GuildMarket(10, numbers),
        GuildMarket(11, numbers),
        GuildPolice(12, numbers),
        GuildCard(13, numbers),
        GuildMosque(14, numbers),
        GuildMosque(15, numbers),
        GuildCard(16, numbers),
        GuildRoasting(17, numbers),
        GuildGuildHall(18, numbers),
        GuildTavern(19, numbers),
        GuildCoffeeHouse(20, numbers),
    ]


class Extra(Auto[State]):
    """E12: what a guild card gives on top comes after the action."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def apply(self, s: State, f: Frame, action: int) -> None:
        if self.numbers.guild_coffee[f.a]:
            gain_coffee(s, f.seat, self.numbers.guild_coffee[f.a])
        if self.numbers.guild_lira[f.a]:
            gain_lira(s, f.seat, self.numbers.guild_lira[f.a])


class Extend(Auto[State]):
    """1: the third extension still brings the ruby."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def apply(self, s: State, f: Frame, action: int) -> None:
        pay_lira(s, f.seat, self.numbers.guild_extension)
        extend_wheelbarrow(s, f.seat)
        if s.n[EXTENSIONS + f.seat] == s.rules.extensions:
            take_ruby(s, f.seat, WAINWRIGHT_RUBIES)


class ThreeGoods(Auto[State]):
    """8: red, green and yellow."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        for good in range(BLUE):
            gain_good(s, f.seat, good)


class BlueGoods(Auto[State]):
    """8: what the dice bring."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_blue(s, f.seat)


class Again(Step[State]):
    """5: the second action, with room for cards before it."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [ACT]

    def apply(self, s: State, f: Frame, action: int) -> None:
        carry_out(s, f.seat, f.place)


class SendToAct(Step[State]):
    """12: to a place whose action can be carried out, which then is."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SEND + place for place in s.rules.bazaar.places if place != POLICE_STATION]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        place = action - SEND
        if action_barred(s, f.seat, place) is None:
            return None
        there = s.clone()  # on his arrival a letter may be delivered, and its seals count at the Secret Society
        send_family(there, f.seat, place)
        return Reason(ACTION_IMPOSSIBLE, place) if action_barred(there, f.seat, place) is not None else None

    def apply(self, s: State, f: Frame, action: int) -> None:
        send_family(s, f.seat, action - SEND)
        carry_out(s, f.seat, action - SEND, FAMILY)


def waived_barred(s: State, seat: int, tile: int) -> Reason | None:
    """14, 15: the goods shown need not be owned, one of the colour is paid."""
    if s.has_tile(seat, tile):
        return Reason(OWN_TILE, tile)
    if s.n[MOSQUE + tile] == 0:
        return Reason(STACK_EMPTY, tile)
    price = s.rules.mosque_pay
    return None if s.good(seat, tile) >= price else Reason(NEEDS_GOOD, price, tile)


class TakeTileCheaply(TakeTile):
    """14, 15: as at the mosque but for the goods shown."""

    def tile_barred(self, s: State, seat: int, tile: int) -> Reason | None:
        return waived_barred(s, seat, tile)


class TileAndBarrier(Step[State]):
    """19: which tile; both are paid now, then the barrier is laid."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def beside(self) -> int:
        return self.numbers.barrier_coffee - self.numbers.guild_tavern

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [TAVERN_CHOICE + MOVEMENT, TAVERN_CHOICE + MOVEMENT + 1]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return tile_barred(s, self.numbers, f.seat, action - TAVERN_CHOICE - MOVEMENT, self.beside())

    def apply(self, s: State, f: Frame, action: int) -> None:
        tile = action - TAVERN_CHOICE - MOVEMENT
        pay_coffee(s, f.seat, tile_cost(s, self.numbers, tile) + self.beside())
        take_tavern_tile(s, f.seat, tile)
        s.push(Frame(TAVERN_BARRIER, f.seat, TAVERN, b=1))
