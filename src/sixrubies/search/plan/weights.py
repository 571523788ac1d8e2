"""What the planner counts on, in turns still needed: fitted to games."""

from typing import Final

NEAREST: Final = 3  # so many rubies ahead are looked at one by one
GONE: Final = 7  # goods a tile would ask for that is gone

# Offsets.
W_NEED: Final = 0  # + rubies still needed, 0 to 6
W_TURNS: Final = 7  # + which of the nearest rubies: for each turn to it
W_LIRA: Final = 10
W_GOOD: Final = 11  # + good
W_EXTENSION: Final = 15  # + extensions, 0 to 3; the ruby for the third counts as a ruby
W_TILE: Final = 19  # + tile owned
W_SYMBOLS: Final = 23  # + tile not owned: for each good the next one asks for
W_STACK: Final = 27  # + assistants under the merchant, 0 to 5
W_POSTED_NEAR: Final = 33  # for each assistant within a move
W_FOUNTAIN: Final = 34  # + 0 or 1 assistants under him: for each turn to the Fountain beyond the first
W_FAMILY: Final = 36  # family member ready to be sent
W_DRAWN: Final = 37  # for each card drawn in a plan
W_DEALER: Final = 38  # for each ruby left there
W_PALACE: Final = 39  # the same
W_CARD: Final = 40  # + card; five Lira count as money too

FITTED: Final = [
    0.0, 5.279, 9.209, 13.358, 17.715, 21.94, 27.0,  # need
    0.781, 0.456, 0.222,  # turns
    -0.045,  # lira
    -0.109, -0.072, -0.071, -0.179,  # good
    0.0, -0.567, -1.126, -0.607,  # extension
    -1.587, -0.169, 0.059, -0.66,  # tile
    0.017, -0.02, -0.032, -0.021,  # symbols
    0.21, -0.068, -0.218, -0.37, -0.407, -0.477,  # stack
    -0.082,  # posted near
    0.093, 0.063,  # fountain
    -0.105,  # family
    -0.12,  # drawn
    -0.031,  # dealer
    -0.041,  # palace
    -0.389, 0.038, -0.38, -0.198, -0.173, -0.371, -0.235, -0.175, -0.51, -0.456,  # card
]  # fmt: skip

assert len(FITTED) == W_CARD + 10
