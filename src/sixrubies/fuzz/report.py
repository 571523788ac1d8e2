"""What a run of the fuzzer has to tell: failures, everything counted, and what was never seen."""

import json
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sixrubies.fuzz.family import Counts


@dataclass
class Found:
    """One failure: what is wrong, and the file that shows it."""

    game: int
    what: str
    file: str


@dataclass
class Report:
    """Of one ruleset. `ok` is what the command's exit code says."""

    ruleset: str
    games: int
    seed: int
    compiled: bool
    seconds: float
    actions: int
    checks: dict[str, int]
    longest: int
    rounds: int
    spoiled: dict[str, int]
    counts: Counts
    expected_zero: dict[tuple[str, str], str]
    unseen: list[tuple[str, str]] = field(default_factory=list)
    surprises: list[tuple[str, str]] = field(default_factory=list)
    failures: list[Found] = field(default_factory=list)
    complete: bool = True  # long enough a run that everything should have been seen

    @property
    def ok(self) -> bool:
        return not self.failures and not self.surprises and not (self.complete and self.unseen)

    def to_dict(self) -> dict[str, Any]:
        return {
            "ok": self.ok,
            "ruleset": self.ruleset,
            "games": self.games,
            "seed": self.seed,
            "compiled": self.compiled,
            "seconds": round(self.seconds, 1),
            "actions": self.actions,
            "checks": self.checks,
            "longest_game": self.longest,
            "most_rounds": self.rounds,
            "spoiled_positions": self.spoiled,
            "failures": [vars(found) for found in self.failures],
            "unseen": [list(thing) for thing in self.unseen],
            "surprises": [list(thing) for thing in self.surprises],
            "expected_zero": [[group, name, why] for (group, name), why in self.expected_zero.items()],
            "counts": self.counts,
        }


def to_json(reports: list[Report]) -> str:
    """All of them as one object: `ok` if each is."""
    told = {"ok": all(report.ok for report in reports), "rulesets": [report.to_dict() for report in reports]}
    return json.dumps(told, ensure_ascii=False, indent=1)


def table(report: Report) -> RenderableType:
    """The report for a terminal: the sums, each group with its rarest things, then what is wrong."""
    build = "compiled" if report.compiled else "plain Python"
    head = Text(
        f"{report.ruleset}: {report.games:,} games, {report.actions:,} actions in {report.seconds:.0f} s"
        f" ({build}, seed {report.seed}); the longest had {report.longest:,} actions,"
        f" the most rounds were {report.rounds:,}.\n"
        f"Checked: {', '.join(f'{count:,} {name}' for name, count in report.checks.items())}."
        f" Spoiled positions: {report.spoiled['refused']:,} refused, {report.spoiled['accepted']:,} possible."
    )
    groups = Table("group", "things", "seen", "rarest", box=None, header_style="bold")
    for group, things in report.counts.items():
        expected = {name: count for name, count in things.items() if (group, name) not in report.expected_zero}
        rarest = sorted(expected, key=lambda name: expected[name])[:3]
        shown = ", ".join(f"{name} {expected[name]:,}" for name in rarest)
        seen = sum(count > 0 for count in expected.values())
        groups.add_row(group, str(len(expected)), str(seen), shown)
    return Group(head, "", groups, "", _verdict(report))


def _verdict(report: Report) -> Text:
    lines = [f"game {found.game}: {found.what} (saved as {found.file})" for found in report.failures]
    lines += [f"{group} {name} was seen, although it cannot be" for group, name in report.surprises]
    if report.complete:
        lines += [f"{group} {name} was never seen" for group, name in report.unseen]
    elif report.unseen:
        lines.append(f"{len(report.unseen)} things were not seen in so few games.")
    reasons = f"{len(report.expected_zero)} things cannot come up, each for a written reason."
    if report.ok:
        return Text("\n".join([*lines, f"No rule was broken. {reasons}"]), style="green")
    return Text("\n".join(lines), style="red")
