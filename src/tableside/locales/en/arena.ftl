# The arena: its command, its errors and its report.

cmd-arena = let bots play each other and rate them
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,my_module:MyBot --report my-report
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = the bots, by name or as module:Class; the same one twice plays against itself
arg-arena-games = how many games each pair plays, rounded up to whole rotations of the seats (100)
arg-arena-seats = how many sit at a table, where the game lets you choose (4)
arg-arena-tables = more than two seats: one bot against a table of another (lone), or all kinds together (mixed)
arg-arena-jobs = how many processes play; 1 plays in this process
arg-arena-backend = play on this machine, or on Ray (the cluster of RAY_ADDRESS, or a local one)
arg-arena-seconds = a bot that thinks longer about a move loses the game
arg-arena-report = write a report here, and the finished games, so that the same command goes on after an interrupt
arg-arena-resume = keep the finished games in this file, and go on from it
arg-folder-name = FOLDER

err-arena-bots = An arena takes at least two bots, not { $n }.
err-arena-tables = There are no tables “{ $name }”. There is { $known }.
err-arena-backend = There is no backend “{ $name }”. There is { $known }.
err-arena-no-ray = Ray is not installed: pip install "tableside[cluster]".
err-journal-none = “{ $name }” is not the journal of an arena.
err-journal-line = “{ $name }”, line { $n }, is no finished game: { $why }
err-journal-other = “{ $name }” is the journal of another arena ({ $what }: there { $there }, here { $here }). Choose another place, or remove it.
err-journal-busy = “{ $name }” is in use by another arena.

end-bot-failed = a bot failed
end-stopped = stopped after too many decisions

arena-playing = Playing
arena-resumed = { $n } of { $total } games were already played.
arena-title = { $game }: { $n } games on { $deals } deals, seed { $seed }
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
arena-failures = { $n ->
    [one] One failure:
   *[other] { $n } failures:
}
arena-failure-line = game { $n }, { $bot }: { $kind } – { $why }
arena-failure-crash = crashed
arena-failure-illegal = illegal move
arena-failure-late = too late
arena-failure-absent = could not be made
arena-failure-died = ended its process
arena-failure-rules = the rules broke down
arena-report-at = Report: { $path }
