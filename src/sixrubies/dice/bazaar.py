"""Bazaar cards: revealing, choosing one, the current player's part, discarding (docs/rules/dice.md, DG16, DG40)."""

from sixrubies.core.frame import AUTO, CHANCE, NOTHING, Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import Auto, ChanceStep, Step
from sixrubies.dice.actions import DRAW, USE
from sixrubies.dice.effects import discard_shown, gain, refill_pile, reveal_card, tell
from sixrubies.dice.events import CARD_USED
from sixrubies.dice.fields import PILE, PILE_SIZE
from sixrubies.dice.state import State
from sixrubies.dice.steps import (
    CARD_CONDITION,
    CARD_DONE,
    CARD_GIFT,
    CARD_OFFER,
    CARD_REVEAL,
    CARD_SALE,
    CARD_SHARE,
    CARD_USE,
)
from sixrubies.dice.things import BROWN, CARDS, CONDITIONAL, DECK_STREAM, GIFT, LIRA, OFFER, SHARE, resource_of


def start_reveal(s: State, seat: int, cards: int, dice: int) -> None:
    """So many cards, for so many dice (none: income). The pile is refilled now if it could not be before (A16)."""
    refill_pile(s)
    s.push(Frame(CARD_DONE, seat))
    s.push(Frame(CARD_USE, seat, b=dice))
    s.push(Frame(CARD_REVEAL, seat, a=cards))


class Reveal(ChanceStep[State]):
    """DG16.2 A card of the face-down pile, each copy as likely; with nothing to draw the rest is skipped (A16).
    Frame: `a` cards still to reveal, this one included.
    """

    def owner(self, s: State, f: Frame) -> int:
        return CHANCE if s.n[PILE_SIZE] > 0 else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DRAW + card for card in range(CARDS) if s.n[PILE + card] > 0]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [s.n[PILE + card] for card in range(CARDS) if s.n[PILE + card] > 0]

    def stream(self, s: State, f: Frame) -> int:
        return stream(DECK_STREAM)

    def total(self, s: State, f: Frame) -> int:
        return s.n[PILE_SIZE]

    def pick(self, s: State, f: Frame, number: int) -> int:
        for card in range(CARDS):
            if number < s.n[PILE + card]:
                return DRAW + card
            number -= s.n[PILE + card]
        raise AssertionError("a number beyond the pile")

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == NOTHING:
            return
        reveal_card(s, f.seat, action - DRAW)
        if f.a > 1:
            s.push(Frame(CARD_REVEAL, f.seat, a=f.a - 1))


class UseCard(Step[State]):
    """DG16.2, DG16.3 One of the cards on the table must be used; asked only if they differ. Frame: `b` dice used."""

    def owner(self, s: State, f: Frame) -> int:
        for card in s.shown:
            if card != s.shown[0]:
                return f.seat
        return AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return sorted({USE + card for card in s.shown})

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if not s.shown:
            return
        card = s.shown[0] if action == NOTHING else action - USE
        tell(s, CARD_USED, f.seat, card)
        use_card(s, f.seat, card, f.b)


def use_card(s: State, seat: int, card: int, dice: int) -> None:
    """DG42 to DG45 The current player takes his part at once, the others are asked after him."""
    if card >= CONDITIONAL:
        s.push(Frame(CARD_CONDITION, seat, a=card, b=dice))
    elif card >= OFFER:
        gain(s, seat, resource_of(card), 1)
        ask_others(s, seat, CARD_OFFER, card)
    elif card >= GIFT:
        gain(s, seat, BROWN, 1)
        ask_others(s, seat, CARD_GIFT, card)
    elif card >= SHARE:
        gain(s, seat, resource_of(card), 1)
        gain(s, seat, LIRA, s.rules.share_lira)
        ask_others(s, seat, CARD_SHARE, card)
    else:
        gain(s, seat, LIRA, s.rules.sale_lira)
        ask_others(s, seat, CARD_SALE, card)


def ask_others(s: State, seat: int, step: int, card: int) -> None:
    """DG41.2 Clockwise from the current player: the last to be asked lies lowest."""
    for distance in range(s.seats - 1, 0, -1):
        s.push(Frame(step, (seat + distance) % s.seats, a=card))


class CardDone(Auto[State]):
    """DG16.4 All cards on the table are discarded."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        discard_shown(s)
