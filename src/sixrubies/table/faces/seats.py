"""Taking seats, leaving them, carrying them elsewhere; who is connected."""

from sqlalchemy import Connection

from sixrubies.table import keys, seating
from sixrubies.table.due import LEASE
from sixrubies.table.errors import BadLink, NotNow, NotYourSeat, TooMany
from sixrubies.table.faces.lobby import Lobby
from sixrubies.table.faces.process import check_access, holder_of
from sixrubies.table.live import LiveTable
from sixrubies.table.model import ENDED, Caller, Joined, News
from sixrubies.table.storage import lookups

LONGEST_NAME = 64  # of a connection


class Seats(Lobby):
    """The seats' part of the tables."""

    async def join(self, caller: Caller, table: str, name: str, seat: int | None = None) -> Joined:
        """Take a free seat of a public table, or of a private one by its link (in `caller`)."""
        return await self._join(caller, table, name, seat, by_code=False)

    async def join_by_code(self, caller: Caller, code: str, name: str) -> Joined:
        """Take a free seat by code."""
        self._known(caller)
        return await self._join(caller, await self._table_of(caller, code), name, None, by_code=True)

    async def _join(self, caller: Caller, table: str, name: str, seat: int | None, by_code: bool) -> Joined:
        holder, now = self._known(caller), self.now()

        def join(live: LiveTable) -> Joined:
            if not by_code:
                check_access(live, caller)
            taken = seating.join(live, holder, name, seat, now)
            return Joined(table, taken, live.version)

        return await self.keeper.change(table, join)

    async def leave(self, caller: Caller, table: str, seat: int) -> None:
        """Give the seat up: before the game it is free again, in a game a bot has it for good."""
        now = self.now()
        await self.keeper.change(table, lambda live: seating.leave(live, self._seen(live, caller), seat, now))

    async def seat_bot(self, caller: Caller, table: str, seat: int, bot: str) -> None:
        """The host gives an open seat to a bot."""
        now = self.now()
        await self.keeper.change(table, lambda live: seating.seat_bot(live, self._seen(live, caller), seat, bot, now))

    async def contribute(self, caller: Caller, table: str, seat: int, contribution: str) -> int:
        """The client's random contribution to the dice: 32 to 128 hexadecimal digits, after it has seen `commitment`.

        Once per seat; the same again is fine. The version is returned.
        """
        now = self.now()

        def contribute(live: LiveTable) -> int:
            seating.contribute(live, self._seen(live, caller), seat, contribution, now)
            return live.version

        return await self.keeper.change(table, contribute)

    async def carry(self, caller: Caller, table: str, seat: int) -> str:
        """A token for the seat's personal link: who opens it (`claim`) has the seat, and this device loses it."""
        token, now = keys.new_link(), self.now()
        async with self.keeper.reading(table) as live:
            holder = self._seen(live, caller)
            seating.check_seat(live, holder, seat)
            hashed = keys.hashed(token)
            await self.store.write(
                lambda connection: lookups.add_personal_link(connection, hashed, table, seat, holder, now)
            )
        return token

    async def claim(self, caller: Caller, token: str) -> Joined:
        """Take the seat of a personal link to this device. Works once, for ten minutes."""
        holder, hashed, now = self._known(caller), keys.hashed(token), self.now()
        link = await self.store.read(lambda connection: lookups.personal_link(connection, hashed, now))
        if link is None:
            raise BadLink
        if not await self.store.write(lambda connection: lookups.use_personal_link(connection, hashed)):
            raise BadLink
        table, seat = str(link["table_id"]), int(link["seat"])

        def carry(live: LiveTable) -> Joined:
            if live.body.seats[seat].holder != link["holder"]:
                raise BadLink
            if holder != link["holder"]:
                seating.carried(live, seat, holder, now)
            return Joined(table, seat, live.version)

        return await self.keeper.change(table, carry)

    async def take_over(self, caller: Caller, table: str, seat: int) -> int:
        """Another person at the table asks for a bot in a seat whose owner is away."""
        now = self.now()
        async with self.keeper.reading(table) as live:
            connected = await self.keeper.connected(live)

        def take_over(live: LiveTable) -> int:
            mine = live.body.seats_of(self._seen(live, caller))
            if not mine or seat in mine or not 0 <= seat < len(live.body.seats):
                raise NotYourSeat("only another person at the table can ask for a bot there")
            if seat in connected:
                raise NotNow("the seat's owner is here")
            seating.take_over(live, seat, now, by=mine[0])
            return live.version

        return await self.keeper.change(table, take_over)

    async def reclaim(self, caller: Caller, table: str, seat: int) -> int:
        """The owner takes the seat back from the bot that stands in."""
        now = self.now()

        def reclaim(live: LiveTable) -> int:
            seating.reclaim(live, self._seen(live, caller), seat, now)
            return live.version

        return await self.keeper.change(table, reclaim)

    async def connected(self, caller: Caller, table: str, connection: str) -> None:
        """The caller watches the table over this connection (any unique name) from now on, with all seats it holds."""
        if not 1 <= len(connection) <= LONGEST_NAME:
            raise TooMany(f"a connection's name has at most {LONGEST_NAME} characters")
        async with self.keeper.reading(table) as live:
            holder = self._seen(live, caller)
            if not holder or live.body.status in ENDED:
                return  # who has a secret but no seat may take one while the line is open
            version, until = live.version, self.now() + LEASE
            process = self.keeper.process
            await self.store.write(lambda raw: lookups.arrive(raw, connection, table, holder, process, until))
        self.bus.publish(News(table, version, "presence"))

    async def disconnected(self, table: str, connection: str) -> None:
        """That connection has ended. Never raises for an unknown one."""

        def job(raw: Connection) -> None:
            lookups.depart(raw, connection)

        await self.store.write(job)
        self.bus.publish(News(table, 0, "presence"))

    @staticmethod
    def _seen(live: LiveTable, caller: Caller) -> str:
        """The caller's holder hash, if it may know of this table at all."""
        check_access(live, caller)
        return holder_of(caller)
