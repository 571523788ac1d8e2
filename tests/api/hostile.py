"""Hostile game files, imported while an audit hook watches what is opened. A process of its own: hooks stay for ever.

python -m tests.api.hostile COUNT          by `replay` and `from_json`, as a program does
python -m tests.api.hostile COUNT FOLDER   by the tables' `import_game`, with a database in the folder
"""

import asyncio
import json
import random
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sixrubies as sr
from sixrubies import bots
from sixrubies.core.record import digest
from sixrubies.notation import read, write
from sixrubies.rulesets import RULESETS

PACKAGE = Path(sr.__file__).resolve().parent
NAMES = ("/etc/passwd", "/dev/zero", "../../x", "file:///etc/passwd", "/proc/self/environ", "x.toml", "\0", "~/x", "")
VALUES: tuple[Any, ...] = (
    *NAMES,
    None,
    True,
    0,
    -1,
    10**30,
    1.5,
    [],
    {},
    ["/etc/passwd"],
    [["/dev/zero"]],
    {"path": "/etc/passwd"},
    {"wainwright.price": "/etc/passwd"},
    {"wainwright": {"price": {"value": "/dev/zero"}}},
    [{"components": "/etc/passwd"}, [[[[]]]]],
)
TAGS = ("names", "position", "fair", "key", "file", "include", "path", "result")  # besides those that games have
WATCHED = ("open", "os.listdir", "os.scandir", "os.chdir", "subprocess.Popen", "os.system", "socket.connect")
MEMORY = 2 << 30


def games() -> list[sr.AnyGame]:
    """One ended game of each ruleset."""
    found = []
    for ruleset in RULESETS:
        game = sr.new_game(ruleset, seats=2, seed=3)
        bots.play_out(game, [bots.make("random", seed) for seed in range(2)])
        found.append(game)
    return found


def with_tag(file: str, name: str, value: Any) -> str:
    """Return the file with the tag's value replaced, or with one tag more."""
    told, lines = f"[{name} {json.dumps(value)}]", file.split("\n")
    places = [i for i, line in enumerate(lines) if line.startswith(f"[{name} ")]
    if places:
        lines[places[0]] = told
    else:
        lines.insert(1, told)
    return "\n".join(lines)


def mutated(file: str, dice: random.Random) -> str:
    """Return the file with a few characters, words or lines changed."""
    text = file
    for _ in range(dice.randint(1, 4)):
        lines = text.split("\n")
        at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        what = dice.randrange(5)
        if what == 0:
            lines[at], lines[other] = lines[other], lines[at]
        elif what == 1:
            del lines[at]
        elif what == 2:
            words = lines[at].split(" ")
            words[dice.randrange(len(words))] = dice.choice((*NAMES, "[[", "roll:6+6", "{}", "1e999", "-0"))
            lines[at] = " ".join(words)
        elif what == 3:
            lines.insert(at, lines[other])
        else:
            place = dice.randrange(len(text))
            lines = (text[:place] + dice.choice('/.\\"[]{}0\u202e\ud7ff\0') + text[place + 1 :]).split("\n")
        text = "\n".join(lines)
    return text


def pairs_of(games: list[sr.AnyGame]) -> list[tuple[str, Any]]:
    """Every tag of a record, and some that are none, with every value."""
    tags = sorted({name for game in games for name in game.header} | set(TAGS))
    return [(name, value) for name in tags for value in VALUES]


def hostile_files(games: list[sr.AnyGame], count: int, every: int = 1) -> Iterator[str]:
    """Each pair in one of the games by turns, then mutations. `every`: only each so-many-th of them."""
    files, pairs, dice = [write(game.record()) for game in games], pairs_of(games), random.Random("hostile files")
    for number in range(0, count * every, every):
        file = files[number // every % len(files)]
        if number < len(pairs):
            yield with_tag(file, *pairs[number])
        elif number % 2:
            yield with_tag(mutated(file, dice), *dice.choice(pairs))
        else:
            yield mutated(file, dice)


def hostile_saves(games: list[sr.AnyGame], count: int) -> Iterator[str]:
    """Saved games with one of the pairs in the header, or in place of a part of them; their digests fit."""
    pairs, saves = pairs_of(games), [json.loads(game.to_json()) for game in games]
    dice = random.Random("hostile saves")
    for number in range(count):
        saved = dict(saves[number % len(saves)])
        name, value = pairs[number % len(pairs)]
        if number < len(pairs):
            saved["header"] = {**saved["header"], name: value}
        else:
            saved[dice.choice(("header", "actions", "counters", "state"))] = value
        del saved["digest"]
        yield json.dumps({**saved, "digest": digest(saved)})


class Watch:
    """Notes what is opened outside the package and the given folders while it is on, and how imports end."""

    def __init__(self, *allowed: Path) -> None:
        self.allowed = [str(folder.resolve()) for folder in (PACKAGE, *allowed)]
        self.on = False
        self.opened: list[str] = []
        self.results = Counter[str]()
        sys.addaudithook(self._heard)

    def _heard(self, event: str, told: tuple[Any, ...]) -> None:
        if not self.on or event not in WATCHED:
            return
        if isinstance(told[0], int):
            return  # a file that is open already
        name = str(told[0])
        if any(name == folder or name.startswith(f"{folder}/") for folder in self.allowed):
            return
        self.opened.append(f"{event} {name[:200]}")

    def note(self, way: str, error: Exception | None) -> None:
        """How an import ended: by the class of what it raised, unless that is a refusal."""
        ended = "done" if error is None else "refused"
        if error is not None and not isinstance(error, sr.SixRubiesError):
            ended = f"{type(error).__name__}: {str(error)[:80]}"
        self.results[f"{way} {ended}"] += 1


def in_a_program(count: int) -> Watch:
    watch, played = Watch(), games()

    def replay(file: str) -> None:
        sr.replay(read(file))

    ways: list[tuple[Callable[[str], Any], Iterator[str]]] = [
        (replay, hostile_files(played, count)),
        (sr.from_json, hostile_saves(played, count)),
    ]
    for way, files in ways:
        for file in files:
            watch.on, error = True, None
            try:
                way(file)
            except Exception as raised:  # noqa: BLE001 (that is the finding)
                error = raised
            watch.on = False
            watch.note(way.__name__, error)
    return watch


async def at_the_tables(count: int, folder: Path) -> Watch:
    from sixrubies.table.model import Caller
    from sixrubies.table.service import Settings, Tables

    watch, played = Watch(folder), games()
    tables = Tables(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", thinkers=0, due=False))
    await tables.start()
    ann = Caller(tables.new_secret())
    await tables.import_game(ann, write(played[0].record()))  # modules that are loaded late are loaded now
    for file in hostile_files(played, count, every=max(1, 1000 // count)):
        watch.on, error = True, None
        try:
            table = await tables.import_game(ann, file)
            await tables.export(ann, table)
            await tables.film(ann, table, None, True, 0, 5)
        except Exception as raised:  # noqa: BLE001 (that is the finding)
            error = raised
        watch.on = False
        watch.note("import_game", error)
    await tables.stop()
    return watch


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))  # /dev/zero has no end
    count = int(sys.argv[1])
    watch = asyncio.run(at_the_tables(count, Path(sys.argv[2]))) if len(sys.argv) > 2 else in_a_program(count)
    json.dump({"opened": sorted(set(watch.opened)), "results": watch.results}, sys.stdout)


if __name__ == "__main__":
    main()
