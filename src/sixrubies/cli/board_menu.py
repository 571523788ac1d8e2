"""What is typed in the board game: places, called numbers, kiosk tiles and bids keep their own number."""

from sixrubies.board.actions import TRACK_NAMES
from sixrubies.board.things import COFFEE_HOUSE, GEMSTONE_DEALER, PLACE_NAMES, SULTANS_PALACE, WARE_NAMES
from sixrubies.cli.look import loudness
from sixrubies.core.decision import Decision, Option
from sixrubies.texts import Texts
from sixrubies.texts.speech import Told

TRACKS = dict(zip(TRACK_NAMES, (SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE), strict=True))
MOST_BID = 225


def places(decision: Decision) -> list[int]:
    """The places among the options: what is marked on the board."""
    found = (place_of(option) for option in decision.options)
    return list(dict.fromkeys(place for place in found if place is not None))


def bids(decision: Decision) -> list[int]:
    """How many Lira can be bid: all numbers from the first to the last."""
    return [int(option.argument) for option in decision.options if option.verb == "bid"]


def place_of(option: Option) -> int | None:
    """The place an option is about, also where it is named by its rubies."""
    if option.target != "place":
        return None
    return TRACKS[option.argument] if option.argument in TRACKS else int(option.argument)


def number_of(option: Option) -> int | None:
    """The number an option has of itself."""
    if option.target == "number" or option.verb == "kiosk":
        return int(option.argument)
    return place_of(option)


def numbers(decision: Decision, told: Told) -> dict[int, Option]:
    """What has no number of its own is counted on behind the highest there is. Where merchant or companion may go, the
    number of a place means the merchant.
    """
    found: dict[int, Option] = {}
    others: list[Option] = []
    going = next((option.verb for option in decision.options if option.target == "place"), "")
    for option in decision.options:
        number = number_of(option)
        if number is None or (option.target == "place" and option.verb != going):
            others.append(option)
        else:
            found[number] = option
    known = [*decision.options, *(entry.option for entry in decision.blocked)]
    highest = max((number_of(option) or 0 for option in known), default=0)
    if places(decision):
        highest = max(highest, *(place for row in told["table"]["layout"] for place in row))
    if bids(decision):
        highest = MOST_BID  # no number one might bid means something else
        for option in [option for option in others if option.verb == "pass"]:
            others.remove(option)
            found[0] = option
    return found | dict(enumerate(sorted(others, key=loudness), highest + 1))


def letters(words: Texts) -> dict[str, str]:
    """The good each letter stands for."""
    return {words.text(f"cli-letter-{good}").casefold(): good for good in WARE_NAMES}


def names_of(option: Option, words: Texts) -> set[str]:
    """Everything that may name what an option is about: `tea_house`, `Tea House`, `red`, `5 Lira`."""
    named = {option.argument}
    place = place_of(option)
    if place is not None:
        named |= {words.place(place), PLACE_NAMES[place], words.text(f"cli-place-{PLACE_NAMES[place]}")}
    elif option.target == "good":
        named |= {words.text(f"good-{option.argument}.name")}
        named |= {letter for letter, good in letters(words).items() if good == option.argument}
    elif option.target == "card":
        named |= {words.card(option.argument)}
    return {name.casefold() for name in named}
