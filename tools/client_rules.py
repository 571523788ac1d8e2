"""Write down the rules by topic for the client's rules page, as the terminal tells them, in each language.

python tools/client_rules.py          write web/src/rules/en.json and de.json
python tools/client_rules.py --check  say whether they are as the code has them
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sixrubies import data
from sixrubies.cli.topics import topics
from sixrubies.rulesets import TABLE
from sixrubies.texts import languages, speech
from sixrubies.texts.catalogue import read
from sixrubies.texts.quantities import row

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "rules"
SEPARATOR, ROWS, NOTHING = " · ", " / ", "–"
REWARDS = {"lira": "count-lira", "good": "count-goods", "coffee": "count-coffee"}


def rules(language: str) -> dict[str, Any]:
    """Every topic once; for each ruleset its topics in the order of the page, and the values that are ours."""
    told: dict[tuple[Any, ...], int] = {}
    found: list[dict[str, Any]] = []
    order: dict[str, list[int]] = {}
    values: dict[str, list[dict[str, str]]] = {}
    for ruleset in TABLE:
        used = data.load(TABLE[ruleset].boxes)
        house = used.house()
        words: Any = speech(language, used)
        values[ruleset] = [{"question": each.asked(language), "value": in_words(each, words)} for each in house]
        order[ruleset] = []
        for topic in topics(words):
            entry = asdict(topic) | {"ours": is_ours(topic.kind, topic.name, used, [each.key for each in house])}
            number = told.setdefault(tuple(entry.values()), len(found))
            if number == len(found):
                found.append(entry)
            order[ruleset].append(number)
    return {"topics": found, "order": order, "values": values}


def in_words(each: data.Value, words: Any) -> str:
    """A value with the names of the things it counts; a table row by row."""
    key, value = each.key, each.value
    if key.startswith("bazaar_card."):
        return str(words.card(key.removeprefix("bazaar_card.")))
    if key == "letters_cards.rewards":
        return str(words.numbers["reward_table"])
    if key == "kiosk.tiles":
        return SEPARATOR.join(f"{tile}: {words.kiosk_tile(tile)}" for tile in range(1, len(value) + 1))
    if key == "dice_rewards.die":
        counts = {"lira": words.components["dice_rewards.lira"]}
        told = [words.text(REWARDS[brings], count=counts.get(brings, 1)) for brings in value]
        return SEPARATOR.join(f"{face}: {brings}" for face, brings in enumerate(told, 1))
    if key == "tiles.cost":
        return SEPARATOR.join(map(words.tile, value))
    if key == "bazaar.sale_price":
        return SEPARATOR.join(f"{words.resource(part)}: {price}" for part, price in value.items())
    if isinstance(value, dict):
        name = words.tile if key == "tiles.copies" else words.card
        return SEPARATOR.join(f"{part}: {n}" if part.isdigit() else f"{n}× {name(part)}" for part, n in value.items())
    if isinstance(value, list):
        return ROWS.join(map(row, value)) if value and isinstance(value[0], list) else row(value) or NOTHING
    return str(value)


def is_ours(kind: str, name: str, used: data.Components, house: list[str]) -> bool:
    """Whether the topic names a number that we had to choose or to infer."""
    plain = name.removesuffix("_tile").removesuffix("_area")
    if f"bazaar_card.{name}" in house or (kind == "kiosk_tile" and "kiosk.tiles" in house):
        return True
    if kind == "card" and name.startswith("sale_"):
        return "bazaar.sale_price" in house
    if kind == "area":
        return any(key.startswith("side_") for key in house)
    if kind == "guild_card" and any(name.removeprefix("guild_") in used[key] for key in ("guild.coffee", "guild.lira")):
        return True
    keys = (
        f"{kind}-{plain}-help", f"card-{plain}-help", f"tavern_tile-{plain}-help", f"rules-{plain}",
        f"dice-rules-{plain}", f"dice-card-{plain}-help", f"dice-ability-{plain}-help",
    )  # fmt: skip
    wanted = read("en").placeholders
    dice = "dice_game.dice" in used.values
    named = {placeholder for key in keys if key.startswith("dice-") == dice for placeholder in wanted.get(key, ())}
    return any(placeholder.startswith(key.replace(".", "_")) for placeholder in named for key in house)


def written(language: str) -> str:
    return json.dumps(rules(language), indent=1, ensure_ascii=False) + "\n"


def stale() -> list[str]:
    files = {language: FOLDER / f"{language}.json" for language in languages()}
    return [name for name, file in files.items() if not file.exists() or file.read_text("utf-8") != written(name)]


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit("web/src/rules is out of date: run tools/client_rules.py" if stale() else 0)
    FOLDER.mkdir(exist_ok=True)
    for each in languages():
        (FOLDER / f"{each}.json").write_text(written(each), encoding="utf-8")
