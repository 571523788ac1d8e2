"""Mocha & Baksheesh: coffee, guild cards, the Tavern with its barrier, four places (docs/rules/mocha.md)."""
