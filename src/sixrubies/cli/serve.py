"""`sixrubies serve`: tables for people and bots over the network."""

from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Any

import typer

from sixrubies.cli.home import home
from sixrubies.cli.lock import LOCK, locked
from sixrubies.cli.screen import Screen
from sixrubies.cli.words import say
from sixrubies.core.errors import BadOption


def serve(
    host: Annotated[str, typer.Option(help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("cli-serve-port"), min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help=say("cli-serve-workers"))] = 1,
    database: Annotated[str | None, typer.Option(help=say("cli-serve-database"), show_default=False)] = None,
    redis: Annotated[str | None, typer.Option(help=say("cli-serve-redis"), show_default=False)] = None,
    origin: Annotated[list[str] | None, typer.Option(help=say("cli-serve-origin"), show_default=False)] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help=say("cli-serve-trusted_proxy"), show_default=False)
    ] = None,
    limit: Annotated[list[str] | None, typer.Option(help=say("cli-serve-limit"), show_default=False)] = None,
    show: Annotated[bool, typer.Option("--open", help=say("cli-serve-open"))] = False,
) -> None:
    from sixrubies.web.config import Config, read_limits  # only who serves waits for the server to load
    from sixrubies.web.server import serve as run

    config = Config(
        database=database,
        redis=redis,
        origins=tuple(origin or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        workers=workers,
        limits=read_limits(limit or []),
    )
    screen = Screen()

    def begun(address: str) -> None:
        screen.say(say("cli-serve-begun", address=address))
        if show:
            typer.launch(address)  # the port is ours and listens: a browser that is quick waits there

    with nullcontext() if database else own_tables():
        run(config, host, port, begun)


def own_tables() -> AbstractContextManager[Any]:
    """The tables in the folder of Six Rubies, for this process alone; `sixrubies play` serves them too."""
    file = home() / LOCK
    lock = locked(file)
    if lock is None:
        raise BadOption(say("cli-serve-taken", file=str(file)))
    return lock
