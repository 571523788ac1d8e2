"""Every name of the Dice Game has its texts, in every language, and no text is about a name that does not exist."""

import doctest

import pytest

from sixrubies import data, texts
from sixrubies.cli.dice_topics import RULES
from sixrubies.core.errors import BadOption
from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.dice.reasons import REASON_NAMES
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import (
    ABILITY_NAMES,
    AREA_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    FACE_NAMES,
    RESOURCE_NAMES,
    TILE_NAMES,
)
from sixrubies.texts import DiceTexts, Texts, languages, speech
from sixrubies.texts.catalogue import read
from sixrubies.texts.dice import render
from sixrubies.texts.dice.meanings import ARGUMENTS, EVENTS, REASONS
from sixrubies.texts.dice.render import HELPS_OF_THINGS
from tests.texts.dice_words import DE, EN, event, option
from tests.texts.test_names import specials
from tests.texts.words import NAMES

STEPS = [name.replace(".", "-") for name in STEP_NAMES]
CHOICES = {verb.name: verb.arguments for verb in NUMBERING.verbs}
FAMILIES = ["sale", "share", "gift", "offer"]  # of bazaar cards; the others have a condition
ABILITY_KINDS = sorted({name.partition("_")[0] for name in ABILITY_NAMES})
COUNTED = [*RESOURCE_NAMES, "tile", "own_tile", "ruby"]
TOGETHER = ["die_rolled", "die_used", "resource_paid", "resource_gained", "resource_returned"]


def wanted() -> set[str]:
    """Every key there must be, and there may be no other: what is not listed here stands for a situation below."""
    keys = {f"dice-step-{name}" for name in STEPS} | {f"dice-event-{name}" for name in EVENT_NAMES}
    keys |= {f"dice-reason-{name}" for name in REASON_NAMES[1:]} | {"dice-reason-no_ruby-anywhere"}
    keys |= {f"dice-action-{verb}" for verb in CHOICES} | {f"dice-help-{verb}" for verb in CHOICES}
    keys -= {f"dice-help-{verb}" for verb in HELPS_OF_THINGS}
    keys |= {f"dice-face-{name}" for name in FACE_NAMES} | {"dice-faces"}
    keys |= {f"dice-good-{name}" for name in [*COLOUR_NAMES, "any", "each"]}
    keys |= {f"dice-resource-{name}" for name in COUNTED}
    keys |= {f"dice-resource-{name}.none" for name in RESOURCE_NAMES}
    keys |= {f"dice-ability-{kind}{end}" for kind in ABILITY_KINDS for end in ("", "-help")}
    keys |= {"dice-tile", "dice-tile-help"}
    keys |= {f"dice-area-{name}{end}" for name in AREA_NAMES for end in ("", ".from")}
    keys |= {f"dice-area-{name}-help" for name in ("track", "carpet", "lira", "mosque")}
    keys |= {f"dice-card-{name}{end}" for name in FAMILIES for end in ("", "-help")}
    keys |= {f"dice-card-{part}" for part in ("give", "own", "dice", "condition-help")}
    keys |= {f"dice-rules-{name}{end}" for name in RULES for end in ("", ".title")}
    keys |= {f"dice-together-{name}" for name in TOGETHER}
    keys |= {f"dice-result-{name}" for name in ("won-rubies", "won-lira", "shared", "score")}
    return keys


@pytest.fixture(params=languages())
def keys(request: pytest.FixtureRequest) -> set[str]:
    return {key for key in read(request.param).placeholders if key.startswith("dice-")}


def test_every_name_has_its_text(keys: set[str]):
    assert wanted() - keys == set()


def test_no_text_is_about_something_that_does_not_exist(keys: set[str]):
    situations = {*STEPS, *[argument for arguments in CHOICES.values() for argument in arguments], "colour", "named"}
    situations |= {f"{special}-{step}" for special in situations for step in STEPS}
    surplus = keys - wanted()
    assert specials(surplus, "dice-action", list(CHOICES), situations) == set()
    assert specials(surplus, "dice-help", list(CHOICES), situations) == set()
    assert specials(surplus, "dice-step", STEPS, {"told", "different"}) == set()
    assert {key for key in surplus if not key.startswith(("dice-action-", "dice-help-", "dice-step-"))} == set()


def test_what_numbers_mean_is_said_for_existing_names_only():
    assert ARGUMENTS.keys() == {verb for verb, arguments in CHOICES.items() if arguments}
    assert REASONS.keys() <= set(REASON_NAMES) and EVENTS.keys() <= set(EVENT_NAMES)


@pytest.mark.parametrize("t", [EN, DE])
def test_every_action_there_is_has_words_and_a_help(t: DiceTexts):
    for action in NUMBERING.actions():
        token = NUMBERING.token(action)
        assert t.option(option(token), None, NAMES) and t.option_help(option(token)), token


@pytest.mark.parametrize("t", [EN, DE])
def test_things_have_names_that_differ_and_helps(t: DiceTexts):
    kinds = [
        (t.card, t.card_help, CARD_NAMES),
        (t.tile, t.tile_help, TILE_NAMES),
        (t.area, t.area_help, AREA_NAMES),
        (t.ability, t.ability_help, ABILITY_NAMES),
    ]
    for name_of, help_of, names in kinds:
        assert len({name_of(name) for name in names}) == len({help_of(name) for name in names}) == len(names)
    assert len({t.face(name) for name in FACE_NAMES}) == 6


@pytest.mark.parametrize("t", [EN, DE])
def test_unknown_names_are_refused(t: DiceTexts):
    for call in (t.card, t.card_help, t.tile, t.tile_help, t.area, t.area_help, t.ability, t.face, t.step):
        with pytest.raises(BadOption, match="joker"):
            call("joker")


GERMAN_TERMS = {
    "ruleset-dice": "Das Würfelspiel",
    "dice-face-red": "Tuch",
    "dice-face-yellow": "Obst",
    "dice-face-green": "Gewürz",
    "dice-face-blue": "Schmuck",
    "dice-rules-tiles.title": "Moscheeplättchen",
    "dice-rules-cards.title": "Basarkarten",
    "dice-rules-income.title": "Einkommen",
    "dice-area-carpet": "Linker Teppich",
    "dice-area-mosque": "Moscheebereich",
}


def test_german_terms_are_those_of_the_glossary():
    assert {key: DE.text(key) for key in GERMAN_TERMS} == GERMAN_TERMS
    assert [DE.resource(name, 2) for name in ("brown", "crystal", "red")] == [
        "2 Kisten",
        "2 Kristalle",
        "2 Tuchplättchen",
    ]


def test_each_card_cites_its_statement():
    for number, name in enumerate(CARD_NAMES, 101):
        assert f"DG{number}.1" in EN.card_help(name) and f"DG{number}.1" in DE.card_help(name)


def test_numbers_are_those_of_the_components():
    changed = data.load(
        ("dice",),
        {
            "tiles.lira": 5,
            "reroll.crystals": 2,
            "two_players.lira": [1, 2],
            "bazaar_card.lira_to_ruby": {"give": {"red": 2, "tile": 1}, "own": {"brown": 1}, "take": {"ruby": 1}},
        },
    )
    t = DiceTexts("en", changed)
    assert t.ability("lira") == "5 Lira each turn" and "for 2 crystals?" in t.step("turn.reroll")
    assert "14, 16, 18, 20 with two players, 10, 12, 14, 16, 18, 20 with three" in t.area_help("lira")
    assert t.card("lira_to_ruby") == "1 ruby for 2 red markers and 1 of your mosque tiles if you own 1 brown marker"


def test_the_speech_of_a_game_is_found_by_its_components():
    assert isinstance(speech("de", data.load(("dice",))), DiceTexts)
    assert isinstance(speech("de", data.load(("base", "mocha"))), Texts) and speech().ruleset == "base"
    assert speech("en", data.load(("dice",))).ruleset == "dice"
    with pytest.raises(BadOption, match="no game is played with the components of base and dice"):
        speech("en", data.load(("base", "dice")))


def test_the_examples_of_the_documentation_run():
    for module in (render, texts):
        results = doctest.testmod(module)
        assert results.attempted and results.failed == 0


def test_a_seat_without_a_name_is_refused():
    with pytest.raises(BadOption, match="seat 2 has no name"):
        EN.event(event("turn_ended", 2), ["Ada", "Ben"])
    assert EN.event(event("turn_ended", 2)) == "Player 3's turn ends."
