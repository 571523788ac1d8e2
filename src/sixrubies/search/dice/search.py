"""The choices of the greedy player of the Dice Game: each option is followed to the next action of the turn, and from
there the best use of what is left is reckoned. Everything is public, so the position is the true one.
"""

from typing import Final

from sixrubies.core.frame import CHANCE, OVER, Frame
from sixrubies.core.rng import FastSource, stream
from sixrubies.dice.actions import DIE, DONE, DRAW, GIVE, INCOME, REROLL, REVEAL, RUBY
from sixrubies.dice.fields import DICE, NIBBLE, PILE, PILE_SIZE
from sixrubies.dice.state import State
from sixrubies.dice.steps import CARD_REVEAL, PAY_GOODS, TILE_SHOW, TURN_ACTION, TURN_INCOME, TURN_REROLL
from sixrubies.dice.things import (
    BROWN,
    CARD_FACE,
    CARDS,
    COLOURS,
    CRYSTAL,
    EXTRA_ACTION,
    FACES,
    MARKER_WITH_LIRA,
    PLAY_STREAM,
)
from sixrubies.search.dice.cards import CardWorth, expected_best
from sixrubies.search.dice.holding import H_DICE, holding
from sixrubies.search.dice.rolls import BITS, MOST_LOOKS, MOST_REROLLS, Rolls, kept_of
from sixrubies.search.dice.turn import MOST_NODES, TurnSolver
from sixrubies.search.dice.values import DiceValues

LARGE: Final = 0xFFFFFFFF
CLOSE: Final = 1e-9  # values that differ by less are alike
MOST_WAYS: Final = 3_000  # positions followed for one decision; beyond, the first way to go on stands for all


class DiceSearch:
    """Finds the best action for the seat to decide. What it remembers of a position only saves time."""

    def __init__(self, values: DiceValues) -> None:
        self.rules = values.rules
        self.weights = values.weights
        self.values = values
        self.cards = CardWorth(values.rules, values)
        self.solver = TurnSolver(values.rules, values)
        self.seat = 0
        self.value = 0.0
        self.nodes = 0
        self.rolls: Rolls | None = None
        self.rolls_of: list[int] = []  # the numbers of the position that `rolls` judges
        self.source = FastSource(0)
        self.most_looks = MOST_LOOKS

    def choose(self, s: State) -> int:
        """The action to take at this decision; `s` is left as it is."""
        self.seat = s.owner
        self.nodes = 0
        f = s.frames[-1]
        if f.step == TURN_INCOME:
            return self.income(s)
        if f.step == TURN_REROLL:
            return self.reroll(s, f)
        options = self.narrowed(s, f, self.rules.legal(s))
        best = options[0]
        self.value = -1e9
        self.slip(s)
        for action in options:
            value = self.after(s, action) + self.off()
            if value > self.value + CLOSE:
                self.value = value
                best = action
        return best

    def income(self, s: State) -> int:
        """What a card may ask for is taken before it: Lira, then crystals, then cards."""
        self.value = 0.0
        for action in self.rules.legal(s):
            if action >= INCOME:
                return action
        raise AssertionError("no income")

    def slip(self, s: State) -> None:
        """How far values are off depends on the position alone: dice named one by one are named by one judgement."""
        if self.weights.stray > 0.0:
            seed = 0
            for number in s.n:
                seed = (31 * seed + number) & LARGE
            self.source = FastSource(seed)

    def off(self) -> float:
        stray = self.weights.stray
        return stray * self.source.below(stream(PLAY_STREAM), 1000) / 1000 if stray > 0.0 else 0.0

    # -- options ------------------------------------------------------------------------------------------------------

    def narrowed(self, s: State, f: Frame, options: list[int]) -> list[int]:
        """Without those that are never better than another: see `turn` for payments; more cards beat fewer."""
        if f.step == PAY_GOODS:
            return self.payments(options)
        if f.step == TURN_ACTION:
            return self.actions(s, options)
        return options

    def payments(self, options: list[int]) -> list[int]:
        """A die before a marker of its colour, brown where nothing else serves."""
        out: list[int] = []
        for action in options:
            if action == GIVE + BROWN:
                if not out:
                    out.append(action)
            elif action < GIVE or DIE + action - GIVE not in options:
                out.append(action)
        return out

    def actions(self, s: State, options: list[int]) -> list[int]:
        """Cards first, because what they bring is known then; all icons, or half of them."""
        n = s.n
        out: list[int] = []
        cards = n[DICE + CARD_FACE]
        for action in options:
            if REVEAL < action < RUBY and action - REVEAL in (cards, cards - cards // 2):
                out.append(action)
        for action in options:
            if not REVEAL < action < RUBY:
                out.append(action)
        return out

    # -- looking ahead ------------------------------------------------------------------------------------------------

    def after(self, s: State, action: int) -> float:
        """The worth of an option."""
        s = s.clone()
        self.rules.act(s, action)
        return self.worth(s)

    def worth(self, s: State) -> float:
        """Of a position to the seat, on the best way on; `s` is used up."""
        self.nodes += 1
        while True:
            if s.owner == OVER or not s.frames:
                return self.left(s)
            f = s.frames[-1]
            if f.step == TURN_ACTION and s.owner == self.seat:
                return self.left(s, self.actions_left(s, f))
            if s.owner == CHANCE:
                if f.step == CARD_REVEAL:
                    return self.revealed(s, f)
                if f.step != TILE_SHOW:  # a roll: the means for it are there
                    return self.left(s)
                s.frames.pop()  # which tile will come is unknown: the turn goes on without it
                self.rules.settle(s)
            elif s.owner != self.seat:
                if f.step == TURN_ACTION or f.step == TURN_REROLL or f.step == TURN_INCOME:
                    return self.left(s)
                self.rules.act(s, self.likely(s))
            elif f.step == TURN_REROLL or f.step == TURN_INCOME:
                return self.left(s)
            else:
                return self.chosen(s, f)

    def chosen(self, s: State, f: Frame) -> float:
        """A further decision of the seat on the way."""
        options = self.narrowed(s, f, self.rules.legal(s))
        if self.nodes > MOST_WAYS:
            del options[1:]
        best = -1e9
        for i in range(len(options)):
            after = s.clone() if i + 1 < len(options) else s
            self.rules.act(after, options[i])
            value = self.worth(after)
            if value > best:
                best = value
        return best

    def actions_left(self, s: State, f: Frame) -> int:
        return self.rules.actions + s.serving(EXTRA_ACTION) - f.a

    def left(self, s: State, actions: int = 0) -> float:
        """What is left when nothing more is looked at but the actions of the turn, less what the others have."""
        value = -self.values.others * self.of_others(s)
        self.values.look_at(s, self.seat)
        h = holding(s, self.seat)
        if actions == 0:
            return value + self.values.value(h)
        self.prepare(s, h)
        self.solver.most_nodes = MOST_NODES
        return value + self.solver.best(h, actions)

    def prepare(self, s: State, h: list[int]) -> None:
        """Tell the solver what lies on the table."""
        solver = self.solver
        solver.open_tiles = s.open_tiles()
        for colour in range(COLOURS):
            solver.serving[colour] = s.serving(MARKER_WITH_LIRA + colour)
        self.reveals(s, h, h[H_DICE + CARD_FACE])

    def reveals(self, s: State, h: list[int], most: int) -> None:
        """What up to so many cards are worth."""
        pile = s.n[PILE : PILE + CARDS]
        self.solver.reveal = [0.0]
        for cards in range(1, most + 1):
            self.solver.reveal.append(self.cards.expected(h, pile, cards, self.solver.open_tiles))

    def of_others(self, s: State) -> float:
        """The mean value of the others' things."""
        total = 0.0
        for seat in range(s.seats):
            if seat != self.seat:
                total += self.values.of_seat(s, seat)
        return total / (s.seats - 1)

    def likely(self, s: State) -> int:
        """What somebody else will choose: what leaves him the most."""
        seat = s.owner
        options = self.rules.legal(s)
        chosen = options[0]
        best = -1e9
        for action in options:
            after = s.clone()
            self.rules.act(after, action)
            value = self.values.of_seat(after, seat)
            if value > best:
                best = value
                chosen = action
        return chosen

    # -- chance -------------------------------------------------------------------------------------------------------

    def revealed(self, s: State, f: Frame) -> float:
        """The mean of the best card, each being followed to the end of its use."""
        worth: list[tuple[float, int]] = []
        s.frames[-1] = Frame(CARD_REVEAL, f.seat, a=1)
        for card in range(CARDS):
            copies = s.n[PILE + card]
            if copies:
                after = s.clone()
                self.rules.act(after, DRAW + card)
                worth.append((self.worth(after), copies))
        worth.sort()
        size = s.n[PILE_SIZE]
        return expected_best(worth, f.a if f.a < size else size)

    def reroll(self, s: State, f: Frame) -> int:
        """The dice to roll again, face by face; the best choice that goes on from what is named already."""
        rolls = self.judged(s)
        number = 0
        for face in range(FACES):
            number |= s.n[DICE + face] << BITS * face
        later = len(rolls.costs)
        best = 0
        self.slip(s)
        self.value = rolls.use(number) if f.a == 0 else -1e9
        for kept, count in kept_of(number):
            again = number - kept
            if count == 0 or not goes_on(again, f):
                continue
            value = rolls.again(kept, count, later - 1) - rolls.costs[0] + self.off()
            if value > self.value + CLOSE:
                self.value = value
                best = again
        self.nodes = len(rolls.worth)
        more = best - f.a
        for face in range(FACES):
            if best and (more >> BITS * face) & 15:
                return REROLL + face
        return DONE

    def judged(self, s: State) -> Rolls:
        """While dice are named nothing else changes, so it is reckoned once."""
        self.values.look_at(s, self.seat)
        h = holding(s, self.seat)
        dice = 0
        for face in range(FACES):
            dice += h[H_DICE + face]
            h[H_DICE + face] = 0
        self.prepare(s, h)
        self.reveals(s, h, dice)
        rolls = self.rolls
        if rolls is not None and self.rolls_of == s.n:
            return rolls
        costs: list[float] = []
        price = self.rules.reroll_crystals
        left = h[:]
        while left[CRYSTAL] >= price and len(costs) < MOST_REROLLS:
            costs.append(self.values.without(left, price))
            left[CRYSTAL] -= price
        actions = self.rules.actions + s.serving(EXTRA_ACTION)
        rolls = self.rolls = Rolls(self.solver, h, actions, dice, costs, self.most_looks)
        self.rolls_of = s.n[:]
        return rolls


def goes_on(again: int, f: Frame) -> bool:
    """A choice of dice holds all that are named, and no more of the faces that are past."""
    for face in range(FACES):
        count = (again >> BITS * face) & 15
        named = (f.a >> BITS * face) & 15
        if count < named or (face < f.b and count > named):
            return False
    return True


assert BITS == NIBBLE  # a frame names dice as a pattern has them
