"""Looking ahead with the boxes: one own turn, or what is asked of a player in somebody else's."""

from typing import Final

from sixrubies.board.actions import DIE, DRAW, KIOSK_DRAWN, LAST_INTERRUPT, LETTER_DRAWN, PLAY, roll_action
from sixrubies.board.fields import KIOSK_PILE, TURN
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.steps import (
    AUCTION_BID,
    DECK_DRAW,
    GUILD_DRAW,
    KIOSK_CHOOSE,
    KIOSK_DIE,
    KIOSK_DRAW,
    KIOSK_PAY_CARD,
    KIOSK_PAY_GOOD,
    KIOSK_PAY_LETTER,
    KIOSK_TAKE_GOOD,
    KIOSK_USE,
    LETTER_DRAW,
    REWARD_TAKE,
    REWARDS_TAKE,
    TEA_HOUSE_PAY_OUT,
)
from sixrubies.board.things import GUILD, PLACES
from sixrubies.core.frame import CHANCE, OVER, Frame
from sixrubies.search.boxes.narrow import box_worth_trying
from sixrubies.search.boxes.numbers import letters_numbers, mocha_numbers
from sixrubies.search.boxes.others import kiosk_worth, likely_answer
from sixrubies.search.boxes.values import BoxValues
from sixrubies.search.turn_search import TurnSearch
from sixrubies.search.weights import Weights

MOST_BOX_NODES: Final = 6_000
SHARED: Final = [
    AUCTION_BID, KIOSK_CHOOSE, KIOSK_USE, KIOSK_PAY_GOOD, KIOSK_PAY_CARD, KIOSK_PAY_LETTER, KIOSK_TAKE_GOOD
]  # fmt: skip
"""Steps in which others decide too."""
A_PIP: Final = 4  # the roll of one die that stands for all


def make_search(rules: Rules, weights: Weights, seed: int) -> TurnSearch:
    return BoxSearch(rules, weights, seed) if rules.boxes else TurnSearch(rules, weights, seed)


class BoxSearch(TurnSearch):
    """The search of the base game with the decisions and the chance of the boxes."""

    def __init__(self, rules: Rules, weights: Weights, seed: int) -> None:
        super().__init__(rules, weights, seed)
        self.box_values = BoxValues(rules, weights)
        self.values = self.box_values
        self.most_nodes = MOST_BOX_NODES
        self.kiosk = kiosk_worth(letters_numbers(rules), weights)
        mail = letters_numbers(rules)
        self.rewards = reward_numbers(mail.rewards) if mail is not None else [0] * 13
        mocha = mocha_numbers(rules)
        self.reward_rolls = rolls_of_rewards(mocha.rewards) if mocha is not None else []

    def ended(self, s: State) -> bool:
        """In another player's turn: as soon as he has something to decide that concerns nobody else."""
        if s.owner == OVER or s.n[TURN] != self.turn:
            return True
        if self.turn == self.seat or s.owner == CHANCE or s.owner == self.seat:
            return False
        return s.frames[-1].step not in SHARED

    def worth_trying(self, s: State, f: Frame, options: list[int], first: bool) -> list[int]:
        return box_worth_trying(s, f, options, first, self.weights)

    def answer(self, s: State) -> int:
        options = [action for action in self.rules.legal(s) if not PLAY <= action <= LAST_INTERRUPT]
        return likely_answer(s.frames[-1], options, self.kiosk, self.weights)

    # -- chance -----------------------------------------------------------------------------------------------------

    def outcome(self, s: State, f: Frame) -> int:
        """Of cards, letters and tiles the one nearest to the average."""
        if f.step == DECK_DRAW:
            return self.average_card(s)
        if f.step == GUILD_DRAW:
            return DRAW + nearest(s.pile, self.weights.card, GUILD + 1, GUILD + 21)
        if f.step == LETTER_DRAW:
            return LETTER_DRAWN + self.average_letter(s, f.seat)
        if f.step == KIOSK_DRAW:
            pile = [s.n[KIOSK_PILE] >> tile & 1 for tile in range(len(self.kiosk))]
            return KIOSK_DRAWN + nearest(pile, self.kiosk, 1, len(pile))
        if f.step == KIOSK_DIE:
            return DIE + A_PIP
        return self.any_outcome(s, f)

    def average_letter(self, s: State, seat: int) -> int:
        """As far away as they are on average; by steps, because turns hardly differ."""
        here = s.merchant(seat)
        away = [0.0] * PLACES
        for place in self.rules.bazaar.places:
            away[place] = float(self.rules.bazaar.distance(here, place))
        return nearest(s.letter_pile, away, 1, PLACES)

    def roll(self, s: State, f: Frame, depth: int) -> float:
        """The card that rewards each die has many outcomes: each pair of different rewards once."""
        if s.frames[-2].step != REWARDS_TAKE:
            return super().roll(s, f, depth)
        total = 0.0
        for action in self.reward_rolls:
            after = s.clone()
            self.rules.act(after, action)
            self.keep(after)
            total += self.search(after, depth + 1)
        self.lines[depth] = []
        return total / len(self.reward_rolls)

    def effect(self, beneath: Frame, total: int) -> int:
        if beneath.step == TEA_HOUSE_PAY_OUT:
            return 1 if total >= beneath.a else 0
        if beneath.step == REWARD_TAKE:
            return self.rewards[total]
        return self.rules.black_market_blue[total]


def nearest(copies: list[int], worth: list[float], first: int, end: int) -> int:
    """The number from `first` to before `end`, of which there are copies, whose worth is nearest to the average."""
    total = 0.0
    count = 0
    for number in range(first, end):
        total += copies[number] * worth[number]
        count += copies[number]
    average = total / count
    best = -1
    for number in range(first, end):
        if copies[number] and (best < 0 or abs(worth[number] - average) < abs(worth[best] - average)):
            best = number
    return best


def reward_numbers(rewards: list[list[str]]) -> list[int]:
    """By sum of the dice: equal numbers where the rewards are equal."""
    return [rewards.index(reward) for reward in rewards]


def rolls_of_rewards(rewards: list[str]) -> list[int]:
    """A roll for each pair of different rewards of a die; the commonest reward alone where there is but one."""
    faces = sorted({rewards.index(reward) + 1 for reward in rewards})
    rolls = [roll_action(high, low) for high in faces for low in faces if low < high]
    return rolls if rolls else [roll_action(faces[0], faces[0])]
