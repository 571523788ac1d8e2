"""Golden playthroughs: whole games told action by action, to see in a diff what a change of the rules does.

    python tools/goldens.py                   write each file anew from the actions it holds (`make goldens`)
    python tools/goldens.py --check           tell what differs, write nothing; exit code 1 where anything does
    python tools/goldens.py --anew NAME ...   play these anew by their plans (all: every one)

A file holds the header of the game and its actions, so the plans of tests/playthroughs/plans.py are needed only where a
file is missing, or where its actions are no longer possible.
"""

import argparse
import difflib
import json
import re
import sys
import textwrap
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # a script finds its own folder only

import sixrubies as sr
from tests.playthroughs import plans
from tests.playthroughs.dice import plans as dice
from tests.playthroughs.great_bazaar import plans as great_bazaar
from tests.playthroughs.letters import plans as letters
from tests.playthroughs.mocha import plans as mocha
from tests.playthroughs.plan import Plan, play
from tools.golden_text import Teller

PLANS = [*plans.PLANS, *mocha.PLANS, *letters.PLANS, *great_bazaar.PLANS, *dice.PLANS]
ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests/playthroughs"
TITLE = "; Golden playthrough: {}. Written by `make goldens`."
TAG = re.compile(r"\[(\w+) (.*)\]")
ACTION = re.compile(r"\[\d+\] \S+ .* > (\S+)")


class Unplayable(Exception):
    """The actions in a file are not possible any more."""


def path_of(plan: Plan) -> Path:
    return FOLDER / f"{plan.name}.txt"


def held() -> list[str]:
    """The names of all playthroughs that have a file."""
    return sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt"))


def actions_in(text: str) -> list[str]:
    """The tokens of a playthrough, in their order."""
    return [found[1] for line in text.splitlines() if (found := ACTION.fullmatch(line))]


def header_in(text: str) -> dict[str, object]:
    found = [match for line in text.splitlines() if (match := TAG.fullmatch(line))]
    return {match[1]: json.loads(match[2]) for match in found}


def opening(plan: Plan) -> list[str]:
    """The first lines: what is shown."""
    first, _, more = plan.shows.partition("\n")
    return [TITLE.format(first), *[f"; {line}" for line in textwrap.wrap(" ".join(more.split()), 118)]]


def tell(plan: Plan, header: dict[str, object], tokens: list[str]) -> str:
    """The text of a playthrough."""
    lines = opening(plan)
    lines += [f"[{key} {json.dumps(value)}]" for key, value in header.items()]
    teller = Teller(sr.replay(sr.Record(header, [])))
    lines += ["", *teller.begin()]
    for count, token in enumerate(tokens, 1):
        try:
            lines += teller.act(token)
        except sr.SixRubiesError as error:
            raise Unplayable(f"{plan.name}: action {count}: {error}; play it anew with --anew {plan.name}") from None
    return "\n".join(lines) + "\n"


def told_anew(plan: Plan) -> str:
    """A playthrough played by its plan."""
    try:
        game = play(plan)
    except sr.SixRubiesError as error:
        raise Unplayable(f"{plan.name}: its plan is not possible: {error}") from None
    return tell(plan, game.header, [entry.token for entry in game.entries])


def told_again(plan: Plan) -> str:
    """A playthrough from the actions in its file; from its plan where there is no file."""
    if not path_of(plan).exists():
        return told_anew(plan)
    text = path_of(plan).read_text(encoding="utf-8")
    return tell(plan, header_in(text), actions_in(text))


def differences(plan: Plan) -> list[str]:
    """The first lines that differ from the file."""
    then = path_of(plan).read_text(encoding="utf-8") if path_of(plan).exists() else ""
    now = told_again(plan)
    if then == now:
        return []
    name = f"tests/playthroughs/{plan.name}.txt"
    return list(difflib.unified_diff(then.splitlines(), now.splitlines(), name, "now", n=2, lineterm=""))[:40]


def check() -> int:
    strays = sorted(set(held()) - {plan.name for plan in PLANS})
    found = [f"tests/playthroughs/{name}.txt has no plan" for name in strays]
    for plan in PLANS:
        try:
            found += differences(plan)
        except Unplayable as error:
            found.append(str(error))
    print("\n".join(found) if found else f"{len(PLANS)} playthroughs are as they were")
    return 1 if found else 0


def write(plans: list[Plan], anew: bool) -> int:
    for plan in plans:
        try:
            text = told_anew(plan) if anew else told_again(plan)
        except Unplayable as error:
            print(error)
            return 1
        path_of(plan).write_text(text, encoding="utf-8")
        print(f"{plan.name}: {len(actions_in(text))} actions")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Golden playthroughs: write them anew, or tell what has changed.")
    parser.add_argument("--check", action="store_true", help="tell differences, write nothing")
    parser.add_argument("--anew", nargs="+", metavar="NAME", help="play these anew by their plans; all: every one")
    chosen = parser.parse_args()
    if chosen.check:
        return check()
    if not chosen.anew:
        return write(PLANS, anew=False)
    unknown = sorted(set(chosen.anew) - {plan.name for plan in PLANS} - {"all"})
    if unknown:
        parser.error(f"no playthrough is called {unknown[0]}; there is {', '.join(plan.name for plan in PLANS)}")
    return write([plan for plan in PLANS if plan.name in chosen.anew or "all" in chosen.anew], anew=True)


if __name__ == "__main__":
    sys.exit(main())
