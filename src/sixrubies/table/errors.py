"""What the table refuses. Each error is safe to show as one line, and names what the reader can do about it."""

from sixrubies.core.errors import SixRubiesError


class TableError(SixRubiesError):
    """Everything the table refuses on purpose. `kind` is a stable name for programs."""

    kind = "table"


class NoSuchTable(TableError):
    """No table of that name, or a private one and no link to it: the two look the same from outside."""

    kind = "no_such_table"

    def __init__(self, message: str = "there is no such table, or its link is wrong") -> None:
        super().__init__(message)


class NotYourSeat(TableError):
    """The caller does not hold the seat it wants to act for."""

    kind = "not_your_seat"


class NotNow(TableError):
    """The thing can't be done in this state of the table: not begun, paused, over."""

    kind = "not_now"


class NoFreeSeat(TableError):
    """Every seat is taken."""

    kind = "no_free_seat"


class StaleVersion(TableError):
    """Something has happened since the version the caller knows. `current` is the version now."""

    kind = "stale_version"

    def __init__(self, current: int) -> None:
        super().__init__(f"the table has moved on; it is at version {current} now")
        self.current = current


class TooMany(TableError):
    """A rate or size limit. `retry_after` seconds must pass (0: waiting does not help)."""

    kind = "too_many"

    def __init__(self, message: str, retry_after: float = 0.0) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class BadName(TableError):
    """A name that is empty, too long, taken, or looks like a taken one."""

    kind = "bad_name"


class BadCode(TableError):
    """A code that leads nowhere: wrong, used up or too old. Which of them is not told."""

    kind = "bad_code"

    def __init__(self) -> None:
        super().__init__("this code leads to no free seat; ask for a new one")


class BadLink(TableError):
    """A personal link that is wrong, used up or too old."""

    kind = "bad_link"

    def __init__(self) -> None:
        super().__init__("this link is used up or too old; make a new one on the device that holds the seat")


class TryAgain(TableError):
    """The database did not answer. Nothing is half done: ask again, with the same version."""

    kind = "try_again"

    def __init__(self, message: str = "the table could not be stored just now; try again") -> None:
        super().__init__(message)
