"""Nonsense, floods and silence: a real server refuses them in one line and goes on."""

import asyncio
import socket
from typing import Any

import httpx
import orjson
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.client import PATIENCE, Browser, Line
from tests.web.conftest import ORIGIN
from tests.web.intruding import OPEN, PERSON, closed, forever, with_table
from tests.web.server import Server
from tests.web.test_parts import BAD_MESSAGES

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
