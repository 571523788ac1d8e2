"""The first schema. Never edited: databases of it are out there; what changes later is a revision of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id(key: bool = False) -> sa.Column[str]:
    there = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), there, nullable=False, primary_key=key)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("state", sa.LargeBinary),
        sa.Column("record", sa.LargeBinary),
        sa.Column("due", sa.Float),
        sa.Column("claimed_by", sa.String(32)),
        sa.Column("claimed_until", sa.Float),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["public", "status", "created"])
    op.create_table(
        "log",
        _table_id(key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True),
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_table", "chat", ["table_id", "number"])
    op.create_table(
        "holders",
        _table_id(key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_index("holders_secret", "holders", ["secret"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), primary_key=True),
        _table_id(),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("codes_table", "codes", ["table_id"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("links_table", "links", ["table_id"])
    op.create_table(
        "presence",
        sa.Column("connection", sa.String(64), primary_key=True),
        _table_id(),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("presence_table", "presence", ["table_id"])
    op.create_index("presence_process", "presence", ["process"])
    op.create_table(
        "tries",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("blocked_until", sa.Float, nullable=False),
        sa.Column("blocks", sa.Integer, nullable=False),
    )
