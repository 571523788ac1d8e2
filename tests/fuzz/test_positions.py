"""Positions in the middle of things: every state of a game is accepted as it is; spoiled, it is refused or plays on."""

import json
from random import Random

import pytest

from sixrubies.board.state import State
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.chunk import choose_players
from sixrubies.fuzz.families import family_of
from sixrubies.fuzz.family import Table
from sixrubies.fuzz.loop.play import play
from sixrubies.fuzz.loop.players import choose
from sixrubies.fuzz.positions import accepted, refused_or_sound, spoil
from sixrubies.rulesets import TABLE

RULESETS = list(TABLE)


class Walk:
    """A game of a ruleset, from the set-up or a position made up, at one of its tables."""

    def __init__(self, ruleset: str, number: int) -> None:
        self.family = family_of(ruleset)
        self.dice = Random(f"positions {ruleset} {number}")
        options = self.family.options_of(number, self.dice)
        self.table: Table[State] = self.family.table(options, self.dice.getrandbits(40))
        self.players = choose_players(self.table.family.seats, self.dice)
        self.source, self.tally = FastSource(number), self.family.tally()
        if number % 2:
            self.state = accepted(self.table, self.family.made_up(self.table, self.dice))
        else:
            self.state = self.table.family.new_state()

    def name(self, step: int) -> str:
        return str(self.table.family.kernel.steps[step].name)

    def act(self) -> None:
        s, kernel = self.state, self.table.family.kernel
        if s.owner == CHANCE:
            action = kernel.chance(s, self.source)
        else:
            action = choose(self.players[s.owner], s, self.table.referee, kernel.legal(s), self.source, self.tally)
        kernel.act(s, action)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_state_of_a_game_is_accepted_as_it_is(ruleset: str):
    """At every table of the ruleset, after every action."""
    seen: set[str] = set()
    for number in range(len(family_of(ruleset).combinations)):
        walk = Walk(ruleset, number)
        for _ in range(60):
            if walk.state.owner == OVER:
                break
            seen.update(walk.name(f.step) for f in walk.state.frames)
            told = json.loads(json.dumps(walk.table.family.describe(walk.state)))
            walk.table.referee.check_same(walk.state, accepted(walk.table, told), "restored")
            walk.act()
    steps = {walk.name(step) for step in range(len(walk.table.family.kernel.steps))}
    assert len(seen & steps) > 0.55 * len(steps)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_spoiled_states_are_refused_or_play_on(ruleset: str):
    """In the middle of decisions too: what is accepted breaks nothing within the next actions."""
    refused = played = within = 0
    for number in range(0, 60, 3):
        walk = Walk(ruleset, number + 1)
        for _ in range(50):
            if walk.state.owner == OVER:
                break
            told = walk.table.family.describe(walk.state)
            s = refused_or_sound(walk.table, spoil(told, walk.family.words, walk.dice, walk.family.delicate))
            if s is None:
                refused += 1
            else:
                played += 1
                within += len(s.frames) > 2
                source = FastSource(walk.dice.getrandbits(40))
                play(s, walk.table.referee, source, walk.players, walk.tally, [], 40, 1, False)
            walk.act()
    assert refused > 5 * played
    assert played > within > 5


@pytest.mark.parametrize("part", ["pending", "tokens"])
def test_a_delicate_part_is_spoiled_more_often(part: str):
    walk = Walk("base", 1)
    told, dice = walk.table.family.describe(walk.state), Random(3)

    def changed(delicate: tuple[str, ...]) -> int:
        return sum(spoil(told, ["?"], dice, delicate).get(part) != told[part] for _ in range(200))

    assert changed((part,)) > 2 * changed(())
