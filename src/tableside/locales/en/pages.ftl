### Words of the pages of the browser client.

## Without an answer
net-no-answer = The server does not answer. Look at your connection, then try again.
net-odd-answer = The server gave an answer we do not understand. Try again in a moment.
bye-revoked = This table is no longer open to you.
bye-stopping = The server is being restarted.
bye-slow = The connection was too slow.
bye-again = The connection was closed.

## Names
guest-name = { $first } { $last }
guest-first = Crispy, Golden, Hungry, Jolly, Mellow, Nimble, Peppery, Quick, Salty, Sunny, Sweet, Toasted, Zesty
guest-last = Artichoke, Bagel, Caper, Dumpling, Fennel, Gherkin, Muffin, Noodle, Olive, Pickle, Radish, Truffle, Waffle
seat-open = Free chair
seat-second = Second player
seat-you = you
seat-sit = Sit here
seat-sit-down = Sit down and play
seat-waiting = waiting …
seat-name = Name
seat-your-name = Your name

## Home
home-level = Bot
home-invite = Invite a friend
home-pass = Pass and play
home-more = More choices
home-continue = Go on playing
home-open = Open tables
home-open-none = Nobody waits just now
home-open-none-more = Open a public table, and somebody may sit down.
home-watch-none = No public game is on
home-watch-none-more = Games at public tables can be watched here.
watch-now = On now
list-more = Show more
row-open = waits for players
row-paused = paused
row-now = just now
row-deadline = runs out { $when }
row-moves = { $n ->
    [0] just begun
    [one] one move
   *[other] { $n } moves
}
row-won = won by { $name }
row-post = by post
row-uploaded = record
mine-running = In progress
mine-running-none = No game in progress
mine-running-none-more = Start one: against a bot it takes one click.
mine-finished = Over
mine-finished-none = No finished game yet

## A new table
new-title = New table: { $game }
new-seats = Who sits
new-count = How many play?
new-shuffle = Draw the seats by lot
new-pace = Pace
new-clock = Clock
new-more = More
new-public = Public: anyone may join or watch
new-last-turn = A draw after this many turns
new-open = Open the table
chair-me = Me
chair-open = Whoever comes
chair-bot = Bot
chair-local = At this device
pace-none = No clock
pace-none-about = take your time
pace-live = Live
pace-live-about = minutes
pace-post = By post
pace-post-about = days
pace-no-limit = no limit
pace-minutes = Minutes for the game
pace-increment = Seconds back after each move
pace-move = Seconds for each move
pace-days = Days for each move

## Before the start
waiting-title = Waiting for the others
waiting-join = There is a chair for you
waiting-with-bot = Start with a bot instead
waiting-clear = Clear the table
waiting-leave = Get up
invite-title = Invite somebody
invite-about = Send this link, or let them scan the code. The game starts when they sit down.
invite-only-here = Only this machine can open this link. Others in your network can if Tableside is started with `--host 0.0.0.0` (`make play HOST=0.0.0.0`).
invite-link = Link to this table
invite-copy = Copy
invite-copied = Link copied
invite-share = Share
invite-text = Sit down with me: { $game }
invite-qr = The link to this table as a QR code

## At the table
table-failed = This table cannot be shown
table-your-move = Your move
table-thinking = is thinking …
table-away = not connected
table-clock-of = Clock of { $seat }
table-watching = { $n ->
    [0] You are watching
    [1] You are watching
   *[other] { $n } people are watching
}
table-against = against { $names }
table-sounds = Sounds
table-open-log = What happened
table-open-talk = Talk
table-open-rules = Rules
table-open-menu = Menu
table-undo = Undo
table-undo-no = Nothing to take back: something was drawn, shown or done by somebody else.
table-hint = Hint
table-hint-no = It is not your move.
table-hint-is = Hint: { $move }
table-advice = Win chance ({ $bot }’s estimate)
table-advice-plain = { $bot } would play
table-advice-percent = { $n }%
table-advice-move = { $move }: { $n }% chance to win
table-advice-more = { $n } more
table-result = Result
table-tip = A hint for your first game
table-offline = The line is down. Trying again … Nothing is lost.
table-paused = The table is paused.
table-resume = Go on
table-pause = Ask for a pause
table-resign = Give up
table-resign-sure = Really give up?
table-resign-not = Play on
table-bot-for = Let a bot play for { $seat }
table-bot-plays = A bot is playing for you.
table-take-back = Take my seat back
table-past = You are looking at move { $n }.
table-now = Back to now
motion-pause = a pause
motion-rematch = a rematch
motion-bot = a bot for somebody who left
motion-asked = { $seat } asks for { $what }.
motion-waiting = Waiting for an answer: { $what }.
motion-yes = Agree
motion-no = No
change-sat = { $other } sits down
change-renamed = A new name at the table: { $other }
change-left = { $other } gets up
change-started = The game begins
change-paused = The table is paused
change-resumed = The game goes on
change-motion = { $seat } asks for { $what }
change-refused = { $seat } says no to { $what }
change-bot = A bot plays for { $other }
change-back = { $other } is back
change-rematch = A rematch is on
change-finished = The game is over
notify-turn = Your move
notify-tables = { $n ->
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}

## The end
end-you-won = You won!
end-you-lost = You lost
end-won = { $seat } won
end-nobody = Nobody won
end-because = Because: { $reason }.
end-rematch = Rematch, sides swapped
end-rematch-many = Rematch, everybody moves on one seat
end-rematch-asked = Waiting for the others
end-to-rematch = To the rematch
end-replay = Look back

## Log and talk
log-empty = Nothing has happened yet
log-look = Show this moment
log-older = Older moves
talk-empty = Quiet here
talk-empty-more = Say hello, or send a face.
talk-room-players = You are talking with the players.
talk-room-watchers = You are talking with those who watch; the players do not hear it.
talk-say = Say something
talk-send = Send
talk-nothing = Write something first.
talk-said = { $name } says: { $text }
talk-react = React
talk-reactions = Faces
talk-reacted = { $name }: { $reaction }
reaction-yum = Yummy
reaction-clap = Well done
reaction-laugh = Ha ha
reaction-wow = Oh!
reaction-sad = What a pity
reaction-think = Hm …

## Looking back
replay-of = Replay: { $table }
replay-start = The start
replay-slider = Move
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-moves = Moves
replay-position = The position in notation
replay-copy = Copy
replay-copy-link = Copy a link to this move
replay-record = Record
replay-record-about = The record holds every move and every draw. Anybody can check that no draw was changed.
replay-record-running = While the game goes on, the record leaves out what is still secret.
replay-seal = Seal, shown before the first draw
replay-seed = Seed, shown at the end
replay-download = Download
replay-verify = Verify
study-title = Study
study-on = Show what { $bot } would play
study-chance = { $seat } to move: chance to win, says { $bot }
study-plain = { $seat } to move: { $bot } would play
study-played = played
study-none = Nobody is to move here.
copied = Copied
verify-ok = Everything is right
verify-bad = Something is wrong
verify-counts = { $moves } moves and { $draws } draws were checked.
verify-until = Until then { $moves ->
    [one] one move was
   *[other] { $moves } moves were
} right.
verify-nothing = No move could be checked.
verify-sealed = The seed fits the seal, and every draw comes from the seed.
verify-unsealed = The seed is not told, so the draws could not be checked.
records-title = Open a record
records-about = A record is a file with a whole game. Look at it here, move by move, or check that it is right.
records-choose = Choose a file, or drop it here
records-first = Choose a file first.
records-look = Look at it

## Rules
rules-title = Rules: { $game }
rules-which = Which game
rules-search = Search the rules
rules-search-example-burger-joint = publicity, BJ-5.2 …
rules-search-example-rival-restaurants = barter, RR-4.2 …
rules-contents = Contents
rules-also = { $n ->
    [one] One rule in { $game } too
   *[other] { $n } rules in { $game } too
}
rules-none = No rule says that
rules-none-more = Try another word, or a rule’s number.

## Settings
set-you = You
set-name-hint = This is how others see you; a game that has begun keeps the name it began with.
set-webhook = Webhook
set-webhook-about = For games by post: a message to a phone or a program of yours when it is your move.
set-webhook-address = Webhook address
set-webhook-hint = It may be an ntfy address. Leave it empty for none.
set-save = Save
set-saved = Saved
set-name-saved = You are { $name } now.
set-look = Look and sound
set-still = Less motion
set-play = Playing
set-forced = Play moves without a choice by themselves
set-keys = Single keys play
set-tips = Hints for the first game
set-notify = Notify me when it is my move and I look elsewhere
set-notify-none = Notifications need a page that comes over https.
set-notify-denied = The browser does not allow notifications
set-notify-denied-more = You can allow them in the browser’s settings for this page.
set-forget = Leave this browser
set-forget-more = Your seats stay yours only as long as this browser knows you. After leaving you start as a new guest.
set-forget-do = Forget me here
set-forgotten = This browser has forgotten you

## About
about-fair = Fair by proof
about-fair-more = Before the first draw the server shows a seal; at the end it shows the seed. From both anyone can check every draw: in “Look back”, or with `tableside verify`.
about-host = At home
about-host-more = The first command serves this machine, the second everybody in the house:
about-host-proxy = Behind a web server with https, say under which address people come: `--public-url`.
about-build = Build on it
about-build-more = Everything this page does, a program can do too. The programming interface:
about-keys = Keyboard
about-keys-more = Press ? at a table to see its keyboard shortcuts.

## Keyboard shortcuts
keys-title = Keyboard shortcuts
keys-enter = Press the main button
keys-undo = Undo
keys-hint = Hint
keys-log = Log
keys-chat = Chat
keys-rules = Rules
keys-this = This list
keys-off = You can switch shortcuts off in the settings.
set-warn-end = Warn me before I end a turn with purchases left
replay-secret = secret choice
table-advice-equal = { $bot } sees no difference: every move wins about { $n }%
study-equal = { $seat } to move: { $bot } sees no difference, every move wins about { $n }%
