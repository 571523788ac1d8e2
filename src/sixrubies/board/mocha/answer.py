"""Money that leaves a decision without an answer may not be played (docs/rules/mocha.md, MB36.7, MB119.5)."""

from typing import Final

from sixrubies.board.effects import play_card
from sixrubies.board.flow import action_barred
from sixrubies.board.reasons import ACTION_IMPOSSIBLE, COULD_NOT_PAY, NEEDS_GOOD
from sixrubies.board.rules import Interrupt
from sixrubies.board.state import State
from sixrubies.board.steps import (
    COURIER_PAY,
    EXCHANGE_GIVE,
    GOVERNOR_PAY,
    GUILD_TAVERN,
    KIOSK_PAY_GOOD,
    ROASTING_CHOOSE,
    SELL_ONE,
    SMUGGLER_PAY,
    TAVERN_BESIDE,
    TAVERN_CHOOSE,
    TOKEN_USE,
    TRADER_PAY,
)
from sixrubies.board.things import GOODS
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason

# Decisions that are answered with coffee or with a card from the hand.
TOKENS: Final = [COURIER_PAY, GOVERNOR_PAY, SMUGGLER_PAY, TOKEN_USE, TRADER_PAY]  # another token may wait below
PAID: Final = [
    EXCHANGE_GIVE, GUILD_TAVERN, KIOSK_PAY_GOOD, ROASTING_CHOOSE, SELL_ONE, TAVERN_BESIDE, TAVERN_CHOOSE, *TOKENS
]  # fmt: skip
WARES: Final = [EXCHANGE_GIVE, KIOSK_PAY_GOOD, SELL_ONE]  # where goods would serve as well


def leaves_unanswered(s: State, f: Frame, seat: int, card: Interrupt) -> Reason | None:
    """The card is tried out: is there an option afterwards? Guild card 19 asks for the action of the place chosen."""
    if f.step not in PAID:
        return None
    trial = s.clone()
    play_card(trial, seat, card.kind)
    card.use(trial, f, seat, card.kind)
    if f.step == TAVERN_BESIDE:
        barred = f.b != 0 and action_barred(trial, seat, f.place) is not None
    else:
        barred = not s.rules.steps[f.step].options(trial, f)
    if not barred:
        return None
    if f.step in TOKENS:
        return Reason(COULD_NOT_PAY)
    return Reason(NEEDS_GOOD, 1, GOODS) if f.step in WARES else Reason(ACTION_IMPOSSIBLE, f.place)
