"""A little trouble on purpose; `make chaos` makes much more of it."""

import asyncio
import shutil
import time
from pathlib import Path

from tests.chaos import faults, kills, outages
from tests.needed import missing
from tests.web.server import postgres, redis_url, sqlite


def test_ten_kills_lose_nothing_and_double_nothing(tmp_path):
    told = asyncio.run(kills.run(sqlite(tmp_path), tmp_path, games=2, kills=10))
    assert told.kills == 10 and told.balance.good, told
    assert told.balance.acknowledged > 20 and told.balance.actions >= told.balance.acknowledged, told
    assert left_behind(str(tmp_path)) == []


def test_killed_worker_processes_lose_nothing_and_double_nothing(tmp_path):
    redis = redis_url()
    with postgres() as database:
        told = asyncio.run(kills.run(database, tmp_path, games=2, kills=3, redis=redis, workers=2))
    assert told.kills == 3 and told.balance.good and told.balance.acknowledged > 20, told


def test_500_faults_of_the_line_leave_every_client_with_the_view_the_server_has(tmp_path):
    told = asyncio.run(faults.run(sqlite(tmp_path), tmp_path, games=4, faults=500))
    assert sum(told.faults.values()) >= 500 and min(told.faults.values()) >= 30, told
    assert told.balance.good and told.clients >= 4, told
    assert told.balance.acknowledged > 0.5 * told.balance.actions, told  # the rest of the answers got lost on the way


def test_a_cut_database_and_a_stopped_redis_lose_nothing(tmp_path):
    if shutil.which("redis-server") is None:
        missing("no redis-server is installed")
    with postgres() as database:
        told = asyncio.run(outages.run(database, tmp_path, games=2, cuts=5, stops=2))
    assert told.connections_cut >= 5 and told.balance.good, told


def left_behind(folder: str) -> list[int]:
    """Processes of servers on this folder that outlive them: bots' workers end with theirs, a moment later."""
    found: list[int] = []
    for _ in range(100):
        found = [int(one.name) for one in Path("/proc").glob("[0-9]*") if _belongs(one, folder)]
        if not found:
            break
        time.sleep(0.1)
    return found


def _belongs(process: Path, folder: str) -> bool:
    try:
        told = (process / "environ").read_bytes()
    except OSError:  # it is gone, or somebody else's
        return False
    return b"SIXRUBIES_SERVE" in told and folder.encode() in told
