"""The players' panels: a row for each at 80 columns, a block beside the board where there is more room."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from sixrubies.board.things import CARD_NAMES, GOOD_NAMES, is_guild
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import DELIVERED, LETTER, REACHABLE, RUBY, SOCKET, styled
from sixrubies.cli.tiles import OWN_STYLE, RUBY_STYLE, coffee, companions_of, good
from sixrubies.texts import Texts
from sixrubies.texts.speech import Told


def sockets(owned: int, goal: int) -> Text:
    """Rubies as sockets up to the goal, so that what is missing is seen, not counted."""
    return styled(RUBY * owned, RUBY_STYLE) + styled(SOCKET * (goal - owned), "dim")


def name(seat: int, told: Told, players: Sequence[Player], words: Texts, roomy: bool = True) -> Text:
    """Whose turn it is, the letter of the pieces, the name; bots are named as such where there is room."""
    player = players[seat]
    turn = REACHABLE if told["turn"] == seat else " "
    style = OWN_STYLE if seat == told["you"] else "bold"
    shown = styled(f"{turn}{player.letter} ", style) + styled(player.name, style)
    return shown + styled(f" {words.text('cli-bot')}", "dim") if player.bot and roomy else shown


def assistants(player: Told) -> str:
    """With the merchant, and left behind."""
    away = len(player["assistants"])
    return f"{len(player['stack'])}+{away}" if away else str(len(player["stack"]))


def tiles(seat: int, told: Told, words: Texts) -> Text:
    """Mosque tiles as signs, tavern tiles as letters."""
    owned = Text().join(good(tile) for tile in told["players"][seat]["tiles"])
    if "mocha" in told:
        owned += Text("".join(words.text(f"cli-tavern-{tile}") for tile in told["mocha"]["tavern_tiles"][seat]))
    return owned


def cards(seat: int, told: Told) -> str:
    """Bonus cards, and guild cards behind a plus."""
    held = str(told["players"][seat]["hand_size"])
    guild = told["mocha"]["guild_cards"][seat] if "mocha" in told else 0
    return f"{held}+{guild}" if guild else held


def rows(told: Told, players: Sequence[Player], words: Texts, width: int) -> list[Text]:
    """A line for each player, below a heading that closes the board; in shorter words where there is little room."""
    for roomy in (True, False):
        cells = [_heading(told, words, roomy)]
        cells += [_cells(seat, told, players, words, roomy) for seat in range(len(players))]
        widths = [max(row[column].cell_len for row in cells) for column in range(len(cells[0]))]
        if sum(widths) + len(widths) - 1 <= width:
            break
    gap = 2 if sum(widths) + 2 * len(widths) <= width else 1
    first, *others = [_row(row, widths, gap, "mocha" in told) for row in cells]
    return [first + styled(" " + "─" * max(0, width - first.cell_len - 1), "dim"), *others]


def _heading(told: Told, words: Texts, roomy: bool) -> list[Text]:
    def label(name: str) -> Text:
        short = not roomy and words.has(f"cli-heading-{name}")
        return styled(words.text(f"cli-heading-{name}" if short else f"cli-{name}"), "dim")

    goods = [good(kind) + Text(words.text(f"cli-letter-{kind}")) for kind in GOOD_NAMES]
    if "mocha" in told:
        goods.append(good("coffee") + Text(words.text("cli-letter-coffee")))
    player = styled("── ", "dim") + label("player")
    ending = [label(name) for name in ("room", "cards", "tiles", "assistants")]
    return [player, label("rubies"), label("lira"), *goods, *ending]


def _cells(seat: int, told: Told, players: Sequence[Player], words: Texts, roomy: bool) -> list[Text]:
    player = told["players"][seat]
    goods = [Text(str(player["goods"][kind])) for kind in GOOD_NAMES]
    if "mocha" in told:
        goods.append(Text(str(told["mocha"]["coffee"][seat])))
    return [
        name(seat, told, players, words, roomy),
        sockets(player["rubies"], told["table"]["goal"]),
        Text(str(player["lira"])),
        *goods,
        Text(f"/{player['capacity']}"),
        Text(cards(seat, told)),
        tiles(seat, told, words),
        Text(assistants(player)),
    ]


def _row(cells: Sequence[Text], widths: Sequence[int], gap: int, mocha: bool) -> Text:
    """Cells below each other, numbers at the right edge of their columns: Lira, goods and coffee, cards."""
    numbers = (2, 3, 4, 5, 6, 7, 9) if mocha else (2, 3, 4, 5, 6, 8)
    told = []
    for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        fill = Text(" " * (width - cell.cell_len))
        told.append(fill + cell if column in numbers else cell + fill)
    return Text(" " * gap).join(told)


def seals(seat: int, told: Told) -> int:
    """What a seat's letters show: a delivered one two."""
    return sum(2 if letter["delivered"] else 1 for letter in told["letters"]["letters"][seat])


def mail(seat: int, told: Told, words: Texts) -> Text:
    """A seat's letters by their places, the seals they show, and where the companion is if not on the board."""
    letters = told["letters"]["letters"][seat]
    parts = [f"{LETTER}{letter['place']}{DELIVERED if letter['delivered'] else ''}" for letter in letters]
    shown = [" ".join(parts)] if parts else []
    if letters:
        shown.append(words.text("count-seals", count=seals(seat, told)))
    if companions_of(told)[seat] == "ready":
        shown.append(words.text("cli-companion_ready"))
    if told["letters"]["extra_turn_used"][seat]:
        shown.append(words.text("cli-extra_turn_used"))
    return Text(", ".join(shown))


def mail_line(told: Told, players: Sequence[Player], words: Texts) -> Text:
    """Everybody's letters in one text, below the rows."""
    entries = []
    for seat, player in enumerate(players):
        line = mail(seat, told, words)
        if line.cell_len:
            entries.append(styled(player.letter, OWN_STYLE if seat == told["you"] else "bold") + Text(" ") + line)
    shown = Text(" · ").join(entries) if entries else Text(words.text("cli-hand-none"))
    return styled(words.text("cli-letters") + " ", "dim") + shown


def own(told: Told, words: Texts) -> Text:
    """What the viewer has, in one line: for questions within a turn."""
    seat = told["you"]
    player = told["players"][seat]
    goods = Text(" ").join(good(kind) + Text(str(player["goods"][kind])) for kind in GOOD_NAMES)
    room = Text(" " + words.text("cli-of_room", capacity=player["capacity"]))
    stack = words.text("count-assistants", count=len(player["stack"]))
    parts = [Text(words.text("cli-at-lira", lira=player["lira"])), goods + room, Text(stack)]
    if "mocha" in told:
        parts.insert(2, coffee(told["mocha"]["coffee"][seat]))
    if "letters" in told:
        parts.append(Text(words.text("count-seals", count=seals(seat, told))))
    return Text(" · ").join(parts)


def blocks(told: Told, players: Sequence[Player], words: Texts) -> list[Text]:
    """Two lines for each player."""
    lines: list[Text] = []
    for seat, player in enumerate(told["players"]):
        first = name(seat, told, players, words)
        first += Text(" " * max(1, 22 - first.cell_len)) + sockets(player["rubies"], told["table"]["goal"])
        second = Text("   ") + Text(" ").join(good(kind) + Text(str(player["goods"][kind])) for kind in GOOD_NAMES)
        second += styled(" " + words.text("cli-of_room", capacity=player["capacity"]), "dim")
        if "mocha" in told:
            second += Text(" ") + coffee(told["mocha"]["coffee"][seat])
        second += Text(" " * max(1, 22 - second.cell_len) + words.text("cli-at-lira", lira=player["lira"]))
        third = Text("   " + words.text("cli-cards-short", count=player["hand_size"]))
        if "mocha" in told and told["mocha"]["guild_cards"][seat]:
            third += Text(" " + words.text("cli-guild_cards-short", count=told["mocha"]["guild_cards"][seat]))
        if tiles(seat, told, words).cell_len:
            third += Text(" [") + tiles(seat, told, words) + Text("]")
        away = words.text("cli-assistants-short", count=assistants(player))
        third += Text(" " * max(1, 22 - third.cell_len) + away)
        lines += [first, second, third]
        if "letters" in told and (line := mail(seat, told, words)).cell_len:
            lines.append(Text("   ") + line)
    return lines


def hand(told: Told, words: Texts) -> list[Text]:
    """The cards of the viewer in words: bonus cards, and guild cards where there are some."""
    seat = told["you"]
    held = told["players"][seat]["hand"] if seat is not None else {}
    guild = {card: count for card, count in held.items() if is_guild(CARD_NAMES.index(card))}
    bonus = {card: count for card, count in held.items() if card not in guild}
    shown = [(words.text("cli-hand"), bonus)]
    if guild:
        shown.append((words.text("cli-hand-guild"), guild))
    return [styled(label + " ", "dim") + Text(_named(some, words)) for label, some in shown]


def _named(held: Mapping[str, int], words: Texts) -> str:
    named = [f"{words.card(card)}{f' ×{count}' if count > 1 else ''}" for card, count in held.items()]
    return " · ".join(named) if named else words.text("cli-hand-none")
