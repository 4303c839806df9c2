### What the server says: refusals and notifications.

err-abort-late = Too late to abort: a second player has moved. You can still resign.
err-address-bot-tables = Too many games with bots are open from your network (limit: { $n }). Try again in a few minutes.
err-advice-busy = Too many people on your network are waiting for hints. Try again in a moment.
err-players-only = Only the players of this game can do that.
err-reviews-waiting = Too many games are waiting for their review. Try again in a few minutes.
err-advice-waiting = The bot is still thinking about your last questions. Wait for an answer, then ask again.
err-bot-tables = You have too many games with bots open (limit: { $n }). Finish one. Or close its page and try again in two minutes.
err-check-memory = This game is too large to check here.
err-check-time = { $n ->
    [one] This game takes too long to check here: more than a second.
   *[other] This game takes too long to check here: more than { $n } seconds.
  }
err-checks-full = The server is busy checking other games. Try again in a moment.
err-checks-yours = Too many of your games are being checked at once (limit: { $n }). Wait until they’re done.
err-draw-bots = Bots don’t agree to a draw.
err-game-too-long = This game is too long to review here: more than { $n } MB.
err-hello-first = Send “hello” first: the server doesn’t know this connection yet.
err-host-bot-tables = The host of this table has too many games with bots open (limit: { $n }).
err-host-only = Only the player who opened the table can do that.
err-internal = Something went wrong on the server. Nothing was changed. Try again.
err-me-twice = You can only take one seat yourself. The others can play on the same device.
err-misread = Can’t read this request: { $why }
err-field-empty = “{ $field }” must not be empty.
err-field-kind = “{ $field }” must be { $kind }.
err-field-least = “{ $field }” must be at least { $n }.
err-field-long = { $n ->
    [one] “{ $field }” can have at most one character.
   *[other] “{ $field }” can have at most { $n } characters.
}
err-field-missing = “{ $field }” is missing.
err-field-most = “{ $field }” can be at most { $n }.
err-field-short = { $n ->
    [one] “{ $field }” must have at least one character.
   *[other] “{ $field }” must have at least { $n } characters.
}
err-field-unknown = Unknown field “{ $field }”.
err-field-value = “{ $value }” is not a valid value for “{ $field }”.
err-hints-off = Hints are off at this table because several people play here.
err-host-seat = That’s your own seat.
err-motion-changed = The request has changed. Read it again.
json-str = a string
json-object = an object with fields
json-int = a whole number
json-float = a number
json-bool = true or false
json-array = a list
err-name = Your name needs a visible character.
err-no-motion = No one has suggested that.
err-no-page = There’s nothing at this address.
err-no-person = There is no human player in seat { $n }.
err-no-such-line = This table has no line { $n }.
err-no-table = This table doesn’t exist, or it’s private. Ask for an invite link.
err-nobody-asked = No one has a move to make at that point.
err-not-asked = It’s not your turn, so there’s no hint.
err-not-at-table = You’re not playing at this table.
err-not-over = The game isn’t over yet.
err-not-paused = The game isn’t paused.
err-not-started = The game hasn’t started yet.
err-not-your-seat = Seat { $n } isn’t yours.
err-nothing-said = Write a message first.
err-option-file = { $where }: give the data itself. A file name doesn’t work here.
err-options-big = These options are too large (limit: { $n } kB).
err-origin = This request came from another site and was blocked.
err-own-seat = You can’t vote on your own seat.
err-paused = The game is paused. Resume it to keep playing.
err-protocol-version = This server uses protocol version { $known }, not { $n }. Reload the page.
err-question-over = The game has moved on. Your move was not played.
err-record-long = This game has too many moves to store here (limit: { $n }).
err-record-unfinished = You can only open a finished game with its seed here. “tableside replay” shows other games too.
err-rematch-made = The rematch has already been set up.
err-seat-taken = That seat is taken. Choose another one, or watch.
err-seed-chosen = Only test servers let you choose a seed. Leave it out.
err-session = Choose a name first.
err-stale = This page is out of date. Reload the table.
err-started = The game has already started.
err-still-here = { $seat } is here and can play.
err-stopping = The server is restarting. Your game is safe. Try again in a moment.
err-storage = The server can’t save right now, so nothing was changed. Try again in a moment.
err-table-move = Players can’t play { $move }.
err-table-moved-on = The game has moved on. Check the table and repeat your move.
err-too-big = This is too large (limit: { $n }).
err-too-fast = { $n ->
    [one] That was too fast. Wait a second.
   *[other] That was too fast. Wait { $n } seconds.
  }
err-webhook = A webhook must be an http or https address that can be reached from the internet.

notify-your-turn-title = Your turn: { $game }
notify-your-turn = It’s your turn in { $game } with { $rivals }.

## The command
serve-address-name = ADDRESS
serve-folder-name = FOLDER
serve-number-name = N
serve-host = address to listen on (0.0.0.0: all; default: %(default)s)
serve-port = port to listen on (0: any free one; default: %(default)s)
serve-data = folder for games and keys (default: %(default)s)
serve-log-level = how much to log, one JSON object per line (default: info; in a terminal: warning)
serve-open = open the browser
serve-public-url = public address, if Tableside runs behind a proxy
serve-bot-delay = seconds a bot waits before it moves (default: %(default)s)
serve-bot-workers = number of processes for bots, plus one spare (default: one per processor, here %(default)s)
serve-check-workers = number of processes that check and replay games (default: %(default)s)
serve-limits = factor for the rate limits (0: no limits; default: %(default)s)
serve-private-webhooks = let webhooks call addresses on your own network
serve-proxy = trusted proxies: their X-Forwarded-For and X-Forwarded-Proto are used (default: %(default)s)
serve-at = Tableside is running at { $address }
serve-only-here = Only this computer can open it. For others on your network: tableside serve --host 0.0.0.0 (or: make play HOST=0.0.0.0)
serve-elsewhere = For others on your network: { $address }
serve-stop = Press Ctrl-C to stop.
serve-cannot-listen = can’t listen on { $host } port { $port }: { $why }
serve-disk-full = The disk is full: Tableside can’t write to { $folder }. Free at least 1 MB, then start again.
serve-port-taken = port { $port } on { $host } is in use, perhaps by another Tableside server; choose another one with --port (make play PORT=…)
serve-chosen-seeds = TABLESIDE_CHOSEN_SEEDS is on: players can choose seeds. Use this for tests only.
err-no-first-game = There’s no guided first game for { $game }.
err-seat-changed = Someone else sits there now. Nothing was changed.

err-companion-kind = This isn’t an action of a companion.
err-no-companion = This companion doesn’t exist, or it is no longer shared.
err-companions-many = You already share { $n } companions. Stop sharing one first.
err-companion-full = This companion is full. Start a new game.
err-companion-watch = You can only watch this companion. Ask its owner to let you press.
err-companion-owner = Only the owner of this companion can do that.
err-companion-phone = No such phone here.
