# The screens of Rival Restaurants in the terminal.

rr-screen-goal = { $n } points to win
rr-screen-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
rr-screen-level = level { $n }
rr-screen-bound = (${ NUMBER($money, useGrouping: 0) } held for a bid)
rr-screen-garbage = { $n } garbage
rr-screen-gone = left
rr-screen-used = (used)
rr-screen-choose-again = (A card was played. Your choice so far: { $what })
rr-screen-card-played = (one played today)
rr-screen-barred = (barred)
rr-screen-rats = { $seat }’s rats: ${ NUMBER($money, useGrouping: 0) } to clear
rr-screen-decks = { $cards } action cards, { $basic } basic and { $gourmet } gourmet recipes
rr-screen-war = Bidding war for { $what } { $where-at }
rr-screen-stands = holds
rr-screen-offer = Offer { $n } from { $seat } to { $to }: { $give } for { $want }
rr-screen-chef = Chef
rr-screen-squad = Squad
rr-screen-basic = Basic
rr-screen-gourmet = Gourmet
rr-screen-store = Storeroom
rr-screen-hand = Cards
rr-screen-upgrades = Upgrades
rr-column-points = points
rr-column-level = level
rr-column-money = money
rr-column-garbage = garbage
rr-column-cards = cards
rr-screen-lacks = needs
rr-screen-has = has
rr-screen-known = you’ve seen
rr-screen-hit = { $by } uses { $source } against you. Play Clam-Voyance or allow it?
rr-screen-stopped = Your { $source } was stopped. Answer with Clam-Voyance?

rr-mark-discount = Discount
rr-mark-fake-sale = pays double
rr-mark-road-block = at home
rr-mark-closed = closed
rr-mark-go-vegan = vegan
rr-mark-show = show

rr-menu-more = … and { $n } more (“moves { $verb }” lists them)

rr-phrase-claim-none = nothing
rr-phrase-ready = ready
rr-phrase-unready = not ready
rr-phrase-pass = no
rr-phrase-pass-effect = allow it
rr-phrase-clam = Clam-Voyance!
rr-phrase-shake-off = Clam-Voyance against { $chef }
rr-phrase-spare = { $chef }: spare { $seat }
rr-phrase-buy-card = an action card
rr-phrase-buy-shelf = top card of the shelf { $where-at }
rr-phrase-dump = throw away { $n } garbage
rr-phrase-sell = sell { $n } chocolate
rr-phrase-release = release my claim
rr-phrase-exterminate = pay ${ NUMBER($money, useGrouping: 0) } to clear the rats { $where-at }
rr-phrase-bid = ${ NUMBER($money, useGrouping: 0) }{ $n ->
    [0] { "" }
   *[other] { " " }+ { $n } garbage
}
rr-phrase-stand = hold my bid
rr-phrase-drop = drop out
rr-phrase-offer = to { $seat }: { $give } for { $want }
rr-phrase-counter = counter-offer to { $n }: { $give } for { $want }
rr-phrase-accept = accept { $n }: get { $give }, give { $want }
rr-phrase-decline = decline { $n }
rr-phrase-withdraw = withdraw { $n } ({ $give } for { $want })
rr-phrase-cook-nothing = nothing today
rr-phrase-cook-points = { $dish }: { $n ->
    [one] 1 point
   *[other] { $n } points
}{ $garbage ->
    [0] { "" }
   *[other] , { $garbage } garbage
}
rr-phrase-uncook = change my mind
rr-phrase-stand-in = { $what } for { $place }
rr-phrase-bonus-money = $300
rr-phrase-bonus-garbage = throw away { $n } garbage
rr-phrase-first-garbage = garbage first
rr-phrase-first-recipe = the new recipe first
rr-phrase-first-basic = the basic recipe first
rr-phrase-first-gourmet = the gourmet recipe first
rr-phrase-first-level = the level bonus first
rr-phrase-smile = I smiled
rr-phrase-no-smile = I didn’t smile
rr-phrase-none = nothing
rr-phrase-nothing = nothing
rr-phrase-nobody = nobody
rr-phrase-garbage = garbage
rr-phrase-any-card = any action card
rr-phrase-first = the first chef
rr-phrase-second = the second chef

rr-legend-screen =
    { "*" } marks an ingredient you still need. > marks the market you’re in, with your price.
    <p2 after a bin: Player 2 claims it. ✓ before an ingredient: you have it. −2 after a recipe: it leaves 2 garbage.
    +20 after a market: cards on its shelf. ▶ has to act, ✓ is ready.
    You can shorten names: “go chop”, “buy chop 2”. Put a semicolon between two moves: “buy chop 2; ready”.
    “moves” lists all legal moves. “moves play” lists those that start with “play”. “rules Kim Chi” explains a chef or card.
rr-legend-chefs = Chefs
rr-legend-cards = Action cards
rr-legend-upgrades = Upgrades
