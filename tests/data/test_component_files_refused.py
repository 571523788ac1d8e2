"""Files and other data that are refused, and with which words."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixrubies.core.errors import SixRubiesError
from sixrubies.data import ComponentError, load, read_overrides
from sixrubies.data._base import SCHEMA
from sixrubies.data._boxes import read_box

BASE = (Path(__file__).parents[2] / "src/sixrubies/data/base.toml").read_text(encoding="utf-8")

# (file, line, reason)
FILES: list[tuple[str, int, str]] = [
    # the line of the very entry
    (
        "[setup.start_lira]\nvalue = [\n  2,\n  3, # three\n\n  100, 5, 6]",
        6,
        "entry 3 of setup.start_lira must be a whole number from 0 to 99, found 100",
    ),
    (
        "[layout.order]\nvalue = [\n [1, 2, 3, 4],\n [5, 6, 7, 8],\n [9, 9, 11, 12],\n [13, 14, 15, 16]]",
        5,
        "entry 2 of entry 3 of layout.order must be a place that is not yet in the layout, found 9 again",
    ),
    (
        "[cards.copies.value]\none_good = 4\nfive_lira = 40",
        3,
        "cards.copies.five_lira must be a whole number from 0 to 9, found 40",
    ),
    ("[cards.copies]\none_good = 4\nstays = 2", 3, "cards.copies.stays is not known; did you mean stay?"),
    ("[wainwright]\n\nprice = '7'", 3, 'wainwright.price must be a whole number from 0 to 99, found "7"'),
    (
        "[wainwright]\n'price' = { grade = 'single',  value = [] }",
        2,
        "wainwright.price must be a whole number from 0 to 99, found []",
    ),
    ("note = '''\n[wainwright.price]\nvalue = 100\n'''", 1, "note is not a component value"),
    (
        "[wainwright.price]\nsource = '''\nvalue = 7\n'''\n\nvalue = 0xFFFFFFFFFFFFFFFFFFFFFFFF",
        6,
        "wainwright.price must be a whole number from 0 to 99, found a number of more than 18 digits",
    ),
    (
        "[wainwright.price]\nvalue = { " + ", ".join(f"k{n} = {n}" for n in range(30)) + " }",
        2,
        "wainwright.price must be a whole number from 0 to 99, "
        "found { k0 = 0, k1 = 1, k2 = 2, k3 = 3, k4 = 4, k5 = 5, k6 = 6,...",
    ),
    (
        "[[wainwright.price]]\nvalue = 7",
        1,
        "wainwright.price must be a whole number from 0 to 99, found [{ value = 7 }]",
    ),
    # keys that do not exist
    ("\n[wainright.price]\nvalue = 7", 2, "wainright.price is not a component value; did you mean wainwright.price?"),
    ("[wainright]\nprice = 7", 2, "wainright.price is not a component value; did you mean wainwright.price?"),
    ("[wainwright]\n\npice = 7", 3, "wainwright.pice is not a component value; did you mean wainwright.price?"),
    ("wainwright = 7", 1, "wainwright is not a component value; did you mean wainwright.price?"),
    ("[cards.copys.value]\nstay = 2", 1, "cards.copys is not a component value; did you mean cards.copies?"),
    ('"x y".z = 7', 1, '"x y".z is not a component value'),
    ("[wainwright.price]\nvalue = 7\nnote = 'x'", 3, "wainwright.price.note is not known"),
    ("[wainwright.price]\nvalue = 7\nsorce = 'x'", 3, "wainwright.price.sorce is not known; did you mean source?"),
    ("toll.lira = 2\n[wainwright.price]\ngrade = 'certain'", 2, "wainwright.price has no value"),
    ("toll.lira = 2\n[wainwright.price]", 2, "wainwright.price has no value"),
    # twice
    ("[toll.lira]\nvalue = 2\n\n[toll.lira]\nvalue = 3", 4, "toll.lira is given twice, first in line 1"),
    ("[toll.lira]\nvalue = 2\nvalue = [\n3]", 3, "toll.lira.value is given twice, first in line 2"),
    ("[toll]\nlira = { value = 2, value = 3 }", 2, "toll.lira.value is given twice, first in line 2"),
    ("toll.lira = 2\n[toll.lira]\nvalue = 3", 2, "toll.lira is given twice, first in line 1"),
    ('"toll.lira" = 2\n\n[toll.lira]\nvalue = 3', 3, "toll.lira is given twice, first in line 1"),
    # not TOML
    ("[toll.lira]\nvalue 2\n", 2, "this is not TOML: Expected '=' after a key in a key/value pair"),
    ("[toll.lira]\nvalue = two\n", 2, "this is not TOML: Invalid value"),
    ("[toll.lira]\n\nvalue = [2,\n", 3, "this is not TOML: Invalid value"),
    ("toll.lira = 2\ntoll.lira.value = 3", 2, "this is not TOML: Cannot overwrite a value"),
    # values of the file that do not fit together: the line of the one that is in the file, or of the first
    (
        "toll.lira = 3\ntea_house = { highest = 4, lowest = 5 }",
        2,
        "tea_house.lowest must not exceed tea_house.highest",
    ),
    (
        "[wheelbarrow]\nextensions = 1",
        2,
        "mosque.symbols.2 must not show more than what fits into a complete wheelbarrow, 3 of each good",
    ),
    ("tea_house.highest = 9\ntea_house.lowest = 10", 2, "tea_house.lowest must not exceed tea_house.highest"),
]


@pytest.mark.parametrize(("text", "line", "reason"), FILES)
def test_file(refusal: Callable[[str], str], text: str, line: int, reason: str) -> None:
    assert refusal(text) == f"my.toml, line {line}: {reason}"
    windows = "\ufeff" + text.replace("\n", "\r\n")
    assert refusal(windows) == f"my.toml, line {line}: {reason}"


def test_file_that_is_no_text(refusal: Callable[[bytes], str]) -> None:
    message = refusal(b"toll.lira = 2\n# M\xfcnzen\n")
    assert message == "my.toml, line 2: the file must be a text in UTF-8"


def test_file_nested_without_end(refusal: Callable[[str], str]) -> None:
    message = refusal("toll.lira = " + "[" * 100_000)
    assert message == "my.toml: lists or tables are nested too deeply"


def test_number_without_end(refusal: Callable[[str], str]) -> None:
    assert refusal(f"toll.lira = {'9' * 5000}").startswith("my.toml: this is not TOML: Exceeds")


def test_file_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ComponentError, match=r"^no\.toml: the file can't be read: No such file or directory$"):
        read_overrides("no.toml")
    with pytest.raises(ComponentError, match=r"the file can't be read: Is a directory$"):
        read_overrides(tmp_path)
    with pytest.raises(ComponentError, match=r"the file can't be read: embedded null byte$"):
        read_overrides("no\0.toml")


def test_unknown_key_in_python() -> None:
    with pytest.raises(ComponentError) as caught:
        load(overrides={"wainwright.prize": 7})
    assert str(caught.value) == "wainwright.prize is not a component value; did you mean wainwright.price?"
    with pytest.raises(ComponentError, match=r"^wainwright\.prize is not"):
        load().changed({"wainwright.prize": 7})


def test_seats_as_numbers_in_python() -> None:
    with pytest.raises(ComponentError) as caught:
        load(overrides={"palace.rubies": {2: 6, 3: 6, 4: 7, 5: 7}})
    assert str(caught.value) == 'palace.rubies must have texts as keys, such as "2", found 2'


def test_numbers_and_lists_without_end_in_python() -> None:
    endless: list[Any] = []
    endless.append(endless)
    for value, shown in [(10**5000, "a number of more than 18 digits"), (endless, "something nested too deeply")]:
        with pytest.raises(ComponentError) as caught:
            load(overrides={"toll.lira": value})
        assert str(caught.value) == f"toll.lira must be a whole number from 0 to 99, found {shown}"


def test_changes_are_checked_with_the_earlier_ones() -> None:
    raised = load(overrides={"tea_house.lowest": 8})
    with pytest.raises(ComponentError, match=r"^tea_house\.lowest must not exceed tea_house\.highest$"):
        raised.changed({"tea_house.highest": 7})


def test_unknown_box() -> None:
    told = r"^there is no component data for bas; did you mean base\?; known: base, mocha, letters, dice$"
    with pytest.raises(ComponentError, match=told):
        load(["bas"])


def test_the_error_is_one_of_the_package_and_travels_between_processes() -> None:
    error = ComponentError("toll.lira is odd", "my.toml", 3)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, ComponentError)
    assert issubclass(ComponentError, SixRubiesError)
    assert (again.reason, again.file, again.line, str(again)) == (
        "toll.lira is odd",
        "my.toml",
        3,
        "my.toml, line 3: toll.lira is odd",
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[toll.lira]\nvalue = 2\n", "[toll.lira]\n", "line {line}: toll.lira has no value"),
        (
            'grade = "high"',
            'grade = "sure"',
            "line {line}: cards.copies.grade must be one of certain, high, confirmed,",
        ),
        ('grade = "high"', "", "line {below}: cards.copies must have a grade"),
        ('question = "How many of each kind are among the 26 bonus cards?"', 'question = ""', "must have a question"),
        ('question_de = "Wie viele von jeder Art sind unter den 26 Bonuskarten?"', "", "must have a question_de"),
        (BASE[BASE.index("[toll.lira]") : BASE.index("[catch.lira]")], "", "base.toml: toll.lira is missing"),
    ],
)
def test_the_file_of_a_box_must_be_complete(old: str, new: str, message: str) -> None:
    assert BASE.count(old) == 1
    line = BASE[: BASE.index(old)].count("\n") + 1
    with pytest.raises(ComponentError) as caught:
        read_box("base.toml", BASE.replace(old, new).encode(), SCHEMA)
    assert message.format(line=line, below=line - 1) in str(caught.value)


ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["red", "any"]),
    lambda inner: (
        st.lists(inner, max_size=6) | st.dictionaries(st.text() | st.sampled_from(["2", "3", "4", "5", 2]), inner)
    ),
    max_leaves=20,
)


@given(st.sampled_from(sorted(SCHEMA)), ANYTHING | st.lists(st.integers(0, 16), max_size=13))
def test_whatever_is_given_for_a_value_is_used_or_refused(key: str, value: Any) -> None:
    try:
        components = load(overrides={key: value})
    except ComponentError as error:
        message = str(error)
    else:
        assert components[key] == value
        return
    assert "\n" not in message


PIECES = st.sampled_from(
    ["[", "]", "{", "}", "=", ".", ",", "\n", "'", '"', '"""', "'''", "#", "\\", "value", "toll", "lira", "2", " ", "ü"]
)


@settings(max_examples=300)
@given(text=st.lists(PIECES).map("".join) | st.text())
def test_whatever_stands_in_a_file_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    file = tmp_path_factory.getbasetemp() / "any.toml"
    file.write_text(text, encoding="utf-8")
    message = ""
    try:
        read_overrides(file)
    except ComponentError as error:
        message = str(error)
    assert not message or message.startswith(str(file))
