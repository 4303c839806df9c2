# Game review, in English: the page, the replay and `tableside review`.

review-title = Game review
review-of = Review of { $table }
review-estimates = Win chances are estimates by { $bot }.
review-played = { $seat-is ->
    [you] { $how ->
        [better] You played better (+{ $n }%).
        [worse] You played worse (−{ $n }%).
       *[even] You played as well as the others.
    }
   *[other] { $how ->
        [better] { $seat } played better (+{ $n }%).
        [worse] { $seat } played worse (−{ $n }%).
       *[even] { $seat } played as well as the others.
    }
}
review-luck = { $seat-is ->
    [you] { $how ->
        [better] Luck was with you (+{ $n }%).
        [worse] Luck was against you (−{ $n }%).
       *[even] Luck was even.
    }
   *[other] { $how ->
        [better] Luck was with { $seat } (+{ $n }%).
        [worse] Luck was against { $seat } (−{ $n }%).
       *[even] Luck was even.
    }
}
review-even = Equal share
review-own = Own decisions
review-others = Decisions of others
review-luck-short = Luck
review-result = Result
review-balance = Where the result comes from
review-balance-about = The figures add up exactly. Luck is what draws and secret choices changed; skill is what decisions changed.
review-accuracy = Accuracy
review-accuracy-about = 100% means nothing was lost. 50% means losing as much as an apprentice would in the same decisions. Forced and equal choices don’t count.
review-accuracy-none = no real choice
review-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
review-percent = { $n }%
review-moments = Moments that mattered
review-moments-none = Nobody made a mistake worth showing.
review-moment = { $turn }: { $seat-is ->
    [you] You lost { $n }% here.
   *[other] { $seat } lost { $n }% here.
}
review-moment-played = Played: { $move }
review-moment-better = Better: { $move }
review-moment-cost = Cost: { $n }%
review-moment-line = How Master would continue
review-turn = Turn { $n }
review-day = Day { $n }
review-set-up = Set-up
review-player = Player
review-phase-set-up = Set-up
review-phase-production = Production
review-phase-trade = Trade
review-phase-build = Build
review-phase-discard = Discard
review-phase-move = Money & Move
review-phase-buy = Buy & Barter
review-phase-cook = Cook & Counter
review-graph = Win chance
review-graph-about = Win chance after each move
review-graph-days = Win chance by day
review-graph-table = Win chances as a table
review-graph-point = { $when }: { $chances }
review-graph-chance = { $seat } { $n }%
review-days = Day by day
review-day-needed = Needed
review-day-bought = Bought
review-day-cooked = Cooked
review-day-points = Points
review-day-nothing = nothing
review-day-spent = for ${ NUMBER($money, useGrouping: 0) }
review-trade = { $seat } gives { $other } { $gives } for { $gets }.
review-trade-rating = { $seat }: { $how ->
    [better] +{ $n }%
    [worse] −{ $n }%
   *[even] no change
}
review-missed = Missed deal
review-missed-deal = { $seat } could have given { $other } { $gives } for { $gets }. Both would have gained.
review-start = Review this game
review-start-about = Win chances, luck and skill, and the moments that mattered.
review-waiting = Waiting for a free bot…
review-running = Reviewing the game…
review-failed = The review failed. Try again.
review-day-things = { $things }
review-day-go = Go to this day
learn-title = Learn from your mistakes
learn-start = Learn from these mistakes
learn-task = { $n }/{ $all } · { $turn }: { $seat-is ->
    [you] find a better move.
   *[other] find a better move for { $seat }.
}
learn-instead = Played: { $move }
learn-solved = { $move }: that’s it!
learn-same = { $move } was played. There is something better.
learn-wrong = { $move } costs { $n }%. Try again.
learn-unknown = { $move }: not the move we’re looking for. Try again.
learn-show = Show the answer
learn-skip = Skip
learn-next = Next
learn-close = Back to the review
learn-done = You found { $n } of { $all }.
share-title = Share this game
share-switch = Anyone with the link can watch this game
share-public = This table is public: anyone with the link can watch.
share-off = Only the players can see this game.
share-link = Copy link to this moment
share-send = Share…
play-from-title = Play from here
play-from-about = A new table begins with this position. You play { $seat }.
play-from-bot = Against
play-from-start = Start
err-review-unfinished = This game isn’t finished. Only finished games can be reviewed.
err-review-no-analyst = { $game } can’t be reviewed.
cmd-review = review a finished game: win chances, luck and skill, the moments that mattered
cmd-review-examples =
    tableside review game.json                      as text
    tableside review game.json --html review.html   as a page
    tableside review game.json --json               everything, as JSON
arg-review-json = print the whole review as JSON
arg-review-html = write the review to a page
arg-review-file-name = PAGE
term-reviewing = Reviewing
term-review-written = Written: { $file }

# What a link shows when somebody sends it.
preview-title = Tableside
preview-about = Burger Joint and Rival Restaurants, at a cosy table in your browser.
preview-invite = You’re invited to play { $game }
preview-invite-about = At the table: { $names }.
preview-game = { $game }: { $names }
preview-running = The game is in progress.
preview-won = { $n ->
    [one] { $names } won. Watch the game and its review.
   *[other] { $names } won together. Watch the game and its review.
}
preview-drawn = The game was a draw. Watch it and its review.
