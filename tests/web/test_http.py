"""The HTTP API: lobby, seats, records, headers, and what the server says about itself."""

import asyncio
import random
import re
from typing import Any

import httpx
import pytest

from sixrubies import bots
from sixrubies.rulesets import RULESETS
from tests.web.client import PATIENCE, Browser, Refused, play

ANN, BOT, OPEN = {"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


async def refusal(asked: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as found:
        await asked
    return found.value.told["status"], found.value.error


def test_what_a_table_can_be_made_with(server):
    told = httpx.get(f"{server.base}/api/rulesets", timeout=PATIENCE).json()
    assert [one["name"] for one in told["rulesets"]] == list(RULESETS) and told["bots"] == list(bots.NAMES)
    base = told["rulesets"][0]
    assert base["place_names"]["9"] == "tea_house" and "random" in base["layouts"]
    assert base["rows"]["short"][1] == [4, 12, 7, 3] and "random" not in base["rows"]  # L2
    assert base["editions"] == ["revised", "2014"] and base["decks"] == ["mixed"]


def test_an_invitation_leads_others_to_the_table_and_nobody_else_gets_one(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as eve:
            made = await ann.post("/api/tables", {"seats": [ANN, OPEN], "visibility": "private"})
            table, link = made["table"], {"X-Table-Link": made["link"]}
            told = await ann.post(f"/api/tables/{table}/invite", **link)
            assert told["address"] == server.base + made["path"] and told["qr"].startswith("<svg")
            assert (await eve.post(f"/api/tables/{table}/invite", **link))["address"] == told["address"]
            wrong = {"X-Table-Link": "x" * 22}
            assert await refusal(eve.post(f"/api/tables/{table}/invite", **wrong)) == (404, "no_such_table")

    asyncio.run(run())


def test_a_browser_gets_its_secret_when_it_needs_one_and_keeps_it(server):
    async def run() -> None:
        async with Browser(server.base) as ann:
            response = await ann.http.get("/api/lobby")
            assert "set-cookie" not in response.headers
            first = await ann.http.post("/api/tables", json={"seats": [ANN, OPEN]})
            cookie = first.headers["Set-Cookie"]
            assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Secure" not in cookie
            second = await ann.http.post("/api/tables", json={"seats": [ANN, OPEN]})
            assert "set-cookie" not in second.headers
            assert {one["table"] for one in (await ann.get("/api/mine"))["tables"]} == {
                first.json()["table"],
                second.json()["table"],
            }

    asyncio.run(run())


def test_lobby_seats_and_leaving(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben:
            made = await ann.make(ANN, OPEN, OPEN)
            table = made["table"]
            assert table in [one["table"] for one in (await ben.get("/api/lobby"))["tables"]]
            joined = await ben.post(f"/api/tables/{table}/join", {"name": "  Ben\u202e ", "seat": 2})
            assert joined["seat"] == 2
            info = await ann.get(f"/api/tables/{table}")
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "", "Ben"] and info["open_seats"] == 1
            assert info["seats"][0]["host"] and info["status"] == "waiting"
            async with Browser(server.base) as eve:
                assert await refusal(eve.post(f"/api/tables/{table}/join", {"name": "ANN"})) == (422, "bad_name")
                assert await refusal(eve.post(f"/api/tables/{table}/join", {"name": "Eve", "seat": 2})) == (
                    409,
                    "no_free_seat",
                )
            await ben.post(f"/api/tables/{table}/seats/2/leave")
            await ann.post(f"/api/tables/{table}/seats/2/bot", {"bot": "greedy"})
            code = await ann.post(f"/api/tables/{table}/code")
            assert re.fullmatch("[A-Z]{5}", code["code"]) and code["code"] != made["code"]
            assert await refusal(ben.post("/api/find", {"code": made["code"]})) == (404, "bad_code")
            info = await ben.get(f"/api/tables/{table}")
            assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "bot"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"seats": [ANN]}, "seats"),
        ({"seats": [ANN] + [BOT] * 5}, "seats"),
        ({"seats": [ANN, BOT], "ruleset": "chess"}, "ruleset"),
        ({"seats": [ANN, BOT], "layout": "nowhere"}, "nowhere"),
        ({"seats": [ANN, BOT], "layout": [[1, 2], [3, 4]]}, ""),
        ({"seats": [ANN, BOT], "edition": "2014", "ruleset": "mocha"}, "edition"),
        ({"seats": [ANN, BOT], "deck": "none"}, "deck"),
        ({"seats": [ANN, {"kind": "bot", "bot": "deep"}]}, "bot"),
        ({"seats": [ANN, {"kind": "human", "name": "ann"}]}, "name"),
        ({"seats": [{"kind": "human", "name": ""}, BOT]}, "name"),
        ({"seats": [ANN, OPEN], "seed": "12"}, "seed"),
        ({"seats": [ANN, BOT], "seed": 12}, "seed"),
        ({"seats": [ANN, BOT], "seed": "9" * 77}, "seed"),
        ({"seats": [ANN, BOT], "clock": {"kind": "sand"}}, "clock"),
        ({"seats": [ANN, BOT], "clock": {"kind": "move", "seconds": -1}}, "clock"),
        ({"seats": [ANN, BOT], "extra": 1}, "field"),
        ([], ""),
        ("x", ""),
    ],
)
def test_a_table_that_cant_be_is_refused_in_one_line(server, wanted, why):
    response = httpx.post(f"{server.base}/api/tables", json=wanted, timeout=PATIENCE)
    told = response.json()
    assert response.status_code == 422 and set(told) == {"error", "message"}
    assert why in told["message"] and "\n" not in told["message"]


def test_what_is_no_json_or_no_page_is_told_in_the_same_form(server):
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as http:
        broken = http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
        assert broken.status_code == 422 and broken.json() == {"error": "malformed", "message": "this is not JSON"}
        for path in ("/api", "/api/nothing", "/docs", "/redoc", "/ws/table/x", "/api/../etc/passwd"):
            response = http.get(path)
            assert response.status_code == 404 and response.json()["error"] == "http", path
        assert http.put("/api/lobby").json()["error"] == "http"


def test_the_start_page_is_there_or_says_how_to_build_it(server):
    page = httpx.get(f"{server.base}/", timeout=PATIENCE)
    assert (page.status_code, "make client" in page.text) in ((200, False), (503, True))


def test_every_answer_has_the_headers_that_keep_pages_apart(server):
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as http:
        for response in (
            http.get("/api/lobby"),
            http.get("/nothing"),
            http.post("/api/tables", json={}),
            http.get("/healthz"),
        ):
            headers = response.headers
            assert "default-src 'none'" in headers["Content-Security-Policy"]
            assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert headers["X-Content-Type-Options"] == "nosniff" and headers["Referrer-Policy"] == "no-referrer"
            assert headers["Cross-Origin-Opener-Policy"] == "same-origin" and headers["Cache-Control"] == "no-store"
            assert "server" not in headers and "access-control-allow-origin" not in headers


def test_records_are_exported_imported_listed_and_deleted(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben:
            made = await ann.make(ANN, {"kind": "bot", "bot": "greedy"})
            table = made["table"]
            assert (await ann.http.get(f"/api/tables/{table}/file")).status_code == 409
            async with ann.line(table) as line:
                await line.contribute(0)
                running = await ann.http.get(f"/api/tables/{table}/file?seat=0")
                assert running.status_code == 200 and "[key" not in running.text
                await play(line, random.Random(4), [0])
            response = await ann.http.get(f"/api/tables/{table}/file")
            assert response.headers["Content-Type"].startswith("text/plain")
            assert f'filename="{table}.txt"' in response.headers["Content-Disposition"]
            games = (await ann.get("/api/records"))["games"]
            assert [game["table"] for game in games] == [table]
            # Somebody else takes it in, and finds the same game.
            imported = (await ben.post("/api/records", {"file": response.text}))["table"]
            again = await ben.http.get(f"/api/tables/{imported}/file")
            assert again.text == response.text
            assert (await ann.http.get(f"/api/tables/{imported}/file")).status_code == 404  # it is Ben's own
            for bad in ("", "nonsense", response.text[:500], response.text.replace("move:", "mvoe:", 1)):
                status, _ = await refusal(ben.post("/api/records", {"file": bad}))
                assert status in (409, 422)
            assert (await ben.http.delete(f"/api/records/{table}")).status_code == 403
            assert (await ann.http.delete(f"/api/records/{table}")).status_code == 204
            assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404
            assert (await ann.get("/api/records"))["games"] == []

    asyncio.run(run())


def test_health_and_metrics(server):
    async def some_actions() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(ANN, BOT)
            async with ann.line(made["table"]) as line:
                await line.contribute(0)
                while line.asked() is None:
                    await line.receive()
                await line.act(0, line.update["decision"]["options"][0]["id"])

    asyncio.run(some_actions())
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as http:
        assert http.get("/healthz").json() == {"ok": True}
        http.get("/api/lobby")
        text = http.get("/metrics").text
    counted = {line.split(" ")[0]: float(line.split(" ")[1]) for line in text.splitlines() if line[0] != "#"}
    assert counted["sixrubies_fan_out_seconds_count"] >= 2 and counted["sixrubies_fan_out_seconds_sum"] > 0
    assert counted['sixrubies_messages_total{kind="act",result="done"}'] >= 1
    for name in (
        'sixrubies_requests_total{method="GET",route="/api/lobby",status="200"}',
        "sixrubies_sockets ",
        "sixrubies_fan_out_seconds_bucket",
        "sixrubies_bots_thinking",
        "sixrubies_due",
        "sixrubies_tables_in_memory",
    ):
        assert name in text, name
