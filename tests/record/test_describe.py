"""Every state of a game in words, and back: the same words, the same options; impossible words are refused."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixrubies as sr
from sixrubies.board.invariants import violations
from sixrubies.board.state import State
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.families import family_of
from sixrubies.fuzz.family import Table
from sixrubies.fuzz.loop.board_referee import BoardReferee
from sixrubies.fuzz.loop.play import play
from sixrubies.fuzz.positions import accepted, refused_or_sound, spoil
from tests.record.walks import ROWS, Walk, state_of, walks

SHORT = [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]


def same(game: sr.BoardGame) -> None:
    """Also what the words leave out is restored."""
    restored = game.family.restore(game.position())
    BoardReferee(restored.rules).check_same(state_of(game), restored, "restored")


@settings(max_examples=25)
@given(walks(skip=500))
def test_describe_restore_describe_is_the_same(walk: Walk):
    game = walk.begin(chance="manual")  # set-up and rolls are states too
    for _ in walk.on(game, 40):
        told = game.position()
        state = game.family.restore(json.loads(json.dumps(told)))
        assert game.family.describe(state) == told
        BoardReferee(state.rules).check_same(state_of(game), state, "restored")  # also what the words leave out
        assert game.family.kernel.legal(state) == game.legal()
        assert violations(state) == []


@settings(max_examples=15)
@given(walks(skip=500))
def test_a_game_goes_on_from_its_position(walk: Walk):
    """Played on from the description, with the same dice, it is the same game."""
    game = walk.begin()
    if game.over:
        return
    header = game.header
    options = {key: header[key] for key in ("edition", "neutral_assistants")}
    told = {"seats": header["seats"], "layout": header["layout"], **game.position()}
    again = sr.position(told, seed=3, chance="manual", **options)
    assert again.position() == game.position()
    assert again.view(0).to_dict() == game.view(0).to_dict()
    source = FastSource(3)
    game.manual_chance = True
    for _ in range(40):
        if game.over:
            break
        action = walk.next(game, source)
        game.act(action)
        again.act(action)
        assert again.digest() == game.digest()


def test_nothing_is_left_of_the_action_that_a_card_repeats():
    """Once the repetition has begun no action is just completed, by whichever piece the first one was carried out."""
    me = {"merchant": 6, "extensions": 3, "rubies": 1, "goods": dict.fromkeys(("red", "green", "yellow", "blue"), 5)}
    rubies = {"wainwright": 1, "sultans_palace": 6}
    told = {"seats": 2, "players": [{**me, "hand": {"repeat_palace": 1}}], "rubies": rubies}
    game = sr.position(told, neutral_assistants=False)
    for token in ("move:12", "leave", "act", "send:13", "act", "give:red", "play:repeat_palace"):
        game.act(token)
    assert game.step == "palace.any"
    same(game)


def test_a_token_that_stays_is_told_by_the_encounters():
    game = sr.position({"seats": 2, "players": [{"merchant": 5}], "tokens": {"governor": 6}}, chance="manual")
    for token in ("move:6", "leave", "skip", "meet:governor", "draw:stay", "pay", "roll:3+3"):
        game.act(token)
    assert [game.token(action) for action in game.legal()] == ["end_turn"]
    same(game)


def test_the_end_of_a_game_is_a_position_too():
    game = Walk({"seats": 3}, 2, 100_000).begin()
    assert game.over
    assert game.family.describe(game.family.restore(game.position())) == game.position()


def table_of(ruleset: str, seats: int, variant: bool, layout: object = SHORT, edition: str = "revised") -> Table[State]:
    options = {"ruleset": ruleset, "seats": seats, "layout": layout, "edition": edition, "deck": "mixed"}
    return family_of(ruleset).table({**options, "neutral_assistants": variant and seats < 5}, 1)


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.integers(2, 5), st.booleans(), st.booleans())
def test_positions_made_up_are_accepted_and_play_on(seed: int, seats: int, variant: bool, edition: bool):
    table = table_of("base", seats, variant, edition="2014" if edition else "revised")
    s = accepted(table, family_of("base").made_up(table, Random(seed)))
    play(s, table.referee, FastSource(seed), [seed % 3, 1, 2, 0, 1], table.referee.tally(), [], 120, 3, True)


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.integers(2, 5), st.booleans(), st.sampled_from(["mocha", "letters", "great_bazaar"]))
def test_positions_of_boxes_made_up_are_told_and_restored(seed: int, seats: int, variant: bool, ruleset: str):
    table = table_of(ruleset, seats, variant, "random")
    s = accepted(table, family_of(ruleset).made_up(table, Random(seed)))
    told = table.family.describe(s)
    table.referee.check_same(s, table.family.restore(json.loads(json.dumps(told))), "restored")
    play(s, table.referee, FastSource(seed), [seed % 3, 1, 2, 0, 1], table.referee.tally(), [], 40, 3, True)


@settings(max_examples=150)
@given(st.integers(0, 10**6), st.integers(2, 5), st.booleans())
def test_spoiled_positions_are_refused_or_play_on(seed: int, seats: int, variant: bool):
    dice, family, table = Random(seed), family_of("base"), table_of("base", seats, variant, ROWS)
    s = refused_or_sound(table, spoil(family.made_up(table, dice), family.words, dice))
    if s is not None:
        play(s, table.referee, FastSource(seed), [1, 2, 0, 1, 2], table.referee.tally(), [], 80, 1, True)


@settings(max_examples=60)
@given(walks(skip=300), st.integers(0, 10**6))
def test_spoiled_states_of_games_are_refused_or_play_on(walk: Walk, seed: int):
    game, dice = walk.begin(), Random(seed)
    referee = BoardReferee(state_of(game).rules)
    table = Table({}, game.family, referee)
    for _ in walk.on(game, 10):
        s = refused_or_sound(table, spoil(game.position(), family_of("base").words, dice))
        if s is not None:
            play(s, referee, FastSource(seed), [1, 2, 0, 1, 2], referee.tally(), [], 60, 1, False)


def restore(**told: object) -> State:
    game = sr.new_game(seats=2)
    turn = [{"step": "turn.finish", "seat": 0}]
    beginning = {
        "tokens": {"governor": 2, "smuggler": 3},
        "demand": {"large_market": ["L1"], "small_market": ["S1"]},
        "players": [{"hand": {}}, {"hand": {}}],
        "pending": [*turn, {"step": "turn.move", "seat": 0}],
    }
    return game.family.restore({**beginning, **told})


def phase(step: str, **rest: object) -> list[dict[str, object]]:
    return [{"step": "turn.finish", "seat": 0}, {"step": step, "seat": 0, **rest}]


def test_the_beginning_is_possible():
    assert violations(restore()) == []


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"players": [{"lira": -1, "hand": {}}, {}]}, "-1 Lira"),
        ({"players": [{"extensions": 4, "hand": {}}, {}]}, "4 extensions"),
        ({"players": [{"goods": {"red": 3}, "hand": {}}, {}]}, "3 red goods"),
        ({"players": [{"merchant": 17, "hand": {}}, {}]}, "no place"),
        ({"players": [{"family": 0, "hand": {}}, {}]}, "no place"),
        ({"players": [{"assistants": [7], "stack": ["own"] * 3, "hand": {}}, {}]}, "Fountain"),
        ({"players": [{"assistants": [5], "hand": {}}, {}]}, "6 own assistants instead of 5"),
        ({"players": [{"stack": ["own"] * 4, "fifth_assistant": "joined", "hand": {}}, {}]}, "own assistants"),
        ({"players": [{"stack": ["own"] * 3 + ["neutral"], "hand": {}}, {}]}, "own assistants"),
        ({"players": [{"rubies": 1, "hand": {}}, {}]}, "rubies"),
        ({"rubies": {"gemstone_dealer": 10}}, "rubies"),
        ({"players": [{"tiles": ["red"], "hand": {}}, {}]}, "red tiles"),
        ({"players": [{"hand": {"stay": 3}}, {}]}, "cards"),
        ({"players": [{"hand": {}, "known": {"stay": 1}}, {}]}, "known"),
        ({"players": [{}, {}, {}]}, "2 seats"),
        ({"players": [{"purse": 1}, {}]}, "no 'purse'"),
        ({"discard": ["stay"] * 3}, "cards"),
        ({"discard": ["ace"]}, "ace"),
        ({"pile": {"stay": 26}}, "cards"),
        ({"tokens": {"governor": 1, "smuggler": 3}}, "no two dice"),
        ({"neutral_merchants": [1, 15, 16]}, "no two dice"),
        ({"neutral_assistants": {"5": 1}}, "can't be read"),
        ({"mail_down": 5}, "mail"),
        ({"demand": {"large_market": ["L1", "L1"], "small_market": ["S1"]}}, "demand"),
        ({"demand": {"large_market": ["S1"], "small_market": ["S2"]}}, "demand"),
        ({"demand": {"large_market": [None], "small_market": ["S1"]}}, "shown"),
        ({"demand": {"large_market": ["L1", "L2"], "small_market": ["S1"]}}, "unseen"),
        ({"dice": [7, 1]}, "dice"),
        ({"dice": [1, 2]}, "dice"),
        ({"round": 0}, "round 0"),
        ({"turn": 2}, "turn of seat 2"),
        ({"last_round": True}, "last round"),
        ({"yellow_tile_used": True}, "yellow tile"),
        ({"weather": "fine"}, "no 'weather'"),
        ({"pending": []}, "last round"),
        ({"pending": [{"step": "turn.move", "seat": 0}]}, "bottom"),
        ({"pending": [{"step": "turn.finish", "seat": 0}]}, "asks nobody"),
        ({"pending": [{"step": "dance", "seat": 0}]}, "dance"),
        ({"pending": phase("turn.move", place=5)}, "away from the merchant"),
        ({"pending": [{"step": "turn.finish", "seat": 1}, {"step": "turn.move", "seat": 1}]}, "seat 1 in the turn"),
        ({"pending": phase("turn.assistant", place=7)}, "Fountain"),
        ({"pending": phase("turn.assistant", place=5)}, "away from the merchant"),
        ({"pending": phase("turn.toll", place=7)}, "Fountain"),
        ({"pending": phase("turn.action", place=7, a=3)}, "does not use"),
        ({"pending": phase("wainwright.buy", place=1)}, "never seen"),
        ({"pending": phase("turn.encounters", place=7, begun=True, left=["meet:governor"])}, "not there"),
        ({"pending": phase("turn.encounters", place=7, begun=True, left=["meet:sultan"])}, "meet:sultan"),
        ({"pending": [*phase("turn.move"), {"step": "tile.yellow", "seat": 0}]}, "yellow tile"),
        ({"pending": [*phase("turn.move"), {"step": "card.done", "seat": 0, "card": "stay"}]}, "stay"),
        ({"pending": [*phase("turn.move"), {"step": "deck.draw", "seat": 0}]}, "not on turn.move"),
        ({"last_action": {"place": 5, "by": "merchant"}}, "just completed"),
    ],
)
def test_impossible_positions_are_refused_in_words(told, reason):
    with pytest.raises(sr.BadPosition, match=reason):
        restore(**told)
