"""The message files: readable, the same keys and placeholders in every language, statements that exist."""

import re
from pathlib import Path

import pytest

from sixrubies.core.errors import BadOption
from sixrubies.rulesets import RULESETS
from sixrubies.texts import BadTexts, Catalogue, Texts, languages, sources
from tests.texts.checker import differences, messages

RULES = Path(__file__).parents[2] / "docs" / "rules"
CITED = re.compile(r"\b(?:MB|LS|GB|DG|[A-Z])\d+(?:\.\d+)?\b")
ISOLATION = "\u2066\u2067\u2068\u2069\u200e\u200f"

LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
THINGS = (
    "place-", "card-", "tile-", "tavern_tile-", "token-", "ruleset-", "layout-", "edition-", "variant-", "deck-",
    "dice-card-", "dice-tile-", "dice-ability-", "dice-area-",
)  # fmt: skip
TOPICS = ("rules-", "dice-rules-", "dice-help-")
UNCITED = {"dice-help-done", "dice-help-roll"}  # about nothing in the rules
HELPS = ("-help", *[f"-help-in-{ruleset}" for ruleset in RULESETS])


def raw(language: str) -> dict[str, str]:
    """Every text by key, as far as it can be written without its own arguments: placeholders show themselves."""
    catalogue = Catalogue(language, sources(language))
    return {
        key: catalogue.text(key, {name: f"<{name}>" for name in wanted})
        for key, wanted in catalogue.placeholders.items()
    }


def test_there_are_english_and_german():
    assert {"de", "en"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_and_placeholders(language: str):
    assert differences(sources("en"), sources(language)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str):
    assert sources("en").keys() == sources(language).keys()


ENGLISH = """
plain = Pay { $lira } Lira
some = { $count ->
    [one] { $player } takes { $count } card
   *[other] { $player } takes { $count } cards
}
    .short = { $count }
"""


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("plain = Pay { $lira } Lira\n", "", "plain is missing in the second"),
        ("plain =", "extra = Mehr\nplain =", "extra is missing in the first"),
        ("{ $lira }", "{ $price }", "plain differs in lira, price"),
        ("{ $lira }", "zwei", "plain differs in lira"),
        ("[one] { $player } takes", "[one] takes", "some [one] differs in player"),
        ("{ $count ->", "{ $number ->", "some [one] differs in number"),
        ("    .short = { $count }\n", "", "some.short is missing in the second"),
        (".short = { $count }", ".short = viele", "some.short differs in count"),
    ],
)
def test_the_checker_finds_what_differs(old: str, new: str, found: str):
    assert differences({"a.ftl": ENGLISH}, {"a.ftl": ENGLISH}) == []
    assert old in ENGLISH
    assert found in differences({"a.ftl": ENGLISH}, {"a.ftl": ENGLISH.replace(old, new, 1)})


def test_the_checker_sees_every_text_that_is_there():
    for language in LANGUAGES:
        assert messages(sources(language)).keys() == Catalogue(language, sources(language)).placeholders.keys()


def test_the_checker_allows_other_plurals_but_no_other_placeholders():
    polish = ENGLISH.replace("   *[other]", "    [few] { $player } bierze { $count } karty\n   *[other]")
    assert differences({"a.ftl": ENGLISH}, {"a.ftl": polish}) == []
    assert differences({"a.ftl": ENGLISH}, {"a.ftl": polish.replace("{ $player }", "{ $seat }")}) != []


@pytest.mark.parametrize(
    "entry",
    [
        "step-turn.move = Where to?",  # an id with a dot
        "step-turn-move Where to?",
        "step-turn-move = Where { $to",
        "step-turn-move = { $count ->\n    [one] a\n}",  # no default branch
        "9-tea_house = Tea House",
    ],
)
def test_an_entry_that_cannot_be_read_is_refused(entry: str):
    with pytest.raises(BadTexts, match=r"xx/steps\.ftl has an entry that can't be read"):
        Catalogue("xx", {"steps.ftl": f"fine = Fine\n{entry}\n"})


def test_a_key_comes_once_only_within_and_across_files():
    with pytest.raises(BadTexts, match=r"en/b\.ftl has the key same"):
        Catalogue("en", {"a.ftl": "same = A", "b.ftl": "same = B"})
    with pytest.raises(BadTexts, match=r"en/a\.ftl has the key same"):
        Catalogue("en", {"a.ftl": "same = A\nsame = B"})
    with pytest.raises(BadTexts, match=r"has the key same\.at"):
        Catalogue("en", {"a.ftl": "same = A\n    .at = a\n    .at = b"})


def test_terms_and_messages_without_text_are_refused():
    with pytest.raises(BadTexts, match="the term -game"):
        Catalogue("en", {"a.ftl": "-game = Six Rubies"})
    with pytest.raises(BadTexts, match="no text for empty"):
        Catalogue("en", {"a.ftl": "empty =\n    .at = at"})


def test_an_unknown_language_is_refused_with_those_there_are():
    known = ", ".join(LANGUAGES)
    for call in (Texts, sources):
        with pytest.raises(BadOption, match=f"'xx'; there is {known}"):
            call("xx")
    with pytest.raises(BadOption, match=f"there is {known}"):
        sources("../board")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_branch_of_every_text_can_be_written(language: str):
    catalogue = Catalogue(language, sources(language))
    for key, found in messages(sources(language)).items():
        for given in [0, 1, 2, 5, *{name for path in found for name in path}]:
            assert catalogue.text(key, dict.fromkeys(catalogue.placeholders[key], given)), (key, given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_untidy_or_has_invisible_marks(language: str):
    for key, text in raw(language).items():
        assert text == text.strip() and text, key
        assert "  " not in text and "{" not in text, key
        assert not any(mark in text for mark in ISOLATION), key


def test_both_languages_end_their_sentences_alike():
    english, german = raw("en"), raw("de")
    for key, text in english.items():
        if key.startswith(("cli-heading-", "cli-at-", "cli-place-")):
            continue  # little room: a full stop there is that of an abbreviation
        marks = [ending[-1] if ending[-1] in ".?!…" else "" for ending in (text, german[key])]
        assert marks[0] == marks[1], (key, text, german[key])


def test_buttons_are_short_and_without_a_full_stop():
    for language in LANGUAGES:
        for key, text in raw(language).items():
            if key.startswith(("action-", "dice-action-")):
                shown = re.sub(r"<(\w{1,9})\w*>", r"<\1>", text)  # a number is shorter than its name
                assert len(shown) <= 76 and not text.endswith("."), (language, key, text)


def test_events_reasons_and_helps_are_sentences():
    for language in LANGUAGES:
        for key, text in raw(language).items():
            about_something = key.endswith(HELPS) and not key.startswith("cli-")
            told = key.removeprefix("dice-")
            if told.startswith(("event-", "reason-", "help-", "end-", "guild-", "kiosk-help")) or about_something:
                assert text.endswith("."), (language, key, text)
            if told.startswith("step-"):
                assert text.endswith((".", "?")), (language, key, text)


def test_helps_cite_statements_that_exist_the_same_in_both_languages():
    statements = "\n".join((RULES / f"{name}.md").read_text("utf-8") for name in ("base", "mocha", "letters", "dice"))
    known = set(re.findall(r"^- \*\*((?:MB|LS|GB|DG|[A-Z])\d+(?:\.\d+)?)\*\*", statements, re.MULTILINE))
    assert len(known) > 450
    english, german = raw("en"), raw("de")
    for key, text in english.items():
        cited = CITED.findall(text)
        assert set(cited) <= known, (key, set(cited) - known)
        assert cited == CITED.findall(german[key]), key
    for key in english:
        about_a_thing = key.startswith(THINGS) and key.endswith(HELPS)
        if about_a_thing or (key.startswith(TOPICS) and "." not in key and key not in UNCITED):
            assert CITED.search(english[key]), key
