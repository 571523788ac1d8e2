"""The golden playthroughs of the Great Bazaar and how each was played."""

from typing import Any

import sixrubies as sr
from tests.playthroughs.great_bazaar import scripts
from tests.playthroughs.plan import TO_THE_END, Plan, new
from tests.rules.letters import table
from tests.rules.letters.table import NEW_CARDS
from tests.rules.mocha.table import MOCHA_DECK
from tests.rules.table import DECK, Player, load

TWO = new(2, "great_bazaar", layout="random", seed=2)
FIVE = new(5, "great_bazaar", layout="random", deck="new", seed=8)
VARIANT = new(3, "great_bazaar", layout="random", neutral_assistants=True, seed=8)
# Police Station and Great Mosque have changed places.
CORNERED = [[{12: 15, 15: 12}.get(place, place) for place in row] for row in table.GREAT_ROWS]


def at(*players: Player, **rest: Any) -> sr.BoardGame:
    return table.at(*players, ruleset="great_bazaar", **rest)


def catacombs() -> sr.BoardGame:
    """A merchant, a family member and a companion on their way to the Catacombs."""
    return at(
        {"merchant": 11, "lira": 5, "mail": "9 12*", "hand": {"anywhere": 1}},
        {"merchant": 14, "mail": "16"},
        {"merchant": 2, "companion": 11, "mail": "3"},
        tokens={"governor": 9, "smuggler": 9, "coffee_trader": 4, "courier": 4},
    )


def companion() -> sr.BoardGame:
    """Two seats; the companion visits what the merchant and the family member have no time for."""
    return at(
        {"merchant": 5, "lira": 9, "coffee": 15, "hand": {"companion_far": 1}},
        {"merchant": 5, "lira": 9},
        neutral_merchants=[3, 15, 16],
        tokens={"governor": 3, "smuggler": 10, "coffee_trader": 9, "courier": 9},
    )


def tokens() -> sr.BoardGame:
    """All four at the Tea House, and one who has the Encounter tile."""
    four = {"governor": 9, "smuggler": 9, "coffee_trader": 9, "courier": 9}
    return at(
        {"merchant": 19, "lira": 2, "tavern": ["encounter", "movement"], "hand": {"use_token": 1}},
        {"merchant": 14, "lira": 5, "goods": load(1), "mail": "5", "hand": {"use_token": 1}},
        {"merchant": 13, "lira": 1},
        tokens=four,
    )


def kiosk() -> sr.BoardGame:
    return at(
        {"merchant": 3, "lira": 9, "coffee": 1, "hand": {"die_to_six": 1}},
        {"merchant": 15, "lira": 9, "coffee": 1, "mail": "5"},
        {"merchant": 7, "lira": 9, "hand": {"stay": 1}},
        letters={"kiosk_pile": [13, 14, 15, 16, 20, 21, 22, 23]},
        tokens={"governor": 2, "smuggler": 10, "coffee_trader": 11, "courier": 11},
    )


def guild() -> sr.BoardGame:
    return at(
        {
            "merchant": 11,
            "lira": 9,
            "coffee": 6,
            "assistants": [9],
            "companion": 3,
            "hand": {"guild_7": 1, "guild_12": 1},
        },
        {"merchant": 15, "lira": 9, "coffee": 5, "mail": "1* 2* 3*", "hand": {"guild_19": 1}},
        tokens={"governor": 2, "smuggler": 10, "coffee_trader": 11, "courier": 11},
    )


def copies() -> sr.BoardGame:
    """Seat 0 holds more copy cards than the box has, and the cards of the other box to copy."""
    kinds = [kind for kind in MOCHA_DECK if kind not in DECK and kind not in ("die_to_six", "repeat_wainwright")]
    hand = {**dict.fromkeys(kinds, 1), "corner": 2, "copy": 9}
    return at(
        {"merchant": 7, "lira": 3, "coffee": 21, "goods": load(2), "hand": hand},
        {"merchant": 4, "lira": 0},
        components={"letters_cards.copies": {**NEW_CARDS, "copy": 9}},
        tokens={"governor": 3, "smuggler": 9, "coffee_trader": 10, "courier": 10},
    )


def barrier() -> sr.BoardGame:
    """A family member in a corner between the Police Station and the barrier, a companion behind it."""
    cards = {"family_step": 1, "companion_far": 1, "to_merchant": 1}
    return at(
        {"merchant": 11, "lira": 3, "coffee": 4},
        {"merchant": 10, "lira": 4, "companion": 8, "family": 16, "hand": cards},
        {"merchant": 16, "lira": 5, "tavern": ["movement"]},
        layout=CORNERED,
        mocha={"barrier": [8, 16], "barrier_owner": 0},
        tokens={"governor": 3, "smuggler": 9, "coffee_trader": 10, "courier": 10},
    )


def last_round() -> sr.BoardGame:
    """The last ruby of the Coffee House is taken twice; what is played for the players at the end."""
    left = {"five_lira": 1, "coffee_to_lira": 1, "green_and_lira": 1, "one_good": 1, "good_to_lira": 1}
    return at(
        {"merchant": 9, "lira": 4, "coffee": 11, "rubies": 5, "hand": left},
        {"merchant": 9, "lira": 4, "coffee": 12, "rubies": 5, "hand": {"good_to_lira": 1, "guild_4": 1, "copy": 1}},
        rubies={"coffee_house": 1},
        letters={"ruby_supply": 10},
        neutral_merchants=[7, 7, 7],
        round=19,
        tokens={"governor": 3, "smuggler": 8, "coffee_trader": 12, "courier": 12},
    )


PLANS = [
    Plan("great_bazaar/2-seats", "two seats with neutral merchants, to the end", TWO, "", TO_THE_END, 0.05, 2),
    Plan(
        "great_bazaar/5-seats-new-cards",
        """five seats with the new cards alone
        Their first rounds.""",
        FIVE, more=70, daring=0.5, seed=8,
    ),
    Plan(
        "great_bazaar/neutral-assistants",
        """the variant with everything else
        Three seats, their first rounds.""",
        VARIANT, more=80, daring=0.5, seed=8,
    ),
    Plan(
        "great_bazaar/catacombs",
        """the merchant leaves the Catacombs for any place, whoever acted there
        A merchant, a family member and a companion; a letter is delivered on arrival, nobody is met or paid
        there; a good or coffee; in an extra turn by the card that leads anywhere.""",
        catacombs, scripts.CATACOMBS,
    ),
    Plan(
        "great_bazaar/companion",
        """the companion at the places of both boxes
        Roasting Plant, Guild Hall, Coffee House, Tavern, Catacombs; he meets Coffee Trader and Courier.""",
        companion, scripts.COMPANION,
    ),
    Plan(
        "great_bazaar/tokens",
        """all four tokens at one place
        One has the Encounter tile and pays none of them, and uses one more by card, but not the one that rolled
        its own place; another uses the Courier by card while the Smuggler waits for his price; the third cannot
        pay the merchants.""",
        tokens, scripts.TOKENS,
    ),
    Plan(
        "great_bazaar/kiosk",
        """kiosk tiles with coffee, and the halves not taken elsewhere
        Coffee taken and paid, die to 6 for the one die, a bonus card bought, the companion made ready; extra
        turns.""",
        kiosk, scripts.KIOSK,
    ),
    Plan(
        "great_bazaar/guild-cards",
        """guild cards with the other box
        Card 7 takes the companion too, card 19 leads to the Secret Society, card 12 to the Embassy.""",
        guild, scripts.GUILD,
    ),
    Plan(
        "great_bazaar/copy-cards",
        """cards of the other box are copied
        Two coffee, coffee for Lira and for a guild card, exchange, dice rewards, Coffee House again, stay.""",
        copies, scripts.COPIES,
    ),
    Plan(
        "great_bazaar/barrier",
        """the barrier stops companions and family steps, not jumps
        A family member can go nowhere; the Catacombs and a merchant are reached across it.""",
        barrier, scripts.BARRIER,
    ),
    Plan(
        "great_bazaar/last-round",
        """the last ruby of the Coffee House is replaced, and what is played at the end
        5 Lira; coffee for Lira; a good and Lira; one good; a good, or coffee, for Lira.""",
        last_round, scripts.LAST_ROUND,
    ),
]  # fmt: skip
