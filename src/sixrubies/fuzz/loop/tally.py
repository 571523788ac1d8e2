"""What a run has seen, counted by number: steps with their actions, reasons, events, and what its family adds."""

from typing import Final


class Tally:
    """Counts of one run of games; runs are added up. How long the lists are is a matter of the family."""

    def __init__(self, steps: int, actions: int, reasons: int, events: int, own: list[int]) -> None:
        self.actions: Final = actions
        self.pairs: list[int] = [0] * (steps * actions)  # step * actions + action
        self.autos: list[int] = [0] * steps  # steps nobody chooses in; traced games only
        self.reasons: list[int] = [0] * reasons
        self.events: list[int] = [0] * events  # traced games only
        self.checks: list[int] = [0, 0, 0, 0]  # actions, options compared, chances compared, states judged
        self.own: list[list[int]] = [[0] * size for size in own]  # what only the family knows to count

    def lists(self) -> list[list[int]]:
        """Everything, to hand it from one process to another."""
        return [self.pairs, self.autos, self.reasons, self.events, self.checks, *self.own]

    def add(self, lists: list[list[int]]) -> None:
        for mine, theirs in zip(self.lists(), lists, strict=True):
            for i in range(len(mine)):
                mine[i] += theirs[i]
