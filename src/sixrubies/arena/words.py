"""Figures and things of a match in the words of a language."""

from collections.abc import Mapping

from fluent.runtime.types import fluent_number

from sixrubies import data
from sixrubies.arena.match import Match
from sixrubies.arena.summary import Share
from sixrubies.rulesets import TABLE
from sixrubies.texts import Speech, speech


class ArenaWords:
    """What a report on games of one ruleset says."""

    def __init__(self, language: str, ruleset: str) -> None:
        self.language = language
        self.in_dice_game = ruleset == "dice"
        self.speech: Speech = speech(language, data.load(TABLE[ruleset].boxes))

    def text(self, key: str, **args: object) -> str:
        return self.speech.text(f"arena-{key}", **args)

    def number(self, value: float, digits: int = 0) -> str:
        return self._figure(value, digits, "decimal")

    def percent(self, share: float) -> str:
        return self._figure(share, 1, "percent")

    def _figure(self, value: float, digits: int, style: str) -> str:
        figure = fluent_number(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.text("figure", figure=figure)

    def interval(self, won: Share) -> str:
        return self.text("interval", low=self.percent(won.low), high=self.percent(won.high))

    def head(self, match: Match, games: int) -> str:
        told = {"ruleset": match.ruleset, "seats": match.seats, "seed": str(match.seed), "games": games}
        return self.text("head-layout", layout=match.layout, **told) if match.layout else self.text("head", **told)

    def ruleset(self, ruleset: str) -> str:
        return self.speech.text(f"ruleset-{ruleset}")

    def source(self, name: str) -> str:
        """Where a ruby comes from."""
        return self.speech.text(f"dice-area-{name}" if self.in_dice_game else f"place-{name}")

    def use(self, name: str) -> str:
        return self.speech.text(f"arena-use-{name}" if self.in_dice_game else f"place-{name}")

    def tile(self, name: str) -> str:
        return self.speech.text(f"cli-dice-tile-{name}" if self.in_dice_game else f"tile-{name}")

    def listed(self, counted: Mapping[str, float], shown: int) -> str:
        """The first few things of a list, with their numbers; names already said."""
        told = [self.text("listed", thing=thing, count=self.number(n, 2)) for thing, n in counted.items()]
        return ", ".join(told[:shown]) or self.text("none")
