"""What happened, in words: a line for each turn, as its reader may know it."""

from collections.abc import Sequence

import sixrubies as sr
from sixrubies.board import events as kind
from sixrubies.board.things import BY_CHOICE, MERCHANT
from sixrubies.cli.words import Words
from sixrubies.core.event import Event


def told_anyway(event: Event) -> bool:
    """Whether other words of the same turn say it already: who begins and ends, and where the merchant acts."""
    if event.kind == kind.TURN_ENDED:
        return event.a == BY_CHOICE
    if event.kind == kind.ACTION_BEGAN:
        return event.b == MERCHANT
    return event.kind in (kind.TURN_BEGAN, kind.MAIL_MOVED)


def turns(events: Sequence[Event]) -> list[list[Event]]:
    """The events cut where a turn begins."""
    cut: list[list[Event]] = [[]]
    for event in events:
        if event.kind == kind.TURN_BEGAN and cut[-1]:
            cut.append([])
        cut[-1].append(event)
    return [turn for turn in cut if turn]


def sentence(events: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Some events as running text. A name that begins sentence after sentence is said once:
    Banu goes to the Tea House, calls 7, rolls 5 and 4. The dice send the Governor to the Fountain.
    """
    told = ""
    speaking = -1
    for event in events:
        if told_anyway(event):
            continue
        text = words.event(event, names)
        subject = f"{names[event.seat]} " if event.seat >= 0 else ""
        if subject and text.startswith(subject):
            again = event.seat == speaking and told.endswith(".")
            told = f"{told[:-1]}, {text[len(subject) :]}" if again else f"{told} {text}"
            speaking = event.seat
        else:
            told, speaking = f"{told} {text}", -1
    return told.strip()


def since(game: sr.BoardGame, seat: int | None, index: int, names: Sequence[str], words: Words) -> list[str]:
    """What happened after the event with this index, a text for each turn."""
    told = [sentence(turn, names, words) for turn in turns(game.events_for(seat, index))]
    return [text for text in told if text]


def before_last_turn(game: sr.BoardGame, seat: int) -> int:
    """Where to begin when a seat comes back to the table: with its own last turn that is over."""
    begun = [index for index, event in enumerate(game.events) if event.kind == kind.TURN_BEGAN and event.seat == seat]
    running = game.owner() == seat
    past = begun[:-1] if running else begun
    return past[-1] if past else 0
