"""`sixrubies bench`: how fast the engine is here, beside a peer."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from sixrubies.cli.screen import Screen
from sixrubies.cli.words import say

PARTS = 2  # besides the turns: setting up the peer, measuring memory


def bench(
    ruleset: Annotated[str, typer.Option(help=say("cli-option-ruleset"))] = "base",
    seats: Annotated[int, typer.Option(help=say("cli-bench-seats"))] = 4,
    seconds: Annotated[float, typer.Option(help=say("cli-bench-seconds"))] = 2.0,
    turns: Annotated[int, typer.Option(help=say("cli-bench-turns"))] = 5,
    peer: Annotated[bool, typer.Option("--peer/--no-peer", help=say("cli-bench-peer"))] = True,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
) -> None:
    from sixrubies.bench import measure, table  # only who measures waits for it to load

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("cli-bench-start"), total=turns + PARTS)
        figures = measure(
            ruleset,
            seats,
            seconds,
            turns,
            peer,
            tell=lambda part: progress.update(task, description=part, advance=1),
        )
    screen = Screen()
    if as_json:
        screen.plain(figures.to_json() + "\n")
    else:
        screen.show(table(figures))
