"""The guild cards' face-down pile."""

from sixrubies.board.actions import DRAW
from sixrubies.board.fields import GUILD_PILE
from sixrubies.board.mocha.effects import draw_guild_card, refill_guild
from sixrubies.board.state import State
from sixrubies.board.steps import GUILD_DRAW
from sixrubies.board.things import GUILD, GUILD_STREAM
from sixrubies.core.frame import Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import ChanceStep


def start_guild_draw(s: State, seat: int) -> None:
    """Nothing to draw: the draw is skipped (ruling A16)."""
    if s.n[GUILD_PILE] == 0:
        refill_guild(s)
    if s.n[GUILD_PILE] > 0:
        s.push(Frame(GUILD_DRAW, seat))


class DrawGuildCard(ChanceStep[State]):
    """Each card as likely; only the drawer sees which."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DRAW + card for card in range(GUILD + 1, GUILD + 21) if s.pile[card] > 0]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [s.pile[card] for card in range(GUILD + 1, GUILD + 21) if s.pile[card] > 0]

    def stream(self, s: State, f: Frame) -> int:
        return stream(GUILD_STREAM, f.seat)

    def audience(self, s: State, f: Frame) -> int:
        return f.seat

    def apply(self, s: State, f: Frame, action: int) -> None:
        draw_guild_card(s, f.seat, action - DRAW)
