"""What the pending steps of the box say about the table: what is paid, what is owned, which numbers fit."""

from typing import Final

from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.flow import action_barred
from sixrubies.board.mocha.cards import pieces, takeable
from sixrubies.board.mocha.effects import has_tavern_tile
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.mocha.roasting_plant import ANY_GOOD, CARD
from sixrubies.board.pending import PHASES
from sixrubies.board.pending_place import action_of
from sixrubies.board.state import State
from sixrubies.board.things import (
    CARAVANSARY,
    COFFEE,
    COFFEE_TRADER,
    ENCOUNTER_TILE,
    GOODS,
    GOVERNOR,
    GUILD,
    GUILD_HALL,
    MERCHANT,
    POLICE_STATION,
    POST_OFFICE,
    RED_TILE,
    TAVERN,
    TEA_HOUSE,
)
from sixrubies.core.frame import NOTHING, Frame

PAID: Final = [on.GOVERNOR_PAY, on.SMUGGLER_PAY, on.TRADER_PAY]
# Guild cards whose action is the one of the place; the others begin a form of their own.
CARRIED_OUT: Final = [2, 3, 4, 5, 7, 10, 11, 13, 16, 17]


def mocha_unfit(s: State, i: int, numbers: MochaNumbers) -> str:
    """What is wrong with the i-th pending step; empty where nothing is."""
    return (
        _unfit_turn(s, i)
        or _unfit_guild(s, i, numbers)
        or _unfit_token(s, i)
        or _unfit_dice(s, i, numbers)
        or _unfit_card(s, i, numbers)
        or _unfit_action(s, i, numbers)
    )


def _over(s: State, i: int) -> int:
    return s.frames[i + 1].step if i + 1 < len(s.frames) else NOTHING


def _unfit_turn(s: State, i: int) -> str:
    """B1, E11: a guild card is played instead of the whole turn, and bars what is tied to a place."""
    f = s.frames[i]
    if not s.n[at.BARRED]:
        return "without a turn of its own" if f.step == on.GUILD_EXTRA else ""
    over = f.step == on.TURN_ENCOUNTERS and f.a == 0 and f.by == MERCHANT
    if i == 1 and (f.step in PHASES or f.step == on.CARD_DONE) and not over:
        return "a guild card was played in this turn"
    if i == 2 and f.step in (on.TOKEN_MOVE, on.FAMILY_REWARD, on.DECK_DRAW):
        return "nobody is met in a turn with a guild card"
    return ""


def _unfit_guild(s: State, i: int, numbers: MochaNumbers) -> str:
    """What a guild card has begun is what it is for."""
    f, below = s.frames[i], s.frames[i - 1]
    if f.step == on.GUILD_EXTRA:
        if f.a != below.a - GUILD:
            return "for another guild card"
        again = _over(s, i) == on.GUILD_AGAIN
        if s.n[at.LAST_ACTION] != (POST_OFFICE if again else 0):
            return "another action is said to be just completed"
        return ""
    if i == 0 or below.step != on.GUILD_EXTRA:
        return ""
    card = below.a
    if f.step == on.TURN_COMPLETED and card not in (POLICE_STATION, TAVERN) and card not in CARRIED_OUT:
        return "the guild card is for a special form of the action"
    if f.step in (on.TAVERN_BARRIER, on.TAVERN_BESIDE) and (card != TAVERN or f.b != 1 or f.by != MERCHANT):
        return "the barrier comes with guild card 19"
    if f.step == on.TAVERN_BESIDE and action_barred(s, f.seat, f.place) is not None:
        return "the action beside the barrier is not possible"
    if f.step == on.GUILD_SEND and s.family(f.seat) != POLICE_STATION:
        return "the family member is away"
    more = {
        CARAVANSARY: numbers.guild_caravansary - s.rules.caravansary_cards,
        TEA_HOUSE: numbers.guild_consolation - s.rules.tea_consolation,
        GUILD_HALL: numbers.guild_hall_more - numbers.guild_hall_cards,
    }
    if f.step in (on.CARAVANSARY_TAKE, on.TEA_HOUSE_CALL, on.TEA_HOUSE_PAY_OUT, on.GUILD_HALL_TAKE):
        return "" if f.b == more[card] else "with another number than the guild card's"
    return ""


def _unfit_token(s: State, i: int) -> str:
    """B4: who has the Encounter tile pays no token."""
    f, over = s.frames[i], _over(s, i)
    free = has_tavern_tile(s, f.seat, ENCOUNTER_TILE)
    if free and f.step in PAID:
        return "the Encounter tile makes it free"
    if f.step == on.SMUGGLER_TAKE and f.a != (1 if free else 0):
        return "paid for without, or free with the Encounter tile"
    if f.step == on.TOKEN_MOVE:
        if over == on.TRADER_PAY and f.a != COFFEE_TRADER:
            return "the Coffee Trader was not met"
        if over == on.DECK_DRAW and (f.a != GOVERNOR or not free):
            return "the Governor was not met, or is to be paid"
    return ""


def _unfit_dice(s: State, i: int, numbers: MochaNumbers) -> str:
    """Own rolls: by the red tile once, by the card besides (B6); then what the dice-rewards card brings."""
    f, below = s.frames[i], s.frames[i - 1]
    single = below.step in s.rules.grammar.bare
    if f.step == on.DICE_RED_TILE:
        if single:
            return "" if f.a == 1 and s.n[at.DIE1] and not s.n[at.DIE2] else "a single die is not rolled again"
        if f.a not in (0, 1) or (f.a == 1 and (f.place == 0 or not s.tile_serves(f.seat, RED_TILE))):
            return "it can't be rolled again"
    if f.step in (on.DICE_ROLL, on.DICE_RED_TILE) and below.step == on.REWARDS_TAKE and below.a != 0:
        return "the rewards are being taken"
    if f.step == on.GUILD_BLUE and _over(s, i) != on.DICE_ROLL and not s.n[at.DIE2]:
        return "no dice lie there"
    if f.step == on.REWARDS_TAKE and f.a != (1 if below.step == on.CARD_DONE else 0):
        return "the rewards are not in their order"
    if f.step == on.REWARDS_TAKE and f.a == 0 and below.a != 1:
        return "the rewards are not in their order"
    if f.step == on.REWARDS_TAKE and f.a == 1 and _over(s, i) not in (on.REWARDS_TAKE, on.REWARDS_GOOD):
        return "nothing is rolled for it"
    if f.step == on.REWARDS_GOOD:
        if below.step == on.REWARDS_TAKE and below.a != 1:
            return "the rewards are not in their order"
        die = s.n[at.DIE1 if below.step == on.REWARDS_TAKE else at.DIE2]
        return "" if die and numbers.rewards[die - 1] == "good" else "the dice bring no good"
    return ""


def _unfit_card(s: State, i: int, numbers: MochaNumbers) -> str:
    f = s.frames[i]
    if f.step == on.GUILD_DRAW and s.n[at.GUILD_PILE] == 0:
        return "there is no guild card to draw"
    if f.step not in (on.EXCHANGE_GIVE, on.EXCHANGE_TAKE):
        return ""
    if f.a < 0 or f.a >> 3 * (COFFEE + 1) or pieces(f.a) > numbers.exchange_most:
        return "more is given than an exchange has"
    if any(s.good(f.seat, good) + (f.a >> 3 * good & 7) > s.capacity(f.seat) for good in range(GOODS)):
        return "goods were given that had no room"
    left = pieces(f.a) if f.step == on.EXCHANGE_GIVE else f.b
    if f.step == on.EXCHANGE_TAKE and not 0 < f.b <= pieces(f.a):
        return "nothing is to be taken"
    return "" if takeable(s, f.seat, f.a) >= left else "there is no room for what is to be taken"


def _unfit_action(s: State, i: int, numbers: MochaNumbers) -> str:
    f, below, over = s.frames[i], s.frames[i - 1], _over(s, i)
    card = below.step == on.GUILD_EXTRA
    if f.b and not card and f.step in (on.CARAVANSARY_TAKE, on.TEA_HOUSE_CALL, on.TEA_HOUSE_PAY_OUT):
        return "without its guild card"
    if f.step == on.ROASTING_CHOOSE:
        if not 0 <= f.a < 8:
            return "with exchanges that do not exist"
        if (over == on.ROASTING_GOOD and not f.a >> ANY_GOOD & 1) or (over == on.ROASTING_CARD and not f.a >> CARD & 1):
            return "the exchange was not chosen"
    if f.step == on.GUILD_HALL_TAKE:
        if not card and f.b:
            return "without its guild card"
        if not 1 <= f.a <= numbers.guild_hall_cards + f.b:
            return f"{f.a} guild cards were taken"
    if f.step in (on.TAVERN_BARRIER, on.TAVERN_BESIDE) and not card and f.b:
        return "without its guild card"
    if f.step in (on.TAVERN_BESIDE, on.TAVERN_ACTION) and action_of(s, i) != (TAVERN, f.by):
        return "nobody is at the Tavern"
    return _unfit_barrier(s, f, below)


def _unfit_barrier(s: State, f: Frame, below: Frame) -> str:
    """B3: the action of a place follows the barrier that was laid beside it."""
    beside = f.place in (s.n[at.BARRIER_A], s.n[at.BARRIER_B]) and s.n[at.BARRIER_OWNER] == f.seat
    if f.step == on.TAVERN_ACTION and not beside:
        return "the barrier does not lie there"
    within = f.step == on.TURN_COMPLETED and below.step in (on.TURN_COMPLETED, on.GUILD_EXTRA)
    if within and (below.place if below.step == on.TURN_COMPLETED else below.a) == TAVERN:
        if s.n[at.BARRIER_OWNER] != f.seat:
            return "the barrier was not laid"
    return ""
