"""The things of the game in words: places, goods, cards, tiles, tokens, and lists of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from sixrubies import data
from sixrubies.board.things import (
    CARD_NAMES,
    DEMAND_NAMES,
    END_NAMES,
    GOOD_NAMES,
    GUILD,
    PIECE_NAMES,
    PLACE_NAMES,
    TAVERN_TILE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    is_guild,
)
from sixrubies.core.errors import BadOption
from sixrubies.rulesets import TABLE
from sixrubies.texts.catalogue import read
from sixrubies.texts.quantities import baksheesh_of, demand_of, gifts_of, numbers_of

BOXES = tuple(dict.fromkeys(box for ruleset in TABLE.values() for box in ruleset.boxes))
ANY = "any"  # the good of a price that may be of any kind
GOOD_KINDS = [*GOOD_NAMES, ANY]
NAMES = {
    "good": GOOD_KINDS,
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
    "tavern_tile": TAVERN_TILE_NAMES,
    "token": TOKEN_NAMES,
    "demand": DEMAND_NAMES,
    "end": END_NAMES,
    "piece": PIECE_NAMES,
}


class Things:
    """Words for things, in one language and with the numbers of one set of components.

    The boxes of the components are those that are played: where one of them changes what a text says, its own text
    goes before the general one, `rules-goal-in-mocha` before `rules-goal`.
    """

    def __init__(self, language: str = "en", components: data.Components | None = None) -> None:
        played = components or data.load()
        self._catalogue = read(language)
        self._own: dict[str, str] = {}  # general keys, and those that stand for them in the boxes played
        for box in played.names:
            self._own |= {key.removesuffix(f"-in-{box}"): key for key in self._catalogue.keys_ending(f"-in-{box}")}
        self._components = data.load(BOXES, played.overrides)  # things of the other boxes have names and numbers too
        self.numbers = numbers_of(self._components)
        self.language = language

    def has(self, key: str) -> bool:
        return self._catalogue.has(key)

    def played(self, key: str) -> str:
        """The key of the text that a box in play has instead of this one, or the key itself."""
        return self._own.get(key, key)

    def text(self, key: str, **args: object) -> str:
        """The text of a key, with its placeholders filled; numbers of the components need not be given."""
        return self._catalogue.text(self.played(key), {**self.numbers, **args} if args else self.numbers)

    def first(self, keys: Sequence[str], args: Mapping[str, object]) -> str:
        """The text of the first key there is: from the most special to the general one, which must be there."""
        return self.text(next((key for key in keys if self.has(key)), keys[-1]), **args)

    def place(self, number: int) -> str:
        return self.text(f"place-{place_name(number)}")

    def place_help(self, number: int) -> str:
        return self.text(f"place-{place_name(number)}-help")

    def card(self, name: str) -> str:
        return self.text(f"card-{name}")

    def card_help(self, name: str) -> str:
        told = self.text(f"card-{name}-help")
        number = guild_number(name)
        if not number:
            return told
        gifts = gifts_of(self._components, number)
        extra = self.join([self.text(f"count-{gift}", count=count) for gift, count in gifts.items()])
        more = [self.text("guild-extra", extra=extra)] if gifts else []
        return " ".join([told, *more, self.text("guild-instead")])

    def tile(self, name: str) -> str:
        return self.text(f"tile-{name}")

    def tile_help(self, name: str) -> str:
        return self.text(f"tile-{name}-help")

    def tavern_tile(self, name: str) -> str:
        return self.text(f"tavern_tile-{name}")

    def tavern_tile_help(self, name: str) -> str:
        return self.text(f"tavern_tile-{name}-help")

    def token(self, name: str) -> str:
        return self.text(f"token-{name}")

    def token_help(self, name: str) -> str:
        return self.text(f"token-{name}-help")

    def piece(self, name: str) -> str:
        return self.text(f"piece-{name}")

    def end(self, how: str) -> str:
        """How a turn ended."""
        return self.text(f"end-{how}")

    def good(self, name: str, count: int = 1) -> str:
        """Some goods of a kind, `any` and `coffee` included: 2 red goods."""
        return self.text(f"good-{name}", count=count)

    def goods(self, counts: Mapping[str, int]) -> str:
        """Goods of several kinds, and coffee, in one phrase: 2 red, 1 green and 2 blue goods."""
        kinds = [(name, counts[name]) for name in ["coffee", *GOOD_KINDS] if counts.get(name)]
        if not kinds:
            return self.text("good-none")
        phrases = [self.text(f"good-{name}.short", count=count) for name, count in kinds[:-1]]
        return self.join([*phrases, self.good(*kinds[-1])])

    def join(self, items: Sequence[str]) -> str:
        """A list in words: Ada, Ben and Cleo."""
        if len(items) < 2:
            return "".join(items)
        return self.text("list-and", items=", ".join(items[:-1]), last=items[-1])

    def player(self, seat: int, names: Sequence[str] | None) -> str:
        """A player's name; without names, his number at the table."""
        if names is None:
            return self.text("player-unnamed", number=seat + 1)
        if seat >= len(names):
            raise BadOption(f"seat {seat} has no name")
        return names[seat]

    def arguments(
        self, meaning: str, value: int | str, names: Sequence[str] | None = None, count: int = 1
    ) -> dict[str, Any]:
        """The placeholders that one number or name gives to a text, by what it means (see `meanings`)."""
        if meaning in NAMES and isinstance(value, int):
            value = NAMES[meaning][value]
        if meaning == "place":
            name = place_name(int(value))
            forms = {form: self.text(f"place-{name}.{form}") for form in ("object", "at", "to", "from")}
            return {"place": self.text(f"place-{name}"), "number": int(value), **forms}
        if meaning == "beside":  # a second place
            return {"beside": self.text(f"place-{place_name(int(value))}.object")}
        if meaning == "good":
            return {"good": self.good(str(value), count), "goods": self.text(f"good-{value}.goods"), "kind": value}
        if meaning == "card":
            return {"card": self.card(str(value))}
        if meaning in ("tile", "tavern_tile", "token"):
            name = "token" if meaning == "token" else "tile"
            return {name: self.text(f"{meaning}-{value}"), "the": self.text(f"{meaning}-{value}.the")}
        if meaning == "demand":
            shown = demand_of(self._components, str(value))
            return {"demand": self.goods(dict(zip(GOOD_NAMES, shown, strict=True)))}
        if meaning == "side":
            shown = baksheesh_of(self._components, int(value))
            return {"goods": self.goods(dict(zip(GOOD_NAMES, shown, strict=True)))}
        if meaning == "dice":
            die1, die2 = (int(face) for face in str(value).split("+"))
            return {"die1": die1, "die2": die2, "sum": die1 + die2}
        if meaning == "other":
            return {"other": self.player(int(value), names)}
        if meaning in ("end", "piece"):
            return {meaning: value}
        return {meaning: int(value)}


def place_name(number: int) -> str:
    if not 1 <= number < len(PLACE_NAMES):
        raise BadOption(f"no place has the number {number}")
    return PLACE_NAMES[number]


def guild_number(card: str) -> int:
    """The number on a guild card; 0 for a bonus card."""
    kind = CARD_NAMES.index(card) if card in CARD_NAMES else GUILD
    return kind - GUILD if is_guild(kind) else 0
