# Spielanalyse, auf Deutsch: die Seite, die Wiederholung und `tableside review`.

review-title = Spielanalyse
review-of = Analyse von { $table }
review-estimates = Die Gewinnchancen schätzt: { $bot }.
review-played = { $seat-is ->
    [you] { $how ->
        [better] Du hast besser gespielt (+{ $n } %).
        [worse] Du hast schlechter gespielt (−{ $n } %).
       *[even] Du hast so gut gespielt wie die anderen.
    }
   *[other] { $how ->
        [better] { $seat } hat besser gespielt (+{ $n } %).
        [worse] { $seat } hat schlechter gespielt (−{ $n } %).
       *[even] { $seat } hat so gut gespielt wie die anderen.
    }
}
review-luck = { $seat-is ->
    [you] { $how ->
        [better] Du hattest Glück (+{ $n } %).
        [worse] Du hattest Pech (−{ $n } %).
       *[even] Das Glück war ausgeglichen.
    }
   *[other] { $how ->
        [better] { $seat } hatte Glück (+{ $n } %).
        [worse] { $seat } hatte Pech (−{ $n } %).
       *[even] Das Glück war ausgeglichen.
    }
}
review-even = Gleicher Anteil
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck-short = Glück
review-result = Ergebnis
review-balance = Woher das Ergebnis kommt
review-balance-about = Die Zahlen gehen genau auf. Glück ist, was Ziehungen und geheim Gewähltes geändert haben; Können, was Entscheidungen geändert haben.
review-accuracy = Genauigkeit
review-accuracy-about = 100 % heißt: nichts verschenkt. 50 % heißt: so viel verschenkt wie ein Lehrling bei denselben Entscheidungen. Erzwungene und gleichwertige Schritte zählen nicht.
review-accuracy-none = keine echte Wahl
review-choices = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
review-percent = { $n } %
review-moments = Die entscheidenden Momente
review-moments-none = Niemand hat einen nennenswerten Fehler gemacht.
review-moment = { $turn }: { $seat-is ->
    [you] Hier hast du { $n } % verschenkt.
   *[other] { $seat } hat hier { $n } % verschenkt.
}
review-moment-played = Gespielt: { $move }
review-moment-better = Besser: { $move }
review-moment-cost = Verlust: { $n } %
review-moment-line = So würde Master weiterspielen
review-turn = Zug { $n }
review-day = Tag { $n }
review-set-up = Aufbau
review-player = Spieler
review-phase-set-up = Aufbau
review-phase-production = Produktion
review-phase-trade = Tauschen
review-phase-build = Kaufen
review-phase-discard = Abgeben
review-phase-move = Geld & Gehen
review-phase-buy = Kaufen & Tauschen
review-phase-cook = Kochen & Auffüllen
review-graph = Gewinnchance
review-graph-about = Gewinnchance nach jedem Schritt
review-graph-days = Gewinnchance nach Tagen
review-graph-table = Gewinnchancen als Tabelle
review-graph-point = { $when }: { $chances }
review-graph-chance = { $seat } { $n } %
review-days = Tag für Tag
review-day-needed = Gebraucht
review-day-bought = Gekauft
review-day-cooked = Gekocht
review-day-points = Punkte
review-day-nothing = nichts
review-day-spent = für ${ NUMBER($money, useGrouping: 0) }
review-trade = { $seat } gibt { $other }: { $gives } gegen { $gets }.
review-trade-rating = { $seat }: { $how ->
    [better] +{ $n } %
    [worse] −{ $n } %
   *[even] unverändert
}
review-missed = Verpasster Tausch
review-missed-deal = { $seat } hätte { $other } geben können: { $gives } gegen { $gets }. Beide hätten gewonnen.
review-start = Partie analysieren
review-start-about = Gewinnchancen, Glück und Können, die entscheidenden Momente.
review-waiting = Warten auf einen freien Bot …
review-running = Die Partie wird analysiert …
review-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal.
review-day-things = { $things }
review-day-go = Zu diesem Tag
learn-title = Aus Fehlern lernen
learn-start = Aus diesen Fehlern lernen
learn-task = { $n }/{ $all } · { $turn }: { $seat-is ->
    [you] Finde einen besseren Schritt.
   *[other] Finde einen besseren Schritt für { $seat }.
}
learn-instead = Gespielt: { $move }
learn-solved = { $move }: genau!
learn-same = { $move } wurde gespielt. Es gibt etwas Besseres.
learn-wrong = { $move } kostet { $n } %. Versuche es noch einmal.
learn-unknown = { $move }: nicht der gesuchte Schritt. Versuche es noch einmal.
learn-show = Lösung zeigen
learn-skip = Überspringen
learn-next = Weiter
learn-close = Zurück zur Analyse
learn-done = Du hast { $n } von { $all } gefunden.
share-title = Partie teilen
share-switch = Alle mit dem Link können diese Partie ansehen
share-public = Dieser Tisch ist öffentlich: Alle mit dem Link können zusehen.
share-off = Nur die Spieler können diese Partie sehen.
share-link = Link zu diesem Moment kopieren
share-send = Teilen …
play-from-title = Ab hier spielen
play-from-about = Ein neuer Tisch beginnt mit dieser Stellung. Du spielst { $seat }.
play-from-bot = Gegen
play-from-start = Los
err-review-unfinished = Diese Partie ist nicht zu Ende. Nur beendete Partien können analysiert werden.
err-review-no-analyst = { $game } kann nicht analysiert werden.
cmd-review = eine beendete Partie analysieren: Gewinnchancen, Glück und Können, die entscheidenden Momente
cmd-review-examples =
    tableside review game.json                      als Text
    tableside review game.json --html review.html   als Seite
    tableside review game.json --json               alles, als JSON
arg-review-json = die ganze Analyse als JSON ausgeben
arg-review-html = die Analyse als Seite schreiben
arg-review-file-name = SEITE
term-reviewing = Analyse
term-review-written = Geschrieben: { $file }

# Was ein Link zeigt, wenn ihn jemand verschickt.
preview-title = Tableside
preview-about = Burger Joint und Rival Restaurants, an einem gemütlichen Tisch im Browser.
preview-invite = Einladung zu { $game }
preview-invite-about = Am Tisch: { $names }.
preview-game = { $game }: { $names }
preview-running = Die Partie läuft.
preview-won = { $n ->
    [one] { $names } hat gewonnen. Sieh dir die Partie und die Analyse an.
   *[other] { $names } haben zusammen gewonnen. Sieh dir die Partie und die Analyse an.
}
preview-drawn = Die Partie endete unentschieden. Sieh sie dir mit der Analyse an.
