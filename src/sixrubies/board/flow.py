"""What more than one rule pushes: carrying out a place's action, drawing a card, arriving."""

from sixrubies.board.effects import forget_action, refill_pile, tell
from sixrubies.board.events import ACTION_BEGAN
from sixrubies.board.fields import PILE_SIZE
from sixrubies.board.reasons import NO_CARD_TO_DRAW
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import DECK_DRAW, TURN_ACTION, TURN_ASSISTANT, TURN_COMPLETED, TURN_TOLL
from sixrubies.board.things import FOUNTAIN, MERCHANT
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


def arrive(s: State, seat: int, spared: int = 0) -> None:
    """M11 The merchant is at a place: next comes his assistant, except at the Fountain (ruling A3)."""
    place = s.merchant(seat)
    if place == FOUNTAIN:
        s.push(Frame(TURN_ACTION, seat, place))
    else:
        s.push(Frame(TURN_ASSISTANT, seat, place, b=spared))


def merchants_to_pay(s: State, seat: int, place: int) -> int:
    """Pieces at the place that would be paid."""
    return s.rules.payees.count(s, seat, place, 0)


def before_action(s: State, seat: int, place: int, by: int = MERCHANT, spared: int = 0) -> None:
    """P1 Other merchants at the place are paid before the action; not at the Fountain (P5)."""
    if place != FOUNTAIN and s.rules.payees.count(s, seat, place, spared) > 0:
        s.push(Frame(TURN_TOLL, seat, place, by, b=spared))
    else:
        s.push(Frame(TURN_ACTION, seat, place, by))


def entry_of(s: State, place: int) -> Entry:
    step = s.rules.steps[s.rules.entry[place]]
    assert isinstance(step, Entry)
    return step


def action_barred(s: State, seat: int, place: int) -> Reason | None:
    """Why the action of the place can't be carried out now."""
    return entry_of(s, place).barred(s, seat, place)


def carry_out(s: State, seat: int, place: int, by: int = MERCHANT) -> None:
    """The action of a place, by whichever piece acts. Who acts where is in the frame."""
    tell(s, ACTION_BEGAN, seat, place, by)
    forget_action(s)
    s.push(Frame(TURN_COMPLETED, seat, place, by))
    s.push(Frame(s.rules.entry[place], seat, place, by))


def start_draw(s: State, seat: int) -> None:
    """A bonus card from the face-down pile. Nothing to draw: the draw is skipped (ruling A16)."""
    if s.n[PILE_SIZE] == 0:
        refill_pile(s)
    if s.n[PILE_SIZE] > 0:
        s.push(Frame(DECK_DRAW, seat))


def draw_barred(s: State) -> Reason | None:
    return None if s.can_draw() else Reason(NO_CARD_TO_DRAW)
