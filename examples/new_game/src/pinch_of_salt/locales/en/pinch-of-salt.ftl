game-pinch-of-salt = Pinch of Salt
ui-game-pinch-of-salt-pitch = One pot, many cooks: salt the soup until it tastes right to you, and serve it before it tastes right to them.
ui-game-pinch-of-salt-players = 2–4 players
ui-game-pinch-of-salt-length = 5 minutes
bot-taster = Taster
bot-taster-about = salts to its own taste

ps-seat = Cook { $letter }
ps-soups = Soups in all
ps-soup = Soup
ps-pinches = Pinches in the pot
ps-points = Points
ps-taste = Taste
ps-option-soups = How many soups
ps-ask = { $seat-is ->
    [you] Add salt, or serve the soup.
   *[other] { $seat }: add salt, or serve the soup.
}
ps-move-salt = { $a ->
    [one] Add one pinch
   *[other] Add { $a } pinches
}
ps-move-serve = Serve the soup
ps-log-salt = { $seat-is ->
    [you] You add
   *[other] { $seat } adds
} { $n ->
    [one] one pinch
   *[other] { $n } pinches
}.
ps-log-serve = { $seat-is ->
    [you] You serve
   *[other] { $seat } serves
} the soup with { $n ->
    [one] one pinch
   *[other] { $n } pinches
}.
ps-log-taste = { $seat-is ->
    [you] You like
   *[other] { $seat } likes
} { $taste } pinches: { $n ->
    [one] one point
   *[other] { $n } points
}.
