"""Reasons, events and results in words."""

import pytest

from sixrubies.board.events import CARD_DRAWN
from sixrubies.board.things import CARD_NAMES
from sixrubies.core.decision import Blocked
from sixrubies.core.event import HIDDEN, Event
from sixrubies.core.family import Outcome
from sixrubies.texts import Texts
from tests.rules.table import at, play
from tests.texts.words import DE, EN, NAMES, blocked, event

# -- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "english", "german"),
    [
        (blocked("act", "needs_lira", 7, 5), "You need 7 Lira; you have 5.", "Du brauchst 7 Lira und hast 5."),
        (blocked("act", "needs_good", 3, 0), "You need 3 red goods.", "Du brauchst 3 rote Waren."),
        (blocked("give:blue", "needs_good", 1, 3), "You need 1 blue good.", "Du brauchst 1 blaue Ware."),
        (blocked("act", "needs_good", 7, 4), "You need 7 goods in all.", "Du brauchst insgesamt 7 Waren."),
        (blocked("good:green", "no_room", 1),
         "Your wheelbarrow has no room for more green goods. Sell or pay some first.",
         "Dein Handkarren hat für grüne Waren keinen Platz mehr. Verkaufe zuerst welche oder gib welche ab."),
        (blocked("tile:yellow", "own_tile", 2), "You have the yellow mosque tile already; nobody gets it twice.",
         "Du hast das gelbe Moschee-Plättchen schon; niemand bekommt es zweimal."),
        (blocked("sell:red", "sale_full", 5), "A sale has at most 5 goods.", "Ein Verkauf hat höchstens 5 Waren."),
        (blocked("play:repeat_dealer", "not_repeatable", 16), "Only right after the action at the Gemstone Dealer.",
         "Nur gleich nach der Aktion beim Edelsteinhändler."),
        (blocked("move:16", "too_far", 4), "That is 4 steps away; your merchant goes 1–2.",
         "Das sind 4 Schritte; dein Kaufmann zieht 1–2."),
        (blocked("play:stay", "not_now"), "Only instead of your normal move.", "Nur anstelle der normalen Bewegung."),
        (blocked("use:yellow", "no_assistant_away"), "None of your assistants stands at another place.",
         "Keiner deiner Gehilfen steht an einem anderen Ort."),
        (blocked("play:return_assistant", "no_assistant_away"),
         "None of your assistants is left behind on the board.", "Keiner deiner Gehilfen ist irgendwo abgelegt."),
    ],
)  # fmt: skip
def test_reasons_in_words(found: Blocked, english: str, german: str):
    assert EN.reason(found) == english
    assert DE.reason(found) == german


def test_with_the_long_move_a_place_can_be_too_near():
    game = play(at({"merchant": 7, "hand": {"long_move": 1}}, {}), "play:long_move")
    told = game.view(0).to_dict()
    found = {block.option.token: EN.reason(block, told) for block in game.decision().blocked}
    assert found["move:2"] == "That is 1 step away; with this card it must be 3–4."


@pytest.mark.parametrize("t", [EN, DE])
def test_every_card_says_when_it_may_be_played(t: Texts):
    for card in CARD_NAMES:
        assert t.reason(blocked(f"play:{card}", "not_now")) != t.text("reason-not_now"), card


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("happened", "english", "german"),
    [
        (event("turn_began", 1, 3), "Round 3: Ben's turn.", "Runde 3: Ben ist am Zug."),
        (event("moved", 0, 7, 9), "Ada goes to the Tea House.", "Ada zieht zur Teestube."),
        (event("assistant_left", 0, 11), "Ada leaves an assistant at the Small Market.",
         "Ada legt am Kleinen Markt einen Gehilfen ab."),
        (event("lira_gained", 0, 3), "Ada takes 3 Lira.", "Ada nimmt 3 Lira."),
        (event("lira_handed", 0, 2, 1), "Ada pays 2 Lira to Ben.", "Ada bezahlt 2 Lira an Ben."),
        (event("good_gained", 0, 3, 2), "Ada takes 2 blue goods.", "Ada nimmt 2 blaue Waren."),
        (event("good_lost", 0, 3, 1), "Ada has no room for 1 blue good.", "Ada hat keinen Platz für 1 blaue Ware."),
        (event("sale", 0, 1, 2, 11), "Ada gets 2 Lira for 1 good at the Small Market.",
         "Ada bekommt am Kleinen Markt 2 Lira für 1 Ware."),
        (event("sale", 0, 3, 12, 10), "Ada gets 12 Lira for 3 goods at the Large Market.",
         "Ada bekommt am Großen Markt 12 Lira für 3 Waren."),
        (event("mail_moved", 0, 0), "All mail indicators go back up.", "Alle Postanzeiger gehen wieder nach oben."),
        (event("mail_moved", 0, 2), "A mail indicator goes down.", "Ein Postanzeiger rutscht nach unten."),
        (event("demand_shown", -1, 5, 11), "New demand at the Small Market: 1 red, 1 green, 2 yellow and 1 blue good.",
         "Neue Nachfrage am Kleinen Markt: 1 rote, 1 grüne, 2 gelbe und 1 blaue Ware."),
        (event("family_caught", 0, 1), "Ada catches Ben's family member.",
         "Ada fängt das Familienmitglied von Ben ein."),
        (event("token_moved", -1, 0, 9), "The dice send the Governor to the Tea House.",
         "Die Würfel schicken den Gouverneur zur Teestube."),
        (event("ruby", 0, 16, 3), "Ada gets a ruby at the Gemstone Dealer and now has 3.",
         "Ada bekommt beim Edelsteinhändler einen Rubin und hat jetzt 3."),
        (event("turn_ended", 0, 0), "Ada's turn ends.", "Der Zug von Ada endet."),
        (event("turn_ended", 0, 2), "Ada's turn ends at once: the other merchants are not paid.",
         "Der Zug von Ada endet sofort: Die anderen Kaufleute werden nicht bezahlt."),
        (event("action_began", 0, 9, 0), "Ada carries out the action at the Tea House.",
         "Ada führt in der Teestube die Aktion aus."),
        (event("action_began", 0, 9, 1), "Ada's family member carries out the action at the Tea House.",
         "Das Familienmitglied von Ada führt in der Teestube die Aktion aus."),
        (event("die_turned", 0, 2, 4), "Ada turns the 2 to 4.", "Ada dreht die 2 auf 4."),
        (event("reshuffled", -1, 1), "The discard pile is shuffled: 1 card to draw from.",
         "Der Ablagestapel wird gemischt: 1 Karte zum Nachziehen."),
        (event("game_over", -1), "The game is over.", "Das Spiel ist zu Ende."),
    ],
)  # fmt: skip
def test_events_in_words(happened: Event, english: str, german: str):
    assert EN.event(happened, NAMES) == english
    assert DE.event(happened, NAMES) == german


@pytest.mark.parametrize("t", [EN, DE])
def test_a_hidden_draw_never_shows_the_card(t: Texts):
    titles = [t.card(name) for name in CARD_NAMES]
    for card, title in enumerate(titles):
        drawn = Event(CARD_DRAWN, 1, secret=card, audience=1)
        assert title in t.event(drawn.seen_by(1), NAMES)
        for reader in (-1, 0, 2):
            told = t.event(drawn.seen_by(reader), NAMES)
            assert told == t.text("event-card_drawn-hidden", player="Ben")
            assert not any(other in told for other in titles)


def test_an_event_of_a_preview_is_told_the_same_and_has_no_secret():
    told = {"kind": "good_gained", "seat": 0, "a": 0, "b": 2, "c": 0}
    assert EN.event(told, NAMES) == "Ada takes 2 red goods."
    drawn = {"kind": "card_drawn", "seat": 0, "a": 0, "b": 0, "c": 0}
    assert EN.event(drawn, NAMES) == EN.event({**drawn, "secret": HIDDEN}, NAMES) == "Ada draws a bonus card."


# -- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("second", "english", "german"),
    [
        ([4, 9, 9, 9], "Ben wins with 5 rubies!", "Ben gewinnt mit 5 Rubinen!"),
        ([5, 8, 9, 9], "Ben wins: level on rubies (5), but ahead in Lira (9).",
         "Ben gewinnt: gleich viele Rubine (5), aber mehr Lira (9)."),
        ([5, 9, 1, 9], "Ben wins: level on rubies and Lira, but ahead in goods (2).",
         "Ben gewinnt: gleich viele Rubine und Lira, aber mehr Waren (2)."),
        ([5, 9, 2, 0], "Ben wins: level on rubies, Lira and goods, but ahead in bonus cards (1).",
         "Ben gewinnt: gleich viele Rubine, Lira und Waren, aber mehr Bonuskarten (1)."),
    ],
)  # fmt: skip
def test_the_result_says_what_decided(second: list[int], english: str, german: str):
    outcome = Outcome([1], [second, [5, 9, 2, 1], [3, 99, 9, 9]])
    assert EN.result(outcome, NAMES) == english
    assert DE.result(outcome, NAMES) == german


def test_a_shared_victory_and_the_scores():
    outcome = Outcome([0, 2], [[5, 9, 2, 1], [4, 0, 0, 0], [5, 9, 2, 1]])
    assert EN.result(outcome, NAMES) == "Ada and Cleo share the victory."
    assert DE.result(outcome, NAMES) == "Ada und Cleo teilen sich den Sieg."
    assert EN.score([5, 9, 2, 1], "Ada") == "Ada: rubies 5, Lira 9, goods 2, bonus cards 1"
