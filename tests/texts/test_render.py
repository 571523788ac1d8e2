"""Options, reasons, events, helps and results in words."""

import doctest

import pytest

from sixrubies.api import BoardGame
from sixrubies.board.actions import NUMBERING
from sixrubies.board.events import CARD_DRAWN, EVENT_NAMES
from sixrubies.board.things import CARD_NAMES
from sixrubies.core.decision import Blocked, Option
from sixrubies.core.errors import BadOption
from sixrubies.core.event import HIDDEN, Event
from sixrubies.core.family import Outcome
from sixrubies.data import load
from sixrubies.texts import Texts, render
from tests.rules.table import acting, at, play

EN, DE = Texts("en"), Texts("de")
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]


def option(token: str) -> Option:
    verb, _, argument = token.partition(":")
    known = NUMBERING.action(token) if argument != "?" else -1
    return Option(known, token, verb, argument, "button")


def blocked(token: str, reason: str, a: int = 0, b: int = 0) -> Blocked:
    return Blocked(option(token), reason, a, b)


def event(kind: str, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(EVENT_NAMES.index(kind), seat, a, b, c)


def offered(game: BoardGame, t: Texts) -> dict[str, str]:
    """The options of a game in words, by token, as their owner reads them."""
    told = game.view(game.owner()).to_dict()
    return {choice.token: t.option(choice, told, NAMES) for choice in game.decision().options}


# -- texts by key -----------------------------------------------------------------------------------------------------


def test_a_missing_key_is_refused_never_shown():
    with pytest.raises(BadOption, match="'place-harbour' in en"):
        EN.text("place-harbour")
    assert not EN.has("place-harbour") and EN.has("place-fountain") and EN.has("place-fountain.at")
    for call, name in ((EN.card, "joker"), (EN.tile, "pink"), (EN.token, "sultan"), (EN.end, "never"), (EN.step, "x")):
        with pytest.raises(BadOption, match=name):
            call(name)
    for number in (-1, 0, 17):
        with pytest.raises(BadOption, match=f"number {number}"):
            EN.place(number)


def test_the_example_of_the_documentation_runs():
    results = doctest.testmod(render)
    assert results.attempted > 2 and results.failed == 0


def test_a_missing_argument_is_refused():
    with pytest.raises(BadOption, match=r"'event-lira_gained' needs \$lira"):
        EN.text("event-lira_gained", player="Ada")


def test_a_seat_without_a_name_is_refused():
    with pytest.raises(BadOption, match="seat 2 has no name"):
        EN.event(event("fifth_assistant", 2), ["Ada", "Ben"])
    assert EN.event(event("fifth_assistant", 2)) == "Player 3's fifth assistant joins in."


def test_goods_agree_with_their_number():
    assert [EN.good("red", n) for n in (0, 1, 2)] == ["0 red goods", "1 red good", "2 red goods"]
    assert [DE.good("red", n) for n in (0, 1, 2)] == ["0 rote Waren", "1 rote Ware", "2 rote Waren"]
    assert DE.good("any", 1) == "1 beliebige Ware" and EN.good("any", 2) == "2 goods of any kind"


def test_goods_of_several_kinds_are_one_phrase_in_canonical_order():
    counts = {"blue": 2, "any": 1, "red": 2, "green": 0, "yellow": 1}
    assert EN.goods(counts) == "2 red, 1 yellow, 2 blue and 1 good of any kind"
    assert DE.goods(counts) == "2 rote, 1 gelbe, 2 blaue und 1 beliebige Ware"
    assert DE.goods({"green": 2}) == "2 grüne Waren"
    assert EN.goods({}) == "no goods" and DE.goods({"red": 0}) == "keine Waren"


def test_lists_of_names():
    assert [EN.join(NAMES[:n]) for n in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cleo"]
    assert DE.join(NAMES[:3]) == "Ada, Ben und Cleo"


def test_texts_name_the_numbers_of_the_components():
    assert EN.card("five_lira") == "5 Lira" and DE.card("long_move") == "3–4 Schritte weit ziehen"
    overrides: dict[str, object] = {
        "cards.lira": 6,
        "wainwright.price": 8,
        "move.far": [4, 4],
        "market.large": [1, 2, 3, 4, 5],
        "black_market.blue": [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4],
        "demand.small": [[1, 0, 0, 0], *load()["demand.small"][1:]],
    }
    t = Texts("en", load(overrides=overrides))
    assert t.card("five_lira") == "6 Lira" and t.card("long_move") == "Move 4 steps"
    assert t.place_help(1).startswith("Pay 8 Lira ")
    assert "1, 2, 3, 4, 5 Lira (B10.1" in t.place_help(10)
    assert "(2+: 1, 12+: 4)" in t.place_help(8) and "(7+: 1, 9+: 2, 11+: 3)" in EN.place_help(8)
    assert t.option(option("demand:S1")) == "Turn up: 1 red good"


# -- options ----------------------------------------------------------------------------------------------------------


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
        if verb in ("move", "send", "recall") and int(argument) > 16:
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
