"""Looking ahead in the Dice Game: what a roll can become, and the best use of it."""
