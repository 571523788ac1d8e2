"""Situations that make a text a special one: the place, the step, the thing that is meant. Most special first."""

from collections.abc import Mapping
from typing import Any

from sixrubies.core.decision import Blocked, Option
from sixrubies.texts.speech import Told, frame_of, key
from sixrubies.texts.things import guild_number, place_name


def option_situations(option: Option, told: Told) -> list[str]:
    """What may make the text of an option a special one, most special first."""
    frame = frame_of(told)
    specials = [key(frame["step"])]
    if frame.get("place"):
        specials.insert(0, place_name(frame["place"]))
    if option.verb == "leave" and told["players"][frame["seat"]]["stack"][:1] == ["neutral"]:
        specials.insert(0, "neutral")
    if option.verb == "take":
        specials.insert(0, f"{option.argument}-card")
    if option.verb == "tavern":
        specials.append(f"{option.argument}-price")
    if option.verb == "keep" and told["pending"][-2:][0]["step"] == "rewards.take":
        specials.insert(0, "rewards-take")  # two rewards, not a sum
    if option.argument == "?" and frame["step"] == "guild.draw":
        specials.insert(0, "hidden-guild")
    return specials


def help_situations(option: Option, frame: Mapping[str, Any]) -> list[str]:
    """What may make the help of an option a special one, most special first."""
    argument = [option.argument] if option.argument else []
    if not frame:
        return argument
    step = key(frame["step"])
    if frame["step"] == "smuggler.take" and frame.get("a"):  # he is not paid
        return [f"{step}-free", step, *argument]
    if frame["step"] == "tea_house.call" and frame.get("b"):  # guild card 9
        return [f"{step}-guild", step, *argument]
    return [step, *argument]


def reason_situations(blocked: Blocked, told: Told | None) -> list[str]:
    """What may make a reason a special one, most special first."""
    argument, frame = blocked.option.argument, frame_of(told)
    grounds = [argument] if argument else []
    if guild_number(argument):
        grounds.append("guild")
    if blocked.option.target == "place" and argument.isdigit():
        grounds.append(place_name(int(argument)))
    if told is None or not frame:
        return grounds
    if blocked.reason == "too_far" and frame["step"] == "turn.move":
        grounds += _obstacles(blocked, told, frame["seat"])
    grounds.append(key(frame["step"]))
    return [*grounds, place_name(frame["place"])] if frame.get("place") else grounds


def _obstacles(blocked: Blocked, told: Told, seat: int) -> list[str]:
    """A barrier that makes the way longer than it looks; a Movement tile that does not help."""
    if "mocha" not in told:
        return []
    cells = {place: (x, y) for y, row in enumerate(told["table"]["layout"]) for x, place in enumerate(row)}
    (x1, y1), (x2, y2) = cells[told["players"][seat]["merchant"]], cells[int(blocked.option.argument)]
    if blocked.a > abs(x1 - x2) + abs(y1 - y2):
        return ["barrier"]
    return ["movement"] if "movement" in told["mocha"]["tavern_tiles"][seat] else []


def paid_at(told: Told, frame: Mapping[str, Any]) -> int:
    """Whom to pay at the place of the frame: other merchants, neutral ones included, and other players' companions."""
    seat, place, spared = frame["seat"], frame.get("place", 0), frame.get("b", 0) - 1
    merchants = [player["merchant"] for number, player in enumerate(told["players"]) if number not in (seat, spared)]
    companions = list(told.get("letters", {}).get("companion", []))
    paid = merchants + list(told["neutral_merchants"]) + companions[:seat] + companions[seat + 1 :]
    return paid.count(place)
