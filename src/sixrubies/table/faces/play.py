"""Playing: what a viewer sees, and what a seat does."""

from concurrent.futures.process import BrokenProcessPool
from typing import Any

from sixrubies.bots.hint import Hint
from sixrubies.table import agreeing, keys, seating, telling
from sixrubies.table.errors import NotNow
from sixrubies.table.faces.process import check_access, holder_of
from sixrubies.table.faces.seats import Seats
from sixrubies.table.live import LiveTable
from sixrubies.table.model import Caller
from sixrubies.table.outlook import outlook
from sixrubies.table.thinking import task_of
from sixrubies.table.told import Update


class Play(Seats):
    """The game's part of the tables."""

    async def update(self, caller: Caller, table: str, seat: int | None = None, since: int = -1) -> Update:
        """What the viewer sees now, and what happened after version `since` (-1: no happenings wanted).

        `seat` None: the caller's only seat, or a spectator's view where it holds none or several.
        """
        found = self.update_at_once(caller, table, seat, since)
        if found is not None:
            return found
        async with self.keeper.reading(table, since) as live:
            check_access(live, caller)
            return self._update(live, caller, seat, since, await self.keeper.connected(live))

    def update_at_once(self, caller: Caller, table: str, seat: int | None, since: int) -> Update | None:
        """The same if nothing has to be waited for, as nearly always; then no lock is needed."""
        live = self.keeper.at_hand(table, since)
        connected = self.keeper.connected_known(live) if live is not None else None
        if live is None or connected is None:
            return None
        return self._update(live, caller, seat, since, connected)

    def _update(self, live: LiveTable, caller: Caller, seat: int | None, since: int, connected: set[int]) -> Update:
        check_access(live, caller)
        holder = holder_of(caller)
        if seat is not None:
            seating.check_seat(live, holder, seat)
        mine = live.body.seats_of(holder)
        return telling.update(live, mine, telling.viewer(mine, seat), since, connected, self.now())

    async def preview(self, caller: Caller, table: str, seat: int, version: int, token: str) -> dict[str, Any]:
        """What an option and the usual steps behind it would change, as far as the seat can know."""
        async with self.keeper.reading(table, version) as live:
            seating.check_seat(live, self._seen(live, caller), seat)
            game = live.running()
            live.check_version(version)
            return outlook(game, seat, game.action(token))

    async def hint(self, caller: Caller, table: str, seat: int, version: int) -> tuple[str, Hint]:
        """What a strong player would do in the decision of the seat, as a token, and why; it knows the view only."""
        async with self.keeper.reading(table, version) as live:
            seating.check_seat(live, self._seen(live, caller), seat)
            game = live.running()
            live.check_version(version)
            if not live.body.options.hints:
                raise NotNow("this table is played without hints")
            if game.owner() != seat:
                raise NotNow("a hint is for whoever has to decide")
            task = task_of(game, seat, "", f"{table} {version} hint")
        try:
            return await self.thinkers.hint(task)
        except BrokenProcessPool:
            raise NotNow("the hint can't be given just now; try again") from None

    async def act(self, caller: Caller, table: str, seat: int, version: int, tokens: list[str]) -> int:
        """Carry out options of the decision the caller saw at `version`, all or nothing; the version then, stored."""
        now = self.now()

        def act(live: LiveTable) -> int:
            seating.check_seat(live, self._seen(live, caller), seat)
            live.act(seat, version, tokens, now)
            return live.version

        return await self.keeper.change(table, act, version)

    async def undo(self, caller: Caller, table: str, seat: int, version: int) -> int:
        """Take back the seat's last answer, up to the barrier."""
        now = self.now()

        def undo(live: LiveTable) -> int:
            seating.check_seat(live, self._seen(live, caller), seat)
            live.undo(seat, version, now)
            return live.version

        return await self.keeper.change(table, undo, version)

    async def vote(self, caller: Caller, table: str, seat: int, what: str, wanted: bool = True) -> int:
        """pause, abandon, rematch: done when every person (whom no bot stands in for) wants it. resume: at once."""
        now = self.now()

        def vote(live: LiveTable) -> tuple[int, bool]:
            agreed = agreeing.vote(live, self._seen(live, caller), seat, what, wanted, now)
            if agreed:  # stored as a wish of all; the new table follows
                live.note("vote_rematch", seat, now)
            return live.version, agreed

        version, agreed = await self.keeper.change(table, vote)
        return await self.keeper.to_the_end(self._rematch(table, now)) if agreed else version

    async def _rematch(self, table: str, now: float) -> int:
        """The old table says where it goes on in the same transaction that makes the new one."""
        async with self.keeper.alone.hold(table):
            live = await self.keeper._fetch(table)
            if live.body.rematch:
                raise NotNow("the rematch has begun")
            new = agreeing.rematch(live, keys.new_table(), now)
            try:
                await self.keeper.save(live, new)
            except BaseException:
                self.keeper.drop(table)
                raise
            return live.version
