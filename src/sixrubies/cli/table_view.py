"""The whole table on the screen: board, players, own hand."""

from collections.abc import Collection, Sequence

from rich.table import Table
from rich.text import Text

from sixrubies.cli.board import LEAST, bazaar, listed
from sixrubies.cli.players import blocks, hand, rows
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import styled
from sixrubies.cli.tiles import Told
from sixrubies.cli.words import Words

SIDE = 40  # columns beside the board


def draw(
    screen: Screen,
    told: Told,
    players: Sequence[Player],
    words: Words,
    marked: Collection[int] = (),
    moving: bool = False,
) -> None:
    """Everything one may see, with the places marked that can be chosen."""
    screen.say(_status(told, words))
    if screen.width >= LEAST + SIDE:
        board = bazaar(told, players, marked, moving, words, screen.width - SIDE)
        beside = Table.grid(padding=(0, 0, 0, 2))
        beside.add_row(Text("\n").join(board), Text("\n").join(blocks(told, players, words)))
        screen.show(beside)
    elif screen.width >= LEAST:
        screen.lines(bazaar(told, players, marked, moving, words, screen.width))
        screen.lines(rows(told, players, words, LEAST))
    else:
        for line in [*listed(told, players, marked, words), *blocks(told, players, words)]:
            screen.say(line, hang=3)
    if told["you"] is not None:
        screen.show(hand(told, words))


def _status(told: Told, words: Words) -> Text:
    """Round, goal, bonus cards."""
    around = words.text("cli-last_round" if told["last_round"] else "cli-round", round=told["round"])
    parts = [
        styled(around, "bold"),
        Text(words.text("cli-goal", rubies=told["table"]["goal"])),
        Text(words.text("cli-pile", count=told["pile_size"])),
        Text(
            words.text("cli-discard", card=words.card(told["discard"][-1]))
            if told["discard"]
            else words.text("cli-discard_empty")
        ),
    ]
    return styled(" · ", "dim").join(parts)
