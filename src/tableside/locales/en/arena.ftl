# The arena: its command, its errors and its report.

cmd-arena = let bots play each other and rate them
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,my_module:MyBot --report my-report
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = the bots, by name or as module:Class; list a bot twice to let it play itself
arg-arena-suite = a standing test instead of --bots: players with one trick each, alone against a strong bot (Rival Restaurants: exploits)
arg-arena-games = games per line-up, in full seat rotations (100; a suite: 200); with lone tables each pair plays two line-ups
arg-arena-seats = seats per table, if the game lets you choose (4)
arg-arena-tables = for more than two seats: one bot against copies of another (lone, the default), each alone against copies of the first (challenge), or all bots mixed (mixed)
arg-arena-jobs = number of processes (default: one per core, at least 2); 1 plays in this process
arg-arena-backend = play on this computer, or on Ray (the cluster of RAY_ADDRESS, or a local one)
arg-arena-seconds = a bot that thinks longer than this about a move loses the game (no limit)
arg-arena-report = folder for the report and the finished games; after an interrupt, the same command continues from it
arg-arena-resume = file for the finished games; the same command continues from it
arg-folder-name = FOLDER

err-arena-bots = An arena needs at least two bots, not { $n }.
err-arena-bots-or-suite = Name either the bots (--bots) or a suite (--suite).
err-arena-suite = Unknown suite of { $game }: “{ $name }”. Available: { $known }.
err-arena-no-suite = There is no suite for { $game }.
err-arena-suite-tables = A suite has its own kind of tables. Leave out --tables.
err-arena-tables = Unknown kind of tables: “{ $name }”. Available: { $known }.
err-arena-backend = Unknown backend: “{ $name }”. Available: { $known }.
err-arena-no-ray = Ray is not installed: pip install "tableside[cluster]".
err-arena-ray-address = RAY_ADDRESS must be auto, host:port or ray://host:port, not “{ $name }”.
err-arena-ray-none = RAY_ADDRESS is auto, but no Ray cluster is running on this computer.
err-arena-ray-away = Can’t reach the Ray cluster at RAY_ADDRESS “{ $name }”: { $why }.
err-arena-path = “{ $where }” is empty, but needs a name. Is a shell variable not set?
err-arena-folder = “{ $name }” contains { $files }. No arena wrote that, and the report would replace it. Choose another folder.
err-journal-none = “{ $name }” is not an arena journal.
err-journal-line = “{ $name }”, line { $n }, is not a finished game: { $why }
arena-line-foreign = this arena has another game under that number
arena-line-torn = some seats of the table are missing
err-journal-other = “{ $name }” is the journal of another arena ({ $what }: there { $there }, here { $here }). Choose another place or remove it.
arena-code = code of the rules and bots
err-journal-busy = “{ $name }” is in use by another arena.

end-bot-failed = a bot failed
end-stopped = stopped after too many decisions

arena-playing = Playing
arena-resumed = Already finished: { $n } of { $total } games.
arena-stopped = Stopped. The finished games are in { $path }. Run the same command to continue.
arena-stopped-unkept = Stopped. The games of this arena are not saved. With --report or --resume, the same command would continue.
arena-title = { $game }: { $n } games { $deals }, seed { $seed }
arena-column-rating = rating
arena-column-interval = 95%
arena-column-wins = wins
arena-column-ms = ms/move
arena-column-failures = failures
arena-cross-duels = Wins in % (row against column)
arena-cross-lone = Wins in % (one of the row against { $seats } of the column)
arena-cross-challenge = Wins in % (one of the row against { $seats } of the column)
arena-cross-mixed = Ahead in % (row ahead of column, at the same table)
arena-seat-line = { $seat } wins { $share }
arena-suite = Alone against { $bot }: at most { $most } % wins each
arena-suite-passed = passed
arena-suite-exceeded = too many
arena-length-turns = { $mean } turns per game
arena-length-days = { $mean } days per game
arena-race = Lead changes per game: { $leads }. Points between first and second: { $margin }
arena-failures = { $n ->
    [one] One failure:
   *[other] { $n } failures:
}
arena-failure-line = { $bot }: { $kind } – { $why } { $n ->
    [one] (game { $first })
   *[other] ({ $n } times, first in game { $first })
}
arena-failures-more = { $n ->
    [one] One more kind is not shown. --json and --report list every failure.
   *[other] { $n } more kinds are not shown. --json and --report list every failure.
}
arena-failure-crash = crashed
arena-failure-illegal = illegal move
arena-failure-late = out of time
arena-failure-absent = can’t be created
arena-failure-died = killed its process
arena-failure-rules = the rules crashed
arena-report-at = Report: { $path }

# The report.
arena-page-title = { $game }: arena report
arena-over = Arena report
arena-lead = { $bot } comes first with a rating of { $elo } (95%: { $low } to { $high }).
arena-lead-duels = Against { $bot } it won { $share } ({ $reach }).
arena-lead-lone = Alone against { $seats } of { $bot } it won { $share } ({ $reach }).
arena-lead-challenge = Alone against { $seats } of { $bot } it won { $share } ({ $reach }).
arena-lead-mixed = It came in ahead of { $bot } in { $share } of their games ({ $reach }).
arena-verdict-even = Nothing here is further from the dashed line than chance can explain.
arena-verdict = Of { $all } compared, { $more } won more often and { $fewer } less often than expected. Chance alone would give about { $chance } in all.
arena-footer = Made by tableside arena. Dashed lines show the expected value, pale bars the 95% interval.
arena-tile-games = Games
arena-tile-length = Game length
arena-tile-race = Lead changes
arena-margin = Points between first and second: { $n }
arena-tile-first = Wins of the first player
arena-tile-failed = Bot failures
arena-on-deals = { $n ->
    [one] on one deal
   *[other] on { $n } deals
}
arena-unit-turns = turns on average
arena-unit-days = days on average
arena-column-games = games
arena-begins = goes first
arena-who = name
arena-sum = points
arena-winners = winners
arena-others = everyone else
arena-figures = Figures
arena-between = { $n ->
    [one] one in between
   *[other] { $n } in between
}
arena-space = { $chain }: space { $n }

arena-h-ratings = Ratings
arena-h-cross = Everyone against everyone
arena-h-seats = Does the seat matter?
arena-h-length = How long a game lasts
arena-h-points = Where points come from
arena-h-growth-turns = Points, turn by turn
arena-h-growth-days = Popularity, day by day
arena-h-failures = Failures
arena-h-again = Run it again
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

arena-note-ratings = 400 points more mean ten wins for each loss in a two-player game. The average rating is 1500. The rating lies within the pale bar with 95% confidence.
arena-note-par = { $par } means equal strength. The 95% interval is below it.
arena-note-seats = Every bot played every seat equally often, with the same deals. Green and red: more or less than chance explains.
arena-note-length-turns = { $mean } turns on average, dashed (median { $median }, nine in ten games { $low } to { $high }, all { $least } to { $most }), { $decisions } decisions.
arena-note-length-days = { $mean } days on average, dashed (median { $median }, nine in ten games { $low } to { $high }, all { $least } to { $most }), { $decisions } decisions.
arena-ends = How games ended: { $list }.
arena-note-points = Average points at the end, by source.
arena-note-growth-turns = Average score after each turn, for the winners and for everyone else. Turns that few games reached are left out.
arena-note-growth-days = Average popularity after each day, for the winners and for everyone else. Days that few games reached are left out.
arena-step-turns = turn
arena-step-days = day
arena-note-failures = A bot that crashes, plays an illegal move or thinks too long loses that game. { $n ->
    [one] This happened once.
   *[other] This happened { $n } times. Equal failures are listed once, at most the { $most } most frequent.
}
arena-note-restaurants = How often the owner of each restaurant won. Restaurants are dealt, so this shows how balanced the game is when these bots play it. The dashed line shows what to expect from the ratings of the same bots in the same seats.
arena-note-chefs = How often the player who started with each chef won. Chefs are dealt, so this shows how balanced the game is when these bots play it.
arena-note-cuisines = How often a player who cooked at least one recipe of the cuisine won. A player who cooks more wins more, so compare cuisines with each other, not with the dashed line.
arena-note-recipes = How often a player who cooked the recipe won. A player who cooks more wins more, so compare recipes with each other, not with the dashed line.
arena-note-upgrades = How often a player who had the upgrade at the end won. Rich players can afford upgrades, so this doesn’t prove that they pay off.
arena-note-bistros = How often a player who owned the bistro at the end won, in both chains or in the one named. A player who is ahead builds more, so compare bistros with each other, not with the dashed line.
arena-note-diners = How often a player who built the diner at any time won (starting diners not counted).
arena-note-publicity = How often a chain won if its TV ended on the space.

arena-source-burger-joint-publicity = publicity
arena-source-burger-joint-basics = basic restaurants
arena-source-burger-joint-diners = diners
arena-source-burger-joint-bistros = bistros
arena-source-rival-restaurants-basic = basic recipes
arena-source-rival-restaurants-gourmet = gourmet recipes
arena-source-rival-restaurants-cuisine = own cuisine
arena-source-rival-restaurants-bonus = bonuses minus garbage
arena-source-rival-restaurants-others = cards and critics

arena-fact-version = Version (code)
arena-fact-seed = Seed
arena-fact-design = Design
arena-fact-rules = Rules
arena-design-duels = Round robin: every pair plays every deal twice, with sides swapped.
arena-design-lone = One bot against { $seats } of another, both ways for every pair, with every deal once from each seat.
arena-design-challenge = Every other bot alone against { $seats } of the first, with every deal once from each seat.
arena-design-mixed = Mixed tables: as many different bots as fit, with every deal once in each rotation of the seats.
arena-method = The ratings are those of the Bradley–Terry model that best explain the results. Their intervals come from resampling the deals 500 times, each with all its games. With fewer than 30 deals, single games are resampled too, and the wider interval counts. Shares have Wilson intervals, computed with the effective number of independent games.
arena-data = All figures and every game:
