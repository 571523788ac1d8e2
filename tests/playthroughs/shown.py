"""What the golden playthroughs show, read from their text."""

import re
from collections import Counter
from collections.abc import Iterable

ACTION = re.compile(r"\[\d+\] \S+ (?:seat \d|chance) (\S+) > (\S+)")
EVENT = re.compile(r"event   (\w+)(.*)")
BEGUN = re.compile(r"event   action_began seat=\d place=(\d+) piece=(\w+)")
TAVERN_TILE = re.compile(r"event   tavern_tile_taken seat=\d tavern_tile=(\w+)")
COSTS = re.compile(r"all     table\.tavern_costs (.*) > .*")
BLOCKED = re.compile(r"\(([a-z_]+)[ \d]*\)")


def shown(texts: Iterable[str]) -> dict[str, Counter[str]]:
    """How often each step asked, each token was chosen, each event (and each of its numbers) and reason came."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in ("step", "token", "event", "detail", "reason")}
    for line in _lines(texts):
        if action := ACTION.fullmatch(line):
            found["step"][action[1]] += 1
            found["token"][action[2]] += 1
        elif event := EVENT.fullmatch(line):
            found["event"][event[1]] += 1
            found["detail"].update(f"{event[1]} {part}" for part in event[2].split(" (to")[0].split())
        elif line.startswith("blocked "):
            found["reason"].update(BLOCKED.findall(line))
    return found


def by_piece(texts: Iterable[str]) -> set[tuple[int, str]]:
    """Places whose action was begun, and by which piece."""
    return {(int(found[1]), found[2]) for line in _lines(texts) if (found := BEGUN.fullmatch(line))}


def tiles_used(texts: Iterable[str]) -> set[tuple[int, int]]:
    """Kiosk tiles that were used and not declined, and which half of them."""
    used: set[tuple[int, int]] = set()
    tile = 0
    for line in _lines(texts):
        if action := ACTION.fullmatch(line):
            verb, _, argument = action[2].partition(":")
            if verb == "kiosk":
                tile = int(argument)
            elif verb == "offer":
                used.add((tile, int(argument)))
    return used


def tavern_prices(texts: Iterable[str]) -> set[tuple[str, int]]:
    """Tavern tiles that were taken, and what they showed: the price that was on top before."""
    taken: set[tuple[str, int]] = set()
    tile = ""
    for line in _lines(texts):
        if found := TAVERN_TILE.fullmatch(line):
            tile = found[1]
        elif tile and (costs := COSTS.fullmatch(line)):
            taken.add((tile, int(dict(part.split("=") for part in costs[1].split())[tile])))
            tile = ""
    return taken


def _lines(texts: Iterable[str]) -> list[str]:
    return "\n".join(texts).splitlines()
