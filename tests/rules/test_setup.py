"""Chapter S: the table as the first player finds it."""

from collections import Counter

import pytest

import sixrubies as sr
from tests.rules.table import DECK, acting, at, goods, laid_out, load, options, play, player, table

SEATS = (2, 3, 4, 5)
ROLLS = [f"roll:{high}+{low}" for high in range(1, 7) for low in range(1, high + 1)]


@pytest.mark.parametrize("seats", SEATS)
def test_s1_two_to_five_players(seats: int):
    assert sr.new_game(seats=seats).seats == seats
    assert len(table(laid_out(seats))["players"]) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 2.0, "3", None])
def test_s1_any_other_number_is_refused(seats: object):
    with pytest.raises(sr.BadOption, match="2 to 5 seats"):
        sr.new_game(seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", SEATS)
def test_s2_seat_0_starts_and_the_seats_follow_clockwise(seats: int):
    """[S2 T1] Whoever has gone through his turn hands it to the next number; after the last comes seat 0 again."""
    game = laid_out(seats)
    order = []
    for goal in [6] * seats + [12] * seats:
        order.append(game.owner())
        play(game, f"move:{goal} decline")
    assert order == [*range(seats), *range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_s3_every_seat_has_the_same_pieces_and_no_colour(seats: int):
    """[S3] One merchant, one family member, five assistants (four under him, one in the supply); only money differs."""
    players = table(laid_out(seats))["players"]
    same = {
        "rubies": 0,
        "goods": {"red": 0, "green": 0, "yellow": 0, "blue": 0},
        "extensions": 0,
        "tiles": [],
        "merchant": 7,
        "family": 12,
        "stack": ["own", "own", "own", "own"],
        "assistants": [],
        "fifth_assistant": "supply",
        "hand_size": 1,
        "known": {},
    }
    for seat in players:
        assert {name: value for name, value in seat.items() if name not in ("lira", "hand")} == same


@pytest.mark.parametrize("seats", SEATS)
def test_s4_money_rises_from_the_start_player_on(seats: int):
    money = [seat["lira"] for seat in table(laid_out(seats))["players"]]
    assert money == [2, 3, 4, 5, 6][:seats]


@pytest.mark.parametrize("seats", SEATS)
def test_s5_one_bonus_card_each_from_the_pile(seats: int):
    """[S5 S6] One draw per seat ends the set-up, seat 0 first; before it all 26 cards are in the pile."""
    game = sr.new_game(seats=seats, chance="manual")
    play(game, "demand:L1 demand:S1 roll:3+1 roll:3+2")
    assert table(game)["pile"] == DECK
    assert table(game)["discard"] == []
    drawn = ["five_lira", "stay", "family", "any_goods", "repeat_dealer"][:seats]
    for seat, card in enumerate(drawn):
        assert game.step == "setup.deal"
        assert player(game, seat)["hand"] == {}
        assert player(game, seat)["lira"] == seat + 2  # the money has been handed out already
        play(game, f"draw:{card}")
        assert player(game, seat)["hand"] == {card: 1}
    assert game.step == "turn.move"
    assert table(game)["pile_size"] == 26 - seats
    left = Counter(DECK) - Counter(drawn)
    assert table(game)["pile"] == dict(left)
    assert table(game)["discard"] == []


def test_s6_the_pile_is_shuffled():
    """[S6] Every kind can be dealt, and four copies come up twice as often as two: 1,500 cards dealt by chance."""
    dealt: Counter[str] = Counter()
    for seed in range(300):
        for seat in table(sr.new_game(seats=5, seed=seed))["players"]:
            dealt.update(seat["hand"])
    assert sum(dealt.values()) == 1500
    for card, copies in DECK.items():
        expected = 1500 * copies / 26
        assert abs(dealt[card] - expected) < 4.5 * expected**0.5, card


def test_s7_the_wheelbarrow_is_empty_and_holds_two_of_each_good():
    """[S7] No good, ruby or extension; a warehouse fills two and no third has room."""
    game = laid_out(4)
    assert (goods(game), player(game)["rubies"], player(game)["extensions"]) == ([0, 0, 0, 0], 0, 0)
    assert goods(play(acting(2), "act")) == [2, 0, 0, 0]
    assert goods(play(acting(3), "act")) == [0, 2, 0, 0]
    assert goods(play(acting(4), "act")) == [0, 0, 2, 0]
    assert goods(play(acting(8), "act roll:6+6 good:red")) == [1, 0, 0, 2]  # three blue goods, room for two
    with pytest.raises(sr.BadPosition, match="3 blue goods, room for 2"):
        at({"goods": load(blue=3)})


@pytest.mark.parametrize("seats", SEATS)
def test_s8_merchants_start_on_the_fountain_on_four_assistants(seats: int):
    """[S8 S10] Family members start at the Police Station."""
    for seat in table(laid_out(seats))["players"]:
        assert (seat["merchant"], seat["stack"], seat["assistants"]) == (7, ["own"] * 4, [])
        assert seat["family"] == 12


def test_s9_the_fifth_assistant_waits_for_the_blue_tile():
    """[S9] Four left at places leave nobody to be left; the blue tile puts the fifth under the merchant."""
    game = at({"assistants": [5, 6, 11, 12]})
    assert player(game)["fifth_assistant"] == "supply"
    assert options(play(game, "move:1")) == ["decline"]
    with pytest.raises(sr.BadPosition, match="6 own assistants instead of 5"):
        at({"stack": ["own"] * 5})

    game = play(acting(15, {"goods": load(blue=2)}), "act tile:blue")
    assert player(game)["fifth_assistant"] == "joined"
    assert player(game)["stack"] == ["own"] * 4  # four less the one left here, and the fifth


def test_s10_family_members_start_at_the_police_station():
    """[S10] So the first player can send his at once."""
    game = play(laid_out(5), "move:12 leave act")
    assert [seat["family"] for seat in table(game)["players"]] == [12] * 5
    assert "send:16" in options(game)


def test_s11_governor_and_smuggler_start_where_their_own_dice_say():
    """[S11] Two separate rolls of both dice, Governor first; they may share a place. 10 and 11 are these numbers."""
    game = sr.new_game(seats=4, chance="manual")
    play(game, "demand:L1 demand:S1")
    assert (game.step, sorted(options(game))) == ("setup.token", sorted(ROLLS))
    play(game, "roll:6+4")
    assert (game.step, sorted(options(game))) == ("setup.token", sorted(ROLLS))
    play(game, "roll:6+5")
    assert table(game)["tokens"] == {"governor": 10, "smuggler": 11}
    assert game.step == "setup.deal"
    assert table(laid_out(2, "roll:1+1 roll:6+6"))["tokens"] == {"governor": 2, "smuggler": 12}
    assert table(laid_out(2, "roll:5+2 roll:4+3"))["tokens"] == {"governor": 7, "smuggler": 7}


def test_s11_the_start_places_have_the_odds_of_two_dice():
    """[S11] 7 six times as often as 2, never 1 or 13 to 16; Governor and Smuggler do not depend on each other."""
    governor: Counter[int] = Counter()
    smuggler: Counter[int] = Counter()
    together = 0
    for seed in range(1080):
        tokens = table(sr.new_game(seats=2, seed=seed))["tokens"]
        governor[tokens["governor"]] += 1
        smuggler[tokens["smuggler"]] += 1
        together += tokens["governor"] == tokens["smuggler"]
    for counts in (governor, smuggler):
        assert set(counts) == set(range(2, 13))
        for place in range(2, 13):
            expected = 1080 * (6 - abs(7 - place)) / 36
            assert abs(counts[place] - expected) < 4 * expected**0.5, place
    assert abs(together - 1080 * 146 / 1296) < 45  # 146 of 1,296 pairs of rolls name one place
