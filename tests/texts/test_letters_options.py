"""Letters & Seals and the Great Bazaar in words: what the boxes say instead of others, kiosk tiles, buttons, helps."""

import pytest

from sixrubies.data import load
from sixrubies.texts import Texts
from tests.rules.letters.table import acting, at, at_kiosk, met_at, with_tile
from tests.rules.table import play
from tests.texts import words
from tests.texts.words import GREAT_DE, GREAT_EN, NAMES, helps, offered, option
from tests.texts.words import LETTERS_DE as DE
from tests.texts.words import LETTERS_EN as EN

TILES = range(1, 25)


# -- the boxes --------------------------------------------------------------------------------------------------------


def test_a_text_of_both_boxes_goes_before_that_of_one():
    tellers = (words.EN, words.MOCHA_EN, EN, GREAT_EN)
    for key in ("rules-goal", "rules-turn", "rules-movement", "rules-encounters", "rules-end", "layout-random-help"):
        assert len({t.text(key) for t in tellers}) == 4, key
    assert "Catacombs" in GREAT_EN.text("rules-coffee") and "Catacombs" not in words.MOCHA_EN.text("rules-coffee")
    assert "Courier" in GREAT_EN.tavern_tile_help("encounter")
    assert "Courier" not in words.MOCHA_EN.tavern_tile_help("encounter")


def test_a_text_of_one_box_serves_both_where_the_other_adds_nothing():
    assert GREAT_EN.place_help(6) == words.MOCHA_EN.place_help(6) != EN.place_help(6)
    assert GREAT_EN.place_help(7) == EN.place_help(7) != words.MOCHA_EN.place_help(7)
    assert GREAT_EN.step("turn.toll") == EN.step("turn.toll") != words.EN.step("turn.toll")


def test_texts_name_the_numbers_of_the_components():
    rewards = ["0 lira", "0 lira", "letter", *["5 lira"] * 9, "good + letter + 9 lira"]
    overrides: dict[str, object] = {
        "letters.goal": 7,
        "society.seals": 5,
        "society.lira": [4, 1],
        "embassy.letters": 1,
        "letters_cards.sell": 8,
        "letters_cards.rewards": rewards,
    }
    t = Texts("en", load(("base", "letters"), overrides))
    assert "collect 7 rubies" in t.text("rules-goal") and t.card("good_to_lira") == "8 Lira for a good"
    assert t.place_help(24).startswith("Give letters with 5 seals") and "whoever makes them: 4, 1 (" in t.place_help(24)
    assert t.place_help(21).startswith("Take 1 letter (LS21.1)")
    assert "(2: 1 letter; 3–11: 5 Lira; 12: 1 good, 1 letter and 9 Lira)" in t.card_help("dice_reward")
    assert "(2–6: 1 Ware und 2 Lira; 7–8: 1 Brief und 2 Lira; 9–10: 5 Lira; 11–12: 7 Lira)" in DE.card_help(
        "dice_reward"
    )


# -- kiosk tiles ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "english", "german"),
    [
        (1, "1 yellow good and 1 Lira", "1 gelbe Ware und 1 Lira"),
        (6, "2 red goods", "2 rote Waren"),
        (10, "1 blue good", "1 blaue Ware"),
        (11, "1 bonus card", "1 Bonuskarte"),
        (14, "3 Lira", "3 Lira"),
        (15, "companion to one's own supply", "Kompagnon in den eigenen Vorrat"),
        (16, "as many Lira as a die shows", "so viele Lira, wie ein Würfel zeigt"),
        (17, "1 wheelbarrow extension for 10 Lira", "1 Handkarren-Erweiterung für 10 Lira"),
        (18, "1 wheelbarrow extension for 1 good of each colour", "1 Handkarren-Erweiterung für 1 Ware jeder Farbe"),
        (19, "merchant to the Fountain", "Kaufmann zum Brunnen"),
        (20, "1 letter for 1 good, or 1 good for 1 letter", "1 Brief für 1 Ware – oder 1 Ware für 1 Brief"),
        (22, "1 letter for 2 Lira, or 3 Lira for 1 letter", "1 Brief für 2 Lira – oder 3 Lira für 1 Brief"),
    ],
)  # fmt: skip
def test_a_kiosk_tile_is_named_by_what_it_offers(tile: int, english: str, german: str):
    assert EN.kiosk_tile(tile) == english and DE.kiosk_tile(tile) == german


def test_coffee_is_offered_only_where_there_is_coffee():
    assert GREAT_EN.kiosk_tile(14) == "1 coffee or 3 Lira" and GREAT_DE.kiosk_tile(13) == "1 Kaffee oder 2 Lira"
    assert GREAT_EN.kiosk_tile(20) == "1 letter for 1 good or coffee, or 1 good or coffee for 1 letter"
    differ = [tile for tile in TILES if EN.kiosk_tile(tile) != GREAT_EN.kiosk_tile(tile)]
    assert differ == [13, 14, 20, 23]


@pytest.mark.parametrize("t", [EN, DE, GREAT_EN, GREAT_DE])
def test_every_kiosk_tile_has_a_button_of_its_own_that_is_not_too_long(t: Texts):
    buttons = [t.option(option(f"kiosk:{tile}")) for tile in TILES]
    assert len(set(buttons)) == len(TILES) and max(len(button) for button in buttons) <= 90
    assert all(t.option_help(option(f"kiosk:{tile}")).endswith(t.text("kiosk-help")) for tile in TILES)


def test_a_replaced_kiosk_tile_is_told_as_it_is():
    tiles = [*load(("base", "letters"))["kiosk.tiles"][:-4], "coffee", "each -> 9 lira", "3 blue + 2 lira", "letter"]
    t = Texts("en", load(("base", "letters"), {"kiosk.tiles": tiles}))
    assert [t.kiosk_tile(tile) for tile in (21, 22, 23, 24)] == [
        "nothing", "9 Lira for 1 good of each colour", "3 blue goods and 2 Lira", "1 letter",
    ]  # fmt: skip
    assert t.kiosk_help(24).startswith(t.text("kiosk-help-free")) and t.kiosk_help(21) == t.text("kiosk-help")


def test_each_half_of_a_tile_is_a_button():
    game = with_tile(22, {"lira": 2})
    assert offered(game, EN) == {
        "done": "Do not use the tile",
        "offer:1": "Use the tile: 1 letter for 2 Lira",
        "offer:2": "Use the tile: 3 Lira for 1 letter",
    }
    assert offered(game, DE)["offer:2"] == "Nutze das Plättchen: 3 Lira für 1 Brief"
    assert helps(game, "offer:1", EN).startswith("You pay first, then you take")
    assert offered(with_tile(13), EN)["offer:1"] == "Use the tile: 2 Lira"
    assert "a Lira for each pip (LS86.1)" in helps(with_tile(16), "offer:1", EN)


def test_the_tiles_to_choose_from_are_told_to_whoever_chooses():
    game = at_kiosk("15 19 12")
    assert offered(game, EN) == {
        "kiosk:12": "Take tile 12: 2 Lira",
        "kiosk:15": "Take tile 15: companion to one's own supply",
        "kiosk:19": "Take tile 19: merchant to the Fountain",
    }
    play(game, "kiosk:12 offer:1")
    assert game.owner() == 1 and offered(game, DE)["kiosk:19"] == "Nimm Plättchen 19: Kaufmann zum Brunnen"


# -- places and choices -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "english", "german"),
    [
        (7, "Bring back assistants, take your companion", "Hole Gehilfen zurück, nimm deinen Kompagnon"),
        (21, "Take 2 letters", "Nimm 2 Briefe"),
        (22, "Take a letter and turn up kiosk tiles", "Nimm einen Brief und decke Kiosk-Plättchen auf"),
        (23, "Take a good and hold an auction", "Nimm eine Ware und halte eine Versteigerung ab"),
        (24, "Give 6 seals for a ruby and 3 Lira", "Gib 6 Siegel für einen Rubin und 3 Lira ab"),
    ],
)  # fmt: skip
def test_the_action_names_what_it_brings(place: int, english: str, german: str):
    game = acting(place, {"mail": "9* 10* 13*"})
    assert offered(game, EN)["act"] == english and offered(game, DE)["act"] == german


def test_the_secret_society_pays_less_from_use_to_use():
    for uses, told in ((1, "a ruby and 2 Lira"), (2, "a ruby and 1 Lira"), (3, "a ruby")):
        game = acting(24, {"mail": "9* 10* 13*"}, letters={"society_uses": uses})
        assert offered(game, EN)["act"] == f"Give 6 seals for {told}"


def test_letters_are_named_with_their_place_and_their_seals():
    game = play(acting(24, {"mail": "9 9* 10* 13*"}), "act")
    assert offered(game, EN) == {
        "sealed:9": "Give the delivered letter for the Tea House (9): 2 seals",
        "sealed:10": "Give the delivered letter for the Large Market (10): 2 seals",
        "sealed:13": "Give the delivered letter for the Sultan's Palace (13): 2 seals",
    }
    assert offered(game, DE)["sealed:9"] == "Gib den überbrachten Brief für die Teestube (9) ab: 2 Siegel"
    assert "until you have given 6 seals" in helps(game, "sealed:9", EN)
    play(game, "sealed:9 sealed:10 sealed:13")
    assert offered(game, EN) == {
        "ruby:palace": "Take the ruby from the Sultan's Palace",
        "ruby:dealer": "Take the ruby from the Gemstone Dealer",
    }
    assert "baksheesh" not in helps(game, "ruby:palace", EN)


def test_the_courier_takes_lira_or_a_letter():
    game = play(met_at(5, {"lira": 2, "mail": "9 10*"}, tokens={"courier": 5}), "meet:courier")
    assert offered(game, EN) == {
        "pay": "Pay 2 Lira",
        "letter:9": "Give the letter for the Tea House (9): 1 seal",
        "sealed:10": "Give the delivered letter for the Large Market (10): 2 seals",
    }
    assert helps(game, "letter:9", DE).startswith("Du bezahlst den Kurier mit diesem Brief")


def test_an_auction_is_a_matter_of_numbers():
    game = play(acting(23, {"lira": 2}, {"lira": 5}), "act good:blue")
    assert offered(game, EN) == {"bid:1": "Bid 1 Lira", "bid:2": "Bid 2 Lira"}
    assert helps(game, "bid:2", EN).startswith("If nobody bids more, you pay this much and draw 2 bonus cards")
    play(game, "bid:2")
    assert game.owner() == 1 and offered(game, DE) == {
        "pass": "Passe", "bid:3": "Biete 3 Lira", "bid:4": "Biete 4 Lira", "bid:5": "Biete 5 Lira",
    }  # fmt: skip


def test_the_companion_is_taken_enters_and_walks():
    game = play(acting(7), "act")
    assert offered(game, EN) == {
        "done": "Leave your companion where he is", "companion:take": "Take your companion to your supply",
    }  # fmt: skip
    game = at({"merchant": 6, "companion": "ready"})
    assert offered(game, EN)["companion:enter"] == "Put your companion beside your merchant"
    assert "free of charge" in helps(game, "companion:enter", EN)
    play(game, "companion:enter")
    assert offered(game, EN)["walk:12"] == "Move your companion to the Police Station (12)"
    assert offered(game, DE)["walk:23"] == "Schicke deinen Kompagnon zum Auktionshaus (23)"
    assert helps(game, "walk:12", EN) == EN.place_help(12)


def test_the_toll_counts_companions_and_spares_whom_the_card_joins():
    others = ({"merchant": 9, "companion": 4}, {"merchant": 4, "companion": 4}, {"merchant": 4})
    game = play(at({"lira": 9, "merchant": 9}, *others), "move:4 leave")
    assert offered(game, EN)["pay"] == "Pay 8 Lira to the merchants and companions here"
    game = play(at({"lira": 9, "merchant": 9, "hand": {"to_merchant": 1}}, *others), "play:to_merchant join:2 leave")
    assert offered(game, DE)["pay"] == "Bezahle den Kaufleuten und Kompagnons hier 6 Lira"


def test_the_merchant_to_join_has_a_name():
    game = play(at({"merchant": 6, "hand": {"to_merchant": 1}}, {}, {"merchant": 9}), "play:to_merchant")
    assert offered(game, EN) == {"join:1": "Move to Ben's merchant", "join:2": "Move to Cleo's merchant"}


def test_a_token_used_from_afar_is_not_met():
    game = play(at({"lira": 9, "mail": "9", "hand": {"use_token": 1}}), "play:use_token")
    assert offered(game, EN)["meet:courier"] == "Use the Courier from afar"
    assert EN.option(option("meet:courier"), None, NAMES) == "Meet the Courier"
    assert helps(game, "meet:courier", EN) == EN.token_help("courier")


def test_the_extra_turn_has_a_price():
    game = play(met_at(5, {"mail": "9 10*"}), "end_turn")
    assert offered(game, EN) == {"done": "No extra turn", "extra_turn": "Buy the extra turn for 3 seals"}
    assert EN.step(game.step) == "Will you buy an extra turn for 3 seals?"
    assert offered(game, DE)["extra_turn"] == "Kaufe den Bonuszug für 3 Siegel"


def test_the_catacombs_lead_to_a_place_without_its_action():
    game = play(at({"merchant": 11}, ruleset="great_bazaar"), "move:25 leave")
    assert offered(game, GREAT_EN)["act"] == "Take a good or coffee and move anywhere"
    play(game, "act")
    assert offered(game, GREAT_DE)["good:coffee"] == "Nimm 1 Kaffee"
    play(game, "good:coffee")
    assert offered(game, GREAT_EN)["move:9"] == "Move to the Tea House (9)"
    assert helps(game, "move:9", GREAT_EN) == GREAT_EN.text("help-move-catacombs-move")


def test_a_roll_is_kept_as_a_sum_unless_each_die_brings_a_reward():
    for card, told in (("dice_reward", "Keep the roll: 7"), ("dice_rewards", "Keep the roll: 5 and 2")):
        game = at({"hand": {card: 1, "die_to_six": 1}}, ruleset="great_bazaar")
        assert offered(play(game, f"play:{card} roll:5+2"), GREAT_EN)["keep"] == told


def test_one_die_at_the_kiosk_is_kept_as_one():
    me = {"merchant": 15, "hand": {"die_to_six": 1}}
    game = play(
        at(me, ruleset="great_bazaar"), "move:22 leave act mail:13 show:16 show:12 show:7 kiosk:16 offer:1 die:3"
    )
    assert offered(game, GREAT_EN)["keep"] == "Keep the roll: 3"
