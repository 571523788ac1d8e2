"""What a line can do besides acting: previews, undo, chat, votes, coming back after a cut; stopping and starting."""

import asyncio
import json
import random
import signal
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sixrubies import fair
from sixrubies.notation import read
from tests.web.client import Browser, Line, Refused, play
from tests.web.server import Server, serving, sqlite

ANN, BEN, BOT, OPEN = (
    {"kind": "human", "name": "Ann"},
    {"kind": "human", "name": "Ben"},
    {"kind": "bot", "bot": "random"},
    {"kind": "open"},
)


async def refusal(asked: Any) -> str:
    with pytest.raises(Refused) as found:
        await asked
    return str(found.value.error)


def test_a_preview_tells_what_would_change_and_changes_nothing(server):
    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(ANN, BEN, seed="1")
            async with ann.line(made["table"], {"seat": 0}) as line:
                update = await line.updated()
                shown = update["decision"]["options"][0]
                told = await line.ask("preview", seat=0, version=update["version"], option=shown["id"])
                place = int(shown["argument"])
                assert told["changes"]["players.0.merchant"] == [update["view"]["players"][0]["merchant"], place]
                assert {"moved"} <= {event["kind"] for event in told["events"]}
                assert (await ann.get(f"/api/tables/{made['table']}"))["version"] == update["version"]
                after = await line.act(0, shown["id"])
                assert after["view"]["players"][0]["merchant"] == place

    asyncio.run(run())


def test_undo_goes_back_to_the_view_before_and_tells_whoever_looks_on(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as guest:
            made = await ann.make(ANN, BEN, seed="1")
            async with ann.line(made["table"], {"seat": 0}) as line, guest.line(made["table"]) as looking:
                before = await line.updated()
                assert before["undo"] == {"can": False, "barrier": "nothing"}
                acted = await line.act(0, before["decision"]["options"][0]["id"])
                assert acted["undo"]["can"] and acted["happenings"][-1]["kind"] == "act"
                done = await line.ask("undo", seat=0, version=acted["version"])
                after = await line.updated(done["version"])
                assert (after["view"], after["digest"]) == (before["view"], before["digest"])
                assert after["decision"] == before["decision"] and after["version"] > acted["version"]
                seen = await looking.updated(done["version"])
                assert seen["happenings"][-1]["kind"] == "undo"
                assert seen["happenings"][-1]["back_to"] == before["version"]
                assert await refusal(line.ask("undo", seat=0, version=after["version"])) == "nothing_to_undo"

    asyncio.run(run())


def test_chat_reaches_everybody_but_those_who_have_muted_the_seat(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben:
            made = await ann.make(ANN, OPEN)
            table = made["table"]
            await ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
            async with ann.line(table) as first, ben.line(table) as second:
                await first.updated()
                await second.updated()
                await second.ask("say", seat=1, text="Hello <b>there</b>")
                while not first.chat:
                    await first.receive()
                assert [(line["seat"], line["name"], line["text"]) for line in first.chat] == [
                    (1, "Ben", "Hello <b>there</b>")  # text is text; a page must not take it for more
                ]
                await first.ask("mute", seat=1)
                await second.ask("say", seat=1, text="and again")
                while len(second.chat) < 2:
                    await second.receive()
                await first.ask("say", seat=0, text="mine")
                while first.chat[-1]["text"] != "mine":
                    await first.receive()
                assert "and again" not in [line["text"] for line in first.chat]
            async with ben.line(table, {"chat": second.chat[0]["number"]}) as again:  # only what is new
                while not again.chat:
                    await again.receive()
                assert [line["text"] for line in again.chat] == ["and again", "mine"]
            lines = (await ben.get(f"/api/tables/{table}/chat"))["lines"]
            assert [line["text"] for line in lines][1:] == ["and again", "mine"]

    asyncio.run(run())


def test_pause_and_abandon_need_everybody_and_a_rematch_leads_to_a_new_table(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben:
            made = await ann.make(ANN, OPEN)
            table = made["table"]
            await ben.post("/api/join", {"code": made["code"], "name": "Ben"})
            async with ann.line(table) as first, ben.line(table) as second:
                await asyncio.gather(first.contribute(0), second.contribute(1))
                await first.ask("vote", seat=0, what="pause")
                while not second.update["table"]["votes"].get("pause"):
                    await second.receive()
                assert second.update["table"]["votes"]["pause"] == [0]
                assert second.update["table"]["status"] == "running"
                await second.ask("vote", seat=1, what="pause")
                while first.update["table"]["status"] != "paused":
                    await first.receive()
                owner = first.update["decision"]["owner"]
                line = (first, second)[owner]
                while line.update["table"]["status"] != "paused":
                    await line.receive()
                found = line.ask("act", seat=owner, version=line.update["version"], options=[0])
                assert await refusal(found) == "not_now"
                await first.ask("vote", seat=0, what="resume")
                for line, seat in ((first, 0), (second, 1)):
                    await line.ask("vote", seat=seat, what="abandon")
                while first.update["table"]["status"] != "abandoned":
                    await first.receive()
                assert len(first.update["table"]["revealed"]) == 64  # the secret of the dice
                file = (await ann.http.get(f"/api/tables/{table}/file")).text
                assert fair.verify(read(file)).commitment == first.update["table"]["commitment"]
                for line, seat in ((first, 0), (second, 1)):
                    await line.ask("vote", seat=seat, what="rematch")
                while not first.update["table"]["rematch"]:
                    await first.receive()
            async with ben.line(first.update["table"]["rematch"]) as new:
                update = await new.updated()
                assert len(update["mine"]) == 1 and update["table"]["status"] == "dealing"

    asyncio.run(run())


def test_a_cut_line_comes_back_where_it_was(server):
    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(ANN, BEN, seed="3")
            async with ann.line(made["table"], {"seat": 0}) as line:
                seen = await line.updated()
                line.socket.transport.abort()  # as when the network goes
            async with ann.line(made["table"], {"seat": 0}) as other:
                await other.updated()
                middle = await other.act(0, other.update["decision"]["options"][0]["id"])
            async with ann.line(made["table"], {"seat": 0, "since": seen["version"]}) as back:
                update = await back.updated()
                assert update["complete"] and [one["version"] for one in update["happenings"]] == [middle["version"]]
                assert {event["kind"] for event in update["happenings"][0]["events"]} >= {"moved"}
                assert update["digest"] == middle["digest"]
            async with ann.line(made["table"], {"seat": 0, "since": middle["version"]}) as same:
                assert (await same.updated())["happenings"] == []
            async with ann.line(made["table"], {"seat": 0, "since": 10**9}) as ahead:
                assert (await ahead.updated())["happenings"] == []

    asyncio.run(run())


def test_who_is_there_is_told_to_the_others(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben:
            made = await ann.make(ANN, OPEN)
            await ben.post("/api/join", {"code": made["code"], "name": "Ben"})
            async with ann.line(made["table"]) as first:
                await first.updated()
                async with ben.line(made["table"]) as second:
                    await second.updated()
                    while not first.update["table"]["seats"][1]["connected"]:
                        await first.receive()
                while first.update["table"]["seats"][1]["connected"]:
                    await first.receive()

    asyncio.run(run())


def test_a_line_has_one_hello(server):
    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(ANN, OPEN)
            async with ann.line(made["table"]) as line:
                await line.updated()
                await line.send({"kind": "hello"})
                while (told := await line.receive())["kind"] != "refused":
                    pass
                assert told["error"] == "malformed"

    asyncio.run(run())


# -- stopping and starting again --------------------------------------------------------------------------------------


def test_a_server_that_stops_says_come_back_and_goes_on_where_it_was(tmp_path):
    with serving(sqlite(tmp_path), tmp_path) as server:
        asyncio.run(stop_and_start(server))
        assert server.stop(signal.SIGINT) == 0
        events = [json.loads(line)["event"] for line in server.log().splitlines()]
        assert events.count("started") == 2 and "stopped" in events
        assert not [event for event in events if "Traceback" in event or event == "own_mistake"]


async def stop_and_start(server: Server) -> None:
    async with Browser(server.base) as ann:
        made = await ann.make(ANN, {"kind": "bot", "bot": "greedy"})
        async with ann.line(made["table"]) as line:
            await line.contribute(0)
            while line.asked() is None:
                await line.receive()
            seen = await line.act(0, line.update["decision"]["options"][0]["id"])
            assert await asyncio.to_thread(server.stop) == 0
            with pytest.raises(ConnectionClosed) as found:
                await forever(line)
            assert found.value.rcvd is not None and found.value.rcvd.code == 1012
        await asyncio.to_thread(server.start)
        async with ann.line(made["table"], {"since": seen["version"]}) as line:
            update = await line.updated()
            assert update["mine"] == [0] and update["version"] >= seen["version"] and update["complete"]
            if update["version"] == seen["version"]:
                assert (update["digest"], update["undo"]) == (seen["digest"], seen["undo"])
            last = await play(line, random.Random(1), [0])
            assert last["table"]["status"] == "finished"


async def forever(line: Line) -> None:
    while True:
        await line.receive()


def test_an_answer_that_changes_the_table_is_answered_before_anything_later_is_told(server):
    """By the update it has led to, or by `done` and then an update: it must not depend on how long anything took."""

    async def run() -> None:
        async with Browser(server.base) as device:
            made = await device.make({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}, seed="7")
            async with device.line(made["table"]) as line, device.line(made["table"]):
                await line.updated()
                kinds = []
                for _ in range(40):
                    seat = line.asked()
                    assert seat is not None
                    await line.ask("look", seat=seat)
                    line.frames.clear()
                    await line.act(seat, line.update["decision"]["options"][0]["id"])
                    first, *later = [json.loads(frame) for frame in line.frames]
                    assert first["id"] == line.number and first["kind"] in ("update", "done"), first
                    kinds.append(first["kind"])
                    assert all("id" not in told and told["version"] >= first["version"] for told in later), later
                assert kinds.count("update") > kinds.count("done")  # which waits only for a line that is busy

    asyncio.run(run())


def test_a_hint_names_an_option_and_a_plan(server):
    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(ANN, BEN, seed="1")
            async with ann.line(made["table"], {"seat": 0}) as line:
                update = await line.updated()
                assert update["table"]["settings"]["hints"]
                told = await line.ask("hint", seat=0, version=update["version"])
                assert told["option"] in [option["id"] for option in update["decision"]["options"]]
                assert told["version"] == update["version"]
                assert len(told["route"]) == told["turns"] and (told["ruby"] == "") == (told["turns"] == 0)
                asked = line.ask("hint", seat=0, version=update["version"] - 1)
                assert await refusal(asked) == "stale_version"

    asyncio.run(run())


def test_no_hints_where_strangers_may_sit_down(server):
    """Unless the table says so; nor for somebody else's decision."""

    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(ANN, {"kind": "open"})
            assert not (await ann.get(f"/api/tables/{made['table']}"))["settings"]["hints"]
            made = await ann.make(ANN, {"kind": "open"}, hints=True)
            assert (await ann.get(f"/api/tables/{made['table']}"))["settings"]["hints"]
            made = await ann.make(ANN, BEN, seed="1", hints=False)
            async with ann.line(made["table"], {"seat": 0}) as line:
                update = await line.updated()
                assert await refusal(line.ask("hint", seat=0, version=update["version"])) == "not_now"

    asyncio.run(run())


def test_a_hint_that_comes_after_the_table_has_moved_on_is_still_of_what_was_asked(server):
    """Its version says so; the line goes on."""

    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(ANN, BEN, seed="1")
            async with ann.line(made["table"], {"seat": 0}) as line, ann.line(made["table"], {"seat": 0}) as other:
                before, _ = await line.updated(), await other.updated()
                asked = asyncio.ensure_future(line.ask("hint", seat=0, version=before["version"]))
                await asyncio.sleep(0)
                await other.act(0, before["decision"]["options"][0]["id"])
                told: Any = (await asyncio.gather(asked, return_exceptions=True))[0]
                if isinstance(told, Refused):
                    assert told.error == "stale_version"  # the act was quicker
                else:
                    assert told["version"] == before["version"]
                await line.ask("look", seat=0)

    asyncio.run(run())
