"""The pages on the protocol and on running a server are true: the example plays, every name is there."""

import dataclasses
import re
import subprocess
import sys

import httpx

from sixrubies.web import line
from sixrubies.web.app import make_app
from sixrubies.web.config import Config, Limits
from sixrubies.web.schema import schema
from tests.documents.pages import ROOT, exists, links, paths, read

PROTOCOL, OPERATIONS = "docs/protocol.md", "docs/operations.md"


def test_the_example_of_a_whole_game_plays_one(server):
    program = re.search(r"```python\n(.*?)```", read(PROTOCOL), re.S)
    assert program is not None
    done = subprocess.run(
        [sys.executable, "-c", program[1], server.base], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"winners: \[[01](, 1)?\]\n", done.stdout)


def test_the_pages_name_files_that_exist():
    for page in (PROTOCOL, OPERATIONS):
        assert [path for path in paths(page) if not exists(path) and not path.startswith("/")] == []
        assert [
            link for link in links(page) if not exists(f"docs/{link}") and not exists(link.removeprefix("../"))
        ] == []


def test_every_module_is_on_the_map():
    page = read("ARCHITECTURE.md")
    shown = page.split("Inside `src/sixrubies/web/`")[1].split("```")[1]
    there = {path.name for path in (ROOT / "src/sixrubies/web").glob("*.py")} - {"__init__.py"}
    assert {word for word in shown.split() if word.endswith(".py")} == there


def test_every_message_and_request_is_described():
    page = read(PROTOCOL)
    defined = schema()["$defs"]
    for union in ("UpMessage", "DownMessage"):
        for part in defined[union]["oneOf"]:
            kind = defined[part["$ref"].rsplit("/", 1)[1]]["properties"]["kind"]["const"]
            assert f"`{kind}`" in page, kind
    for path in make_app(Config()).app.openapi()["paths"]:  # type: ignore[attr-defined]
        last = path.removeprefix("/api").removeprefix("/tables/{table}").removeprefix("/seats/{seat}").strip("/")
        assert path in page or last in page, path


def test_every_close_code_and_limit_is_described():
    for name in ("MALFORMED", "NO_SUCH_TABLE", "SILENT", "TOO_MANY", "OWN_MISTAKE"):
        assert f"| {getattr(line, name)} |" in read(PROTOCOL)
    rows = re.findall(r"^\| (`.*?) \| ([\d, ]+) \|", read(OPERATIONS), re.M)
    told: dict[str, float] = {}
    for names, values in rows:
        found = re.findall(r"`(\w+)`", names)
        told.update(zip(found, [float(value) for value in values.split(", ")], strict=True))
    assert told == dataclasses.asdict(Limits())


def test_every_metric_is_described(server):
    text = httpx.get(f"{server.base}/metrics", timeout=30).text
    names = set(re.findall(r"^# HELP (sixrubies_\w+)", text, re.M))
    assert names and {name for name in names if name not in read(OPERATIONS)} == set()
