# Die Arena: ihr Befehl, ihre Fehler und ihr Bericht.

cmd-arena = Bots gegeneinander spielen lassen und bewerten
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,mein_modul:MeinBot --report mein-bericht
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = die Bots, mit Namen oder als modul:Klasse; ein doppelt genannter Bot spielt gegen sich selbst
arg-arena-suite = ein fester Test anstelle von --bots: Spieler mit je einem Trick, allein gegen einen starken Bot (Rival Restaurants: exploits)
arg-arena-games = Partien je Aufstellung, in ganzen Platzrotationen (100; Testreihe: 200); bei lone spielt jedes Paar zwei Aufstellungen
arg-arena-seats = Plätze je Tisch, wenn das Spiel die Wahl lässt (4)
arg-arena-tables = bei mehr als zwei Plätzen: ein Bot gegen lauter Kopien eines anderen (lone, Standard), jeder allein gegen Kopien des ersten (challenge) oder alle gemischt (mixed)
arg-arena-jobs = Anzahl der Prozesse (Standard: einer je Kern, mindestens 2); 1 spielt in diesem Prozess
arg-arena-backend = auf diesem Rechner spielen oder mit Ray (auf dem Cluster aus RAY_ADDRESS, sonst lokal)
arg-arena-seconds = ein Bot, der länger über einen Schritt nachdenkt, verliert die Partie (keine Grenze)
arg-arena-report = Ordner für den Bericht und die fertigen Partien; nach einem Abbruch macht derselbe Befehl dort weiter
arg-arena-resume = Datei für die fertigen Partien; derselbe Befehl macht dort weiter
arg-folder-name = ORDNER

err-arena-bots = Eine Arena braucht mindestens zwei Bots, nicht { $n }.
err-arena-bots-or-suite = Nenne entweder die Bots (--bots) oder eine Testreihe (--suite).
err-arena-suite = Unbekannte Testreihe von { $game }: „{ $name }“. Verfügbar: { $known }.
err-arena-no-suite = Für { $game } gibt es keine Testreihe.
err-arena-suite-tables = Eine Testreihe hat ihre eigene Art von Tischen. Lass --tables weg.
err-arena-tables = Unbekannte Art von Tischen: „{ $name }“. Verfügbar: { $known }.
err-arena-backend = Unbekanntes Backend: „{ $name }“. Verfügbar: { $known }.
err-arena-no-ray = Ray ist nicht installiert: pip install "tableside[cluster]".
err-arena-ray-address = RAY_ADDRESS muss auto, host:port oder ray://host:port sein, nicht „{ $name }“.
err-arena-ray-none = RAY_ADDRESS ist auto, aber auf diesem Rechner läuft kein Ray-Cluster.
err-arena-ray-away = Der Ray-Cluster unter RAY_ADDRESS „{ $name }“ ist nicht erreichbar: { $why }.
err-arena-path = „{ $where }“ ist leer, braucht aber einen Namen. Ist eine Shell-Variable nicht gesetzt?
err-arena-folder = „{ $name }“ enthält { $files }. Das hat keine Arena geschrieben, und der Bericht würde es ersetzen. Wähle einen anderen Ordner.
err-journal-none = „{ $name }“ ist kein Arena-Protokoll.
err-journal-line = „{ $name }“, Zeile { $n }, ist keine fertige Partie: { $why }
arena-line-foreign = diese Arena hat unter dieser Nummer eine andere Partie
arena-line-torn = einige Plätze am Tisch fehlen
err-journal-other = „{ $name }“ ist das Protokoll einer anderen Arena ({ $what }: dort { $there }, hier { $here }). Wähle einen anderen Ort oder entferne es.
arena-code = Code von Regeln und Bots
err-journal-busy = „{ $name }“ wird gerade von einer anderen Arena benutzt.

end-bot-failed = ein Bot ist ausgefallen
end-stopped = nach zu vielen Entscheidungen abgebrochen

arena-playing = Es wird gespielt
arena-resumed = Schon fertig: { $n } von { $total } Partien.
arena-stopped = Angehalten. Die fertigen Partien stehen in { $path }. Derselbe Befehl macht weiter.
arena-stopped-unkept = Angehalten. Die Partien dieser Arena sind nicht gespeichert. Mit --report oder --resume würde derselbe Befehl weitermachen.
arena-title = { $game }: { $n } Partien { $deals }, Seed { $seed }
arena-column-rating = Wertung
arena-column-interval = 95 %
arena-column-wins = Siege
arena-column-ms = ms/Schritt
arena-column-failures = Ausfälle
arena-cross-duels = Siege in % (Zeile gegen Spalte)
arena-cross-lone = Siege in % (einer der Zeile gegen { $seats } der Spalte)
arena-cross-challenge = Siege in % (einer der Zeile gegen { $seats } der Spalte)
arena-cross-mixed = Besser in % (Zeile vor Spalte, am selben Tisch)
arena-seat-line = { $seat } gewinnt { $share }
arena-suite = Allein gegen { $bot }: höchstens { $most } % Siege für jeden
arena-suite-passed = bestanden
arena-suite-exceeded = zu viele
arena-length-turns = { $mean } Züge je Partie
arena-length-days = { $mean } Tage je Partie
arena-race = Führungswechsel je Partie: { $leads }. Punkte zwischen Platz 1 und 2: { $margin }
arena-failures = { $n ->
    [one] Ein Ausfall:
   *[other] { $n } Ausfälle:
}
arena-failure-line = { $bot }: { $kind } – { $why } { $n ->
    [one] (Partie { $first })
   *[other] ({ $n }-mal, zuerst in Partie { $first })
}
arena-failures-more = { $n ->
    [one] Eine weitere Art wird nicht gezeigt. --json und --report nennen jeden Ausfall.
   *[other] { $n } weitere Arten werden nicht gezeigt. --json und --report nennen jeden Ausfall.
}
arena-failure-crash = abgestürzt
arena-failure-illegal = unerlaubter Schritt
arena-failure-late = Zeit überschritten
arena-failure-absent = lässt sich nicht erzeugen
arena-failure-died = hat seinen Prozess beendet
arena-failure-rules = die Regeln sind abgestürzt
arena-report-at = Bericht: { $path }

# Der Bericht.
arena-page-title = { $game }: Arena-Bericht
arena-over = Arena-Bericht
arena-lead = { $bot } liegt vorn mit einer Wertung von { $elo } (95 %: { $low } bis { $high }).
arena-lead-duels = Gewonnen gegen { $bot }: { $share } ({ $reach }).
arena-lead-lone = Gewonnen allein gegen { $seats } vom Typ { $bot }: { $share } ({ $reach }).
arena-lead-challenge = Gewonnen allein gegen { $seats } vom Typ { $bot }: { $share } ({ $reach }).
arena-lead-mixed = Vor { $bot } in { $share } der gemeinsamen Partien ({ $reach }).
arena-verdict-even = Nichts liegt hier weiter von der gestrichelten Linie weg, als der Zufall erklärt.
arena-verdict = Verglichen: { $all }. Öfter als erwartet gewannen { $more }, seltener { $fewer }. Der Zufall allein ergäbe zusammen etwa { $chance }.
arena-footer = Erstellt von tableside arena. Gestrichelte Linien zeigen den erwarteten Wert, blasse Balken das 95-%-Intervall.
arena-tile-games = Partien
arena-tile-length = Länge einer Partie
arena-tile-race = Führungswechsel
arena-margin = Punkte zwischen Platz 1 und 2: { $n }
arena-tile-first = Siege des ersten Spielers
arena-tile-failed = Ausfälle von Bots
arena-on-deals = { $n ->
    [one] mit einer Verteilung
   *[other] mit { $n } Verteilungen
}
arena-unit-turns = Züge im Mittel
arena-unit-days = Tage im Mittel
arena-column-games = Partien
arena-begins = beginnt
arena-who = Name
arena-sum = Punkte
arena-winners = Sieger
arena-others = alle anderen
arena-figures = Zahlen
arena-between = { $n ->
    [one] 1 dazwischen
   *[other] die { $n } dazwischen
}
arena-space = { $chain }: Feld { $n }

arena-h-ratings = Wertungen
arena-h-cross = Jeder gegen jeden
arena-h-seats = Macht der Platz etwas aus?
arena-h-length = Wie lange eine Partie dauert
arena-h-points = Woher die Punkte kommen
arena-h-growth-turns = Punkte, Zug um Zug
arena-h-growth-days = Beliebtheit, Tag für Tag
arena-h-failures = Ausfälle
arena-h-again = Noch einmal ausführen
arena-h-restaurants = Restaurants
arena-h-chefs = Köche
arena-h-cuisines = Küchen
arena-h-recipes = Rezepte
arena-h-upgrades = Ausbauten
arena-h-bistros = Bistros
arena-h-diners = Restaurants
arena-h-publicity = Werbung
arena-one-restaurants = Restaurant
arena-one-chefs = Koch
arena-one-cuisines = Küche
arena-one-recipes = Rezept
arena-one-upgrades = Ausbau
arena-one-bistros = Bistro
arena-one-diners = Restaurant
arena-one-publicity = Feld des Fernsehers

arena-note-ratings = 400 Punkte mehr bedeuten zu zweit zehn Siege für jede Niederlage. Der Mittelwert ist 1500. Mit 95 % Sicherheit liegt die Wertung im blassen Balken.
arena-note-par = { $par } bedeutet gleich stark. Darunter steht das 95-%-Intervall.
arena-note-seats = Jeder Bot spielte jeden Platz gleich oft, mit denselben Verteilungen. Grün und Rot: mehr oder weniger, als der Zufall erklärt.
arena-note-length-turns = { $mean } Züge im Mittel, gestrichelt (Median { $median }, neun von zehn Partien { $low } bis { $high }, alle { $least } bis { $most }), { $decisions } Entscheidungen.
arena-note-length-days = { $mean } Tage im Mittel, gestrichelt (Median { $median }, neun von zehn Partien { $low } bis { $high }, alle { $least } bis { $most }), { $decisions } Entscheidungen.
arena-ends = So endeten die Partien: { $list }.
arena-note-points = Mittlere Punkte am Ende, nach Herkunft.
arena-note-growth-turns = Mittlerer Punktestand nach jedem Zug, für die Sieger und für alle anderen. Züge, die nur wenige Partien erreichten, fehlen.
arena-note-growth-days = Mittlere Beliebtheit nach jedem Tag, für die Sieger und für alle anderen. Tage, die nur wenige Partien erreichten, fehlen.
arena-step-turns = Zug
arena-step-days = Tag
arena-note-failures = Ein Bot, der abstürzt, einen unerlaubten Schritt spielt oder zu lange nachdenkt, verliert diese Partie. { $n ->
    [one] Das geschah einmal.
   *[other] Das geschah { $n }-mal. Gleiche Ausfälle stehen einmal hier, höchstens die { $most } häufigsten.
}
arena-note-restaurants = Wie oft der Besitzer jedes Restaurants gewann. Restaurants werden verteilt, also zeigt das, wie ausgewogen das Spiel bei diesen Bots ist. Die gestrichelte Linie zeigt, was nach den Wertungen derselben Bots auf denselben Plätzen zu erwarten war.
arena-note-chefs = Wie oft der Spieler gewann, der mit dem Koch begann. Köche werden verteilt, also zeigt das, wie ausgewogen das Spiel bei diesen Bots ist.
arena-note-cuisines = Wie oft ein Spieler gewann, der mindestens ein Rezept der Küche kochte. Mehr Gerichte bringen mehr Siege: Vergleiche Küchen miteinander, nicht mit der gestrichelten Linie.
arena-note-recipes = Wie oft ein Spieler gewann, der das Rezept kochte. Mehr Gerichte bringen mehr Siege: Vergleiche Rezepte miteinander, nicht mit der gestrichelten Linie.
arena-note-upgrades = Wie oft ein Spieler gewann, der den Ausbau am Ende hatte. Reiche Spieler können sich Ausbauten leisten, darum beweist das nicht, dass sie sich lohnen.
arena-note-bistros = Wie oft ein Spieler gewann, der das Bistro am Ende hatte, in beiden Ketten oder in der genannten. Ein führender Spieler baut mehr: Vergleiche Bistros miteinander, nicht mit der gestrichelten Linie.
arena-note-diners = Wie oft ein Spieler gewann, der das Restaurant irgendwann kaufte (ohne die vom Anfang).
arena-note-publicity = Wie oft eine Kette gewann, deren Fernseher am Ende auf dem Feld stand.

arena-source-burger-joint-publicity = Werbung
arena-source-burger-joint-basics = Stehimbisse
arena-source-burger-joint-diners = Restaurants
arena-source-burger-joint-bistros = Bistros
arena-source-rival-restaurants-basic = Basisrezepte
arena-source-rival-restaurants-gourmet = Gourmetrezepte
arena-source-rival-restaurants-cuisine = eigene Küche
arena-source-rival-restaurants-bonus = Boni minus Müll
arena-source-rival-restaurants-others = Karten und Kritiker

arena-fact-version = Version (Code)
arena-fact-seed = Seed
arena-fact-design = Aufbau
arena-fact-rules = Regeln
arena-design-duels = Jeder gegen jeden: Jedes Paar spielt jede Verteilung zweimal, mit getauschten Seiten.
arena-design-lone = Ein Bot gegen { $seats } eines anderen, für jedes Paar in beide Richtungen, jede Verteilung einmal von jedem Platz aus.
arena-design-challenge = Jeder andere Bot allein gegen { $seats } des ersten, jede Verteilung einmal von jedem Platz aus.
arena-design-mixed = Gemischte Tische: so viele verschiedene Bots, wie Platz haben, jede Verteilung einmal in jeder Rotation der Plätze.
arena-method = Die Wertungen sind die des Bradley-Terry-Modells, die die Ergebnisse am besten erklären. Für ihre Intervalle werden die Verteilungen 500-mal neu gezogen, jede mit allen ihren Partien. Bei weniger als 30 Verteilungen werden auch einzelne Partien neu gezogen, und es gilt das breitere Intervall. Anteile haben Wilson-Intervalle, berechnet mit der effektiven Zahl unabhängiger Partien.
arena-data = Alle Zahlen und jede Partie:
