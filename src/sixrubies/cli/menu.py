"""The options of a decision under the numbers one types, and what a typed line means."""

import re
from collections.abc import Mapping

from sixrubies.board.things import PLACE_NAMES
from sixrubies.cli.tiles import Told
from sixrubies.cli.words import Words
from sixrubies.core.decision import BatchChoice, Blocked, Decision, Option
from sixrubies.core.errors import SixRubiesError

PLACES = 16
LAST = ("done", "skip", "keep", "decline", "end_turn")


class Unclear(SixRubiesError):
    """A line that is no answer here; its text says what would be."""


class Menu:
    """Places and called numbers keep their own number, so that one types what one sees; the rest is counted on."""

    def __init__(self, decision: Decision, told: Told, words: Words) -> None:
        self.decision = decision
        self.told = told  # the owner's view: some texts depend on it
        self.words = words
        self.numbers: dict[int, Option] = {}
        own = [option for option in decision.options if has_number(option)]
        for option in own:
            self.numbers[int(option.argument)] = option
        blocked = [entry.option for entry in decision.blocked if has_number(entry.option)]
        highest = max((int(option.argument) for option in [*own, *blocked]), default=0)
        if any(option.target == "place" for option in own):
            highest = max(highest, PLACES)
        others = [option for option in decision.options if not has_number(option)]
        for number, option in enumerate(sorted(others, key=loudness), highest + 1):
            self.numbers[number] = option

    def places(self) -> list[int]:
        """The places among the options: what is marked on the board."""
        return [int(option.argument) for option in self.decision.options if option.target == "place"]

    # -- what is meant ------------------------------------------------------------------------------------------

    def find(self, text: str) -> Option | Blocked | None:
        """The option, possible or not, that a number, a token or a word names."""
        wanted = text.casefold()
        if wanted.isascii() and wanted.isdigit():
            if int(wanted) in self.numbers:
                return self.numbers[int(wanted)]
            named = (entry for entry in self.decision.blocked if has_number(entry.option))
            return next((entry for entry in named if int(entry.option.argument) == int(wanted)), None)
        known: list[Option | Blocked] = [*self.decision.options, *self.decision.blocked]
        for matches in (token_is, argument_is, verb_is):
            found = [entry for entry in known if matches(option_of(entry), wanted, self.words)]
            if len(found) == 1:
                return found[0]
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


def has_number(option: Option) -> bool:
    return option.target in ("place", "number") and option.argument.isdigit()


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
    return {words.text(f"cli-letter-{good}").casefold(): good for good in ("red", "green", "yellow", "blue")}


def item_words(option: Option, words: Words) -> set[str]:
    """Everything that may name what an option is about."""
    named = {option.argument}
    if option.target == "place":
        named |= {words.place(int(option.argument)), PLACE_NAMES[int(option.argument)]}
    elif option.target == "good":
        named |= {words.text(f"good-{option.argument}.name")}
        named |= {letter for letter, good in letters(words).items() if good == option.argument}
    elif option.target == "card":
        named |= {words.card(option.argument)}
    return {name.casefold() for name in named}
