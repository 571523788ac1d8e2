"""Game files: a header of tags, then one line per turn with a token per action, chance included (docs/notation.md).

    [ruleset "base"]
    [seats 2]
    [layout [[15, 5, 2, 14], ...]]
    ...
    setup  demand:L3 demand:S1 roll:5+4 roll:6+1 draw:five_lira draw:stay
    1.0    move:9 leave act call:7 roll:5+4 end_turn
    = 100 6e0c...            digest of the state after 100 actions
    [result {"winners": [0], ...}]

A tag's value is JSON. Lines that begin with `;` are comments. The labels before the turns are for readers: they are
checked where they stand, but a file written by hand may leave them out.
"""

import json
import re
from pathlib import Path
from typing import Any

from sixrubies.core.errors import BadFile
from sixrubies.core.event import EVERYONE
from sixrubies.core.record import FORMAT, Entry, Record

MAGIC = "Six Rubies game file"
NEEDED = ("ruleset", "rules_version", "seats", "layout", "edition", "neutral_assistants", "components", "chance")
TAG = re.compile(r"\[(\w+) (.*)\]")
LABEL = re.compile(r"setup|\d+\.\d+")
DIGEST = re.compile(r"= (\d+) ([0-9a-f]{32})")
TOKEN = re.compile(r"[a-z_]+(:[A-Za-z0-9_+?]+)?")


def write(record: Record) -> str:
    """The text of a game file."""
    lines = [f"; {MAGIC}, format {FORMAT}"]
    lines += [f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in record.header.items()]
    lines.append("")
    digests = dict(record.digests)
    turn, tokens = "", [""]
    for count, entry in enumerate(record.entries, 1):
        if entry.turn != turn and len(tokens) > 1:
            lines.append(" ".join(tokens))
            tokens = [""]
        turn = entry.turn
        tokens[0] = f"{turn:<6}"
        tokens.append(entry.token)
        if count in digests:
            lines += [" ".join(tokens), f"= {count} {digests[count]}"]
            tokens = [""]
    if len(tokens) > 1:
        lines.append(" ".join(tokens))
    if record.result is not None:
        lines.append(f"[result {json.dumps(record.result)}]")
    return "\n".join(lines) + "\n"


def read_file(path: str | Path) -> Record:
    """The record in a file; BadFile says what is wrong with it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(f"{path}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{path}: can't be read ({type(error).__name__})") from None
    try:
        return read(text)
    except BadFile as error:
        raise BadFile(f"{path}, {error}") from None


def read(text: str) -> Record:
    """The record in a text. Whether its actions fit the rules is `replay`'s question."""
    header: dict[str, Any] = {}
    record = Record(header, [])
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(";"):
            continue
        if record.result is not None:
            raise BadFile(f"line {number}: something follows the result")
        if line.startswith("["):
            _read_tag(record, line, number)
        elif line.startswith("="):
            _read_digest(record, line, number)
        else:
            _read_turn(record, line, number)
    missing = [key for key in NEEDED if key not in header]
    if missing:
        raise BadFile(f"line 1: not a game file, or cut off: no [{missing[0]} ...]")
    return record


def _read_tag(record: Record, line: str, number: int) -> None:
    found = TAG.fullmatch(line)
    if not found:
        raise BadFile(f"line {number}: a tag is [name value], found {line[:40]!r}")
    try:
        value = json.loads(found[2])
    except ValueError:
        raise BadFile(f"line {number}: the value of [{found[1]} ...] is not JSON") from None
    if found[1] == "result":
        if not isinstance(value, dict) or "winners" not in value:
            raise BadFile(f"line {number}: a result names its winners")
        record.result = value
    elif record.entries:
        raise BadFile(f"line {number}: the tag [{found[1]} ...] stands after the first turn")
    elif found[1] in record.header:
        raise BadFile(f"line {number}: the tag [{found[1]} ...] stands there twice")
    else:
        record.header[found[1]] = value


def _read_digest(record: Record, line: str, number: int) -> None:
    found = DIGEST.fullmatch(line)
    if not found:
        raise BadFile(f"line {number}: a digest is `= count digest`")
    if int(found[1]) != len(record.entries):
        raise BadFile(f"line {number}: the digest is of action {found[1]}, but {len(record.entries)} stand before it")
    record.digests.append((int(found[1]), found[2]))


def _read_turn(record: Record, line: str, number: int) -> None:
    words = line.split()
    turn = words.pop(0) if LABEL.fullmatch(words[0]) else ""
    for word in words:
        if not TOKEN.fullmatch(word):
            raise BadFile(f"line {number}: {word[:40]!r} is no action")
        if word.endswith(":?"):
            raise BadFile(f"line {number}: {word} was hidden from the reader this file was written for")
        record.entries.append(Entry(word, EVERYONE, "", turn))
