"""One decision of a person: what is shown, what may be typed, what becomes of it."""

from typing import TYPE_CHECKING

from sixrubies.cli import helping, news
from sixrubies.cli.looks import look_of
from sixrubies.cli.menu import Menu, Unclear
from sixrubies.cli.screen import INDENT
from sixrubies.core.errors import IllegalAction

if TYPE_CHECKING:
    from sixrubies.cli.session import Session

FEW = 4  # options that get a line each


class Left(Exception):
    """A player leaves the table."""


class Asking:
    """Asks until there is an answer, or until the question is another one because something was taken back."""

    def __init__(self, session: "Session", seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.words = session.words
        self.look = look_of(session.words.ruleset)
        self.decision = session.game.decision()
        self.view = session.game.view(seat).to_dict()
        self.menu = Menu(self.decision, self.view, session.words)

    def ask(self) -> None:
        self.session.tell(self.seat)
        turn = f"{self.view['round']}.{self.view['turn']}"
        if self.session.drawn != turn or self.look.redrawn(self.decision):
            self.table()
            self.session.drawn = turn
        else:
            self.screen.say(self.look.own(self.view, self.words), indent=INDENT)
        self.question()
        answered = False
        while not answered:
            line = self.screen.ask(f"{self.words.text('cli-prompt')} ")
            if line is None:
                raise Left
            answered = self.obey(line)

    # -- what is shown ------------------------------------------------------------------------------------------

    def table(self) -> None:
        self.look.draw(self.screen, self.view, self.session.players, self.words, self.decision)

    def question(self) -> None:
        self.screen.say(self.words.step(self.decision.step, self.view), "bold")
        entries = self.look.entries(self.menu.numbers, self.view, self.words, self.session.names)
        if len(entries) > FEW:
            self.screen.flow(entries)
        else:
            for entry in entries:
                self.screen.say(entry, indent=INDENT, hang=3)
        batch = self.decision.batch
        if batch is not None and batch.most > 1:
            everything = sum(item.most for item in batch.items) == batch.most
            told = self.words.text(
                "cli-run-all" if everything else "cli-run", example=self.look.example(batch, self.words)
            )
            self.screen.say(told, "dim", INDENT)

    # -- what is typed ------------------------------------------------------------------------------------------

    def obey(self, line: str) -> bool:
        """Do what was typed; True when this question is done with."""
        if line.startswith("?"):
            self.help(line[1:].strip())
        elif line == "!":
            helping.hinted(self.screen, self.menu, self.session.game, self.session.names)
        elif line == "u":
            return self.take_back()
        elif line == "b":
            helping.blocked(self.screen, self.menu, self.session.names)
        elif line in ("t", ""):
            if line:
                self.table()
            self.question()
        elif line == "h":
            self.look.hands(self.screen, self.view, self.session.names, self.words)
        elif line == "l":
            self.log()
        elif line == "s":
            self.session.keep()
            self.screen.whole(self.words.text("cli-saved", file=str(self.session.save)))
        elif line == "q":
            raise Left
        else:
            return self.answer(line)
        return False

    def answer(self, line: str) -> bool:
        before = len(self.session.game.entries)
        try:
            self.session.act(self.menu.answer(line))
        except (Unclear, IllegalAction) as error:
            self.screen.say(str(error))
            return False
        self.session.undo.answered(self.seat, before)
        return True

    def take_back(self) -> bool:
        before = len(self.session.game.entries)
        self.session.take_back(self.seat)
        return len(self.session.game.entries) < before

    def help(self, wanted: str) -> None:
        if wanted:
            helping.on(self.screen, wanted, self.menu, self.session.game, self.session.names)
        else:
            helping.overview(self.screen, self.words)

    def log(self) -> None:
        """The whole game so far, as this seat may know it, turn by turn."""
        for text in news.since(self.session.game, self.seat, 0, self.session.names, self.words):
            self.screen.say(f"· {text}", hang=2)
