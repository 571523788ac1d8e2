"""What differs between two described states: the answer of a preview."""

from typing import Any


def changes(before: Any, after: Any, skipped: tuple[str, ...], by_seat: str) -> dict[str, list[Any]]:
    """Values by dotted path, before and after. `by_seat` is the list that is compared entry by entry."""
    found: dict[str, list[Any]] = {}
    _compare("", before, after, found, skipped, by_seat)
    return found


def _compare(
    path: str, before: Any, after: Any, found: dict[str, list[Any]], skipped: tuple[str, ...], by_seat: str
) -> None:
    if path in skipped:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted(set(before) | set(after)):
            _compare(f"{path}.{key}" if path else key, before.get(key), after.get(key), found, skipped, by_seat)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and path == by_seat:
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare(f"{path}.{i}", old, new, found, skipped, by_seat)
    elif before != after:
        found[path] = [before, after]
