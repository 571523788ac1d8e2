"""The words of the Dice Game. Their keys begin with `dice-`: both games have an event `ruby`, say."""

from .render import DiceTexts

__all__ = ["DiceTexts"]
