# Words for any game written with tableside.engine.simple_game.

simple-points = points
simple-secret = secret
simple-yes = yes
simple-no = no
simple-ask = Waiting for { $seat }.
simple-you = It’s your turn.
simple-over = The game is over.
simple-on-the-table = On the table
simple-your-moves = Your moves
simple-keys = play the move with this number
simple-hint = the move of { $bot }
simple-legend = ▸ marks whose turn it is. Type a move as it is listed. Separate several moves with semicolons.
term-side-first = the seat that goes first
term-side-second = the other seat
err-simple-unknown = Unknown move: “{ $move }”. Moves start with { $known }.
err-simple-illegal = You can’t play “{ $move }” now.
err-simple-option = Unknown value for “{ $where }”. Available: { $known }.
err-env-no-actions = { $name } can’t be used as an environment because it doesn’t list its moves.
