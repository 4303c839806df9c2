### Burger Joint on the table in the browser.

## What one can do
bj-do-take = Take { $cube }
bj-do-trade = Trade three: { $cube }
bj-do-get = Get { $cube }
bj-do-put = Into the bag: { $cube }
bj-do-discard = Discard { $cube }
bj-do-steal = Steal { $cube }
bj-do-diner = Build { $diner }
bj-do-upgrade = Give up { $diner }
bj-do-use = Use { $bistro }
bj-do-bistro = Build { $bistro }
bj-do-redraw = { $n ->
    [one] Draw one cube
   *[other] Draw { $n } cubes
}
bj-do-to-building = Go on to build
bj-do-end = { $points ->
    [one] End turn with one point
   *[other] End turn with { $points } points
}
bj-do-advance = Move the TV on
bj-do-no-steal = Steal nothing
bj-do-publicity = Buy publicity
bj-do-basic = Open a basic restaurant

## What is asked of you
bj-you-first-pick = You pick first: from the centre or your own area.
bj-you-pick = Take a cube.
bj-you-trade = Trade three alike for one, use your bistros, or go on to build.
bj-you-get = Choose a colour from the bag.
bj-you-exchange = Put cubes into the bag, then draw as many.
bj-you-put = { $n ->
    [one] Put one more cube into the bag.
   *[other] Put { $n } more cubes into the bag.
}
bj-you-build = Buy what you can pay for, then end your turn.
bj-you-steal = You may steal a cube.
bj-you-steal-or-advance = Steal a cube, or move your TV on.
bj-you-upgrade = Which diner becomes the bistro?
bj-you-discard = { $n ->
    [one] Too much in store: one cube goes back into the bag.
   *[other] Too much in store: { $n } cubes go back into the bag.
}
bj-you-over = The game is over.

## Hints for the first game
bj-tip-first-pick = Tap a cube that glows. What your rival needs, you may take away.
bj-tip-pick = One each in turn. Small outlines on the boards show what is still missing, yours and your rival’s.
bj-tip-trade = Three cubes alike buy any other: tap one of them. Nothing to trade? Go on to build.
bj-tip-build = Tap a glowing space to see price and points. { $points } points win.
bj-tip-build-none = Your cubes buy nothing now. Tap any space to see its price, then end your turn.
bj-tip-steal = Publicity lets you steal: tap one of your rival’s cubes.
bj-tip-discard = At most { $limit } cubes stay in store. Tap the one you need least.

## Parts of the table
bj-phases = The phases of a turn
bj-panes = Which part to show
bj-pane-mine = My board
bj-pane-table = Cubes
bj-board-of = Board of { $seat }
bj-side-of = { $seat }, { $chain }
bj-show-board = Show the board of { $seat }
bj-score-of = { $points } of { $goal } points
bj-owned = { $basics } basic restaurants, { $diners } diners, { $bistros } bistros, publicity space { $space }
bj-store-of = Store of { $seat }
bj-store-empty = no cubes
bj-store-limit = { $limit } cubes may be kept at the end of a turn
bj-new-of = New cubes of { $seat }
bj-area-of = { $seat } picks first
bj-area-general = Centre
bj-column-publicity = Publicity
bj-column-basics = Basic restaurants
bj-column-diners = Diners
bj-column-bistros = Bistros
bj-basic-n = Basic restaurant { $n }
bj-publicity-at = space { $space } of { $spaces }
bj-space = { $what }: { $state }
bj-space-owned = built
bj-space-offered = can be built now
bj-space-missing = missing: { $cubes }
bj-space-free = free
bj-space-later = later
bj-bistro-ready = ready to be used
bj-bistro-used = used in this turn
bj-price = Price: { $cubes }
bj-price-missing = Price: { $cubes }. Missing: { $missing }

## Before one buys
bj-deal-price = Price
bj-deal-score = Score
bj-deal-plus = +{ $worth }
bj-deal-sum = +{ $worth } −{ $lost }
bj-deal-diner = The lowest basic restaurant becomes the diner.
bj-deal-bistro = A diner becomes the bistro; you choose which. It helps from your next turn.
bj-deal-publicity = The first in a turn moves the TV and lets you steal a cube; every further one does either.
bj-deal-build = Buy
bj-deal-use = Use it

## The bag
bj-bag = Bag with { $n } cubes
bj-bag-about = Whatever is not on the table is in here. The chance is that of the next draw.
bj-bag-cube = Cube
bj-bag-count = In the bag
bj-bag-chance = Chance
bj-choose-colour = Choose a colour
bj-get-of = Get { $cube }: { $n } in the bag

## Sentences for what is really there; the end of a turn; keys
bj-you-first-pick-centre = You pick first: from the centre.
bj-you-first-pick-own = You pick first: from your own area.
bj-you-first-pick-any = You pick first.
bj-ask-first-pick-centre = { $seat } picks first: from the centre.
bj-ask-first-pick-own = { $seat } picks first: from their own area.
bj-ask-first-pick-any = { $seat } picks first.
bj-you-trade-alike = Trade three alike for one, or go on to build.
bj-you-trade-bistros = Use your bistros, or go on to build.
bj-you-trade-none = Nothing to trade. Go on to build.
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
bj-gives-diner = Gives 1 cube a turn (at most { $most } in all). Cubes of its colour are set aside for its owner’s first pick, unless the rival has the same diner.
bj-gives-bistro = Gives 1 cube a turn, like the diner it replaces.
bj-worth = { $n ->
    [0] Worth no points.
    [one] Worth 1 point.
   *[other] Worth { $n } points.
}
bj-you-pick-rest = Take another cube: { $other } has a full share.
bj-ask-pick-rest = { $seat } takes another cube: { $other } has a full share.
bj-stolen = Stolen!
bj-stolen-why = Publicity lets a side steal a cube.
