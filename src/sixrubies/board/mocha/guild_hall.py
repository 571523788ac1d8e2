"""Place 18, the Guild Hall: a coffee, two guild cards, discard one."""

from sixrubies.board.actions import DISCARD
from sixrubies.board.effects import discard_card
from sixrubies.board.fields import GUILD_HAND
from sixrubies.board.mocha.deck import start_guild_draw
from sixrubies.board.mocha.effects import can_draw_guild, gain_coffee
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import GUILD_HALL_DISCARD, GUILD_HALL_TAKE
from sixrubies.board.things import GUILD
from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Step


class TakeGuildCards(Entry):
    """The coffee first (E12), then card by card from the face-down pile. Frame: `a` drawn, `b` more to draw."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.a == 0:
            gain_coffee(s, f.seat, self.numbers.guild_hall_coffee)
        if f.a < self.numbers.guild_hall_cards + f.b and can_draw_guild(s):
            s.push(Frame(GUILD_HALL_TAKE, f.seat, f.place, f.by, a=f.a + 1, b=f.b))
            start_guild_draw(s, f.seat)
        else:
            s.push(Frame(GUILD_HALL_DISCARD, f.seat, f.place, f.by))


class DiscardGuildCard(Step[State]):
    """Any guild card in hand, without its effect; with none the discard lapses."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if s.n[GUILD_HAND + f.seat] > 0 else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DISCARD + card for card in range(GUILD + 1, GUILD + 21) if s.in_hand(f.seat, card) > 0]

    def forced(self, s: State, f: Frame) -> bool:
        return s.n[GUILD_HAND + f.seat] == 1

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action != NOTHING:
            discard_card(s, f.seat, action - DISCARD)
