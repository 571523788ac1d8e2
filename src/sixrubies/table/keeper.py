"""Tables between memory and storage: loaded when asked for, changed under a lock, saved with the version expected.

What is in memory is a copy that may be old, never one that knows more than the storage: a change that could not be
saved is thrown away with the copy.
"""

import asyncio
import logging
import uuid
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from sixrubies.core.errors import RulesChanged
from sixrubies.core.record import Entry
from sixrubies.table.body import body_of
from sixrubies.table.bus import Bus
from sixrubies.table.errors import TryAgain
from sixrubies.table.live import LiveTable, LogEntry
from sixrubies.table.model import News
from sixrubies.table.past import Diverged, entries_of, restored, same_state
from sixrubies.table.storage import lookups, saves
from sixrubies.table.storage.saves import Conflict, Loaded, save_of
from sixrubies.table.storage.store import Store
from sixrubies.table.timing import THINK, all_due

log = logging.getLogger("sixrubies.table")
KEPT = 2000  # tables in memory
PRESENCE_SECONDS = 30.0  # how long what is known of who is connected is good
OWN_SECONDS = 3.0  # a bot's move is this process's own for so long; then any other may do it
ATTEMPTS = 5
T = TypeVar("T")
Saved = Callable[[LiveTable, list[LogEntry]], None]


class Locks:
    """One lock for each table in use; those nobody needs are not kept."""

    def __init__(self) -> None:
        self.locks: dict[str, tuple[asyncio.Lock, list[int]]] = {}

    def hold(self, table: str) -> "Hold":
        return Hold(self.locks, table)


class Hold:
    """`async with`: alone with a table. Entered for every update to every viewer, so it is no generator."""

    def __init__(self, locks: dict[str, tuple[asyncio.Lock, list[int]]], table: str) -> None:
        self.locks = locks
        self.table = table

    async def __aenter__(self) -> None:
        known = self.locks.get(self.table)
        if known is None:
            known = self.locks[self.table] = (asyncio.Lock(), [0])
        lock, users = known
        users[0] += 1
        try:
            await lock.acquire()
        except BaseException:
            self._leave(users)
            raise

    async def __aexit__(self, *_: object) -> None:
        lock, users = self.locks[self.table]
        lock.release()
        self._leave(users)

    def _leave(self, users: list[int]) -> None:
        users[0] -= 1
        if not users[0]:
            del self.locks[self.table]


class Reading(Hold):
    """`async with`: the table, up to date, which nobody changes meanwhile."""

    def __init__(self, keeper: "Keeper", table: str, at_least: int) -> None:
        super().__init__(keeper.locks.locks, table)
        self.keeper = keeper
        self.at_least = at_least

    async def __aenter__(self) -> LiveTable:  # type: ignore[override]
        await super().__aenter__()
        try:
            return await self.keeper._fetch(self.table, self.at_least)
        except BaseException:
            await super().__aexit__()
            raise


class Keeper:
    """The tables this process has at hand."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], float], process: str = "", kept: int = KEPT) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.kept = kept
        self.process = process or uuid.uuid4().hex
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.locks = Locks()
        self.behind: set[str] = set()  # tables of which a newer version has been heard of
        self.here: dict[str, tuple[float, set[str]]] = {}  # who is connected, and when that was asked
        self.wake: Callable[[str], None] = lambda table: None  # a bot is to move, here and now
        self.saved: Saved = lambda live, entries: None
        self.tasks: set[asyncio.Task[Any]] = set()
        bus.heard = self.hear
        bus.missed = self.distrust

    def hear(self, news: News) -> None:
        """Somebody, perhaps another process, has changed something."""
        if news.kind == "presence":
            self.here.pop(news.table, None)
        elif news.kind == "table":
            known = self.live.get(news.table)
            if known is not None and known.version < news.version:
                self.behind.add(news.table)

    def distrust(self) -> None:
        """News may have been missed: look at every table again before it is shown."""
        self.behind |= self.live.keys()
        self.here.clear()

    # -- reading ------------------------------------------------------------------------------------------------

    def reading(self, table: str, at_least: int = 0) -> Reading:
        """The table, which nobody changes meanwhile. `at_least`: the version the caller has seen already."""
        return Reading(self, table, at_least)

    def at_hand(self, table: str, at_least: int = 0) -> LiveTable | None:
        """The table if it can be read this instant, without waiting: in memory, up to date, and nobody is at it."""
        return None if table in self.locks.locks else self._up_to_date(table, at_least)

    def _up_to_date(self, table: str, at_least: int) -> LiveTable | None:
        live = self.live.get(table)
        if live is None or live.version < at_least or table in self.behind or not self.bus.reliable:
            return None
        self.live.move_to_end(table)
        return live

    async def _fetch(self, table: str, at_least: int = 0) -> LiveTable:
        live = self._up_to_date(table, at_least)
        if live is None:
            live = self.live.get(table)
            self.behind.discard(table)
            after = live.version if live is not None else 0
            loaded = await self.store.read(lambda connection: saves.load(connection, table, after))
            try:
                live = followed(live, loaded)
            except (Diverged, RulesChanged) as why:
                log.info("table %s goes on from its state: %s", table, why)
                loaded = await self.store.read(lambda connection: saves.load(connection, table))
                live = from_state(loaded)
            self.live[table] = live
            while len(self.live) > self.kept:
                oldest, _ = self.live.popitem(last=False)
                self.behind.discard(oldest)
                self.here.pop(oldest, None)
            self.live.move_to_end(table)
        return live

    def drop(self, table: str) -> None:
        """Memory is not to be trusted: the next who asks loads it."""
        self.live.pop(table, None)
        self.behind.discard(table)

    # -- changing -----------------------------------------------------------------------------------------------

    async def change(self, table: str, change: Callable[[LiveTable], T], at_least: int = 0) -> T:
        """Change a table and save it. If another process was faster, once more on what it has left.

        It is done to its end, news included, also if whoever asked goes away meanwhile.
        """
        return await self.to_the_end(self._change(table, change, at_least))

    async def to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(doing)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who asked has got it, or has gone

    async def _change(self, table: str, change: Callable[[LiveTable], T], at_least: int) -> T:
        async with self.locks.hold(table):
            for _ in range(ATTEMPTS):
                live = await self._fetch(table, at_least)
                try:
                    result = change(live)
                    if live.unsaved:
                        await self.save(live)
                    return result
                except Conflict:
                    self.drop(table)
                except BaseException:
                    if live.unsaved:
                        self.drop(table)
                    raise
            raise TryAgain

    async def save(self, *lives: LiveTable, also: Callable[[Connection], None] | None = None) -> None:
        """Tables that belong together, and what else belongs to them, in one go; then everybody is told."""
        parts, thinks = [], []
        for live in lives:
            due = all_due(live)
            thinks.append(bool(due) and due[0].what == THINK)
            at = None if not due else self.now() + OWN_SECONDS if thinks[-1] else due[0].at
            parts.append(save_of(live, at))

        def job(connection: Connection) -> None:
            for part in parts:
                saves.write(connection, part)
            if also is not None:
                also(connection)

        await self.store.write(job, refuses_first=len(parts) == 1 and also is None)
        for live, part, think in zip(lives, parts, thinks, strict=True):
            live.unsaved = []
            live.header_saved = live.header
            self.live[live.table] = live
            await self.bus.publish(News(live.table, live.version, at=live.body.changed))
            self.saved(live, part.entries)
            if think:
                self.wake(live.table)

    # -- who is there -------------------------------------------------------------------------------------------

    async def connected(self, live: LiveTable) -> set[int]:
        """Seats whose owner watches the table, through any process."""
        known = self.connected_known(live)
        if known is not None:
            return known
        now = self.now()
        found = await self.store.read(lambda connection: lookups.present(connection, live.table, now))
        self.here[live.table] = (now, found)
        return _seats(live, found)

    def connected_known(self, live: LiveTable) -> set[int] | None:
        """The same if it need not be asked for."""
        known = self.here.get(live.table)
        return None if known is None or known[0] + PRESENCE_SECONDS < self.now() else _seats(live, known[1])


def _seats(live: LiveTable, holders: set[str]) -> set[int]:
    return {i for i, seat in enumerate(live.body.seats) if seat.holder in holders}


def followed(live: LiveTable | None, loaded: Loaded) -> LiveTable:
    """A table brought up to date by its log; a new one is checked against the stored state."""
    row = loaded.row
    if row["record"] is not None:
        return from_state(loaded)
    fresh = live is None
    if live is None:
        live = saves.table_of(row)
    elif live.header is None:
        live.header = live.header_saved = saves.table_of(row).header
    for entry in loaded.entries:
        live.follow(entry)
    live.version, live.body = row["version"], body_of(row["body"])
    if fresh and live.game is not None and not same_state(live.game, row["state"]):
        raise Diverged("the log does not lead to the stored state")
    return live


def from_state(loaded: Loaded) -> LiveTable:
    """A table whose game goes on from its state: of other rules, or ended and without a log."""
    live = saves.table_of(loaded.row)
    live.known_from = live.version
    if live.header is None:
        return live
    live.game = restored(live.header, loaded.row["state"])
    older: list[Entry] = []
    for entry in loaded.entries:
        if entry.kind in ("start", "act", "bot"):
            older += entries_of(entry.body)
        elif entry.kind == "undo":
            del older[int(entry.body) :]
    live.older = older
    return live
