"""What can be looked up in the board game: places, cards, tiles, tokens, layouts, editions and the rules by topic."""

from collections.abc import Iterator

from sixrubies.board.things import (
    BASE_KINDS,
    CARD_NAMES,
    MOCHA_KINDS,
    PLACE_NAMES,
    TAVERN_TILE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    is_guild,
)
from sixrubies.cli.look import Topic
from sixrubies.rulesets import DECKS, EDITIONS, LAYOUTS, TABLE
from sixrubies.texts import Texts

RULES = (
    "goal", "setup", "turn", "movement", "assistants", "toll", "action", "encounters", "cards", "tiles", "end",
    "two_players",
)  # fmt: skip
BOX_RULES = {
    "mocha": ("coffee", "guild_cards", "barrier", "tavern_tiles"),
    "letters": ("letters", "extra_turn", "companion"),
}
BOX_TOKENS = {"base": TOKEN_NAMES[:2], "mocha": TOKEN_NAMES[2:3], "letters": TOKEN_NAMES[3:]}
KIOSK_TILES = range(1, 25)


def topics(words: Texts) -> Iterator[Topic]:
    """Everything of the boxes there is a help text for."""
    boxes = TABLE[words.ruleset].boxes
    for name in [*RULES, *(name for box in boxes for name in BOX_RULES.get(box, ()))]:
        yield Topic("rules", name, words.text(f"rules-{name}.title"), words.text(f"rules-{name}"))
    for number in TABLE[words.ruleset].places:
        yield Topic("place", PLACE_NAMES[number], f"{number} {words.place(number)}", words.place_help(number))
    for kind, name in _cards(boxes):
        yield Topic(kind, name, words.card(name), words.card_help(name))
    for name in TILE_NAMES:
        yield Topic("tile", f"{name}_tile", words.tile(name), words.tile_help(name))
    if "mocha" in boxes:
        for name in TAVERN_TILE_NAMES:
            yield Topic("tile", f"{name}_tile", words.tavern_tile(name), words.tavern_tile_help(name))
    if "letters" in boxes:
        for number in KIOSK_TILES:
            title = f"{words.text('piece-kiosk_tile')} {number}"
            text = f"{words.kiosk_tile(number)}. {words.kiosk_help(number)}"
            yield Topic("kiosk_tile", f"kiosk_{number}", title, text[0].upper() + text[1:])
    for name in [name for box in boxes for name in BOX_TOKENS[box]]:
        yield Topic("token", name, words.token(name), words.token_help(name))
    for kind, name in [*_choices(words.ruleset), ("variant", "neutral_assistants")]:
        yield Topic(kind, name, words.text(f"{kind}-{name}"), words.text(f"{kind}-{name}-help"))


def _cards(boxes: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The kind and the name of every card of the boxes."""
    for number, name in enumerate(CARD_NAMES):
        box = "base" if number < BASE_KINDS else "mocha" if number < MOCHA_KINDS else "letters"
        if box in boxes:
            yield ("guild_card" if is_guild(number) else "card"), name


def _choices(ruleset: str) -> list[tuple[str, str]]:
    """What a table chooses before the game, and the game itself."""
    told = [("layout", name) for name in (*LAYOUTS[ruleset], "given")]
    if ruleset == "base":
        told += [("edition", name) for name in EDITIONS]
    if "letters" in TABLE[ruleset].boxes:
        told += [("deck", name) for name in DECKS]
    return [*told, ("ruleset", ruleset)]
