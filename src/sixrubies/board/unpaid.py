"""Between receiving from a token and paying it, nothing may be used that leaves the token unpaid (ruling E8)."""

from sixrubies.board.reasons import COULD_NOT_PAY
from sixrubies.board.state import State
from sixrubies.board.steps import EXCHANGE_GIVE, EXCHANGE_TAKE, FAMILY_CARD_REWARD, GOVERNOR_PAY, SMUGGLER_PAY
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


def leaves_unpaid(s: State, f: Frame, lira: int, cards: int) -> Reason | None:
    """A token that waits for its price could not be paid with this much Lira and this many cards in hand.

    It may be asked for its price right now, or wait below a card that was played before that. The Smuggler can be paid
    with the good he gave; the Governor's card may have been played.
    """
    goods = s.goods(f.seat)
    if f.step == FAMILY_CARD_REWARD:
        lira += s.rules.catch_lira  # what is asked for brings as much, or a card
    elif f.step == EXCHANGE_GIVE or f.step == EXCHANGE_TAKE:
        goods += 1  # what is given comes back as a good where the Smuggler needs one (R17)
    return Reason(COULD_NOT_PAY) if owes(s, f.seat, lira, goods, cards, len(s.frames)) else None


def owes(s: State, seat: int, lira: int, goods: int, cards: int, depth: int) -> bool:
    """A token that waits for its price among the lowest `depth` frames could not be paid with so much.

    Two of them wait where the card that uses a token was played between a gift and its price. Money in hand counts
    once it is played, so that the answer depends on public things only.
    """
    governor = False
    smuggler = False
    for i in range(depth):
        step = s.frames[i].step
        if step == GOVERNOR_PAY:
            governor = True
        elif step == SMUGGLER_PAY:
            smuggler = True
    price = s.rules.governor_lira if governor and cards == 0 else 0
    if smuggler and goods == 0:
        price += s.rules.smuggler_lira
    return lira < price


def others_unpaid(s: State, f: Frame, lira: int = 0, goods: int = 0, cards: int = 0) -> Reason | None:
    """Paying so much for the token asked for now would leave one unpaid that waits below it."""
    left = owes(
        s, f.seat, s.lira(f.seat) - lira, s.goods(f.seat) - goods, s.hand_size(f.seat) - cards, len(s.frames) - 1
    )
    return Reason(COULD_NOT_PAY) if left else None
