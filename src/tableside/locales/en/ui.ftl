### Words of the browser client.

## Everywhere
ui-close = Close
ui-field-missing = Please fill this in.
ui-again = Try again
ui-skip = Skip to content
ui-notices = Notices
ui-home = Home
ui-around = Navigation
ui-language = Language
ui-light = Theme
ui-theme = Theme: { $theme }
ui-theme-auto = System
ui-theme-light = Light
ui-theme-dark = Dark
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
ui-loading = Heating the stove…
ui-loading-more = Almost ready.
ui-page-failed = The kitchen isn’t responding
ui-page-failed-more = Check your connection and try again. Your moves are saved.
ui-not-found = Table not found
ui-not-found-more = The link may be old or mistyped. There’s always an open seat on the home page.

## Home
ui-welcome = Take a seat, the table is set
ui-welcome-more = Two restaurant games, against friends or bots. No sign-up, no waiting.
ui-look-around = Explore
ui-my-games = My games
ui-watch = Watch a game
ui-rules = Read the rules
ui-play-now = Play now
ui-new-table = New table
ui-game-burger-joint = Burger Joint
ui-game-burger-joint-pitch = A duel with cubes: collect ingredients, take what your opponent needs, and grow from a basic restaurant to a bistro.
ui-game-burger-joint-players = 2 players
ui-game-burger-joint-length = 30 minutes
ui-game-rival-restaurants = Rival Restaurants
ui-game-rival-restaurants-pitch = Everyone plays at once: shop, bid, trade and sabotage, then cook your way to fame.
ui-game-rival-restaurants-players = 2–8 players
ui-game-rival-restaurants-length = 60 minutes

## About
ui-about = About Tableside
ui-about-what = One rules engine runs this page, the terminal, the bots and the research tools. The server decides every move. This page only shows what you’re allowed to see.
ui-about-art = All artwork is our own. The lettering on the signs is Shrikhand, under the SIL Open Font License.

## Burger Joint
ui-take-cube = Take { $cube }
ui-cube-K = patty
ui-cube-Y = cheese
ui-cube-G = pepper
ui-cube-R = tomato
ui-cube-W = dough
ui-cube-N = mushroom
ui-explain = What does this mean?
