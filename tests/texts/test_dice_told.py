"""The Dice Game in words: questions and options in their situations, reasons, events, results, whole games."""

import random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.core.family import Outcome
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.dice.reasons import REASON_NAMES
from sixrubies.dice.things import RESOURCE_NAMES
from sixrubies.texts import DiceTexts
from sixrubies.texts.catalogue import read
from tests.rules.dice.table import at, rolled, showing
from tests.rules.table import play
from tests.texts.dice_words import DE, EN, asked, blocked, event, helps, offered, reasons
from tests.texts.test_dice_names import wanted
from tests.texts.test_games import tidy
from tests.texts.words import NAMES


def test_the_reroll_names_what_is_named_so_far():
    game = play(at({"crystal": 1}), showing("RRYLC"))
    assert asked(game, EN) == "Will you roll dice again, for 1 crystal?"
    assert offered(game, EN)["done"] == "Keep the roll" and offered(game, DE)["done"] == "Behalte den Wurf"
    assert offered(game, EN)["reroll:red"] == "Roll a die again: red"
    play(game, "reroll:red reroll:red")
    assert asked(game, EN) == "To be rolled again: 2× red. Which others?"
    assert asked(game, DE) == "Erneut geworfen wird: 2× Tuch. Was noch?"
    assert offered(game, EN)["done"] == "Pay 1 crystal and roll them again"
    assert reasons(game, EN)["reroll:green"] == "No further die shows green."
    assert reasons(game, EN)["reroll:red"] == "No further die shows red."


def test_actions_name_their_prices_and_rewards():
    game = rolled("RRRRL", {"lira": 12, "yellow": 1, "green": 1, "blue": 1}, display=["die", "lira_red", "card_green"])
    told = offered(game, EN)
    assert asked(game, EN) == "Which action do you carry out? 2 are left."
    assert told["take:red"] == "Take 1 red marker for 2 red goods"
    assert told["take:brown"] == "Take 1 brown marker for 3 different goods"
    assert told["take:crystal"] == "Take 1 crystal for 2 different goods"
    assert told["take:lira"] == "Take 2 Lira for 1 die with Lira"
    assert told["take:two_markers"] == "Take 2 markers of choice for 4 different goods"
    assert told["ruby:red"] == "Buy a ruby from the red track for 4 red goods"
    assert told["ruby:carpet"] == "Buy a ruby from the left carpet for 1 good of each colour"
    assert told["ruby:lira"] == "Buy a ruby from the right carpet for 12 Lira"
    assert told["buy_tile:die"] == "Buy a mosque tile for 1 good of each colour: 1 die more"
    assert offered(game, DE)["buy_tile:lira_red"] == "Kaufe ein Moscheeplättchen für 3 Tuch: 3 Lira jeden Zug"
    assert reasons(game, EN)["reveal:1"] == "No die shows a card."
    assert reasons(game, EN)["ruby:green"] == "You need 4 goods for it; dice and markers give 1."
    assert "(DG11.1)" in helps(game, "take:red", EN) and "(DG12.1" in helps(game, "take:crystal", EN)
    assert helps(game, "ruby:red", EN) == EN.area_help("red") and helps(game, "end_turn", DE) != helps(
        game, "end_turn", EN
    )


def test_payments_name_what_is_still_owed():
    game = rolled("RRYYG", {"red": 1, "brown": 1})
    play(game, "buy_tile:lira_red")
    assert asked(game, EN).startswith("Still to pay: 3 red goods.") and offered(game, EN)["die:red"] == "Use a die: red"
    play(game, "die:red")
    assert asked(game, DE) == "Noch zu bezahlen: 2 Tuch. Womit bezahlst du?"
    game = play(rolled("RRYGB", {}), "take:crystal")
    assert asked(game, EN) == "Still to pay: 2 goods of different colours. What do you pay with?"
    play(game, "die:red")
    assert asked(game, EN) == "Still to pay: 1 good of another colour. What do you pay with?"
    assert reasons(game, EN)["give:brown"] == "You have no brown marker."
    assert reasons(game, DE)["give:brown"] == "Du hast keine Kiste."
    assert reasons(game, EN)["die:red"] == "The price asks for no more red."


def card_on_the_table(card: str, me: dict[str, Any], other: dict[str, Any]) -> sr.AnyGame:
    return play(rolled("CCLLL", me, other), "reveal:1", f"draw:{card}")


def test_cards_offer_the_others_what_they_show():
    game = card_on_the_table("sale_red", {}, {"red": 1, "brown": 1})
    assert game.owner() == 1 and asked(game, EN) == "Bazaar card: will you discard 1 red marker for 4 Lira?"
    assert offered(game, EN) == {
        "decline": "Decline",
        "give:red": "Discard 1 red marker for 4 Lira",
        "give:brown": "Discard 1 brown marker for 4 Lira",
    }
    game = card_on_the_table("share_crystal", {}, {})
    assert offered(game, DE) == {"decline": "Verzichte", "take:crystal": "Nimm 1 Kristall", "take:lira": "Nimm 3 Lira"}
    game = card_on_the_table("gift_blue", {}, {})
    assert asked(game, EN) == "Bazaar card: will you take 1 blue marker?"
    game = card_on_the_table("offer_green", {}, {"lira": 2})
    assert asked(game, DE) == "Basarkarte: Willst du 1 Gewürzplättchen für 2 Lira kaufen?"
    assert offered(game, EN)["pay"] == "Pay 2 Lira for 1 green marker"


def test_conditions_are_asked_and_refused_in_words():
    game = card_on_the_table("tile_to_lira", {"tiles": {"die": 1}}, {})
    assert asked(game, EN) == "Bazaar card: 10 Lira for 1 of your mosque tiles. Will you do that?"
    assert offered(game, EN) == {"fulfil": "Yes: 10 Lira for 1 of your mosque tiles", "decline": "No: take 1 Lira"}
    assert "(DG40.3, DG40.4)" in helps(game, "decline", EN)
    play(game, "fulfil")
    assert offered(game, EN) == {"give_up:die": "Give up a mosque tile: 1 die more"}
    for card, why in (
        ("lira_to_ruby", "You need 9 Lira; you have 0."),
        ("crystals_to_ruby", "You need 4 crystals; you have 0."),
        ("two_brown", "You need 2 brown markers; you have 0."),
        ("dice_to_lira", "You need 2 card icons for this action; you used 1."),
        ("tile_to_lira", "You have no mosque tile."),
    ):
        assert reasons(card_on_the_table(card, {}, {}), EN)["fulfil"] == why


def test_markers_of_choice_and_tiles_and_rubies_of_a_card():
    game = play(rolled("RYGBL", {}), "take:two_markers die:red die:yellow die:green die:blue")
    assert asked(game, EN) == "Which markers do you take, 2 in all?"
    assert offered(game, EN)["take:blue"] == "Take 1 blue marker"
    assert "(DG14.1, DG14.2)" in helps(game, "take:blue", EN)
    game = play(card_on_the_table("lira_to_tile", {"lira": 4}, {}), "fulfil")
    assert offered(game, EN)["tile:die"] == "Take a mosque tile: 1 die more (1 good of each colour)"
    game = play(card_on_the_table("lira_to_ruby", {"lira": 9}, {}), "fulfil")
    assert offered(game, EN)["ruby:carpet"] == "Take a ruby from the left carpet"
    assert offered(game, DE)["ruby:red"] == "Nimm einen Rubin von der Tuchleiste"


def test_income_is_chosen_by_tile():
    game = at({"tiles": {"lira": 1, "crystal": 1}})
    assert asked(game, EN) == "Which of your income tiles gives first?"
    assert offered(game, EN) == {
        "income:lira": "Income: 3 Lira each turn",
        "income:crystal": "Income: 1 crystal each turn",
    }


@pytest.mark.parametrize("t", [EN, DE])
def test_every_reason_and_event_can_be_said(t: DiceTexts):
    said = [t.reason(blocked("end_turn", reason, 1, 0)) for reason in REASON_NAMES[1:]]
    said += [t.event(event(kind, 0, 8 if kind == "action_began" else 1, 2), NAMES) for kind in EVENT_NAMES]
    assert all(tidy(text) for text in said) and len(set(said)) == len(said)
    assert tidy(t.reason(blocked("fulfil", "no_ruby", -1)))


def test_events_in_words():
    lira = RESOURCE_NAMES.index("lira")
    assert EN.event(event("resource_gained", 1, lira, 4), NAMES) == "Ben takes 4 Lira."
    assert EN.event(event("die_used", 0, 0, 2), NAMES) == "Ada uses 2× red."
    assert DE.event(event("resource_returned", 2, 4, 1), NAMES) == "Cleo gibt 1 Kiste zurück: Im Vorrat fehlt etwas."
    assert EN.event(event("ruby", 0, 6, 3), NAMES) == "Ada takes a ruby from the mosque area and now has 3."
    assert DE.event(event("ruby", 0, 5, 3), NAMES) == "Ada nimmt einen Rubin vom rechten Teppich und hat jetzt 3."
    assert EN.event(event("action_began", 0, 14), NAMES) == "Ada chooses “Take Lira”."
    told = {"kind": "tile_given_up", "seat": 0, "a": 8, "b": 2, "c": 0}
    assert EN.event(told, NAMES) == "Ada gives up a mosque tile (1 die more) and now has 2."
    assert EN.together("resource_paid", "Ada", {"red": 1, "brown": 2}) == "Ada pays 1 red marker and 2 brown markers."


def test_results_in_words():
    assert EN.result(Outcome([1], [[5, 20], [6, 1]]), NAMES) == "Ben wins with 6 rubies!"
    told = EN.result(Outcome([0], [[6, 20], [6, 19], [5, 30]]), NAMES)
    assert "level on rubies (6)" in told and "(20)" in told
    assert DE.result(Outcome([0, 2], [[6, 20], [6, 19], [6, 20]]), NAMES) == "Ada und Cleo teilen sich den Sieg."
    assert EN.score([6, 20], "Ada") == "Ada: rubies 6, Lira after the sale 20"


class Listening(DiceTexts):
    """Remembers which texts were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def text(self, key: str, **args: object) -> str:
        self.said.add(key)
        return super().text(key, **args)


def tell_decision(game: sr.AnyGame, t: DiceTexts) -> None:
    decision, told = game.decision(), game.view(game.owner()).to_dict()
    assert tidy(t.step(decision.step, told))
    texts = [t.option(option, told, NAMES) for option in decision.options]
    assert all(tidy(text) and len(text) <= 110 for text in texts)
    assert len(set(texts)) == len(texts), texts  # two buttons never read the same
    for option in decision.options:
        assert tidy(t.option_help(option, told))
    for block in decision.blocked:
        assert tidy(t.option(block.option, told, NAMES)) and tidy(t.reason(block, told))


def test_whole_games_are_told_in_both_languages_and_every_special_text_is_said():
    spoken, written = [Listening("en"), Listening("de")], set()
    for seats in (2, 3, 4):
        game, dice, since = sr.new_game("dice", seats=seats, seed=seats), random.Random(seats), 0
        while not game.over:
            for t in spoken:
                tell_decision(game, t)
                for happened in game.events[since:]:
                    if (t.language, *happened.key()) not in written:
                        written.add((t.language, *happened.key()))
                        assert tidy(t.event(happened, NAMES))
            since = len(game.events)
            game.act(dice.choice(game.legal()))
        for t in spoken:
            assert tidy(t.result(game.outcome(), NAMES))
            assert all(tidy(t.score(score, "Ada")) for score in game.outcome().scores)
    for t in spoken:
        special = {key for key in read(t.language).placeholders if key.startswith("dice-")} - wanted()
        assert len(special) > 20 and special - t.said == set()
