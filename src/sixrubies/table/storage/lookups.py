"""What is asked of the database beside the tables themselves: lobby, codes, links, presence, chat, wrong tries."""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from sixrubies.table import keys
from sixrubies.table.model import ENDED, WAITING, ChatLine
from sixrubies.table.storage.schema import chat, codes, holders, links, presence, tables, tries
from sixrubies.table.tries import FORGOTTEN, Tries

Row = dict[str, Any]


# -- lists ------------------------------------------------------------------------------------------------------


def lobby(connection: Connection, limit: int) -> list[Row]:
    chosen = select(tables).where(tables.c.public, tables.c.status.not_in(ENDED))
    waiting_first = (tables.c.status != WAITING, tables.c.created.desc())
    return [dict(row) for row in connection.execute(chosen.order_by(*waiting_first).limit(limit)).mappings()]


def of_holder(connection: Connection, secret: str, limit: int) -> list[Row]:
    mine = select(holders.c.table_id).where(holders.c.secret == secret, holders.c.seat >= 0)
    chosen = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.ended.is_not(None), tables.c.created.desc())
    return [dict(row) for row in connection.execute(chosen.limit(limit)).mappings()]


def count_hosted(connection: Connection, host: str) -> tuple[int, int]:
    """Tables of a host that still wait for people, and all that have not ended."""
    hosted = select(holders.c.table_id).where(holders.c.secret == host, holders.c.seat == -1)
    chosen = select(tables.c.status).where(tables.c.status.not_in(ENDED), tables.c.id.in_(hosted))
    found = list(connection.execute(chosen).scalars())
    return found.count(WAITING), len(found)


def ended(connection: Connection, secret: str | None, limit: int, before: float) -> list[Row]:
    chosen = select(tables).where(tables.c.status.in_(ENDED), tables.c.ended < before)
    if secret is None:
        chosen = chosen.where(tables.c.public)
    else:
        chosen = chosen.where(tables.c.id.in_(select(holders.c.table_id).where(holders.c.secret == secret)))
    return [dict(row) for row in connection.execute(chosen.order_by(tables.c.ended.desc()).limit(limit)).mappings()]


# -- codes and links --------------------------------------------------------------------------------------------


def new_code(connection: Connection, table: str, now: float) -> tuple[str, float]:
    """A code nobody else has. The table's old one is void."""
    connection.execute(delete(codes).where((codes.c.table_id == table) | (codes.c.expires <= now)))
    expires = now + keys.CODE_SECONDS
    while True:
        code = keys.new_code()
        if connection.execute(select(codes.c.code).where(codes.c.code == code)).first() is None:
            connection.execute(insert(codes).values(code=code, table_id=table, expires=expires))
            return code, expires


def table_of_code(connection: Connection, code: str | None, now: float) -> str | None:
    found = connection.execute(select(codes.c.table_id).where(codes.c.code == code, codes.c.expires > now)).scalar()
    return None if found is None else str(found)


def add_personal_link(connection: Connection, token: str, table: str, seat: int, holder: str, now: float) -> None:
    connection.execute(
        delete(links).where((links.c.expires <= now) | (links.c.table_id == table) & (links.c.seat == seat))
    )
    expires = now + keys.CARRY_SECONDS
    connection.execute(insert(links).values(token=token, table_id=table, seat=seat, holder=holder, expires=expires))


def personal_link(connection: Connection, token: str, now: float) -> Row | None:
    found = connection.execute(select(links).where(links.c.token == token, links.c.expires > now)).mappings().first()
    return None if found is None else dict(found)


def use_personal_link(connection: Connection, token: str) -> bool:
    """True for the one who uses it first."""
    return connection.execute(delete(links).where(links.c.token == token)).rowcount == 1


# -- wrong tries ------------------------------------------------------------------------------------------------


def tries_of(connection: Connection, address: str) -> Tries:
    row = connection.execute(select(tries).where(tries.c.address == address)).mappings().first()
    if row is None:
        return Tries()
    return Tries(row["since"], row["count"], row["blocked_until"], row["blocks"])


def keep_tries(connection: Connection, address: str, known: Tries, now: float) -> None:
    connection.execute(delete(tries).where((tries.c.address == address) | (tries.c.since < now - FORGOTTEN)))
    connection.execute(insert(tries).values(address=address, **vars(known)))


# -- presence ---------------------------------------------------------------------------------------------------


def arrive(connection: Connection, name: str, table: str, secret: str, process: str, until: float) -> None:
    connection.execute(delete(presence).where(presence.c.connection == name))
    connection.execute(
        insert(presence).values(connection=name, table_id=table, secret=secret, process=process, until=until)
    )


def depart(connection: Connection, name: str) -> None:
    connection.execute(delete(presence).where(presence.c.connection == name))


def stay(connection: Connection, process: str, until: float, now: float) -> None:
    """All connections of a process go on; those of processes that died are swept away."""
    connection.execute(update(presence).where(presence.c.process == process).values(until=until))
    connection.execute(delete(presence).where(presence.c.until < now))


def present(connection: Connection, table: str, now: float) -> set[str]:
    """Hashes of the secrets that are connected to a table."""
    found = select(presence.c.secret).where(presence.c.table_id == table, presence.c.until > now)
    return set(connection.execute(found).scalars())


# -- chat -------------------------------------------------------------------------------------------------------


def said_since(connection: Connection, table: str, seat: int, since: float) -> list[float]:
    chosen = select(chat.c.at).where(chat.c.table_id == table, chat.c.seat == seat, chat.c.at > since)
    return [float(at) for at in connection.execute(chosen).scalars()]


def add_line(connection: Connection, table: str, seat: int, name: str, text: str, now: float) -> ChatLine:
    made = insert(chat).values(table_id=table, seat=seat, name=name, text=text, at=now).returning(chat.c.number)
    return ChatLine(int(connection.execute(made).scalar_one()), seat, name, text, now)


def chat_lines(connection: Connection, table: str, since: int, most: int) -> list[ChatLine]:
    chosen = select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    chosen = chosen.where(chat.c.table_id == table, chat.c.number > since).order_by(chat.c.number.desc()).limit(most)
    return [ChatLine(*row) for row in reversed(connection.execute(chosen).all())]


def count_tables(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status; for those who watch the server."""
    found = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {str(status): int(count) for status, count in found}
