"""One WebSocket: what its client sends is answered in order, what happens at the table is told as it happens."""

import asyncio
import dataclasses
import secrets
import time
from collections.abc import Coroutine, Mapping
from typing import Any, Final

import orjson

from sixrubies.core.errors import SixRubiesError
from sixrubies.table.bus import Subscription
from sixrubies.table.errors import NoSuchTable, NotYourSeat, TooMany, TryAgain
from sixrubies.table.model import Caller, News
from sixrubies.table.service import Tables
from sixrubies.table.told import Update
from sixrubies.web import messages as m
from sixrubies.web import metrics
from sixrubies.web.asking import TABLE
from sixrubies.web.carrying_out import carry_out
from sixrubies.web.config import Limits
from sixrubies.web.errors import own_mistake, refusal
from sixrubies.web.limits import Bucket
from sixrubies.web.telling import chat_told, still, update_text
from sixrubies.web.viewer import Viewer
from sixrubies.web.wire import Gone, Wire

# Why the server closes a line. 1012 (the server restarts: come back) and 1009 (too large) are sent by uvicorn.
MALFORMED: Final = 4400
NO_SUCH_TABLE: Final = 4404
SILENT: Final = 4408
TOO_MANY: Final = 4429
OWN_MISTAKE: Final = 4500

DATABASE_AWAY = 1.0  # seconds until news are asked for again


CHANGES: Final = (m.Act, m.Undo, m.Vote, m.TakeOver, m.Reclaim, m.Contribute)  # what an update follows on


class Close(Exception):
    """The line ends here."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Line(Viewer):
    """One WebSocket, from its first message to its end."""

    def __init__(self, wire: Wire, tables: Tables, table: str, caller: Caller, limits: Limits) -> None:
        super().__init__(wire, tables, table, caller)
        self.limits = limits
        self.name = secrets.token_hex(8)
        self.chat = 0  # number of the last line sent
        self.malformed = 0
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once, wire.heard)

    async def run(self) -> int:
        """Until either side ends it; the code it was closed with."""
        try:
            await self.wire.accept()
            await self._hello()
            await self._play()
        except Close as end:
            metrics.CLOSED.labels(str(end.code)).inc()
            await self.wire.close(end.code, end.reason[:120])
            return end.code
        except Gone as gone:
            return gone.code
        except Exception:  # noqa: BLE001 (whatever it is, the client gets one line)
            told = own_mistake("line")
            metrics.CLOSED.labels(str(OWN_MISTAKE)).inc()
            await self.wire.close(OWN_MISTAKE, told["message"][:120])
            return OWN_MISTAKE
        return 1000

    # -- beginning ----------------------------------------------------------------------------------------------

    async def _hello(self) -> None:
        """The first message says who looks. Until then nothing is sent."""
        try:
            text = await asyncio.wait_for(self._receive(), self.limits.hello_seconds)
        except TimeoutError:
            raise Close(SILENT, "the first message is a hello, and it did not come") from None
        try:
            hello = m.read(text)
        except m.BadMessage as error:
            raise Close(MALFORMED, str(error)) from None
        if not isinstance(hello, m.Hello) or hello.protocol != m.PROTOCOL:
            raise Close(MALFORMED, f"the first message is a hello of protocol {m.PROTOCOL}")
        self.caller = dataclasses.replace(self.caller, link=hello.link)
        self.seat, self.version, self.chat = hello.seat, hello.since, hello.chat

    async def _play(self) -> None:
        if not TABLE.fullmatch(self.table):
            await self._missing(NoSuchTable())
        news = self.tables.subscribe(self.table)  # first: what happens from now on is not missed
        try:
            await _first_of(self._talk(news), self._beat())
        finally:
            news.close()
            await self.tables.disconnected(self.table, self.name)

    async def _talk(self, news: Subscription) -> None:
        await self._begin()
        news.at_once = self.tell_at_once
        await _first_of(self._read_all(news), self._tell_all(news))

    async def _begin(self) -> None:
        try:
            await self.tables.connected(self.caller, self.table, self.name)
            await self._first_update()
            await self._chat()
        except NoSuchTable as missing:
            await self._missing(missing)
        except SixRubiesError as error:
            await self._send({"kind": "refused", **refusal(error)})
            raise Close(TOO_MANY if isinstance(error, TooMany | TryAgain) else MALFORMED, str(error)) from None

    async def _first_update(self) -> None:
        try:
            await self.update()
        except SixRubiesError as error:
            if self.seat is None or isinstance(error, NoSuchTable | TryAgain):
                raise
            self.seat = None  # the seat asked for is not the caller's: it may look all the same
            await self._send({"kind": "refused", **refusal(error)})
            await self.update()

    async def _missing(self, error: NoSuchTable) -> None:
        await self._send({"kind": "refused", **refusal(error)})
        raise Close(NO_SUCH_TABLE, str(error))

    # -- what goes down -----------------------------------------------------------------------------------------

    async def _send(self, told: Mapping[str, Any]) -> None:
        await self.wire.send(orjson.dumps(told))

    async def update(self) -> None:
        """Send what the viewer sees now. Only one at a time, so that versions never go down."""
        async with self.telling:
            since = self.version  # not before: while this waited, an answer may have told more
            update = await self._ask(since)
            self.note(update)
            await self.wire.send(update_text(update, since))

    async def _ask(self, since: int) -> Update:
        try:
            return await self.tables.update(self.caller, self.table, self.seat, since)
        except NotYourSeat:
            if self.seat is None or self.seat not in self.mine:
                raise
            self.seat = None  # it was carried to another device
            return await self.tables.update(self.caller, self.table, None, since)

    async def _chat(self) -> None:
        lines = await self.tables.chat(self.caller, self.table, self.chat)
        if lines:
            self.chat = lines[-1].number
            await self._send({"kind": "chat", "lines": [chat_told(line) for line in lines]})

    async def _tell_all(self, subscription: Subscription) -> None:
        while (news := await subscription.next()) is not None:
            while not await self._tell(news):
                await asyncio.sleep(DATABASE_AWAY)

    async def _tell(self, news: News) -> bool:
        """Whether the client knows it now."""
        try:
            if news.kind == "chat":
                if news.version > self.chat:
                    await self._chat()
            elif news.version > self.version or (news.kind == "presence" and not await self._unchanged()):
                await self.update()
                metrics.fanned_out(news)
        except TryAgain:
            return False
        except NoSuchTable as error:  # a private table, and the seat was carried away; or the game was deleted
            await self._missing(error)
        return True

    async def _unchanged(self) -> bool:
        """Somebody came or went, perhaps the viewer itself: is anything new in it?"""
        now = await self._ask(self.version)
        return self.last is not None and still(now) == still(self.last)

    async def _beat(self) -> None:
        """Ping, and watch: does the client send, does it take what it is sent? One task, no timer for each message."""
        limits, number, pinged = self.limits, 0, time.monotonic()
        pause = min(limits.ping_seconds, limits.send_seconds / 4)
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            if now - self.wire.heard > limits.silence_seconds:
                raise Close(SILENT, "nothing was heard from the client")
            if self.wire.sender is not None:
                if now - self.wire.sending_since > limits.send_seconds:
                    self.wire.sender.cancel()
                    raise Close(SILENT, "the client does not take what it is sent")
            elif now - pinged > limits.ping_seconds - pause / 2:  # a loop's timers may come a little early
                number, pinged = number + 1, now
                await self._send({"kind": "ping", "n": number})

    # -- what comes up ------------------------------------------------------------------------------------------

    async def _receive(self) -> str:
        while (text := await self.wire.receive()) is None:
            await self._refuse_malformed("frames are text, not binary")
        return text

    async def _refuse_malformed(self, why: str) -> None:
        self.malformed += 1
        metrics.message("malformed", "refused")
        if self.malformed > self.limits.malformed:
            raise Close(MALFORMED, "too many messages that are none")
        await self._send({"kind": "refused", "error": "malformed", "message": why})

    async def _read_all(self, news: Subscription) -> None:
        refused = 0
        while True:
            text = await self._receive()
            wait = self.bucket.take(self.wire.heard)
            if wait:
                refused += 1
                if refused > self.limits.messages_at_once:
                    raise Close(TOO_MANY, "too many messages")
                told = refusal(TooMany("too many messages; wait a moment", retry_after=round(wait, 2) or 0.01))
                await self._send({"kind": "refused", **told})
                continue
            try:
                message = m.read(text)
            except m.BadMessage as error:
                await self._refuse_malformed(str(error))
                continue
            await self._answer_in_turn(message, news)  # should the line end meanwhile, what is being stored is stored

    async def _answer_in_turn(self, message: m.Up, news: Subscription) -> None:
        """A change is answered before anything later is told, whatever takes how long."""
        if not isinstance(message, CHANGES):
            await self._answer(message)
            return
        async with self.telling:
            self.answering = True
            try:
                await self._answer(message)
            finally:
                self.answering = False
        if self.late is not None:
            late, self.late = self.late, None
            news.tell(late)

    async def _answer(self, message: m.Up) -> None:
        kind = str(getattr(message, "kind", ""))
        number: int | None = getattr(message, "id", None)
        named = {} if number is None else {"id": number}
        try:
            told = await carry_out(self, message)
        except SixRubiesError as error:
            metrics.message(kind, "refused")
            await self._send({"kind": "refused", **named, **refusal(error)})
            return
        except (Gone, Close):
            raise
        except Exception:  # noqa: BLE001 (whatever it is, the client gets one line)
            metrics.message(kind, "failed")
            failed = own_mistake(kind)
            await self._send({"kind": "refused", **named, "error": failed["error"], "message": failed["message"]})
            return
        metrics.message(kind, "done")
        if isinstance(message, CHANGES) and told is not None and self.update_at_once(number, told["version"]):
            return  # nearly always: the update it has led to answers it
        if told is not None:
            await self._send({**told, **named})


async def _first_of(*jobs: Coroutine[Any, Any, None]) -> None:
    """Until one of them ends; the others end with it, and what ended it is raised."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ended:
        if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
            raise end
