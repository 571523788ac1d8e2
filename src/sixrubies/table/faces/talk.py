"""Chat."""

from sqlalchemy import Connection

from sixrubies.table import chat, seating
from sixrubies.table.errors import NotNow, NotYourSeat
from sixrubies.table.faces.play import Play
from sixrubies.table.live import LiveTable
from sixrubies.table.model import Caller, ChatLine, News
from sixrubies.table.storage import lookups


class Talk(Play):
    """The chat's part of the tables."""

    async def say(self, caller: Caller, table: str, seat: int, text: str) -> ChatLine:
        """A line of chat by somebody who sits at the table."""
        now = self.now()
        async with self.keeper.reading(table) as live:
            place = seating.check_seat(live, self._seen(live, caller), seat)
            if live.body.compacted:
                raise NotNow("this game has been put away")
            name, line = place.name, chat.clean_line(text)

        def job(connection: Connection) -> ChatLine:
            chat.check_rate(lookups.said_since(connection, table, seat, now - chat.SECONDS), now)
            return lookups.add_line(connection, table, seat, name, line, now)

        said = await self.store.write(job)
        self.bus.publish(News(table, said.number, "chat"))
        return said

    async def chat(self, caller: Caller, table: str, since: int = 0) -> list[ChatLine]:
        """Lines after number `since` (at most the last 100), without those of seats the caller has muted."""
        async with self.keeper.reading(table) as live:
            muted = live.body.mutes.get(self._seen(live, caller), [])
        found = await self.store.read(lambda connection: lookups.chat_lines(connection, table, since, chat.KEPT))
        return [line for line in found if line.seat not in muted]

    async def mute(self, caller: Caller, table: str, seat: int, muted: bool = True) -> None:
        """The caller does not want to read that seat's lines (any more)."""
        now = self.now()

        def mute(live: LiveTable) -> None:
            holder = self._seen(live, caller)
            if not live.body.seats_of(holder) or not 0 <= seat < len(live.body.seats):
                raise NotYourSeat("only who sits at the table can mute a seat of it")
            known = [other for other in live.body.mutes.get(holder, []) if other != seat]
            live.body.mutes[holder] = sorted([*known, seat] if muted else known)
            live.note("mute", live.body.seats_of(holder)[0], now)

        await self.keeper.change(table, mute)
