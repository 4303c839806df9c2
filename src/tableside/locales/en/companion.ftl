# The companion: Tableside beside the physical game.

co-title = Companion
co-about = Tableside beside the physical game: timer, phases, scores, prices and rules. Everything stays on this device, and it works offline.
co-which-game = Which game is on the table?
co-players = Players
co-player = Player { $n }
co-name-of = Name of player { $n }
co-by-lot = random
co-restaurant = Restaurant
co-chef = Chef
co-head-chef = Head Chef
co-rules = Rules
co-limits = Time limits
co-limit-move = { rr-phase-1 }
co-limit-market = { rr-phase-2 }
co-limit-spree = { rr-shopping-spree }
co-limit-other = Different limit for Buy & Barter (seconds)
co-home-cook-untimed = Home Cook has no time limit in Buy & Barter.
co-seconds = { $n } s
co-begin = Start
co-twice = Chosen twice: { $what }.
co-draw-sides = Draw sides at random
co-boards = Boards
co-boards-about = Prices and points come from the board set. If your copy is printed differently, correct the set.
co-boards-correct = Correct the boards
co-choose = { $n ->
    [one] { $who } chooses one
   *[other] { $who } chooses { $n }
}
co-pick = { $who } picks a chef
co-ban = { $who } bans a chef
co-pass = Pass the phone to { $who }. Nobody else may look.
co-i-am = I’m { $who }
co-wait-choose = { $who } is choosing.
co-choose-more = { $n ->
    [one] Choose one more.
   *[other] Choose { $n } more.
}
co-do-take = Take { $what }
co-do-ban = Ban { $what }
co-tabs = Parts of the companion
co-tab-day = Now
co-tab-tracker = Scores
co-tab-boards = Boards
co-tab-calculators = Calculate
co-tab-cards = Rules
co-tab-more = More
co-day = Day { $n }
co-first-today = First today: { $who }
co-phases = Phases of the day
co-phase-begins = Day { $n }: { $phase }
co-tasks = { $phase }: what to do
co-untimed = No time limit. Move on when everybody is ready.
co-next = Everybody ready: { $phase }
co-next-timed = Start { $phase } ({ $n } s)
co-next-day = End the day, start day { $n }
co-next-end = End the game
co-pause = Pause for an action card
co-resume = Resume
co-paused = Paused
co-more-time = Set to { $n } s
co-spree = { $n ->
    [0] Shopping Spree
   *[other] Shopping Spree ({ $n } s)
}
co-time-up = Time’s up!
co-time-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
co-time-paused = { $n ->
    [one] Paused with { $n } second left
   *[other] Paused with { $n } seconds left
}
co-change-limits = Change limits or Head Chef
co-income = { $who }: ${ NUMBER($money, useGrouping: 0) }
co-income-more = { $who }: ${ NUMBER($money, useGrouping: 0) } ({ $why })
co-income-day = Income: ${ NUMBER($money, useGrouping: 0) } a day
co-task-income = Take ${ NUMBER($money, useGrouping: 0) }, and ${ NUMBER($more, useGrouping: 0) } more for { rr-social-media } and for { rr-celebrity-endorsement }.
co-task-destinations = Secretly set your wheel to a market or the Island. Reveal all wheels at once.
co-task-destinations-squad = Secretly choose your active chef, where they go, and where your NPC goes. Reveal everything at once.
co-task-claims = In a market, secretly claim a bin or stand at the shelf. Reveal all claims at once.
co-task-powers = Play action cards and use this phase’s powers, one at a time.
co-task-toll = Finally, Señor Fuego collects his toll.
co-task-wars = Settle bidding wars: two or more chefs at the same bin.
co-task-buying = Buy where you stand: bins, shelf, or on the Island.
co-task-barter = Trade with anybody: money, ingredients, cards, garbage, recipes, upgrades.
co-task-spree-call = At the end: does anybody play Shopping Spree?
co-task-declare = Everybody secretly decides what to cook. Then you all reveal it.
co-task-cooking = Score the recipes. { $first } is first in seat order.
co-task-afterwards = Take garbage, turn the recipe over, draw a new one: basic for basic, gourmet for gourmet.
co-task-level-bonus = Take the bonus for each level reached ({ $levels } points).
co-task-veto = Gardena Eden may make a chef discard a meat.
co-task-end = If anybody has { $goal } points or more, the game ends now.
co-task-counter = In every market: discard the rightmost card, slide the rest right, fill up from the shelf.
co-task-smiles = Dinner and a Show: who smiled?
co-undo = Undo
co-nothing-to-undo = There is nothing to undo.
co-popularity = Popularity
co-garbage = Garbage
co-garbage-n = { $n } garbage
co-garbage-made = Garbage made
co-gourmets = Gourmet recipes cooked
co-upgrades = Upgrades
co-add-points = Add popularity for { $who }
co-more = { $who }: { $what } +{ $n }
co-less = { $who }: { $what } −{ $n }
co-level = Level { $n }
co-level-at = Level { $n } ({ $points } points):
co-details = Chefs and levels
co-level-reached = { $who } reaches a new level
co-goal = { $who } has { $n } points!
co-goal-about = The game ends after this day’s cooking and bonuses.
co-done = Done
co-wins = { $n ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
co-wins-by-points = The most popularity points.
co-wins-by-gourmets = Tied on popularity: more gourmet recipes cooked.
co-wins-by-money = Tied on popularity and gourmet recipes: more money.
co-wins-by-shared = Tied on popularity, gourmet recipes and money.
co-count-money = Count the tied players’ money:
co-result = { $points } points, { $gourmets } gourmet
co-money = Money
co-prices = Price
co-who-buys = Who buys?
co-what = What?
co-from = From
co-bin = a bin
co-shelf = the shelf
co-antoine = Another player’s Antoine is in the same place
co-npc-buys = Bought through the NPC
co-price = Price
co-cooking = Cooking
co-who-cooks = Who cooks?
co-active-chef = Active chef
co-cookery = { $points } points, level { $level }, { $garbage } garbage in the kitchen
co-in-place-of = For { $what }
co-extra = Extra: { $what }
co-enter-cooking = Enter for { $who }
co-search = Search rules and cards
co-search-rival-restaurants = Kim Chi, garbage, RR-4.4…
co-search-burger-joint = trade, bistro, BJ-5…
co-kinds = What to search
co-kind-all = Everything
co-kind-chef = Chefs
co-kind-restaurant = Restaurants
co-kind-card = Action cards
co-kind-upgrade = Upgrades
co-kind-ingredient = Ingredients
co-kind-recipe = Recipes
co-kind-cube = Cubes
co-kind-bistro = Bistros
co-kind-rule = Rules
co-found = { $n ->
    [0] Nothing found
    [one] { $n } result
   *[other] { $n } results
}
co-found-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
co-cuisine = { $cuisine } cuisine: its recipes score 1 point more.
co-copies = { $n ->
    [one] { $n } card in the deck.
   *[other] { $n } cards in the deck.
}
co-copies-deluxe = { $n ->
    [one] { $n } card in the Deluxe edition.
   *[other] { $n } cards in the Deluxe edition.
}
co-costs = Costs { $price } on the Island.
co-sold-at = { $market }, { $price }.
co-listed-in = In these recipes: { $recipes }.
co-recipe = { $kind }, { $cuisine }: { $ingredients }. { $points } points, { $garbage } garbage.
co-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
co-bj-turn = Turn { $n }: { $who }
co-bj-production = { $who } draws cubes for both, and both take theirs in turn.
co-bj-trade = { $who } may trade three matching cubes for any one, as often as possible, and use each bistro’s ability once.
co-bj-build = { $who } buys publicity and restaurants. The cubes they pay go back into the bag.
co-bj-score = { $who } moves the score marker to { $n }. With { $goal } points they win at once.
co-bj-discard = Both keep at most { $limit } cubes. { $who } discards first, then { $other }.
co-bj-next-score = Score: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
co-bj-next = Next: { $phase }
co-bj-next-turn = { $who }’s turn
co-bj-wins = { $who } wins with { $n } points!
co-bj-draw = { $n ->
    [one] Draw { $n } cube
   *[other] Draw { $n } cubes
}
co-bj-area = { $who } takes { $n }. Their own area:
co-bj-general = General area:
co-bj-picks = Who takes a cube
co-bj-picks-about = Each player’s first pick comes from the general area or their own. If both are empty, it comes from the other player’s area. After that, both can take any cube.
co-bj-worth = Board: { $n }. Score marker: { $marker }.
co-bj-board-worth = Board worth { $n }
co-bj-capacity = { $n ->
    [one] Produces { $n } cube
   *[other] Produces { $n } cubes
}
co-bj-space = Marker space
co-bj-built = Built
co-bj-track = { $who }: score { $n } of { $goal }
co-screen-title = Big screen
co-screen-about = Shows the phase, the time and the scores in large type, without buttons. Open it in another window of this browser, on a television or a laptop.
co-screen-open = Open the big screen
co-screen-none = No game yet
co-screen-none-more = Start one in the companion. This screen follows.
co-this-phone = This device
co-sounds = Sounds
co-awake = The screen stays on during a game.
co-not-awake = This browser may switch the screen off. Set a longer screen timeout in your device settings.
co-end = New game
co-end-sure = Delete this game and start a new one
co-end-not = Keep playing
co-full = This browser can’t save the game. Don’t close this page, or free some space.
co-phones = Several phones
co-phones-about = Everybody who opens this link or scans the code sees the same companion live.
co-share-about = Show this game live on other phones and on a big screen. Only you and the people you allow can press buttons.
co-share = Share
co-who-may = Who else can press buttons?
co-no-phones = No other phone yet.
co-phone-here = { $who }
co-phone-away = { $who } (not here right now)
co-you-may = You can press buttons too.
co-you-watch = You’re watching. The owner can let you press buttons.
co-stop-sharing = Stop sharing
co-line-lost = No connection. Trying again…
co-gone = This companion is no longer shared
co-gone-more = Ask for a new link, or start your own.
co-own = My own companion
co-back-to-shared = Back to the shared companion
