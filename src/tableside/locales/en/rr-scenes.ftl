### The summary at the end of a day, the tap-cards and the legend of Rival Restaurants in the browser.

## The end of a day
rr-scene-title = Day { $n } is over
rr-scene-next = Next day
rr-scene-rank = Rank { $n }
rr-scene-cooked = Cooked { $what }: +{ $n }
rr-scene-nothing = Cooked nothing
rr-scene-level = Level { $n } reached
rr-scene-upgrade = New upgrade: { $what }
rr-scene-income = Income: ${ NUMBER($n, useGrouping: 0) }
rr-scene-points = { $n ->
    [one] 1 popularity point
   *[other] { $n } popularity points
}
rr-scene-gained = { $n ->
    [one] 1 more popularity point than yesterday
   *[other] { $n } more popularity points than yesterday
}
rr-scene-lost = { $n ->
    [one] 1 popularity point fewer than yesterday
   *[other] { $n } fewer popularity points than yesterday
}
rr-scene-said = Day { $n } is over. Popularity: { $who }.
rr-scene-of = { $who } { $n }
rr-scene-off = Don’t show again
rr-scene-switch = Summary at the end of each day

## Tap-cards
rr-about-owner = { $who-is ->
    [you] This is your chef. The ring has your colour.
   *[other] This chef works for { $who }. The ring has their colour.
}
rr-about-cuisine = Cuisine: { $cuisine }. Recipes of this cuisine score 1 point more here.
rr-about-level = Level { $n }, from { $at } popularity
rr-about-level-reached = Level { $n }, reached

## The legend
rr-marks = What do the marks mean?
rr-marks-people = People
rr-marks-ring = Ring
rr-marks-ring-about = Everyone has a colour. Their chefs have a ring in that colour, wherever they are.
rr-marks-dot = Dot with a letter
rr-marks-dot-about = The player with this colour and initial needs this ingredient. Next to something you need, it means that they have it.
rr-marks-head = Head Chef
rr-marks-head-about = The host of the table. Only the Head Chef can pause the clock.
rr-marks-first = First today
rr-marks-first-about = When seat order matters, this player goes first today. Tomorrow it’s the next player to the left.
rr-marks-npc = NPC
rr-marks-npc-about = A second chef of the same player. An NPC pays $100 more.
rr-marks-ready = Ready
rr-marks-ready-about = This player is done with the phase. “…” means that they are still thinking.
rr-marks-gone = Left
rr-marks-gone-about = This player resigned.
rr-marks-town = Markets
rr-marks-here = Blue frame around a place
rr-marks-here-about = You’re here today.
rr-marks-busy = Number and dot
rr-marks-busy-about = On a phone, the number shows how many chefs are there. The dot means that something you need is there.
rr-marks-shelf = Crate with a number
rr-marks-shelf-about = How many cards are left on the shelf. You only see a card when you buy it.
rr-marks-open = Blue frame around an ingredient
rr-marks-open-about = Tap it to claim it or to buy it.
rr-marks-claim = Chef on an ingredient
rr-marks-claim-about = This chef has claimed it. If several chefs claim it, they bid against each other.
rr-marks-choice = Tick
rr-marks-choice-about = Your secret choice. You can change it until everyone has chosen.
rr-marks-shut = Faded
rr-marks-shut-about = You can’t buy it now.
rr-marks-price = Crossed-out price
rr-marks-price-about = The list price. Next to it is the price you pay.
rr-marks-hint = Lamp and dashed frame
rr-marks-hint-about = What the hint recommends.
rr-marks-kitchen = Restaurants
rr-marks-popularity = Popularity and level
rr-marks-popularity-about = The number is the popularity. Each star below it is a level reached: the first at { $one }, the second at { $two }, the third at { $three } points. { $goal } points end the game.
rr-marks-garbage = Garbage
rr-marks-garbage-about = Cooking leaves garbage. Each piece of garbage in your kitchen costs 1 point when you cook. You can throw it away on the Island.
rr-marks-cards = Action cards
rr-marks-cards-about = How many action cards this player has in hand.
rr-marks-playable = Glowing action card
rr-marks-playable-about = You can play it now.
rr-marks-upgrades = Upgrades
rr-marks-upgrades-about = What this restaurant has bought or won. Tap one to see what it does.
rr-marks-effect = Yellow label
rr-marks-effect-about = A card or a chef affects this restaurant. Tap the label to see how.
rr-marks-recipes = Ingredients
rr-marks-missing = Dashed
rr-marks-missing-about = A recipe lists it, and its owner doesn’t have it yet.
rr-marks-stand-in = With “≈”
rr-marks-stand-in-about = The owner doesn’t have it, but something else they have can replace it.
rr-marks-mine = Blue frame
rr-marks-mine-about = A rival lacks it, and you have it. You can trade.
rr-marks-needed = Glowing
rr-marks-needed-about = You need it for one of your recipes.
rr-marks-complete = Glowing recipe
rr-marks-complete-about = Everything this recipe needs is there. In the list of rivals, its name is green.
rr-marks-home = Dotted ring around the points
rr-marks-home-about = This recipe belongs to your cuisine. It scores 1 point more.
rr-marks-star = Star
rr-marks-star-about = A { rr-five-star-review } is on this recipe. It scores 1 point more.

## The Island
rr-dump-free = Throw away { $n } for free
