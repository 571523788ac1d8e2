"""Making tables and finding them."""

from typing import Any

from sqlalchemy import Connection

from sixrubies.table import keys, seating, tries
from sixrubies.table.errors import BadCode, NoSuchTable, NotNow, NotYourSeat, TooMany
from sixrubies.table.faces.process import Process, check_access, holder_of
from sixrubies.table.live import LiveTable
from sixrubies.table.model import OPEN, PRIVATE, WAITING, Caller, Created, SeatWish, TableOptions
from sixrubies.table.storage import lookups
from sixrubies.table.storage.saves import table_of
from sixrubies.table.telling import info
from sixrubies.table.told import TableInfo

MOST_WAITING = 10  # tables of one host that wait for people
MOST_RUNNING = 100  # and all that have not ended
MOST_LISTED = 200


class Lobby(Process):
    """The lobby's part of the tables."""

    async def create(self, caller: Caller, options: TableOptions, seats: list[SeatWish]) -> Created:
        """A new table; the caller is its host and holds the seats wished for as `human`.

        It begins as soon as no seat is open and every client has contributed to the dice (`contribute`).
        """
        holder, now = self._known(caller), self.now()
        waiting, running = await self.store.read(lambda connection: lookups.count_hosted(connection, holder))
        if waiting >= MOST_WAITING:
            raise TooMany(f"{MOST_WAITING} of your tables wait for people already; use one of those")
        if running >= MOST_RUNNING:
            raise TooMany(f"{MOST_RUNNING} of your games have not ended; finish or give up one of those")
        live = seating.new_table(keys.new_table(), holder, options, seats, now)
        link = keys.new_link() if options.visibility == PRIVATE else ""
        live.body.link = keys.hashed(link) if link else ""
        mine, code = live.body.seats_of(holder), ("", 0.0)

        def add_code(connection: Connection) -> None:
            nonlocal code
            if live.body.status == WAITING:
                code = lookups.new_code(connection, live.table, now)

        await self.keeper.to_the_end(self.keeper.save(live, also=add_code))
        return Created(live.table, mine, link, *code)

    async def lobby(self, limit: int = 50) -> list[TableInfo]:
        """Public tables: those that wait for people, then games that can be watched; newest first."""
        limit = max(1, min(limit, MOST_LISTED))
        return [_line(row) for row in await self.store.read(lambda connection: lookups.lobby(connection, limit))]

    async def mine(self, caller: Caller) -> list[TableInfo]:
        """Tables at which the caller holds a seat; those that have not ended first."""
        holder = self._known(caller)
        rows = await self.store.read(lambda connection: lookups.of_holder(connection, holder, MOST_LISTED))
        return [_line(row) for row in rows]

    async def info(self, caller: Caller, table: str) -> TableInfo:
        """One table; a private one needs its link, or a seat at it."""
        async with self.keeper.reading(table) as live:
            check_access(live, caller)
            return info(live, await self.keeper.connected(live))

    async def find(self, caller: Caller, code: str) -> TableInfo:
        """The table a five-letter code leads to: only while a seat is free. Wrong tries are counted by address."""
        table = await self._table_of(caller, code)
        async with self.keeper.reading(table) as live:
            if live.body.status != WAITING:
                raise BadCode
            return info(live)

    async def new_code(self, caller: Caller, table: str) -> tuple[str, float]:
        """A fresh code, and when it expires; for who sits at the table while a seat is free. The old one is void."""
        now = self.now()
        async with self.keeper.reading(table) as live:
            check_access(live, caller)
            holder = holder_of(caller)
            if not holder or (not live.body.seats_of(holder) and live.body.host != holder):
                raise NotYourSeat("only who sits at the table can invite to it")
            if live.body.status != WAITING or all(seat.kind != OPEN for seat in live.body.seats):
                raise NotNow("no seat is free")
            return await self.store.write(lambda connection: lookups.new_code(connection, table, now))

    async def new_link(self, caller: Caller, table: str) -> str:
        """A fresh link token of a private table, for its host. The old one is void."""
        link, now = keys.new_link(), self.now()

        def renew(live: LiveTable) -> None:
            check_access(live, caller)
            if holder_of(caller) != live.body.host:
                raise NotYourSeat("only the host makes a new link")
            if live.body.options.visibility != PRIVATE:
                raise NotNow("a public table needs no link")
            live.body.link = keys.hashed(link)
            live.note("link", -1, now)

        await self.keeper.change(table, renew)
        return link

    # -- helpers ------------------------------------------------------------------------------------------------

    @staticmethod
    def _known(caller: Caller) -> str:
        holder = holder_of(caller)
        if not holder:
            raise NotYourSeat("this needs a browser's secret; spectators have none")
        return holder

    async def _table_of(self, caller: Caller, typed: str) -> str:
        """Where a code leads. Ten wrong tries a minute, then a wait that grows, for right codes as well."""
        code, address, now = keys.read_code(typed), keys.address_key(caller.address), self.now()

        def job(connection: Connection) -> tuple[str | None, float]:
            known = lookups.tries_of(connection, address)
            wait = tries.wait(known, now)
            if wait > 0:
                return None, wait
            table = lookups.table_of_code(connection, code, now)
            if table is None:
                tries.wrong(known, now)
                lookups.keep_tries(connection, address, known, now)
            return table, 0.0

        table, wait = await self.store.write(job)
        if wait:
            raise TooMany("too many wrong codes from here; wait a little", wait)
        if table is None:
            raise BadCode
        return table


def _line(row: dict[str, Any]) -> TableInfo:
    if row["body"] is None:
        raise NoSuchTable
    return info(table_of(row))
