"""What the server has, beside what the clients remember: nothing lost, nothing twice, every game played to its end."""

from dataclasses import dataclass

import httpx
from sqlalchemy import Connection, select

import sixrubies as sr
from sixrubies.notation import read
from sixrubies.table.past import entries_of
from sixrubies.table.storage.database import open_engine
from sixrubies.table.storage.schema import log, tables
from tests.chaos.survivor import Survivor


@dataclass
class Balance:
    """Sums over all seats, and the tables they sit at."""

    games: int = 0
    finished: int = 0
    seats: int = 0
    acknowledged: int = 0
    actions: int = 0
    lost: int = 0  # acknowledged, and not there as acknowledged
    doubled: int = 0  # answers carried out more often than they were given
    other: int = 0  # games whose file does not lead, played again, to the result everybody was told

    @property
    def good(self) -> bool:
        return self.games == self.finished and not self.lost and not self.doubled and not self.other


def balance(database: str, base: str, survivors: list[Survivor]) -> Balance:
    """While the server still runs: it is asked for the game files too."""
    engine, found = open_engine(database), Balance(seats=len(survivors))
    with engine.connect() as connection:
        for one in survivors:
            _seat(connection, one, found)
        for table in {one.table: one for one in survivors}.values():
            found.games += 1
            status = connection.execute(select(tables.c.status).where(tables.c.id == table.table)).scalar_one()
            found.finished += status == "finished"
            file = httpx.get(f"{base}/api/tables/{table.table}/file", timeout=60)
            found.other += not _leads_there(connection, table, file.text)
    engine.dispose()
    return found


def _seat(connection: Connection, one: Survivor, found: Balance) -> None:
    """What the log has of one seat is what its client has decided, in that order, once each."""
    rows = connection.execute(
        select(log.c.version, log.c.kind, log.c.seat, log.c.body)
        .where(log.c.table_id == one.table)
        .order_by(log.c.version)
    ).all()
    acts = {row.version: entries_of(row.body)[0].token for row in rows if (row.kind, row.seat) == ("act", one.seat)}
    done, given = [acts[version] for version in sorted(acts)], [one.decided[version] for version in sorted(one.decided)]
    found.acknowledged += len(one.acknowledged)
    found.actions += len(acts)
    found.lost += sum(acts.get(version) != token for version, token in one.acknowledged.items())
    found.doubled += max(0, len(done) - len(given))
    found.lost += done != given


def _leads_there(connection: Connection, one: Survivor, file: str) -> bool:
    """The exported game holds every action of the log, and is a game by the rules that ends as clients were told."""
    rows = connection.execute(select(log.c.kind, log.c.body).where(log.c.table_id == one.table).order_by(log.c.version))
    logged = [entry.token for kind, body in rows if kind in ("start", "act", "bot") for entry in entries_of(body)]
    record = read(file)
    game = sr.replay(record)
    return logged == record.tokens() and game.over and record.result == one.update["outcome"]
