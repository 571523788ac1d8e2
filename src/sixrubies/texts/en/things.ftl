### Names of things, and what they do. Numbers such as $wainwright_price come from the component data.

## Places. `.object`, `.at`, `.to` and `.from` stand inside a sentence: "leaves an assistant at the Tea House".

place-wainwright = Wainwright
    .object = the Wainwright
    .at = at the Wainwright
    .to = to the Wainwright
    .from = from the Wainwright
place-wainwright-help = Pay { $wainwright_price } Lira for a wheelbarrow extension: it gives room for one more good of every kind (B1.1, B1.2). When your wheelbarrow has all { $wheelbarrow_extensions }, you get a ruby (B1.3).

place-fabric_warehouse = Fabric Warehouse
    .object = the Fabric Warehouse
    .at = at the Fabric Warehouse
    .to = to the Fabric Warehouse
    .from = from the Fabric Warehouse
place-fabric_warehouse-help = Fill your wheelbarrow up with red goods (B2.1). With the green mosque tile you may buy one more good of any kind (Q3.1).

place-spice_warehouse = Spice Warehouse
    .object = the Spice Warehouse
    .at = at the Spice Warehouse
    .to = to the Spice Warehouse
    .from = from the Spice Warehouse
place-spice_warehouse-help = Fill your wheelbarrow up with green goods (B3.1). With the green mosque tile you may buy one more good of any kind (Q3.1).

place-fruit_warehouse = Fruit Warehouse
    .object = the Fruit Warehouse
    .at = at the Fruit Warehouse
    .to = to the Fruit Warehouse
    .from = from the Fruit Warehouse
place-fruit_warehouse-help = Fill your wheelbarrow up with yellow goods (B4.1). With the green mosque tile you may buy one more good of any kind (Q3.1).

place-post_office = Post Office
    .object = the Post Office
    .at = at the Post Office
    .to = to the Post Office
    .from = from the Post Office
place-post_office-help = Collect the goods and the Lira that the four open spaces show (B5.1). Then the leftmost mail indicator at the top goes down; when all are down, all go back up (B5.2). Goods you have no room for are lost (B5.4).

place-caravansary = Caravansary
    .object = the Caravansary
    .at = at the Caravansary
    .to = to the Caravansary
    .from = from the Caravansary
place-caravansary-help = Take { $caravansary_cards ->
        [one] { $caravansary_cards } bonus card
       *[other] { $caravansary_cards } bonus cards, one after another,
    } from the face-down pile or from the top of the discard pile. Then discard { $caravansary_discards ->
        [one] { $caravansary_discards } card
       *[other] { $caravansary_discards } cards
    } from your hand (B6.1, B6.2, B6.4).

place-fountain = Fountain
    .object = the Fountain
    .at = at the Fountain
    .to = to the Fountain
    .from = from the Fountain
place-fountain-help = Bring as many of your own assistants as you like back to your merchant (B7.1). Here you need no assistant and pay no merchants (B7.2).

place-black_market = Black Market
    .object = the Black Market
    .at = at the Black Market
    .to = to the Black Market
    .from = from the Black Market
place-black_market-help = Roll both dice for blue goods ({ $black_market_blue }), and take one red, green or yellow good besides (B8.1, B8.2). Goods you have no room for are lost (B8.3).

place-tea_house = Tea House
    .object = the Tea House
    .at = at the Tea House
    .to = to the Tea House
    .from = from the Tea House
place-tea_house-help = Call a number from { $tea_house_lowest } to { $tea_house_highest }, then roll both dice. If you roll that number or more, you get as many Lira as you called; otherwise you get { $tea_house_consolation } (B9.1, B9.2).

place-large_market = Large Market
    .object = the Large Market
    .at = at the Large Market
    .to = to the Large Market
    .from = from the Large Market
place-large_market-help = Sell 1 to { $market_most } of the goods that the demand tile shows. For 1 good, 2 goods and so on you get { $market_large } Lira (B10.1, B10.3). Afterwards the demand tile goes under its stack (B10.4).

place-small_market = Small Market
    .object = the Small Market
    .at = at the Small Market
    .to = to the Small Market
    .from = from the Small Market
place-small_market-help = Sell 1 to { $market_most } of the goods that the demand tile shows. For 1 good, 2 goods and so on you get { $market_small } Lira (B11.1, B11.3). Afterwards the demand tile goes under its stack (B10.4).

place-police_station = Police Station
    .object = the Police Station
    .at = at the Police Station
    .to = to the Police Station
    .from = from the Police Station
place-police_station-help = If your family member is here, send them to any other place and carry out the action there (B12.1, B12.2, B12.3). They need no assistant, pay no merchants and meet nobody (B12.4). They stay there until somebody catches them or a bonus card brings them home (B12.7, C25.1).

place-sultans_palace = Sultan's Palace
    .object = the Sultan's Palace
    .at = at the Sultan's Palace
    .to = to the Sultan's Palace
    .from = from the Sultan's Palace
place-sultans_palace-help = Deliver all the goods the Sultan asks for and take a ruby (B13.2, B13.5). The next ruby costs one good more (B13.6).

place-small_mosque = Small Mosque
    .object = the Small Mosque
    .at = at the Small Mosque
    .to = to the Small Mosque
    .from = from the Small Mosque
place-small_mosque-help = Take a red or a green mosque tile. You must have as many goods of its colour as the tile shows, and you pay { $mosque_pay } of them (B14.1, B14.2). As soon as you have both tiles, you get a ruby (B14.4).

place-great_mosque = Great Mosque
    .object = the Great Mosque
    .at = at the Great Mosque
    .to = to the Great Mosque
    .from = from the Great Mosque
place-great_mosque-help = Take a blue or a yellow mosque tile. You must have as many goods of its colour as the tile shows, and you pay { $mosque_pay } of them (B15.1, B15.2). As soon as you have both tiles, you get a ruby (B15.3).

place-gemstone_dealer = Gemstone Dealer
    .object = the Gemstone Dealer
    .at = at the Gemstone Dealer
    .to = to the Gemstone Dealer
    .from = from the Gemstone Dealer
place-gemstone_dealer-help = Buy a ruby for the price shown (B16.1). The next one costs more (B16.3).

## Goods. `.name` is the colour alone, `.goods` the kind inside a sentence, `.short` stands before "and 2 blue goods".

good-red = { $count ->
    [one] { $count } red good
   *[other] { $count } red goods
}
    .name = red
    .goods = red goods
    .short = { $count } red
good-green = { $count ->
    [one] { $count } green good
   *[other] { $count } green goods
}
    .name = green
    .goods = green goods
    .short = { $count } green
good-yellow = { $count ->
    [one] { $count } yellow good
   *[other] { $count } yellow goods
}
    .name = yellow
    .goods = yellow goods
    .short = { $count } yellow
good-blue = { $count ->
    [one] { $count } blue good
   *[other] { $count } blue goods
}
    .name = blue
    .goods = blue goods
    .short = { $count } blue
good-any = { $count ->
    [one] { $count } good of any kind
   *[other] { $count } goods of any kind
}
    .name = any
    .goods = goods of any kind
    .short = { $count } of any kind
good-none = no goods

## Bonus cards. `.when` says in a few words when to play one, below its name.

card-one_good = 1 good of your choice
    .when = outside actions
card-one_good-help = Take one good of a kind you have room for (C21.1). Play it at any time in your turn, but not in the middle of an action (C21.2).
card-five_lira = { $cards_lira } Lira
    .when = any time
card-five_lira-help = Take { $cards_lira } Lira (C20.1). Play it whenever something is asked of you in your turn, even in the middle of an action (C10).
card-long_move = Move { $move_far } steps
    .when = as your move
card-long_move-help = Instead of your normal move, your merchant goes to a place { $move_far } steps away (C22.1). After that your turn goes on as usual (C22.2).
card-stay = Stay where you are
    .when = as your move
card-stay-help = Instead of moving, your merchant stays and acts at the same place again (C23.1). You need an assistant once more, and merchants there are paid once more (C23.2, C23.3).
card-return_assistant = Bring back 1 assistant
    .when = up to your arrival
card-return_assistant-help = One of your assistants on the board returns to your merchant (C24.1). Play it before you move, or when you have arrived and before you pick up or leave an assistant (C24.2).
card-family = Family member comes home
    .when = outside actions
card-family-help = Your family member returns to the Police Station, and you take a bonus card or { $catch_lira } Lira (C25.1). It works only while your family member is away (C25.2).
card-any_goods = Sell any goods at the Small Market
    .when = when you sell
card-any_goods-help = At the Small Market, sell 1 to { $market_most } goods of any kinds instead of those on the demand tile (C26.1).
card-repeat_palace = Sultan's Palace once more
    .when = right after it
card-repeat_palace-help = Right after the action of the Sultan's Palace, carry it out again, for the higher price (C27.1, C28.1).
card-repeat_post_office = Post Office once more
    .when = right after it
card-repeat_post_office-help = Right after the action of the Post Office, carry it out again, with the mail indicators as they are then (C27.1, C29.1).
card-repeat_dealer = Gemstone Dealer once more
    .when = right after it
card-repeat_dealer-help = Right after the action of the Gemstone Dealer, carry it out again, for the higher price (C27.1, C30.1).

## Mosque tiles. `.the` stands inside a sentence.

tile-red = Red mosque tile
    .the = the red mosque tile
tile-red-help = After a roll at the Black Market or the Tea House you may turn one die to { $tile_red_die } or roll both dice again, once (Q2.1, Q2.2).
tile-green = Green mosque tile
    .the = the green mosque tile
tile-green-help = At a warehouse you may pay { $tile_green_lira } Lira for one more good of any kind you have room for (Q3.1, Q3.2).
tile-yellow = Yellow mosque tile
    .the = the yellow mosque tile
tile-yellow-help = Once in your turn you may pay { $tile_yellow_lira } Lira and bring back one of your assistants from another place (Q4.1, Q4.2), but not in the middle of an action (Q4.3).
tile-blue = Blue mosque tile
    .the = the blue mosque tile
tile-blue-help = Your fifth assistant joins your merchant at once (Q5.1).

## Tokens moved by dice. `.the` is the object of a sentence.

token-governor = Governor
    .the = the Governor
token-governor-help = Where your merchant meets the Governor, you may draw a bonus card and then pay { $governor_lira } Lira or discard a card from your hand (F10). Then two dice decide where he goes (F14).
token-smuggler = Smuggler
    .the = the Smuggler
token-smuggler-help = Where your merchant meets the Smuggler, you may take a good of your choice and then pay { $smuggler_lira } Lira or any good (F12). Then two dice decide where he goes (F14).

## Pieces

piece-merchant = Merchant
piece-assistant = Assistant
piece-family = Family member
piece-neutral_merchant = Neutral merchant
piece-neutral_assistant = Neutral assistant
piece-ruby = Ruby
piece-wheelbarrow = Wheelbarrow
piece-extension = Wheelbarrow extension
piece-mail_indicator = Mail indicator
piece-demand_tile = Demand tile
piece-mosque_tile = Mosque tile
piece-bonus_card = Bonus card

## Games, layouts, editions, the variant

ruleset-base = Base game
ruleset-base-help = The game with sixteen places. With three to five players the first to have { $setup_goal_rubies_4 } rubies ends it, with two players { $setup_goal_rubies_2 } (L1, G1).

layout-short = Short paths
layout-short-help = Places that go well together lie close together. Good for a first game, and a little quicker (L2).
layout-long = Long paths
layout-long-help = Places that go well together lie far apart. Plan well where you leave your assistants (L3).
layout-order = In order
layout-order-help = The places lie in the order of their numbers, like beside like. A little harder (L4).
layout-random = Random layout
layout-random-help = The places are shuffled. The Fountain lies in the middle, and the Black Market and the Tea House lie at least { $layout_dice_apart } steps apart (L5, L6).
layout-given = Own layout
layout-given-help = The places lie as you say, each of them once (L9).
edition-revised = Revised rules
edition-revised-help = The rules as they are printed today (D1).
edition-2014 = Rules of 2014
edition-2014-help = Where your own assistant stands, you must pick up an assistant and may not end your turn instead (D2, D3). Nothing else differs (D4).
variant-neutral_assistants = Neutral assistants
variant-neutral_assistants-help = Everybody starts with a neutral assistant at the bottom of the stack. Once he is left somewhere, anybody may pick him up (V2, V5). For two to four players (V1).

## How a turn ends

end-by_choice = The turn ends.
end-without_assistant = The turn ends at once: no assistant was picked up or left.
end-without_paying = The turn ends at once: the other merchants were not paid.

## Players and lists

player-unnamed = Player { $number }
list-and = { $items } and { $last }

## How many

count-rubies = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
count-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
count-cards = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
count-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
