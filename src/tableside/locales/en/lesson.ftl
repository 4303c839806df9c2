# The guided first game: what all games share.
lesson-learn = Learn to play
lesson-again = Guided first game
lesson-coach = Your coach
lesson-count = { $n } of { $all }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip the introduction
lesson-start = Start playing
lesson-end = End the guided game
lesson-cards = Read the four cards first.
lesson-free = Your turn. Follow the glow, or do what you like better.
lesson-watch = The others are playing. Watch what they do.
lesson-over = That was the guided part. Now you know everything you need. Enjoy the game!
lesson-on = Continue on my own
