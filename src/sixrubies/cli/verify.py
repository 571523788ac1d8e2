"""`sixrubies verify`: every die and card of a finished game again, from what was promised before it began."""

from pathlib import Path
from typing import Annotated

import typer

from sixrubies import fair, notation
from sixrubies.cli.screen import Screen
from sixrubies.cli.words import Words, say
from sixrubies.core.errors import BadFile


def verify(
    file: Annotated[Path, typer.Argument(help=say("cli-verify-file"), show_default=False)],
    commitment: Annotated[str, typer.Option(help=say("cli-verify-commitment"), show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
    language: Annotated[str | None, typer.Option(help=say("cli-option-language"), show_default=False)] = None,
) -> None:
    words, screen = Words(language), Screen()
    record = notation.read_file(file)
    try:
        found = fair.verify(record)
    except BadFile as error:
        raise BadFile(f"{file}, {error}") from None
    if commitment and commitment.lower() != found.commitment:
        raise BadFile(words.text("cli-verify-other", file=str(file), commitment=found.commitment))
    if as_json:
        screen.json(
            {
                "fair": True,
                "commitment": found.commitment,
                "contributions": {str(seat): given for seat, given in found.contributions.items()},
                "layout": found.layout,
                "outcomes": found.outcomes,
            }
        )
        return
    screen.say(words.text("cli-verify-fair", outcomes=found.outcomes))
    screen.say(words.text("cli-verify-promise", commitment=found.commitment))
    for seat, given in found.contributions.items():
        screen.say(words.text("cli-verify-contribution", seat=seat + 1, given=given))
    screen.say(words.text("cli-verify-layout", drawn="yes" if found.layout else "no"))
