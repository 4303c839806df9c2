# Burger Joint in English.

bj-burger = Burger
bj-pizza = Pizza

# The six colours, each an ingredient.
bj-cube-K = black patty
bj-cube-Y = yellow cheese
bj-cube-G = green pepper
bj-cube-R = red tomato
bj-cube-W = white dough
bj-cube-N = brown mushroom

bj-diner-K = patty diner
bj-diner-Y = cheese diner
bj-diner-G = pepper diner
bj-diner-R = tomato diner
bj-diner-W = dough diner
bj-diner-N = mushroom diner

# The six bistros and what they can do.
bj-bistro-exchange = Mixing Bowl ({ $letter })
bj-bistro-two-for-one = Two for One ({ $letter })
bj-bistro-draw = Lucky Dip ({ $letter })
bj-bistro-one-for-one = Swap Kitchen ({ $letter })
bj-bistro-choose = Chef’s Choice ({ $letter })
bj-bistro-none = Three Stars ({ $letter })
bj-bistro-any = bistro { $letter }
bj-ability-exchange = Put any number of your cubes into the bag, then draw as many.
bj-ability-two-for-one = Put any two of your cubes into the bag, take one of a colour you choose.
bj-ability-draw = Draw one cube at random.
bj-ability-one-for-one = Put one of your cubes into the bag, take one of a colour you choose.
bj-ability-choose = Take one cube of a colour you choose.
bj-ability-none = No ability: it is here for the points.

# As the logs of older games name them.
bj-bistro-A = Mixing Bowl (A)
bj-bistro-B = Two for One (B)
bj-bistro-C = Lucky Dip (C)
bj-bistro-D = Swap Kitchen (D)
bj-bistro-E = Chef’s Choice (E)
bj-bistro-F = Three Stars (F)

bj-phase-production = Production
bj-phase-trade = Trade
bj-phase-build = Build
bj-phase-score = Score
bj-phase-discard = Discard
bj-phase-over = End

# What is asked of whom, in one sentence.
bj-step-first-pick = first pick
bj-step-pick = taking cubes
bj-step-trade = trading and abilities
bj-step-get = choosing a colour from the bag
bj-step-exchange = putting cubes into the bag to exchange them
bj-step-put = putting cubes into the bag
bj-step-build = building
bj-step-steal = stealing a cube or not
bj-step-steal-or-advance = stealing a cube or advancing publicity
bj-step-upgrade = choosing the diner that becomes a bistro
bj-step-discard = discarding
bj-step-over = the game is over
bj-ask-first-pick = { $seat } picks first: from the centre or their own area.
bj-ask-pick = { $seat } takes a cube.
bj-ask-trade = { $seat } may trade three alike for one and use bistros, then builds.
bj-ask-get = { $seat } chooses a colour from the bag.
bj-ask-exchange = { $seat } puts cubes into the bag, then draws as many.
bj-ask-put = { $seat } puts { $n ->
    [one] one more cube
   *[other] { $n } more cubes
} into the bag.
bj-ask-build = { $seat } buys what the store can pay for, then ends the turn.
bj-ask-steal = { $seat } may steal a cube.
bj-ask-steal-or-advance = { $seat } steals a cube or moves the TV on.
bj-ask-upgrade = { $seat } chooses which diner becomes the bistro.
bj-ask-discard = { $seat } holds too much: { $n ->
    [one] one cube goes
   *[other] { $n } cubes go
} back into the bag.
bj-ask-over = The game is over.

# The log.
bj-log-turn = Turn { $turn }: { $seat }
bj-log-draw = { $seat } draws { $n ->
    [0] nothing: the bag is empty
   *[other] { $cubes }
}
bj-log-no-production = { $seat } draws nothing: neither side has a diner or a bistro that produces
bj-log-take = { $seat } takes { $cube }
bj-log-trade = { $seat } trades 3× { $cube } …
bj-log-get = … { $seat } gets { $cube }
bj-log-use = { $seat } uses { $bistro }
bj-log-put = { $seat } puts { $cube } into the bag
bj-log-redraw = { $seat } draws { $cubes }
bj-log-to-building = { $seat } starts building
bj-log-publicity = { $seat } buys publicity
bj-log-advance = { $seat }’s TV moves to space { $space }
bj-log-steal = { $seat } steals { $cube } from { $from }
bj-log-no-steal = { $seat } steals nothing
bj-log-basic = { $seat } opens basic restaurant number { $space }
bj-log-diner = { $seat } turns a basic restaurant into the { $diner }
bj-log-bistro = { $seat } turns the { $diner } into { $bistro }
bj-log-score = { $seat } scores { $points } ({ $change })
bj-log-discard = { $seat } discards { $cube }
bj-log-win = { $seat } wins: { $reason }
bj-log-draw-agreed = Nobody wins: { $reason }

# Why not.
bj-err-no-move = “{ $move }” is not a move of Burger Joint.
bj-err-not-now = Not now: this is the time for { $step }.
bj-err-take-reserved = { $cube } lies in { $seat }’s area: not for your first pick.
bj-err-take-none = There is no { $cube } to take.
bj-err-trade-three = A trade needs three alike; you have { $n } of { $cube }.
bj-err-get-none = There is no { $cube } in the bag.
bj-err-put-none = You have no { $cube }.
bj-err-exchange-none = Put at least one cube into the bag first.
bj-err-bistro-not-built = { $bistro } is not built yet.
bj-err-no-ability = { $bistro } has no ability.
bj-err-ability-used = { $bistro } was used in this turn already.
bj-err-bag-empty = The bag is empty.
bj-err-ability-cubes = { $bistro } needs { $n ->
    [one] one cube
   *[other] { $n } cubes
} of yours.
bj-err-missing = Missing: { $cubes }.
bj-err-publicity-last = The TV is on the last space: no more publicity.
bj-err-basic-space = All spaces for basic restaurants are taken.
bj-err-tokens = All { $n } tokens are on the board.
bj-err-no-such-diner = This board has no { $diner }.
bj-err-diner-owned = You have the { $diner } already.
bj-err-diner-basic = A diner needs a basic restaurant to grow from.
bj-err-no-such-bistro = This board has no bistro { $letter }.
bj-err-bistro-built = { $bistro } is built already; each bistro once.
bj-err-bistro-diner = A bistro needs a diner to grow from.
bj-err-steal-none = { $seat } has no { $cube } to steal.
bj-err-from-none = You have no { $diner } to upgrade.

bj-err-unknown-set = There is no board set “{ $name }”. Known: { $known }; your own is given as a .toml file.
bj-err-set-field = Board set, field “{ $where }”: { $wanted ->
    [missing] it is missing.
    [name] a name is wanted.
    [long] a name of at most { $max } characters is wanted.
    [choice] wanted is one of these: { $known }.
    [number] a whole number from { $min } to { $max } is wanted.
    [numbers] wanted are 1 to { $max } whole numbers, each from 0 to { $points }.
    [table] a table is wanted.
    [tables] a list of 1 to { $max } tables is wanted.
    [cubes] wanted are cubes like "3KY", from the letters { $letters }, at most { $max } of a colour.
    [price] it asks for { $n } of { $cube }, but the set has { $has } of them.
    [produces] neither chain starts with a diner or a bistro, so nobody would ever get a cube.
    [reach] more points than can be reached: these boards allow at most { $max }.
    [letters] wanted are different letters of { $letters }, or "" for none.
    [diners] only colours that have a diner on this board.
    [bistros] only bistros that are on this board.
    [tokens] at most { $max } buildings, one for each token.
    [more] wanted are more points than a chain starts with.
    [set] wanted is the name of a set, or its content.
   *[unknown] there is no such field; known are { $known }.
}

bj-err-line-fields = A position has 9 fields, this line has { $n }.
bj-err-line-field = Position, field “{ $where }”: “{ $text }” { $wanted ->
    [parts] does not have the form { $form }.
    [choice] is none of these: { $known }.
    [number] is not a whole number from 0 to { $max }.
    [cubes] is neither cubes like 3KY, at most { $max } of a colour, nor - for none.
   *[letters] is neither different letters of { $letters } nor - for none.
}
bj-err-line-cubes = Impossible position: { $n } of { $cube } instead of { $wanted } ({ $total } cubes in all).
bj-err-line-too-many = Impossible position: { $where } is { $n }, at most { $most } can be.
bj-err-line-diner = Impossible position: { $where } names a diner this board does not have.
bj-err-line-bistro = Impossible position: { $where } names a bistro this board does not have.
bj-err-line-picks = Impossible position: { $n } cubes lie in the areas, but { $wanted } are still to be taken.
bj-err-line-capacity = Impossible position: { $where } and the new cubes do not add up to the production capacity.
bj-err-line-area = Impossible position: { $where } holds cubes that do not belong there.
bj-err-line-mover = Impossible position: { $where } is not the one who can be asked.
bj-err-line-turn = Impossible position: turn { $turn } belongs to { $chain }, so “{ $where }” must be { $letter }. The chains take turns, and { $first } begins with turn 1.
bj-err-line-score = Impossible position: { $where } is { $n }, but what stands on the board is worth { $points }.
bj-err-line-gain = Impossible position: { $where } is { $n } and the board is worth { $points }; no single turn can make that difference.
bj-err-line-produced = Impossible position: after production { $where } still has cubes to take or not stored.
bj-err-line-discard = Impossible position: { $where } has nothing to discard, or it is not yet the turn to.
bj-err-line-pending = Impossible position: { $where } does not fit what is asked.
bj-err-line-over = Impossible position: { $where } and the result contradict each other.
bj-err-line-used = Impossible position: { $where } names a bistro that is not built.
