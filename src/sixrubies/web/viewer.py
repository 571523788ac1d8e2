"""What one client knows, and telling it what is new: the part of a line that nothing has to be waited for in."""

import asyncio

from mypy_extensions import mypyc_attr

from sixrubies.table.model import Caller, News
from sixrubies.table.service import Tables
from sixrubies.table.told import Update
from sixrubies.web import metrics
from sixrubies.web.telling import tokens_of, update_text
from sixrubies.web.wire import Wire


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """Who looks, through which seat, what it was sent last."""

    def __init__(self, wire: Wire, tables: Tables, table: str, caller: Caller) -> None:
        self.wire = wire
        self.tables = tables
        self.table = table
        self.caller = caller
        self.seat: int | None = None  # that the device wants to look through
        self.mine: list[int] = []
        self.version = -1  # of the last update sent
        self.last: Update | None = None  # that update
        self.offered: dict[int, tuple[int, list[str]]] = {}  # by seat: version, and tokens by id
        self.telling = asyncio.Lock()
        self.answering = False  # a change, whose update goes before all other news
        self.late: News | None = None  # that came meanwhile

    def tell_at_once(self, news: News) -> bool:
        """Most news are told here, by whoever brings them: no task is woken. False: somebody has to see to it."""
        if news.kind != "table":
            return False
        if self.answering:
            self.late = news
            return True
        if self.telling.locked():
            return False
        if news.version > self.version:
            if not self.update_at_once():
                return False
            metrics.fanned_out(news)
        return True

    def update_at_once(self, answered: int | None = None, version: int | None = None) -> bool:
        """Send what the viewer sees now if nothing has to be waited for: as an answer only if that is the version."""
        try:
            update = self.tables.update_at_once(self.caller, self.table, self.seat, self.version)
            if update is None or (version is not None and update.version != version):
                return False
            if not self.wire.send_at_once(update_text(update, self.version, answered)):
                return False
        except Exception:  # noqa: BLE001 (not the affair of whoever brings news: a task meets the same, and ends the line)
            return False
        self.note(update)
        return True

    def note(self, update: Update) -> None:
        """What the client knows with this update."""
        self.mine = update.mine
        self.version = update.version
        self.last = update
        self.offered = {}
        if update.seat is not None:
            self.offered[update.seat] = (update.version, tokens_of(update.decision))
