### Worte der Oberfläche im Browser.

## Überall
ui-close = Schließen
ui-field-missing = Bitte ausfüllen.
ui-again = Noch einmal
ui-skip = Gleich zum Tisch
ui-notices = Nachrichten
ui-home = Startseite
ui-around = Wegweiser
ui-language = Sprache
ui-light = Licht
ui-theme = Licht: { $theme }
ui-theme-auto = wie das Gerät
ui-theme-light = hell
ui-theme-dark = abends
# The reader among the players. "object" stands after a verb or preposition, "dative" where German wants it.
reader = Du
    .object = dich
    .dative = dir
ui-seat = Platz { $number }
ui-list-price = Listenpreis
ui-nav-mine = Meine Partien
ui-nav-watch = Zuschauen
ui-nav-rules = Regeln
ui-nav-settings = Einstellungen

## Nichts zu zeigen
ui-loading = Es wird warm
ui-loading-more = Der Herd ist an.
ui-page-failed = Die Küche antwortet nicht
ui-page-failed-more = Prüfe deine Verbindung und versuche es noch einmal. Kein Zug ist verloren.
ui-not-found = Hier steht kein Tisch
ui-not-found-more = Die Adresse ist alt oder vertippt. Auf der Startseite ist immer ein Stuhl frei.

## Startseite
ui-welcome = Setz dich, es ist gedeckt
ui-welcome-more = Zwei Restaurantspiele, gegen Freunde oder Bots. Ohne Anmeldung, ohne Warten.
ui-look-around = Schau dich um
ui-my-games = Meine Partien
ui-watch = Einer Partie zusehen
ui-rules = Regeln lesen
ui-play-now = Gleich spielen
ui-new-table = Neuer Tisch
ui-game-burger-joint = Burger Joint
ui-game-burger-joint-pitch = Ein Duell der Würfel: Zutaten sammeln, sie der Konkurrenz wegschnappen und vom Imbiss zum Bistro wachsen.
ui-game-burger-joint-players = 2 Personen
ui-game-burger-joint-length = 30 Minuten
ui-game-rival-restaurants = Rival Restaurants
ui-game-rival-restaurants-pitch = Alle zugleich: einkaufen, bieten, tauschen, sabotieren – und sich dann zum Ruhm kochen.
ui-game-rival-restaurants-players = 2–8 Personen
ui-game-rival-restaurants-length = 60 Minuten

## Über
ui-about = Über Tableside
ui-about-what = Eine genaue Regelmaschine trägt diese Seite, das Terminal, die Bots und die Forschung. Der Server entscheidet; diese Seite zeichnet nur, was sie sehen darf.
ui-about-art = Alle Bilder sind von uns. Die Schrift der Schilder ist Shrikhand, unter der SIL Open Font License.

## Burger Joint
ui-take-cube = { $cube } nehmen
ui-cube-K = Patty
ui-cube-Y = Käse
ui-cube-G = Paprika
ui-cube-R = Tomate
ui-cube-W = Teig
ui-cube-N = Pilz
