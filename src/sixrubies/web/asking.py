"""Who asks: what every route needs to know about its caller."""

import re
from typing import Annotated

from fastapi import Depends, Header, Path, Request, Response

from sixrubies.table.errors import NoSuchTable
from sixrubies.table.model import Caller
from sixrubies.table.service import Tables
from sixrubies.web import cookies
from sixrubies.web.config import Config
from sixrubies.web.origin import Origin
from sixrubies.web.told import ErrorTold

TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
LinkHeader = Annotated[str | None, Header(alias="X-Table-Link", max_length=200)]


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def config_of(request: Request) -> Config:
    config: Config = request.app.state.config
    return config


def origin(request: Request) -> Origin:
    """As the guard has found it."""
    found: Origin = request.scope["origin"]
    return found


def table_id(table: Annotated[str, Path(max_length=64)]) -> str:
    """A table's name; one that can't be any is a table there is not."""
    if not TABLE.fullmatch(table):
        raise NoSuchTable
    return table


def caller(request: Request, link: LinkHeader = None) -> Caller:
    """Who asks, with or without a secret."""
    whence = origin(request)
    return Caller(cookies.read(request.headers.get("cookie", ""), whence.secure), link, whence.address)


def person(request: Request, response: Response, link: LinkHeader = None) -> Caller:
    """Who asks for something that has to be remembered: a browser without a secret gets one."""
    found = caller(request, link)
    if found.secret is not None:
        return found
    secret = Tables.new_secret()
    response.headers["Set-Cookie"] = cookies.write(secret, origin(request).secure)
    return Caller(secret, link, found.address)


Asked = Annotated[Tables, Depends(tables_of)]
Anyone = Annotated[Caller, Depends(caller)]
Person = Annotated[Caller, Depends(person)]
TableId = Annotated[str, Depends(table_id)]
SeatNumber = Annotated[int, Path(ge=0, le=4)]

REFUSALS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorTold, "description": what}
    for status, what in {
        400: "not readable",
        403: "not yours, or sent by a foreign page",
        404: "there is no such thing, or it is not for you: the two look the same",
        409: "not now",
        413: "too large",
        415: "not JSON",
        422: "refused",
        429: "too many; wait",
        503: "could not be stored just now",
    }.items()
}
