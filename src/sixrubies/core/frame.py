"""A frame: one pending piece of a game. What still has to happen is a stack of them."""

from typing import Final

AUTO: Final = -3  # owner of a step nobody chooses in
OVER: Final = -2  # owner when the game has ended
CHANCE: Final = -1  # owner of a step that dice or decks decide
NOTHING: Final = -1  # the action an Auto step is applied with


class Frame:
    """Immutable and public: no hidden value is ever put into one. `by` tells which piece acts."""

    def __init__(self, step: int, seat: int, place: int = 0, by: int = 0, a: int = 0, b: int = 0) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.place: Final = place
        self.by: Final = by
        self.a: Final = a
        self.b: Final = b

    def key(self) -> tuple[int, int, int, int, int, int]:
        return (self.step, self.seat, self.place, self.by, self.a, self.b)

    def __repr__(self) -> str:
        return f"Frame{self.key()}"
