"""What the box adds to the table: its pieces set up, in words and back, and what must be true of them."""

from typing import Any

from sixrubies.board import fields as at
from sixrubies.board.actions import DIE, WALK
from sixrubies.board.events import EVENT_NAMES, MOCHA_EVENTS
from sixrubies.board.grammar import Grammar
from sixrubies.board.letters.effects import KIOSK_TILES, letter_entry
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.letters.pending import letters_grammar
from sixrubies.board.letters.pending_fit import letters_unfit
from sixrubies.board.reasons import MOCHA_REASONS, REASON_NAMES
from sixrubies.board.rules import Box, Rules
from sixrubies.board.state import State
from sixrubies.board.steps import KIOSK_CHOOSE, KIOSK_DRAW, KIOSK_REVEAL
from sixrubies.board.things import PALACE_RUBIES, PLACES
from sixrubies.core.errors import BadPosition
from sixrubies.core.frame import Frame
from sixrubies.core.reading import MANY, counts, flag, mask, only, row, shown, table, whole

ALL_TILES = (1 << KIOSK_TILES + 1) - 2
OFFERING = [KIOSK_REVEAL, KIOSK_DRAW, KIOSK_CHOOSE]
PLACE_NUMBERS = [str(place) for place in range(PLACES)]


class LettersBox(Box):
    """Letters, companions, kiosk tiles, the Secret Society, rubies in supply."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers
        self.events = list(range(MOCHA_EVENTS, len(EVENT_NAMES)))
        self.reasons = list(range(MOCHA_REASONS, len(REASON_NAMES)))
        self.actions = list(range(WALK, DIE + 7))

    def set_up(self, rules: Rules, n: list[int], frames: list[Frame]) -> None:
        n[at.KIOSK_PILE] = ALL_TILES
        n[at.LETTER_COUNT] = sum(rules.letter_copies)

    def describe(self, s: State, told: dict[str, Any]) -> None:
        told["letters"] = self.described(s)

    def described(self, s: State) -> dict[str, Any]:
        n = s.n
        return {
            "letters": [
                [{"place": e >> 1 & 31, "delivered": bool(e & 1)} for e in s.letters if e >> 6 == seat]
                for seat in range(s.seats)
            ],
            "companion": [_companion(n[at.COMPANION_AT + seat]) for seat in range(s.seats)],
            "extra_turn_used": [bool(n[at.EXTRA_DONE + seat]) for seat in range(s.seats)],
            "society_uses": n[at.SOCIETY_USES],
            "ruby_supply": n[at.RUBY_SUPPLY],
            "kiosk_pile": [tile for tile in range(1, KIOSK_TILES + 1) if n[at.KIOSK_PILE] >> tile & 1],
            "kiosk_shown": [tile for tile in range(1, KIOSK_TILES + 1) if n[at.KIOSK_SHOWN] >> tile & 1],
            "letter_pile": {str(place): copies for place, copies in enumerate(s.letter_pile) if copies},
            "letter_discard": s.letter_discard[:],
            "stuck_tokens": n[at.STUCK],
        }

    def restore(self, s: State, told: dict[str, Any]) -> None:
        n, mail = s.n, table(told.get("letters", {}), "letters")
        only(mail, list(self.described(s)), "letters")
        if "letters" in mail:
            s.letters[:] = self.restore_letters(s, mail["letters"])
        for seat, where in enumerate(row(mail.get("companion", []), "companion", s.seats)):
            n[at.COMPANION_AT + seat] = _companion_at(where)
        for seat, used in enumerate(row(mail.get("extra_turn_used", []), "extra_turn_used", s.seats)):
            n[at.EXTRA_DONE + seat] = flag(used, "extra_turn_used")
        n[at.SOCIETY_USES] = whole(mail.get("society_uses", n[at.SOCIETY_USES]), "society_uses")
        n[at.RUBY_SUPPLY] = whole(mail.get("ruby_supply", n[at.RUBY_SUPPLY]), "ruby_supply")
        n[at.STUCK] = whole(mail.get("stuck_tokens", n[at.STUCK]), "stuck_tokens")
        for name, offset in (("kiosk_pile", at.KIOSK_PILE), ("kiosk_shown", at.KIOSK_SHOWN)):
            if name in mail:
                tiles = [_one_to(KIOSK_TILES, tile, "kiosk tile") for tile in row(mail[name], name, MANY)]
                n[offset] = mask(tiles, "the same kiosk tile")
        if "letter_discard" in mail:
            discard = row(mail["letter_discard"], "letter_discard", MANY)
            s.letter_discard[:] = [_one_to(PLACES - 1, place, "place") for place in discard]
        if "letter_pile" in mail:
            s.letter_pile[:] = [0] * PLACES
            for place, copies in counts(mail["letter_pile"], PLACE_NUMBERS, "letter_pile", "place"):
                s.letter_pile[place] = copies
        else:  # what is nowhere else
            left = s.rules.letter_copies[:]
            for entry in s.letters:
                left[entry >> 1 & 31] -= 1
            for place in s.letter_discard:
                left[place] -= 1
            s.letter_pile[:] = left
        n[at.LETTER_COUNT] = sum(s.letter_pile)

    def restore_letters(self, s: State, told: Any) -> list[int]:
        found: list[int] = []
        for seat, letters in enumerate(row(told, "letters", s.seats)):
            for letter in row(letters, "letters", MANY):
                only(table(letter, "a letter"), ["place", "delivered"], "a letter")
                place = _one_to(PLACES - 1, letter.get("place"), "place")
                found.append(letter_entry(seat, place, flag(letter.get("delivered", False), "delivered")))
        return sorted(found)

    def table(self, s: State) -> dict[str, Any]:
        uses, lira = s.n[at.SOCIETY_USES], self.numbers.society_lira
        return {
            "society_seals": self.numbers.society_seals,
            "society_lira": lira[uses] if uses < len(lira) else 0,
            "extra_turn_seals": self.numbers.extra_seals,
        }

    def violations(self, s: State) -> list[str]:
        n, found = s.n, []
        places = s.rules.bazaar.places
        counts = s.letter_pile[:]
        for entry in s.letters:
            counts[entry >> 1 & 31] += 1
        for place in s.letter_discard:
            counts[place] += 1
        if counts != s.rules.letter_copies or min(s.letter_pile) < 0:
            found.append("the letters do not add up")
        if n[at.LETTER_COUNT] != sum(s.letter_pile):
            found.append("the letters in the pile are miscounted")
        if s.letters != sorted(s.letters) or any(entry >> 6 >= s.seats for entry in s.letters):
            found.append("the letters are out of order")
        for seat in range(s.seats):
            where = n[at.COMPANION_AT + seat]
            if where not in (0, at.OWN_SUPPLY) and where not in places:
                found.append(f"the companion of seat {seat} is at no place: {where}")
            here = (s.merchant(seat), s.family(seat), where)
            for entry in s.letters:
                if entry >> 6 == seat and entry & 1 == 0 and entry >> 1 & 31 in here:
                    found.append(f"a letter of seat {seat} for place {entry >> 1 & 31} is not delivered")
        return found + self.kiosk_violations(s) + self.ruby_violations(s) + self.turn_violations(s)

    def kiosk_violations(self, s: State) -> list[str]:
        """Tiles lie face down, on offer or apart; they are on offer during the action only, and never run out (E21)."""
        down, offered = s.n[at.KIOSK_PILE], s.n[at.KIOSK_SHOWN]
        if down & offered or (down | offered) & ~ALL_TILES:
            return ["the kiosk tiles do not add up"]
        if down == 0:
            return ["no kiosk tile lies face down"]
        if offered and not any(f.step in OFFERING for f in s.frames):
            return ["kiosk tiles are on offer, but nobody is at the Kiosk"]
        return []

    def ruby_violations(self, s: State) -> list[str]:
        """The last ruby of a track is replaced while the supply lasts, and only then (C7)."""
        supply, found = s.n[at.RUBY_SUPPLY], []
        if not 0 <= supply <= s.rules.ruby_supply:
            return ["the rubies in supply do not add up"]
        tracks = [s.rubies_left(slot) for slot in range(PALACE_RUBIES, len(s.rules.ruby_stock))]
        if supply and not min(tracks):
            found.append("a track is empty, although there are rubies in supply")
        if supply < s.rules.ruby_supply and min(tracks) > 1:
            found.append("a ruby of the supply was used, although no track had run out")
        return found

    def grammar(self) -> Grammar:
        return letters_grammar(self.numbers)

    def unfit(self, s: State, i: int) -> str:
        return letters_unfit(s, i, self.numbers)

    def turn_violations(self, s: State) -> list[str]:
        """Extra turns of this round, the uses of the Secret Society, tokens that stayed where they were."""
        n, found = s.n, []
        for seat in range(s.turn() + 1, s.seats):
            if n[at.EXTRA_DONE + seat]:
                found.append(f"seat {seat} has bought an extra turn before its turn")
        if n[at.SOCIETY_USES] < 0:
            found.append(f"the Secret Society was used {n[at.SOCIETY_USES]} times")
        if n[at.STUCK] & ~sum(1 << token for token in s.rules.tokens):
            found.append("a token that is not in play stayed at its place")
        return found


def _companion(where: int) -> str | int:
    return {0: "supply", at.OWN_SUPPLY: "ready"}.get(where, where)


def _companion_at(where: Any) -> int:
    if where in ("supply", "ready"):
        return 0 if where == "supply" else at.OWN_SUPPLY
    return _one_to(PLACES - 1, where, "place")


def _one_to(most: int, number: Any, what: str) -> int:
    if not 1 <= whole(number, f"the number of a {what}") <= most:
        raise BadPosition(f"there is no {what} {shown(number)}")
    return int(number)
