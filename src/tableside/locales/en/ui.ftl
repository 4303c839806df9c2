### Words of the browser client.

## Everywhere
ui-close = Close
ui-field-missing = Please fill this in.
ui-again = Try again
ui-skip = Skip to the table
ui-notices = Notices
ui-home = Home
ui-around = Way around
ui-language = Language
ui-light = Light
ui-theme = Light: { $theme }
ui-theme-auto = as the device
ui-theme-light = bright
ui-theme-dark = evening
# The reader among the players. "object" stands after a verb or preposition, "dative" where German wants it.
reader = You
    .object = you
    .dative = you
ui-seat = Seat { $number }
ui-list-price = List price
ui-nav-mine = My games
ui-nav-watch = Watch
ui-nav-rules = Rules
ui-nav-settings = Settings

## Nothing to show
ui-loading = Warming up
ui-loading-more = The stove is lit.
ui-page-failed = The kitchen does not answer
ui-page-failed-more = Look at your connection, then try again. Nothing played is lost.
ui-not-found = No table here
ui-not-found-more = The address may be old or mistyped. At home there is always a free chair.

## Home
ui-welcome = Sit down, the table is set
ui-welcome-more = Two restaurant games, against friends or bots. No sign‑up, no wait.
ui-look-around = Look around
ui-my-games = My games
ui-watch = Watch a game
ui-rules = Read the rules
ui-play-now = Play now
ui-new-table = New table
ui-game-burger-joint = Burger Joint
ui-game-burger-joint-pitch = A duel of cubes: collect ingredients, deny them to your rival, and grow from a stand to a bistro.
ui-game-burger-joint-players = 2 players
ui-game-burger-joint-length = 30 minutes
ui-game-rival-restaurants = Rival Restaurants
ui-game-rival-restaurants-pitch = Everybody at once: shop, bid, barter and sabotage, then cook your way to fame.
ui-game-rival-restaurants-players = 2–8 players
ui-game-rival-restaurants-length = 60 minutes

## About
ui-about = About Tableside
ui-about-what = One exact rules engine serves this page, the terminal, the bots and research. The server decides; this page only draws what it may see.
ui-about-art = All pictures are our own. The letters on the signs are Shrikhand, under the SIL Open Font License.

## Burger Joint
ui-take-cube = Take { $cube }
ui-cube-K = patty
ui-cube-Y = cheese
ui-cube-G = pepper
ui-cube-R = tomato
ui-cube-W = dough
ui-cube-N = mushroom
