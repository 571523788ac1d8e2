"""ARCHITECTURE and CONTRIBUTING are true: paths exist, packages are named, the code they show is the code."""

import re
import textwrap

import pytest

from sixrubies import _build
from tests.documents.pages import ROOT, exists, paths, read

PAGE = read("ARCHITECTURE.md")
TREE, BOARD, DICE = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)[:3]
EXAMPLES = {"src/sixrubies/board/letters/bath_house.py"}  # of CONTRIBUTING, not there


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_path_named_exists(page: str):
    named = set(paths(page)) - EXAMPLES
    assert len(named) >= 1
    assert [path for path in sorted(named) if not exists(path)] == []


def first_words(block: str) -> list[str]:
    """The names at the beginning of each line, up to the text behind them."""
    return [word for line in block.splitlines() for word in re.split(r"\s{2,}", line.strip())[0].split()]


def test_the_tree_names_what_is_there():
    tops = [line for line in TREE.splitlines() if line and not line.startswith(" ")]
    for name in [word for line in tops for word in re.split(r"\s{2,}", line)[0].split()]:
        assert (ROOT / name).exists(), name
    for name in tops[0].split():
        assert (ROOT / name).exists(), name
    parts = [word for line in TREE.splitlines() if re.match(r"  \w", line) for word in [line.split()[0]]]
    for name in parts:
        assert (ROOT / "src/sixrubies" / name).exists(), name


def test_every_package_and_module_is_in_the_tree():
    package = ROOT / "src/sixrubies"
    there = {path.name + "/" for path in package.iterdir() if (path / "__init__.py").exists()}
    there |= {path.name for path in package.glob("*.py")} - {"__init__.py"}
    assert [name for name in sorted(there) if f"  {name} " not in TREE] == []


def test_every_module_of_the_board_is_on_its_map():
    board = ROOT / "src/sixrubies/board"
    named = set(first_words(BOARD))
    there = {path.name for path in board.glob("*.py")} - {"__init__.py"}
    there |= {
        "places/",
        "mocha/",
        "letters/",
        "great_bazaar/",
        *[f"cards/{path.name}" for path in (board / "cards").glob("*.py") if path.stem != "__init__"],
    }
    assert named == there


def test_every_module_of_the_dice_game_is_on_its_map():
    there = {path.name for path in (ROOT / "src/sixrubies/dice").glob("*.py")} - {"__init__.py"}
    assert set(first_words(DICE)) == there


def test_every_folder_of_tests_and_tool_is_named():
    folders = {f"{path.name}/" for path in (ROOT / "tests").iterdir() if any(path.glob("test_*.py"))}
    assert [folder for folder in sorted(folders) if folder not in TREE] == []
    assert [folder for folder in sorted(folders) if f"`tests/{folder}`" not in PAGE] == []
    tools = {path.name for path in (ROOT / "tools").glob("*.py")} - {"golden_text.py"}  # a part of goldens.py
    assert [tool for tool in sorted(tools) if tool not in TREE] == []


def test_what_is_compiled_is_marked():
    marked = {
        line.split()[0].rstrip("/").removesuffix(".py") for line in TREE.splitlines() if line.endswith("(compiled)")
    }
    assert marked == {name.split("/")[0] for name in _build.COMPILED}


def test_the_rule_shown_is_the_rule():
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code in read("src/sixrubies/board/places/tea_house.py")


def test_the_layers_are_those_of_the_import_contract():
    told = PAGE.split("**One direction.**")[1].split("`make check`")[0]
    layers = [set(re.findall(r"`(\w+)`", layer)) for layer in told.split("<-")]
    contract = re.findall(r'^    "(.*)",$', read("pyproject.toml").split("layers = [")[1].split("]")[0], re.MULTILINE)
    bound = [set(re.findall(r"\w+", layer)) for layer in contract]
    assert layers == [layer for layer in reversed(bound) if layer != {"_build"}]


def test_the_commands_of_contributing_are_targets():
    targets = set(re.findall(r"^([\w-]+):", read("Makefile"), re.MULTILINE))
    assert set(re.findall(r"`make ([\w-]+)`", read("CONTRIBUTING.md"))) <= targets


def test_the_code_of_the_recipes_is_python():
    blocks = re.findall(r"```python\n(.*?)```", read("CONTRIBUTING.md"), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        compile(textwrap.dedent(block), "CONTRIBUTING.md", "exec")


def test_no_page_names_a_machine_or_a_host_of_packages():
    for page in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/notation.md"):
        assert not re.search(r"/work\b|/tmp\b|/root\b|/home\b|index-url", read(page)), page
