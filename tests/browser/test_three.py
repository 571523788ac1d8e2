"""Two people and a spectator in three browsers, with a cut line in the middle: nobody is told another's cards."""

import json
import os
import subprocess

from tests.browser.conftest import WEB
from tests.web.server import Server


def test_two_people_and_a_spectator_with_a_cut_line(served: Server, advice: str, node: str, chromium: str):
    done = subprocess.run(
        [node, "browser/three.mjs", served.base, advice],
        cwd=WEB,
        env={**os.environ, "CHROMIUM": chromium},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.stdout, done.stderr
    told = json.loads(done.stdout)
    assert told["faults"] == []
    assert told["status"] == "finished" and told["lost"] == 1
    assert told["hands"] > 0 and told["secrets"] > 0, "no card was ever held or drawn"
    assert told["checked"] > 2 * told["steps"]
