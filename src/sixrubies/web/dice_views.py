"""The view of the Dice Game as it is sent: what its `View.to_dict` gives, typed. A test holds real views against it."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field, with_config
from typing_extensions import TypedDict

from sixrubies.web.names import Ability, BazaarCard, DiceStepName, MosqueTile, RubyArea
from sixrubies.web.views import EXACT

DiceSeat = Annotated[int, Field(ge=0, le=3)]
Colour = Literal["red", "yellow", "green", "blue"]
TradeArea = Literal["red", "yellow", "green", "blue", "carpet", "lira"]
Resource = Literal["red", "yellow", "green", "blue", "brown", "crystal", "lira"]
Face = Literal["red", "yellow", "green", "blue", "lira", "card"]
Gain = Literal["red", "yellow", "green", "blue", "brown", "crystal", "lira", "tile", "ruby"]


@with_config(EXACT)
class Markers(TypedDict):
    """Goods markers of each colour, and brown ones."""

    red: int
    yellow: int
    green: int
    blue: int
    brown: int


@with_config(EXACT)
class DicePlayer(TypedDict):
    """What lies before one player; everybody sees it."""

    lira: int
    crystals: int
    markers: Markers
    rubies: int
    tiles: dict[Ability, int]
    mosque_ruby: bool


_From = TypedDict("_From", {"from": NotRequired[str]})  # a word that no class could use


@with_config(EXACT)
class DicePending(_From):
    """What still has to happen; the last of the list is what is asked now. Which keys there are depends on the step."""

    step: DiceStepName
    seat: int
    named: NotRequired[dict[Face, int]]
    used: NotRequired[int]
    owed: NotRequired[int]
    colours: NotRequired[dict[Colour, int]]
    any: NotRequired[int]
    without_dice: NotRequired[bool]
    resource: NotRequired[Resource]
    amount: NotRequired[int]
    tile: NotRequired[MosqueTile]
    area: NotRequired[RubyArea]
    cards: NotRequired[int]
    card: NotRequired[BazaarCard]
    dice: NotRequired[int]


@with_config(EXACT)
class Income(TypedDict):
    """What a tile of each kind of income gives at the beginning of a turn."""

    lira: int
    crystal: int
    card: int


@with_config(EXACT)
class CardCondition(TypedDict):
    """A card for the current player alone: what one must own, how many card dice used, what is given and taken."""

    own: dict[Resource, int]
    dice: int
    give: dict[Gain, int]
    take: dict[Gain, int]


@with_config(EXACT)
class Worth(TypedDict):
    """What breaks a tie: Lira for each marker and crystal."""

    marker: int
    crystal: int


@with_config(EXACT)
class DicePrinted(TypedDict):
    """What everybody reads off the board, the tiles and the cards. A price of None: no ruby is left."""

    goal: int
    mosque_tiles: int
    price: dict[TradeArea, int | None]
    prices: dict[TradeArea, list[int]]
    dice: int
    actions: int
    tile_costs: dict[MosqueTile, dict[Literal["red", "yellow", "green", "blue", "any"], int]]
    income: Income
    coin_lira: int
    reroll_crystals: int
    sale_lira: int
    sale_price: dict[Resource, int]
    share_lira: int
    offer_price: int
    otherwise_lira: int
    conditions: dict[BazaarCard, CardCondition]
    worth: Worth


@with_config(EXACT)
class DiceView(TypedDict):
    """The Dice Game as everybody sees it; `you` is the seat looked through. `owner` decides; -1: chance, -2: over."""

    turn: DiceSeat
    round: int
    last_round: bool
    players: list[DicePlayer]
    rubies: dict[RubyArea, int]
    supply: dict[Resource, int]
    dice: dict[Face, int]
    new_tiles: dict[Ability, int]
    income_left: dict[Ability, int]
    display: list[MosqueTile]
    stack: dict[MosqueTile, int]  # how many of each; their order is known to nobody
    given_up: dict[Ability, int]
    pile: dict[BazaarCard, int]
    shown: list[BazaarCard]
    discard: dict[BazaarCard, int]
    pending: list[DicePending]
    you: DiceSeat | None
    owner: int
    table: DicePrinted
