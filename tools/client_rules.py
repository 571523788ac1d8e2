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

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "rules"


def rules(language: str) -> dict[str, Any]:
    """Every topic once; for each ruleset its topics in the order of the page, and the values that are ours."""
    told: dict[tuple[Any, ...], int] = {}
    found: list[dict[str, Any]] = []
    order: dict[str, list[int]] = {}
    values: dict[str, list[dict[str, Any]]] = {}
    for ruleset in TABLE:
        used = data.load(TABLE[ruleset].boxes)
        house = used.house()
        values[ruleset] = [{"question": each.question, "value": each.value} for each in house]
        order[ruleset] = []
        for topic in topics(speech(language, used)):
            entry = asdict(topic) | {"ours": is_ours(topic.kind, topic.name, used, [each.key for each in house])}
            number = told.setdefault(tuple(entry.values()), len(found))
            if number == len(found):
                found.append(entry)
            order[ruleset].append(number)
    return {"topics": found, "order": order, "values": values}


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
