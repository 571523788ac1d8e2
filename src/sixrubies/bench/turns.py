"""Taking turns: peer, compiled and plain, each run a process of its own, so that a busy machine slows all of them.

A figure is the median of its runs; a ratio is that of two medians.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from statistics import median
from typing import Any

import sixrubies as sr
from sixrubies.bench import peer as catanatron
from sixrubies.core.errors import BadOption, SixRubiesError

Runs = list[dict[str, Any]]


class BenchFailed(SixRubiesError):
    """A measuring process of our own ended with an error."""


@dataclass(frozen=True)
class Figures:
    """What `sixrubies bench` reports. Without the peer its figures and the ratios to it are None."""

    ruleset: str
    seats: int
    compiled: bool
    decisions_per_s: float
    decisions_per_s_from_python: float
    decisions_per_s_recorded: float
    actions_per_s: float
    games_per_s: float
    copy_us: float
    state_bytes: float
    seats5_over_seats2: float | None
    pure_decisions_per_s: float
    pure_copy_us: float
    catanatron_version: str | None = None
    catanatron_decisions_per_s: float | None = None
    catanatron_actions_per_s: float | None = None
    catanatron_copy_us: float | None = None
    ratio: float | None = None
    copy_ratio: float | None = None
    pure_ratio: float | None = None
    peer_missing: str | None = None

    def to_json(self) -> str:
        return json.dumps(asdict(self))


def run_ours(kind: str, ruleset: str, seats: int, seconds: float, pure: bool = False) -> dict[str, Any]:
    """One run of our own; `pure` forces plain Python."""
    command = [sys.executable, "-m", "sixrubies.bench.own", kind, ruleset, str(seats), str(seconds)]
    environment = {**os.environ, "SIXRUBIES_PURE": "1"} if pure else None
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        raise BenchFailed(f"measuring {kind} failed: {catanatron.last_line(done.stderr)}")
    return dict(json.loads(done.stdout))


def middle(runs: Runs, key: str) -> float:
    return median(float(run[key]) for run in runs)


def measure(
    ruleset: str = "base",
    seats: int = 4,
    seconds: float = 2.0,
    turns: int = 5,
    peer: bool = True,
    tell: Callable[[str], None] = lambda part: None,
) -> Figures:
    """All figures. `seconds` is the CPU time of one run; `tell` hears which part of the work begins."""
    if not 0 < seconds <= 600:
        raise BadOption(f"seconds must be more than 0 and at most 600, not {seconds:g}")
    if not 1 <= turns <= 100:
        raise BadOption(f"turns must be from 1 to 100, not {turns}")
    sr.new_game(ruleset, seats=seats, seed=1)  # refuses what does not exist before the long work begins

    python, missing = None, None
    if peer:
        tell("the peer's environment")
        try:
            python = catanatron.environment(catanatron.ROOT)
        except catanatron.PeerMissing as reason:
            missing = str(reason)
    peers: Runs = []
    ours: Runs = []
    plain: Runs = []
    for turn in range(1, turns + 1):
        tell(f"turn {turn} of {turns}")
        if python is not None:
            try:
                peers.append(catanatron.run(python, seconds, catanatron.ROOT))
            except catanatron.PeerMissing as reason:
                python, missing = None, str(reason)
        ours.append(run_ours("speed", ruleset, seats, seconds))
        plain.append(run_ours("speed", ruleset, seats, seconds, pure=True))
    tell("memory, and two seats beside five")
    once = run_ours("size", ruleset, seats, 2 * seconds)

    figures = Figures(
        ruleset=ruleset,
        seats=seats,
        compiled=bool(ours[0]["compiled"]),
        decisions_per_s=middle(ours, "decisions_per_s"),
        decisions_per_s_from_python=middle(ours, "decisions_per_s_from_python"),
        decisions_per_s_recorded=middle(ours, "decisions_per_s_recorded"),
        actions_per_s=middle(ours, "actions_per_s"),
        games_per_s=middle(ours, "games_per_s"),
        copy_us=middle(ours, "copy_us"),
        state_bytes=once["state_bytes"],
        seats5_over_seats2=once["seats5_over_seats2"],
        pure_decisions_per_s=middle(plain, "decisions_per_s"),
        pure_copy_us=middle(plain, "copy_us"),
        peer_missing=missing,
    )
    return beside(figures, peers) if python is not None else figures


def beside(figures: Figures, peers: Runs) -> Figures:
    """The figures with the peer's and the ratios to it."""
    decisions, copying = middle(peers, "decisions_per_s"), middle(peers, "copy_us")
    return replace(
        figures,
        catanatron_version=peers[0]["version"],
        catanatron_decisions_per_s=decisions,
        catanatron_actions_per_s=middle(peers, "actions_per_s"),
        catanatron_copy_us=copying,
        ratio=figures.decisions_per_s / decisions,
        copy_ratio=copying / figures.copy_us,
        pure_ratio=figures.pure_decisions_per_s / decisions,
    )
