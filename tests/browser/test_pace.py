"""How soon a tap is seen, with the processor slowed down four times; `make browser` prints the milliseconds."""

import sys

import pytest

from tests.browser.conftest import Script
from tests.web.server import Server


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["base", "great_bazaar", "dice"])
def test_what_is_touched_answers_within_some_frames(ruleset: str, served: Server, script: Script):
    """Beside a click on an empty page in the same run: a busy machine makes both slow."""
    told = script("frame", served.base, ruleset)["told"]
    assert {"choose", "let go", "menu", "second tap"} <= told.keys()
    for name, figures in told.items():
        sys.stdout.write(f"{ruleset}, {name}: {figures['median']} ms, three of four within {figures['p75']} ms\n")
