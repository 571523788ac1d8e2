"""Options in words, with the prices and cards of their situation, and their helps."""

import pytest

from sixrubies.board.actions import NUMBERING
from sixrubies.board.things import PLACE_NAMES
from sixrubies.core.decision import Option
from sixrubies.texts import Texts
from sixrubies.texts.meanings import ARGUMENTS
from tests.rules.table import acting, at, play
from tests.texts.words import DE, EN, NAMES, offered, option


@pytest.mark.parametrize(
    ("token", "english", "german"),
    [
        ("move:9", "Move to the Tea House (9)", "Ziehe zur Teestube (9)"),
        ("play:five_lira", "Play: 5 Lira", "Spiele: 5 Lira"),
        ("sell:red", "Sell 1 red good", "Verkaufe 1 rote Ware"),
        ("catch:1", "Catch Ben's family member", "Fange das Familienmitglied von Ben ein"),
        ("turn_die:2", "Turn the 2 to 4", "Drehe die 2 auf 4"),
        ("tile:blue", "Take the blue mosque tile", "Nimm das blaue Moschee-Plättchen"),
        ("recall:16", "Bring back your assistant from the Gemstone Dealer (16)",
         "Hole deinen Gehilfen vom Edelsteinhändler (16) zurück"),
        ("reward:lira", "Take 3 Lira", "Nimm 3 Lira"),
        ("pay", "Pay", "Bezahle"),
        ("roll:5+4", "Roll 5 and 4", "Wirf 5 und 4"),
        ("draw:stay", "Draw: Stay where you are", "Ziehe: Stehen bleiben"),
        ("draw:?", "Draw a bonus card", "Ziehe eine Bonuskarte"),
        ("demand:L1", "Turn up: 2 red, 1 green and 2 blue goods", "Decke auf: 2 rote, 1 grüne und 2 blaue Waren"),
    ],
)  # fmt: skip
def test_options_in_words(token: str, english: str, german: str):
    assert EN.option(option(token), None, NAMES) == english
    assert DE.option(option(token), None, NAMES) == german


@pytest.mark.parametrize("t", [EN, DE])
def test_every_action_there_is_has_words_and_a_help(t: Texts):
    for action in NUMBERING.actions():
        verb, argument = NUMBERING.verb(action).name, NUMBERING.argument(action)
        if ARGUMENTS.get(verb) == "place" and int(argument) >= len(PLACE_NAMES):
            continue  # numbers kept for places of later boxes
        choice = Option(action, NUMBERING.token(action), verb, argument, "button")
        assert t.option(choice, None, NAMES) and t.option_help(choice), choice.token
    assert t.option_help(option("draw:?"))


def test_the_toll_counts_every_merchant_at_the_place():
    game = at({"lira": 9, "merchant": 7}, {"merchant": 9}, {"merchant": 9}, {"merchant": 3})
    play(game, "move:9 leave")
    assert offered(game, EN) == {"decline": "Don't pay: end your turn", "pay": "Pay 4 Lira to the merchants here"}
    assert offered(game, DE)["pay"] == "Bezahle den Kaufleuten hier 4 Lira"


def test_neutral_merchants_are_paid_too():
    game = at({"lira": 9, "merchant": 7}, {"merchant": 9}, neutral_merchants=[9, 9, 16])
    play(game, "move:9 leave")
    assert offered(game, EN)["pay"] == "Pay 6 Lira to the merchants here"


def test_declining_the_assistant_is_said_as_such():
    game = play(at({"merchant": 7}, {}), "move:9")
    assert offered(game, EN) == {"decline": "No assistant: end your turn", "leave": "Leave an assistant"}


def test_the_bottom_assistant_may_be_a_neutral_one():
    game = at({"merchant": 7}, {}, {}, neutral_assistants=True)
    assert offered(play(game, "move:9"), EN)["leave"] == "Leave a neutral assistant"
    assert offered(game, DE)["leave"] == "Lege einen neutralen Gehilfen ab"


@pytest.mark.parametrize(
    ("place", "me", "english"),
    [
        (1, {"lira": 7}, "Buy an extension for 7 Lira"),
        (3, {}, "Fill up with green goods"),
        (5, {}, "Collect the mail: 1 green and 1 yellow good, 2 Lira"),
        (9, {}, "Call a number and roll the dice"),
        (13, {"goods": {"red": 2, "green": 2, "yellow": 2, "blue": 2}},
         "Deliver 1 red, 1 green, 1 yellow, 1 blue and 1 good of any kind for a ruby"),
        (16, {"lira": 20}, "Buy a ruby for 15 Lira"),
    ],
)  # fmt: skip
def test_the_action_names_its_price_or_reward_as_it_is_now(place: int, me: dict[str, object], english: str):
    assert offered(acting(place, me, {}), EN)["act"] == english


def test_without_a_ruby_there_is_no_price_to_name():
    game = acting(16, {"lira": 40, "rubies": 5}, {"rubies": 4}, rubies={"gemstone_dealer": 0})
    told = game.view(0).to_dict()
    found = {
        block.option.token: (EN.option(block.option, told), EN.reason(block, told)) for block in game.decision().blocked
    }
    assert found["act"] == ("Carry out the action", "No ruby is left here.")


def test_a_sale_names_what_it_brings_so_far():
    game = play(acting(11, {"goods": {"red": 1, "yellow": 2}}, {}), "act")
    told = game.view(0).to_dict()
    done = next(block for block in game.decision().blocked if block.option.token == "done")
    assert (EN.option(done.option, told), EN.reason(done, told)) == ("Finish the sale", "Sell at least one good.")
    play(game, "sell:red sell:yellow")
    assert offered(game, EN) == {"done": "Finish the sale for 5 Lira", "sell:yellow": "Sell 1 yellow good"}
    assert offered(game, DE)["done"] == "Schließe den Verkauf für 5 Lira ab"


def test_the_card_on_top_of_the_discard_pile_is_named():
    game = play(acting(6, {}, {}, discard=["stay", "five_lira"]), "act")
    assert offered(game, EN) == {
        "take:pile": "Draw from the face-down pile", "take:discard": "Take from the discard pile: 5 Lira",
    }  # fmt: skip
    game = play(acting(6, {}, {}), "act")
    told = game.view(0).to_dict()
    assert [(EN.option(b.option, told), EN.reason(b, told)) for b in game.decision().blocked] == [
        ("Take the top of the discard pile", "The discard pile is empty.")
    ]


def test_the_green_tile_sells_a_good_and_the_governor_has_a_price():
    game = play(acting(2, {"tiles": ["green"], "lira": 5}, {}), "act")
    assert offered(game, EN)["good:blue"] == "Buy 1 blue good for 2 Lira"
    assert offered(game, DE)["done"] == "Kaufe nichts dazu"
    game = play(acting(2, {"lira": 5}, {}, tokens={"governor": 2, "smuggler": 9}), "skip meet:governor draw:stay")
    assert offered(game, EN) == {
        "pay": "Pay 2 Lira", "discard:stay": "Discard: Stay where you are",
    }  # fmt: skip


def test_the_roll_to_keep_is_named():
    game = play(acting(9, {"tiles": ["red"]}, {}), "act call:8 roll:5+2")
    assert offered(game, EN) == {
        "keep": "Keep the roll: 7", "reroll": "Roll both dice again",
        "turn_die:2": "Turn the 2 to 4", "turn_die:5": "Turn the 5 to 4",
    }  # fmt: skip


def test_the_help_of_an_option_is_about_the_thing_or_the_situation():
    game = acting(9, {}, {})
    told = game.view(0).to_dict()
    assert EN.option_help(option("act"), told) == EN.place_help(9)
    assert EN.option_help(option("act")) == EN.text("help-act")
    assert EN.option_help(option("move:9")) == EN.place_help(9)
    assert EN.option_help(option("play:stay")) == EN.card_help("stay")
    assert EN.option_help(option("use:yellow")) == EN.tile_help("yellow")
    assert EN.option_help(option("meet:smuggler")) == EN.token_help("smuggler")
    play(game, "act")
    assert "otherwise you get 2" in EN.option_help(option("call:7"), game.view(0).to_dict())
    arrived = play(at({"merchant": 7}, {}), "move:9").view(0).to_dict()
    assert "neither pick up nor leave" in EN.option_help(option("decline"), arrived)
