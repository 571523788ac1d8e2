"""Lanterns: a second, tiny game on the core alone, so that the core is seen to know nothing of Istanbul.

Each seat holds one hidden charm. In his turn a player rolls a die as often as he dares: a 1 puts his lights out and the
turn is over, anything else adds to his lights. When he stops he hangs them up in up to three rows (one row after the
other) and scores them. `charm:double` doubles the lights, `charm:fresh` is replaced by a new hidden charm.
"""

from typing import Any

from sixrubies.core.errors import BadPosition
from sixrubies.core.event import Event
from sixrubies.core.family import Family, Outcome
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.game import Game
from sixrubies.core.kernel import Kernel
from sixrubies.core.numbering import Numbering, Verb
from sixrubies.core.rng import FastSource, Source, stream
from sixrubies.core.state import BaseState
from sixrubies.core.step import Auto, Batch, ChanceStep, Reason, Step

CHARMS = ["double", "fresh"]
COPIES = [3, 4]
GOAL = 20
ROWS = ["top", "middle", "bottom"]

ROLL, STOP, DONE, HANG, CHARM, DIE, DRAW = 0, 1, 2, 3, 10, 20, 30
DEAL_STEP, BEGIN_STEP, CHOOSE_STEP, DIE_STEP, HANG_STEP, SCORE_STEP = range(6)
STEP_NAMES = ["deal", "begin", "choose", "die", "hang", "score"]
NO_LIGHT, NOT_YET, ROW_ORDER = 1, 2, 3
REASON_NAMES = ["", "no_light", "not_yet", "row_order"]
ROLLED, OUT, DEALT, SCORED = range(4)
EVENT_NAMES = ["rolled", "out", "dealt", "scored"]
OPEN = 1  # the one timing at which charms may be played

NUMBERING = Numbering(
    [
        Verb("roll", ROLL, [], "button"),
        Verb("stop", STOP, [], "button"),
        Verb("done", DONE, [], "button"),
        Verb("hang", HANG, ROWS, "row"),
        Verb("charm", CHARM, CHARMS, "card"),
        Verb("die", DIE + 1, ["1", "2", "3", "4", "5", "6"], "dice"),
        Verb("draw", DRAW, CHARMS, "pile"),
    ]
)


class Lanterns(BaseState):
    def __init__(self, seats: int, frames: list[Frame]) -> None:
        super().__init__(frames)
        self.seats = seats
        self.scores = [0] * seats
        self.hands = [[0, 0] for _ in range(seats)]
        self.pile = COPIES[:]
        self.lights = 0
        self.turn = 0

    def copy(self) -> "Lanterns":
        other = Lanterns(self.seats, self.frames[:])
        other.owner = self.owner
        other.scores = self.scores[:]
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.lights = self.lights
        other.turn = self.turn
        return other

    def tell(self, kind: int, seat: int, a: int = 0, secret: int = 0, audience: int = -1) -> None:
        if self.log is not None:
            self.log.append(Event(kind, seat, a, secret=secret, audience=audience))


class Deal(ChanceStep[Lanterns]):
    def candidates(self, s: Lanterns, f: Frame) -> list[int]:
        return [DRAW + charm for charm in range(2) if s.pile[charm]]

    def weights(self, s: Lanterns, f: Frame) -> list[int]:
        return [copies for copies in s.pile if copies]

    def stream(self, s: Lanterns, f: Frame) -> int:
        return stream(0, f.seat)

    def audience(self, s: Lanterns, f: Frame) -> int:
        return f.seat

    def apply(self, s: Lanterns, f: Frame, action: int) -> None:
        s.pile[action - DRAW] -= 1
        s.hands[f.seat][action - DRAW] += 1
        s.tell(DEALT, f.seat, secret=action - DRAW, audience=f.seat)


class Begin(Auto[Lanterns]):
    def apply(self, s: Lanterns, f: Frame, action: int) -> None:
        if f.seat == 0 and max(s.scores) >= GOAL:
            return  # nothing is pending any more: the game is over
        s.turn = f.seat
        s.lights = 0
        s.push(Frame(BEGIN_STEP, (f.seat + 1) % s.seats))
        s.push(Frame(CHOOSE_STEP, f.seat))


class Choose(Step[Lanterns]):
    def candidates(self, s: Lanterns, f: Frame) -> list[int]:
        return [ROLL, STOP]

    def why_not(self, s: Lanterns, f: Frame, action: int) -> Reason | None:
        return Reason(NOT_YET) if action == STOP and s.lights == 0 else None

    def apply(self, s: Lanterns, f: Frame, action: int) -> None:
        s.push(Frame(DIE_STEP, f.seat) if action == ROLL else Frame(HANG_STEP, f.seat, a=0, b=-1))


class Die(ChanceStep[Lanterns]):
    def candidates(self, s: Lanterns, f: Frame) -> list[int]:
        return [DIE + face for face in range(1, 7)]

    def weights(self, s: Lanterns, f: Frame) -> list[int]:
        return [1] * 6

    def stream(self, s: Lanterns, f: Frame) -> int:
        return stream(1, f.seat)

    def apply(self, s: Lanterns, f: Frame, action: int) -> None:
        s.tell(ROLLED, f.seat, action - DIE)
        if action == DIE + 1:
            s.lights = 0
            s.tell(OUT, f.seat)
        else:
            s.lights += action - DIE
            s.push(Frame(CHOOSE_STEP, f.seat))


class Hang(Step[Lanterns]):
    """One light per row, rows from the top. Frame: `a` lights hung, `b` the last row."""

    def owner(self, s: Lanterns, f: Frame) -> int:
        return f.seat if f.b < len(ROWS) - 1 and f.a < s.lights else AUTO

    def candidates(self, s: Lanterns, f: Frame) -> list[int]:
        return [DONE, *[HANG + row for row in range(len(ROWS))]]

    def why_not(self, s: Lanterns, f: Frame, action: int) -> Reason | None:
        return Reason(ROW_ORDER) if DONE < action <= HANG + f.b else None

    def apply(self, s: Lanterns, f: Frame, action: int) -> None:
        if action >= HANG:
            s.push(Frame(HANG_STEP, f.seat, a=f.a + 1, b=action - HANG))
        else:
            s.push(Frame(SCORE_STEP, f.seat, a=f.a))

    def batch(self, s: Lanterns, f: Frame) -> Batch | None:
        return Batch([(HANG + row, 1) for row in range(f.b + 1, len(ROWS))], 0, min(len(ROWS), s.lights), DONE)


class Score(Auto[Lanterns]):
    def apply(self, s: Lanterns, f: Frame, action: int) -> None:
        s.scores[f.seat] += s.lights + f.a
        s.tell(SCORED, f.seat, s.scores[f.seat])


class LanternRules(Kernel[Lanterns]):
    def __init__(self) -> None:
        steps: list[Step[Lanterns]] = [Deal(), Begin(), Choose(), Die(), Hang(), Score()]
        for number, step in enumerate(steps):
            step.id, step.name = number, STEP_NAMES[number]
        steps[CHOOSE_STEP].timing = OPEN
        super().__init__(steps, CHARM, CHARM + 9)

    def charm_why_not(self, s: Lanterns, charm: int) -> Reason | None:
        return Reason(NO_LIGHT) if charm == 0 and s.lights == 0 else None

    def offer(self, s: Lanterns, f: Frame, timing: int, out: list[int]) -> None:
        for charm in range(2):
            if s.hands[f.seat][charm] and self.charm_why_not(s, charm) is None:
                out.append(CHARM + charm)

    def interrupt(self, s: Lanterns, f: Frame, action: int) -> None:
        s.hands[f.seat][action - CHARM] -= 1
        if action == CHARM:
            s.lights *= 2
        elif sum(s.pile):
            s.push(Frame(DEAL_STEP, f.seat))


class LanternFamily(Family[Lanterns]):
    def __init__(self, seats: int) -> None:
        self.rules = LanternRules()
        super().__init__(self.rules, seats, NUMBERING, EVENT_NAMES, REASON_NAMES, ["deck", "die"])

    def new_state(self) -> Lanterns:
        s = Lanterns(self.seats, [Frame(BEGIN_STEP, 0)])
        for seat in reversed(range(self.seats)):
            s.push(Frame(DEAL_STEP, seat))
        self.rules.settle(s)
        return s

    def clone(self, s: Lanterns) -> Lanterns:
        return s.copy()

    def view(self, s: Lanterns, seat: int) -> dict[str, Any]:
        hands = [hand[:] if who == seat else [sum(hand)] for who, hand in enumerate(s.hands)]
        return {**self.describe(s), "hands": hands, "pile": sum(s.pile)}

    def outcome(self, s: Lanterns) -> Outcome:
        best = max(s.scores)
        return Outcome([seat for seat in range(s.seats) if s.scores[seat] == best], [[score] for score in s.scores])

    def describe(self, s: Lanterns) -> dict[str, Any]:
        return {
            "scores": s.scores[:],
            "hands": [hand[:] for hand in s.hands],
            "pile": s.pile[:],
            "lights": s.lights,
            "turn": s.turn,
            "pending": [[STEP_NAMES[f.step], f.seat, f.a, f.b] for f in s.frames],
        }

    def restore(self, described: dict[str, Any]) -> Lanterns:
        frames = [Frame(STEP_NAMES.index(name), seat, a=a, b=b) for name, seat, a, b in described["pending"]]
        s = Lanterns(self.seats, frames)
        s.scores = list(described["scores"])
        s.hands = [list(hand) for hand in described["hands"]]
        s.pile = list(described["pile"])
        s.lights, s.turn = described["lights"], described["turn"]
        if sum(s.pile) + sum(map(sum, s.hands)) > sum(COPIES):
            raise BadPosition("too many charms")
        self.rules.settle(s)
        return s

    def turn_label(self, s: Lanterns) -> str:
        return str(s.turn)

    def forced(self, s: Lanterns) -> bool:
        """Nobody can know which charm the seat holds, only whether it holds one."""
        f = s.frames[-1]
        step = self.kernel.steps[f.step]
        return step.forced(s, f) and not (step.timing and sum(s.hands[f.seat]))

    def interrupts_blocked(self, s: Lanterns) -> list[tuple[int, Reason]]:
        if self.kernel.steps[s.frames[-1].step].timing != OPEN:
            return []
        held = [charm for charm in range(2) if s.hands[s.owner][charm]]
        reasons = [(CHARM + charm, self.rules.charm_why_not(s, charm)) for charm in held]
        return [(action, reason) for action, reason in reasons if reason is not None]


def lanterns(seats: int = 2, seed: int = 0, manual: bool = False, source: Source | None = None) -> Game[Lanterns]:
    return Game(LanternFamily(seats), source or FastSource(seed), {"game": "lanterns", "seed": seed}, manual)


def state_of(game: Game[Lanterns]) -> Lanterns:
    return game._state
