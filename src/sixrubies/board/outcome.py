"""The end of the game: left-over cards, ranking, shared victory (docs/rules/base.md, G)."""

from sixrubies.board.effects import finish_game, gain_good, gain_lira, lay_aside, play_card
from sixrubies.board.rules import EndCard
from sixrubies.board.state import State
from sixrubies.board.things import GOODS


class EndLira(EndCard):
    """Five Lira."""

    def use(self, s: State, seat: int) -> None:
        gain_lira(s, seat, s.rules.card_lira)


class EndGood(EndCard):
    """One good, the first kind with room in the order red, green, yellow, blue."""

    def usable(self, s: State, seat: int) -> bool:
        return first_room(s, seat) >= 0

    def use(self, s: State, seat: int) -> None:
        gain_good(s, seat, first_room(s, seat))


def first_room(s: State, seat: int) -> int:
    for good in range(GOODS):
        if s.room(seat, good) > 0:
            return good
    return -1


def end_game(s: State) -> None:
    """G5, G6 Left-over cards that give money or goods are played for each player, as long as any can be (A21)."""
    for seat in range(s.seats):
        played = True
        while played:
            played = False
            for card in s.rules.end_cards:
                while s.in_hand(seat, card.kind) > 0 and card.usable(s, seat):
                    play_card(s, seat, card.kind)
                    card.use(s, seat)
                    lay_aside(s, card.kind)
                    played = True
    finish_game(s)


def score(s: State, seat: int) -> tuple[int, int, int, int]:
    """G8, G9 Rubies, then Lira, then goods, then bonus cards in hand."""
    return (s.rubies(seat), s.lira(seat), s.goods(seat), s.hand_size(seat))


def winners(s: State) -> list[int]:
    """G10 A complete tie is a shared victory."""
    scores = [score(s, seat) for seat in range(s.seats)]
    best = max(scores)
    return [seat for seat in range(s.seats) if scores[seat] == best]
