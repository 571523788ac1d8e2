"""Chat: short lines, not too many of them."""

from sixrubies.core.errors import BadOption
from sixrubies.table.errors import TooMany
from sixrubies.table.names import clean_text

LONGEST = 200  # characters
MOST, SECONDS = 5, 10.0  # lines of one seat in so many seconds
KEPT = 100  # lines a newcomer is shown


def clean_line(given: str) -> str:
    text = clean_text(given[: 4 * LONGEST])
    if not text:
        raise BadOption("an empty line is not sent")
    if len(text) > LONGEST:
        raise BadOption(f"a line of chat has at most {LONGEST} characters")
    return text


def check_rate(earlier: list[float], now: float) -> None:
    """`earlier`: when the seat's lines of the last seconds were said."""
    recent = sorted(at for at in earlier if at > now - SECONDS)
    if len(recent) >= MOST:
        raise TooMany(f"{MOST} lines in {SECONDS:.0f} seconds are enough; wait a little", recent[-MOST] + SECONDS - now)
