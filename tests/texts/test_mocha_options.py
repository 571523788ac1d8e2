"""Mocha & Baksheesh in words: what the box says instead of the base game, guild cards, prices on buttons, helps."""

import pytest

from sixrubies.data import load
from sixrubies.texts import Texts
from tests.rules.mocha.table import acting, at, guild_turn, met_at
from tests.rules.table import play
from tests.texts import words
from tests.texts.words import MOCHA_DE as DE
from tests.texts.words import MOCHA_EN as EN
from tests.texts.words import event, helps, offered, reasons

GUILD_CARDS = [f"guild_{number}" for number in range(1, 21)]


# -- the box and the base game ----------------------------------------------------------------------------------------


def test_a_box_has_its_own_text_only_where_it_is_played():
    assert EN.place_help(6).startswith("Take 1 coffee first (MB6.1") and "coffee" not in words.EN.place_help(6)
    assert "6 rubies (MB39.1)" in EN.text("rules-goal") and "or 6 with two players" in words.EN.text("rules-goal")
    assert EN.text("rules-goal.title") == words.EN.text("rules-goal.title") == "The goal"
    assert EN.step("dice.red_tile") == "Does this roll count, or will you change it?"
    assert words.EN.step("dice.red_tile") == "Will you use the red mosque tile on this roll?"
    assert EN.text("layout-random-help") != words.EN.text("layout-random-help")


def test_things_of_a_box_that_is_not_played_have_their_texts_too():
    assert words.EN.card("two_coffee") == "2 coffee" and words.DE.place(20) == "Kaffeehaus"
    assert words.EN.card_help("guild_9") == EN.card_help("guild_9")


def test_texts_name_the_numbers_of_the_components():
    overrides: dict[str, object] = {
        "mocha.goal": 7,
        "coffee_house.track": [3, 5, 7, 9, 11],
        "dice_rewards.die": ["coffee", "lira", "lira", "lira", "coffee", "lira"],
        "guild.coffee": {"9": 2, "10": 1},
        "guild.consolation": 5,
        "baksheesh.sides": [[0, 0, 3, 0], [1, 2, 0, 0]],
    }
    t = Texts("en", load(("base", "mocha"), overrides))
    assert "collect 7 rubies" in t.text("rules-goal") and "3, 5, 7, 9, 11 coffee" in t.place_help(20)
    assert "2 Lira (2, 3, 4, 6), a good of your choice (–) or 1 coffee (1, 5)" in t.card_help("dice_rewards")
    assert "otherwise you get 5 (MB109.1)." in t.card_help("guild_9")
    assert "Then take 2 coffee on top" in t.card_help("guild_9") and "on top" not in t.card_help("guild_2")
    assert "Then take 1 coffee and 3 Lira on top (MB37.12)." in t.card_help("guild_10")
    assert t.event(event("baksheesh_turned", 0, 1)).endswith("It now shows 1 red and 2 green goods.")


# -- guild cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("t", [EN, DE])
def test_every_guild_card_has_its_number_and_its_place_in_its_title(t: Texts):
    for number, card in enumerate(GUILD_CARDS, 1):
        assert t.card(card) == f"{t.text('piece-guild_card')} {number} ({t.place(number)})"
        assert t.card_help(card).endswith(t.text("guild-instead")) and f"MB{100 + number}.1" in t.card_help(card)


def test_a_guild_card_says_what_it_gives_on_top():
    gives = {card: "on top" in EN.card_help(card) for card in GUILD_CARDS}
    assert {card for card in gives if gives[card]} == {f"guild_{n}" for n in (2, 3, 4, 7, 10, 11, 13, 16, 17)}
    assert EN.card_help("guild_16") == (
        "Buy a ruby of the Gemstone Dealer for the price shown (MB116.1). Then take 3 coffee on top (MB37.12). "
        "You play it instead of your whole turn, wherever your merchant stands (MB37.1, MB37.2)."
    )
    assert "Nimm dir danach noch 3 Lira (MB37.12)." in DE.card_help("guild_10")


def test_guild_card_9_is_helped_with_its_own_consolation():
    game = play(guild_turn(9), "play:guild_9")
    assert helps(game, "call:7", EN).endswith("otherwise you get 4 (MB109.1).")
    assert helps(game, "call:7", DE).endswith("sonst 4 (MB109.1).")
    assert helps(play(acting(9), "act"), "call:7", EN).endswith("otherwise you get 2 (B9.2).")


def test_guild_card_19_names_the_price_of_tile_and_barrier_together():
    game = play(guild_turn(19, {"coffee": 3}, {"tavern": ["movement"]}), "play:guild_19")
    assert offered(game, EN) == {
        "tavern:movement": "Take the Movement tile and lay the barrier for 3 coffee",
        "tavern:encounter": "Take the Encounter tile and lay the barrier for 2 coffee",
    }
    assert offered(game, DE)["tavern:movement"] == "Nimm das Bewegungs-Plättchen und lege die Barriere für 3 Kaffee"


def test_the_post_office_comes_twice_with_guild_card_5():
    game = play(guild_turn(5), "play:guild_5")
    assert offered(game, EN) == {"act": "Collect the mail: 1 red and 1 yellow good, 2 Lira"}
    assert helps(game, "act", EN) == EN.place_help(5)


# -- prices and choices at the places ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "english", "german"),
    [
        (6, "Take 1 coffee and bonus cards", "Nimm 1 Kaffee und Bonuskarten"),
        (17, "Exchange Lira, a good or a card for coffee", "Tausche Lira, eine Ware oder eine Karte gegen Kaffee"),
        (18, "Take 1 coffee and draw guild cards", "Nimm 1 Kaffee und ziehe Gildenkarten"),
        (19, "Pay for the barrier, a tavern tile or a ruby",
         "Bezahle für die Barriere, ein Tavernen-Plättchen oder einen Rubin"),
        (20, "Deliver 7 coffee for a ruby", "Liefere 7 Kaffee für einen Rubin"),
    ],
)  # fmt: skip
def test_the_action_names_its_price_as_it_is_now(place: int, english: str, german: str):
    game = acting(place, {"coffee": 9}, {"rubies": 1}, rubies={"coffee_house": 4})
    assert offered(game, EN)["act"] == english and offered(game, DE)["act"] == german


def test_without_a_ruby_the_coffee_house_has_no_price_to_name():
    game = acting(20, {"coffee": 20}, {}, rubies={"coffee_house": 0})
    act = next(block for block in game.decision().blocked if block.option.token == "act")
    assert EN.option(act.option, game.view(0).to_dict()) == "Carry out the action"
    assert reasons(game, EN)["act"] == "No ruby is left here."


def test_the_tavern_names_what_each_choice_costs():
    me = {"coffee": 5, "extensions": 1, "goods": {"yellow": 3}}
    game = play(acting(19, me, {"tavern": ["movement", "encounter"]}, {"tavern": ["movement"]}), "act")
    assert offered(game, EN) == {
        "tavern:barrier": "Lay the barrier for 2 coffee",
        "tavern:movement": "Take the Movement tile for 3 coffee",
        "tavern:encounter": "Take the Encounter tile for 2 coffee",
        "tavern:ruby": "Take a ruby for 4 coffee and 3 yellow goods",
    }
    assert offered(game, DE)["tavern:ruby"] == "Nimm einen Rubin für 4 Kaffee und 3 gelbe Waren"
    assert helps(game, "tavern:encounter", EN) == EN.tavern_tile_help("encounter")
    assert "only you may pass it" in helps(game, "tavern:barrier", EN)
    assert "turned over" in helps(game, "tavern:ruby", EN)
    play(game, "tavern:ruby")
    assert offered(game, DE) == {
        "ruby:palace": "Nimm den Rubin aus dem Sultanspalast",
        "ruby:dealer": "Nimm den Rubin vom Edelsteinhändler",
        "ruby:coffee_house": "Nimm den Rubin aus dem Kaffeehaus",
    }


def test_an_empty_pile_has_no_price():
    others = [{"tavern": ["movement"]} for _ in range(4)]
    game = play(acting(19, {"coffee": 5}, *others), "act")
    told = game.view(0).to_dict()
    movement = next(block for block in game.decision().blocked if block.option.token == "tavern:movement")
    assert EN.option(movement.option, told) == "Take the Movement tile"
    assert EN.reason(movement, told) == "Movement tile: none is left."
    assert DE.reason(movement, told) == "Bewegungs-Plättchen: Es ist keines mehr da."


def test_the_barrier_is_laid_between_two_places_with_their_articles():
    game = play(acting(19, {"coffee": 5}), "act tavern:barrier")
    assert offered(game, EN)["barrier:9"] == "Lay the barrier beside the Tea House (9)"
    assert offered(game, DE)["barrier:7"] == "Lege die Barriere neben den Brunnen (7)"
    assert helps(game, "barrier:9", EN) == f"{EN.text('help-barrier')} {EN.place_help(9)}"
    play(game, "barrier:5")
    assert offered(game, EN)["beside:6"] == "Lay the barrier between the Post Office and the Caravansary (6)"
    assert offered(game, DE)["beside:11"] == "Lege die Barriere zwischen das Postamt und den Kleinen Markt (11)"
    play(game, "beside:6")
    assert offered(game, EN) == {
        "act": "Collect the mail: 1 green and 1 yellow good, 2 Lira", "skip": "Do without the action",
    }  # fmt: skip
    assert "beside the barrier" in helps(game, "skip", EN)


def test_the_roasting_plant_names_its_exchanges():
    game = play(acting(17, {"lira": 2, "goods": {"red": 1}, "hand": {"stay": 1}}), "act")
    assert offered(game, EN) == {
        "roast:lira": "Pay 2 Lira for 2 coffee", "roast:good": "Give a good for 2 coffee",
        "roast:card": "Discard a card for 2 coffee",
    }  # fmt: skip
    assert reasons(game, EN)["done"] == "Make at least one exchange."
    play(game, "roast:lira")
    assert reasons(game, EN)["roast:lira"] == "You have made this exchange already; each of them comes once."
    assert offered(game, DE)["done"] == "Das ist alles"


def test_coffee_is_exchanged_like_a_good_but_never_called_one():
    game = play(at({"coffee": 1, "goods": {"red": 1}, "hand": {"exchange": 1}}), "play:exchange")
    assert offered(game, EN) == {"give:red": "Give 1 red good", "give:coffee": "Give 1 coffee"}
    assert reasons(game, EN)["done"] == "Give at least 1 good or coffee."
    play(game, "give:red")
    assert offered(game, DE)["done"] == "Mehr gibst du nicht ab"
    play(game, "give:coffee done")
    assert "good:coffee" not in offered(game, EN) and offered(game, EN)["good:green"] == "Take 1 green good"
    assert EN.goods({"coffee": 4, "red": 1, "blue": 2}) == "4 coffee, 1 red and 2 blue goods"
    assert DE.goods({"coffee": 4}) == "4 Kaffee"


def test_a_roll_for_rewards_is_kept_as_two_dice_and_any_other_as_a_sum():
    game = play(at({"hand": {"dice_rewards": 1, "die_to_six": 1}}), "play:dice_rewards roll:5+2")
    assert offered(game, EN)["keep"] == "Keep the roll: 5 and 2"
    play(game, "play:die_to_six")
    assert offered(game, EN) == {"turn_die:2": "Turn the 2 to 6", "turn_die:5": "Turn the 5 to 6"}
    assert helps(game, "turn_die:2", DE) == "Dieser Würfel wird auf 6 gedreht (MB56.1)."
    game = play(acting(9, {"hand": {"die_to_six": 1}, "tiles": ["red"]}), "act call:8 roll:5+2")
    assert offered(game, EN)["keep"] == "Keep the roll: 7" and offered(game, EN)["turn_die:2"] == "Turn the 2 to 4"


def test_the_coffee_trader_has_a_price_and_the_smuggler_none_with_the_encounter_tile():
    game = play(met_at(4, {"lira": 2, "goods": {"red": 1}}, tokens={"coffee_trader": 4}), "meet:coffee_trader")
    assert offered(game, EN) == {"pay": "Pay 2 Lira", "give:red": "Give 1 red good"}
    assert helps(game, "give:red", EN).startswith("You pay the Coffee Trader with this good")
    for tavern, pays in (([], "pay him afterwards"), (["encounter"], "pay nothing")):
        game = play(met_at(4, {"lira": 2, "tavern": tavern}, tokens={"smuggler": 4}), "meet:smuggler")
        assert pays in helps(game, "good:blue", EN)
