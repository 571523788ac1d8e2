"""The Dice Game: rules, state and views, on the same core as the board game and knowing nothing of it. Compiled."""
