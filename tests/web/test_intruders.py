"""Nobody gets in: every way somebody might try, against a real server."""

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import orjson
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.client import PATIENCE, Browser, Line, Refused
from tests.web.conftest import ORIGIN
from tests.web.server import Server
from tests.web.test_parts import BAD_MESSAGES

PERSON, BOT, OPEN = {"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def with_table(server: Server, run: Callable[[Browser, Line, str], Awaitable[None]], **options: Any) -> None:
    """A running game of Ann against a bot, at Ann's decision."""

    async def whole() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(PERSON, BOT, **options)
            async with ann.line(made["table"]) as line:
                await line.contribute(0)
                while line.asked() is None:
                    await line.receive()
                await run(ann, line, made["table"])

    asyncio.run(whole())


async def refused(asked: Awaitable[Any]) -> Refused:
    with pytest.raises(Refused) as found:
        await asked
    return found.value


async def closed(line: Line) -> int:
    """The code a line is closed with."""
    with pytest.raises(ConnectionClosed) as found:
        await forever(line.receive)
    assert found.value.rcvd is not None
    return found.value.rcvd.code


async def forever(ask: Callable[[], Awaitable[Any]]) -> None:
    while True:
        await ask()


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
        assert answers[0]["kind"] == "done" and answers[0]["version"] > version
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


# -- frames -----------------------------------------------------------------------------------------------------------


def test_malformed_frames_are_answered_one_by_one_then_the_line_is_closed(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        version = line.update["version"]
        for text in BAD_MESSAGES[:9]:
            await line.send(text)
            told = await line.receive()
            assert (told["kind"], told["error"]) == ("refused", "malformed") and "id" not in told
        await line.socket.send(b"\x00\x01")
        assert (await line.receive())["error"] == "malformed"
        await line.send("once too often")
        assert await closed(line) == 4400
        assert (await ann.get(f"/api/tables/{table}"))["version"] == version

    with_table(server, run)


def test_an_oversized_frame_ends_the_line_and_nothing_else(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        await line.send('{"kind":"ping","n":1,"x":"' + "x" * 20_000 + '"}')
        assert await closed(line) == 1009
        async with ann.line(table) as again:
            assert (await again.updated())["mine"] == [0]

    with_table(server, run)


def test_bytes_that_are_no_text_end_the_line(server):
    async def run(ann: Browser, line: Line, table: str) -> None:
        await line.socket.send(b"\xff\xfe", text=True)
        assert await closed(line) == 1007

    with_table(server, run)


@pytest.mark.parametrize("first", ["{}", "nonsense", '{"kind":"ping","n":1}', '{"kind":"hello","protocol":99}'])
def test_without_a_proper_hello_nothing_is_sent(server, first):
    async def run() -> None:
        async with connect(server.base.replace("http", "ws") + "/ws/table/abc", open_timeout=PATIENCE) as socket:
            await socket.send(first)
            line = Line(socket)
            assert await closed(line) == 4400 and line.frames == []

    asyncio.run(run())


def test_every_malformed_message_is_refused_over_the_line_too(server):
    async def run() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(PERSON, OPEN)
            for text in BAD_MESSAGES[9:]:
                async with ann.line(made["table"]) as line:
                    await line.updated()
                    await line.send(text)
                    while (told := await line.receive())["kind"] != "refused":
                        pass
                    assert told["error"] in ("malformed", "not_your_seat"), text

    asyncio.run(run())


# -- limits, with a server that has small ones ------------------------------------------------------------------------


def outside(address: str, **headers: str) -> dict[str, str]:
    """As a proxy on this machine passes a request on."""
    return {"X-Forwarded-For": address, "X-Forwarded-Proto": "https", "Host": "play.example.org", **headers}


def test_requests_of_one_address_are_limited_and_of_others_not(strict_server):
    with httpx.Client(base_url=strict_server.base, timeout=PATIENCE) as http:
        answers = [http.get("/api/rulesets", headers=outside("192.0.2.1")) for _ in range(14)]
        assert [answer.status_code for answer in answers] == [200] * 12 + [429] * 2
        assert int(answers[-1].headers["Retry-After"]) > 0 and answers[-1].json()["error"] == "too_many"
        assert http.get("/api/rulesets", headers=outside("192.0.2.2")).status_code == 200
        # A client that invents a header of its own is still the same client.
        forged = outside("6.6.6.6, 192.0.2.1")
        assert http.get("/api/rulesets", headers=forged).status_code == 429
        assert http.get("/healthz").status_code == 200


def test_changes_are_limited_more(strict_server):
    with httpx.Client(base_url=strict_server.base, timeout=PATIENCE) as http:
        wanted = {"seats": [PERSON, OPEN]}
        answers = [http.post("/api/tables", json=wanted, headers=outside("192.0.2.3", Origin=ORIGIN)) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429]
        cookie = answers[0].headers["Set-Cookie"]
        assert cookie.startswith("__Host-sixrubies=") and "Secure" in cookie and "HttpOnly" in cookie
        assert answers[0].headers["Strict-Transport-Security"]


def test_only_the_name_it_is_known_by_leads_to_changes(strict_server):
    wanted = {"seats": [PERSON, OPEN]}
    for host, page in (
        ("evil.example", "https://evil.example"),
        ("evil.example", ORIGIN),
        ("play.example.org", "http://play.example.org"),
    ):
        headers = {**outside("192.0.2.4"), "Host": host, "Origin": page}
        assert httpx.post(f"{strict_server.base}/api/tables", json=wanted, headers=headers).status_code == 403


def test_large_requests_are_refused_before_they_are_read(strict_server):
    with httpx.Client(base_url=strict_server.base, timeout=PATIENCE) as http:
        headers = outside("192.0.2.5", Origin=ORIGIN)

        def pieces() -> Any:
            for _ in range(100):
                yield b"x" * 100

        told = http.post("/api/tables", content=b"x" * 5000, headers=headers)
        streamed = http.post("/api/tables", content=pieces(), headers=headers)
        assert [told.status_code, streamed.status_code] == [413, 413]
        assert told.json()["error"] == streamed.json()["error"] == "too_large"
        file = http.post("/api/records", json={"file": "x" * 4000}, headers=headers)
        assert file.status_code == 429 and "too long" in file.json()["message"]


def test_a_request_that_does_not_arrive_is_not_waited_for(strict_server):
    with socket.create_connection(("127.0.0.1", strict_server.port), PATIENCE) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: play.example.org\r\nContent-Length: 100\r\n\r\n{")
        assert b" 408 " in raw.recv(10_000).split(b"\r\n")[0]
    with socket.create_connection(("127.0.0.1", strict_server.port), PATIENCE) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: play.example.org\r\nContent-Length: 100\r\n\r\n{")
    assert httpx.get(f"{strict_server.base}/healthz", timeout=PATIENCE).status_code == 200
    assert "own_mistake" not in strict_server.log()


def strict_line(server: Server, table: str, address: str) -> connect:
    """A line to the strict server, as its proxy opens one for a program at this address."""
    headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
    url = f"ws://play.example.org/ws/table/{table}"
    return connect(url, host="127.0.0.1", port=server.port, additional_headers=headers, open_timeout=PATIENCE)


def strict_table(server: Server, address: str) -> str:
    wanted = {"seats": [PERSON, OPEN]}
    response = httpx.post(f"{server.base}/api/tables", json=wanted, headers=outside(address), timeout=PATIENCE)
    return str(response.json()["table"])


def test_lines_of_one_address_are_limited(strict_server):
    async def run() -> None:
        async with (
            strict_line(strict_server, "a", "192.0.2.20"),
            strict_line(strict_server, "b", "192.0.2.20"),
            strict_line(strict_server, "c", "192.0.2.20"),
        ):
            with pytest.raises(InvalidStatus) as found:
                await strict_line(strict_server, "d", "192.0.2.20")
            assert found.value.response.status_code == 429
            async with strict_line(strict_server, "d", "192.0.2.21"):
                pass

    asyncio.run(run())


def test_who_talks_too_much_is_refused_and_then_cut_off(strict_server):
    async def run() -> None:
        table = strict_table(strict_server, "192.0.2.30")
        async with strict_line(strict_server, table, "192.0.2.30") as socket:
            line = Line(socket)
            await line.send({"kind": "hello"})
            await line.updated()
            for n in range(30):
                await line.send({"kind": "ping", "n": n})
            assert await closed(line) == 4429
            told = [orjson.loads(frame) for frame in line.frames]
            assert sum(one["kind"] == "pong" for one in told) == 6
            assert all(one["retry_after"] > 0 for one in told if one.get("error") == "too_many")

    asyncio.run(run())


def test_who_says_nothing_is_cut_off(strict_server):
    async def run() -> None:
        async with strict_line(strict_server, "nowhere", "192.0.2.31") as socket:
            assert await closed(Line(socket)) == 4408  # no hello
        table = strict_table(strict_server, "192.0.2.31")
        async with strict_line(strict_server, table, "192.0.2.31") as socket:
            await socket.send('{"kind":"hello"}')
            kinds = []

            async def hear() -> None:  # pings come, and are not answered
                kinds.append(orjson.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["kind"])

            with pytest.raises(ConnectionClosed) as found:
                await forever(hear)
            assert found.value.rcvd is not None and found.value.rcvd.code == 4408
            assert kinds.count("ping") >= 2

    asyncio.run(run())


def test_who_answers_pings_stays(strict_server):
    async def run() -> None:
        table = strict_table(strict_server, "192.0.2.32")
        async with strict_line(strict_server, table, "192.0.2.32") as socket:
            line = Line(socket)
            await line.send({"kind": "hello"})
            pings = 0
            while pings < 4:  # longer than silence is allowed
                told = orjson.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if told["kind"] == "ping":
                    pings += 1
                    await line.send({"kind": "pong", "n": told["n"]})
            assert pings == 4

    asyncio.run(run())


def test_who_watches_the_server_asks_it_itself(strict_server):
    with httpx.Client(base_url=strict_server.base, timeout=PATIENCE) as http:
        assert "sixrubies_requests_total" in http.get("/metrics").text
        assert http.get("/metrics", headers=outside("192.0.2.40")).status_code == 404


# -- no trace to a client ---------------------------------------------------------------------------------------------


def test_our_own_mistakes_reach_a_client_as_one_line_with_a_number(capsys):
    from sixrubies.web.app import make_app
    from sixrubies.web.config import Config

    class Broken:
        async def lobby(self, limit: int) -> None:
            raise RuntimeError("a secret detail")

    async def run() -> httpx.Response:
        app = make_app(Config())
        app.app.state.tables = Broken()  # type: ignore[attr-defined]
        transport = httpx.ASGITransport(app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            return await http.get("/api/lobby")

    response = asyncio.run(run())
    told = response.json()
    assert response.status_code == 500 and told["error"] == "internal" and told["id"] in told["message"]
    assert "detail" not in response.text and "Traceback" not in response.text
    assert response.headers["X-Content-Type-Options"] == "nosniff"
