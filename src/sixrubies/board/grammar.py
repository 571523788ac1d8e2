"""How pending steps may lie on each other, as tables. The base game's are in `pending`; a box adds its own to them."""

from typing import Final

BOTTOM: Final = -1  # below everything: nothing
ANY_TIME: Final = -2  # below a card or tile: any decision at which any-time cards fit

# What a step says about where it is, and by which piece.
NOWHERE: Final = 0  # no place, the merchant
AT_PIECE: Final = 1  # where the piece is that has moved
AS_BELOW: Final = 2  # the place of the step below it, the merchant
IN_ACTION: Final = 3  # the place of the action it belongs to, and the piece that acts
ELSEWHERE: Final = 4  # any place: its own rule says which
OWN: Final = 5  # whatever its own rule says


class Grammar:
    """The tables; lists by step or by kind of card."""

    def __init__(self) -> None:
        self.under: dict[int, list[int]] = {}  # what a step may lie on; a step that is never seen has no entry
        self.inside: dict[int, list[int]] = {}  # steps of an action, with the places whose action they belong to
        self.where: dict[int, int] = {}  # NOWHERE where there is no entry
        self.on_card: dict[int, list[int]] = {}  # what may lie on a card that is being played
        self.under_card: dict[int, list[int]] = {}  # and what the card may lie on
        self.repeated: dict[int, list[int]] = {}  # the places whose action a card repeats
        self.brings: dict[int, list[int]] = {}  # Lira, goods, cards that a step will bring before a token is paid
        self.any_time: list[int] = []  # decisions at which any-time cards and the yellow tile fit
        self.using_a: list[int] = []  # steps that use the numbers of a frame; with all others they are 0
        self.using_b: list[int] = []
        self.others: list[int] = []  # steps of which another player than the active one may be asked
        self.pieces: list[int] = []  # the pieces that move instead of each other
        self.beyond: list[int] = []  # places whose action goes on with that of any place, by the same piece
        self.moved_to: list[int] = []  # where an action may take the merchant who has begun it
        self.copying: list[int] = []  # cards that are played as another one
        self.instead: list[int] = []  # cards that are played instead of all phases: nobody is met afterwards
        self.acting: list[int] = []  # steps with an action on them, whose place is their number `a`
        self.bare: list[int] = []  # steps inside an action; what lies on them says nothing of it
        self.from_afar = False  # tokens may be used where they are not

    def add(self, other: "Grammar") -> None:
        for mine, more in (
            (self.under, other.under),
            (self.inside, other.inside),
            (self.on_card, other.on_card),
            (self.under_card, other.under_card),
            (self.repeated, other.repeated),
        ):
            for key, values in more.items():
                mine[key] = [*mine.get(key, []), *values]
        self.where.update(other.where)
        self.brings.update(other.brings)
        self.any_time = [*self.any_time, *other.any_time]
        self.using_a = [*self.using_a, *other.using_a]
        self.using_b = [*self.using_b, *other.using_b]
        self.others = [*self.others, *other.others]
        self.pieces = [*self.pieces, *other.pieces]
        self.beyond = [*self.beyond, *other.beyond]
        self.moved_to = [*self.moved_to, *other.moved_to]
        self.copying = [*self.copying, *other.copying]
        self.instead = [*self.instead, *other.instead]
        self.acting = [*self.acting, *other.acting]
        self.bare = [*self.bare, *other.bare]
        self.from_afar = self.from_afar or other.from_afar

    def lies_on(self, step: int, below: int) -> bool:
        return self.among(self.under[step], below)

    def among(self, allowed: list[int], step: int) -> bool:
        return step in allowed or (ANY_TIME in allowed and step in self.any_time)
