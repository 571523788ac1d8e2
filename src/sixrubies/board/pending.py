"""What may be pending: which step may lie on which, and what each says about the table. A part of the invariants.

A stack is read from the bottom. It is the set-up, or one turn: its end, one phase on it, and on that phase what an
action, an encounter, a card or the yellow tile has begun.
"""

from typing import Final

from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.pending_fit import unfit
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import (
    ANY_GOODS,
    BLACK_MARKET,
    CARAVANSARY,
    CARD_NAMES,
    FABRIC_WAREHOUSE,
    FAMILY,
    FAMILY_CARD,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    LARGE_MARKET,
    LONG_MOVE,
    MERCHANT,
    ONE_GOOD,
    POLICE_STATION,
    POST_OFFICE,
    REPEAT_DEALER,
    REPEAT_PALACE,
    REPEAT_POST_OFFICE,
    RETURN_ASSISTANT,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE_WAREHOUSE,
    SULTANS_PALACE,
    TEA_HOUSE,
)
from sixrubies.core.frame import AUTO, Frame

BOTTOM: Final = -1
PHASES: Final = [on.TURN_MOVE, on.TURN_ARRIVE, on.TURN_ASSISTANT, on.TURN_TOLL, on.TURN_ACTION, on.TURN_ENCOUNTERS]
# Decisions at which any-time cards and the yellow tile fit (ruling A7).
OPEN: Final = [
    on.TURN_MOVE, on.TURN_ASSISTANT, on.TURN_TOLL, on.TURN_ACTION, on.TURN_ENCOUNTERS, on.FAMILY_REWARD,
    on.GOVERNOR_PAY, on.SMUGGLER_PAY,
]  # fmt: skip
# Steps of an action, with the places whose action they belong to.
INSIDE: Final[dict[int, list[int]]] = {
    on.WAREHOUSE_EXTRA: [FABRIC_WAREHOUSE, SPICE_WAREHOUSE, FRUIT_WAREHOUSE],
    on.CARAVANSARY_TAKE: [CARAVANSARY],
    on.CARAVANSARY_DISCARD: [CARAVANSARY],
    on.FOUNTAIN_RECALL: [FOUNTAIN],
    on.BLACK_MARKET_GAIN: [BLACK_MARKET],
    on.TEA_HOUSE_CALL: [TEA_HOUSE],
    on.TEA_HOUSE_PAY_OUT: [TEA_HOUSE],
    on.MARKET_SELL: [LARGE_MARKET, SMALL_MARKET],
    on.MARKET_SELL_MORE: [LARGE_MARKET, SMALL_MARKET],
    on.POLICE_SEND: [POLICE_STATION],
    on.PALACE_ANY: [SULTANS_PALACE],
    on.MOSQUE_TAKE: [SMALL_MOSQUE, GREAT_MOSQUE],
    on.DICE_ROLL: [BLACK_MARKET, TEA_HOUSE],
    on.DICE_RED_TILE: [BLACK_MARKET, TEA_HOUSE],
}
# What a step may lie on. Steps that are played through at once are never seen and have no entry.
UNDER: Final[dict[int, list[int]]] = {
    on.TURN_FINISH: [BOTTOM],
    **{phase: [on.TURN_FINISH] for phase in PHASES},
    **{inside: [on.TURN_COMPLETED] for inside in INSIDE},
    on.TURN_MOVE_FAR: [on.CARD_DONE],
    on.TURN_COMPLETED: [on.TURN_ENCOUNTERS, on.CARD_DONE, on.TURN_COMPLETED],
    on.CARD_DONE: [*OPEN, on.TURN_ARRIVE, on.TURN_COMPLETED],
    on.CARD_GOOD: [on.CARD_DONE],
    on.CARD_RETURN: [on.CARD_DONE],
    on.FAMILY_CARD_REWARD: [on.CARD_DONE],
    on.TILE_YELLOW: OPEN,
    on.NEUTRAL_MOVE: [on.TURN_ACTION, on.NEUTRAL_MOVE],
    on.TOKEN_MOVE: [on.TURN_ENCOUNTERS],
    on.FAMILY_REWARD: [on.TURN_ENCOUNTERS],
    on.GOVERNOR_PAY: [on.TOKEN_MOVE],
    on.SMUGGLER_TAKE: [on.TOKEN_MOVE],
    on.SMUGGLER_PAY: [on.TOKEN_MOVE],
    on.DECK_DRAW: [on.TURN_ENCOUNTERS, on.CARD_DONE, on.GOVERNOR_PAY, on.CARAVANSARY_TAKE],
    on.DICE_ROLL: [on.BLACK_MARKET_GAIN, on.TEA_HOUSE_PAY_OUT],
    on.DICE_RED_TILE: [on.BLACK_MARKET_GAIN, on.TEA_HOUSE_PAY_OUT],
    on.DEMAND_SHOW: [on.TURN_COMPLETED, on.CARD_DONE],
    on.MARKET_SELL_MORE: [on.TURN_COMPLETED, on.CARD_DONE],
    on.POLICE_ACTION: [on.TURN_COMPLETED],
}
# What may lie on a card that is being played, by kind; and what such a card may lie on.
ON_CARD: Final[dict[int, list[int]]] = {
    LONG_MOVE: [on.TURN_MOVE_FAR],
    ONE_GOOD: [on.CARD_GOOD],
    RETURN_ASSISTANT: [on.CARD_RETURN],
    FAMILY_CARD: [on.FAMILY_CARD_REWARD, on.DECK_DRAW],
    ANY_GOODS: [on.MARKET_SELL_MORE, on.DEMAND_SHOW],
    REPEAT_PALACE: [on.TURN_COMPLETED],
    REPEAT_POST_OFFICE: [on.TURN_COMPLETED],
    REPEAT_DEALER: [on.TURN_COMPLETED],
}
UNDER_CARD: Final[dict[int, list[int]]] = {
    LONG_MOVE: [on.TURN_ARRIVE],
    ONE_GOOD: OPEN,
    RETURN_ASSISTANT: [on.TURN_MOVE, on.TURN_ASSISTANT],
    FAMILY_CARD: OPEN,
    ANY_GOODS: [on.TURN_COMPLETED],
    REPEAT_PALACE: [on.TURN_ENCOUNTERS],
    REPEAT_POST_OFFICE: [on.TURN_ENCOUNTERS],
    REPEAT_DEALER: [on.TURN_ENCOUNTERS],
}
REPEATED: Final = {REPEAT_PALACE: SULTANS_PALACE, REPEAT_POST_OFFICE: POST_OFFICE, REPEAT_DEALER: GEMSTONE_DEALER}
# What another player may be asked, or be given, in a turn: at the Kiosk and in an auction.
OTHERS: Final = [
    on.KIOSK_CHOOSE, on.KIOSK_USE, on.KIOSK_PAY_GOOD, on.KIOSK_PAY_CARD, on.KIOSK_PAY_LETTER, on.KIOSK_TAKE_GOOD,
    on.KIOSK_DIE, on.KIOSK_END, on.AUCTION_BID, on.AUCTION_END, on.DRAW_MANY, on.DECK_DRAW, on.LETTER_DRAW,
]  # fmt: skip
# Which steps say where, and which use the two numbers of a frame; with all others they are 0.
AT_MERCHANT: Final = [
    on.TURN_ASSISTANT, on.TURN_TOLL, on.TURN_ACTION, on.TURN_ENCOUNTERS, on.NEUTRAL_MOVE, on.TOKEN_MOVE,
    on.FAMILY_REWARD, on.GOVERNOR_PAY, on.SMUGGLER_TAKE, on.SMUGGLER_PAY,
]  # fmt: skip
ELSEWHERE: Final = [*INSIDE, on.TURN_COMPLETED, on.POLICE_ACTION, on.DEMAND_SHOW]
USING_A: Final = [
    on.CARD_DONE, on.TURN_ENCOUNTERS, on.TOKEN_MOVE, on.NEUTRAL_MOVE, on.CARAVANSARY_TAKE, on.CARAVANSARY_DISCARD,
    on.FOUNTAIN_RECALL, on.DICE_ROLL, on.TEA_HOUSE_PAY_OUT, on.MARKET_SELL_MORE, on.PALACE_ANY,
]  # fmt: skip
USING_B: Final = [on.MARKET_SELL_MORE, on.PALACE_ANY]


def pending_violations(s: State) -> list[str]:
    """What is wrong with the pending steps, in words; empty where a game could have left them so."""
    frames = s.frames
    if not 0 <= s.turn() < s.seats:
        return [f"it is the turn of seat {s.turn()}"]
    if not frames:
        done = s.n[at.LAST_ROUND] and s.turn() == s.seats - 1
        return [] if done else ["nothing is pending, although the last round is not completed"]
    if frames[0].step == on.TURN_BEGIN:
        return _setup(s)
    if s.rules.boxes:
        return _in_a_box(s)
    for i, f in enumerate(frames):
        below = frames[i - 1] if i else None
        wrong = _misplaced(s, f, below) or unfit(s, f, frames[i + 1] if i + 1 < len(frames) else None)
        if wrong:
            return [f"{STEP_NAMES[f.step]} is pending, but {wrong}"]
    top = frames[-1]
    if s.rules.steps[top.step].owner(s, top) == AUTO:
        return [f"{STEP_NAMES[top.step]} is pending, but asks nobody"]
    return _last_action(s)


def being_set_up(s: State) -> bool:
    """Tokens, demand tiles or first cards are still to be decided by chance."""
    return len(s.frames) > 1 and s.frames[0].step == on.TURN_BEGIN


def _setup(s: State) -> list[str]:
    """A turn's beginning, alone; or the set-up, in which nothing but chance has happened."""
    frames = s.frames
    if len(frames) == 1:
        return [] if frames[0].key() == Frame(on.TURN_BEGIN, s.turn()).key() else ["another seat's turn begins"]
    fresh = new_state(s.rules)
    begun = [f.key() for f in fresh.frames[: len(frames)]]
    if begun != [f.key() for f in frames]:
        return ["the set-up is not in its order"]
    for field in at.FIELDS:
        if field.name in ("tokens", "demand", "hand_size", "pile_size"):
            continue
        last = field.offset + field.size
        if s.n[field.offset : last] != fresh.n[field.offset : last]:
            return [f"{field.name} has changed during the set-up"]
    return ["a card has been used during the set-up"] if s.discard or s.known or sum(s.neutrals) else []


def _in_a_box(s: State) -> list[str]:
    """How the steps of a box may lie on each other is not written down: only what every step needs is checked."""
    if s.frames[0].step != on.TURN_FINISH:
        return [f"{STEP_NAMES[s.frames[0].step]} is pending, but not at the bottom"]
    for f in s.frames:
        if f.step >= len(s.rules.steps) or s.rules.steps[f.step].id != f.step:
            return [f"{STEP_NAMES[f.step]} is pending, but is no step of this game"]
        if not 0 <= f.seat < s.seats:
            return [f"{STEP_NAMES[f.step]} is pending for seat {f.seat}"]
        if f.place and f.place not in s.rules.bazaar.places:
            return [f"{STEP_NAMES[f.step]} is pending at place {f.place}"]
        if f.seat != s.turn() and f.step not in OTHERS:
            return [f"{STEP_NAMES[f.step]} is pending, but for seat {f.seat} in the turn of seat {s.turn()}"]
    top = s.frames[-1]
    if s.rules.steps[top.step].owner(s, top) == AUTO:
        return [f"{STEP_NAMES[top.step]} is pending, but asks nobody"]
    return []


# -- where a step lies ------------------------------------------------------------------------------------------------


def _misplaced(s: State, f: Frame, below: Frame | None) -> str:
    if f.step not in UNDER:
        return "it is never seen"
    if (below.step if below is not None else BOTTOM) not in UNDER[f.step]:
        return f"not on {STEP_NAMES[below.step]}" if below is not None else "not at the bottom"
    if f.seat != s.turn():
        return f"for seat {f.seat} in the turn of seat {s.turn()}"
    if (f.a and f.step not in USING_A) or (f.b and f.step not in USING_B):
        return "with a number it does not use"
    if f.step in ELSEWHERE:
        if f.place not in s.rules.bazaar.places:
            return f"at place {f.place}"
    elif f.by != MERCHANT or f.place != (s.merchant(f.seat) if f.step in AT_MERCHANT else 0):
        return f"at place {f.place}, by another piece or away from the merchant"
    return "" if below is None else _misplaced_on(s, f, below)


def _misplaced_on(s: State, f: Frame, below: Frame) -> str:
    if f.step == on.CARD_DONE and (f.a not in UNDER_CARD or below.step not in UNDER_CARD[f.a]):
        return f"with the card {CARD_NAMES[f.a] if 0 <= f.a < len(CARD_NAMES) else f.a} there"
    if below.step == on.CARD_DONE and f.step not in ON_CARD[below.a]:
        return f"not for the card {CARD_NAMES[below.a]}"
    if f.step == on.TURN_COMPLETED:
        return _wrong_action(s, f, below)
    if f.step in INSIDE or f.step == on.DEMAND_SHOW:
        if f.place not in INSIDE.get(f.step, [LARGE_MARKET, SMALL_MARKET]):
            return f"at place {f.place}"
        if below.step == on.CARD_DONE:  # with the any-goods card; the frame below it says who sells where
            sold = f.place == SMALL_MARKET and (f.b == 1 or f.step == on.DEMAND_SHOW)
            return "" if sold else "the any-goods card is for the Small Market"
        if f.step == on.MARKET_SELL_MORE and f.b:
            return "without the any-goods card"
        if f.place != below.place or f.by != (below.by if f.step != on.DEMAND_SHOW else MERCHANT):
            return "the action is another one"
    if f.step == on.POLICE_ACTION and (below.place != POLICE_STATION or below.by != MERCHANT):
        return "the merchant has not sent the family member"
    if below.step == on.TURN_ENCOUNTERS and (f.step == on.CARD_DONE or f.step == on.TILE_YELLOW):
        return "an encounter has begun" if f.step == on.CARD_DONE and f.a in REPEATED and below.a >= 0 else ""
    if below.step == on.TURN_ENCOUNTERS and below.a < 0:
        return "no encounter has begun"
    return ""


def _wrong_action(s: State, f: Frame, below: Frame) -> str:
    """Whose action it is, and where: the merchant's own, the family member's within it, or one repeated by a card."""
    if below.step == on.TURN_COMPLETED:
        if below.place != POLICE_STATION or below.by != MERCHANT or f.by != FAMILY:
            return "inside another action"
        return "" if f.place == s.family(f.seat) and f.place != POLICE_STATION else "the family member is not there"
    if f.by == FAMILY:
        if below.step != on.CARD_DONE or s.merchant(f.seat) != POLICE_STATION:
            return "the family member can't act"
    elif f.by != MERCHANT or f.place != s.merchant(f.seat):
        return "the merchant is not there"
    if below.step == on.CARD_DONE:
        return "" if f.place == REPEATED[below.a] else "the card repeats another action"
    return "" if below.a < 0 else "an encounter has begun"


def _last_action(s: State) -> list[str]:
    """An action just completed is followed by the encounters, which have not begun (ruling A7)."""
    place, by = s.n[at.LAST_ACTION], s.n[at.LAST_BY]
    if place == 0:
        return [] if by == MERCHANT else ["a piece has completed no action"]
    f = s.frames[1] if len(s.frames) > 1 else s.frames[0]
    seat = f.seat
    if f.step != on.TURN_ENCOUNTERS or f.a >= 0 or any(g.step == on.TURN_COMPLETED for g in s.frames):
        return ["an action is said to be just completed, but something else has begun"]
    here = f.place if by == MERCHANT else POLICE_STATION
    there = place == f.place if by == MERCHANT else place != POLICE_STATION and place in s.rules.bazaar.places
    if by not in (MERCHANT, FAMILY) or s.merchant(seat) != here or not there:
        return [f"an action at place {place} is said to be just completed, but the piece was not there"]
    return []
