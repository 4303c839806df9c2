# The lobby, invitations, and what players agree to.

## Before the game: the lobby and the invitation
lobby-host = Set up your table
lobby-seated = Waiting for the game to start
lobby-invites = { $name } invites you to play { $game }
lobby-invited = You’re invited to play { $game }
lobby-full = All seats are taken. Stay here to watch.
lobby-join = Join the game
lobby-no-thanks = No, thanks
lobby-players = Players
lobby-rules = Rules
lobby-clock = Clock
lobby-hints = Hints
lobby-hints-on = allowed
lobby-hints-off = off
lobby-usual-rules = standard rules
lobby-seats = Seats
lobby-taken = { $n } of { $of } seats taken
lobby-waiting = waiting for a player…
lobby-here = here
lobby-not-here = not here right now
lobby-seat-is = Who plays: { $title }
lobby-bot = Bot: { $name }
lobby-add-open = Add an open seat
lobby-add-bot = Add a bot
lobby-remove = Remove seat { $n }
lobby-free = Remove { $name } from the table
lobby-autostart = Start as soon as all seats are taken
lobby-public = Public: anyone can join or watch
lobby-allow-hints = Allow hints
lobby-hints-about = Hints are off in games between people unless you allow them here.
lobby-start = Start with { $n } players
lobby-start-now = Start the game
lobby-start-few = At least { $n } players are needed.
lobby-with-bot = Play a bot instead
lobby-with-bots = Fill open seats with bots
lobby-empty-go = Open seats are removed when you start.
lobby-wait-host = { $name } will start the game.
lobby-wait-start = The game starts soon.
lobby-wait-full = The game starts when all seats are taken.
lobby-invite-about = Send this link or let your friends scan the code.

## Clocks in words
clock-none = no clock
clock-game = { $n ->
    [one] one minute per player
   *[other] { $n } minutes per player
}
clock-seconds = { $n } seconds per player
clock-increment = plus { $n } seconds per move
clock-move = at most { $n } seconds per move
clock-post = { $n ->
    [one] one day per move
   *[other] { $n } days per move
}
clock-waits = The clock starts when everyone has seen the board. Still waiting for: { $names }.

## Taking back, aborting, draws
takeback-open = Take back
takeback-title = Take back a move
takeback-which = Which one?
takeback-luck = Everything after it is taken back as well. Anything drawn since then is drawn again, but you still know what you saw. Nobody gets time back.
takeback-steps = { $n ->
    [one] only this step
   *[other] { $n } steps in all
}
takeback-others = All other people at the table must agree. Bots always agree.
takeback-ask = Ask
takeback-do = Take back
takeback-cancel = Never mind
takeback-asked = { $n ->
    [one] { $seat } asks to take back “{ $move }”. Anything drawn will be drawn again.
   *[other] { $seat } asks to take back { $n } steps, from “{ $move }” on. Anything drawn will be drawn again.
}
takeback-a-move = a move
motion-withdraw = Withdraw
motion-play-on = Playing on counts as a no.
table-abort = Abort game
table-abort-sure = Abort without a result?
table-draw = Offer a draw
table-hints-off = Hints are off at this table because several people play here.
new-hints = Allow hints in games between people
