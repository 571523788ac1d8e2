"""Both boxes at once: the Great Bazaar (docs/rules/letters.md, GB)."""

from typing import Any

import pytest

import sixrubies as sr
from tests.rules.letters.table import GREAT_ROWS, MIXED, NEW_CARDS, all_mail_but, box, coffee, laid_out, mail
from tests.rules.letters.table import at as letters_at
from tests.rules.table import Player, load, options, play, player, reason, table

#  16 15 22  3 10
#   8  1 17 21  4
#   2 23  7 12 18
#  24 11  5 14 13
#   6 25 19  9 20
MOCHA_CARDS = dict.fromkeys(
    [
        "two_coffee", "coffee_to_guild", "coffee_to_lira", "dice_rewards", "exchange", "die_to_six", "corner",
        "repeat_wainwright", "repeat_coffee_house",
    ],
    2,
)  # fmt: skip


def at(*players: Player, **rest: Any) -> sr.BoardGame:
    return letters_at(*players, ruleset="great_bazaar", **rest)


def calm(*players: Player, **rest: Any) -> sr.BoardGame:
    """Two players, with the neutral merchants out of the way."""
    return at(*players, neutral_merchants=[7, 7, 7], **rest)


def test_gb1_twenty_five_places_and_everything_of_both_boxes() -> None:
    game = laid_out(4, "great_bazaar", layout=GREAT_ROWS)
    assert table(game)["tokens"] == {"governor": 2, "smuggler": 11, "coffee_trader": 4, "courier": 5}
    assert sum(box(game)["letter_pile"].values()) == 36
    assert table(game)["rubies"]["coffee_house"] == 5
    assert table(game)["mocha"]["tavern_stack"] == {"movement": 4, "encounter": 4}
    jump = play(at({"merchant": 9, "lira": 3, "hand": {"anywhere": 1}}), "play:anywhere")
    assert len(options(jump)) == 24 and "move:25" in options(jump) and "move:20" in options(jump)


@pytest.mark.parametrize(("seats", "supply"), [(2, 16), (3, 12), (4, 6), (5, 5)])
def test_gb1_all_rubies_of_the_boxes(seats: int, supply: int) -> None:
    game = laid_out(seats, "great_bazaar")
    assert (box(game)["ruby_supply"], sum(table(game)["rubies"].values()) + supply) == (supply, 42)


def test_gb1_the_fountain_in_the_centre_and_the_dice_places_apart() -> None:
    for seed in range(60):
        rows = sr.new_game("great_bazaar", seats=2, seed=seed).header["layout"]
        where = {rows[r][c]: (r, c) for r in range(5) for c in range(5)}
        assert sorted(where) == list(range(1, 26)) and where[7] == (2, 2)
        (r8, c8), (r9, c9) = where[8], where[9]
        assert r8 != r9 and c8 != c9 and abs(r8 - r9) + abs(c8 - c9) >= 3


def test_gb2_the_layout_is_random_unless_the_table_gives_one() -> None:
    drawn = {str(sr.new_game("great_bazaar", seats=2, seed=seed).header["layout"]) for seed in range(5)}
    assert len(drawn) == 5
    assert sr.new_game("great_bazaar", seats=2, layout=GREAT_ROWS).header["layout"] == GREAT_ROWS
    with pytest.raises(sr.SixRubiesError):
        sr.new_game("great_bazaar", layout="recommended")
    with pytest.raises(sr.SixRubiesError):
        sr.new_game("great_bazaar", layout=GREAT_ROWS[:4])


def test_gb3_all_72_cards_or_the_28_new_ones_alone() -> None:
    for deck, expected in (("mixed", {**MIXED, **MOCHA_CARDS}), ("new", NEW_CARDS)):
        game = laid_out(2, "great_bazaar", deck=deck)
        found = dict(table(game)["pile"])
        for me in table(game)["players"]:
            for card, copies in me["hand"].items():
                found[card] = found.get(card, 0) + copies
        bonus = {card: copies for card, copies in found.items() if not card.startswith("guild_")}
        assert bonus == expected
        assert sum(expected.values()) == (72 if deck == "mixed" else 28)


def test_gb3_the_guild_cards_are_in_play_with_either_deck() -> None:
    game = play(calm({"merchant": 4}, deck="new"), "move:18 leave act draw:guild_3 draw:guild_8 discard:guild_8")
    assert player(game)["hand"] == {"guild_3": 1}


def test_gb4_the_encounter_tile_serves_for_the_courier() -> None:
    """Nothing is paid, the letter comes, he is rolled on."""
    me = {"merchant": 14, "lira": 0, "tavern": ["encounter"]}
    game = play(calm(me, tokens={"courier": 9}), "move:9 leave skip")
    assert options(game) == ["end_turn", "meet:courier"]
    play(game, "meet:courier mail:16 roll:1+1")
    assert (mail(game), table(game)["tokens"]["courier"], game.step) == ("16", 2, "turn.encounters")


def test_gb4_not_when_no_letter_can_be_drawn_and_not_without_the_tile() -> None:
    me = {"merchant": 14, "lira": 0, "tavern": ["encounter"]}
    game = play(calm(me, {"mail": all_mail_but()}, tokens={"courier": 9}), "move:9 leave skip")
    assert reason(game, "meet:courier")[0] == "no_letter_to_draw"
    other = play(calm({"merchant": 14, "lira": 0}, tokens={"courier": 9}), "move:9 leave skip")
    assert reason(other, "meet:courier") == ("needs_lira", 2, 0)


def test_gb4_the_tile_serves_the_companion_and_the_use_token_card_too() -> None:
    me = {"merchant": 16, "companion": 14, "lira": 0, "tavern": ["encounter"]}
    game = play(calm(me, tokens={"courier": 9}), "walk:9 skip meet:courier mail:16 roll:1+1")
    assert mail(game) == "16*"  # the merchant stands there
    me = {"merchant": 16, "lira": 0, "tavern": ["encounter"], "hand": {"use_token": 1}}
    game = play(calm(me), "play:use_token")
    assert options(game) == ["meet:governor", "meet:smuggler", "meet:coffee_trader", "meet:courier"]
    play(game, "meet:courier mail:13 roll:1+1")
    assert (mail(game), player(game)["lira"]) == ("13", 0)


def test_gb4_the_coffee_trader_by_card() -> None:
    game = play(calm({"merchant": 16, "lira": 2, "hand": {"use_token": 1}}), "play:use_token meet:coffee_trader")
    play(game, "pay roll:1+1")
    assert (coffee(game), player(game)["lira"]) == (1, 0)


def test_gb5_the_last_ruby_of_the_coffee_house_is_refilled_at_its_top_price() -> None:
    """Three players: seat 0 takes the last for 10 coffee, seat 1 the one that replaced it for 10."""
    players = [{"merchant": 13, "coffee": 10}, {"merchant": 13, "coffee": 10, "lira": 2}, {}]
    game = at(*players, rubies={"coffee_house": 1})
    supply = box(game)["ruby_supply"]
    play(game, "move:20 leave act")
    assert (coffee(game), table(game)["rubies"]["coffee_house"], box(game)["ruby_supply"]) == (0, 1, supply - 1)
    play(game, "end_turn move:20 leave pay act")
    assert (coffee(game, 1), table(game)["rubies"]["coffee_house"], box(game)["ruby_supply"]) == (0, 1, supply - 2)


def test_gb5_the_secret_society_may_take_from_it() -> None:
    game = play(calm({"merchant": 2, "mail": "3* 4* 10*"}), "move:24 leave act sealed:3 sealed:4 sealed:10")
    assert options(game) == ["ruby:palace", "ruby:dealer", "ruby:coffee_house"]
    play(game, "ruby:coffee_house")
    assert (table(game)["rubies"]["coffee_house"], player(game)["rubies"]) == (4, 1)


def test_gb5_the_tavern_takes_the_last_one_and_it_is_refilled() -> None:
    me = {"merchant": 5, "coffee": 4, "goods": load(yellow=3), "extensions": 1}
    game = calm(me, rubies={"coffee_house": 1})
    supply = box(game)["ruby_supply"]
    play(game, "move:19 leave act tavern:ruby ruby:coffee_house")
    assert (table(game)["rubies"]["coffee_house"], box(game)["ruby_supply"]) == (1, supply - 1)


def kiosk(tile: int, **me: Any) -> sr.BoardGame:
    others = [other for other in (12, 7, 8) if other != tile][:2]
    game = play(calm({"merchant": 3, **me}), f"move:22 leave act mail:13 show:{tile}")
    return play(game, *[f"show:{other}" for other in others], f"kiosk:{tile}")


@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_gb6_tiles_13_and_14_coffee_or_lira(tile: int, lira: int) -> None:
    game = kiosk(tile, lira=0)
    assert options(game) == ["done", "offer:1", "offer:2"]
    assert (coffee(play(game, "offer:1")), player(game)["lira"]) == (1, 0)
    game = play(kiosk(tile, lira=0), "offer:2")
    assert (coffee(game), player(game)["lira"]) == (0, lira)


def test_gb6_tile_20_with_coffee_either_way() -> None:
    game = play(kiosk(20, coffee=1), "offer:1")
    assert options(game) == ["give:coffee"]
    assert (mail(play(game, "give:coffee mail:10")), coffee(game)) == ("10 13", 0)
    game = play(kiosk(20), "offer:2 letter:13 good:coffee")
    assert (coffee(game), mail(game)) == (1, "")
    assert reason(kiosk(20), "offer:1")[0] == "needs_good"


def test_gb6_tile_23_with_coffee_either_way() -> None:
    game = play(kiosk(23, lira=2), "offer:1 good:coffee")
    assert (coffee(game), player(game)["lira"]) == (1, 0)
    game = play(kiosk(23, lira=0, coffee=1), "offer:2 give:coffee")
    assert (coffee(game), player(game)["lira"]) == (0, 3)


def test_gb6_tile_18_asks_for_goods_coffee_is_none() -> None:
    assert reason(kiosk(18, goods=load(1, 1, 1), coffee=4), "offer:1") == ("needs_good", 1, 3)


def test_gb6_the_card_for_seven_lira() -> None:
    game = play(calm({"merchant": 16, "coffee": 1, "lira": 0, "hand": {"good_to_lira": 1}}), "play:good_to_lira")
    assert options(game) == ["give:coffee"]
    play(game, "give:coffee")
    assert (coffee(game), player(game)["lira"]) == (0, 7)


def test_gb6_where_no_coffee_is_named_only_goods() -> None:
    """Auction House and the dice card give a good."""
    game = play(calm({"merchant": 11, "lira": 0}), "move:23 leave act")
    assert options(game) == ["good:red", "good:green", "good:yellow", "good:blue"]
    game = play(calm({"merchant": 16, "hand": {"dice_reward": 1}}), "play:dice_reward roll:1+1")
    assert options(game) == ["good:red", "good:green", "good:yellow", "good:blue"]
