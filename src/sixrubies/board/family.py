"""The board game as the core's `Family`: its rules, its names, its views."""

from typing import Any

from sixrubies.board import codec
from sixrubies.board.actions import NUMBERING, PLAY, USE_YELLOW
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.fields import ROUND
from sixrubies.board.invariants import violations
from sixrubies.board.outcome import score, winners
from sixrubies.board.phases import phase
from sixrubies.board.reasons import REASON_NAMES
from sixrubies.board.restore import restore
from sixrubies.board.rules import Rules
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.board.steps import TURN_BEGIN
from sixrubies.board.things import PURPOSE_NAMES, TOKEN_NAMES, YELLOW_TILE
from sixrubies.board.view import View
from sixrubies.core.errors import BadPosition
from sixrubies.core.family import SPECTATOR, Family, Outcome
from sixrubies.core.step import Reason


class BoardFamily(Family[State]):
    """One board game with its options."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, rules.seats, NUMBERING, EVENT_NAMES, REASON_NAMES, PURPOSE_NAMES)
        self.rules = rules

    def new_state(self) -> State:
        return new_state(self.rules)

    def clone(self, s: State) -> State:
        return s.clone()

    def view(self, s: State, seat: int) -> View:
        return View(s, seat)

    def outcome(self, s: State) -> Outcome:
        return Outcome(winners(s), [list(score(s, seat)) for seat in range(s.seats)])

    def describe(self, s: State) -> dict[str, Any]:
        return codec.describe(s)

    def hand(self, s: State, seat: int) -> Any:
        return codec.describe_hand(s, seat)

    def restore(self, described: Any) -> State:
        """A state from its description; an impossible one is refused."""
        s = new_state(self.rules)
        restore(s, described)
        found = violations(s)
        if found:
            raise BadPosition(f"the position can't occur: {found[0]}")
        try:
            self.rules.settle(s)
            stuck = s.owner >= 0 and not self.rules.legal(s)
        except (LookupError, ValueError, ArithmeticError, AssertionError, NotImplementedError):
            raise BadPosition("the position can't occur: what is pending does not fit together") from None
        if stuck:
            raise BadPosition("the position can't occur: nobody could do anything")
        return s

    def complete(self, told: dict[str, Any]) -> dict[str, Any]:
        """Empty hands, tokens on the first places, the first demand tiles; the turn of seat `turn` begins."""
        seats, turn = self.rules.seats, told.get("turn", 0)
        tokens = {name: 2 + i for i, name in enumerate(TOKEN_NAMES) if i in self.rules.tokens}
        begin = [{"step": "turn.finish", "seat": turn}, {"step": "turn.move", "seat": turn}]
        try:
            players = [{"hand": {}, **player} for player in told.get("players", [])]
            return {
                "pending": begin,
                **told,
                "players": players + [{"hand": {}} for _ in range(seats - len(players))],
                "tokens": {**tokens, **told.get("tokens", {})},
                "demand": {"large_market": ["L1"], "small_market": ["S1"], **told.get("demand", {})},
            }
        except TypeError as error:
            raise BadPosition(f"the position can't be read: {error}") from None

    def turn_label(self, s: State) -> str:
        if len(s.frames) > 1 and s.frames[0].step == TURN_BEGIN:
            return "setup"
        return f"{s.n[ROUND]}.{s.turn()}"

    def phase(self, s: State) -> str:
        return phase(s)

    def forced(self, s: State) -> bool:
        """One entry for every hand the seat could hold, as far as the others know."""
        f = s.frames[-1]
        step = self.rules.steps[f.step]
        if not step.forced(s, f):
            return False
        if step.timing == 0 or f.seat != s.turn():
            return True
        spectator = View(s, SPECTATOR)
        unknown = [0] * self.rules.kinds  # cards of the same deck in hand that nobody else knows
        for deck in self.rules.decks:
            count = s.held_of(f.seat, deck) - sum(s.known_cards(f.seat, card) for card in deck)
            for kind in deck:
                unknown[kind] = count
        unseen = spectator.unseen()
        fits = self.rules.fits[step.timing]
        for card in self.rules.cards:
            possible = s.known_cards(f.seat, card.kind) > 0 or (unknown[card.kind] > 0 and unseen[card.kind] > 0)
            if possible and fits >> card.kind & 1 and card.why_not(s, f, f.seat) is None:
                return False
        yellow = self.rules.yellow
        owns = s.has_tile(f.seat, YELLOW_TILE) and fits >> yellow.kind & 1
        return not (owns and yellow.why_not(s, f, f.seat) is None)

    def interrupts_blocked(self, s: State) -> list[tuple[int, Reason]]:
        f = s.frames[-1]
        found: list[tuple[int, Reason]] = []
        actions = [PLAY + card for card in range(self.rules.kinds) if s.in_hand(f.seat, card)]
        if s.has_tile(f.seat, YELLOW_TILE):
            actions.append(USE_YELLOW)
        for action in actions:
            reason = self.rules.interrupt_why_not(s, f, action)
            if reason is not None:
                found.append((action, reason))
        return found
