"""Help at the table: on an option, on one that is blocked, on any thing of the game."""

from collections.abc import Sequence

from rich.text import Text

import sixrubies as sr
from sixrubies.bots.hint import Hint, hint
from sixrubies.cli import topics
from sixrubies.cli.looks import look_of
from sixrubies.cli.menu import Menu, option_of
from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.signs import styled
from sixrubies.cli.words import Words
from sixrubies.core.decision import Blocked, Option
from sixrubies.texts.speech import Told


def overview(screen: Screen, words: Words) -> None:
    """What can be typed, and what the signs on the table mean."""
    screen.say(words.text("cli-help"), "bold")
    look = look_of(words.ruleset)
    for name in look.commands:
        key = styled(f"{words.text(f'cli-help-{name}.key'):<6}", "bold")
        screen.say(key + Text(words.text(f"cli-help-{name}")), indent=INDENT, hang=6)
    screen.say(words.text("cli-legend"), "bold")
    for line in look.legend(words):
        screen.say(line, indent=INDENT)


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


def hinted(screen: Screen, menu: Menu, game: sr.AnyGame, names: Sequence[str]) -> None:
    """What a strong player would do here, and why."""
    words, told = menu.words, menu.told
    with screen.busy() as sign:
        sign.update(words.text("hint-thinking"))
        found = hint(game.view(told["you"]), menu.decision)
    option = next(option for option in menu.decision.options if option.action == found.action)
    screen.say(words.text("hint-choice", option=words.option(option, told, names)), "bold")
    screen.say(plan_of(found, words), indent=INDENT)


def plan_of(found: Hint, words: Words) -> str:
    """The plan in words: which ruby, by which turn, and the way there."""
    if not found.ruby:
        return words.text("hint-no_ruby")
    kind = "dice-area" if words.ruleset == "dice" else "place"
    told = [words.text("hint-ruby", source=words.text(f"{kind}-{found.ruby}"), turns=found.turns)]
    if len(found.route) > 1:
        told.append(words.text("hint-route", places=" → ".join(words.text(f"place-{place}") for place in found.route)))
    return " ".join(told)


def on(screen: Screen, wanted: str, menu: Menu, game: sr.AnyGame, names: Sequence[str]) -> None:
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


def preview(screen: Screen, option: Option, game: sr.AnyGame, told: Told, names: Sequence[str], words: Words) -> None:
    """What an option changes up to the next decision or chance, as far as its owner can know."""
    seat, look = told["you"], look_of(words.ruleset)
    result = game.view(seat).preview(option.action)
    events = [words.event(event, names) for event in result["events"] if event["kind"] != "turn_began"]
    events += look.foretold(option, told, words)
    if events:
        screen.say(styled(words.text("cli-preview") + " ", "dim") + Text(" ".join(events)), indent=INDENT)
    changes = look.changed(result["changes"], seat, words)
    if changes:
        screen.say(styled(words.text("cli-preview-after") + " ", "dim") + Text(", ").join(changes), indent=INDENT)
    if result["chance"]:
        screen.say(words.text("cli-preview-chance"), indent=INDENT)
