"""The eight actions (docs/rules/dice.md, DG5, DG11 to DG18): which can be paid, and how each begins."""

from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Reason, Step
from sixrubies.dice.actions import BUY_TILE, END_TURN, REVEAL, RUBY, TAKE, TAKE_TWO
from sixrubies.dice.bazaar import start_reveal
from sixrubies.dice.effects import gain, pay, take_ruby, tell, use_dice
from sixrubies.dice.events import ACTION_BEGAN
from sixrubies.dice.fields import DICE, DISPLAY, NO_TILE, OWNED, RUBIES_AT
from sixrubies.dice.pay import ask_goods, most_goods, packed
from sixrubies.dice.reasons import NEEDS_GOODS, NEEDS_LIRA, NO_CARD_DIE, NO_COIN_DIE, NO_RUBY
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.steps import GAIN_RESOURCE, GAIN_RUBY, GAIN_TILE, GAIN_TWO_MARKERS, TURN_ACTION
from sixrubies.dice.things import (
    BROWN,
    CARD_FACE,
    CARPET,
    COIN_FACE,
    COLOURS,
    CRYSTAL,
    EXTRA_ACTION,
    LIRA,
    LIRA_AREA,
    MARKER_WITH_LIRA,
    OPEN_TILES,
    RESOURCES,
    TRADE_AREAS,
)

ONE_EACH: list[int] = [1, 1, 1, 1, 0]


def goods_price(s: State, action: int) -> tuple[list[int], int]:
    """What an action asks for in goods: of each colour and any, and how many in all."""
    rules = s.rules
    if action < TAKE + COLOURS:  # DG11 two of one colour
        cost = [0] * (COLOURS + 1)
        cost[action - TAKE] = rules.alike
        return cost, rules.alike
    if action == TAKE + CRYSTAL:
        return ONE_EACH, rules.for_crystal
    if action == TAKE + BROWN:
        return ONE_EACH, rules.for_brown
    if action == TAKE_TWO:
        return ONE_EACH, rules.for_markers
    if action >= BUY_TILE:
        cost = rules.tile_price(action - BUY_TILE)
    else:
        cost = rules.price_of(action - RUBY, s.price(action - RUBY))
    return cost, sum(cost)


class ChooseAction(Step[State]):
    """DG5 Up to two actions, and one more for each extra-action tile that serves. Frame: `a` actions used."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if f.a < s.rules.actions + s.serving(EXTRA_ACTION) else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        out = [END_TURN, *range(TAKE, TAKE_TWO + 1)]
        cards = s.icons(CARD_FACE)
        out += [REVEAL + number for number in range(1, max(cards, 1) + 1)]
        out += [RUBY + area for area in range(TRADE_AREAS)]
        return out + sorted({BUY_TILE + tile for tile in s.open_tiles()})

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == END_TURN:
            return None
        if action == TAKE + LIRA:
            return None if s.icons(COIN_FACE) else Reason(NO_COIN_DIE)
        if REVEAL < action < RUBY:
            return None if s.icons(CARD_FACE) else Reason(NO_CARD_DIE)
        if RUBY <= action < RUBY + TRADE_AREAS and s.rubies_left(action - RUBY) == 0:
            return Reason(NO_RUBY, action - RUBY)
        if action == RUBY + LIRA_AREA:
            has, price = s.owned(f.seat, LIRA), s.price(LIRA_AREA)
            return None if has >= price else Reason(NEEDS_LIRA, price, has)
        cost, owed = goods_price(s, action)
        most = most_goods(s, f.seat, packed(cost))
        return None if most >= owed else Reason(NEEDS_GOODS, owed, most)

    def options(self, s: State, f: Frame) -> list[int]:
        n, rules = s.n, s.rules
        own = OWNED + f.seat * RESOURCES
        red = n[own] + n[DICE]
        yellow = n[own + 1] + n[DICE + 1]
        green = n[own + 2] + n[DICE + 2]
        blue = n[own + 3] + n[DICE + 3]
        brown = n[own + BROWN]
        colours = (red > 0) + (yellow > 0) + (green > 0) + (blue > 0)
        out = [END_TURN]
        alike = rules.alike - brown
        if red >= alike:
            out.append(TAKE)
        if yellow >= alike:
            out.append(TAKE + 1)
        if green >= alike:
            out.append(TAKE + 2)
        if blue >= alike:
            out.append(TAKE + 3)
        different = colours + brown
        if different >= rules.for_brown:
            out.append(TAKE + BROWN)
        if different >= rules.for_crystal:
            out.append(TAKE + CRYSTAL)
        if n[DICE + COIN_FACE] > 0:
            out.append(TAKE + LIRA)
        if different >= rules.for_markers:
            out.append(TAKE_TWO)
        for number in range(1, n[DICE + CARD_FACE] + 1):
            out.append(REVEAL + number)
        goods = [red, yellow, green, blue]
        least = rules.least_price
        for colour in range(COLOURS):
            if goods[colour] + brown >= least[colour]:
                left = n[RUBIES_AT + colour]
                if left > 0:
                    prices = rules.prices[colour]
                    if goods[colour] + brown >= prices[len(prices) - left]:
                        out.append(RUBY + colour)
        left = n[RUBIES_AT + CARPET]
        if left > 0 and different >= COLOURS:
            prices = rules.prices[CARPET]
            any_goods = prices[len(prices) - left]
            over = red + yellow + green + blue - colours
            if colours + (over if over < any_goods else any_goods) + brown >= COLOURS + any_goods:
                out.append(RUBY + CARPET)
        left = n[RUBIES_AT + LIRA_AREA]
        if left > 0 and n[own + LIRA] >= least[LIRA_AREA]:
            prices = rules.prices[LIRA_AREA]
            if n[own + LIRA] >= prices[len(prices) - left]:
                out.append(RUBY + LIRA_AREA)
        self.tiles(s, rules, goods, brown, out)
        return out

    def tiles(self, s: State, rules: Rules, goods: list[int], brown: int, out: list[int]) -> None:
        """DG17.2 The open tiles that can be paid, each kind once, in the order of their numbers."""
        n = s.n
        payable = 0
        for slot in range(DISPLAY, DISPLAY + OPEN_TILES):
            tile = n[slot]
            if tile == NO_TILE:
                break
            colour = rules.tile_colour[tile]
            if colour >= 0:
                if goods[colour] + brown >= rules.tile_goods[tile]:
                    payable |= 1 << tile
            elif self.mixed(rules.tile_costs[tile], goods) + brown >= rules.tile_goods[tile]:
                payable |= 1 << tile
        tile = 0
        while payable:
            if payable & 1:
                out.append(BUY_TILE + tile)
            payable >>= 1
            tile += 1

    def mixed(self, cost: list[int], goods: list[int]) -> int:
        """How many goods of a price can be paid without brown."""
        most = 0
        over = 0
        for colour in range(COLOURS):
            if goods[colour] > cost[colour]:
                most += cost[colour]
                over += goods[colour] - cost[colour]
            else:
                most += goods[colour]
        return most + (over if over < cost[COLOURS] else cost[COLOURS])

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == NOTHING or action == END_TURN:
            return
        seat = f.seat
        tell(s, ACTION_BEGAN, seat, action)
        s.push(Frame(TURN_ACTION, seat, a=f.a + 1))
        if action == TAKE + LIRA:
            take_lira(s, seat)
            return
        if REVEAL < action < RUBY:
            use_dice(s, seat, CARD_FACE, action - REVEAL)
            start_reveal(s, seat, action - REVEAL, action - REVEAL)
            return
        if action == RUBY + LIRA_AREA:
            pay(s, seat, LIRA, s.price(LIRA_AREA))
            take_ruby(s, seat, LIRA_AREA)
            return
        cost, owed = goods_price(s, action)
        if action >= BUY_TILE:
            s.push(Frame(GAIN_TILE, seat, a=action - BUY_TILE))
        elif action >= RUBY:
            s.push(Frame(GAIN_RUBY, seat, a=action - RUBY))
        elif action == TAKE_TWO:
            s.push(Frame(GAIN_TWO_MARKERS, seat))
        else:
            s.push(Frame(GAIN_RESOURCE, seat, a=action - TAKE, b=1))
        ask_goods(s, seat, cost, owed)


def take_lira(s: State, seat: int) -> None:
    """DG15 All coins rolled, two Lira each; then the markers of the Lira-goods tiles, two of one colour together."""
    coins = s.icons(COIN_FACE)
    use_dice(s, seat, COIN_FACE, coins)
    gain(s, seat, LIRA, coins * s.rules.coin_lira)
    for colour in range(COLOURS):
        tiles = s.serving(MARKER_WITH_LIRA + colour)
        if tiles > 0:
            gain(s, seat, colour, tiles)
