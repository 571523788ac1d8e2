"""The golden playthroughs of Letters & Seals and how each was played."""

import sixrubies as sr
from tests.playthroughs.letters import scripts
from tests.playthroughs.plan import TO_THE_END, Plan, new
from tests.rules.letters.table import NEW_CARDS, all_mail_but, at, other_cards
from tests.rules.table import load

GIVEN = [[1, 5, 9, 13, 21], [2, 22, 7, 10, 14], [3, 6, 11, 23, 15], [4, 8, 12, 16, 24]]
TWO = new(2, "letters")
NEW = new(3, "letters", layout="random", deck="new", seed=5)
VARIANT = new(4, "letters", layout=GIVEN, neutral_assistants=True)
COPIED = ["one_letter", "dice_reward", "red_and_lira", "use_token", "to_merchant", "repeat_society", "anywhere"]


def letters() -> sr.BoardGame:
    """Letters to be delivered by merchant, companion and family member, and seals to be spent."""
    return at(
        {"merchant": 3, "lira": 2, "mail": "4 9 21"},
        {"merchant": 8, "lira": 9, "mail": "1 16", "companion": "ready"},
        {"merchant": 2, "lira": 2, "mail": "1* 2* 3* 6* 8* 9* 15", "hand": {"repeat_society": 1}},
        tokens={"governor": 3, "smuggler": 10, "courier": 9},
    )


def kiosk() -> sr.BoardGame:
    """Five seats that can pay what the tiles ask for."""
    return at(
        {"merchant": 3, "lira": 20, "extensions": 2, "goods": load(1, 1, 1, 1)},
        {"merchant": 15, "lira": 20, "extensions": 2, "goods": load(1, 1, 1, 1)},
        {"merchant": 7, "lira": 20, "goods": load(0, 0, 0, 1)},
        {"merchant": 7, "lira": 20, "mail": "14"},
        {"merchant": 7, "lira": 20, "hand": {"long_move": 1}},
        tokens={"governor": 2, "smuggler": 10, "courier": 11},
    )


def auction() -> sr.BoardGame:
    """Four seats at the Auction House, the last without a Lira."""
    return at(
        {"merchant": 1, "lira": 9},
        {"merchant": 11, "lira": 7},
        {"merchant": 2, "lira": 8},
        {"merchant": 6, "lira": 0},
        tokens={"governor": 3, "smuggler": 10, "courier": 9},
    )


def companion() -> sr.BoardGame:
    """Two seats with neutral merchants in the companion's way."""
    return at(
        {"merchant": 6, "lira": 30, "assistants": [9], "mail": "10* 13* 14*", "hand": {"companion_far": 1}},
        {"merchant": 7, "lira": 5, "family": 3},
        neutral_merchants=[3, 15, 16],
        tokens={"governor": 3, "smuggler": 10, "courier": 9},
    )


def cards() -> sr.BoardGame:
    """Seat 0 holds every new kind of bonus card but one, with something to use it on."""
    hand = dict.fromkeys(NEW_CARDS, 1)
    me = {
        "merchant": 16,
        "lira": 9,
        "goods": load(2, 2, 2, 2),
        "family": 11,
        "companion": 8,
        "mail": "2* 3* 5* 7* 9* 13* 14*",
    }
    return at(
        {**me, "extensions": 1, "hand": hand},
        {"merchant": 4, "lira": 0},
        {"merchant": 4, "lira": 0},
        tokens={"governor": 3, "smuggler": 10, "courier": 9},
    )


def copies() -> sr.BoardGame:
    """Seat 0 holds more copy cards than the box has."""
    hand = {"copy": 9, "family_step": 2, **dict.fromkeys(COPIED, 1)}
    return at(
        {
            "merchant": 15,
            "lira": 6,
            "goods": load(1, 1),
            "family": 2,
            "assistants": [8, 13],
            "companion": 1,
            "mail": "1* 3* 7* 9* 10* 12* 14* 16*",
            "hand": hand,
        },
        {"merchant": 4, "lira": 0},
        {"merchant": 3, "lira": 0},
        components={"letters_cards.copies": {**NEW_CARDS, "copy": 9}},
        tokens={"governor": 3, "smuggler": 9, "courier": 9},
    )


def few_letters() -> sr.BoardGame:
    """Two letters in the pile and no bonus card: the third seat has them."""
    mine = {"to_merchant": 1, "one_letter": 1}
    return at(
        {"merchant": 4, "lira": 5, "hand": mine},
        {"merchant": 4, "lira": 9, "hand": {"one_letter": 1}},
        {"merchant": 4, "lira": 9, "mail": all_mail_but(5, 6), "hand": other_cards(mine, "one_letter")},
        tokens={"governor": 9, "smuggler": 3, "courier": 9},
    )


def rubies() -> sr.BoardGame:
    """One ruby each at Palace, Dealer and in the general supply."""
    return at(
        {"merchant": 8, "lira": 60, "rubies": 4, "hand": {"repeat_dealer": 1}},
        {"merchant": 2, "lira": 2, "rubies": 5, "mail": "1* 2* 3*"},
        {"merchant": 9, "lira": 2, "rubies": 5, "mail": "4* 9* 8*"},
        {"merchant": 9, "lira": 4},
        {"merchant": 9, "lira": 9},
        rubies={"sultans_palace": 1, "gemstone_dealer": 1},
        letters={"ruby_supply": 1},
        tokens={"governor": 3, "smuggler": 10, "courier": 9},
    )


def last_round() -> sr.BoardGame:
    """A ruby before the goal, and what is played for the players at the end."""
    return at(
        {"merchant": 2, "lira": 4, "rubies": 5, "extensions": 2, "goods": load(1, 1, 1, 1)},
        {"merchant": 3, "lira": 12, "rubies": 5, "goods": load(1), "hand": {"one_letter": 1, "good_to_lira": 1}},
        {
            "merchant": 7,
            "lira": 7,
            "rubies": 5,
            "mail": "1* 3*",
            "hand": {"blue_and_lira": 1, "five_lira": 1, "good_to_lira": 1, "one_good": 1, "copy": 1},
        },
        rubies={"sultans_palace": 1, "gemstone_dealer": 5},
        letters={"ruby_supply": 7},
        round=24,
        tokens={"governor": 3, "smuggler": 8, "courier": 12},
    )


PLANS = [
    Plan("letters/2-seats-recommended", "two seats with neutral merchants, to the end", TWO, "", TO_THE_END, 0.05, 12),
    Plan(
        "letters/3-seats-new-cards",
        """three seats in a layout drawn by lot, with the new cards alone
        Their first rounds.""",
        NEW, more=80, daring=0.5, seed=5,
    ),
    Plan(
        "letters/neutral-assistants",
        """the variant, four seats in a layout of their own
        Neutral assistants at the new places; the companion has nothing to do with them.""",
        VARIANT, more=80, daring=0.5, seed=6,
    ),
    Plan(
        "letters/letters-and-seals",
        """letters are received, delivered and spent
        Delivered by the merchant, by the family member who is sent or at home, by the companion; the Courier
        paid with Lira and with a letter; extra turns for 1+2 and 2+2 seals, one declined; the Secret Society
        twice, 3 and 2 Lira.""",
        letters, scripts.LETTERS,
    ),
    Plan(
        "letters/kiosk",
        """all twenty-four kiosk tiles among five seats
        Every tile is used, the others choose in their turn without cards; the tiles run out and are shuffled
        anew; the third extension brings the ruby in somebody else's turn; tile 19 takes a stack to the
        Fountain; effects declined.""",
        kiosk, scripts.KIOSK,
    ),
    Plan(
        "letters/auction",
        """auctions among four seats
        Won by the active player, by another who pays him, by raising the own bid and with money played while
        bidding; who cannot bid higher passes by himself; family members bid for their owners; without a Lira
        there is a good and no auction.""",
        auction, scripts.AUCTION,
    ),
    Plan(
        "letters/companion",
        """the companion enters, walks and acts
        Taken at the Fountain; he pays a merchant and a neutral merchant, catches a family member, walks two
        places with the card, acts at all new places, and goes back to the supply when the family member comes
        to the Fountain.""",
        companion, scripts.COMPANION,
    ),
    Plan(
        "letters/bonus-cards",
        """every new kind of bonus card is played
        All but the copy card, which has a playthrough of its own: letters/copy-cards.""",
        cards, scripts.CARDS,
    ),
    Plan(
        "letters/copy-cards",
        """what the copy card copies
        A letter, dice, a good and Lira, a token, a jump to a merchant, the Secret Society, a family step: the
        card below it stays in the pile, and a copy card cannot be copied. The box has two of them; here it has
        nine.""",
        copies, scripts.COPIES,
    ),
    Plan(
        "letters/few-letters",
        """letters and bonus cards run out
        A draw that cannot be served is skipped; the Courier and the card for a letter wait; the winner of an
        auction pays all the same; letters given up are shuffled anew; nobody's merchant is elsewhere to be
        joined.""",
        few_letters, scripts.FEW_LETTERS,
    ),
    Plan(
        "letters/rubies",
        """the last rubies are replaced as long as the general supply lasts
        The Gemstone Dealer at the price on top, twice; then he and the Palace are empty and the Secret Society
        is closed. Family members at Embassy and Kiosk; the last round, to the end.""",
        rubies, scripts.RUBIES,
    ),
    Plan(
        "letters/last-round",
        """the sixth ruby comes in somebody else's turn
        From a kiosk tile; an extra turn in the last round; the cards that are played at the end, in their
        order.""",
        last_round, scripts.LAST_ROUND,
    ),
]  # fmt: skip
