"""What the other players would answer where they are asked in somebody's turn: at the Kiosk and in an auction."""

from sixrubies.board.actions import BID, DONE, KIOSK_PICK, PASS
from sixrubies.board.letters.numbers import LettersNumbers, Offer
from sixrubies.board.steps import AUCTION_BID, KIOSK_CHOOSE, KIOSK_USE
from sixrubies.core.frame import Frame
from sixrubies.search.weights import Weights


def likely_answer(f: Frame, options: list[int], kiosk: list[float], w: Weights) -> int:
    """They raise as long as two cards are usually worth it, and take the best tile; `kiosk` is the worth of each."""
    if f.step == AUCTION_BID:
        raising = options[-1] > PASS and f.a < w.usual_bid
        return BID + f.a + 1 if raising else options[0]
    if f.step == KIOSK_CHOOSE:
        best = options[0]
        for action in options:
            if kiosk[action - KIOSK_PICK] > kiosk[best - KIOSK_PICK]:
                best = action
        return best
    if f.step == KIOSK_USE:
        return options[1] if options[0] == DONE and len(options) > 1 else options[0]
    return options[0]


def kiosk_worth(numbers: LettersNumbers | None, w: Weights) -> list[float]:
    """By tile, 0 for the first so that tiles keep their numbers: what it gives less what it asks for."""
    found = [0.0]
    if numbers is not None:
        for offers in numbers.kiosk:
            best = 0.0
            for offer in offers:
                best = max(best, offer_worth(offer, w))
            found.append(best)
    return found


def offer_worth(offer: Offer, w: Weights) -> float:
    given = w.kiosk[offer.take] * offer.count + w.kiosk["lira"] * offer.lira
    return given - (w.kiosk[offer.pay] * offer.amount if offer.pay else 0.0)
