"""The end of the game: last round, left-over cards, ranking (docs/rules/base.md, G)."""

import pytest

import sixrubies as sr
from sixrubies.board.things import FIVE_LIRA, ONE_GOOD
from tests.rules.table import Player, at, goods, load, options, other_cards, play, player, table

GOAL = {2: 6, 3: 5, 4: 5, 5: 5}
SEATS = [2, 3, 4, 5]


def idle(game: sr.BoardGame) -> None:
    """A turn without anything: the merchant moves and declines the assistant step."""
    goal = next(token for token in options(game) if token.startswith("move:") and token != "move:7")
    play(game, goal, "decline")


def before_last_ruby(seats: int, seat: int, rubies: int, **me) -> sr.BoardGame:
    """It is the turn of the seat, who stands beside the Dealer with plenty of money."""
    players: list[Player] = [{} for _ in range(seats)]
    players[seat] = {"merchant": 9, "lira": 60, "rubies": rubies, **me}
    return at(*players, turn=seat, neutral_merchants=[7, 7, 7] if seats == 2 else [])


def last_turn(*players: Player, **rest) -> sr.BoardGame:
    """The last seat, at the Fountain, ends the last turn of the last round: what is described counts."""
    last = len(players) - 1
    end = {"step": "turn.encounters", "seat": last, "place": 7, "begun": False}
    reached = any(me.get("rubies", 0) >= GOAL[len(players)] for me in players[:-1])
    game = at(*players, turn=last, last_round=reached, pending=[{"step": "turn.finish", "seat": last}, end], **rest)
    play(game, "end_turn")
    assert game.over
    return game


# -- the last round ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_g1_five_rubies_trigger_the_end_with_two_players_six(seats):
    """One less does not."""
    goal = GOAL[seats]
    game = play(before_last_ruby(seats, 0, goal - 1), "move:16 leave act")
    assert player(game)["rubies"] == goal
    play(game, "end_turn")
    assert table(game)["last_round"] is True
    game = play(before_last_ruby(seats, 0, goal - 2), "move:16 leave act end_turn")
    assert (player(game)["rubies"], table(game)["last_round"]) == (goal - 1, False)


def test_g1_the_turn_goes_on_as_usual():
    """With the fifth ruby in hand the player still catches, and plays his cards."""
    game = at({"merchant": 9, "lira": 14, "rubies": 4, "hand": {"five_lira": 1}}, {"family": 16}, seats=3)
    play(game, "move:16 leave play:five_lira act")
    assert (player(game)["rubies"], options(game)) == (5, ["catch:1"])
    play(game, "catch:1 reward:lira end_turn")
    assert (game.owner(), game.over, player(game, 1)["family"]) == (1, False, 12)


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in SEATS for seat in range(seats)])
def test_g2_the_round_is_completed(seats, seat):
    """[G2 G3] case 16.14: whoever triggers, those after him have one more turn, the start player none."""
    game = play(before_last_ruby(seats, seat, GOAL[seats] - 1), "move:16 leave act end_turn")
    turns: list[int] = []
    while not game.over and len(turns) < 2 * seats:
        turns.append(game.owner())
        idle(game)
    assert turns == list(range(seat + 1, seats))
    assert table(game)["round"] == 1
    assert game.owner() == sr.OVER
    assert options(game) == []
    assert game.outcome().winners == [seat]


def test_g3_the_last_seat_ends_the_game_at_once_the_first_leaves_a_turn_to_all():
    """case 16.14, with four players."""
    game = play(before_last_ruby(4, 3, 4), "move:16 leave act end_turn")
    assert game.over
    game = play(before_last_ruby(4, 0, 4), "move:16 leave act end_turn")
    for seat in (1, 2, 3):
        assert (game.owner(), game.over) == (seat, False)
        idle(game)
    assert game.over


def test_g2_without_the_goal_another_round_begins():
    game = before_last_ruby(3, 2, 2)
    play(game, "move:16 leave act end_turn")
    assert (game.owner(), table(game)["round"], table(game)["last_round"]) == (0, 2, False)


def test_g2_a_turn_that_ends_at_once_completes_the_round_too():
    """Nobody can pass the end on by declining."""
    game = play(before_last_ruby(2, 0, 5), "move:16 leave act end_turn move:12 decline")
    assert game.over


def test_g4_seven_rubies_by_a_double_card():
    """case 16.14: two players, five rubies, two more in one turn: past the goal without standing on it."""
    game = before_last_ruby(2, 1, 5, hand={"repeat_dealer": 1})
    play(game, "move:16 leave act play:repeat_dealer end_turn")
    assert game.over
    assert game.outcome().scores[1][0] == 7
    assert game.outcome().winners == [1]
    again = sr.from_json(game.to_json())  # more rubies than the wheelbarrow has spaces for
    assert (again.over, again.outcome()) == (True, game.outcome())


def test_g4_in_the_last_round_more_may_be_won():
    """Seat 0 triggers with 5; seat 1, who had 4, buys two and wins with 6."""
    rich = {"merchant": 1, "lira": 60, "rubies": 4, "hand": {"repeat_dealer": 1}}
    game = at({"merchant": 9, "lira": 60, "rubies": 4}, rich, {}, rubies={"gemstone_dealer": 5})
    play(game, "move:16 leave act end_turn move:16 leave pay act play:repeat_dealer end_turn")
    assert table(game)["last_round"] is True
    idle(game)
    assert [score[0] for score in game.outcome().scores] == [5, 6, 0]
    assert game.outcome().winners == [1]


# -- left-over cards --------------------------------------------------------------------------------------------------


def test_g5_left_over_money_and_goods_cards_are_played():
    """All of them, for every player, whoever had the last turn."""
    game = last_turn(
        {"lira": 1, "rubies": 6, "hand": {"five_lira": 2, "one_good": 1}},
        {"lira": 0, "goods": load(1), "hand": {"five_lira": 1, "one_good": 3}},
    )
    assert [player(game, seat)["lira"] for seat in (0, 1)] == [11, 5]
    assert [goods(game, seat) for seat in (0, 1)] == [[1, 0, 0, 0], [2, 2, 0, 0]]
    assert [player(game, seat)["hand_size"] for seat in (0, 1)] == [0, 0]
    assert sorted(table(game)["discard"]) == ["five_lira"] * 3 + ["one_good"] * 4


@pytest.mark.parametrize("seats", SEATS)
def test_g5_from_the_start_player_on_money_before_goods(seats):
    """As the log tells it; four money and four goods cards among the seats."""
    hands: list[Player] = [{"hand": {"one_good": 1, "five_lira": 1}} for _ in range(min(seats, 4))]
    hands += [{} for _ in range(seats - len(hands))]
    hands[1]["rubies"] = GOAL[seats]
    game = last_turn(*hands)
    names = game.family.event_names
    played = [(event.seat, event.a) for event in game.events if names[event.kind] == "card_played"]
    assert played == [(seat, card) for seat in range(min(seats, 4)) for card in (FIVE_LIRA, ONE_GOOD)]


def test_g5_a_good_card_without_room_stays_in_hand():
    """Two places free, three cards: two are played, one counts as a card in hand."""
    game = last_turn({"rubies": 6, "goods": load(2, 2, 2, 0), "hand": {"one_good": 3}}, {})
    assert (goods(game), player(game)["hand"]) == ([2, 2, 2, 2], {"one_good": 1})
    assert game.outcome().scores[0] == [6, 2, 8, 1]


@pytest.mark.parametrize(
    ("before", "cards", "then"),
    [
        (load(0, 0, 0, 0), 1, [1, 0, 0, 0]),
        (load(1, 0, 0, 0), 2, [2, 1, 0, 0]),
        (load(2, 1, 0, 0), 3, [2, 2, 2, 0]),
        (load(2, 2, 1, 0), 4, [2, 2, 2, 2]),
        (load(2, 2, 2, 1), 1, [2, 2, 2, 2]),
    ],
)
def test_g6_red_green_yellow_blue(before, cards, then):
    """The first kind with room."""
    game = last_turn({"rubies": 6, "goods": before, "hand": {"one_good": cards}}, {})
    assert goods(game) == then


def test_g7_no_other_card_is_played():
    """Not even the family card, whose 3 Lira would count."""
    hand = {card: copies for card, copies in other_cards().items() if card not in ("five_lira", "one_good")}
    game = last_turn({"rubies": 6, "lira": 0, "family": 9, "hand": hand}, {"lira": 0, "family": 5})
    assert (player(game)["hand"], player(game)["lira"], player(game)["family"]) == (hand, 0, 9)
    assert table(game)["discard"] == []


# -- ranking ----------------------------------------------------------------------------------------------------------


def winners(*players: Player, **rest) -> list[int]:
    return last_turn(*players, **rest).outcome().winners


def test_g8_most_rubies_win():
    """Whatever else they have; not who triggered the end."""
    assert winners({"rubies": 5, "lira": 60, "goods": load(2, 2, 2, 2)}, {"rubies": 6, "lira": 0}, {}) == [1]
    assert winners({"rubies": 6, "lira": 0}, {"rubies": 5, "lira": 60}, {}) == [0]


def test_g9_then_lira_then_goods_then_cards():
    """Each step of the comparison against all that come after it; both ways round, so that the seat does not matter."""
    cards = {"hand": {"stay": 2, "long_move": 2}}
    poor = {"rubies": 5, "lira": 3, "goods": load(2, 2, 2, 2), **cards}
    rich = {"rubies": 5, "lira": 4}
    assert (winners(poor, rich, {}), winners(rich, poor, {})) == ([1], [0])
    empty = {"rubies": 5, "lira": 4, "goods": load(1), **cards}
    laden = {"rubies": 5, "lira": 4, "goods": load(1, 0, 0, 1)}
    assert (winners(empty, laden, {}), winners(laden, empty, {})) == ([1], [0])
    bare = {"rubies": 5, "lira": 4, "goods": load(1), "hand": {"stay": 1}}
    held = {"rubies": 5, "lira": 4, "goods": load(0, 0, 0, 1), "hand": {"long_move": 2}}
    assert (winners(bare, held, {}), winners(held, bare, {})) == ([1], [0])


def test_g9_left_over_cards_count_before_ties_are_broken():
    """A money card is worth 5 Lira, a goods card one good, and neither is a card in hand any more."""
    assert winners(
        {"rubies": 6, "lira": 4, "hand": {"stay": 1}}, {"rubies": 6, "lira": 0, "hand": {"five_lira": 1}}
    ) == [1]
    game = last_turn({"rubies": 6, "lira": 4, "hand": {"stay": 2}}, {"rubies": 6, "lira": 4, "hand": {"one_good": 1}})
    assert game.outcome().scores == [[6, 4, 0, 2], [6, 4, 1, 0]]
    assert game.outcome().winners == [1]


@pytest.mark.parametrize("seats", SEATS)
def test_g10_a_complete_tie_is_shared(seats):
    """case 16.15: by all who are equal, and by nobody else."""
    goal = GOAL[seats]
    tied = [{"rubies": goal, "lira": 7, "goods": load(1, 0, 1), "hand": {"stay": 1}} for _ in range(2)]
    others: list[Player] = [{"rubies": 1, "lira": 7} for _ in range(seats - 2)]
    assert winners(*tied, *others) == [0, 1]
    assert winners(*others, *tied) == [seats - 2, seats - 1]


def test_g10_three_may_share_it():
    assert winners(*[{"rubies": 5, "lira": 7} for _ in range(3)]) == [0, 1, 2]


def test_g10_the_same_number_of_goods_of_other_kinds_is_a_tie():
    """Goods and cards are counted, not weighed."""
    one = {"rubies": 6, "lira": 7, "goods": load(2, 0, 0, 0), "hand": {"stay": 1}}
    other = {"rubies": 6, "lira": 7, "goods": load(0, 0, 1, 1), "hand": {"repeat_dealer": 1}}
    assert winners(one, other) == [0, 1]
