"""The turn: income, roll, actions, end (docs/rules/dice.md, DG2, DG3, DG5)."""

from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Auto, Step
from sixrubies.dice.actions import INCOME
from sixrubies.dice.bazaar import start_reveal
from sixrubies.dice.effects import (
    begin_last_round,
    begin_turn,
    end_turn,
    finish_game,
    gain,
    next_round,
    tell,
    use_income,
)
from sixrubies.dice.events import INCOME_TAKEN
from sixrubies.dice.fields import INCOME_LEFT, LAST_ROUND
from sixrubies.dice.state import State
from sixrubies.dice.steps import TURN_BEGIN, TURN_FINISH, TURN_INCOME, TURN_ROLL
from sixrubies.dice.things import CRYSTAL, CRYSTAL_INCOME, INCOMES, LIRA, LIRA_INCOME


class Begin(Auto[State]):
    """DG2.2 A turn begins with income; all tiles owned now serve."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        begin_turn(s, f.seat)
        s.push(Frame(TURN_FINISH, f.seat))
        s.push(Frame(TURN_INCOME, f.seat))


class Income(Step[State]):
    """DG3 Tile by tile in the order the owner likes; asked only while there are different ones."""

    def owner(self, s: State, f: Frame) -> int:
        n = s.n
        kinds = (n[INCOME_LEFT] > 0) + (n[INCOME_LEFT + 1] > 0) + (n[INCOME_LEFT + 2] > 0)
        return f.seat if kinds > 1 else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [INCOME + ability for ability in range(INCOMES) if s.n[INCOME_LEFT + ability] > 0]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        ability = action - INCOME
        if action == NOTHING:
            ability = 0
            while ability < INCOMES and s.n[INCOME_LEFT + ability] == 0:
                ability += 1
            if ability == INCOMES:
                s.push(Frame(TURN_ROLL, f.seat))
                return
        s.push(Frame(TURN_INCOME, f.seat))
        use_income(s, ability)
        tell(s, INCOME_TAKEN, f.seat, ability)
        if ability == LIRA_INCOME:
            gain(s, f.seat, LIRA, s.rules.income_lira)
        elif ability == CRYSTAL_INCOME:
            gain(s, f.seat, CRYSTAL, s.rules.income_crystals)
        else:
            start_reveal(s, f.seat, s.rules.income_cards, 0)


class Finish(Auto[State]):
    """DG2.3, DG60 The dice go on; the round in which somebody has reached the goal is the last."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        end_turn(s, f.seat)
        if s.n[LAST_ROUND] == 0 and s.rubies(f.seat) >= s.rules.goal:
            begin_last_round(s, f.seat)
        following = f.seat + 1
        if following == s.seats:
            if s.n[LAST_ROUND]:
                finish_game(s)
                return
            next_round(s)
            following = 0
        s.push(Frame(TURN_BEGIN, following))
