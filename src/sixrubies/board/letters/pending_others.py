"""What the pending steps of the Kiosk and the Auction House say: who is asked after whom, and about what."""

from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.actions import HIGHEST_BID
from sixrubies.board.fields import EXTENSIONS
from sixrubies.board.letters.companion import companion_barred
from sixrubies.board.letters.numbers import LettersNumbers, Offer
from sixrubies.board.letters.pending import BY_TILE
from sixrubies.board.state import State
from sixrubies.board.things import KIOSK
from sixrubies.core.frame import NOTHING, Frame

PAID_WITH = {on.KIOSK_PAY_GOOD: "good", on.KIOSK_PAY_CARD: "card", on.KIOSK_PAY_LETTER: "letter"}


def _over(s: State, i: int) -> int:
    return s.frames[i + 1].step if i + 1 < len(s.frames) else NOTHING


def unfit_kiosk(s: State, i: int, numbers: LettersNumbers) -> str:
    """C4: tiles are shown one by one, then chosen clockwise; what a tile brings comes before the next choice."""
    f, below, offered = s.frames[i], s.frames[i - 1], bin(s.n[at.KIOSK_SHOWN]).count("1")
    if f.step == on.KIOSK_REVEAL:
        first = f.a == 1 and _over(s, i) == on.LETTER_DRAW and numbers.kiosk_letters > 0
        later = 2 <= f.a <= s.seats + 2 and _over(s, i) == on.KIOSK_DRAW
        if not first and not later:
            return "no letter and no tile is drawn"
        return "" if offered == max(0, f.a - 2) else f"{offered} tiles are on offer"
    if f.step == on.KIOSK_CHOOSE:
        if not 0 <= f.a <= s.seats or f.seat != (s.turn() + f.a) % s.seats:
            return "another seat's turn to choose has come"
        if offered != s.seats + 1 - f.a:
            return f"{offered} tiles are on offer"
        return "" if f.a or i + 1 == len(s.frames) else "nobody has chosen yet"
    if f.step in BY_TILE and below.step in (on.KIOSK_CHOOSE, on.TURN_COMPLETED):
        wrong = _not_by_tile(s, f, below, offered)
        if wrong:
            return wrong
    elif f.step in (on.DECK_DRAW, on.LETTER_DRAW) and f.seat != below.seat:
        return "another seat is to draw"
    if f.step in PAID_WITH and f.seat != below.seat:
        return "another seat is to pay"
    return _unfit_tile(s, i, numbers)


def _not_by_tile(s: State, f: Frame, below: Frame, offered: int) -> str:
    """What a tile brings is for the seat before the one that chooses next; the last tile is the active player's."""
    if below.place != KIOSK:
        return "nobody is at the Kiosk"
    if below.step == on.TURN_COMPLETED:
        return "" if f.seat == s.turn() and not offered else "other tiles are to be chosen first"
    return "" if below.a and f.seat == (s.turn() + below.a - 1) % s.seats else "another seat has chosen"


def _unfit_tile(s: State, i: int, numbers: LettersNumbers) -> str:
    f, over = s.frames[i], _over(s, i)
    if f.step == on.KIOSK_DIE and f.a != (1 if over == on.DICE_RED_TILE else 0):
        return "the die is rolled, or lies there"
    if f.step not in (on.KIOSK_USE, on.KIOSK_END):
        return ""
    if not 1 <= f.a <= len(numbers.kiosk) or (s.n[at.KIOSK_PILE] | s.n[at.KIOSK_SHOWN]) >> f.a & 1:
        return f"the kiosk tile {f.a} was not taken"
    if f.step == on.KIOSK_USE:
        return ""
    if not 0 <= f.b < len(numbers.kiosk[f.a - 1]):
        return f"the kiosk tile {f.a} has no such offer"
    offer = numbers.kiosk[f.a - 1][f.b]
    return _unfit_offer(s, f, offer) if PAID_WITH.get(over) == offer.pay else "it is paid for otherwise"


def _unfit_offer(s: State, f: Frame, offer: Offer) -> str:
    if offer.take == "extension" and s.n[EXTENSIONS + f.seat] >= s.rules.extensions:
        return "the wheelbarrow has all its extensions"
    barred = offer.take == "companion" and companion_barred(s, f.seat) is not None
    return "the companion is ready already" if barred else ""


def unfit_auction(s: State, i: int, numbers: LettersNumbers) -> str:
    """C5, E22: the active player opens, each other bids once, he has the last word; the winner draws."""
    f = s.frames[i]
    if f.step == on.DRAW_MANY and not 0 <= f.a < numbers.auction_cards:
        return f"{f.a} cards are to be drawn"
    if f.step != on.AUCTION_BID:
        return ""
    leader, asked = f.b & 7, f.b >> 3
    if not 0 <= asked <= s.seats or f.seat != (s.turn() + asked) % s.seats:
        return "another seat's turn to bid has come"
    if asked == 0:
        return "" if f.a == 0 and leader == 0 else "the active player opens the auction"
    behind = (leader - 1 - s.turn()) % s.seats  # who bid, counted from the active player
    if not 1 <= leader <= s.seats or (behind >= asked):
        return "the highest bid is of nobody who was asked"
    least = 1 if behind == 0 else 2
    if not least <= f.a <= min(HIGHEST_BID, s.lira(leader - 1)):
        return f"the highest bid is {f.a}"
    return ""
