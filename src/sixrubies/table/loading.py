"""A live table from what is stored: by its log, or where that can't be played again, by its state."""

from sixrubies.core.record import Entry
from sixrubies.table.body import body_of
from sixrubies.table.live import LiveTable
from sixrubies.table.past import Diverged, entries_of, restored, same_state
from sixrubies.table.storage import saves
from sixrubies.table.storage.saves import Loaded


def followed(live: LiveTable | None, loaded: Loaded) -> LiveTable:
    """A table brought up to date by its log; a new one is checked against the stored state."""
    row = loaded.row
    if row["record"] is not None:
        return from_state(loaded)
    fresh = live is None
    if live is None:
        live = saves.table_of(row)
    elif live.header is None:
        live.header = live.header_saved = saves.table_of(row).header
    for entry in loaded.entries:
        live.follow(entry)
    live.version, live.body = row["version"], body_of(row["body"])
    if fresh and live.game is not None and not same_state(live.game, row["state"]):
        raise Diverged("the log does not lead to the stored state")
    return live


def from_state(loaded: Loaded) -> LiveTable:
    """A table whose game goes on from its state: of other rules, or ended and without a log."""
    live = saves.table_of(loaded.row)
    live.known_from = live.version
    if live.header is None:
        return live
    live.game = restored(live.header, loaded.row["state"])
    older: list[Entry] = []
    for entry in loaded.entries:
        if entry.kind in ("start", "act", "bot"):
            older += entries_of(entry.body)
        elif entry.kind == "undo":
            del older[int(entry.body) :]
    live.older = older
    return live
