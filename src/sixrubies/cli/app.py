"""The command as a whole: its parts, and how it ends. Bad input is one plain line, never a traceback."""

import sys
import traceback
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperGroup

from sixrubies.cli.arena import arena
from sixrubies.cli.bench import bench
from sixrubies.cli.doctor import doctor
from sixrubies.cli.fuzz import fuzz
from sixrubies.cli.home import home
from sixrubies.cli.play import play
from sixrubies.cli.ratings import ratings
from sixrubies.cli.replay import replay
from sixrubies.cli.rules import rules
from sixrubies.cli.serve import serve
from sixrubies.cli.signs import spare_the_terminal
from sixrubies.cli.verify import verify
from sixrubies.cli.words import say
from sixrubies.core.errors import SixRubiesError

REFUSED = 2
OUR_MISTAKE = 1
INTERRUPTED = 130


class Commands(TyperGroup):
    """Ends every command with an exit code and, where something is wrong, one line."""

    def main(self, *args: Any, **options: Any) -> Any:
        alone = options.pop("standalone_mode", True)
        code = _ended(lambda: super(Commands, self).main(*args, **{**options, "standalone_mode": False}))
        if alone:
            sys.exit(code)
        return code


def _ended(run: Callable[[], Any]) -> int:
    """Run a command; its exit code."""
    spare_the_terminal()
    try:
        done = run()
        return done if isinstance(done, int) else 0
    except SixRubiesError as error:
        _complain(str(error))
        return REFUSED
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 (whatever it is, nobody should see a traceback)
        told = getattr(error, "format_message", None)  # what the parser of the command line refuses
        if told is not None:
            _complain(told())
            return REFUSED
        _complain(_own_mistake(error))
        return OUR_MISTAKE


def _complain(reason: str) -> None:
    sys.stderr.write(f"sixrubies: {' '.join(reason.split())}\n")


def _own_mistake(error: Exception) -> str:
    """What to report, and where the game is: `play` notes its file on every error that passes through it."""
    what = f"{type(error).__name__}: {error}"
    try:
        report = home() / "error.txt"
        report.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        told = say("cli-own_mistake", what=what, file=str(report))
    except (OSError, SixRubiesError):
        told = say("cli-own_mistake-unwritten", what=what, where=_last_place(error))
    saved = getattr(error, "__notes__", [])
    return f"{told} {say('cli-own_mistake-saved', file=saved[0])}" if saved else told


def _last_place(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{frame.filename}:{frame.lineno}"


app = typer.Typer(cls=Commands, help=say("cli-about"), add_completion=False, rich_markup_mode="rich")


@app.callback(invoke_without_command=True)
def _whole(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


for _command in (play, serve, replay, verify, rules, arena, ratings, bench, fuzz, doctor):
    app.command(help=say(f"cli-command-{_command.__name__}"))(_command)


def main() -> None:
    """What `sixrubies` starts."""
    app(prog_name="sixrubies")
