"""What the box adds to what may be pending: its tables, in the form of those in `board.pending`."""

from typing import Final

from sixrubies.board import steps as on
from sixrubies.board.grammar import ANY_TIME, AS_BELOW, ELSEWHERE, IN_ACTION, NOWHERE, Grammar
from sixrubies.board.things import (
    BLACK_MARKET,
    COFFEE_HOUSE,
    COFFEE_TO_GUILD,
    CORNER,
    DICE_REWARDS,
    DIE_TO_SIX,
    EXCHANGE,
    GREAT_MOSQUE,
    GUILD,
    GUILD_HALL,
    POLICE_STATION,
    POST_OFFICE,
    REPEAT_COFFEE_HOUSE,
    REPEAT_WAINWRIGHT,
    ROASTING_PLANT,
    SMALL_MOSQUE,
    TAVERN,
    WAINWRIGHT,
)

GUILD_KINDS: Final = list(range(GUILD + 1, GUILD + 21))
# Steps of an action, with the places whose action they belong to; a guild card begins some of them on its own.
INSIDE: Final[dict[int, list[int]]] = {
    on.ROASTING_CHOOSE: [ROASTING_PLANT],
    on.ROASTING_GOOD: [ROASTING_PLANT],
    on.ROASTING_CARD: [ROASTING_PLANT],
    on.GUILD_HALL_TAKE: [GUILD_HALL],
    on.GUILD_HALL_DISCARD: [GUILD_HALL],
    on.TAVERN_CHOOSE: [TAVERN],
    on.TAVERN_BARRIER: [TAVERN],
    on.TAVERN_RUBY: [TAVERN],
    on.GUILD_BLUE: [BLACK_MARKET],
    on.GUILD_AGAIN: [POST_OFFICE],
    on.GUILD_SEND: [POLICE_STATION],
    on.GUILD_MOSQUE: [SMALL_MOSQUE, GREAT_MOSQUE],
    on.GUILD_TAVERN: [TAVERN],
    on.DICE_ROLL: [NOWHERE],  # for a card
    on.DICE_RED_TILE: [NOWHERE],
}
BY_CARD: Final = [  # only a guild card begins them
    on.GUILD_BLUE, on.GUILD_AGAIN, on.GUILD_SEND, on.GUILD_MOSQUE, on.GUILD_TAVERN,
]  # fmt: skip
BY_CARD_TOO: Final = [
    on.CARAVANSARY_TAKE, on.CARAVANSARY_DISCARD, on.TEA_HOUSE_CALL, on.TEA_HOUSE_PAY_OUT, on.GUILD_HALL_TAKE,
    on.GUILD_HALL_DISCARD, on.TAVERN_BARRIER, on.TAVERN_BESIDE, on.TURN_COMPLETED,
]  # fmt: skip
AT_PLACE: Final = [
    on.ROASTING_CHOOSE, on.GUILD_HALL_TAKE, on.GUILD_HALL_DISCARD, on.TAVERN_CHOOSE, on.TAVERN_BARRIER,
    on.TAVERN_BESIDE, on.TAVERN_ACTION, on.TAVERN_RUBY,
]  # fmt: skip
UNDER: Final[dict[int, list[int]]] = {
    **{step: [on.TURN_COMPLETED] for step in AT_PLACE if step not in BY_CARD_TOO},
    **{step: [on.GUILD_EXTRA] for step in BY_CARD},
    **{step: [on.GUILD_EXTRA, *([on.TURN_COMPLETED] if step in AT_PLACE else [])] for step in BY_CARD_TOO},
    on.GUILD_EXTRA: [on.CARD_DONE],
    on.ROASTING_GOOD: [on.ROASTING_CHOOSE],
    on.ROASTING_CARD: [on.ROASTING_CHOOSE],
    on.DICE_ROLL: [on.GUILD_BLUE, on.REWARDS_TAKE],
    on.DICE_RED_TILE: [on.GUILD_BLUE, on.REWARDS_TAKE],
    on.CARD_DONE: [on.DICE_RED_TILE],
    on.DICE_SIX: [on.CARD_DONE],
    on.TURN_MOVE_CORNER: [on.CARD_DONE],
    on.REWARDS_TAKE: [on.CARD_DONE, on.REWARDS_TAKE],
    on.REWARDS_GOOD: [on.CARD_DONE, on.REWARDS_TAKE],
    on.EXCHANGE_GIVE: [on.CARD_DONE],
    on.EXCHANGE_TAKE: [on.CARD_DONE],
    on.GUILD_DRAW: [on.CARD_DONE, on.GUILD_HALL_TAKE],
    on.TRADER_PAY: [on.TOKEN_MOVE],
    on.DECK_DRAW: [on.TOKEN_MOVE],  # the Governor is free with the Encounter tile
}
ON_CARD: Final[dict[int, list[int]]] = {
    COFFEE_TO_GUILD: [on.GUILD_DRAW],
    DICE_REWARDS: [on.REWARDS_TAKE, on.REWARDS_GOOD],
    EXCHANGE: [on.EXCHANGE_GIVE, on.EXCHANGE_TAKE],
    DIE_TO_SIX: [on.DICE_SIX],
    CORNER: [on.TURN_MOVE_CORNER],
    REPEAT_WAINWRIGHT: [on.TURN_COMPLETED],
    REPEAT_COFFEE_HOUSE: [on.TURN_COMPLETED],
    **{kind: [on.GUILD_EXTRA] for kind in GUILD_KINDS},
}
UNDER_CARD: Final[dict[int, list[int]]] = {
    COFFEE_TO_GUILD: [ANY_TIME],
    DICE_REWARDS: [ANY_TIME],
    EXCHANGE: [ANY_TIME],
    DIE_TO_SIX: [on.DICE_RED_TILE],
    CORNER: [on.TURN_ARRIVE],
    REPEAT_WAINWRIGHT: [on.TURN_ENCOUNTERS],
    REPEAT_COFFEE_HOUSE: [on.TURN_ENCOUNTERS],
    **{kind: [on.TURN_ENCOUNTERS] for kind in GUILD_KINDS},
}
REPEATED: Final[dict[int, list[int]]] = {REPEAT_WAINWRIGHT: [WAINWRIGHT], REPEAT_COFFEE_HOUSE: [COFFEE_HOUSE]}
WHERE: Final[dict[int, int]] = {
    **dict.fromkeys(INSIDE, IN_ACTION),
    on.TAVERN_BESIDE: ELSEWHERE,
    on.TAVERN_ACTION: ELSEWHERE,
    on.TRADER_PAY: AS_BELOW,
    on.DICE_SIX: AS_BELOW,
}
USING_A: Final = [
    on.GUILD_EXTRA, on.ROASTING_CHOOSE, on.GUILD_HALL_TAKE, on.DICE_RED_TILE, on.REWARDS_TAKE, on.EXCHANGE_GIVE,
    on.EXCHANGE_TAKE, on.SMUGGLER_TAKE,
]  # fmt: skip
USING_B: Final = [
    on.CARAVANSARY_TAKE, on.TEA_HOUSE_CALL, on.TEA_HOUSE_PAY_OUT, on.GUILD_HALL_TAKE, on.TAVERN_BARRIER,
    on.TAVERN_BESIDE, on.EXCHANGE_TAKE,
]  # fmt: skip
# An exchange leaves a good where the Smuggler needs one (ruling R17).
BRINGS: Final[dict[int, list[int]]] = {on.EXCHANGE_GIVE: [0, 1, 0], on.EXCHANGE_TAKE: [0, 1, 0]}


def mocha_grammar() -> Grammar:
    g = Grammar()
    g.under, g.inside, g.where = UNDER, INSIDE, WHERE
    g.on_card, g.under_card, g.repeated, g.brings = ON_CARD, UNDER_CARD, REPEATED, BRINGS
    g.any_time, g.using_a, g.using_b = [on.GUILD_AGAIN], USING_A, USING_B
    g.beyond, g.instead, g.acting = [TAVERN], GUILD_KINDS, [on.GUILD_EXTRA]
    return g
