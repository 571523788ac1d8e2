"""The table on the network: HTTP for lobby, seats and records, WebSockets for play. `docs/protocol.md` describes it.

Nothing of a game is decided here: `sixrubies.table` is asked, and what it answers is sent on, typed (`messages.py`).
"""
