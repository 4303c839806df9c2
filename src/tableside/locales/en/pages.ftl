### Words of the pages of the browser client.

## Without an answer
net-no-answer = Can’t reach the server. Check your connection and try again.
net-odd-answer = The server sent an unexpected reply. Try again in a moment.
bye-revoked = You no longer have access to this table.
bye-stopping = The server is restarting.
bye-slow = The connection was too slow.
bye-again = The connection was closed.

## Names
guest-name = { $first } { $last }
guest-first = Crispy, Golden, Hungry, Jolly, Mellow, Nimble, Peppery, Quick, Salty, Sunny, Sweet, Toasted, Zesty
guest-last = Artichoke, Bagel, Caper, Dumpling, Fennel, Gherkin, Muffin, Noodle, Olive, Pickle, Radish, Truffle, Waffle
seat-open = Open seat
seat-second = Second player
seat-you = you
seat-sit = Sit here
seat-name = Name
seat-your-name = Your name

## Home
home-level = Bot
home-invite = Invite a friend
home-pass = Pass and play
home-more = More options
home-companion = Companion for the physical game
home-companion-about = Timer, scores, prices and rules on your phone. Works offline.
home-continue = Continue
home-open = Open tables
home-open-none = No open tables right now
home-open-none-more = Open a public table so others can join.
home-watch-none = No live games right now
home-watch-none-more = Public games appear here.
watch-now = Live now
list-more = Show more
row-open = waiting for players
row-paused = paused
row-now = just now
row-deadline = move due { $when }
row-moves = { $n ->
    [0] just started
    [one] 1 move
   *[other] { $n } moves
}
row-won = { $name } won
row-post = correspondence
row-uploaded = game record
mine-running = In progress
mine-running-none = No games in progress
mine-running-none-more = Start one: a game against a bot is one click away.
mine-finished = Finished
mine-finished-none = No finished games yet

## A new table
new-title = New table: { $game }
new-seats = Players
new-count = How many players?
new-shuffle = Random seats
new-pace = Time control
new-clock = Clock
new-more = More
new-public = Public: anyone can join or watch
new-last-turn = Draw after turn
new-open = Open table
chair-me = Me
chair-open = Open seat
chair-bot = Bot
chair-local = Same device
pace-none = Unlimited
pace-none-about = take your time
pace-live = Real time
pace-live-about = minutes
pace-post = Correspondence
pace-post-about = days
pace-no-limit = unlimited
pace-minutes = Minutes per player
pace-increment = Increment (seconds)
pace-move = Seconds per move
pace-days = Days per move

## Before the start
waiting-clear = Cancel game
waiting-leave = Leave
invite-title = Invite a friend
invite-only-here = Only this computer can open this link. To let others on your network join, start Tableside with `--host 0.0.0.0` (`make play HOST=0.0.0.0`).
invite-link = Link to this table
invite-copy = Copy
invite-copied = Link copied
invite-share = Share
invite-text = Play { $game } with me
invite-qr = QR code with the link to this table

## At the table
table-failed = Can’t open this table
table-your-move = Your turn
table-thinking = is thinking…
table-away = offline
table-clock-of = { $seat }’s clock
table-watching = { $n ->
    [0] You’re watching
    [1] You’re watching
   *[other] { $n } spectators
}
table-against = against { $names }
table-sounds = Sounds
table-open-log = Log
table-open-talk = Chat
table-open-rules = Rules
table-open-menu = Menu
table-undo = Undo
table-undo-no = Can’t undo: something was drawn or revealed, or another player has acted.
table-hint = Hint
table-hint-no = It’s not your turn.
table-hint-is = Hint: { $move }
table-advice = Win chance ({ $bot }’s estimate)
table-advice-plain = { $bot } would play
table-advice-percent = { $n }%
table-advice-move = { $move }: { $n }% win chance
table-advice-more = { $n } more
table-result = Result
table-tip = Tip for your first game
table-offline = Connection lost. Reconnecting… Your game is safe.
table-paused = The game is paused.
table-resume = Resume
table-pause = Suggest a pause
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-not = Keep playing
table-bot-for = Let a bot play for { $seat }
table-bot-plays = A bot is playing for you.
table-take-back = Take my seat back
table-past = You’re viewing move { $n }.
table-now = Back to live
motion-pause = a pause
motion-rematch = a rematch
motion-bot = a bot to replace a player who left
motion-takeback = a takeback
motion-draw = a draw
motion-asked = { $seat-is ->
    [you] You suggested { $what }.
   *[other] { $seat } suggests { $what }.
}
motion-waiting = Waiting for an answer: { $what }.
motion-yes = Accept
motion-no = Decline
change-sat = { $other-is ->
    [you] You joined
   *[other] { $other } joined
}
change-renamed = { $other-is ->
    [you] You have a new name
   *[other] New name at the table: { $other }
}
change-left = { $other-is ->
    [you] You left
   *[other] { $other } left
}
change-started = The game starts
change-clock = The clock starts
change-lapsed = { $seat-is ->
    [you] You played on instead of agreeing to { $what }
   *[other] { $seat } played on instead of agreeing to { $what }
}
change-paused = The game is paused
change-resumed = The game continues
change-motion = { $seat-is ->
    [you] You suggest { $what }
   *[other] { $seat } suggests { $what }
}
change-refused = { $seat-is ->
    [you] You declined { $what }
   *[other] { $seat } declined { $what }
}
change-bot = A bot is playing for { $other-object }
change-back = { $other-is ->
    [you] You’re back
   *[other] { $other } is back
}
change-rematch = Rematch agreed
change-finished = The game is over
notify-turn = Your turn
notify-tables = { $n ->
    [one] It’s your turn at one table.
   *[other] It’s your turn at { $n } tables.
}

## The end
end-you-won = You won!
end-you-lost = You lost
end-won = { $seat } wins
end-nobody = No winner
end-drawn = Draw
end-was-aborted = Game aborted
end-because = { $reason-id ->
    [end-points] { $points ->
        [one] { $winners } reached one point.
       *[other] { $winners } reached { $points } points.
    }
    [end-resigned] { $n ->
        [2] { $losers } resigned.
       *[other] Everyone else has left the game.
    }
    [end-time] { $n ->
        [2] { $losers } ran out of time.
       *[other] Everyone else has left the game.
    }
    [end-turn-limit] The turn limit was reached.
    [end-aborted] The game was aborted.
    [end-draw] The players agreed to a draw.
    [end-edition] The rules have changed, so the game could not continue.
   *[other] { $reason }
}
end-rematch = Rematch (swap sides)
end-rematch-many = Rematch (rotate seats)
end-rematch-asked = Waiting for the others…
end-to-rematch = Go to rematch
end-replay = Review game

## Log and talk
log-empty = Nothing yet
log-look = Show this position
log-older = Earlier moves
talk-empty = No messages yet
talk-empty-more = Say hi or send an emoji.
talk-room-players = You’re chatting with the other players.
talk-room-watchers = Spectator chat. Players can’t see it.
talk-say = Message
talk-send = Send
talk-nothing = Write a message first.
talk-said = { $name }: { $text }
talk-react = React
talk-reactions = Reactions
talk-reacted = { $name }: { $reaction }
reaction-yum = Yummy
reaction-clap = Well done
reaction-laugh = Ha ha
reaction-wow = Oh!
reaction-sad = Too bad
reaction-think = Hmm…

## Looking back
replay-of = Review: { $table }
replay-start = Start
replay-slider = Move
replay-first = Go to start
replay-back = Previous move
replay-next = Next move
replay-last = Go to end
replay-play = Play
replay-pause = Pause
replay-moves = Moves
replay-position = Position in notation
replay-copy = Copy
replay-copy-link = Copy link to this move
replay-record = Game record
replay-record-about = The game record contains every move and every draw. Anyone can check that nothing was changed.
replay-record-running = While the game is in progress, the game record leaves out what is still secret.
replay-seal = Hash (shown before the first draw)
replay-seed = Seed (shown at the end)
replay-download = Download
replay-verify = Verify
study-title = Bot analysis
study-on = Show what { $bot } would play
study-chance = { $seat } to move. Win chance ({ $bot }’s estimate)
study-plain = { $seat } to move. { $bot } would play
study-played = played
study-none = The game is over.
copied = Copied
verify-ok = Record verified
verify-bad = Verification failed
verify-counts = Moves checked: { $moves }. Draws checked: { $draws }.
verify-until = Valid up to move { $moves }.
verify-nothing = No move could be checked.
verify-sealed = The seed matches the hash, and every draw comes from the seed.
verify-unsealed = The seed isn’t public yet, so the draws couldn’t be checked.
records-title = Open a game record
records-about = A game record is a file that contains a complete game. Step through it move by move, or check that it is genuine.
records-choose = Choose a file or drop it here
records-first = Choose a file first.
records-look = Open

## Rules
rules-title = Rules: { $game }
rules-which = Game
rules-search = Search the rules
rules-search-example-burger-joint = publicity, BJ-5.2…
rules-search-example-rival-restaurants = barter, RR-4.2…
rules-contents = Contents
rules-also = { $n ->
    [one] One rule in { $game } too
   *[other] { $n } rules in { $game } too
}
rules-none = No matching rules
rules-none-more = Try another word or a rule number.

## Settings
set-you = Profile
set-name-hint = Other players see this name. Games in progress keep the old one.
set-webhook = Webhook
set-webhook-about = For correspondence games: sends a message to your phone or your own program when it’s your turn.
set-webhook-address = Webhook address
set-webhook-hint = An ntfy address works too. Leave it empty to turn this off.
set-save = Save
set-saved = Saved
set-name-saved = Your name is now { $name }.
set-look = Display and sound
set-still = Reduce motion
set-play = Playing
set-forced = Auto-play forced moves
set-keys = Keyboard shortcuts
set-tips = Tips for the first game
set-notify = Notify me when it’s my turn and this tab is hidden
set-notify-none = Notifications only work over https.
set-notify-denied = Your browser blocks notifications
set-notify-denied-more = Allow them for this site in your browser settings.
set-forget = Delete guest profile
set-forget-more = Your seats belong to the guest profile in this browser. If you delete it, you start over as a new guest.
set-forget-do = Delete
set-forgotten = Guest profile deleted

## About
about-fair = Provably fair
about-fair-more = Before the first draw, the server shows a hash. At the end, it shows the seed. With both, anyone can check every draw: under “Review game” or with `tableside verify`.
about-host = Host it yourself
about-host-more = The first command serves this computer only, the second your whole network:
about-host-proxy = Behind a web server with https, set the public address with `--public-url`.
about-build = For developers
about-build-more = A program can do everything this page can. The API:
about-keys = Keyboard
about-keys-more = Press ? at a table to see the keyboard shortcuts.

## Keyboard shortcuts
keys-title = Keyboard shortcuts
keys-enter = Press the main button
keys-undo = Undo
keys-hint = Hint
keys-log = Log
keys-chat = Chat
keys-rules = Rules
keys-this = This list
keys-off = You can turn shortcuts off in the settings.
set-warn-end = Warn me before I end a turn while I can still buy something
replay-secret = secret choice
table-advice-equal = { $bot } sees no difference: every move has a win chance of about { $n }%
study-equal = { $seat } to move. { $bot } sees no difference: every move has a win chance of about { $n }%
