"""Reading descriptions: a value of the right kind, or BadPosition that says what was expected."""

from typing import Any, Final

from sixrubies.core.errors import BadPosition

MOST: Final = 1_000_000_000  # far above everything that can occur, far below what a file can't hold
MANY: Final = 200  # more entries than any list of a possible position has


def whole(value: Any, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -MOST <= value <= MOST:
        raise BadPosition(f"{what} is a whole number, not {shown(value)}")
    return value


def flag(value: Any, what: str) -> int:
    if not isinstance(value, bool):
        raise BadPosition(f"{what} is true or false, not {shown(value)}")
    return 1 if value else 0


def number_of(name: Any, names: list[str], what: str) -> int:
    """The number a name stands for."""
    if not isinstance(name, str) or not name or name not in names:
        raise BadPosition(f"there is no {what} {shown(name)}")
    return names.index(name)


def table(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition(f"{what}: expected names with values, not {shown(value)}")
    return value


def row(value: Any, what: str, most: int) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{what}: expected a list, not {shown(value)}")
    if len(value) > most:
        raise BadPosition(f"{what}: at most {most}, not {len(value)}")
    return list(value)


def counts(value: Any, names: list[str], what: str, kind: str) -> list[tuple[int, int]]:
    """How many of each thing, by the number its name stands for."""
    return [(number_of(name, names, kind), whole(count, what)) for name, count in table(value, what).items()]


def mask(bits: list[int], what: str) -> int:
    """Bits as one number; none of them twice."""
    found = 0
    for bit in bits:
        if found >> bit & 1:
            raise BadPosition(f"{what} is told twice")
        found |= 1 << bit
    return found


def only(told: dict[str, Any], known: list[str], what: str) -> None:
    """Nothing is told that is not known: a misspelt name must not pass for a value left out."""
    for name in told:
        if name not in known:
            raise BadPosition(f"{what} has no {shown(name)}")


def shown(value: Any) -> str:
    """A value as the user wrote it, not too much of it."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."
