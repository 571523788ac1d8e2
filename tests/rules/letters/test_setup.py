"""Set-up, layouts and options of Letters & Seals (docs/rules/letters.md, LS30, LS31)."""

import pytest

import sixrubies as sr
from tests.rules.letters.table import LETTERS, MIXED, NEW_CARDS, ROWS, SUPPLY, at, box, laid_out
from tests.rules.table import MOSQUE_STACK, RUBIES, options, play, player, table

PLACES = [*range(1, 17), 21, 22, 23, 24]


def cards_of(game: sr.BoardGame) -> dict[str, int]:
    """Where cards can be at the start: the pile and the hands."""
    found = dict(table(game)["pile"])
    for me in table(game)["players"]:
        for card, copies in me["hand"].items():
            found[card] = found.get(card, 0) + copies
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ls30_1_everything_else_is_as_in_the_base_game(seats: int) -> None:
    game = laid_out(seats)
    base = sr.new_game(seats=seats, chance="manual")
    for seat in range(seats):
        me, known = player(game, seat), player(base, seat)
        for what in ("lira", "goods", "extensions", "merchant", "family", "stack", "rubies", "tiles"):
            assert me[what] == known[what], what
        assert me["hand_size"] == 1
    assert table(game)["mosque_tiles"] == table(base)["mosque_tiles"]
    assert table(game)["neutral_merchants"] == table(base)["neutral_merchants"]


def test_ls30_2_twenty_places_with_four_new_ones() -> None:
    assert sorted(place for row in ROWS for place in row) == PLACES
    game = at({"merchant": 3, "lira": 3, "hand": {"anywhere": 1}})
    play(game, "play:anywhere")
    assert options(game) == [f"move:{place}" for place in PLACES if place != 3]


def test_ls30_3_the_new_cards_are_mixed_with_the_known_ones_by_default() -> None:
    assert cards_of(laid_out(4)) == MIXED
    assert (sum(MIXED.values()), sum(NEW_CARDS.values())) == (54, 28)


def test_ls30_3_or_they_are_used_alone() -> None:
    game = laid_out(4, deck="new")
    assert cards_of(game) == NEW_CARDS
    with pytest.raises(sr.SixRubiesError):
        sr.new_game("letters", deck="old")
    with pytest.raises(sr.SixRubiesError):
        sr.new_game("base", deck="new")


def test_ls30_4_the_courier_starts_where_his_roll_says() -> None:
    game = sr.new_game("letters", seats=2, chance="manual")
    play(game, "demand:L3 demand:S4 roll:1+1 roll:6+5")
    assert game.step == "setup.token"
    play(game, "roll:6+6")
    assert table(game)["tokens"] == {"governor": 2, "smuggler": 11, "courier": 12}


def test_ls30_5_twenty_four_kiosk_tiles_face_down() -> None:
    assert (box(laid_out(3))["kiosk_pile"], box(laid_out(3))["kiosk_shown"]) == (list(range(1, 25)), [])


def test_ls30_6_thirty_six_letters_two_for_each_known_place_one_for_each_new_one() -> None:
    game = laid_out(3)
    assert (box(game)["letter_pile"], sum(LETTERS.values())) == (LETTERS, 36)
    assert (box(game)["letter_discard"], box(game)["letters"]) == ([], [[], [], []])


def test_ls30_7_companions_lie_in_the_general_supply() -> None:
    game = laid_out(3)
    assert box(game)["companion"] == ["supply"] * 3
    assert not [token for token in options(game) if token.startswith(("walk", "companion"))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ls30_8_rubies_that_are_not_set_up_lie_in_the_supply(seats: int) -> None:
    game = laid_out(seats)
    assert box(game)["ruby_supply"] == SUPPLY[seats]
    rubies = table(game)["rubies"]
    mosque = MOSQUE_STACK[seats]
    assert rubies == {
        "wainwright": seats,
        "small_mosque": mosque,
        "great_mosque": mosque,
        "sultans_palace": RUBIES[seats][0],
        "gemstone_dealer": RUBIES[seats][1],
    }
    assert sum(rubies.values()) + SUPPLY[seats] == 37


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ls30_9_six_rubies_trigger_the_end_with_every_number_of_players(seats: int) -> None:
    """The fifth does not, the sixth does; the round is completed."""
    for before, last in ((4, False), (5, True)):
        game = at({"merchant": 8, "lira": 99, "rubies": before}, *[{"merchant": 9}] * (seats - 1))
        tokens = "move:16 leave pay roll:1+1 act end_turn" if seats == 2 else "move:16 leave act end_turn"
        play(game, tokens)
        assert (table(game)["last_round"], game.over, player(game)["rubies"]) == (last, False, before + 1)


def test_ls31_1_four_rows_of_five_with_each_place_once() -> None:
    assert at(layout=[row[::-1] for row in ROWS]).step == "turn.move"
    twice = [ROWS[0], ROWS[1], ROWS[2], [24, 11, 5, 14, 14]]
    for bad in (twice, ROWS[:3], [row[:4] for row in ROWS], [[*ROWS[0][:4], 17], *ROWS[1:]]):
        with pytest.raises(sr.SixRubiesError):
            sr.new_game("letters", layout=bad)


def test_ls31_2_the_recommended_layout() -> None:
    """Who stands at 7 reaches in one or two steps what lies there in the layout named."""
    game = sr.new_game("letters", seats=3, seed=1)
    near = {1, 21, 22, 6, 8, 4, 15, 3, 23, 12, 5}
    moves = {int(token.removeprefix("move:")) for token in options(game) if token.startswith("move:")}
    assert moves == near
    assert game.header["layout"] == ROWS


def layouts(count: int) -> list[list[list[int]]]:
    return [sr.new_game("letters", seats=3, seed=seed, layout="random").header["layout"] for seed in range(count)]


def test_ls31_3_a_random_layout_has_the_fountain_on_one_of_the_six_inner_cells() -> None:
    cells = {next((r, c) for r in range(4) for c in range(5) if rows[r][c] == 7) for rows in layouts(120)}
    assert cells == {(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)}


def test_ls31_4_black_market_and_tea_house_apart_and_in_different_rows_and_columns() -> None:
    for rows in layouts(120):
        where = {rows[r][c]: (r, c) for r in range(4) for c in range(5)}
        (r8, c8), (r9, c9) = where[8], where[9]
        assert r8 != r9 and c8 != c9 and abs(r8 - r9) + abs(c8 - c9) >= 3


def test_ls31_4_the_recommended_layout_keeps_these_rules() -> None:
    where = {ROWS[r][c]: (r, c) for r in range(4) for c in range(5)}
    assert where[7] == (1, 2)
    assert where[8] == (1, 0) and where[9] == (2, 4)


def test_ls38_1_neutral_assistants_can_be_played_with_this_box() -> None:
    """Only a neutral one stands at the Embassy: he may be picked up there as anywhere."""
    game = at({"merchant": 3, "stack": ["own"] * 3}, {"stack": ["own"] * 3}, neutral_assistants={21: 2})
    play(game, "move:21")
    assert options(game) == ["decline", "pick_up_neutral", "leave"]
    play(game, "pick_up_neutral act mail:16 mail:16")
    assert player(game)["stack"] == ["neutral", "own", "own", "own"]  # at the bottom


def test_ls38_1_the_companion_needs_no_neutral_one_either() -> None:
    me = {"merchant": 9, "companion": 3, "stack": ["own"] * 3}
    game = at(me, {"stack": ["own"] * 3}, neutral_assistants={21: 2}, neutral_merchants=[7, 7, 7])
    play(game, "walk:21")
    assert game.step == "turn.action"
    with pytest.raises(sr.SixRubiesError):
        sr.new_game("letters", seats=5, neutral_assistants=True)


def test_ls38_2_two_players_have_the_neutral_merchants() -> None:
    assert table(laid_out(2))["neutral_merchants"] == [14, 15, 16]
    assert table(laid_out(3))["neutral_merchants"] == []


def test_ls31_5_a_random_layout_is_a_shuffle_and_a_given_one_may_be_any() -> None:
    """Every place comes up in every corner; Fountain in a corner, 8 beside 9 is fine if the table wants it."""
    corners = {rows[0][0] for rows in layouts(300)}
    assert corners == set(PLACES) - {7}
    odd = [[7, 8, 9, 3, 10], [16, 1, 15, 21, 4], [2, 23, 6, 12, 22], [24, 11, 5, 14, 13]]
    assert sr.new_game("letters", seats=2, layout=odd).header["layout"] == odd
    with pytest.raises(sr.SixRubiesError, match="layout|row|place"):
        sr.new_game("letters", seats=2, layout=[[*row[:4]] for row in odd])
