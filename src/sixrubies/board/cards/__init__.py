"""The bonus cards: when each may be played and what it does."""
