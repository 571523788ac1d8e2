### The Dice Game: names of things, and what they do. Numbers such as $tiles_lira come from the component data.

ruleset-dice = The Dice Game
ruleset-dice-help = A game of its own for 2 to 4 players: roll goods, Lira and bazaar cards, and change them into rubies (DG1.1, DG5.2). The last round begins when somebody has { $dice_game_goal_2 } rubies with two players, { $dice_game_goal_3 } with three, { $dice_game_goal_4 } with four (DG60.1).

## Faces of a die

dice-face-red = red
dice-face-yellow = yellow
dice-face-green = green
dice-face-blue = blue
dice-face-lira = Lira
dice-face-card = card
dice-faces = { $count }× { $face }

## Goods as a price: a die, a marker or brown may stand for each

dice-good-red = { $count ->
    [one] { $count } red good
   *[other] { $count } red goods
}
dice-good-yellow = { $count ->
    [one] { $count } yellow good
   *[other] { $count } yellow goods
}
dice-good-green = { $count ->
    [one] { $count } green good
   *[other] { $count } green goods
}
dice-good-blue = { $count ->
    [one] { $count } blue good
   *[other] { $count } blue goods
}
dice-good-any = { $count ->
    [one] { $count } good of any colour
   *[other] { $count } goods of any colour
}
dice-good-each = 1 good of each colour

## What lies in the supply, and what else a bazaar card may name. `.none` stands inside a sentence.

dice-resource-red = { $count ->
    [one] { $count } red marker
   *[other] { $count } red markers
}
    .none = no red marker
dice-resource-yellow = { $count ->
    [one] { $count } yellow marker
   *[other] { $count } yellow markers
}
    .none = no yellow marker
dice-resource-green = { $count ->
    [one] { $count } green marker
   *[other] { $count } green markers
}
    .none = no green marker
dice-resource-blue = { $count ->
    [one] { $count } blue marker
   *[other] { $count } blue markers
}
    .none = no blue marker
dice-resource-brown = { $count ->
    [one] { $count } brown marker
   *[other] { $count } brown markers
}
    .none = no brown marker
dice-resource-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
    .none = no crystal
dice-resource-lira = { $count } Lira
    .none = no Lira
dice-resource-tile = { $count ->
    [one] { $count } open mosque tile
   *[other] { $count } open mosque tiles
}
dice-resource-own_tile = { $count } of your mosque tiles
dice-resource-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}

## Mosque tiles by what they are good for

dice-tile = { $ability } ({ $price })
dice-tile-help = { $help } It costs { $price } (DG17.1) and serves from your next turn on (DG20.5).
dice-ability-lira = { $tiles_lira } Lira each turn
dice-ability-lira-help = At the beginning of each of your turns you take { $tiles_lira } Lira (DG21.1).
dice-ability-crystal = { $tiles_crystals ->
    [one] { $tiles_crystals } crystal each turn
   *[other] { $tiles_crystals } crystals each turn
}
dice-ability-crystal-help = { $tiles_crystals ->
    [one] At the beginning of each of your turns you take { $tiles_crystals } crystal; it may pay a reroll of the same turn (DG22.1).
   *[other] At the beginning of each of your turns you take { $tiles_crystals } crystals; they may pay rerolls of the same turn (DG22.1).
}
dice-ability-card = { $tiles_cards ->
    [one] { $tiles_cards } bazaar card each turn
   *[other] { $tiles_cards } bazaar cards each turn
}
dice-ability-card-help = { $tiles_cards ->
    [one] At the beginning of each of your turns { $tiles_cards } bazaar card is revealed, and you use it (DG23.1). It counts no card icon (DG23.2).
   *[other] At the beginning of each of your turns { $tiles_cards } bazaar cards are revealed, and you use one of them (DG23.1). They count no card icon (DG23.2).
}
dice-ability-action = 1 action more
dice-ability-action-help = You have one action more in each of your turns (DG24.1).
dice-ability-goods = { $resource } when you take Lira
dice-ability-goods-help = When you carry out the action “take Lira”, you take { $resource } as well, however many icons you use (DG25.1).
dice-ability-die = 1 die more
dice-ability-die-help = You roll one die more in each of your turns (DG26.1, DG26.2).

## Ruby areas. `.from` stands inside a sentence: "takes a ruby from the red track".

dice-area-red = red track
    .from = from the red track
dice-area-yellow = yellow track
    .from = from the yellow track
dice-area-green = green track
    .from = from the green track
dice-area-blue = blue track
    .from = from the blue track
dice-area-carpet = left carpet
    .from = from the left carpet
dice-area-lira = right carpet
    .from = from the right carpet
dice-area-mosque = mosque area
    .from = from the mosque area
dice-area-track-help = The { $area } asks for goods of its colour: { $goods_2 } with two players, { $goods_3 } with three, { $goods_4 } with four; each ruby taken makes the next one dearer (DG31.1, DG31.2, DG31.3).
dice-area-carpet-help = The { $area } asks for one good of each colour, and for one more good of any colour with each ruby that is gone (DG32.1, DG32.3).
dice-area-lira-help = The { $area } asks for Lira: { $lira_2 } with two players, { $lira_3 } with three, { $lira_4 } with four (DG33.1, DG33.2, DG33.3).
dice-area-mosque-help = The { $area } sells nothing (DG18.2). Whoever has exactly { $mosque_ruby_tiles_2 } mosque tiles with two players, { $mosque_ruby_tiles_3 } with three, { $mosque_ruby_tiles_4 } with four after taking one takes a ruby from it, once in the game (DG27.1, DG27.2).

## Bazaar cards. They have no names in the box; what they give stands for one.

dice-card-sale = { $bazaar_sale_lira } Lira; the others: { $price } Lira for { $resource }
dice-card-sale-help = You take { $bazaar_sale_lira } Lira (DG42.1). Each other player may discard { $resource } for { $price } Lira (DG42.2, { $statement }){ $kind ->
        [colour] ; brown may stand for it (DG41.5).
       *[crystal] .
    }
dice-card-share = { $resource } and { $bazaar_share_lira } Lira; the others: one of the two
dice-card-share-help = You take { $resource } and { $bazaar_share_lira } Lira (DG43.1). Each other player may take { $resource } or { $bazaar_share_lira } Lira (DG43.2, { $statement }).
dice-card-gift = 1 brown marker; the others: { $resource }
dice-card-gift-help = You take 1 brown marker (DG44.1). Each other player may take { $resource } (DG44.2, { $statement }).
dice-card-offer = { $resource }; the others: the same for { $bazaar_offer_price } Lira
dice-card-offer-help = You take { $resource } (DG45.1). Each other player may pay { $bazaar_offer_price } Lira for { $resource } (DG45.2, { $statement }).
dice-card-give = { $card } for { $things }
dice-card-own = { $card } if you own { $things }
dice-card-dice = { $card } if you used { $count } card icons
dice-card-condition-help = { $card }; otherwise { $bazaar_otherwise } Lira (DG40.3, { $statement }). There is nothing on it for the others. What it asks for is paid with what you own, never with icons (DG40.7).
