"""A bounded part of `make fuzz`: random games of every ruleset over all its tables; and what the report says of it."""

import json
from typing import Any

import pytest
from rich.console import Console

import sixrubies as sr
from sixrubies.fuzz import Report, run, run_all, table, to_json
from sixrubies.fuzz.families import FAMILIES, family_of

BOARD = ("base", "mocha", "letters", "great_bazaar")
RULESETS = (*BOARD, "dice")
ROUNDS = 8 if sr.compiled else 1
TABLES = {"base": 70, "mocha": 21, "letters": 42, "great_bazaar": 28, "dice": 9}


@pytest.fixture(scope="module", params=RULESETS)
def report(request: pytest.FixtureRequest) -> Report:
    return run(request.param, games=rounds_of(request.param) * TABLES[request.param], seed=20)


def rounds_of(ruleset: str) -> int:
    """Games at each table; the Dice Game has few tables, and short games."""
    return 5 * ROUNDS if ruleset == "dice" else ROUNDS


def test_random_games_break_no_rule(report: Report):
    assert report.failures == []
    assert report.surprises == []
    assert report.ok
    assert report.longest < 20_000
    assert report.actions > 300 * report.games


def test_every_table_is_played_at(report: Report):
    assert len(report.counts["table"]) == TABLES[report.ruleset]
    assert set(report.counts["table"].values()) == {rounds_of(report.ruleset)}
    assert min(report.counts["start"].values()) > 0
    assert min(report.counts["player"].values()) > 0


def test_nearly_everything_is_seen_even_in_few_games(report: Report):
    """Of what is not rare by nature: one game in eight tells its events, a family member seldom acts."""
    groups = (
        "card drawn", "tile taken", "end of a turn", "asked in another's turn", "kiosk tile", "tavern tile used",
        "tile bought", "tile that served", "ruby from",
    )  # fmt: skip
    assert [thing for thing in report.unseen if thing[0] in groups] == []
    for group in ("action", "card played", "card used", "condition", "step"):
        if group not in report.counts:
            continue
        unseen = [name for of, name in report.unseen if of == group]
        assert len(unseen) < 0.25 * len(report.counts[group]), unseen


def test_positions_are_spoiled_and_mostly_refused(report: Report):
    assert report.spoiled["refused"] > report.spoiled["accepted"] > 0


def test_checks_are_made_all_along(report: Report):
    part = 8 if report.ruleset == "dice" else 4  # half of the Dice Game's actions are chance, compared on their own
    assert report.checks["options compared"] > report.actions / part
    assert report.checks["states judged"] > report.actions / 4
    assert report.checks["chances compared"] > report.games


def test_the_report_is_told_as_json_and_as_a_table(report: Report):
    whole = json.loads(to_json([report, report]))
    told = whole["rulesets"][0]
    assert (whole["ok"], len(whole["rulesets"]), told["ruleset"]) == (True, 2, report.ruleset)
    assert (told["ok"], told["games"], told["seed"], told["compiled"]) == (True, report.games, 20, sr.compiled)
    assert told["counts"]["action"]["roll:red" if report.ruleset == "dice" else "move:9"] > 0
    assert all(why for _, _, why in told["expected_zero"])
    console = Console(record=True, width=150, file=None, quiet=True)
    with console.capture() as shown:
        console.quiet = False
        console.print(table(report))
    assert "No rule was broken." in shown.get()
    assert f"{report.ruleset}: {report.games:,} games" in shown.get()


def test_a_complete_run_must_have_seen_everything(report: Report):
    unseen = {**vars(report), "unseen": [("reason", "no_ruby")]}
    assert Report(**{**unseen, "complete": False}).ok
    assert not Report(**{**unseen, "complete": True}).ok
    assert not Report(**{**vars(report), "surprises": [("action", "recall:7")]}).ok


def test_games_are_shared_out_among_all_rulesets():
    done: list[int] = []
    reports = run_all(games=7, seed=5, tell=lambda games, failed: done.append(games))
    assert [(report.ruleset, report.games) for report in reports] == list(zip(RULESETS, (1, 1, 2, 1, 2), strict=True))
    assert list(FAMILIES) == list(RULESETS)
    assert done == [1, 2, 4, 5, 7]
    with pytest.raises(sr.BadOption, match="5 or more"):
        run_all(games=4)


def test_the_same_games_come_out_with_any_number_of_workers():
    games = family_of("base").chunk + 2
    one, two = run(games=games, seed=4), run(games=games, seed=4, workers=2)
    assert one.counts == two.counts
    assert (one.actions, one.longest, one.checks) == (two.actions, two.longest, two.checks)


def test_another_seed_gives_other_games():
    assert run(games=3, seed=1).counts != run(games=3, seed=2).counts


def test_progress_is_told():
    told: list[tuple[int, int]] = []
    run(games=5, seed=3, tell=lambda done, failed: told.append((done, failed)))
    assert told == [(5, 0)]


WRONG = [{"games": 0}, {"games": 5, "workers": 0}, {"games": 5, "seed": -1}, {"ruleset": "chess", "games": 5}]


@pytest.mark.parametrize("wrong", WRONG)
def test_numbers_that_make_no_sense_are_refused(wrong: dict[str, Any]):
    with pytest.raises(sr.BadOption):
        run(**wrong)


@pytest.mark.parametrize("ruleset", BOARD)
def test_what_is_never_seen_is_listed_unless_a_reason_is_written(ruleset: str):
    family = family_of(ruleset)
    counts = family.counts_of(family.tally())
    unseen = family.zeros(counts)
    assert ("step", "turn.move") in unseen
    assert ("action", "play:stay") in unseen
    assert ("card at its time", "five_lira at_sale") in unseen
    assert not set(unseen) & set(family.expected_zero)
    assert set(family.expected_zero) <= {(group, name) for group, things in counts.items() for name in things}


MUST_SEE = {
    "mocha": [
        ("card played", "guild_20"), ("tavern tile used", "encounter: coffee_trader"), ("action", "tavern:movement"),
        ("ruby chosen", "coffee_house at tavern.ruby"), ("action of a place", "tavern by family"),
    ],
    "letters": [
        ("kiosk tile", "24 declined"), ("asked in another's turn", "auction.bid"), ("action", "mail:24"),
        ("action of a place", "embassy by companion"), ("token met", "courier from afar"), ("event", "ruby_refilled"),
        ("auction won", "by another"), ("card copied", "anywhere"), ("action", "extra_turn"),
    ],
    "dice": [
        ("step", "card.give_up"), ("action", "reveal:9"), ("card used", "sale_red"), ("card used", "crystals_to_ruby"),
        ("condition", "tile_to_lira fulfilled"), ("condition", "three_brown declined"), ("tile bought", "die"),
        ("others' part", "offer_blue accepted"), ("others' part", "sale_crystal declined"), ("shortage", "crystal"),
        ("tile by a card", "lira_red"), ("tile given up", "goods_blue"), ("tile that served", "action"),
        ("ruby from", "mosque"), ("too few even so", "lira"), ("reason", "rest_unpayable"), ("event", "reshuffled"),
    ],
    "great_bazaar": [
        ("card played", "guild_20"), ("card played", "anywhere"), ("action of a place", "catacombs by companion"),
        ("reason", "no_way"), ("tavern tile used", "encounter: courier"), ("card copied", "two_coffee"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("ruleset", MUST_SEE)
def test_what_a_box_adds_must_be_seen(ruleset: str):
    family = family_of(ruleset)
    assert set(MUST_SEE[ruleset]) <= set(family.zeros(family.counts_of(family.tally())))


def test_what_cannot_be_seen_and_was_is_a_surprise():
    family = family_of("base")
    counts = family.counts_of(family.tally())
    assert family.surprises(counts) == []
    counts["action"]["recall:7"] = 1
    assert family.surprises(counts) == [("action", "recall:7")]
