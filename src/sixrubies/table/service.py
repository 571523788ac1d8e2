"""The table's face: what a web server, a test or a terminal client asks for. Everything is stored before it is answered."""

from typing import Any

from sixrubies.table.model import (
    Caller,
    ChatLine,
    Created,
    FinishedGame,
    Joined,
    SeatWish,
    TableInfo,
    TableOptions,
    Update,
)


class Tables:
    """All tables of one database. Every method tells a `TableError` (or another SixRubiesError) in one line."""

    # -- life of the process ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the storage (migrated to the newest schema), the bus and the loop of due things."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Finish what is being stored, close everything. Tables go on when a process starts again."""
        raise NotImplementedError

    async def healthy(self) -> bool:
        """The database answers."""
        raise NotImplementedError

    # -- lobby --------------------------------------------------------------------------------------------------

    @staticmethod
    def new_secret() -> str:
        """A fresh secret for a browser: 192 random bits."""
        raise NotImplementedError

    async def create(self, caller: Caller, options: TableOptions, seats: list[SeatWish]) -> Created:
        """A new table; the caller is its host and holds the seats wished for as `human`.

        It begins as soon as no seat is open and every client has contributed to the dice (`contribute`).
        """
        raise NotImplementedError

    async def lobby(self, limit: int = 50) -> list[TableInfo]:
        """Public tables that wait for people, and public games that can be watched; newest first."""
        raise NotImplementedError

    async def mine(self, caller: Caller) -> list[TableInfo]:
        """Tables at which the caller holds a seat; running ones first."""
        raise NotImplementedError

    async def info(self, caller: Caller, table: str) -> TableInfo:
        """One table; a private one needs its link, or a seat at it."""
        raise NotImplementedError

    async def find(self, caller: Caller, code: str) -> TableInfo:
        """The table a five-letter code leads to: only while a seat is free. Wrong tries are counted by address."""
        raise NotImplementedError

    async def new_code(self, caller: Caller, table: str) -> tuple[str, float]:
        """A fresh code, and when it expires; for whoever sits at the table while a seat is free. The old one is void."""
        raise NotImplementedError

    async def new_link(self, caller: Caller, table: str) -> str:
        """A fresh link token of a private table, for its host. The old one is void."""
        raise NotImplementedError

    # -- seats --------------------------------------------------------------------------------------------------

    async def join(self, caller: Caller, table: str, name: str, seat: int | None = None) -> Joined:
        """Take a free seat of a public table, or of a private one by its link (in `caller`)."""
        raise NotImplementedError

    async def join_by_code(self, caller: Caller, code: str, name: str) -> Joined:
        """Take a free seat by code."""
        raise NotImplementedError

    async def leave(self, caller: Caller, table: str, seat: int) -> None:
        """Give the seat up: before the game it is free again, in a game a bot takes it for good."""
        raise NotImplementedError

    async def seat_bot(self, caller: Caller, table: str, seat: int, bot: str) -> None:
        """The host gives an open seat to a bot."""
        raise NotImplementedError

    async def contribute(self, caller: Caller, table: str, seat: int, contribution: str) -> int:
        """The client's random contribution to the dice, 32 to 128 hexadecimal digits, sent after it has seen `commitment`.

        Once per seat; the same again is fine. The version is returned.
        """
        raise NotImplementedError

    async def carry(self, caller: Caller, table: str, seat: int) -> str:
        """A token for the seat's personal link: who opens it (`claim`) has the seat, and this device loses it."""
        raise NotImplementedError

    async def claim(self, caller: Caller, token: str) -> Joined:
        """Take the seat of a personal link to this device. Works once, for ten minutes."""
        raise NotImplementedError

    async def take_over(self, caller: Caller, table: str, seat: int) -> int:
        """Another person at the table asks for a bot in a seat whose owner is away."""
        raise NotImplementedError

    async def reclaim(self, caller: Caller, table: str, seat: int) -> int:
        """The owner takes the seat back from the bot that stands in."""
        raise NotImplementedError

    async def connected(self, caller: Caller, table: str, connection: str) -> None:
        """The caller watches the table over this connection (any unique name) from now on, with all seats it holds."""
        raise NotImplementedError

    async def disconnected(self, table: str, connection: str) -> None:
        """That connection has ended. Never raises for an unknown one."""
        raise NotImplementedError

    # -- play ---------------------------------------------------------------------------------------------------

    async def update(self, caller: Caller, table: str, seat: int | None = None, since: int = -1) -> Update:
        """What the viewer sees now, and what happened after version `since` (-1: no happenings wanted).

        `seat` None: the caller's only seat, or a spectator's view where it holds none or several.
        """
        raise NotImplementedError

    async def preview(self, caller: Caller, table: str, seat: int, version: int, token: str) -> dict[str, Any]:
        """What an option of the seat's decision would change, as far as the seat can know."""
        raise NotImplementedError

    async def act(self, caller: Caller, table: str, seat: int, version: int, tokens: list[str]) -> int:
        """Carry out options of the decision the caller saw at `version`, all or nothing; the new version, when stored."""
        raise NotImplementedError

    async def undo(self, caller: Caller, table: str, seat: int, version: int) -> int:
        """Take back the seat's last answer, up to the barrier."""
        raise NotImplementedError

    async def vote(self, caller: Caller, table: str, seat: int, what: str, wanted: bool = True) -> int:
        """pause, abandon, rematch: done when every person (whom no bot stands in for) wants it. resume: at once."""
        raise NotImplementedError

    # -- chat ---------------------------------------------------------------------------------------------------

    async def say(self, caller: Caller, table: str, seat: int, text: str) -> ChatLine:
        """A line of chat by somebody who sits at the table."""
        raise NotImplementedError

    async def chat(self, caller: Caller, table: str, since: int = 0) -> list[ChatLine]:
        """Lines after number `since` (at most the last 100), without those of seats the caller has muted."""
        raise NotImplementedError

    async def mute(self, caller: Caller, table: str, seat: int, muted: bool = True) -> None:
        """The caller does not want to read that seat's lines (any more)."""
        raise NotImplementedError

    # -- news ---------------------------------------------------------------------------------------------------

    def subscribe(self, table: str) -> Any:
        """A `bus.Subscription`: `async for news in subscription`, and `close()`. News only say that there is news."""
        raise NotImplementedError

    # -- records ------------------------------------------------------------------------------------------------

    async def export(self, caller: Caller, table: str, seat: int | None = None) -> str:
        """The game file: everything once the game has ended, before that what the seat (or a spectator) may know."""
        raise NotImplementedError

    async def import_game(self, caller: Caller, text: str) -> str:
        """Store an ended game from its game file, checked by playing it again; the table it is found at."""
        raise NotImplementedError

    async def finished(self, caller: Caller, limit: int = 50, before: float | None = None) -> list[FinishedGame]:
        """Ended games at which the caller held a seat (or which it imported), and public ones for a spectator."""
        raise NotImplementedError

    async def delete(self, caller: Caller, table: str) -> None:
        """Remove an ended game; for its host."""
        raise NotImplementedError
