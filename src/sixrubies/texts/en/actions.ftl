### Options as buttons. `action-<verb>` is the general text; `action-<verb>-<place or step or argument>` goes first.

## The turn

action-move = Move { $to } ({ $number })
action-pick_up = Pick up your assistant
action-pick_up_neutral = Pick up a neutral assistant
action-leave = Leave an assistant
action-leave-neutral = Leave a neutral assistant
action-decline = Decline and end your turn
action-decline-turn-assistant = No assistant: end your turn
action-decline-turn-toll = Don't pay: end your turn
action-pay = Pay
action-pay-turn-toll = Pay { $lira } Lira to the merchants here
action-pay-governor-pay = Pay { $governor_lira } Lira
action-pay-smuggler-pay = Pay { $smuggler_lira } Lira
action-skip = Do without the action
action-end_turn = End your turn
action-done = Done
action-done-fountain-recall = That is all
action-done-warehouse-extra = Buy nothing more
action-done-market-sell = Finish the sale
action-done-market-sell_more = Finish the sale for { $lira } Lira

## The action of a place, with its price or reward as it is now

action-act = Carry out the action
action-act-wainwright = Buy an extension for { $wainwright_price } Lira
action-act-fabric_warehouse = Fill up with red goods
action-act-spice_warehouse = Fill up with green goods
action-act-fruit_warehouse = Fill up with yellow goods
action-act-post_office = Collect the mail: { $goods }, { $lira } Lira
action-act-caravansary = Take bonus cards
action-act-fountain = Bring assistants back
action-act-black_market = Roll the dice for blue goods
action-act-tea_house = Call a number and roll the dice
action-act-large_market = Sell goods
action-act-small_market = Sell goods
action-act-police_station = Send your family member
action-act-sultans_palace = Deliver { $goods } for a ruby
action-act-small_mosque = Take a mosque tile
action-act-great_mosque = Take a mosque tile
action-act-gemstone_dealer = Buy a ruby for { $lira } Lira

## Inside an action

action-good = Take { $good }
action-good-warehouse-extra = Buy { $good } for { $tile_green_lira } Lira
action-sell = Sell { $good }
action-give = Give { $good }
action-tile = Take { $the }
action-call = Call { $number }
action-send = Send your family member { $to } ({ $number })
action-recall = Bring back your assistant { $from } ({ $number })
action-keep = Keep the roll
action-keep-dice-red_tile = Keep the roll: { $sum }
action-reroll = Roll both dice again
action-turn_die = Turn the { $die } to { $tile_red_die }
action-take-pile = Draw from the face-down pile
action-take-discard = Take the top of the discard pile
action-take-discard-card = Take from the discard pile: { $card }
action-discard = Discard: { $card }

## Encounters

action-meet-governor = Meet the Governor
action-meet-smuggler = Meet the Smuggler
action-catch = Catch { $other }'s family member
action-reward-card = Draw a bonus card
action-reward-lira = Take { $catch_lira } Lira

## Cards and tiles

action-play = Play: { $card }
action-use-yellow = Bring back an assistant for { $tile_yellow_lira } Lira (yellow tile)

## Chance, where the dice and draws of a real table are fed in

action-roll = Roll { $die1 } and { $die2 }
action-draw = Draw: { $card }
action-draw-hidden = Draw a bonus card
action-demand = Turn up: { $demand }
