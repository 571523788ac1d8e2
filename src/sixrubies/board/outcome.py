"""The end of the game: left-over cards, ranking, shared victory (docs/rules/base.md, G)."""

from sixrubies.board.effects import finish_game, gain_good, gain_lira, lay_aside, play_card
from sixrubies.board.state import State
from sixrubies.board.things import FIVE_LIRA, GOODS, ONE_GOOD


def end_game(s: State) -> None:
    """G5, G6 Left-over cards that give money or goods are played for each player, as long as any can be (A21)."""
    for seat in range(s.seats):
        while s.in_hand(seat, FIVE_LIRA) > 0:
            play_card(s, seat, FIVE_LIRA)
            gain_lira(s, seat, s.rules.card_lira)
            lay_aside(s, FIVE_LIRA)
        for good in range(GOODS):
            while s.in_hand(seat, ONE_GOOD) > 0 and s.room(seat, good) > 0:
                play_card(s, seat, ONE_GOOD)
                gain_good(s, seat, good)
                lay_aside(s, ONE_GOOD)
    finish_game(s)


def score(s: State, seat: int) -> tuple[int, int, int, int]:
    """G8, G9 Rubies, then Lira, then goods, then bonus cards in hand."""
    return (s.rubies(seat), s.lira(seat), s.goods(seat), s.hand_size(seat))


def winners(s: State) -> list[int]:
    """G10 A complete tie is a shared victory."""
    scores = [score(s, seat) for seat in range(s.seats)]
    best = max(scores)
    return [seat for seat in range(s.seats) if scores[seat] == best]
