"""Who sits where: people and bots, their names, and the letters of their pieces."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

import sixrubies as sr
from sixrubies.bots.foreign import is_foreign, make_here
from sixrubies.cli.words import Words
from sixrubies.core.errors import BadOption

LONGEST = 14  # letters of a name, so that a row of the table holds it
DEFAULT_BOT = "greedy"  # who plays where nobody is named
LETTERS = "ABCDEFGHIJKLMOPQRSTUVWXYZ"  # without N, which is for neutral pieces


@dataclass(frozen=True)
class Player:
    """One seat. The letter names the pieces on the board; `bot` is empty for a person."""

    name: str
    letter: str
    bot: str = ""


def seat_players(
    seats: int,
    people: int | None,
    names: str,
    wishes: str,
    kinds: str,
    luck: Random,
    words: Words,
) -> list[Player]:
    """The table as it was asked for: people where they wish to sit or by lot, bots on the other seats."""
    given = _names(names, words)
    people = (len(given) or 1) if people is None else people
    if not 0 <= people <= seats:
        raise BadOption(words.text("cli-bad_people", people=people, seats=seats))
    if len(given) > people:
        raise BadOption(words.text("cli-bad_names-many", names=len(given), people=people))
    places = _places(seats, people, wishes, luck, words)
    if not wishes:
        luck.shuffle(given)  # who of them sits first is drawn by lot as well
    players: dict[int, Player] = {}
    for seat, name in zip(places, given, strict=False):
        players[seat] = Player(name, _letter(name, [player.letter for player in players.values()]))
    for seat in places[len(given) :]:
        letter = _letter("", [player.letter for player in players.values()])
        unnamed = "cli-player_alone" if people == 1 else "cli-player_unnamed"
        players[seat] = Player(words.text(unnamed, letter=letter), letter)
    free = [seat for seat in range(seats) if seat not in players]
    for seat, kind in zip(free, _bots(kinds, len(free), words), strict=True):
        name = _bot_name(players.values(), words)
        players[seat] = Player(name, name[0], kind)
    return [players[seat] for seat in range(seats)]


def _names(names: str, words: Words) -> list[str]:
    found = [name.strip() for name in names.split(",")] if names else []
    for name in found:
        if not presentable(name):
            raise BadOption(words.text("cli-bad_name", name=repr(name), longest=LONGEST))
    if len({name.casefold() for name in found}) < len(found):
        raise BadOption(words.text("cli-bad_names-equal"))
    return found


def presentable(name: object) -> bool:
    """Short enough for a row of the table, and without signs that would move the cursor."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST:
        return False
    return all(unicodedata.category(sign)[0] in "LMNPSZ" for sign in name)


def checked(player: Player, words: Words, programs: Sequence[str]) -> Player:
    """A player as a file describes him. A program of `exec:` is run only if it is named on the command line as well:
    who opens somebody else's game does not mean to start commands that stand in it.
    """
    if not presentable(player.name) or player.letter not in list(LETTERS):
        raise BadOption(words.text("cli-bad_name", name=repr(player.name), longest=LONGEST))
    if is_foreign(player.bot) and player.bot not in programs:
        raise BadOption(words.text("cli-bad_program", program=player.bot))
    if player.bot:
        make_here(player.bot)  # refuses one that does not exist
    return player


def _places(seats: int, people: int, wishes: str, luck: Random, words: Words) -> list[int]:
    """Seats of the people, in the order of their names; by lot unless told otherwise (S2)."""
    if not wishes:
        return sorted(luck.sample(range(seats), people))
    wanted = [wish.strip() for wish in wishes.split(",")]
    fitting = all(wish.isascii() and wish.isdigit() and 1 <= int(wish) <= seats for wish in wanted)
    if not fitting or len(set(wanted)) < len(wanted) or len(wanted) != people:
        raise BadOption(words.text("cli-bad_seat", given=repr(wishes), people=people, seats=seats))
    return [int(wish) - 1 for wish in wanted]


def _bots(kinds: str, count: int, words: Words) -> list[str]:
    """One kind for all bots, or one for each."""
    named = kinds_of(kinds)
    for kind in named:
        make_here(kind)
    if len(named) not in (1, count):
        raise BadOption(words.text("cli-bad_bots", given=len(named), bots=count))
    return named if len(named) == count else named * count


def kinds_of(kinds: str) -> list[str]:
    """Bots as they are named in one word, parted by commas."""
    return [kind.strip() for kind in kinds.split(",")]


def _letter(name: str, taken: Sequence[str]) -> str:
    """The first letter of a name that nobody has yet; otherwise the next of the alphabet."""
    own = [sign for sign in name.upper() if sign in LETTERS]
    return next(sign for sign in own + list(LETTERS) if sign not in taken)


def _bot_name(players: Iterable[Player], words: Words) -> str:
    taken = [player.letter for player in players]
    return next(name for name in words.text("cli-bot_names").split() if name[0] not in taken)


def named(game: sr.AnyGame, words: Words) -> list[Player]:
    """The players of a record: by the names it holds, otherwise by their seats."""
    names = game.header.get("names")
    if not isinstance(names, list) or len(names) != game.seats or not all(map(presentable, names)):
        names = [words.player(seat, None) for seat in range(game.seats)]
        return [Player(name, letter) for name, letter in zip(names, LETTERS, strict=False)]
    players: list[Player] = []
    for name in names:
        players.append(Player(name, _letter(name, [player.letter for player in players])))
    return players
