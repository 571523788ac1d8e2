"""Chapter D: the edition of 2014."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, at, goods, laid_out, load, options, play, player, reason, table

OWN, NEUTRAL = "own", "neutral"


def test_d1_the_revised_edition_is_the_default():
    """[D1] Where an own assistant stands he may be declined, unless the other edition is asked for."""
    assert sr.new_game().header["edition"] == "revised"
    assert sr.new_game(edition="2014").header["edition"] == "2014"
    me = {"merchant": 11, "assistants": [9]}
    assert options(play(at(me), "move:9")) == ["decline", "pick_up"]
    assert options(play(at(me, edition="revised"), "move:9")) == ["decline", "pick_up"]
    assert options(play(at(me, edition="2014"), "move:9")) == ["pick_up"]


@pytest.mark.parametrize("edition", ["2015", "", "Revised", 2014, None])
def test_d1_other_editions_do_not_exist(edition: object):
    with pytest.raises(sr.BadOption, match="no edition is called"):
        sr.new_game(edition=edition)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d2_the_own_assistant_must_be_picked_up(seats: int):
    """[D2] The reason for the missing option is named; afterwards the turn goes on as ever."""
    me = {"merchant": 11, "assistants": [9, 2]}
    game = play(at(me, seats=seats, edition="2014"), "move:9")
    assert options(game) == ["pick_up"]
    assert reason(game, "decline") == ("must_pick_up", 0, 0)
    assert reason(game, "leave") == ("assistant_here", 0, 0)
    play(game, "pick_up")
    assert (game.step, len(player(game)["stack"]), player(game)["assistants"]) == ("turn.action", 3, [2])


def test_d2_leaving_one_may_still_be_declined():
    game = play(at({"merchant": 11}, edition="2014"), "move:9")
    assert options(game) == ["decline", "leave"]
    play(game, "decline")
    assert (game.owner(), player(game)["stack"]) == (1, [OWN] * 4)


def test_d2_with_nobody_to_leave_the_turn_ends():
    game = play(at({"merchant": 11, "assistants": [2, 3, 5, 6]}, edition="2014"), "move:9")
    assert options(game) == ["decline"]


def test_d2_the_payment_may_still_be_declined():
    """[D2 D4] Picked up he must be; paying the merchants is a choice in both editions."""
    game = at({"merchant": 11, "lira": 5, "assistants": [9]}, {"merchant": 9}, seats=3, edition="2014")
    play(game, "move:9 pick_up")
    assert options(game) == ["decline", "pay"]
    play(game, "decline")
    assert (game.owner(), player(game)["stack"], player(game)["lira"]) == (1, [OWN] * 4, 5)


def test_d2_the_return_card_leaves_nobody_to_be_picked_up():
    """[D2] Fetched by the card on arrival he stands there no more, so one may be left, or not."""
    me = {"merchant": 11, "assistants": [9], "hand": {"return_assistant": 1}}
    game = play(at(me, edition="2014"), "move:9")
    assert options(game) == ["pick_up", "play:return_assistant"]
    play(game, "play:return_assistant recall:9")
    assert options(game) == ["decline", "leave"]


def test_d2_the_stay_card_asks_for_him_too():
    game = at({"merchant": 9, "assistants": [9], "hand": {"stay": 1}}, edition="2014")
    assert options(play(game, "play:stay")) == ["pick_up"]


def test_d3_own_and_neutral_one_of_them_must_be_picked_up():
    """[D3] Either will do; the other stays."""
    me = {"merchant": 11, "stack": [OWN, OWN], "assistants": [9]}
    others = [{"stack": [OWN, OWN, OWN, NEUTRAL]}, {"stack": [OWN, OWN, OWN, NEUTRAL]}]
    game = play(at(me, *others, neutral_assistants={9: 1}, edition="2014"), "move:9")
    assert options(game) == ["pick_up", "pick_up_neutral"]
    assert reason(game, "decline") == ("must_pick_up", 0, 0)
    play(game, "pick_up_neutral")
    assert (game.step, player(game)["assistants"]) == ("turn.action", [9])
    assert table(game)["neutral_assistants"] == {}


def test_d3_where_only_a_neutral_one_stands_declining_is_possible():
    me = {"merchant": 11, "stack": [OWN, OWN, OWN]}
    others = [{"stack": [OWN, OWN, OWN, NEUTRAL]}, {"stack": [OWN, OWN, OWN, NEUTRAL]}]
    game = play(at(me, *others, neutral_assistants={9: 1}, edition="2014"), "move:9")
    assert options(game) == ["decline", "pick_up_neutral", "leave"]
    play(game, "decline")
    assert game.owner() == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d4_no_number_changes(seats: int):
    """[D4] The table is laid out alike, and what it asks and gives is the same."""
    assert table(laid_out(seats, edition="2014")) == table(laid_out(seats))
    shown = [laid_out(seats, edition=edition).view(None).to_dict()["table"] for edition in ("2014", "revised")]
    assert shown[0] == shown[1]


def test_d4_the_action_is_optional_and_the_encounters_do_not_depend_on_it():
    """[D4] Skipped at the Tea House, and yet the Governor is used and a family member caught."""
    game = at({"merchant": 11, "lira": 5}, {"family": 9}, seats=3, tokens={"governor": 9}, edition="2014")
    play(game, "move:9 leave")
    assert options(game) == ["act", "skip"]
    play(game, "skip")
    assert options(game) == ["meet:governor", "catch:1"]
    play(game, "catch:1 reward:lira meet:governor draw:stay pay roll:1+1 end_turn")
    assert (player(game)["lira"], player(game)["hand"]) == (6, {"stay": 1})


def test_d4_the_family_member_at_the_fountain_returns_the_assistants():
    game = play(acting(12, {"assistants": [2, 9]}, seats=3, edition="2014"), "act send:7 act")
    assert options(game) == ["done", "recall:2", "recall:9", "recall:12"]
    play(game, "recall:2 recall:9 recall:12")
    assert (player(game)["merchant"], player(game)["stack"]) == (12, [OWN] * 4)


@pytest.mark.parametrize(
    ("place", "me", "tokens", "lira", "carried"),
    [
        (1, {"lira": 7}, "act", 0, [0, 0, 0, 0]),
        (2, {}, "act", 2, [2, 0, 0, 0]),
        (5, {}, "act", 4, [0, 1, 1, 0]),
        (8, {}, "act roll:5+5 good:green", 2, [0, 1, 0, 2]),
        (9, {}, "act call:9 roll:6+3", 11, [0, 0, 0, 0]),
        (10, {"goods": load(2, 0, 0, 2)}, "act sell:red sell:red sell:blue sell:blue done demand:L2", 20, [0, 0, 0, 0]),
        (
            11,
            {"goods": load(1, 1, 2, 0)},
            "act sell:red sell:green sell:yellow sell:yellow done demand:S2",
            16,
            [0, 0, 0, 0],
        ),
        (14, {"goods": load(red=2)}, "act tile:red", 2, [1, 0, 0, 0]),
        (16, {"lira": 14}, "act", 0, [0, 0, 0, 0]),
    ],
)
def test_d4_the_places_do_the_same(place: int, me: dict[str, object], tokens: str, lira: int, carried: list[int]):
    """[D4] Three players, both editions."""
    for edition in ("2014", "revised"):
        game = play(acting(place, me, seats=3, edition=edition), tokens)
        assert (player(game)["lira"], goods(game)) == (lira, carried)
