"""The loop of due things: any process claims what is due, does it, and saves. A double claim is harmless."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import sixrubies as sr
from sixrubies.table import timing
from sixrubies.table.ending import put_away
from sixrubies.table.errors import NoSuchTable, NotNow, StaleVersion, TryAgain
from sixrubies.table.keeper import Keeper
from sixrubies.table.live import LiveTable
from sixrubies.table.seating import STAND_IN
from sixrubies.table.storage import lookups, saves
from sixrubies.table.tasks import end
from sixrubies.table.thinking import Task, Thinkers, task_of

log = logging.getLogger("sixrubies.table")
ROUND_SECONDS = 1.0
KNOWS_ALL = "random"  # the bot that plays whatever there is
GRACE = 20.0  # after a start: who could not reach a server that was down has not lost on time
LEASE, STAY_EVERY = 150.0, 50.0  # seconds a connection is believed in, and how often that is renewed


class DueLoop:
    """One per process. Bots of tables this process has just saved are not waited for: `wake`."""

    def __init__(self, keeper: Keeper, thinkers: Thinkers) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.started = keeper.now()
        self.stayed = keeper.now()
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.started = self.keeper.now()
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """What has been begun is broken off: another process, or the next start, finds it due."""
        self.keeper.wake = lambda table: None
        await end([*self.busy.values(), *([self.task] if self.task else [])])

    def wake(self, table: str, claimed: bool = False) -> None:
        """There is something to do at a table; if it is being attended to, look once more before that ends."""
        if table in self.busy:
            self.again.add(table)
        else:
            self.busy[table] = asyncio.create_task(self._attend(table, claimed))

    async def _run(self) -> None:
        while True:
            claimed: list[str] = []
            try:
                claimed = await self.round()
            except TryAgain:
                pass  # the database is away; so is everybody else's
            await asyncio.sleep(ROUND_SECONDS if len(claimed) < saves.MOST_CLAIMED else 0)

    async def round(self) -> list[str]:
        """Claim what is due and attend to it."""
        now, store = self.keeper.now(), self.keeper.store
        if now - self.stayed >= STAY_EVERY:
            self.stayed = now
            process = self.keeper.process
            await store.write(lambda connection: lookups.stay(connection, process, now + LEASE, now))
        if not await store.read(lambda connection: saves.something_due(connection, now)):
            return []
        mine = await store.write(lambda connection: saves.claim(connection, self.keeper.process, now))
        for table in mine:
            self.wake(table, claimed=True)
        return mine

    async def _attend(self, table: str, claimed: bool) -> None:
        """Everything that is due at a table now, bots one after the other."""
        try:
            while await self.attend(table, claimed) or table in self.again:
                self.again.discard(table)
                claimed = False  # whatever was done has been saved, and that frees the claim
        except (NoSuchTable, TryAgain):
            pass  # deleted meanwhile; or the claim runs out and somebody tries again
        except Exception:  # one table's trouble must not end the loop of all
            log.exception("table %s: what was due could not be done", table)
        finally:
            self.busy.pop(table, None)
            self.again.discard(table)

    async def attend(self, table: str, claimed: bool = False) -> bool:
        """Do the first thing that is due; False when nothing is. What was claimed for nothing is given back."""
        keeper, now = self.keeper, self.keeper.now()
        async with keeper.reading(table) as live:
            found = timing.all_due(live)
            due = [one.what for one in found if one.at <= now]
            version, later = live.version, min((one.at for one in found if one.at > now), default=None)
            connected = await keeper.connected(live) if timing.LOOK in due else set()
            task = think_task(live) if timing.THINK in due else None
        if task is not None:
            return await self._let_think(table, version, task)
        if timing.TIME_UP in due and now < self.started + GRACE:
            due.remove(timing.TIME_UP)
            later = min(self.started + GRACE, later or self.started + GRACE)
        if timing.TIME_UP in due:
            return await self._change(table, version, lambda live: timing.time_up(live, now))
        if timing.DEAL in due:
            return await self._change(table, version, lambda live: timing.deal(live, now))
        if timing.GIVE_UP in due:
            return await self._change(table, version, lambda live: timing.give_up(live, now))
        if timing.COMPACT in due:
            return await self.compact(table)
        if timing.REMOVE in due:
            await keeper.store.write(lambda connection: saves.remove(connection, table, version))
            keeper.drop(table)
            return False
        if timing.LOOK in due:
            if await keeper.change(table, lambda live: live.version == version and timing.look(live, connected, now)):
                return True
            later = min(now + timing.LOOK_AGAIN, later or now + timing.LOOK_AGAIN)
        elif not claimed:
            return False
        await keeper.store.write(lambda connection: saves.postpone(connection, table, version, later))
        return False

    async def _change(self, table: str, version: int, change: Callable[[LiveTable], object]) -> bool:
        """If nothing has happened since it was found due."""

        def checked(live: LiveTable) -> None:
            if live.version == version:
                change(live)

        await self.keeper.change(table, checked)
        return True

    async def _let_think(self, table: str, version: int, task: Task) -> bool:
        try:
            tokens = await self.thinkers.choose(task)
        except sr.SixRubiesError as error:  # a bot that does not know this game
            log.error("table %s: %s", table, error)
            tokens = await self.thinkers.choose(Task(task.header, task.position, task.seat, KNOWS_ALL, task.seed))
        except BrokenProcessPool:
            return False  # the claim runs out, and somebody tries again
        now = self.keeper.now()
        try:
            await self.keeper.change(table, lambda live: answer(live, task.seat, version, tokens, now))
        except (StaleVersion, NotNow):
            pass  # the seat's owner is back, or another process was faster
        return True

    async def compact(self, table: str) -> bool:
        """Put an ended game's record in place of its log."""
        keeper = self.keeper
        async with keeper.reading(table) as live:
            record, state, body = put_away(live)
            version = live.version
            keeper.drop(table)
            await keeper.store.write(lambda connection: saves.compact(connection, table, version, body, record, state))
        return False


def answer(live: LiveTable, seat: int, version: int, tokens: list[str], now: float) -> None:
    """Carry out a bot's answer. One that does not fit is our mistake, and must not stop the people's game."""
    try:
        live.act(seat, version, tokens, now, bot=True)
    except (sr.IllegalAction, sr.BadToken) as error:
        log.error("table %s: a bot's answer does not fit: %s", live.table, error)
        game = live.running()
        live.act(seat, version, [game.token(game.legal()[0])], now, bot=True)


def think_task(live: LiveTable) -> Task:
    """The question to the bot that plays the seat with the decision."""
    assert live.game is not None
    owner = live.game.owner()
    seat = live.body.seats[owner]
    return task_of(live.game, owner, seat.bot or STAND_IN, f"{live.table}:{live.version}")
