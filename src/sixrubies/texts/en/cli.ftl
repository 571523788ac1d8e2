### The terminal.

language-en = English
language-de = Deutsch

cli-title = Six Rubies
cli-round = Round { $round }
cli-last_round = Last round
cli-turn_of = { $player }'s turn
cli-your_choice = Your choice
cli-choose = Number of your choice
cli-options = You can
cli-blocked = Not possible now
cli-log = What happened
cli-players = Players
cli-player = Player
cli-lira = Lira
cli-rubies = Rubies
cli-goods = Goods
cli-extensions = Extensions
cli-tiles = Mosque tiles
cli-assistants = Assistants
cli-hand = Bonus cards
cli-goal = Goal: { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
cli-pile = Face-down pile: { $count }
cli-discard = Discard pile: { $card }
cli-discard_empty = Discard pile: empty
cli-demand = Demand: { $demand }
cli-price = Price: { $price }
cli-help = Help
cli-undo = Undo
cli-save = Save
cli-quit = Quit
cli-saved = The game is saved in { $file }.
cli-resumed = The game goes on where you left it.
cli-hand_over = Please hand over to { $player }.
cli-hand_over_ready = { $player }, press Enter when you are ready. Nobody else should look now.
cli-nothing_to_undo = There is nothing to take back: dice, a drawn card or another player came between.
cli-bad_choice = Please type a number from 1 to { $most }.
cli-thinking = { $player } is thinking …
cli-goodbye = See you at the bazaar!
