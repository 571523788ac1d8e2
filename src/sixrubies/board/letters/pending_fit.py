"""What the pending steps of the box say about the table: whose piece is where, which letters are paid."""

from typing import Final

from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.letters.effects import companion_place, seals
from sixrubies.board.letters.extra_turn import reachable
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.letters.pending_others import unfit_auction, unfit_kiosk
from sixrubies.board.state import State
from sixrubies.board.things import COMPANION, COURIER, MERCHANT, PALACE_RUBIES, POLICE_STATION
from sixrubies.core.frame import NOTHING, Frame

WALKING: Final = [on.TURN_TOLL, on.TURN_ACTION, on.TURN_ENCOUNTERS]  # phases the companion may be in


def letters_unfit(s: State, i: int, numbers: LettersNumbers) -> str:
    """What is wrong with the i-th pending step; empty where nothing is."""
    return (
        _unfit_end(s, i, numbers)
        or (_unfit_phase(s, i) if i else "")
        or (_unfit_letter(s, i, numbers) if i else "")
        or (_unfit_card(s, i, numbers) if i else "")
        or (unfit_kiosk(s, i, numbers) if i else "")
        or (unfit_auction(s, i, numbers) if i else "")
    )


def _over(s: State, i: int) -> int:
    return s.frames[i + 1].step if i + 1 < len(s.frames) else NOTHING


def _unfit_end(s: State, i: int, numbers: LettersNumbers) -> str:
    """C2: the turn is over, and the extra turn asked for."""
    f, over = s.frames[i], _over(s, i)
    if f.step == on.TURN_FINISH:
        ending = over in (on.TURN_EXTRA, on.EXTRA_PAY)
        return "" if f.a == (1 if ending else 0) else "the extra turn is asked for once, at the end"
    if f.step not in (on.TURN_EXTRA, on.EXTRA_PAY):
        return ""
    if s.n[at.EXTRA_DONE + f.seat]:
        return "the extra turn of this round was bought"
    return _unfit_seals(s, f, numbers.extra_seals)


def _unfit_seals(s: State, f: Frame, need: int) -> str:
    """Seals given so far, and the least of a letter among them: letters left can complete the payment."""
    counted = f.b == 0 if f.a == 0 else f.b in (1, 2) and f.b <= f.a and (f.b == 1 or f.a % 2 == 0)
    if not counted or not 0 <= f.a < need:
        return f"{f.a} seals can't have been given so"
    ones, twos = seals(s, f.seat)
    return "" if reachable(ones, twos, f.a, f.b, need) else "there are too few seals"


def _unfit_phase(s: State, i: int) -> str:
    """C3, E18, E19: the companion in the place of the merchant; whom one has joined is not paid."""
    f = s.frames[i]
    if f.step == on.TURN_ARRIVE:
        piece = COMPANION if _over(s, i + 1) == on.TURN_WALK_FAR else MERCHANT
        return "" if f.place == 0 and f.by == piece else "another piece is moving"
    if i == 1 and f.by == COMPANION:
        if f.step not in WALKING:
            return "the companion has no assistants"
        where = s.n[at.COMPANION_AT + f.seat]
        back = f.step == on.TURN_ENCOUNTERS and where == at.OWN_SUPPLY
        if where != f.place and not back:
            return "the companion is not there"
    if f.b and f.step in (on.TURN_ASSISTANT, on.TURN_TOLL):
        joined = 0 < f.b <= s.seats and f.b - 1 != f.seat and s.merchant(f.b - 1) == f.place and f.by == MERCHANT
        return "" if joined else "nobody was joined there"
    return ""


def _unfit_letter(s: State, i: int, numbers: LettersNumbers) -> str:
    f, over = s.frames[i], _over(s, i)
    if f.step == on.LETTER_DRAW and s.n[at.LETTER_COUNT] == 0:
        return "there is no letter to draw"
    if f.step == on.LETTERS_MANY and not 0 <= f.a < numbers.embassy:
        return f"{f.a} letters are to be drawn"
    if f.step == on.TOKEN_MOVE and over in (on.COURIER_PAY, on.LETTER_DRAW) and f.a != COURIER:
        return "the Courier was not met"
    if f.step in (on.SOCIETY_PAY, on.SOCIETY_RUBY):
        if all(s.rubies_left(slot) == 0 for slot in range(PALACE_RUBIES, len(s.rules.ruby_stock))):
            return "there is no ruby"
        return _unfit_seals(s, f, numbers.society_seals) if f.step == on.SOCIETY_PAY else ""
    return ""


def _unfit_card(s: State, i: int, numbers: LettersNumbers) -> str:
    f, below = s.frames[i], s.frames[i - 1]
    if f.step == on.REWARD_TAKE and _over(s, i) not in (on.DICE_ROLL, on.DICE_RED_TILE):
        return "nothing is rolled for it"
    if f.step == on.REWARD_GOOD and not s.n[at.DIE2]:
        return "no dice lie there"
    if f.step == on.REWARD_GOOD and "good" not in numbers.rewards[s.n[at.DIE1] + s.n[at.DIE2]]:
        return "the dice bring no good"
    if f.step == on.TURN_WALK_FAR and companion_place(s, f.seat) == 0:
        return "the companion is not on the board"
    if f.step == on.FAMILY_WALK and s.family(f.seat) == POLICE_STATION:
        return "the family member is at home"
    sent = f.step == on.POLICE_ACTION and below.step == on.CARD_DONE
    if (f.step == on.FAMILY_WALK or sent) and (s.n[at.LAST_ACTION] or s.frames[1].by != MERCHANT):
        return "the card is played instead of the phases of the turn"
    if f.step == on.TOKEN_MOVE and any(other.step == on.TOKEN_MOVE and other.a == f.a for other in s.frames[:i]):
        return "the token is being used already"
    return ""
