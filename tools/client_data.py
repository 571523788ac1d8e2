"""Write down what the browser client reads besides the message files: names by number, meanings, component numbers.

python tools/client_data.py          write web/src/game.json and web/src/dice.json
python tools/client_data.py --check  say whether they are as the code has it
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sixrubies import data
from sixrubies.board import things
from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.things import ABILITY_OF, COLOURS, CONDITIONAL, resource_of
from sixrubies.rulesets import TABLE
from sixrubies.texts import quantities
from sixrubies.texts.dice import DiceTexts
from sixrubies.texts.dice import meanings as dice_meanings
from sixrubies.texts.dice.things import NAMES as DICE_NAMES
from sixrubies.texts.meanings import ARGUMENTS, EVENTS, REASONS
from sixrubies.texts.things import BOXES

WEB = Path(__file__).resolve().parent.parent / "web" / "src"


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


def dice_data() -> dict[str, Any]:
    """The same for the Dice Game."""
    texts = DiceTexts()
    components = texts.components
    cards = DICE_NAMES["card"]
    chosen = [verb for verb in NUMBERING.verbs if verb.name in ("take", "reveal", "ruby", "buy_tile")]
    actions = [action for verb in chosen for action in range(verb.first, verb.first + verb.size())]
    return {
        "names": DICE_NAMES,
        "colours": DICE_NAMES["face"][:COLOURS],
        "meanings": {
            "arguments": dice_meanings.ARGUMENTS,
            "reasons": {name: list(kinds) for name, kinds in dice_meanings.REASONS.items()},
            "events": {name: list(kinds) for name, kinds in dice_meanings.EVENTS.items()},
        },
        "numbers": texts.numbers,
        "actions": {str(action): NUMBERING.token(action) for action in actions},
        "ability_of": {
            tile: DICE_NAMES["ability"][ability] for tile, ability in zip(DICE_NAMES["tile"], ABILITY_OF, strict=True)
        },
        "tile_costs": components["tiles.cost"],
        "sale_price": components["bazaar.sale_price"],
        "about": {name: DICE_NAMES["resource"][resource_of(card)] for card, name in enumerate(cards[:CONDITIONAL])},
        "conditions": {name: components[f"bazaar_card.{name}"] for name in cards[CONDITIONAL:]},
    }


def files() -> dict[Path, str]:
    told = {"game.json": game_data(), "dice.json": dice_data()}
    return {WEB / name: json.dumps(of, indent=1, ensure_ascii=False) + "\n" for name, of in told.items()}


def stale() -> bool:
    return any(not file.exists() or file.read_text(encoding="utf-8") != text for file, text in files().items())


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit("web/src/game.json or dice.json is out of date: run tools/client_data.py" if stale() else 0)
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
