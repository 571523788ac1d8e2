"""What may be pending: which step may lie on which, and what each says about the table. A part of the invariants.

A stack is read from the bottom. It is the set-up, the beginning of a turn, or one turn: its end, one phase on it, and
on that phase what an action or a bazaar card has begun.
"""

from typing import Final

from sixrubies.core.frame import Frame
from sixrubies.dice import fields as at
from sixrubies.dice import steps as on
from sixrubies.dice.pending_fit import unfit
from sixrubies.dice.setup import new_state
from sixrubies.dice.state import State
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import EXTRA_DIE, FACES, TILES

OTHERS: Final = [on.CARD_SALE, on.CARD_SHARE, on.CARD_GIFT, on.CARD_OFFER]
# What comes after a payment or a choice of a card lies below it.
GIVEN: Final = [on.CARD_DONE, on.CARD_RUBY, on.CARD_TILE, on.GAIN_RESOURCE]
UNDER: Final[dict[int, list[int]]] = {
    on.TURN_INCOME: [on.TURN_FINISH],
    on.TURN_REROLL: [on.TURN_FINISH],
    on.TURN_ACTION: [on.TURN_FINISH],
    on.DICE_ROLL: [on.TURN_REROLL, on.DICE_ROLL],
    on.TILE_SHOW: [on.TURN_ACTION, on.CARD_DONE, on.CARD_RUBY],
    on.GAIN_RESOURCE: [on.TURN_ACTION, *GIVEN],
    on.GAIN_TWO_MARKERS: [on.TURN_ACTION],
    on.GAIN_TILE: [on.TURN_ACTION],
    on.GAIN_RUBY: [on.TURN_ACTION],
    on.PAY_GOODS: [on.GAIN_RESOURCE, on.GAIN_TWO_MARKERS, on.GAIN_TILE, on.GAIN_RUBY, on.CARD_GIVE_UP, *GIVEN],
    on.CARD_DONE: [on.TURN_INCOME, on.TURN_ACTION],
    on.CARD_USE: [on.CARD_DONE],
    on.CARD_REVEAL: [on.CARD_USE],
    on.CARD_CONDITION: [on.CARD_DONE],
    on.CARD_RUBY: [on.CARD_DONE],
    on.CARD_TILE: [on.CARD_DONE, on.CARD_RUBY],
    on.CARD_GIVE_UP: GIVEN,
    **{step: [on.CARD_DONE, step] for step in OTHERS},
}
# Nobody is ever asked with one of these on top: they run by themselves, and what they need lies on them.
COVERED: Final = [on.TURN_FINISH, on.TURN_ROLL, on.GAIN_RESOURCE, on.GAIN_TILE, on.GAIN_RUBY, on.CARD_DONE]


def being_set_up(s: State) -> bool:
    """The set-up, or a turn that has not begun."""
    return len(s.frames) > 0 and s.frames[0].step == on.TURN_BEGIN


def pending_violations(s: State) -> list[str]:
    if not s.frames:
        over = s.n[at.LAST_ROUND] == 1 and s.turn() == s.seats - 1
        return [] if over and _table_clear(s) else ["nothing is pending, but the game is not over"]
    first = s.frames[0]
    if being_set_up(s):
        return _beginning(s, first)
    if first.step != on.TURN_FINISH or first.seat != s.turn() or len(s.frames) < 2:
        return ["at the bottom of what is pending lies the end of the turn, and a phase of it above"]
    for i in range(1, len(s.frames)):
        f, below = s.frames[i], s.frames[i - 1]
        if below.step not in UNDER.get(f.step, []):
            return [f"the step {STEP_NAMES[f.step]} is pending on {STEP_NAMES[below.step]}"]
        wrong = unfit(s, i)
        if wrong:
            return [f"the step {STEP_NAMES[f.step]} is pending, {wrong}"]
    if s.frames[-1].step in COVERED:
        return [f"the step {STEP_NAMES[s.frames[-1].step]} is pending with nothing before it"]
    if s.shown and not any(f.step == on.CARD_DONE for f in s.frames):
        return ["bazaar cards lie on the table, but none is being used"]
    return _dice_there(s)


def _beginning(s: State, first: Frame) -> list[str]:
    """A turn that begins, or the set-up: all is as at the start but the open tiles."""
    if first.seat != s.turn():
        return [f"the turn of seat {first.seat} begins, but it is the turn of seat {s.turn()}"]
    if not _table_clear(s):
        return ["a turn begins, but something of another one is left"]
    if len(s.frames) == 1:
        return []
    if any(f.step != on.TILE_SHOW or f.seat != -1 for f in s.frames[1:]):
        return ["before the first turn nothing is pending but tiles to show"]
    fresh = new_state(s.rules)
    tiles = [*range(at.DISPLAY, at.DISPLAY + 6), at.STACK_SIZE, *range(at.STACK, at.STACK + TILES)]
    if any(s.n[i] != fresh.n[i] for i in range(len(s.n)) if i not in tiles):
        return ["tiles are to be shown before the first turn, but the table is not as at the start"]
    return []


def _table_clear(s: State) -> bool:
    """Nothing of a turn is left: no dice, no new tiles, no cards on the table."""
    rolled = sum(s.icons(face) for face in range(FACES))
    return rolled == 0 and s.n[at.NEW_TILES] == 0 and not s.shown and not any(s.n[at.INCOME_LEFT + i] for i in range(3))


def _dice_there(s: State) -> list[str]:
    """DG4.2 As many dice as the player has, from the roll to the first action; none before."""
    rolled = sum(s.icons(face) for face in range(FACES))
    phase = s.frames[1].step
    if phase == on.TURN_INCOME and rolled:
        return ["dice are rolled before the income is taken"]
    if phase == on.TURN_REROLL:
        coming = sum(1 for f in s.frames if f.step == on.DICE_ROLL)
        dice = s.rules.rolled + s.serving(EXTRA_DIE)
        if rolled + coming != dice:
            return [f"{rolled} dice are rolled and {coming} are to be rolled instead of {dice} in all"]
    return []
