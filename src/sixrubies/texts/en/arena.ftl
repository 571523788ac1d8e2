### The arena's report: in the terminal and as a page of its own.

arena-figure = { $figure }
arena-interval = { $low } to { $high }
arena-listed = { $thing } { $count }
arena-none = none

## Words of both

arena-head = { $ruleset }, { $seats } seats, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-head-layout = { $ruleset }, { $seats } seats, layout { $layout }, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-bot = bot
arena-seat = seat
arena-won = won
arena-in_interval = 95 % interval
arena-fair = fair
arena-ratio = ratio
arena-median = ms median
arena-at_99 = 99 % in
arena-rounds = Rounds: median { $median }, mean { $mean }, 5 to 95 % { $low } to { $high }.
arena-rubies = Rubies of { $bot }, per winner: { $list }.
arena-actions = Actions of { $bot }, per game: { $list }.
arena-faults = { $bot } failed { $times ->
    [one] once
   *[other] { $times } times
}, and random chose instead: { $list }.
arena-last_words = The last time it said: { $words }
arena-odds-more = more than { $odds }
arena-odds-clear = Odds that { $bot } differs from the fair share: { $odds } (clear).
arena-odds-unclear = Odds that { $bot } differs from the fair share: { $odds } (not clear yet).

# What is done in the Dice Game.
arena-use-take = Take goods or Lira
arena-use-ruby = Buy a ruby
arena-use-reveal = Reveal cards
arena-use-buy_tile = Buy a mosque tile

## The page

arena-page-title = { $bots }: { $ruleset }
arena-page-again = To run it again:
arena-page-bots = Who wins
arena-page-bots-note = Share of the games won, shared victories counting in parts, with its 95 % interval. The dashed line is the share a bot has by its seats alone.
arena-page-seats = Where the winner sits
arena-page-seats-note = Share of the games won from each seat. Every line-up plays every deal from all seats.
arena-page-seat = Seat { $seat }
arena-page-rounds = Rounds to the end
arena-page-rounds-note = How large a part of the games took so many rounds; the median is { $median }.
arena-page-rubies = Where winners’ rubies come from
arena-page-rubies-note = Rubies of a winner, on average.
arena-page-uses = What is used
arena-page-uses-note = Actions in a game, on average.
arena-page-winners = winners
arena-page-others = the others
arena-page-times = Time per decision
arena-page-times-note = How large a part of the decisions took so many milliseconds, each step twice the one before. Times differ from run to run; everything else here does not.
arena-page-times-bot = { $bot }: half within { $median } ms, 99 of 100 within { $at_99 } ms.
arena-page-no_times = Time per decision
arena-page-no_times-note = No times are kept of these games.
arena-page-table = All figures

## Ratings

arena-ratings-pool = { $ruleset }, { $seats } seats
arena-ratings-rating = rating
arena-ratings-give = give or take
arena-ratings-games = games
arena-ratings-note = OpenSkill (Plackett-Luce): 25 is a new bot, and the interval is two standard deviations. Only bots that met each other, or met through others, compare.
arena-ratings-nothing = No games of different bots are among these results.
