### Letters & Seals: steps, options, reasons, events, helps and the rules by topic. `<key>-in-letters` goes before `<key>`.

## What steps ask

step-turn-move-in-letters = Where does your merchant go, or your companion?
step-turn-toll-in-letters = There are other merchants or companions here. Will you pay them?
step-letter-draw = A letter is drawn.
step-letter-many = Letters are drawn.
step-deck-draw_many = Bonus cards are drawn.
step-turn-extra = Will you buy an extra turn for { $letters_extra_seals } seals?
step-extra-pay = Which letter do you give for the extra turn?
step-fountain-companion = Will you take your companion to your supply?
step-courier-pay = How do you pay the Courier?
step-embassy-take = The Embassy gives letters.
step-kiosk-reveal = Kiosk tiles are turned up.
step-kiosk-draw = A kiosk tile is turned up.
step-kiosk-choose = Which kiosk tile do you take?
step-kiosk-use = Will you use your kiosk tile?
step-kiosk-pay_good = Which good do you give?
step-kiosk-pay_card = Which bonus card do you discard?
step-kiosk-pay_letter = Which letter do you give?
step-kiosk-take_good = Which good do you take?
step-kiosk-die = A die is rolled.
step-kiosk-end = The kiosk tile takes effect.
step-auction-good = Which good do you take?
step-auction-bid = { $auction_cards ->
    [one] How much do you bid for { $auction_cards } bonus card?
   *[other] How much do you bid for { $auction_cards } bonus cards?
}
step-auction-end = The auction is over.
step-society-pay = Which letter do you give for the ruby?
step-society-ruby = Where do you take the ruby from?
step-catacombs-good = What do you take: a good or coffee?
step-catacombs-move = Where does your merchant go? No action follows there.
step-reward-take = The dice bring a reward.
step-reward-good = Which good do you take as a reward?
step-card-sell_one = What do you give for { $letters_cards_sell } Lira?
step-family-walk = To which neighbouring place does your family member go?
step-turn-join = To whose merchant does yours go?
step-turn-walk_far = Where does your companion go? The card takes him 2 steps.
step-token-use = Whom do you use from afar?
step-turn-anywhere = Where does your merchant go? The card takes him anywhere.

## Options

action-act-embassy = { $embassy_letters ->
    [one] Take { $embassy_letters } letter
   *[other] Take { $embassy_letters } letters
}
action-act-kiosk = Take a letter and turn up kiosk tiles
action-act-auction_house = Take a good and hold an auction
action-act-secret_society = { $lira ->
    [0] Give { $society_seals } seals for a ruby
   *[other] Give { $society_seals } seals for a ruby and { $lira } Lira
}
action-act-catacombs = Take a good or coffee and move anywhere
action-act-fountain-in-letters = Bring back assistants, take your companion
action-pay-turn-toll-in-letters = Pay { $lira } Lira to the merchants and companions here
action-pay-courier-pay = Pay { $courier_lira } Lira
action-meet-courier = Meet the Courier
action-meet-token-use = Use { $the } from afar
action-walk = Move your companion { $to } ({ $number })
action-companion-take = Take your companion to your supply
action-companion-enter = Put your companion beside your merchant
action-letter = Give the letter for { $object } ({ $number }): 1 seal
action-sealed = Give the delivered letter for { $object } ({ $number }): 2 seals
action-kiosk = Take tile { $number }: { $offer }
action-offer = Use the tile
action-offer-kiosk-use = Use the tile: { $offer }
action-join = Move to { $other }'s merchant
action-bid = Bid { $lira } Lira
action-pass = Pass
action-extra_turn = Buy the extra turn for { $letters_extra_seals } seals
action-done-turn-extra = No extra turn
action-done-fountain-companion = Leave your companion where he is
action-done-kiosk-use = Do not use the tile
action-mail = Draw the letter for { $object } ({ $number })
action-show = Turn up tile { $number }: { $offer }
action-die = Roll { $die }

## Reasons

reason-needs_seals = You need letters with { $need } seals; yours show { $have }.
reason-seal_superfluous = Then you would give a letter too many: the others alone would show enough seals.
reason-no_letter_to_draw = There is no letter to draw: both piles are empty.
reason-no_letter = You have no letter.
reason-companion_ready = Your companion is in your supply already.
reason-no_companion = Your companion is not on the board.
reason-nothing_to_copy = The discard pile is empty: there is no card to carry out.
reason-no_copy = The top card of the discard pile is of this very kind, and it cannot be carried out.
reason-could_not_pay-in-letters = Then you could not pay the token that still waits for its price.
reason-token_busy = He cannot be used now: the dice have just left him where he was, or he is being paid.
reason-token_busy-use_token = Nobody can be used from afar now: you cannot pay them, they have nothing for you, or they have just been used.
reason-no_merchant_away = No other player's merchant stands at another place.
reason-no_way = The barrier and the Police Station leave your family member no way.
reason-needs_lira-courier = You need { $need } Lira or a letter.
reason-needs_good-coffee = You have no coffee.
reason-needs_good-good_to_lira = You have no good to give.
reason-needs_good-kiosk-use = { $kind ->
    [any] { $count ->
        [one] You have no good to give.
       *[other] You need { $count } goods in all.
    }
   *[other] You need { $good }.
}
reason-no_card_in_hand-kiosk-use = You have no bonus card to discard.
reason-no_ruby-society-ruby = No ruby is left there.
reason-no_ruby-secret_society = No ruby is left at the Sultan's Palace and the Gemstone Dealer.
reason-not_repeatable-repeat_mosque = Only right after the action of the Small or the Great Mosque.
reason-family_home-family_step = Your family member is at the Police Station. This card moves them only when they are away.
reason-not_now-one_letter = Not in the middle of an action or of another card: play it before or after.
reason-not_now-dice_reward = Not in the middle of an action or of another card: play it before or after.
reason-not_now-good_to_lira = Not in the middle of an action or of another card: play it before or after.
reason-not_now-red_and_lira = Not in the middle of an action or of another card: play it before or after.
reason-not_now-green_and_lira = Not in the middle of an action or of another card: play it before or after.
reason-not_now-yellow_and_lira = Not in the middle of an action or of another card: play it before or after.
reason-not_now-blue_and_lira = Not in the middle of an action or of another card: play it before or after.
reason-not_now-copy = Only when the top card of the discard pile could be played, and never in the middle of an action.
reason-not_now-family_step = Only instead of your normal move.
reason-not_now-to_merchant = Only instead of your normal move.
reason-not_now-companion_far = Only instead of your normal move.
reason-not_now-use_token = Not in the middle of an action or of another card: play it before or after.
reason-not_now-repeat_mosque = Only right after the action of the Small or the Great Mosque.
reason-not_now-repeat_society = Only right after the action of the Secret Society.
reason-not_now-anywhere = Only instead of your normal move.

## Events

event-letter_received = { $player } takes a letter for { $object }.
event-letter_delivered = { $player } delivers the letter for { $object }: it now shows 2 seals.
event-letter_given = { $delivered ->
    [0] { $player } gives the letter for { $object }: 1 seal.
   *[other] { $player } gives the delivered letter for { $object }: 2 seals.
}
event-letters_reshuffled = { $count ->
    [one] The discarded letters are shuffled: { $count } letter to draw from.
   *[other] The discarded letters are shuffled: { $count } letters to draw from.
}
event-ruby_refilled = Another ruby comes from the supply { $to }.
event-companion_ready = { $player }'s companion is ready to join in.
event-companion_entered = { $player }'s companion joins the merchant { $at }.
event-companion_moved = { $player }'s companion goes { $to }.
event-kiosk_shown = Kiosk tile { $number } is turned up: { $offer }.
event-kiosk_taken = { $player } takes kiosk tile { $number }: { $offer }.
event-kiosk_declined = { $player } does not use kiosk tile { $number }: { $offer }.
event-kiosk_reshuffled = { $count ->
    [one] The kiosk tiles are shuffled: { $count } tile to turn up.
   *[other] The kiosk tiles are shuffled: { $count } tiles to turn up.
}
event-bid = { $player } bids { $lira } Lira.
event-bid_passed = { $player } passes.
event-auction_won = { $player } wins the auction for { $lira } Lira.
event-extra_turn = { $player } buys an extra turn.
event-die_rolled = { $player } rolls { $die }.

## Helps of options

help-companion-take = Your companion comes to your supply, from the general supply or back from the board (LS35.1). Before a move of yours you may put him beside your merchant (LS35.2).
help-companion-enter = Your companion comes to the place of your merchant, free of charge. He may move in this turn instead of your merchant (LS35.2, LS35.3).
help-companion = Your companion can move and act instead of your merchant (LS35.3, LS35.9).
help-walk = Your companion goes one place instead of your merchant (LS35.3, LS35.4).
help-letter = You give this letter, and it goes to the discard pile (LS32.3). It shows one seal (LS32.1).
help-letter-courier-pay = You pay the Courier with this letter and take another one (LS36.2).
help-letter-extra-pay = This letter shows one seal. You give letters until you have given { $letters_extra_seals } seals; none of them may be superfluous (LS34.1, LS34.2).
help-letter-society-pay = This letter shows one seal. You give letters until you have given { $society_seals } seals; none of them may be superfluous (LS24.1).
help-letter-kiosk-pay_letter = You give this letter for what the kiosk tile offers (LS22.7).
help-sealed = You give this letter, and it goes to the discard pile (LS32.3). It is delivered and shows two seals (LS32.2).
help-sealed-courier-pay = You pay the Courier with this letter and take another one (LS36.2). This one is delivered and shows two seals (LS32.2).
help-sealed-extra-pay = This letter shows two seals. You give letters until you have given { $letters_extra_seals } seals; none of them may be superfluous (LS34.1, LS34.2).
help-sealed-society-pay = This letter shows two seals. You give letters until you have given { $society_seals } seals; none of them may be superfluous (LS24.1).
help-sealed-kiosk-pay_letter = You give this letter for what the kiosk tile offers (LS22.7). It is delivered and shows two seals (LS32.2).
help-kiosk = You take this tile and use it or not (LS22.2).
help-offer = You use this tile (LS22.2).
help-join = Your merchant goes to the merchant of this player, who is not paid (LS57.1).
help-pass = You make no higher bid (LS23.3, LS23.4).
help-bid = If nobody bids more, you pay this much and draw { $auction_cards ->
        [one] { $auction_cards } bonus card
       *[other] { $auction_cards } bonus cards
    } (LS23.6). You can bid no more than you have (LS23.5).
help-extra_turn = You give letters with { $letters_extra_seals } seals and have another turn at once, once in a round (LS34.1). The extra turn buys no further one (LS34.4).
help-mail = The letter that was drawn.
help-show = The kiosk tile that is turned up.
help-die = The roll of one die.
help-done-turn-extra = You keep your letters, and your turn is over (LS34.1).
help-done-fountain-companion = Your companion stays where he is (LS35.1).
help-done-kiosk-use = You do without the effect of the tile (LS22.4).
help-move-catacombs-move = Your merchant goes there with the assistants he has with him (GB25.1). You take no action there, need no assistant, and pay and meet nobody; letters for that place are delivered (GB25.2).
help-end_turn-in-letters = Your turn is over. You may leave the Governor, the Smuggler and the Courier alone, but you must catch family members first (T7, LS36.1).
help-pay-turn-toll-in-letters = Each other merchant and each companion of another player here gets { $toll_lira } Lira: all of them or none (P1, P2, LS35.7). Then your turn goes on.
help-pay-courier-pay = You pay { $courier_lira } Lira and take a letter (LS36.2).
help-ruby-society-ruby = You take the next ruby of this place (LS24.1). If it was the last one, another comes from the general supply while it lasts (LS37.1).
help-good-auction-good = You take this good. If you have no room for it, it is lost (LS23.1).
help-good-kiosk-take_good = You take this for what you paid. A good you have no room for is lost (LS90.1, LS93.1).
help-good-reward-good = You take this good as a reward. If you have no room for it, it is lost (LS52.1).
help-good-catacombs-good = You take this; a good you have no room for is lost. Then your merchant moves (GB25.1).
help-give-kiosk-pay_good = You give this for what the kiosk tile offers (LS90.1, LS93.1).
help-give-card-sell_one = You give this for { $letters_cards_sell } Lira (LS53.1).

## The rules by topic

rules-goal-in-letters = Be the first to collect { $letters_goal } rubies (LS30.9). Rubies are found at the Wainwright, the two Mosques, the Sultan's Palace and the Gemstone Dealer (B1.3, B14.4, B15.3, B13.6, B16.3). The Secret Society gives one for letters (LS24.1).
rules-setup-in-letters = All is set up as in the base game, on twenty places (LS30.1, LS30.2). The new bonus cards are used alone or with the old ones (LS30.3). Letters form a face-down pile, kiosk tiles lie face down (LS30.6, LS30.5). The Courier goes where dice send him (LS30.4). Companions and the rubies that have no place lie in the supply (LS30.7, LS30.8).
rules-turn-in-letters = A turn has four parts in this order: you move your merchant or your companion, you pay others' merchants and companions, you carry out the action of the place, and you meet whoever else is there (T2, LS35.3). You may play bonus cards and use your mosque tiles along the way (T4). After its end you may buy an extra turn, once in a round (LS34.1).
rules-movement-in-letters = Your merchant goes { $move_near } steps, never diagonally, and never stays where he is (M1, M2). Instead of him your companion may go one step (LS35.3, LS35.4). Nobody gets in their way (M4).
rules-toll-in-letters = Each other merchant and each companion of another player at the place gets { $toll_lira } Lira from you (P1, LS35.7). If you do not pay all of them, you pay none and your turn ends at once (P2, P3). Your own pieces cost nothing, and nobody is paid at the Fountain (LS35.8, P5).
rules-encounters-in-letters = Other players' family members here are caught and sent to the Police Station; for each of them you take a bonus card or { $catch_lira } Lira (F4, F5). The Governor, the Smuggler and the Courier may be used as well, in any order (F2, F10, F12, LS36.1). At the Police Station nobody is caught (F6).
rules-end-in-letters = When somebody has collected enough rubies, the round is completed and the game ends (LS30.9, G2). Some left-over cards are played for everybody: those for Lira, for a good and Lira, for one good, and for Lira in exchange for a good (LS62.2). Most rubies win, then most Lira, most goods, most bonus cards; if all is equal, the victory is shared (G8, G9, G10).
rules-letters = A letter is laid open before you; it names a place and shows one seal (LS32.1). As soon as your merchant, your family member or your companion is at that place, it is delivered and shows two seals (LS33.1, LS32.2). You get letters at the Embassy, at the Kiosk and from the Courier (LS21.1, LS22.1, LS36.2). Their seals buy rubies at the Secret Society, and extra turns (LS24.1, LS34.1).
    .title = Letters and seals
rules-extra_turn = After the end of your turn you may give letters with { $letters_extra_seals } seals, none of them superfluous, and have another turn at once (LS34.1, LS34.2). You may do so once in a round, also in the last one, and however your turn ended (LS34.4, LS34.5, LS34.6).
    .title = The extra turn
rules-companion = At the Fountain you may take your companion to your supply (LS35.1). Before a move he may come to the place of your merchant, free of charge (LS35.2). From then on either he or your merchant moves in a turn (LS35.3). He goes one step, needs no assistant, and otherwise pays, acts and meets others like a merchant (LS35.4, LS35.5, LS35.6, LS35.9). Cards that move your merchant do not move him (LS35.10).
    .title = The companion
