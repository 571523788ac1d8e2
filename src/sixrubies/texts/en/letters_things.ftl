### Letters & Seals: names of things, and what they do. Where the box is played, `<key>-in-letters` goes before `<key>`.

## Places

place-embassy = Embassy
    .object = the Embassy
    .at = at the Embassy
    .to = to the Embassy
    .from = from the Embassy
place-embassy-help = Take { $embassy_letters ->
        [one] { $embassy_letters } letter
       *[other] { $embassy_letters } letters
    } (LS21.1). A letter names a place and shows one seal; once it is delivered, it shows two (LS32.1, LS32.2).

place-kiosk = Kiosk
    .object = the Kiosk
    .at = at the Kiosk
    .to = to the Kiosk
    .from = from the Kiosk
place-kiosk-help = Take { $kiosk_letters ->
        [one] { $kiosk_letters } letter
       *[other] { $kiosk_letters } letters
    }; then one kiosk tile more than there are players is turned up (LS22.1). Clockwise, beginning with you, everybody takes one of them and uses it or not (LS22.2, LS22.4). You get the last one as well (LS22.3).

place-auction_house = Auction House
    .object = the Auction House
    .at = at the Auction House
    .to = to the Auction House
    .from = from the Auction House
place-auction_house-help = Take one good of your choice (LS23.1). Then { $auction_cards ->
        [one] { $auction_cards } bonus card is
       *[other] { $auction_cards } bonus cards are
    } auctioned: you bid at least 1 Lira, everybody else bids more or passes, once each, and you have the last word (LS23.2, LS23.3, LS23.4). Whoever bids most draws the cards and pays; another player pays you (LS23.6).

place-secret_society = Secret Society
    .object = the Secret Society
    .at = at the Secret Society
    .to = to the Secret Society
    .from = from the Secret Society
place-secret_society-help = Give letters with { $society_seals } seals in all, none of them superfluous, and take the next ruby of the Sultan's Palace or the Gemstone Dealer (LS24.1). The first uses in the game bring Lira on top, whoever makes them: { $society_lira } (LS24.2).

place-catacombs = Catacombs
    .object = the Catacombs
    .at = at the Catacombs
    .to = to the Catacombs
    .from = from the Catacombs
place-catacombs-help = Take one good of your choice or 1 coffee, then move your merchant and the assistants with him to any other place (GB25.1). There you take no action, need no assistant, and pay and meet nobody; letters for that place are delivered (GB25.2).

place-fountain-help-in-letters = Bring as many of your own assistants as you like back to your merchant (B7.1). Then you may take your companion to your supply, from the general supply or back from the board (LS35.1). Here you need no assistant and pay neither merchants nor companions (B7.2, LS35.6).
place-sultans_palace-help-in-letters = Deliver all the goods the Sultan asks for and take a ruby (B13.2, B13.5). The next ruby costs one good more (B13.6). When the last one is taken, another comes from the general supply while it lasts, for the highest price (LS37.1, LS37.2).
place-gemstone_dealer-help-in-letters = Buy a ruby for the price shown (B16.1). The next one costs more (B16.3). When the last one is taken, another comes from the general supply while it lasts, for the highest price (LS37.1, LS37.2).

## Kiosk tiles, by what they offer. `$count` says how many; `kiosk-help` comes after the help of each kind.

kiosk-either = { $first } or { $second }
kiosk-either-priced = { $first }, or { $second }
kiosk-priced = { $takes } for { $pays }
kiosk-nothing = nothing
kiosk-good = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
kiosk-companion = companion to one's own supply
kiosk-die = as many Lira as a die shows
kiosk-each = { $count ->
    [one] { $count } good of each colour
   *[other] { $count } goods of each colour
}
kiosk-extension = { $count ->
    [one] { $count } wheelbarrow extension
   *[other] { $count } wheelbarrow extensions
}
kiosk-fountain = merchant to the Fountain
kiosk-help = You may take the tile and not use it (LS22.4).
kiosk-help-free = You take what the tile shows.
kiosk-help-goods = You take what the tile shows (LS71.1, LS74.1, LS77.1). Goods you have no room for are lost (A4).
kiosk-help-lira = You take the Lira (LS82.1, LS83.1).
kiosk-help-coffee = You take the coffee (LS83.1).
kiosk-help-card = You draw a bonus card (LS81.1).
kiosk-help-companion = Your companion comes to your supply, also from the board (LS85.1).
kiosk-help-die = One die is rolled, and you take a Lira for each pip (LS86.1).
kiosk-help-extension = Your wheelbarrow is extended; when it has all { $wheelbarrow_extensions } extensions, you get the ruby of the Wainwright (LS87.1).
kiosk-help-fountain = Your merchant goes to the Fountain with the assistants he has with him; he collects no others (LS89.1).
kiosk-help-exchange = You pay first, then you take; only one of the two sides is used (LS22.7). An exchange is possible even if there is nothing to draw (LS22.8).

## Tokens moved by dice

token-courier = Courier
    .the = the Courier
token-courier-help = Where your merchant or your companion meets the Courier, you may take a letter from him (LS36.1). First you pay { $courier_lira } Lira or one of your letters, delivered or not (LS36.2, LS36.3). Then two dice decide where he goes (LS36.5).

## Pieces

piece-companion = Companion
piece-letter = Letter
piece-seal = Seal
piece-kiosk_tile = Kiosk tile

## The game, its layouts and its deck

ruleset-letters = Letters & Seals
ruleset-letters-help = The game with twenty places: the Embassy, the Kiosk, the Auction House and the Secret Society join in, and with them letters, the Courier and the companions (LS30.2). The first to have { $letters_goal } rubies ends it (LS30.9).
layout-recommended-help-in-letters = The places lie as recommended for the first game with them (LS31.2).
layout-random-help-in-letters = The places are shuffled. The Fountain lies on one of the six inner cells (LS31.3). The Black Market and the Tea House lie at least { $layout_dice_apart } steps apart, in different rows and columns (LS31.4).
deck-mixed = All bonus cards
deck-mixed-help = The new bonus cards are mixed with the others (LS30.3, GB3).
deck-new = New bonus cards only
deck-new-help = Only the new bonus cards are played with; the others stay in the box (LS30.3, GB3).

## How many

count-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
count-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
