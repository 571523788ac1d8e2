"""Tests that need a service or a program skip with the reason where it is missing, and fail where all must be there."""

import os

import pytest


def missing(what: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(f"{what}, and this is CI")
    pytest.skip(what)


def needed(there: bool, what: str) -> None:
    if not there:
        missing(what)
