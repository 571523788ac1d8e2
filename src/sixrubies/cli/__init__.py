"""The `sixrubies` command: play, replay, verify, rules, bench, fuzz, doctor."""

from sixrubies.cli.app import app, main

__all__ = ["app", "main"]
