"""HTTP: ended games, listed, exported, imported, deleted; and how the server is."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from sixrubies.table.errors import NoSuchTable, TooMany
from sixrubies.web import metrics
from sixrubies.web.asking import Anyone, Asked, Person, TableId, config_of
from sixrubies.web.bodies import FileGiven, FinishedGames, HealthTold, ImportedTold
from sixrubies.web.telling import film_told, finished_told
from sixrubies.web.told import FilmTold

routes = APIRouter()
MOST_MOMENTS = 120  # in one answer: about a thousand characters each


@routes.get("/api/records")
async def finished(
    tables: Asked,
    caller: Anyone,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> FinishedGames:
    """Ended games at which this browser held a seat, and public ones; newest first; `before`: that ended earlier."""
    return {"games": [finished_told(game) for game in await tables.finished(caller, limit, before)]}


@routes.post("/api/records", status_code=201)
async def import_game(request: Request, tables: Asked, caller: Person, given: FileGiven) -> ImportedTold:
    """Store an ended game from its game file, checked by playing it again."""
    if len(given.file.encode("utf-8", "replace")) > config_of(request).limits.file_bytes:
        raise TooMany("the game file is too long")
    return {"table": await tables.import_game(caller, given.file)}


@routes.get(
    "/api/tables/{table}/file",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def export(
    tables: Asked, caller: Anyone, table: TableId, seat: Annotated[int | None, Query(ge=0, le=4)] = None
) -> PlainTextResponse:
    """The game file: everything once the game has ended, before that what the seat (or a spectator) may know."""
    text = await tables.export(caller, table, seat)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{table}.txt"'})


@routes.get("/api/tables/{table}/moments")
async def moments(
    tables: Asked,
    caller: Anyone,
    table: TableId,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
    open_hands: bool = False,
    first: Annotated[int, Query(ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_MOMENTS)] = MOST_MOMENTS,
) -> FilmTold:
    """The game moment by moment, as a seat saw it, as a spectator did, or with all hands open.

    Of a game that runs one sees again what one could see: through a seat of one's own, or as a spectator.
    """
    return film_told(*await tables.film(caller, table, seat, open_hands, first, count))


@routes.delete("/api/records/{table}", status_code=204)
async def delete(tables: Asked, caller: Anyone, table: TableId) -> None:
    """Remove an ended game; for its host."""
    await tables.delete(caller, table)


@routes.get("/healthz", responses={503: {"model": HealthTold}})
async def healthz(tables: Asked, response: Response) -> HealthTold:
    """Whether the database answers."""
    ok = await tables.healthy()
    response.status_code = 200 if ok else 503
    return {"ok": ok}


@routes.get("/metrics", response_class=PlainTextResponse)
async def all_metrics(request: Request, tables: Asked) -> Response:
    """Numbers for Prometheus, for who asks the server itself: a proxy does not get through."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        raise NoSuchTable("there is no such page")
    stats = await tables.stats()
    metrics.LIVE.set(stats["tables_in_memory"])
    metrics.THINKING.set(stats["bots_thinking"])
    metrics.DUE.set(stats["due"])
    body, kind = metrics.exposed()
    return Response(body, media_type=kind)
