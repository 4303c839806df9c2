# Rival Restaurants in English. Names of chefs, cards and restaurants are the game’s own.

# Places and ingredients.
rr-house-of-carbs = House of Carbs
    .to = to the House of Carbs
    .at = at the House of Carbs
rr-fruit-stand = Fruit Stand
    .to = to the Fruit Stand
    .at = at the Fruit Stand
rr-veggie-eden = Veggie Eden
    .to = to Veggie Eden
    .at = at Veggie Eden
rr-chop-shop = Chop Shop
    .to = to the Chop Shop
    .at = at the Chop Shop
rr-dairy-king = Dairy King
    .to = to Dairy King
    .at = at Dairy King
rr-mystery-mart = Mystery Mart
    .to = to the Mystery Mart
    .at = at the Mystery Mart
rr-island = Island
    .to = to the Island
    .at = on the Island
rr-home = home
    .to = home
    .at = at home
rr-bread = bread
rr-flour = flour
rr-noodles = noodles
rr-potato = potato
rr-rice = rice
rr-avocado = avocado
rr-beans = beans
rr-peppers = peppers
rr-sweet-fruit = sweet fruit
rr-tomato = tomato
rr-carrot = carrot
rr-garlic = garlic
rr-leafy-greens = leafy greens
rr-onion = onion
rr-scallions = scallions
rr-beef = beef
rr-fish = fish
rr-pork = pork
rr-poultry = poultry
rr-shellfish = shellfish
rr-butter = butter
rr-cheese = cheese
rr-eggs = eggs
rr-milk = milk
rr-alien-goo = alien goo
rr-chocolate = chocolate
rr-secret-sauce = secret sauce
rr-wine = wine
rr-tofu = tofu

# Cuisines, kinds of recipes, upgrades.
rr-cuisine-vietnamese = Vietnamese
rr-cuisine-mexican = Mexican
rr-cuisine-korean = Korean
rr-cuisine-japanese = Japanese
rr-cuisine-italian = Italian
rr-cuisine-french = French
rr-cuisine-chinese = Chinese
rr-cuisine-american = American
rr-basic = basic
rr-gourmet = gourmet
rr-basic-cookbook = Basic Cookbook
rr-gourmet-cookbook = Gourmet Cookbook
rr-double-stove = Double Stove
rr-social-media = Social Media
rr-celebrity-endorsement = Celebrity Endorsement
rr-about-basic-cookbook = After you cook a basic recipe, look at four new ones and keep one.
rr-about-gourmet-cookbook = After you cook a gourmet recipe, look at four new ones and keep one.
rr-about-double-stove = Cook one basic and one gourmet recipe on the same day.
rr-about-social-media = You earn $100 more every day.
rr-about-celebrity-endorsement = You earn $100 more every day.

# Lines of the rulebook. $text is rr-rule-KEY, or rr-about-KEY if there is nothing to add.
rr-rulebook-chef = **{ $chef }**, { $text }
rr-rulebook-restaurant = { $restaurant }, { $cuisine }. Level 2: { $two }. Level 3: { $three }. Level 4: { $four }.
rr-rulebook-upgrade = **{ $upgrade }**, { $price }: { $text }
rr-rulebook-card = { $box ->
    [deluxe] { $copies ->
        [1] { $card } (Deluxe): { $text }
       *[other] { $card } (Deluxe, { $copies } cards): { $text }
    }
   *[base] { $copies ->
        [1] { $card }: { $text }
       *[other] { $card } ({ $copies } cards): { $text }
    }
}

# Chefs and what they can do.
rr-angus-khan = Angus Khan
rr-about-angus-khan = Wok Away: Once a day in phase 1, throw a chef out of your market. Not in the Mystery Mart.
rr-rule-angus-khan = Wok Away: in phase 1 he may throw one chef out of his market. That chef picks another place. Not on the Island, not in Mystery Mart.
rr-antoine-baguette = Antoine Baguette
rr-about-antoine-baguette = Aristocratic Taste: Other chefs in the same place pay $100 more for each thing they buy. Not in the Mystery Mart.
rr-rule-antoine-baguette = Aristocratic Taste: other chefs in the same place, the Island included, pay $100 more for each thing they buy. Not in Mystery Mart.
rr-biff-brobeque = Biff Brobeque
rr-about-biff-brobeque = Bro-tein Style: Any meat can replace any Veggie Eden ingredient. A recipe with two kinds of meat earns you $200.
rr-rule-biff-brobeque = Bro-tein Style: any meat may replace any Veggie Eden ingredient. A recipe cooked with two or more kinds of meat, substitutes included, earns him $200. Only Chop Shop cards of different kinds that he really used count (*ruling*).
rr-gardena-eden = Gardena Eden
rr-about-gardena-eden = Save the Animals: Two Veggie Eden ingredients can replace any meat. If you cook without this swap, you may make a chef discard a meat that one of their recipes lists.
rr-rule-gardena-eden = Save the Animals: two Veggie Eden ingredients may replace any one meat. If she cooked without using this, she may once that day, after all cooking, name another chef and a meat. That chef must have the meat, and one of their current recipes must list it. It is discarded (*ruling*). Goo, tofu and Go Vegan do not count as her power.
rr-general-stroganov = General Stroganov
rr-about-general-stroganov = We Share, Comrade: Once a day in phase 2, take an ingredient (not a Mystery Mart one) that none of its owner’s recipes lists. You pay them $100.
rr-rule-general-stroganov = We Share, Comrade: in phase 2, once a day (*ruling*), he takes one ingredient from any chef for $100, if none of that chef’s current recipes lists it and it is not from Mystery Mart. The $100 goes to that chef (*ruling*).
rr-gohan-sushido = Gohan Sushido
rr-about-gohan-sushido = Way of Foodshido: Once a day in phase 2, buy a card from the shelf of any market, wherever you are. Not from the Mystery Mart.
rr-rule-gohan-sushido = Way of Foodshido: in phase 2, once a day, he may buy one card from the shelf of any market but Mystery Mart, wherever he is.
rr-kim-chi = Kim Chi
rr-about-kim-chi = Drama Queen: Once a day in phase 1, pay $100 to swap places with a chef. Not with one in the Mystery Mart, and not with the same player two days in a row.
rr-rule-kim-chi = Drama Queen: in phase 1 she may pay $100 to the bank, even if she is then stopped, to swap places with a chef. Not with a chef in Mystery Mart, though she may be there herself. Not with the same player two days in a row, whatever chef that player then has. Chefs who are at home cannot be swapped or thrown out (*ruling*).
rr-lovehandles-mcfatterson = Lovehandles McFatterson
rr-about-lovehandles-mcfatterson = Jelly Rolls: Nobody else can buy from the bins of your market. The shelf stays open. Not in the Mystery Mart.
rr-rule-lovehandles-mcfatterson = Jelly Rolls: the bins of the market he is in are closed to the others; its shelf is not. Not in Mystery Mart.
rr-mortimer-sleazburger = Mortimer Sleazburger
rr-about-mortimer-sleazburger = Dirty Business: Once a day in phase 1, give one of your garbage to another chef. Not to the same player two days in a row.
rr-rule-mortimer-sleazburger = Dirty Business: in phase 1 he may give one of his garbage to another chef, but not to the same player two days in a row. An attempt that was stopped counts, for Kim Chi too (*ruling*).
rr-phyllis-grubman = Phyllis Grubman
rr-about-phyllis-grubman = Mystery Meat: Once a day, when you buy in the Chop Shop, take a free card from its shelf. For you, any meat can replace any other.
rr-rule-phyllis-grubman = Mystery Meat: once a day, when she buys in the Chop Shop, she may take one card from its shelf for free. Buying in a Shopping Spree counts, even if its minute ends before she could take the card. An empty shelf gives nothing (*ruling*). For her, any meat may replace any other.
rr-pork-knuckles = Pork Knuckles
rr-about-pork-knuckles = Black Market: Once a day in phase 2, buy an action card without being on the Island.
rr-rule-pork-knuckles = Black Market: in phase 2, once a day, he may buy one action card without being on the Island.
rr-senor-fuego = Señor Fuego
rr-about-senor-fuego = Rascals’ Shopping: At the end of phase 1, every other chef in your market pays you $200. With five or more chefs in play, they pay $100. Not in the Mystery Mart.
rr-rule-senor-fuego = Rascals’ Shopping: at the end of phase 1 every other chef in his market pays him $200, or $100 if five or more chefs are in play. Not on the Island, not in Mystery Mart.

# Restaurants and what their levels bring.
rr-pho-realz = Pho Realz
rr-level-pho-realz-2 = $300
rr-level-pho-realz-3 = $600
rr-level-pho-realz-4 = $900
rr-el-lunchador-picante = El Lunchador Picante
rr-level-el-lunchador-picante-2 = Throw away up to 2 garbage, or take $300
rr-level-el-lunchador-picante-3 = From now on, 1 garbage less per recipe
rr-level-el-lunchador-picante-4 = From now on, throw away garbage anywhere in phase 2 for $200 each
rr-rule-el-lunchador-picante = At level 2 you may also throw away fewer than 2 (*ruling*).
rr-the-soul-of-seoul = The Soul of Seoul
rr-level-the-soul-of-seoul-2 = Basic Cookbook, or $400 if you have it
rr-level-the-soul-of-seoul-3 = Gourmet Cookbook, or $600 if you have it
rr-level-the-soul-of-seoul-4 = From now on, +1 for each basic recipe
rr-rising-sun = Rising Sun
rr-level-rising-sun-2 = From now on, Dairy King’s shelf costs you $100
rr-level-rising-sun-3 = From now on, the Chop Shop’s shelf costs you $100
rr-level-rising-sun-4 = From now on, the Mystery Mart’s shelf costs you $200
rr-leaning-tower-of-eatsa = Leaning Tower of Eatsa
rr-level-leaning-tower-of-eatsa-2 = Draw an action card
rr-level-leaning-tower-of-eatsa-3 = Draw two action cards, keep one
rr-level-leaning-tower-of-eatsa-4 = Draw three action cards, keep two
rr-souffle-away = Souffle Away
rr-level-souffle-away-2 = From now on, $100 for each recipe you cook
rr-level-souffle-away-3 = From now on, keep one ingredient when you cook (not a Mystery Mart one)
rr-level-souffle-away-4 = From now on, +1 for each gourmet recipe
rr-rule-souffle-away = The ingredient that you keep must be a card that was really used. It is only one a day, even with two recipes (*ruling*).
rr-crouching-dumpling = Crouching Dumpling
rr-level-crouching-dumpling-2 = 1 card from the shelf of any market
rr-level-crouching-dumpling-3 = 2 cards from the shelves of different markets
rr-level-crouching-dumpling-4 = 3 cards from the shelves of different markets
rr-rule-crouching-dumpling = Name all the shelves first, then draw. An empty shelf gives you nothing (*ruling*).
rr-uncle-sams = Uncle Sam’s
rr-level-uncle-sams-2 = Social Media, or $300 if you have it
rr-level-uncle-sams-3 = Celebrity Endorsement, or $500 if you have it
rr-level-uncle-sams-4 = Double Stove, or $300 if you have it

# Action cards and what they do.
rr-clam-voyance = Clam-Voyance
rr-about-clam-voyance = Stops a card or power that takes from you, harms you or restricts you. It also stops another Clam-Voyance. It doesn’t count as your card of the day.
rr-rule-clam-voyance = Stops what is aimed at you, see RR-9.2 to RR-9.4.
rr-raiders-of-the-lost-pork = Raiders of the Lost Pork
rr-about-raiders-of-the-lost-pork = Steal an ingredient of your choice from a chef.
rr-armed-robbery = Armed Robbery
rr-about-armed-robbery = Steal half of a chef’s money.
rr-five-star-review = 5 Star Review
rr-about-five-star-review = Phase 3: Put it on one of your recipes. That recipe scores +1 when it’s cooked.
rr-rule-five-star-review = In phase 3, put it on one of your recipes. That recipe scores 1 point more when it is cooked, today or later.
rr-alien-attack = Alien Attack
rr-about-alien-attack = Everyone, including you, takes 2 garbage for each alien goo they have.
rr-contamination = Contamination
rr-about-contamination = Each chef you choose takes 1 garbage and discards an ingredient of their choice.
rr-discount = Discount
rr-about-discount = Everything you buy today costs half, but at least $100.
rr-rule-discount = Today your purchases cost half, rounded up, at least $100.
rr-food-inspector = Food Inspector
rr-about-food-inspector = Phase 1: Up to two chefs pay you $100 for each garbage they have.
rr-rule-food-inspector = In phase 1 up to two chefs give you $100 for each garbage they have (*ruling*: up to).
rr-food-recall = Food Recall
rr-about-food-recall = Each chef you choose discards an ingredient that you name for them (not a Mystery Mart one).
rr-rule-food-recall = Each chef you choose discards one ingredient that you name for each of them (*ruling*), not one from Mystery Mart.
rr-fridge-raid = Fridge Raid
rr-about-fridge-raid = Look through a market’s shelf (not the Mystery Mart’s). Take two cards and shuffle the rest.
rr-go-vegan = Go Vegan
rr-about-go-vegan = Phase 3: Today, fruit and vegetables can replace meat and dairy.
rr-rule-go-vegan = In phase 3, for today’s cooking, each Fruit Stand or Veggie Eden card may replace one meat or one Dairy King card (*ruling*: one for one).
rr-its-just-business = It’s Just Business
rr-about-its-just-business = Phase 2: Up to two restaurants can’t cook today unless they pay $500.
rr-rule-its-just-business = In phase 2 choose up to two restaurants. They may not cook today unless they pay $500 to the bank. They pay once, when declaring, for all recipes (*ruling*). Buying and trading are allowed.
rr-jackpot = Jackpot
rr-about-jackpot = If you have two pairs of ingredients, you get $800 and keep them.
rr-rule-jackpot = If you hold two pairs, two each of two different ingredients (*ruling*), take $800 and keep the cards.
rr-monopoly = Monopoly
rr-about-monopoly = Name an ingredient (not a Mystery Mart one). Everyone gives you all of theirs.
rr-negative-critic = Negative Critic
rr-about-negative-critic = Another restaurant loses 1 popularity point.
rr-ninja-attack = Ninja Attack
rr-about-ninja-attack = Steal a random action card from a chef.
rr-rule-ninja-attack = Steal one action card from a chef who has any. It is random, because hands are hidden (*ruling*).
rr-rat-infestation = Rat Infestation
rr-about-rat-infestation = Only you can buy in a market. It opens again once the others have paid $500 together, from tomorrow on.
rr-rule-rat-infestation = Put it on a market. Only you may buy there until the others have together paid $500 to the bank: any sums, from anywhere, in phase 2, from the next day on (*ruling*). Then it is discarded at once. You must be there yourself to buy. Lovehandles does not stop you, but Antoine’s surcharge applies. Gohan, Phyllis’s free card and the others’ Shopping Sprees cannot buy there (*ruling*).
rr-road-block = Road Block
rr-about-road-block = Phase 1: The chefs you choose go home for the day and can’t buy.
rr-rule-road-block = In phase 1 the chefs you choose go home for the day. They cannot buy, but may trade and cook. Their claims and the powers of their place end. They cannot use Gohan, Pork Knuckles or Shopping Spree either (*ruling*).
rr-shopping-spree = Shopping Spree
rr-about-shopping-spree = At the end of phase 2, buy from any bins and shelves in any markets.
rr-rule-shopping-spree = At the end of phase 2 you have one minute to buy from any bins and shelves of any markets. The Island and trading are excluded. Everybody who has a card and has not played one today is asked. You pay your own prices, Antoine and Lovehandles have gone home, and in Home Cook there is no time limit (*ruling*).
rr-special-order = Special Order
rr-about-special-order = Take a card from any bin.
rr-rule-special-order = Take one card from any bin, even a claimed one; a bidding war over it ends (*ruling*).
rr-taxes = Taxes
rr-about-taxes = Each chef pays you $200.
rr-fake-sale = Fake Sale
rr-about-fake-sale = Market prices double for the others today.
rr-rule-fake-sale = For the rest of the day the markets, not the Island, cost the others double.
rr-sous-chef = Sous Chef
rr-about-sous-chef = Draw three unused chefs and replace yours with one of them for good.
rr-rule-sous-chef = Draw 3 unused chefs and replace yours with one of them for good. It happens at once. Pawn and claim stay, the new power can be used today, and the old chef joins the unused ones (*ruling*).
rr-one-world = One World
rr-about-one-world = Throw away up to 3 garbage and get $100 for each.
rr-dinner-and-a-show = Dinner and a Show
rr-about-dinner-and-a-show = The bank pays you $200 for each chef who smiles before the next day.
rr-rule-dinner-and-a-show = Take $200 from the bank for each chef who smiles before the next phase 1. It is a matter of honour: each chef is asked at the end of the day, and bots flip a coin (*ruling*).
rr-farmers-market = Farmer’s Market
rr-about-farmers-market = Turn up the top card of each shelf. Take one and pass the rest to the left, until all are taken.
rr-rule-farmers-market = Turn up the top card of each of the six shelves (empty ones are skipped). Take one and pass the rest to the left, round and round until none is left (*ruling*).
rr-surveillance-camera = Surveillance Camera
rr-about-surveillance-camera = All the others show you their action cards.
rr-rule-surveillance-camera = All others show you their action cards. The app remembers for you what you saw.

# Recipes.
rr-recipe-apple-pie = Apple Pie
rr-recipe-blt-sandwich = BLT Sandwich
rr-recipe-mac-and-cheese = Mac and Cheese
rr-recipe-chow-mein = Chow Mein
rr-recipe-egg-fried-rice = Egg Fried Rice
rr-recipe-potstickers = Potstickers
rr-recipe-croque-monsieur = Croque Monsieur
rr-recipe-french-onion-soup = French Onion Soup
rr-recipe-fruit-crepes = Fruit Crepes
rr-recipe-bruschetta = Bruschetta
rr-recipe-margherita-pizza = Margherita Pizza
rr-recipe-potato-gnocchi = Potato Gnocchi
rr-recipe-california-roll = California Roll
rr-recipe-japanese-curry = Japanese Curry
rr-recipe-yakitori = Yakitori
rr-recipe-japchae = Japchae
rr-recipe-kimbap = Kimbap
rr-recipe-kimchi-pancakes = Kimchi Pancakes
rr-recipe-fish-tacos = Fish Tacos
rr-recipe-guacamole = Guacamole
rr-recipe-quesadilla = Quesadilla
rr-recipe-avocado-shake = Avocado Shake
rr-recipe-banh-mi = Banh Mi
rr-recipe-fresh-spring-rolls = Fresh Spring Rolls
rr-recipe-bbq-ribs-platter = BBQ Ribs Platter
rr-recipe-bacon-cheeseburger = Bacon Cheeseburger
rr-recipe-clam-chowder = Clam Chowder
rr-recipe-kung-pao-chicken = Kung Pao Chicken
rr-recipe-mapo-tofu = Mapo Tofu
rr-recipe-sweet-and-sour-fish = Sweet and Sour Fish
rr-recipe-bouillabaisse = Bouillabaisse
rr-recipe-coq-au-vin = Coq au Vin
rr-recipe-duck-a-l-orange = Duck a l’Orange
rr-recipe-lasagna = Lasagna
rr-recipe-seafood-risotto = Seafood Risotto
rr-recipe-tiramisu = Tiramisu
rr-recipe-chirashi-bowl = Chirashi Bowl
rr-recipe-sukiyaki = Sukiyaki
rr-recipe-tonkotsu-ramen = Tonkotsu Ramen
rr-recipe-bibimbap = Bibimbap
rr-recipe-pork-belly-barbecue = Pork Belly Barbecue
rr-recipe-soft-tofu-stew = Soft Tofu Stew
rr-recipe-carne-asada-burrito = Carne Asada Burrito
rr-recipe-chiles-rellenos = Chiles Rellenos
rr-recipe-mole-poblano = Mole Poblano
rr-recipe-banh-xeo = Banh Xeo
rr-recipe-clay-pot-fish = Clay Pot Fish
rr-recipe-pho-bo = Pho Bo

# Things, phases and questions.
rr-seat-1 = Player 1
rr-seat-2 = Player 2
rr-seat-3 = Player 3
rr-seat-4 = Player 4
rr-seat-5 = Player 5
rr-seat-6 = Player 6
rr-seat-7 = Player 7
rr-seat-8 = Player 8
rr-everybody = everyone
    .is = other
    .object = everyone
    .dative = everyone
rr-thing-money = money
rr-thing-garbage = garbage
rr-thing-upgrade = upgrade
rr-thing-ingredient = ingredient
rr-thing-card = action card
rr-thing-recipe = recipe
rr-thing-nothing = nothing
rr-thing-favour = “{ $letter }”
rr-kind-ingredient = ingredient
rr-kind-market = market
rr-kind-place = place
rr-kind-chef = chef
rr-kind-restaurant = restaurant
rr-kind-card = action card
rr-kind-upgrade = upgrade
rr-kind-recipe = recipe
rr-phase-0 = Setup
rr-phase-1 = Money & Move
rr-phase-2 = Buy & Barter
rr-phase-3 = Cook & Counter
rr-phase-4 = End
rr-group-go = Go
rr-group-claim = Claim
rr-group-answer = Answer
rr-group-choose = Choose
rr-group-bid = Bid
rr-group-cook = Cook
rr-group-buy = Buy
rr-group-power = Powers
rr-group-card = Cards
rr-group-answer-offer = Offers
rr-group-offer = Offer
rr-group-ready = Ready
rr-step-choose-restaurant = Choose your restaurant.
rr-step-choose-chef = Choose your chef.
rr-step-choose-npc = Choose your NPC.
rr-step-choose-squad = Choose three chefs for your squad.
rr-step-drafting = Pick or ban a chef.
rr-step-destinations = Where are you going today?
rr-step-claims = Which bin do you claim?
rr-step-powers = Use powers and phase 1 cards. Press Ready when done.
rr-step-toll = Who pays Señor Fuego’s toll?
rr-step-effect = You’re the target. Play Clam-Voyance or allow it?
rr-step-relocate = Pick another place.
rr-step-reclaim = Which bin do you claim there?
rr-step-buying = Buy, bid and trade. Press Ready when done.
rr-step-spree-call = Play Shopping Spree?
rr-step-spree = Buy wherever you like. Press Ready when done.
rr-step-declare = What are you cooking today?
rr-step-cooking = Everyone is cooking.
rr-step-afterwards = What comes first?
rr-step-new-recipe = Which recipe do you keep?
rr-step-level-bonus = Choose your level bonus.
rr-step-veto = Which chef discards which meat?
rr-step-smiles = Did you smile?
rr-step-recall-names = Name an ingredient for the next chef, or none.
rr-step-contaminated = Which ingredient do you discard?
rr-step-fridge = Take an ingredient from the shelf.
rr-step-farmers-table = Take an ingredient.
rr-step-new-chef = Choose your new chef.
rr-step-kept-ingredient = Which ingredient do you keep?
rr-step-evening = The day is ending.
rr-step-setting-up = Setting up the table.
rr-step-over = The game is over.

# The log. “$seat-is” is “you” when the seat is the reader’s own.
rr-log-bans = { $seat-is ->
    [you] You ban { $chef }.
   *[other] { $seat } bans { $chef }.
}
rr-log-bids = { $seat-is ->
    [you] You bid
   *[other] { $seat } bids
} ${ NUMBER($money, useGrouping: 0) }{ $n ->
    [0] { "" }
   *[other] { " " }and { $n } garbage
} for { $what }.
rr-log-blocked = { $seats-is ->
    [you] You go home for the day.
   *[other] Home for the day: { $seats }.
}
rr-log-bought-bin = { $seat-is ->
    [you] You buy { $what } { $where-at } for ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } buys { $what } { $where-at } for ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-bought-shelf = { $seat-is ->
    [you] You buy from the shelf { $where-at } for ${ NUMBER($money, useGrouping: 0) }: { $what }.
   *[other] { $seat } buys from the shelf { $where-at } for ${ NUMBER($money, useGrouping: 0) }: { $what }.
}
rr-log-bought-card = { $seat-is ->
    [you] You buy an action card for ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } buys an action card for ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-bought-upgrade = { $seat-is ->
    [you] You buy an upgrade for ${ NUMBER($money, useGrouping: 0) }: { $what }.
   *[other] { $seat } buys an upgrade for ${ NUMBER($money, useGrouping: 0) }: { $what }.
}
rr-log-cards-reshuffled = The discarded action cards are shuffled.
rr-log-claim-lapses = { $seat-is ->
    [you] You lose your claim on { $what }: the bins { $where-at } are closed today.
   *[other] { $seat } loses their claim on { $what }: the bins { $where-at } are closed today.
}
rr-log-claim-made = { $seat-is ->
    [you] You’ve decided what to claim.
   *[other] { $seat } has decided what to claim.
}
rr-log-claims = { $seat-is ->
    [you] You claim { $what } { $where-at }.
   *[other] { $seat } claims { $what } { $where-at }.
}
rr-log-clams = { $seat-is ->
    [you] You play Clam-Voyance against { $source }.
   *[other] { $seat } plays Clam-Voyance against { $source }.
}
rr-log-clams-clam = { $seat-is ->
    [you] You answer with another Clam-Voyance.
   *[other] { $seat } answers with another Clam-Voyance.
}
rr-log-closed = { $seats-is ->
    [you] You can’t cook today unless you pay $500.
   *[other] No cooking today without paying $500: { $seats }.
}
rr-log-cooks = { $seat-is ->
    [you] You cook { $recipes } with { $with }
   *[other] { $seat } cooks { $recipes } with { $with }
}: { $n ->
    [one] 1 popularity point
   *[other] { $n } popularity points
}.
rr-log-day = Day { $n }
rr-log-declared = { $seat-is ->
    [you] You’ve decided what to cook.
   *[other] { $seat } has decided what to cook.
}
rr-log-declines = { $seat-is ->
    [you] You decline offer { $n }.
   *[other] { $seat } declines offer { $n }.
}
rr-log-discards = { $seat-is ->
    [you] You discard { $what }.
   *[other] { $seat } discards { $what }.
}
rr-log-discards-card = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
rr-log-drama = { $seat-is ->
    [you] You make a scene to swap places with { $chef }!
   *[other] { $seat } makes a scene to swap places with { $chef }!
}
rr-log-draws-cards = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $n ->
    [one] an action card
   *[other] { $n } action cards
}.
rr-log-drew-card = You drew { $card }.
rr-log-dumps = { $seat-is ->
    [you] You throw away { $n } garbage
   *[other] { $seat } throws away { $n } garbage
}{ $money ->
    [0] { "" }
   *[other] { " " }for ${ NUMBER($money, useGrouping: 0) }
}.
rr-log-farmers-table = At the Farmer’s Market: { $what }.
rr-log-free-card = { $seat-is ->
    [you] You get a free card: { $what }.
   *[other] { $seat } gets a free card: { $what }.
}
rr-log-gains = { $seat-is ->
    [you] You get ${ NUMBER($money, useGrouping: 0) } from the bank.
   *[other] { $seat } gets ${ NUMBER($money, useGrouping: 0) } from the bank.
}
rr-log-gets-upgrade = { $seat-is ->
    [you] You get an upgrade: { $what }.
   *[other] { $seat } gets an upgrade: { $what }.
}
rr-log-gives-all = { $seat-is ->
    [you] You give { $to } { $n } × { $what }.
   *[other] { $seat } gives { $to-object } { $n } × { $what }.
}
rr-log-gives-garbage = { $seat-is ->
    [you] You give { $other } 1 garbage.
   *[other] { $seat } gives { $other-object } 1 garbage.
}
rr-log-goes = { $seat-is ->
    [you] You send { $chef } { $where-to }.
   *[other] { $seat } sends { $chef } { $where-to }.
}
rr-log-has-chosen = { $seat-is ->
    [you] You’ve chosen.
   *[other] { $seat } has chosen.
}
rr-log-head-start = { $seat-is ->
    [you] You start with ${ NUMBER($money, useGrouping: 0) } to balance a weaker setup.
   *[other] { $seat } starts with ${ NUMBER($money, useGrouping: 0) } to balance a weaker setup.
}
rr-log-hires = { $seat-is ->
    [you] You hire { $chef }.
   *[other] { $seat } hires { $chef }.
}
rr-log-hits = { $source } against { $seats-object }.
rr-log-hits-named = { $source } against { $seats-object }: { $what }.
rr-log-joins-squad = { $seat-is ->
    [you] { $chef } joins your squad.
   *[other] { $chef } joins { $seat }’s squad.
}
rr-log-keeps = { $seat-is ->
    [you] You keep { $what }.
   *[other] { $seat } keeps { $what }.
}
rr-log-keeps-cards = You keep { $cards }.
rr-log-leaves = { $seat-is ->
    [you] You leave the game.
   *[other] { $seat } leaves the game.
}
rr-log-lets-go = { $seat-is ->
    [you] You release your claim on { $what }.
   *[other] { $seat } releases their claim on { $what }.
}
rr-log-level = { $seat-is ->
    [you] You reach level { $n }.
   *[other] { $seat } reaches level { $n }.
}
rr-log-looks-at = You look at { $recipes }.
rr-log-loses-point = { $seat-is ->
    [you] You lose 1 popularity point.
   *[other] { $seat } loses 1 popularity point.
}
rr-log-makes-garbage = { $seat-is ->
    [you] Your cooking leaves { $n } garbage.
   *[other] { $seat }’s cooking leaves { $n } garbage.
}
rr-log-names = { $seat-is ->
    [you] You name { $what } for { $other }.
   *[other] { $seat } names { $what } for { $other-object }.
}
rr-log-new-chef = { $seat-is ->
    [you] You replace { $old } with { $chef }.
   *[other] { $seat } replaces { $old } with { $chef }.
}
rr-log-new-recipe = { $seat-is ->
    [you] You have a new recipe: { $recipe }.
   *[other] { $seat } has a new recipe: { $recipe }.
}
rr-log-offer-fails = { $seat-is ->
    [you] { $with } accepts offer { $n }, but you no longer have everything you offered.
   *[other] { $with-is ->
        [you] You accept offer { $n }, but { $seat } no longer has everything they offered.
       *[other] { $with } accepts offer { $n }, but { $seat } no longer has everything they offered.
    }
} Missing: { $what }. The trade is off.
rr-log-offered-cards = Action cards in offer { $n }: { $cards }.
rr-log-offers = { $seat-is ->
    [you] Your offer { $n } to { $to }
   *[other] { $to-is ->
        [you] Offer { $n } from { $seat } to you
       *[other] Offer { $n } from { $seat } to { $to }
    }
}: { $give } for { $want }.
rr-log-opens = { $seat-is ->
    [you] You open { $restaurant }.
   *[other] { $seat } opens { $restaurant }.
}
rr-log-paused = The clock is paused.
rr-log-pays = { $seat-is ->
    [you] You pay { $to } ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } pays { $to-object } ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-pays-bank = { $seat-is ->
    [you] You pay the bank ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } pays the bank ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-pays-rats = { $seat-is ->
    [you] You pay ${ NUMBER($money, useGrouping: 0) } to clear the rats { $where-at }.
   *[other] { $seat } pays ${ NUMBER($money, useGrouping: 0) } to clear the rats { $where-at }.
}
rr-log-phase-2 = Buy & Barter begins.
rr-log-phase-3 = Cook & Counter begins.
rr-log-plays = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
rr-log-prices-double = Prices double today for { $seats-object }.
rr-log-raids = { $seat-is ->
    [you] You raid the shelf { $where-at }.
   *[other] { $seat } raids the shelf { $where-at }.
}
rr-log-rats = { $seat-is ->
    [you] You let the rats loose { $where-at }.
   *[other] { $seat } lets the rats loose { $where-at }.
}
rr-log-rats-gone = No more rats { $where-at }.
rr-log-ready = { $seat-is ->
    [you] You’re ready.
   *[other] { $seat } is ready.
}
rr-log-recycles = { $seat-is ->
    [you] You turn { $n } garbage into ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } turns { $n } garbage into ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-restocked = The markets restock their bins.
rr-log-resumed = The clock is running again.
rr-log-sees-cards = You see { $cards }.
rr-log-sees-chefs = You see { $chefs }.
rr-log-sells = { $seat-is ->
    [you] You sell { $n } chocolate for ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } sells { $n } chocolate for ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-shakes-off = { $seat-is ->
    [you] You play Clam-Voyance against { $chef }.
   *[other] { $seat } plays Clam-Voyance against { $chef }.
}
rr-log-shown-hand = { $seat-is ->
    [you] Your action cards: { $cards }.
   *[other] { $seat }’s action cards: { $cards }.
}
rr-log-shows-hand = { $seat-is ->
    [you] You show { $other } all your action cards.
   *[other] { $seat } shows { $other-object } all their action cards.
}
rr-log-smiles = { $seat-is ->
    [you] You smiled, so { $other } gets ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $other-is ->
        [you] { $seat } smiled, so you get ${ NUMBER($money, useGrouping: 0) }.
       *[other] { $seat } smiled, so { $other } gets ${ NUMBER($money, useGrouping: 0) }.
    }
}
rr-log-spares = { $seat-is ->
    [you] Your { $chef } spares { $other } today.
   *[other] { $seat }’s { $chef } spares { $other-object } today.
}
rr-log-stands = { $seat-is ->
    [you] You hold your bid.
   *[other] { $seat } holds their bid.
}
rr-log-star = { $seat-is ->
    [you] You put a 5 Star Review on { $recipe }.
   *[other] { $seat } puts a 5 Star Review on { $recipe }.
}
rr-log-steals = { $seat-is ->
    [you] You take { $what } from { $from }.
   *[other] { $seat } takes { $what } from { $from-object }.
}
rr-log-steals-card = { $seat-is ->
    [you] You steal an action card from { $from }.
   *[other] { $seat } steals an action card from { $from-object }.
}
rr-log-stolen-card = The stolen card: { $card }.
rr-log-stopped = No effect on { $seat-object }: { $source }.
rr-log-swaps = { $seat-is ->
    [you] You swap places with { $other }.
   *[other] { $seat } swaps places with { $other-object }.
}
rr-log-takes = { $seat-is ->
    [you] You take { $what } { $where-at }.
   *[other] { $seat } takes { $what } { $where-at }.
}
rr-log-takes-farmers = { $seat-is ->
    [you] You take { $what } at the Farmer’s Market.
   *[other] { $seat } takes { $what } at the Farmer’s Market.
}
rr-log-takes-garbage = { $seat-is ->
    [you] You take { $n } garbage.
   *[other] { $seat } takes { $n } garbage.
}
rr-log-time-up = Time is up.
rr-log-traded-cards = Action cards traded: { $cards }.
rr-log-trades = { $seat-is ->
    [you] You trade with { $with }: { $give } for { $want }.
   *[other] { $seat } trades with { $with-object }: { $give } for { $want }.
}
rr-log-undeclared = { $seat-is ->
    [you] You change your mind about cooking.
   *[other] { $seat } changes their mind about cooking.
}
rr-log-unready = { $seat-is ->
    [you] You’re not ready after all.
   *[other] { $seat } is not ready after all.
}
rr-log-war = Bidding war for { $what } { $where-at }: { $seats }.
rr-log-war-garbage-void = Tie for { $what }: not everyone still has the same money and bids all of it. Garbage doesn’t count.
rr-log-war-nobody = Nobody buys { $what }. The card is free again.
rr-log-war-out = { $seat-is ->
    [you] You’re out of the bidding for { $what }.
   *[other] { $seat } is out of the bidding for { $what }.
}
rr-log-war-shut = { $seat-is ->
    [you] You can’t buy there any more, so you’re out of the bidding for { $what }.
   *[other] { $seat } can’t buy there any more and is out of the bidding for { $what }.
}
rr-log-war-short = { $seat-is ->
    [you] You can’t match ${ NUMBER($money, useGrouping: 0) }, so you’re out of the bidding for { $what }.
   *[other] { $seat } can’t match ${ NUMBER($money, useGrouping: 0) } and is out of the bidding for { $what }.
}
rr-log-war-tied = Tie: nobody can buy { $what } today.
rr-log-war-won = { $seat-is ->
    [you] You win the bidding for { $what }{ $n ->
        [0] { "" }
       *[other] { " " }and take { $n } garbage
    }.
   *[other] { $seat } wins the bidding for { $what }{ $n ->
        [0] { "" }
       *[other] { " " }and takes { $n } garbage
    }.
}
rr-log-wheel-down = { $seat-is ->
    [you] You’ve chosen where to go.
   *[other] { $seat } has chosen where to go.
}
rr-log-wins = { $seats-is ->
    [you] You win. You’re the Wiener!
   *[other] And the Wiener is: { $seats }!
}
rr-log-withdraws = { $seat-is ->
    [you] You withdraw offer { $n }.
   *[other] { $seat } withdraws offer { $n }.
}

# What can be wrong.
rr-err-accept-cards = Choose the action cards you give for this offer. It asks for { $n }.
rr-err-ambiguous-word = “{ $word }” could mean several things: { $could }. Type more letters.
rr-err-bid-garbage = Bid without garbage. It only counts when all tied bidders have the same money and have bid all of it.
rr-err-bid-garbage-most = Add at most { $n } garbage to a bid.
rr-err-bid-low = Bid at least ${ NUMBER($least, useGrouping: 0) }.
rr-err-bid-more-money = ${ NUMBER($money, useGrouping: 0) } is not enough. Bid more money, hold your bid or drop out.
rr-err-bid-not-better = That doesn’t raise your bid or match the highest one. Add at least { $n } garbage.
rr-err-bin-barred = After the tie nobody can buy { $what } today. Choose something else.
rr-err-bin-empty = Bin { $n } { $where-at } is empty. Choose another one.
rr-err-bin-reserved = Someone else has claimed { $what }. Choose another card.
rr-err-bins-closed = Lovehandles keeps the bins { $where-at } closed. Buy from the shelf.
rr-err-cannot-spare = { $chef } can’t spare anyone for you right now.
rr-err-cannot-stand-for = You can’t replace { $place } with { $what }. Choose another ingredient.
rr-err-card-not-held = You don’t have { $card } in your hand.
rr-err-card-phase = You can’t play { $card } in this phase.
rr-err-card-waits = Wait until the wheels are revealed to play { $card }. Only then do you know where each chef is.
rr-err-card-played = You’ve already played a card today. Save { $card } for another day.
rr-err-card-target = You can’t play { $card } like that right now. Check what the card needs.
rr-err-choose-chefs = There are only { $chefs } chefs. Deal fewer than { $n } to each player.
rr-err-choose-restaurants = There are only 8 restaurants. Deal fewer than { $n } to each player.
rr-err-clam-answers = Keep Clam-Voyance until a card or power targets you.
rr-err-clock = Not possible now: “{ $word }”.
rr-err-closed = Your restaurant is closed today. You need ${ NUMBER($money, useGrouping: 0) } to cook anyway.
rr-err-cooking-lacks = You only have { $have } × { $what }.
rr-err-cooking-places = This recipe needs exactly { $n } ingredients.
rr-err-cooks-many = Two Many Cooks is for up to 6 players, not { $n }.
rr-err-data = Data error in { $where }: expected { $wanted }.
rr-err-empty = Enter a move.
rr-err-extra = That extra doesn’t go with this dish. Add one secret sauce to a basic recipe or one wine to a gourmet recipe, on top of what it lists.
rr-err-favour = Each side can add one favour of up to { $n } characters.
rr-err-form = Write it like this: { $form }
rr-err-garbage-count = You have { $have } garbage, so you can’t throw away { $n }.
rr-err-head-chef = Only the Head Chef can pause the clock.
rr-err-gone = You’ve left this game.
rr-err-hundreds = Enter money in steps of $100, not ${ NUMBER($n, useGrouping: 0) }.
rr-err-long = This move is too long ({ $n } characters). Enter a shorter one.
rr-err-no-barter-now = You can only trade in { rr-phase-2 }.
rr-err-no-cards-left = There are no action cards left.
rr-err-no-chocolate = You have { $have } chocolate, so you can’t sell { $n }.
rr-err-no-clam = You don’t have Clam-Voyance.
rr-err-no-rats = There are no rats for you to clear { $where-at }.
rr-err-no-such-offer = Offer { $n } is no longer open.
rr-err-in-war = Finish the bidding war first. Until then you can’t buy anything else { $where-at }.
rr-err-no-war = You’re not in a bidding war right now.
rr-err-no-way = You can’t cook it like that with what you have.
rr-err-not-asked = It’s not your turn to act. ({ $step })
rr-err-not-in-bins = Not in any bin there: { $what }.
rr-err-not-in-phase = You can’t do that in this phase ({ $phase }).
rr-err-not-listed = The recipe has no open place for { $what }.
rr-err-not-offered = That doesn’t answer the question: { $step }
rr-err-not-on-island = You have to be on the Island for that.
rr-err-not-ready = You’re not ready yet, so there’s nothing to take back.
rr-err-not-there = You’re not { $where-at } today.
rr-err-not-under = { $chef } isn’t affecting you right now.
rr-err-not-your-chef = { $chef } isn’t working for you today.
rr-err-not-your-offer = Offer { $n } isn’t yours.
rr-err-not-your-recipe = “{ $word }” isn’t one of your recipes, or it could mean several. Type the full name.
rr-err-nothing-reserved = You have no claim to release.
rr-err-number = “{ $word }” must be a whole number from { $min } to { $max }.
rr-err-offer-any-card = Name the action cards you give. Only the other side’s cards can be left open.
rr-err-offer-empty = Add something to give or get.
rr-err-offer-many = You have { $n } open offers. Withdraw one first.
rr-err-offer-much = Each side of an offer can hold at most { $n } of a kind and ${ NUMBER($money, useGrouping: 0) }.
rr-err-offer-nobody = Send the offer to another player or to everyone.
rr-err-offer-not-to-you = Offer { $n } isn’t for you.
rr-err-offer-upgrade = Nobody can have the same upgrade twice. Name it once.
rr-err-offers-today = Limit reached: { $n } offers today.
rr-err-one-recipe = Cook one recipe a day. With the Double Stove you can cook one basic and one gourmet.
rr-err-option-flag = Set “{ $where }” to true or false.
rr-err-option-word = Set “{ $where }” to one of these: { $known }.
rr-err-over = The game is over.
rr-err-place-open = The place for { $what } is still empty. Fill it first.
rr-err-players-deluxe = Choose the Deluxe edition for { $n } players.
rr-err-power-sleeps = You can use { $chef }’s power once your restaurant reaches level 2.
rr-err-power-target = { $chef } can’t do that right now.
rr-err-power-used = You’ve already used { $chef }’s power today.
rr-err-rats = The rats keep you from buying { $where-at }.
rr-err-rats-sum = Pay between $100 and ${ NUMBER($money, useGrouping: 0) } to clear the rats.
rr-err-rats-today = The rats only came today. You can pay from tomorrow on.
rr-err-ready-already = You’re already ready.
rr-err-ready-in-war = Finish the bidding war first.
rr-err-saved = This saved game is damaged: { $where }.
rr-err-seat = Unknown player: “{ $word }”. Enter p1 to p{ $max }.
rr-err-shelf-empty = The shelf { $where-at } is empty.
rr-err-squad-chefs = Kitchen Squad deals its chefs its own way. Turn off the choice of chefs and the beginners’ chefs.
rr-err-squad-cooks = Choose either Kitchen Squad or Two Many Cooks, not both.
rr-err-squad-two = Kitchen Squad is for 2 players, not { $n }.
rr-err-stands-already = You’re already holding your bid.
rr-err-thing = You can’t trade “{ $word }”.
rr-err-too-dear = That costs ${ NUMBER($price, useGrouping: 0) }. You have ${ NUMBER($money, useGrouping: 0) } to spend.
rr-err-trade-lacks = { $seat } doesn’t have everything for this trade. Missing: { $what }.
rr-err-trade-lacks-you = You don’t have everything for this trade. Missing: { $what }.
rr-err-trade-recipes = After a trade, each side must have as many basic and gourmet recipes as before.
rr-err-two-days = { $chef } can’t choose { $seat } two days in a row. Choose another player.
rr-err-unknown-move = Unknown move: “{ $word }”. Known moves: { $known }.
rr-err-unknown-word = Unknown { $kind }: “{ $word }”
rr-err-upgrade-island = { $seat } has to be on the Island to get an upgrade.
rr-err-upgrade-island-you = You have to be on the Island to get an upgrade.
rr-err-upgrade-owned = You already have this upgrade: { $what }.
rr-err-upgrade-twice = { $seat } can’t have the same upgrade twice.
rr-err-upgrade-twice-you = You can’t have the same upgrade twice.

## Why a price is not the list price, and by how much each reason changes it
rr-price-restaurant = your level
rr-price-fake-sale = { rr-fake-sale }
rr-price-antoine = Antoine
rr-price-npc = NPC
rr-price-discount = { rr-discount }
rr-price-more = { $reason } +${ NUMBER($n, useGrouping: 0) }
rr-price-less = { $reason } −${ NUMBER($n, useGrouping: 0) }
rr-price-shelf = shelf ${ NUMBER($n, useGrouping: 0) }: { $steps }
