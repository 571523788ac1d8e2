### The Dice Game: what an option does, and the rules by topic.

## Options: `dice-help-<verb>`, special ones with a step or an argument behind it. Cards, tiles and areas have their own.

dice-help-done = You have named all you want.
dice-help-done-turn-reroll = With no die named you keep the roll; otherwise you pay { $reroll_crystals ->
        [one] { $reroll_crystals } crystal
       *[other] { $reroll_crystals } crystals
    } and the dice named are rolled again (DG4.3, DG4.5). You may do so as often as you have crystals, before your first action (DG4.4, DG4.7).
dice-help-end_turn = Your turn is over; icons and actions you did not use are lost (DG2.4).
dice-help-fulfil = You do what the card asks for and take what it gives (DG40.3).
dice-help-decline = You do without; nobody has to use what a card offers him (DG41.3).
dice-help-decline-card-condition = You leave the condition alone and take { $bazaar_otherwise } Lira (DG40.3, DG40.4).
dice-help-pay = You pay { $bazaar_offer_price } Lira for the marker shown (DG45.2).
dice-help-take = You take it from the supply. If the supply has too little, everybody who owns some returns 1 (DG7.1).
dice-help-take-colour = { $actions_alike } goods of one colour, icons or markers, for 1 marker of that colour (DG11.1).
dice-help-take-brown = { $actions_brown } goods of different colours for 1 brown marker, which pays as any colour (DG13.1, DG6.2).
dice-help-take-crystal = { $actions_crystal } goods of different colours for 1 crystal, which pays a reroll (DG12.1, DG4.3).
dice-help-take-lira = All dice with Lira are used, each for { $actions_coin_lira } Lira (DG15.1). Your Lira-goods tiles give their markers then (DG15.3).
dice-help-take-two_markers = { $actions_markers_price } goods of different colours for { $actions_markers } markers of your choice, not brown (DG14.1, DG14.2).
dice-help-take-gain-two_markers = Markers of one colour or of several, not brown (DG14.1, DG14.2).
dice-help-take-card-share = The marker or crystal shown, or the Lira (DG43.2).
dice-help-take-card-gift = The marker shown, for nothing (DG44.2).
dice-help-die = This icon is used for the action and for no other (DG6.1, DG5.4).
dice-help-give = This goes back to the supply. Brown stands for any colour (DG6.1, DG6.2).
dice-help-give-card-sale = You discard it for the Lira of the card, once; brown may stand for the colour (DG42.2, DG41.5).
dice-help-reroll = A die that shows this is rolled again, together with the others you name (DG4.3, DG4.8).
dice-help-reveal = So many card icons are used, and so many bazaar cards are revealed. You use one of them, which you choose when you have seen all (DG16.1, DG16.2, DG16.3).
dice-help-roll = What the die shows.

## The rules by topic

dice-rules-goal = The last round begins when somebody has { $dice_game_goal_2 } rubies with two players, { $dice_game_goal_3 } with three, { $dice_game_goal_4 } with four (DG60.1). Most rubies win (DG60.3).
    .title = The goal
dice-rules-setup = Every field of the ruby areas gets a ruby; with four players the other side of the board is used (DG1.2). { $dice_game_display } mosque tiles lie open, the others are a stack (DG1.4). The bazaar cards are a face-down deck (DG1.5). Everybody starts with { $dice_game_start_crystals ->
        [one] { $dice_game_start_crystals } crystal
       *[other] { $dice_game_start_crystals } crystals
    } and no ruby; the first player has no Lira, each following one 1 more (DG1.7, DG1.8).
    .title = Set-up
dice-rules-turn = A turn is income, rolling with rerolls, and up to { $actions_count } actions; then the dice go to the next player (DG2.2, DG2.3, DG5.1).
    .title = Your turn
dice-rules-income = Every income tile you own at the beginning of your turn gives what it shows, in the order you like (DG3.1, DG3.3, DG3.4).
    .title = Income
dice-rules-roll = You roll { $dice_game_rolled } dice, and one for each extra-die tile (DG4.2). Each die shows red, yellow, green, blue, Lira and card once (DG4.1). For { $reroll_crystals ->
        [one] { $reroll_crystals } crystal
       *[other] { $reroll_crystals } crystals
    } you roll any of them again, as often as you can pay, before your first action (DG4.3, DG4.4, DG4.7).
    .title = Rolling
dice-rules-actions = There are eight actions, each as often as you can pay it (DG5.2): { $actions_alike } equal goods for a marker (DG11.1), { $actions_crystal } different ones for a crystal (DG12.1), { $actions_brown } different ones for a brown marker (DG13.1), { $actions_markers_price } different ones for { $actions_markers } markers of choice (DG14.1), all Lira icons for { $actions_coin_lira } Lira each (DG15.1), card icons for bazaar cards (DG16.1), a mosque tile (DG17.1), a ruby (DG18.1).
    .title = Actions
dice-rules-paying = A good is paid by a die that shows it, by a marker of its colour or by a brown marker, mixed as you like (DG6.1, DG6.2). Each die serves for one action only (DG5.4). Brown, Lira and card icons are no substitute for each other (DG6.3, DG6.7).
    .title = Paying goods
dice-rules-shortage = If the supply has less than somebody is to take, everybody who owns some of it returns 1, again and again until there is enough (DG7.1, DG7.2, DG7.3).
    .title = Shortage
dice-rules-tiles = { $dice_game_display } mosque tiles lie open (DG1.4). A tile serves from your next turn on, to the end of the game, and each of several counts (DG20.4, DG20.5).
    .title = Mosque tiles
dice-rules-mosque = Whoever has exactly { $mosque_ruby_tiles_2 } mosque tiles with two players, { $mosque_ruby_tiles_3 } with three, { $mosque_ruby_tiles_4 } with four after taking one takes a ruby from the mosque area, once in the game (DG27.1, DG27.2).
    .title = The mosque ruby
dice-rules-areas = Rubies are bought from the four goods tracks, the left carpet and the right carpet; each ruby taken makes the next one there dearer (DG18.1, DG18.2, DG31.1, DG32.1, DG33.1).
    .title = Ruby areas
dice-rules-cards = As many bazaar cards are revealed as card icons were used; you use one of them (DG16.1, DG16.2). You may leave a condition alone and take { $bazaar_otherwise } Lira (DG40.3). What is for the others each of them may use once, clockwise, after you (DG41.1, DG41.2, DG41.4).
    .title = Bazaar cards
dice-rules-end = The round in which somebody ends a turn with enough rubies is the last (DG60.2). Most rubies win; among equals the Lira decide, each marker sold for { $end_marker_lira } and each crystal for { $end_crystal_lira }; who is still level shares the victory (DG60.3, DG60.4, DG60.7).
    .title = The end of the game
