### The Dice Game in the browser.

client-dice-board = The board
client-dice-tray = The dice
client-dice-actions = The eight actions
client-dice-supply = Supply
client-dice-stack = { $count ->
    [one] { $count } face-down mosque tile
   *[other] { $count } face-down mosque tiles
}
client-dice-deck = { $count ->
    [one] { $count } bazaar card to draw, { $discard } discarded
   *[other] { $count } bazaar cards to draw, { $discard } discarded
}
client-dice-shown = Bazaar cards on the table
client-dice-at_tiles = { $count ->
    [one] for { $count } mosque tile
   *[other] for { $count } mosque tiles
}
client-dice-new = serves from your next turn on
client-dice-choose = Choose a lit action, mosque tile or ruby area. The first tap shows what happens, the second does it.
client-dice-choose_dice = Tap the dice that you want to roll again.
client-dice-named = Tap what you choose: { $count } of { $most }.
client-dice-pay_one = Tap a lit die or marker.
client-dice-pay = Pay
client-dice-go = Do it

## The eight actions: in full, and in two words

client-dice-do-alike = { $actions_alike } goods of one colour for a marker of it
client-dice-do-crystal = { $actions_crystal } different goods for a crystal
client-dice-do-brown = { $actions_brown } different goods for a brown marker
client-dice-do-two_markers = { $actions_markers_price } different goods for { $actions_markers } markers of choice
client-dice-do-lira = { $actions_coin_lira } Lira for each die with Lira
client-dice-do-cards = Bazaar cards for dice with cards
client-dice-do-tile = A mosque tile for its goods
client-dice-do-ruby = A ruby for the price of its area
client-dice-short-alike = { $actions_alike } alike
client-dice-short-crystal = { $actions_crystal } different
client-dice-short-brown = { $actions_brown } different
client-dice-short-two_markers = { $actions_markers_price } different
client-dice-short-lira = Lira
client-dice-short-cards = cards
client-dice-short-tile = mosque tile
client-dice-short-ruby = ruby
