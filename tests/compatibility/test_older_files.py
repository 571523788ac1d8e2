"""Files written at commit ce48664, before names in the code changed, are read and their games go on.

`database.sql`, `games/`, `saves/` and `expected.json` were written once by that commit and are never regenerated.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.notation import read
from sixrubies.table.model import FINISHED, RUNNING, WAITING, Caller
from tests.table.world import RANDOM_BYTES, Time, tables_at

HERE = Path(__file__).parent
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text())
ANN, BEN = Caller("the secret of Ann in the fixtures"), Caller("the secret of Ben in the fixtures")
RULESETS = list(EXPECTED["tables"])
NOW = 1_001_000.0  # after everything in the database, before any link or code in it expires


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((HERE / "database.sql").read_text())
    return f"sqlite:///{file}"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_file_is_replayed_to_the_same_end(ruleset: str):
    game = sr.replay(read((HERE / "games" / f"{ruleset}.txt").read_text()))
    outcome = game.outcome()
    found = {"digest": game.digest(), "winners": outcome.winners, "actions": len(game.entries)}
    assert found == EXPECTED["games"][ruleset]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_saved_game_is_loaded_and_goes_on(ruleset: str):
    expected = EXPECTED["saves"][ruleset]
    game = sr.from_json((HERE / "saves" / f"{ruleset}.json").read_text())
    assert game.digest() == expected["digest"]
    assert [game.token(action) for action in game.legal()] == expected["tokens"]
    game.act(expected["tokens"][0])
    assert game.digest() != expected["digest"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_running_table_keeps_its_owners_and_goes_on(database: str, ruleset: str):
    expected = EXPECTED["tables"][ruleset]
    table = expected["table"]

    async def run() -> None:
        async with tables_at(database, now=Time(NOW), due=False) as tables:
            update = await tables.update(ANN, table, 0, 0)
            assert (update.version, update.digest, update.mine) == (expected["version"], expected["digest"], [0])
            assert [seat.name for seat in update.info.seats] == expected["names"]
            assert (await tables.update(BEN, table, 1)).mine == [1]
            assert [line.text for line in await tables.chat(ANN, table)] == [f"hello from {ruleset}"]
            assert [line.text for line in await tables.chat(BEN, table)] == (
                [] if ruleset == "letters" else [f"hello from {ruleset}"]  # Ben has muted Ann there
            )
            for step in range(20):
                update = await tables.update(ANN, table, 0)
                assert update.info.status == RUNNING and update.decision is not None
                owner = update.decision.owner
                if owner == 2 or update.info.seats[owner].stand_in:
                    assert await tables.due.attend(table)
                    continue
                player = (ANN, BEN)[owner]
                seen = await tables.update(player, table, owner)
                assert seen.decision is not None
                options = seen.decision.options
                await tables.act(player, table, owner, seen.version, [options[step % len(options)].token])
            played = await tables.update(ANN, table, 0)
            assert played.version > expected["version"]
        async with tables_at(database, now=Time(NOW), due=False) as tables:
            assert (await tables.update(ANN, table, 0)).digest == played.digest

    asyncio.run(run())


def test_waiting_imported_and_finished_tables_are_found(database: str):
    async def run() -> None:
        waiting, finished = EXPECTED["waiting"], EXPECTED["finished"]
        async with tables_at(database, now=Time(NOW), due=False) as tables:
            assert (await tables.find(BEN, waiting["code"])).status == WAITING
            joined = await tables.join_by_code(BEN, waiting["code"], "Ben")
            assert joined.table == waiting["table"]
            await tables.contribute(BEN, joined.table, joined.seat, RANDOM_BYTES)
            update = await tables.update(ANN, finished["table"], 0)
            assert (update.info.status, update.digest) == (FINISHED, finished["digest"])
            assert {game.table for game in await tables.finished(ANN)} >= {
                finished["table"],
                EXPECTED["imported"]["table"],
            }
            text = await tables.export(ANN, EXPECTED["imported"]["table"])
            assert sr.replay(read(text)).digest() == EXPECTED["games"]["base"]["digest"]

    asyncio.run(run())
