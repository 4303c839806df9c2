# The words of the terminal.

help-usage = usage
help-options = options
help-arguments = arguments
help-commands = commands
help-examples = examples
arg-help = show this help
arg-lang = language (default: your system’s)
arg-version = show the version
arg-command-name = COMMAND
arg-game-name = GAME
arg-game = the game: { $known }
arg-options = game options, such as last_turn=50; write lists and tables as JSON
arg-json = print one JSON object
arg-file-name = FILE
arg-line-name = LINE
arg-bot-name = BOT
arg-name-or-file = NAME|FILE
arg-moves-or-line = MOVES|LINE
arg-opponent = a bot ({ $levels }), or { $human } for a second person at this keyboard
arg-side = your side, or “lot” for a random one
arg-players = the players, seat by seat: bots by name, { $human } for a person
arg-seed-play = a number that makes the game repeatable; without it the draws are secret and provably fair
arg-seed-simulate = a number: the same seed gives the same games (0)
arg-set = a board set by name, or your own TOML file
arg-position = start from a position (see “tableside notation”)
arg-load = continue a saved game
arg-games = number of games (100)
arg-bots = the bots, one for each seat (default: random, with as few seats as possible)
arg-max-decisions = stop a game after this many decisions ({ $n })
arg-record = a game record (a saved game)
arg-move = go to this move; 0 is the start
arg-notation = moves, or a position as a line; without either, explains the notation
arg-notation-from = play the moves from this position and check that they are legal
arg-notation-seed = a number that decides every draw
arg-rule = a section (5) or a rule: 5.2 for all games, BJ-5.2 for one; without it, all rules

cmd-tableside = Two restaurant board games in the terminal, in the browser and for bots.
cmd-tableside-examples =
    tableside play                       play in the terminal
    tableside play --help                see all options
    tableside simulate --games 1000      let bots play
    tableside rules 5.2 --lang de        show a rule in German
cmd-play = play a game in the terminal
cmd-play-examples =
    tableside play                                    asks for opponent and side
    tableside play --opponent greedy --side lot       against a bot, random side
    tableside play --opponent human                   two people, one keyboard
    tableside play --seed 7 --set my-box.toml         a repeatable game with your own board set
    tableside play --load game.json                   continue a saved game
    tableside play rival-restaurants --players human,greedy,greedy --options edition=deluxe
cmd-serve = host the games for the browser
cmd-serve-examples =
    tableside serve --open              on this computer
    tableside serve --host 0.0.0.0      for your whole network
cmd-simulate = let bots play many games and count the wins
cmd-simulate-examples =
    tableside simulate burger-joint --games 10000 --bots random,random
    tableside simulate burger-joint --games 100 --seed 7 --bots greedy,random --json
    tableside simulate burger-joint --options last_turn=40
cmd-replay = step through a game record move by move
cmd-replay-examples =
    tableside replay game.json               arrow keys step forward and back
    tableside replay game.json --move 40     start at move 40
    tableside replay game.json | less        everything as text
cmd-verify = check every draw and every move of a game record
cmd-verify-examples =
    tableside verify game.json    exit code 0: verified; 1: the game record is bad
cmd-notation = explain the notation, read moves or a position
cmd-notation-examples =
    tableside notation                           the whole notation
    tableside notation "3K =Y / basic end"       what these moves mean
    tableside notation "LINE"                    draw a position, or say why it is impossible
    tableside notation --position "LINE" "K"     check whether a move is legal there
cmd-rules = read the rules
cmd-rules-examples =
    tableside rules           all of them
    tableside rules 5         a section
    tableside rules BJ-5.2    a rule
cmd-bench = measure how fast the rules run, compared with other engines
cmd-bench-examples =
    tableside bench
    tableside bench --json

err-unknown-language = Unknown language: “{ $name }”. Available: { $known }.
err-option-number = “{ $where }” must be a whole number, not “{ $text }”.
err-option-decimal = “{ $where }” must be a number such as 0.5, not “{ $text }”.
err-option-least = “{ $where }” must be at least { $min }.
err-option-most = “{ $where }” must be at most { $max }.
err-option-seconds = “{ $where }” must be a number of seconds such as 0.5, not “{ $text }”.
err-option-address = “{ $where }” must be an address that starts with http:// or https://, not “{ $text }”.
err-option-switch = “{ $where }” must be on or off, not “{ $text }”.
err-option-pair = Write a game option as name=value, not “{ $text }”.
err-option-json = “{ $where }” must be a list or table in JSON, such as [3,3,4], not: { $text }
err-unknown-side = Unknown side: “{ $name }”. Available: { $known }.
err-load-alone = --load continues a game exactly as it was saved. You can’t combine it with { $names }.
err-load-game = { $file } is a game of { $there }, not { $here }.
err-players-or-opponent = Use either --players, or --opponent and --side, not both.
err-no-sides = { $name } has no sides to choose from. Use --players.
err-bots-list = “{ $text }” is not a list of bots. Separate the names with commas.
err-no-rules = No rules found for { $name }.
err-no-such-rule = Unknown rule: “{ $name }”. Available: { $known }.
err-load-seed = “{ $name }” doesn’t contain the seed, so the game can’t continue from it. You can step through it with “tableside replay”.
term-err-required = Missing: { $what }.
term-err-unrecognised = Not recognised: { $what }.
term-err-choice = Unknown: “{ $what }”. Available: { $known }.
term-err-value-missing = { $what } needs a value.
term-err-together = You can’t combine { $what } with { $other }.
term-err-ambiguous = { $what } could mean { $known }.
term-err-usage = Not recognised: { $what }.
term-err-os = “{ $name }”: { $why }.
term-see-help = See “{ $command } --help”.

term-argument = { $value }
term-welcome = Welcome to { $game }.
term-ask-seats = How many players?
term-ask-people = How many of them play at this keyboard?
term-ask-bots = Which bots?
term-ask-opponent = Who do you want to play?
term-ask-side = Which side?
term-opponent-greedy = greedy: grabs what pays most right now
term-opponent-human = a second person at this keyboard
term-side-burger = Burger (goes first)
term-side-pizza = Pizza
term-side-lot = random
term-choose = Number, or Enter for { $n }:
term-prompt = Your move (number, notation or help):
term-prompt-only = Only one move. Press Enter to play it:
term-prompt-over = Type “new” to play again, or press Enter to leave:
term-go-on = Press Enter to continue…
term-hand-over = Hand the keyboard to { $seat }, then press Enter…
term-nothing-typed = Type a number from the list, a move in notation, or “help”.
term-no-such-number = There is no number { $n }. Choose from { $least } to { $most }.
term-stopped = “{ $move }” and everything after it was not played:
term-played-before = Already played: { $moves }
term-undone = Undone.
term-undo-number = Add a number to undo several moves: undo 3.
term-hint = Hint: { $move } – { $words }. { $reason }
term-chances = Win chance of the best moves (Master’s estimate):
term-chance = { $bar } { $percent }%  { $move } – { $words }
term-chances-more = { $n } more: hint { $all }
term-hint-number = Add a number from 1 to 999 to see more moves: hint 20.
term-name-file = Add a file name.
term-saved = Saved as { $file }.
term-loaded = Loaded { $file }.
term-kept = Your game is saved in { $file }. To continue it: tableside play --load { $file }
term-autosave-failed = Can’t save the game in { $name }: { $why }.
term-yes = yes
term-resign-sure = To resign, type “{ $word } yes”.
term-result = { $seats-is ->
    [you] You win, { $scores } ({ $reason }).
    [with-you] { $seats } win, { $scores } ({ $reason }).
   *[other] Winner: { $seats }, { $scores } ({ $reason }).
}
term-result-draw = Draw, { $scores } ({ $reason }).
term-seal = Hash before the game: { $seal }
term-seed = Seed, shown now:      { $seed }
term-check = Check every draw: tableside verify { $file }
term-over-choices = The game is over. Type “new”, “log”, “save FILE” or “rules”, or press Enter to leave.
term-help-moves =
    Type the number of a move, or one or more moves in notation: { $example }
    Enter plays the only move. Tab completes.

command-undo = undo u
command-undo-help = undo your last move, or several (undo 3)
command-hint = hint h
command-hint-help = a good move and why, with win chances; add a number to see more moves (hint 20)
command-rules = rules rule
command-rules-help = the rules for this moment, or by number (rules 5.2)
command-save = save
command-save-help = save the game to a file (save game.json)
command-load = load
command-load-help = continue a saved game (load game.json)
command-log = log
command-log-help = everything that has happened
command-moves = moves
command-moves-help = all legal moves with their numbers, or those of one kind (moves play)
command-new = new
command-new-help = start a new game with the same players
command-position = position
command-position-help = the position as one line of text
command-resign = resign
command-resign-help = resign the game
command-help = help ?
command-help-help = this page
command-quit = quit exit q
command-quit-help = leave; the game is saved in a file

term-simulating = Playing
term-simulated = { $game }, { $n } { $n ->
    [one] game
   *[other] games
}, seed { $seed }
term-column-seat = seat
term-column-bot = bot
term-column-wins = wins
term-column-share = share
term-column-move = move
term-column-meaning = meaning
term-draws = Draws: { $n }
term-unfinished = Stopped before the end: { $n }
term-pace = { $n } decisions in { $seconds } s: { $pace } per second
term-compiled = The rules ran compiled.
term-not-compiled = The rules ran as plain Python.

term-verifying = Checking
term-verify-good = Record verified: { $file }
term-verify-bad = Verification failed: { $file }
term-verify-seal = the seed matches the hash { $seal }
term-verify-no-seed = the seed isn’t public yet (hash { $seal }): the draws come from the game record and were not checked
term-verify-moves = legal moves: { $n }
term-verify-draws = random draws: { $n }
term-verify-digests = matching positions: { $n }
term-verify-outcome = the outcome follows from the moves
term-verify-unfinished = the game is not over yet

term-you = you
term-clock = the clock
term-replay-start = Start (0 of { $last })
term-replay-move = Move { $n } of { $last }: { $seat } { $move }
term-replay-keys = ← → one move · PgUp PgDn ten · Home End · number Enter · q to leave  { $typed }

term-notation-title = Notation: { $game }
term-notation-line = A position is one line: step, player to act, player whose turn it is, turn number, Burger, Pizza, areas, bag, and what has happened this turn. For example, the start:
term-no-position = A position of this game doesn’t fit on one line. “save” writes it to a file.
term-notation-unchecked = Whether these moves are legal depends on the position (--position).

bj-screen-turn = turn { $turn }
bj-screen-goal = { $n ->
    [one] 1 point to win
   *[other] { $n } points to win
}
bj-screen-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
bj-screen-points-now = ({ $n } now)
bj-screen-capacity = capacity { $n }
bj-screen-publicity = Publicity
bj-screen-basics = Basics
bj-screen-diners = Diners
bj-screen-bistros = Bistros
bj-screen-store = Store
bj-screen-new = new
bj-screen-lacks = needs
bj-screen-gain = { $signed } { $n ->
    [one] point
   *[other] points
}
bj-screen-general = Centre
bj-screen-area = { $seat }’s area
bj-screen-bag = Bag { $n }
bj-legend-board =
    { "[ ]" } marks what is built, and the space of the TV.
    Next to each column: its price, and what you still need for it.

bj-move-take = take { $cube }
bj-move-trade = trade 3× { $cube } for any cube
bj-move-get = get { $cube } from the bag
bj-move-put = put { $cube } in the bag
bj-move-redraw = draw as many as you put in
bj-move-use = use { $bistro }
bj-move-to-building = stop trading and build
bj-move-publicity = buy publicity
bj-move-advance = advance the TV
bj-move-steal = steal { $cube }
bj-move-no-steal = steal nothing
bj-move-basic = open a basic restaurant
bj-move-diner = build the { $diner }
bj-move-bistro = build { $bistro }
bj-move-upgrade = upgrade the { $diner }
bj-move-end = end the turn
