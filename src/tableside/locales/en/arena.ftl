# The arena: its command, its errors and its report.

cmd-arena = let bots play each other and rate them
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,my_module:MyBot --report my-report
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = the bots, by name or as module:Class; the same one twice plays against itself
arg-arena-games = how many games each line-up plays (lone: one bot among another’s, so a pair twice as many), in whole rotations of the seats (100)
arg-arena-seats = how many sit at a table, where the game lets you choose (4)
arg-arena-tables = more than two seats: one bot against a table of another (lone, the default), or all kinds together (mixed)
arg-arena-jobs = how many processes play (one for each core, at least 2); 1 plays in this process
arg-arena-backend = play on this machine, or on Ray (the cluster of RAY_ADDRESS, or a local one)
arg-arena-seconds = a bot that thinks longer about a move loses the game (no limit)
arg-arena-report = write a report here, and the finished games, so that the same command goes on after an interrupt
arg-arena-resume = keep the finished games in this file, and go on from it
arg-folder-name = FOLDER

err-arena-bots = An arena takes at least two bots, not { $n }.
err-arena-tables = There are no tables “{ $name }”. Known: { $known }.
err-arena-backend = There is no backend “{ $name }”. Known: { $known }.
err-arena-no-ray = Ray is not installed: pip install "tableside[cluster]".
err-arena-ray-address = RAY_ADDRESS must be auto, host:port or ray://host:port, not “{ $name }”.
err-arena-ray-none = RAY_ADDRESS is auto, but no Ray cluster runs on this machine.
err-arena-ray-away = The Ray cluster at RAY_ADDRESS “{ $name }” cannot be reached: { $why }.
err-arena-path = “{ $where }” needs a name, but is empty: is a variable of the shell not set?
err-arena-folder = “{ $name }” holds { $files }, which no arena wrote and the report would replace. Choose another folder.
err-journal-none = “{ $name }” is not the journal of an arena.
err-journal-line = “{ $name }”, line { $n }, is no finished game: { $why }
arena-line-foreign = this is not the game of that number in this arena
arena-line-torn = it does not tell of every seat of the table
err-journal-other = “{ $name }” is the journal of another arena ({ $what }: there { $there }, here { $here }). Choose another place, or remove it.
arena-code = code of rules and bots
err-journal-busy = “{ $name }” is in use by another arena.

end-bot-failed = a bot failed
end-stopped = stopped after too many decisions

arena-playing = Playing
arena-resumed = { $n } of { $total } games were already played.
arena-stopped = Stopped. The finished games are in { $path }; the same command goes on.
arena-stopped-unkept = Stopped. The games of this arena are not kept; with --report or --resume the same command would go on.
arena-title = { $game }: { $n } games { $deals }, seed { $seed }
arena-column-rating = rating
arena-column-interval = 95 %
arena-column-wins = wins
arena-column-ms = ms/move
arena-column-failures = failures
arena-cross-duels = Wins in % (row against column)
arena-cross-lone = Wins in % (one of the row against { $seats } of the column)
arena-cross-mixed = Ahead in % (row of column, at the same table)
arena-seat-line = { $seat } wins { $share }
arena-length-turns = { $mean } turns a game
arena-length-days = { $mean } days a game
arena-race = The lead changes { $leads } times a game; { $margin } points between first and second
arena-failures = { $n ->
    [one] One failure:
   *[other] { $n } failures:
}
arena-failure-line = { $bot }: { $kind } – { $why } { $n ->
    [one] (game { $first })
   *[other] ({ $n } times, first in game { $first })
}
arena-failures-more = { $n ->
    [one] One more kind is not shown; --json and --report tell of every failure.
   *[other] { $n } more kinds are not shown; --json and --report tell of every failure.
}
arena-failure-crash = crashed
arena-failure-illegal = illegal move
arena-failure-late = too late
arena-failure-absent = could not be made
arena-failure-died = ended its process
arena-failure-rules = the rules broke down
arena-report-at = Report: { $path }

# The report.
arena-page-title = { $game }: arena report
arena-over = Arena report
arena-lead = { $bot } comes first with a rating of { $elo } (95 %: { $low } to { $high }).
arena-lead-duels = Against { $bot } it won { $share } ({ $reach }).
arena-lead-lone = Alone against { $seats } of { $bot } it won { $share } ({ $reach }).
arena-lead-mixed = It came in ahead of { $bot } in { $share } of their games ({ $reach }).
arena-verdict-even = Nothing here lies beside the dashed line by more than chance explains.
arena-verdict = Of { $all } compared, { $more } won more and { $fewer } won less often than expected; by chance alone it would be about { $chance } in all.
arena-footer = Made by tableside arena. Dashed lines are what was to be expected; pale bars are 95 % intervals.
arena-tile-games = Games
arena-tile-length = Length of a game
arena-tile-race = Changes of the lead
arena-margin = { $n } points between first and second
arena-tile-first = Wins of who begins
arena-tile-failed = Failures of bots
arena-on-deals = { $n ->
    [one] on one deal
   *[other] on { $n } deals
}
arena-unit-turns = turns on average
arena-unit-days = days on average
arena-column-games = games
arena-begins = begins
arena-who = who
arena-sum = points
arena-winners = who won
arena-others = who did not win
arena-figures = The figures
arena-between = { $n ->
    [one] one between these
   *[other] the { $n } between these
}
arena-space = { $chain }: space { $n }

arena-h-ratings = Ratings
arena-h-cross = Everybody against everybody
arena-h-seats = Does the seat matter?
arena-h-length = How long a game lasts
arena-h-points = Where points come from
arena-h-growth-turns = Points, turn by turn
arena-h-growth-days = Popularity, day by day
arena-h-failures = Failures
arena-h-again = The same again
arena-h-restaurants = Restaurants
arena-h-chefs = Chefs
arena-h-cuisines = Cuisines
arena-h-recipes = Recipes
arena-h-upgrades = Upgrades
arena-h-bistros = Bistros
arena-h-diners = Diners
arena-h-publicity = Publicity
arena-one-restaurants = restaurant
arena-one-chefs = chef
arena-one-cuisines = cuisine
arena-one-recipes = recipe
arena-one-upgrades = upgrade
arena-one-bistros = bistro
arena-one-diners = diner
arena-one-publicity = space of the TV

arena-note-ratings = 400 points more mean odds of ten to one in a game of two; the mean of all is 1500. The pale bar is where the rating lies with 95 % confidence.
arena-note-par = { $par } would be equal strength; below it stands the 95 % interval.
arena-note-seats = Every bot sat in every seat equally often, with the same deals. Green and red: more or less than chance explains.
arena-note-length-turns = { $mean } turns on average, dashed (median { $median }, nine of ten games { $low } to { $high }, all { $least } to { $most }), { $decisions } decisions.
arena-note-length-days = { $mean } days on average, dashed (median { $median }, nine of ten games { $low } to { $high }, all { $least } to { $most }), { $decisions } decisions.
arena-ends = How games ended: { $list }.
arena-note-points = Mean points at the end, by source.
arena-note-growth-turns = Mean score after each turn, of those who won in the end and of the others. Turns that few games reached are left out.
arena-note-growth-days = Mean popularity after each day, of those who won in the end and of the others. Days that few games reached are left out.
arena-step-turns = turn
arena-step-days = day
arena-note-failures = A bot that crashes, plays an illegal move or thinks too long loses that game. { $n ->
    [one] It happened once.
   *[other] It happened { $n } times; those that are alike are told once, the { $most } most frequent at most.
}
arena-note-restaurants = How often the owner of each restaurant won. Restaurants are dealt, so this is the balance of the box as these bots play it; the dashed line is what the ratings of the same bots in the same seats made likely.
arena-note-chefs = How often whoever began with each chef won. Chefs are dealt, so this is the balance of the box as these bots play it.
arena-note-cuisines = How often whoever cooked at least one recipe of the cuisine won. Who cooks more wins more, so compare cuisines with each other, not with the dashed line.
arena-note-recipes = How often whoever cooked each recipe won. Who cooks more wins more, so compare recipes with each other, not with the dashed line.
arena-note-upgrades = How often whoever had each upgrade at the end won. Who is rich can afford them: this is no proof that they pay.
arena-note-bistros = How often whoever owned each bistro at the end won, of either chain or of the one that is named. Who is ahead builds more, so compare bistros with each other, not with the dashed line.
arena-note-diners = How often whoever built each diner (at any time, without those of the start) won.
arena-note-publicity = How often a chain won whose TV stood on each space at the end.

arena-source-burger-joint-publicity = publicity
arena-source-burger-joint-basics = basics
arena-source-burger-joint-diners = diners
arena-source-burger-joint-bistros = bistros
arena-source-rival-restaurants-basic = basic recipes
arena-source-rival-restaurants-gourmet = gourmet recipes
arena-source-rival-restaurants-cuisine = own cuisine
arena-source-rival-restaurants-bonus = bonuses less garbage
arena-source-rival-restaurants-others = cards and critics

arena-fact-version = Version (code)
arena-fact-seed = Seed
arena-fact-design = Design
arena-fact-rules = Rules
arena-design-duels = Round-robin of duels: every pair plays every deal twice, sides swapped.
arena-design-lone = One bot against { $seats } of another, for every two bots both ways, every deal once from each seat.
arena-design-mixed = Mixed tables: as many different bots as fit, every deal once in each rotation of the seats.
arena-method = Ratings are those of Bradley and Terry’s model that make the results most likely; their intervals come from drawing the deals again 500 times with everything played on them; with fewer than 30 deals single games are drawn as well, and the wider interval counts. Intervals of shares are Wilson’s, for as many independent games as the paired ones are worth.
arena-data = All figures and every game:
