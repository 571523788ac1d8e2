"""Searches that bots use, compiled: they work on a state sampled from a view, never on a game's own."""
