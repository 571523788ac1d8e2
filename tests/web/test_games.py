"""Whole games over real WebSockets: people are programs that choose among the options they were sent."""

import asyncio
import random
from typing import Any

import pytest

from sixrubies import fair
from sixrubies.notation import read
from sixrubies.rulesets import RULESETS, TABLE
from tests.web.client import ENDED, Browser, Line, play
from tests.web.server import Server


async def against_a_bot(server: Server, ruleset: str) -> None:
    """One person, one bot, and somebody who looks on; in the end every die and card can be derived again."""
    dice, bot = random.Random(ruleset), {"kind": "bot", "bot": "greedy"}
    async with Browser(server.base) as ann, Browser(server.base) as guest:
        drawn = bool(TABLE[ruleset].places)  # the Dice Game has no layout
        options = {"layout": "random"} if drawn else {}
        made = await ann.make({"kind": "human", "name": "Ann"}, bot, ruleset=ruleset, **options)
        promised = (await ann.get(f"/api/tables/{made['table']}"))["commitment"]
        table = made["table"]
        async with ann.line(table) as line, guest.line(table) as looking:
            await line.contribute(0)
            last, seen = await asyncio.gather(play(line, dice, [0]), watch(looking))
        assert last["table"]["status"] == "finished" and last["outcome"]["winners"] == last["table"]["winners"]
        assert_same_to_all(last, seen)
        file = (await guest.http.get(f"/api/tables/{table}/file")).text
        assert read(file).result == last["outcome"]
        found = fair.verify(read(file))
        assert found.commitment == promised and found.layout == drawn and found.outcomes > 10
        assert found.contributions == {0: last["table"]["contributions"][0]}


async def watch(line: Line) -> dict[str, Any]:
    """A spectator to the end: it gets no options and sees no hand."""
    await line.updated()
    while line.update["table"]["status"] not in ENDED:
        assert line.update["seat"] is None and line.update["mine"] == []
        if line.update["decision"] is not None:
            assert line.update["decision"]["options"] == [] and line.update["decision"]["batch"] is None
            assert all(player.get("hand") is None for player in line.update["view"]["players"])
        await line.receive()
    return line.update


def assert_same_to_all(one: dict[str, Any], other: dict[str, Any]) -> None:
    """What is public is the same for everybody at the end."""
    assert one["version"] == other["version"] and one["outcome"] == other["outcome"]
    public = ("turn", "round", "tokens", "rubies", "discard", "dice", "display", "table")
    assert {key: one["view"].get(key) for key in public} == {key: other["view"].get(key) for key in public}


async def two_people(server: Server, ruleset: str) -> None:
    """Two people at two devices, who may reach two processes, and a bot."""
    async with Browser(server.base) as ann, Browser(server.base) as ben:
        made = await ann.make(
            {"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}, ruleset=ruleset
        )
        joined = await ben.post("/api/join", {"code": made["code"], "name": "Ben"})
        assert (joined["table"], joined["seat"]) == (made["table"], 1)
        async with ann.line(made["table"]) as first, ben.line(made["table"]) as second:
            await asyncio.gather(first.contribute(0), second.contribute(1))
            one, other = await asyncio.gather(play(first, random.Random(1), [0]), play(second, random.Random(2), [1]))
        assert one["table"]["status"] == "finished"
        assert_same_to_all(one, other)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_on_sqlite(server, ruleset):
    asyncio.run(against_a_bot(server, ruleset))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_on_postgresql_and_redis_with_two_worker_processes(big_server, ruleset):
    asyncio.run(two_people(big_server, ruleset))


def test_hot_seat_the_device_sees_one_seat_at_a_time_and_is_told_when_to_pass_on(server):
    async def run() -> None:
        dice, handed_over = random.Random(7), 0
        async with Browser(server.base) as device:
            made = await device.make({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}, seed="5")
            async with device.line(made["table"]) as line:
                await line.updated()
                assert line.update["table"]["open_seed"] and line.update["table"]["settings"]["seed"] is None
                for _ in range(120):
                    seat = line.asked()
                    assert seat is not None
                    if line.update["hand_over"] is not None:
                        assert line.update["hand_over"] == seat
                        handed_over += 1
                    await line.ask("look", seat=seat)
                    hands = [player["hand"] for player in line.update["view"]["players"]]
                    assert hands[seat] is not None and hands[1 - seat] is None
                    await line.act(seat, dice.choice(line.update["decision"]["options"])["id"])
        assert handed_over > 0

    asyncio.run(run())
