"""The things of the Dice Game in words: faces, goods, markers, mosque tiles, ruby areas, bazaar cards."""

from collections.abc import Mapping
from typing import Any

from sixrubies import data
from sixrubies.core.errors import BadOption
from sixrubies.dice.things import (
    ABILITY_NAMES,
    ABILITY_OF,
    AREA_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    CONDITIONAL,
    FACE_NAMES,
    GIFT,
    OFFER,
    RESOURCE_NAMES,
    SHARE,
    TILE_NAMES,
    resource_of,
)
from sixrubies.texts.quantities import row, whole_numbers
from sixrubies.texts.speech import Speech

NAMES = {
    "face": FACE_NAMES,
    "resource": RESOURCE_NAMES,
    "ability": ABILITY_NAMES,
    "area": AREA_NAMES,
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
}
ANY = "any"
ROWS = ("goods", "lira")  # of prices that texts name, by the number of players
FIRST_CARD = 101  # the chapter of the rules about the first card (docs/rules/dice.md)


def kind_of_card(card: int) -> str:
    """The first four families are alike but for what they are about; the others have a condition."""
    if card >= CONDITIONAL:
        return "condition"
    return "offer" if card >= OFFER else "gift" if card >= GIFT else "share" if card >= SHARE else "sale"


class DiceThings(Speech):
    """Words for things, in one language and with the numbers of one set of components."""

    def __init__(self, language: str = "en", components: data.Components | None = None) -> None:
        super().__init__(language, components or data.load(("dice",)))
        self.numbers = whole_numbers(self.components)
        for name in ROWS:
            fields, left_out = self.components[f"side_23.{name}"], self.components[f"two_players.{name}"]
            self.numbers[f"{name}_2"] = row([price for field, price in enumerate(fields, 1) if field not in left_out])
            self.numbers |= {f"{name}_3": row(fields), f"{name}_4": row(self.components[f"side_4.{name}"])}

    def known(self, kind: str, name: str) -> str:
        if name not in NAMES[kind]:
            raise BadOption(f"no {kind} is called {name!r}")
        return name

    def face(self, name: str) -> str:
        return self.text(f"dice-face-{name}")

    def faces(self, counts: Mapping[str, int]) -> str:
        """Dice by what they show: 2× red and 1× card."""
        shown = [(name, counts.get(name, 0)) for name in FACE_NAMES]
        return self.join([self.text("dice-faces", count=count, face=self.face(name)) for name, count in shown if count])

    def resource(self, name: str, count: int = 1) -> str:
        """Some markers of a kind, crystals or Lira: 2 red markers."""
        return self.text(f"dice-resource-{name}", count=count)

    def resources(self, counts: Mapping[str, int]) -> str:
        """Several of them, and what else a bazaar card names, an open tile or a ruby: 1 brown marker and 3 Lira."""
        return self.join([self.resource(name, count) for name, count in counts.items() if count])

    def goods(self, counts: Mapping[str, int]) -> str:
        """A price in goods: 3 red goods; 1 good of each colour and 2 goods of any colour."""
        kinds = [(name, counts[name]) for name in [*COLOUR_NAMES, ANY] if counts.get(name)]
        each = all(counts.get(name) == 1 for name in COLOUR_NAMES)
        told = [self.text("dice-good-each")] if each else []
        told += [self.text(f"dice-good-{name}", count=count) for name, count in kinds if not each or name == ANY]
        return self.join(told)

    # -- mosque tiles -------------------------------------------------------------------------------------------

    def ability(self, name: str) -> str:
        """What a mosque tile is good for."""
        kind, _, colour = self.known("ability", name).partition("_")
        return self.text(f"dice-ability-{kind}", **({"resource": self.resource(colour)} if colour else {}))

    def ability_help(self, name: str) -> str:
        kind, _, colour = self.known("ability", name).partition("_")
        return self.text(f"dice-ability-{kind}-help", **({"resource": self.resource(colour)} if colour else {}))

    def ability_of(self, tile: str) -> str:
        return ABILITY_NAMES[ABILITY_OF[TILE_NAMES.index(self.known("tile", tile))]]

    def tile_price(self, name: str) -> str:
        goods: list[str] = self.components["tiles.cost"][self.known("tile", name)]
        return self.goods({kind: goods.count(kind) for kind in goods})

    def tile(self, name: str) -> str:
        """What it is good for, and its price, in which tiles of one kind differ."""
        return self.text("dice-tile", ability=self.ability(self.ability_of(name)), price=self.tile_price(name))

    def tile_help(self, name: str) -> str:
        return self.text("dice-tile-help", help=self.ability_help(self.ability_of(name)), price=self.tile_price(name))

    # -- ruby areas ---------------------------------------------------------------------------------------------

    def area(self, name: str) -> str:
        return self.text(f"dice-area-{self.known('area', name)}")

    def area_help(self, name: str) -> str:
        colour = self.known("area", name) in COLOUR_NAMES
        return self.text(f"dice-area-{'track' if colour else name}-help", area=self.area(name))

    def area_price(self, name: str, price: int) -> str:
        """What its next ruby costs: the number on the board says how many goods, goods of any colour or Lira."""
        if name == "lira":
            return self.resource("lira", price)
        return self.goods({**dict.fromkeys(COLOUR_NAMES, 1), ANY: price} if name == "carpet" else {name: price})

    # -- bazaar cards -------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """Bazaar cards have no names; what the current player may get stands for one."""
        card = CARD_NAMES.index(self.known("card", name))
        if card >= CONDITIONAL:
            return self._conditional(name)
        return self.text(f"dice-card-{kind_of_card(card)}", **self._about(card))

    def card_help(self, name: str) -> str:
        card = CARD_NAMES.index(self.known("card", name))
        args = {"statement": f"DG{FIRST_CARD + card}.1"}
        if card >= CONDITIONAL:
            return self.text("dice-card-condition-help", card=self._conditional(name), **args)
        return self.text(f"dice-card-{kind_of_card(card)}-help", **self._about(card), **args)

    def _about(self, card: int) -> dict[str, Any]:
        """What a card without a condition is about, and what it is sold for."""
        name = RESOURCE_NAMES[resource_of(card)]
        price = self.components["bazaar.sale_price"][name]
        return {"resource": self.resource(name), "price": price, "kind": "colour" if name in COLOUR_NAMES else name}

    def _conditional(self, name: str) -> str:
        """What the card gives, and what it asks for: 8 Lira for 2 card dice; 5 Lira if you own 1 brown marker."""
        asked: dict[str, Any] = self.components[f"bazaar_card.{name}"]
        told = self.resources(asked["take"])
        if asked.get("give"):
            given = {"own_tile" if thing == "tile" else thing: count for thing, count in asked["give"].items()}
            told = self.text("dice-card-give", card=told, things=self.resources(given))
        if asked.get("own"):
            told = self.text("dice-card-own", card=told, things=self.resources(asked["own"]))
        if asked.get("dice"):
            told = self.text("dice-card-dice", card=told, count=asked["dice"])
        return told
