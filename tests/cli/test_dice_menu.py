"""What can be typed in the Dice Game: numbers, tokens, words, and runs of dice and payments in one line."""

import io
from typing import Any

import pytest
from rich.console import Console

import sixrubies as sr
from sixrubies.cli import helping, news
from sixrubies.cli.menu import Menu, Unclear
from sixrubies.cli.screen import Screen
from tests.cli.boxes import DICE_WORDS, games
from tests.rules.dice.table import at, rolled, showing
from tests.rules.table import play
from tests.texts.words import NAMES


def menu(game: sr.AnyGame, language: str = "en") -> Menu:
    return Menu(game.decision(), game.view(game.owner()).to_dict(), DICE_WORDS[language])


def tokens(game: sr.AnyGame, line: str, language: str = "en") -> str:
    return " ".join(game.token(action) for action in menu(game, language).answer(line))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_has_a_number_and_a_token_and_a_help(language: str):
    verbs, console = set(), Console(file=io.StringIO(), width=80)
    for game in games("dice", 3, 2, 250):
        choices = menu(game, language)
        assert sorted(option.action for option in choices.numbers.values()) == sorted(game.legal())
        assert list(choices.numbers) == list(range(1, len(choices.numbers) + 1))
        for number, option in choices.numbers.items():
            assert choices.answer(str(number)) == choices.answer(option.token) == [option.action]
            verbs.add(option.verb)
        helping.on(Screen(console), choices.decision.options[-1].token, choices, game, NAMES)
        helping.blocked(Screen(console), choices, NAMES)
    assert {"reroll", "die", "give", "take", "reveal", "use", "ruby", "buy_tile", "fulfil", "decline"} <= verbs


def test_what_ends_something_stands_last():
    assert list(menu(rolled("RRYLC")).numbers.values())[-1].token == "end_turn"
    assert list(menu(play(at({"crystal": 1}), showing("RRYLC"))).numbers.values())[-1].token == "done"


@pytest.mark.parametrize(
    ("line", "actions", "language"),
    [
        ("2 red 1 card", "reroll:red reroll:red reroll:card done", "en"),
        ("c r", "reroll:red reroll:card done", "en"),
        ("card, Lira", "reroll:lira reroll:card done", "en"),
        ("all", "reroll:red reroll:red reroll:yellow reroll:lira reroll:card done", "en"),
        ("alle", "reroll:red reroll:red reroll:yellow reroll:lira reroll:card done", "de"),
        ("2 Tuch 1 Karte", "reroll:red reroll:red reroll:card done", "de"),
        ("1 1 4", "reroll:red reroll:red reroll:card done", "en"),
        ("red", "reroll:red", "en"),
        ("obst", "reroll:yellow", "de"),
    ],
)
def test_dice_to_roll_again_in_one_line(line: str, actions: str, language: str):
    game = play(at({"crystal": 1}), showing("RRYLC"))
    assert tokens(game, line, language) == actions
    game.act_all(menu(game, language).answer(line))


@pytest.mark.parametrize(
    ("line", "actions", "language"),
    [
        ("2 red 1 brown", "die:red die:red give:brown", "en"),
        ("1 red 2 brown", "die:red give:brown give:brown", "en"),
        ("1 red 1 give:red 1 br", "die:red give:red give:brown", "en"),
        ("2 give:red 1 r", "die:red give:red give:red", "en"),
        ("1 tuch 2 tuchplättchen", "die:red give:red give:red", "de"),
        ("2 Tuch 1 Kiste", "die:red die:red give:brown", "de"),
        ("1 1 2", "die:red die:red give:red", "en"),
    ],
)
def test_a_price_in_one_line(line: str, actions: str, language: str):
    game = play(rolled("RRYLC", {"red": 2, "brown": 2}), "buy_tile:lira_red")
    assert tokens(game, line, language) == actions
    game.act_all(menu(game, language).answer(line))
    assert game.step == "tile.show"  # it is paid, and the tile taken


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("3 red", "Use a die: red: 2 times at most."),
        ("red", "You named 1; it must be 3."),
        ("1 red 1 pink", "“pink” is not among the things to choose."),
        ("die:yellow", "The price asks for no more yellow."),
        ("give:blue", "You have no blue marker."),
        ("99", "“99” is not among the things to choose."),
    ],
)
def test_what_does_not_pay_is_said(line: str, why: str):
    game = play(rolled("RRYLC", {"red": 2, "brown": 2}), "buy_tile:lira_red")
    with pytest.raises(Unclear) as refused:
        menu(game).answer(line)
    assert str(refused.value) == why


@pytest.mark.parametrize(
    ("game", "language", "example"),
    [
        (lambda: play(at({"crystal": 1}), showing("RRYLC")), "en", "1 red 1 card"),
        (lambda: play(at({"crystal": 1}), showing("RRRRR")), "de", "2 Tuch"),
        (lambda: play(rolled("RRY", {"red": 2}), "buy_tile:lira_red"), "en", "2 red 1 give:red"),
        (lambda: play(rolled("RRY", {"red": 1, "brown": 1}), "buy_tile:lira_red"), "de", "2 Tuch 1 Kiste"),
        (lambda: play(rolled("YYY", {"red": 2, "brown": 2}), "buy_tile:lira_red"), "en", "2 red 1 brown"),
        (lambda: play(rolled("RYGB"), "take:two_markers die:red die:yellow die:green die:blue"), "en", "2 red"),
    ],
)
def test_the_example_of_a_run_can_be_typed(game: Any, language: str, example: str):
    table = game()
    batch = table.decision().batch
    shown = menu(table, language).look.example(batch, DICE_WORDS[language])
    assert shown == example
    table.act_all(menu(table, language).answer(shown))


def test_things_are_chosen_by_their_names():
    game = rolled("RRYGB", {"lira": 12})
    assert tokens(game, "left carpet") == "ruby:carpet" and tokens(game, "Linker Teppich", "de") == "ruby:carpet"
    assert tokens(game, "two_markers") == "take:two_markers" and tokens(game, "end_turn") == "end_turn"
    assert tokens(at({"tiles": {"lira": 1, "crystal": 1}}), "3 Lira each turn") == "income:lira"


def told(game: sr.AnyGame, language: str = "en") -> list[str]:
    return news.since(game, None, 0, NAMES, DICE_WORDS[language])


def test_a_turn_is_told_in_one_sentence_for_each_roll_payment_and_gain():
    game = play(
        at({"crystal": 1, "red": 1}, {"lira": 2}), showing("RRLLC"), "reroll:lira reroll:lira done roll:red roll:card"
    )
    play(game, "buy_tile:lira_red die:red die:red give:red show:lira_blue")
    play(game, "reveal:1 draw:offer_blue pay")
    assert told(game)[0] == (
        "Ada rolls 2× red, 2× Lira and 1× card, pays 1 crystal, picks 2 dice up again, rolls 1× red and 1× card, "
        "uses 2× red, pays 1 red marker, takes a mosque tile (3 Lira each turn) and now has 1. "
        "New open mosque tile: 3 Lira each turn (3 blue goods). Ada uses 1× card, reveals “1 blue marker; the others: "
        "the same for 2 Lira”, takes 1 blue marker. Ben pays 2 Lira, takes 1 blue marker."
    )
    assert "Ada würfelt 2× Tuch, 2× Lira und 1× Karte, bezahlt 1 Kristall" in told(game, "de")[0]


def test_the_tiles_of_the_set_up_and_the_choice_of_the_only_card_are_not_told():
    game = sr.new_game("dice", seats=2, seed=1)
    assert "mosque tile" not in " ".join(told(game))
    game = play(rolled("CCRYG", {}), "reveal:2 draw:sale_red draw:gift_blue use:gift_blue")
    assert told(game)[0].count("reveals “") == 2 and "uses “1 brown marker; the others: 1 blue marker”" in told(game)[0]
