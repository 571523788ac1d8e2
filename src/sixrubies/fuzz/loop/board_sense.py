"""The sensible player of the board game: mostly what leads to goods, coffee, letters, money and rubies."""

from sixrubies.board.actions import (
    ACT,
    BID,
    CATCH,
    COMPANION_DO,
    DECLINE,
    DONE,
    END_TURN,
    EXTRA,
    FIRST_INTERRUPT,
    LAST_INTERRUPT,
    LEAVE,
    MEET,
    MOVE,
    OFFER,
    PASS,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    PLAY,
    RECALL,
    ROLL,
    SELL,
    SEND,
    SKIP,
    WALK,
)
from sixrubies.board.flow import action_barred, merchants_to_pay
from sixrubies.board.state import State
from sixrubies.board.steps import POLICE_SEND, TURN_ANYWHERE, TURN_MOVE, TURN_MOVE_FAR
from sixrubies.board.things import (
    CATACOMBS,
    EMBASSY,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GOODS,
    GUILD,
    KIOSK,
    LARGE_MARKET,
    REPEAT_COFFEE_HOUSE,
    REPEAT_DEALER,
    REPEAT_PALACE,
    REPEAT_SOCIETY,
    ROASTING_PLANT,
    RUBY_PLACES,
    SECRET_SOCIETY,
    SMALL_MARKET,
    is_guild,
)
from sixrubies.core.frame import Frame
from sixrubies.core.rng import FastSource

DEAR = 12  # Lira that a sensible bid stays below


def sense(s: State, f: Frame, action: int, source: FastSource, lane: int) -> int:
    """How much an option is worth to the sensible player."""
    if f.step in (TURN_MOVE, TURN_MOVE_FAR, TURN_ANYWHERE) and MOVE <= action < SEND:
        return place_worth(s, f.seat, action - MOVE, True)
    if f.step == POLICE_SEND and action < FIRST_INTERRUPT:
        return place_worth(s, f.seat, action - SEND, False)
    if FIRST_INTERRUPT <= action <= LAST_INTERRUPT:
        return card_worth(s, f, action - PLAY, source, lane)
    if action in (ACT, PAY):
        return 6
    if action in (LEAVE, PICK_UP, PICK_UP_NEUTRAL):
        return 5
    if action in (DECLINE, SKIP):
        return 0
    if action in (END_TURN, DONE):
        return 2
    if action >= ROLL:
        return box_worth(s, f, action, source, lane)
    if MEET <= action < CATCH or SELL <= action < SELL + GOODS or action > RECALL:
        return 3
    return source.below(lane, 4)


def card_worth(s: State, f: Frame, card: int, source: FastSource, lane: int) -> int:
    """Repeating what brings a ruby is best; a guild card is played for the ruby or the goods of its place."""
    if card in (REPEAT_DEALER, REPEAT_PALACE, REPEAT_COFFEE_HOUSE, REPEAT_SOCIETY):
        return 9
    if is_guild(card):
        return 8 if card - GUILD in RUBY_PLACES else source.below(lane, 5)
    return source.below(lane, 5)


def box_worth(s: State, f: Frame, action: int, source: FastSource, lane: int) -> int:
    """What only the boxes offer."""
    if WALK < action < COMPANION_DO:
        return place_worth(s, f.seat, action - WALK, False)
    if action in (OFFER, OFFER + 1):
        return 4
    if action == EXTRA:
        return source.below(lane, 4)
    if action == PASS:
        return 3
    if BID < action < EXTRA:
        return 4 if action - BID == f.a + 1 and action - BID < DEAR else 0  # just enough
    return 1 + source.below(lane, 4)


def place_worth(s: State, seat: int, place: int, moving: bool) -> int:
    """What the action of a place promises; a merchant has to get there, other pieces do not."""
    if moving and place != FOUNTAIN:
        if not s.posted(seat, place) and s.stack(seat) == 0:
            return 0
        if merchants_to_pay(s, seat, place) * s.rules.toll > s.lira(seat):
            return 0
    if action_barred(s, seat, place) is not None:
        return 1
    if place in RUBY_PLACES or place == SECRET_SOCIETY:
        return 9
    if place == FOUNTAIN:
        return 7 if s.stack(seat) == 0 else 0
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        return 2 + s.room(seat, place - FABRIC_WAREHOUSE)
    if place in (LARGE_MARKET, SMALL_MARKET):
        return s.goods(seat)
    if place in (ROASTING_PLANT, EMBASSY, KIOSK, CATACOMBS):
        return 5
    return 3
