"""Which tables of the Dice Game are played at: every number of seats, with the values of the box and with others."""

from typing import Any, Final

from sixrubies.data._dice import CARDS
from sixrubies.fuzz.family import Options

# A deck in which revealing runs out of cards, and which has some with other conditions.
FEW: Final = ["sale_red", "lira_to_tile", "brown_to_tile", "crystal_to_brown", "tile_to_lira"]

VALUES: Final[dict[str, dict[str, Any]]] = {
    "the box": {},
    # Too little of everything: shortages, and gains of which even what all return is not enough.
    "scarce": {
        "supply.markers": {"red": 1, "yellow": 1, "green": 1, "blue": 1, "brown": 1},
        "supply.crystals": 2,
        "supply.lira": 22,
        "dice_game.start_crystals": 0,
        "actions.coin_lira": 12,
    },
    # Prices, incomes and conditions as no box has them: markers paid for a card, several cards of one income tile.
    "odd": {
        "bazaar.copies": {card: 2 if card in FEW else 0 for card in CARDS},
        "bazaar_card.crystal_to_brown": {"give": {"red": 1, "blue": 1}, "take": {"brown": 2}},
        "bazaar_card.lira_to_tile": {"give": {"lira": 2, "green": 1}, "take": {"tile": 1, "ruby": 1}},
        "tiles.cards": 2,
        "actions.markers": 3,
        "reroll.crystals": 2,
        "dice_game.start_crystals": 3,
        "dice_game.display": 4,
    },
}


def combinations() -> list[Options]:
    return [{"seats": seats, "values": values} for seats in (2, 3, 4) for values in VALUES]


def name_of(table: Options) -> str:
    """Without what is as always."""
    told = f"{table['seats']} seats"
    return told if table["values"] == "the box" else f"{told}, {table['values']}"
