# The words of the terminal.

help-usage = usage
help-options = options
help-arguments = arguments
help-commands = commands
help-examples = examples
arg-help = show this help
arg-lang = language; without it, that of the locale
arg-version = show the version
arg-command-name = COMMAND
arg-game-name = GAME
arg-game = the game: { $known }
arg-options = options of the game, such as last_turn=50; lists and tables as JSON
arg-json = print one JSON object
arg-file-name = FILE
arg-line-name = LINE
arg-bot-name = BOT
arg-name-or-file = NAME|FILE
arg-moves-or-line = MOVES|LINE
arg-opponent = a bot by name ({ $levels }), or { $human } for a second person at this keyboard
arg-side = the side you play; “lot” draws it
arg-players = who plays, seat by seat: bots by name, { $human } for a person
arg-seed-play = a number that makes the game repeatable; without it, chance is secret and sealed
arg-seed-simulate = a number: the same seed gives the same games (0)
arg-set = a board set by name, or a TOML file of your own
arg-position = start from a position (see “tableside notation”)
arg-load = go on with a saved game
arg-games = how many games (100)
arg-bots = the bots, one for each seat (random, as few as can play)
arg-max-decisions = stop a game after so many decisions ({ $n })
arg-record = a record: a game that was saved
arg-move = go to this move; 0 is the start
arg-notation = moves, or the line of a position; without any, the notation is explained
arg-notation-from = play the moves from this position and say whether they are legal
arg-notation-seed = a number that answers where chance is asked
arg-rule = a section (5) or a rule: 5.2 of all games, BJ-5.2 of one; without it, all rules

cmd-tableside = Two restaurant board games at the command line, in the browser and for bots.
cmd-tableside-examples =
    tableside play                       play in the terminal
    tableside play --help                what can be chosen
    tableside simulate --games 1000      let bots play
    tableside rules 5.2 --lang de        a rule, in German
cmd-play = play a game in the terminal
cmd-play-examples =
    tableside play                                    asks for opponent and side
    tableside play --opponent greedy --side lot       against a bot, side by lot
    tableside play --opponent human                   two people, one keyboard
    tableside play --seed 7 --set my-box.toml         a repeatable game with your own board set
    tableside play --load game.json                   go on with a saved game
    tableside play rival-restaurants --players human,greedy,greedy --options edition=deluxe
cmd-serve = serve the games in the browser
cmd-serve-examples =
    tableside serve --open              serve on this machine
    tableside serve --host 0.0.0.0      for the whole network
cmd-simulate = let bots play many games and count
cmd-simulate-examples =
    tableside simulate burger-joint --games 10000 --bots random,random
    tableside simulate burger-joint --games 100 --seed 7 --bots greedy,random --json
    tableside simulate burger-joint --options last_turn=40
cmd-replay = go through a record move by move
cmd-replay-examples =
    tableside replay game.json               arrow keys go forward and back
    tableside replay game.json --move 40     start at move 40
    tableside replay game.json | less        everything as text
cmd-verify = check every draw and every move of a record
cmd-verify-examples =
    tableside verify game.json    exit code 0: all is well; 1: the record is bad
cmd-notation = explain the notation, read moves or a position
cmd-notation-examples =
    tableside notation                           the whole notation
    tableside notation "3K =Y / basic end"       what these moves mean
    tableside notation "LINE"                    draw a position, or say why it cannot be
    tableside notation --position "LINE" "K"     whether the move is legal there
cmd-rules = read the rules
cmd-rules-examples =
    tableside rules           all of them
    tableside rules 5         a section
    tableside rules BJ-5.2    a rule
cmd-bench = measure how fast the rules are, and others for comparison
cmd-bench-examples =
    tableside bench
    tableside bench --json

err-unknown-language = There is no language “{ $name }”. Known: { $known }.
err-option-number = “{ $where }” takes a whole number, not “{ $text }”.
err-option-decimal = “{ $where }” takes a number, such as 0.5, not “{ $text }”.
err-option-least = “{ $where }” must be at least { $min }.
err-option-most = “{ $where }” must be at most { $max }.
err-option-seconds = “{ $where }” takes seconds, such as 0.5, not “{ $text }”.
err-option-address = “{ $where }” takes an address that begins with http:// or https://, not “{ $text }”.
err-option-switch = “{ $where }” is on or off, not “{ $text }”.
err-option-pair = An option of the game is written name=value, not “{ $text }”.
err-option-json = “{ $where }” takes a list or a table in JSON, such as [3,3,4]; this is none: { $text }
err-unknown-side = There is no side “{ $name }”. Known: { $known }.
err-load-alone = --load goes on with a game as it was saved; it does not go together with { $names }.
err-load-game = { $file } is a game of { $there }, not of { $here }.
err-players-or-opponent = Give either --players, or --opponent and --side, not both.
err-no-sides = { $name } has no sides to choose; use --players.
err-bots-list = “{ $text }” is not a list of bots: names with a comma between them.
err-no-face = { $name } cannot be played in the terminal; “tableside serve” brings it to the browser.
err-no-rules = The rules of { $name } are not here.
err-no-such-rule = There is no rule “{ $name }”. Known: { $known }.
err-load-seed = “{ $name }” does not tell its seed, so the game cannot go on from it; “tableside replay” shows it.
term-err-required = Something is missing: { $what }.
term-err-unrecognised = This is not understood: { $what }.
term-err-choice = There is no “{ $what }”. Known: { $known }.
term-err-value-missing = { $what } needs a value.
term-err-together = { $what } does not go together with { $other }.
term-err-ambiguous = { $what } could mean { $known }.
term-err-usage = This is not understood: { $what }.
term-err-os = “{ $name }”: { $why }.
term-see-help = See “{ $command } --help”.

term-argument = { $value }
term-welcome = Welcome to { $game }.
term-ask-seats = How many play?
term-ask-people = How many of them are people at this keyboard?
term-ask-bots = Against which bots?
term-ask-opponent = Against whom?
term-ask-side = Which side?
term-opponent-greedy = greedy: takes what brings most now
term-opponent-human = a second person at this keyboard
term-side-burger = Burger, which begins
term-side-pizza = Pizza
term-side-lot = drawn by lot
term-choose = Number, or Enter for { $n }:
term-prompt = Your move (number, notation or help):
term-prompt-only = Only one move: Enter plays it:
term-prompt-over = “new” plays again, Enter leaves:
term-go-on = Enter goes on …
term-hand-over = Hand the keyboard to { $seat }, then press Enter …
term-nothing-typed = Type a number from the list, a move in notation, or “help”.
term-no-such-number = There is no number { $n }; the list goes from { $least } to { $most }.
term-stopped = “{ $move }” was not played, nor anything after it:
term-played-before = Played before it, and kept: { $moves }
term-undone = Taken back.
term-undo-number = “undo” takes a number of moves, such as “undo 3”.
term-hint = Hint: { $move } – { $words }. { $reason }
term-chances = The chance to win with the best moves, in the master’s eyes:
term-chance = { $bar } { $percent }%  { $move } – { $words }
term-chances-more = { $n } more: hint { $all }
term-hint-number = A number from 1 to 999 may stand behind “hint”: of how many moves to tell, such as hint 20.
term-name-file = Name a file too.
term-saved = Saved as { $file }.
term-loaded = Loaded { $file }.
term-kept = The game is kept in { $file }; “tableside play --load { $file }” goes on with it.
term-autosave-failed = The game could not be kept in { $name }: { $why }.
term-yes = yes
term-resign-sure = To give up, type “{ $word } yes”.
term-result = { $seats } wins, { $scores }: { $reason }.
term-result-draw = A draw, { $scores }: { $reason }.
term-seal = Seal before the game: { $seal }
term-seed = Seed, shown now:      { $seed }
term-check = Check every draw: tableside verify { $file }
term-over-choices = The game is over: “new”, “log”, “save FILE”, “rules”, or Enter to leave.
term-help-moves =
    Type the number of a move, or moves in notation, several at once if you like: { $example }
    Enter plays the only move. Tab completes.

command-undo = undo u
command-undo-help = take back your last move, or several (undo 3)
command-hint = hint h
command-hint-help = a good move and why, and how likely the best moves win; more of them with a number (hint 20)
command-rules = rules rule
command-rules-help = the rules that matter now, or by number (rules 5.2)
command-save = save
command-save-help = save the game to a file (save game.json)
command-load = load
command-load-help = go on with a saved game (load game.json)
command-log = log
command-log-help = everything that happened, in words
command-moves = moves
command-moves-help = every legal move with its number, or those of one kind (moves play)
command-new = new
command-new-help = start a new game with the same players
command-position = position
command-position-help = the position as one line of text
command-resign = resign
command-resign-help = give up
command-help = help ?
command-help-help = this page
command-quit = quit exit q
command-quit-help = leave; the game is kept in a file

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
term-pace = { $n } decisions in { $seconds } s: { $pace } a second
term-compiled = The rules ran compiled.
term-not-compiled = The rules ran as plain Python.

term-verifying = Checking
term-verify-good = { $file } is in order.
term-verify-bad = { $file } is not in order:
term-verify-seal = the seed belongs to the seal { $seal }
term-verify-no-seed = the seed is not shown yet (seal { $seal }): draws were taken from the record, not checked
term-verify-moves = { $n ->
    [one] one move is
   *[other] { $n } moves are
} legal
term-verify-draws = { $n } numbers drawn by chance
term-verify-digests = { $n } positions match
term-verify-outcome = the outcome follows from the moves
term-verify-unfinished = the game is not over yet

term-you = you
term-clock = the clock
term-replay-start = Start (0 of { $last })
term-replay-move = Move { $n } of { $last }: { $seat } { $move }
term-replay-keys = ← → one move · PgUp PgDn ten · Home End · number Enter · q leaves  { $typed }

term-notation-title = The notation of { $game }
term-notation-line = A position is one line: step, who is asked, whose turn, turn number, Burger, Pizza, areas, bag, memory of the turn. The start, for example:
term-no-position = A position of this game does not fit into a line; “save” keeps it in a file.
term-notation-unchecked = Whether these moves are legal depends on the position (--position).

bj-screen-turn = turn { $turn }
bj-screen-goal = { $n } points win
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
bj-screen-lacks = lacks
bj-screen-gain = { $signed } { $n ->
    [one] point
   *[other] points
}
bj-screen-general = Middle
bj-screen-area = { $seat }’s area
bj-screen-bag = Bag { $n }
bj-legend-board =
    { "[ ]" } stands around what is built, and around the space of the TV.
    Behind each column: its price, and what you still lack for it.

bj-move-take = take { $cube }
bj-move-trade = trade 3× { $cube } for a cube you choose
bj-move-get = get { $cube } out of the bag
bj-move-put = put { $cube } into the bag
bj-move-redraw = draw as many as you put in
bj-move-use = use { $bistro }
bj-move-to-building = no more trades: build
bj-move-publicity = buy publicity
bj-move-advance = move the TV on
bj-move-steal = steal { $cube }
bj-move-no-steal = steal nothing
bj-move-basic = open a basic restaurant
bj-move-diner = build the { $diner }
bj-move-bistro = build { $bistro }
bj-move-upgrade = give up the { $diner } for it
bj-move-end = end the turn

bj-what-publicity = publicity
bj-what-basic = a basic restaurant
bj-what-diner = a diner
bj-what-bistro = a bistro
bj-why-wins = That wins the game with { $n } points.
bj-why-points = { $n ->
    [one] It is worth a point now.
   *[other] It is worth { $n } points now.
}
bj-why-capacity = You will produce one cube more in every turn.
bj-why-ground = A diner can grow from it.
bj-why-ability = Its ability will help in every turn.
bj-why-track = The next space of the track comes nearer.
bj-why-completes = It completes { $what }.
bj-why-nearer = Then { $what } still lacks { $cubes }.
bj-why-deny = You do not need it, but { $seat } does.
bj-why-spare = Of what there is, it serves best.
bj-why-least-needed = You need { $cube } least.
bj-why-free = It costs nothing.
bj-why-swap = What you can spare becomes what you need.
bj-why-redraw = A random cube is better than those.
bj-why-no-better-trade = No trade makes the store better.
bj-why-no-steal = There is nothing worth taking.
bj-why-end = Nothing more is worth buying now.
bj-why-diner-least-needed = It is the diner you need least.
