"""A described state back into numbers (see `codec`). What a description leaves out stays as it is; whether it can occur
is the question of `invariants`.
"""

from typing import Any, Final

from sixrubies.core.errors import BadPosition
from sixrubies.core.frame import Frame
from sixrubies.core.reading import MANY, counts, flag, number_of, only, row, table, whole
from sixrubies.dice import fields as at
from sixrubies.dice import steps as on
from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.codec import describe
from sixrubies.dice.fields import MOST_OWNED, NIBBLE, NO_TILE
from sixrubies.dice.pay import ANY_AT, FROM_AT, NO_DICE_AT, SOURCE_ACTIONS
from sixrubies.dice.state import State
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import (
    ABILITIES,
    ABILITY_NAMES,
    ABILITY_OF,
    AREA_NAMES,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    CRYSTAL,
    FACE_NAMES,
    INCOMES,
    LIRA,
    MARKERS,
    OPEN_TILES,
    RESOURCE_NAMES,
    RESOURCES,
    TILE_NAMES,
    TILES,
)

SOURCE_TOKENS: Final = [NUMBERING.token(action) for action in SOURCE_ACTIONS]


def restore(s: State, told: Any) -> None:
    """Write a description over a state of the same table."""
    told = table(told, "a position")
    n, known = s.n, describe(s)
    only(told, list(known), "a position")
    n[at.TURN] = whole(told.get("turn", n[at.TURN]), "turn")
    n[at.ROUND] = whole(told.get("round", n[at.ROUND]), "round")
    if "last_round" in told:
        n[at.LAST_ROUND] = flag(told["last_round"], "last_round")
    players = row(told.get("players", []), "players", MANY)
    if len(players) > s.seats:
        raise BadPosition(f"there are {s.seats} seats, but {len(players)} players are described")
    for seat, player in enumerate(players):
        only(table(player, f"player {seat}"), list(known["players"][seat]), "a player")
        _restore_player(s, seat, player)
    for area, rubies in counts(told.get("rubies", {}), AREA_NAMES, "rubies", "ruby area"):
        n[at.RUBIES_AT + area] = rubies
    for face, icons in counts(told.get("dice", {}), FACE_NAMES, "dice", "face"):
        n[at.DICE + face] = icons
    if "new_tiles" in told:
        n[at.NEW_TILES] = _packed(told["new_tiles"], ABILITY_NAMES, "new_tiles", "mosque tile for")
    if "income_left" in told:
        n[at.INCOME_LEFT : at.INCOME_LEFT + INCOMES] = [0] * INCOMES
        for ability, left in counts(told["income_left"], ABILITY_NAMES[:INCOMES], "income_left", "income of"):
            n[at.INCOME_LEFT + ability] = left
    if "pending" in told:
        pending = row(told["pending"], "pending", MANY)
        s.frames[:] = [_restore_frame(table(frame, "a pending step")) for frame in pending]
    _restore_supply(s, told)
    _restore_tiles(s, told)
    _restore_cards(s, told)


def _restore_player(s: State, seat: int, player: dict[str, Any]) -> None:
    own = at.OWNED + seat * RESOURCES
    s.n[own + LIRA] = whole(player.get("lira", s.owned(seat, LIRA)), "lira")
    s.n[own + CRYSTAL] = whole(player.get("crystals", s.owned(seat, CRYSTAL)), "crystals")
    s.n[at.RUBIES + seat] = whole(player.get("rubies", s.rubies(seat)), "rubies")
    for kind, count in counts(player.get("markers", {}), RESOURCE_NAMES[:MARKERS], "markers", "goods marker"):
        s.n[own + kind] = count
    if "tiles" in player:
        s.n[at.OWN_TILES + seat] = _packed(player["tiles"], ABILITY_NAMES, "tiles", "mosque tile for")
    if "mosque_ruby" in player:
        has = flag(player["mosque_ruby"], "mosque_ruby")
        s.n[at.MOSQUE_DONE] = s.n[at.MOSQUE_DONE] & ~(1 << seat) | has << seat


def _packed(told: Any, names: list[str], what: str, kind: str) -> int:
    packed = 0
    for i, count in counts(told, names, what, kind):
        if not 0 <= count <= MOST_OWNED:
            raise BadPosition(f"{what}: {count} of {names[i]} is not possible")
        packed += count << NIBBLE * i
    return packed


# -- what follows from the rest ---------------------------------------------------------------------------------------


def _restore_supply(s: State, told: dict[str, Any]) -> None:
    """The supply is what nobody owns; a description that says otherwise is refused."""
    for resource in range(RESOURCES):
        owned = sum([s.owned(seat, resource) for seat in range(s.seats)])
        s.n[at.SUPPLY + resource] = s.rules.total[resource] - owned
    for resource, count in counts(told.get("supply", {}), RESOURCE_NAMES, "supply", "resource"):
        left = s.n[at.SUPPLY + resource]
        if count != left:
            raise BadPosition(f"the supply has {count} of {RESOURCE_NAMES[resource]}, but the players leave {left}")


def _restore_tiles(s: State, told: dict[str, Any]) -> None:
    """A stack that is not described holds what is nowhere else; which tiles of one ability are owned makes no
    difference, so the first of them are.
    """
    n = s.n
    if "display" in told:
        tiles = [number_of(name, TILE_NAMES, "mosque tile") for name in row(told["display"], "display", OPEN_TILES)]
        n[at.DISPLAY : at.DISPLAY + OPEN_TILES] = tiles + [NO_TILE] * (OPEN_TILES - len(tiles))
    given_up = [0] * ABILITIES
    for ability, count in counts(told.get("given_up", {}), ABILITY_NAMES, "given_up", "mosque tile for"):
        given_up[ability] = count
    if "stack" in told:
        n[at.STACK : at.STACK + TILES] = [0] * TILES
        for tile, copies in counts(told["stack"], TILE_NAMES, "stack", "mosque tile"):
            n[at.STACK + tile] = copies
    else:
        n[at.STACK : at.STACK + TILES] = _left_tiles(s, given_up)
    n[at.STACK_SIZE] = sum(n[at.STACK : at.STACK + TILES])
    for ability in range(ABILITIES):
        if "given_up" in told and s.given_up(ability) != given_up[ability]:
            name = ABILITY_NAMES[ability]
            raise BadPosition(f"given_up has {given_up[ability]} of {name}, but {s.given_up(ability)} are nowhere else")


def _left_tiles(s: State, given_up: list[int]) -> list[int]:
    left = s.rules.tile_copies[:]
    for tile in s.open_tiles():
        left[tile] -= 1
    for ability in range(ABILITIES):
        gone = given_up[ability] + sum([s.tiles(seat, ability) for seat in range(s.seats)])
        for tile in range(TILES):
            if ABILITY_OF[tile] == ability and gone > 0 and left[tile] > 0:
                taken = min(gone, left[tile])
                left[tile] -= taken
                gone -= taken
        if gone > 0:
            raise BadPosition(f"there are not so many mosque tiles for {ABILITY_NAMES[ability]}")
    return left


def _restore_cards(s: State, told: dict[str, Any]) -> None:
    """Pile and discard pile: one of them follows from the other. Without both, nothing is discarded."""
    if "shown" in told:
        s.shown[:] = [number_of(name, CARD_NAMES, "bazaar card") for name in row(told["shown"], "shown", MANY)]
    pile = [s.rules.card_copies[card] - s.shown.count(card) for card in range(CARDS)]
    discarded = [0] * CARDS
    for card, copies in counts(told.get("discard", {}), CARD_NAMES, "discard", "bazaar card"):
        discarded[card] = copies
        pile[card] -= copies
    if "pile" in told:
        pile = [0] * CARDS
        for card, copies in counts(told["pile"], CARD_NAMES, "pile", "bazaar card"):
            pile[card] = copies
    s.n[at.PILE : at.PILE + CARDS] = pile
    s.n[at.PILE_SIZE] = sum(pile)
    for card in range(CARDS):
        if "discard" in told and s.discarded(card) != discarded[card]:
            name = CARD_NAMES[card]
            raise BadPosition(f"discard has {discarded[card]} of {name}, but {s.discarded(card)} are nowhere else")


# -- what is pending --------------------------------------------------------------------------------------------------


def _restore_frame(told: dict[str, Any]) -> Frame:
    """The names that stand for the numbers of a frame depend on its step."""
    step = number_of(told.get("step"), STEP_NAMES, "step")
    own: list[str] = []
    a = b = 0
    if step == on.TURN_REROLL:
        own, a = ["named"], _packed(told.get("named", {}), FACE_NAMES, "named", "face")
        b = _highest(a)
    elif step == on.TURN_ACTION:
        own, a = ["used"], whole(told.get("used", 0), "used")
    elif step == on.PAY_GOODS:
        own = ["owed", "colours", "any", "from", "without_dice"]
        a, b = whole(told.get("owed"), "owed"), _price(told)
    elif step == on.GAIN_RESOURCE:
        own, a = ["resource", "amount"], number_of(told.get("resource"), RESOURCE_NAMES, "resource")
        b = whole(told.get("amount", 1), "amount")
    elif step == on.GAIN_TWO_MARKERS:
        own, a = ["named"], _packed(told.get("named", {}), COLOUR_NAMES, "named", "colour")
        b = _highest(a)
    elif step == on.GAIN_TILE:
        own, a = ["tile"], number_of(told.get("tile"), TILE_NAMES, "mosque tile")
    elif step == on.GAIN_RUBY:
        own, a = ["area"], number_of(told.get("area"), AREA_NAMES, "ruby area")
    elif step == on.CARD_REVEAL:
        own, a = ["cards"], whole(told.get("cards"), "cards")
    elif step == on.CARD_USE:
        own, b = ["dice"], whole(told.get("dice", 0), "dice")
    elif on.CARD_CONDITION <= step <= on.CARD_OFFER:
        own, a = ["card"], number_of(told.get("card"), CARD_NAMES, "bazaar card")
        if step == on.CARD_CONDITION:
            own, b = ["card", "dice"], whole(told.get("dice", 0), "dice")
    only(told, ["step", "seat", *own], f"the step {STEP_NAMES[step]}")
    return Frame(step, whole(told.get("seat"), "the seat of a step"), a=a, b=b)


def _highest(named: int) -> int:
    """The last that was named, because they are named in order."""
    highest = 0
    while named >> NIBBLE * (highest + 1):
        highest += 1
    return highest


def _price(told: dict[str, Any]) -> int:
    any_goods = whole(told.get("any", 0), "any")
    if not 0 <= any_goods <= MOST_OWNED:
        raise BadPosition(f"any: {any_goods} goods is not possible")
    source = number_of(told.get("from", SOURCE_TOKENS[0]), SOURCE_TOKENS, "way to pay goods called")
    without = flag(told.get("without_dice", False), "without_dice")
    colours = _packed(told.get("colours", {}), COLOUR_NAMES, "colours", "colour")
    return colours | any_goods << ANY_AT | source << FROM_AT | without << NO_DICE_AT
