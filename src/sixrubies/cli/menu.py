"""The options of a decision under the numbers one types, and what a typed line means."""

import re
from collections.abc import Mapping

from sixrubies.board.actions import TRACK_NAMES
from sixrubies.board.things import COFFEE_HOUSE, GEMSTONE_DEALER, PLACE_NAMES, SULTANS_PALACE, WARE_NAMES
from sixrubies.cli.tiles import Told
from sixrubies.cli.words import Words
from sixrubies.core.decision import BatchChoice, Blocked, Decision, Option
from sixrubies.core.errors import SixRubiesError

LAST = ("done", "skip", "keep", "decline", "end_turn", "pass")
TRACKS = dict(zip(TRACK_NAMES, (SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE), strict=True))
MOST_BID = 225


class Unclear(SixRubiesError):
    """A line that is no answer here; its text says what would be."""


class Menu:
    """Places, called numbers, kiosk tiles and bids keep their own number, so that one types what one sees; the rest is
    counted on. Where merchant or companion may go, the number of a place means the merchant.
    """

    def __init__(self, decision: Decision, told: Told, words: Words) -> None:
        self.decision = decision
        self.told = told  # the owner's view: some texts depend on it
        self.words = words
        self.numbers: dict[int, Option] = {}
        others: list[Option] = []
        going = next((option.verb for option in decision.options if option.target == "place"), "")
        for option in decision.options:
            number = number_of(option)
            if number is None or (option.target == "place" and option.verb != going):
                others.append(option)
            else:
                self.numbers[number] = option
        known = [*decision.options, *(entry.option for entry in decision.blocked)]
        highest = max((number_of(option) or 0 for option in known), default=0)
        if self.places():
            highest = max(highest, *(place for row in told["table"]["layout"] for place in row))
        if self.bids():
            highest = MOST_BID  # no number one might bid means something else
            for option in [option for option in others if option.verb == "pass"]:
                others.remove(option)
                self.numbers[0] = option
        for number, option in enumerate(sorted(others, key=loudness), highest + 1):
            self.numbers[number] = option

    def places(self) -> list[int]:
        """The places among the options: what is marked on the board."""
        found = (place_of(option) for option in self.decision.options)
        return list(dict.fromkeys(place for place in found if place is not None))

    def bids(self) -> list[int]:
        """How many Lira can be bid: all numbers from the first to the last."""
        return [int(option.argument) for option in self.decision.options if option.verb == "bid"]

    # -- what is meant ------------------------------------------------------------------------------------------

    def find(self, text: str) -> Option | Blocked | None:
        """The option, possible or not, that a number, a token or a word names."""
        wanted = text.casefold()
        if wanted.isascii() and wanted.isdigit():
            if int(wanted) in self.numbers:
                return self.numbers[int(wanted)]
            return next((entry for entry in self.decision.blocked if number_of(entry.option) == int(wanted)), None)
        known: list[Option | Blocked] = [*self.decision.options, *self.decision.blocked]
        for matches in (token_is, argument_is, verb_is):
            found = [entry for entry in known if matches(option_of(entry), wanted, self.words)]
            # What is under its own number goes before a second way to the same place, what is possible before the rest.
            best = [entry for entry in found if self.numbers.get(number_of(option_of(entry)) or 0) is entry]
            possible = [entry for entry in found if isinstance(entry, Option)]
            for choice in (found, possible, best):
                if len(choice) == 1:
                    return choice[0]
        return None

    def answer(self, text: str) -> list[int]:
        """The actions a line stands for: one, or a whole run of small choices such as `2 red 1 blue`."""
        entry = self.find(text)
        if isinstance(entry, Option):
            return [entry.action]
        if isinstance(entry, Blocked):
            raise Unclear(self.words.reason(entry, self.told))
        if self.decision.batch is not None:
            return self.run(self.decision.batch, text)
        if self.bids() and text.isascii() and text.isdigit():
            raise Unclear(self.words.text("cli-bad_bid", least=self.bids()[0], most=self.bids()[-1]))
        raise Unclear(self.words.text("cli-bad_choice", token=self.decision.options[0].token))

    def run(self, batch: BatchChoice, text: str) -> list[int]:
        """A whole run in one line; its actions in the canonical order, and `done` behind them."""
        counts = self._counts(batch, text)
        for item in batch.items:
            if counts.get(item.option.action, 0) > item.most:
                told = self.words.option(item.option, self.told)
                raise Unclear(self.words.text("cli-bad_run-item", option=told, most=item.most))
        total = sum(counts.values())
        if not batch.least <= total <= batch.most:
            raise Unclear(self.words.text("cli-bad_run-total", total=total, least=batch.least, most=batch.most))
        actions = [item.option.action for item in batch.items for _ in range(counts.get(item.option.action, 0))]
        return [*actions, batch.done.action] if batch.done is not None else actions

    def _counts(self, batch: BatchChoice, text: str) -> dict[int, int]:
        """How often each item is named: `2 red blue`, `5 9`, `all`."""
        if text.casefold() in ("all", self.words.text("cli-all").casefold()):
            return {item.option.action: item.most for item in batch.items}
        counts: dict[int, int] = {}
        pieces = [piece for piece in re.split(r"[\s,;+]+", text) if piece]
        while pieces:
            piece = pieces.pop(0)
            count = 1
            if piece.isascii() and piece.isdigit() and pieces and not pieces[0].isdigit():
                piece, count = pieces.pop(0), int(piece)
            option = self._item(batch, piece)
            if option is None:
                raise Unclear(self.words.text("cli-bad_run", given=piece))
            counts[option.action] = counts.get(option.action, 0) + count
        return counts

    def _item(self, batch: BatchChoice, text: str) -> Option | None:
        options = [item.option for item in batch.items]
        if text.isascii() and text.isdigit():
            option = self.numbers.get(int(text))
            return option if option in options else None
        wanted = text.casefold()
        return next((option for option in options if wanted in item_words(option, self.words)), None)


def place_of(option: Option) -> int | None:
    """The place an option is about, also where it is named by its rubies."""
    if option.target != "place":
        return None
    return TRACKS[option.argument] if option.argument in TRACKS else int(option.argument)


def number_of(option: Option) -> int | None:
    """The number an option has of itself."""
    if option.target == "number" or option.verb == "kiosk":
        return int(option.argument)
    return place_of(option)


def loudness(option: Option) -> int:
    """What the step itself offers, then cards and tiles, then ways to do without."""
    if option.verb in LAST:
        return 2
    return 1 if option.verb in ("play", "use") else 0


def option_of(entry: Option | Blocked) -> Option:
    return entry.option if isinstance(entry, Blocked) else entry


def token_is(option: Option, wanted: str, words: Words) -> bool:
    return option.token.casefold() == wanted


def argument_is(option: Option, wanted: str, words: Words) -> bool:
    """What the option names: `tea_house`, `Tea House`, `red`, `5 Lira`."""
    if not option.argument:
        return False
    return wanted in item_words(option, words) - letters(words).keys()


def verb_is(option: Option, wanted: str, words: Words) -> bool:
    return option.verb == wanted


def letters(words: Words) -> Mapping[str, str]:
    return {words.text(f"cli-letter-{good}").casefold(): good for good in WARE_NAMES}


def item_words(option: Option, words: Words) -> set[str]:
    """Everything that may name what an option is about."""
    named = {option.argument}
    place = place_of(option)
    if place is not None:
        named |= {words.place(place), PLACE_NAMES[place], words.text(f"cli-place-{PLACE_NAMES[place]}")}
    elif option.target == "good":
        named |= {words.text(f"good-{option.argument}.name")}
        named |= {letter for letter, good in letters(words).items() if good == option.argument}
    elif option.target == "card":
        named |= {words.card(option.argument)}
    return {name.casefold() for name in named}
