"""The golden playthroughs of the base game and how each was played."""

import sixrubies as sr
from tests.playthroughs import scripts
from tests.playthroughs.plan import TO_THE_END, Plan, new
from tests.rules.table import at, load, other_cards

GIVEN = [[1, 5, 9, 13], [2, 7, 10, 14], [3, 6, 11, 15], [4, 8, 12, 16]]  # column by column


RANDOM = new(3, layout="random", seed=11)
VARIANT = new(4, neutral_assistants=True)
EDITION = new(3, edition="2014")
BOTH = new(2, edition="2014", neutral_assistants=True)


# -- positions to begin with ------------------------------------------------------------------------------------------


def cards() -> sr.BoardGame:
    """Seat 0 holds every kind of card, with something to use it on."""
    hand = {**dict.fromkeys(other_cards(), 1), "five_lira": 2}
    me = {"merchant": 5, "lira": 60, "goods": load(5, 5, 4, 4), "extensions": 3, "family": 9}
    others = {"merchant": 12}, {"merchant": 12, "lira": 0}
    return at({**me, "hand": hand}, *others, tokens={"governor": 4, "smuggler": 8})


def tiles() -> sr.BoardGame:
    """Seats 0 and 1 before the two Mosques, with the goods for their tiles."""
    me = {"merchant": 2, "lira": 12, "goods": load(2, 2, 2, 1), "hand": {"stay": 1}}
    other = {"merchant": 5, "lira": 10, "goods": load(1, 1, 3, 2), "extensions": 1}
    return at(me, other, {"merchant": 16, "lira": 0}, tokens={"governor": 2, "smuggler": 8})


def encounters() -> sr.BoardGame:
    """Both tokens and two family members at the Tea House."""
    return at(
        {"merchant": 3, "lira": 3, "goods": load(red=1)},
        {"merchant": 12, "family": 9, "lira": 0, "hand": {"family": 1}},
        {"merchant": 4, "family": 9, "lira": 1, "goods": load(2, 2, 2, 2)},
        {"merchant": 13, "lira": 0, "hand": {"one_good": 1}},
        tokens={"governor": 9, "smuggler": 9},
    )


def few_cards() -> sr.BoardGame:
    """One card in the pile and two discarded; all others are in hands."""
    held = other_cards("stay stay long_move long_move five_lira five_lira one_good")
    return at(
        {"merchant": 12, "hand": {"stay": 1}},
        {"merchant": 3, "family": 9, "hand": {"long_move": 2, "five_lira": 1}},
        {"merchant": 3, "hand": held},
        discard=["five_lira", "one_good"],
        tokens={"governor": 9, "smuggler": 5},
    )


def crowd() -> sr.BoardGame:
    """Merchants in each other's way, and stacks that run low."""
    return at(
        {"merchant": 12, "lira": 4, "hand": {"five_lira": 1}},
        {"merchant": 6, "lira": 3},
        {"merchant": 6, "lira": 2, "assistants": [2, 5, 9, 13]},
        {"merchant": 11, "lira": 1, "assistants": [1, 3, 12]},
        tokens={"governor": 3, "smuggler": 12},
    )


def family_members() -> sr.BoardGame:
    """All family members at home, tiles and cards that serve them."""
    return at(
        {"merchant": 4, "lira": 8, "goods": load(2, 2, 2, 0), "tiles": ["red", "green"], "hand": {"any_goods": 1}},
        {"merchant": 5, "lira": 40, "assistants": [2, 3], "hand": {"repeat_dealer": 1, "family": 1, "stay": 1}},
        {"merchant": 4, "lira": 5, "goods": load(2, 2, 2, 2), "hand": {"repeat_palace": 1}},
        tokens={"governor": 12, "smuggler": 12},
    )


def scarce() -> sr.BoardGame:
    """Much is gone: the dealer's rubies, the red tiles, extensions; a family member is away, a purse is empty."""
    return at(
        {"merchant": 2, "lira": 6, "goods": load(2, 2)},
        {"merchant": 9, "lira": 30, "rubies": 4, "tiles": ["red"]},
        {"merchant": 11, "lira": 9, "rubies": 4, "tiles": ["red"], "extensions": 3},
        {"merchant": 4, "lira": 1, "rubies": 3, "tiles": ["red"], "family": 8},
        {"merchant": 15, "lira": 0, "rubies": 2, "tiles": ["red"]},
        tokens={"governor": 4, "smuggler": 10},
    )


def neutral_merchants() -> sr.BoardGame:
    """Two neutral merchants at the Tea House, the third still at home."""
    me = {"merchant": 3, "lira": 9, "goods": load(2, 2)}
    return at(me, {"merchant": 2, "lira": 5}, neutral_merchants=[14, 9, 9], tokens={"governor": 7, "smuggler": 10})


def last_turns_tied() -> sr.BoardGame:
    """Two seats a turn before the end; the toll that the second will pay to the first makes them equal."""
    same = {"rubies": 5, "extensions": 2, "goods": load(1, 1, 1, 1), "hand": {"stay": 1}}
    me, other = {**same, "merchant": 11, "lira": 40}, {**same, "merchant": 9, "lira": 44}
    return at(me, other, neutral_merchants=[7, 7, 7], round=14, tokens={"governor": 4, "smuggler": 8})


def last_round_with_cards() -> sr.BoardGame:
    """Three seats a ruby before the goal, with the same Lira and goods once their cards are played for them."""
    return at(
        {"merchant": 9, "lira": 20, "rubies": 4, "hand": {"five_lira": 1, "one_good": 2}},
        {
            "merchant": 11,
            "lira": 14,
            "rubies": 4,
            "extensions": 2,
            "goods": load(1),
            "hand": {"one_good": 1, "stay": 1},
        },
        {"merchant": 9, "lira": 30, "rubies": 4, "goods": load(0, 1, 1, 0), "hand": {"long_move": 2}},
        rubies={"gemstone_dealer": 4},
        round=17,
        tokens={"governor": 3, "smuggler": 8},
    )


PLANS = [
    Plan("2-seats-short-paths", "two seats with neutral merchants, to the end", new(2), more=TO_THE_END, seed=2),
    Plan("3-seats-random-layout", "a layout drawn by lot, to the end", RANDOM, more=TO_THE_END, seed=1),
    Plan("4-seats-long-paths", "four seats, to the end", new(4, layout="long"), more=TO_THE_END, seed=2),
    Plan("5-seats-in-order", "five seats, to the end", new(5, layout="order"), more=TO_THE_END, seed=5),
    Plan("given-layout", "three seats in a layout of their own", new(3, layout=GIVEN), "", 90, 0.6, 6),
    Plan("neutral-assistants", "the variant", VARIANT, scripts.NEUTRAL_ASSISTANTS, 60, 0.6, 7),
    Plan("edition-2014", "an own assistant must be picked up", EDITION, scripts.EDITION_2014, 40, 0.6, 8),
    Plan("edition-2014-neutral-assistants", "the edition with the variant", BOTH, scripts.BOTH, 50, 0.6, 9),
    Plan("bonus-cards", "every kind of bonus card is played", cards, scripts.CARDS),
    Plan("mosque-tiles", "every mosque tile is taken and used", tiles, scripts.TILES),
    Plan("encounters", "Governor, Smuggler and family members in any order", encounters, scripts.ENCOUNTERS),
    Plan("few-cards", "the pile runs empty and is refilled", few_cards, scripts.FEW_CARDS),
    Plan("ends-of-turns", "every way a turn can end, and tolls", crowd, scripts.CROWD),
    Plan("family-members", "family members act elsewhere", family_members, scripts.FAMILY_MEMBERS),
    Plan("what-is-not-possible", "much is gone, and options are blocked", scarce, scripts.BLOCKED),
    Plan("neutral-merchants", "they are paid and rolled on", neutral_merchants, scripts.NEUTRAL_MERCHANTS),
    Plan("shared-victory", "a complete tie", last_turns_tied, scripts.SHARED_VICTORY),
    Plan("tie-break", "cards in hand decide", last_round_with_cards, scripts.TIE_BREAK),
]
