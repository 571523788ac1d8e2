"""The golden playthroughs of Mocha & Baksheesh and how each was played."""

import sixrubies as sr
from tests.playthroughs.mocha import scripts
from tests.playthroughs.plan import TO_THE_END, Plan, new
from tests.rules.mocha.table import MOCHA_DECK, at
from tests.rules.table import DECK, load

GIVEN = [[1, 5, 9, 13, 17], [2, 18, 7, 10, 14], [3, 6, 11, 20, 15], [4, 8, 12, 16, 19]]
TWO = new(2, "mocha")
FIVE = new(5, "mocha", layout="random", seed=3)
VARIANT = new(4, "mocha", layout=GIVEN, neutral_assistants=True)


def guild_cards() -> sr.BoardGame:
    """Two seats hold all twenty guild cards, and what it takes to play them."""
    low = {f"guild_{number}": 1 for number in range(1, 11)}
    high = {f"guild_{number}": 1 for number in range(11, 21)}
    return at(
        {
            "merchant": 7,
            "lira": 9,
            "assistants": [3, 9],
            "goods": load(2, 1, 0, 1),
            "hand": {**low, "two_coffee": 1, "coffee_to_guild": 1},
        },
        {
            "merchant": 1,
            "lira": 26,
            "coffee": 4,
            "goods": load(3, 3, 3, 2),
            "extensions": 1,
            "family": 9,
            "hand": {**high, "any_goods": 1},
        },
        demand={"small_market": ["S2"]},
        tokens={"governor": 7, "smuggler": 7, "coffee_trader": 7},
    )


def barrier() -> sr.BoardGame:
    """Three seats around the Tavern; the second may go any number of places in a line."""
    return at(
        {"merchant": 1, "lira": 6, "coffee": 4, "hand": {"stay": 1}},
        {"merchant": 6, "lira": 8, "coffee": 7, "tavern": ["movement"], "hand": {"long_move": 1, "stay": 1}},
        {"merchant": 5, "lira": 3, "coffee": 2, "hand": {"corner": 1}},
        tokens={"governor": 3, "smuggler": 10, "coffee_trader": 6},
    )


def tavern() -> sr.BoardGame:
    """Three Movement tiles are gone, and of the Coffee House's rubies all but two."""
    rich = {"lira": 12, "coffee": 4}
    return at(
        {**rich, "merchant": 1, "coffee": 14, "goods": load(0, 0, 3, 0), "extensions": 1, "tavern": ["movement"]},
        {**rich, "merchant": 2, "goods": load(3), "extensions": 1, "tavern": ["movement"]},
        {**rich, "merchant": 9, "goods": load(0, 0, 3, 0), "extensions": 1, "tavern": ["movement", "encounter"]},
        {**rich, "merchant": 5},
        {**rich, "merchant": 11, "coffee": 2},
        rubies={"coffee_house": 2},
        tokens={"governor": 9, "smuggler": 9, "coffee_trader": 9},
    )


def tavern_tiles() -> sr.BoardGame:
    """Five seats around the Tavern with coffee and Lira enough."""
    rich = {"lira": 20, "coffee": 8}
    starts = (1, 2, 6, 11, 16)
    return at(
        *[{**rich, "merchant": start} for start in starts], tokens={"governor": 4, "smuggler": 3, "coffee_trader": 9}
    )


def coffee() -> sr.BoardGame:
    """Guild Hall, Roasting Plant and Coffee House, by merchants and family members."""
    return at(
        {"merchant": 12, "lira": 4, "goods": load(1, 1), "hand": {"guild_2": 1, "five_lira": 1}},
        {"merchant": 15, "lira": 9, "coffee": 3},
        {"merchant": 4, "lira": 9, "coffee": 13, "hand": {"repeat_coffee_house": 1, "two_coffee": 1}},
        mocha={"guild_discard": [f"guild_{number}" for number in range(3, 21)]},
        tokens={"governor": 2, "smuggler": 3, "coffee_trader": 4},
    )


def cards() -> sr.BoardGame:
    """Seat 0 holds every new kind of bonus card, with something to use it on."""
    hand = {card: 1 for card in MOCHA_DECK if card not in DECK}
    me = {"merchant": 7, "lira": 20, "coffee": 13, "goods": load(3, 3, 3, 1), "extensions": 1}
    others = {"merchant": 5}, {"merchant": 5, "lira": 0}
    return at(
        {**me, "tiles": ["red"], "hand": hand}, *others, tokens={"governor": 3, "smuggler": 10, "coffee_trader": 4}
    )


def last_round() -> sr.BoardGame:
    """A ruby before the goal, with cards that are played at the end."""
    return at(
        {"merchant": 2, "lira": 4, "coffee": 7, "rubies": 5, "hand": {"coffee_to_lira": 1, "one_good": 1}},
        {"merchant": 8, "lira": 12, "coffee": 0, "rubies": 5, "goods": load(1), "hand": {"coffee_to_lira": 1}},
        {"merchant": 2, "lira": 7, "coffee": 2, "rubies": 5, "hand": {"five_lira": 1, "two_coffee": 1, "exchange": 1}},
        round=21,
        tokens={"governor": 3, "smuggler": 8, "coffee_trader": 12},
    )


PLANS = [
    Plan("mocha/2-seats-recommended", "two seats with neutral merchants, to the end", TWO, "", TO_THE_END, 0.05, 7),
    Plan(
        "mocha/5-seats-random-layout",
        """five seats in a layout drawn by lot
        Their first rounds: who comes first to the coffee, the guild cards and the tavern tiles.""",
        FIVE, more=70, daring=0.5, seed=3,
    ),
    Plan(
        "mocha/neutral-assistants",
        """the variant, four seats in a layout of their own
        Neutral assistants are left at the new places too.""",
        VARIANT, more=70, daring=0.5, seed=4,
    ),
    Plan(
        "mocha/guild-cards",
        """every guild card is played instead of a turn
        No move, no assistant, no payment, no encounter, although all three tokens are where the first merchant
        stands. Two coffee between the two actions of card 5, die to 6 with card 8, the family member sent out
        with card 12, a card discarded at card 17 that comes back with the reshuffle of card 18, tile and
        barrier for one coffee less with 19.""",
        guild_cards, scripts.GUILD_CARDS,
    ),
    Plan(
        "mocha/barrier",
        """the barrier is laid, lengthens ways and is laid anew
        Beside the Caravansary with its action, beside the Tavern with another turn there, beside the Police
        Station with the family member sent out, by a family member without an action, beside a place whose
        action cannot be paid. It stops long moves and the Movement tile, not its owner and not the corner card.""",
        barrier, scripts.BARRIER,
    ),
    Plan(
        "mocha/tavern",
        """what the Tavern sells besides the barrier, to five seats
        A ruby of each track, the baksheesh tile turned each time; the last Movement tile, an Encounter tile and
        both in use; the last ruby of the Coffee House; a family member caught at the Tavern.""",
        tavern, scripts.TAVERN,
    ),
    Plan(
        "mocha/tavern-tiles",
        """all eight tavern tiles go, each pile for 1, 2, 3 and 4 coffee
        Movement tiles to merchants, Encounter tiles to family members; the fifth seat finds both piles empty,
        and catches four family members.""",
        tavern_tiles, scripts.TAVERN_TILES,
    ),
    Plan(
        "mocha/coffee",
        """where coffee comes from and goes
        Roasting Plant with one and three exchanges, Guild Hall with a reshuffle, Coffee House twice by a family
        member, guild card 7, the Coffee Trader.""",
        coffee, scripts.COFFEE,
    ),
    Plan(
        "mocha/bonus-cards",
        """every new kind of bonus card is played
        Money inside an action, an exchange, dice rewards, die to 6 with the red tile, a corner, both repeat
        cards.""",
        cards, scripts.CARDS,
    ),
    Plan(
        "mocha/last-round",
        """the sixth ruby, and the cards that are played at the end
        5 Lira, coffee for Lira as long as there is coffee, one good; no other card.""",
        last_round, scripts.LAST_ROUND,
    ),
]  # fmt: skip
