"""What leaves a table: its info for everybody, an update for one viewer. A function of the viewer's view only."""

from collections.abc import Collection

import sixrubies as sr
from sixrubies.core.decision import Decision
from sixrubies.table import clock
from sixrubies.table.ahead import ahead
from sixrubies.table.live import LiveTable
from sixrubies.table.model import ENDED, HUMAN, OPEN
from sixrubies.table.seating import STAND_IN
from sixrubies.table.seen import Seen, digest_of
from sixrubies.table.told import EventLine, Happening, Part, SeatInfo, Shared, TableInfo, Update

SPECTATOR = -1
MUTE = "mute"  # nobody is told whose lines the others do not read
NOTHING: Part[list[Happening]] = Part([])


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
    told = TableInfo(live.table, live.version, body.status, body.options, seats, body.created)
    told.open_seats = sum(seat.kind == OPEN for seat in seats)
    told.open_seed = not body.dice.secret
    told.commitment = body.dice.commitment
    told.revealed = body.dice.secret if ended else ""
    told.contributions = contributions
    told.votes = {what: [*seats] for what, seats in body.votes.items()}
    told.winners = body.winners
    told.rematch = body.rematch
    return told


def shared_by_all(live: LiveTable, connected: set[int]) -> Shared:
    """The same for all viewers of a version: made for the first, given to the others."""
    told, status = live.told, live.body.status
    if told is None or (told.version, told.status, told.connected) != (live.version, status, connected):
        part = Part(info(live, connected))
        if told is not None and told.info.told == part.told:
            part.known = told.info.known
        told = live.told = Shared(live.version, status, connected, part)
    return told


def viewer(mine: list[int], seat: int | None) -> int | None:
    """The seat looked through: the one named, or the caller's only one."""
    if seat is not None:
        return seat
    return mine[0] if len(mine) == 1 else None


def update(live: LiveTable, mine: list[int], seat: int | None, since: int, connected: set[int], now: float) -> Update:
    """Everything for one viewer, who has these seats. Whether the one looked through is among them is checked."""
    body, game = live.body, live.game
    shared = shared_by_all(live, connected)
    found = happenings_part(live, shared, seat, since)
    complete = since < 0 or since >= live.known_from
    told = Update(live.table, live.version, seat, mine, shared.info, found, complete, clock.times(body.clock, now))
    if game is not None:
        if shared.seen is None:
            shared.seen = Seen(game)
        told.view_text = shared.seen.view(seat)
        told.digest = digest_of(told.view_text)
        if not game.over and body.status not in ENDED:
            told.decision_part = decision_part(game, shared, seat)
            if seat is not None and seat == game.owner():
                told.ahead = ahead(game, seat)
            told.hand_over = hand_over(live, mine)
        if game.over:
            outcome = game.outcome()
            told.outcome = {"winners": outcome.winners, "scores": outcome.scores}
    if seat is not None:
        told.barrier = live.undo_barrier(seat)
        told.can_undo = not told.barrier
        if told.decision is not None and told.decision.owner == seat:
            told.decision.can_undo = told.can_undo
    return told


def decision_part(game: sr.BoardGame, shared: Shared, seat: int | None) -> Part[Decision | None]:
    """Options for the owner; all others get the same, a spectator too."""
    if seat is not None and seat == game.owner():
        return Part(game.decision(seat))
    if shared.decision is None:
        shared.decision = Part(game.decision(_other_than(game)))
    return shared.decision


def _other_than(game: sr.BoardGame) -> int:
    return (game.owner() + 1) % game.seats if game.owner() >= 0 else 0


def happenings_part(live: LiveTable, shared: Shared, seat: int | None, since: int) -> Part[list[Happening]]:
    """Who saw the version before, as nearly all have, is told the same as the others, but for what is his own."""
    if since < 0:
        return NOTHING
    if since != live.version - 1 or not _for_all(live, seat):
        return Part(happenings(live, seat, since))
    if shared.last is None:
        shared.last = Part(happenings(live, None, since))
    return shared.last


def _for_all(live: LiveTable, seat: int | None) -> bool:
    """The last entry of the log holds nothing for this seat alone."""
    past = live.history[-1] if live.history else None
    if past is None or past.kind == MUTE:
        return False
    events = live.game.events[past.first_event : past.last_event] if live.game is not None else []
    return seat is None or all(event.audience != seat for event in events)


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
