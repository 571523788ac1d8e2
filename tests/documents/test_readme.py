"""README: its example runs, its links lead somewhere."""

import doctest
import re
import tomllib

from tests.documents.pages import ROOT, links, read


def test_the_example_runs():
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert (done.failed, done.attempted) == (0, 10)


def test_the_two_commands_are_targets_of_the_makefile():
    makefile = read("Makefile")
    commands = re.findall(r"\| `make (\w+)` \|", read("README.md"))
    assert commands == ["play", "test"]
    assert all(re.search(rf"^{command}:", makefile, re.MULTILINE) for command in commands)


def test_links_lead_somewhere():
    for page in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "docs/notation.md"):
        for link in links(page):
            assert ((ROOT / page).parent / link).exists(), f"{page}: {link}"


def test_the_picture_is_there():
    assert "docs/images/terminal.svg" in links("README.md")


def test_the_licence_is_the_one_of_the_package():
    assert tomllib.loads(read("pyproject.toml"))["project"]["license"] == "Apache-2.0"
    assert "[Apache-2.0](LICENSE)" in read("README.md")
    assert "Apache License" in read("LICENSE")


def test_it_is_the_page_of_the_package():
    assert tomllib.loads(read("pyproject.toml"))["project"]["readme"] == "README.md"
