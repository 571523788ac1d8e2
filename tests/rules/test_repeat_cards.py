"""The repeat cards (docs/rules/base.md, C27 to C30)."""

import pytest

from tests.rules.table import acting, at, goods, interrupts, load, options, play, player, reason, table

RICH = {"lira": 60, "extensions": 3, "goods": load(5, 5, 5, 5)}
CARDS = {13: "repeat_palace", 5: "repeat_post_office", 16: "repeat_dealer"}


def test_c27_1_right_after_the_completed_action():
    """Before the action it is too early."""
    game = acting(5, {"hand": {"repeat_post_office": 1}}, seats=3)
    assert options(game) == ["act", "skip"]
    assert reason(game, "play:repeat_post_office") == ("not_now", 0, 0)
    play(game, "act")
    assert options(game) == ["end_turn", "play:repeat_post_office"]


def test_c27_1_cards_and_the_yellow_tile_may_come_between():
    hand = {"repeat_post_office": 1, "one_good": 1, "five_lira": 1, "family": 1}
    me = {"lira": 9, "hand": hand, "tiles": ["yellow"], "assistants": [16], "family": 9}
    game = play(acting(5, me, seats=3), "act")
    between = ["play:five_lira", "play:one_good good:blue", "play:family reward:lira", "use:yellow recall:16"]
    for tokens in between:
        assert "play:repeat_post_office" in options(game)
        play(game, tokens)
    assert options(game) == ["end_turn", "play:repeat_post_office"]
    play(game, "play:repeat_post_office")
    assert (player(game)["lira"], goods(game)) == (9 + 2 + 5 + 3 - 2 + 2, [1, 1, 2, 1])


def test_c27_1_not_after_an_encounter():
    game = acting(5, {"hand": {"repeat_post_office": 1}}, {"family": 5}, tokens={"governor": 5})
    play(game, "act")
    assert options(game) == ["meet:governor", "catch:1", "play:repeat_post_office"]
    play(game, "catch:1")
    assert reason(game, "play:repeat_post_office") == ("not_now", 0, 0)
    play(game, "reward:lira")
    assert options(game) == ["end_turn", "meet:governor"]
    assert reason(game, "play:repeat_post_office") == ("not_repeatable", 5, 0)


def test_c27_1_not_in_the_next_turn():
    """Seat 0 stays at the Post Office with the stay card and skips: what he did last turn does not count."""
    game = acting(5, {"lira": 9, "hand": {"repeat_post_office": 1, "stay": 1}}, seats=2)
    play(game, "act end_turn move:2 leave skip end_turn play:stay pick_up skip")
    assert options(game) == ["end_turn"]
    assert reason(game, "play:repeat_post_office") == ("not_repeatable", 5, 0)


@pytest.mark.parametrize("place", [13, 5, 16])
def test_c27_6_not_without_a_completed_action_of_its_place(place):
    """Skipped, or another place's action: none of the three cards fits the other places."""
    hand = {"repeat_palace": 1, "repeat_post_office": 1, "repeat_dealer": 1}
    game = play(acting(place, {**RICH, "hand": hand}, seats=3), "skip")
    assert options(game) == ["end_turn"]
    for other, card in CARDS.items():
        assert reason(game, f"play:{card}") == ("not_repeatable", other, 0)
    game = play(acting(place, {**RICH, "hand": hand}, seats=3), "act", "give:red" if place == 13 else "")
    assert options(game) == ["end_turn", f"play:{CARDS[place]}"]


@pytest.mark.parametrize("place", [1, 2, 6, 7, 9, 11])
def test_c27_6_other_places_are_not_repeated(place):
    hand = {"repeat_palace": 1, "repeat_post_office": 1, "repeat_dealer": 1}
    me = {**RICH, "extensions": 2, "goods": load(4, 4, 4, 4), "hand": hand}
    game = play(acting(place, me, seats=3, tokens={"governor": 3}), "act")
    more = {
        6: "take:pile draw:stay take:pile draw:stay discard:stay",
        9: "call:3 roll:6+6",
        11: "sell:red done demand:S2",
    }
    play(game, more.get(place, ""))
    assert options(game) == ["end_turn"]


@pytest.mark.parametrize(("seats", "first"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_c30_1_dealer_another_ruby_for_one_lira_more(seats, first):
    """[C27.2 C30.1] The repetition is a whole new action at the new price."""
    game = play(acting(16, {"lira": 2 * first + 1, "hand": {"repeat_dealer": 1}}, seats=seats), "act")
    assert player(game)["lira"] == first + 1
    play(game, "play:repeat_dealer")
    assert (player(game)["lira"], player(game)["rubies"], table(game)["discard"]) == (0, 2, ["repeat_dealer"])


@pytest.mark.parametrize(("seats", "first"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_c27_4_the_dealer_must_be_payable_now(seats, first):
    """[C27.4 C30.1] One Lira short: blocked with the increased price. A money card played before helps."""
    me = {"lira": 2 * first, "hand": {"repeat_dealer": 1, "five_lira": 1}}
    game = play(acting(16, me, seats=seats), "act")
    assert options(game) == ["end_turn", "play:five_lira"]
    assert reason(game, "play:repeat_dealer") == ("needs_lira", first + 1, first)
    play(game, "play:five_lira play:repeat_dealer")
    assert (player(game)["lira"], player(game)["rubies"]) == (4, 2)


def test_c28_1_palace_another_ruby_for_the_increased_number_of_goods():
    """[C27.2 C28.1] Four players: 4 goods, then 5 with one of any kind."""
    me = {"goods": load(2, 2, 3, 2), "extensions": 1, "hand": {"repeat_palace": 1}}
    game = play(acting(13, me, seats=4), "act play:repeat_palace")
    assert options(game) == ["give:yellow"]
    play(game, "give:yellow")
    assert (goods(game), player(game)["rubies"], table(game)["rubies"]["sultans_palace"]) == ([0, 0, 0, 0], 2, 5)


@pytest.mark.parametrize(
    ("seats", "carried", "give", "blocked"),
    [
        (2, load(2, 2, 2, 3), "give:red", ("needs_good", 1, 0)),  # left 0 1 1 2, asked 1 1 1 2 and one more
        (2, load(2, 2, 2, 3), "give:blue", ("needs_good", 2, 3)),  # left 1 1 1 1: the second blue is missing
        (2, load(3, 2, 2, 3), "give:red", ("needs_good", 6, 4)),  # left 1 1 1 2: the sixth good is missing
        (4, load(2, 1, 2, 2), "", ("needs_good", 1, 1)),  # left 1 0 1 1, asked 1 1 1 1 and one more
        (4, load(2, 2, 2, 2), "", ("needs_good", 5, 4)),  # left 1 1 1 1: the fifth good is missing
    ],
)
def test_c27_4_the_palace_must_be_payable_now(seats, carried, give, blocked):
    """[C27.4 C28.1] With the reason of the place."""
    me = {"goods": carried, "extensions": 1, "hand": {"repeat_palace": 1}}
    game = play(acting(13, me, seats=seats), "act", give)
    assert interrupts(game) == []
    assert reason(game, "play:repeat_palace") == blocked


REWARDS = [(0, 1, 1, 0, 2), (1, 0, 1, 0, 2), (1, 0, 1, 0, 3), (1, 0, 0, 1, 3), (1, 0, 0, 1, 4)]


@pytest.mark.parametrize("down", range(5))
def test_c29_1_post_office_the_next_reward_of_the_cycle(down):
    """[C27.2 C29.1] case 16.3: the indicator moves after each of the two, over the change from 4 down to 0 as well."""
    me = {"lira": 0, "extensions": 3, "hand": {"repeat_post_office": 1}}
    game = play(acting(5, me, seats=3, mail_down=down), "act")
    first, second = REWARDS[down], REWARDS[(down + 1) % 5]
    assert [*goods(game), player(game)["lira"]] == list(first)
    assert table(game)["mail_down"] == (down + 1) % 5
    play(game, "play:repeat_post_office")
    assert [*goods(game), player(game)["lira"]] == [a + b for a, b in zip(first, second, strict=True)]
    assert table(game)["mail_down"] == (down + 2) % 5


@pytest.mark.parametrize("place", [13, 5, 16])
def test_c27_3_two_copies_in_a_chain(place):
    """Three actions of one place in a turn, each repetition after the one before."""
    card = CARDS[place]
    game = play(acting(place, {**RICH, "hand": {card: 2}}, seats=4), "act")
    play(game, f"play:{card}", "give:red" if place == 13 else "")
    assert options(game) == ["end_turn", f"play:{card}"]
    play(game, f"play:{card}", "give:red" if place == 13 else "")
    assert options(game) == ["end_turn"]
    expected = {13: (60, [0, 2, 2, 1], 4), 5: (67, [5, 5, 5, 5], 1), 16: (60 - 12 - 13 - 14, [5, 5, 5, 5], 4)}
    assert (player(game)["lira"], goods(game), player(game)["rubies"]) == expected[place]
    assert table(game)["discard"] == [card, card]


def test_c27_5_for_the_family_member_although_he_has_moved_meanwhile():
    """He acted at the Post Office and was then brought home by the family card."""
    me = {"lira": 0, "hand": {"repeat_post_office": 1, "family": 1}}
    game = play(acting(12, me, seats=3), "act send:5 act play:family reward:lira")
    assert player(game)["family"] == 12
    assert options(game) == ["end_turn", "play:repeat_post_office"]
    play(game, "play:repeat_post_office")
    assert (player(game)["lira"], goods(game), player(game)["family"]) == (2 + 3 + 2, [1, 1, 2, 0], 12)


@pytest.mark.parametrize("place", [13, 16])
def test_c27_5_for_the_family_member_at_palace_and_dealer(place):
    card = CARDS[place]
    give = "give:red" if place == 13 else ""
    game = play(acting(12, {**RICH, "hand": {card: 1}}, seats=3), f"act send:{place} act {give}")
    assert options(game) == ["end_turn", f"play:{card}"]
    play(game, f"play:{card} {give}")
    assert (player(game)["rubies"], player(game)["merchant"], player(game)["family"]) == (3, 12, place)


def test_c27_5_not_once_an_encounter_has_begun():
    game = acting(12, {"lira": 9, "hand": {"repeat_post_office": 1}}, seats=3, tokens={"smuggler": 12})
    play(game, "act send:5 act")
    assert options(game) == ["end_turn", "meet:smuggler", "play:repeat_post_office"]
    play(game, "meet:smuggler good:blue pay roll:6+6")
    assert options(game) == ["end_turn"]


def test_c27_5_nor_when_the_family_member_did_nothing():
    """Sent to the Post Office, action declined: the Police Station's own action repeats nothing."""
    game = play(acting(12, {"hand": {"repeat_post_office": 1}}, seats=3), "act send:5 skip")
    assert options(game) == ["end_turn"]
    assert reason(game, "play:repeat_post_office") == ("not_repeatable", 5, 0)


def test_c27_2_the_repetition_triggers_the_end_like_any_action():
    """[C27.2 G1 G4] Three rubies, then two more in one turn: five are the goal with three players."""
    game = play(at({"merchant": 9, "lira": 40, "rubies": 3, "hand": {"repeat_dealer": 1}}, seats=3), "move:16 leave")
    play(game, "act play:repeat_dealer end_turn")
    assert (player(game)["rubies"], table(game)["last_round"]) == (5, True)
