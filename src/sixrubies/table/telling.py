"""What leaves a table: its info for everybody, an update for one viewer. A function of the viewer's view only."""

import hashlib
from collections.abc import Collection
from typing import Any

import orjson

import sixrubies as sr
from sixrubies.table import clock
from sixrubies.table.live import LiveTable
from sixrubies.table.model import (
    ENDED,
    HUMAN,
    OPEN,
    EventLine,
    Happening,
    SeatInfo,
    TableInfo,
    Update,
)
from sixrubies.table.seating import STAND_IN

SPECTATOR = -1


def info(live: LiveTable, connected: Collection[int] = ()) -> TableInfo:
    """The table as everybody sees it."""
    body = live.body
    ended, begun = body.status in ENDED, live.header is not None
    seats = [
        SeatInfo(
            i,
            seat.kind,
            seat.name,
            seat.bot or (STAND_IN if seat.stand_in else ""),
            seat.stand_in,
            i in body.dice.contributions,
            i in connected,
            seat.kind == HUMAN and seat.holder == body.host,
        )
        for i, seat in enumerate(body.seats)
    ]
    contributions = [body.dice.contributions.get(i) for i in range(len(seats))] if begun else []
    return TableInfo(
        live.table,
        live.version,
        body.status,
        body.options,
        seats,
        body.created,
        sum(seat.kind == OPEN for seat in seats),
        not body.dice.secret,
        body.dice.commitment,
        body.dice.secret if ended else "",
        contributions,
        {what: [*seats] for what, seats in body.votes.items()},
        body.winners,
        body.rematch,
    )


def digest_of(view: dict[str, Any]) -> str:
    """The digest of a view as the engine makes it, quicker: it is made for every viewer after every answer."""
    return hashlib.sha256(orjson.dumps(view, option=orjson.OPT_SORT_KEYS)).hexdigest()[:32]


def info_once(live: LiveTable, connected: Collection[int]) -> TableInfo:
    """The same for all viewers of a version: made for the first, given to the others."""
    key = (live.version, live.body.status, frozenset(connected))
    if live.told is None or live.told[0] != key:
        live.told = (key, info(live, connected))
    return live.told[1]


def viewer(live: LiveTable, holder: str, seat: int | None) -> int | None:
    """The seat looked through: the one named, or the caller's only one."""
    mine = live.body.seats_of(holder)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    return seat


def update(
    live: LiveTable, holder: str, seat: int | None, since: int, connected: Collection[int], now: float
) -> Update:
    """Everything for one viewer. Whether the seat is the caller's own has been checked before."""
    body, game, mine = live.body, live.game, live.body.seats_of(holder)
    told: dict[str, Any] = {}
    if game is not None:
        view = game.view(seat).to_dict()
        told["view"], told["digest"] = view, digest_of(view)
        if not game.over and body.status not in ENDED:
            # A spectator gets the decision as somebody who does not own it does.
            told["decision"] = game.decision(seat if seat is not None else _other_than(game))
            told["hand_over"] = hand_over(live, mine)
        if game.over:
            outcome = game.outcome()
            told["outcome"] = {"winners": outcome.winners, "scores": outcome.scores}
    if seat is not None:
        barrier = live.undo_barrier(seat)
        told["can_undo"], told["barrier"] = not barrier, barrier
        if told.get("decision") is not None:
            told["decision"].can_undo = not barrier
    found = happenings(live, seat, since) if since >= 0 else []
    complete = since < 0 or since >= live.known_from
    clock_now = clock.times(body.clock, now)
    return Update(live.table, live.version, seat, mine, info_once(live, connected), found, complete, clock_now, **told)


def _other_than(game: sr.BoardGame) -> int:
    return (game.owner() + 1) % game.seats if game.owner() >= 0 else 0


def happenings(live: LiveTable, seat: int | None, since: int) -> list[Happening]:
    """The log behind a version, with the events as the viewer may know them."""
    reader = SPECTATOR if seat is None else seat
    found: list[Happening] = []
    for past in reversed(live.history):
        if past.version <= since:
            break
        events: list[EventLine] = []
        if past.last_event > past.first_event:
            assert live.game is not None
            names = live.game.family.event_names
            events = [
                EventLine(names[event.kind], event.seat, event.a, event.b, event.c, event.secret)
                for event in live.events_of(past, reader)
            ]
        found.append(Happening(past.version, past.kind, past.seat, events, past.back_to))
    found.reverse()
    return found


def hand_over(live: LiveTable, mine: list[int]) -> int | None:
    """At a device with several people: the seat to pass it to, where another sat before and this one holds cards."""
    assert live.game is not None
    owner = live.game.owner()
    if owner not in mine or not live.body.seats[owner].played_by_person:
        return None
    before = [seat for seat in live.body.decided if seat in mine]
    if not before or before[-1] == owner or not holds_cards(live.game, owner):
        return None
    return owner


def holds_cards(game: sr.BoardGame, seat: int) -> bool:
    """As everybody can see it."""
    told = game.view(None).to_dict()
    return bool(told["players"][seat].get("hand_size") or ("mocha" in told and told["mocha"]["guild_cards"][seat]))
