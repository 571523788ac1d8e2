"""Nobody gets in: every way somebody might try, against a real server."""

import asyncio
import secrets
from typing import Any

import orjson
import pytest
from websockets.exceptions import InvalidStatus

from tests.web.client import Browser, Line
from tests.web.intruding import OPEN, PERSON, closed, refused, with_table

# -- acting for others ------------------------------------------------------------------------------------------------


def test_nobody_acts_for_a_seat_that_is_not_his(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        version, option = line.update["version"], line.update["decision"]["options"][0]["id"]
        found = await refused(line.ask("act", seat=1, version=version, options=[option]))
        assert found.error == "not_your_seat"
        async with Browser(server.base) as eve, eve.line(table) as other:
            await other.updated()
            for kind, fields in {
                "act": {"version": version, "options": [option]},
                "undo": {"version": version},
                "preview": {"version": version, "option": option},
                "hint": {"version": version},
                "say": {"text": "hello"},
                "vote": {"what": "abandon"},
                "reclaim": {},
                "take_over": {},
                "contribute": {"contribution": secrets.token_hex(16)},
                "look": {},
            }.items():
                assert (await refused(other.ask(kind, seat=0, **fields))).error == "not_your_seat", kind
            for path in ("leave", "carry", "contribute", "take_over", "reclaim", "bot"):
                body = (
                    {"contribution": "00" * 16} if path == "contribute" else {"bot": "random"} if path == "bot" else {}
                )
                found = await refused(eve.post(f"/api/tables/{table}/seats/0/{path}", body))
                assert found.told["status"] == 403, path
            assert (await refused(eve.post(f"/api/tables/{table}/code"))).told["status"] in (403, 409)
            assert (await eve.http.get(f"/api/tables/{table}/file?seat=0")).status_code == 403
            assert (await eve.http.delete(f"/api/records/{table}")).status_code == 403
        assert (await line.act(0, option))["version"] > version  # Ann is not disturbed

    with_table(server, run)


def test_ids_that_everybody_can_see_open_nothing(server):
    """Table names, seat numbers, versions and connection names are public; only the secret counts."""

    async def run(ann: Browser, line: Line, table: str) -> None:
        for cookie in ("sixrubies=" + table, f"sixrubies={'A' * 32}", f"sixrubies={secrets.token_urlsafe(24)}", "x=y"):
            async with Browser(server.base) as eve:
                eve.http.headers["Cookie"] = cookie
                told = await eve.get("/api/mine")
                assert told == {"tables": []}
                async with eve.line(table, {"seat": 0}, Cookie=cookie) as other:
                    first = await other.receive()
                    assert (first["kind"], first["error"]) == ("refused", "not_your_seat")
                    update = await other.updated()
                    assert update["seat"] is None and update["mine"] == [] and update["decision"]["options"] == []

    with_table(server, run)


def test_the_secret_is_in_no_answer_and_in_no_log(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        secret = ann.cookie.split("=")[1]
        carried = await ann.post(f"/api/tables/{table}/seats/0/carry")
        answers = [await ann.http.get(path) for path in (f"/api/tables/{table}", "/api/mine", "/api/lobby", "/metrics")]
        assert all(secret not in answer.text for answer in answers)
        assert all(secret not in frame for frame in line.frames)
        log = server.log()
        assert '"route":"/api/tables"' in log
        assert secret not in log and carried["token"] not in log

    with_table(server, run)


# -- options and versions ---------------------------------------------------------------------------------------------


def test_an_option_that_was_not_offered_is_refused_and_nothing_happens(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        version = line.update["version"]
        count = len(line.update["decision"]["options"])
        for options in ([count + 50], [0, count + 50], [2**31 - 1]):
            assert (await refused(line.ask("act", seat=0, version=version, options=options))).error == "not_offered"
        # Two moves in a row: the first is an option, the second is not any more. All or nothing.
        assert (await refused(line.ask("act", seat=0, version=version, options=[0] * 40))).error == "illegal_action"
        assert (await ann.get(f"/api/tables/{table}"))["version"] == version

    with_table(server, run)


def test_an_old_version_is_refused_with_the_current_one(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        version, option = line.update["version"], line.update["decision"]["options"][0]["id"]
        message = {"kind": "act", "id": 77, "seat": 0, "version": version, "options": [option]}
        await line.send(message)
        await line.send(message)  # the same once more, as after a cut line
        answers: list[dict[str, Any]] = []
        while len(answers) < 2:
            told = await line.receive()
            if told.get("id") == 77:
                answers.append(told)
        assert answers[0]["kind"] in ("update", "done") and answers[0]["version"] > version
        assert answers[1]["error"] in ("stale_version", "not_now") and answers[1].get("current", version + 1) > version
        for old in (-1, 0, version):
            found = await refused(line.ask("act", seat=0, version=old, options=[0]))
            assert found.error == "stale_version" and found.told["current"] > version
        found = await refused(line.ask("act", seat=0, version=10**9, options=[0]))
        assert found.error == "stale_version"
        assert (await refused(line.ask("undo", seat=0, version=0))).error == "stale_version"

    with_table(server, run)


# -- private tables and codes -----------------------------------------------------------------------------------------


def test_a_private_table_looks_like_one_that_is_not_there(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as eve, Browser(server.base) as ben:
            made = await ann.make(PERSON, OPEN, visibility="private")
            table, link = made["table"], made["link"]
            assert len(link) >= 22 and made["path"] == f"/t/{table}#{link}"
            absent = "zzzzzzzzzzzz"
            for method, path, body in (
                ("GET", "/api/tables/{}", None),
                ("GET", "/api/tables/{}/chat", None),
                ("GET", "/api/tables/{}/file", None),
                ("POST", "/api/tables/{}/join", {"name": "Eve"}),
                ("POST", "/api/tables/{}/code", {}),
                ("POST", "/api/tables/{}/link", {}),
                ("POST", "/api/tables/{}/seats/0/leave", {}),
                ("POST", "/api/tables/{}/seats/0/carry", {}),
                ("POST", "/api/tables/{}/seats/0/reclaim", {}),
                ("POST", "/api/tables/{}/seats/0/take_over", {}),
                ("POST", "/api/tables/{}/seats/1/bot", {"bot": "random"}),
                ("POST", "/api/tables/{}/seats/0/contribute", {"contribution": "00" * 16}),
                ("DELETE", "/api/records/{}", None),
            ):
                for header in ({}, {"X-Table-Link": "A" * 22}):
                    there, missing = [
                        await eve.http.request(method, path.format(name), json=body, headers=header)
                        for name in (table, absent)
                    ]
                    assert (there.status_code, there.text) == (missing.status_code, missing.text) == (404, there.text)
            codes = []
            for name in (table, absent, "no/such", "%00"):
                async with eve.line(name.replace("/", "-"), {"link": "A" * 22}) as line:
                    codes.append(await closed(line))
                    assert [orjson.loads(frame)["error"] for frame in line.frames] == ["no_such_table"]
            assert set(codes) == {4404}
            assert table not in (await eve.http.get("/api/lobby")).text
            # With the link it is there.
            told = await ben.get(f"/api/tables/{table}", **{"X-Table-Link": link})
            assert told["table"] == table
            await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, **{"X-Table-Link": link})
            async with ben.line(table) as line:  # who sits there needs no link any more
                assert (await line.updated())["mine"] == [1]
            # A new link makes the old one void.
            fresh = (await ann.post(f"/api/tables/{table}/link"))["link"]
            assert (await refused(eve.get(f"/api/tables/{table}", **{"X-Table-Link": link}))).told["status"] == 404
            assert (await eve.get(f"/api/tables/{table}", **{"X-Table-Link": fresh}))["table"] == table

    asyncio.run(run())


def test_a_personal_link_works_once_and_the_old_device_loses_the_seat(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        carried = await ann.post(f"/api/tables/{table}/seats/0/carry")
        assert carried["path"] == f"/claim#{carried['token']}" and carried["qr"].startswith("<svg")
        async with Browser(server.base) as phone, Browser(server.base) as eve:
            assert (await phone.post("/api/claim", {"token": carried["token"]}))["seat"] == 0
            assert (await refused(eve.post("/api/claim", {"token": carried["token"]}))).error == "bad_link"
            assert (await refused(eve.post("/api/claim", {"token": secrets.token_urlsafe(24)}))).error == "bad_link"
            while line.update["mine"] or line.update["seat"] is not None:
                await line.receive()
            assert all(player["hand"] is None for player in line.update["view"]["players"])
            found = await refused(line.ask("act", seat=0, version=line.update["version"], options=[0]))
            assert found.error == "not_your_seat"
            async with phone.line(table) as other:
                await other.updated()
                assert other.asked() == 0
                await other.act(0, other.update["decision"]["options"][0]["id"])

    with_table(server, run)


def test_guessing_codes_ends_soon_and_tells_nothing(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base, **{"X-Forwarded-For": "192.0.2.66"}) as eve:
            made = await ann.make(PERSON, OPEN, visibility="private")
            answers = [await refused(eve.post("/api/find", {"code": f"BCD{a}{b}"})) for a in "FGH" for b in "JKLM"]
            assert [found.error for found in answers[:10]] == ["bad_code"] * 10
            assert answers[-1].error == "too_many" and answers[-1].told["retry_after"] > 0
            # The right code does not help now, nor does another way to ask: it is the address that waits.
            assert (await refused(eve.post("/api/find", {"code": made["code"]}))).error == "too_many"
            found = await refused(eve.post("/api/join", {"code": made["code"], "name": "Eve"}))
            assert found.error == "too_many"
            assert (await ann.post("/api/find", {"code": made["code"]}))["table"] == made["table"]

    asyncio.run(run())


def test_a_code_leads_to_a_free_seat_and_never_to_a_running_game(server):
    async def run() -> None:
        async with Browser(server.base) as ann, Browser(server.base) as ben, Browser(server.base) as eve:
            made = await ann.make(PERSON, OPEN)
            assert len(made["code"]) == 5
            assert (await ben.post("/api/find", {"code": made["code"].lower()}))["table"] == made["table"]
            await ben.post("/api/join", {"code": made["code"], "name": "Ben"})
            assert (await refused(eve.post("/api/find", {"code": made["code"]}))).error == "bad_code"
            found = await refused(eve.post("/api/join", {"code": made["code"], "name": "Eve"}))
            assert found.error == "bad_code"

    asyncio.run(run())


# -- foreign pages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_changes_nothing_and_opens_no_line(server, page):
    async def run(ann: Browser, line: Line, table: str) -> None:
        for path in ("/api/tables", "/api/claim", f"/api/tables/{table}/seats/0/leave"):
            response = await ann.http.post(path, json={}, headers={"Origin": page})
            assert response.status_code == 403 and response.json()["error"] == "foreign_origin"
        response = await ann.http.delete(f"/api/records/{table}", headers={"Origin": page})
        assert response.status_code == 403 and "access-control-allow-origin" not in response.headers
        with pytest.raises(InvalidStatus) as found:
            async with ann.line(table, Origin=page):
                pass
        assert found.value.response.status_code == 403
        async with ann.line(table, Origin=server.base) as own:
            assert (await own.updated())["mine"] == [0]

    with_table(server, run)


def test_a_form_of_another_site_is_no_json(server):
    """What a page can send without being asked first, it sends as a form or as plain text."""

    async def run(ann: Browser, line: Line, table: str) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            body = b'{"seats": [{"kind": "open"}, {"kind": "open"}]}'
            response = await ann.http.post("/api/tables", content=body, headers={"Content-Type": kind})
            assert response.status_code in (415, 422), kind

    with_table(server, run)


# -- no command ------------------------------------------------------------------------------------------------------


def test_nobody_makes_the_server_run_a_command(server, tmp_path):
    """In the arena and in the terminal `exec:COMMAND` is a bot; over the network it is no name at all."""
    proof = tmp_path / "proof"
    command = f"exec:touch {proof}"

    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.http.post("/api/tables", json={"seats": [PERSON, {"kind": "bot", "bot": command}]})
            assert made.status_code == 422 and "bot" in made.json()["message"]
            table = (await ann.http.post("/api/tables", json={"seats": [PERSON, OPEN]})).json()["table"]
            seated = await ann.http.post(f"/api/tables/{table}/seats/1/bot", json={"bot": command})
            assert seated.status_code == 422 and "bot" in seated.json()["message"]

    asyncio.run(run())
    assert not proof.exists()
