### The Dice Game: questions, options, reasons, events. A step's text ends in `-told` where it names its situation.

## What a step asks its owner; for chance and automatic steps, what happens

dice-step-tile-show = A mosque tile is turned up.
dice-step-turn-begin = A new turn begins.
dice-step-turn-income = Which of your income tiles gives first?
dice-step-turn-roll = The dice are picked up.
dice-step-dice-roll = A die is rolled.
dice-step-turn-reroll = { $reroll_crystals ->
    [one] Will you roll dice again, for { $reroll_crystals } crystal?
   *[other] Will you roll dice again, for { $reroll_crystals } crystals?
}
dice-step-turn-reroll-told = To be rolled again: { $faces }. Which others?
dice-step-turn-action = Which action do you carry out?
dice-step-turn-action-told = { $left ->
    [one] Which action do you carry out? { $left } is left.
   *[other] Which action do you carry out? { $left } are left.
}
dice-step-turn-finish = The turn is over.
dice-step-pay-goods = What do you pay with?
dice-step-pay-goods-told = Still to pay: { $goods }. What do you pay with?
dice-step-pay-goods-different = { $count ->
    [one] Still to pay: { $count } good of another colour. What do you pay with?
   *[other] Still to pay: { $count } goods of different colours. What do you pay with?
}
dice-step-gain-resource = Something is taken from the supply.
dice-step-gain-two_markers = Which markers do you take, { $actions_markers } in all?
dice-step-gain-tile = A mosque tile is taken.
dice-step-gain-ruby = A ruby is taken.
dice-step-card-reveal = A bazaar card is revealed.
dice-step-card-use = Which of the revealed bazaar cards do you use?
dice-step-card-condition = Will you do what the bazaar card asks for?
dice-step-card-condition-told = Bazaar card: { $card }. Will you do that?
dice-step-card-give_up = Which of your mosque tiles do you give up?
dice-step-card-tile = Which open mosque tile do you take?
dice-step-card-ruby = From which area do you take a ruby?
dice-step-card-sale = Will you discard what the bazaar card shows for Lira?
dice-step-card-sale-told = Bazaar card: will you discard { $thing } for { $lira } Lira?
dice-step-card-share = What do you take from the bazaar card?
dice-step-card-gift = Will you take what the bazaar card offers?
dice-step-card-gift-told = Bazaar card: will you take { $thing }?
dice-step-card-offer = Will you buy what the bazaar card offers?
dice-step-card-offer-told = Bazaar card: will you buy { $thing } for { $bazaar_offer_price } Lira?
dice-step-card-done = The bazaar cards are discarded.

## Options. `dice-action-<verb>` is the general text; one with an argument or a step behind it goes first.

dice-action-done = Done
dice-action-done-turn-reroll = Keep the roll
dice-action-done-named-turn-reroll = { $reroll_crystals ->
    [one] Pay { $reroll_crystals } crystal and roll them again
   *[other] Pay { $reroll_crystals } crystals and roll them again
}
dice-action-end_turn = End your turn
dice-action-fulfil = Do what the card asks for
dice-action-fulfil-card-condition = Yes: { $card }
dice-action-decline = Decline
dice-action-decline-card-condition = No: take { $bazaar_otherwise } Lira
dice-action-pay = Pay { $bazaar_offer_price } Lira
dice-action-pay-card-offer = Pay { $bazaar_offer_price } Lira for { $thing }
dice-action-take = Take { $resource }
dice-action-take-colour-turn-action = Take { $resource } for { $goods }
dice-action-take-brown-turn-action = Take { $resource } for { $actions_brown } different goods
dice-action-take-crystal-turn-action = Take { $resource } for { $actions_crystal } different goods
dice-action-take-lira = Take Lira
dice-action-take-lira-turn-action = { $count ->
    [one] Take { $lira } Lira for { $count } die with Lira
   *[other] Take { $lira } Lira for { $count } dice with Lira
}
dice-action-take-lira-card-share = Take { $resource }
dice-action-take-two_markers = Take { $actions_markers } markers of choice for { $actions_markers_price } different goods
dice-action-die = Use a die: { $face }
dice-action-give = Discard { $resource }
dice-action-give-card-sale = Discard { $resource } for { $lira } Lira
dice-action-income = Income: { $ability }
dice-action-reroll = Roll a die again: { $face }
dice-action-reveal = { $number ->
    [one] Reveal { $number } bazaar card
   *[other] Reveal { $number } bazaar cards and use one
}
dice-action-ruby = Buy a ruby { $from }
dice-action-ruby-turn-action = Buy a ruby { $from } for { $price }
dice-action-ruby-card-ruby = Take a ruby { $from }
dice-action-use = Use: { $card }
dice-action-buy_tile = Buy a mosque tile for { $price }: { $ability }
dice-action-tile = Take a mosque tile: { $tile }
dice-action-give_up = Give up a mosque tile: { $ability }
dice-action-roll = Roll: { $face }
dice-action-draw = Reveal: { $card }
dice-action-show = Turn up: { $tile }

## Why something is not possible

dice-reason-needs_lira = You need { $need } Lira; you have { $have }.
dice-reason-needs_crystal = { $need ->
    [one] You need { $need } crystal; you have { $have }.
   *[other] You need { $need } crystals; you have { $have }.
}
dice-reason-needs_brown = { $need ->
    [one] You need { $need } brown marker; you have { $have }.
   *[other] You need { $need } brown markers; you have { $have }.
}
dice-reason-needs_goods = { $need ->
    [one] You need { $need } good for it; dice and markers give { $have }.
   *[other] You need { $need } goods for it; dice and markers give { $have }.
}
dice-reason-needs_card_dice = You need { $need } card icons for this action; you used { $have }.
dice-reason-no_coin_die = No die shows Lira.
dice-reason-no_card_die = No die shows a card.
dice-reason-no_ruby = No ruby is left there.
dice-reason-no_ruby-anywhere = No ruby is left in any goods track or carpet.
dice-reason-no_open_tile = No mosque tile lies open.
dice-reason-no_own_tile = You have no mosque tile.
dice-reason-no_die = { $kind ->
    [card] No further die shows a card.
   *[other] No further die shows { $face }.
}
dice-reason-no_marker = You have { $none }.
dice-reason-canonical_order = Things are named in the order red, yellow, green, blue, Lira, card; of each colour dice before markers, brown last.
dice-reason-rest_unpayable = Then you could not pay the rest.
dice-reason-not_asked = The price asks for no more { $face }.

## What happened, in the third person

dice-event-turn_began = Round { $round }: { $player }'s turn.
dice-event-income_taken = { $player } has income: { $ability }.
dice-event-die_rolled = { $player } rolls { $faces }.
dice-event-rerolled = { $number ->
    [one] { $player } picks { $number } die up again.
   *[other] { $player } picks { $number } dice up again.
}
dice-event-action_began = { $player } chooses “{ $action }”.
dice-event-die_used = { $player } uses { $faces }.
dice-event-resource_paid = { $player } pays { $resource }.
dice-event-resource_gained = { $player } takes { $resource }.
dice-event-resource_returned = { $player } returns { $resource }: the supply is short.
dice-event-resource_short = { $player } goes without { $resource }: the supply is empty.
dice-event-tile_shown = New open mosque tile: { $tile }.
dice-event-tile_taken = { $player } takes a mosque tile ({ $ability }) and now has { $number }.
dice-event-tile_given_up = { $player } gives up a mosque tile ({ $ability }) and now has { $number }.
dice-event-ruby = { $player } takes a ruby { $from } and now has { $rubies }.
dice-event-card_revealed = { $player } reveals “{ $card }”.
dice-event-card_used = { $player } uses “{ $card }”.
dice-event-card_fulfilled = { $player } does what the card asks for.
dice-event-card_declined = { $player } declines.
dice-event-reshuffled = { $count ->
    [one] The discard pile is shuffled: { $count } card to draw from.
   *[other] The discard pile is shuffled: { $count } cards to draw from.
}
dice-event-turn_ended = { $player }'s turn ends.
dice-event-last_round = { $player } has collected enough rubies: this is the last round.
dice-event-game_over = The game is over.

## Several events of one kind in one sentence

dice-together-die_rolled = { $player } rolls { $things }.
dice-together-die_used = { $player } uses { $things }.
dice-together-resource_paid = { $player } pays { $things }.
dice-together-resource_gained = { $player } takes { $things }.
dice-together-resource_returned = { $player } returns { $things }: the supply is short.

## The result

dice-result-won-rubies = { $rubies ->
    [one] { $player } wins with { $rubies } ruby!
   *[other] { $player } wins with { $rubies } rubies!
}
dice-result-won-lira = { $player } wins: level on rubies ({ $rubies }), but ahead in Lira after the sale of markers and crystals ({ $lira }).
dice-result-shared = { $players } share the victory.
dice-result-score = { $player }: rubies { $rubies }, Lira after the sale { $lira }
