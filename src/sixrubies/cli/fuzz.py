"""`sixrubies fuzz`: random games over all tables, every rule of the engine checked along the way."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixrubies.cli.screen import Screen
from sixrubies.cli.words import say


def fuzz(
    ruleset: Annotated[str, typer.Option(help=say("cli-fuzz-ruleset"))] = "all",
    games: Annotated[int, typer.Option(help=say("cli-fuzz-games"))] = 100_000,
    seed: Annotated[int, typer.Option(help=say("cli-fuzz-seed"))] = 1,
    workers: Annotated[int, typer.Option(help=say("cli-fuzz-workers"))] = os.cpu_count() or 1,
    folder: Annotated[Path, typer.Option(help=say("cli-fuzz-folder"))] = Path("fuzz-failures"),
    again: Annotated[Path | None, typer.Option(help=say("cli-fuzz-again"), show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
) -> None:
    from sixrubies import fuzz as fuzzer  # only who runs it waits for it to load

    screen = Screen()
    if again is not None:
        wrong = fuzzer.again(again)
        screen.say(wrong or say("cli-fuzz-gone"))
        raise typer.Exit(1 if wrong else 0)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("cli-fuzz-running", failures=0), total=games)

        def tell(done: int, failures: int) -> None:
            progress.update(task, completed=done, description=say("cli-fuzz-running", failures=failures))

        reports = fuzzer.run_all(ruleset, games, seed, workers, folder, tell)
    if as_json:
        screen.plain(fuzzer.to_json(reports) + "\n")
    else:
        for report in reports:
            screen.show(fuzzer.table(report))
    if not all(report.ok for report in reports):
        raise typer.Exit(1)
