"""Mocha & Baksheesh in words: reasons, events, and what only one seat may read."""

import pytest

from sixrubies.board.events import GUILD_CARD_DRAWN
from sixrubies.board.things import CARD_NAMES, GUILD
from sixrubies.core.event import Event
from sixrubies.texts import Texts
from tests.rules.mocha.table import acting, at, guild_turn
from tests.rules.table import play
from tests.texts.words import MOCHA_DE as DE
from tests.texts.words import MOCHA_EN as EN
from tests.texts.words import NAMES, blocked, event, offered, option, reasons

GUILD_CARDS = [f"guild_{number}" for number in range(1, 21)]


# -- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "reason", "numbers", "english", "german"),
    [
        ("act", "needs_coffee", (6, 4), "You need 6 coffee; you have 4.", "Du brauchst 6 Kaffee und hast 4."),
        ("tavern:encounter", "own_tavern_tile", (1, 0), "You have the Encounter tile already; nobody gets it twice.",
         "Du hast das Begegnungs-Plättchen schon; niemand bekommt es zweimal."),
        ("send:13", "action_impossible", (13, 0),
         "The guild card asks for the action at the Sultan's Palace, and you cannot carry it out now.",
         "Die Gildenkarte verlangt die Aktion im Sultanspalast, und du kannst sie gerade nicht ausführen."),
        ("play:coffee_to_lira", "action_impossible", (20, 0),
         "You need your coffee for the action at the Coffee House.",
         "Du brauchst deinen Kaffee für die Aktion im Kaffeehaus."),
        ("play:guild_20", "no_ruby", (0, 0), "No ruby is left at the place of this card.",
         "Am Ort dieser Karte gibt es keinen Rubin mehr."),
        ("tavern:ruby", "no_ruby", (0, 0),
         "No ruby is left at the Sultan's Palace, the Gemstone Dealer and the Coffee House.",
         "Im Sultanspalast, beim Edelsteinhändler und im Kaffeehaus gibt es keinen Rubin mehr."),
        ("play:die_to_six", "six_already", (0, 0), "Both dice show 6 already.", "Beide Würfel zeigen schon 6."),
        ("turn_die:6", "six_already", (0, 0), "This die shows 6 already.", "Dieser Würfel zeigt schon 6."),
        ("play:exchange", "needs_good", (1, 4), "You have neither goods nor coffee to exchange.",
         "Du hast weder Waren noch Kaffee zum Tauschen."),
        ("meet:coffee_trader", "needs_lira", (2, 1), "You need 2 Lira or any good.",
         "Du brauchst 2 Lira oder eine beliebige Ware."),
        ("play:guild_9", "not_now", (0, 0), "Only before you move, and instead of your whole turn.",
         "Nur vor der Bewegung und anstelle deines ganzen Zugs."),
    ],
)  # fmt: skip
def test_reasons_in_words(token: str, reason: str, numbers: tuple[int, int], english: str, german: str):
    assert EN.reason(blocked(token, reason, *numbers)) == english
    assert DE.reason(blocked(token, reason, *numbers)) == german


def test_a_place_behind_the_barrier_is_as_far_as_the_way_round():
    game = at({"merchant": 5}, mocha={"barrier": [5, 6], "barrier_owner": 1})
    assert reasons(game, EN)["move:6"] == "Round the barrier that is 3 steps; your merchant goes 1–2."
    assert reasons(game, DE)["move:6"] == "Um die Barriere herum sind das 3 Schritte; dein Kaufmann zieht 1–2."
    assert reasons(game, EN)["move:2"] == "That is 3 steps away; your merchant goes 1–2."
    own = at({"merchant": 5}, mocha={"barrier": [5, 6], "barrier_owner": 0})
    assert "move:6" in offered(own, EN)


def test_the_movement_tile_goes_in_one_line_only():
    game = at({"merchant": 5, "tavern": ["movement"]})
    far = "That is 3 steps away and not in one line; your merchant goes 1–2, or any number in one line."
    assert reasons(game, EN)["move:2"] == far and "move:18" in offered(game, EN)
    barred = at({"merchant": 5, "tavern": ["movement"]}, mocha={"barrier": [5, 6], "barrier_owner": 1})
    assert reasons(barred, EN)["move:18"] == "Round the barrier that is 5 steps; your merchant goes 1–2."


def test_the_corner_card_asks_for_a_corner():
    game = play(at({"merchant": 16, "hand": {"corner": 1}}), "play:corner")
    assert reasons(game, EN)["move:8"] == "That is not a corner of the board."
    assert reasons(game, EN)["move:16"] == "Your merchant is there already. The card takes him elsewhere, to a corner."


def test_the_tavern_and_the_roasting_plant_say_what_nobody_can_do_there():
    assert reasons(acting(19), EN)["act"].startswith("You can pay for nothing here: the barrier,")
    assert reasons(acting(17, {"lira": 0}), EN)["act"].endswith("they ask for 2 Lira, a good, or a card.")
    assert reasons(guild_turn(17, {"lira": 0}), EN)["play:guild_17"].endswith("they ask for 2 Lira, a good, or a card.")


def test_what_is_given_is_named_in_an_order_with_coffee_at_its_end():
    game = play(at({"coffee": 2, "goods": {"red": 1, "blue": 2}, "hand": {"exchange": 1}}), "play:exchange give:blue")
    assert reasons(game, EN)["give:red"].endswith("in the order red, green, yellow, blue, coffee.")
    play(game, "give:blue give:coffee")
    assert reasons(game, DE)["give:coffee"] == "Du kannst höchstens 3 tauschen."


def test_place_bound_cards_are_barred_beside_a_guild_card():
    game = play(guild_turn(5, {"hand": {"repeat_post_office": 1}}), "play:guild_5")
    assert reasons(game, EN)["play:repeat_post_office"] == EN.text("reason-not_with_guild_card")


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("happened", "english", "german"),
    [
        (event("coffee_gained", 0, 2), "Ada takes 2 coffee.", "Ada nimmt 2 Kaffee."),
        (event("coffee_paid", 1, 1), "Ben pays 1 coffee.", "Ben gibt 1 Kaffee ab."),
        (event("barrier_laid", 0, 5, 2), "Ada lays the barrier between the Post Office and the Fabric Warehouse.",
         "Ada legt die Barriere zwischen das Postamt und das Tuchlager."),
        (event("tavern_tile_taken", 0, 1), "Ada takes the Encounter tile.", "Ada nimmt das Begegnungs-Plättchen."),
        (event("baksheesh_turned", 0, 1), "The baksheesh tile is turned over. It now shows 3 red goods.",
         "Das Bakschisch-Plättchen wird umgedreht. Es zeigt jetzt 3 rote Waren."),
        (event("guild_reshuffled", -1, 1), "The discarded guild cards are shuffled: 1 card to draw from.",
         "Die abgelegten Gildenkarten werden gemischt: 1 Karte zum Nachziehen."),
        (event("card_played", 0, GUILD + 9), "Ada plays: Guild card 9 (Tea House).",
         "Ada spielt: Gildenkarte 9 (Teestube)."),
        (event("token_moved", -1, 2, 9), "The dice send the Coffee Trader to the Tea House.",
         "Die Würfel schicken den Kaffeehändler zur Teestube."),
        (event("ruby", 0, 20, 3), "Ada gets a ruby at the Coffee House and now has 3.",
         "Ada bekommt im Kaffeehaus einen Rubin und hat jetzt 3."),
    ],
)  # fmt: skip
def test_events_in_words(happened: Event, english: str, german: str):
    assert EN.event(happened, NAMES) == english
    assert DE.event(happened, NAMES) == german


@pytest.mark.parametrize(("t", "hidden"), [(EN, "Ben draws a guild card."), (DE, "Ben zieht eine Gildenkarte.")])
def test_a_hidden_guild_card_is_named_to_its_drawer_only(t: Texts, hidden: str):
    for card in GUILD_CARDS:
        drawn = Event(GUILD_CARD_DRAWN, 1, secret=CARD_NAMES.index(card), audience=1)
        assert t.card(card) in t.event(drawn.seen_by(1), NAMES)
        assert {t.event(drawn.seen_by(reader), NAMES) for reader in (-1, 0, 2)} == {hidden}
    assert t.event({"kind": "guild_card_drawn", "seat": 1, "a": 0, "b": 0, "c": 0}, NAMES) == hidden


@pytest.mark.parametrize(("t", "hidden"), [(EN, "Draw a guild card"), (DE, "Ziehe eine Gildenkarte")])
def test_an_unknown_draw_at_the_guild_hall_is_one_of_guild_cards(t: Texts, hidden: str):
    game = play(acting(18), "act")
    told = game.view(1).to_dict()
    assert t.option(option("draw:?"), told) == hidden != t.option(option("draw:?"))
    assert t.option_help(option("draw:?"), told) == t.text("help-draw-guild-draw")
    assert t.card("guild_9") in t.option(option("draw:guild_9"), told)


def test_the_record_of_another_seat_tells_no_guild_card_that_is_still_in_hand():
    game = play(acting(18), "act draw:guild_3 draw:guild_9 discard:guild_3")
    kept = EN.card("guild_9")
    for reader in (None, 1):
        tokens = [entry.token for entry in game.record_for(reader).entries]
        told = [EN.option(option(token), None, NAMES) for token in tokens]
        told += [EN.event(seen, NAMES) for seen in game.events_for(reader)]
        assert tokens.count("draw:?") == 2 and not any(kept in text for text in told)
    assert any(kept in EN.event(seen, NAMES) for seen in game.events_for(0))
