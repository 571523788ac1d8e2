"""What needs everybody's agreement: a pause, giving up, playing again. Whom a bot stands in for is not asked."""

from sixrubies.core.errors import BadOption
from sixrubies.table import clock
from sixrubies.table.body import Body, Seat
from sixrubies.table.dealing import new_dice
from sixrubies.table.errors import NotNow
from sixrubies.table.live import LiveTable
from sixrubies.table.model import ABANDONED, ENDED, HUMAN, PAUSED, RUNNING
from sixrubies.table.seating import check_seat, fill

PAUSE, RESUME, ABANDON, REMATCH = "pause", "resume", "abandon", "rematch"


def vote(live: LiveTable, holder: str, seat: int, what: str, wanted: bool, now: float) -> bool:
    """Note what a seat wants; True when all want a rematch, which is for the caller to set up."""
    place = check_seat(live, holder, seat)
    if what not in (PAUSE, RESUME, ABANDON, REMATCH):
        raise BadOption(f"one can vote for {PAUSE}, {RESUME}, {ABANDON} and {REMATCH}, not {what!r}")
    if place.stand_in:
        raise NotNow("a bot plays this seat now; take it back first")
    _check_time(live, what)
    if what == RESUME:
        resume(live, seat, now)
        return False
    seats = [other for other in live.body.votes.get(what, []) if other != seat]
    live.body.votes[what] = sorted([*seats, seat] if wanted else seats)
    if not set(asked(live, what)) <= set(live.body.votes[what]):
        live.note(f"vote_{what}" if wanted else f"unvote_{what}", seat, now)
        return False
    if what == PAUSE:
        pause(live, seat, now)
    elif what == ABANDON:
        abandon(live, seat, now)
    return what == REMATCH


def asked(live: LiveTable, what: str) -> list[int]:
    """Who has to agree. After the game, everybody who still sits there."""
    if what == REMATCH:
        return [i for i, seat in enumerate(live.body.seats) if seat.kind == HUMAN and not seat.stand_in]
    return live.body.people()


def _check_time(live: LiveTable, what: str) -> None:
    status = live.body.status
    if what == PAUSE and status != RUNNING:
        raise NotNow("the game does not run")
    if what == RESUME and status != PAUSED:
        raise NotNow("the game is not paused")
    if what == ABANDON and (status in ENDED or live.game is None):
        raise NotNow("there is no running game to give up")
    if what == REMATCH and (status not in ENDED or live.body.rematch):
        raise NotNow("a rematch begins once, after the game")


def pause(live: LiveTable, seat: int, now: float) -> None:
    live.body.status = PAUSED
    live.body.votes = {}
    clock.halt(live.body.clock, now)
    live.note(PAUSE, seat, now)
    live.body.acted = live.version  # who acts must know that the pause is over


def resume(live: LiveTable, seat: int, now: float) -> None:
    """Anybody who sits there ends a pause: it was for all of them."""
    assert live.game is not None
    live.body.status, live.body.waiting_since, live.body.votes = RUNNING, now, {}
    owner = live.game.owner()
    if owner >= 0 and live.body.seats[owner].played_by_person:
        clock.go_on(live.body.clock, owner, now)
    live.note(RESUME, seat, now)
    live.body.acted = live.version


def abandon(live: LiveTable, seat: int, now: float) -> None:
    live.body.status, live.body.ended, live.body.votes = ABANDONED, now, {}
    clock.halt(live.body.clock, now)
    live.note(ABANDON, seat, now)
    live.body.acted = live.version


def rematch(live: LiveTable, table: str, now: float) -> LiveTable:
    """The next table: the same people and bots, everybody one seat further, so that somebody else begins."""
    old = live.body
    seats = [Seat(seat.kind, seat.name, seat.holder, seat.bot) for seat in [*old.seats[1:], old.seats[0]]]
    body = Body(old.options, seats, old.host, now, clock.new_clock(old.options.clock, len(seats)), new_dice())
    if old.options.seed is not None:  # the same dice again would be no game
        body.options = type(old.options)(**{**vars(old.options), "seed": None})
    new = LiveTable(table, body)
    new.note("create", -1, now)
    fill(new, now)
    old.rematch = table
    live.note(REMATCH, -1, now, table)
    return new
