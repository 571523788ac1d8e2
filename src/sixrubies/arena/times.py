"""How long decisions took, as counts by length: an eighth of an octave apart, so that each is right within 5 %.

No two runs take the same time. That is why times stand in a file of their own beside the result file, which is the same
whoever made it: `games.jsonl` and `games.jsonl.times`. Without it, or with a part of it only, nothing else is missing.
"""

import json
from collections import Counter
from collections.abc import Mapping
from math import log2
from pathlib import Path

PER_OCTAVE = 8
SHORTEST = 1e-6  # a microsecond: the length 0

Times = Counter[int]  # by length, how many decisions


def length(seconds: float) -> int:
    return round(PER_OCTAVE * log2(max(seconds, SHORTEST) / SHORTEST))


def milliseconds(length: int) -> float:
    return float(2 ** (length / PER_OCTAVE)) * SHORTEST * 1000


def within(times: Mapping[int, int], part: float) -> float:
    """What so large a part of the decisions does not exceed, in milliseconds."""
    left = part * sum(times.values())
    for at in sorted(times):
        left -= times[at]
        if left <= 0:
            return milliseconds(at)
    return 0.0


def beside(file: Path) -> Path:
    return file.with_name(file.name + ".times")


def line_of(deal: int, seating: int, times: list[Times]) -> str:
    return json.dumps([deal, seating, times], separators=(",", ":")) + "\n"


def read_times(file: Path) -> dict[tuple[int, int], list[Times]]:
    """By deal and seating; what can't be read is left out."""
    found: dict[tuple[int, int], list[Times]] = {}
    try:
        lines = file.read_text().splitlines()
    except (OSError, UnicodeDecodeError):
        return found
    for line in lines:
        try:
            deal, seating, times = json.loads(line)
            found[int(deal), int(seating)] = [Counter({int(at): int(n) for at, n in seat.items()}) for seat in times]
        except (ValueError, TypeError, AttributeError):
            continue
    return found
