### The table of Rival Restaurants in the browser.

## Moves in words
rr-do-go = Go { $where-to }
rr-do-go-two = { $where } and { $other }
rr-do-go-squad = { $chef } { $where-to }, NPC { $other-to }
rr-do-claim = Claim { $what }
rr-do-claim-bin = Claim bin { $n }
rr-do-claim-none = Claim nothing
rr-do-claim-two = Claim { $what } and { $other }
rr-do-use = Use { $what }
rr-do-use-on = { $what }: { $on }
rr-do-play = Play { $what }
rr-do-play-on = { $what }: { $on }
rr-do-clam = Clam-Voyance!
rr-do-let-happen = Allow it
rr-do-shake-off = Clam-Voyance against { $what }
rr-do-spare = { $what }: spare { $on }
rr-do-buy = Buy { $what }
rr-do-buy-card = Buy an action card
rr-do-buy-shelf = Buy from the shelf { $where-at }
rr-do-dump = Throw away { $n } garbage
rr-do-sell = Sell { $n } chocolate
rr-do-bid = Bid ${ NUMBER($n, useGrouping: 0) }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } garbage
    }
rr-do-release = Release my claim on { $what }
rr-do-release-card = Release my claim
rr-do-exterminate = Pay ${ NUMBER($n, useGrouping: 0) } to clear the rats { $where-at }
rr-do-offer = Offer to { $who }: { $give } for { $want }
rr-do-counter = Counter-offer to offer { $who }: { $give } for { $want }
rr-do-accept = Accept offer { $n }
rr-do-accept-with = Accept offer { $n }, give { $what }
rr-do-accept-offer = Accept { $who }’s offer: get { $get }, give { $give }
rr-do-decline-offer = Decline { $who }’s offer: { $get } for { $give }
rr-do-withdraw = Withdraw offer { $n }
rr-do-decline = Decline offer { $n }
rr-do-cook = Cook { $what }
rr-do-cook-nothing = Cook nothing today
rr-do-uncook = Change my mind
rr-do-choose = { $what }
rr-do-choose-none = None
rr-do-keep = Keep { $what }
rr-do-first-garbage = Garbage first
rr-do-first-recipe = New recipe first
rr-do-first-basic = Basic recipe first
rr-do-first-gourmet = Gourmet recipe first
rr-do-first-level = Level bonus first
rr-do-bonus-money = Take $300
rr-do-bonus-garbage = Throw away { $n } garbage
rr-do-draft = Pick { $what }
rr-do-ban = Ban { $what }
rr-do-toll = Charge { $what }
rr-do-toll-nobody = Charge nobody
rr-do-ready = Ready
rr-do-unready = Not ready
rr-do-pass = Pass
rr-do-drop = Drop out
rr-do-stand = Hold my bid
rr-do-smile = I smiled
rr-do-no-smile = I didn’t smile
rr-do-pause = Pause the clock
rr-do-resume = Resume the clock

## The table
rr-t-you = You
rr-t-name = { $what }
rr-t-first = first chef
rr-t-second = second chef
rr-t-no-bin = nothing
rr-t-town = Town
rr-t-tab-mine = Mine
rr-t-mine = My restaurant
rr-t-mine-more = Show my whole restaurant
rr-t-mine-less = Show less of my restaurant
rr-t-rivals = Rivals
rr-t-offers = Offers
rr-t-log = Log
rr-t-views = Table views
rr-t-phases = Phases of the day
rr-t-day = Day { $n }
rr-t-days = Days
rr-t-day-summary = Days so far
rr-t-island = The Island
rr-t-you-are-ready = You’re ready. You can still act until everyone is.
rr-t-ready-again = Something changed. Still ready?
rr-t-chosen-wait = You’ve chosen. Waiting for the others.
rr-t-left = You resigned. The others play on.
rr-t-short-left = You resigned
rr-t-others = Waiting for the others.
rr-t-waiting-for = Waiting for { $who }
rr-t-your-choice = Your secret choice: { $what }
rr-t-choose-again = A card was played, so you can choose again. Your choice so far: { $what }
rr-t-ready-taken = Ready ✓
rr-t-all-moves = All my moves
rr-t-search = Search
rr-t-no-moves = Nothing to do right now.
rr-t-timer = Time left
rr-t-timer-stands = Time left (clock paused)

## Markets
rr-t-chef-of = { $chef } ({ $who })
rr-t-rats = { $who-is ->
    [you] Your rats
   *[other] { $who }’s rats
}: ${ NUMBER($n, useGrouping: 0) } to clear
rr-t-closed-bins = Lovehandles keeps the bins closed. The shelf is open.
rr-t-war-first = Finish the bidding war first. Until then you can’t buy anything else here.
rr-t-bin-empty = Bin { $n }, empty
rr-t-buy-for = Buy { $what } for ${ NUMBER($n, useGrouping: 0) }
rr-t-buy-shelf-for = Buy from the shelf { $where-at } for ${ NUMBER($n, useGrouping: 0) }
rr-t-claimed-by = claimed by { $who-object }
rr-t-you-need = you need it
rr-t-needed-by = needed by { $who }
rr-t-barred = not for sale today
rr-t-lost-short = You’re out of the bidding for { $what }: you can’t match ${ NUMBER($money, useGrouping: 0) }
rr-t-lost-shut = You’re out of the bidding for { $what }: you can’t buy there
rr-t-lost-won = { $who } bid more than you and gets { $what }
rr-t-lost-tied = Tie: nobody can buy { $what } today
rr-t-lost-closed = You lost your claim on { $what }: the bins are closed to you today
rr-t-lost-hint = You keep your money. Buy something else here, or trade for it.
rr-t-lost-hint-shut = You keep your money. Trade for it.
rr-t-lost-hint-closed = You keep your money. Try the shelf, or trade for it.
rr-t-shelf = { $n ->
    [one] Shelf, 1 card
   *[other] Shelf, { $n } cards
}
rr-t-card-deck = Action card, ${ NUMBER($price, useGrouping: 0) } ({ $n } in the deck)
rr-t-owned = yours
rr-t-island-wares = What can I buy here?
rr-t-action-card = Action card
rr-t-about-action-card = You draw it from the deck and keep it secret until you play it. You can play one a day.
rr-t-dump = Throw away { $n }: ${ NUMBER($price, useGrouping: 0) }
rr-t-sell = Sell { $n }: +${ NUMBER($price, useGrouping: 0) }

## Wheel
rr-t-wheel = Where to go
rr-t-wheel-spin = Pick a place
rr-t-wheel-down = Ready
rr-t-wheel-turn = Lock in
rr-t-wheel-again = Change my mind
rr-t-wheel-first = Pick a place first
rr-t-wheel-chef = Your active chef
rr-t-wheel-npc = Your NPC
rr-t-active-chef = Who’s going today?

## War, cards, powers
rr-t-war = Bidding war: { $what }
rr-t-war-waits = waiting for another bidding war
rr-t-at-war = Bidding war: raise, hold or drop out.
rr-t-stand-without-bid = Don’t bid yet
rr-t-stands = holds
rr-t-war-tie = Tie: if nobody raises, nobody can buy it today.
rr-t-no-bid = from ${ NUMBER($n, useGrouping: 0) }
rr-t-other-bid = More…
rr-t-hits = { $who-is ->
    [you] You
   *[other] { $who }
} against { $on-object }
rr-t-hits-named = { $who-is ->
    [you] You
   *[other] { $who }
} against { $on-object }: { $what }
rr-t-named-for = { $on-is ->
    [you] For you
   *[other] For { $on }
}
rr-t-card-says = On the card: “{ $text }”
rr-t-duel = { $by-is ->
    [you] You answer with { rr-clam-voyance }.
   *[other] { $by } answers with { rr-clam-voyance }.
} Another one would stop it.
rr-t-duel-asked = { rr-clam-voyance } was played. Answer with another one or allow it?
rr-t-choose-target = Make a choice first
rr-t-start-over = Start over
rr-t-spare-with = Who should { $what } spare?
rr-t-card-playable = { $what }, { $n } in hand, can be played now
rr-t-card-held = { $what }, { $n } in hand
rr-t-card-not-now = You can’t play this card right now.

## Restaurants
rr-t-popularity = { $n } of { $goal } popularity points, level { $level }
rr-t-popularity-word = popularity
rr-t-next-level = At { $n }: { $what }
rr-t-level = Level { $n }
rr-t-money = Money: ${ NUMBER($n, useGrouping: 0) }
rr-t-bound = ${ NUMBER($n, useGrouping: 0) } held for your bid
rr-t-garbage = Garbage: { $n }
rr-t-hand = My action cards
rr-t-cards-in-hand = { $n ->
    [one] 1 action card
   *[other] { $n } action cards
    }
rr-t-known-cards = Cards you’ve seen: { $what }
rr-t-missing = { $what }, missing
rr-t-stand-in = { $what }, can be replaced
rr-t-points = { $n ->
    [one] 1 point
   *[other] { $n } points
    }
rr-t-leaves-garbage = leaves { $n } garbage
rr-t-beside = For recipes
rr-t-spare = To spare
rr-t-needs = Needs
rr-t-i-need = I need
rr-t-held-by = held by { $who }
rr-t-empty = nothing
rr-t-count = { $n } × { $what }
rr-t-restaurant-of = { $what }, { $cuisine }
rr-t-gone = left
rr-t-thinking = thinking…
rr-t-ready = ready
rr-t-done = done
rr-t-squad = Squad
rr-t-cooked = Recipes cooked
rr-t-trade-with = Trade
rr-t-mark-discount = Discount
rr-t-mark-fake-sale = pays double
rr-t-mark-road-block = at home
rr-t-mark-closed = closed today
rr-t-mark-go-vegan = Go Vegan
rr-t-mark-show = Dinner and a Show
rr-t-mark-spared-by-antoine = spared by Antoine
rr-t-mark-spared-by-lovehandles = spared by Lovehandles
rr-t-mark-shook-off-antoine = free of Antoine
rr-t-mark-shook-off-lovehandles = free of Lovehandles

## Barter
rr-t-new-offer = New offer
rr-t-counter-title = Counter-offer to { $who }
rr-t-offer-to = To
rr-t-offer-it = Offer { $what }
rr-t-ask-for = Ask for { $what }
rr-t-they-need = they need it
rr-t-for = for
rr-t-compose = Custom offer…
rr-t-you-give = You give
rr-t-you-get = You get
rr-t-gives = gives
rr-t-gets = gets
rr-t-accept = Accept
rr-t-counter = Counter
rr-t-decline = Decline
rr-t-withdraw = Withdraw
rr-t-no-offers = No offers yet. Tap an ingredient, yours or theirs, to start one.
rr-t-no-offers-now = You can trade in phase 2, { rr-phase-2 }.
rr-t-openly = Reveal the action cards I give
rr-t-send-offer = Send offer
rr-t-favour-mine = A favour you promise
rr-t-favour-theirs = A favour you ask for
rr-t-promise = I promise…
rr-t-ask = I ask for…
rr-t-less = Less: { $what }
rr-t-plus = More: { $what }

## Kitchen
rr-t-kitchen = In the kitchen
rr-t-open-kitchen = Go to the kitchen
rr-t-what-to-cook = What to cook
rr-t-ways = Other ways to cook it
rr-t-stands-for = for { $what }
rr-t-extra = extra
rr-t-cook-it = Cook!
rr-t-reaches = level { $n }!
rr-t-score-recipe = Recipe
rr-t-score-cuisine = Your own cuisine
rr-t-score-extra = Extra
rr-t-score-star = 5 Star Review
rr-t-score-level = Your level
rr-t-score-garbage = Garbage in your kitchen
rr-t-score-floor = Never below 0
rr-t-score-sum = Total

## Log and days
rr-t-since = New since your last visit: { $n }
rr-t-went = Went { $where-to }.
rr-t-bought = Bought { $what }.
rr-t-cooked-it = Cooked { $what }: +{ $n }.
rr-t-serves = { $seat-is ->
    [you] You serve { $recipes }: +{ $n }
   *[other] { $seat } serves { $recipes }: +{ $n }
}
rr-t-no-day = The first day hasn’t started yet.
rr-t-chart = Popularity by day. Now: { $who }

## New table
rr-new-people = How many players?
rr-new-rules = Rules
rr-new-beginners = First game
rr-new-beginners-about = Home Cook without clocks, beginners’ chefs
rr-new-beginners-about-eight = Home Cook without clocks, all chefs (too few beginners’ chefs for eight)
rr-new-usual = Original rules
rr-new-usual-about = One minute to buy and trade, all twelve chefs
rr-new-own = Custom
rr-new-own-about = Choose every rule
rr-new-edition = Edition
rr-new-base = Base
rr-new-deluxe = Deluxe
rr-new-up-to-six = up to six players
rr-new-for-two = two players only
rr-new-mode = Mode
rr-new-auto = Default
rr-new-standard = Standard
rr-new-squad = Kitchen Squad
rr-new-squad-draft = Kitchen Squad with draft
rr-new-variants = Variants
rr-new-home-cook = Home Cook: no clock while you shop, powers from level 2
rr-new-from-scratch = From Scratch: two basic recipes, no cards, no ingredients
rr-new-two-many-cooks = Two Many Cooks: two chefs each
rr-new-beginners-chefs = Beginners’ chefs only
rr-new-even-start = Even start: weaker restaurants and chefs start with extra money
rr-new-choose-chefs = Chefs to choose from
rr-new-choose-restaurants = Restaurants to choose from
rr-new-market-seconds = Seconds to buy and trade
rr-new-move-seconds = Seconds to move
rr-new-window-seconds = Seconds to answer with Clam-Voyance
rr-new-no-limit = unlimited

## On a phone
rr-t-more-of = More about { $who }
rr-t-short-powers = Cards and powers
rr-t-short-buying = Buy, bid, trade
rr-t-short-war = Raise or drop out?
rr-t-short-effect = You’re the target!
rr-t-short-duel = Answer the Clam?
rr-t-short-toll = Who pays?
rr-t-short-spree = Shopping Spree!

## First game, hints and single answers
rr-t-short-ready = Ready. You can still act.
rr-t-short-ready-again = Still ready?
rr-t-short-chosen = Waiting for the others
rr-t-short-destinations = Where to?
rr-t-short-claims = Which bin?
rr-t-short-declare = What’s cooking?
rr-t-short-spree-call = Shopping Spree?
rr-t-wheel-needs = you need { $what }
rr-t-only-way = There’s nothing to choose. The game goes on in a moment.
rr-t-no-spree = You don’t have Shopping Spree, so you pass in a moment. Everyone with a card is asked, so nobody learns who has one.
rr-t-no-cooking = You can’t cook anything today, so you pass in a moment.
rr-t-no-cooking-press = You can’t cook anything today.
rr-t-lacks = Missing for { $recipe }: { $what }.
rr-t-swap = Replace { $what }
rr-t-swap-none = You have nothing else that can replace { $what }.
rr-t-season = Add { $what }: +1
rr-t-tap-to-swap = Tap an ingredient in the pot to replace it.
rr-t-accept-choose = Accept…
rr-t-which-cards = { $n ->
    [one] Which card do you give?
   *[other] Which { $n } cards do you give?
    }
rr-t-give-these = Give these
rr-t-cooked-nothing = cooked nothing
rr-tip-choose-restaurant = Recipes of your own cuisine score 1 extra popularity point. Each level gives you a bonus.
rr-tip-choose-chef = Each chef has a power. Choose one to keep for the whole game.
rr-tip-choose-npc = Your NPC shops for you too. Every day they go to a different market than your chef and pay $100 more. Their power hits every chef there, even your own.
rr-tip-choose-squad = Each day you choose one of the three to work for you. Only that chef’s power counts.
rr-tip-drafting = You take turns picking and banning. Your squad has three chefs, and one of them works each day. A banned chef works for nobody.
rr-tip-destinations = Cook your recipes to score popularity points. You need { $goal } to win. The wheel shows where to find what you still need. Pick a place. Nobody sees it until everyone has chosen. You can also play an action card.
rr-tip-claims = Claim what you want to buy here. If someone else claims it too, there’s a bidding war. You can also buy from the shelf later: you draw the card unseen and need no claim.
rr-tip-powers = Now you can use powers and cards of this phase. If you have none, press Ready.
rr-tip-buying = Tap what you want to buy. Tap an ingredient, yours or a rival’s, to trade it. Press Ready when done.
rr-tip-buying-phone = Tap what you want to buy. To trade, tap an ingredient: yours under “{ rr-t-tab-mine }”, theirs under “{ rr-t-rivals }” at the bottom. Press Ready when done.
rr-tip-war = Others want this card too. Tap to raise, or drop out. The highest bid buys it. Until the bidding war ends, you can’t buy anything else in this market.
rr-tip-effect = Someone is acting against you. You can stop it if you have Clam-Voyance.
rr-tip-declare = When you have all the ingredients of a recipe, you can cook it. Then you get a new recipe.
rr-tip-new-recipe = Keep one. That’s what you can cook next.
rr-tip-toll = Everyone else in your market pays you at the end of this phase. You can let them off.
rr-tip-relocate = You have to leave your market. Pick another place.
rr-tip-contaminated = Your kitchen was contaminated. Choose one ingredient to discard.
rr-tip-farmers-table = Everyone takes one of these in turn until they’re gone.
rr-tip-spree = Buy in any market, then press Ready.
rr-tip-veto = You cooked without Gardena’s swap. You can make a rival discard a meat that one of their recipes lists.
rr-tip-smiles = Someone played Dinner and a Show. The bank pays them $200 for each chef who smiled today. Be honest!

## Keys
rr-keys-ready = Ready, or not ready
rr-t-cannot-accept = You can’t accept this offer right now.

# The Island at a glance.
rr-t-island-dump = Throw garbage away here: ${ NUMBER($price, useGrouping: 0) } each
rr-t-island-sell = Sell chocolate here: ${ NUMBER($price, useGrouping: 0) } each
rr-t-claim-lost = Claim lost
