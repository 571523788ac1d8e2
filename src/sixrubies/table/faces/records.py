"""Records: games out, games in, lists, removal."""

import asyncio

import orjson
from sqlalchemy import Connection

import sixrubies as sr
from sixrubies.notation import read, write
from sixrubies.table import keys, seating
from sixrubies.table.body import Body, Seat
from sixrubies.table.clock import new_clock
from sixrubies.table.dealing import Dice
from sixrubies.table.ending import file_for
from sixrubies.table.errors import NotNow, NotYourSeat, TooMany
from sixrubies.table.faces.process import check_access, holder_of
from sixrubies.table.faces.talk import Talk
from sixrubies.table.film import OPEN_HANDS, SPECTATOR, Film, film
from sixrubies.table.live import LiveTable
from sixrubies.table.model import BOT, ENDED, FINISHED, PRIVATE, Caller, FinishedGame, TableOptions
from sixrubies.table.names import clean_text
from sixrubies.table.past import packed, state_of, unpacked
from sixrubies.table.storage import lookups, saves
from sixrubies.table.storage.saves import table_of
from sixrubies.table.telling import info
from sixrubies.table.told import TableInfo

LONGEST_FILE = 200_000  # characters; a long game has 40,000
FAR = 1e18  # later than any game


class Records(Talk):
    """The records' part of the tables."""

    async def export(self, caller: Caller, table: str, seat: int | None = None) -> str:
        """The game file: everything once the game has ended, before that what the seat (or a spectator) may know."""
        async with self.keeper.reading(table) as live:
            check_access(live, caller)
            if seat is not None:
                seating.check_seat(live, holder_of(caller), seat)
            if live.game is None:
                raise NotNow("the game has not begun")
            if not live.body.compacted:
                return file_for(live, seat)
        loaded = await self.store.read(lambda connection: saves.load(connection, table))
        return write(unpacked(loaded.row["record"]))

    async def film(
        self, caller: Caller, table: str, seat: int | None, open_hands: bool, first: int, count: int
    ) -> tuple[TableInfo, Film]:
        """Moments of a game. Once it has ended one may look through any seat, or at all hands; before, as always."""
        async with self.keeper.reading(table) as live:
            check_access(live, caller)
            if live.game is None:
                raise NotNow("the game has not begun")
            if live.body.status not in ENDED:
                if open_hands:
                    raise NotNow("all hands are shown once the game has ended")
                if seat is not None:
                    seating.check_seat(live, holder_of(caller), seat)
            if seat is not None and seat >= len(live.body.seats):
                raise NotYourSeat(f"there is no seat {seat}")
            told, packing = info(live), live.body.compacted
            record = None if packing else live.record()
            versions = [(past.version, past.last_event) for past in live.history if past.last_event]
        if record is None:
            loaded = await self.store.read(lambda connection: saves.load(connection, table))
            record, versions = unpacked(loaded.row["record"]), []
        viewer = OPEN_HANDS if open_hands else SPECTATOR if seat is None else seat
        return told, await asyncio.to_thread(film, record, viewer, first, count, versions)

    async def import_game(self, caller: Caller, text: str) -> str:
        """Store an ended game from its game file, checked by playing it again; the table it is found at."""
        holder, now = self._known(caller), self.now()
        if len(text) > LONGEST_FILE:
            raise TooMany(f"a game file has at most {LONGEST_FILE} characters")
        record = read(text)
        game = await asyncio.to_thread(sr.replay, record)
        try:
            orjson.dumps(game.header)  # as it will be stored
        except TypeError:  # JSON as we write it ends at 64 bits; a file may hold longer numbers
            raise sr.BadFile("a number in the header is too large for a table, which takes 64 bits at most") from None
        if not game.over:
            raise NotNow("only games that have ended can be imported")
        names = record.header.get("names")
        told = [clean_text(str(name))[:24] for name in names] if isinstance(names, list) else []
        seats = [Seat(BOT, told[i] if i < len(told) and told[i] else f"{i + 1}") for i in range(game.seats)]
        options = TableOptions(ruleset=game.header["ruleset"], layout=game.header.get("layout"), visibility=PRIVATE)
        body = Body(options, seats, holder, now, new_clock(options.clock, game.seats), Dice(), status=FINISHED)
        body.ended, body.winners, body.compacted = now, game.outcome().winners, True
        live = LiveTable(keys.new_table(), body, game=game, header=game.header)
        live.note("import", -1, now)
        known = {
            name: value for name, value in record.header.items() if name in game.header or name in ("names", "fair")
        }
        whole = sr.Record({**game.header, **known}, game.record().entries, game.record().digests, game.record().result)
        packing, state, version, stored = packed(whole), state_of(game, pack=True), live.version, body.to_text()

        def put_away(connection: Connection) -> None:
            saves.compact(connection, live.table, version, stored, packing, state)

        await self.keeper.to_the_end(self.keeper.save(live, also=put_away))
        self.keeper.drop(live.table)
        return live.table

    async def finished(self, caller: Caller, limit: int = 50, before: float | None = None) -> list[FinishedGame]:
        """Ended games at which the caller held a seat (or which it imported); public ones for a spectator."""
        holder, last = holder_of(caller) or None, FAR if before is None else before
        limit = max(1, min(limit, 200))
        rows = await self.store.read(lambda connection: lookups.ended(connection, holder, limit, last))
        found: list[FinishedGame] = []
        for row in rows:
            body = table_of(row).body
            names, size = [seat.name for seat in body.seats], len(row["record"] or b"")
            found.append(
                FinishedGame(row["id"], row["status"], body.options.ruleset, names, body.winners, row["ended"], size)
            )
        return found

    async def delete(self, caller: Caller, table: str) -> None:
        """Remove an ended game; for its host."""
        async with self.keeper.reading(table) as live:
            check_access(live, caller)
            if holder_of(caller) != live.body.host:
                raise NotYourSeat("only the host removes a game")
            if live.body.status not in ENDED:
                raise NotNow("only games that have ended can be removed")
            version = live.version
            await self.store.write(lambda connection: saves.remove(connection, table, version))
            self.keeper.drop(table)
