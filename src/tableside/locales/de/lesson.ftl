# Die geführte erste Partie: was alle Spiele gemeinsam haben.
lesson-learn = Spielen lernen
lesson-again = Geführte erste Partie
lesson-coach = Dein Coach
lesson-count = { $n } von { $all }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Einführung überspringen
lesson-start = Losspielen
lesson-end = Geführte Partie beenden
lesson-cards = Lies zuerst die vier Karten.
lesson-free = Du bist am Zug. Mach, was leuchtet, oder was dir besser gefällt.
lesson-watch = Die anderen spielen. Schau zu, was sie tun.
lesson-over = Das war der geführte Teil. Jetzt weißt du alles, was du brauchst. Viel Spaß!
lesson-on = Allein weiterspielen
