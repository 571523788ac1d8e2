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
    WARE_NAMES,
    is_guild,
)
from sixrubies.core.errors import BadOption
from sixrubies.rulesets import BOARD, TABLE, kind_of
from sixrubies.texts.quantities import (
    Offer,
    baksheesh_of,
    demand_of,
    gifts_of,
    numbers_of,
    offers_of,
    rewards_of,
)
from sixrubies.texts.speech import Speech

RULESETS = [name for name in TABLE if kind_of(name) is BOARD]
BOXES = tuple(dict.fromkeys(box for name in RULESETS for box in TABLE[name].boxes))
ANY = "any"  # the good of a price that may be of any kind
GOOD_KINDS = [*GOOD_NAMES, ANY]
COUNTS = {"lira": "count-lira", "card": "count-cards", "letter": "count-letters"}
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


class Things(Speech):
    """Words for things of the board game, in one language and with the numbers of one set of components.

    The boxes of the components are those that are played: where one of them changes what a text says, its own text
    goes before the general one, `rules-goal-in-mocha` before `rules-goal`, and that of two boxes together before both.
    """

    def __init__(self, language: str = "en", components: data.Components | None = None) -> None:
        played = components or data.load()
        super().__init__(language, played)
        self._own: dict[str, str] = {}  # general keys, and those that stand for them in the boxes played
        for name in RULESETS:
            if set(TABLE[name].boxes) <= set(played.names):
                end = f"-in-{name}"
                self._own |= {key.removesuffix(end): key for key in self._catalogue.keys_ending(end)}
        self._components = data.load(BOXES, played.overrides)  # things of the other boxes have names and numbers too
        self.numbers = numbers_of(self._components)
        self.numbers["reward_table"] = self._reward_table()
        self._coffee = "mocha" in played.names

    def played(self, key: str) -> str:
        """The key of the text that a box in play has instead of this one, or the key itself."""
        return self._own.get(key, key)

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

    def kiosk_tile(self, number: int) -> str:
        """What a kiosk tile offers: 1 letter for 2 Lira, or 3 Lira for 1 letter."""
        offers = self._offers(number)
        if not offers:
            return self.text("kiosk-nothing")
        told = [self._offer(offer) for offer in offers]
        if len(told) == 1:
            return told[0]
        priced = any(offer.pays for offer in offers)
        return self.text("kiosk-either-priced" if priced else "kiosk-either", first=told[0], second=told[1])

    def kiosk_offer(self, number: int, half: int) -> str:
        """What one half of a kiosk tile offers; halves count from 1."""
        return self._offer(self._offers(number)[half - 1])

    def kiosk_help(self, number: int, half: int = 0) -> str:
        """What a kiosk tile does, or one half of it."""
        offers = self._offers(number)[half - 1 : half] if half else self._offers(number)
        told = [self.first([f"kiosk-help-{_kind(offer)}", "kiosk-help-free"], {}) for offer in offers]
        return " ".join(dict.fromkeys([*told, self.text("kiosk-help")]))

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
        if meaning == "kiosk_tile":
            return {"number": int(value), "offer": self.kiosk_tile(int(value))}
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

    def _offers(self, tile: int) -> list[Offer]:
        return offers_of(self._components, tile, self._coffee)

    def _offer(self, offer: Offer) -> str:
        takes = self.join([self._counted(*thing) for thing in offer.takes])
        if not offer.pays:
            return takes
        return self.text("kiosk-priced", takes=takes, pays=self.join([self._counted(*thing) for thing in offer.pays]))

    def _counted(self, thing: str, count: int) -> str:
        """So many of what a kiosk tile names."""
        if thing in WARE_NAMES:
            return self.good(thing, count)
        return self.text(COUNTS.get(thing, f"kiosk-{thing}"), count=count)

    def _reward_table(self) -> str:
        """2–6: 1 good and 2 Lira; 7–8: 1 letter and 2 Lira."""
        rows = []
        for least, most, brings in rewards_of(self._components):
            sums = str(least) if least == most else f"{least}–{most}"
            things = [self.text({**COUNTS, "good": "count-goods"}[thing], count=count) for thing, count in brings]
            rows.append(f"{sums}: {self.join(things)}")
        return "; ".join(rows)


def place_name(number: int) -> str:
    if not 1 <= number < len(PLACE_NAMES):
        raise BadOption(f"no place has the number {number}")
    return PLACE_NAMES[number]


def guild_number(card: str) -> int:
    """The number on a guild card; 0 for a bonus card."""
    kind = CARD_NAMES.index(card) if card in CARD_NAMES else GUILD
    return kind - GUILD if is_guild(kind) else 0


def _kind(offer: Offer) -> str:
    """What matters about an offer: that it is an exchange, or what it gives."""
    takes = offer.takes[0][0]
    if takes in GOOD_NAMES:
        return "goods"
    return "exchange" if offer.pays and takes != "extension" else takes
