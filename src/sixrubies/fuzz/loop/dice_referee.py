"""The Dice Game for the fuzzer's loop."""

from typing import Final

from sixrubies.core.event import Event
from sixrubies.core.frame import Frame
from sixrubies.core.rng import FastSource, stream
from sixrubies.dice import fields as at
from sixrubies.dice.actions import (
    BUY_TILE,
    DECLINE,
    END_TURN,
    FULFIL,
    PAY,
    REVEAL,
    RUBY,
    SHOW,
    TAKE,
    TILE,
    USE,
)
from sixrubies.dice.events import CARD_USED, EVENT_NAMES, INCOME_TAKEN, RESOURCE_RETURNED, RESOURCE_SHORT
from sixrubies.dice.events import RUBY as RUBY_TAKEN
from sixrubies.dice.family import DiceFamily
from sixrubies.dice.invariants import violations
from sixrubies.dice.reasons import REASON_NAMES
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.steps import CARD_CONDITION, CARD_OFFER, CARD_SALE, STEP_NAMES, TURN_ACTION
from sixrubies.dice.things import (
    ABILITIES,
    AREAS,
    CARDS,
    COLOURS,
    EXTRA_ACTION,
    EXTRA_DIE,
    LIRA,
    MARKER_WITH_LIRA,
    PLAY_STREAM,
    RESOURCES,
    TILES,
    TRADE_AREAS,
)
from sixrubies.fuzz.loop.referee import Failure, Referee, check_same_frames
from sixrubies.fuzz.loop.tally import Tally

ACTIONS: Final = SHOW + TILES

# What is counted besides, by place in `Tally.own`, and how long each list is.
USED: Final = 0  # cards; traced games only
CONDITIONS: Final = 1  # by card * 2: declined, fulfilled
OFFERS: Final = 2  # to the others, by card * 2: declined, accepted
SERVED: Final = 3  # tiles by ability; income in traced games only
RUBIES: Final = 4  # by area; traced games only
RETURNED: Final = 5  # resources, because of a shortage; traced games only
SHORT: Final = 6  # resources of which there were not enough even so; traced games only
OWN: Final = [CARDS, 2 * CARDS, 2 * CARDS, ABILITIES, AREAS, RESOURCES, RESOURCES]


def dice_tally() -> Tally:
    return Tally(len(STEP_NAMES), ACTIONS, len(REASON_NAMES), len(EVENT_NAMES), OWN)


class DiceReferee(Referee[State]):
    """One table of the Dice Game."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, stream(PLAY_STREAM))
        self.rules = rules
        self.family = DiceFamily(rules)

    def tally(self) -> Tally:
        return dice_tally()

    def clone(self, s: State) -> State:
        return s.clone()

    def turn(self, s: State) -> int:
        return s.n[at.TURN]

    def sense(self, s: State, f: Frame, action: int, source: FastSource) -> int:
        """Rubies before tiles, tiles before all else; offers are taken more often than not."""
        if RUBY <= action < RUBY + TRADE_AREAS:
            return 9
        if BUY_TILE <= action < BUY_TILE + TILES:
            return 7
        if action == END_TURN:
            return 0
        if action == FULFIL or action == PAY or USE <= action < USE + CARDS or TILE <= action < TILE + TILES:
            return 4 + source.below(self.lane, 3)
        if action == DECLINE:
            return 1
        if REVEAL < action < RUBY or f.step == TURN_ACTION:
            return 2 + source.below(self.lane, 4)
        return 1 + source.below(self.lane, 4)

    # -- what must hold -------------------------------------------------------------------------------------------

    def forced(self, s: State) -> bool:
        return self.family.forced(s)

    def check_sums(self, s: State) -> None:
        """Resources, rubies, cards and tiles are conserved, nothing is negative."""
        n = s.n
        rules = self.rules
        for resource in range(RESOURCES):
            total = n[at.SUPPLY + resource]
            least = total
            for seat in range(s.seats):
                owned = n[at.OWNED + seat * RESOURCES + resource]
                total += owned
                if owned < least:
                    least = owned
            if least < 0 or total != rules.total[resource]:
                raise Failure(f"{total} instead of {rules.total[resource]} of resource {resource}, at least {least}")
        rubies = 0
        for area in range(AREAS):
            rubies += n[at.RUBIES_AT + area] - rules.stock[area]
        for seat in range(s.seats):
            rubies += n[at.RUBIES + seat]
        if rubies != 0:
            raise Failure(f"{rubies} rubies too many")
        if n[at.PILE_SIZE] < 0 or s.discard_size() < 0 or n[at.STACK_SIZE] < 0:
            raise Failure("a pile with less than nothing")

    def violations(self, s: State) -> list[str]:
        return violations(s)

    def check_same(self, s: State, t: State, what: str) -> None:
        if s.n != t.n:
            raise Failure(f"{what}: numbers differ")
        if s.shown != t.shown:
            raise Failure(f"{what}: cards on the table differ")
        check_same_frames(s, t, what)

    # -- what is counted besides ----------------------------------------------------------------------------------

    def count_choice(self, s: State, f: Frame, options: list[int], action: int, tally: Tally) -> None:
        own = tally.own
        if f.step == CARD_CONDITION:
            own[CONDITIONS][2 * f.a + (1 if action == FULFIL else 0)] += 1
        elif CARD_SALE <= f.step <= CARD_OFFER:
            own[OFFERS][2 * f.a + (0 if action == DECLINE else 1)] += 1
        elif f.step == TURN_ACTION and action != END_TURN:
            if f.a >= self.rules.actions:
                own[SERVED][EXTRA_ACTION] += 1
            if f.a == 0 and s.serving(EXTRA_DIE) > 0:
                own[SERVED][EXTRA_DIE] += 1
            if action == TAKE + LIRA:
                for colour in range(COLOURS):
                    if s.serving(MARKER_WITH_LIRA + colour) > 0:
                        own[SERVED][MARKER_WITH_LIRA + colour] += 1

    def count_event(self, s: State, event: Event, tally: Tally) -> None:
        own = tally.own
        if event.kind == CARD_USED:
            own[USED][event.a] += 1
        elif event.kind == INCOME_TAKEN:
            own[SERVED][event.a] += 1
        elif event.kind == RUBY_TAKEN:
            own[RUBIES][event.a] += 1
        elif event.kind == RESOURCE_RETURNED:
            own[RETURNED][event.a] += 1
        elif event.kind == RESOURCE_SHORT:
            own[SHORT][event.a] += 1
