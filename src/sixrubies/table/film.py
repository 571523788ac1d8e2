"""A game seen again, moment by moment: how it stood after each choice, as one viewer may see it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sixrubies as sr
from sixrubies.core.record import Entry, Record
from sixrubies.table.told import EventLine

OPEN_HANDS: Final = -2  # a viewer for whom every hand lies open
SPECTATOR: Final = -1
RUBY: Final = "ruby"


@dataclass(frozen=True)
class Moment:
    """After one choice and the dice or cards behind it. `parts`: what differs in the view from the moment before."""

    turn: str
    seat: int  # who chose; -1: nobody, it is the set-up
    version: int  # of the table's log; 0: not known any more
    events: list[EventLine]
    parts: dict[str, Any]  # the whole view in the first moment of a list


@dataclass(frozen=True)
class Film:
    """Some moments of a game, from number `first` on, and the numbers of all where a turn begins or a ruby was won."""

    total: int
    turns: list[int]
    rubies: list[int]
    first: int
    moments: list[Moment]
    outcome: dict[str, Any] | None  # once the game is over


def film(record: Record, viewer: int, first: int, count: int, versions: Sequence[tuple[int, int]] = ()) -> Film:
    """Play a record again. `versions`: entries of the table's log with the number of events there were after each."""
    game = sr.replay(Record({**record.header, "chance": "manual"}, []))
    moments: list[Moment] = []
    turns: list[int] = []
    rubies: list[int] = []
    before: dict[str, Any] = {}
    label, begun, number = "", 0, 0
    for number, scene in enumerate(_scenes(game, record.entries)):
        if scene and scene[0].turn != label:
            label = scene[0].turn
            turns.append(max(0, number - 1))
        names = game.family.event_names
        if any(names[event.kind] == RUBY for event in game.events[begun:]):
            rubies.append(number)
        if first <= number < first + count:
            view = view_of(game, viewer)
            parts = {name: part for name, part in view.items() if name not in before or before[name] != part}
            seat = scene[0].owner if scene else SPECTATOR
            moments.append(
                Moment(label, seat, _version(versions, len(game.events)), _events(game, viewer, begun), parts)
            )
            before = view
        begun = len(game.events)
    outcome = game.outcome() if game.over else None
    told = None if outcome is None else {"winners": outcome.winners, "scores": outcome.scores}
    return Film(number + 1, sorted(set(turns)), rubies, first, moments, told)


def _scenes(game: sr.AnyGame, entries: list[Entry]) -> Iterator[list[Entry]]:
    """Play on; each time somebody has chosen and chance has answered, the entries of it. First the set-up."""
    begun = len(game.entries)
    for entry in entries[begun:]:
        if game.owner() != sr.CHANCE:
            yield game.entries[begun:]
            begun = len(game.entries)
        game.act(entry.token)
    yield game.entries[begun:]


def view_of(game: sr.AnyGame, viewer: int) -> dict[str, Any]:
    view: dict[str, Any] = game.view(viewer if viewer >= 0 else None).to_dict()
    if viewer == OPEN_HANDS:
        for shown, player in zip(view["players"], game.position()["players"], strict=True):
            if "hand" in player:
                shown["hand"] = player["hand"]
    return view


def _events(game: sr.AnyGame, viewer: int, since: int) -> list[EventLine]:
    names, events = game.family.event_names, game.events[since:]
    seen = events if viewer == OPEN_HANDS else [event.seen_by(viewer) for event in events]
    return [EventLine(names[e.kind], e.seat, e.a, e.b, e.c, e.secret) for e in seen]


def _version(versions: Sequence[tuple[int, int]], events: int) -> int:
    """The entry of the log to which the last event belongs."""
    return next((version for version, last in versions if last >= events), 0)
