"""Write down which things each ruleset shows, by the keys of their words: the client's test asks a drawing for each.

python tools/art_names.py          write web/src/art/names.json
python tools/art_names.py --check  say whether it is as the code has it
"""

import importlib
import json
import re
import sys
from pathlib import Path

from sixrubies.board import roster, things
from sixrubies.rulesets import RULESETS, TABLE, board_rules

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "art" / "names.json"
WORDS = ROOT / "src" / "sixrubies" / "texts" / "en"
WORD_FILES = {
    "base": ["things"],
    "mocha": ["mocha_things"],
    "letters": ["letters_things"],
}  # where the pieces are named


def art_names() -> dict[str, list[str]]:
    return {ruleset: dice_names() if ruleset == "dice" else board_names(ruleset) for ruleset in RULESETS}


def board_names(ruleset: str) -> list[str]:
    board = TABLE[ruleset]
    rows = [board.places[start : start + board.width] for start in range(0, len(board.places), board.width)]
    rules = board_rules(rows, 5, ruleset=ruleset)
    kinds: dict[str, list[str]] = {
        "place": roster.places(rules),
        "card": roster.cards(rules),
        "token": roster.tokens(rules),
        "tile": things.TILE_NAMES,
        "good": [*(things.WARE_NAMES if "mocha" in board.boxes else things.GOOD_NAMES), "any"],
        "tavern_tile": things.TAVERN_TILE_NAMES if "mocha" in board.boxes else [],
    }
    names = [f"{kind}-{name}" for kind, listed in kinds.items() for name in listed]
    return names + [piece for box in board.boxes for piece in pieces(box)]


def pieces(box: str) -> list[str]:
    """What lies on the table besides, as far as it has a word."""
    texts = [(WORDS / f"{name}.ftl").read_text(encoding="utf-8") for name in WORD_FILES[box]]
    return [key for text in texts for key in re.findall(r"^(piece-[a-z_]+) =", text, re.MULTILINE)]


def dice_names() -> list[str]:
    """Asked for by name, because the layers of the board game do not know the other one."""
    dice = importlib.import_module("sixrubies.dice.things")
    kinds: dict[str, list[str]] = {
        "face": dice.FACE_NAMES,
        "marker": dice.RESOURCE_NAMES[: dice.MARKERS],
        "ability": dice.ABILITY_NAMES,
        "tile": dice.TILE_NAMES,
        "area": dice.AREA_NAMES,
        "card": dice.CARD_NAMES,
    }
    return [f"dice-{kind}-{name}" for kind, listed in kinds.items() for name in listed]


def written() -> str:
    return json.dumps(art_names(), indent=1) + "\n"


def stale() -> bool:
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != written()


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit("web/src/art/names.json is out of date: run tools/art_names.py" if stale() else 0)
    FILE.write_text(written(), encoding="utf-8")
