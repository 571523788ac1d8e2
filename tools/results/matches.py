"""The matches of docs/results.md: which there are, and what is kept of them."""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from sixrubies.arena import Match, Played, Tally
from sixrubies.arena.results import match_of
from sixrubies.arena.tally import as_stored, from_stored
from sixrubies.core.errors import BadFile
from sixrubies.rulesets import LAYOUTS, RULES_VERSION, RULESETS, kind_of

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "results"
LIST = FOLDER / "matches.toml"
TALLIES = FOLDER / "tallies.jsonl"


@dataclass
class Listed:
    """The matches of the page by part, each with how many games are wanted."""

    ladder: dict[Match, int] = field(default_factory=dict)
    levels: dict[Match, int] = field(default_factory=dict)
    rounds: dict[Match, int] = field(default_factory=dict)
    statistics: dict[Match, int] = field(default_factory=dict)

    def wanted(self) -> dict[Match, int]:
        """A match of several parts is played once, as often as any of them asks for."""
        whole: dict[Match, int] = {}
        for part in (self.statistics, self.ladder, self.levels, self.rounds):
            for match, games in part.items():
                whole[match] = max(games, whole.get(match, 0))
        return whole


@dataclass
class Stored:
    """The counts of a match, and a digest of its first games."""

    counted: Tally
    first: str


def listed(text: str) -> Listed:
    try:
        return _listed(tomllib.loads(text))
    except (KeyError, TypeError, ValueError) as error:
        raise BadFile(f"{LIST.name} is not as it should be: {type(error).__name__} {error}") from None


def _listed(told: dict[str, Any]) -> Listed:
    found = Listed()
    for part, into in (("ladder", found.ladder), ("levels", found.levels)):
        for plain in told.get(part, []):
            games = plain.pop("games")
            into[match_of(plain).checked()] = games
    for bot in told["rounds"]["bots"]:
        for ruleset in RULESETS:
            for seats in seats_of(ruleset):
                layout = told["rounds"].get("layout") if LAYOUTS[ruleset] else None
                found.rounds[Match((bot,) * seats, ruleset, layout).checked()] = told["rounds"]["games"][ruleset]
    statistics = told["statistics"]
    for seats in seats_of("base"):
        for layout in statistics["layouts"]:
            found.statistics[Match((statistics["bot"],) * seats, layout=layout).checked()] = statistics["games"]
    return found


def seats_of(ruleset: str) -> range:
    return range(2, kind_of(ruleset).most_seats + 1)


def load(file: Path = TALLIES) -> dict[Match, Stored]:
    """What is kept; nothing of other rules."""
    kept: dict[Match, Stored] = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if file.exists() else [], 1):
        try:
            told = json.loads(line)
            if told["rules_version"] == RULES_VERSION:
                counted = from_stored(told)
                kept[counted.match] = Stored(counted, told["first"])
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadFile(f"{file.name} line {number}: can't be read; delete it to play its match anew") from None
    return kept


def save(kept: dict[Match, Stored], file: Path = TALLIES) -> None:
    """A line for each match, in an order that does not depend on when it was played."""
    ordered = sorted(kept, key=lambda match: (match.ruleset, match.seats, match.file_name()))
    lines = [json.dumps(_plain(kept[match]), separators=(",", ":")) + "\n" for match in ordered]
    file.write_text("".join(lines), encoding="utf-8")


def _plain(stored: Stored) -> dict[str, Any]:
    return {"rules_version": RULES_VERSION, "first": stored.first, **as_stored(stored.counted)}


def digest(games: Sequence[Played]) -> str:
    """What games were, in short."""
    told = [[played.ranks, played.rounds, played.rubies, played.uses, played.tiles] for played in games]
    return sha256(json.dumps(told).encode()).hexdigest()[:16]
