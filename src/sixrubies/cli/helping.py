"""Help at the table: on an option, on one that is blocked, on any thing of the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

import sixrubies as sr
from sixrubies.board.things import GOOD_NAMES
from sixrubies.cli import topics
from sixrubies.cli.menu import Menu, option_of
from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.signs import GOODS, HERE, REACHABLE, RUBY, styled
from sixrubies.cli.tiles import Told, good, toll, waits_for_you
from sixrubies.cli.words import Words
from sixrubies.core.decision import Blocked, Option
from sixrubies.rulesets import TABLE
from sixrubies.texts.situations import frame_of

COMMANDS = ("answer", "help", "blocked", "undo", "table", "hand", "log", "save", "leave")


def overview(screen: Screen, words: Words) -> None:
    """What can be typed, and what the signs on the board mean."""
    screen.say(words.text("cli-help"), "bold")
    for name in COMMANDS:
        key = styled(f"{words.text(f'cli-help-{name}.key'):<6}", "bold")
        screen.say(key + Text(words.text(f"cli-help-{name}")), indent=INDENT, hang=6)
    screen.say(words.text("cli-legend"), "bold")
    kinds = [Text(f"{GOODS[name]} ") + Text(words.text(f"good-{name}.name")) for name in GOOD_NAMES]
    screen.say(Text(", ").join(kinds) + Text(f", {RUBY} {words.text('cli-legend-ruby')}"), indent=INDENT)
    screen.say(words.text("cli-legend-pieces"), indent=INDENT)
    screen.say(words.text("cli-legend-tokens"), indent=INDENT)
    screen.say(words.text("cli-legend-marks", reachable=REACHABLE, here=HERE), indent=INDENT)
    screen.say(words.text("cli-legend-hints"), indent=INDENT)
    for box in TABLE[words.ruleset].boxes[1:]:
        screen.say(words.text(f"cli-legend-{box}"), indent=INDENT)


def hands(screen: Screen, told: Told, names: Sequence[str], words: Words) -> None:
    """The own cards with what they do, and what everybody knows of the others' (A22)."""
    own = told["players"][told["you"]]["hand"]
    screen.say(words.text("cli-hand") if own else words.text("cli-hand-empty"), "bold")
    for card, count in own.items():
        times = f" ×{count}" if count > 1 else ""
        screen.say(styled(f"{words.card(card)}{times}: ", "bold") + Text(words.card_help(card)), indent=INDENT)
    for seat, player in enumerate(told["players"]):
        known = [words.card(card) for card, count in player["known"].items() for _ in range(count)]
        if seat != told["you"] and known:
            cards = words.join(known)
            screen.say(words.text("cli-hand-known", player=names[seat], cards=cards), indent=INDENT)


def blocked(screen: Screen, menu: Menu, names: Sequence[str]) -> None:
    """What one might think of but can't do now, and why."""
    words, told = menu.words, menu.told
    if not menu.decision.blocked:
        screen.say(words.text("cli-blocked-none"))
        return
    screen.say(words.text("cli-blocked"), "bold")
    for entry in menu.decision.blocked:
        line = Text(words.option(entry.option, told, names) + ": ")
        screen.say(line + styled(words.reason(entry, told), "dim"), indent=INDENT, hang=2)


def on(screen: Screen, wanted: str, menu: Menu, game: sr.BoardGame, names: Sequence[str]) -> None:
    """Help on an option of this decision, possible or not, or on any thing of the game."""
    words, told = menu.words, menu.told
    entry = menu.find(wanted)
    if entry is not None:
        option = option_of(entry)
        screen.say(words.option(option, told, names), "bold")
        screen.say(words.option_help(option, told), indent=INDENT)
        if isinstance(entry, Blocked):
            screen.say(words.text("cli-blocked-because", reason=words.reason(entry, told)), indent=INDENT)
        else:
            preview(screen, option, game, told, names, words)
        return
    found = topics.find(wanted, words)
    if not found:
        screen.say(words.text("cli-no_topic", topic=wanted))
    for topic in found:
        screen.say(topic.title, "bold")
        screen.say(topic.text, indent=INDENT)


def preview(screen: Screen, option: Option, game: sr.BoardGame, told: Told, names: Sequence[str], words: Words) -> None:
    """What an option changes up to the next decision or chance, as far as its owner can know."""
    seat = told["you"]
    result = game.view(seat).preview(option.action)
    events = [words.event(event, names) for event in result["events"] if event["kind"] != "turn_began"]
    if option.verb in ("move", "walk") and frame_of(told).get("step") != "catacombs.move":
        events += arrival(int(option.argument), option.verb == "move", told, words)
    if events:
        screen.say(styled(words.text("cli-preview") + " ", "dim") + Text(" ".join(events)), indent=INDENT)
    changes = own_changes(result["changes"], seat, words)
    if changes:
        screen.say(styled(words.text("cli-preview-after") + " ", "dim") + Text(", ").join(changes), indent=INDENT)
    if result["chance"]:
        screen.say(words.text("cli-preview-chance"), indent=INDENT)


def arrival(place: int, merchant: bool, told: Told, words: Words) -> list[str]:
    """What waits for a merchant, or a companion, who goes there."""
    sentences = []
    if merchant and waits_for_you(place, told):
        sentences.append(words.text("cli-preview-assistant"))
    if toll(place, told):
        sentences.append(words.text("cli-preview-toll", lira=toll(place, told)))
    return sentences


def own_changes(changes: Mapping[str, Sequence[Any]], seat: int, words: Words) -> list[Text]:
    """Lira, rubies, goods and assistants of the seat: before → after."""
    told = []
    for key, label in (("lira", "cli-lira"), ("rubies", "cli-rubies"), ("hand_size", "cli-cards")):
        if f"players.{seat}.{key}" in changes:
            before, after = changes[f"players.{seat}.{key}"]
            told.append(Text(f"{words.text(label)} {before} → {after}"))
    for name in GOOD_NAMES:
        if f"players.{seat}.goods.{name}" in changes:
            before, after = changes[f"players.{seat}.goods.{name}"]
            told.append(good(name) + Text(f" {words.text(f'good-{name}.name')} {before} → {after}"))
    if "mocha.coffee" in changes:
        before, after = (coffee[seat] for coffee in changes["mocha.coffee"])
        if before != after:
            told.append(good("coffee") + Text(f" {words.text('good-coffee.name')} {before} → {after}"))
    if "letters.letters" in changes:
        before, after = (len(letters[seat]) for letters in changes["letters.letters"])
        if before != after:
            told.append(Text(f"{words.text('cli-letters-had')} {before} → {after}"))
    if f"players.{seat}.stack" in changes:
        before, after = changes[f"players.{seat}.stack"]
        told.append(Text(f"{words.text('cli-assistants')} {len(before)} → {len(after)}"))
    return told
