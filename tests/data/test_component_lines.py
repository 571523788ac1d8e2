"""The scanner finds the line of every key and entry, however the file is written."""

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sixrubies.data._checks import Path
from sixrubies.data._lines import Lines

TRICKY = '''\
# [not.a] table = 1
top = 1

[wainwright.price]  # [no]
value = 7
[ "quoted.name" . 'two\\' ]
"a # b" = "x # y"
'c' . d = {e = [1, 2], "f\\u0041" = { g = '[h]' }}

[strings]
many = """
[wainwright.price]
value = "8" \\""" still inside
"""""
literal = \'\'\'
a = 1\'\'\'
empty = ""
after = 1979-05-27 07:32:00 # date

[lists]
flat = [1, 2,
  3, # three ]
  4,
]
rows = [ # rows
  [1, "],"],

  [
    2, 3],
]

[[many.tables]]
x = 1
[many.tables.below]
y = 2
[[many.tables]]
x = 3
[[many.tables.deep]]
z = 4
'''

TRICKY_LINES: list[tuple[Path, int]] = [
    (("top",), 2),
    (("wainwright", "price"), 4),
    (("wainwright", "price", "value"), 5),
    (("quoted.name", "two\\"), 6),
    (("quoted.name", "two\\", "a # b"), 7),
    (("quoted.name", "two\\", "c", "d"), 8),
    (("quoted.name", "two\\", "c", "d", "e"), 8),
    (("quoted.name", "two\\", "c", "d", "e", 0), 8),
    (("quoted.name", "two\\", "c", "d", "e", 1), 8),
    (("quoted.name", "two\\", "c", "d", "fA"), 8),
    (("quoted.name", "two\\", "c", "d", "fA", "g"), 8),
    (("strings",), 10),
    (("strings", "many"), 11),
    (("strings", "literal"), 15),
    (("strings", "empty"), 17),
    (("strings", "after"), 18),
    (("lists",), 20),
    (("lists", "flat"), 21),
    (("lists", "flat", 0), 21),
    (("lists", "flat", 1), 21),
    (("lists", "flat", 2), 22),
    (("lists", "flat", 3), 23),
    (("lists", "rows"), 25),
    (("lists", "rows", 0), 26),
    (("lists", "rows", 0, 0), 26),
    (("lists", "rows", 0, 1), 26),
    (("lists", "rows", 1), 28),
    (("lists", "rows", 1, 0), 29),
    (("lists", "rows", 1, 1), 29),
    (("many", "tables", 0), 32),
    (("many", "tables", 0, "x"), 33),
    (("many", "tables", 0, "below"), 34),
    (("many", "tables", 0, "below", "y"), 35),
    (("many", "tables", 1), 36),
    (("many", "tables", 1, "x"), 37),
    (("many", "tables", 1, "deep", 0), 38),
    (("many", "tables", 1, "deep", 0, "z"), 39),
]


def leaves(node: Any, path: Path = ()) -> set[Path]:
    """All paths of a parsed document at which there is something other than a filled table or list."""
    parts: list[tuple[str | int, Any]] = []
    if isinstance(node, dict):
        parts = list(node.items())
    elif isinstance(node, list):
        parts = list(enumerate(node))
    return set().union(*(leaves(child, (*path, part)) for part, child in parts)) if parts else {path}


def test_tricky_file_is_toml_with_these_paths() -> None:
    assert leaves(tomllib.loads(TRICKY)) <= {path for path, _ in TRICKY_LINES}


def test_tricky_file() -> None:
    assert Lines(TRICKY).found == TRICKY_LINES


def test_a_path_without_its_own_line_has_that_of_its_first_part_or_of_its_owner() -> None:
    lines = Lines("\na.b.c = 1\na.d = 2")
    assert lines.of(("a",)) == 2
    assert lines.of(("a", "d", "missing", 3)) == 3
    assert lines.of(("b",)) is None


def test_the_scanner_stops_in_what_is_not_toml() -> None:
    assert Lines("a = 1\nb 2\nc = 3").found == [(("a",), 1), (("b",), 2)]
    assert Lines('a = 1\n"\\q" = 2').found == [(("a",), 1)]
    assert Lines("a = [1").found == [(("a",), 1), (("a", 0), 1)]


def test_twice() -> None:
    assert Lines("a.b = 1\n\n[a]\nb = 2").twice() == (("a", "b"), 1, 4)
    assert Lines("a.b = 1\na.c = 1").twice() is None


SCALARS = st.sampled_from(
    [
        "1",
        "-0.5e3",
        "true",
        '"# ]}"',
        "'[a.b]'",
        "07:32:00",
        '""',
        "''",
        "'''\n[a]\nb = 1\n''''",
        '"""\\"""\\\n x = 1"""',
    ]
)
NAMES = st.sampled_from(["a", "b-1", "2", '"a.b"', "'#'", '"]"', '"\\n"', "'='"])
BLANKS = st.sampled_from(["", " ", "\t", "\n", " # ], }\n", "\n\n# x = 1\n"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(st.tuples(BLANKS, inner, BLANKS), max_size=4),
        st.dictionaries(NAMES, inner, max_size=3),
    ),
    max_leaves=8,
)


class Author:
    """Writes TOML and keeps the line of everything it writes."""

    def __init__(self) -> None:
        self.text = ""
        self.lines: list[tuple[Path, int]] = []

    def note(self, path: Path) -> None:
        self.lines.append((path, self.text.count("\n") + 1))

    def pair(self, table: Path, name: str, value: Any) -> None:
        path = (*table, *_plain(name))
        self.note(path)
        self.text += f"{name} = "
        self.value(path, value)

    def value(self, path: Path, value: Any) -> None:
        if isinstance(value, str):
            self.text += value
        elif isinstance(value, list):
            self.text += "["
            for index, (before, item, after) in enumerate(value):
                self.text += before
                self.note((*path, index))
                self.value((*path, index), item)
                self.text += after + ","
            self.text += "]"
        else:
            self.text += "{"
            for index, (name, item) in enumerate(value.items()):
                self.text += ", " if index else " "
                self.pair(path, name, item)
            self.text += " }"


def _plain(name: str) -> Path:
    return tuple(tomllib.loads(f"{name} = 1"))


@given(st.lists(st.tuples(BLANKS, st.dictionaries(NAMES, VALUES, max_size=4)), max_size=4))
def test_any_file(tables: list[tuple[str, dict[str, Any]]]) -> None:
    author = Author()
    for number, (blank, pairs) in enumerate(tables):
        author.text += f"{blank}\n"
        author.note(("table", str(number)))
        author.text += f"[ table.{number} ]\n"
        for name, value in pairs.items():
            author.pair(("table", str(number)), name, value)
            author.text += "\n"
    document = tomllib.loads(author.text)
    assert Lines(author.text).found == author.lines
    assert leaves(document) <= {path for path, _ in author.lines} | {()}
