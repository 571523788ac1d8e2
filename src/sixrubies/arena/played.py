"""One game as the arena keeps it: names and counts, read off the events."""

from dataclasses import dataclass, field

import sixrubies as sr
from sixrubies.arena.times import Times
from sixrubies.board import events as board_events
from sixrubies.board import things as board
from sixrubies.dice import events as dice_events
from sixrubies.dice import things as dice

OF_THIS_RUN = ("times", "last_words")  # not in the result file

Taken = tuple[str, int]  # what it was, or where it came from, and in which round


@dataclass
class Played:
    """By seat where lists are. Nothing depends on the machine but what `OF_THIS_RUN` names."""

    deal: int
    seating: int
    ranks: list[int]  # 1 has won; several share a complete tie
    rounds: int = 0
    rubies: list[list[Taken]] = field(default_factory=list)  # from which place, in the Dice Game from which area
    uses: list[dict[str, int]] = field(default_factory=list)  # actions by place, in the Dice Game by kind
    tiles: list[list[Taken]] = field(default_factory=list)  # mosque tiles, in the Dice Game by what they are good for
    faults: list[dict[str, int]] = field(default_factory=list)  # of foreign bots, by kind: random chose instead
    times: list[Times] = field(default_factory=list)  # of each decision with a choice
    last_words: list[str] = field(default_factory=list)  # what a foreign bot told about its last fault

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranked(scores: list[list[int]]) -> list[int]:
    """The rank of each seat by its score."""
    return [1 + sum(other > score for other in scores) for score in scores]


def told_of(game: sr.AnyGame, ruleset: str, played: Played) -> Played:
    """With what the events of the game tell."""
    seats = range(game.seats)
    played.rounds = game.view().to_dict()["round"]
    played.rubies, played.uses, played.tiles = [[] for _ in seats], [{} for _ in seats], [[] for _ in seats]
    in_dice_game = ruleset == "dice"
    events = dice_events if in_dice_game else board_events
    sources = dice.AREA_NAMES if in_dice_game else board.PLACE_NAMES
    tiles = [name.partition("_")[0] for name in dice.TILE_NAMES] if in_dice_game else board.TILE_NAMES
    now = 0
    for event in game.events:
        if event.kind == events.TURN_BEGAN:
            now = event.a
        elif event.kind == events.RUBY:
            played.rubies[event.seat].append((sources[event.a], now))
        elif event.kind == events.ACTION_BEGAN:
            use = game.token(event.a).partition(":")[0] if in_dice_game else board.PLACE_NAMES[event.a]
            uses = played.uses[event.seat]
            uses[use] = uses.get(use, 0) + 1
        elif event.kind == events.TILE_TAKEN:
            played.tiles[event.seat].append((tiles[event.a], now))
    return played
