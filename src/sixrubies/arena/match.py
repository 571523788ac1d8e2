"""What is played: a line-up at a kind of table, and single games of it. A deal is one seed, played by every seating."""

import re
import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from time import process_time
from typing import Any
from zlib import crc32

import sixrubies as sr
from sixrubies.arena.played import Played, ranked, told_of
from sixrubies.arena.times import Times, length
from sixrubies.bots import Bot, Choice, Limit, play_out
from sixrubies.bots.bot import View
from sixrubies.bots.foreign import dismiss, is_foreign, make_here
from sixrubies.core.decision import Decision
from sixrubies.core.errors import BadOption, SixRubiesError
from sixrubies.rulesets import LAYOUTS, RULESETS

LONGEST = 3600  # seconds for a decision


class BotDied(SixRubiesError):
    """A bot raised an error instead of choosing."""


@dataclass(frozen=True)
class Match:
    """Who plays what. The same match gives the same games, whatever their number and whoever plays them."""

    bots: tuple[str, ...]
    ruleset: str = "base"
    layout: str | None = None  # None: the recommended one; there is none in the Dice Game
    edition: str = "revised"
    deck: str = "mixed"
    neutral_assistants: bool = False
    seed: int = 1
    seconds: float | None = None  # for a decision; None: as long as a bot likes

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seated(self) -> str:
        """The line-up in short: planner, 3 greedy."""
        counted = Counter(self.bots)
        return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counted.items())

    def seatings(self) -> list[tuple[str, ...]]:
        """The line-up moved on seat by seat, as long as that makes a difference."""
        found: list[tuple[str, ...]] = []
        for first in range(self.seats):
            seated = self.bots[first:] + self.bots[:first]
            if seated in found:
                break
            found.append(seated)
        return found

    def checked(self) -> "Match":
        """With its layout named; what can't be played is refused."""
        if self.ruleset not in RULESETS:
            raise BadOption(f"no ruleset is called {self.ruleset!r}; there is {', '.join(RULESETS)}")
        layout = self.layout or (LAYOUTS[self.ruleset][0] if LAYOUTS[self.ruleset] else None)
        match = replace(self, layout=layout)
        for name in match.bots:
            make_here(name)
        if match.seconds is not None and not 0 < match.seconds <= LONGEST:
            raise BadOption(f"a bot may think for up to {LONGEST} seconds, not {match.seconds:g}")
        match.new_game(0)
        return match

    def file_name(self) -> str:
        """What tells this match from others, short enough for a file."""
        options = as_plain(self)
        parts = [
            self.ruleset,
            *map(short, options.pop("bots")),
            *(str(v) for n, v in options.items() if n != "ruleset" and v),
        ]
        return "-".join(parts)

    def new_game(self, deal: int) -> sr.AnyGame:
        """The same layout, decks and dice for every seating of a deal."""
        return sr.new_game(
            self.ruleset,
            seats=self.seats,
            seed=self.seed + deal,
            layout=self.layout,
            edition=self.edition,
            deck=self.deck,
            neutral_assistants=self.neutral_assistants,
        )


def line_up(bots: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """A bot for each seat; one name stands for all."""
    if len(bots) == 1:
        return tuple(bots) * (4 if seats is None else seats)
    if seats is not None and len(bots) != seats:
        raise BadOption(f"{len(bots)} bots can't sit on {seats} seats")
    return tuple(bots)


def short(name: str) -> str:
    """A bot's name, fit for the name of a file also where it is a whole command."""
    return f"{re.sub('[^A-Za-z0-9]+', '_', name)[-20:]}_{crc32(name.encode()):08x}" if is_foreign(name) else name


def command_of(match: Match, games: int) -> str:
    """The command that plays a match."""
    told = as_plain(match)
    bots = told.pop("bots")
    names = [bots[0], "--seats", str(len(bots))] if len(set(bots)) == 1 else bots
    plain = as_plain(Match(match.bots, seed=-1))
    given = {name: value for name, value in told.items() if value != plain[name]}
    options = [word for name, value in given.items() for word in _option(name, value)]
    return shlex.join(["sixrubies", "arena", *names, *options, "--games", str(games)])


def _option(name: str, value: Any) -> list[str]:
    option = f"--{name.replace('_', '-')}"
    return [option] if value is True else [option, f"{value:g}" if isinstance(value, float) else str(value)]


class Clocked:
    """A bot with a stop watch that names the bot if it dies, and counts what went wrong with a foreign one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.times: Times = Counter()
        self.faults: Counter[str] = Counter()
        self.last_words = ""

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        start = process_time()
        try:
            choice = self.bot.choose(view, decision, limit)
        except Exception as error:
            raise BotDied(f"the bot {self.name} died of {type(error).__name__}: {error}") from error
        self.times[length(choice.info.get("seconds", process_time() - start))] += 1
        if "fault" in choice.info:
            self.faults[choice.info["fault"]] += 1
            self.last_words = choice.info["told"]
        if all(option.action != choice.action for option in decision.options):
            raise BotDied(f"the bot {self.name} chose {choice.action}, which is no option of {decision.step}")
        return choice


def play_game(match: Match, deal: int, seating: int) -> Played:
    """One game of a match to its end."""
    seated = match.seatings()[seating]
    game = match.new_game(deal)
    players = [Clocked(make_here(name, (match.seed + deal) * match.seats + seat)) for seat, name in enumerate(seated)]
    try:
        play_out(game, players, Limit(match.seconds))
    except BotDied as error:
        raise BotDied(f"deal {deal}, seating {seating}: {error}") from error
    finally:
        dismiss(clock.bot for clock in players)
    played = Played(
        deal,
        seating,
        ranked(game.outcome().scores),
        faults=[dict(sorted(clock.faults.items())) for clock in players],
        times=[clock.times for clock in players],
        last_words=[clock.last_words for clock in players],
    )
    return told_of(game, match.ruleset, played)


def as_plain(match: Match) -> dict[str, Any]:
    return {**asdict(match), "bots": list(match.bots)}
