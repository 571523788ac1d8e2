### Mocha & Baksheesh: steps, options, reasons, events, helps and the rules by topic. `<key>-in-mocha` goes before `<key>`.

## What steps ask

step-dice-red_tile-in-mocha = Does this roll count, or will you change it?
step-dice-six = Which die do you turn to 6?
step-turn-move_corner = To which corner does your merchant go?
step-rewards-take = The dice bring a reward.
step-rewards-good = Which good do you take as a reward?
step-exchange-give = What do you give?
step-exchange-take = What do you take for it?
step-guild-draw = A guild card is drawn.
step-trader-pay = How do you pay the Coffee Trader?
step-roasting-choose = What do you exchange for coffee?
step-roasting-good = Which good do you give?
step-roasting-card = Which card do you discard?
step-guild_hall-take = Coffee and guild cards are taken at the Guild Hall.
step-guild_hall-discard = Which guild card do you discard?
step-tavern-choose = What do you take at the Tavern?
step-tavern-barrier = Beside which place do you lay the barrier? Its action comes next.
step-tavern-beside = On which side of this place do you lay the barrier?
step-tavern-action = Will you carry out the action of this place beside the barrier?
step-tavern-ruby = Where do you take the ruby from?
step-coffee_house-buy = The coffee is delivered.
step-caravansary-coffee = The Caravansary gives coffee.
step-guild-extra = The guild card gives something on top.
step-guild-extend = The wheelbarrow is extended.
step-guild-goods = The guild card gives goods.
step-guild-blue = The dice bring blue goods.
step-guild-again = The action comes a second time. Will you do something else before?
step-guild-send = Where do you send your family member to act?
step-guild-mosque = Which mosque tile do you take?
step-guild-tavern = Which tavern tile do you take together with the barrier?

## Options

action-act-roasting_plant = Exchange Lira, a good or a card for coffee
action-act-guild_hall = Take { $guild_hall_coffee } coffee and draw guild cards
action-act-tavern = Pay for the barrier, a tavern tile or a ruby
action-act-coffee_house = Deliver { $coffee } coffee for a ruby
action-act-caravansary-in-mocha = Take { $caravansary_coffee } coffee and bonus cards
action-done-exchange-give = That is all you give
action-done-roasting-choose = That is all
action-draw-hidden-guild = Draw a guild card
action-keep-rewards-take = Keep the roll: { $die1 } and { $die2 }
action-meet-coffee_trader = Meet the Coffee Trader
action-pay-trader-pay = Pay { $coffee_trader_lira } Lira
action-turn_die-dice-six = Turn the { $die } to 6
action-tavern-barrier = Lay the barrier
action-tavern-barrier-price = Lay the barrier for { $coffee } coffee
action-tavern-movement = Take the Movement tile
action-tavern-movement-price = Take the Movement tile for { $coffee } coffee
action-tavern-encounter = Take the Encounter tile
action-tavern-encounter-price = Take the Encounter tile for { $coffee } coffee
action-tavern-ruby = Take a ruby
action-tavern-ruby-price = Take a ruby for { $goods }
action-tavern-guild-tavern = Take { $the } and lay the barrier for { $coffee } coffee
action-barrier = Lay the barrier beside { $object } ({ $number })
action-beside = Lay the barrier on the side that borders { $object } ({ $number })
action-beside-tavern-beside = Lay the barrier between { $beside } and { $object } ({ $number })
action-ruby-palace = Take the ruby from the Sultan's Palace
action-ruby-dealer = Take the ruby from the Gemstone Dealer
action-ruby-coffee_house = Take the ruby from the Coffee House
action-roast-lira = Pay { $roasting_lira } Lira for { $roasting_coffee } coffee
action-roast-good = Give a good for { $roasting_coffee } coffee
action-roast-card = Discard a card for { $roasting_coffee } coffee

## Reasons

reason-needs_coffee = You need { $need } coffee; you have { $have }.
reason-needs_lira-coffee_trader = You need { $need } Lira or any good.
reason-needs_good-roasting-choose = You have no goods.
reason-needs_good-exchange = You have neither goods nor coffee to exchange.
reason-needs_good-coffee_to_lira = Then you would have nothing left to exchange.
reason-needs_good-exchange-give = { $kind ->
    [any] { $count ->
        [one] Give at least { $count } good or coffee.
       *[other] Give at least { $count } goods or coffee.
    }
   *[other] You need { $good }.
}
reason-own_tavern_tile = You have { $the } already; nobody gets it twice.
reason-tavern_stack_empty = { $tile }: none is left.
reason-no_exchange = You can make none of the exchanges: they ask for { $roasting_lira } Lira, a good, or a card.
reason-no_exchange-roasting-choose = Make at least one exchange.
reason-no_exchange-tavern = You can pay for nothing here: the barrier, a tavern tile and a ruby all ask for coffee.
reason-exchange_done = You have made this exchange already; each of them comes once.
reason-no_card_in_hand = You have neither a bonus card nor a guild card.
reason-barrier_lies_here = The barrier lies there already. Lay it somewhere else.
reason-no_guild_card = There is no guild card to draw: both piles are empty.
reason-action_impossible = The guild card asks for the action { $at }, and you cannot carry it out now.
reason-action_impossible-coffee_to_lira = You need your coffee for the action { $at }.
reason-action_impossible-two_coffee = You need this card itself for the action { $at }.
reason-not_with_guild_card = In a turn with a guild card you cannot use what belongs to a place.
reason-six_already = This die shows 6 already.
reason-six_already-die_to_six = Both dice show 6 already.
reason-no_room_to_take = Then you could not take as many in return: there is too little room for goods of other kinds.
reason-no_corner = That is not a corner of the board.
reason-no_ruby-ruby = No ruby is left at the Sultan's Palace, the Gemstone Dealer and the Coffee House.
reason-no_ruby-tavern-ruby = No ruby is left there.
reason-no_ruby-guild = No ruby is left at the place of this card.
reason-sale_full-exchange-give = You can exchange { $most } at most.
reason-canonical_order-exchange-give = What you give is named in the order red, green, yellow, blue, coffee.
reason-no_room-exchange-take = Your wheelbarrow has no room for more { $goods }.
reason-family_away-in-mocha = Your family member is away. They come home when somebody catches them, with a bonus card, or with guild card 12.
reason-could_not_pay-exchange-take = Then you could not pay the Smuggler any more.
reason-same_place-turn-move_corner = Your merchant is there already. The card takes him elsewhere, to a corner.
reason-too_far-barrier = { $distance ->
    [one] Round the barrier that is { $distance } step; your merchant goes { $move_near }.
   *[other] Round the barrier that is { $distance } steps; your merchant goes { $move_near }.
}
reason-too_far-movement = { $distance ->
    [one] That is { $distance } step away; your merchant goes { $move_near }, or any number in one line.
   *[other] That is { $distance } steps away and not in one line; your merchant goes { $move_near }, or any number in one line.
}
reason-not_now-two_coffee = Only when you are asked something in your own turn.
reason-not_now-coffee_to_lira = Only when you are asked something in your own turn.
reason-not_now-coffee_to_guild = Not in the middle of an action or of another card: play it before or after.
reason-not_now-dice_rewards = Not in the middle of an action or of another card: play it before or after.
reason-not_now-exchange = Not in the middle of an action or of another card: play it before or after.
reason-not_now-die_to_six = Only right after you have rolled the dice, and not if the roll moves somebody.
reason-not_now-corner = Only instead of your normal move.
reason-not_now-repeat_wainwright = Only right after the action of the Wainwright.
reason-not_now-repeat_coffee_house = Only right after the action of the Coffee House.
reason-not_now-guild = Only before you move, and instead of your whole turn.

## Events

event-coffee_gained = { $player } takes { $coffee } coffee.
event-coffee_paid = { $player } pays { $coffee } coffee.
event-barrier_laid = { $player } lays the barrier between { $object } and { $beside }.
event-tavern_tile_taken = { $player } takes { $the }.
event-baksheesh_turned = The baksheesh tile is turned over. It now shows { $goods }.
# Seen by the player who draws.
event-guild_card_drawn = { $player } draws: { $card }.
# Seen by everybody else.
event-guild_card_drawn-hidden = { $player } draws a guild card.
event-guild_reshuffled = { $count ->
    [one] The discarded guild cards are shuffled: { $count } card to draw from.
   *[other] The discarded guild cards are shuffled: { $count } cards to draw from.
}

## Helps of options

help-tavern-barrier = You lay the barrier between two places and carry out the action of one of them; you pay and meet nobody there (MB19.2, MB19.3, MB19.4). Until somebody else lays it, only you may pass it (MB33.2).
help-tavern-ruby = You take the next ruby of the Sultan's Palace, the Gemstone Dealer or the Coffee House (MB19.14). Then the baksheesh tile is turned over (MB19.15).
help-barrier = The barrier comes to lie on one side of this place, and the action of this place comes next (MB19.5).
help-beside = Only you may pass the barrier on this border, until somebody else lays it (MB33.2, MB33.3).
help-ruby = You take the next ruby of this place, and the one after it costs more (MB19.14). Then the baksheesh tile is turned over (MB19.15).
help-roast = Each of the three exchanges comes once, and each brings { $roasting_coffee } coffee (MB17.1).
help-call-tea_house-call-guild = If both dice together show this number or more, you get that many Lira; otherwise you get { $guild_consolation } (MB109.1).
help-done-exchange-give = Now you take as many in return (MB55.1).
help-done-roasting-choose = You make no further exchange (MB17.1).
help-draw-guild-draw = The guild card that was drawn.
help-end_turn-in-mocha = Your turn is over. You may leave the Governor, the Smuggler and the Coffee Trader alone, but you must catch family members first (T7, MB35.1).
help-give-exchange-give = You give this and take something of another kind for it (MB55.1, MB55.2).
help-give-roasting-good = You hand in this good for { $roasting_coffee } coffee (MB17.3).
help-give-trader-pay = You pay the Coffee Trader with this good and take 1 coffee (MB35.2).
help-good-exchange-take = You take this for one of the things you gave (MB55.1).
help-good-rewards-good = You take this good as a reward. If you have no room for it, it is lost (MB54.1, MB54.2).
help-good-smuggler-take-free = You take this good from the Smuggler and pay nothing, thanks to your Encounter tile (MB34.6).
help-pay-trader-pay = You pay { $coffee_trader_lira } Lira and take 1 coffee (MB35.2).
help-skip-tavern-action = You do without the action beside the barrier, and your turn goes on (MB19.3).
help-turn_die-dice-six = This die is turned to 6 (MB56.1).

## The rules by topic

rules-goal-in-mocha = Be the first to collect { $mocha_goal } rubies (MB39.1). Rubies are found at the Wainwright, the two Mosques, the Sultan's Palace, the Gemstone Dealer and the Coffee House (B1.3, B14.4, B15.3, B13.6, B16.3, MB20.2). At the Tavern you can buy one as well (MB19.14).
rules-setup-in-mocha = All is set up as in the base game, on twenty places (MB30.1, MB30.2). The new bonus cards are shuffled in (MB30.3), the guild cards form a pile of their own (MB30.5). The Coffee Trader goes where dice send him (MB30.4). The barrier lies beside the board (MB30.6), two piles of tavern tiles and the baksheesh tile at the Tavern (MB30.7, MB30.8), rubies also in the Coffee House (MB30.9). Nobody has coffee yet (MB30.10).
rules-turn-in-mocha = A turn has four parts in this order: you move your merchant, you pay other merchants, you carry out the action of the place, and you meet whoever else is there (T2). You may play bonus cards and use your tiles along the way (T4). Instead of all that you may play a guild card (MB37.1).
rules-movement-in-mocha = Your merchant goes { $move_near } steps, never diagonally, and never stays where he is (M1, M2). Nobody gets in his way (M4). The barrier does: only the player who laid it last may pass it (MB33.2, MB33.3).
rules-encounters-in-mocha = Other players' family members here are caught and sent to the Police Station; for each of them you take a bonus card or { $catch_lira } Lira (F4, F5). The Governor, the Smuggler and the Coffee Trader may be used as well, in any order (F2, F10, F12, MB35.1). At the Police Station nobody is caught (F6).
rules-cards-in-mocha = In your own turn you may play as many bonus cards as you like, each at its own time (C1). In the middle of an action you may only play what serves as money: “{ $cards_lira } Lira”, “{ $mocha_cards_coffee } coffee” and “{ $mocha_cards_lira } Lira for { $mocha_cards_lira_price } coffee” (C10, C11, MB36.1). Your hand may hold any number of cards (C3).
rules-end-in-mocha = When somebody has collected enough rubies, the round is completed and the game ends (MB39.1, MB39.2). Some left-over cards are played for everybody: those for Lira, for Lira in exchange for coffee, and for one good (G5, MB39.3). Most rubies win, then most Lira, most goods, most bonus cards; if all is equal, the victory is shared (G8, G9, G10). Coffee and guild cards do not count (MB39.5).
rules-coffee = Coffee is no good: you may have any amount of it, it takes no room on your wheelbarrow, and it never serves as any good (MB32.1, MB32.2). You get it at the Roasting Plant, the Guild Hall and the Caravansary and from the Coffee Trader (MB17.1, MB18.1, MB6.1, MB35.2). You need it at the Tavern and the Coffee House (MB19.1, MB20.1).
    .title = Coffee
rules-guild_cards = You play a guild card at the start of your turn, instead of everything else: you do not move and meet nobody (MB37.1). You must be able to carry out all of it (MB37.5). In that turn you may not use cards and tiles that belong to a place (MB37.3). Guild cards come from the Guild Hall (MB18.1).
    .title = Guild cards
rules-barrier = The barrier lies between two places, and only the player who laid it last may move across it (MB33.1, MB33.2, MB33.3). It stops neither family members who are sent out nor whoever is moved by dice (MB33.6). It is laid at the Tavern (MB19.2).
    .title = The barrier
rules-tavern_tiles = A tavern tile works from the moment you take it to the end of the game (MB34.1). You get one of each type at most (MB19.12).
    .title = Tavern tiles
