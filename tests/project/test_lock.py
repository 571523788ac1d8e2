"""The lock file names every requirement with its hashes, and no host."""

import pytest

from tests.project.conftest import ROOT
from tools.check_lock import problems

PYPROJECT = """
[build-system]
requires = ["setuptools>=77"]
[project]
dependencies = ["Fluent.Runtime>=0.4"]
[project.optional-dependencies]
dev = ["pytest>=8"]
"""
HASH = "--hash=sha256:" + "0" * 64
LOCK = f"""# made by a tool
fluent-runtime==0.4.0 \\
    {HASH} \\
    {HASH}
pytest==9.2.0 ; python_version < '4' \\
    {HASH}
setuptools==84.2.1 \\
    {HASH}
"""


def test_the_lock_of_the_project_is_complete() -> None:
    pyproject, lock = (ROOT / "pyproject.toml").read_text(), (ROOT / "requirements/lock.txt").read_text()
    assert problems(pyproject, lock) == []


def test_a_complete_lock_has_no_problem() -> None:
    assert problems(PYPROJECT, LOCK) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("pytest==9.2.0 ; python_version < '4' \\\n    " + HASH, ""), "missing: pytest"),
        (("setuptools==84.2.1 \\\n    " + HASH, ""), "missing: setuptools"),
        (("fluent-runtime==0.4.0", "fluent-runtime>=0.4.0"), "not pinned with ==: fluent-runtime>=0.4.0 \\"),
        (("setuptools==84.2.1 \\\n    " + HASH, "setuptools==84.2.1"), "without a hash: setuptools"),
        (
            ("setuptools==84.2.1 \\\n    " + HASH, "setuptools==84.2.1 \\\n    --hash=sha256:0"),
            "without a hash: setuptools",
        ),
        (("pytest==9.2.0", "pytest==7.4.0"), "pytest 7.4.0, but pyproject.toml asks for >=8"),
        (
            ("# made by a tool", "--index-url https://example.org/simple"),
            "names a host: --index-url https://example.org/simple",
        ),
        (("# made by a tool", "-i example.org"), "names a host: -i example.org"),
        (("# made by a tool", "# from https://example.org"), "names a host: # from https://example.org"),
    ],
)
def test_a_lock_with_a_problem_is_refused(change: tuple[str, str], problem: str) -> None:
    assert change[0] in LOCK
    assert problem in problems(PYPROJECT, LOCK.replace(*change))
