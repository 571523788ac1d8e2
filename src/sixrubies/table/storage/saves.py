"""A table to and from its rows. Saving names the version it goes on from; who comes second is told."""

from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from sixrubies.core.errors import SixRubiesError
from sixrubies.table.body import body_of
from sixrubies.table.errors import NoSuchTable
from sixrubies.table.live import LiveTable, LogEntry
from sixrubies.table.model import PUBLIC, WAITING, News
from sixrubies.table.past import state_of
from sixrubies.table.storage.schema import chat, codes, holders, links, log, presence, tables

CLAIM_SECONDS = 30.0
MOST_CLAIMED = 100  # at once
GAME_KINDS = ("start", "act", "bot", "undo", "import")


class Conflict(SixRubiesError):
    """Another process was faster."""


class Overlap(Conflict):
    """It was, and something has been written already: the log has an entry of this version."""

    half_done = True


class Prepared:
    """A statement that is stored with every action: translated once for each kind of database, not each time."""

    def __init__(self, statement: Any) -> None:
        self.statement = statement
        self.texts: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Execute it; how many rows it has changed."""
        known = self.texts.get(connection.dialect.name)
        if known is None:
            made = self.statement.compile(dialect=connection.dialect)
            known = self.texts[connection.dialect.name] = (str(made), made.positiontup)
        text, order = known
        given: Any = values if order is None else tuple(values[name] for name in order)
        cursor = connection.connection.cursor()  # the driver's own: SQLAlchemy's doubles the time
        try:
            cursor.execute(text, given)
            return int(cursor.rowcount)
        except connection.dialect.loaded_dbapi.Error as error:
            raise _wrapped(connection, text, error) from error
        finally:
            cursor.close()


def _wrapped(connection: Connection, text: str, error: Exception) -> BaseException:
    """The driver's error as SQLAlchemy tells it: whoever carries out jobs knows only those."""
    kind, dialect = connection.dialect.loaded_dbapi.Error, connection.dialect
    lost = dialect.is_disconnect(error, connection.connection, None)  # type: ignore[arg-type]
    if lost:
        connection.invalidate(error)
    return DBAPIError.instance(text, None, error, kind, connection_invalidated=lost, dialect=dialect)


def _update(*names: str) -> Prepared:
    """By the table's id and the version it is expected to have (columns' names stand for their new values)."""
    known = and_(tables.c.id == bindparam("table"), tables.c.version == bindparam("expected"))
    return Prepared(update(tables).where(known).values({name: bindparam(name) for name in names}))


ROW = ("version", "status", "public", "created", "ended", "body", "due", "claimed_by", "claimed_until")
UPDATE, UPDATE_STATE, UPDATE_GAME = _update(*ROW), _update(*ROW, "state"), _update(*ROW, "state", "header")
APPEND = Prepared(insert(log).values({column.name: bindparam(column.name) for column in log.columns}))


@dataclass(frozen=True)
class Save:
    """Everything to be written about one table, made in the event loop so that the thread never touches a live one."""

    table: str
    expected: int  # 0: a new table
    version: int
    row: dict[str, Any]
    entries: list[LogEntry]
    holders: list[tuple[int, str]] | None = None  # None: unchanged
    begun: bool = False  # codes lead to free seats only

    def log_rows(self) -> list[dict[str, Any]]:
        return [
            {
                "table_id": self.table,
                "version": entry.version,
                "kind": entry.kind,
                "seat": entry.seat,
                "body": entry.body,
                "at": entry.at,
            }
            for entry in self.entries
        ]


@dataclass(frozen=True)
class Loaded:
    """The row of a table and what its log has after a version."""

    row: dict[str, Any]
    entries: list[LogEntry] = field(default_factory=list)


def save_of(live: LiveTable, due: float | None) -> Save:
    """What has changed since the last save. Whatever was claimed before is free again."""
    body, new = live.body, live.unsaved
    expected = new[0].version - 1
    row: dict[str, Any] = {
        "version": live.version,
        "status": body.status,
        "public": body.options.visibility == PUBLIC,
        "created": body.created,
        "ended": body.ended or None,
        "body": body.to_text(),
        "due": due,
        "claimed_by": None,
        "claimed_until": None,
    }
    if live.game is not None and any(entry.kind in GAME_KINDS for entry in new):
        row["state"] = state_of(live.game)
        if live.header is not live.header_saved:
            row["header"] = orjson.dumps(live.header).decode()
    seats: list[tuple[int, str]] | None = None
    if any(entry.kind in ("create", "join", "leave", "carry", "import") for entry in new):
        seats = [(-1, body.host), *((i, seat.holder) for i, seat in enumerate(body.seats) if seat.holder)]
    return Save(live.table, expected, live.version, row, list(new), seats, body.status != WAITING)


def write(connection: Connection, save: Save) -> None:
    """Raises Conflict, and writes nothing, where the version is not the expected one."""
    if save.expected == 0:
        connection.execute(insert(tables).values(id=save.table, **save.row))
    else:
        changed = UPDATE_GAME if "header" in save.row else UPDATE_STATE if "state" in save.row else UPDATE
        if changed.run(connection, {**save.row, "table": save.table, "expected": save.expected}) != 1:
            raise Conflict
    try:
        for row in save.log_rows():
            APPEND.run(connection, row)
    except IntegrityError:
        raise Overlap from None
    if save.holders is not None:
        connection.execute(delete(holders).where(holders.c.table_id == save.table))
        rows = [{"table_id": save.table, "seat": seat, "secret": secret} for seat, secret in save.holders]
        connection.execute(insert(holders), rows)
    if save.begun and any(entry.kind in ("join", "start") for entry in save.entries):
        connection.execute(delete(codes).where(codes.c.table_id == save.table))


def load(connection: Connection, table: str, after: int = 0) -> Loaded:
    """The row, and the log's entries after a version."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().one_or_none()
    if row is None:
        raise NoSuchTable
    entries: list[LogEntry] = []
    if row["version"] > after and row["record"] is None:
        found = connection.execute(
            select(log.c.version, log.c.kind, log.c.seat, log.c.body, log.c.at)
            # No further than the row that was read: another process may have saved between the two questions.
            .where(log.c.table_id == table, log.c.version > after, log.c.version <= row["version"])
            .order_by(log.c.version)
        )
        entries = [LogEntry(*one) for one in found]
    return Loaded(dict(row), entries)


def compact(connection: Connection, table: str, version: int, body: str, record: bytes, state: bytes | None) -> bool:
    """An ended game is its record and its last state: log, chat, codes, links and presence go."""
    done = connection.execute(
        update(tables)
        .where(tables.c.id == table, tables.c.version == version)
        .values(body=body, record=record, state=state, due=None, claimed_by=None, claimed_until=None)
    )
    if done.rowcount != 1:
        return False
    for other in (log, chat, codes, links, presence):
        connection.execute(delete(other).where(other.c.table_id == table))
    return True


def remove(connection: Connection, table: str, version: int) -> bool:
    """A table and everything about it (the foreign keys see to that), if it is still as it was seen."""
    return connection.execute(delete(tables).where(tables.c.id == table, tables.c.version == version)).rowcount == 1


def something_due(connection: Connection, now: float) -> bool:
    """Before anything is claimed, which means writing."""
    return connection.execute(select(tables.c.id).where(_due(now)).limit(1)).first() is not None


def count_due(connection: Connection, now: float) -> int:
    """Tables at which something is due that no process has claimed."""
    return connection.execute(select(func.count()).select_from(tables).where(_due(now))).scalar_one()


def _due(now: float) -> ColumnElement[bool]:
    return and_(tables.c.due <= now, or_(tables.c.claimed_until.is_(None), tables.c.claimed_until <= now))


def claim(connection: Connection, process: str, now: float, most: int = MOST_CLAIMED) -> list[str]:
    """Due tables, for this process alone for 30 seconds. Should two get the same one, the version decides."""
    due = _due(now)
    found = connection.execute(select(tables.c.id).where(due).order_by(tables.c.due).limit(most)).scalars().all()
    mine: list[str] = []
    for table in found:
        done = connection.execute(
            update(tables)
            .where(tables.c.id == table, due)
            .values(claimed_by=process, claimed_until=now + CLAIM_SECONDS)
        )
        if done.rowcount == 1:
            mine.append(table)
    return mine


def postpone(connection: Connection, table: str, version: int, due: float | None) -> None:
    """Look again later; nothing has happened at the table."""
    connection.execute(
        update(tables)
        .where(tables.c.id == table, tables.c.version == version)
        .values(due=due, claimed_by=None, claimed_until=None)
    )


def newest(connection: Connection, ids: list[str]) -> list[News]:
    """For who can't be told by the bus."""
    found = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
    said = select(chat.c.table_id, func.max(chat.c.number)).where(chat.c.table_id.in_(ids)).group_by(chat.c.table_id)
    return [News(table, version) for table, version in found] + [
        News(table, number, "chat") for table, number in connection.execute(said)
    ]


def table_of(row: dict[str, Any]) -> LiveTable:
    """The table of a row, without its game."""
    header = orjson.loads(row["header"]) if row["header"] else None
    return LiveTable(row["id"], body_of(row["body"]), row["version"], header=header, header_saved=header)
