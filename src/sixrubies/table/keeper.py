"""Tables between memory and storage: loaded when asked for, changed under a lock, saved with the version expected.

What is in memory is a copy that may be old, never one that knows more than the storage: a change that could not be
saved is thrown away with the copy.
"""

import asyncio
import contextlib
import logging
import uuid
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from sixrubies.core.errors import RulesChanged
from sixrubies.table.alone import Alone, Hold
from sixrubies.table.bus import Bus
from sixrubies.table.errors import TryAgain
from sixrubies.table.live import LiveTable, LogEntry
from sixrubies.table.loading import followed, from_state
from sixrubies.table.model import News
from sixrubies.table.past import Diverged
from sixrubies.table.storage import lookups, saves
from sixrubies.table.storage.saves import Conflict, Save, save_of
from sixrubies.table.storage.store import Store
from sixrubies.table.timing import THINK, all_due

log = logging.getLogger("sixrubies.table")
KEPT = 2000  # tables in memory
PRESENCE_SECONDS = 30.0  # how long what is known of who is connected is good
OWN_SECONDS = 3.0  # a bot's move is this process's own for so long; then any other may do it
ATTEMPTS = 5
T = TypeVar("T")
Saved = Callable[[LiveTable, list[LogEntry]], None]


class Reading(Hold):
    """`async with`: the table, up to date, which nobody changes meanwhile."""

    def __init__(self, keeper: "Keeper", table: str, at_least: int) -> None:
        super().__init__(keeper.alone, table)
        self.keeper = keeper
        self.at_least = at_least

    async def __aenter__(self) -> LiveTable:  # type: ignore[override]
        await super().__aenter__()
        try:
            return await self.keeper._fetch(self.table, self.at_least)
        except BaseException:
            self.alone.leave(self.table)
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
        self.alone = Alone()
        self.behind: set[str] = set()  # tables of which a newer version has been heard of
        self.here: dict[str, Here] = {}  # who is connected
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
        return None if self.alone.taken(table) else self._up_to_date(table, at_least)

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
                live = None
            if live is None:
                live = from_state(await self.store.read(lambda connection: saves.load(connection, table)))
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

        What has been given to the storage is done to its end, news included, also if whoever asked goes away.
        """
        live = self.at_hand(table, at_least)
        if live is None:
            return await self.to_the_end(self._change(table, change, at_least))
        self.alone.take(table)  # nearly always: then no task is needed to see to the end
        try:
            result = change(live)
            stored = self._store(live) if live.unsaved else None
        except BaseException:
            self._give_up(live)
            raise
        if stored is None:
            self.alone.leave(table)
            return result
        try:
            await stored
            return result
        except Conflict:
            pass
        return await self.to_the_end(self._change(table, change, at_least))

    def _store(self, live: LiveTable) -> "asyncio.Future[None]":
        """Alone with the table, until it is stored and told, or thrown away."""
        saving = Saving(self, (live,))

        def after(error: BaseException | None) -> None:
            if error is not None:
                self._give_up(live)
                return
            saving.stored()
            self.alone.leave(live.table)  # first: most who are told look at the table at once
            saving.tell()

        return self.store.write_for(saving.write, after, refuses_first=True)

    def _give_up(self, live: LiveTable) -> None:
        if live.unsaved:
            self.drop(live.table)
        self.alone.leave(live.table)

    async def to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(doing)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who asked has got it, or has gone

    async def settle(self) -> None:
        """What has been begun is stored and told: the storage answers in the order it was asked."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(TryAgain):
            await self.store.read(lambda connection: None)

    async def _change(self, table: str, change: Callable[[LiveTable], T], at_least: int) -> T:
        async with self.alone.hold(table):
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
        saving = Saving(self, lives, also)
        await self.store.write(saving.write, refuses_first=len(lives) == 1 and also is None)
        saving.stored()
        saving.tell()

    # -- who is there -------------------------------------------------------------------------------------------

    async def connected(self, live: LiveTable) -> set[int]:
        """Seats whose owner watches the table, through any process."""
        known = self.connected_known(live)
        if known is not None:
            return known
        now = self.now()
        found = await self.store.read(lambda connection: lookups.present(connection, live.table, now))
        here = self.here[live.table] = Here(found, now)
        return here.seats(live)

    def connected_known(self, live: LiveTable) -> set[int] | None:
        """The same if it need not be asked for."""
        known = self.here.get(live.table)
        return None if known is None or known.asked + PRESENCE_SECONDS < self.now() else known.seats(live)


class Saving:
    """Tables on their way to the storage."""

    def __init__(
        self, keeper: Keeper, lives: tuple[LiveTable, ...], also: Callable[[Connection], None] | None = None
    ) -> None:
        self.keeper = keeper
        self.lives = lives
        self.also = also
        self.parts: list[Save] = []
        self.thinks: list[bool] = []
        for live in lives:
            due = all_due(live)
            think = bool(due) and due[0].what == THINK
            at = None if not due else keeper.now() + OWN_SECONDS if think else due[0].at
            self.parts.append(save_of(live, at))
            self.thinks.append(think)

    def write(self, connection: Connection) -> None:
        """In the storage's thread: it touches no live table."""
        for part in self.parts:
            saves.write(connection, part)
        if self.also is not None:
            self.also(connection)

    def stored(self) -> None:
        """Memory knows what the storage knows."""
        for live in self.lives:
            live.unsaved = []
            live.header_saved = live.header
            self.keeper.live[live.table] = live

    def tell(self) -> None:
        """Everybody hears of it."""
        keeper = self.keeper
        for live, part, think in zip(self.lives, self.parts, self.thinks, strict=True):
            keeper.bus.publish(News(live.table, live.version, at=live.body.changed))
            keeper.saved(live, part.entries)
            if think:
                keeper.wake(live.table)


class Here:
    """Whose devices are connected to a table, as the storage has told. A line asks after every answer: seldom news."""

    def __init__(self, holders: set[str], asked: float) -> None:
        self.holders = holders
        self.asked = asked
        self.version = -1  # of the table, for which it is known
        self.known: set[int] = set()

    def seats(self, live: LiveTable) -> set[int]:
        if self.version != live.version:
            self.version = live.version
            self.known = {i for i, seat in enumerate(live.body.seats) if seat.holder in self.holders}
        return self.known
