"""What happened, in words: a line for each turn, as its reader may know it."""

from collections.abc import Sequence

import sixrubies as sr
from sixrubies.cli.looks import look_of
from sixrubies.cli.words import Words
from sixrubies.core.event import Event


def turns(events: Sequence[Event], words: Words) -> list[list[Event]]:
    """The events cut where a turn begins."""
    began = look_of(words.ruleset).began
    cut: list[list[Event]] = [[]]
    for event in events:
        if event.kind == began and cut[-1]:
            cut.append([])
        cut[-1].append(event)
    return [turn for turn in cut if turn]


def sentence(events: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Some events as running text. A name that begins sentence after sentence is said once:
    Banu goes to the Tea House, calls 7, rolls 5 and 4. The dice send the Governor to the Fountain.
    """
    told = ""
    speaking = -1
    for seat, text in look_of(words.ruleset).sentences(events, names, words):
        subject = f"{names[seat]} " if seat >= 0 else ""
        if subject and text.startswith(subject):
            again = seat == speaking and told.endswith(".")
            told = f"{told[:-1]}, {text[len(subject) :]}" if again else f"{told} {text}"
            speaking = seat
        else:
            told, speaking = f"{told} {text}", -1
    return told.strip()


def since(game: sr.AnyGame, seat: int | None, index: int, names: Sequence[str], words: Words) -> list[str]:
    """What happened after the event with this index, a text for each turn."""
    told = [sentence(turn, names, words) for turn in turns(game.events_for(seat, index), words)]
    return [text for text in told if text]


def before_last_turn(game: sr.AnyGame, seat: int, words: Words) -> int:
    """Where to begin when a seat comes back to the table: with its own last turn that is over."""
    began = look_of(words.ruleset).began
    begun = [index for index, event in enumerate(game.events) if event.kind == began and event.seat == seat]
    running = game.owner() == seat
    past = begun[:-1] if running else begun
    return past[-1] if past else 0
