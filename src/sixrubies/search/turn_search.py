"""One whole own turn ahead: every sequence of the seat's decisions to the end of its turn, dice averaged exactly."""

from typing import Final

from sixrubies.board.actions import DRAW, KEEP, PAIRS, roll_action
from sixrubies.board.fields import PILE_SIZE, ROUND, TURN
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.steps import DECK_DRAW, DICE_RED_TILE, DICE_ROLL, TEA_HOUSE_PAY_OUT
from sixrubies.board.things import PLAY_STREAM, RED_TILE
from sixrubies.core.frame import CHANCE, OVER, Frame
from sixrubies.core.rng import FastSource, stream
from sixrubies.core.step import ChanceStep
from sixrubies.search.narrow import card_value, worth_trying
from sixrubies.search.values import Values
from sixrubies.search.weights import Weights

PATIENCE: Final = 40  # rounds; nearly all games are over by then
UNREST: Final = 0.1  # turns a value may be off, for each round more
MOST_NODES: Final = 20_000  # looked at for one decision: far more than the base game ever needs
SUMS: Final = 13  # of two dice: 2 to 12
A_ROLL: Final = [0, 0, *[roll_action(total - total // 2, total // 2) for total in range(2, SUMS)]]
"""One roll for each sum."""


class Planned:
    """A decision foreseen by a plan, and the answer."""

    def __init__(self, n: list[int], letters: list[int], hand: list[int], top: Frame, action: int) -> None:
        self.n = n
        self.letters = letters
        self.hand = hand
        self.top = top
        self.action = action

    def is_here(self, s: State, seat: int) -> bool:
        if s.n != self.n or s.letters != self.letters or s.frames[-1].key() != self.top.key():
            return False
        return own_hand(s, seat) == self.hand


def own_hand(s: State, seat: int) -> list[int]:
    return s.hand[seat :: s.seats]


class TurnSearch:
    """Finds the best action for the seat to decide. Knows nothing from one call to the next but the plan."""

    def __init__(self, rules: Rules, weights: Weights, seed: int) -> None:
        self.rules = rules
        self.weights = weights
        self.seed = seed
        self.values = Values(rules, weights)
        self.seat = 0
        self.turn = 0  # whose turn it is
        self.unrest = 0.0
        self.source = FastSource(seed)
        self.nodes = 0
        self.most_nodes = MOST_NODES
        self.enough = 0  # nodes after which the option of the decision to be taken has had its share
        self.value = 0.0
        self.plan: list[Planned] = []
        self.lines: list[list[int]] = []  # by depth: the best actions from there on, until chance or a closer look

    def choose(self, s: State) -> int:
        """The action to take at this decision; `s` is left as it is."""
        action = self.planned(s)
        if action >= 0:
            return action
        self.begin(s)
        self.value = self.search(s.clone(), 0)
        line = self.lines[0]
        self.remember(s, line)
        return line[0]

    def planned(self, s: State) -> int:
        """What the plan says here, if it has foreseen this decision; otherwise -1, and the plan is given up."""
        while self.plan:
            planned = self.plan.pop(0)
            if planned.is_here(s, s.owner):
                return planned.action
        return -1

    def begin(self, s: State) -> None:
        """Think of this decision, and of nothing from before."""
        self.seat = s.owner
        self.turn = s.n[TURN]
        self.nodes = 0
        rounds = s.n[ROUND] - PATIENCE
        self.unrest = self.weights.stray + (UNREST * rounds if rounds > 0 else 0.0)
        self.source = FastSource(self.seed + rounds)
        self.values.look_at(s, self.seat)

    def remember(self, s: State, line: list[int]) -> None:
        """What follows the first action, as long as nothing new is learnt."""
        s = s.clone()
        for i in range(len(line) - 1):
            self.rules.act(s, line[i])
            self.plan.append(Planned(s.n[:], s.letters[:], own_hand(s, self.seat), s.frames[-1], line[i + 1]))

    def search(self, s: State, depth: int) -> float:
        """The worth of the best way on; `s` is used up."""
        while len(self.lines) <= depth:
            self.lines.append([])
        self.lines[depth] = []
        self.nodes += 1
        if self.ended(s):
            return self.leaf(s)
        if s.owner == CHANCE:
            return self.chance(s, depth)
        if s.owner != self.seat:
            return self.foreseen(s, depth)
        f = s.frames[-1]
        options = self.rules.legal(s)
        tried = self.worth_trying(s, f, options, depth == 0)
        wide = depth == 0 or len(tried) == len(options)
        if not wide:
            wide = len(tried) == len(self.worth_trying(s, f, options, True))
        best = -1e9
        for i in range(len(tried)):
            if depth == 0:
                self.enough = self.nodes + self.most_nodes // len(tried)
            elif i > 0 and self.nodes > self.enough:
                wide = False
                break
            after = s.clone() if i + 1 < len(tried) else s
            self.rules.act(after, tried[i])
            value = self.search(after, depth + 1)
            if value > best:
                best = value
                self.lines[depth] = [tried[i], *self.lines[depth + 1]]
        if not wide:  # it will be looked at again, more closely
            self.lines[depth] = []
        return best

    def ended(self, s: State) -> bool:
        """The turn is over, as far as it is looked at."""
        return s.n[TURN] != self.turn or s.owner == OVER

    def worth_trying(self, s: State, f: Frame, options: list[int], first: bool) -> list[int]:
        return worth_trying(s, f, options, first, self.weights)

    def foreseen(self, s: State, depth: int) -> float:
        """Somebody else decides as he most likely would; nothing can be planned beyond."""
        self.rules.act(s, self.answer(s))
        value = self.search(s, depth + 1)
        self.lines[depth] = []
        return value

    def answer(self, s: State) -> int:
        """What somebody else will most likely choose. In the base game nobody is asked in another player's turn."""
        raise NotImplementedError

    def leaf(self, s: State) -> float:
        """The turn is over. In a game without end the values get less and less trust, so that no circle goes on."""
        value = self.values.value(s, self.seat)
        if self.unrest > 0.0:
            value += self.unrest * self.source.below(stream(PLAY_STREAM), 1000) / 1000
        return value

    # -- chance -----------------------------------------------------------------------------------------------------

    def chance(self, s: State, depth: int) -> float:
        """Dice of an action are averaged; cards are drawn as an average one; where tokens go is of no account."""
        f = s.frames[-1]
        if f.step == DICE_ROLL:
            return self.roll(s, f, depth)
        self.rules.act(s, self.outcome(s, f))
        value = self.search(s, depth + 1)
        self.lines[depth] = []
        return value

    def outcome(self, s: State, f: Frame) -> int:
        """The one that stands for all."""
        return self.average_card(s) if f.step == DECK_DRAW else self.any_outcome(s, f)

    def any_outcome(self, s: State, f: Frame) -> int:
        step = self.rules.steps[f.step]
        assert isinstance(step, ChanceStep)
        return step.candidates(s, f)[0]

    def average_card(self, s: State) -> int:
        """The kind in the pile whose worth is nearest to the average."""
        w = self.weights
        total = 0.0
        for card in self.rules.bonus:
            total += s.pile[card] * card_value(card, w)
        average = total / s.n[PILE_SIZE]
        best = -1
        for card in self.rules.bonus:
            if s.pile[card] > 0:
                if best < 0 or abs(card_value(card, w) - average) < abs(card_value(best, w) - average):
                    best = card
        return DRAW + best

    def roll(self, s: State, f: Frame, depth: int) -> float:
        """Sums with the same effect are looked at once. With the red tile the best use of it is made of each roll."""
        red = f.a == 0 and f.place != 0 and s.tile_serves(f.seat, RED_TILE)
        worth = self.worth_by_sum(s, depth)
        again = 0.0
        for high, low in PAIRS:
            again += worth[high + low] * (1 if high == low else 2)
        again /= 36
        if not red:
            return again
        four = self.rules.red_die
        total = 0.0
        for high, low in PAIRS:
            best = max(worth[high + low], again, worth[high + four], worth[four + low])
            total += best * (1 if high == low else 2)
        return total / 36

    def worth_by_sum(self, s: State, depth: int) -> list[float]:
        worth = [0.0] * SUMS
        beneath = s.frames[-2]
        for total in range(2, SUMS):
            effect = self.effect(beneath, total)
            if total > 2 and effect == self.effect(beneath, total - 1):
                worth[total] = worth[total - 1]
                continue
            after = s.clone()
            self.rules.act(after, A_ROLL[total])
            self.keep(after)
            worth[total] = self.search(after, depth + 1)
        self.lines[depth] = []
        return worth

    def keep(self, s: State) -> None:
        """The roll as it is; what else could be made of it is reckoned by the worth of all sums."""
        if s.owner == self.seat and s.frames[-1].step == DICE_RED_TILE:
            self.rules.act(s, KEEP)

    def effect(self, beneath: Frame, total: int) -> int:
        """What a sum does, by the step that waits for the roll."""
        if beneath.step == TEA_HOUSE_PAY_OUT:
            return 1 if total >= beneath.a else 0
        return self.rules.black_market_blue[total]
