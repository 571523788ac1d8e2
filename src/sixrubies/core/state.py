"""What every state has: the stack of frames, who is asked, and the log of events."""

from mypy_extensions import mypyc_attr

from sixrubies.core.event import Event
from sixrubies.core.frame import AUTO, Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """A game's own state adds its integers and flat lists."""

    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.owner: int = AUTO  # kept by the kernel: who decides the top frame
        self.log: list[Event] | None = None  # None: events are off

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)
