"""Mocha & Baksheesh as a module: what it adds to the base game and what it replaces. Read while assembling only."""

from sixrubies.board import steps as at
from sixrubies.board import things
from sixrubies.board.cards.base import base_cards
from sixrubies.board.fields import MOCHA_FIELDS
from sixrubies.board.mocha import caravansary, cards, coffee_house, guild, guild_hall, movement, roasting_plant, tavern
from sixrubies.board.mocha.box import GUILD_CARDS, MochaBox
from sixrubies.board.mocha.deck import DrawGuildCard
from sixrubies.board.mocha.dice import AfterRoll, MochaRoll, TurnToSix
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.mocha.trader import CoffeeTrader, FreeGovernor, FreeSmuggler, PayTrader
from sixrubies.board.outcome import EndGood, EndLira
from sixrubies.board.rules import Rules, StepTable, put_steps
from sixrubies.board.state import State
from sixrubies.board.steps import AFTER_ACTION, AT_ROLL, BEFORE_MOVE, INSIDE
from sixrubies.board.yellow_tile import YellowTile
from sixrubies.core.step import NEVER, Step


def mocha_steps(steps: list[Step[State]], numbers: MochaNumbers) -> None:
    """Its own steps behind the base game's, and those it replaces in their places."""
    table: StepTable = [
        (at.TURN_MOVE, BEFORE_MOVE, movement.MochaMove()),
        (at.TURN_MOVE_FAR, INSIDE, movement.MochaMoveFar()),
        (at.DICE_ROLL, NEVER, MochaRoll()),
        (at.DICE_RED_TILE, AT_ROLL, AfterRoll()),
        (at.DICE_SIX, INSIDE, TurnToSix()),
        (at.TURN_MOVE_CORNER, INSIDE, movement.MoveCorner()),
        (at.REWARDS_TAKE, NEVER, cards.TakeReward(numbers)),
        (at.REWARDS_GOOD, INSIDE, cards.RewardGood()),
        (at.EXCHANGE_GIVE, INSIDE, cards.ExchangeGive(numbers)),
        (at.EXCHANGE_TAKE, INSIDE, cards.ExchangeTake()),
        (at.GUILD_DRAW, NEVER, DrawGuildCard()),
        (at.TRADER_PAY, INSIDE, PayTrader(numbers)),
        (at.ROASTING_CHOOSE, INSIDE, roasting_plant.Roast(numbers)),
        (at.ROASTING_GOOD, INSIDE, roasting_plant.RoastGood(numbers)),
        (at.ROASTING_CARD, INSIDE, roasting_plant.RoastCard(numbers)),
        (at.GUILD_HALL_TAKE, NEVER, guild_hall.TakeGuildCards(numbers)),
        (at.GUILD_HALL_DISCARD, INSIDE, guild_hall.DiscardGuildCard()),
        (at.TAVERN_CHOOSE, INSIDE, tavern.Tavern(numbers)),
        (at.TAVERN_BARRIER, INSIDE, tavern.LayBarrier()),
        (at.TAVERN_BESIDE, INSIDE, tavern.ChooseSide()),
        (at.TAVERN_ACTION, INSIDE, tavern.BarrierAction()),
        (at.TAVERN_RUBY, INSIDE, tavern.ChooseRuby(numbers)),
        (at.COFFEE_HOUSE_BUY, NEVER, coffee_house.BuyForCoffee(numbers)),
        (at.CARAVANSARY_COFFEE, NEVER, caravansary.CoffeeFirst(numbers)),
        (at.GUILD_EXTRA, NEVER, guild.Extra(numbers)),
        (at.GUILD_EXTEND, NEVER, guild.Extend(numbers)),
        (at.GUILD_GOODS, NEVER, guild.ThreeGoods()),
        (at.GUILD_BLUE, NEVER, guild.BlueGoods()),
        (at.GUILD_AGAIN, AFTER_ACTION, guild.Again()),
        (at.GUILD_SEND, INSIDE, guild.SendToAct()),
        (at.GUILD_MOSQUE, INSIDE, guild.TakeTileCheaply()),
        (at.GUILD_TAVERN, INSIDE, guild.TileAndBarrier(numbers)),
    ]
    put_steps(steps, table)


def install_mocha(rules: Rules, numbers: MochaNumbers) -> None:
    """After the base game is installed."""
    rules.fields = MOCHA_FIELDS
    rules.goal = numbers.goal
    rules.passage = movement.BarrierPassage()
    rules.after_roll = at.DICE_RED_TILE
    rules.ruby_stock.append(numbers.coffee_house_rubies)
    rules.add_box(MochaBox(numbers))
    rules.decks = [rules.bonus, GUILD_CARDS]
    for place, step in (
        (things.CARAVANSARY, at.CARAVANSARY_COFFEE),
        (things.ROASTING_PLANT, at.ROASTING_CHOOSE),
        (things.GUILD_HALL, at.GUILD_HALL_TAKE),
        (things.TAVERN, at.TAVERN_CHOOSE),
        (things.COFFEE_HOUSE, at.COFFEE_HOUSE_BUY),
    ):
        rules.entry[place] = step
    rules.install([*base_cards(), *cards.mocha_cards(numbers), *guild.guild_cards(numbers)], YellowTile())
    rules.meetings = [FreeGovernor(), FreeSmuggler(), CoffeeTrader(numbers)]
    rules.tokens = [things.GOVERNOR, things.SMUGGLER, things.COFFEE_TRADER]
    rules.end_cards = [
        EndLira(things.FIVE_LIRA),
        cards.EndCoffeeToLira(numbers),
        EndGood(things.ONE_GOOD),
    ]
