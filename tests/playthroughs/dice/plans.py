"""The golden playthroughs of the Dice Game and how each was played."""

import sixrubies as sr
from tests.playthroughs.dice import scripts
from tests.playthroughs.plan import TO_THE_END, Plan, new
from tests.rules.dice.table import COLOURS, at

# -- positions to begin with ------------------------------------------------------------------------------------------


def bazaar() -> sr.DiceGame:
    """Three seats with something of everything, and five actions in a turn: time for every card."""
    rich = {"lira": 12, "brown": 3, "crystal": 5, **dict.fromkeys(COLOURS, 2)}
    return at(
        {**rich, "tiles": {"action": 1}},
        {**rich, "tiles": {"crystal": 1}},
        {"red": 1, "blue": 1, "lira": 2, "tiles": {"die": 1}},
        components={"actions.count": 5},
    )


def tiles() -> sr.DiceGame:
    """Four seats; a fourth tile brings the mosque ruby. The deck is of cards that pay for tiles."""
    open_tiles = ["lira_green", "crystal_yellow", "card_green", "action_blue", "goods_red", "die"]
    copies = {**dict.fromkeys(scripts.CARDS, 0), "tile_to_lira": 3, "one_brown": 1}
    return at({}, {}, {}, {"crystal": 1}, display=open_tiles, components={"bazaar.copies": copies})


def rubies() -> sr.DiceGame:
    """Three seats; tracks at different prices, and each carpet with rubies gone, which the third seat owns."""
    return at(
        {"red": 3, "yellow": 3, "lira": 16, "brown": 1},
        {"green": 4, "blue": 3, "lira": 14, "crystal": 2},
        {"rubies": 5},
        rubies={"red": 2, "carpet": 4, "lira": 5, "blue": 1},
    )


def shortage() -> sr.DiceGame:
    """The box has too little for what the dice bring."""
    few = {"red": 1, "yellow": 1, "green": 1, "blue": 1, "brown": 1}
    values = {"supply.markers": few, "supply.lira": 22, "actions.coin_lira": 12, "supply.crystals": 4}
    return at({"lira": 9, "red": 1}, {"lira": 8, "crystal": 2}, {"brown": 1, "crystal": 2}, components=values)


def nothing_left() -> sr.DiceGame:
    """All mosque tiles have left the game, and two tracks are empty."""
    gone = {"lira": 4, "crystal": 4, "card": 4, "action": 4, **{f"goods_{c}": 1 for c in COLOURS}, "die": 4}
    empty = {"red": 0, "yellow": 0, "green": 1, "blue": 1, "carpet": 5, "lira": 5}
    return at({"lira": 8, "crystal": 0}, {"lira": 2}, display=[], stack={}, given_up=gone, rubies=empty)


def few_cards() -> sr.DiceGame:
    """Two cards in the deck, everything else discarded."""
    gone = {card: 1 for card in scripts.CARDS if card not in ("gift_red", "offer_blue")}
    return at({"lira": 3, "tiles": {"card": 1}}, {"lira": 2}, discard=gone)


def tie_break() -> sr.DiceGame:
    """Three seats a ruby before the goal; the Lira after the sale will tell two of them apart."""
    return at(
        {"rubies": 5, "lira": 11, "red": 3, "crystal": 1},
        {"rubies": 5, "lira": 14, "yellow": 1},
        {"rubies": 4, "lira": 30, "brown": 2},
        rubies={"red": 2, "yellow": 1, "green": 1, "blue": 1, "carpet": 1, "lira": 3},
        round=9,
    )


def shared_victory() -> sr.DiceGame:
    """Two seats that will have the same."""
    return at(
        {"rubies": 5, "lira": 3, "red": 3},
        {"rubies": 5, "lira": 5, "blue": 2},
        rubies={"red": 1, "yellow": 2, "green": 2, "blue": 1, "carpet": 3, "lira": 3},
        round=8,
    )


PLANS = [
    Plan("dice/2-seats", "two seats, to the end", new(2, "dice"), "", TO_THE_END, 0.03, 2),
    Plan("dice/3-seats", "three curious seats, to the end", new(3, "dice"), "", TO_THE_END, 0.25, 3),
    Plan("dice/4-seats", "four seats, to the end", new(4, "dice"), "", TO_THE_END, 0.03, 4),
    Plan(
        "dice/bazaar-cards",
        """every bazaar card is used
        Conditions are fulfilled and declined, the others take their part or do not. There are five actions in a turn,
        so that the cards come soon after one another.""",
        bazaar, scripts.BAZAAR,
    ),
    Plan(
        "dice/mosque-tiles",
        """every mosque tile is taken and serves
        Income in any order, extra actions and dice, markers with Lira; the fourth tile brings the mosque ruby; one of
        each ability is given up.""",
        tiles, scripts.TILES,
    ),
    Plan(
        "dice/rubies",
        """a ruby of every area that sells any
        Paid with dice, markers and brown, and what is blocked for want of them.""",
        rubies, scripts.RUBIES,
    ),
    Plan(
        "dice/shortage",
        """the supply runs out
        Everybody returns one, again and again; where even that is not enough there is less to take.""",
        shortage, scripts.SHORTAGE,
    ),
    Plan(
        "dice/few-cards",
        """the deck runs empty and is shuffled anew
        The cards on the table are not among those shuffled.""",
        few_cards, scripts.FEW_CARDS,
    ),
    Plan(
        "dice/nothing-left",
        """no tile lies open
        A card that would give one can't be fulfilled, and areas without rubies are blocked.""",
        nothing_left, scripts.NOTHING_LEFT,
    ),
    Plan("dice/tie-break", "the Lira after the sale decide", tie_break, scripts.TIE_BREAK),
    Plan("dice/shared-victory", "a complete tie", shared_victory, scripts.SHARED_VICTORY),
]  # fmt: skip
