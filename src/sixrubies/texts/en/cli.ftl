### The command line.

cli-about = The Istanbul board game family: play it in the terminal, replay games, look up the rules.

## The commands

cli-command-play = Play in the browser; in the terminal with --terminal, or with any option that describes a game.
cli-command-replay = Show a recorded or saved game again, turn by turn.
cli-command-verify = Derive every die and card of a finished game again, and check what was promised about them.
cli-command-rules = Look up the rules, places, cards and tiles; list the numbers that are not certain.
cli-command-arena = Let bots play many games, and see how strong they are.
cli-command-ratings = See how strong bots are on one scale, from the games the arena has kept.
cli-command-bench = Measure how fast the engine is here, beside a peer.
cli-command-fuzz = Let random games look for mistakes of the engine.
cli-command-doctor = Check whether everything is as it should be here.

## Their options

cli-option-language = en or de; otherwise that of your system.
cli-option-components = A file with component values from your own box, see `sixrubies rules --template`.
cli-option-ruleset = The game: base, mocha (Mocha & Baksheesh), letters (Letters & Seals), great_bazaar (both of them) or dice (The Dice Game).
cli-option-json = Print JSON, for programs.
cli-play-file = With --resume: the saved game to go on with.
cli-play-seats = Players at the table, 2 to 5, in the Dice Game 2 to 4.
cli-play-people = How many of them are people at this screen; the others are bots.
cli-play-names = Names of the people, as in Ada,Ben.
cli-play-seat = Where the people sit, as in 1 or 2,4; seat 1 begins. Otherwise drawn by lot.
cli-play-bots = Who plays for the others: beginner, casual, club, strong, or with a liking palace, mosques, jeweller, trader; random, greedy, learned, planner, search; or a program of your own as in 'exec:node bot.js'; one for all of them, or one for each, as in greedy,random. Otherwise greedy.
cli-play-layout = Base game: short, long, order or random; mocha and letters: recommended or random; great_bazaar: random. Or rows of place numbers as in 1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16. Otherwise the first of these.
cli-play-deck = Bonus cards in letters and great_bazaar: mixed, or new for the new ones alone.
cli-play-edition = The rules: revised or 2014.
cli-play-neutral_assistants = Play the variant with neutral assistants, for 2 to 4 players.
cli-play-seed = A number from which all dice and draws follow, to play the same luck again.
cli-play-save = Where the game is saved after every action; otherwise in your data folder.
cli-play-resume = Go on with a saved game: FILE, or the one played last.
cli-play-confirm = Ask at the end of each of your turns whether you want to take something back.
cli-play-terminal = Play in the terminal, against bots or with others at one screen, and not in the browser.
cli-play-begun = Six Rubies is at { $address } and runs until Ctrl-C.
cli-play-already = Six Rubies runs already, at { $address }
cli-play-silent = another start of Six Rubies has { $file } and does not answer: end it, or play with --terminal
cli-play-no_pages = The pages for the browser are not built (make client builds them, with Node 20.19 or newer): this is the game in the terminal.
cli-play-piped = Read the answers from a pipe, one in each line.
cli-replay-file = A game file or a saved game.
cli-replay-turn = Show the table after this turn: round and seat, as in 12.1.
cli-replay-all = Print every turn in words.
cli-replay-seat = Look through the eyes of this seat, from 1 on; only when the game is over.
cli-replay-pause = Seconds between two turns when it plays by itself.
cli-verify-file = The file of a finished game.
cli-verify-commitment = The promise you noted before the game began; the file must hold the same.
cli-rules-topic = What to look up: tea_house, five_lira, goal, B9.2, MB19.1. With --template: the file to write.
cli-rules-house = List every value in use that is not certain.
cli-rules-template = Write a file with just those values, to check them in your box.
cli-bench-seats = Players in the games that are measured.
cli-bench-seconds = CPU seconds of one run.
cli-bench-turns = How often each side is measured.
cli-bench-peer = Measure the peer as well.
cli-arena-bots = Who plays: a bot for each seat, or a program of your own as in 'exec:node bot.js'; one name stands for all seats.
cli-arena-ruleset = What is played: base, mocha, letters, great_bazaar or dice.
cli-arena-games = How many games in all. Every deal is played once by each seating of the line-up.
cli-arena-seats = Seats, where one bot is named for all of them; otherwise 4.
cli-arena-layout = Where the places lie, for example random; otherwise as recommended.
cli-arena-edition = The edition of the rules: revised or 2014.
cli-arena-deck = The bonus cards of Letters & Seals: mixed or new.
cli-arena-neutral = Play with neutral assistants.
cli-arena-seed = The number of the first deal; each further deal takes the next.
cli-arena-seconds = How long a bot may think about a decision. Otherwise as long as it likes; a program of your own, 5 seconds.
cli-arena-workers = Processes that play at the same time. The results are the same with any number.
cli-arena-until_clear = End as soon as the first bot is surely better or worse than its fair share.
cli-arena-file = Where the results are kept. The same command goes on from there.
cli-arena-html = Write a page with plots into this file as well.
cli-ratings-results = Result files of the arena, or folders of them; otherwise arena-results.
cli-fuzz-ruleset = Which rulesets are played: base, mocha, letters, great_bazaar, or all of them.
cli-fuzz-games = How many games are played.
cli-fuzz-seed = The number from which all of them follow.
cli-fuzz-workers = Processes that play at the same time.
cli-fuzz-folder = Where games that show a mistake are written.
cli-fuzz-again = Look at such a file once more: is the mistake still there?

## What is refused

cli-own_mistake = This is a mistake of ours ({ $what }). Please report it with the file { $file }.
cli-own_mistake-unwritten = This is a mistake of ours ({ $what }, { $where }). Please report it with this line.
cli-own_mistake-saved = Your game is saved in { $file }.
cli-bad_home = the folder { $folder } can't be used: { $reason }. Name another one with SIXRUBIES_HOME.
cli-bad_file = { $file } is only needed to go on with a saved game: sixrubies play --resume { $file }
cli-bad_people = { $people } people can't sit on { $seats } seats
cli-bad_names-many = there are { $names } names for { $people } people
cli-bad_names-equal = two people have the same name
cli-bad_name = a name has 1 to { $longest } letters, not { $name }
cli-bad_seat = --seat { $given } does not fit: name one of the seats 1 to { $seats } for each of the people ({ $people })
cli-bad_bots = { $given } bots are named for { $bots } seats: name one for all, or one for each
cli-bad_layout = a layout is a name or rows of place numbers as in 1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16, not { $given }
cli-bad_place = { $file } can't be written: { $reason }
cli-bad_place-taken = { $file } is there already; name another file
cli-bad_save = { $file } can't be read, and stays as it is: { $reason }
cli-bad_program = in it plays { $program }, and a command out of a file is not run; if you trust it, name it with --bots as well
cli-bad_save-missing = { $file }: there is no such file
cli-bad_save-other = not a saved game
cli-bad_save-format = a saved game of format { $found }; this version reads { $format }
cli-bad_save-players = { $players } players are named for { $seats } seats
cli-manual = { $file }: dice and draws are fed in by hand there, which is not possible here
cli-no_save = there is no saved game in { $folder }
cli-no_topic = nothing is called { $topic }; `sixrubies rules` lists what there is
cli-no_terminal = A game needs a terminal: start sixrubies play --terminal in one, or send answers through a pipe with --piped.

## The table

cli-round = Round { $round }
cli-last_round = Round { $round }, the last one
cli-goal = First to { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
cli-pile = Pile { $count }
cli-discard = Discard pile: { $card }
cli-discard_empty = Discard pile: empty
cli-player = Player
cli-bot = bot
cli-rubies = Rubies
cli-lira = Lira
cli-goods = Goods
cli-room = room
cli-of_room = of { $capacity }
cli-cards = Cards
cli-cards-short = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-tiles = Tiles
cli-assistants = Assistants
# Where the rows of the players have little room.
cli-heading-tiles = Tiles
cli-heading-assistants = Asst.
cli-heading-room = of
cli-letters = Letters:
cli-letters-had = Letters
cli-companion_ready = companion ready
cli-extra_turn_used = extra turn used
cli-barrier = Barrier between { $one } and { $other }, { $player } may pass
cli-barrier-none = Barrier not laid yet
cli-supply = Rubies in supply: { $rubies }
cli-kiosk_shown = Kiosk tiles turned up: { $tiles }
cli-guild_cards-short = +{ $count } guild
cli-hand-guild = Your guild cards:
cli-assistants-short = assistants { $count }
cli-hand = Your cards:
cli-hand-empty = You have no bonus cards.
cli-hand-none = none
cli-hand-known = { $player } holds, as everybody knows: { $cards }.
cli-letter-red = R
cli-letter-green = G
cli-letter-yellow = Y
cli-letter-blue = B
cli-letter-coffee = C
cli-token-governor = Gov
cli-token-smuggler = Smu
cli-token-coffee_trader = Tra
cli-token-courier = Cou
# One letter each: Movement tile, Encounter tile, barrier.
cli-tavern-movement = M
cli-tavern-encounter = E
cli-tavern-barrier = B
cli-hint-toll = pay { $lira }

## What a place shows

cli-at-sold_out = sold out
cli-at-lira = { $lira } Lira
cli-at-warehouse = fill
cli-at-wainwright = { $wainwright_price } Lira: +1
cli-at-caravansary = cards +{ $caravansary_cards } −{ $caravansary_discards }
cli-at-fountain = call back
cli-at-tea_house = call { $tea_house_lowest }–{ $tea_house_highest }
cli-at-police_station = send family
cli-at-roasting_plant = 1–3 times
cli-at-guild_hall = +{ $guild_hall_cards } −1
cli-at-embassy = { $embassy_letters ->
    [one] { $embassy_letters } letter
   *[other] { $embassy_letters } letters
}
cli-at-kiosk = @ tiles
cli-at-auction_house = ? +{ $auction_cards } cards
cli-at-secret_society = { $society_seals } seals: ▼
cli-at-society_lira = +{ $lira } Lira
cli-at-catacombs = ?/◉, anywhere
cli-at-pile = of { $count }

## Names of places in a narrow grid: 12 letters at most

cli-place-wainwright = Wainwright
cli-place-fabric_warehouse = Fabrics
cli-place-spice_warehouse = Spices
cli-place-fruit_warehouse = Fruit
cli-place-post_office = Post Office
cli-place-caravansary = Caravansary
cli-place-fountain = Fountain
cli-place-black_market = Black Market
cli-place-tea_house = Tea House
cli-place-large_market = Large Market
cli-place-small_market = Small Market
cli-place-police_station = Police
cli-place-sultans_palace = Palace
cli-place-small_mosque = Small Mosque
cli-place-great_mosque = Great Mosque
cli-place-gemstone_dealer = Gem Dealer
cli-place-roasting_plant = Roasting
cli-place-guild_hall = Guild Hall
cli-place-tavern = Tavern
cli-place-coffee_house = Coffee House
cli-place-embassy = Embassy
cli-place-kiosk = Kiosk
cli-place-auction_house = Auction
cli-place-secret_society = Society
cli-place-catacombs = Catacombs

## Players

cli-player_alone = Player
cli-player_unnamed = Player { $letter }
# One word each, with initials that differ.
cli-bot_names = Banu Cem Deniz Emre Feride Gökhan

## The course of a game

cli-started = The game is saved in { $file } after every action. Type ? for help.
cli-resumed = The game in { $file } goes on where it was left. Type ? for help.
cli-left = The game is saved. Go on with: sixrubies play --resume { $file }
cli-saved = The game is saved in { $file }.
cli-not_saved = The game could not be saved in { $file }: { $reason }.
cli-game_file = The whole game, turn by turn, is in { $file }.
cli-thinking = { $player } is thinking …
cli-prompt = Your choice (? for help):
cli-confirm = Your turn is over. Enter goes on, u takes back:
cli-confirm-others = Others decide now. Enter goes on, u takes back:
cli-hand_over = Please hand over to { $player }.
cli-hand_over-ready = { $player }, press Enter when nobody else is looking.
cli-hand_over-open = { $player } decides now.
cli-all = all
cli-run = The whole choice in one line, as in “{ $example }”.
cli-run-all = The whole choice in one line, as in “{ $example }”, or “all”.
cli-bad_choice = That is no choice here. Type a number from the list, a token such as { $token }, or ? for help.
cli-bid = Bid so many Lira: type { $least } or more
cli-bad_bid = You can bid { $least } to { $most } Lira.
cli-bad_run = “{ $given }” is not among the things to choose.
cli-bad_run-item = { $option }: { $most } times at most.
cli-bad_run-total = You named { $total }; it must be { $least } to { $most }.
cli-bad_run-exact = You named { $total }; it must be { $most }.

## Taking back

cli-fault = { $player } { $fault }: a random choice instead.
cli-fault-crashed = has ended
cli-fault-too_slow = has not answered in time
cli-fault-too_long = has answered too much
cli-fault-not_utf8 = has answered in signs that are not UTF-8
cli-fault-not_json = has answered something that is not JSON
cli-fault-no_option = has named none of the options
cli-fault-given_up = has failed too often in a row
cli-fault-endless = has played for too long without an end
cli-undone = Taken back.
cli-barrier-dice = There is nothing more to take back: dice have been rolled.
cli-barrier-card = There is nothing more to take back: a bonus card has been drawn.
cli-barrier-guild_card = There is nothing more to take back: a guild card has been drawn.
cli-barrier-letter = There is nothing more to take back: a letter has been drawn.
cli-barrier-kiosk_tile = There is nothing more to take back: a kiosk tile has been turned up.
cli-barrier-demand = There is nothing more to take back: a demand tile has been turned up.
cli-barrier-bazaar_card = There is nothing more to take back: a bazaar card has been revealed.
cli-barrier-mosque_tile = There is nothing more to take back: a mosque tile has been turned up.
cli-barrier-player = There is nothing more to take back: { $player } has played since.
cli-barrier-start = There is nothing to take back yet.

## Help

cli-help = What you can type
cli-help-answer = choose: a number from the list, or a token such as move:9
    .key = 9
cli-help-help = help on an option, a place, a card: ? 9, ? move:9, ? five_lira, ? turn
    .key = ? 9
cli-help-hint = what a strong player would do here, and why
    .key = !
cli-help-blocked = what is not possible now, and why
    .key = b
cli-help-undo = take back your last choice, up to dice, a drawn card or another player
    .key = u
cli-help-table = show the table again
    .key = t
cli-help-hand = your bonus cards, and what they do
    .key = h
cli-help-log = what happened so far
    .key = l
cli-help-save = save now (it is saved after every action anyway)
    .key = s
cli-help-leave = leave; the game is saved
    .key = q
cli-legend = What the signs mean
cli-legend-ruby = ruby
cli-legend-pieces = A3 is the merchant of player A with 3 assistants, a an assistant left behind, (a) a family member; N and n are neutral.
cli-legend-tokens = Gov is the Governor, Smu the Smuggler. 3(2) at a Mosque: needs 3 goods, 2 tiles are left.
cli-legend-marks = { $reachable } before a name: you can choose this place. { $here }: you are here.
cli-legend-hints = +1 below it: your assistant waits there. pay 2 or −2: so many Lira for the merchants there.
cli-legend-mocha = ◉ is coffee. Tra is the Coffee Trader. M◉1 at the Tavern: the next Movement tile costs 1 coffee; E is the Encounter tile, B the barrier; ▼◉4●●●: a ruby for 4 coffee and three yellow goods. ║ and ═ are the barrier. 2+1 cards: 2 bonus and 1 guild card.
cli-legend-letters = [A] is the companion of player A, Cou the Courier. @9 is a letter for place 9 with one seal, @9✓ a delivered one with two; @ at a place: a letter of yours goes there.
cli-blocked = Not possible now
cli-blocked-none = Everything one might think of is possible.
cli-blocked-because = Not possible now: { $reason }
cli-preview = What happens:
cli-preview-after = After that:
cli-preview-assistant = Your assistant waits there.
cli-preview-toll = The merchants there want { $lira } Lira.
cli-preview-chance = Then dice or a drawn card decide.

## The end

cli-tie_breaks = Rubies decide, then Lira, then goods, then bonus cards.

## Replay

cli-replay-at = Turn { $turn }, { $token }
cli-replay-running = The game is not over yet.
cli-replay-prompt = Replay (? for help):
cli-replay-help = Enter: next turn, p: previous turn, s: single action, a: by itself (Ctrl-C stops it), 12.1: that turn, e: the end, q: leave
cli-replay-no_turn = there is no turn { $turn }; the last one is { $last }
cli-replay-bad_seat = seats are counted from 1, so there is no seat { $seat }
cli-replay-hidden = { $file } is not over yet: until then there is no looking into a hand

## Verifying

cli-verify-other = { $file } keeps another promise than the one you noted: { $commitment }
cli-verify-fair = Fair: { $outcomes ->
    [one] one die or card comes
   *[other] all { $outcomes } dice and cards come
} from what was promised and given before the game began.
cli-verify-promise = Promised by the server: { $commitment }
cli-verify-contribution = Given by seat { $seat }: { $given }
cli-verify-layout = { $drawn ->
    [yes] The layout was drawn from it too.
   *[no] The layout was chosen, not drawn.
}

## Rules

cli-rules-written = Written to { $file }. Correct it, then: sixrubies play --ruleset { $ruleset } --components { $file }
cli-rules-more = More with `sixrubies rules NAME`
cli-house = { $count ->
    [one] { $count } value in use is not certain. With your own box at hand, `sixrubies rules --ruleset { $ruleset } --template FILE` helps to check it.
   *[other] { $count } values in use are not certain. With your own box at hand, `sixrubies rules --ruleset { $ruleset } --template FILE` helps to check them.
}
cli-house-grade = Grade { $grade }, source: { $source }

## Bench and fuzz

cli-bench-start = getting ready
cli-arena-running = games
cli-arena-kept = The games are kept in { $file }; the same command goes on from there.
cli-fuzz-running = games, { $failures ->
    [0] no mistake so far
    [one] { $failures } mistake
   *[other] { $failures } mistakes
}
cli-fuzz-gone = Nothing is wrong with this game any more.

## Doctor

cli-doctor-python = Python
cli-doctor-versions = Versions
cli-doctor-engine = Engine
cli-doctor-trial = Games on trial
cli-doctor-folder = Saved games
cli-doctor-terminal = Terminal
cli-doctor-colours = Colours
cli-doctor-signs = Signs
cli-doctor-compiled = compiled
cli-doctor-plain = plain Python: all works, only slower
cli-doctor-plain_asked = SIXRUBIES_PURE asks for it; unset it to run the compiled engine.
cli-doctor-plain_compiler = There was no C compiler. Install one, then run `make engine`, or install Six Rubies again.
cli-doctor-plain_unbuilt = Nothing is compiled here. Run `make engine`.
cli-doctor-trial_good = { $games } games, { $actions } actions played, saved, loaded and replayed alike
cli-doctor-trial_bad = what was saved differs from what was played
cli-doctor-trial_advice = This is a mistake of ours. Please report it with this page.
cli-doctor-folder_advice = Make the folder writable, or name another one with SIXRUBIES_HOME.
cli-doctor-no_terminal = none; output goes elsewhere
cli-doctor-terminal_advice = To play, start Six Rubies in a terminal.
cli-doctor-size = { $width } columns, { $height } lines
cli-doctor-size_advice = From 80 columns and 24 lines on the bazaar is drawn as a board; below that it is a list.
cli-doctor-no_colours = none
cli-doctor-colours_asked = NO_COLOR asks for it. Shapes and letters say everything as well.
cli-doctor-colours_advice = Shapes and letters say everything as well.
cli-doctor-signs_advice = The terminal does not write UTF-8: plain letters stand for the signs. LC_ALL=C.UTF-8 may help.
cli-doctor-well = All is well.
cli-doctor-ill = Something needs your attention, see above.
