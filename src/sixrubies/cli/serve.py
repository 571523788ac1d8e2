"""`sixrubies serve`: tables for people and bots over the network."""

from typing import Annotated

import typer

from sixrubies.cli.screen import Screen
from sixrubies.cli.words import say


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

    run(config, host, port, begun)
