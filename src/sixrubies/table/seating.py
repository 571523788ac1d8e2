"""Who sits where: making a table, joining, leaving, bots that stand in, seats on their way to another device."""

from sixrubies import bots
from sixrubies.core.errors import BadOption
from sixrubies.table import clock
from sixrubies.table.body import Body, Seat
from sixrubies.table.dealing import Dice, new_dice, read_contribution
from sixrubies.table.errors import NoFreeSeat, NotNow, NotYourSeat
from sixrubies.table.live import LiveTable
from sixrubies.table.model import (
    BOT,
    CASUAL,
    DEALING,
    ENDED,
    HUMAN,
    OPEN,
    PRIVATE,
    PUBLIC,
    RUNNING,
    STRICT,
    WAITING,
    SeatWish,
    TableOptions,
)
from sixrubies.table.names import check_free, clean_name, looks
from sixrubies.table.past import new_game

SEEDS = 2**64  # what JSON as we write it can hold
STAND_IN = "greedy"  # the bot that plays for somebody who is away


def new_table(table: str, holder: str, options: TableOptions, wishes: list[SeatWish], now: float) -> LiveTable:
    """A table as its host wants it; BadOption says what can't be."""
    for name, value, values in (
        ("visibility", options.visibility, (PUBLIC, PRIVATE)),
        ("undo", options.undo, (CASUAL, STRICT)),
    ):
        if value not in values:
            raise BadOption(f"{name} is {' or '.join(values)}, not {value!r}")
    clock.check_clock(options.clock)
    seats: list[Seat] = []
    for wish in wishes:
        seats.append(_seat(wish, holder, [seat.name for seat in seats if seat.name]))
    if options.seed is not None and not 0 <= options.seed < SEEDS:
        raise BadOption("the seed of a table is a whole number from 0 on, of at most 64 bits")
    if options.seed is not None and any(seat.kind == OPEN for seat in seats):
        raise BadOption("a chosen seed is for games against bots and at one device: no seat may be open")
    dice = Dice() if options.seed is not None else new_dice()
    body = Body(options, seats, holder, now, clock.new_clock(options.clock, len(seats)), dice)
    new_game(body)  # refuses options that do not go together
    live = LiveTable(table, body)
    live.note("create", -1, now)
    fill(live, now)
    return live


def _seat(wish: SeatWish, holder: str, taken: list[str]) -> Seat:
    if wish.kind == OPEN:
        return Seat()
    if wish.kind == HUMAN:
        name = clean_name(wish.name)
        check_free(name, taken)
        return Seat(HUMAN, name, holder)
    if wish.kind == BOT:
        return bot_seat(wish.bot, taken, wish.name)
    raise BadOption(f"a seat is {OPEN}, {HUMAN} or {BOT}, not {wish.kind!r}")


def bot_seat(bot: str, taken: list[str], name: str = "") -> Seat:
    bots.make(bot)  # refuses a name that is not there
    if name:
        name = clean_name(name)
        check_free(name, taken)
        return Seat(BOT, name, bot=bot)
    number = 1
    while looks(f"{bot} {number}") in [looks(other) for other in taken]:
        number += 1
    return Seat(BOT, f"{bot} {number}", bot=bot)


def fill(live: LiveTable, now: float) -> None:
    """When the last seat is taken the clients are asked for their contributions; when all are there it begins."""
    body = live.body
    if body.status == WAITING and all(seat.kind != OPEN for seat in body.seats):
        body.status, body.waiting_since = DEALING, now
    if body.status == DEALING and not missing(live):
        live.begin(now)


def missing(live: LiveTable) -> list[int]:
    """Seats of people whose client has not contributed yet; nobody's with an open seed."""
    if not live.body.dice.secret:
        return []
    return [i for i, seat in enumerate(live.body.seats) if seat.kind == HUMAN and i not in live.body.dice.contributions]


def check_seat(live: LiveTable, holder: str, seat: int) -> Seat:
    """The caller's own seat."""
    if not 0 <= seat < len(live.body.seats):
        raise NotYourSeat(f"there is no seat {seat}")
    place = live.body.seats[seat]
    if not holder or place.holder != holder:
        raise NotYourSeat("this is not your seat")
    return place


def join(live: LiveTable, holder: str, name: str, seat: int | None, now: float) -> int:
    """Take a free seat: the one asked for, or the first."""
    body = live.body
    free = [i for i, place in enumerate(body.seats) if place.kind == OPEN]
    if body.status != WAITING or not free or (seat is not None and seat not in free):
        raise NoFreeSeat("this seat is taken" if seat is not None and free else "every seat is taken")
    name = clean_name(name)
    check_free(name, [place.name for place in body.seats if place.name])
    taken = free[0] if seat is None else seat
    body.seats[taken] = Seat(HUMAN, name, holder)
    body.left = False
    live.note("join", taken, now)
    fill(live, now)
    return taken


def leave(live: LiveTable, holder: str, seat: int, now: float) -> None:
    """Before the game the seat is free again; in a game a bot has it for good."""
    place = check_seat(live, holder, seat)
    body = live.body
    if body.status in ENDED:
        raise NotNow("the game has ended")
    if body.status in (WAITING, DEALING):
        body.seats[seat] = Seat()
        body.dice.contributions.pop(seat, None)
        body.status, body.left = WAITING, not any(other.holder for other in body.seats)
        live.note("leave", seat, now)
        return
    body.seats[seat] = Seat(BOT, place.name, bot=STAND_IN)
    drop_votes(live, seat)
    live.note("leave", seat, now)
    play_goes_on(live, seat, now)


def seat_bot(live: LiveTable, holder: str, seat: int, bot: str, now: float) -> None:
    body = live.body
    if holder != body.host:
        raise NotYourSeat("only the host gives seats to bots")
    if body.status != WAITING or not 0 <= seat < len(body.seats) or body.seats[seat].kind != OPEN:
        raise NoFreeSeat("this seat is not free")
    body.seats[seat] = bot_seat(bot, [place.name for place in body.seats if place.name])
    live.note("join", seat, now)
    fill(live, now)


def contribute(live: LiveTable, holder: str, seat: int, contribution: str, now: float) -> None:
    check_seat(live, holder, seat)
    body = live.body
    given = read_contribution(contribution)
    if not body.dice.secret:
        raise NotNow("the seed of this game was chosen openly; it takes no contributions")
    if body.dice.contributions.get(seat) == given:
        return
    if body.status not in (WAITING, DEALING) or seat in body.dice.contributions:
        raise NotNow("this seat's contribution to the dice is made")
    body.dice.contributions[seat] = given
    live.note("ready", seat, now)
    fill(live, now)


def take_over(live: LiveTable, seat: int, now: float, kind: str = "take_over", by: int = -1) -> None:
    """A bot plays for the seat's person from now on."""
    live.running()
    place = live.body.seats[seat]
    if not place.played_by_person:
        raise NotNow("a bot plays this seat already")
    place.stand_in = True
    drop_votes(live, seat)
    live.note(kind, seat, now, str(by))
    play_goes_on(live, seat, now)


def reclaim(live: LiveTable, holder: str, seat: int, now: float) -> None:
    """Back to its owner; unless the time for the whole game is used up."""
    place = check_seat(live, holder, seat)
    if live.body.status in ENDED:
        raise NotNow("the game has ended")
    if not place.stand_in:
        raise NotNow("no bot plays for you")
    if clock.used_up(live.body.clock, seat):
        raise NotNow("your time for this game is used up")
    place.stand_in = place.move_only = False
    place.missed = 0
    live.note("reclaim", seat, now)
    play_goes_on(live, seat, now)


def carried(live: LiveTable, seat: int, holder: str, now: float) -> None:
    """Another device has the seat now. The old one does not."""
    place = live.body.seats[seat]
    if live.body.host == place.holder and live.body.seats_of(place.holder) == [seat]:
        live.body.host = holder  # the host's only seat takes the table along
    place.holder = holder
    live.note("carry", seat, now)


def drop_votes(live: LiveTable, seat: int) -> None:
    live.body.votes = {
        what: [other for other in seats if other != seat] for what, seats in live.body.votes.items() if seats != [seat]
    }


def play_goes_on(live: LiveTable, seat: int, now: float) -> None:
    """The seat with the decision has changed hands: a person's clock starts, a bot's does not."""
    if live.body.status == RUNNING and live.game is not None and live.game.owner() == seat:
        live.body.waiting_since = now
        clock.turn_to(live.body.clock, seat if live.body.seats[seat].played_by_person else -1, now)
