"""Which good, coffee or letter is given or taken, where many would do."""

from sixrubies.board.actions import DONE, GIVE, GOOD, LETTER, PAY, SEALED
from sixrubies.board.letters.extra_turn import PayExtraTurn
from sixrubies.board.letters.secret_society import PaySeals
from sixrubies.board.letters.wares import held_ware
from sixrubies.board.state import State
from sixrubies.board.things import BLUE, COFFEE
from sixrubies.core.frame import Frame

# -- wares ------------------------------------------------------------------------------------------------------------


def scarce_wares(s: State, seat: int, options: list[int]) -> list[int]:
    """The good one has least of among those with room, of equals the last, and coffee."""
    best = -1
    for action in options:
        ware = action - GOOD
        if ware != COFFEE and s.room(seat, ware) > 0:
            if best < 0 or s.good(seat, ware) <= s.good(seat, best - GOOD):
                best = action
    found = [best] if best >= 0 else []
    if options[-1] == GOOD + COFFEE:
        found.append(options[-1])
    return found if found else options[:1]


def commonest_ware(s: State, seat: int, options: list[int]) -> int:
    """What is given most easily; blue goods and coffee only for want of others."""
    best = options[0]
    for action in options:
        if action < GIVE + BLUE and held_ware(s, seat, action - GIVE) > held_ware(s, seat, best - GIVE):
            best = action
    return best


def exchange_gives(s: State, f: Frame, options: list[int]) -> list[int]:
    """What there is most of, piece by piece, or it is enough."""
    if options[0] == DONE:
        return [DONE, commonest_ware(s, f.seat, options[1:])]
    return [commonest_ware(s, f.seat, options)]


# -- letters ----------------------------------------------------------------------------------------------------------


def letter_to_pay(s: State, f: Frame, options: list[int], left: int) -> int:
    """For `left` seals. Delivered letters have done their work and go first; for a single seal the farthest other."""
    best = options[-1]
    farthest = -1
    for action in options:
        if action > SEALED:
            if left > 1 or farthest < 0:
                return action
        else:
            away = s.rules.bazaar.distance(s.merchant(f.seat), action - LETTER)
            if away > farthest:
                farthest = away
                best = action
    return best


def seals_left(s: State, f: Frame) -> int:
    """What is still to be given of an extra turn's or the Secret Society's price."""
    step = s.rules.steps[f.step]
    if isinstance(step, PaySeals):
        return step.numbers.society_seals - f.a
    assert isinstance(step, PayExtraTurn)
    return step.numbers.extra_seals - f.a


def courier_pays(s: State, f: Frame, options: list[int]) -> list[int]:
    """Lira, or the letter that is farthest from being delivered."""
    if options[0] != PAY:
        return [letter_to_pay(s, f, options, 1)]
    if options[1] < SEALED:
        return [PAY, letter_to_pay(s, f, options[1:], 1)]
    return [PAY]
