"""The tables as the code uses them now. How a database gets there from an older one is in `migrations/`."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()


def _table_id(key: bool = False) -> Column[str]:
    there = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String(16), there, nullable=False, primary_key=key)


# One row per table. `version` is the number of its last log entry; whoever saves names the one it has seen before.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("body", Text, nullable=False),  # options, seats, clock, votes: body.py
    Column("header", Text),  # of the game, with the secret its chance comes from
    Column("state", LargeBinary),  # of the game, to go on from when rules have changed
    Column("record", LargeBinary),  # of an ended game, in place of its log
    Column("due", Float),  # when something has to be done without anybody asking
    Column("claimed_by", String(32)),
    Column("claimed_until", Float),
    Index("tables_due", "due"),
    Index("tables_lobby", "public", "status", "created"),
)

# Append-only: an undo is an entry too. The key keeps two processes from writing the same version.
log = Table(
    "log",
    metadata,
    _table_id(key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True),
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_table", "table_id", "number"),
)

# Whose seats: hashes of the browsers' secrets. Seat -1: the host, who may sit nowhere.
holders = Table(
    "holders",
    metadata,
    _table_id(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Index("holders_secret", "secret"),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    _table_id(),
    Column("expires", Float, nullable=False),
    Index("codes_table", "table_id"),
)

# Personal links: a seat on its way to another device. Hashes again.
links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("holder", String(64), nullable=False),  # who gave it away: void once somebody else has the seat
    Column("expires", Float, nullable=False),
    Index("links_table", "table_id"),
)

# Who is connected, as leases: those of a process that died run out by themselves.
presence = Table(
    "presence",
    metadata,
    Column("connection", String(64), primary_key=True),
    _table_id(),
    Column("secret", String(64), nullable=False),
    Column("process", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Index("presence_table", "table_id"),
    Index("presence_process", "process"),
)

# Wrong codes by address (its hash).
tries = Table(
    "tries",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Column("count", Integer, nullable=False),
    Column("blocked_until", Float, nullable=False),
    Column("blocks", Integer, nullable=False),
)
