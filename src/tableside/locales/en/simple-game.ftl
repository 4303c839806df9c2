# Words for any game written with tableside.engine.simple_game.

simple-points = points
simple-secret = secret
simple-yes = yes
simple-no = no
simple-ask = { $seat } is to move.
simple-you = It is your move.
simple-over = The game is over.
simple-on-the-table = On the table
simple-your-moves = Your moves
simple-keys = press the move with this number
simple-hint = the move of { $bot }
simple-legend = ▸ marks whose move it is. Moves are typed as they are listed; several are parted by semicolons.
term-side-first = the seat that begins
term-side-second = the other seat
err-simple-unknown = “{ $move }” is no move of this game. A move begins with: { $known }.
err-simple-illegal = “{ $move }” cannot be played now.
err-simple-option = The option “{ $where }” takes one of these: { $known }.
err-env-no-actions = { $name } has no environment: it does not list its moves.
