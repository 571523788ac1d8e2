"""The rules of one game: tables built once from the options, never written during play."""

from typing import Any

from mypy_extensions import mypyc_attr

from sixrubies.board.actions import FIRST_INTERRUPT, LAST_INTERRUPT, PLAY, USE_YELLOW
from sixrubies.board.bazaar import Bazaar
from sixrubies.board.effects import hand_lira, pay_lira, play_card
from sixrubies.board.fields import BASE_FIELDS, NEUTRAL_AT, OWN_TILES, TURN
from sixrubies.board.grammar import Grammar
from sixrubies.board.reasons import NOT_NOW, NOT_YOUR_TURN
from sixrubies.board.state import State
from sixrubies.board.steps import NEUTRAL_MOVE, STEP_NAMES, TIMINGS
from sixrubies.board.things import CARD_NAMES, PLACES, YELLOW_TILE, is_guild
from sixrubies.core.frame import Frame
from sixrubies.core.kernel import Kernel
from sixrubies.core.step import Reason, Step

StepTable = list[tuple[int, int, Step[State]]]  # number, timing, rule


def put_steps(steps: list[Step[State]], table: StepTable) -> None:
    """Put the steps of a box into the list of all: behind those before, or in the places of those it replaces."""
    for number, timing, step in table:
        while len(steps) <= number:
            steps.append(step)
        step.id = number
        step.name = STEP_NAMES[number]
        step.timing = timing
        steps[number] = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt:
    """A kind of bonus card, or the yellow tile: at which timings it may be used, why not, and what it does."""

    def __init__(self, kind: int, timings: list[int]) -> None:
        self.kind = kind  # its action is PLAY + kind
        self.timings = timings

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        """Asked only at a timing that fits. Depends on public things only."""
        return None

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        """The `card` has left the hand already; `f` is the decision that is interrupted, still on the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Step[State]):
    """The first step of a place's action."""

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        """Why the action can't be carried out now."""
        return None

    def surely_barred(self, s: State, seat: int, place: int) -> bool:
        """It is barred whatever the seat may hold, as far as the others know."""
        return self.barred(s, seat, place) is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class Meeting:
    """What happens when a merchant meets a token."""

    def barred(self, s: State, seat: int) -> Reason | None:
        """Why the token can't be used now. Depends on public things only."""
        return None

    def unpayable(self, s: State, seat: int, cards: int) -> bool:
        """Paying it would leave another token unpaid that waits for its price; `cards` are left in hand for that."""
        return False

    def begin(self, s: State, seat: int, place: int) -> None:
        """The token gives, then is paid; its roll follows below on the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class EndCard:
    """A left-over card that is played for its owner when the game has ended (ruling A21)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def usable(self, s: State, seat: int) -> bool:
        """It would give something."""
        return True

    def use(self, s: State, seat: int) -> None:
        """The card has left the hand."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What an expansion box adds to the table besides steps and cards: its numbers, in words and back."""

    def __init__(self) -> None:
        self.events: list[int] = []  # the numbers of its own: events, reasons, actions, and wares besides the goods
        self.reasons: list[int] = []
        self.actions: list[int] = []
        self.wares: list[int] = []

    def set_up(self, rules: "Rules", n: list[int], frames: list[Frame]) -> None:
        """Its pieces laid out; `frames` are the set-up chance steps still to come, the first last."""

    def describe(self, s: State, told: dict[str, Any]) -> None:
        """Add its part to the described state."""

    def restore(self, s: State, told: dict[str, Any]) -> None:
        """Take its part from a description."""

    def count_piles(self, s: State, told: dict[str, Any]) -> None:
        """Its face-down piles and hands have been restored card by card: count them, and compare what was told."""

    def table(self, s: State) -> dict[str, Any]:
        """What everybody reads off its tiles."""
        return {}

    def violations(self, s: State) -> list[str]:
        return []

    def grammar(self) -> Grammar:
        """How its steps may lie on each other and on those of the base game (see `pending`)."""
        return Grammar()

    def unfit(self, s: State, i: int) -> str:
        """What is wrong with the i-th pending step, as far as this box can tell; empty where nothing is."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Passage:
    """Where a piece may go from a place in one step."""

    def beside(self, s: State, seat: int, place: int) -> list[int]:
        """Sorted; not to be changed by who asks."""
        return s.rules.bazaar.beside[place]


@mypyc_attr(allow_interpreted_subclasses=True)
class Payees:
    """Whose pieces at a place are paid: other players' merchants, and neutral ones with two players (A4)."""

    def count(self, s: State, seat: int, place: int, spared: int) -> int:
        """Pieces to pay; `spared` is one more than a seat whose merchant is not paid, 0: nobody is spared."""
        count = 0
        for other in range(s.seats):
            if other != seat and other != spared - 1 and s.merchant(other) == place:
                count += 1
        for which in range(len(s.rules.neutral_merchants)):
            if s.n[NEUTRAL_AT + which] == place:
                count += 1
        return count

    def pay(self, s: State, seat: int, place: int, spared: int) -> None:
        """Everybody gets the toll; a neutral merchant who was paid goes on (N4)."""
        for other in range(s.seats):
            if other != seat and other != spared - 1 and s.merchant(other) == place:
                hand_lira(s, seat, other, s.rules.toll)
        for which in reversed(range(len(s.rules.neutral_merchants))):
            if s.n[NEUTRAL_AT + which] == place:
                pay_lira(s, seat, s.rules.toll)
                s.push(Frame(NEUTRAL_MOVE, seat, place, a=which))


class Numbers:
    """Every number of the component data that rules read, unpacked for a number of seats."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values = values

    def number(self, key: str) -> int:
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def ints(self, key: str) -> list[int]:
        value = self.values[key]
        assert isinstance(value, list)
        return [int(entry) for entry in value]

    def rows(self, key: str) -> list[list[int]]:
        value = self.values[key]
        assert isinstance(value, list)
        return [[int(entry) for entry in row] for row in value]

    def copies(self, card: str) -> int:
        """Of a bonus or guild card, whichever box in play has it."""
        if card.startswith("guild_"):
            return self.number("guild.copies") if "guild.copies" in self.values else 0
        for key in ("cards.copies", "mocha_cards.copies", "letters_cards.copies"):
            table = self.values.get(key, {})
            assert isinstance(table, dict)
            if card in table:
                return int(table[card])
        return 0

    def for_seats(self, key: str, seats: int) -> object:
        value = self.values[key]
        assert isinstance(value, dict)
        return value[str(seats)]


class Rules(Kernel[State]):
    """Steps, entries and cards of the modules in play, with the numbers of the components."""

    def __init__(
        self,
        steps: list[Step[State]],
        seats: int,
        bazaar: Bazaar,
        numbers: Numbers,
        edition_2014: bool,
        neutral: bool,
        kinds: int,
    ) -> None:
        super().__init__(steps, FIRST_INTERRUPT, LAST_INTERRUPT)
        self.seats = seats
        self.bazaar = bazaar
        self.near = numbers.ints("move.near")
        self.far = numbers.ints("move.far")
        self.edition_2014 = edition_2014
        self.neutral_assistants = neutral
        self.entry: list[int] = [0] * PLACES
        self.cards: list[Interrupt] = []
        self.yellow = Interrupt(USE_YELLOW - PLAY, [])
        self.kinds = kinds  # of cards, numbers below it
        self.meetings: list[Meeting] = []  # by token
        self.tokens: list[int] = []  # those in play
        self.end_cards: list[EndCard] = []  # in the order they are played
        self.fields = BASE_FIELDS
        self.boxes: list[Box] = []
        self.grammar = Grammar()
        self.letter_copies: list[int] = []  # by place
        self.ruby_supply = 0  # rubies beside the board that refill a track
        self.payees = Payees()
        self.passage = Passage()
        self.after_roll = -1  # the step that follows every own roll, if any
        self.fits: list[int] = [0] * TIMINGS  # bit mask of the kinds that fit a timing

        def per_seats(key: str) -> int:
            value = numbers.for_seats(key, seats)
            assert isinstance(value, int)
            return value

        self.start_lira = numbers.ints("setup.start_lira")
        self.start_cards = numbers.number("setup.start_cards")
        self.start_assistants = numbers.number("setup.assistants")
        self.goal = per_seats("setup.goal_rubies")
        self.neutral_merchants = numbers.ints("setup.neutral_merchants") if seats == 2 else []
        self.capacity = numbers.number("wheelbarrow.capacity")
        self.extensions = numbers.number("wheelbarrow.extensions")
        self.toll = numbers.number("toll.lira")
        self.catch_lira = numbers.number("catch.lira")
        self.governor_lira = numbers.number("governor.lira")
        self.smuggler_lira = numbers.number("smuggler.lira")
        self.wainwright_price = numbers.number("wainwright.price")
        self.caravansary_cards = numbers.number("caravansary.cards")
        self.caravansary_discards = numbers.number("caravansary.discards")
        self.black_market_blue = numbers.ints("black_market.blue")
        self.tea_lowest = numbers.number("tea_house.lowest")
        self.tea_highest = numbers.number("tea_house.highest")
        self.tea_consolation = numbers.number("tea_house.consolation")
        self.large_market = [0, *numbers.ints("market.large")]  # Lira by goods sold
        self.small_market = [0, *numbers.ints("market.small")]
        self.demand_tiles = numbers.rows("demand.large") + numbers.rows("demand.small")
        self.mosque_pay = numbers.number("mosque.pay")
        symbols = numbers.for_seats("mosque.symbols", seats)
        assert isinstance(symbols, list)
        self.mosque_symbols = [int(symbol) for symbol in reversed(symbols)]  # by tiles left - 1: the top one
        self.yellow_lira = numbers.number("tile.yellow_lira")
        self.green_lira = numbers.number("tile.green_lira")
        self.red_die = numbers.number("tile.red_die")
        self.card_lira = numbers.number("cards.lira")
        self.copies = [numbers.copies(name) for name in CARD_NAMES[:kinds]]
        self.bonus = [kind for kind in range(kinds) if not is_guild(kind)]  # the kinds of the bonus deck
        self.decks = [self.bonus]  # each with a pile of its own
        self.deck_size = sum(self.copies[kind] for kind in self.bonus)
        self.post_office = unpack_post_office(numbers)
        self.dealer_track = numbers.ints("dealer.track")
        self.palace_prices = unpack_palace(numbers)
        self.ruby_stock = [
            per_seats("wainwright.rubies"),
            per_seats("mosque.rubies"),
            per_seats("mosque.rubies"),
            per_seats("palace.rubies"),
            per_seats("dealer.rubies"),
        ]

    def add_box(self, box: Box) -> None:
        self.boxes.append(box)
        self.grammar.add(box.grammar())

    def leave_out(self, kinds: range) -> None:
        """Bonus cards of these kinds stay in the box."""
        for kind in kinds:
            if not is_guild(kind):
                self.copies[kind] = 0
        self.deck_size = sum(self.copies[kind] for kind in self.bonus)

    def install(self, cards: list[Interrupt], yellow: Interrupt) -> None:
        self.cards = cards
        self.yellow = yellow
        for interrupt in [*cards, yellow]:
            for timing in interrupt.timings:
                self.fits[timing] |= 1 << interrupt.kind

    def offer(self, s: State, f: Frame, timing: int, out: list[int]) -> None:
        """Ruling A7: always by the player whose turn it is."""
        seat = f.seat
        n = s.n
        if seat != n[TURN]:
            return
        fits = self.fits[timing]
        held = s.held[seat] & fits
        kind = 0
        while held:
            if held & 1 and self.cards[kind].why_not(s, f, seat) is None:
                out.append(PLAY + kind)
            held >>= 1
            kind += 1
        if n[OWN_TILES + seat] >> YELLOW_TILE & 1 and fits >> self.yellow.kind & 1:
            if self.yellow.why_not(s, f, seat) is None:
                out.append(USE_YELLOW)

    def interrupt_why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        """Why a card in hand or the yellow tile can't be used at this decision."""
        if f.seat != s.n[TURN]:
            return Reason(NOT_YOUR_TURN)
        interrupt = self.yellow if action == USE_YELLOW else self.cards[action - PLAY]
        if self.fits[self.steps[f.step].timing] >> interrupt.kind & 1 == 0:
            return Reason(NOT_NOW)
        return interrupt.why_not(s, f, f.seat)

    def interrupt(self, s: State, f: Frame, action: int) -> None:
        if action == USE_YELLOW:
            self.yellow.use(s, f, f.seat, self.yellow.kind)
        else:
            play_card(s, f.seat, action - PLAY)
            self.cards[action - PLAY].use(s, f, f.seat, action - PLAY)


def unpack_post_office(numbers: Numbers) -> list[list[int]]:
    """By indicators down: red, green, yellow, blue and Lira one receives. Indicators go down from the left."""
    names = ["red", "green", "yellow", "blue"]
    top = numbers.values["post_office.top"]
    bottom = numbers.values["post_office.bottom"]
    assert isinstance(top, list) and isinstance(bottom, list)
    rewards: list[list[int]] = []
    for down in range(len(top) + 1):
        reward = [0, 0, 0, 0, 0]
        for column in range(len(top)):
            shown = top[column] if column < down else bottom[column]
            if isinstance(shown, str):
                reward[names.index(shown)] += 1
            else:
                reward[4] += int(shown)
        rewards.append(reward)
    return rewards


def unpack_palace(numbers: Numbers) -> list[list[int]]:
    """By uncovered spaces: red, green, yellow, blue and goods of any kind to deliver."""
    names = ["red", "green", "yellow", "blue", "any"]
    track = numbers.values["palace.track"]
    assert isinstance(track, list)
    price = [0, 0, 0, 0, 0]
    prices = [price[:]]
    for space in track:
        price[names.index(str(space))] += 1
        prices.append(price[:])
    return prices
