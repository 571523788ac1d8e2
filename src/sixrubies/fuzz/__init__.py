"""The fuzzer: random games over all tables, every rule of the engine checked along the way.

>>> from sixrubies.fuzz import run
>>> run("mocha", games=1, seed=1).failures
[]
"""

from sixrubies.fuzz.failures import again
from sixrubies.fuzz.report import Report, table, to_json
from sixrubies.fuzz.runner import run, run_all

__all__ = ["Report", "again", "run", "run_all", "table", "to_json"]
