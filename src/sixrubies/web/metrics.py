"""What Prometheus is told at /metrics. With several worker processes the numbers of all are added up."""

import os
import time
from functools import cache
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from sixrubies.table.model import News

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where worker processes leave their numbers; set before this module is loaded

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each was first counted: nobody asks
REQUESTS = Counter("sixrubies_requests_total", "HTTP requests", ["method", "route", "status"])
SOCKETS = Gauge("sixrubies_sockets", "Open WebSockets", multiprocess_mode="livesum")
ACTIONS = Counter("sixrubies_messages_total", "WebSocket messages by kind and result", ["kind", "result"])
CLOSED = Counter("sixrubies_sockets_closed_total", "WebSockets closed by the server", ["code"])
FAN_OUT = Histogram(
    "sixrubies_fan_out_seconds",
    "From the arrival of an action to its update on the viewers' lines",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
)
LIVE = Gauge("sixrubies_tables_in_memory", "Tables this process holds in memory", multiprocess_mode="livesum")
THINKING = Gauge("sixrubies_bots_thinking", "Bots that think now", multiprocess_mode="livesum")
DUE = Gauge("sixrubies_due", "Due things nobody has done yet", multiprocess_mode="livemax")


_counted: News | None = None


@cache
def _messages(kind: str, result: str) -> Counter:
    """Looked up once: the library's own way costs as much as reading the message."""
    return ACTIONS.labels(kind, result)


def message(kind: str, result: str) -> None:
    """One more has come from a client."""
    _messages(kind, result).inc()


def fanned_out(news: News) -> None:
    """They have been told to a viewer. Counted once: the other lines of the process follow in the same instant."""
    global _counted
    if news.at and news is not _counted:  # at 0: nobody knows when
        _counted = news
        FAN_OUT.observe(max(0.0, time.time() - news.at))


def exposed() -> tuple[bytes, str]:
    """All numbers in the text format, and its content type."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
    _forget_the_dead(Path(os.environ[FOLDER]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _forget_the_dead(folder: Path) -> None:
    """Lines that a worker process held are gone with it."""
    for pid in {int(file.stem.rsplit("_", 1)[1]) for file in folder.glob("gauge_live*_*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
