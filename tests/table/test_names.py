"""Names and lines of chat: cleaned, limited, not to be taken for another's."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrubies.core.errors import BadOption
from sixrubies.table.chat import LONGEST, MOST, SECONDS, check_rate, clean_line
from sixrubies.table.errors import BadName, TooMany
from sixrubies.table.names import check_free, clean_name, clean_text, looks


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\nAra  ", "Ann of Ara"),
        ("A\u0000n\u0007n", "Ann"),
        ("\u202eAnn\u202c", "Ann"),  # right-to-left override
        ("An\u200bn\u2066\u2069", "Ann"),  # zero-width space, isolates
        ("Zoe\u0308", "Zoë"),
        ("a" + "\u0301" * 9, "á\u0301\u0301"),  # marks that would climb over the line above
        ("👩‍🌾", "👩🌾"),  # the joiner is a format character
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_cleaned(given_name: str, shown: str):
    assert clean_name(given_name) == shown


@pytest.mark.parametrize("given_name", ["", " ", "\u200b", "\u202e\u202c", "\n", "x" * 25, "\ue000"])
def test_a_name_that_shows_nothing_or_too_much_is_refused(given_name: str):
    with pytest.raises(BadName):
        clean_name(given_name)


@given(st.text(max_size=60))
def test_cleaning_leaves_one_line_of_printable_text_and_is_done_once(text: str):
    clean = clean_text(text)
    assert clean == clean_text(clean) == unicodedata.normalize("NFC", clean)
    assert all(sign == " " or unicodedata.category(sign)[0] not in "CZ" for sign in clean)
    assert clean == clean.strip() and "  " not in clean


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ann"), ("Ann", "ANN"), ("Ann", "A n n"), ("Ann", "Аnn"), ("Paul", "PauI"), ("Bob", "B0b"), ("Zoë", "Zoe"),
     ("Ann", "Ann."), ("straße", "STRASSE"), ("Ann", "Ａｎｎ")],
)  # fmt: skip
def test_names_that_look_alike_are_not_both_at_a_table(one: str, other: str):
    assert looks(one) == looks(other)
    with pytest.raises(BadName, match="choose another"):
        check_free(other, ["Zed", one])


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Ben", "Den"), ("李", "王"), ("🍎", "🍐"), ("!", "?")])
def test_names_that_differ_may_both_be_there(one: str, other: str):
    check_free(other, [one])


def test_a_line_of_chat_is_cleaned_and_limited():
    assert clean_line(" good\u202e game\n") == "good game"
    assert clean_line("x" * LONGEST) == "x" * LONGEST
    for wrong in ("", "\u200b\n", "x" * (LONGEST + 1), "x" * 1_000_000):
        with pytest.raises(BadOption):
            clean_line(wrong)


def test_too_many_lines_in_a_short_time_are_refused_until_the_oldest_is_forgotten():
    said = [100.0 + i for i in range(MOST)]
    check_rate(said[:-1], 104.0)
    with pytest.raises(TooMany) as refused:
        check_rate(said, 104.5)
    assert refused.value.retry_after == pytest.approx(100.0 + SECONDS - 104.5)
    check_rate(said, 100.0 + SECONDS)
