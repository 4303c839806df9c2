# Words of the engine: what any game may say.

seat-n = Seat { $n }
game-burger-joint = Burger Joint
game-rival-restaurants = Rival Restaurants

end-points = points goal reached
end-resigned = resignation
end-time = out of time
end-edition = the rules changed and the game could not continue
end-turn-limit = turn limit reached
end-aborted = aborted
end-draw = draw by agreement

log-undo = { $seat-is ->
    [you] You undo your last move
   *[other] { $seat } undoes their last move
}
log-takeback = { $seat-is ->
    [you] { $n ->
        [one] You take back a move
       *[other] You take back a move and everything after it ({ $n } steps)
    }
   *[other] { $n ->
        [one] { $seat } takes back a move
       *[other] { $seat } takes back a move and everything after it ({ $n } steps)
    }
}
log-abort = { $seat-is ->
    [you] You abort the game
   *[other] { $seat } aborts the game
}
log-draw = The players agree to a draw

err-game-over = The game is over.
err-not-your-move = It’s not your turn. Waiting for { $seat }.
err-no-such-seat = This table has no seat { $n }.
err-clock-only = Only the clock can end a game on time.
err-undo-barrier = Can’t undo: since your last move, something was drawn or revealed, or another player has acted.
err-takeback-number = “{ $n }” is not the number of a move.
err-takeback-barrier = This move can’t be taken back. It must be your own, among the latest steps, and no one may have left the game since.
err-no-draw = This game of { $game } can’t end in a draw.
err-unknown-table-move = Unknown table action: “{ $move }”.
err-seat-count = This game needs { $wanted } players, not { $n }.
err-seat-range = This game is for { $min } to { $max } players, not { $n }.
err-unknown-game = Unknown game: “{ $name }”. Available: { $known }.
err-unknown-option = Unknown option: “{ $where }”. Available: { $known }.
err-option-range = Option “{ $where }” must be a whole number from { $min } to { $max }.
err-option-text = Option “{ $where }” must be a string.
err-unknown-bot = Unknown bot: “{ $name }”. Available: { $known }. To use your own, write module:Class.
err-bot-import = Can’t load the bot “{ $name }”: { $why }
err-bot-make = Can’t create the bot “{ $name }”: { $why }
err-bot-crash = The bot “{ $name }” crashed: { $why }
err-bot-no-text = The bot “{ $name }” must return a string, but returned { $what }.
err-bot-illegal = The bot “{ $name }” made an illegal move: { $why }
err-bot-class = “{ $name }” is not a bot. It must be a subclass of tableside.bots.Bot.
err-bot-budget = “{ $budget }” is not a valid thinking time. Use a number of iterations (5000) or processor time (100ms, 1.5s). Only search bots take one.
err-file = Can’t read the file “{ $name }”: { $why }
err-toml = The file “{ $name }” is not valid TOML: { $why }
err-seed-length = A seed must have 32 bytes, not { $n }.
err-chance-missing = The game record lists too few draws: draw { $n } of this move is missing.
err-chance-range = The game record lists a draw of { $n }, but it must be at least 0 and below { $limit }.
err-record-none = This is not a game record: { $why }
err-record-json = This is not a game record: invalid JSON at line { $line }, column { $column }.
err-record-version = This game record has format { $n }, but this version of Tableside reads format { $known }.
err-edition-earlier = This game was played with an earlier edition of the rules ({ $game }, edition { $n }). This version plays edition { $known } and can’t replay or check it.
err-edition-later = This game was played with a later edition of the rules ({ $game }, edition { $n }). This version plays edition { $known }. Update Tableside to open it.
err-record-field = Field “{ $where }” of the game record { $wanted ->
    [number] must be a whole number.
    [text] must be a string.
    [list] must be a list.
    [object] must be an object.
    [names] must be a list of names.
    [seal] must be 64 hex digits.
    [seed] must be 64 hex digits or null.
    [outcome] must be an object or null.
    [seats] must have one name for each seat of the game.
    [time] has an impossible time. It counts milliseconds from the start.
   *[entry] must be [by, move, milliseconds, [draws], digest].
}
err-record-no-object = a game record is a JSON object.
err-record-no-json = invalid JSON.
err-not-text = not a UTF-8 text file.
err-verify-seal = The seed doesn’t match the hash: the game record says { $told }, the seed gives { $found }.
err-verify-seed-missing = The game is over, but the game record doesn’t show the seed, so the draws can’t be checked.
err-verify-move = Move { $n } ({ $move }) is illegal: { $why }
err-verify-spelling = Move { $n } is written “{ $told }”, but should be “{ $found }”.
err-verify-draw = Move { $n } ({ $move }): the game record lists the draws { $told }, the seed gives { $found }.
err-verify-digest = Move { $n } ({ $move }): the game record lists the state { $told }, replaying gives { $found }.
err-verify-outcome = The game record lists the outcome { $told }, replaying gives { $found }.
