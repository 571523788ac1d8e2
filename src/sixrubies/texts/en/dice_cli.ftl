### The Dice Game in the terminal.

# One letter or two each.
cli-dice-letter-red = R
cli-dice-letter-yellow = Y
cli-dice-letter-green = G
cli-dice-letter-blue = B
cli-dice-letter-lira = L
cli-dice-letter-card = C
cli-dice-letter-brown = Br
cli-dice-letter-crystal = Cr
cli-dice-dice = Dice:
cli-dice-no_dice = none to use
cli-dice-deck = Bazaar cards { $count }, discarded { $discard }
cli-dice-shown = Bazaar cards on the table:
cli-dice-areas = Ruby areas: rubies left, price of the next one
cli-dice-display = Open mosque tiles: price and use ({ $count } more in the stack)
cli-dice-at-mosque = { $count ->
    [one] at { $count } tile
   *[other] at { $count } tiles
}
cli-dice-supply = Supply
cli-dice-crystals = Crystals
# What a mosque tile is good for, in 20 letters at most; the sign of a marker follows the last but one.
cli-dice-tile-lira = +{ $tiles_lira } Lira per turn
cli-dice-tile-crystal = { $tiles_crystals ->
    [one] +{ $tiles_crystals } crystal per turn
   *[other] +{ $tiles_crystals } crystals per turn
}
cli-dice-tile-card = { $tiles_cards ->
    [one] +{ $tiles_cards } card per turn
   *[other] +{ $tiles_cards } cards per turn
}
cli-dice-tile-action = +1 action
cli-dice-tile-goods = take Lira: +1
cli-dice-tile-die = +1 die
cli-dice-sign-action = +A
cli-dice-sign-die = +D
cli-dice-sold = Lira after sale
cli-dice-tie_breaks = Rubies decide, then Lira, with markers and crystals sold.
cli-dice-hand = Your mosque tiles:
cli-dice-hand-empty = You have no mosque tiles.
cli-dice-legend-red = red marker
cli-dice-legend-yellow = yellow marker
cli-dice-legend-green = green marker
cli-dice-legend-blue = blue marker
cli-dice-legend-brown = brown marker
cli-dice-legend-crystal = crystal
cli-dice-legend-lira = Lira
cli-dice-legend-any = good of any colour
cli-dice-legend-areas = { $reachable } before an area or a tile: you can choose it now. 5■: five red goods; +2?: two more goods of any colour; at 5 tiles: for exactly five mosque tiles.
cli-dice-legend-tiles = 3/5 2¤ +A: 3 of the 5 mosque tiles for the ruby, ✓ when it was taken; ¤ ◇ ▤ Lira, crystal, card each turn, ¤■ a red marker when Lira are taken, +A one action, +D one die more; * from the next turn on.
cli-help-dice-answer = choose: a number from the list, or a token such as take:lira
    .key = 3
cli-help-dice-help = help on an option, a tile, a card: ? 3, ? take:lira, ? die_tile, ? turn
    .key = ? 3
cli-help-dice-hand = your mosque tiles, and what they do
    .key = h
