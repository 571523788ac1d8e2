### What happened, in the third person.

## The turn

event-turn_began = Round { $round }: { $player }'s turn.
event-moved = { $player } goes { $to }.
event-assistant_left = { $player } leaves an assistant { $at }.
event-assistant_picked_up = { $player } picks up an assistant { $at }.
event-neutral_left = { $player } leaves a neutral assistant { $at }.
event-neutral_picked_up = { $player } picks up a neutral assistant { $at }.
event-assistant_returned = An assistant returns { $from } to { $player }.
event-fifth_assistant = { $player }'s fifth assistant joins in.
event-action_began = { $piece ->
    [family] { $player }'s family member carries out the action { $at }.
    [companion] { $player }'s companion carries out the action { $at }.
   *[merchant] { $player } carries out the action { $at }.
}
event-action_skipped = { $player } does without the action { $at }.
event-turn_ended = { $end ->
    [without_assistant] { $player }'s turn ends at once: no assistant picked up or left.
    [without_paying] { $player }'s turn ends at once: the other merchants are not paid.
   *[by_choice] { $player }'s turn ends.
}

## Money and goods

event-lira_gained = { $player } takes { $lira } Lira.
event-lira_paid = { $player } pays { $lira } Lira.
event-lira_handed = { $player } pays { $lira } Lira to { $other }.
event-good_gained = { $player } takes { $good }.
event-good_lost = { $player } has no room for { $good }.
event-good_paid = { $player } pays { $good }.
event-good_sold = { $player } sells { $good }.
event-sale = { $count ->
    [one] { $player } gets { $lira } Lira for { $count } good { $at }.
   *[other] { $player } gets { $lira } Lira for { $count } goods { $at }.
}
event-extension = { $player } extends the wheelbarrow: it now holds { $capacity } of each good.
event-ruby = { $player } gets a ruby { $at } and now has { $rubies }.
event-tile_taken = { $player } takes { $the }.
event-mail_moved = { $down ->
    [0] All mail indicators go back up.
   *[other] A mail indicator goes down.
}
event-demand_shown = New demand { $at }: { $demand }.

## Bonus cards

# Seen by the player who draws.
event-card_drawn = { $player } draws a bonus card: { $card }.
# Seen by everybody else.
event-card_drawn-hidden = { $player } draws a bonus card.
event-card_taken = { $player } takes from the discard pile: { $card }.
event-card_played = { $player } plays: { $card }.
event-card_discarded = { $player } discards: { $card }.
event-reshuffled = { $count ->
    [one] The discard pile is shuffled: { $count } card to draw from.
   *[other] The discard pile is shuffled: { $count } cards to draw from.
}

## Dice

event-dice_rolled = { $player } rolls { $die1 } and { $die2 }.
event-die_turned = { $player } turns the { $die } to { $to_die }.
event-number_called = { $player } calls { $number }.

## Encounters

event-family_sent = { $player } sends the family member { $to }.
event-family_caught = { $player } catches { $other }'s family member.
event-family_home = { $player }'s family member comes home to the Police Station.
event-token_met = { $player } meets { $the }.
event-token_moved = The dice send { $the } { $to }.
event-neutral_merchant_moved = The dice send a neutral merchant { $to }.

## The end

event-last_round = { $player } has collected enough rubies: this is the last round.
event-game_over = The game is over.

## The result. A special text says what decided between equals.

result-won-rubies = { $rubies ->
    [one] { $player } wins with { $rubies } ruby!
   *[other] { $player } wins with { $rubies } rubies!
}
result-won-lira = { $player } wins: level on rubies ({ $rubies }), but ahead in Lira ({ $lira }).
result-won-goods = { $player } wins: level on rubies and Lira, but ahead in goods ({ $goods }).
result-won-cards = { $player } wins: level on rubies, Lira and goods, but ahead in bonus cards ({ $cards }).
result-shared = { $players } share the victory.
result-score = { $player }: rubies { $rubies }, Lira { $lira }, goods { $goods }, bonus cards { $cards }
