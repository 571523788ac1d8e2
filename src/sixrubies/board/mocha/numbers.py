"""The numbers of Mocha & Baksheesh, unpacked from the component data."""

from sixrubies.board.rules import Numbers


class MochaNumbers:
    """Read once; the steps and cards of the box hold it."""

    def __init__(self, numbers: Numbers) -> None:
        self.goal = numbers.number("mocha.goal")
        self.coffee_house_track = numbers.ints("coffee_house.track")
        self.coffee_house_rubies = numbers.number("coffee_house.rubies")
        self.caravansary_coffee = numbers.number("caravansary.coffee")
        self.roasting_lira = numbers.number("roasting.lira")
        self.roasting_coffee = numbers.number("roasting.coffee")
        self.guild_hall_coffee = numbers.number("guild_hall.coffee")
        self.guild_hall_cards = numbers.number("guild_hall.cards")
        self.guild_hall_discards = numbers.number("guild_hall.discards")
        self.barrier_coffee = numbers.number("tavern.barrier")
        self.tavern_costs = [numbers.ints("tavern.movement"), numbers.ints("tavern.encounter")]  # top tile first
        self.baksheesh_coffee = numbers.number("baksheesh.coffee")
        self.baksheesh_sides = numbers.rows("baksheesh.sides")  # red, green, yellow, blue
        self.trader_lira = numbers.number("coffee_trader.lira")
        self.card_coffee = numbers.number("mocha_cards.coffee")
        self.card_guild_price = numbers.number("mocha_cards.guild_price")
        self.card_lira_price = numbers.number("mocha_cards.lira_price")
        self.card_lira = numbers.number("mocha_cards.lira")
        self.exchange_most = numbers.number("mocha_cards.exchange")
        self.reward_lira = numbers.number("dice_rewards.lira")
        rewards = numbers.values["dice_rewards.die"]
        assert isinstance(rewards, list)
        self.rewards = [str(reward) for reward in rewards]  # by face - 1: lira, good, coffee
        self.guild_coffee = by_card(numbers, "guild.coffee")
        self.guild_lira = by_card(numbers, "guild.lira")
        self.guild_extension = numbers.number("guild.extension")
        self.guild_caravansary = numbers.number("guild.caravansary")
        self.guild_consolation = numbers.number("guild.consolation")
        self.guild_hall_more = numbers.number("guild.guild_hall")
        self.guild_tavern = numbers.number("guild.tavern")
        self.guild_coffee_house = numbers.number("guild.coffee_house")


def by_card(numbers: Numbers, key: str) -> list[int]:
    """A table card number -> amount as a list; 0 where a card has none."""
    table = numbers.values[key]
    assert isinstance(table, dict)
    return [int(table.get(str(number), 0)) for number in range(21)]
