"""`sixrubies play`: in the browser; in the terminal if that is asked for, or a game is described in options."""

import secrets
import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer

import sixrubies as sr
from sixrubies import data
from sixrubies.cli import browser, saves
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import DEFAULT_BOT, Player, kinds_of, seat_players
from sixrubies.cli.session import Session
from sixrubies.cli.words import Words, boxes_of, say, speaking
from sixrubies.core.errors import BadFile, BadOption
from sixrubies.rulesets import Rows, check_options


def play(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(help=say("cli-play-file"), show_default=False)] = None,
    seats: Annotated[int, typer.Option(help=say("cli-play-seats"))] = 4,
    people: Annotated[int | None, typer.Option(help=say("cli-play-people"), show_default="1")] = None,
    names: Annotated[str, typer.Option(help=say("cli-play-names"), show_default=False)] = "",
    seat: Annotated[str, typer.Option(help=say("cli-play-seat"), show_default=False)] = "",
    ruleset: Annotated[str, typer.Option(help=say("cli-option-ruleset"))] = "base",
    bots: Annotated[str, typer.Option(help=say("cli-play-bots"), show_default=False)] = "",
    layout: Annotated[str, typer.Option(help=say("cli-play-layout"), show_default=False)] = "",
    deck: Annotated[str, typer.Option(help=say("cli-play-deck"))] = "mixed",
    edition: Annotated[str, typer.Option(help=say("cli-play-edition"))] = "revised",
    neutral_assistants: Annotated[
        bool, typer.Option("--neutral-assistants", help=say("cli-play-neutral_assistants"))
    ] = False,
    components: Annotated[Path | None, typer.Option(help=say("cli-option-components"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=say("cli-play-seed"), show_default=False)] = None,
    save: Annotated[Path | None, typer.Option(help=say("cli-play-save"), show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-play-resume"))] = False,
    confirm: Annotated[bool, typer.Option("--confirm", help=say("cli-play-confirm"))] = False,
    piped: Annotated[bool, typer.Option("--piped", help=say("cli-play-piped"))] = False,
    terminal: Annotated[bool, typer.Option("--terminal", help=say("cli-play-terminal"))] = False,
    language: Annotated[str | None, typer.Option(help=say("cli-option-language"), show_default=False)] = None,
) -> None:
    words = speaking(language)
    if not any(_given(context, name) for name in context.params if name != "language"):
        if browser.pages_built():
            browser.play_in_browser(words)
            return
        sys.stdout.write(words.text("cli-play-no_pages") + "\n")
    if resume:
        path = file or saves.latest(words)
        game, players = saves.read(path, words, kinds_of(bots))
        if game.manual_chance:
            raise BadFile(words.text("cli-manual", file=str(path)))
    elif file is not None:
        raise BadOption(words.text("cli-bad_file", file=str(file)))
    else:
        check_options(ruleset, seats, edition, neutral_assistants, deck)
        players = seat_players(seats, people, names, seat, bots or DEFAULT_BOT, Random(seed), words)
        several = sum(not player.bot for player in players) > 1
        game = sr.new_game(
            ruleset,
            seats=seats,
            layout=rows_or_name(layout) if layout else None,
            edition=edition,
            neutral_assistants=neutral_assistants,
            deck=deck,
            components=components,
            seed=secrets.randbits(48) if seed is None else seed,
            key=secrets.token_bytes(32) if seed is None and several else None,  # nobody works out the dice from it
        )
        game.header["names"] = [player.name for player in players]
        path = saves.new_path() if save is None else saves.free(save, words)
    if not piped and not sys.stdin.isatty() and not all(player.bot for player in players):
        sys.stdout.write(words.text("cli-no_terminal") + "\n")
        return
    start(game, players, path, words, confirm, resume)


def _given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name != "DEFAULT"


def start(game: sr.AnyGame, players: list[Player], path: Path, words: Words, confirm: bool, resumed: bool) -> None:
    """Sit down and play; whatever goes wrong, the file of the game is noted on the error."""
    words = speaking(words.language, data.load(boxes_of(game.header["ruleset"]), game.header["components"]))
    screen = Screen()
    try:
        saves.write(path, game, players)
    except OSError as error:
        raise BadFile(words.text("cli-bad_place", file=str(path), reason=str(error.strerror))) from None
    screen.whole(words.text("cli-resumed" if resumed else "cli-started", file=str(path)), "dim")
    try:
        Session(game, players, path, screen, words, confirm).run()
    except Exception as error:
        error.add_note(str(path))
        raise


def rows_or_name(layout: str) -> str | Rows:
    """The name of a layout, or its rows: 1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16."""
    if "/" not in layout:
        return layout
    cells = [[cell.strip() for cell in row.split(",")] for row in layout.split("/")]
    if not all(cell.isascii() and cell.isdigit() for row in cells for cell in row):
        raise BadOption(say("cli-bad_layout", given=repr(layout)))
    return [[int(cell) for cell in row] for row in cells]
