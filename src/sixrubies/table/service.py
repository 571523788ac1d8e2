"""The table's face: what a web server, a test or a terminal client asks for. All is stored before it is answered."""

from sixrubies.table.faces.process import Settings
from sixrubies.table.faces.records import Records
from sixrubies.table.model import Caller

__all__ = ["Caller", "Settings", "Tables"]


class Tables(Records):
    """All tables of one database. Every method refuses with a `TableError` (or another SixRubiesError), in one line.

    What it can do stands in `faces/`: process (start, stop, subscribe), lobby (create, find), seats (join, carry),
    play (update, act, undo, vote), talk (chat), records (export, import).
    """
