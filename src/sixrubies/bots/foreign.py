"""Bots in any language: a program that reads a question from standard input and writes its answer, a line of JSON each.

`docs/bots.md` has the format. A program is started for each game and seat, so that a game depends on nothing but its
seed. Whatever it does, the game goes on: an answer that is no use is replaced by a random one, and told.

Only for names typed by whoever runs this process: never for a name that comes over a network or out of a file.
"""

import os
import shlex
import shutil
from collections.abc import Iterable
from time import monotonic
from typing import Any, Final

import orjson

from sixrubies.bots import make
from sixrubies.bots.bot import Bot, Choice, Limit, View
from sixrubies.bots.program import Fault, Program
from sixrubies.bots.random import RandomBot
from sixrubies.bots.told import decision_told
from sixrubies.core.decision import Decision
from sixrubies.core.errors import BadOption
from sixrubies.dice.view import View as DiceView

PREFIX: Final = "exec:"
FORMAT: Final = 1
SECONDS: Final = 5.0  # for an answer, where nobody has set a limit
STARTING: Final = 10.0  # seconds more for the first answer: some languages start slowly
PATIENCE: Final = 10  # faults one after the other, before it is not started again in this game
MOST: Final = 2_000  # questions of a game: a program that never wants a ruby would play for ever
FAULTS: Final = ("crashed", "too_slow", "too_long", "not_utf8", "not_json", "no_option", "given_up", "endless")


def make_here(name: str, seed: int = 0) -> Bot:
    """A bot by name, or `exec:COMMAND` for a program on this machine."""
    return ForeignBot(name.removeprefix(PREFIX), seed) if is_foreign(name) else make(name, seed)


def is_foreign(name: str) -> bool:
    return name.startswith(PREFIX)


def dismiss(bots: Iterable[Bot]) -> None:
    """The game is over: their programs end, where they have one."""
    for bot in bots:
        if isinstance(bot, ForeignBot):
            bot.end()


def question(view: View, decision: Decision, number: int, seed: int, seconds: float) -> dict[str, Any]:
    """What a program is asked. `number` counts the questions of a game, and the answer repeats it."""
    return {
        "format": FORMAT,
        "number": number,
        "game": "dice" if isinstance(view, DiceView) else "board",
        "seed": seed,
        "seconds": seconds,
        "view": view.to_dict(),
        "decision": decision_told(decision),
    }


class ForeignBot:
    """Runs its program while a game lasts, from the first question to `end`."""

    def __init__(self, command: str, seed: int, starting: float = STARTING) -> None:
        self.name = PREFIX + command
        self.command = _words(command)
        self.seed = seed
        self.starting = starting
        self.behind = RandomBot(seed)
        self.program: Program | None = None
        self.number = 0
        self.in_a_row = 0  # faults

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        """`info` tells how long it took and, where random had to choose, the fault and what the program said last."""
        self.number += 1
        began = monotonic()
        info: dict[str, Any] = {}
        try:
            action = self._ask(view, decision, SECONDS if limit.seconds is None else limit.seconds)
        except Fault as fault:
            self.end()  # and it is started anew for the next question
            self.in_a_row += 1
            action = self.behind.choose(view, decision, limit).action
            info = {"fault": fault.kind, "told": fault.told}
        return Choice(action, {"seconds": monotonic() - began, **info})

    def _ask(self, view: View, decision: Decision, seconds: float) -> int:
        if self.number > MOST:
            raise Fault("endless", f"the game has not ended after {MOST} questions")
        if self.in_a_row >= PATIENCE:
            raise Fault("given_up", f"{PATIENCE} faults one after the other")
        asked = question(view, decision, self.number, self.seed, seconds)
        if self.program is None:
            self.program = Program(self.command)
            seconds += self.starting
        answer = self.program.ask(orjson.dumps(asked) + b"\n", seconds)
        action = chosen(answer, decision, self.number)
        self.in_a_row = 0
        return action

    def end(self) -> None:
        if self.program is not None:
            self.program.end()
            self.program = None


def chosen(answer: bytes, decision: Decision, number: int) -> int:
    """The action an answer names, by token or by id; Fault if it is none."""
    try:
        told = orjson.loads(answer.decode())
    except UnicodeDecodeError:
        raise Fault("not_utf8", repr(answer[:80])) from None
    except ValueError:
        raise Fault("not_json", repr(answer[:80].decode(errors="replace"))) from None
    if isinstance(told, dict) and told.get("number") == number:
        token, wanted = told.get("token"), told.get("id")
        for at, option in enumerate(decision.options):
            if token == option.token or (token is None and type(wanted) is int and wanted == at):
                return option.action
    raise Fault("no_option", repr(answer[:80].decode()))


def _words(command: str) -> list[str]:
    """The program and its arguments; what can't be started is refused before any game."""
    if os.name != "posix":
        raise BadOption("programs play on Linux and macOS only: elsewhere nobody sees to it that they end")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"{command!r} can't be read as a command: {error}") from None
    if not words:
        raise BadOption("behind exec: stands the command that starts the program, as in 'exec:node bot.js'")
    if shutil.which(words[0]) is None:
        raise BadOption(f"there is no program {words[0]!r} to start")
    return words
