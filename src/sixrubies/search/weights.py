"""What things are worth to the greedy player, in turns: made by hand, then tuned by playing."""

from typing import Final

# Coffee, coffee for a guild card, for Lira, dice rewards, exchange, die to 6, corner, repeat Wainwright, Coffee House.
MOCHA_CARDS: Final = [0.4, 0.12, 0.35, 0.35, 0.25, 0.15, 0.2, 0.1, 0.1]
# A guild card is an action without a way, an assistant or a toll, with something on top: markets, Post Office and Black
# Market serve nearly always, the Tavern's seldom. What one means for the next ruby is in the outlook.
GUILD_CARDS: Final = [
    0.3, 0.3, 0.3, 0.3, 0.5, 0.35, 0.3, 0.45, 0.35, 0.45, 0.45, 0.45, 0.35, 0.35, 0.35, 0.35, 0.35, 0.3, 0.2, 0.35
]  # fmt: skip
# A letter, a dice reward, a good for 7 Lira, four goods with Lira, copy, family step, to a merchant, companion, token,
# Mosque and Secret Society again, anywhere.
LETTERS_CARDS: Final = [0.3, 0.4, 0.45, 0.5, 0.5, 0.5, 0.6, 0.2, 0.25, 0.15, 0.05, 0.2, 0.1, 0.1, 0.3]


class Weights:
    """Plain numbers, so that a measuring program may try others."""

    def __init__(self) -> None:
        self.stray = 0.0  # turns the value of a turn may be off: what a weaker player overlooks
        self.ruby = 10.0  # besides the turns it saves: whoever can take one does
        # How much the turns to the next ruby count, to the one after, and so on.
        self.rank = [0.82, 0.45, 0.22]
        self.liked = [0.0] * 8  # turns by which each way to a ruby seems shorter (`outlook.py`, then the boxes')
        self.walk = 0.18  # a turn of walking, in turns of work: something can be done on the way
        # Turns of work: Lira earned in one, and what it takes to get goods.
        self.income = 4.5
        self.income_extension = 0.54  # more per extension
        self.errand = 0.34  # to have to earn money at all
        self.fill_turns = 0.99  # to fill up a kind at its warehouse, or to get a first blue good
        self.blue_turns = 0.57  # for a further blue good
        self.any_turns = 0.15  # for a good of whatever kind
        self.again = 1.3  # to come back to a place for the next extension or tile
        # What is left over, for whatever may come.
        self.lira = 0.032
        self.good = 0.034
        self.blue = 0.12
        self.extension = 0.2
        self.tile = [1.1, 0.15, 0.069, 0.51]
        # Assistants under the merchant by number, and others near him.
        self.stack = [-0.28, 0.0, 0.091, 0.13, 0.26, 0.34]
        self.posted_near = 0.051
        self.to_fountain = 0.083  # per turn of the way there, with an empty stack or one assistant
        self.family_home = 0.055
        # Cards by kind; five Lira count as money. Then those of Mocha & Baksheesh, guild cards 1 to 20, and those of
        # Letters & Seals.
        self.card = [0.096, 0.0, 0.22, 0.08, 0.071, 0.18, 0.09, 0.053, 0.26, 0.071]
        self.card += MOCHA_CARDS + GUILD_CARDS + LETTERS_CARDS
        # Coffee: rubies for it are in the outlook; this is for tiles, barrier and cards, by number.
        self.coffee = [0.0, 0.1, 0.2, 0.28, 0.36, 0.43, 0.5, 0.54, 0.58, 0.62, 0.64]
        self.roast = 0.4  # turns to have to get coffee at all
        self.coffee_turns = 0.28  # for each: a visit to the Roasting Plant brings four, and costs Lira and a good
        # Tavern tiles at the beginning of the game, less with every ruby: wider moves save a turn now and then, free
        # tokens two Lira each.
        self.tavern_tile = [0.7, 0.45]
        self.barrier = 0.05  # somebody else goes round it once in a while
        # Letters: seals by number, for extra turns (three) and as half a way to a ruby (six); more are of little use.
        self.seals = [0.0, 0.15, 0.3, 0.6, 0.75, 0.9, 1.1, 1.2, 1.3, 1.45, 1.5]
        self.to_deliver = [0.0, 0.12, 0.08, 0.04, 0.0]  # a second seal in prospect, by turns to the place
        self.post = 0.4  # turns to have to get letters at all
        self.seal_turns = 0.4  # for each: a visit to the Embassy brings two, and as much again on the way
        self.companion = 0.15  # needs no assistant
        self.companion_ready = 0.12
        # Auctions, in Lira: what two cards can be worth at most, and where others usually stop.
        self.most_bid = 8
        self.usual_bid = 4
        # What kiosk tiles give and take, to guess what others choose; the own choice is looked at properly.
        self.kiosk = {
            "lira": 0.2, "good": 0.35, "red": 0.3, "green": 0.3, "yellow": 0.3, "blue": 0.5, "each": 1.4, "coffee": 0.3,
            "card": 0.3, "letter": 0.4, "companion": 0.3, "die": 0.7, "extension": 1.6, "fountain": 0.1,
        }  # fmt: skip
