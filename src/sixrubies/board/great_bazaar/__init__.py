"""The Great Bazaar: both boxes at once, with the Catacombs (docs/rules/letters.md)."""
