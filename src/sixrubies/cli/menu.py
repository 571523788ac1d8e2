"""The options of a decision under the numbers one types, and what a typed line means."""

import re

from sixrubies.cli.looks import look_of
from sixrubies.cli.words import Words
from sixrubies.core.decision import BatchChoice, Blocked, Decision, Option
from sixrubies.core.errors import SixRubiesError
from sixrubies.texts.speech import Told


class Unclear(SixRubiesError):
    """A line that is no answer here; its text says what would be."""


class Menu:
    """The options of one decision, as the look of the game numbers and names them."""

    def __init__(self, decision: Decision, told: Told, words: Words) -> None:
        self.decision = decision
        self.told = told  # the owner's view: some texts depend on it
        self.words = words
        self.look = look_of(words.ruleset)
        self.numbers = self.look.numbers(decision, told)

    # -- what is meant ------------------------------------------------------------------------------------------

    def find(self, text: str) -> Option | Blocked | None:
        """The option, possible or not, that a number, a token or a word names."""
        wanted = text.casefold()
        if wanted.isascii() and wanted.isdigit():
            if int(wanted) in self.numbers:
                return self.numbers[int(wanted)]
            number = int(wanted)
            return next((entry for entry in self.decision.blocked if self.number_of(entry) == number), None)
        known: list[Option | Blocked] = [*self.decision.options, *self.decision.blocked]
        for matches in (token_is, self.argument_is, verb_is):
            found = [entry for entry in known if matches(option_of(entry), wanted)]
            # What is under its own number goes before a second way to the same place, what is possible before the rest.
            best = [entry for entry in found if self.numbers.get(self.number_of(entry) or 0) is entry]
            possible = [entry for entry in found if isinstance(entry, Option)]
            for choice in (found, possible, best):
                if len(choice) == 1:
                    return choice[0]
        return None

    def number_of(self, entry: Option | Blocked) -> int | None:
        return self.look.number_of(option_of(entry))

    def argument_is(self, option: Option, wanted: str) -> bool:
        """What the option names: `tea_house`, `Tea House`, `red`, `5 Lira`."""
        if not option.argument or wanted in self.look.letters(self.words):
            return False
        return wanted in self.look.names_of(option, self.words)

    def answer(self, text: str) -> list[int]:
        """The actions a line stands for: one, or a whole run of small choices such as `2 red 1 blue`."""
        entry = self.find(text)
        if isinstance(entry, Option):
            return [entry.action]
        if isinstance(entry, Blocked):
            raise Unclear(self.words.reason(entry, self.told))
        if self.decision.batch is not None:
            return self.run(self.decision.batch, text)
        refusal = self.look.refusal(self.decision, text, self.words)
        raise Unclear(refusal or self.words.text("cli-bad_choice", token=self.decision.options[0].token))

    def run(self, batch: BatchChoice, text: str) -> list[int]:
        """A whole run in one line; its actions in the canonical order, and `done` behind them."""
        counts = self._counts(batch, text)
        for item in batch.items:
            if counts.get(item.option.action, 0) > item.most:
                told = self.words.option(item.option, self.told)
                raise Unclear(self.words.text("cli-bad_run-item", option=told, most=item.most))
        total = sum(counts.values())
        if not batch.least <= total <= batch.most:
            key = "cli-bad_run-exact" if batch.least == batch.most else "cli-bad_run-total"
            raise Unclear(self.words.text(key, total=total, least=batch.least, most=batch.most))
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
        return next((option for option in options if wanted in self.look.names_of(option, self.words)), None)


def option_of(entry: Option | Blocked) -> Option:
    return entry.option if isinstance(entry, Blocked) else entry


def token_is(option: Option, wanted: str) -> bool:
    return option.token.casefold() == wanted


def verb_is(option: Option, wanted: str) -> bool:
    return option.verb == wanted
