"""The whole table on the screen: board, players, own hand."""

from collections.abc import Collection, Sequence

from rich.table import Table
from rich.text import Text

from sixrubies.cli.board import LEAST, bazaar, full_width, listed
from sixrubies.cli.players import blocks, hand, mail_line, rows
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import styled
from sixrubies.texts import Texts
from sixrubies.texts.speech import Told

SIDE = 40  # columns beside the board


def draw(
    screen: Screen,
    told: Told,
    players: Sequence[Player],
    words: Texts,
    marked: Collection[int] = (),
    moving: bool = False,
) -> None:
    """Everything one may see, with the places marked that can be chosen."""
    screen.say(_status(told, words))
    if (more := _boxes(told, players, words)).cell_len:
        screen.say(more)
    if screen.width >= full_width(told) + SIDE:
        board = bazaar(told, players, marked, moving, words, screen.width - SIDE)
        beside = Table.grid(padding=(0, 0, 0, 2))
        beside.add_row(Text("\n").join(board), Text("\n").join(blocks(told, players, words)))
        screen.show(beside)
    elif screen.width >= LEAST:
        screen.lines(bazaar(told, players, marked, moving, words, screen.width))
        screen.lines(rows(told, players, words, LEAST))
        if "letters" in told:
            screen.say(mail_line(told, players, words), hang=2)
    else:
        for line in [*listed(told, players, marked, words), *blocks(told, players, words)]:
            screen.say(line, hang=3)
    if told["you"] is not None:
        screen.show(*hand(told, words))


def _status(told: Told, words: Texts) -> Text:
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


def _boxes(told: Told, players: Sequence[Player], words: Texts) -> Text:
    """What lies beside the board in a game with more boxes: the barrier, rubies in supply, tiles turned up."""
    parts = []
    if "mocha" in told:
        barrier, owner = told["mocha"]["barrier"], told["mocha"]["barrier_owner"]
        if barrier is None:
            parts.append(words.text("cli-barrier-none"))
        else:
            parts.append(words.text("cli-barrier", one=barrier[0], other=barrier[1], player=players[owner].name))
    if "letters" in told:
        parts.append(words.text("cli-supply", rubies=told["letters"]["ruby_supply"]))
        if shown := told["letters"]["kiosk_shown"]:
            parts.append(words.text("cli-kiosk_shown", tiles=", ".join(str(tile) for tile in shown)))
    return styled(" · ", "dim").join(Text(part) for part in parts)
