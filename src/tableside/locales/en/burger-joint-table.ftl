### Burger Joint on the table in the browser.

## What one can do
bj-do-take = Take { $cube }
bj-do-trade = Trade 3× { $cube }
bj-do-get = Get { $cube }
bj-do-put = Put { $cube } in the bag
bj-do-discard = Discard { $cube }
bj-do-steal = Steal { $cube }
bj-do-diner = Build { $diner }
bj-do-upgrade = Upgrade { $diner }
bj-do-use = Use { $bistro }
bj-do-bistro = Build { $bistro }
bj-do-redraw = { $n ->
    [one] Draw one cube
   *[other] Draw { $n } cubes
}
bj-do-to-building = Continue to Build
bj-do-end = { $points ->
    [one] End turn (1 point)
   *[other] End turn ({ $points } points)
}
bj-do-advance = Advance the TV
bj-do-no-steal = Steal nothing
bj-do-publicity = Buy publicity
bj-do-basic = Open a basic restaurant

## What is asked of you
bj-you-first-pick = You pick first: from the centre or your own area.
bj-you-pick = Take a cube.
bj-you-trade = Trade three matching cubes for one, use your bistros, or continue to Build.
bj-you-get = Choose a colour from the bag.
bj-you-exchange = Put cubes in the bag, then draw the same number.
bj-you-put = { $n ->
    [one] Put one more cube in the bag.
   *[other] Put { $n } more cubes in the bag.
}
bj-you-build = Buy what you can afford, then end your turn.
bj-you-steal = You can steal a cube.
bj-you-steal-or-advance = Steal a cube or advance your TV.
bj-you-upgrade = Which diner do you upgrade to the bistro?
bj-you-discard = { $n ->
    [one] Too many cubes: return one (limit { $limit }).
   *[other] Too many cubes: return { $n } (limit { $limit }).
}
bj-you-over = The game is over.

## Hints for the first game
bj-tip-first-pick = Tap a glowing cube. You can also take what your opponent needs.
bj-tip-pick = You take turns, one cube at a time. Small outlines on the boards show what you and your opponent still need.
bj-tip-trade = Trade three matching cubes for any one: tap one of the three. Nothing to trade? Continue to Build.
bj-tip-build = Tap a glowing space to see its price and points. { $points ->
    [one] You win with one point.
   *[other] You win with { $points } points.
}
bj-tip-build-none = You can’t buy anything right now. Tap any space to see its price, then end your turn.
bj-tip-steal = Publicity lets you steal: tap one of your opponent’s cubes.
bj-tip-discard = { $limit ->
    [one] You can keep only one cube. Tap one you don’t need.
   *[other] You can keep at most { $limit } cubes. Tap the one you need least.
}

## Parts of the table
bj-phases = Phases of a turn
bj-panes = View
bj-pane-mine = My board
bj-pane-table = Cubes
bj-board-of = { $seat }’s board
bj-side-of = { $seat }, { $chain }
bj-show-board = Show { $seat }’s board
bj-score-of = { $points } of { $goal } points
bj-owned = Basic restaurants: { $basics }, diners: { $diners }, bistros: { $bistros }, publicity: space { $space }
bj-store-of = { $seat }’s store
bj-store-empty = no cubes
bj-store-limit = Cube limit at the end of a turn: { $limit }
bj-new-of = { $seat }’s new cubes
bj-area-of = { $seat } picks first
bj-area-general = Centre
bj-column-publicity = Publicity
bj-column-basics = Basic restaurants
bj-column-diners = Diners
bj-column-bistros = Bistros
bj-basic-n = Basic restaurant { $n }
bj-publicity-at = { $space ->
    [0] not started
   *[other] space { $space } of { $spaces }
}
bj-space = { $what }: { $state }
bj-space-owned = built
bj-space-offered = can be bought now
bj-space-missing = missing: { $cubes }
bj-space-free = empty
bj-space-later = later
bj-bistro-ready = ready to use
bj-bistro-used = used this turn
bj-price = Price: { $cubes }
bj-price-missing = Price: { $cubes }. Missing: { $missing }

## Before one buys
bj-deal-price = Price
bj-deal-score = Score
bj-deal-plus = +{ $worth }
bj-deal-sum = +{ $worth } −{ $lost }
bj-deal-diner = Your lowest basic restaurant is upgraded to the diner.
bj-deal-bistro = You choose a diner to upgrade to the bistro. You can use it from your next turn.
bj-deal-publicity = Your first publicity each turn advances the TV and lets you steal a cube. Each further one does one or the other.
bj-deal-build = Buy
bj-deal-use = Use

## The bag
bj-bag = Cubes in the bag: { $n }
bj-bag-about = Every cube that isn’t on the table is in the bag. The chance is for the next draw.
bj-bag-cube = Cube
bj-bag-count = In the bag
bj-bag-chance = Chance
bj-discards = Cubes to return
bj-discard-choose = { $n ->
    [one] Choose one more cube
   *[other] Choose { $n } more cubes
}
bj-discard-all = Return these { $n } cubes
bj-choose-colour = Choose a colour
bj-get-of = Get { $cube } ({ $n } in the bag)

## Sentences for what is really there; the end of a turn; keys
bj-you-first-pick-centre = You pick first: from the centre.
bj-you-first-pick-own = You pick first: from your own area.
bj-you-first-pick-any = You pick first.
bj-ask-first-pick-centre = { $seat } picks first: from the centre.
bj-ask-first-pick-own = { $seat } picks first: from their own area.
bj-ask-first-pick-any = { $seat } picks first.
bj-you-trade-alike = Trade three matching cubes for one, or continue to Build.
bj-you-trade-bistros = Use your bistros, or continue to Build.
bj-you-trade-none = Nothing to trade. Continue to Build.
bj-end-title = End your turn?
bj-end-could = You can still do this:
bj-end-ask = Warn me next time
bj-end-anyway = End turn
bj-end-stay = Keep building
bj-keys-cubes = Take, trade or return a cube of this colour
bj-keys-bistros = Use or build this bistro
bj-keys-basic = Open a basic restaurant
bj-keys-publicity = Buy publicity
bj-keys-end = End turn

# What is explained at a tap: how many cubes a side takes, new cubes, what a diner or bistro gives.
bj-capacity = { $n ->
    [one] 1 cube a turn
   *[other] { $n } cubes a turn
}
bj-capacity-short = { $n } a turn
bj-capacity-about = Each side takes 1 cube a turn for every diner and bistro it owns, at most { $most }. The sides pick in turn. When one side has its share, the other picks the rest.
bj-new = new
bj-new-title = New cubes
bj-new-about = Cubes taken in this production. They move to the store when the last cube is taken.
bj-gives-diner = Gives 1 cube a turn (at most { $most } in all). Cubes of its colour are set aside for its owner’s first pick, unless the opponent has the same diner.
bj-gives-bistro = Gives 1 cube a turn, like the diner it replaces.
bj-worth = { $n ->
    [0] Worth no points.
    [one] Worth 1 point.
   *[other] Worth { $n } points.
}
bj-you-pick-rest = Take another cube: { $other } already has all theirs.
bj-ask-pick-rest = { $other-is ->
    [you] { $seat } takes another cube: you already have all yours.
   *[other] { $seat } takes another cube: { $other } already has all theirs.
}
bj-stolen = Stolen!
bj-stolen-why = Publicity lets a side steal a cube.
