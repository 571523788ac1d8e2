"""What a client is told when something is refused or fails: one line and a stable name, never a trace."""

import logging
import secrets

from sixrubies.core.errors import SixRubiesError
from sixrubies.table.errors import StaleVersion, TooMany
from sixrubies.web.logs import tell
from sixrubies.web.told import ErrorTold

STATUS = {
    "no_such_table": 404,
    "bad_code": 404,
    "bad_link": 404,
    "not_your_seat": 403,
    "not_now": 409,
    "no_free_seat": 409,
    "stale_version": 409,
    "too_many": 429,
    "bad_name": 422,
    "try_again": 503,
}
REFUSED = 422


def kind_of(error: SixRubiesError) -> str:
    """A stable name: the one an error says itself, or its class's: `illegal_action`, `bad_option`."""
    kind = getattr(error, "kind", None)
    if kind is not None:
        return str(kind)
    name = type(error).__name__
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def refusal(error: SixRubiesError) -> ErrorTold:
    told: ErrorTold = {"error": kind_of(error), "message": " ".join(str(error).split())[:500]}
    if isinstance(error, StaleVersion):
        told["current"] = error.current
    if isinstance(error, TooMany) and error.retry_after:
        told["retry_after"] = error.retry_after
    return told


def own_mistake(where: str) -> ErrorTold:
    """Inside an `except`: the whole story goes to the log, the client gets a number to ask about."""
    number = secrets.token_hex(4)
    tell("own_mistake", logging.ERROR, trace=True, id=number, where=where)
    return {"error": "internal", "message": f"something went wrong on our side; it is noted as {number}", "id": number}
