### The lessons of the guided first game: what to do in a moment, and why. `lesson-<lesson>-<verb>-<argument or place>`.

lesson-box = Lesson
lesson-partner = Mira
lesson-count = Lesson { $number } of { $count }
lesson-skip = Skip the lessons
    .short = Skip
lesson-play_on = Play on
lesson-rules = Rules
lesson-aside = Look at every place as long as you like.
lesson-wait = { $player } plays. The log tells what happens.

## Titles

lesson-title-move = Moving
lesson-title-assistant = Assistants
lesson-title-warehouse = Warehouses
lesson-title-market = Markets
lesson-title-toll = Other merchants
lesson-title-mosque = Mosques
lesson-title-encounters = Whom you meet
lesson-title-ruby = The first ruby
lesson-title-family = Fountain and family
lesson-title-end = The end of the game

## What comes up again and again

lesson-leave = Leave an assistant: he does the work here.
lesson-act = Now carry out the action of the place.
lesson-end_turn = Your turn is done. End it; then { $player } plays.

## Lesson by lesson

lesson-move-move = This is the bazaar. Your merchant walks { $move_near } steps, never diagonally. Go to the lit Spice Warehouse (3): tap it, then tap it again.
lesson-assistant-leave = At each place an assistant does the work. Your merchant stands on all of yours: leave one here.
lesson-warehouse-act = A warehouse fills your wheelbarrow with its good. Carry out its action.
lesson-warehouse-end_turn = Spice up to the brim: your wheelbarrow starts with room for { $wheelbarrow_capacity } of each good. End your turn; then { $player } plays.
lesson-market-move = The Small Market (11) buys the goods on its tile, spice among them. Go there: it is two steps away.
lesson-market-act = Sell here. The more goods you sell at once, the more each of them brings.
lesson-market-sell = Add all your spice with plus, and confirm.
lesson-market-done = That is all they want from you. Take the money.
lesson-market-end_turn = With Lira in your purse you can go almost anywhere. End your turn.
lesson-toll-move = { $player }'s merchant is at the Spice Warehouse (3), and so is your assistant. Go there all the same.
lesson-toll-pick_up = Your own assistant is here. Pick him up instead of leaving another one: so you keep enough of them.
lesson-toll-pay = You meet another merchant. Pay { $toll_lira } Lira, or your turn ends here and now.
lesson-toll-act = Paid. Now fill up with spice again.
lesson-toll-end_turn = You hold a bonus card, to be played in a turn of yours: tap it to read it. For now end your turn.
lesson-mosque-move = The Small Mosque (14) has tiles that help you for the rest of the game. One asks for spice. Go there.
lesson-mosque-pay = This merchant is nobody's: with two players a few of them stand about. Pay, and dice send him elsewhere.
lesson-mosque-act = You own as many spices as the tile shows. Take a tile for one of them.
lesson-mosque-tile = Take the green tile. From now on you may buy one more good at every warehouse.
lesson-encounters-move = At the Fabric Warehouse (2) two others wait: { $player }'s family member, and the Smuggler. Go there.
lesson-encounters-act = The action comes before the encounters. Fill up with fabric.
lesson-encounters-good-blue = Your green tile at work: buy a piece of jewelry for { $tile_green_lira } Lira.
lesson-encounters-catch = Now the encounters. Catch { $player }'s family member: he goes back to the Police Station.
lesson-encounters-reward = For a catch you get a bonus card or { $catch_lira } Lira. Take the Lira this time.
lesson-encounters-meet = The Smuggler has every good under his coat. Meet him.
lesson-encounters-good-yellow = Take a fruit.
lesson-encounters-pay = He wants { $smuggler_lira } Lira or any good for it. Pay the Lira. Then dice send him elsewhere.
lesson-ruby-move = Back to the Small Mosque (14): with fabric you get its other tile, and who owns both gets a ruby.
lesson-ruby-pick_up = Here is your assistant from before. Pick him up.
lesson-ruby-act = Take the second tile.
lesson-ruby-tile = The red tile, and a ruby with it.
lesson-ruby-end_turn = Your first ruby. There are more at 1, 13, 15 and 16: their number badges are ruby red. End your turn.
lesson-family-move-7 = Your assistants are spread over the bazaar. At the Fountain (7) you call them back. Go there.
lesson-family-act-7 = The Fountain is free: no assistant is needed, and nobody is paid. Carry out its action.
lesson-family-recall = Call both back: add each with plus, and confirm.
lesson-family-done = That is all of them.
lesson-family-end_turn = End your turn.
lesson-family-move-12 = Your family member sits at the Police Station (12). Go there.
lesson-family-act-12 = Set your family member free: he goes to any place and does its action for you.
lesson-family-send = Send him to the Post Office (5).
lesson-family-act-5 = The Post Office gives goods and Lira. He collects them for you.
lesson-end = Who owns { $setup_goal_rubies_2 } rubies first begins the last round; then most rubies win. You have one. From here the bazaar is yours.

## The rules page

learn-rules = Rules
learn-search = Search the rules
learn-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } topic found
   *[other] { $count } topics found
}
learn-part-game = The game
learn-part-places = Places
learn-part-areas = Ruby areas
learn-part-tokens = Whom you meet
learn-part-tiles = Tiles
learn-part-cards = Cards
learn-part-guild_cards = Guild cards
learn-part-kiosk = Kiosk tiles
learn-part-choices = Before the game
learn-part-values = Our values
learn-ours = our value
learn-ours-help = Where the books leave a number to a picture we could not see, we chose one. A table can replace these values by its own.
learn-statements = All statements in full
learn-statements-help = Every rule, numbered, with where it comes from.
learn-parts = Contents
learn-copy_link = Link to this rule
learn-loading = The rules are being fetched …
learn-not_loaded = The rules could not be fetched. Is the network there? Load the page again.
