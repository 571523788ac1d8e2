"""What an action gives once it is paid: markers, crystals, a mosque tile, a ruby (docs/rules/dice.md, DG11 to DG18)."""

from sixrubies.core.frame import Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import Auto, Batch, ChanceStep, Reason, Step
from sixrubies.dice.actions import SHOW, TAKE
from sixrubies.dice.effects import gain, show_tile, take_mosque_ruby, take_open_tile, take_ruby
from sixrubies.dice.fields import NIBBLE, STACK, STACK_SIZE
from sixrubies.dice.reasons import CANONICAL_ORDER
from sixrubies.dice.state import State
from sixrubies.dice.steps import GAIN_TWO_MARKERS, TILE_SHOW
from sixrubies.dice.things import COLOURS, MOSQUE_AREA, TILE_STREAM, TILES


class GainResource(Auto[State]):
    """Frame: `a` resource, `b` how many."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain(s, f.seat, f.a, f.b)


class GainTwoMarkers(Step[State]):
    """DG14 Two markers of choice, not brown, named in the order of the die and taken together: two of one colour are
    one gain (DG7.4). Frame: `a` how many of each colour are named, `b` the first colour that may still be named.
    """

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [TAKE + colour for colour in range(COLOURS)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return Reason(CANONICAL_ORDER) if action - TAKE < f.b else None

    def options(self, s: State, f: Frame) -> list[int]:
        return [TAKE + colour for colour in range(f.b, COLOURS)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        named = f.a + (1 << NIBBLE * (action - TAKE))
        if count_named(named) < s.rules.markers:
            s.push(Frame(GAIN_TWO_MARKERS, f.seat, a=named, b=action - TAKE))
            return
        for colour in range(COLOURS):
            markers = (named >> NIBBLE * colour) & 15
            if markers > 0:
                gain(s, f.seat, colour, markers)

    def batch(self, s: State, f: Frame) -> Batch | None:
        if f.a:
            return None
        markers = s.rules.markers
        return Batch([(TAKE + colour, markers) for colour in range(COLOURS)], markers, markers, -1)


def count_named(named: int) -> int:
    total = 0
    while named:
        total += named & 15
        named >>= NIBBLE
    return total


def take_tile(s: State, seat: int, tile: int) -> None:
    """DG17, DG20.6, DG27 An open tile: the display is filled up, and the right number of tiles brings a ruby."""
    take_open_tile(s, seat, tile)
    exactly = s.tile_count(seat) == s.rules.mosque_need
    if exactly and not s.has_mosque_ruby(seat) and s.rubies_left(MOSQUE_AREA) > 0:
        take_mosque_ruby(s, seat)
    if s.n[STACK_SIZE] > 0:
        s.push(Frame(TILE_SHOW, -1))


class GainTile(Auto[State]):
    """Frame: `a` tile."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        take_tile(s, f.seat, f.a)


class GainRuby(Auto[State]):
    """DG18 Frame: `a` area."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        take_ruby(s, f.seat, f.a)


class ShowTile(ChanceStep[State]):
    """DG1.4, DG20.6 A tile of the face-down stack, each as likely, goes to the display."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SHOW + tile for tile in range(TILES) if s.n[STACK + tile] > 0]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [s.n[STACK + tile] for tile in range(TILES) if s.n[STACK + tile] > 0]

    def stream(self, s: State, f: Frame) -> int:
        return stream(TILE_STREAM)

    def total(self, s: State, f: Frame) -> int:
        return s.n[STACK_SIZE]

    def pick(self, s: State, f: Frame, number: int) -> int:
        for tile in range(TILES):
            if number < s.n[STACK + tile]:
                return SHOW + tile
            number -= s.n[STACK + tile]
        raise AssertionError("a number beyond the stack")

    def apply(self, s: State, f: Frame, action: int) -> None:
        show_tile(s, action - SHOW)
