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
bj-ability-exchange = Put any number of your cubes in the bag, then draw the same number.
bj-ability-two-for-one = Put any two of your cubes in the bag, then take one of any colour from it.
bj-ability-draw = Draw one cube at random.
bj-ability-one-for-one = Put one of your cubes in the bag, then take one of any colour from it.
bj-ability-choose = Take one cube of any colour from the bag.
bj-ability-none = No ability: it’s worth points only.

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
bj-step-exchange = putting cubes in the bag to exchange them
bj-step-put = putting cubes in the bag
bj-step-build = building
bj-step-steal = stealing a cube
bj-step-steal-or-advance = stealing a cube or advancing the TV
bj-step-upgrade = choosing a diner to upgrade
bj-step-discard = discarding cubes
bj-step-over = game over
bj-ask-first-pick = { $seat-is ->
    [you] You pick first: from the centre or your own area.
   *[other] { $seat } picks first: from the centre or their own area.
}
bj-ask-pick = { $seat-is ->
    [you] Take a cube.
   *[other] { $seat } takes a cube.
}
bj-ask-trade = { $seat-is ->
    [you] Trade three matching cubes for one, use your bistros, or continue to Build.
   *[other] { $seat } can trade three matching cubes for one and use bistros.
}
bj-ask-get = { $seat-is ->
    [you] Choose a colour from the bag.
   *[other] { $seat } chooses a colour from the bag.
}
bj-ask-exchange = { $seat-is ->
    [you] Put cubes in the bag, then draw the same number.
   *[other] { $seat } puts cubes in the bag, then draws the same number.
}
bj-ask-put = { $seat-is ->
    [you] { $n ->
        [one] Put one more cube in the bag.
       *[other] Put { $n } more cubes in the bag.
    }
   *[other] { $n ->
        [one] { $seat } puts one more cube in the bag.
       *[other] { $seat } puts { $n } more cubes in the bag.
    }
}
bj-ask-build = { $seat-is ->
    [you] Buy what you can afford, then end your turn.
   *[other] { $seat } buys, then ends the turn.
}
bj-ask-steal = { $seat-is ->
    [you] You can steal a cube.
   *[other] { $seat } can steal a cube.
}
bj-ask-steal-or-advance = { $seat-is ->
    [you] Steal a cube or advance your TV.
   *[other] { $seat } steals a cube or advances the TV.
}
bj-ask-upgrade = { $seat-is ->
    [you] Which diner do you upgrade to the bistro?
   *[other] { $seat } chooses which diner to upgrade to the bistro.
}
bj-ask-discard = { $seat-is ->
    [you] { $n ->
        [one] Too many cubes: return one (limit { $limit }).
       *[other] Too many cubes: return { $n } (limit { $limit }).
    }
   *[other] { $n ->
        [one] { $seat } has too many cubes and returns one (limit { $limit }).
       *[other] { $seat } has too many cubes and returns { $n } (limit { $limit }).
    }
}
bj-ask-over = The game is over.

# The log.
bj-log-turn = { $seat-is ->
    [you] Turn { $turn }: you
   *[other] Turn { $turn }: { $seat }
}
bj-log-draw = { $seat-is ->
    [you] { $n ->
        [0] You draw nothing: the bag is empty
       *[other] You draw { $cubes }
    }
   *[other] { $n ->
        [0] { $seat } draws nothing: the bag is empty
       *[other] { $seat } draws { $cubes }
    }
}
bj-log-no-production = { $seat-is ->
    [you] You draw nothing: neither side has a diner or bistro that produces
   *[other] { $seat } draws nothing: neither side has a diner or bistro that produces
}
bj-log-take = { $seat-is ->
    [you] You take { $cube }
   *[other] { $seat } takes { $cube }
}
bj-log-trade = { $seat-is ->
    [you] You trade 3× { $cube }
   *[other] { $seat } trades 3× { $cube }
}
bj-log-get = { $seat-is ->
    [you] You get { $cube }
   *[other] { $seat } gets { $cube }
}
bj-log-use = { $seat-is ->
    [you] You use { $bistro }
   *[other] { $seat } uses { $bistro }
}
bj-log-put = { $seat-is ->
    [you] You put { $cube } in the bag
   *[other] { $seat } puts { $cube } in the bag
}
bj-log-redraw = { $seat-is ->
    [you] You draw { $cubes }
   *[other] { $seat } draws { $cubes }
}
bj-log-to-building = { $seat-is ->
    [you] You start building
   *[other] { $seat } starts building
}
bj-log-publicity = { $seat-is ->
    [you] You buy publicity
   *[other] { $seat } buys publicity
}
bj-log-advance = { $seat-is ->
    [you] Your TV moves to space { $space }
   *[other] { $seat }’s TV moves to space { $space }
}
bj-log-steal = { $seat-is ->
    [you] You steal { $cube } from { $from-object }
   *[other] { $seat } steals { $cube } from { $from-object }
}
bj-log-no-steal = { $seat-is ->
    [you] You steal nothing
   *[other] { $seat } steals nothing
}
bj-log-basic = { $seat-is ->
    [you] You open basic restaurant { $space }
   *[other] { $seat } opens basic restaurant { $space }
}
bj-log-diner = { $seat-is ->
    [you] You upgrade a basic restaurant to the { $diner }
   *[other] { $seat } upgrades a basic restaurant to the { $diner }
}
bj-log-bistro = { $seat-is ->
    [you] You upgrade the { $diner } to { $bistro }
   *[other] { $seat } upgrades the { $diner } to { $bistro }
}
bj-log-score = { $seat-is ->
    [you] Your total: { $points } ({ $change })
   *[other] { $seat }’s total: { $points } ({ $change })
}
bj-log-discard = { $seat-is ->
    [you] You discard { $cube }
   *[other] { $seat } discards { $cube }
}
bj-log-win = { $reason-id ->
    [end-resigned] { $seat-is ->
        [you] You win by resignation
       *[other] { $seat } wins by resignation
    }
    [end-time] { $seat-is ->
        [you] You win on time
       *[other] { $seat } wins on time
    }
   *[other] { $seat-is ->
        [you] You win: { $reason }
       *[other] { $seat } wins: { $reason }
    }
}
bj-log-draw-agreed = Draw: { $reason }

# Why not.
bj-err-no-move = “{ $move }” is not a move in Burger Joint.
bj-err-not-now = Not now. Current step: { $step }.
bj-err-take-reserved = { $cube } is in { $seat }’s area. You can’t take it with your first pick.
bj-err-take-none = Not available: { $cube }.
bj-err-trade-three = You need three matching cubes to trade. You have { $n }× { $cube }.
bj-err-get-none = Not in the bag: { $cube }.
bj-err-put-none = You don’t have that: { $cube }.
bj-err-exchange-none = Put at least one cube in the bag first.
bj-err-bistro-not-built = { $bistro } isn’t built yet.
bj-err-no-ability = { $bistro } has no ability.
bj-err-ability-used = You have already used { $bistro } this turn.
bj-err-bag-empty = The bag is empty.
bj-err-ability-cubes = { $bistro } needs { $n ->
    [one] one of your cubes
   *[other] { $n } of your cubes
}.
bj-err-missing = Missing: { $cubes }.
bj-err-publicity-last = Your TV is on the last space. You can’t buy more publicity.
bj-err-basic-space = All spaces for basic restaurants are taken.
bj-err-tokens = All { $n } tokens are on the board.
bj-err-no-such-diner = Not on this board: { $diner }.
bj-err-diner-owned = You already have the { $diner }.
bj-err-diner-basic = You need a basic restaurant to upgrade to a diner.
bj-err-no-such-bistro = This board has no bistro { $letter }.
bj-err-bistro-built = { $bistro } is already built. You can build each bistro once.
bj-err-bistro-diner = You need a diner to upgrade to a bistro.
bj-err-steal-none = { $seat } doesn’t have that: { $cube }.
bj-err-from-none = You don’t have the { $diner }, so you can’t upgrade it.

bj-err-unknown-set = Unknown board set: “{ $name }”. Available: { $known }. To use your own, name a .toml file.
bj-err-set-field = Board set, field “{ $where }”: { $wanted ->
    [missing] it is missing.
    [name] it must be a name.
    [long] the name must have at most { $max } characters.
    [choice] it must be one of these: { $known }.
    [number] it must be a whole number from { $min } to { $max }.
    [numbers] it must be a list of 1 to { $max } whole numbers, each from 0 to { $points }.
    [table] it must be a table.
    [tables] it must be a list of 1 to { $max } tables.
    [cubes] it must be cubes such as "3KY", with the letters { $letters } and at most { $max } of each colour.
    [price] the price is { $n }× { $cube }, but the set has only { $has }.
    [produces] neither chain starts with a diner or bistro, so no one would ever get a cube.
    [reach] too many points: these boards allow at most { $max }.
    [letters] it must be different letters from { $letters }, or "" for none.
    [diners] only use colours that have a diner on this board.
    [bistros] only use bistros that are on this board.
    [tokens] there can be at most { $max } buildings, one for each token.
    [more] it must be more points than a chain starts with.
    [set] it must be the name of a set, or its content.
   *[unknown] unknown field. Available: { $known }.
}

bj-err-line-fields = A position has 9 fields, but this line has { $n }.
bj-err-line-field = Position, field “{ $where }”: “{ $text }” { $wanted ->
    [parts] must have the form { $form }.
    [choice] must be one of these: { $known }.
    [number] must be a whole number from 0 to { $max }.
    [cubes] must be cubes such as 3KY (at most { $max } of each colour), or - for none.
   *[letters] must be different letters from { $letters }, or - for none.
}
bj-err-line-cubes = Impossible position: { $n }× { $cube } instead of { $wanted } (of { $total } cubes in all).
bj-err-line-too-many = Impossible position: { $where } is { $n }, but the maximum is { $most }.
bj-err-line-diner = Impossible position: { $where } names a diner that isn’t on this board.
bj-err-line-bistro = Impossible position: { $where } names a bistro that isn’t on this board.
bj-err-line-picks = Impossible position: the areas hold { $n } cubes, but the players must still take { $wanted }.
bj-err-line-capacity = Impossible position: { $where } and the new cubes don’t add up to the capacity.
bj-err-line-area = Impossible position: { $where } contains cubes that don’t belong there.
bj-err-line-mover = Impossible position: { $where } can’t be the one to move.
bj-err-line-turn = Impossible position: turn { $turn } is { $chain }’s, so “{ $where }” must be { $letter }. The chains take turns, and { $first } plays turn 1.
bj-err-line-score = Impossible position: { $where } is { $n }, but the board is worth { $points }.
bj-err-line-gain = Impossible position: { $where } is { $n }, but the board is worth { $points }. One turn can’t make that difference.
bj-err-line-produced = Impossible position: after production, { $where } still has cubes to take or to store.
bj-err-line-discard = Impossible position: { $where } has nothing to discard, or it isn’t time to discard yet.
bj-err-line-pending = Impossible position: { $where } doesn’t match the current step.
bj-err-line-over = Impossible position: { $where } and the result contradict each other.
bj-err-line-used = Impossible position: { $where } names a bistro that isn’t built.
bj-no-change = no change
