"""HTTP: what there is to play, tables, seats, and how one gets to them."""

import io
from typing import Annotated

import segno
from fastapi import APIRouter, Query, Request

from sixrubies import bots, data, rulesets
from sixrubies.board.things import PLACE_NAMES
from sixrubies.web.asking import Anyone, Asked, Person, SeatNumber, TableId, config_of, origin
from sixrubies.web.bodies import (
    BotWanted,
    CarryTold,
    ChatLines,
    ClaimWanted,
    CodeTold,
    CodeWanted,
    ContributionGiven,
    CreatedTold,
    InviteTold,
    JoinByCode,
    JoinedTold,
    JoinWanted,
    LinkTold,
    TablesTold,
    TableWanted,
    VersionTold,
)
from sixrubies.web.telling import chat_told, table_told
from sixrubies.web.told import RulesetsTold, RulesetTold, TableTold

routes = APIRouter(prefix="/api")


@routes.get("/rulesets")
async def all_rulesets() -> RulesetsTold:
    """What a table can be made with."""
    told = [_ruleset(name) for name in rulesets.RULESETS]
    return {
        "rulesets": told,
        "bots": list(bots.NAMES),
        "levels": list(bots.LEVELS),
        "styles": list(bots.STYLES),
        "rules_version": rulesets.RULES_VERSION,
    }


def _ruleset(name: str) -> RulesetTold:
    ruleset, most = rulesets.TABLE[name], rulesets.kind_of(name).most_seats
    on_a_board = bool(ruleset.places)
    used = data.load(ruleset.boxes)
    return {
        "name": name,
        "seats": list(range(2, most + 1)),
        "places": ruleset.places,
        "place_names": {str(place): PLACE_NAMES[place] for place in ruleset.places},
        "layouts": list(rulesets.LAYOUTS[name]),
        "rows": {layout: used[key] for layout, key in ruleset.layouts.items()},
        "editions": list(rulesets.EDITIONS if name == "base" else rulesets.EDITIONS[:on_a_board]),
        "decks": list(rulesets.DECKS if "letters" in ruleset.boxes else rulesets.DECKS[:on_a_board]),
        "neutral_assistants_seats": [2, 3, 4] if on_a_board else [],
    }


@routes.get("/lobby")
async def lobby(tables: Asked, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> TablesTold:
    """Public tables that wait for people or can be watched, newest first."""
    return {"tables": [table_told(info) for info in await tables.lobby(limit)]}


@routes.get("/mine")
async def mine(tables: Asked, caller: Anyone) -> TablesTold:
    """Tables at which this browser holds a seat."""
    return {"tables": [table_told(info) for info in await tables.mine(caller)] if caller.secret else []}


@routes.post("/tables", status_code=201)
async def create(tables: Asked, caller: Person, wanted: TableWanted) -> CreatedTold:
    """A new table; the caller is its host and holds the seats of kind `human`."""
    made = await tables.create(caller, wanted.options(), [seat.wish() for seat in wanted.seats])
    return {
        "table": made.table,
        "seats": made.seats,
        "path": _path(made.table, made.link),
        "link": made.link,
        "code": made.code,
        "code_expires": made.code_expires,
    }


def _path(table: str, link: str) -> str:
    """The part behind `#` never leaves the browser: the link is in no log."""
    return f"/t/{table}#{link}" if link else f"/t/{table}"


@routes.get("/tables/{table}")
async def info(tables: Asked, caller: Anyone, table: TableId) -> TableTold:
    """One table; a private one needs a seat at it, or its link in the header X-Table-Link."""
    return table_told(await tables.info(caller, table))


@routes.post("/find")
async def find(tables: Asked, caller: Anyone, wanted: CodeWanted) -> TableTold:
    """The table a code leads to."""
    return table_told(await tables.find(caller, wanted.code))


@routes.post("/join")
async def join_by_code(tables: Asked, caller: Person, wanted: JoinByCode) -> JoinedTold:
    """Take a free seat by code."""
    joined = await tables.join_by_code(caller, wanted.code, wanted.name)
    return {"table": joined.table, "seat": joined.seat, "version": joined.version}


@routes.post("/claim")
async def claim(tables: Asked, caller: Person, wanted: ClaimWanted) -> JoinedTold:
    """Take the seat of a personal link to this browser; the other device loses it."""
    joined = await tables.claim(caller, wanted.token)
    return {"table": joined.table, "seat": joined.seat, "version": joined.version}


@routes.post("/tables/{table}/join")
async def join(tables: Asked, caller: Person, table: TableId, wanted: JoinWanted) -> JoinedTold:
    """Take a free seat of a public table, or of a private one by its link."""
    joined = await tables.join(caller, table, wanted.name, wanted.seat)
    return {"table": joined.table, "seat": joined.seat, "version": joined.version}


@routes.post("/tables/{table}/code")
async def new_code(tables: Asked, caller: Anyone, table: TableId) -> CodeTold:
    """A fresh code; the old one is void."""
    code, expires = await tables.new_code(caller, table)
    return {"code": code, "expires": expires}


@routes.post("/tables/{table}/link")
async def new_link(tables: Asked, caller: Anyone, table: TableId) -> LinkTold:
    """A fresh link of a private table; the old one is void."""
    link = await tables.new_link(caller, table)
    return {"link": link, "path": _path(table, link)}


@routes.post("/tables/{table}/invite")
async def invite(request: Request, tables: Asked, caller: Anyone, table: TableId) -> InviteTold:
    """The address to send to others, with the private link the caller came by, as text and as QR code."""
    await tables.info(caller, table)  # refuses a table that is not for the caller
    address = _address(request, _path(table, caller.link or ""))
    return {"address": address, "qr": _qr(address)}


@routes.get("/tables/{table}/chat")
async def chat(
    tables: Asked, caller: Anyone, table: TableId, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> ChatLines:
    """Lines of chat after number `since`."""
    return {"lines": [chat_told(line) for line in await tables.chat(caller, table, since)]}


@routes.post("/tables/{table}/seats/{seat}/leave", status_code=204)
async def leave(tables: Asked, caller: Anyone, table: TableId, seat: SeatNumber) -> None:
    """Give the seat up."""
    await tables.leave(caller, table, seat)


@routes.post("/tables/{table}/seats/{seat}/bot", status_code=204)
async def seat_bot(tables: Asked, caller: Anyone, table: TableId, seat: SeatNumber, wanted: BotWanted) -> None:
    """The host gives an open seat to a bot."""
    await tables.seat_bot(caller, table, seat, wanted.bot)


@routes.post("/tables/{table}/seats/{seat}/contribute")
async def contribute(
    tables: Asked, caller: Anyone, table: TableId, seat: SeatNumber, given: ContributionGiven
) -> VersionTold:
    """The client's own part in the dice, after it has seen the commitment."""
    return {"version": await tables.contribute(caller, table, seat, given.contribution)}


@routes.post("/tables/{table}/seats/{seat}/take_over")
async def take_over(tables: Asked, caller: Anyone, table: TableId, seat: SeatNumber) -> VersionTold:
    """Ask for a bot in a seat whose owner is away."""
    return {"version": await tables.take_over(caller, table, seat)}


@routes.post("/tables/{table}/seats/{seat}/reclaim")
async def reclaim(tables: Asked, caller: Anyone, table: TableId, seat: SeatNumber) -> VersionTold:
    """Take one's seat back from the bot that stands in."""
    return {"version": await tables.reclaim(caller, table, seat)}


@routes.post("/tables/{table}/seats/{seat}/carry")
async def carry(request: Request, tables: Asked, caller: Anyone, table: TableId, seat: SeatNumber) -> CarryTold:
    """A personal link for the seat, as text and as QR code; it works once."""
    token = await tables.carry(caller, table, seat)
    path = f"/claim#{token}"
    return {"token": token, "path": path, "qr": _qr(_address(request, path))}


def _address(request: Request, path: str) -> str:
    base = (config_of(request).origins or (origin(request).base(),))[0]
    return f"{base}{path}"


def _qr(address: str) -> str:
    picture = io.BytesIO()
    segno.make_qr(address, error="m").save(picture, kind="svg", xmldecl=False, scale=4, border=4)
    return picture.getvalue().decode().strip()
