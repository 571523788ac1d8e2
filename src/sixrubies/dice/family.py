"""The Dice Game as the core's `Family`: its rules, its names, its views."""

from typing import Any

from sixrubies.core.errors import BadPosition
from sixrubies.core.family import Family, Outcome
from sixrubies.dice import codec
from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.dice.fields import ROUND
from sixrubies.dice.invariants import violations
from sixrubies.dice.outcome import score, winners
from sixrubies.dice.reasons import REASON_NAMES
from sixrubies.dice.restore import restore
from sixrubies.dice.rules import Rules
from sixrubies.dice.setup import new_state
from sixrubies.dice.state import State
from sixrubies.dice.steps import TURN_BEGIN
from sixrubies.dice.things import ABILITIES, ABILITY_NAMES, ABILITY_OF, PURPOSE_NAMES, TILE_NAMES, TILES
from sixrubies.dice.view import View


class DiceFamily(Family[State]):
    """One Dice Game with its options."""

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

    def restore(self, described: Any) -> State:
        """A state from its description; an impossible one is refused."""
        s = new_state(self.rules)
        restore(s, described)
        found = violations(s)
        if found:
            raise BadPosition(f"the position can't occur: {found[0]}")
        self.rules.settle(s)
        if s.owner >= 0 and not self.rules.legal(s):
            raise BadPosition("the position can't occur: nobody could do anything")
        return s

    def complete(self, told: dict[str, Any]) -> dict[str, Any]:
        """A position for play: without pending steps the turn of seat `turn` begins, and tiles lie open."""
        if "pending" not in told:
            told = {**told, "pending": [{"step": "turn.begin", "seat": told.get("turn", 0)}]}
        if "display" not in told:
            told = {**told, "display": self._open_tiles(told)}
        return told

    def _open_tiles(self, told: dict[str, Any]) -> list[str]:
        """The first kinds of which one is left, whoever owns or has given up the others."""
        left = self.rules.tile_copies[:]
        players = told.get("players", [])
        owners = [*(players if isinstance(players, list | tuple) else []), {"tiles": told.get("given_up", {})}]
        for owner in owners:
            tiles = owner.get("tiles", {}) if isinstance(owner, dict) else {}
            for ability in range(ABILITIES):
                count = tiles.get(ABILITY_NAMES[ability], 0) if isinstance(tiles, dict) else 0
                gone = count if isinstance(count, int) else 0
                for tile in range(TILES):
                    if ABILITY_OF[tile] == ability and gone > 0:
                        taken = min(gone, left[tile])
                        left[tile] -= taken
                        gone -= taken
        row = [TILE_NAMES[tile] for tile in range(TILES) for _ in range(left[tile])]
        firsts = [TILE_NAMES[tile] for tile in range(TILES) if left[tile]]
        for name in firsts:
            row.remove(name)
        return (firsts + row)[: self.rules.display]

    def turn_label(self, s: State) -> str:
        if len(s.frames) > 1 and s.frames[0].step == TURN_BEGIN:
            return "setup"
        return f"{s.n[ROUND]}.{s.turn()}"

    def forced(self, s: State) -> bool:
        """One entry; everybody can know, because nothing is hidden."""
        f = s.frames[-1]
        return self.rules.steps[f.step].forced(s, f)
