"""Bots choose what is offered, see views only, and with the same seed do the same."""

import ast
import doctest
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.board.things import CARD_NAMES
from sixrubies.rulesets import RULESETS
from sixrubies.search.boxes.search import MOST_BOX_NODES
from tests.bots.players import BOX_TABLES, TABLES, decisions, names, twin
from tests.bots.positions import of_letters

ALL_TABLES = TABLES + BOX_TABLES
DIFFERENT = (
    "random",
    "greedy",
    "learned",
    "planner",
    "beginner",
    "trader",
)  # the others differ from these in a number only
DECISIONS = {"planner": 80}  # of everybody, for each table; it thinks longer than the others
MOST = 250
AT_ONCE = ("two_coffee", "one_letter", "dice_rewards", "dice_reward")  # these would be played first, one by one


@pytest.mark.parametrize("name", DIFFERENT)
@pytest.mark.parametrize("table", ALL_TABLES, ids=names(ALL_TABLES))
def test_only_options_are_chosen(name, table):
    """Against random players, so that the bot sees positions it would never bring about itself."""
    game = sr.new_game(seed=5, **table)
    players = [bots.make(name, seed=0), *[bots.make("random", seed) for seed in range(1, game.seats)]]
    asked = 0
    most = DECISIONS.get(name, MOST)
    for decision in decisions(game, players, most):
        if decision.owner == 0:
            asked += 1
            before = game.view(0).digest()
            choice = players[0].choose(game.view(0), decision, bots.Limit())
            assert choice.action in [option.action for option in decision.options]
            assert choice.info.get("nodes", 0) <= MOST_BOX_NODES + 500, "the last line looked at may be finished"
            assert game.view(0).digest() == before
    assert asked > most // 13


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", DIFFERENT)
def test_the_same_seed_plays_the_same_game(name, ruleset):
    def played(seed: int) -> list[str]:
        game = sr.new_game(ruleset, seats=3, seed=8)
        players = [bots.make(name, seed + seat) for seat in range(3)]
        for _ in decisions(game, players, most=DECISIONS.get(name, MOST) // 2):
            pass
        return [entry.token for entry in game.entries]

    assert played(1) == played(1)
    if name == "random":
        assert played(1) != played(2)


@pytest.mark.parametrize("table", ALL_TABLES, ids=names(ALL_TABLES))
def test_greedy_can_not_tell_twins_apart(table):
    """Two states that look the same to the seat get the same answer, and the same that a fresh bot would give."""
    game = sr.new_game(seed=24, **table)
    players = [bots.make("random", seed) for seed in range(game.seats)]
    different = 0
    for number, decision in enumerate(decisions(game, players, most=120 if table["ruleset"] == "base" else 60)):
        seat = decision.owner
        other = twin(game, seat, seed=number)
        different += other.digest() != game.digest()
        assert other.view(seat).digest() == game.view(seat).digest()
        here = bots.make("greedy", 3).choose(game.view(seat), decision, bots.Limit())
        there = bots.make("greedy", 3).choose(other.view(seat), other.decision(), bots.Limit())
        assert here == there
    assert different > 20, "the twins hardly ever differ: nothing was tested"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_greedy_follows_its_plan_only_where_it_fits(ruleset):
    """A bot that was interrupted, asked about another position and about the first again, answers as a fresh one."""
    first = sr.new_game(ruleset, seats=3, seed=4)
    other = sr.new_game(ruleset, seats=3, seed=5)
    bot = bots.make("greedy", 1)
    for _ in decisions(first, [bot] * 3, most=40):
        elsewhere = other.decision()
        expected = bots.make("greedy", 1).choose(other.view(0), elsewhere, bots.Limit()).action
        assert bot.choose(other.view(0), elsewhere, bots.Limit()).action == expected


def test_greedy_does_not_think_without_end():
    """With everything at once in the largest game: most cards of all boxes in hand, letters, coffee, all pieces out."""
    cards = {card: 1 for card in CARD_NAMES if card not in AT_ONCE}
    me = {"lira": 60, "coffee": 20, "hand": cards, "companion": 14, "mail": "9* 16* 4* 15* 8 10", "extensions": 2}
    goods = {"red": 4, "green": 4, "yellow": 4, "blue": 4}
    game = of_letters({"merchant": 7, "goods": goods, **me, "tavern": ["movement"]}, ruleset="great_bazaar")
    asked = 0
    while game.decision().owner == 0:
        choice = bots.make("greedy", 1).choose(game.view(0), game.decision(), bots.Limit())
        assert choice.info["nodes"] <= MOST_BOX_NODES + 500
        asked += 1
        game.manual_chance = False
        game.act(choice.action)
    assert asked > 3


def test_the_example_of_the_package_runs():
    assert doctest.testmod(bots) == (0, 5)


def test_unknown_bots_are_refused():
    with pytest.raises(sr.BadOption, match="no bot is called 'clever'; there is random, greedy"):
        bots.make("clever", 1)


def test_a_bot_for_each_seat():
    game = sr.new_game("base", seats=3, seed=1)
    with pytest.raises(sr.BadOption, match="3 seats, but there are 2 bots"):
        bots.play_out(game, [bots.make("random", 1)] * 2)


def test_chance_by_hand_is_refused():
    game = sr.new_game("base", seats=2, seed=1, chance="manual")
    with pytest.raises(sr.BadOption, match="manual chance"):
        bots.play_out(game, [bots.make("random", 1)] * 2)


def test_bots_import_no_state():
    """A bot gets a view; what holds hidden cards is not even named in its modules."""
    forbidden = {f"sixrubies.{game}.{module}" for game in ("board", "dice") for module in ("state", "rules")}
    forbidden.add("sixrubies.core.kernel")
    modules = sorted(Path(bots.__file__).parent.glob("*.py"))
    assert len(modules) > 3
    for path in modules:
        imported: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                imported |= {node.module, *[f"{node.module}.{name.name}" for name in node.names]}
            elif isinstance(node, ast.Import):
                imported |= {name.name for name in node.names}
        assert not imported & forbidden, f"{path.name} imports {imported & forbidden}"
