# Words of the engine: what any game may say.

seat-n = Seat { $n }
game-burger-joint = Burger Joint
game-rival-restaurants = Rival Restaurants

end-points = enough points
end-resigned = one side gave up
end-time = time ran out
end-edition = the rules have changed, and the game could not go on
end-turn-limit = the last agreed turn is over

log-undo = { $seat } takes the last move back

err-game-over = The game is over.
err-not-your-move = It is not your move: { $seat } is asked.
err-no-such-seat = There is no seat { $n } at this table.
err-clock-only = Only the clock may say that time is up.
err-undo-barrier = Nothing to take back: since your last move something was drawn, revealed or done by somebody else.
err-unknown-table-move = “{ $move }” is not something that can be done at a table.
err-seat-count = This game is for { $wanted } players, not for { $n }.
err-seat-range = This game is for { $min } to { $max } players, not for { $n }.
err-unknown-game = There is no game called “{ $name }”. Known: { $known }.
err-unknown-option = There is no option “{ $where }”. Known: { $known }.
err-option-range = The option “{ $where }” takes a whole number from { $min } to { $max }.
err-option-text = The option “{ $where }” takes a text.
err-unknown-bot = There is no bot called “{ $name }”. Known: { $known }; your own is given as module:Class.
err-bot-import = The bot “{ $name }” could not be loaded: { $why }
err-bot-make = The bot “{ $name }” could not be made: { $why }
err-bot-crash = The bot “{ $name }” crashed: { $why }
err-bot-no-text = The bot “{ $name }” answered { $what }, which is no text.
err-bot-illegal = The bot “{ $name }” made a move that cannot be played: { $why }
err-bot-class = “{ $name }” is not a bot: it must be a class derived from tableside.bots.Bot.
err-bot-budget = “{ $budget }” is no time to think: wanted is a number of iterations (5000) or processor time (100ms, 1.5s), for a bot that searches.
err-file = The file “{ $name }” cannot be read: { $why }
err-toml = The file “{ $name }” is not valid TOML: { $why }
err-seed-length = A seed has 32 bytes, not { $n }.
err-chance-missing = The record tells too few draws: draw { $n } of this move is missing.
err-chance-range = The record tells a draw of { $n } where only 0 to below { $limit } can be.
err-record-none = This is not a record: { $why }
err-record-json = This is not a record: line { $line }, column { $column } cannot be read as JSON.
err-record-version = This record has format { $n }; this version of Tableside reads format { $known }.
err-edition-earlier = This game was played by an earlier edition of the rules ({ $game }, edition { $n }); this version plays edition { $known } and can’t replay or check it.
err-edition-later = This game was played by a later edition of the rules ({ $game }, edition { $n }); this version plays edition { $known }. Update Tableside to open it.
err-record-field = The record’s field “{ $where }” { $wanted ->
    [number] must be a whole number.
    [text] must be a text.
    [list] must be a list.
    [object] must be an object.
    [names] must be a list of names.
    [seal] must be 64 hex digits.
    [seed] must be 64 hex digits or null.
    [outcome] must be an object or null.
    [seats] must have as many names as this game has seats.
    [time] has a time that cannot be; it counts milliseconds from the start.
   *[entry] must be [by, move, milliseconds, [draws], digest].
}
err-record-no-object = a record is a JSON object.
err-record-no-json = it cannot be read as JSON.
err-not-text = it is not text in UTF-8.
err-verify-seal = The seed does not belong to the seal: the record says { $told }, the seed gives { $found }.
err-verify-seed-missing = The game is over but the record does not show the seed, so its draws cannot be checked.
err-verify-move = Move { $n } ({ $move }) cannot be played: { $why }
err-verify-spelling = Move { $n } is spelled “{ $told }”; it should be “{ $found }”.
err-verify-draw = Move { $n } ({ $move }): the record tells the draws { $told }, the seed gives { $found }.
err-verify-digest = Move { $n } ({ $move }): the record tells the state { $told }, replaying gives { $found }.
err-verify-outcome = The record tells the outcome { $told }, replaying gives { $found }.
