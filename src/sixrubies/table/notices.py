"""Notices: what a person may be told outside the game. Browser push and webhooks can be added behind this interface."""

import logging
from typing import Protocol

from sixrubies.table.model import Notice

log = logging.getLogger("sixrubies.table")


class Notifier(Protocol):
    """Gets every notice after what it tells of is stored. Must not block."""

    def notify(self, notice: Notice) -> None: ...


class LogNotifier:
    """Writes notices to the log, without names. At the lowest level: every turn of every game has one."""

    def notify(self, notice: Notice) -> None:
        log.debug("notice %s table=%s seat=%d", notice.kind, notice.table, notice.seat)


class MemoryNotifier:
    """Keeps them, for tests."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def notify(self, notice: Notice) -> None:
        self.notices.append(notice)
