"""The Dice Game in the terminal: everything lies open, and runs of dice and payments are typed in one line."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.text import Text

from sixrubies.cli import dice_table, dice_topics
from sixrubies.cli.look import Changes, Look, Topic
from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import REACHABLE, RUBY, styled
from sixrubies.core.decision import BatchChoice, Decision, Option
from sixrubies.core.event import Event
from sixrubies.dice import events as kind
from sixrubies.dice.things import COLOUR_NAMES, FACE_NAMES, RESOURCE_NAMES
from sixrubies.texts import DiceTexts
from sixrubies.texts.dice.meanings import ARGUMENTS
from sixrubies.texts.speech import Told

COMMANDS = ("dice-answer", "dice-help", "hint", "blocked", "undo", "table", "dice-hand", "log", "save", "leave")
BARRIERS = {"card.reveal": "bazaar_card", "tile.show": "mosque_tile"}
CHOSEN_ON_THE_TABLE = ("ruby", "buy_tile", "tile")
IMPLIED = (kind.TURN_BEGAN, kind.ACTION_BEGAN, kind.TURN_ENDED)
# Kinds of events of which several are one sentence, and what their first number names.
TOGETHER = {
    kind.DIE_ROLLED: FACE_NAMES,
    kind.DIE_USED: FACE_NAMES,
    kind.RESOURCE_PAID: RESOURCE_NAMES,
    kind.RESOURCE_GAINED: RESOURCE_NAMES,
    kind.RESOURCE_RETURNED: RESOURCE_NAMES,
}


class DiceLook(Look[DiceTexts]):
    """The Dice Game."""

    commands = COMMANDS
    barriers = BARRIERS
    began = kind.TURN_BEGAN
    scores = ("cli-rubies", "cli-dice-sold")  # DG60.4
    tie_breaks = "cli-dice-tie_breaks"
    secrets = False

    def draw(
        self, screen: Screen, told: Told, players: Sequence[Player], words: DiceTexts, decision: Decision | None = None
    ) -> None:
        options = decision.options if decision is not None else []
        marked = [option.argument for option in options if option.verb in CHOSEN_ON_THE_TABLE]
        dice_table.draw(screen, told, players, words, marked)

    def redrawn(self, decision: Decision) -> bool:
        return False  # options name their prices

    def own(self, told: Told, words: DiceTexts) -> Text:
        """Dice, if it is the viewer's turn, and resources."""
        owned = dice_table.owned_line(dice_table.amounts(told["players"][told["you"]]), words)
        if told["turn"] != told["you"]:
            return owned
        return dice_table.dice(told, words) + Text(" · ") + owned

    def legend(self, words: DiceTexts) -> Iterator[Text]:
        faces = [dice_table.die(face, words) + Text(f" {words.face(face)}") for face in FACE_NAMES]
        yield Text(words.text("cli-dice-dice") + " ") + Text(", ").join(faces)
        resources = [*RESOURCE_NAMES, "any"]
        signs = [dice_table.sign(name) + Text(f" {words.text(f'cli-dice-legend-{name}')}") for name in resources]
        yield Text(", ").join(signs) + Text(f", {RUBY} {words.text('cli-legend-ruby')}")
        yield Text(words.text("cli-dice-legend-areas", reachable=REACHABLE))
        yield Text(words.text("cli-dice-legend-tiles"))

    def hands(self, screen: Screen, told: Told, names: Sequence[str], words: DiceTexts) -> None:
        """The viewer's mosque tiles, and what they do."""
        owned = told["players"][told["you"]]["tiles"]
        screen.say(words.text("cli-dice-hand" if owned else "cli-dice-hand-empty"), "bold")
        for ability, count in owned.items():
            times = f" ×{count}" if count > 1 else ""
            line = styled(f"{words.ability(ability)}{times}: ", "bold") + Text(words.ability_help(ability))
            screen.say(line, indent=INDENT, hang=2)

    # -- a decision ---------------------------------------------------------------------------------------------

    def names_of(self, option: Option, words: DiceTexts) -> set[str]:
        """A colour means a die before it means a marker, which its whole name and its token name as well."""
        if not option.argument:
            return set()
        named, meaning = {option.argument, option.token}, ARGUMENTS[option.verb]
        if meaning in ("face", "resource") and option.argument in {*FACE_NAMES, *RESOURCE_NAMES}:
            named.add(words.text(f"cli-dice-letter-{option.argument}"))
            if option.argument in FACE_NAMES:
                named.add(words.face(option.argument))
            if meaning == "resource":
                named.add(words.resource(option.argument).partition(" ")[2])
        elif meaning == "area":
            named.add(words.area(option.argument))
        elif meaning == "ability":
            named.add(words.ability(option.argument))
        return {name.casefold() for name in named}

    def letters(self, words: DiceTexts) -> set[str]:
        things = [*FACE_NAMES, *RESOURCE_NAMES]
        return {words.text(f"cli-dice-letter-{name}").casefold() for name in things}

    def example(self, batch: BatchChoice, words: DiceTexts) -> str:
        """A run that would do, from both ends of what there is: 2 red 1 brown."""
        counts = [0] * len(batch.items)
        wanted = max(batch.least, min(2, batch.most))
        order = [0, len(batch.items) - 1, *range(1, len(batch.items) - 1)]
        if batch.least == 0 and len(batch.items) > 1:
            counts[0], counts[-1] = 1, 1
        for place in order:
            more = min(batch.items[place].most - counts[place], wanted - sum(counts))
            counts[place] += max(0, more)
        options = [item.option for item in batch.items]
        named = {option.argument for option in options if option.verb == "die"}
        told = []
        for option, count in zip(options, counts, strict=True):
            word = words.face(option.argument) if option.argument in FACE_NAMES else ""
            if option.verb == "give":
                word = option.token if option.argument in named else words.resource(option.argument).partition(" ")[2]
            told += [f"{count} {word if ' ' not in word else option.argument}"] if count else []
        return " ".join(told)

    def changed(self, changes: Changes, seat: int, words: DiceTexts) -> list[Text]:
        told = []
        for key, label in (("rubies", "cli-rubies"), ("lira", "cli-lira"), ("crystals", "cli-dice-crystals")):
            if f"players.{seat}.{key}" in changes:
                before, after = changes[f"players.{seat}.{key}"]
                told.append(Text(f"{words.text(label)} {before} → {after}"))
        for name in [*COLOUR_NAMES, "brown"]:
            if f"players.{seat}.markers.{name}" in changes:
                before, after = changes[f"players.{seat}.markers.{name}"]
                label = words.text(f"cli-dice-legend-{name}")
                told.append(dice_table.sign(name) + Text(f" {label} {before} → {after}"))
        return told

    # -- what is told -------------------------------------------------------------------------------------------

    def sentences(self, events: Sequence[Event], names: Sequence[str], words: DiceTexts) -> Iterator[tuple[int, str]]:
        """All dice of a roll, a payment or a gain in one sentence each."""
        for (what, seat), run in groupby(untold(events), key=lambda event: (event.kind, event.seat)):
            if what not in TOGETHER:
                for event in run:
                    yield seat, words.event(event, names)
            else:
                counts: dict[str, int] = {}
                for event in run:
                    thing = TOGETHER[what][event.a]
                    counts[thing] = counts.get(thing, 0) + (1 if what == kind.DIE_ROLLED else event.b)
                yield seat, words.together(kind.EVENT_NAMES[what], words.player(seat, names), in_order(counts))

    def topics(self, words: DiceTexts) -> Iterator[Topic]:
        return dice_topics.topics(words)


def in_order(counts: Mapping[str, int]) -> dict[str, int]:
    """Things in the order of the die, and of the supply."""
    order = [*FACE_NAMES[:4], "brown", "crystal", "lira", "card"]
    return {name: counts[name] for name in order if name in counts}


def untold(events: Sequence[Event]) -> Iterator[Event]:
    """Events without those that others imply: who begins and ends, the choice whose price and gain follow, the use of
    the only card revealed, the tiles of the set-up.
    """
    revealed: list[int] = []
    taken = False
    for event in events:
        if event.kind == kind.CARD_REVEALED:
            revealed.append(event.a)
        taken = taken or event.kind == kind.TILE_TAKEN
        alone = event.kind == kind.CARD_USED and revealed == [event.a]
        if event.kind == kind.CARD_USED:
            revealed = []
        set_up = event.kind == kind.TILE_SHOWN and not taken
        if event.kind not in IMPLIED and not alone and not set_up:
            yield event
