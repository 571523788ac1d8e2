"""The numbers of Letters & Seals, unpacked from the component data."""

from sixrubies.board.rules import Numbers
from sixrubies.board.things import PLACES


class LettersNumbers:
    """Read once; the steps and cards of the box hold it. `wares`: 4 goods, and coffee as a fifth with both boxes."""

    def __init__(self, numbers: Numbers, wares: int) -> None:
        self.wares = wares
        self.goal = numbers.number("letters.goal")
        self.rubies = numbers.number("letters.rubies")
        copies = numbers.values["letters.copies"]
        assert isinstance(copies, dict)
        self.copies = [int(copies.get(str(place), 0)) for place in range(PLACES)]
        self.embassy = numbers.number("embassy.letters")
        self.kiosk_letters = numbers.number("kiosk.letters")
        tiles = numbers.values["kiosk.tiles"]
        assert isinstance(tiles, list)
        self.kiosk = [[parse_offer(offer) for offer in str(tile).split(" | ")] for tile in tiles]
        if wares < 5:  # without coffee its halves are ignored
            self.kiosk = [[offer for offer in offers if offer.take != "coffee"] for offers in self.kiosk]
        self.auction_cards = numbers.number("auction.cards")
        self.society_seals = numbers.number("society.seals")
        self.society_lira = numbers.ints("society.lira")
        self.extra_seals = numbers.number("letters.extra_seals")
        self.courier_lira = numbers.number("courier.lira")
        self.card_lira = numbers.number("letters_cards.lira")
        self.sell_lira = numbers.number("letters_cards.sell")
        self.anywhere_lira = numbers.number("letters_cards.anywhere")
        rewards = numbers.values["letters_cards.rewards"]
        assert isinstance(rewards, list)
        self.rewards = [str(reward).split(" + ") for reward in rewards]  # by the sum of two dice


class Offer:
    """What one half of a kiosk tile asks for and gives: `2 lira -> letter`, `yellow + 1 lira`."""

    def __init__(self, pay: str, amount: int, take: str, count: int, lira: int) -> None:
        self.pay = pay  # "", lira, good, card, letter, each
        self.amount = amount
        self.take = take  # lira, a good's name, good, coffee, card, letter, companion, die, extension, fountain
        self.count = count
        self.lira = lira  # on top


def parse_offer(text: str) -> Offer:
    pay, amount = "", 0
    if " -> " in text:
        left, text = text.split(" -> ")
        words = left.split()
        amount, pay = (int(words[0]), words[1]) if len(words) == 2 else (1, words[0])
    parts = text.split(" + ")
    words = parts[0].split()
    count, take = (int(words[0]), words[1]) if len(words) == 2 else (1, words[0])
    lira = int(parts[1].split()[0]) if len(parts) > 1 else 0
    return Offer(pay, amount, take, count, lira)
