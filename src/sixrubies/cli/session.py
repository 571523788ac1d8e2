"""A game in the terminal, saved after every action: whose turn it is, who looks at the screen, how it ends."""

import shlex
from collections.abc import Sequence
from pathlib import Path

import sixrubies as sr
from sixrubies.bots import Limit
from sixrubies.bots.foreign import dismiss, make_here
from sixrubies.cli import ending, news, saves
from sixrubies.cli.asking import Asking, Left
from sixrubies.cli.looks import look_of
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.undo import Undo, barrier
from sixrubies.cli.words import Words


class Session:
    """One table. `players` sit in the order of the seats."""

    def __init__(
        self,
        game: sr.AnyGame,
        players: Sequence[Player],
        save: Path,
        screen: Screen,
        words: Words,
        confirm: bool = False,
    ) -> None:
        self.game = game
        self.players = list(players)
        self.names = [player.name for player in players]
        self.save = save
        self.screen = screen
        self.words = words
        self.look = look_of(words.ruleset)
        self.confirm = confirm
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        # A bot that is seated again after a pause begins with other luck than it had at the start.
        self.bots = {
            seat: make_here(player.bot, seed=len(game.entries) * game.seats + seat)
            for seat, player in enumerate(players)
            if player.bot
        }
        self.undo = Undo()
        self.told = {seat: news.before_last_turn(game, seat, words) for seat in self.people}
        self.public = self.begin()  # what was told to everybody, or seen by the last who looked
        self.looking = self.people[0] if len(self.people) == 1 else -1  # whose things are on the screen
        self.playing = -1  # the person whose turn runs
        self.drawn = ""  # the turn whose table is on the screen

    def begin(self) -> int:
        """From which event on things are told to everybody. Where nothing is hidden, the first roll belongs to it."""
        if self.look.secrets:
            return len(self.game.events)
        return min(self.told.values(), default=news.before_last_turn(self.game, self.game.owner(), self.words))

    def run(self) -> None:
        """Until the game is over, or somebody leaves."""
        self.keep()
        try:
            while not self.game.over or self.playing >= 0:
                self.step()
        except Left:
            self.screen.whole(self.words.text("cli-left", file=shlex.quote(str(self.save))))
            return
        finally:
            dismiss(self.bots.values())
        self.tell(self.looking if len(self.people) == 1 else None)
        ending.show(self.screen, self.game.outcome(), self.players, self.words)
        file = saves.write_game_file(self.save, self.game)
        self.screen.whole(self.words.text("cli-game_file", file=str(file)))

    def step(self) -> None:
        """One decision, or the end of a person's turn."""
        seat = self.game.owner()
        if self.playing not in (-1, seat):
            self.end_turn()
        elif self.game.forced():
            self.act(self.game.legal())
        elif seat in self.bots:
            self.let_bots_play()
        elif len(self.people) == 1 and len(self.game.legal()) == 1:
            self.act(self.game.legal())  # there is nobody who could learn from it that there was one way only
        else:
            self.hand_over(seat)
            self.playing = seat
            Asking(self, seat).ask()

    def act(self, actions: list[int]) -> None:
        """One action, or a whole run; IllegalAction if it does not fit, and then nothing has happened."""
        if len(actions) == 1:
            self.game.act(actions[0])
        else:
            self.game.act_all(actions)
        self.keep()

    def keep(self) -> None:
        """Save. A disk that refuses is told and does not end the game."""
        try:
            saves.write(self.save, self.game, self.players)
        except OSError as error:
            told = self.words.text("cli-not_saved", file=str(self.save), reason=str(error.strerror))
            self.screen.whole(told, "bold")

    def let_bots_play(self) -> None:
        """Until it is a person's turn. Where there are none, each turn is told as it ends."""
        with self.screen.busy() as sign:
            while (seat := self.game.owner()) in self.bots:
                sign.update(self.words.text("cli-thinking", player=self.names[seat]))
                self.act([self.choice_of(seat)])
                if not self.people and self.game.owner() != seat:
                    self.tell(None)

    def choice_of(self, seat: int) -> int:
        """What a bot answers; it is not asked where there is one way only."""
        decision = self.game.decision()
        if len(decision.options) == 1:
            return decision.options[0].action
        choice = self.bots[seat].choose(self.game.view(seat), decision, Limit())
        if "fault" in choice.info:
            fault = self.words.text(f"cli-fault-{choice.info['fault']}")
            told = self.words.text("cli-fault", player=self.names[seat], fault=fault)
            self.screen.say(f"{told} {choice.info['told']}".rstrip(), "dim")
        return choice.action

    # -- people -------------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """A person has played, or others decide now; with `--confirm` it can still be taken back, up to a barrier."""
        seat, self.playing = self.playing, -1
        if not self.confirm or not self.game.can_undo(seat):
            return
        self.tell(seat)
        last = next(entry for entry in reversed(self.game.entries) if entry.owner == seat)
        told = self.game.view(None).to_dict()
        others = last.turn == f"{told['round']}.{told['turn']}" and not self.game.over  # the same turn goes on
        question = "cli-confirm-others" if others else "cli-confirm"
        reply = self.screen.ask(self.words.text(question, player=self.names[seat]) + " ")
        if reply is None:
            raise Left
        if reply == "u":
            self.take_back(seat)
            self.playing = seat

    def take_back(self, seat: int) -> None:
        """Undo the last answer, or say what stands in the way."""
        if self.undo.back(self.game, seat):
            self.told[seat] = min(self.told[seat], len(self.game.events))
            self.public = min(self.public, len(self.game.events))
            self.keep()
            self.screen.say(self.words.text("cli-undone"))
        else:
            self.screen.say(barrier(self.game, seat, self.names, self.words))

    def hand_over(self, seat: int) -> None:
        """Where another person sat before, nothing of theirs stays on the screen; who holds cards is waited for. Where
        nobody has anything to hide the screen stays, and it is said who decides.
        """
        if seat == self.looking:
            return
        if not self.look.secrets:
            self.tell(seat)
            self.screen.say(self.words.text("cli-hand_over-open", player=self.names[seat]), "bold")
        else:
            self.drawn = ""
            self.screen.clear()
            if self.look.waits(self.game.view(None).to_dict(), seat):
                self.tell(None)
                self.screen.say(self.words.text("cli-hand_over", player=self.names[seat]), "bold")
                if self.screen.ask(self.words.text("cli-hand_over-ready", player=self.names[seat]) + " ") is None:
                    raise Left
                self.screen.clear()
        self.looking = seat

    def tell(self, seat: int | None) -> None:
        """What is new to a seat; None: what is new to all. Where nothing is hidden, several people read it together."""
        if not self.look.secrets and len(self.people) > 1:
            seat = None
        index = self.public if seat is None else self.told[seat]
        for text in news.since(self.game, seat, index, self.names, self.words):
            self.screen.say(f"· {text}", hang=2)
        self.public = len(self.game.events)
        if seat is not None:
            self.told[seat] = self.public
