"""The rules report on small made-up projects, where everything it checks can be made to fail, and on this one."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

STATEMENTS = """\
- **B9.1** A number from 3 to 12 is named. *(003 p6; ruling A1)*
- **B9.2** Falling short pays two. *(003 p6; data 3.1)*
- **C4** A hand has no limit. *(000 p5)*
"""
RULINGS = """\
Declared: ruling A1-A2
- **ruling A1** Calls go from 3 to 12. -> B9.1
- **ruling A2** A hand has no limit. -> C4
"""
SOURCES = """\
Declared: data 3.1-3.2, 003 x 2
| data 3.1 | consolation | B9.2 |
| data 3.2 | colour of the box | no rule |
| 003.p6.tea.1 | the call | B9.1 |
| 003.p6.tea.2 | the money | B9.2 |
"""
TESTS = '''
def test_b9_1_calls(): """A plain docstring."""
def test_money(): """[B9.2 C4] Two at once."""
'''


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rules_report", ROOT / "tools" / "rules_report.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up there
    spec.loader.exec_module(module)
    return module


rules_report = load()


class Project:
    """A folder with rule documents and tests."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("docs/rules/base.md", STATEMENTS)
        self.write("docs/rules/rulings.md", RULINGS)
        self.write("docs/rules/sources.md", SOURCES)
        self.write("tests/rules/test_all.py", TESTS)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def report(self) -> Any:
        return rules_report.make_report(self.root)

    def run(self, *options: str) -> int:
        return int(rules_report.main(["--root", str(self.root), *options]))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_complete_project(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert project.run() == 0
    assert capsys.readouterr().out == "3 statements, 0 without a test, 0 references uncovered\n"


def test_statement_without_a_test(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.change("tests/rules/test_all.py", "[B9.2 C4]", "[B9.2]")
    assert project.run() == 1
    assert capsys.readouterr().out == (
        "Statements without a test:\n  C4\n3 statements, 1 without a test, 0 references uncovered\n"
    )


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("test_b9_2_missing_pays_two", "B9.2"),
        ("test_b9_2", "B9.2"),
        ("test_c4_2_players", "C4"),
        ("test_c4_any_hand", "C4"),
        ("test_b9_20_is_no_statement", "B9.20"),
        ("test_b9_alone", "B9"),
        ("test_m3_unknown", "M3"),
        ("test_call_3_times", None),
        ("test_sha256_digest", None),
    ],
)
def test_the_longest_existing_id_of_a_name_wins(name: str, statement: str | None) -> None:
    assert rules_report.cited_by_name(name, {"B9.1": [], "B9.2": [], "C4": []}) == statement


def test_unknown_citations_by_name_and_docstring(project: Project) -> None:
    project.write("tests/rules/test_more.py", 'def test_b9_7_x(): "[B9.1, Z1] text [B9.1 and more]"\n')
    report = project.report()
    assert report.unknown == [
        "tests/rules/test_more.py::test_b9_7_x cites B9.7",
        "tests/rules/test_more.py::test_b9_7_x cites Z1",
    ]
    assert not report.complete


def test_names_outside_the_rule_tests_cite_only_what_exists(project: Project) -> None:
    project.write("tests/kernel/test_speed.py", "def test_p95_latency(): ...\nasync def test_c4_hand(): ...\n")
    report = project.report()
    assert report.unknown == []
    assert "tests/kernel/test_speed.py::test_c4_hand" in report.tests["C4"]


def test_methods_count_and_skipped_tests_do_not(project: Project) -> None:
    project.write(
        "tests/rules/test_all.py",
        "import pytest\n"
        "class TestTea:\n"
        "    def test_b9_1_calls(self): ...\n"
        "    @pytest.mark.skip(reason='later')\n"
        "    def test_b9_2_money(self): ...\n"
        "@pytest.mark.xfail\n"
        "def test_c4_hand(): ...\n"
        "def helper_test_c4(): ...\n",
    )
    report = project.report()
    assert report.tests == {"B9.1": ["tests/rules/test_all.py::test_b9_1_calls"]}
    assert report.untested == ["B9.2", "C4"]


@pytest.mark.parametrize(
    ("name", "old", "new", "uncovered"),
    [
        ("docs/rules/rulings.md", " -> C4", "", "ruling A2"),
        ("docs/rules/rulings.md", "A1-A2", "A1-A3", "ruling A3"),
        ("docs/rules/rulings.md", "-> C4", "-> C5", "ruling A2"),
        ("docs/rules/sources.md", "3.1-3.2", "3.1-3.2, data 4.1-4.1", "data 4.1"),
        ("docs/rules/sources.md", "| no rule |", "|  |", "data 3.2"),
        ("docs/rules/sources.md", "the money | B9.2", "the money | B8.1", "003.p6.tea.2"),
    ],
)
def test_reference_without_a_statement(project: Project, name: str, old: str, new: str, uncovered: str) -> None:
    project.change(name, old, new)
    assert project.report().uncovered == [uncovered]
    assert project.run() == 1


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("docs/rules/base.md", "**C4**", "**B9.1**", "base.md, line 3: statement B9.1 is there twice"),
        ("docs/rules/base.md", " *(000 p5)*", "", "base.md, line 3: a statement needs text and sources in *(...)*"),
        ("docs/rules/base.md", "(000 p5)", "(ruling A9)", 'C4 cites "ruling A9", which is not listed'),
        ("docs/rules/base.md", "(000 p5)", "(ruling A1)", "C4 cites ruling A1, which does not name it"),
        ("docs/rules/base.md", "(000 p5)", "(003 p5)", "C4 cites 003 p5, but no sentence of that page names it"),
        ("docs/rules/base.md", "(000 p5)", "(page 5)", 'C4 cites "page 5", which is not listed'),
        ("docs/rules/rulings.md", "-> C4", "-> C4 C5", "ruling A2 names C5, which is no statement"),
        ("docs/rules/rulings.md", "A1-A2", "A1-A1", "ruling A2 is not declared"),
        ("docs/rules/rulings.md", "A1-A2", "A1-B2", 'rulings.md, line 1: "ruling A1-B2" declares nothing'),
        (
            "docs/rules/sources.md",
            "003 x 2",
            "003 x 3",
            "sources.md: 3 sentences of rule book 003 are declared, 2 are listed",
        ),
        ("docs/rules/sources.md", "tea.1", "tea.3", "sentence 003.p6.tea.1 is missing"),
        ("docs/rules/sources.md", "data 3.2", "data 3.1", "sources.md, line 3: data 3.1 is there twice"),
        ("docs/rules/sources.md", "| the call ", "", "sources.md, line 4: a row needs an id, a cue and statements"),
    ],
)
def test_faults_of_the_documents(project: Project, name: str, old: str, new: str, fault: str) -> None:
    project.change(name, old, new)
    assert fault in project.report().faults
    assert project.run() == 1


BOX = """\
- **MB17.1** One to three exchanges. *(003 p12; data X7.3)*
- **MB17.2** Coffee for Lira. *(data X7.4)*
"""
BOX_SOURCES = """\
Declared: data X7.3-X7.4, 003 x 1
| data X7.3 | exchanges | MB17.1 |
| data X7.4 | their price | MB17.2 |
| 003.p12.roasting.1 | one to three | MB17.1 |
"""


def with_a_box(project: Project) -> Project:
    project.write("docs/rules/box.md", BOX)
    project.write("docs/rules/sources-box.md", BOX_SOURCES)
    project.write("tests/rules/box/test_box.py", "def test_mb17_1_up_to_three(): ...\ndef test_mb17_2_price(): ...\n")
    return project


def test_a_second_box_with_its_own_index(project: Project) -> None:
    """Ids of two letters, points with an X, and sentences of the same book counted within each document."""
    assert with_a_box(project).run() == 0
    report = project.report()
    assert report.tests["MB17.1"] == ["tests/rules/box/test_box.py::test_mb17_1_up_to_three"]
    assert {"data X7.3", "data X7.4", "data 3.1", "003.p12.roasting.1"} <= set(report.references)


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "entry"),
    [
        ("tests/rules/box/test_box.py", "mb17_2", "mb17_1", "untested", "MB17.2"),
        (
            "tests/rules/box/test_box.py",
            "mb17_2",
            "mb18_2",
            "unknown",
            "tests/rules/box/test_box.py::test_mb18_2_price cites MB18.2",
        ),
        ("docs/rules/sources-box.md", "X7.4, 003", "X7.5, 003", "uncovered", "data X7.5"),
        ("docs/rules/sources-box.md", "price | MB17.2", "price | ", "uncovered", "data X7.4"),
        ("docs/rules/sources-box.md", "X7.4, 003", "X7.3, 003", "faults", "data X7.4 is not declared"),
        (
            "docs/rules/sources-box.md",
            "| exchanges ",
            "",
            "faults",
            "sources-box.md, line 2: a row needs an id, a cue and statements",
        ),
        (
            "docs/rules/sources-box.md",
            "003 x 1",
            "003 x 2",
            "faults",
            "sources-box.md: 2 sentences of rule book 003 are declared, 1 are listed",
        ),
        (
            "docs/rules/box.md",
            "003 p12",
            "003 p13",
            "faults",
            "MB17.1 cites 003 p13, but no sentence of that page names it",
        ),
    ],
)
def test_faults_of_a_second_box(project: Project, name: str, old: str, new: str, where: str, entry: str) -> None:
    with_a_box(project).change(name, old, new)
    assert entry in getattr(project.report(), where)
    assert project.run() == 1


DICE = """\
- **DG4.3** A crystal pays a reroll. *(002 p4; ruling D3; data D6.2)*
- **DG103.1** Four Lira, and something for the others. *(002 p7; data D5.11)*
"""
DICE_SOURCES = """\
Declared: ruling D3-D3, data D5.11-D5.11, data D6.2-D6.2, 002 x 2
- **ruling D3** Rerolls before the first action. -> DG4.3
| data D5.11 | rows of the cards | DG103.1 |
| data D6.2 | the turn | DG4.3 |
| 002.p4.turn.1 | crystals for rerolls | DG4.3 |
| 002.p7.a.1 | four Lira | DG103.1 |
"""


def with_the_dice_game(project: Project) -> Project:
    project.write("docs/rules/dice.md", DICE)
    project.write("docs/rules/sources-dice.md", DICE_SOURCES)
    project.write("tests/rules/dice/test_dice.py", "def test_dg4_3_x(): ...\ndef test_dg103_1_x(): ...\n")
    return project


def test_the_dice_game_with_points_and_rulings_of_the_same_letter(project: Project) -> None:
    """`ruling D3` and `data D6.2` are different things; chapters may have three digits."""
    assert with_the_dice_game(project).run() == 0
    report = project.report()
    assert report.tests["DG103.1"] == ["tests/rules/dice/test_dice.py::test_dg103_1_x"]
    assert {"ruling D3", "data D6.2", "data D5.11", "002.p7.a.1"} <= set(report.references)


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "entry"),
    [
        ("docs/rules/sources-dice.md", "D6.2-D6.2", "D6.2-D6.3", "uncovered", "data D6.3"),
        ("docs/rules/sources-dice.md", "the turn | DG4.3", "the turn | ", "uncovered", "data D6.2"),
        ("docs/rules/sources-dice.md", "D6.2-D6.2", "D6.1-D6.1", "faults", "data D6.2 is not declared"),
        ("docs/rules/sources-dice.md", "D6.2-D6.2", "D6.2-X6.2", "faults", "data D6.2 is not declared"),
        (
            "docs/rules/sources-dice.md",
            "| the turn ",
            "",
            "faults",
            "sources-dice.md, line 4: a row needs an id, a cue and statements",
        ),
        ("docs/rules/dice.md", "data D6.2", "data D6.3", "faults", 'DG4.3 cites "data D6.3", which is not listed'),
        ("tests/rules/dice/test_dice.py", "dg103_1", "dg4_3", "untested", "DG103.1"),
    ],
)
def test_faults_of_the_dice_game(project: Project, name: str, old: str, new: str, where: str, entry: str) -> None:
    with_the_dice_game(project).change(name, old, new)
    assert entry in getattr(project.report(), where)
    assert project.run() == 1


def test_a_sentence_too_few_is_not_made_up_for_by_another_document(project: Project) -> None:
    with_a_box(project).change("docs/rules/sources.md", "| 003.p6.tea.2 | the money | B9.2 |\n", "")
    project.change("docs/rules/sources-box.md", "| data X7.3", "| 003.p12.roasting.2 | cards | MB17.2 |\n| data X7.3")
    faults = project.report().faults
    assert "sources.md: 2 sentences of rule book 003 are declared, 1 are listed" in faults
    assert "sources-box.md: 1 sentences of rule book 003 are declared, 2 are listed" in faults


def test_json_for_programs(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.change("docs/rules/rulings.md", " -> C4", "")
    assert project.run("--json") == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["uncovered"] == ["ruling A2"]
    assert answer["statements"] == ["B9.1", "B9.2", "C4"]
    assert answer["tests"]["B9.1"] == ["tests/rules/test_all.py::test_b9_1_calls"]
    assert (answer["complete"], answer["untested"], answer["unknown"]) == (False, [], [])


def test_bad_files_give_one_line_and_exit_code_2(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("tests/rules/test_broken.py", "x = 1\ndef test_b9_1(:\n")
    assert project.run() == 2
    assert capsys.readouterr().err == "rules report: tests/rules/test_broken.py, line 2: not valid Python\n"


def test_folder_without_statements_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_report.main(["--root", str(tmp_path)]) == 2
    assert "no rule statement found" in capsys.readouterr().err


def test_file_that_is_no_text_is_refused(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    (project.root / "docs/rules/base.md").write_bytes(b"\xff\xfe\x00")
    assert project.run() == 2
    assert "cannot be read" in capsys.readouterr().err


def test_books_and_rulings_of_this_project_are_covered() -> None:
    report = rules_report.make_report(ROOT)
    assert report.uncovered == []
    assert report.faults == []
    assert {f"ruling A{n}" for n in range(26)} | {f"ruling E{n}" for n in range(1, 16)} <= set(report.references)
    assert {f"ruling B{n}" for n in range(1, 8)} <= set(report.references)
    sections = {1: 29, 2: 12, 3: 6, 4: 3, 5: 2, 6: 3, 7: 15}
    assert {f"data X{s}.{n}" for s, last in sections.items() for n in range(1, last + 1)} <= set(report.references)
    assert sum(1 for r in report.references if re.match(r"003\.p(9|1[0-3])\.", r)) == 96
    assert {f"data 12.{n}" for n in range(1, 37)} | {f"data 16.{n}" for n in range(1, 17)} <= set(report.references)
    assert {f"ruling D{n}" for n in range(1, 10)} <= set(report.references)
    sections = {1: 10, 2: 2, 3: 19, 4: 14, 5: 32, 6: 17}
    assert {f"data D{s}.{n}" for s, last in sections.items() for n in range(1, last + 1)} <= set(report.references)
    assert sum(1 for r in report.references if r.startswith("002.p")) == 96
