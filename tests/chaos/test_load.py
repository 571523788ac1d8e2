"""The load of `make bench-server`, small: everybody gets every update, and what is counted was there."""

import asyncio

from tests.web.server import serving, sqlite
from tools.bench_server import echo, rest, saturate
from tools.light_lines import asked, version_of
from tools.load import SEATS, Counts, cpu_seconds, open_tables, resident


def test_tables_under_load_tell_all_four_of_every_action(tmp_path):
    async def run() -> None:
        with serving(sqlite(tmp_path), tmp_path) as server:
            assert server.process is not None
            pid, counts = server.process.pid, Counts()
            tables = await open_tables(server.port, 0, 3, counts)
            before = [min(table.versions) for table in tables]
            found = await saturate(pid, tables, counts, 1.0)
            await rest(tables, counts)
            assert counts.errors == []
            for table, version in zip(tables, before, strict=True):
                assert len(set(table.versions)) == 1 and table.versions[0] > version
                assert [version_of(update) for update in table.updates] == table.versions
                owners = {asked(update)[0] for update in table.updates}
                assert len(owners) == 1 and owners <= set(range(SEATS))
                assert sum(asked(update)[1] > 0 for update in table.updates) == 1  # options are the owner's alone
            # Two actions may reach a slow line as one update, and the last ones are still on their way.
            assert found.deliveries > 0.9 * SEATS * (len(found.latencies) - len(tables)) > 0
            assert found.size > 1000 and 0 < found.latency(0.5) <= found.latency(0.99)
            assert cpu_seconds(pid) > 0 and resident(pid) > 10
            for table in tables:
                table.close()

    asyncio.run(run())


def test_the_echo_sends_back_what_it_gets(tmp_path):
    found = asyncio.run(echo(4, 70_000, 0.5, tmp_path / "echo.log"))
    assert found.deliveries > 4 and found.size == 70_000
