"""Letters & Seals: letters, companion, courier, four places, cards (docs/rules/letters.md)."""
