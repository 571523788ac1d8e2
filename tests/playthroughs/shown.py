"""What the golden playthroughs show, read from their text."""

import re
from collections import Counter
from collections.abc import Iterable

ACTION = re.compile(r"\[\d+\] \S+ (?:seat \d|chance) (\S+) > (\S+)")
EVENT = re.compile(r"event   (\w+)(.*)")
BLOCKED = re.compile(r"\(([a-z_]+)[ \d]*\)")


def shown(texts: Iterable[str]) -> dict[str, Counter[str]]:
    """How often each step asked, each token was chosen, each event (and each of its numbers) and reason came."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in ("step", "token", "event", "detail", "reason")}
    for line in "\n".join(texts).splitlines():
        if action := ACTION.fullmatch(line):
            found["step"][action[1]] += 1
            found["token"][action[2]] += 1
        elif event := EVENT.fullmatch(line):
            found["event"][event[1]] += 1
            found["detail"].update(f"{event[1]} {part}" for part in event[2].split(" (to")[0].split())
        elif line.startswith("blocked "):
            found["reason"].update(BLOCKED.findall(line))
    return found
