"""From the table's plain data to what is sent. Nothing is added that the viewer's own data does not hold."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import orjson

from sixrubies.bots.told import blocked_told, listed
from sixrubies.bots.told import decision_told as plain
from sixrubies.core.decision import Decision
from sixrubies.table import model
from sixrubies.table.ahead import Ahead
from sixrubies.table.film import Film, Moment
from sixrubies.table.telling import MUTE
from sixrubies.table.told import EventLine, Happening, Part, SeatInfo, TableInfo, Update
from sixrubies.web.told import (
    AheadTold,
    ChatTold,
    ClockTold,
    DecisionTold,
    EventTold,
    FilmTold,
    FinishedTold,
    HappeningTold,
    MomentTold,
    OutcomeTold,
    SeatTold,
    TableSettings,
    TableTold,
    UselessTold,
)

T = TypeVar("T")
VERSION = b"\x00"  # where it is left out: no JSON text holds such a byte


def table_told(info: TableInfo) -> TableTold:
    return {
        "table": info.table,
        "version": info.version,
        "status": cast(Any, info.status),
        "settings": _settings(info),
        "seats": [_seat(seat) for seat in info.seats],
        "created": info.created,
        "open_seats": info.open_seats,
        "open_seed": info.open_seed,
        "commitment": info.commitment,
        "revealed": info.revealed,
        "contributions": info.contributions,
        "votes": cast(Any, info.votes),
        "winners": info.winners,
        "rematch": info.rematch,
    }


def _settings(info: TableInfo) -> TableSettings:
    options, clock = info.options, info.options.clock
    ended = info.status in model.ENDED
    return {
        "ruleset": options.ruleset,
        "layout": options.layout,
        "edition": options.edition,
        "neutral_assistants": options.neutral_assistants,
        "deck": options.deck,
        "visibility": cast(Any, options.visibility),
        "undo": cast(Any, options.undo),
        "hints": options.hints,
        "clock": {"kind": cast(Any, clock.kind), "seconds": clock.seconds, "increment": clock.increment},
        # Who knows the seed knows every hand: a running game keeps it to itself. As text: scripts have no such numbers.
        "seed": str(options.seed) if ended and options.seed is not None else None,
    }


def _seat(seat: SeatInfo) -> SeatTold:
    return {
        "seat": seat.seat,
        "kind": cast(Any, seat.kind),
        "name": seat.name,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "ready": seat.ready,
        "connected": seat.connected,
        "host": seat.host,
    }


def tokens_of(decision: Decision | None) -> list[str]:
    """The tokens of a decision by id; all but its owner get none."""
    if decision is None or not decision.options:
        return []
    return [option.token for option in listed(decision)]


def decision_told(decision: Decision | None) -> DecisionTold | None:
    return None if decision is None else cast(DecisionTold, plain(decision))


def _ahead(one: Ahead) -> AheadTold:
    useless = None if one.refused is None else {**blocked_told(one.refused), "step": one.refused_at}
    return {
        "token": one.token,
        "assistants": one.assistants,
        "lira": one.lira,
        "letters": one.letters,
        "useless": cast("UselessTold | None", useless),
    }


def _event(event: EventLine) -> EventTold:
    return {
        "kind": cast(Any, event.kind),
        "seat": event.seat,
        "a": event.a,
        "b": event.b,
        "c": event.c,
        "secret": event.secret,
    }


def film_told(info: TableInfo, film: Film) -> FilmTold:
    return {
        "table": table_told(info),
        "total": film.total,
        "turns": film.turns,
        "rubies": film.rubies,
        "first": film.first,
        "moments": [_moment(moment) for moment in film.moments],
        "outcome": cast("OutcomeTold | None", film.outcome),
    }


def _moment(moment: Moment) -> MomentTold:
    return {
        "turn": moment.turn,
        "seat": moment.seat,
        "version": moment.version,
        "events": [_event(event) for event in moment.events],
        "parts": moment.parts,
    }


def _happenings(happenings: list[Happening]) -> list[HappeningTold]:
    return [_happening(one) for one in happenings]


def _happening(happening: Happening) -> HappeningTold:
    return {
        "version": happening.version,
        "kind": cast(Any, happening.kind),
        "seat": happening.seat,
        "events": [_event(event) for event in happening.events],
        "back_to": happening.back_to,
    }


def _clock(update: Update) -> ClockTold | None:
    """Without a clock no time is told: two tables in the same position send the same bytes."""
    clock = update.clock
    if clock is None:
        return None
    return {"left": [*clock.left], "running": clock.running, "since": clock.since, "now": clock.now}


def update_text(update: Update, since: int, answered: int | None = None) -> bytes:
    """An `UpdateDown`, which may answer a message. What several viewers share is put into this form once."""
    happenings = update.happenings_part
    if any(one.kind == MUTE for one in happenings.told):
        mine = update.mine
        happenings = Part([one for one in happenings.told if one.kind != MUTE or one.seat in mine])
    told: dict[str, Any] = {
        "kind": "update",
        "version": update.version,
        "table": _table_sent(update.info_part),
        "seat": update.seat,
        "mine": update.mine,
        "view": orjson.Fragment(update.view_text or b"null"),
        "digest": update.digest,
        "decision": _sent(update.decision_part, decision_told),
        "ahead": [_ahead(one) for one in update.ahead],
        "undo": {"can": update.can_undo, "barrier": update.barrier},
        "since": since,
        "happenings": _sent(happenings, _happenings),
        "complete": update.complete,
        "clock": _clock(update),
        "hand_over": update.hand_over,
        "outcome": update.outcome,
    }
    if answered is not None:
        told["id"] = answered
    return orjson.dumps(told)


def _table_sent(part: Part[TableInfo]) -> orjson.Fragment:
    """Known from version to version (`table/telling.py`), so the version itself is put in anew."""
    if part.sent is None:
        if part.known is None:
            part.known = orjson.dumps({**table_told(part.told), "version": orjson.Fragment(VERSION)}).split(VERSION)
        head, tail = part.known
        part.sent = orjson.Fragment(b"%s%d%s" % (head, part.told.version, tail))
    assert isinstance(part.sent, orjson.Fragment)
    return part.sent


def _sent(part: Part[T], told: Callable[[T], Any]) -> orjson.Fragment:
    if part.sent is None:
        part.sent = orjson.Fragment(orjson.dumps(told(part.told)))
    assert isinstance(part.sent, orjson.Fragment)
    return part.sent


def still(update: Update) -> tuple[Any, ...]:
    """What can be new although nothing has happened in the game: the rest follows from the version and the seat."""
    seat = (update.version, update.seat, update.mine, update.digest, update.hand_over, update.can_undo, update.barrier)
    return (*seat, update.info, _clock(update))


def chat_told(line: model.ChatLine) -> ChatTold:
    return {"number": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}


def finished_told(game: model.FinishedGame) -> FinishedTold:
    return {
        "table": game.table,
        "status": cast(Any, game.status),
        "ruleset": game.ruleset,
        "names": game.names,
        "winners": game.winners,
        "ended": game.ended,
        "size": game.size,
    }
