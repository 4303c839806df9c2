# The screens of Rival Restaurants in the terminal.

rr-screen-goal = { $n } points win
rr-screen-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
rr-screen-level = level { $n }
rr-screen-bound = (${ $money } bound)
rr-screen-garbage = { $n } garbage
rr-screen-gone = left
rr-screen-used = (used)
rr-screen-choose-again = (a card was played; your choice so far: { $what })
rr-screen-card-played = (one played today)
rr-screen-barred = (barred)
rr-screen-rats = rats of { $seat }: ${ $money }
rr-screen-decks = { $cards } action cards, { $basic } basic and { $gourmet } gourmet recipes
rr-screen-war = Bidding war over { $what } ({ $where })
rr-screen-stands = stands
rr-screen-offer = Offer { $n }, { $seat } to { $to }: { $give } for { $want }
rr-screen-chef = Chef
rr-screen-squad = Squad
rr-screen-basic = Basic
rr-screen-gourmet = Gourmet
rr-screen-store = Stock
rr-screen-hand = Cards
rr-screen-upgrades = Upgrades
rr-column-points = points
rr-column-level = level
rr-column-money = money
rr-column-garbage = garbage
rr-column-cards = cards
rr-screen-lacks = lacks
rr-screen-has = has
rr-screen-known = you know
rr-screen-hit = { $source } of { $by } hits you: answer with Clam-Voyance, or let it happen?
rr-screen-stopped = Your { $source } was stopped: answer with Clam-Voyance?

rr-mark-discount = Discount
rr-mark-fake-sale = pays double
rr-mark-road-block = at home
rr-mark-closed = closed
rr-mark-go-vegan = vegan
rr-mark-show = show

rr-menu-go = Go
rr-menu-claim = Claim
rr-menu-answer = Answer
rr-menu-choose = Choose
rr-menu-bid = Bid
rr-menu-cook = Cook
rr-menu-buy = Buy
rr-menu-power = Power
rr-menu-card = Card
rr-menu-answer-offer = Offers
rr-menu-offer = Offer
rr-menu-ready = Done
rr-menu-more = … and { $n } more (“moves { $verb }” lists them)

rr-phrase-claim-none = nothing
rr-phrase-ready = ready
rr-phrase-unready = not ready after all
rr-phrase-pass = no
rr-phrase-pass-effect = let it happen
rr-phrase-clam = Clam-Voyance!
rr-phrase-shake-off = Clam-Voyance against { $chef }
rr-phrase-spare = { $chef } spares { $seat }
rr-phrase-buy-card = an action card
rr-phrase-buy-shelf = top card of the shelf ({ $where })
rr-phrase-dump = throw away { $n } garbage
rr-phrase-sell = sell { $n } chocolate
rr-phrase-release = give up the claim
rr-phrase-exterminate = pay ${ $money } against the rats ({ $where })
rr-phrase-bid = ${ $money }{ $n ->
    [0] { "" }
   *[other] { " " }+ { $n } garbage
}
rr-phrase-stand = stand by it
rr-phrase-drop = drop out
rr-phrase-offer = to { $seat }: { $give } for { $want }
rr-phrase-counter = instead of { $n }: { $give } for { $want }
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
rr-phrase-uncook = think again
rr-phrase-stand-in = { $what } for { $place }
rr-phrase-bonus-money = $300
rr-phrase-bonus-garbage = throw away { $n } garbage
rr-phrase-first-garbage = garbage first
rr-phrase-first-recipe = the new recipe first
rr-phrase-first-basic = the basic recipe first
rr-phrase-first-gourmet = the gourmet recipe first
rr-phrase-first-level = the level bonus first
rr-phrase-smile = I smiled
rr-phrase-no-smile = I did not smile
rr-phrase-none = nothing
rr-phrase-nothing = nothing
rr-phrase-nobody = nobody
rr-phrase-garbage = garbage
rr-phrase-any-card = any action card
rr-phrase-first = the first chef
rr-phrase-second = the second chef

rr-why-sold-there = What you lack is sold there: { $what }.
rr-why-island = There are upgrades and action cards.
rr-why-island-garbage = There you can get rid of garbage.
rr-why-completes = It is the last thing that { $recipe } lacks.
rr-why-needs = { $recipe } needs it.
rr-why-useful = It is worth more than it costs.
rr-why-shelf = The shelf holds enough of what you need to try your luck.
rr-why-invest = It will pay for itself in the days to come.
rr-why-ready = Nothing else here is worth its price.
rr-why-bid = The card is still worth that to you.
rr-why-drop = It costs more than it is worth to you.
rr-why-dump = Each piece of garbage takes a point from every recipe you cook.
rr-why-sell = The money helps you more than the chocolate.
rr-why-trade = You gain more by it than you give.
rr-why-decline = You would give more than you get.
rr-why-card = Now is a good moment for this card.
rr-why-power = Your chef’s power helps you now.
rr-why-clam = What hits you is worth a Clam-Voyance.
rr-why-pass = It is not worth a card.
rr-why-cook = Points now are better than points tomorrow.
rr-why-wait = With less garbage, or tomorrow, it brings more.
rr-why-keep = It suits best what you have.
rr-why-best = Of what there is, it helps you most.

rr-legend-screen =
    { "*" } marks an ingredient that one of your recipes lacks, > the market where you stand, with your price.
    <p2 behind a bin: Player 2 claims it. ✓ beside an ingredient: you have it. −2 beside a recipe: it makes 2 garbage.
    +20 behind a market: cards on its shelf. ▶ is asked, ✓ is ready.
    Names may be shortened: “go chop”, “buy chop 2”. A semicolon stands between two moves: “buy chop 2; ready”.
    “moves” lists all legal moves; “moves play” those that begin with “play”. “rules Kim Chi” explains a chef or card.
rr-legend-chefs = Chefs
rr-legend-cards = Action cards
rr-legend-upgrades = Upgrades
