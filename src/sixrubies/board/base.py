"""The base game as a module: its steps with their timings, the entry of each place, its cards. Assembled once."""

from sixrubies.board import steps as at
from sixrubies.board import things
from sixrubies.board.cards.base import CardDone, ChooseAssistant, ChooseGood, base_cards
from sixrubies.board.deck import DrawCard
from sixrubies.board.dice import RedTile, RollDice
from sixrubies.board.encounters import (
    Governor,
    GovernorPay,
    NeutralMove,
    Reward,
    Smuggler,
    SmugglerPay,
    SmugglerTake,
    TokenMove,
)
from sixrubies.board.outcome import EndGood, EndLira
from sixrubies.board.pending import base_grammar
from sixrubies.board.places import (
    black_market,
    caravansary,
    fountain,
    gemstone_dealer,
    markets,
    mosques,
    police_station,
    post_office,
    sultans_palace,
    tea_house,
    wainwright,
    warehouses,
)
from sixrubies.board.rules import Rules, StepTable, put_steps
from sixrubies.board.setup import Deal
from sixrubies.board.state import State
from sixrubies.board.steps import (
    AFTER_ACTION,
    ARRIVED,
    AT_SALE,
    AT_TOLL,
    BEFORE_ACTION,
    BEFORE_MOVE,
    ENCOUNTER,
    INSIDE,
)
from sixrubies.board.turn import Action, Arrive, Assistant, Begin, Completed, Encounters, Finish, Move, MoveFar, Toll
from sixrubies.board.yellow_tile import ChooseOtherAssistant, YellowTile
from sixrubies.core.step import NEVER, Step


def base_steps() -> list[Step[State]]:
    """Every step of the base game: its number, when it asks, its rule."""
    table: StepTable = [
        (at.SETUP_TOKEN, NEVER, TokenMove()),
        (at.SETUP_DEAL, NEVER, Deal()),
        (at.TURN_BEGIN, NEVER, Begin()),
        (at.TURN_MOVE, BEFORE_MOVE, Move()),
        (at.TURN_MOVE_FAR, INSIDE, MoveFar()),
        (at.TURN_ASSISTANT, ARRIVED, Assistant()),
        (at.TURN_TOLL, AT_TOLL, Toll()),
        (at.TURN_ACTION, BEFORE_ACTION, Action()),
        (at.TURN_COMPLETED, NEVER, Completed()),
        (at.TURN_ENCOUNTERS, AFTER_ACTION, Encounters()),
        (at.TURN_FINISH, NEVER, Finish()),
        (at.CARD_DONE, NEVER, CardDone()),
        (at.CARD_GOOD, INSIDE, ChooseGood()),
        (at.CARD_RETURN, INSIDE, ChooseAssistant()),
        (at.TILE_YELLOW, INSIDE, ChooseOtherAssistant()),
        (at.DICE_ROLL, NEVER, RollDice()),
        (at.DICE_RED_TILE, INSIDE, RedTile()),
        (at.DECK_DRAW, NEVER, DrawCard()),
        (at.DEMAND_SHOW, NEVER, markets.ShowDemand()),
        (at.NEUTRAL_MOVE, NEVER, NeutralMove()),
        (at.TOKEN_MOVE, NEVER, TokenMove()),
        (at.FAMILY_REWARD, ENCOUNTER, Reward()),
        (at.FAMILY_CARD_REWARD, INSIDE, Reward()),
        (at.GOVERNOR_PAY, ENCOUNTER, GovernorPay()),
        (at.SMUGGLER_TAKE, INSIDE, SmugglerTake()),
        (at.SMUGGLER_PAY, ENCOUNTER, SmugglerPay()),
        (at.WAINWRIGHT_BUY, NEVER, wainwright.Buy()),
        (at.WAREHOUSE_FILL, NEVER, warehouses.Fill()),
        (at.WAREHOUSE_EXTRA, INSIDE, warehouses.Extra()),
        (at.POST_OFFICE_COLLECT, NEVER, post_office.Collect()),
        (at.CARAVANSARY_TAKE, INSIDE, caravansary.Take()),
        (at.CARAVANSARY_DISCARD, INSIDE, caravansary.Discard()),
        (at.FOUNTAIN_RECALL, INSIDE, fountain.Recall()),
        (at.BLACK_MARKET_ROLL, NEVER, black_market.Roll()),
        (at.BLACK_MARKET_GAIN, INSIDE, black_market.Gain()),
        (at.TEA_HOUSE_CALL, INSIDE, tea_house.CallNumber()),
        (at.TEA_HOUSE_PAY_OUT, NEVER, tea_house.PayOut()),
        (at.MARKET_SELL, AT_SALE, markets.Sell()),
        (at.MARKET_SELL_MORE, INSIDE, markets.Sell()),
        (at.POLICE_SEND, INSIDE, police_station.Send()),
        (at.POLICE_ACTION, INSIDE, police_station.FamilyAction()),
        (at.PALACE_DELIVER, NEVER, sultans_palace.Deliver()),
        (at.PALACE_ANY, INSIDE, sultans_palace.GiveAny()),
        (at.MOSQUE_TAKE, INSIDE, mosques.TakeTile()),
        (at.DEALER_BUY, NEVER, gemstone_dealer.BuyRuby()),
        (at.TURN_ARRIVE, NEVER, Arrive()),
    ]
    steps: list[Step[State]] = []
    put_steps(steps, table)
    return steps


def install_base(rules: Rules) -> None:
    """The action of each place begins with a step; cards and the yellow tile interrupt."""
    for place, step in (
        (things.WAINWRIGHT, at.WAINWRIGHT_BUY),
        (things.FABRIC_WAREHOUSE, at.WAREHOUSE_FILL),
        (things.SPICE_WAREHOUSE, at.WAREHOUSE_FILL),
        (things.FRUIT_WAREHOUSE, at.WAREHOUSE_FILL),
        (things.POST_OFFICE, at.POST_OFFICE_COLLECT),
        (things.CARAVANSARY, at.CARAVANSARY_TAKE),
        (things.FOUNTAIN, at.FOUNTAIN_RECALL),
        (things.BLACK_MARKET, at.BLACK_MARKET_ROLL),
        (things.TEA_HOUSE, at.TEA_HOUSE_CALL),
        (things.LARGE_MARKET, at.MARKET_SELL),
        (things.SMALL_MARKET, at.MARKET_SELL),
        (things.POLICE_STATION, at.POLICE_SEND),
        (things.SULTANS_PALACE, at.PALACE_DELIVER),
        (things.SMALL_MOSQUE, at.MOSQUE_TAKE),
        (things.GREAT_MOSQUE, at.MOSQUE_TAKE),
        (things.GEMSTONE_DEALER, at.DEALER_BUY),
    ):
        rules.entry[place] = step
    rules.grammar.add(base_grammar())
    rules.install(base_cards(), YellowTile())
    rules.meetings = [Governor(), Smuggler()]
    rules.tokens = [things.GOVERNOR, things.SMUGGLER]
    rules.end_cards = [EndLira(things.FIVE_LIRA), EndGood(things.ONE_GOOD)]
