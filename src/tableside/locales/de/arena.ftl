# Die Arena: ihr Befehl, ihre Fehler und ihr Bericht.

cmd-arena = Bots gegeneinander spielen lassen und bewerten
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,mein_modul:MeinBot --report mein-bericht
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = die Bots, mit Namen oder als modul:Klasse; zweimal derselbe spielt gegen sich selbst
arg-arena-games = wie viele Partien jede Aufstellung spielt (lone: ein Bot unter anderen, ein Paar also doppelt so viele), in ganzen Platzwechseln (100)
arg-arena-seats = wie viele an einem Tisch sitzen, wo das Spiel die Wahl lässt (4)
arg-arena-tables = mehr als zwei Plätze: ein Bot gegen einen Tisch voll anderer (lone, wenn nichts gesagt wird), oder alle gemischt (mixed)
arg-arena-jobs = wie viele Prozesse spielen (einer je Kern, mindestens 2); 1 spielt in diesem Prozess
arg-arena-backend = auf diesem Rechner spielen, oder mit Ray (auf dem Verbund aus RAY_ADDRESS, sonst lokal)
arg-arena-seconds = ein Bot, der länger über einen Zug nachdenkt, verliert die Partie (keine Grenze)
arg-arena-report = Ordner für den Bericht und die fertigen Partien; nach einem Abbruch macht derselbe Befehl dort weiter
arg-arena-resume = die fertigen Partien in dieser Datei aufheben und von dort weitermachen
arg-folder-name = ORDNER

err-arena-bots = Eine Arena braucht mindestens zwei Bots, nicht { $n }.
err-arena-tables = Tische „{ $name }“ gibt es nicht. Bekannt: { $known }.
err-arena-backend = Ein Backend „{ $name }“ gibt es nicht. Bekannt: { $known }.
err-arena-no-ray = Ray ist nicht installiert: pip install "tableside[cluster]".
err-arena-ray-address = RAY_ADDRESS muss auto, host:port oder ray://host:port sein, nicht „{ $name }“.
err-arena-ray-none = RAY_ADDRESS ist auto, aber auf diesem Rechner läuft kein Ray-Verbund.
err-arena-ray-away = Der Ray-Verbund bei RAY_ADDRESS „{ $name }“ ist nicht zu erreichen: { $why }.
err-arena-path = „{ $where }“ braucht einen Namen, ist aber leer: Ist eine Variable der Shell nicht gesetzt?
err-arena-folder = „{ $name }“ enthält { $files }, was keine Arena geschrieben hat und der Bericht ersetzen würde. Wähle einen anderen Ordner.
err-journal-none = „{ $name }“ ist nicht das Protokoll einer Arena.
err-journal-line = „{ $name }“, Zeile { $n }, ist keine fertige Partie: { $why }
arena-line-foreign = Das ist nicht die Partie mit dieser Nummer in dieser Arena
arena-line-torn = Sie erzählt nicht von jedem Platz am Tisch
err-journal-other = „{ $name }“ ist das Protokoll einer anderen Arena ({ $what }: dort { $there }, hier { $here }). Wähle einen anderen Ort oder entferne es.
arena-code = Code von Regeln und Bots
err-journal-busy = „{ $name }“ wird gerade von einer anderen Arena benutzt.

end-bot-failed = ein Bot hat versagt
end-stopped = nach zu vielen Entscheidungen abgebrochen

arena-playing = Es wird gespielt
arena-resumed = { $n } von { $total } Partien waren schon gespielt.
arena-stopped = Angehalten. Die fertigen Partien stehen in { $path }; derselbe Befehl macht weiter.
arena-stopped-unkept = Angehalten. Die Partien dieser Arena sind nicht aufgehoben; mit --report oder --resume würde derselbe Befehl weitermachen.
arena-title = { $game }: { $n } Partien { $deals }, Startwert { $seed }
arena-column-rating = Wertung
arena-column-interval = 95 %
arena-column-wins = Siege
arena-column-ms = ms/Zug
arena-column-failures = Versagen
arena-cross-duels = Siege in % (Zeile gegen Spalte)
arena-cross-lone = Siege in % (einer der Zeile gegen { $seats } der Spalte)
arena-cross-mixed = Besser in % (Zeile vor Spalte, am selben Tisch)
arena-seat-line = { $seat } gewinnt { $share }
arena-length-turns = { $mean } Spielzüge je Partie
arena-length-days = { $mean } Tage je Partie
arena-race = Die Führung wechselt { $leads }-mal je Partie; { $margin } Punkte zwischen Erstem und Zweitem
arena-failures = { $n ->
    [one] Ein Versagen:
   *[other] { $n }-mal hat ein Bot versagt:
}
arena-failure-line = { $bot }: { $kind } – { $why } { $n ->
    [one] (Partie { $first })
   *[other] ({ $n }-mal, zuerst in Partie { $first })
}
arena-failures-more = { $n ->
    [one] Eine weitere Art ist nicht gezeigt; --json und --report nennen jedes Versagen.
   *[other] { $n } weitere Arten sind nicht gezeigt; --json und --report nennen jedes Versagen.
}
arena-failure-crash = abgestürzt
arena-failure-illegal = unerlaubter Zug
arena-failure-late = zu spät
arena-failure-absent = ließ sich nicht erzeugen
arena-failure-died = hat seinen Prozess beendet
arena-failure-rules = die Regeln sind abgestürzt
arena-report-at = Bericht: { $path }

# Der Bericht.
arena-page-title = { $game }: Bericht der Arena
arena-over = Bericht der Arena
arena-lead = { $bot } liegt vorn mit einer Wertung von { $elo } (95 %: { $low } bis { $high }).
arena-lead-duels = Gegen { $bot } gewann er { $share } ({ $reach }).
arena-lead-lone = Allein gegen { $seats } vom Typ { $bot } gewann er { $share } ({ $reach }).
arena-lead-mixed = In { $share } ihrer gemeinsamen Partien lag er vor { $bot } ({ $reach }).
arena-verdict-even = Nichts liegt hier weiter neben der gestrichelten Linie, als der Zufall erklärt.
arena-verdict = Von { $all } verglichenen gewannen { $more } öfter und { $fewer } seltener als erwartet; durch Zufall allein wären es zusammen etwa { $chance }.
arena-footer = Erstellt von tableside arena. Gestrichelte Linien zeigen, was zu erwarten war; blasse Balken sind 95-%-Intervalle.
arena-tile-games = Partien
arena-tile-length = Länge einer Partie
arena-tile-race = Wechsel der Führung
arena-margin = { $n } Punkte zwischen Erstem und Zweitem
arena-tile-first = Siege dessen, der beginnt
arena-tile-failed = Versagen von Bots
arena-on-deals = { $n ->
    [one] mit einer Verteilung
   *[other] mit { $n } Verteilungen
}
arena-unit-turns = Spielzüge im Mittel
arena-unit-days = Tage im Mittel
arena-column-games = Partien
arena-begins = beginnt
arena-who = wer
arena-sum = Punkte
arena-winners = wer gewann
arena-others = wer nicht gewann
arena-figures = Die Zahlen
arena-between = { $n ->
    [one] eines dazwischen
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
arena-h-failures = Versagen
arena-h-again = Noch einmal dasselbe
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

arena-note-ratings = 400 Punkte mehr bedeuten, dass man zu zweit zehnmal so oft gewinnt wie verliert; der Mittelwert aller ist 1500. Im blassen Balken liegt die Wertung mit 95 % Sicherheit.
arena-note-par = { $par } hieße gleich stark; darunter steht das 95-%-Intervall.
arena-note-seats = Jeder Bot saß auf jedem Platz gleich oft, mit denselben Verteilungen. Grün und Rot: mehr oder weniger, als der Zufall erklärt.
arena-note-length-turns = { $mean } Spielzüge im Mittel, gestrichelt (Median { $median }, neun von zehn Partien { $low } bis { $high }, alle { $least } bis { $most }), { $decisions } Entscheidungen.
arena-note-length-days = { $mean } Tage im Mittel, gestrichelt (Median { $median }, neun von zehn Partien { $low } bis { $high }, alle { $least } bis { $most }), { $decisions } Entscheidungen.
arena-ends = Wie Partien endeten: { $list }.
arena-note-points = Mittlere Punkte am Ende, nach Herkunft.
arena-note-growth-turns = Mittlerer Punktestand nach jedem Zug, von denen, die am Ende gewannen, und von den anderen. Züge, die nur wenige Partien erreichten, fehlen.
arena-note-growth-days = Mittlere Beliebtheit nach jedem Tag, von denen, die am Ende gewannen, und von den anderen. Tage, die nur wenige Partien erreichten, fehlen.
arena-step-turns = Zug
arena-step-days = Tag
arena-note-failures = Ein Bot, der abstürzt, unerlaubt zieht oder zu lange nachdenkt, verliert diese Partie. { $n ->
    [one] Das geschah einmal.
   *[other] Das geschah { $n }-mal; was sich gleicht, steht einmal hier, höchstens die { $most } häufigsten.
}
arena-note-restaurants = Wie oft der Besitzer jedes Restaurants gewann. Restaurants werden verteilt, also ist das die Balance der Schachtel, wie diese Bots sie spielen; die gestrichelte Linie ist, was die Wertungen derselben Bots auf denselben Plätzen wahrscheinlich machten.
arena-note-chefs = Wie oft gewann, wer mit dem Koch begann. Köche werden verteilt, also ist das die Balance der Schachtel, wie diese Bots sie spielen.
arena-note-cuisines = Wie oft gewann, wer mindestens ein Rezept der Küche kochte. Wer mehr kocht, gewinnt öfter: Vergleiche Küchen miteinander, nicht mit der gestrichelten Linie.
arena-note-recipes = Wie oft gewann, wer das Rezept kochte. Wer mehr kocht, gewinnt öfter: Vergleiche Rezepte miteinander, nicht mit der gestrichelten Linie.
arena-note-upgrades = Wie oft gewann, wer den Ausbau am Ende hatte. Wer reich ist, kann ihn sich leisten: Das beweist nicht, dass er sich lohnt.
arena-note-bistros = Wie oft gewann, wem das Bistro am Ende gehörte, in beiden Ketten oder in der genannten. Wer vorn liegt, baut mehr: Vergleiche Bistros miteinander, nicht mit der gestrichelten Linie.
arena-note-diners = Wie oft gewann, wer das Restaurant irgendwann baute (ohne die vom Anfang).
arena-note-publicity = Wie oft eine Kette gewann, deren Fernseher am Ende auf dem Feld stand.

arena-source-burger-joint-publicity = Werbung
arena-source-burger-joint-basics = Imbisse
arena-source-burger-joint-diners = Restaurants
arena-source-burger-joint-bistros = Bistros
arena-source-rival-restaurants-basic = einfache Rezepte
arena-source-rival-restaurants-gourmet = Gourmetrezepte
arena-source-rival-restaurants-cuisine = eigene Küche
arena-source-rival-restaurants-bonus = Boni abzüglich Abfall
arena-source-rival-restaurants-others = Karten und Kritiker

arena-fact-version = Version (Code)
arena-fact-seed = Startwert
arena-fact-design = Anlage
arena-fact-rules = Regeln
arena-design-duels = Duelle jeder gegen jeden: Jedes Paar spielt jede Verteilung zweimal, mit getauschten Seiten.
arena-design-lone = Ein Bot gegen { $seats } eines anderen, für je zwei Bots in beide Richtungen, jede Verteilung einmal von jedem Platz aus.
arena-design-mixed = Gemischte Tische: so viele verschiedene Bots, wie Platz haben, jede Verteilung einmal in jeder Drehung der Plätze.
arena-method = Wertungen sind die des Modells von Bradley und Terry, die die Ergebnisse am wahrscheinlichsten machen; ihre Intervalle entstehen, indem die Verteilungen 500-mal neu gezogen werden, mit allem, was darauf gespielt wurde; bei weniger als 30 Verteilungen werden auch einzelne Partien gezogen, und es gilt das weitere Intervall. Intervalle von Anteilen sind die von Wilson, für so viele unabhängige Partien, wie die gepaarten wert sind.
arena-data = Alle Zahlen und jede Partie:
