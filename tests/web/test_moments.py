"""Games seen again over HTTP: all of an ended one, of one that runs what the viewer has seen."""

import asyncio
import random
from typing import Any

import httpx
from pydantic import TypeAdapter

from sixrubies.web.told import FilmTold
from tests.web.client import PATIENCE, Browser, play
from tests.web.test_http import ANN, refusal

FILM: TypeAdapter[Any] = TypeAdapter(FilmTold)
BOT = {"kind": "bot", "bot": "random"}


def views(told: dict[str, Any]) -> list[dict[str, Any]]:
    view: dict[str, Any] = {}
    found = []
    for moment in told["moments"]:
        view = {**view, **moment["parts"]}
        found.append(view)
    return found


async def seen(browser: Browser, table: str, query: str = "") -> dict[str, Any]:
    """The last moments of a game."""
    path = f"/api/tables/{table}/moments?{query}"
    told = await browser.get(f"{path}&count=1")
    told = await browser.get(f"{path}&first={max(0, told['total'] - 60)}")
    FILM.validate_python(told, strict=True)
    assert told["first"] + len(told["moments"]) == told["total"]
    return dict(told)


def test_an_ended_game_is_open_to_who_may_see_the_table(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben:
            made = await ann.make(ANN, BOT, seed="8", visibility="private")
            table = made["table"]
            async with ann.line(table) as line:
                last = await play(line, random.Random(4), [0])
            mine = await seen(ann, table, "seat=0")
            assert views(mine)[-1] == last["view"] and mine["outcome"] == last["outcome"]
            assert all(view["players"][1]["hand"] is None for view in views(mine))
            opened = views(await seen(ann, table, "open_hands=true"))
            assert all(player["hand"] is not None for view in opened for player in view["players"])
            other = await seen(ann, table, "seat=1")
            assert views(other)[0]["players"][1]["hand"] is not None
            assert await refusal(ben.get(f"/api/tables/{table}/moments")) == (404, "no_such_table")
            linked = await ben.get(f"/api/tables/{table}/moments?count=1", **{"X-Table-Link": made["link"]})
            assert len(linked["moments"]) == 1
            assert (await refusal(ann.get(f"/api/tables/{table}/moments?seat=3")))[0] == 403

    asyncio.run(run())


def test_of_a_running_game_one_sees_what_one_saw(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben:
            table = (await ann.make(ANN, {"kind": "open"}))["table"]
            path = f"/api/tables/{table}/moments"
            assert (await refusal(ann.get(path)))[0] == 409  # it has not begun
            await ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
            async with ann.line(table) as line, ben.line(table) as other:
                await line.contribute(0)
                await other.contribute(1)
                lines, dice = {0: line, 1: other}, random.Random(3)
                for _ in range(40):
                    await line.updated((await ann.get(f"/api/tables/{table}"))["version"])
                    owner = line.update["decision"]["owner"]
                    acting = lines[owner]
                    await acting.updated(line.update["version"])
                    await acting.act(owner, dice.choice(acting.update["decision"]["options"])["id"])
                await line.updated(acting.update["version"])
            mine = await seen(ann, table, "seat=0")
            assert views(mine)[-1] == line.update["view"] and mine["outcome"] is None
            assert mine["moments"][-1]["version"] == line.update["version"]
            for query in ("seat=0", ""):
                for view in views(await seen(ann, table, query)):
                    assert view["players"][1]["hand"] is None and view["pile"] is None
            assert (await refusal(ann.get(f"{path}?seat=1")))[0] == 403
            assert (await refusal(ben.get(f"{path}?seat=0")))[0] == 403
            assert (await refusal(ann.get(f"{path}?open_hands=true")))[0] == 409
            assert (await refusal(ann.get(f"{path}?count=100000")))[0] == 422

    asyncio.run(run())


def test_playing_games_again_is_limited(strict_server):
    headers = {"X-Forwarded-For": "203.0.113.77"}
    with httpx.Client(base_url=strict_server.base, timeout=PATIENCE, headers=headers) as http:
        answers = [http.get("/api/tables/abc/moments") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
    assert answers[-1].json()["retry_after"] > 0
