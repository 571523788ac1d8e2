"""Errors name the situation. Each is safe to show to a user as one line."""


class SixRubiesError(Exception):
    """Everything this package refuses on purpose."""


class IllegalAction(SixRubiesError):
    """The action is well formed but not among the options here."""


class BadToken(SixRubiesError):
    """A token that names no action, card, place or other thing."""


class BadOption(SixRubiesError):
    """A ruleset, number of seats, layout or other option that does not exist."""


class BadFile(SixRubiesError):
    """A game file that is broken, truncated or of a format this version does not read."""


class BadPosition(SixRubiesError):
    """A description of a position that can't occur."""


class RulesChanged(SixRubiesError):
    """A stored game would replay differently under the present rules."""


class NothingToUndo(SixRubiesError):
    """The undo barrier has been reached."""
