### What the server says: refusals and notifications.

err-address-bot-tables = Too many games with bots are open from your network (limit: { $n }). Try again in a few minutes.
err-advice-busy = Too many people in your network are waiting for hints. Try again in a moment.
err-advice-waiting = The bot is still thinking about your last questions. Wait for an answer, then ask again.
err-bot-tables = You have too many games with bots open (limit: { $n }). Finish one. Or close its page and try again in two minutes.
err-check-memory = This game is too big to be checked here.
err-check-time = { $n ->
    [one] This game takes too long to check here: more than a second.
   *[other] This game takes too long to check here: more than { $n } seconds.
  }
err-checks-full = The server is busy checking other games. Please try again in a moment.
err-checks-yours = Too many of your games are being checked at once; { $n } is the most. Please wait for them.
err-game-too-long = This game is too long to look back at here: more than { $n } MB.
err-hello-first = Say hello first: the table does not know you yet.
err-host-bot-tables = The host of this table has too many games with bots open (limit: { $n }).
err-host-only = Only the person who opened the table can do that.
err-internal = Something went wrong on the server. Nothing was changed; please try again.
err-me-twice = You can take only one seat as yourself; the others can be played on the same device.
err-misread = That could not be read: { $why }
err-field-empty = “{ $field }” must not be empty.
err-field-kind = “{ $field }” must be { $kind }.
err-field-least = “{ $field }” must be at least { $n }.
err-field-long = “{ $field }” may have at most { $n } characters.
err-field-missing = “{ $field }” is missing.
err-field-most = “{ $field }” may be at most { $n }.
err-field-short = “{ $field }” must have at least { $n } characters.
err-field-unknown = Nobody here knows a field “{ $field }”.
err-field-value = “{ $value }” is not one of the values of “{ $field }”.
json-str = a text
json-object = an object with fields
json-int = a whole number
json-float = a number
json-bool = true or false
json-array = a list
err-name = Please choose a name that can be seen.
err-no-motion = Nobody has asked for that.
err-no-page = There is nothing at this address.
err-no-person = Seat { $n } is not held by a person.
err-no-such-line = There is no line { $n } at this table.
err-no-table = There is no such table, or it is private: ask for its invite link.
err-nobody-asked = Nobody is to move there.
err-not-asked = It is not your turn, so there is nothing to advise.
err-not-at-table = You do not sit at this table.
err-not-over = The game is not over yet.
err-not-paused = The game is not paused.
err-not-started = The game has not started yet.
err-not-your-seat = Seat { $n } is not yours.
err-nothing-said = Write something first.
err-option-file = { $where }: here an option brings its data itself and cannot name a file.
err-options-big = These options are too big; { $n } kB is the most.
err-origin = This came from the page of another site and was not done.
err-own-seat = You cannot vote on your own seat.
err-paused = The game is paused. Resume it to go on.
err-protocol-version = This server speaks version { $known } of the protocol, not { $n }. Reload the page.
err-question-over = The game had gone on already; your move was not played.
err-record-long = This game has too many moves to be kept here; { $n } is the most.
err-record-unfinished = Only a finished game with its seed can be watched here; “tableside replay” shows others too.
err-rematch-made = The rematch has already been set up.
err-seat-taken = That seat is taken. Look for another one, or watch.
err-seed-chosen = A seed can be chosen only on a server that tests play on; leave it out.
err-session = Choose a name first.
err-stale = This comes from too long ago. Look at the table as it is now.
err-started = The game has already started.
err-still-here = { $seat } is here and can play.
err-stopping = The server is restarting. Your game is safe; please try again in a moment.
err-storage = The server cannot save just now, so nothing was done. Please try again in a moment.
err-table-move = { $move } cannot be played by a player.
err-table-moved-on = The table has moved on meanwhile. Look at it again and repeat your move.
err-too-big = That is too big; { $n } is the most.
err-too-fast = { $n ->
    [one] That was too fast. Please wait a second.
   *[other] That was too fast. Please wait { $n } seconds.
  }
err-webhook = A webhook must be an http or https address that can be reached from the internet.

notify-your-turn-title = Your turn: { $game }
notify-your-turn = { $game } with { $rivals } is waiting for your move.

## The command
serve-address-name = ADDRESS
serve-folder-name = FOLDER
serve-number-name = N
serve-host = address to listen on (0.0.0.0: all; default: %(default)s)
serve-port = port to listen on (0: any free one; default: %(default)s)
serve-data = folder for games and keys (default: %(default)s)
serve-log-level = how much is logged, one JSON object a line (default: info, at a terminal warning)
serve-open = open the browser
serve-public-url = address people use, behind a proxy
serve-bot-delay = seconds a bot seems to think (default: %(default)s)
serve-bot-workers = processes in which bots think, plus one to spare (default: the number of processors, here %(default)s)
serve-check-workers = processes that check and replay games (default: %(default)s)
serve-limits = scale of the rate limits (0: none; default: %(default)s)
serve-private-webhooks = let webhooks call addresses of the own network
serve-proxy = whose X-Forwarded-For and X-Forwarded-Proto are believed (default: %(default)s)
serve-at = Tableside is at { $address }
serve-only-here = Only this machine can open it. For others in your network: tableside serve --host 0.0.0.0 (or: make play HOST=0.0.0.0)
serve-elsewhere = For others in your network: { $address }
serve-stop = Ctrl-C stops it.
serve-cannot-listen = cannot listen on { $host } port { $port }: { $why }
serve-disk-full = The disk is full: nothing can be written to { $folder }. Make room for at least 1 MB, then start again.
serve-port-taken = port { $port } on { $host } is taken, perhaps by another Tableside; --port takes another one (make play PORT=…)
serve-chosen-seeds = TABLESIDE_CHOSEN_SEEDS is on: seeds can be chosen, this is for tests alone
err-no-first-game = There is no guided first game of { $game }.
