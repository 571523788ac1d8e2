"""`sixrubies doctor`: whether everything is as it should be here, and what to do where it is not."""

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer
from rich.text import Text

import sixrubies as sr
from sixrubies import _build, bots
from sixrubies.cli.board import LEAST
from sixrubies.cli.home import home
from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.signs import styled
from sixrubies.cli.words import Words, say, speaking
from sixrubies.core.errors import SixRubiesError
from sixrubies.rulesets import RULESETS

GOOD, ADVICE, PROBLEM = "good", "advice", "problem"
SIGNS = {GOOD: ("✓", "green"), ADVICE: ("–", "yellow"), PROBLEM: ("✗", "bold red")}
LIBRARIES = ("rich", "typer", "fluent.runtime", "platformdirs")
HEIGHT = 24


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: how it is, and what to do about it."""

    name: str
    state: str
    found: str
    advice: str = ""


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
    language: Annotated[str | None, typer.Option(help=say("cli-option-language"), show_default=False)] = None,
) -> None:
    words, screen = speaking(language), Screen()
    findings = list(look(words, screen))
    well = all(finding.state != PROBLEM for finding in findings)
    if as_json:
        screen.json({"well": well, "findings": [asdict(finding) for finding in findings]})
    else:
        for finding in findings:
            sign, style = SIGNS[finding.state]
            label = styled(f"{sign} ", style) + styled(words.text(f"cli-doctor-{finding.name}"), "bold")
            screen.say(label + Text(f": {finding.found}"))
            if finding.advice:
                screen.say(finding.advice, indent=INDENT)
        screen.say(words.text("cli-doctor-well" if well else "cli-doctor-ill"))
    if not well:
        raise typer.Exit(1)


def look(words: Words, screen: Screen) -> Iterator[Finding]:
    yield Finding("python", GOOD, f"{platform.python_implementation()} {platform.python_version()}, {sys.platform}")
    yield Finding("versions", GOOD, ", ".join(f"{name} {found_version(name)}" for name in ("sixrubies", *LIBRARIES)))
    yield engine(words)
    yield trial(words)
    yield folder(words)
    yield from terminal(words, screen)


def found_version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "?"


def engine(words: Words) -> Finding:
    """Compiled or plain, and why."""
    if sr.compiled:
        return Finding("engine", GOOD, words.text("cli-doctor-compiled"))
    found = words.text("cli-doctor-plain")
    if _build.pure():
        return Finding("engine", ADVICE, found, words.text("cli-doctor-plain_asked"))
    if _build.record() == _build.PLAIN:
        return Finding("engine", ADVICE, found, words.text("cli-doctor-plain_compiler"))
    return Finding("engine", ADVICE, found, words.text("cli-doctor-plain_unbuilt"))


def trial(words: Words) -> Finding:
    """A whole game of each ruleset, saved, loaded and replayed."""
    actions = 0
    for ruleset in RULESETS:
        game = sr.new_game(ruleset, seats=2, seed=1)
        bots.play_out(game, [bots.make("random", seed) for seed in range(2)])
        if not sr.from_json(game.to_json()).digest() == sr.replay(game.record()).digest() == game.digest():
            return Finding("trial", PROBLEM, words.text("cli-doctor-trial_bad"), words.text("cli-doctor-trial_advice"))
        actions += len(game.entries)
    return Finding("trial", GOOD, words.text("cli-doctor-trial_good", games=len(RULESETS), actions=actions))


def folder(words: Words) -> Finding:
    """Whether games can be saved."""
    try:
        place = home()
        with tempfile.NamedTemporaryFile(dir=place) as file:
            file.write(b"six rubies")
        return Finding("folder", GOOD, str(place))
    except (OSError, SixRubiesError) as error:
        return Finding("folder", PROBLEM, str(error), words.text("cli-doctor-folder_advice"))


def terminal(words: Words, screen: Screen) -> Iterator[Finding]:
    console = screen.console
    if not console.is_terminal:
        yield Finding(
            "terminal", ADVICE, words.text("cli-doctor-no_terminal"), words.text("cli-doctor-terminal_advice")
        )
        return
    size = words.text("cli-doctor-size", width=console.width, height=console.height)
    roomy = console.width > LEAST and console.height >= HEIGHT
    yield Finding("terminal", GOOD if roomy else ADVICE, size, "" if roomy else words.text("cli-doctor-size_advice"))
    colours = console.color_system
    if colours is not None and not console.no_color:
        yield Finding("colours", GOOD, colours)
    else:
        asked = "NO_COLOR" in os.environ
        advice = "cli-doctor-colours_asked" if asked else "cli-doctor-colours_advice"
        yield Finding("colours", ADVICE, words.text("cli-doctor-no_colours"), words.text(advice))
    encoding = console.encoding
    if encoding.startswith("utf"):
        yield Finding("signs", GOOD, encoding)
    else:
        yield Finding("signs", ADVICE, encoding, words.text("cli-doctor-signs_advice"))
