"""How likely a seat is to win: a small network, taught by games against itself, judges the ends of turns."""
