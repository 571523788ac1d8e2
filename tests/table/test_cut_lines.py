"""The database's connections are cut again and again while a game is played: nothing is lost, nothing done twice."""

import asyncio
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg

import sixrubies as sr
from sixrubies.notation import read
from sixrubies.table.errors import StaleVersion, TryAgain
from sixrubies.table.model import FINISHED, Caller, TableOptions
from tests.table.conftest import POSTGRES
from tests.table.world import human, tables_at

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s"


def test_a_game_is_played_although_connections_are_cut_all_the_time(postgres: str):
    name = f"cut-{uuid.uuid4().hex[:12]}"
    cuts = 0

    async def cut(ended: asyncio.Event) -> None:
        nonlocal cuts
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            while not ended.is_set():
                await asyncio.sleep(0.02)
                cuts += len(connection.execute(CUT, [name]).fetchall())

    async def run() -> None:
        ended = asyncio.Event()
        async with tables_at(f"{postgres}&application_name={name}", due=False) as tables:
            ann = Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(seed=11), [human("Ann"), human("Ben")])
            cutting = asyncio.create_task(cut(ended))
            acknowledged: list[str] = []
            doubtful, found_stored = 0, list[bool]()
            for number in range(150):
                told = await again(tables.update, ann, made.table, 0)
                if told.info.status == FINISHED:
                    break
                owner = told.decision.owner
                told = await again(tables.update, ann, made.table, owner)
                token = told.decision.options[number * 7 % len(told.decision.options)].token
                while True:  # as a client does: the same answer with the same version until it is known to be there
                    try:
                        await tables.act(ann, made.table, owner, told.version, [token])
                    except TryAgain:
                        doubtful += 1
                        continue
                    except StaleVersion as stale:
                        found_stored.append(stale.current == told.version + 1)  # it had been stored after all
                    break
                acknowledged.append(token)
            ended.set()
            await cutting
            assert all(found_stored) and len(found_stored) <= doubtful
        async with tables_at(postgres, due=False) as tables:
            async with tables.keeper.reading(made.table) as table:
                assert not table.older and table.version == 2 + len(acknowledged)
                answers = [entry.token for entry in table.record().entries if entry.owner >= 0]
            missing = iter(answers)
            assert all(token in missing for token in acknowledged)  # in this order; forced steps lie between
            await tables.vote(ann, made.table, 0, "abandon")
            await tables.vote(ann, made.table, 1, "abandon")
            assert sr.replay(read(await tables.export(ann, made.table))).record().entries

    asyncio.run(run())
    assert cuts >= 5


async def again(ask: Callable[..., Awaitable[Any]], *args: Any) -> Any:
    while True:
        try:
            return await ask(*args)
        except TryAgain:
            pass
