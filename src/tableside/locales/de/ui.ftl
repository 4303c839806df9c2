### Worte der Oberfläche im Browser.

## Überall
ui-close = Schließen
ui-field-missing = Bitte ausfüllen.
ui-again = Erneut versuchen
ui-skip = Zum Inhalt springen
ui-notices = Hinweise
ui-home = Startseite
ui-around = Navigation
ui-language = Sprache
ui-light = Design
ui-theme = Design: { $theme }
ui-theme-auto = System
ui-theme-light = Hell
ui-theme-dark = Dunkel
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
ui-loading = Der Herd wird warm …
ui-loading-more = Gleich geht es los.
ui-page-failed = Die Küche antwortet nicht
ui-page-failed-more = Prüfe deine Verbindung und versuche es erneut. Deine Züge sind gespeichert.
ui-not-found = Tisch nicht gefunden
ui-not-found-more = Vielleicht ist der Link veraltet oder enthält einen Tippfehler. Auf der Startseite gibt es immer einen freien Platz.

## Startseite
ui-welcome = Setz dich, der Tisch ist gedeckt
ui-welcome-more = Zwei Restaurantspiele, gegen Freunde oder Bots. Ohne Anmeldung, ohne Warten.
ui-look-around = Entdecken
ui-my-games = Meine Partien
ui-watch = Bei einer Partie zuschauen
ui-rules = Regeln lesen
ui-play-now = Jetzt spielen
ui-new-table = Neuer Tisch
ui-game-burger-joint = Burger Joint
ui-game-burger-joint-pitch = Ein Duell mit Würfeln: Sammle Zutaten, schnapp deinem Gegner weg, was er braucht, und mach aus dem Stehimbiss ein Bistro.
ui-game-burger-joint-players = 2 Spieler
ui-game-burger-joint-length = 30 Minuten
ui-game-rival-restaurants = Rival Restaurants
ui-game-rival-restaurants-pitch = Alle spielen gleichzeitig: einkaufen, bieten, tauschen, sabotieren – und sich dann zum Ruhm kochen.
ui-game-rival-restaurants-players = 2–8 Spieler
ui-game-rival-restaurants-length = 60 Minuten

## Über
ui-about = Über Tableside
ui-about-what = Diese Seite, das Terminal, die Bots und die Forschungswerkzeuge nutzen dieselbe Regel-Engine. Der Server entscheidet über jeden Zug. Diese Seite zeigt nur, was du sehen darfst.
ui-about-art = Alle Bilder sind von uns. Die Schrift auf den Schildern ist Shrikhand, unter der SIL Open Font License.

## Burger Joint
ui-take-cube = { $cube } nehmen
ui-cube-K = Patty
ui-cube-Y = Käse
ui-cube-G = Paprika
ui-cube-R = Tomate
ui-cube-W = Teig
ui-cube-N = Pilz
ui-explain = Was bedeutet das?
