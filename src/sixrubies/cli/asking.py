"""One decision of a person: what is shown, what may be typed, what becomes of it."""

from typing import TYPE_CHECKING

from rich.text import Text

from sixrubies.cli import helping, news
from sixrubies.cli.menu import Menu, Unclear, place_of
from sixrubies.cli.players import own
from sixrubies.cli.screen import INDENT
from sixrubies.cli.signs import styled
from sixrubies.cli.table_view import draw
from sixrubies.cli.words import Words
from sixrubies.core.decision import BatchChoice
from sixrubies.core.errors import IllegalAction

if TYPE_CHECKING:
    from sixrubies.cli.session import Session

FEW = 4  # options that get a line each
MOVES = ("turn.move", "turn.move_far", "turn.move_corner", "turn.anywhere", "turn.walk_far")


class Left(Exception):
    """A player leaves the table."""


def example(batch: BatchChoice, words: Words) -> str:
    """How a whole run may be typed: 2 red 1 blue, or 5 9."""
    options = [batch.items[0].option, batch.items[-1].option]
    if options[0].target == "place":
        return " ".join(option.argument for option in options)
    kinds = [words.text(f"good-{option.argument}.name") for option in options]
    return f"2 {kinds[0]}" if kinds[0] == kinds[1] else f"1 {kinds[0]} 1 {kinds[1]}"


class Asking:
    """Asks until there is an answer, or until the question is another one because something was taken back."""

    def __init__(self, session: "Session", seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.words = session.words
        self.decision = session.game.decision()
        self.view = session.game.view(seat).to_dict()
        self.menu = Menu(self.decision, self.view, session.words)

    def ask(self) -> None:
        self.session.tell(self.seat)
        turn = f"{self.view['round']}.{self.view['turn']}"
        if self.session.drawn != turn or self.menu.places():
            self.table()
            self.session.drawn = turn
        else:
            self.screen.say(own(self.view, self.words), indent=INDENT)
        self.question()
        answered = False
        while not answered:
            line = self.screen.ask(f"{self.words.text('cli-prompt')} ")
            if line is None:
                raise Left
            answered = self.obey(line)

    # -- what is shown ------------------------------------------------------------------------------------------

    def table(self) -> None:
        moving = self.decision.step in MOVES
        draw(self.screen, self.view, self.session.players, self.words, self.menu.places(), moving)

    def question(self) -> None:
        self.screen.say(self.words.step(self.decision.step), "bold")
        bids = self.menu.bids()
        listed = [number for number, option in self.menu.numbers.items() if option.verb != "bid"]
        entries = [self.bid_entry(bids[0], bids[-1])] if bids else []
        entries += [self.entry(number) for number in listed]
        if len(entries) > FEW:
            self.screen.flow(entries)
        else:
            for entry in entries:
                self.screen.say(entry, indent=INDENT, hang=3)
        batch = self.decision.batch
        if batch is not None and batch.most > 1:
            everything = sum(item.most for item in batch.items) == batch.most
            told = self.words.text("cli-run-all" if everything else "cli-run", example=example(batch, self.words))
            self.screen.say(told, "dim", INDENT)

    def bid_entry(self, least: int, most: int) -> Text:
        """All bids in one line: so many are possible that they would fill the screen."""
        range_ = str(least) if least == most else f"{least}–{most}"
        return styled(range_, "bold") + Text(" " + self.words.text("cli-bid", least=least))

    def entry(self, number: int) -> Text:
        """An option with its number. Of a place the name is enough: the question says what happens there."""
        option = self.menu.numbers[number]
        if number == place_of(option):
            told = self.words.place(number)
        else:
            told = self.words.option(option, self.view, self.session.names)
        return styled(f"{number:>2} ", "bold") + Text(told)

    # -- what is typed ------------------------------------------------------------------------------------------

    def obey(self, line: str) -> bool:
        """Do what was typed; True when this question is done with."""
        if line.startswith("?"):
            self.help(line[1:].strip())
        elif line == "u":
            return self.take_back()
        elif line == "b":
            helping.blocked(self.screen, self.menu, self.session.names)
        elif line in ("t", ""):
            if line:
                self.table()
            self.question()
        elif line == "h":
            helping.hands(self.screen, self.view, self.session.names, self.words)
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
