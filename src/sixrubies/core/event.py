"""Events: what happened, as kinds and numbers, for logs and animation. Off in rollouts."""

from typing import Final

EVERYONE: Final = -1
HIDDEN: Final = -1  # stands for a number the reader may not see


class Event:
    """`audience` is the one seat that may see `secret`; everybody sees the rest."""

    def __init__(
        self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, secret: int = 0, audience: int = EVERYONE
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.secret: Final = secret
        self.audience: Final = audience

    def key(self) -> tuple[int, int, int, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.secret, self.audience)

    def seen_by(self, seat: int) -> "Event":
        """The event as `seat` may see it (any negative seat: a spectator)."""
        if self.audience == EVERYONE or self.audience == seat:
            return self
        return Event(self.kind, self.seat, self.a, self.b, self.c, HIDDEN, self.audience)
