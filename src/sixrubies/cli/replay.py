"""`sixrubies replay`: a recorded game again, turn by turn."""

import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from sixrubies import data
from sixrubies.cli import ending, film, news
from sixrubies.cli.looks import look_of
from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.words import Words, boxes_of, say, speaking
from sixrubies.core.errors import BadOption


def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-replay-file"), show_default=False)],
    turn: Annotated[str, typer.Option(help=say("cli-replay-turn"), show_default=False)] = "",
    everything: Annotated[bool, typer.Option("--all", help=say("cli-replay-all"))] = False,
    seat: Annotated[int | None, typer.Option(help=say("cli-replay-seat"), show_default=False)] = None,
    pause: Annotated[float, typer.Option(help=say("cli-replay-pause"))] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
    language: Annotated[str | None, typer.Option(help=say("cli-option-language"), show_default=False)] = None,
) -> None:
    words = speaking(language)
    if seat is not None and seat < 1:
        raise BadOption(words.text("cli-replay-bad_seat", seat=seat))
    shown = film.load(file, None if seat is None else seat - 1, words)
    words = speaking(words.language, data.load(boxes_of(shown.game.header["ruleset"]), shown.game.header["components"]))
    viewer = Viewer(shown, None if seat is None else seat - 1, Screen(), words)
    if turn:
        viewer.jump(turn)
    if as_json:
        viewer.screen.json(viewer.told(turn))
    elif everything:
        viewer.show_all()
    elif turn or not sys.stdin.isatty():
        viewer.show()
    else:
        viewer.run(pause)


class Viewer:
    """Goes through the moments of a game."""

    def __init__(self, shown: film.Film, seat: int | None, screen: Screen, words: Words) -> None:
        self.film = shown
        self.seat = seat
        self.screen = screen
        self.words = words
        self.names = [player.name for player in shown.players]
        self.turns = shown.turns()
        self.at = len(shown.moments) - 1

    # -- what is shown ------------------------------------------------------------------------------------------

    def words_of(self, turn: str) -> str:
        """What happened in a turn, as far as it has been shown."""
        moments = self.film.moments
        inside = [index for index in range(1, self.at + 1) if moments[index].turn == turn]
        events = self.film.game.events_for(self.seat)[moments[inside[0] - 1].events : moments[inside[-1]].events]
        return news.sentence(events, self.names, self.words)

    def show(self) -> None:
        """The table at this moment, and what happened in its turn."""
        moment = self.film.moments[self.at]
        look_of(self.words.ruleset).draw(self.screen, moment.view.to_dict(), self.film.players, self.words)
        if moment.turn:
            self.screen.say(self.words.text("cli-replay-at", turn=moment.turn, token=moment.token), "bold")
            self.screen.say(self.words_of(moment.turn), indent=INDENT)
        if self.at == len(self.film.moments) - 1:
            self.show_result()

    def show_result(self) -> None:
        if self.film.game.over:
            ending.show(self.screen, self.film.game.outcome(), self.film.players, self.words)
        else:
            self.screen.say(self.words.text("cli-replay-running"))

    def show_all(self) -> None:
        """Every turn in words, then the result."""
        for turn in self.turns:
            self.screen.say(f"{turn:<6} {self.words_of(turn)}", hang=7)
        self.show_result()

    def told(self, turn: str) -> dict[str, Any]:
        """For programs: all turns, or the one that is asked for with the table after it."""
        game, moments = self.film.game, self.film.moments
        told: dict[str, Any] = {
            "header": {key: value for key, value in game.header.items() if game.over or key not in ("seed", "key")},
            "players": self.names,
            "turns": [
                {
                    "turn": label,
                    "actions": [
                        entry.seen_by(-1 if self.seat is None else self.seat) if not game.over else entry.token
                        for entry in game.entries
                        if entry.turn == label
                    ],
                    "words": self.words_of(label),
                }
                for label in ([turn] if turn else self.turns)
            ],
            "result": game.record().result,
        }
        if turn:
            told["table"] = moments[self.at].view.to_dict()
        return told

    # -- going through it ---------------------------------------------------------------------------------------

    def jump(self, turn: str) -> None:
        if turn not in self.turns:
            raise BadOption(
                self.words.text("cli-replay-no_turn", turn=turn, last=self.turns[-1] if self.turns else "–")
            )
        self.at = self.film.last_of(turn)

    def move(self, turns: int) -> None:
        """So many turns on, or back; beyond the ends one stays there. A turn that has begun is finished first."""
        number = self.turns.index(self.film.moments[self.at].turn) if self.at else -1
        begun = self.at > 0 and self.at < self.film.last_of(self.turns[number])
        goal = number + turns - (1 if begun and turns > 0 else 0)
        self.at = 0 if goal < 0 else self.film.last_of(self.turns[min(goal, len(self.turns) - 1)])

    def run(self, pause: float) -> None:
        """In the terminal: on, back, single actions, by itself."""
        self.at = 0
        self.show()
        self.screen.say(self.words.text("cli-replay-help"), "dim")
        while True:
            line = self.screen.ask(f"{self.words.text('cli-replay-prompt')} ")
            if line is None or line == "q":
                return
            if line == "?":
                self.screen.say(self.words.text("cli-replay-help"), "dim")
                continue
            if line == "a":
                self.autoplay(pause)
                continue
            if line in ("", "n"):
                self.move(1)
            elif line == "p":
                self.move(-1)
            elif line == "s":
                self.at = min(self.at + 1, len(self.film.moments) - 1)
            elif line == "e":
                self.at = len(self.film.moments) - 1
            else:
                try:
                    self.jump(line)
                except BadOption as error:
                    self.screen.say(str(error))
                    continue
            self.show()

    def autoplay(self, pause: float) -> None:
        """Turn after turn until the end; Ctrl-C stops it there."""
        try:
            while self.at < len(self.film.moments) - 1:
                self.move(1)
                self.show()
                time.sleep(pause)
        except KeyboardInterrupt:
            self.screen.say("")
