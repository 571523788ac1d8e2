"""Teaching a judge: games of it against itself, and a network fitted to how they ended."""
