"""The board game: state, turn, places, cards, tiles, tokens. Boxes add to it; it knows none of them."""
