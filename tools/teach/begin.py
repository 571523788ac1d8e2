"""What a box's judge begins with: all that the base game's has learnt, and nothing about the box's own things."""

from typing import Any

from sixrubies.search.judge.sight import AHEAD, MOST_STACK
from tools.teach.games import Table


def widened(told: dict[str, Any], ruleset: str) -> dict[str, Any]:
    """The network of the base game for what is seen in a game with boxes."""
    known = {name: number for number, name in enumerate(columns("base"))}
    wanted = columns(ruleset)
    assert len(known) == len(told["units"][0]), "the network was taught to see other things"
    units = [[unit[known[name]] if name in known else 0.0 for name in wanted] for unit in told["units"]]
    return {**told, "units": units}


def columns(ruleset: str) -> list[str]:
    """A name for each thing that is seen; the same name in two rulesets, where it is the same thing."""
    table = Table(ruleset, 2, 1, None)
    sight, s = table.eye.sight, table.start()
    sight.look_at_others(s, 0)
    sight.look(s, 0)
    total = sight.count
    sight.count = 0
    sight.race(s, 0)
    sight.means(s, 0, 0)
    sight.supply(s, 0)
    fixed = int(sight.count) + MOST_STACK + 1 + 3  # the last three: reserve, assistants near, family member at home
    names = [f"first {number}" for number in range(fixed)]
    for place in table.rules.bazaar.places:
        names += [f"place {place} near", f"place {place} posted"]
    names += ["fountain", "police station", *[f"token {token}" for token in table.rules.tokens], "caught"]
    for way in range(sight.outlook.ways):
        names += [f"way {way}", f"way {way} never"]
    names += [f"last {number}" for number in range(2 + AHEAD + 1 + 1 + 3)]  # sales, turns, value, others
    return names + [f"box {number}" for number in range(total - len(names))]
