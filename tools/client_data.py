"""Write down what the browser client reads besides the message files: names by number, meanings, component numbers.

python tools/client_data.py          write web/src/game.json
python tools/client_data.py --check  say whether it is as the code has it
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sixrubies import data
from sixrubies.board import things
from sixrubies.rulesets import TABLE
from sixrubies.texts import quantities
from sixrubies.texts.meanings import ARGUMENTS, EVENTS, REASONS
from sixrubies.texts.things import BOXES

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "game.json"


def game_data() -> dict[str, Any]:
    """Nothing of this is a rule: it is what turns names and numbers into words and marks."""
    components = data.load(BOXES)
    guild = {name: kind - things.GUILD for kind, name in enumerate(things.CARD_NAMES) if things.is_guild(kind)}
    return {
        "boxes": {name: list(ruleset.boxes) for name, ruleset in TABLE.items()},
        "names": {
            "good": things.GOOD_NAMES,
            "place": things.PLACE_NAMES,
            "card": things.CARD_NAMES,
            "tile": things.TILE_NAMES,
            "tavern_tile": things.TAVERN_TILE_NAMES,
            "token": things.TOKEN_NAMES,
            "demand": things.DEMAND_NAMES,
            "end": things.END_NAMES,
            "piece": things.PIECE_NAMES,
        },
        "meanings": {
            "arguments": ARGUMENTS,
            "reasons": {name: list(kinds) for name, kinds in REASONS.items()},
            "events": {name: list(kinds) for name, kinds in EVENTS.items()},
        },
        "numbers": quantities.numbers_of(components),
        "demands": {tile: quantities.demand_of(components, tile) for tile in things.DEMAND_NAMES},
        "baksheesh": components["baksheesh.sides"],
        "kiosk": [
            [asdict(offer) for offer in quantities.offers_of(components, tile, True)]
            for tile in range(1, len(components["kiosk.tiles"]) + 1)
        ],
        "rewards": quantities.rewards_of(components),
        "guild": guild,
        "gifts": {str(number): quantities.gifts_of(components, number) for number in guild.values()},
        "post_office": [components["post_office.top"], components["post_office.bottom"]],
        "black_market": components["black_market.blue"],
        "palace_track": components["palace.track"],
        "dealer_track": components["dealer.track"],
        "coffee_track": components["coffee_house.track"],
    }


def written() -> str:
    return json.dumps(game_data(), indent=1, ensure_ascii=False) + "\n"


def stale() -> bool:
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != written()


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit("web/src/game.json is out of date: run tools/client_data.py" if stale() else 0)
    FILE.write_text(written(), encoding="utf-8")
