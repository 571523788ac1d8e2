"""What the box adds to the table: its pieces set up, in words and back, and what must be true of them."""

from typing import Any

from sixrubies.board import fields as at
from sixrubies.board.letters.effects import KIOSK_TILES, letter_entry
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.rules import Box, Rules
from sixrubies.board.state import State
from sixrubies.board.things import PLACES
from sixrubies.core.errors import BadPosition
from sixrubies.core.frame import Frame

ALL_TILES = (1 << KIOSK_TILES + 1) - 2


class LettersBox(Box):
    """Letters, companions, kiosk tiles, the Secret Society, rubies in supply."""

    def __init__(self, numbers: LettersNumbers) -> None:
        self.numbers = numbers

    def set_up(self, rules: Rules, n: list[int], frames: list[Frame]) -> None:
        n[at.KIOSK_PILE] = ALL_TILES
        n[at.LETTER_COUNT] = sum(rules.letter_copies)

    def describe(self, s: State, told: dict[str, Any]) -> None:
        n = s.n
        told["letters"] = {
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
        n, mail = s.n, told.get("letters", {})
        whole: dict[str, Any] = {}
        self.describe(s, whole)
        unknown = sorted(set(mail) - set(whole["letters"]))
        if unknown:
            raise BadPosition(f"a position's letters part has no {unknown[0]!r}")
        if "letters" in mail:
            s.letters[:] = sorted(
                letter_entry(seat, int(letter["place"]), int(letter.get("delivered", False)))
                for seat, letters in enumerate(mail["letters"][: s.seats])
                for letter in letters
            )
        for seat, where in enumerate(mail.get("companion", [])[: s.seats]):
            n[at.COMPANION_AT + seat] = {"supply": 0, "ready": at.OWN_SUPPLY}.get(where, where)
        for seat, used in enumerate(mail.get("extra_turn_used", [])[: s.seats]):
            n[at.EXTRA_DONE + seat] = int(used)
        n[at.SOCIETY_USES] = int(mail.get("society_uses", n[at.SOCIETY_USES]))
        n[at.RUBY_SUPPLY] = int(mail.get("ruby_supply", n[at.RUBY_SUPPLY]))
        n[at.STUCK] = int(mail.get("stuck_tokens", n[at.STUCK]))
        if "kiosk_pile" in mail:
            n[at.KIOSK_PILE] = sum(1 << int(tile) for tile in set(mail["kiosk_pile"]))
        if "kiosk_shown" in mail:
            n[at.KIOSK_SHOWN] = sum(1 << int(tile) for tile in set(mail["kiosk_shown"]))
        if "letter_discard" in mail:
            s.letter_discard[:] = [int(place) for place in mail["letter_discard"]]
        if "letter_pile" in mail:
            s.letter_pile[:] = [int(mail["letter_pile"].get(str(place), 0)) for place in range(PLACES)]
        else:  # what is nowhere else
            left = s.rules.letter_copies[:]
            for entry in s.letters:
                left[entry >> 1 & 31] -= 1
            for place in s.letter_discard:
                left[place] -= 1
            s.letter_pile[:] = left
        n[at.LETTER_COUNT] = sum(s.letter_pile)

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
        if n[at.KIOSK_PILE] & n[at.KIOSK_SHOWN] or (n[at.KIOSK_PILE] | n[at.KIOSK_SHOWN]) & ~ALL_TILES:
            found.append("the kiosk tiles do not add up")
        if n[at.RUBY_SUPPLY] < 0 or n[at.RUBY_SUPPLY] > s.rules.ruby_supply:
            found.append("the rubies in supply do not add up")
        return found


def _companion(where: int) -> str | int:
    return {0: "supply", at.OWN_SUPPLY: "ready"}.get(where, where)
