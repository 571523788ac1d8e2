"""The core carries a game that is not Istanbul: steps, chance, interrupts, batches, records, undo, views."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import sixrubies.core
from sixrubies.core.errors import BadToken, IllegalAction, NothingToUndo
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.core.game import Game
from sixrubies.core.rng import SealedSource
from tests.kernel.lanterns import Lanterns, lanterns, state_of


def tokens(game: Game[Lanterns]) -> list[str]:
    return [game.token(action) for action in game.legal()]


def play(game: Game[Lanterns], words: str) -> Game[Lanterns]:
    for word in words.split():
        game.act(word)
    return game


def play_on(game: Game[Lanterns], choose: Random, most: int = 10_000) -> Game[Lanterns]:
    while not game.over and most:
        game.act(choose.choice(game.legal()))
        most -= 1
    return game


def dealt(hands: str = "draw:double draw:fresh") -> Game[Lanterns]:
    return play(lanterns(manual=True), hands)


def test_the_core_imports_no_game():
    folder = Path(sixrubies.core.__file__).parent
    for source in folder.glob("*.py"):
        imported = re.findall(r"^\s*(?:from|import) (sixrubies[\w.]*)", source.read_text(), re.MULTILINE)
        assert all(name.startswith("sixrubies.core") for name in imported), source.name


def test_chance_is_asked_by_name_when_it_is_manual():
    game = lanterns(manual=True)
    assert (game.owner(), game.step) == (CHANCE, "deal")
    assert tokens(game) == ["draw:double", "draw:fresh"]
    play(game, "draw:double draw:fresh")
    assert (game.owner(), game.step) == (0, "choose")


def test_chance_decides_by_itself_when_it_is_automatic():
    game = lanterns(seed=5)
    assert (game.owner(), game.step) == (0, "choose")
    assert [entry.token.split(":")[0] for entry in game.entries] == ["draw", "draw"]


def test_options_are_candidates_without_a_reason_and_interrupts_come_last():
    game = dealt()
    assert tokens(game) == ["roll"]
    assert [(b.option.token, b.reason) for b in game.decision().blocked] == [
        ("stop", "not_yet"),
        ("charm:double", "no_light"),
    ]
    play(game, "roll die:4")
    assert tokens(game) == ["roll", "stop", "charm:double"]
    assert game.decision().blocked == []


def test_an_interrupt_leaves_the_decision_where_it_was():
    game = play(dealt(), "roll die:4 charm:double")
    assert (game.owner(), game.step, state_of(game).lights) == (0, "choose", 8)
    assert tokens(game) == ["roll", "stop"]


def test_an_interrupt_may_lead_to_chance_and_back():
    game = play(dealt("draw:fresh draw:fresh"), "charm:fresh")
    assert (game.owner(), game.step) == (CHANCE, "deal")
    play(game, "draw:double")
    assert (game.owner(), game.step) == (0, "choose")


def test_steps_nobody_chooses_in_are_played_through():
    game = play(dealt(), "roll die:1")
    assert (game.owner(), game.step) == (1, "choose")


def test_a_batch_tells_the_whole_run_and_is_carried_out_all_or_nothing():
    game = play(dealt(), "roll die:2 stop")
    batch = game.decision().batch
    assert batch is not None and batch.done is not None
    assert [(item.option.token, item.most) for item in batch.items] == [
        ("hang:top", 1),
        ("hang:middle", 1),
        ("hang:bottom", 1),
    ]
    assert (batch.least, batch.most, batch.done.token) == (0, 2, "done")
    before = game.digest()
    with pytest.raises(IllegalAction):
        game.act_all([game.action("hang:middle"), game.action("hang:top")])
    assert game.digest() == before
    with pytest.raises(IllegalAction, match="somebody else"):
        game.act_all([game.action("hang:top"), game.action("hang:middle"), game.action("roll")])
    assert game.digest() == before
    game.act_all([game.action("hang:top"), game.action("hang:bottom")])
    assert state_of(game).scores == [4, 0]
    assert game.owner() == 1


def test_unknown_and_illegal_actions_are_told_apart_and_change_nothing():
    game = dealt()
    before = game.digest()
    for wrong in ("dance", "hang:cellar", 999, -1):
        with pytest.raises(BadToken):
            game.act(wrong)
    for wrong in ("stop", "draw:double", "charm:fresh"):
        with pytest.raises(IllegalAction, match="choose"):
            game.act(wrong)
    assert game.digest() == before
    assert len(game.entries) == 2


def test_a_finished_game_offers_nothing_and_has_an_outcome():
    game = play_on(lanterns(seats=3, seed=4), Random(1))
    assert (game.owner(), game.step, game.legal()) == (OVER, "", [])
    assert max(game.outcome().scores)[0] >= 20
    assert game.record().result == {"winners": game.outcome().winners, "scores": game.outcome().scores}
    with pytest.raises(IllegalAction, match="over"):
        game.act("roll")


def test_an_outcome_is_asked_too_early():
    with pytest.raises(IllegalAction):
        lanterns().outcome()


def test_a_hidden_draw_reaches_its_audience_only():
    game = play(dealt("draw:double draw:fresh"), "roll die:4")
    assert game.record_for(0).tokens() == ["draw:double", "draw:?", "roll", "die:4"]
    assert game.record_for(1).tokens() == ["draw:?", "draw:fresh", "roll", "die:4"]
    assert game.record_for(None).tokens() == ["draw:?", "draw:?", "roll", "die:4"]
    assert "seed" not in game.record_for(0).header
    assert [event.secret for event in game.events_for(0)] == [0, -1, 0]
    assert [event.secret for event in game.events_for(None)] == [-1, -1, 0]
    assert game.view(0)["hands"] == [[1, 0], [1]]
    assert game.view()["hands"] == [[1], [1]]


def test_another_seat_is_told_the_step_but_not_the_options():
    game = dealt()
    told = game.decision(1)
    assert (told.step, told.owner, told.options, told.blocked) == ("choose", 0, [], [])
    with pytest.raises(IllegalAction, match="no seat 2"):
        game.view(2)


def test_forced_depends_on_what_everybody_knows():
    """Seat 0 has one option, but might hold a charm that could be played: nobody else can know."""
    game = dealt("draw:double draw:fresh")
    assert len(game.legal()) == 1
    assert not game.forced()
    play(game, "roll die:4 charm:double roll die:1 roll die:1")
    assert state_of(game).hands[0] == [0, 0]
    assert game.owner() == 0 and game.forced()
    game.play_forced()
    assert game.owner() == CHANCE  # the roll was the one answer; the die is for the table to name


def test_undo_goes_back_to_chance_and_no_further():
    game = play(dealt(), "roll die:4")
    here, events = game.digest(), len(game.events)
    play(game, "charm:double stop hang:top")
    for _ in range(3):
        assert game.can_undo(0) and not game.can_undo(1)
        game.undo(0)
    assert (game.digest(), len(game.events), game.record().tokens()[-1]) == (here, events, "die:4")
    with pytest.raises(NothingToUndo):
        game.undo(0)
    play(game, "charm:double stop hang:top")
    assert state_of(game).lights == 8


def test_undo_ends_with_the_next_seats_first_action():
    game = play(dealt(), "roll die:4 stop done")
    assert game.owner() == 1 and game.can_undo(0)
    with pytest.raises(NothingToUndo):
        game.undo(1)
    play(game, "charm:fresh")
    assert not game.can_undo(0)
    with pytest.raises(NothingToUndo):
        game.undo(0)


def test_undo_never_rolls_again():
    game = lanterns(seed=9)
    game.act("roll")
    rolled = [entry.token for entry in game.entries]
    with pytest.raises(NothingToUndo):
        game.undo(0)
    again = lanterns(seed=9)
    again.act("roll")
    assert [entry.token for entry in again.entries] == rolled


def test_a_seed_replays_whoever_plays():
    for source in (None, SealedSource(bytes(32), ["deck", "die"])):
        one = lanterns(seed=3, source=source.clone() if source else None)
        other = lanterns(seed=3, source=source.clone() if source else None)
        play_on(one, Random(6))
        play_on(other, Random(6))
        assert one.record() == other.record()
        assert one.digest() == other.digest()


def test_a_clone_goes_its_own_way():
    game = play_on(lanterns(seed=3), Random(6), most=5)
    before, copy = game.digest(), game.clone()
    play_on(copy, Random(1))
    assert game.digest() == before
    assert copy.digest() != before
    assert len(copy.entries) > len(game.entries)


def test_a_described_state_is_the_same_state():
    game = lanterns(seed=12)
    choose = Random(2)
    while not game.over:
        state = game.family.restore(json.loads(json.dumps(game.position())))
        assert game.family.describe(state) == game.position()
        assert game.family.kernel.legal(state) == game.legal()
        assert state.owner == game.owner()
        game.act(choose.choice(game.legal()))


def test_digests_are_kept_along_the_way():
    game = lanterns(seed=30)
    while len(game.entries) < 220:
        game.act("roll")  # who never stops never scores
    assert [count for count, _ in game.digests] == [100, 200]
    again = lanterns(manual=True)
    for entry in game.entries[:100]:
        again.act(entry.token)
    assert again.digest() == game.digests[0][1]
