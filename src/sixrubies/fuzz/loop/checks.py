"""What must hold at every decision and after every action. A failure names what is wrong."""

from sixrubies.board import fields as at
from sixrubies.board.actions import PLAY, USE_YELLOW
from sixrubies.board.family import BoardFamily
from sixrubies.board.invariants import violations
from sixrubies.board.state import State
from sixrubies.board.steps import CARD_DONE
from sixrubies.board.things import YELLOW_TILE, is_guild
from sixrubies.core.frame import Frame
from sixrubies.core.step import ChanceStep
from sixrubies.fuzz.loop.tally import Tally


class Failure(Exception):
    """A rule of the engine is broken; the message says which."""


def check_list(options: list[int]) -> None:
    """Never empty, sorted, unique."""
    if not options:
        raise Failure("a decision without an option")
    last = -1
    for action in options:
        if action <= last:
            raise Failure(f"options are not sorted and unique: {options}")
        last = action


def check_options(s: State, f: Frame, options: list[int], tally: Tally) -> None:
    """Options are the candidates without a reason, then the interrupts without one, each asked anew."""
    rules = s.rules
    step = rules.steps[f.step]
    expected: list[int] = []
    last = -1
    for action in step.candidates(s, f):
        if action <= last:
            raise Failure(f"candidates of {step.name} are not sorted and unique")
        last = action
        reason = step.why_not(s, f, action)
        if reason is None:
            expected.append(action)
        else:
            tally.reasons[reason.kind] += 1
    if step.options(s, f) != expected:
        raise Failure(f"{step.name} offers {step.options(s, f)}, but without a reason are {expected}")
    for card in range(rules.kinds):
        if s.in_hand(f.seat, card) > 0:
            add_interrupt(s, f, PLAY + card, expected, tally)
    if s.has_tile(f.seat, YELLOW_TILE):
        add_interrupt(s, f, USE_YELLOW, expected, tally)
    if options != expected:
        raise Failure(f"{step.name} offers {options}, but cards and tile make it {expected}")
    if len(options) > 1 and BoardFamily(rules).forced(s):
        raise Failure(f"{step.name} is said to be forced, but offers {options}")
    tally.checks[1] += 1


def add_interrupt(s: State, f: Frame, action: int, expected: list[int], tally: Tally) -> None:
    reason = s.rules.interrupt_why_not(s, f, action)
    if reason is None:
        expected.append(action)
    else:
        tally.reasons[reason.kind] += 1


def check_chance(s: State, f: Frame, tally: Tally) -> None:
    """`pick` gives each candidate exactly as many numbers as its weight says."""
    step = s.rules.steps[f.step]
    if not isinstance(step, ChanceStep):
        raise Failure(f"{step.name} is decided by chance, but is no chance step")
    candidates = step.candidates(s, f)
    check_list(candidates)
    weights = step.weights(s, f)
    total = step.total(s, f)
    drawn: list[int] = []
    for candidate, weight in zip(candidates, weights, strict=True):
        if weight < 1:
            raise Failure(f"{step.name} weighs {candidate} with {weight}")
        for _ in range(weight):
            drawn.append(candidate)
    picked: list[int] = []
    for number in range(total):
        picked.append(step.pick(s, f, number))
    if picked != drawn:
        raise Failure(f"{step.name} picks {picked}, but its weights are {weights} for {candidates}")
    tally.checks[2] += 1


def check_sums(s: State) -> None:
    """The cheap part of the invariants, after every action: cards and rubies are conserved, nothing is negative."""
    n = s.n
    rules = s.rules
    cards = n[at.PILE_SIZE] + len(s.discard)
    rubies = 0
    for seat in range(s.seats):
        if n[at.LIRA + seat] < 0:
            raise Failure(f"seat {seat} has {n[at.LIRA + seat]} Lira")
        cards += n[at.HAND_SIZE + seat]
        rubies += n[at.RUBIES + seat]
    for f in s.frames:
        if f.step == CARD_DONE and not is_guild(f.a):
            cards += 1
    for slot in range(len(rules.ruby_stock)):
        rubies += n[at.RUBIES_AT + slot] - rules.ruby_stock[slot]
    rubies += n[at.RUBY_SUPPLY] - rules.ruby_supply
    if cards != rules.deck_size:
        raise Failure(f"{cards} bonus cards instead of {rules.deck_size}")
    if rubies != 0:
        raise Failure(f"{rubies} rubies too many")


def check_state(s: State, tally: Tally) -> None:
    """Everything that is true of every state."""
    found = violations(s)
    if found:
        raise Failure(found[0])
    tally.checks[3] += 1


def check_same(s: State, t: State, what: str) -> None:
    """Two states are equal in everything."""
    if s.n != t.n or s.hand != t.hand or s.held != t.held or s.pile != t.pile:
        raise Failure(f"{what}: numbers differ")
    if s.neutrals != t.neutrals or s.discard != t.discard or s.known != t.known or s.owner != t.owner:
        raise Failure(f"{what}: lists differ")
    if s.guild_discard != t.guild_discard or s.letters != t.letters or s.letter_pile != t.letter_pile:
        raise Failure(f"{what}: lists of a box differ")
    if len(s.frames) != len(t.frames):
        raise Failure(f"{what}: pending steps differ")
    for f, g in zip(s.frames, t.frames, strict=True):
        if f.key() != g.key():
            raise Failure(f"{what}: pending steps differ")
