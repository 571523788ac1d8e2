"""What every test run stands on: the build that is meant, and random examples that can be repeated."""

import os

import pytest
from hypothesis import settings

import sixrubies
from sixrubies import _build

# A shared machine is slow now and then, which is no failure; in CI a failure must come back on the next run.
settings.register_profile("sixrubies", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("sixrubies")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test plain Python where the compiled build is meant; only a missing compiler excuses it, not in CI."""
    if sixrubies.compiled or _build.pure():
        return
    if os.environ.get("CI") or _build.record() != _build.PLAIN:
        raise pytest.UsageError(
            "Six Rubies is not compiled: run `make engine`, or set SIXRUBIES_PURE=1 to test the sources"
        )


def pytest_report_header() -> str:
    return f"sixrubies: {'compiled' if sixrubies.compiled else 'plain Python'}"
