"""Help at the table of the board game: what the signs mean, the own hand, what an option leads to."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from sixrubies.board.things import GOOD_NAMES
from sixrubies.cli.look import Changes
from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.signs import GOODS, HERE, REACHABLE, RUBY, styled
from sixrubies.cli.tiles import good, toll, waits_for_you
from sixrubies.rulesets import TABLE
from sixrubies.texts import Texts
from sixrubies.texts.speech import Told


def legend(words: Texts) -> Iterator[Text]:
    kinds = [Text(f"{GOODS[name]} ") + Text(words.text(f"good-{name}.name")) for name in GOOD_NAMES]
    yield Text(", ").join(kinds) + Text(f", {RUBY} {words.text('cli-legend-ruby')}")
    yield Text(words.text("cli-legend-pieces"))
    yield Text(words.text("cli-legend-tokens"))
    yield Text(words.text("cli-legend-marks", reachable=REACHABLE, here=HERE))
    yield Text(words.text("cli-legend-hints"))
    for box in TABLE[words.ruleset].boxes[1:]:
        yield Text(words.text(f"cli-legend-{box}"))


def hands(screen: Screen, told: Told, names: Sequence[str], words: Texts) -> None:
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


def arrival(place: int, merchant: bool, told: Told, words: Texts) -> list[str]:
    """What waits for a merchant, or a companion, who goes there."""
    sentences = []
    if merchant and waits_for_you(place, told):
        sentences.append(words.text("cli-preview-assistant"))
    if toll(place, told):
        sentences.append(words.text("cli-preview-toll", lira=toll(place, told)))
    return sentences


def own_changes(changes: Changes, seat: int, words: Texts) -> list[Text]:
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
