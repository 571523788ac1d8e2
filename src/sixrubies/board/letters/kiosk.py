"""Place 22, the Kiosk: a letter, then a tile for every player and one more (rulings C4, E21)."""

from sixrubies.board.actions import DIE, DISCARD, DONE, GIVE, GOOD, KIOSK_DRAWN, KIOSK_PICK, OFFER
from sixrubies.board.effects import (
    discard_card,
    extend_wheelbarrow,
    gain_good,
    gain_lira,
    move_merchant,
    pay_good,
    pay_lira,
    take_ruby,
    tell,
)
from sixrubies.board.events import KIOSK_DECLINED
from sixrubies.board.fields import DIE1, EXTENSIONS, KIOSK_PILE, KIOSK_SHOWN
from sixrubies.board.flow import start_draw
from sixrubies.board.letters.companion import companion_barred
from sixrubies.board.letters.effects import (
    letters_of,
    ready_companion,
    refill_kiosk,
    set_die,
    show_kiosk_tile,
    take_kiosk_tile,
)
from sixrubies.board.letters.mail import give, letter_actions, start_letter
from sixrubies.board.letters.numbers import LettersNumbers, Offer
from sixrubies.board.letters.wares import gain_ware, held_ware, pay_ware
from sixrubies.board.reasons import ALL_EXTENSIONS, NEEDS_GOOD, NEEDS_LIRA, NO_CARD_IN_HAND, NO_LETTER
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import (
    KIOSK_CHOOSE,
    KIOSK_DIE,
    KIOSK_DRAW,
    KIOSK_END,
    KIOSK_PAY_CARD,
    KIOSK_PAY_GOOD,
    KIOSK_PAY_LETTER,
    KIOSK_REVEAL,
    KIOSK_TAKE_GOOD,
    KIOSK_USE,
)
from sixrubies.board.things import FOUNTAIN, GOOD_NAMES, GOODS, KIOSK_DIE_STREAM, KIOSK_STREAM, WAINWRIGHT_RUBIES
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import Auto, ChanceStep, Reason, Step

TILES = range(1, 25)


class Reveal(Entry):
    """The letter first, then tiles one by one. Frame: `a` is 0 before the letter, then one more than tiles shown."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.a == 0:
            s.push(Frame(KIOSK_REVEAL, f.seat, f.place, f.by, a=1))
            if self.numbers.kiosk_letters:  # one, or none at a table that says so
                start_letter(s, f.seat)
            return
        if s.n[KIOSK_PILE] == 0:
            refill_kiosk(s)
        if f.a <= s.seats + 1 and s.n[KIOSK_PILE]:
            s.push(Frame(KIOSK_REVEAL, f.seat, f.place, f.by, a=f.a + 1))
            s.push(Frame(KIOSK_DRAW, f.seat, f.place, f.by))
        else:
            s.push(Frame(KIOSK_CHOOSE, f.seat, f.place, f.by))


class DrawTile(ChanceStep[State]):
    """Each tile of the face-down stacks as likely."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [KIOSK_DRAWN + tile for tile in TILES if s.n[KIOSK_PILE] >> tile & 1]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [1] * len(self.candidates(s, f))

    def stream(self, s: State, f: Frame) -> int:
        return stream(KIOSK_STREAM)

    def total(self, s: State, f: Frame) -> int:
        return len(self.candidates(s, f))

    def pick(self, s: State, f: Frame, number: int) -> int:
        return self.candidates(s, f)[number]

    def apply(self, s: State, f: Frame, action: int) -> None:
        show_kiosk_tile(s, f.seat, action - KIOSK_DRAWN)


class ChooseTile(Step[State]):
    """Clockwise from the active player, who also gets the last one. Frame: `a` tiles chosen before."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if s.n[KIOSK_SHOWN] else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [KIOSK_PICK + tile for tile in TILES if s.n[KIOSK_SHOWN] >> tile & 1]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if not s.n[KIOSK_SHOWN]:
            return
        take_kiosk_tile(s, f.seat, action - KIOSK_PICK)
        if s.n[KIOSK_SHOWN]:
            following = (s.turn() + f.a + 1) % s.seats
            s.push(Frame(KIOSK_CHOOSE, following, f.place, f.by, a=f.a + 1))
        s.push(Frame(KIOSK_USE, f.seat, f.place, f.by, a=action - KIOSK_PICK))


class UseTile(Step[State]):
    """Use the tile, one half of it where it has two, or not. Frame: `a` the tile."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def offer_barred(self, s: State, seat: int, offer: Offer) -> Reason | None:
        if offer.pay == "lira" and s.lira(seat) < offer.amount:
            return Reason(NEEDS_LIRA, offer.amount, s.lira(seat))
        if offer.pay == "good" and not any(held_ware(s, seat, ware) for ware in range(self.numbers.wares)):
            return Reason(NEEDS_GOOD, 1, GOODS)
        if offer.pay == "card" and s.hand_size(seat) == 0:
            return Reason(NO_CARD_IN_HAND)
        if offer.pay == "letter" and letters_of(s, seat) == 0:
            return Reason(NO_LETTER)
        if offer.pay == "each":
            for good in range(GOODS):
                if s.good(seat, good) < offer.amount:
                    return Reason(NEEDS_GOOD, offer.amount, good)
        if offer.take == "extension" and s.n[EXTENSIONS + seat] >= s.rules.extensions:
            return Reason(ALL_EXTENSIONS)
        return companion_barred(s, seat) if offer.take == "companion" else None

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, *[OFFER + half for half in range(len(self.numbers.kiosk[f.a - 1]))]]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if action == DONE else self.offer_barred(s, f.seat, self.numbers.kiosk[f.a - 1][action - OFFER])

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == DONE:
            tell(s, KIOSK_DECLINED, f.seat, f.a)
            return
        offer = self.numbers.kiosk[f.a - 1][action - OFFER]
        s.push(Frame(KIOSK_END, f.seat, f.place, f.by, a=f.a, b=action - OFFER))
        if offer.pay == "lira":
            pay_lira(s, f.seat, offer.amount)
        elif offer.pay == "each":
            for good in range(GOODS):
                pay_good(s, f.seat, good, offer.amount)
        elif offer.pay == "good":
            s.push(Frame(KIOSK_PAY_GOOD, f.seat, f.place, f.by))
        elif offer.pay == "card":
            s.push(Frame(KIOSK_PAY_CARD, f.seat, f.place, f.by))
        elif offer.pay == "letter":
            s.push(Frame(KIOSK_PAY_LETTER, f.seat, f.place, f.by))


class TakeOffer(Auto[State]):
    """What the tile gives, after it was paid. Frame: `a` the tile, `b` which half."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def apply(self, s: State, f: Frame, action: int) -> None:
        offer = self.numbers.kiosk[f.a - 1][f.b]
        seat, take = f.seat, offer.take
        if offer.lira:
            gain_lira(s, seat, offer.lira)
        if take in GOOD_NAMES:
            gain_good(s, seat, GOOD_NAMES.index(take), offer.count)
        elif take == "lira":
            gain_lira(s, seat, offer.count)
        elif take == "coffee":
            gain_ware(s, seat, GOODS)
        elif take == "good":
            s.push(Frame(KIOSK_TAKE_GOOD, seat, f.place, f.by))
        elif take == "card":
            start_draw(s, seat)
        elif take == "letter":
            start_letter(s, seat)
        elif take == "companion":
            ready_companion(s, seat)
        elif take == "die":
            s.push(Frame(KIOSK_DIE, seat, f.place, f.by))
        elif take == "extension":
            extend_wheelbarrow(s, seat)
            if s.n[EXTENSIONS + seat] == s.rules.extensions:
                take_ruby(s, seat, WAINWRIGHT_RUBIES)
        else:
            move_merchant(s, seat, FOUNTAIN)


class PayWare(Step[State]):
    """Which good (or coffee) is paid."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GIVE + ware for ware in range(self.numbers.wares)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if held_ware(s, f.seat, action - GIVE) > 0 else Reason(NEEDS_GOOD, 1, action - GIVE)

    def apply(self, s: State, f: Frame, action: int) -> None:
        pay_ware(s, f.seat, action - GIVE)


class PayCard(Step[State]):
    """Which bonus card is discarded; the last one may have been played as money meanwhile: then none is."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if s.hand_size(f.seat) else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DISCARD + card for card in s.rules.bonus if s.in_hand(f.seat, card) > 0]

    def forced(self, s: State, f: Frame) -> bool:
        return s.hand_size(f.seat) == 1

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action >= DISCARD:
            discard_card(s, f.seat, action - DISCARD)
        else:
            s.frames.pop()  # nothing was paid: the tile gives nothing


class PayLetter(Step[State]):
    """Which letter is discarded."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return letter_actions(s, f.seat)

    def apply(self, s: State, f: Frame, action: int) -> None:
        give(s, f.seat, action)


class TakeWare(Step[State]):
    """One good of choice (or coffee); a full kind may be named and is lost (E2)."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + ware for ware in range(self.numbers.wares)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_ware(s, f.seat, action - GOOD)


class RollDie(ChanceStep[State]):
    """Tile 16: one die, a Lira per pip. Frame: `a` is 1 once the roll stands."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO if f.a else super().owner(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DIE + face for face in range(1, 7)]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [1] * 6

    def stream(self, s: State, f: Frame) -> int:
        return stream(KIOSK_DIE_STREAM, f.seat)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.a:
            gain_lira(s, f.seat, s.n[DIE1])
            return
        set_die(s, f.seat, action - DIE)
        s.push(Frame(KIOSK_DIE, f.seat, f.place, f.by, a=1))
        if s.rules.after_roll >= 0:
            s.push(Frame(s.rules.after_roll, f.seat, a=1))
