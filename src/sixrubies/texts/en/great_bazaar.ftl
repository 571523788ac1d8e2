### The Great Bazaar: what both boxes together say, where one alone says too little. `<key>-in-great_bazaar` goes first.

ruleset-great_bazaar = The Great Bazaar
ruleset-great_bazaar-help = The game with all twenty-five places: both Mocha & Baksheesh and Letters & Seals, and the Catacombs as well (GB1). The first to have { $letters_goal } rubies ends it (LS30.9).
layout-random-help-in-great_bazaar = The places are shuffled. The Fountain lies in the centre, and the Black Market and the Tea House lie at least { $layout_dice_apart } steps apart, in different rows and columns (GB1).

place-secret_society-help-in-great_bazaar = Give letters with { $society_seals } seals in all, none of them superfluous, and take the next ruby of the Sultan's Palace, the Gemstone Dealer or the Coffee House (LS24.1, GB5). The first uses in the game bring Lira on top, whoever makes them: { $society_lira } (LS24.2).
place-coffee_house-help-in-great_bazaar = Deliver coffee for the price shown and take a ruby (MB20.1). The next one costs more: the prices are { $coffee_house_track } coffee (MB20.2). When the last one is taken, another comes from the general supply while it lasts, for the highest price (GB5, LS37.2).
tavern_tile-encounter-help-in-great_bazaar = The Governor, the Smuggler, the Coffee Trader and the Courier give you what they have, and you pay nothing for it (MB34.6, GB4). Then two dice decide where they go, as usual (MB34.7).
kiosk-good-in-great_bazaar = { $count ->
    [one] { $count } good or coffee
   *[other] { $count } goods or coffee
}

card-good_to_lira-in-great_bazaar = { $letters_cards_sell } Lira for a good or coffee
card-good_to_lira-help-in-great_bazaar = Pay any one good or 1 coffee and take { $letters_cards_sell } Lira (LS53.1, GB6). Play it at any time in your turn, but not in the middle of an action (C11).
card-use_token-help-in-great_bazaar = Use the Governor, the Smuggler, the Coffee Trader or the Courier as if you met him, wherever he is; you pay him as usual, and then two dice decide where he goes (LS59.1). He may be met once more after he has moved, unless the dice left him where he was (LS59.2).
card-die_to_six-help-in-great_bazaar = After you have rolled the dice, or a die at the Kiosk in your own turn, turn one of them to 6 (MB56.1, GB8). You may use the red mosque tile on the same roll where it works (MB56.4). It does not work on a roll that moves a token or a neutral merchant (MB56.3).
card-family_step-help-in-great_bazaar = Instead of moving, your family member goes to a neighbouring place and may carry out the action there; nobody is met (LS56.1). They may neither be at the Police Station nor go there, and the barrier stops them (LS56.2, GB7).
card-to_merchant-help-in-great_bazaar = Instead of your normal move, your merchant goes to the merchant of another player at another place. You do not pay this one, but everybody else there (LS57.1). The barrier does not stop him (GB7).
card-anywhere-help-in-great_bazaar = Instead of your normal move, pay { $letters_cards_anywhere } Lira, and your merchant goes to any other place (LS62.1). The barrier does not stop him (GB7).

step-kiosk-pay_good-in-great_bazaar = What do you give: a good or coffee?
step-kiosk-take_good-in-great_bazaar = What do you take: a good or coffee?
reason-needs_good-good_to_lira-in-great_bazaar = You have neither a good nor coffee to give.
reason-needs_good-kiosk-use-in-great_bazaar = { $kind ->
    [any] { $count ->
        [one] You have neither a good nor coffee to give.
       *[other] You need { $count } goods or coffee in all.
    }
   *[other] You need { $good }.
}
reason-no_ruby-secret_society-in-great_bazaar = No ruby is left at the Sultan's Palace, the Gemstone Dealer and the Coffee House.
help-end_turn-in-great_bazaar = Your turn is over. You may leave the Governor, the Smuggler, the Coffee Trader and the Courier alone, but you must catch family members first (T7, MB35.1, LS36.1).

rules-goal-in-great_bazaar = Be the first to collect { $letters_goal } rubies (LS30.9). Rubies are found at the Wainwright, the two Mosques, the Sultan's Palace, the Gemstone Dealer and the Coffee House (B1.3, B14.4, B15.3, B13.6, B16.3, MB20.2). The Tavern sells one, and the Secret Society gives one for letters (MB19.14, LS24.1).
rules-setup-in-great_bazaar = Both boxes together, on twenty-five places with the Fountain in the centre (GB1). The layout is random (GB2). The bonus cards are those of Letters & Seals alone, or all (GB3). Guild cards, letters and kiosk tiles lie face down (MB30.5, LS30.6, LS30.5); the tokens go where dice send them (MB30.4, LS30.4).
rules-turn-in-great_bazaar = A turn has four parts in this order: you move your merchant or your companion, you pay others' merchants and companions, you carry out the action of the place, and you meet whoever else is there (T2, LS35.3). You may play bonus cards and use your tiles along the way (T4). Instead of all that you may play a guild card (MB37.1). After its end you may buy an extra turn, once in a round (LS34.1).
rules-movement-in-great_bazaar = Your merchant goes { $move_near } steps, never diagonally, and never stays where he is (M1, M2). Instead of him your companion may go one step (LS35.3, LS35.4). Nobody gets in their way (M4). The barrier does: only the player who laid it last may pass it (MB33.2, MB33.3, GB7).
rules-encounters-in-great_bazaar = Other players' family members here are caught and sent to the Police Station; for each of them you take a bonus card or { $catch_lira } Lira (F4, F5). The Governor, the Smuggler, the Coffee Trader and the Courier may be used as well, in any order (F2, F10, F12, MB35.1, LS36.1). At the Police Station nobody is caught (F6).
rules-end-in-great_bazaar = When somebody has collected enough rubies, the round is completed and the game ends (LS30.9, G2). Some left-over cards are played for everybody: those for Lira, for Lira in exchange for coffee or a good, for a good and Lira, and for one good (MB39.3, LS62.2). Most rubies win, then most Lira, most goods, most bonus cards; if all is equal, the victory is shared (G8, G9, G10). Coffee and guild cards do not count (MB39.5).
rules-coffee-in-great_bazaar = Coffee is no good: you may have any amount of it, it takes no room on your wheelbarrow, and it serves as a good only where a text says “a good or coffee” (MB32.1, MB32.2, GB6). You get it at the Roasting Plant, the Guild Hall, the Caravansary and the Catacombs, from the Coffee Trader and from kiosk tiles (MB17.1, MB18.1, MB6.1, GB25.1, MB35.2, LS83.1). You need it at the Tavern and the Coffee House (MB19.1, MB20.1).
rules-barrier-in-great_bazaar = The barrier lies between two places, and only the player who laid it last may move across it (MB33.1, MB33.2, MB33.3). It stops companions and the steps of family members too (GB7). It stops neither family members who are sent out nor whoever is moved by dice, nor a move that goes straight to a place (MB33.6, GB7). It is laid at the Tavern (MB19.2).
