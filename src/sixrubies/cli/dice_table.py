"""The table of the Dice Game: dice, ruby areas, open mosque tiles, and what everybody has."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import DICE_COLOURS, DICE_SIGNS, REACHABLE, RUBY, SOCKET, styled
from sixrubies.dice.things import ABILITY_NAMES, AREA_NAMES, COLOUR_NAMES, FACE_NAMES, RESOURCE_NAMES
from sixrubies.texts import DiceTexts
from sixrubies.texts.speech import Told

LEAST = 79  # columns of a table with everything in rows
WIDEST = 100
OWN_STYLE = "bold cyan"
RUBY_STYLE = "bold red"
MARKED_STYLE = "bold yellow"


def sign(name: str) -> Text:
    return styled(DICE_SIGNS[name], DICE_COLOURS[name])


def die(face: str, words: DiceTexts) -> Text:
    """One die: sign and letter say what the colour says."""
    return styled(f"[{DICE_SIGNS[face]}{words.text(f'cli-dice-letter-{face}')}]", DICE_COLOURS[face])


def dice(told: Told, words: DiceTexts) -> Text:
    """The dice that have not been used, in their order."""
    shown = [die(face, words) for face in FACE_NAMES for _ in range(told["dice"][face])]
    return Text(" ").join(shown) if shown else Text(words.text("cli-dice-no_dice"))


def cost(goods: Mapping[str, int]) -> Text:
    """A sign for every good: ■■■, and ? for one of any colour."""
    told = Text()
    for name in [*COLOUR_NAMES, "any"]:
        told += styled(DICE_SIGNS[name] * goods.get(name, 0), DICE_COLOURS[name])
    return told


def draw(screen: Screen, told: Told, players: Sequence[Player], words: DiceTexts, marked: Collection[str]) -> None:
    """Everything there is to see; `marked` areas and tiles can be chosen now."""
    width = min(screen.width, WIDEST)
    screen.say(status(told, words))
    screen.say(styled(words.text("cli-dice-dice") + " ", "dim") + dice(told, words))
    if told["shown"]:
        screen.say(styled(words.text("cli-dice-shown"), "dim"))
        for card in told["shown"]:
            screen.say(sign("card") + Text(f" {words.card(card)}"), indent=INDENT, hang=2)
    head(screen, words.text("cli-dice-areas"), width)
    screen.lines(columns(areas(told, words, marked), width, 2))  # the goods tracks, and the others
    head(screen, words.text("cli-dice-display", count=sum(told["stack"].values())), width)
    screen.lines(columns(display(told, words, marked), width, 3))
    if width >= LEAST:
        lines, apart = rows(told, players, words, width)
        screen.lines(lines)
        if apart.cell_len:
            screen.say(apart, hang=2)
    else:
        head(screen, words.text("cli-player"), width)
        for line in blocks(told, players, words):
            screen.say(line, hang=3)


def status(told: Told, words: DiceTexts) -> Text:
    around = words.text("cli-last_round" if told["last_round"] else "cli-round", round=told["round"])
    parts = [
        styled(around, "bold"),
        Text(words.text("cli-goal", rubies=told["table"]["goal"])),
        Text(words.text("cli-dice-deck", count=sum(told["pile"].values()), discard=sum(told["discard"].values()))),
    ]
    return styled(" · ", "dim").join(parts)


def head(screen: Screen, title: str, width: int) -> None:
    """The line above a part of the table."""
    line = f"── {title} "
    screen.say(line + "─" * (width - len(line)) if len(line) <= width else title, "dim")


def columns(entries: Sequence[Text], width: int, most: int) -> list[Text]:
    """Entries below each other, in as many columns as there is room for, `most` of them at most."""
    for number in range(most, 0, -1):
        height = -(-len(entries) // number)
        runs = [entries[start : start + height] for start in range(0, len(entries), height)]
        widths = [max(entry.cell_len for entry in run) for run in runs]
        if sum(widths) + 2 * (len(widths) - 1) <= width:
            break
    lines = []
    for row in range(height):
        cells = [(run[row], size) for run, size in zip(runs, widths, strict=True) if row < len(run)]
        lines.append(Text("  ").join(cell + Text(" " * (size - cell.cell_len)) for cell, size in cells))
    return lines


def areas(told: Told, words: DiceTexts, marked: Collection[str]) -> list[Text]:
    """Each area with its rubies, the sockets of those that are gone, and what the next one costs."""
    names = {name: words.area(name) for name in AREA_NAMES}
    longest = max(map(len, names.values()))
    return [_area(name, names[name].ljust(longest), told, words, name in marked) for name in AREA_NAMES]


def _area(name: str, title: str, told: Told, words: DiceTexts, marked: bool) -> Text:
    left, table = told["rubies"][name], told["table"]
    gone = sum(player["mosque_ruby"] for player in told["players"])
    if name in table["prices"]:
        gone = len(table["prices"][name]) - left
    shown = styled(f"{REACHABLE if marked else ' '}{title} ", MARKED_STYLE if marked else "")
    shown += styled(RUBY * left, RUBY_STYLE) + styled(SOCKET * gone, "dim") + Text(" ")
    if not left:
        return shown + styled(words.text("cli-at-sold_out"), "dim")
    if name == "mosque":
        return shown + Text(words.text("cli-dice-at-mosque", count=table["mosque_tiles"]))
    price = table["price"][name]
    if name == "lira":
        return shown + Text(words.text("cli-at-lira", lira=price))
    if name == "carpet":
        return shown + cost(dict.fromkeys(COLOUR_NAMES, 1)) + (Text(f"+{price}?") if price else Text())
    return shown + Text(f"{price}") + sign(name)


def display(told: Told, words: DiceTexts, marked: Collection[str]) -> list[Text]:
    """The open tiles: their price, and what they are good for."""
    entries = []
    for name in told["display"]:
        can = name in marked
        entries.append(
            styled(REACHABLE if can else " ", MARKED_STYLE)
            + cost(told["table"]["tile_costs"][name])
            + Text(" ")
            + effect(words.ability_of(name), words)
        )
    return entries or [Text(" " + words.text("cli-hand-none"))]


def effect(ability: str, words: DiceTexts) -> Text:
    """What a tile is good for, in few words."""
    kind, _, colour = ability.partition("_")
    told = Text(words.text(f"cli-dice-tile-{kind}"))
    return told + Text(" ") + sign(colour) if colour else told


# -- the players --------------------------------------------------------------------------------------------------


def sockets(owned: int, goal: int) -> Text:
    return styled(RUBY * owned, RUBY_STYLE) + styled(SOCKET * (goal - owned), "dim")


def name(seat: int, told: Told, players: Sequence[Player], words: DiceTexts, roomy: bool = True) -> Text:
    player = players[seat]
    style = OWN_STYLE if seat == told["you"] else "bold"
    shown = styled(f"{REACHABLE if told['turn'] == seat else ' '}{player.letter} {player.name}", style)
    return shown + styled(f" {words.text('cli-bot')}", "dim") if player.bot and roomy else shown


def ability_sign(ability: str, words: DiceTexts) -> Text:
    """A tile as a sign: ¤ income of Lira, ¤■ a red marker with Lira, +A an action."""
    kind, _, colour = ability.partition("_")
    if colour:
        return sign("lira") + sign(colour)
    return sign(kind) if kind in DICE_SIGNS else Text(words.text(f"cli-dice-sign-{kind}"))


def tiles(seat: int, told: Told, words: DiceTexts) -> Text:
    """How many tiles of those the mosque ruby asks for, ✓ where it was got, then each kind; * does not serve yet."""
    player, table = told["players"][seat], told["table"]
    owned: Mapping[str, int] = player["tiles"]
    shown = [Text(f"{sum(owned.values())}/{table['mosque_tiles']}{'✓' if player['mosque_ruby'] else ''}")]
    for ability in ABILITY_NAMES:
        if count := owned.get(ability, 0):
            new = seat == told["turn"] and told["new_tiles"].get(ability, 0)
            times = Text(str(count) if count > 1 else "")
            shown.append(times + ability_sign(ability, words) + Text("*" if new else ""))
    return Text(" ").join(shown)


def amounts(player: Told) -> dict[str, int]:
    """What a player has of each resource."""
    return {**player["markers"], "crystal": player["crystals"], "lira": player["lira"]}


def rows(told: Told, players: Sequence[Player], words: DiceTexts, width: int) -> tuple[list[Text], Text]:
    """A line for each player and one for the supply; everybody's tiles apart where they have no room behind it."""
    labels = [sign(kind) + Text(words.text(f"cli-dice-letter-{kind}")) for kind in RESOURCE_NAMES]
    first = styled("── ", "dim") + styled(words.text("cli-player"), "dim")
    table = [[first, styled(words.text("cli-rubies"), "dim"), *labels]]
    for seat, player in enumerate(told["players"]):
        numbers = [Text(str(amounts(player)[kind])) for kind in RESOURCE_NAMES]
        table.append([name(seat, told, players, words), sockets(player["rubies"], told["table"]["goal"]), *numbers])
    supply = [styled(str(told["supply"][kind]), "dim") for kind in RESOURCE_NAMES]
    table.append([styled("   " + words.text("cli-dice-supply"), "dim"), Text(), *supply])
    sizes = [max(row[column].cell_len for row in table) for column in range(len(table[0]))]
    lines = [_row(row, sizes) for row in table]
    owned = [styled(words.text("cli-tiles"), "dim"), *(tiles(seat, told, words) for seat in range(len(players)))]
    apart, room = Text(), width - lines[0].cell_len - 2
    if max(line.cell_len for line in owned) <= room:
        lines = [line + Text("  ") + part for line, part in zip(lines, [*owned, Text()], strict=True)]
    else:
        parts = [Text(f"{player.letter} ") + part for player, part in zip(players, owned[1:], strict=True)]
        apart = owned[0] + Text(" ") + Text(" · ").join(parts)
    lines[0] += styled(" " + "─" * max(0, width - lines[0].cell_len - 1), "dim")
    return lines, apart


def _row(cells: Sequence[Text], sizes: Sequence[int]) -> Text:
    """Names and rubies from the left, numbers at the right edge of their columns."""
    told = []
    for column, (cell, size) in enumerate(zip(cells, sizes, strict=True)):
        fill = Text(" " * (size - cell.cell_len))
        told.append(cell + fill if column < 2 else fill + cell)
    return Text("  ").join(told)


def blocks(told: Told, players: Sequence[Player], words: DiceTexts) -> list[Text]:
    """Three lines for each player, where there is little room."""
    lines: list[Text] = []
    for seat, player in enumerate(told["players"]):
        first = name(seat, told, players, words) + Text("  ") + sockets(player["rubies"], told["table"]["goal"])
        lines += [first, Text("   ") + owned_line(amounts(player), words)]
        lines.append(Text("   " + words.text("cli-tiles") + " ") + tiles(seat, told, words))
    lines.append(Text("   " + words.text("cli-dice-supply") + " ") + owned_line(told["supply"], words))
    return lines


def owned_line(counts: Mapping[str, int], words: DiceTexts) -> Text:
    """5 Lira · ◇1 · ■0 ●2 ▲0 ◆1 ▦0."""
    markers = Text(" ").join(sign(kind) + Text(str(counts[kind])) for kind in RESOURCE_NAMES[:-2])
    crystals = sign("crystal") + Text(str(counts["crystal"]))
    return Text(" · ").join([Text(words.text("cli-at-lira", lira=counts["lira"])), crystals, markers])
