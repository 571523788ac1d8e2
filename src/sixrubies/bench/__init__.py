"""How fast the engine is: beside a peer, beside itself in plain Python, and per state."""

from sixrubies.bench.report import table
from sixrubies.bench.turns import Figures, measure

__all__ = ["Figures", "measure", "table"]
