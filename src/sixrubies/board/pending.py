"""What may be pending: which step may lie on which, and what each says about the table. A part of the invariants.

A stack is read from the bottom. It is the set-up, or one turn: its end, one phase on it, and on that phase what an
action, an encounter, a card or the yellow tile has begun. The tables here are the base game's; a box adds its own
(`pending.py` of each), and what it says about its steps besides (`Box.unfit`).
"""

from typing import Final

from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.grammar import ANY_TIME, AS_BELOW, AT_PIECE, BOTTOM, ELSEWHERE, IN_ACTION, Grammar
from sixrubies.board.pending_fit import unfit
from sixrubies.board.pending_place import acts_there, misplaced
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import (
    ANY_GOODS,
    BLACK_MARKET,
    CARAVANSARY,
    FABRIC_WAREHOUSE,
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
    on.CARD_DONE: [ANY_TIME, on.TURN_ARRIVE, on.TURN_COMPLETED],
    on.CARD_GOOD: [on.CARD_DONE],
    on.CARD_RETURN: [on.CARD_DONE],
    on.FAMILY_CARD_REWARD: [on.CARD_DONE],
    on.TILE_YELLOW: [ANY_TIME],
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
    ONE_GOOD: [ANY_TIME],
    RETURN_ASSISTANT: [on.TURN_MOVE, on.TURN_ASSISTANT],
    FAMILY_CARD: [ANY_TIME],
    ANY_GOODS: [on.TURN_COMPLETED],
    REPEAT_PALACE: [on.TURN_ENCOUNTERS],
    REPEAT_POST_OFFICE: [on.TURN_ENCOUNTERS],
    REPEAT_DEALER: [on.TURN_ENCOUNTERS],
}
REPEATED: Final[dict[int, list[int]]] = {
    REPEAT_PALACE: [SULTANS_PALACE],
    REPEAT_POST_OFFICE: [POST_OFFICE],
    REPEAT_DEALER: [GEMSTONE_DEALER],
}
# Which steps say where; and which use the two numbers of a frame, with all others they are 0.
WHERE: Final[dict[int, int]] = {
    **dict.fromkeys(INSIDE, IN_ACTION),
    **dict.fromkeys((on.TURN_ASSISTANT, on.TURN_TOLL, on.TURN_ACTION, on.TURN_ENCOUNTERS), AT_PIECE),
    **dict.fromkeys((on.TOKEN_MOVE, on.FAMILY_REWARD, on.GOVERNOR_PAY, on.SMUGGLER_TAKE, on.SMUGGLER_PAY), AS_BELOW),
    on.NEUTRAL_MOVE: AS_BELOW,
    on.DEMAND_SHOW: AS_BELOW,
    on.TURN_COMPLETED: ELSEWHERE,
    on.POLICE_ACTION: ELSEWHERE,
}
USING_A: Final = [
    on.CARD_DONE, on.TURN_ENCOUNTERS, on.TOKEN_MOVE, on.NEUTRAL_MOVE, on.CARAVANSARY_TAKE, on.CARAVANSARY_DISCARD,
    on.FOUNTAIN_RECALL, on.DICE_ROLL, on.TEA_HOUSE_PAY_OUT, on.MARKET_SELL_MORE, on.PALACE_ANY,
]  # fmt: skip
USING_B: Final = [on.MARKET_SELL_MORE, on.PALACE_ANY]
# What comes before a token is paid: a card, from the pile or (as good as the Lira, for the Governor) as a reward.
BRINGS: Final[dict[int, list[int]]] = {on.DECK_DRAW: [0, 0, 1], on.FAMILY_CARD_REWARD: [0, 0, 1]}


def base_grammar() -> Grammar:
    g = Grammar()
    g.under, g.inside, g.where = UNDER, {**INSIDE, on.DEMAND_SHOW: [LARGE_MARKET, SMALL_MARKET]}, WHERE
    g.on_card, g.under_card, g.repeated, g.brings = ON_CARD, UNDER_CARD, REPEATED, BRINGS
    g.any_time, g.using_a, g.using_b = OPEN, USING_A, USING_B
    g.pieces = [MERCHANT]
    return g


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
    for i, f in enumerate(frames):
        wrong = misplaced(s, i) or unfit(s, i)
        for box in s.rules.boxes:
            wrong = wrong or box.unfit(s, i)
        if wrong:
            return [f"{STEP_NAMES[f.step]} is pending, but {wrong}"]
    top = frames[-1]
    owner = s.rules.steps[top.step].owner(s, top)
    if owner == AUTO:
        return [f"{STEP_NAMES[top.step]} is pending, but asks nobody"]
    # Only a sale may be possible by a card alone (C26.3).
    if owner >= 0 and top.step != on.MARKET_SELL and not s.rules.steps[top.step].options(s, top):
        return [f"{STEP_NAMES[top.step]} is pending, but without an option"]
    return _last_action(s)


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
    for seat in range(s.seats):
        dealt = s.rules.start_cards - sum(1 for f in frames if f.step == on.SETUP_DEAL and f.seat == seat)
        if s.hand_size(seat) != dealt:
            return [f"{dealt} cards have been dealt to seat {seat} in the set-up, not {s.hand_size(seat)}"]
    return ["a card has been used during the set-up"] if s.discard or s.known or sum(s.neutrals) else []


def _last_action(s: State) -> list[str]:
    """An action just completed is followed by the encounters, which have not begun or are left out (ruling A7)."""
    place, by = s.n[at.LAST_ACTION], s.n[at.LAST_BY]
    if place == 0:
        return [] if by == MERCHANT else ["a piece has completed no action"]
    f = s.frames[1] if len(s.frames) > 1 else s.frames[0]
    before = f.step == on.TURN_ENCOUNTERS and (f.a < 0 or (f.a == 0 and len(s.rules.grammar.instead) > 0))
    if not before or any(g.step == on.TURN_COMPLETED for g in s.frames):
        return ["an action is said to be just completed, but something else has begun"]
    if place not in s.rules.bazaar.places or not acts_there(s, f, place, by):
        return [f"an action at place {place} is said to be just completed, but the piece was not there"]
    return []
