"""Chapter B7: the Fountain."""

import pytest

from tests.rules.table import BESIDE, acting, at, options, play, player, table


def test_b7_1_any_number_of_assistants_by_choice():
    """[B7.1] One by one in the order of the places; whoever is not named stays where he is."""
    game = play(acting(7, {"assistants": [2, 5, 9]}, seats=3), "act")
    assert (game.step, options(game)) == ("fountain.recall", ["done", "recall:2", "recall:5", "recall:9"])
    play(game, "recall:5")
    assert options(game) == ["done", "recall:9"]
    play(game, "done")
    assert (player(game)["stack"], player(game)["assistants"]) == (["own"] * 2, [2, 9])
    assert game.step == "turn.encounters"


@pytest.mark.parametrize(
    ("tokens", "stack", "left"),
    [
        ("done", 0, [2, 5, 9, 16]),
        ("recall:16", 1, [2, 5, 9]),
        ("recall:2 done", 1, [5, 9, 16]),
        ("recall:2 recall:9 done", 2, [5, 16]),
        ("recall:5 recall:9 recall:16", 3, [2]),
        ("recall:2 recall:5 recall:9 recall:16", 4, []),
    ],
)
def test_b7_1_every_choice_of_four(tokens: str, stack: int, left: list[int]):
    """[B7.1 B7.3] After the last one that could still be named the action is over by itself."""
    game = play(acting(7, {"assistants": [2, 5, 9, 16]}, seats=3), "act", tokens)
    assert (len(player(game)["stack"]), player(game)["assistants"]) == (stack, left)
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])


def test_b7_1_all_at_once_as_one_dialog():
    """[B7.1] The whole run: each of them at most once, none at least."""
    batch = play(acting(7, {"assistants": [2, 5, 9]}, seats=3), "act").decision().batch
    assert batch is not None
    assert [(item.option.token, item.most) for item in batch.items] == [
        ("recall:2", 1),
        ("recall:5", 1),
        ("recall:9", 1),
    ]
    assert (batch.least, batch.most, batch.done and batch.done.token) == (0, 3, "done")


def test_b7_1_only_the_own_ones():
    """[B7.1] Assistants of others stand at the same places and stay there."""
    game = play(acting(7, {"assistants": [2]}, {"assistants": [2, 5]}, seats=3), "act")
    assert options(game) == ["done", "recall:2"]
    play(game, "recall:2")
    assert (player(game)["assistants"], player(game, 1)["assistants"]) == ([], [2, 5])


@pytest.mark.parametrize("place", range(1, 17))
def test_b7_2_the_only_place_without_assistant_and_payment(place: int):
    """[B7.2] Nobody under the merchant, another merchant there: only at the Fountain the action is next."""
    posted = [spot for spot in (13, 14, 15, 16, 1) if spot != place][:4]
    game = at({"merchant": BESIDE[place], "lira": 0, "assistants": posted}, {"merchant": place}, seats=3)
    play(game, f"move:{place}")
    if place == 7:
        assert (game.step, options(game)) == ("turn.action", ["act", "skip"])
    else:
        assert (game.step, options(game)) == ("turn.assistant", ["decline"])


def test_b7_3_with_everybody_in_the_stack_it_can_be_carried_out():
    """[B7.3] Nothing is asked then, and the action counts as done."""
    game = acting(7, {}, seats=3)
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert (game.step, player(game)["stack"]) == ("turn.encounters", ["own"] * 4)


def test_b7_3_five_assistants_with_the_blue_tile():
    """[B7.3 B7.1] All five can be out and come back."""
    game = play(acting(7, {"assistants": [1, 2, 3, 4, 5], "tiles": ["blue"]}, seats=3), "act")
    play(game, "recall:1 recall:2 recall:3 recall:4 recall:5")
    assert (player(game)["stack"], player(game)["assistants"]) == (["own"] * 5, [])


def test_b7_4_the_family_member_sends_them_to_the_merchant():
    """[B7.4] case 16.10: the merchant stands at the Police Station; the one just left there may come back too."""
    game = play(at({"merchant": 4, "assistants": [2, 9]}, seats=3), "move:12 leave act send:7")
    assert (game.step, options(game)) == ("police.action", ["act", "skip"])
    play(game, "act")
    assert options(game) == ["done", "recall:2", "recall:9", "recall:12"]
    play(game, "recall:9 recall:12")
    me = player(game)
    assert (me["merchant"], me["family"], me["stack"], me["assistants"]) == (12, 7, ["own"] * 3, [2])
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])


def test_b7_4_at_the_fountain_the_family_member_pays_and_meets_nobody():
    """[B7.4] Another merchant, his family member and the Governor are there."""
    me, other = {"merchant": 4, "lira": 0, "assistants": [2]}, {"merchant": 7, "family": 7, "lira": 1}
    game = at(me, other, seats=3, tokens={"governor": 7, "smuggler": 12})
    play(game, "move:12 leave act send:7 act recall:2 done")
    assert options(game) == ["end_turn", "meet:smuggler"]
    assert (player(game)["lira"], player(game, 1)["lira"], player(game, 1)["family"]) == (0, 1, 7)
    assert table(game)["tokens"]["governor"] == 7
