"""Place 23, the Auction House: a good, then two bonus cards go to the highest bidder (rulings C5, E22)."""

from sixrubies.board.actions import BID, GOOD, HIGHEST_BID, PASS
from sixrubies.board.effects import gain_good, hand_lira, pay_lira, tell
from sixrubies.board.events import AUCTION_WON, BID_PASSED
from sixrubies.board.events import BID as BID_EVENT
from sixrubies.board.flow import start_draw
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import AUCTION_BID, AUCTION_END, DRAW_MANY
from sixrubies.board.things import GOODS
from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Auto, Step


class ChooseGood(Entry):
    """One good of choice; a full kind may be named and is lost (E2). With no Lira there is no auction."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + good for good in range(GOODS)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_good(s, f.seat, action - GOOD)
        if s.lira(f.seat) > 0:
            s.push(Frame(AUCTION_BID, f.seat, f.place, f.by))


class Bid(Step[State]):
    """The active player opens, each other bids once or passes, the active player has the last word.

    Frame: `a` the highest bid, `b` its bidder + 1 in the low three bits and above them how many were asked before.
    """

    def asked(self, f: Frame) -> int:
        return f.b >> 3

    def owner(self, s: State, f: Frame) -> int:
        if s.lira(f.seat) > f.a or (f.seat == s.turn() and s.hand_size(f.seat) > 0):
            return f.seat  # the active player may hold money cards
        return AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        most = min(s.lira(f.seat), HIGHEST_BID)
        first = [] if self.asked(f) == 0 else [PASS]
        return first + [BID + lira for lira in range(f.a + 1, most + 1)]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        bid, leader = f.a, f.b & 7
        if action > PASS:
            bid, leader = action - BID, f.seat + 1
            tell(s, BID_EVENT, f.seat, bid)
        elif action == PASS or action == NOTHING:
            tell(s, BID_PASSED, f.seat)
        asked = self.asked(f) + 1
        if asked <= s.seats:
            following = (s.turn() + asked) % s.seats
            s.push(Frame(AUCTION_BID, following, f.place, f.by, a=bid, b=leader + 8 * asked))
        else:
            s.push(Frame(AUCTION_END, leader - 1, f.place, f.by, a=bid))


class EndAuction(Auto[State]):
    """The winner pays, the supply or the active player, and draws; with nothing to draw he pays all the same."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def apply(self, s: State, f: Frame, action: int) -> None:
        tell(s, AUCTION_WON, f.seat, f.a)
        if f.seat == s.turn():
            pay_lira(s, f.seat, f.a)
        else:
            hand_lira(s, f.seat, s.turn(), f.a)
        s.push(Frame(DRAW_MANY, f.seat, f.place, a=self.numbers.auction_cards))


class DrawMany(Auto[State]):
    """Bonus cards one after the other. Frame: `a` still to draw."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.a:
            s.push(Frame(DRAW_MANY, f.seat, f.place, a=f.a - 1))
            start_draw(s, f.seat)
