"""The pages of the browser client: built files that lie in the package, if `make client` has built them."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, PlainTextResponse, Response

CLIENT: Final = Path(str(files("sixrubies.web"))) / "client"
PAGE: Final = "index.html"
ASSETS: Final = "assets"
FOREVER: Final = "public, max-age=31536000, immutable"  # the name of a built file changes with what is in it
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}  # not the machine's own table: what a registry says about .js differs
PATHS: Final = (
    "/", "/t/{table}", "/claim", "/rules", "/r", "/r/{table}", "/r/{table}/{moment}", "/r/{table}/{moment}/{seat}",
)  # fmt: skip
NOT_BUILT: Final = (
    "The tables are served here, but the pages to play at in a browser were not built: run `make client`, "
    "which needs Node 20. Programs and `sixrubies play` need no pages.\n"
)


def client_page(folder: Path = CLIENT) -> Response | None:
    """The client for an address that leads nowhere; it says so itself."""
    file = folder / PAGE
    return FileResponse(file, 404, media_type=KINDS[".html"]) if file.is_file() else None


def client_routes(folder: Path = CLIENT) -> APIRouter:
    """The start page, a table, a game seen again, a personal link, the rules: one page, and what it loads."""
    routes = APIRouter(include_in_schema=False)

    async def page() -> Response:
        file = folder / PAGE
        if not file.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(file, headers={"Cache-Control": ASK_AGAIN}, media_type=KINDS[".html"])

    async def asset(name: str) -> Response:
        # By name from what lies there now, so that pages built anew are found; no path of a request touches the disk.
        file = next((file for file in (folder / ASSETS).glob("*") if file.name == name and file.suffix in KINDS), None)
        if file is None:
            return PlainTextResponse("there is no such page\n", 404)
        return FileResponse(file, headers={"Cache-Control": FOREVER}, media_type=KINDS[file.suffix])

    for path in PATHS:
        routes.add_api_route(path, page, methods=["GET", "HEAD"])
    routes.add_api_route(f"/{ASSETS}/{{name}}", asset, methods=["GET", "HEAD"])
    return routes
