"""Clocks. A move lasts from when the decision comes to a seat until it passes to another, with all chance in between.

What happens when time is up stands in `timing.py`. Bots have no clock.
"""

from dataclasses import dataclass, field

from sixrubies.core.errors import BadOption
from sixrubies.table.model import DAYS, NO_CLOCK, PER_MOVE, PER_PLAYER, ClockOptions
from sixrubies.table.told import ClockTimes

DAY = 24 * 3600
SHORTEST, LONGEST = 5, 24 * 3600  # seconds of a clock that counts seconds
MOST_DAYS = 30


@dataclass
class Clock:
    """`left[seat]`: seconds when the seat's clock was last stopped. `running` -1: no clock runs."""

    options: ClockOptions
    left: list[float] = field(default_factory=list)
    running: int = -1
    since: float = 0.0


def check_clock(options: ClockOptions) -> None:
    kind, seconds, increment = options.kind, options.seconds, options.increment
    if kind not in (NO_CLOCK, PER_MOVE, PER_PLAYER, DAYS):
        raise BadOption(f"no clock is called {kind!r}; there is {NO_CLOCK}, {PER_MOVE}, {PER_PLAYER}, {DAYS}")
    if kind in (PER_MOVE, PER_PLAYER) and not SHORTEST <= seconds <= LONGEST:
        raise BadOption(f"a clock has {SHORTEST} to {LONGEST} seconds, not {seconds}")
    if kind == DAYS and (seconds % DAY or not DAY <= seconds <= MOST_DAYS * DAY):
        raise BadOption(f"a clock of days has 1 to {MOST_DAYS} whole days, in seconds, not {seconds}")
    if not 0 <= increment <= LONGEST or (increment and kind != PER_PLAYER):
        raise BadOption("an increment is for clocks per player, at most a day")


def new_clock(options: ClockOptions, seats: int) -> Clock:
    return Clock(options, [float(options.seconds)] * seats)


def turn_to(clock: Clock, seat: int, now: float) -> None:
    """The decision is this seat's (-1: nobody's whose time is counted). Time for a move begins when it changes."""
    if clock.running == seat or clock.options.kind == NO_CLOCK:
        return
    _stop(clock, now)
    clock.running, clock.since = seat, now
    if seat >= 0 and clock.options.kind != PER_PLAYER:
        clock.left[seat] = float(clock.options.seconds)


def _stop(clock: Clock, now: float) -> None:
    seat = clock.running
    halt(clock, now)
    if seat >= 0:
        clock.left[seat] += clock.options.increment


def take_back(clock: Clock, seat: int, now: float) -> None:
    """The seat has taken its last answer back: its move goes on with the time it had, and no increment is kept."""
    if clock.running == seat or clock.options.kind == NO_CLOCK:
        return
    halt(clock, now)
    clock.left[seat] = max(0.0, clock.left[seat] - clock.options.increment)
    clock.running, clock.since = seat, now


def halt(clock: Clock, now: float) -> None:
    """A pause: what is left is left, and nothing is added."""
    if clock.running >= 0:
        clock.left[clock.running] = max(0.0, clock.left[clock.running] - (now - clock.since))
        clock.running = -1


def go_on(clock: Clock, seat: int, now: float) -> None:
    """After a pause, with what was left."""
    if clock.options.kind != NO_CLOCK:
        clock.running, clock.since = seat, now


def deadline(clock: Clock) -> float | None:
    return clock.since + clock.left[clock.running] if clock.running >= 0 else None


def used_up(clock: Clock, seat: int) -> bool:
    """The seat's time for the whole game is over, and no move adds any."""
    return clock.options.kind == PER_PLAYER and clock.left[seat] <= 0 and clock.options.increment == 0


def times(clock: Clock, now: float) -> ClockTimes | None:
    """None: nobody's time is counted, and none is told."""
    if clock.options.kind == NO_CLOCK:
        return None
    return ClockTimes([*clock.left], clock.running if clock.running >= 0 else None, clock.since, now)
