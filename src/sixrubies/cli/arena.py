"""`sixrubies arena`: bots play many games under equal conditions."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixrubies.cli.screen import Screen
from sixrubies.cli.words import say, spoken
from sixrubies.core.errors import BadOption

FOLDER = Path("arena-results")


def arena(
    bots: Annotated[list[str], typer.Argument(help=say("cli-arena-bots"))],
    ruleset: Annotated[str, typer.Option(help=say("cli-arena-ruleset"))] = "base",
    games: Annotated[int, typer.Option(help=say("cli-arena-games"))] = 100,
    seats: Annotated[int | None, typer.Option(help=say("cli-arena-seats"), show_default=False)] = None,
    layout: Annotated[str | None, typer.Option(help=say("cli-arena-layout"), show_default=False)] = None,
    edition: Annotated[str, typer.Option(help=say("cli-arena-edition"))] = "revised",
    deck: Annotated[str, typer.Option(help=say("cli-arena-deck"))] = "mixed",
    neutral_assistants: Annotated[bool, typer.Option(help=say("cli-arena-neutral"))] = False,
    seed: Annotated[int, typer.Option(help=say("cli-arena-seed"))] = 1,
    seconds: Annotated[float | None, typer.Option(help=say("cli-arena-seconds"), show_default=False)] = None,
    workers: Annotated[int, typer.Option(help=say("cli-arena-workers"))] = 1,
    until_clear: Annotated[bool, typer.Option("--until-clear", help=say("cli-arena-until_clear"))] = False,
    file: Annotated[Path | None, typer.Option(help=say("cli-arena-file"), show_default=False)] = None,
    html: Annotated[Path | None, typer.Option(help=say("cli-arena-html"), show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
    language: Annotated[str | None, typer.Option(help=say("cli-option-language"), show_default=False)] = None,
) -> None:
    from sixrubies import arena as pit  # only who runs it waits for it to load
    from sixrubies.arena.page import page
    from sixrubies.arena.table import plain, table
    from sixrubies.arena.words import ArenaWords

    line_up = pit.line_up(bots, seats)
    match = pit.Match(line_up, ruleset, layout, edition, deck, neutral_assistants, seed, seconds=seconds).checked()
    words = ArenaWords(language or spoken(), ruleset)
    file = file or FOLDER / f"{match.file_name()}.jsonl"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.speech.text("cli-arena-running"), total=games)
        results = pit.run(match, games, workers, file, until_clear, lambda done: progress.update(task, completed=done))
    summary = pit.summarise(match, results.games)
    if html is not None:
        write(html, page(pit.tally(match, results.games), summary, words))
    if as_json:
        Screen().plain(json.dumps(plain(summary)) + "\n")
    else:
        Screen().show(table(summary, words))
        Screen().say(words.speech.text("cli-arena-kept", file=str(file)))


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"can't write {file}: {error.strerror}") from None
