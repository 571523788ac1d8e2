### Longer help: what an option does (`help-<verb>`, special ones `help-<verb>-<step>`), and the rules by topic.

## Options

help-act = Carry out the action of this place. You may do so once (A1).
help-skip = You do without the action. Your turn goes on, and you may still meet somebody here (A2).
help-pick_up = Your assistant here joins your merchant's stack, and your turn goes on (M5).
help-pick_up_neutral = A neutral assistant here joins your merchant's stack, and your turn goes on (V5).
help-leave = The bottom assistant of your stack stays behind here, and your turn goes on (M6).
help-decline = Your turn ends at once: no action, nobody to meet, no further card (T5).
help-decline-turn-assistant = You neither pick up nor leave an assistant, and your turn ends at once: no action, nobody to meet, no further card (M8, T5).
help-decline-turn-toll = You pay nobody, and your turn ends at once: no action, nobody to meet, no further card (P3, T5).
help-pay = You pay the Lira that are asked for.
help-pay-turn-toll = Each other merchant here gets { $toll_lira } Lira: all of them or none (P1, P2). Then your turn goes on.
help-pay-governor-pay = You pay { $governor_lira } Lira and keep all your cards (F10).
help-pay-smuggler-pay = You pay { $smuggler_lira } Lira and keep all your goods (F12).
help-end_turn = Your turn is over. You may leave the Governor and the Smuggler alone, but you must catch family members first (T7).
help-done = You have chosen all you want.
help-done-fountain-recall = Your other assistants stay where they are (B7.1).
help-done-warehouse-extra = You keep your Lira and take no further good (Q3.1).
help-done-market-sell = You take the money for the goods sold, and the demand tile goes under its stack (B10.4, B10.6).
help-done-market-sell_more = You take the money for the goods sold, and the demand tile goes under its stack (B10.4, B10.6).
help-good = You put this good on your wheelbarrow.
help-good-warehouse-extra = Your green mosque tile: { $tile_green_lira } Lira for one good of any kind you have room for (Q3.1, Q3.2).
help-good-card-good = You put this good on your wheelbarrow (C21.1).
help-good-black_market-gain = You take this good besides the blue ones. If you have no room for it, it is lost (B8.2, B8.3).
help-good-smuggler-take = You take this good from the Smuggler and pay him afterwards (F12).
help-sell = This good leaves your wheelbarrow; the money comes when the sale is finished (B10.6).
help-give = You hand in this good.
help-give-palace-any = For this space the Sultan accepts a good of any kind (B13.4).
help-give-smuggler-pay = You pay the Smuggler with this good (F12).
help-call = If both dice together show this number or more, you get that many Lira; otherwise you get { $tea_house_consolation } (B9.2).
help-recall = This assistant returns to your merchant's stack.
help-recall-fountain-recall = This assistant returns to your merchant's stack (B7.1).
help-recall-card-return = This assistant returns to your merchant's stack (C24.1).
help-recall-tile-yellow = This assistant returns to your merchant's stack (Q4.1).
help-keep = The roll counts as it is (Q2.3).
help-reroll = Both dice are rolled again, and the new roll counts (Q2.1, Q2.2).
help-turn_die = This die is turned to { $tile_red_die } (Q2.1).
help-take = Take a bonus card: from the face-down pile, or openly from the top of the discard pile (B6.2).
help-reward = For a family member you take a bonus card or { $catch_lira } Lira, as you like (F5, C25.1).
help-catch = You send this family member to the Police Station and take a bonus card or { $catch_lira } Lira. Catching is a must (F4, F5).
help-roll = The roll of both dice.
help-draw = The bonus card that was drawn.
help-demand = The demand tile that is turned up.

## The rules by topic

rules-goal = Be the first to collect { $setup_goal_rubies_4 } rubies, or { $setup_goal_rubies_2 } with two players. Rubies are found at the Wainwright, the two Mosques, the Sultan's Palace and the Gemstone Dealer (G1, B1.3, B14.4, B15.3, B13.6, B16.3).
    .title = The goal
rules-setup = The places lie in a square, in one of the layouts (L1). Every merchant stands on the Fountain, on top of { $setup_assistants } of his assistants; one more lies beside the board (S8, S9). Family members are at the Police Station, Governor and Smuggler where dice have sent them (S10, S11). The start player gets the fewest Lira, each following player 1 more; everybody is dealt { $setup_start_cards ->
        [one] { $setup_start_cards } bonus card
       *[other] { $setup_start_cards } bonus cards
    } (S4, S5). Wheelbarrows are empty, with room for { $wheelbarrow_capacity } of each good (S7).
    .title = Set-up
rules-turn = A turn has four parts in this order: you move your merchant, you pay other merchants, you carry out the action of the place, and you meet whoever else is there (T2). You may play bonus cards and use your mosque tiles along the way (T4).
    .title = Your turn
rules-movement = Your merchant goes { $move_near } steps, never diagonally, and never stays where he is (M1, M2). Nobody gets in his way (M4).
    .title = Moving
rules-assistants = At the place you pick up your own assistant if he is there; if not, you leave one from the bottom of your stack (M5, M6). If you cannot or will not, your turn ends at once (M8, M9). At the Fountain you need no assistant, and you can bring all of yours back (M11, B7.1).
    .title = Assistants
rules-toll = Each other merchant at the place gets { $toll_lira } Lira from you (P1). If you do not pay all of them, you pay none and your turn ends at once (P2, P3). Nobody is paid at the Fountain (P5).
    .title = Other merchants
rules-action = Every place has one action. You may carry it out once, or do without it (A1, A2). Goods you have no room for are lost (A4).
    .title = The action
rules-encounters = Other players' family members here are caught and sent to the Police Station; for each of them you take a bonus card or { $catch_lira } Lira (F4, F5). The Governor and the Smuggler may be used as well, in any order (F2, F10, F12). At the Police Station nobody is caught (F6).
    .title = Whom you meet
rules-cards = In your own turn you may play as many bonus cards as you like, each at its own time (C1). Only the card “{ $cards_lira } Lira” may be played in the middle of an action (C10, C11). Your hand may hold any number of cards (C3).
    .title = Bonus cards
rules-tiles = A mosque tile works from the moment you take it to the end of the game (Q1). You get one of each colour at most (B14.3).
    .title = Mosque tiles
rules-end = When somebody has collected enough rubies, the round is completed and the game ends (G1, G2). Left-over cards that bring Lira or goods are played for everybody (G5). Most rubies win, then most Lira, most goods, most bonus cards; if all is equal, the victory is shared (G8, G9, G10).
    .title = The end of the game
rules-two_players = With two players, neutral merchants stand on the board as well. Where you meet one, you pay { $toll_lira } Lira to the supply, and two dice decide where he goes (N1, N2, N4).
    .title = Two players
