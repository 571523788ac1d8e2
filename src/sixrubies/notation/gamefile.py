"""Game files: a header of tags, then one line per turn with a token per action, chance included (docs/notation.md).

    ; Six Rubies game file, format 1
    [ruleset "base"]
    [seats 2]
    [layout [[15, 5, 2, 14], ...]]
    ...
    setup  demand:L3 demand:S1 roll:5+4 roll:6+1 draw:five_lira draw:stay
    1.0    move:9 leave act call:7 roll:5+4 end_turn
    = 100 6e0c...            digest of the state after 100 actions
    [result {"winners": [0], ...}]

A tag's value is JSON. Lines that begin with `;` are comments. A file that `write` has written begins with its format
and ends with the result, `null` while there is none: so nothing can be cut off unnoticed. A file written by hand may
leave out both, the digests, the labels before the turns, and every tag whose value is that of a new game.
"""

import json
import re
from pathlib import Path
from typing import Any

from sixrubies.core.errors import BadFile
from sixrubies.core.event import EVERYONE
from sixrubies.core.record import FORMAT, Entry, Record

MAGIC = "; Six Rubies game file"
NEEDED = ("ruleset", "rules_version", "seats")
TAG = re.compile(r"\[(\w+) (.*)\]")
LABEL = re.compile(r"setup|\d+\.\d+", re.ASCII)
DIGEST = re.compile(r"= ([1-9][0-9]{0,8}) ([0-9a-f]{32})")
TOKEN = re.compile(r"[a-z_]+(:[A-Za-z0-9_+?]+)?")


def write(record: Record) -> str:
    """The text of a game file."""
    lines = [f"{MAGIC}, format {FORMAT}"]
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
    lines.append(f"[result {json.dumps(record.result)}]")
    return "\n".join(lines) + "\n"


def read_file(path: str | Path) -> Record:
    """The record in a file; BadFile says what is wrong with it, and in which line."""
    try:
        data = Path(path).read_bytes()
    except FileNotFoundError:
        raise BadFile(f"{path}: there is no such file") from None
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        raise BadFile(f"{path}: can't be read ({getattr(error, 'strerror', None) or error})") from None
    try:
        return read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile(f"{path}, line {line}: not a text in UTF-8") from None
    except BadFile as error:
        raise BadFile(f"{path}, {error}") from None


def read(text: str) -> Record:
    """The record in a text. Whether its actions fit the rules is `replay`'s question."""
    record = Record({}, [])
    lines = [line.strip() for line in text.split("\n")]
    written = lines[0].startswith(MAGIC)
    if written and lines[0] != f"{MAGIC}, format {FORMAT}":
        raise BadFile(f"line 1: {lines[0][:60]!r}: this version reads format {FORMAT}")
    for number, line in enumerate(lines, 1):
        if not line or line.startswith(";"):
            continue
        if "result" in record.lines:
            raise BadFile(f"line {number}: something follows the result")
        if line.startswith("["):
            _read_tag(record, line, number)
        elif line.startswith("="):
            _read_digest(record, line, number)
        else:
            _read_turn(record, line, number)
    last = max(record.lines.values(), default=1)
    missing = [key for key in NEEDED if key not in record.header]
    if missing:
        raise BadFile(f"line {last}: not a game file, or cut off: no [{missing[0]} ...]")
    if written and "result" not in record.lines:
        raise BadFile(f"line {last}: the file is cut off: no [result ...] at its end")
    return record


def _read_tag(record: Record, line: str, number: int) -> None:
    found = TAG.fullmatch(line)
    if not found:
        raise BadFile(f"line {number}: a tag is [name value], found {line[:40]!r}")
    name = found[1]
    try:
        value: Any = json.loads(found[2])
    except (ValueError, RecursionError):
        raise BadFile(f"line {number}: the value of [{name} ...] is not JSON") from None
    if name in record.lines:
        raise BadFile(f"line {number}: the tag [{name} ...] stands there twice")
    if name == "result":
        if value is not None and (not isinstance(value, dict) or "winners" not in value):
            raise BadFile(f"line {number}: a result names its winners")
        record.result = value
    elif record.entries:
        raise BadFile(f"line {number}: the tag [{name} ...] stands after the first turn")
    else:
        record.header[name] = value
    record.lines[name] = number


def _read_digest(record: Record, line: str, number: int) -> None:
    found = DIGEST.fullmatch(line)
    if not found:
        raise BadFile(f"line {number}: a digest is `= count digest`, found {line[:50]!r}")
    count = int(found[1])
    if count != len(record.entries):
        raise BadFile(f"line {number}: the digest is of action {count}, but {len(record.entries)} stand before it")
    record.digests.append((count, found[2]))
    record.lines[f"digest {count}"] = number


def _read_turn(record: Record, line: str, number: int) -> None:
    words = line.split()
    turn = words.pop(0) if LABEL.fullmatch(words[0]) else ""
    for word in words:
        if not TOKEN.fullmatch(word):
            raise BadFile(f"line {number}: {word[:40]!r} is no action")
        if word.endswith(":?"):
            raise BadFile(f"line {number}: {word} was hidden from the reader this file was written for")
        record.entries.append(Entry(word, EVERYONE, "", turn))
        record.lines[f"action {len(record.entries)}"] = number
