"""`sixrubies ratings`: how strong bots are on one scale, from the games the arena has kept."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from sixrubies.cli.arena import FOLDER
from sixrubies.cli.screen import Screen
from sixrubies.cli.words import say, spoken
from sixrubies.core.errors import BadOption


def ratings(
    results: Annotated[list[Path] | None, typer.Argument(help=say("cli-ratings-results"), show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
    language: Annotated[str | None, typer.Option(help=say("cli-option-language"), show_default=False)] = None,
) -> None:
    from sixrubies.arena import ratings as pools  # only who asks for ratings waits for it to load
    from sixrubies.arena.table import ratings_table

    if not results and not FOLDER.is_dir():
        raise BadOption(f"there is no folder {FOLDER} here; play a match with `sixrubies arena`, or name result files")
    found = pools.ratings(pools.gathered(results or [FOLDER]))
    if as_json:
        told = [
            {"ruleset": ruleset, "seats": seats, "ratings": [asdict(rating) for rating in rated]}
            for (ruleset, seats), rated in found.items()
        ]
        Screen().plain(json.dumps(told) + "\n")
    else:
        Screen().show(ratings_table(found, language or spoken()))
