"""The process behind the tables: storage, bus, bots, the loop of due things."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import text

from sixrubies.table import keys
from sixrubies.table.bus import Bus, MemoryBus, Subscription
from sixrubies.table.due import DueLoop
from sixrubies.table.errors import NoSuchTable, TableError
from sixrubies.table.keeper import Keeper
from sixrubies.table.live import LiveTable, LogEntry
from sixrubies.table.model import ENDED, PUBLIC, RUNNING, Caller, News, Notice
from sixrubies.table.notices import LogNotifier, Notifier
from sixrubies.table.redis_bus import RedisBus
from sixrubies.table.storage import lookups, saves
from sixrubies.table.storage.database import default_url
from sixrubies.table.storage.store import Store
from sixrubies.table.thinking import Thinkers

NOTICES = {"start": "begun", "take_over": "seat_taken_over", "time_out": "seat_taken_over", "rematch": "rematch"}


@dataclass
class Settings:
    """How a process runs. `now` is the only clock there is; `due` off: this process serves, but attends to nothing."""

    database: str = ""  # a URL; empty: SQLite in the user's data folder
    redis: str = ""  # a URL; empty: one process
    thinkers: int = 1  # worker processes for bots; 0: a thread
    now: Callable[[], float] = time.time
    notifier: Notifier = field(default_factory=LogNotifier)
    due: bool = True


class Process:
    """Started and stopped; everything else of `Tables` stands on it."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.now = self.settings.now
        self.store = Store(self.settings.database or default_url())
        process = keys.new_table()
        self.bus: Bus = MemoryBus()
        if self.settings.redis:
            self.bus = RedisBus(self.settings.redis, process, self._newest)
        self.keeper = Keeper(self.store, self.bus, self.now, process)
        self.keeper.saved = self._notify
        self.thinkers = Thinkers(self.settings.thinkers)
        self.due = DueLoop(self.keeper, self.thinkers)
        if self.settings.due:
            self.keeper.wake = self.due.wake

    async def start(self) -> None:
        """Open the storage (migrated to the newest schema), the bus and the loop of due things."""
        await self.store.start()
        await self.bus.start()
        if self.settings.due:
            self.due.start()

    async def stop(self) -> None:
        """Finish what is being stored, close everything. Tables go on when a process starts again."""
        await self.due.stop()
        await self.keeper.settle()
        await self.bus.stop()
        self.thinkers.stop()
        await self.store.stop()

    async def healthy(self) -> bool:
        """The database answers."""
        try:
            return bool(await self.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar() == 1))
        except TableError:
            return False

    async def stats(self) -> dict[str, int]:
        """Numbers for those who watch the server."""
        now = self.now()
        counts = await self.store.read(lookups.count_tables)
        due = await self.store.read(lambda connection: saves.count_due(connection, now))
        return {
            **{f"tables_{status}": count for status, count in counts.items()},
            "tables_in_memory": len(self.keeper.live),
            "bots_thinking": self.thinkers.thinking,
            "due": due,
            "commits": self.store.commits,
            "committed_jobs": self.store.committed_jobs,
            "subscriptions": sum(len(those) for those in self.bus.subscriptions.values()),
        }

    def subscribe(self, table: str) -> Subscription:
        """`async for news in subscription`, and `close()`. News only say that there is news."""
        return self.bus.subscribe(table)

    @staticmethod
    def new_secret() -> str:
        """A fresh secret for a browser: 192 random bits."""
        return keys.new_secret()

    # -- for the parts ------------------------------------------------------------------------------------------

    async def _newest(self, ids: list[str]) -> list[News]:
        return await self.store.read(lambda connection: saves.newest(connection, ids))

    def _notify(self, live: LiveTable, entries: list[LogEntry]) -> None:
        """After what they tell of is stored."""
        body = live.body
        found: list[tuple[str, int]] = []
        for entry in entries:
            if entry.kind in NOTICES:
                seats = [entry.seat] if entry.seat >= 0 else body.held()
                found += [(NOTICES[entry.kind], seat) for seat in seats]
        if body.status in ENDED and body.acted == live.version:
            found += [("ended", seat) for seat in body.held()]
        if body.status == RUNNING and body.waiting_since == body.changed and live.game is not None:
            owner = live.game.owner()
            if owner >= 0 and body.seats[owner].holder and body.seats[owner].played_by_person:
                found.append(("your_turn", owner))
        for kind, seat in found:
            self.settings.notifier.notify(Notice(kind, live.table, seat, live.body.seats[seat].name))


def holder_of(caller: Caller) -> str:
    """The hash of the caller's secret; empty for a spectator."""
    return caller.holder


def check_access(live: LiveTable, caller: Caller) -> None:
    """A private table is for those who sit there and for those with its link; to others it does not exist."""
    body, holder = live.body, holder_of(caller)
    if body.options.visibility == PUBLIC or (holder and (body.host == holder or body.seats_of(holder))):
        return
    if not caller.link or not body.link or keys.hashed(caller.link) != body.link:
        raise NoSuchTable
