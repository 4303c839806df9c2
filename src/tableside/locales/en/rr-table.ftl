### The table of Rival Restaurants in the browser.

## Moves in words
rr-do-go = Go { $where-to }
rr-do-go-two = { $where } and { $other }
rr-do-go-squad = { $chef } to { $where }, NPC to { $other }
rr-do-claim = Claim { $what }
rr-do-claim-bin = Claim bin { $n }
rr-do-claim-none = Claim nothing
rr-do-claim-two = Claim { $what } and { $other }
rr-do-use = Use { $what }
rr-do-use-on = { $what }: { $on }
rr-do-play = Play { $what }
rr-do-play-on = { $what }: { $on }
rr-do-clam = Clam-Voyance!
rr-do-let-happen = Let it happen
rr-do-shake-off = Clam-Voyance against { $what }
rr-do-spare = { $what } spares { $on }
rr-do-buy = Buy { $what }
rr-do-buy-card = Buy an action card
rr-do-buy-shelf = Buy from the shelf: { $where }
rr-do-dump = Throw away { $n } garbage
rr-do-sell = Sell { $n } chocolate
rr-do-bid = Bid ${ NUMBER($n, useGrouping: 0) }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } garbage
    }
rr-do-release = Give up my claim on { $what }
rr-do-release-card = Give up my claim
rr-do-exterminate = Pay ${ NUMBER($n, useGrouping: 0) } against the rats: { $where }
rr-do-offer = Offer to { $who }: { $give } for { $want }
rr-do-counter = Counter-offer to number { $who }: { $give } for { $want }
rr-t-quoted = “{ $text }”
rr-do-accept = Accept offer { $n }
rr-do-accept-with = Accept offer { $n }, give { $what }
rr-do-accept-offer = Accept { $who }: get { $get }, give { $give }
rr-do-decline-offer = Decline { $who }: { $get } for { $give }
rr-do-withdraw = Withdraw offer { $n }
rr-do-decline = Decline offer { $n }
rr-do-cook = Cook { $what }
rr-do-cook-nothing = Cook nothing today
rr-do-uncook = Think again
rr-do-choose = { $what }
rr-do-choose-none = None
rr-do-keep = Keep { $what }
rr-do-first-garbage = First the garbage
rr-do-first-recipe = First the new recipe
rr-do-first-basic = First the basic recipe
rr-do-first-gourmet = First the gourmet recipe
rr-do-first-level = First the level bonus
rr-do-bonus-money = Take $300
rr-do-bonus-garbage = Throw away { $n } garbage
rr-do-draft = Pick { $what }
rr-do-ban = Ban { $what }
rr-do-toll = Charge { $what }
rr-do-toll-nobody = Charge nobody
rr-do-ready = Ready
rr-do-unready = Not ready after all
rr-do-pass = Pass
rr-do-drop = Drop out
rr-do-stand = Stand by my bid
rr-do-smile = I smiled
rr-do-no-smile = I did not smile
rr-do-pause = Pause the clock
rr-do-resume = Let the clock run

## The table
rr-t-you = You
rr-t-name = { $what }
rr-t-first = first chef
rr-t-second = second chef
rr-t-no-bin = nothing
rr-t-town = Town
rr-t-tab-mine = Mine
rr-t-mine = My restaurant
rr-t-mine-more = Show all of my restaurant
rr-t-mine-less = Fold my restaurant up
rr-t-rivals = Rivals
rr-t-offers = Offers
rr-t-log = Log
rr-t-views = Parts of the table
rr-t-phases = Phases of the day
rr-t-day = Day { $n }
rr-t-days = Days
rr-t-day-summary = The days so far
rr-t-island = The Island
rr-t-you-are-ready = You are ready. The others may still act, and so may you.
rr-t-ready-again = Something has happened. Look, and say again that you are ready.
rr-t-chosen-wait = You have chosen. The others still think.
rr-t-left = You gave up. The others play on.
rr-t-short-left = You gave up
rr-t-others = The others are busy.
rr-t-waiting-for = { $n ->
   *[other] Waiting for
    } { $who }
rr-t-your-choice = Your secret choice: { $what }
rr-t-choose-again = A card was played: you may choose again. Your choice so far: { $what }
rr-t-ready-taken = Ready ✓
rr-t-all-moves = All my moves
rr-t-search = Search
rr-t-no-moves = Nothing to do right now.
rr-t-timer = Time left
rr-t-timer-stands = Time left; the clock stands still
rr-t-group-go = Where to go
rr-t-group-buy = Buy and bid
rr-t-group-island = On the Island
rr-t-group-cards = Action cards
rr-t-group-powers = Powers
rr-t-group-barter = Barter
rr-t-group-cook = Cook
rr-t-group-choose = Choose

## Markets
rr-t-chef-of = { $chef } ({ $who })
rr-t-price-restaurant = your level
rr-t-price-fake-sale = Fake Sale ×2
rr-t-price-antoine = Antoine +$100
rr-t-price-npc = NPC +$100
rr-t-price-discount = Discount ½
rr-t-rats = Rats of { $who }: ${ NUMBER($n, useGrouping: 0) } to pay
rr-t-closed-bins = Lovehandles keeps the bins closed; the shelf is open
rr-t-war-first = Bidding war first: until it ends you buy nothing else here
rr-t-bin-empty = Bin { $n }, empty
rr-t-buy-for = Buy { $what } for ${ NUMBER($n, useGrouping: 0) }
rr-t-buy-shelf-for = Buy from the shelf for ${ NUMBER($n, useGrouping: 0) }: { $where }
rr-t-claimed-by = claimed by { $who }
rr-t-you-need = you need it
rr-t-needed-by = needed by { $who }
rr-t-barred = nobody may buy it today
rr-t-lost-short = You are out of the bidding for { $what }: you cannot match ${ NUMBER($money, useGrouping: 0) }
rr-t-lost-shut = You are out of the bidding for { $what }: you may not buy there
rr-t-lost-won = { $who } bid more and gets { $what }, which you claimed too
rr-t-lost-tied = The bids are equal: nobody may buy { $what } today
rr-t-lost-closed = Your claim on { $what } is lost: the bins are closed to you today
rr-t-lost-hint = You keep your money: buy something else here, or trade for it.
rr-t-lost-hint-shut = You keep your money: trade for it.
rr-t-lost-hint-closed = You keep your money: try the shelf, or trade for it.
rr-t-shelf = Shelf, { $n } cards
rr-t-card-deck = Action card, ${ NUMBER($price, useGrouping: 0) }; { $n } in the deck
rr-t-owned = yours
rr-t-island-wares = What is for sale here?
rr-t-action-card = Action card
rr-t-about-action-card = Drawn unseen, kept secret until you play it: one a day.
rr-t-dump = Throw away { $n }: ${ NUMBER($price, useGrouping: 0) }
rr-t-sell = Sell { $n }: +${ NUMBER($price, useGrouping: 0) }

## Wheel
rr-t-wheel = Where to go
rr-t-wheel-spin = Pick a place
rr-t-wheel-down = Ready
rr-t-wheel-turn = Turn the wheel face down
rr-t-wheel-again = Turn it up again
rr-t-wheel-first = Pick a place first
rr-t-wheel-chef = Your active chef
rr-t-wheel-npc = Your NPC
rr-t-active-chef = Who goes today?

## War, cards, powers
rr-t-war = Bidding war: { $what }
rr-t-war-waits = waits for another war
rr-t-at-war = A bidding war: raise, stand or drop out.
rr-t-stand-without-bid = Do not bid yet
rr-t-stands = stands
rr-t-war-tie = A tie: if nobody raises, nobody may buy it today.
rr-t-no-bid = from ${ NUMBER($n, useGrouping: 0) }
rr-t-other-bid = More …
rr-t-hits = { $who } against { $on }
rr-t-hits-named = { $who } against { $on }: { $what }
rr-t-named-for = For { $on }
rr-t-card-says = On the card: “{ $text }”
rr-t-duel = { $by } answers with { rr-clam-voyance }. Another one would stop that one.
rr-t-duel-asked = { rr-clam-voyance } was played: answer with another, or let it happen?
rr-t-choose-target = Choose first
rr-t-start-over = Start over
rr-t-spare-with = Whom shall { $what } spare?
rr-t-card-playable = { $what }, { $n } in hand, can be played now
rr-t-card-held = { $what }, { $n } in hand
rr-t-card-tomorrow = You have played your card for today. Tomorrow you may play another.
rr-t-card-not-now = It cannot be played just now.

## Restaurants
rr-t-popularity = { $n } of { $goal } popularity, level { $level }
rr-t-popularity-word = popularity
rr-t-next-level = At { $n }: { $what }
rr-t-level = Level { $n }
rr-t-money = Money: ${ NUMBER($n, useGrouping: 0) }
rr-t-bound = ${ NUMBER($n, useGrouping: 0) } bound by a bid
rr-t-garbage = Garbage: { $n }
rr-t-hand = My action cards
rr-t-cards-in-hand = { $n ->
    [one] 1 action card
   *[other] { $n } action cards
    }
rr-t-known-cards = You know of: { $what }
rr-t-missing = { $what }, missing
rr-t-stand-in = { $what }, something else can stand in
rr-t-points = { $n ->
    [one] 1 point
   *[other] { $n } points
    }
rr-t-leaves-garbage = leaves { $n } garbage
rr-t-beside = For recipes
rr-t-spare = To spare
rr-t-needs = Needs
rr-t-i-need = I need
rr-t-held-by = to be had from { $who }
rr-t-empty = nothing
rr-t-count = { $n } × { $what }
rr-t-restaurant-of = { $what }, { $cuisine }
rr-t-gone = gone
rr-t-thinking = thinking …
rr-t-ready = ready
rr-t-done = done
rr-t-squad = Squad
rr-t-cooked = Cooked
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
rr-t-compose = Compose …
rr-t-you-give = You give
rr-t-you-get = You get
rr-t-gives = gives
rr-t-gets = gets
rr-t-accept = Accept
rr-t-counter = Counter
rr-t-decline = Decline
rr-t-withdraw = Withdraw
rr-t-no-offers = No offers yet. Tap an ingredient, yours or theirs, to begin one.
rr-t-no-offers-now = You can trade while all shop: in phase 2, { rr-phase-2 }.
rr-t-openly = Show which action cards I give
rr-t-send-offer = Send the offer
rr-t-favour-mine = A favour you promise, in words
rr-t-favour-theirs = A favour you ask for, in words
rr-t-promise = I promise …
rr-t-ask = I ask for …
rr-t-less = Less: { $what }
rr-t-plus = More: { $what }

## Kitchen
rr-t-kitchen = In the kitchen
rr-t-open-kitchen = To the kitchen
rr-t-what-to-cook = What to cook
rr-t-ways = Other ways
rr-t-stands-for = for { $what }
rr-t-extra = extra
rr-t-cook-it = Cook!
rr-t-reaches = level { $n }!
rr-t-score-recipe = The recipe
rr-t-score-cuisine = Your own cuisine
rr-t-score-extra = The extra
rr-t-score-star = 5 Star Review
rr-t-score-level = Your level
rr-t-score-garbage = Garbage in your kitchen
rr-t-score-floor = Never less than 0
rr-t-score-sum = Together

## Log and days
rr-t-since = New since you looked: { $n }
rr-t-went = Went { $where-to }.
rr-t-bought = Bought { $what }.
rr-t-cooked-it = Cooked { $what }: +{ $n }.
rr-t-serves = { $seat } serves { $recipes }: +{ $n }
rr-t-no-day = The first day has not begun.
rr-t-chart = Popularity by day. Now: { $who }

## New table
rr-new-people = How many play?
rr-new-rules = The rules
rr-new-beginners = First game
rr-new-beginners-about = Home Cook without clocks, the chefs for beginners
rr-new-beginners-about-eight = Home Cook without clocks; for eight the chefs for beginners are too few
rr-new-usual = As printed
rr-new-usual-about = One minute to buy and barter, all twelve chefs
rr-new-own = My own
rr-new-own-about = Choose every rule
rr-new-edition = Edition
rr-new-base = Base
rr-new-deluxe = Deluxe
rr-new-up-to-six = for up to six
rr-new-for-two = for two
rr-new-mode = Mode
rr-new-auto = Usual
rr-new-standard = Standard
rr-new-squad = Kitchen Squad
rr-new-squad-draft = Kitchen Squad with draft
rr-new-variants = Variants
rr-new-home-cook = Home Cook: no clock while shopping, powers from level 2
rr-new-from-scratch = From Scratch: two basics, no cards, no ingredients
rr-new-two-many-cooks = Two Many Cooks: two chefs each
rr-new-beginners-chefs = Only the chefs for beginners
rr-new-even-start = Even start: weaker restaurants and chefs begin with money
rr-new-choose-chefs = Chefs to choose from
rr-new-choose-restaurants = Restaurants to choose from
rr-new-market-seconds = Seconds to buy and barter
rr-new-move-seconds = Seconds to move
rr-new-window-seconds = Seconds to answer with a Clam
rr-new-no-limit = no limit

## On a phone
rr-t-more-of = More about { $who }
rr-t-short-powers = Cards and powers
rr-t-short-buying = Buy, bid, barter
rr-t-short-war = Raise or drop out?
rr-t-short-effect = You are hit!
rr-t-short-duel = Answer the Clam?
rr-t-short-toll = Whom to charge?
rr-t-short-spree = Shopping Spree!

## First game, hints and single answers
rr-t-short-ready = Ready. You may still act.
rr-t-short-ready-again = Ready again?
rr-t-short-chosen = Chosen. The others think.
rr-t-short-destinations = Where do you go?
rr-t-short-claims = Which bin?
rr-t-short-declare = What do you cook?
rr-t-short-spree-call = Shopping Spree?
rr-t-wheel-needs = you need { $what }
rr-t-only-way = Nothing to choose here: it is done for you in a moment.
rr-t-no-spree = You have no Shopping Spree: you pass in a moment. Everyone with a card is asked, so that nobody learns who has one.
rr-t-no-cooking = Nothing can be cooked today: you pass in a moment.
rr-t-no-cooking-press = Nothing can be cooked today.
rr-t-lacks = { $recipe } still needs { $what }.
rr-t-swap = In the place of { $what }
rr-t-swap-none = Nothing else that you have may stand for { $what }.
rr-t-season = Add { $what }: +1
rr-t-tap-to-swap = Tap an ingredient in the pot to put in another.
rr-t-accept-choose = Accept …
rr-t-which-cards = { $n ->
    [one] Which card do you give?
   *[other] Which { $n } cards do you give?
    }
rr-t-give-these = Give these
rr-t-cooked-nothing = cooked nothing
rr-tip-choose-restaurant = Recipes of your own cuisine bring 1 popularity more, and each level a gift of its own.
rr-tip-choose-chef = Each chef has a power. Choose one: you keep it all game.
rr-tip-choose-npc = The NPC is your second pair of hands: every day he goes to another market than your chef and buys for $100 more. His power hits every chef there, your own too.
rr-tip-choose-squad = Each day one of the three works for you, whom you like; only that one’s power counts.
rr-tip-drafting = You pick and ban in turn. Three chefs are your squad, and each day one of them works. A banned chef works for nobody.
rr-tip-destinations = Cook your recipes to become popular; { $goal } popularity wins. On the wheel you see where something you still need lies. Pick a place: nobody sees it before all have chosen. You may also play an action card.
rr-tip-claims = Claim what you want to buy here. If somebody claims the same, you bid for it. A card from the shelf is drawn unseen and needs no claim.
rr-tip-powers = Powers and cards of this phase could be used now. If you have none, press Ready.
rr-tip-buying = Tap what you want to buy. Tap an ingredient, yours or a rival’s, to trade it. When you are done, press Ready.
rr-tip-buying-phone = Tap what you want to buy. To trade, tap an ingredient: yours under “{ rr-t-tab-mine }”, theirs under “{ rr-t-rivals }” at the bottom. When you are done, press Ready.
rr-tip-war = Others want this card too. Raise with one tap, or drop out: whoever bids most buys it. Until the war ends you buy nothing else in this market.
rr-tip-effect = Somebody acts against you. A Clam-Voyance in your hand would stop it.
rr-tip-declare = With all ingredients of a recipe you can cook it. Then you get a new one.
rr-tip-new-recipe = Keep one: it is what you cook next.
rr-tip-toll = Whoever is in your market pays you at the end of this phase. You may spare them.
rr-tip-relocate = You have to leave your market. Go somewhere else.
rr-tip-contaminated = Your kitchen was contaminated: one ingredient has to go.
rr-tip-farmers-table = In turn everybody takes one of these, until none is left.
rr-tip-spree = Buy in any market, then press Ready.
rr-tip-veto = You cooked without Gardena’s exchange: you may make a rival discard a meat that a recipe of theirs lists.
rr-tip-smiles = Somebody played Dinner and a Show: the bank pays them $200 for each chef who smiled today. On your honour!

## Keys
rr-keys-ready = Ready, or not ready after all
rr-t-cannot-accept = This offer cannot be carried out now.

# The Island at a glance.
rr-t-island-dump = Throw garbage away here: ${ $price } each
rr-t-island-sell = Sell chocolate here: ${ $price } each
rr-t-claim-lost = Claim lost
