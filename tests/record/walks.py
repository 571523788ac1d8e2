"""Games to walk through: random options and seeds, a number of actions to skip, then choices one by one."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

import sixrubies as sr
from sixrubies.board.state import State
from sixrubies.core.frame import CHANCE
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.loop.board_referee import BoardReferee, board_tally
from sixrubies.fuzz.loop.players import SEEKER, SENSIBLE, UNIFORM, choose
from sixrubies.fuzz.loop.tally import Tally

ROWS = [[16, 1, 13, 4], [2, 15, 7, 9], [8, 10, 14, 3], [5, 12, 6, 11]]
LAYOUTS = ["short", "long", "order", "random", ROWS]


@dataclass
class Walk:
    """A game of its own: options, seed, how deep it begins, who plays."""

    options: dict[str, Any]
    seed: int
    skip: int
    kind: int = SENSIBLE
    tally: Tally = field(default_factory=board_tally)

    def begin(self, **more: Any) -> sr.BoardGame:
        """The game after the skipped actions (or at its end)."""
        game = sr.new_game(seed=self.seed, **{**self.options, **more})
        for _ in self.on(game, self.skip):
            pass
        return game

    def on(self, game: sr.BoardGame, actions: int) -> Iterator[int]:
        """So many actions chosen and carried out; each is yielded before it is carried out."""
        source = FastSource(self.seed + len(game.entries))
        for _ in range(actions):
            if game.over:
                return
            action = self.next(game, source)
            yield action
            game.act(action)

    def next(self, game: sr.BoardGame, source: FastSource) -> int:
        s = state_of(game)
        options = game.legal()
        if s.owner == CHANCE:
            return options[source.below(0, len(options))]
        return choose(self.kind, s, BoardReferee(s.rules), options, source, self.tally)


def state_of(game: sr.BoardGame) -> State:
    """Tests may look behind the curtain."""
    return game._state


@st.composite
def walks(draw: st.DrawFn, skip: int = 300) -> Walk:
    seats = draw(st.integers(2, 5))
    options = {
        "seats": seats,
        "layout": draw(st.sampled_from(LAYOUTS)),
        "edition": draw(st.sampled_from(["revised", "2014"])),
        "neutral_assistants": seats < 5 and draw(st.booleans()),
    }
    kind = draw(st.sampled_from([SENSIBLE, SEEKER, UNIFORM]))
    return Walk(options, draw(st.integers(0, 10_000)), draw(st.integers(0, skip)), kind)
