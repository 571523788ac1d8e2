"""The rulesets of the board game as families of the fuzzer."""

from functools import cache, cached_property
from random import Random
from typing import Any

from sixrubies import data
from sixrubies.board.family import BoardFamily
from sixrubies.board.fields import ROUND, TURN
from sixrubies.board.outcome import score, winners
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import CARD_NAMES, DEMAND_NAMES, PIECE_NAMES, TAVERN_TILE_NAMES, TILE_NAMES
from sixrubies.board.view import HIDDEN_LISTS
from sixrubies.core.family import Family
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.board.expected import counts_of
from sixrubies.fuzz.board.made_up import describe_at_random
from sixrubies.fuzz.board.tables import GIVEN, combinations, given, name_of
from sixrubies.fuzz.board.zero import expected_zero
from sixrubies.fuzz.family import Counts, Description, FuzzFamily, Options, Table
from sixrubies.fuzz.loop.board_referee import BoardReferee, board_tally
from sixrubies.fuzz.loop.tally import Tally
from sixrubies.rulesets import BOARD, TABLE, board_rules, kind_of, rows_of


@cache
def components(ruleset: str) -> data.Components:
    return data.load(TABLE[ruleset].boxes)


class BoardGames(FuzzFamily[State]):
    """One ruleset of the board game."""

    results = ("rubies", "lira", "goods", "cards", "shared")  # one more ruby, the tie-breaks in their order, nothing
    words = (
        *STEP_NAMES, *CARD_NAMES, *TILE_NAMES, *DEMAND_NAMES, *PIECE_NAMES, *TAVERN_TILE_NAMES,
        "own", "neutral", "supply", "joined", "ready", "?",
    )  # fmt: skip

    delicate = ("pending",)

    def __init__(self, ruleset: str) -> None:
        self.ruleset = ruleset
        self.combinations = combinations(ruleset)
        self.expected_zero = expected_zero(ruleset)

    def options_of(self, number: int, dice: Random) -> Options:
        options = {"ruleset": self.ruleset, **self.combinations[number % len(self.combinations)]}
        if options["layout"] == GIVEN:
            options["layout"] = given(self.ruleset, dice)
        return options

    def table(self, options: Options, seed: int) -> Table[State]:
        box = components(self.ruleset)
        rows = rows_of(self.ruleset, options["layout"], box, FastSource(seed))
        seats, edition, neutral = options["seats"], options["edition"], options["neutral_assistants"]
        rules = board_rules(rows, seats, edition, neutral, box, self.ruleset, options["deck"])
        return Table({**options, "layout": rows}, BoardFamily(rules), BoardReferee(rules))

    def table_name(self, combination: int) -> str:
        return name_of(self.combinations[combination])

    def referee(self, family: Family[State]) -> BoardReferee:
        return BoardReferee(rules_of(family))

    def tally(self) -> Tally:
        return board_tally()

    @cached_property
    def rules(self) -> Rules:
        """Of the largest table: whose names are listed."""
        options = {**self.combinations[0], "seats": 5, "layout": given(self.ruleset, Random(1))}
        return rules_of(self.table(options, 1).family)

    def made_up(self, table: Table[State], dice: Random) -> Description:
        return describe_at_random(rules_of(table.family), dice)

    def differ(self, s: State, t: State) -> bool:
        return any(getattr(s, name) != getattr(t, name) for name in HIDDEN_LISTS)

    def turn(self, s: State) -> int:
        return s.n[TURN]

    def rounds(self, s: State) -> int:
        return s.n[ROUND]

    def result(self, s: State) -> str:
        if len(winners(s)) > 1:
            return "shared"
        first, second, *_ = sorted((score(s, seat) for seat in range(s.seats)), reverse=True)
        return self.results[next(i for i in range(len(first)) if first[i] != second[i])]

    def counts_of(self, tally: Tally) -> Counts:
        return counts_of(self.rules, tally)


def rules_of(family: Family[Any]) -> Rules:
    assert isinstance(family, BoardFamily)
    return family.rules


def board_families() -> list[BoardGames]:
    return [BoardGames(ruleset) for ruleset in TABLE if kind_of(ruleset) is BOARD]
