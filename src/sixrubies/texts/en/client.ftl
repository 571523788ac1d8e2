### The pages in the browser: what stands beside the words of the game.

## Signs on the table

client-sold_out = sold out
client-fill = fill
client-to_capacity = to capacity
client-pile = pile
client-call = call
client-call_back = call back
client-any_place = any place
client-each = each
client-then = then
client-bid_for = bid for
client-letter-red = R
client-letter-green = G
client-letter-yellow = Y
client-letter-blue = B
client-token-governor = G
client-token-smuggler = S
client-token-coffee_trader = C
client-token-courier = K

## The start page

client-title = Six Rubies
client-claim = Lead your merchant and his assistants through the bazaar, and be the first to collect the rubies.
client-learn = New to the bazaar?
client-learn-help = Learn in ten minutes: a real game with Mira, who shows you everything.
client-learn-button = Learn in 10 minutes
client-learn-again = Go on learning
client-rules = Rules
client-play_now = Play against bots
client-play_now-button = Play now
client-with_friends = Play with others
client-create = Create a table
client-join = Join by code
client-join-button = Join
client-code = Code of five letters
client-your_name = Your name
client-name-guest = Guest
client-game = Game
client-seats = Players
client-layout = Places
client-more = More
client-seat_moved = Your seat was taken to another device. Here you are watching.
client-level = Bots
client-level-beginner = beginners
client-level-casual = casual
client-level-club = club
client-level-strong = strong
client-level-palace = to the Palace
client-level-mosques = to the Mosques
client-level-jeweller = for Lira
client-level-trader = in goods and coffee
client-styles = Club players with a liking
client-seed = Seed
client-seed-none = none
client-seed-help = A number: the same number, the same dice and cards.
client-layout-random = Drawn by lot when the game begins
client-fresh_link = Make a fresh link
client-qr = The link as a QR code, for a phone's camera
client-try_again = Try again
client-clock = Clock
client-clock-none = no clock
client-clock-move = { $minutes ->
    [one] { $minutes } minute a move
   *[other] { $minutes } minutes a move
}
client-visibility-private = by link only
client-visibility-public = open to everybody
client-visibility = Who may join
client-people_here = People at this device
client-mine = Your tables
client-open_tables = Open tables
client-none_open = No table is open just now.
client-resume = Go on
client-watch = Watch
client-take_seat = Take a seat
client-status-waiting = waiting for players
client-status-dealing = being dealt
client-status-running = running
client-status-paused = paused
client-status-finished = finished
client-status-abandoned = given up
client-language = Language
client-theme = Colours
client-theme-auto = as the device
client-theme-light = light
client-theme-dark = dark
client-theme-contrast = high contrast
client-switch-letters = Letters on pieces
client-switch-keys = Single letters are keys
client-switch-confirm = Ask before my turn ends
client-switch-pass = Pass when I can do nothing else
client-to_start = To the start page

## The table before the game

client-waiting = Waiting for players
client-share = Send this link to the others, or tell them the code.
client-link = Link
client-copy = Copy
client-copied = Copied
client-fresh_code = Fresh code
client-open_seat = free
client-give_bot = Give it to a bot
client-sitting = sits here
client-dealing = The dice are being agreed on.

## The table

client-your_turn = Your turn
client-plays = { $player } plays
client-round = Round { $round } · first to { $goal } rubies
client-last_round = Last round · first to { $goal } rubies
client-round-short = Round { $round }
client-last_round-short = Last round
client-seat_more = What { $player } has
client-goods = goods
client-phases = Phases of the turn
client-phase-movement = Move
client-phase-merchants = Merchants
client-phase-action = Action
client-phase-encounters = Encounters
client-undo = Undo
client-undo-chance = until the roll or draw
client-undo-other_seat = another player has acted
client-log = Log
client-chat = Chat
client-menu = Menu
client-hand = Hand
client-you = You
bot-random = Sparrow { $number }
bot-greedy = Fox { $number }
bot-learned = Parrot { $number }
bot-planner = Owl { $number }
bot-search = Raven { $number }
bot-beginner = Duckling { $number }
bot-casual = Cat { $number }
bot-club = Vixen { $number }
bot-strong = Hawk { $number }
bot-palace = Peacock { $number }
bot-mosques = Stork { $number }
bot-jeweller = Magpie { $number }
bot-trader = Camel { $number }
client-bot = bot
client-next = plays next
client-away = away
client-missing = { $count ->
    [one] { $count } ruby missing
   *[other] { $count } rubies missing
}
client-bazaar = The bazaar
client-choose_place = Choose a lit place. The first tap shows what happens, the second does it.
client-ahead-assistant = you pick up { $count ->
    [one] an assistant
   *[other] { $count } assistants
}
client-ahead-lira = you pay { $count } Lira to the others there
client-ahead-letter = you deliver { $count ->
    [one] a letter
   *[other] { $count } letters
}
client-go = Go to { $number }
client-useless = You can go there, but not do anything: { $reason }
client-do_place = { $place } ({ $number })
client-after = After
client-chance = Dice or a pile decide what follows.
client-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
client-not_reachable = Not possible now
client-confirm = Confirm
client-chosen = { $count } chosen
client-less = One less: { $thing }
client-plus = One more: { $thing }
client-watching = Every seat is taken: you are watching.
client-waiting_for = { $player } decides.
client-cards = Cards
client-capacity = Room for { $capacity } of each good
client-rubies_of = { $count } of { $goal } rubies
client-lira_word = Lira
client-lira = { $count } Lira
client-here = Here: { $pieces }
client-merchant_of = { $player }'s merchant with { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
client-assistant_of = { $player }'s assistant
client-family_of = { $player }'s family member
client-companion_of = { $player }'s companion
client-can_choose = can be chosen
client-is_chosen = chosen
client-rolled = { $player } rolled { $dice }
client-say = Say something
client-send = Send
client-pause = Pause
client-resume_game = Go on playing
client-abandon = Give the game up
client-rematch = Play again
client-rematch-go = To the new table
client-file = Game file
client-carry = Take the seat to another device
client-carry-help = Open this address on the other device within ten minutes. It works once.
client-voted = { $names } would like to: { $what }
client-agree = I agree
client-withdraw = Take it back
client-kept = A bot plays for { $player } for now.
client-used_up = The time for this game is used up: a bot plays for { $player } to the end.
client-unread = { $count } new
client-take_over = A bot for { $player }
client-reclaim = Take your seat back
client-hand_over = Hand the device to { $player }
client-hand_over-button = I am { $player }
client-given_up = The game was given up
client-ended = The game is over
client-asked = What is asked
client-keys = Keys
client-key-arrows = over the places, and over your cards
client-key-next = to the next thing you can choose; with Shift back
client-key-choose = choose it, and once more to do it; with nothing chosen, the main button
client-key-options = the options, as marked on them
client-key-less = one less where you choose several
client-key-undo = take back
client-key-let_go = let go, close
client-key-board = to the bazaar
client-key-hand = to your cards
client-key-log = the log
client-key-chat = the chat
client-key-menu = the menu
client-key-ask = ask the table in words
client-key-list = this list

## When something is wrong

client-lost = The line is cut. Coming back …
client-gone = There is no such table for you
client-gone-todo = The address may be mistyped, the table may have ended long ago, or it is private. Ask for a new link; if you sat here, open it in the browser you sat in.
client-refused = This page and the server do not understand each other
client-refused-todo = Most likely the server has been renewed. Load the page again; your game is kept.
client-lost_server = The server does not answer
client-lost_server-todo = We keep trying. Look whether you are online; your game is kept on the server.
client-no_claim = This personal link can't be used
client-no_page = There is no such page
client-no_page-todo = The address may be mistyped. From the start page you get everywhere.
refused-no_such_table = There is no such table, or it is not open to you. Ask for a new link.
refused-bad_code = No table waits under this code. Codes hold for half an hour, and only while a seat is free: ask for a fresh one.
refused-bad_link = It works once and for ten minutes. Make a new one on the device where the seat is, in the menu.
refused-not_your_seat = This is not your seat, or it was taken to another device.
refused-no_free_seat = Every seat at this table is taken. Watch, or open a table of your own.
refused-not_now = The table has moved on: this is not possible at the moment.
refused-too_many = That was too much at once. Wait a minute, then try again.
refused-bad_name = This name is empty, too long or taken at this table. Choose another one.
refused-try_again = It could not be stored just now, and nothing is lost. Try again.
refused-unreachable = The server can't be reached. Look whether you are online, then try again.
client-unreachable = The server can't be reached. Is the network there?
client-paused = The game is paused.
