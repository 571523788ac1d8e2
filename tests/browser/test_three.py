"""Two people and a spectator in three browsers, with a cut line in the middle: nobody is told another's cards."""

from tests.browser.conftest import Script
from tests.web.server import Server


def test_two_people_and_a_spectator_with_a_cut_line(served: Server, advice: str, script: Script):
    told = script("three", served.base, advice)
    assert told["status"] == "finished" and told["lost"] == 1
    assert told["hands"] > 0 and told["secrets"] > 0, "no card was ever held or drawn"
    assert told["checked"] > 2 * told["steps"]
