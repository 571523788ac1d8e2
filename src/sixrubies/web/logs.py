"""Structured logs: one JSON object a line, on standard error. No secret is ever put in one: no cookie, link or code."""

import logging
import sys
import time
from typing import Any

import orjson

log = logging.getLogger("sixrubies.web")


class JsonLines(logging.Formatter):
    """A record as JSON: time, level, event, and the fields given as `extra={"told": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(told, default=str).decode()


def tell(event: str, level: int = logging.INFO, trace: bool = False, **told: Any) -> None:
    """One line of the log."""
    log.log(level, event, extra={"told": told}, exc_info=trace)


def set_up(level: str = "info") -> None:
    """Everything this process logs, in our form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    for name in ("uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True  # ours has no query and no secrets
