"""Letters & Seals and the Great Bazaar in words: reasons, events, and what only one seat may read."""

import pytest

from sixrubies.board.things import CARD_NAMES, PIECE_NAMES
from sixrubies.core.event import Event
from tests.rules.letters.table import acting, all_mail_but, at, met_at, with_tile
from tests.rules.table import play
from tests.texts.words import GREAT_DE, GREAT_EN, NAMES, blocked, event, reasons
from tests.texts.words import LETTERS_DE as DE
from tests.texts.words import LETTERS_EN as EN

# -- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "reason", "numbers", "english", "german"),
    [
        ("act", "needs_seals", (6, 4), "You need letters with 6 seals; yours show 4.",
         "Du brauchst Briefe mit 6 Siegeln; deine zeigen 4."),
        ("play:one_letter", "no_letter_to_draw", (0, 0), "There is no letter to draw: both piles are empty.",
         "Es gibt keinen Brief zu ziehen: Beide Stapel sind leer."),
        ("play:companion_far", "no_companion", (0, 0), "Your companion is not on the board.",
         "Dein Kompagnon ist nicht auf dem Spielplan."),
        ("play:repeat_mosque", "not_repeatable", (14, 0),
         "Only right after the action of the Small or the Great Mosque.",
         "Nur gleich nach der Aktion der Kleinen oder der Großen Moschee."),
        ("play:to_merchant", "no_merchant_away", (0, 0), "No other player's merchant stands at another place.",
         "Kein Kaufmann eines anderen Spielers steht an einem anderen Ort."),
        ("play:anywhere", "needs_lira", (3, 1), "You need 3 Lira; you have 1.", "Du brauchst 3 Lira und hast 1."),
        ("meet:courier", "needs_lira", (2, 1), "You need 2 Lira or a letter.", "Du brauchst 2 Lira oder einen Brief."),
        ("play:copy", "no_copy", (0, 0),
         "The top card of the discard pile is of this very kind, and it cannot be carried out.",
         "Die oberste Karte des Ablagestapels ist von derselben Art und kann nicht ausgeführt werden."),
    ],
)  # fmt: skip
def test_reasons_in_words(token: str, reason: str, numbers: tuple[int, int], english: str, german: str):
    assert EN.reason(blocked(token, reason, *numbers)) == english
    assert DE.reason(blocked(token, reason, *numbers)) == german


def test_coffee_that_is_missing_is_not_called_a_good():
    game = at({"goods": {"red": 1}, "hand": {"good_to_lira": 1}}, ruleset="great_bazaar")
    play(game, "play:good_to_lira")
    assert reasons(game, GREAT_EN)["give:coffee"] == "You have no coffee."
    assert reasons(game, GREAT_DE)["give:blue"] == "Du brauchst 1 blaue Ware."


def test_whoever_has_nothing_to_give_reads_what_would_do():
    nothing = {"hand": {"good_to_lira": 1}}
    assert reasons(at(nothing), EN)["play:good_to_lira"] == "You have no good to give."
    both = at(nothing, ruleset="great_bazaar")
    assert reasons(both, GREAT_EN)["play:good_to_lira"] == "You have neither a good nor coffee to give."
    assert reasons(with_tile(20), EN)["offer:1"] == "You have no good to give."
    assert reasons(with_tile(18, {"goods": {"red": 1}}), EN)["offer:1"] == "You need 1 green good."
    assert reasons(with_tile(24), DE)["offer:2"] == "Du hast keine Bonuskarte zum Ablegen."
    assert reasons(with_tile(15, {"companion": "ready"}), EN)["offer:1"] == "Your companion is in your supply already."


def test_a_letter_too_many_is_refused_with_the_reason():
    game = play(met_at(5, {"mail": "9 11 10* 13*"}), "end_turn extra_turn letter:9")
    too_many = "Then you would give a letter too many: the others alone would show enough seals."
    assert reasons(game, EN) == {"letter:11": too_many}


def test_the_secret_society_says_where_rubies_are_missing():
    me = {"mail": "9* 10* 13*"}
    gone = {"sultans_palace": 0, "gemstone_dealer": 0}
    game = acting(24, me, {}, {}, {}, {}, rubies=gone, letters={"ruby_supply": 0})
    assert reasons(game, EN)["act"] == "No ruby is left at the Sultan's Palace and the Gemstone Dealer."
    game = acting(24, me, {}, {}, {}, {}, rubies={"sultans_palace": 0}, letters={"ruby_supply": 0})
    play(game, "act sealed:9 sealed:10 sealed:13")
    assert reasons(game, DE) == {"ruby:palace": "Dort gibt es keinen Rubin mehr."}


def test_the_family_step_asks_for_a_family_member_who_is_away():
    game = at({"hand": {"family_step": 1}})
    assert reasons(game, EN)["play:family_step"].startswith("Your family member is at the Police Station. This card")


def test_without_letters_to_draw_the_courier_has_nothing():
    game = met_at(5, {"lira": 5, "mail": all_mail_but()}, tokens={"courier": 5})
    assert reasons(game, EN)["meet:courier"] == "There is no letter to draw: both piles are empty."


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("happened", "english", "german"),
    [
        (event("letter_received", 0, 9), "Ada takes a letter for the Tea House.",
         "Ada nimmt einen Brief für die Teestube."),
        (event("letter_delivered", 1, 22), "Ben delivers the letter for the Kiosk: it now shows 2 seals.",
         "Ben überbringt den Brief für den Kiosk: Er zeigt jetzt 2 Siegel."),
        (event("letter_given", 0, 5, 0), "Ada gives the letter for the Post Office: 1 seal.",
         "Ada gibt den Brief für das Postamt ab: 1 Siegel."),
        (event("letter_given", 0, 5, 1), "Ada gives the delivered letter for the Post Office: 2 seals.",
         "Ada gibt den überbrachten Brief für das Postamt ab: 2 Siegel."),
        (event("letters_reshuffled", -1, 1), "The discarded letters are shuffled: 1 letter to draw from.",
         "Die abgelegten Briefe werden gemischt: 1 Brief zum Nachziehen."),
        (event("ruby_refilled", -1, 16), "Another ruby comes from the supply to the Gemstone Dealer.",
         "Ein weiterer Rubin kommt aus dem Vorrat zum Edelsteinhändler."),
        (event("companion_entered", 0, 7), "Ada's companion joins the merchant at the Fountain.",
         "Der Kompagnon von Ada kommt am Brunnen zum Kaufmann."),
        (event("companion_moved", 0, 7, 25), "Ada's companion goes to the Catacombs.",
         "Der Kompagnon von Ada zieht zu den Katakomben."),
        (event("action_began", 0, 21, PIECE_NAMES.index("companion")),
         "Ada's companion carries out the action at the Embassy.",
         "Der Kompagnon von Ada führt in der Botschaft die Aktion aus."),
        (event("kiosk_taken", 1, 22), "Ben takes kiosk tile 22: 1 letter for 2 Lira, or 3 Lira for 1 letter.",
         "Ben nimmt Kiosk-Plättchen 22: 1 Brief für 2 Lira – oder 3 Lira für 1 Brief."),
        (event("kiosk_declined", 1, 12), "Ben does not use kiosk tile 12: 2 Lira.",
         "Ben nutzt Kiosk-Plättchen 12 nicht: 2 Lira."),
        (event("bid", 0, 5), "Ada bids 5 Lira.", "Ada bietet 5 Lira."),
        (event("auction_won", 1, 6), "Ben wins the auction for 6 Lira.", "Ben gewinnt die Versteigerung für 6 Lira."),
        (event("extra_turn", 0), "Ada buys an extra turn.", "Ada kauft einen Bonuszug."),
        (event("token_moved", -1, 3, 9), "The dice send the Courier to the Tea House.",
         "Die Würfel schicken den Kurier zur Teestube."),
        (event("ruby", 0, 13, 3), "Ada gets a ruby at the Sultan's Palace and now has 3.",
         "Ada bekommt im Sultanspalast einen Rubin und hat jetzt 3."),
    ],
)  # fmt: skip
def test_events_in_words(happened: Event, english: str, german: str):
    assert EN.event(happened, NAMES) == english
    assert DE.event(happened, NAMES) == german


def test_cards_won_at_an_auction_are_named_to_the_winner_only():
    game = play(acting(23, {"lira": 2}, {"lira": 5}), "act good:blue bid:1 bid:3 draw:copy draw:anywhere")
    won = [EN.card("copy"), EN.card("anywhere")]
    told = {reader: [EN.event(seen, NAMES) for seen in game.events_for(reader)] for reader in (None, 0, 1)}
    assert all(any(title in text for text in told[1]) for title in won)
    titles = [EN.card(name) for name in CARD_NAMES]
    for reader in (None, 0):
        drawn = [text for text in told[reader] if "draws" in text]
        assert drawn[-2:] == ["Ben draws a bonus card."] * 2
        assert not any(title in text for text in drawn for title in titles)
    assert "Ben pays 3 Lira to Ada." in told[0] and "Ada passes." in told[0]
