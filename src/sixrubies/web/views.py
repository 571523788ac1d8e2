"""The view of the board game as it is sent: what `View.to_dict` gives, typed. A test holds real views against it."""

from typing import Annotated, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from sixrubies.web.names import BoardStepName, CardName, DemandTile, PieceName, PlaceName, TokenName

EXACT = ConfigDict(extra="forbid")

Seat = Annotated[int, Field(ge=0, le=4)]
Place = Annotated[int, Field(ge=1, le=25)]
Tile = Literal["red", "green", "yellow", "blue"]
TavernTile = Literal["movement", "encounter"]


@with_config(EXACT)
class Goods(TypedDict):
    """How many of each good."""

    red: int
    green: int
    yellow: int
    blue: int


@with_config(EXACT)
class PalacePrice(Goods):
    """What a ruby costs at the Sultan's Palace; `any` goods on top."""

    any: int


@with_config(EXACT)
class Reward(Goods):
    """What the Post Office gives."""

    lira: int


@with_config(EXACT)
class Demand(Goods):
    """The demand tile that lies on top of a market."""

    tile: DemandTile


@with_config(EXACT)
class Baksheesh(Goods):
    """What a ruby costs at the Tavern."""

    coffee: int


@with_config(EXACT)
class Player(TypedDict):
    """One player's part of the table. `hand` is None for everybody but the player; `known` cards all have seen."""

    lira: int
    rubies: int
    goods: Goods
    extensions: int
    capacity: int
    tiles: list[Tile]
    merchant: int  # 0: not on the board yet
    family: int
    stack: list[Literal["own", "neutral"]]  # from the bottom: the first is the next to be left behind
    assistants: list[Place]
    fifth_assistant: Literal["supply", "joined"]
    hand_size: int
    hand: dict[CardName, int] | None
    known: dict[CardName, int]


@with_config(EXACT)
class LastAction(TypedDict):
    """The place whose action was carried out last in this turn, and by which piece."""

    place: Place
    by: PieceName


_From = TypedDict("_From", {"from": NotRequired[Tile]})  # a word that no class could use


@with_config(EXACT)
class Pending(_From):
    """What still has to happen; the last of the list is what is asked now. Which keys there are depends on the step."""

    step: BoardStepName
    seat: int
    place: NotRequired[Place]
    by: NotRequired[PieceName]
    card: NotRequired[CardName]
    token: NotRequired[TokenName]
    begun: NotRequired[bool]
    left: NotRequired[list[str]]
    sold: NotRequired[dict[Tile, int]]
    any_goods: NotRequired[bool]
    owed: NotRequired[int]
    a: NotRequired[int]
    b: NotRequired[int]


@with_config(EXACT)
class MarketStacks(TypedDict):
    """Demand tiles of the two markets from the top; None: nobody has seen it."""

    large_market: list[DemandTile | None]
    small_market: list[DemandTile | None]


@with_config(EXACT)
class Demands(TypedDict):
    """The tiles on top of the two markets."""

    large_market: Demand | None
    small_market: Demand | None


@with_config(EXACT)
class MarketPrices(TypedDict):
    """What selling 1, 2, ... goods in one sale pays."""

    large_market: list[int]
    small_market: list[int]


@with_config(EXACT)
class Printed(TypedDict):
    """What everybody reads off the tiles. What belongs to a box is there only when the box is."""

    layout: list[list[Place]]
    goal: int
    toll: int
    wainwright_price: int
    palace_price: PalacePrice | None
    dealer_price: int | None
    post_office: Reward
    demand: Demands
    market_prices: MarketPrices
    mosque_symbols: dict[Tile, int | None]
    coffee_house_price: NotRequired[int | None]
    tavern_costs: NotRequired[dict[TavernTile, int | None]]
    barrier_coffee: NotRequired[int]
    baksheesh: NotRequired[Baksheesh]
    society_seals: NotRequired[int]
    society_lira: NotRequired[int]
    extra_turn_seals: NotRequired[int]


@with_config(EXACT)
class Mocha(TypedDict):
    """Mocha & Baksheesh; lists by seat."""

    coffee: list[int]
    guild_cards: list[int]
    tavern_tiles: list[list[TavernTile]]
    tavern_stack: dict[TavernTile, int]
    barrier: list[Place] | None
    barrier_owner: Seat | None
    baksheesh_side: int
    guild_pile_size: int
    guild_discard: list[CardName]
    guild_turn: bool


@with_config(EXACT)
class Letter(TypedDict):
    """A letter with a player."""

    place: Place
    delivered: bool


@with_config(EXACT)
class Letters(TypedDict):
    """Letters & Seals; lists by seat. A companion is in the supply, ready, or at a place."""

    letters: list[list[Letter]]
    companion: list[Literal["supply", "ready"] | Place]
    extra_turn_used: list[bool]
    society_uses: int
    ruby_supply: int
    kiosk_pile: list[int]
    kiosk_shown: list[int]
    letter_pile: dict[str, int]
    letter_discard: list[Place]
    stuck_tokens: int


@with_config(EXACT)
class BoardView(TypedDict):
    """The board game as one seat (`you`) or a spectator sees it. `owner` decides; -1: chance, -2: it is over."""

    turn: Seat
    round: int
    last_round: bool
    players: list[Player]
    tokens: dict[TokenName, Place]
    neutral_merchants: list[Place]
    neutral_assistants: dict[str, int]  # by place number
    rubies: dict[PlaceName, int]
    mosque_tiles: dict[Tile, int]
    demand: MarketStacks
    mail_down: int
    dice: list[int]
    yellow_tile_used: bool
    last_action: LastAction | None
    pile: None
    pile_size: int
    discard: list[CardName]  # the last lies on top
    pending: list[Pending]
    you: Seat | None
    owner: int
    table: Printed
    mocha: NotRequired[Mocha]
    letters: NotRequired[Letters]
