"""Every name of the game has its texts, in every language, and no text is about a name that does not exist."""

import pytest

from sixrubies.board.actions import NUMBERING
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.reasons import REASON_NAMES
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import (
    CARD_NAMES,
    END_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    TAVERN_TILE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    WARE_NAMES,
)
from sixrubies.rulesets import DECKS, EDITIONS, LAYOUTS, RULESETS
from sixrubies.texts import Texts, languages
from sixrubies.texts.catalogue import read
from sixrubies.texts.meanings import ARGUMENTS, EVENTS, NOTHING, REASONS
from sixrubies.texts.render import DRAWN
from sixrubies.texts.things import guild_number

PLACES = PLACE_NAMES[1:]
REASONS_THERE = REASON_NAMES[1:]
STEPS = [name.replace(".", "-") for name in STEP_NAMES]
CHOICES = {verb.name: verb.arguments for verb in NUMBERING.verbs}

NAMES_AND_HELPS = {
    "place": PLACES,
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
    "tavern_tile": TAVERN_TILE_NAMES,
    "token": TOKEN_NAMES,
    "ruleset": list(RULESETS),
    "layout": sorted({name for names in LAYOUTS.values() for name in names}),
    "edition": EDITIONS,
    "deck": DECKS,
    "variant": ["neutral_assistants"],
}


@pytest.fixture(params=languages())
def keys(request: pytest.FixtureRequest) -> set[str]:
    return set(read(request.param).placeholders)


def test_every_thing_has_a_name_and_a_help(keys: set[str]):
    wanted = {f"{kind}-{name}" for kind, names in NAMES_AND_HELPS.items() for name in names}
    assert not {key for name in wanted for key in (name, f"{name}-help")} - keys


def test_every_form_that_stands_inside_a_sentence_is_there(keys: set[str]):
    wanted = {f"place-{name}.{form}" for name in PLACES for form in ("object", "at", "to", "from")}
    wanted |= {f"good-{name}.{form}" for name in [*WARE_NAMES, "any"] for form in ("name", "goods", "short")}
    wanted |= {f"tile-{name}.the" for name in TILE_NAMES} | {f"token-{name}.the" for name in TOKEN_NAMES}
    wanted |= {f"tavern_tile-{name}.the" for name in TAVERN_TILE_NAMES}
    assert not wanted - keys


def test_every_card_says_in_a_few_words_when_to_play_it(keys: set[str]):
    cards = [name for name in CARD_NAMES if not guild_number(name)]
    assert not {*(f"card-{name}.when" for name in cards), "piece-guild_card.when"} - keys


def test_every_other_name_has_its_text(keys: set[str]):
    wanted = {f"good-{name}" for name in [*WARE_NAMES, "any"]} | {f"piece-{name}" for name in PIECE_NAMES}
    wanted |= {f"end-{name}" for name in END_NAMES} | {f"step-{name}" for name in STEPS}
    wanted |= {f"reason-{name}" for name in REASONS_THERE} | {f"event-{name}" for name in EVENT_NAMES}
    assert not wanted - keys


def test_every_verb_has_a_text_for_each_of_its_arguments(keys: set[str]):
    for verb, arguments in CHOICES.items():
        special = bool(arguments) and all(f"action-{verb}-{argument}" in keys for argument in arguments)
        assert f"action-{verb}" in keys or special, verb


def test_every_verb_has_a_help(keys: set[str]):
    by_thing = {"move", "send", "play", "discard", "tile", "use", "meet"}  # the help of what they name
    by_argument = {f"help-tavern-{choice}" for choice in CHOICES["tavern"] if choice not in TAVERN_TILE_NAMES}
    assert not {f"help-{verb}" for verb in CHOICES.keys() - by_thing - {"tavern"}} - keys
    assert not by_argument - keys


def specials(keys: set[str], kind: str, names: list[str], more: set[str]) -> set[str]:
    """Keys of a kind that are neither about one of its names nor about a name in a situation there is."""
    found = set()
    for key in keys:
        if key.startswith(f"{kind}-") and "." not in key:
            rest = key.removeprefix(f"{kind}-")
            general = max((name for name in names if rest == name or rest.startswith(f"{name}-")), key=len, default="")
            special = rest.removeprefix(general).removeprefix("-")
            if not general or (special and special not in more):
                found.add(key)
    return found


def test_no_text_is_about_something_that_does_not_exist(keys: set[str]):
    keys = {key.partition("-in-")[0] for key in keys}
    situations = {*STEPS, *PLACES}
    arguments = {argument for arguments in CHOICES.values() for argument in arguments}
    prices = {f"{choice}-price" for choice in CHOICES["tavern"]}
    for kind, things in NAMES_AND_HELPS.items():
        extra = ["given"] if kind == "layout" else []
        assert specials(keys, kind, [*things, *extra], {"help"}) == set()
    assert specials(keys, "step", STEPS, set()) == set()
    assert specials(keys, "end", END_NAMES, set()) == set()
    assert specials(keys, "event", EVENT_NAMES, {"hidden"}) == set()
    reasons = situations | arguments | {"guild", "movement", "barrier"}
    assert specials(keys, "reason", REASONS_THERE, reasons) == set()
    options = situations | arguments | prices | {"neutral", "hidden", "hidden-guild", "discard-card"}
    assert specials(keys, "action", list(CHOICES), options) == set()
    helps = situations | arguments | {"smuggler-take-free", "tea_house-call-guild"}
    assert specials(keys, "help", list(CHOICES), helps) == set()


def test_a_text_of_a_box_stands_for_a_general_one(keys: set[str]):
    own = {key for key in keys if "-in-" in key}
    assert own and {key.partition("-in-")[2] for key in own} <= set(RULESETS)
    assert not {key.partition("-in-")[0] for key in own} - keys


def test_the_search_for_surplus_texts_finds_them():
    keys = {"card-stay", "card-stay-help", "card-stray", "card-stay-hint", "action-leave-fountain"}
    assert specials(keys, "card", CARD_NAMES, {"help"}) == {"card-stray", "card-stay-hint"}
    assert specials(keys, "action", ["leave"], {"fountain"}) == set()
    assert specials(keys, "action", ["leave"], {"tea_house"}) == {"action-leave-fountain"}


def test_what_numbers_mean_is_said_for_existing_names_only():
    assert ARGUMENTS.keys() <= CHOICES.keys()
    assert REASONS.keys() <= set(REASONS_THERE)
    assert EVENTS.keys() <= set(EVENT_NAMES)


def test_a_text_uses_only_what_its_numbers_mean(keys: set[str]):
    """An event or reason without a meaning for its numbers has no placeholders but the player and component data."""
    t, placeholders = Texts("en"), read("en").placeholders
    gives = {
        "place": {"place", "number", "object", "at", "to", "from"},
        "good": {"good", "goods", "kind"},
        "card": {"card"},
        "tile": {"tile", "the"},
        "tavern_tile": {"tile", "the"},
        "side": {"goods"},
        "kiosk_tile": {"number", "offer"},
        "token": {"token", "the"},
    }
    for kind, names, meanings in (("event", EVENT_NAMES, EVENTS), ("reason", REASONS_THERE, REASONS)):
        for name in names:
            known = {"player"} if kind == "event" else set()
            for meaning in meanings.get(name, ()):
                known |= gives.get(meaning, {meaning}) - {NOTHING}
            if name in DRAWN:
                known.add("card")
            assert placeholders[f"{kind}-{name}"] <= known | t.numbers.keys(), (kind, name)


GERMAN_PLACES = [
    "Wagnerei", "Tuchlager", "Gewürzlager", "Obstlager", "Postamt", "Karawanserei", "Brunnen", "Schwarzmarkt",
    "Teestube", "Großer Markt", "Kleiner Markt", "Polizeiwache", "Sultanspalast", "Kleine Moschee", "Große Moschee",
    "Edelsteinhändler", "Kaffeerösterei", "Gildenhalle", "Taverne", "Kaffeehaus", "Botschaft", "Kiosk", "Auktionshaus",
    "Geheimbund", "Katakomben",
]  # fmt: skip
ENGLISH_PLACES = [
    "Wainwright", "Fabric Warehouse", "Spice Warehouse", "Fruit Warehouse", "Post Office", "Caravansary", "Fountain",
    "Black Market", "Tea House", "Large Market", "Small Market", "Police Station", "Sultan's Palace", "Small Mosque",
    "Great Mosque", "Gemstone Dealer", "Roasting Plant", "Guild Hall", "Tavern", "Coffee House", "Embassy", "Kiosk",
    "Auction House", "Secret Society", "Catacombs",
]  # fmt: skip
GERMAN_TERMS = {
    "piece-merchant": "Kaufmann",
    "piece-assistant": "Gehilfe",
    "piece-family": "Familienmitglied",
    "piece-ruby": "Rubin",
    "piece-wheelbarrow": "Handkarren",
    "piece-extension": "Handkarren-Erweiterung",
    "piece-mail_indicator": "Postanzeiger",
    "piece-demand_tile": "Nachfrage-Plättchen",
    "piece-mosque_tile": "Moschee-Plättchen",
    "piece-bonus_card": "Bonuskarte",
    "token-governor": "Gouverneur",
    "token-smuggler": "Schmuggler",
    "layout-short": "Kurze Wege",
    "layout-long": "Lange Wege",
    "layout-order": "Ordnung",
    "layout-random": "Zufällige Auslage",
    "piece-coffee": "Kaffee",
    "piece-guild_card": "Gildenkarte",
    "piece-tavern_tile": "Tavernen-Plättchen",
    "piece-baksheesh_tile": "Bakschisch-Plättchen",
    "piece-barrier": "Barriere",
    "piece-barrier_tile": "Barriere-Plättchen",
    "tavern_tile-movement": "Bewegungs-Plättchen",
    "tavern_tile-encounter": "Begegnungs-Plättchen",
    "token-coffee_trader": "Kaffeehändler",
    "ruleset-mocha": "Mokka & Bakschisch",
    "piece-letter": "Brief",
    "piece-seal": "Siegel",
    "piece-companion": "Kompagnon",
    "piece-kiosk_tile": "Kiosk-Plättchen",
    "token-courier": "Kurier",
    "rules-extra_turn.title": "Der Bonuszug",
    "ruleset-letters": "Brief & Siegel",
    "ruleset-great_bazaar": "Der große Basar",
}


def test_places_have_the_names_of_the_rule_books():
    assert [Texts("de").place(number) for number in range(1, len(PLACE_NAMES))] == GERMAN_PLACES
    assert [Texts("en").place(number) for number in range(1, len(PLACE_NAMES))] == ENGLISH_PLACES


def test_german_terms_are_those_of_the_rule_book():
    t = Texts("de")
    assert {key: t.text(key) for key in GERMAN_TERMS} == GERMAN_TERMS


def test_german_places_are_named_with_the_right_article():
    t = Texts("de")
    to_feminine = {name for name in PLACES if t.text(f"place-{name}.to").startswith("zur ")}
    assert to_feminine == {
        "wainwright", "caravansary", "tea_house", "police_station", "small_mosque", "great_mosque", "roasting_plant",
        "guild_hall", "tavern", "embassy",
    }  # fmt: skip
    plural = {name for name in PLACES if t.text(f"place-{name}.to").startswith("zu den ")}
    assert plural == {"catacombs"}
    for name in PLACES:
        at, leaving = t.text(f"place-{name}.at"), t.text(f"place-{name}.from")
        assert (" der " in f" {at}") == (name in to_feminine), at
        assert (" der " in f" {leaving}") == (name in to_feminine), leaving
        assert t.text(f"place-{name}.object").startswith("die ") == (name in to_feminine | plural), name
