"""What is due at a table without anybody asking: a bot's move, time that is up, a deserted seat, tidying."""

from sixrubies.table import clock
from sixrubies.table.agreeing import abandon
from sixrubies.table.live import LiveTable
from sixrubies.table.model import DAYS, DEALING, ENDED, PAUSED, PER_PLAYER, RUNNING, WAITING
from sixrubies.table.seating import missing, take_over

DEAL_SECONDS = 20.0  # a client that does not contribute by then is counted as having contributed nothing
DESERTED_SECONDS = 120.0
LOOK_AGAIN = 60.0
WAITING_DAYS, IDLE_DAYS, DAY = 1, 30, 24 * 3600.0
COMPACT_SECONDS = 3600.0  # after the end: until then people talk, look back, play again
MISSED_MOVES = 2  # in a row: then the bot stays until the person comes back

THINK, TIME_UP, DEAL, LOOK, REMOVE, GIVE_UP, COMPACT = (
    "think",
    "time_up",
    "deal",
    "look",
    "remove",
    "give_up",
    "compact",
)


class Due:
    """What, and when."""

    def __init__(self, at: float, what: str) -> None:
        self.at = at
        self.what = what


def all_due(live: LiveTable) -> list[Due]:
    """Everything that will be due if nothing happens before, soonest first."""
    body = live.body
    if body.status in ENDED:
        return [] if body.compacted else [Due(body.ended + COMPACT_SECONDS, COMPACT)]
    if body.status == WAITING:
        return [Due(body.changed + (0.0 if body.left else WAITING_DAYS * DAY), REMOVE)]
    if body.status == DEALING:
        return [Due(body.waiting_since + DEAL_SECONDS, DEAL)]
    if body.status == PAUSED:
        return [Due(body.changed + IDLE_DAYS * DAY, GIVE_UP)]
    assert body.status == RUNNING and live.game is not None
    if body.seats[live.game.owner()].played_by_bot:
        return [Due(body.waiting_since, THINK)]
    found = [Due(body.changed + IDLE_DAYS * DAY, GIVE_UP)]
    end = clock.deadline(body.clock)
    if end is not None:
        found.append(Due(end, TIME_UP))
    if body.options.clock.kind != DAYS and len(body.people()) > 1:
        found.append(Due(body.waiting_since + DESERTED_SECONDS, LOOK))
    return sorted(found, key=lambda due: due.at)


def time_up(live: LiveTable, now: float) -> None:
    """A bot answers for the seat: this move; after two in a row, or with no time left, until its owner is back."""
    game, body = live.running(), live.body
    owner = game.owner()
    seat = body.seats[owner]
    seat.missed += 1
    seat.move_only = body.options.clock.kind != PER_PLAYER and seat.missed < MISSED_MOVES
    take_over(live, owner, now, "time_out")


def look(live: LiveTable, connected: set[int], now: float) -> bool:
    """Take over the seat everybody waits for, if its owner is gone and somebody is there who waits. True: it was."""
    game = live.running()
    owner = game.owner()
    others = [seat for seat in live.body.people() if seat != owner and seat in connected]
    if owner in connected or not others or not live.body.seats[owner].played_by_person:
        return False
    take_over(live, owner, now)
    return True


def deal(live: LiveTable, now: float) -> None:
    """Who has not contributed in time contributes nothing; the game begins all the same."""
    if live.body.status == DEALING and missing(live):
        live.begin(now)


def give_up(live: LiveTable, now: float) -> None:
    """Nobody has done anything for so long that nobody will."""
    abandon(live, -1, now)
