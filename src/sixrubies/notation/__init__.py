"""Notation: game files one can read, compare and write by hand."""

from sixrubies.notation.gamefile import read, read_file, write

__all__ = ["read", "read_file", "write"]
