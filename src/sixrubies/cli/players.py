"""The players' panels: a row for each at 80 columns, a block beside the board where there is more room."""

from collections.abc import Sequence

from rich.text import Text

from sixrubies.board.things import GOOD_NAMES
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import REACHABLE, RUBY, SOCKET, styled
from sixrubies.cli.tiles import OWN_STYLE, RUBY_STYLE, Told, good
from sixrubies.cli.words import Words

RIGHT = (2, 3, 4, 5, 6, 8)  # columns of numbers: Lira, four goods, cards


def sockets(owned: int, goal: int) -> Text:
    """Rubies as sockets up to the goal, so that what is missing is seen, not counted."""
    return styled(RUBY * owned, RUBY_STYLE) + styled(SOCKET * (goal - owned), "dim")


def name(seat: int, told: Told, players: Sequence[Player], words: Words) -> Text:
    """Whose turn it is, the letter of the pieces, the name; bots are named as such."""
    player = players[seat]
    turn = REACHABLE if told["turn"] == seat else " "
    style = OWN_STYLE if seat == told["you"] else "bold"
    shown = styled(f"{turn}{player.letter} ", style) + styled(player.name, style)
    return shown + styled(f" {words.text('cli-bot')}", "dim") if player.bot else shown


def assistants(player: Told) -> str:
    """With the merchant, and left behind."""
    away = len(player["assistants"])
    return f"{len(player['stack'])}+{away}" if away else str(len(player["stack"]))


def rows(told: Told, players: Sequence[Player], words: Words, width: int) -> list[Text]:
    """A line for each player, below a heading that closes the board."""
    heading = [styled(words.text(f"cli-{label}"), "dim") for label in ("player", "rubies", "lira")]
    heading += [good(kind) + Text(words.text(f"cli-letter-{kind}")) for kind in GOOD_NAMES]
    heading += [styled(words.text(f"cli-{label}"), "dim") for label in ("room", "cards", "tiles", "assistants")]
    cells = [[styled("── ", "dim") + heading[0], *heading[1:]]]
    for seat, player in enumerate(told["players"]):
        cells.append(
            [
                name(seat, told, players, words),
                sockets(player["rubies"], told["table"]["goal"]),
                Text(str(player["lira"])),
                *(Text(str(player["goods"][kind])) for kind in GOOD_NAMES),
                Text(f"/{player['capacity']}"),
                Text(str(player["hand_size"])),
                Text().join(good(tile) for tile in player["tiles"]),
                Text(assistants(player)),
            ]
        )
    widths = [max(row[column].cell_len for row in cells) for column in range(len(cells[0]))]
    gap = 2 if sum(widths) + 2 * len(widths) <= width else 1
    first, *others = [_row(row, widths, gap) for row in cells]
    return [first + styled(" " + "─" * max(0, width - first.cell_len - 1), "dim"), *others]


def _row(cells: Sequence[Text], widths: Sequence[int], gap: int) -> Text:
    """Cells below each other."""
    told = []
    for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        fill = Text(" " * (width - cell.cell_len))
        told.append(fill + cell if column in RIGHT else cell + fill)
    return Text(" " * gap).join(told)


def own(told: Told, words: Words) -> Text:
    """What the viewer has, in one line: for questions within a turn."""
    player = told["players"][told["you"]]
    goods = Text(" ").join(good(kind) + Text(str(player["goods"][kind])) for kind in GOOD_NAMES)
    room = Text(" " + words.text("cli-of_room", capacity=player["capacity"]))
    stack = words.text("count-assistants", count=len(player["stack"]))
    return Text(" · ").join([Text(words.text("cli-at-lira", lira=player["lira"])), goods + room, Text(stack)])


def blocks(told: Told, players: Sequence[Player], words: Words) -> list[Text]:
    """Two lines for each player."""
    lines: list[Text] = []
    for seat, player in enumerate(told["players"]):
        first = name(seat, told, players, words)
        first += Text(" " * max(1, 22 - first.cell_len)) + sockets(player["rubies"], told["table"]["goal"])
        second = Text("   ") + Text(" ").join(good(kind) + Text(str(player["goods"][kind])) for kind in GOOD_NAMES)
        second += styled(" " + words.text("cli-of_room", capacity=player["capacity"]), "dim")
        second += Text(" " * max(1, 22 - second.cell_len) + words.text("cli-at-lira", lira=player["lira"]))
        third = Text("   " + words.text("cli-cards-short", count=player["hand_size"]))
        if player["tiles"]:
            third += Text(" [") + Text().join(good(tile) for tile in player["tiles"]) + Text("]")
        away = words.text("cli-assistants-short", count=assistants(player))
        third += Text(" " * max(1, 22 - third.cell_len) + away)
        lines += [first, second, third]
    return lines


def hand(told: Told, words: Words) -> Text:
    """The bonus cards of the viewer in words."""
    seat = told["you"]
    held = told["players"][seat]["hand"] if seat is not None else {}
    cards = [f"{words.card(card)}{f' ×{count}' if count > 1 else ''}" for card, count in held.items()]
    shown = " · ".join(cards) if cards else words.text("cli-hand-none")
    return styled(words.text("cli-hand") + " ", "dim") + Text(shown)
