"""Place 23, the Auction House (docs/rules/letters.md, LS23)."""

import pytest

import sixrubies as sr
from tests.rules.letters.table import acting, events, other_cards
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table


def auction(*lira: int, **rest: object) -> sr.BoardGame:
    """Seat 0 has taken a blue good; it opens. Seats have so many Lira."""
    players = [{"lira": amount} for amount in lira]
    return play(acting(23, *players, **rest), "act good:blue")


def test_ls23_1_one_good_of_choice() -> None:
    game = play(acting(23, {"lira": 0}), "act")
    assert options(game) == ["good:red", "good:green", "good:yellow", "good:blue"]
    play(game, "good:blue")
    assert goods(game) == [0, 0, 0, 1]


def test_ls23_1_a_full_kind_may_be_named_and_is_lost() -> None:
    game = play(acting(23, {"lira": 0, "goods": load(blue=2)}), "act good:blue")
    assert (goods(game), events(game, "good_lost")) == ([0, 0, 0, 2], [(0, 3, 1)])


def test_ls23_2_he_opens_with_at_least_one_lira_and_cannot_pass() -> None:
    game = auction(3, 5, 5)
    assert (game.owner(), options(game)) == (0, ["bid:1", "bid:2", "bid:3"])


def test_ls23_2_without_lira_there_is_no_auction() -> None:
    """The active player has 0 Lira: he takes the good, nobody bids, nobody draws."""
    game = auction(0, 50, 50)
    assert (game.step, game.owner(), player(game, 1)["lira"]) == ("turn.encounters", 0, 50)
    assert (goods(game), events(game, "auction_won")) == ([0, 0, 0, 1], [])


def test_ls23_2_a_money_card_in_time_makes_the_auction_possible() -> None:
    """It is played at the choice of the good, inside the action."""
    game = acting(23, {"lira": 0, "hand": {"five_lira": 1}}, {"lira": 9}, {})
    play(game, "act play:five_lira good:red")
    assert options(game) == ["bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]


def test_ls23_3_each_other_once_clockwise_higher_or_pass() -> None:
    game = play(auction(9, 4, 6), "bid:2")
    assert (game.owner(), options(game)) == (1, ["pass", "bid:3", "bid:4"])
    play(game, "bid:4")
    assert (game.owner(), options(game)) == (2, ["pass", "bid:5", "bid:6"])
    play(game, "pass")
    assert game.owner() == 0


def test_ls23_3_who_cannot_bid_higher_is_not_asked() -> None:
    """Seat 1 has no Lira at all, seat 2 exactly the bid: both pass by themselves."""
    game = play(auction(9, 0, 2), "bid:2")
    assert game.owner() == 0
    assert events(game, "bid_passed") == [(1, 0, 0), (2, 0, 0)]


def test_ls23_3_an_auction_in_another_seats_turn_goes_clockwise_from_there() -> None:
    players = [{"lira": 9}, {"lira": 9, "merchant": 11}, {"lira": 9}]
    game = acting(5, *players)
    play(game, "skip end_turn move:23 leave act good:red bid:1")
    assert game.owner() == 2
    play(game, "bid:2")
    assert game.owner() == 0
    play(game, "pass")
    assert (game.owner(), options(game)[0]) == (1, "pass")


def test_ls23_4_one_last_higher_bid_for_the_active_player() -> None:
    game = play(auction(6, 4, 0), "bid:1 bid:4")
    assert (game.owner(), options(game)) == (0, ["pass", "bid:5", "bid:6"])
    play(game, "bid:5")
    assert events(game, "auction_won") == [(0, 5, 0)]


def test_ls23_4_also_over_his_own_bid() -> None:
    """All others have passed; he is asked all the same and may raise."""
    game = play(auction(6, 4, 4), "bid:1 pass pass")
    assert (game.owner(), options(game)[:2]) == (0, ["pass", "bid:2"])
    play(game, "bid:2 draw:stay draw:one_good")
    assert player(game)["lira"] == 4


def test_ls23_5_a_bid_equal_to_all_one_has() -> None:
    """Seat 1 bids its last Lira and wins: nothing is left, the active player has it."""
    game = play(auction(4, 7, 0), "bid:4 bid:7")
    assert events(game, "bid_passed") == [(2, 0, 0), (0, 0, 0)]  # 4 Lira cannot beat 7: seat 0 passes by itself
    play(game, "draw:stay draw:one_good")
    assert (player(game, 0)["lira"], player(game, 1)["lira"], player(game, 1)["hand_size"]) == (11, 0, 2)


def test_ls23_5_the_active_player_with_all_he_has() -> None:
    game = play(auction(4, 0, 0), "bid:4 draw:stay draw:one_good")
    assert (player(game)["lira"], player(game)["hand_size"], game.step) == (0, 2, "turn.encounters")


def test_ls23_5_no_more_than_one_owns_and_at_most_225() -> None:
    game = auction(400, 7, 0)
    assert (options(game)[0], options(game)[-1], len(options(game))) == ("bid:1", "bid:225", 225)
    play(game, "bid:6")
    assert options(game) == ["pass", "bid:7"]


def test_ls23_5_a_bid_of_225_cannot_be_beaten() -> None:
    game = play(auction(300, 400, 0), "bid:225")
    assert (game.owner(), options(game)) == (1, ["pass"])


def test_ls23_6_the_active_player_pays_the_supply_and_draws_two() -> None:
    game = play(auction(9, 3, 3), "bid:3 pass draw:stay draw:one_good")
    assert (player(game)["lira"], player(game)["hand"]) == (6, {"one_good": 1, "stay": 1})
    assert (player(game, 1)["lira"], player(game, 2)["lira"]) == (3, 3)


def test_ls23_6_another_winner_pays_the_active_player() -> None:
    """The example of the book: 1 Lira, pass, 5 Lira, pass; the winner draws and pays 5 to the active player."""
    game = play(auction(6, 9, 9), "bid:1 pass bid:5 pass draw:stay draw:one_good")
    assert [player(game, seat)["lira"] for seat in range(3)] == [11, 9, 4]
    assert player(game, 2)["hand"] == {"one_good": 1, "stay": 1}
    assert (game.step, game.owner()) == ("turn.encounters", 0)


def test_ls23_6_the_cards_are_seen_by_the_winner_only() -> None:
    game = play(auction(4, 9, 0), "bid:1 bid:5 draw:stay draw:one_good")
    assert player(game, 1)["hand_size"] == 2
    assert sum(game.view(1).to_dict()["players"][1]["hand"].values()) == 2
    assert not game.view(0).to_dict()["players"][1].get("hand")


def test_ls23_7_with_nothing_to_draw_the_winner_pays_all_the_same() -> None:
    """All cards are in seat 2's hand."""
    game = acting(23, {"lira": 5}, {"lira": 9}, {"hand": other_cards(), "lira": 0})
    play(game, "act good:red bid:1 bid:6")
    assert (player(game, 0)["lira"], player(game, 1)["lira"], player(game, 1)["hand_size"]) == (11, 3, 0)


def test_ls23_7_with_one_card_to_draw_one_is_drawn() -> None:
    game = acting(23, {"lira": 5}, {"lira": 0}, {"hand": other_cards("stay"), "lira": 0})
    play(game, "act good:red bid:2 pass draw:stay")
    assert (player(game)["lira"], player(game)["hand"], game.step) == (3, {"stay": 1}, "turn.encounters")


def test_ls23_8_money_cards_serve_the_active_player_but_nobody_else() -> None:
    hand = {"five_lira": 1}
    game = acting(23, {"lira": 1, "hand": hand}, {"lira": 3, "hand": hand}, {"lira": 9, "hand": hand})
    play(game, "act good:red")
    assert interrupts(game) == ["play:five_lira"]
    play(game, "bid:1")
    assert (game.owner(), interrupts(game), options(game)) == (1, [], ["pass", "bid:2", "bid:3"])
    play(game, "bid:3 pass")
    assert (game.owner(), options(game)) == (0, ["play:five_lira", "pass"])
    play(game, "play:five_lira")
    assert options(game) == ["pass", "bid:4", "bid:5", "bid:6"]


@pytest.mark.parametrize("card", ["one_letter", "good_to_lira", "red_and_lira", "copy", "use_token", "one_good"])
def test_ls23_8_other_cards_cannot_be_played_inside(card: str) -> None:
    game = acting(23, {"lira": 5, "hand": {card: 1}, "goods": load(red=1)}, {"lira": 3}, {})
    play(game, "act good:red")
    assert interrupts(game) == []
    assert reason(game, f"play:{card}")[0] == "not_now"


def test_ls23_9_a_bid_of_another_player_is_an_undo_barrier() -> None:
    """Each may take back his own bid until the next one has decided."""
    game = play(auction(9, 9, 9), "bid:2")
    assert game.can_undo(0) and not game.can_undo(1)
    play(game, "bid:3")
    assert game.can_undo(1) and not game.can_undo(0)
    game.undo(1)
    assert (game.owner(), options(game)[:2]) == (1, ["pass", "bid:3"])


def test_ls23_9_the_record_names_the_seat_that_bids() -> None:
    game = play(auction(9, 9, 9), "bid:2 bid:3 pass")
    seats = [(entry.owner, entry.token) for entry in game.record().entries if entry.step == "auction.bid"]
    assert seats == [(0, "bid:2"), (1, "bid:3"), (2, "pass")]
    assert game.decision(2).options == [] and game.decision(0).options != []


def test_ls23_1_a_family_member_can_hold_an_auction() -> None:
    game = play(acting(12, {"lira": 3}, {"lira": 0}, {"lira": 0}), "act send:23 act good:green bid:1 pass")
    play(game, "draw:stay draw:stay")
    assert (goods(game), player(game)["lira"], table(game)["turn"]) == ([0, 1, 0, 0], 2, 0)
