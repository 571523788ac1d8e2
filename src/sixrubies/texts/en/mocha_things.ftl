### Mocha & Baksheesh: names of things, and what they do. Where the box is played, `<key>-in-mocha` goes before `<key>`.

## Places

place-roasting_plant = Roasting Plant
    .object = the Roasting Plant
    .at = at the Roasting Plant
    .to = to the Roasting Plant
    .from = from the Roasting Plant
place-roasting_plant-help = Make one to three exchanges, each of them once (MB17.1). { $roasting_lira } Lira bring you { $roasting_coffee } coffee, any good brings { $roasting_coffee } coffee, and a bonus or guild card that you discard brings { $roasting_coffee } coffee (MB17.2, MB17.3, MB17.4).

place-guild_hall = Guild Hall
    .object = the Guild Hall
    .at = at the Guild Hall
    .to = to the Guild Hall
    .from = from the Guild Hall
place-guild_hall-help = Take { $guild_hall_coffee } coffee, then draw { $guild_hall_cards ->
        [one] { $guild_hall_cards } guild card
       *[other] { $guild_hall_cards } guild cards
    } from the face-down pile (MB18.1). Then discard any guild card from your hand without using it (MB18.2).

place-tavern = Tavern
    .object = the Tavern
    .at = at the Tavern
    .to = to the Tavern
    .from = from the Tavern
place-tavern-help = Choose one of three things (MB19.1). For { $tavern_barrier } coffee, lay the barrier between two places and carry out the action of one of them; you pay and meet nobody there (MB19.2, MB19.3, MB19.4). Or take a tavern tile for the coffee it shows (MB19.11). Or pay { $baksheesh_coffee } coffee and the goods on the baksheesh tile for the next ruby of the Sultan's Palace, the Gemstone Dealer or the Coffee House (MB19.14).

place-coffee_house = Coffee House
    .object = the Coffee House
    .at = at the Coffee House
    .to = to the Coffee House
    .from = from the Coffee House
place-coffee_house-help = Deliver coffee for the price shown and take a ruby (MB20.1). The next one costs more: the prices are { $coffee_house_track } coffee (MB20.2).

place-caravansary-help-in-mocha = Take { $caravansary_coffee } coffee first (MB6.1, MB6.2). Then take { $caravansary_cards ->
        [one] { $caravansary_cards } bonus card
       *[other] { $caravansary_cards } bonus cards, one after another,
    } from the face-down pile or from the top of the discard pile, and discard { $caravansary_discards ->
        [one] { $caravansary_discards } bonus card
       *[other] { $caravansary_discards } bonus cards
    } from your hand (B6.1, B6.2, B6.4).

place-police_station-help-in-mocha = If your family member is here, send them to any other place and carry out the action there (B12.1, B12.2, B12.3). They need no assistant, pay no merchants and meet nobody (B12.4). They stay there until somebody catches them, or a bonus card or guild card 12 brings them home (B12.7, C25.1, MB112.1).

## Coffee is no good, but it is given and taken like one.

good-coffee = { $count } coffee
    .name = coffee
    .goods = coffee
    .short = { $count } coffee

## Tavern tiles. `.the` stands inside a sentence.

tavern_tile-movement = Movement tile
    .the = the Movement tile
tavern_tile-movement-help = Instead of your normal move, your merchant may go any number of places in one straight line (MB34.2). He may not pass the barrier unless you control it (MB34.4).
tavern_tile-encounter = Encounter tile
    .the = the Encounter tile
tavern_tile-encounter-help = The Governor, the Smuggler and the Coffee Trader give you what they have, and you pay nothing for it (MB34.6). Then two dice decide where they go, as usual (MB34.7).

## Tokens moved by dice

token-coffee_trader = Coffee Trader
    .the = the Coffee Trader
token-coffee_trader-help = Where your merchant meets the Coffee Trader, you may take 1 coffee and pay { $coffee_trader_lira } Lira or any good for it (MB35.1, MB35.2). Then two dice decide where he goes (MB35.5).

## Pieces

piece-coffee = Coffee
piece-guild_card = Guild card
    .when = as your whole turn
piece-tavern_tile = Tavern tile
piece-baksheesh_tile = Baksheesh tile
piece-barrier = Barrier
piece-barrier_tile = Barrier control tile

## The game and its layouts

ruleset-mocha = Mocha & Baksheesh
ruleset-mocha-help = The game with twenty places: the Roasting Plant, the Guild Hall, the Tavern and the Coffee House join in, and with them coffee, guild cards and the barrier (MB30.2). The first to have { $mocha_goal } rubies ends it (MB39.1).
layout-recommended = Recommended layout
layout-recommended-help = The places lie as the rule book recommends for the first game with them (MB31.2).
layout-random-help-in-mocha = The places are shuffled. The Fountain lies on one of the six inner cells (MB31.4). The Black Market and the Tea House lie at least { $layout_dice_apart } steps apart, in different rows and columns (MB31.5).

## How many

count-lira = { $count } Lira
count-coffee = { $count } coffee
count-guild_cards = { $count ->
    [one] { $count } guild card
   *[other] { $count } guild cards
}
