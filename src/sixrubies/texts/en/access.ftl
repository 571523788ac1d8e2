### For those who listen instead of looking: what the table shows, in words, and questions one can type.

## What a place shows besides what one can do there

say-demand = It asks for { $goods } and pays { $prices } Lira for 1, 2, 3 and so on
say-stack = { $tile }: have { $goods }, { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
say-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
say-top = On top of the discard pile: { $card }
say-tavern = { $tile }: { $coffee } coffee
say-baksheesh = Baksheesh for a ruby: { $goods }
say-rubies_left = { $count ->
    [one] { $count } ruby left
   *[other] { $count } rubies left
}
say-letters_for = { $count ->
    [one] A letter of yours goes here
   *[other] { $count } letters of yours go here
}
say-barrier = The barrier of { $player } lies between here and { $number }
say-neutral_merchant = a neutral merchant
say-neutral_assistant = a neutral assistant
say-merchant_at = The merchant is here: { $place } ({ $number }), on { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}.
say-assistants = Assistants are out here: { $places }.
say-assistants-none = No assistant is out.
say-family_at = The family member is here: { $place } ({ $number }).
say-choosable = { $count ->
    [one] One place can be chosen.
   *[other] { $count } places can be chosen.
}
say-options = { $count ->
    [one] One option.
   *[other] { $count } options.
}
say-not_now = Not now: { $reason }

## Questions

ask-title = Ask
ask-label = Ask the table
ask-button = Ask
ask-help_line = Ask like this: Where are my assistants? What can I do? Who leads? What is on 7? Why not 7? What do I have? What cards do I have? Where is the Governor? What happened? Whose turn is it? A player's name tells what he has. Go to 7 chooses the place, once more does it.
# Parts of words that tell what a question is about, with a comma between them.
ask-words-why = why
ask-words-assistants = assistant, helper
ask-words-family = family
ask-words-leads = lead, ahead, winning, score, rubies
ask-words-happened = happen, last, did
ask-words-cards = card, hand
ask-words-turn = whose turn, turn is it, round, who plays
ask-words-do = can i, what now, options, choose, asked, my move
ask-words-have = have, where am i, what do i, status
ask-words-go = go to, move to, go
ask-token = The { $token } is here: { $place } ({ $number }).
ask-turn = { $player } plays, round { $round }.
ask-not_yours = You have nothing to decide now; { $player } decides.
ask-no_choice = No place is asked for just now.
ask-possible = { $place } ({ $number }) can be chosen.
ask-options = You can: { $options }.
ask-lead = { $player }: { $count } of { $goal } rubies, { $lira } Lira.
ask-no_cards = You have no bonus cards.
ask-nothing_yet = Nothing has happened yet.
ask-dice-help_line = Ask like this: What can I do? What can I buy? What do the tiles do? What was rolled? Who leads? What do I have? What happened? Whose turn is it? A player's name tells what he has.
ask-words-tiles = tile, mosque
ask-words-buy = buy, price, cost, area
ask-words-rolled = rolled, dice, roll
ask-dice-open = Open mosque tiles: { $tiles }.
ask-dice-prices = The next ruby of each area: { $prices }.
ask-dice-rolled = On the table: { $faces }.
ask-dice-no_dice = No dice lie on the table.
ask-dice-no_tiles = no mosque tiles yet
ask-dice-have = { $player }: { $rubies }, { $things }. Mosque tiles: { $tiles }.
