"""What can be looked up in the Dice Game: the rules by topic, ruby areas, mosque tiles, bazaar cards."""

from collections.abc import Iterator

from sixrubies.cli.look import Topic
from sixrubies.dice.things import ABILITY_NAMES, AREA_NAMES, CARD_NAMES
from sixrubies.texts import DiceTexts

RULES = (
    "goal", "setup", "turn", "income", "roll", "actions", "paying", "shortage", "tiles", "mosque", "areas", "cards",
    "end",
)  # fmt: skip


def topics(words: DiceTexts) -> Iterator[Topic]:
    """Everything of the game there is a help text for."""
    for name in RULES:
        yield Topic("rules", name, words.text(f"dice-rules-{name}.title"), words.text(f"dice-rules-{name}"))
    for name in AREA_NAMES:
        yield Topic("area", f"{name}_area", capital(words.area(name)), words.area_help(name))
    for name in ABILITY_NAMES:
        yield Topic("tile", f"{name}_tile", words.ability(name), words.ability_help(name))
    for name in CARD_NAMES:
        yield Topic("card", name, words.card(name), words.card_help(name))
    yield Topic("ruleset", "dice", words.text("ruleset-dice"), words.text("ruleset-dice-help"))


def capital(title: str) -> str:
    return title[:1].upper() + title[1:]
