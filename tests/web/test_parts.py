"""The parts that need no server: limits, addresses, cookies, settings, messages."""

import dataclasses
import json
import os
import subprocess
import sys

import orjson
import pytest

from sixrubies.core.errors import BadOption, IllegalAction
from sixrubies.table.errors import StaleVersion, TooMany
from sixrubies.web import cookies, messages, metrics
from sixrubies.web.config import ENVIRONMENT, Config, Limits, from_environment, read_limits
from sixrubies.web.errors import kind_of, refusal
from sixrubies.web.limits import Bucket, Buckets, Counted, group
from sixrubies.web.origin import Origin, allowed, origin_of

SECRET = "A" * 32


class Time:
    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


# -- limits -----------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_what_it_holds_then_a_steady_trickle():
    bucket = Bucket(rate=2.0, most=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.take(0.5) == 0.0
    assert bucket.take(0.5) > 0
    assert [bucket.take(100.0) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert bucket.take(100.0) == 0.5


def test_each_address_has_its_own_bucket_and_is_told_when_to_come_back():
    time = Time()
    buckets = Buckets(1.0, 1, time)
    buckets.take("a", "requests")
    buckets.take("b", "requests")
    with pytest.raises(TooMany, match="too many requests") as refused:
        buckets.take("a", "requests")
    assert refused.value.retry_after == 1.0
    time.at += 1
    buckets.take("a", "requests")


def test_addresses_that_have_been_quiet_are_forgotten(monkeypatch):
    monkeypatch.setattr("sixrubies.web.limits.FORGET_AT", 3)
    time = Time()
    buckets = Buckets(1.0, 2, time)
    for address in ("a", "b", "c"):
        buckets.take(address, "requests")
    time.at += 0.5
    buckets.take("c", "requests")
    time.at += 0.6  # a and b are full again, c is not
    buckets.take("d", "requests")
    assert set(buckets.of) == {"c", "d"}
    monkeypatch.setattr("sixrubies.web.limits.MOST", 3)
    for address in ("e", "f", "g"):  # within the same second: nobody is looked at again, the oldest go
        buckets.take(address, "requests")
    assert set(buckets.of) == {"e", "f", "g"}


def test_lines_are_counted_in_all_and_by_address():
    counted = Counted(most=3, most_each=2)
    counted.open("a")
    counted.open("a")
    with pytest.raises(TooMany, match="from here"):
        counted.open("a")
    counted.open("b")
    with pytest.raises(TooMany, match="full"):
        counted.open("c")
    counted.close("a")
    counted.open("c")
    counted.close("b")
    assert counted.of == {"a": 1, "c": 1} and counted.total == 2


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nonsense", "nonsense"),
    ],
)
def test_one_client_is_an_address_or_a_network_of_64_bits(address, counted):
    assert group(address) == counted


# -- where from -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "address"),
    [
        ((), "10.0.0.1", "192.0.2.7", "10.0.0.1"),  # no proxy is trusted: anybody could send the header
        (("10.0.0.0/8",), "192.0.2.1", "192.0.2.7", "192.0.2.1"),
        (("10.0.0.0/8",), "10.0.0.1", "192.0.2.7", "192.0.2.7"),
        (("10.0.0.0/8",), "10.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),  # the first was the client's own invention
        (("10.0.0.0/8",), "10.0.0.1", "192.0.2.7, 10.0.0.2", "192.0.2.7"),
        (("10.0.0.0/8",), "10.0.0.1", "x, 10.0.0.2", "10.0.0.2"),
        (("10.0.0.0/8",), "10.0.0.1", "", "10.0.0.1"),
        (("10.0.0.0/8",), "::ffff:10.0.0.1", "192.0.2.7", "192.0.2.7"),
    ],
)
def test_forwarded_addresses_count_only_from_trusted_proxies(proxies, peer, forwarded, address):
    found = origin_of("http", peer, {"x-forwarded-for": forwarded}, Config(trusted_proxies=proxies))
    assert found.address == address


def test_a_proxy_says_whether_the_line_is_encrypted_if_it_is_trusted():
    headers = {"x-forwarded-proto": "https", "host": "play.example.org"}
    assert origin_of("http", "10.0.0.1", headers, Config(trusted_proxies=("10.0.0.1",))).secure
    assert not origin_of("http", "10.0.0.1", headers, Config()).secure


OURS = Origin("192.0.2.7", True, "https://play.example.org", "play.example.org", "same-origin")


@pytest.mark.parametrize(
    ("changes", "origins", "may"),
    [
        ({}, (), True),
        ({"page": "https://evil.example"}, (), False),
        ({"page": "null"}, (), False),
        ({"page": "http://play.example.org"}, (), False),  # another scheme is another page
        ({"page": "https://play.example.org:444"}, (), False),
        ({"page": "HTTPS://Play.Example.org"}, (), True),
        ({"page": "", "fetch_site": ""}, (), True),  # a program
        ({"page": "", "fetch_site": "cross-site"}, (), False),
        ({"page": "", "fetch_site": "same-site"}, (), False),
        ({}, ("https://play.example.org",), True),
        ({"page": "https://evil.example", "host": "evil.example"}, ("https://play.example.org",), False),
        ({"page": "", "fetch_site": "", "host": "evil.example"}, ("https://play.example.org",), False),
        ({"page": "https://evil.example"}, ("https://play.example.org",), False),
    ],
)
def test_only_our_own_pages_and_programs_may_change_something(changes, origins, may):
    assert allowed(dataclasses.replace(OURS, **changes), Config(origins=origins)) is may


# -- cookies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secure", [True, False])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(secure):
    header = cookies.write(SECRET, secure)
    assert "HttpOnly" in header and "SameSite=Strict" in header and "Path=/" in header and "Domain" not in header
    assert ("Secure" in header) is secure and header.startswith("__Host-") is secure
    assert cookies.read(header.split(";")[0], secure) == SECRET
    assert cookies.read(header.split(";")[0], not secure) is None


@pytest.mark.parametrize(
    "header",
    [
        "",
        "sixrubies=",
        "sixrubies=short",
        f"sixrubies={SECRET}!",
        f"other={SECRET}",
        "sixrubies=" + "A" * 500,
        "\x00=;;",
    ],
)
def test_what_was_never_our_cookie_is_none(header):
    assert cookies.read(header, secure=False) is None


# -- settings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("config", "why"),
    [
        (Config(workers=0), "1 worker or more"),
        (Config(workers=2), "need Redis"),
        (Config(redis="localhost:6379"), "a Redis is named by a URL"),
        (Config(trusted_proxies=("proxy.example",)), "an address or a network"),
        (Config(origins=("play.example.org",)), "a scheme and a host"),
        (Config(origins=("https://play.example.org/path",)), "a scheme and a host"),
    ],
)
def test_settings_that_cant_work_are_refused(config, why):
    with pytest.raises(BadOption, match=why):
        config.check()


def test_settings_reach_the_worker_processes_whole(monkeypatch):
    limits = Limits(sockets=5)
    config = Config("sqlite:///x", "redis://y", ("https://a.example",), ("10.0.0.0/8",), 2, limits)
    config.check()
    monkeypatch.setenv(ENVIRONMENT, config.to_environment()[ENVIRONMENT])
    assert from_environment() == config


def test_limits_are_read_by_name():
    assert read_limits(["sockets=7", "messages_per_second=2.5"]) == Limits(sockets=7, messages_per_second=2.5)


@pytest.mark.parametrize(
    "line", ["socket=7", "sockets", "sockets=many", "sockets=0", "sockets=-1", "sockets=2.5", "sockets=nan"]
)
def test_limits_that_are_none_are_refused(line):
    with pytest.raises(BadOption):
        read_limits([line])


# -- messages ---------------------------------------------------------------------------------------------------------


def test_messages_are_read_into_their_types():
    message = messages.read('{"kind":"act","id":1,"seat":0,"version":3,"options":[1,2]}')
    assert message == messages.Act(kind="act", id=1, seat=0, version=3, options=[1, 2])
    assert messages.read('{"kind":"hello"}') == messages.Hello(kind="hello", seat=None, since=-1)


BAD_MESSAGES = [
    "",
    "nonsense",
    "[]",
    "17",
    "{}",
    '{"kind":"steal"}',
    '{"kind":["act"]}',
    '{"kind":"act"}',
    '{"kind":"act","id":1,"seat":0,"version":3,"options":[]}',
    '{"kind":"act","id":1,"seat":0,"version":3,"options":["move:1"]}',
    '{"kind":"act","id":1,"seat":0,"version":3,"options":[-1]}',
    '{"kind":"act","id":1,"seat":0,"version":3,"options":[1.5]}',
    '{"kind":"act","id":1,"seat":5,"version":3,"options":[1]}',
    '{"kind":"act","id":1,"seat":true,"version":3,"options":[1]}',
    '{"kind":"act","id":1,"seat":0,"version":"3","options":[1]}',
    '{"kind":"act","id":1,"seat":0,"version":3,"options":[1],"<script>":1}',
    json.dumps({"kind": "act", "id": 1, "seat": 0, "version": 3, "options": [1] * 65}),
    json.dumps({"kind": "say", "id": 1, "seat": 0, "text": ""}),
    json.dumps({"kind": "say", "id": 1, "seat": 0, "text": "x" * 501}),
    '{"kind":"contribute","id":1,"seat":0,"contribution":"00"}',
    '{"kind":"contribute","id":1,"seat":0,"contribution":"' + "AB" * 16 + '"}',
    '{"kind":"ping","n":99999999999999999999999}',
    '{"kind":"ping","n":NaN}',
    "[" * 5000,
    '{"a":' * 1500,
]


@pytest.mark.parametrize("text", BAD_MESSAGES)
def test_what_is_no_message_is_refused_in_one_line_that_repeats_nothing_of_it(text):
    with pytest.raises(messages.BadMessage) as refused:
        messages.read(text)
    told = str(refused.value)
    assert told and "\n" not in told and len(told) <= 200
    assert "<script>" not in told and "nonsense" not in told and "steal" not in told


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_every_refusal_has_a_stable_name_and_one_line():
    assert refusal(StaleVersion(7)) == {
        "error": "stale_version",
        "message": "the table has moved on; it is at version 7 now",
        "current": 7,
    }
    assert refusal(TooMany("slow\ndown", 2.5)) == {"error": "too_many", "message": "slow down", "retry_after": 2.5}
    assert kind_of(IllegalAction("no")) == "illegal_action"
    assert orjson.loads(orjson.dumps(refusal(IllegalAction("x" * 900))))["message"] == "x" * 500


# -- metrics ----------------------------------------------------------------------------------------------------------


def test_what_a_dead_worker_held_is_not_counted_any_more(monkeypatch, tmp_path):
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    monkeypatch.setenv(metrics.FOLDER, str(tmp_path))
    for pid in (ended.pid, os.getpid()):
        (tmp_path / f"gauge_livesum_{pid}.db").touch()
        (tmp_path / f"counter_{pid}.db").touch()
    metrics._forget_the_dead(tmp_path)
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {f"gauge_livesum_{os.getpid()}.db", f"counter_{os.getpid()}.db", f"counter_{ended.pid}.db"}
