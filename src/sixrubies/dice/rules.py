"""The rules of one table: the kernel of the Dice Game, with every number looked up once. Never written during play."""

from typing import Any

from sixrubies.core.kernel import Kernel
from sixrubies.core.step import Step
from sixrubies.dice.state import State
from sixrubies.dice.things import (
    ABILITIES,
    ABILITY_OF,
    CARD_NAMES,
    CARPET,
    COLOUR_NAMES,
    COLOURS,
    CONDITIONAL,
    CRYSTAL,
    LIRA,
    LIRA_AREA,
    MARKERS,
    RESOURCE_NAMES,
    RESOURCES,
    TILE_NAMES,
)

NO_INTERRUPTS: tuple[int, int] = (1, 0)  # an empty range of action numbers


class Condition:
    """What a conditional card asks for, and what it gives to who fulfils it (DG46 to DG49)."""

    def __init__(self, told: dict[str, Any]) -> None:
        give, take = told.get("give", {}), told.get("take", {})
        self.own: list[int] = _resources(told.get("own", {}))  # to possess, not to pay
        self.dice: int = told.get("dice", 0)  # card icons used for this action
        self.give: list[int] = _resources(give)
        self.give_tile: bool = bool(give.get("tile", 0))
        self.take: list[int] = _resources(take)
        self.take_tile: bool = bool(take.get("tile", 0))
        self.take_ruby: bool = bool(take.get("ruby", 0))
        self.give_colours: int = sum(self.give[:COLOURS])


def _resources(told: dict[str, int]) -> list[int]:
    return [told.get(name, 0) for name in RESOURCE_NAMES]


class Rules(Kernel[State]):
    """`values` are the component values by dotted key (`data/dice.toml`)."""

    def __init__(self, steps: list[Step[State]], seats: int, values: dict[str, Any]) -> None:
        super().__init__(steps, NO_INTERRUPTS[0], NO_INTERRUPTS[1])
        side, table = "side_4" if seats == 4 else "side_23", str(seats)
        self.seats = seats
        self.goal: int = values["dice_game.goal"][table]
        self.mosque_need: int = values["mosque_ruby.tiles"][table]
        self.rolled: int = values["dice_game.rolled"]
        self.most_dice: int = values["dice_game.dice"]
        self.display: int = values["dice_game.display"]
        self.start_lira: list[int] = list(values["dice_game.start_lira"])
        self.start_crystals: int = values["dice_game.start_crystals"]
        self.total: list[int] = [values["supply.markers"][name] for name in RESOURCE_NAMES[:MARKERS]]
        self.total += [values["supply.crystals"], values["supply.lira"]]

        # Ruby areas: what each ruby costs, in the order they are taken. The fields that two players leave out are gone.
        names = ["goods"] * COLOURS + ["carpet", "lira"]
        self.prices: list[list[int]] = []
        for name in names:
            left_out = values[f"two_players.{name}"] if seats == 2 else []
            fields = values[f"{side}.{name}"]
            self.prices.append([price for i, price in enumerate(fields) if i + 1 not in left_out])
        mosque = values[f"{side}.mosque"] - (values["two_players.mosque"] if seats == 2 else 0)
        self.stock: list[int] = [*[len(prices) for prices in self.prices], mosque]

        self.least_price: list[int] = [
            min(prices, default=0) for prices in self.prices
        ]  # most are out of reach: seen at a glance

        self.actions: int = values["actions.count"]
        self.alike: int = values["actions.alike"]
        self.for_crystal: int = values["actions.crystal"]
        self.for_brown: int = values["actions.brown"]
        self.for_markers: int = values["actions.markers_price"]
        self.markers: int = values["actions.markers"]
        self.coin_lira: int = values["actions.coin_lira"]
        self.reroll_crystals: int = values["reroll.crystals"]

        self.tile_copies: list[int] = [values["tiles.copies"][name] for name in TILE_NAMES]
        self.tile_costs: list[list[int]] = [_cost(values["tiles.cost"][name]) for name in TILE_NAMES]
        # Most tiles ask for goods of one colour: which (-1: others do not), and how many goods in all.
        self.tile_colour: list[int] = [_only_colour(cost) for cost in self.tile_costs]
        self.tile_goods: list[int] = [sum(cost) for cost in self.tile_costs]
        self.ability_copies: list[int] = [0] * ABILITIES
        for tile, copies in enumerate(self.tile_copies):
            self.ability_copies[ABILITY_OF[tile]] += copies
        self.tiles_in_all: int = sum(self.tile_copies)
        self.income_lira: int = values["tiles.lira"]
        self.income_crystals: int = values["tiles.crystals"]
        self.income_cards: int = values["tiles.cards"]

        self.card_copies: list[int] = [values["bazaar.copies"][name] for name in CARD_NAMES]
        self.deck_size: int = sum(self.card_copies)
        self.otherwise_lira: int = values["bazaar.otherwise"]
        self.sale_lira: int = values["bazaar.sale_lira"]
        prices = values["bazaar.sale_price"]
        self.sale_price: list[int] = [prices.get(name, 0) for name in RESOURCE_NAMES[: CRYSTAL + 1]]
        self.share_lira: int = values["bazaar.share_lira"]
        self.offer_price: int = values["bazaar.offer_price"]
        self.conditions: list[Condition] = [
            Condition(values[f"bazaar_card.{name}"]) for name in CARD_NAMES[CONDITIONAL:]
        ]

        self.marker_worth: int = values["end.marker_lira"]
        self.crystal_worth: int = values["end.crystal_lira"]

    def condition(self, card: int) -> Condition:
        return self.conditions[card - CONDITIONAL]

    def tile_price(self, tile: int) -> list[int]:
        """Goods of each colour, then goods of any."""
        return self.tile_costs[tile]

    def price_of(self, area: int, price: int) -> list[int]:
        """The same for a ruby area; nothing for the one that asks for Lira."""
        cost = [0] * (COLOURS + 1)
        if area == CARPET:
            for colour in range(COLOURS):
                cost[colour] = 1
            cost[COLOURS] = price
        elif area != LIRA_AREA:
            cost[area] = price
        return cost


def _only_colour(cost: list[int]) -> int:
    asked = [colour for colour in range(COLOURS + 1) if cost[colour]]
    return asked[0] if len(asked) == 1 and asked[0] < COLOURS else -1


def _cost(goods: list[str]) -> list[int]:
    return [goods.count(name) for name in [*COLOUR_NAMES, "any"]]


assert LIRA == RESOURCES - 1  # `total` above is in the order of resources
