# Die Wörter des Terminals.

help-usage = Aufruf
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-examples = Beispiele
arg-help = diese Hilfe zeigen
arg-lang = Sprache; sonst die des Systems
arg-version = die Version zeigen
arg-command-name = BEFEHL
arg-game-name = SPIEL
arg-game = das Spiel: { $known }
arg-options = Optionen des Spiels, etwa last_turn=50; Listen und Tabellen als JSON
arg-json = ein JSON-Objekt ausgeben
arg-file-name = DATEI
arg-line-name = ZEILE
arg-bot-name = BOT
arg-name-or-file = NAME|DATEI
arg-moves-or-line = ZÜGE|ZEILE
arg-opponent = ein Bot mit Namen ({ $levels }), oder { $human } für eine zweite Person an dieser Tastatur
arg-side = deine Seite; „lot“ lost sie aus
arg-players = wer spielt, Platz für Platz: Bots mit Namen, { $human } für eine Person
arg-seed-play = eine Zahl, die das Spiel wiederholbar macht; ohne sie ist der Zufall geheim und versiegelt
arg-seed-simulate = eine Zahl: gleicher Startwert, gleiche Partien (0)
arg-set = ein Tafelsatz mit Namen, oder eine eigene TOML-Datei
arg-position = von einer Stellung aus beginnen (siehe „tableside notation“)
arg-load = eine gespeicherte Partie fortsetzen
arg-games = wie viele Partien (100)
arg-bots = die Bots, einer je Platz (random, so wenige wie möglich)
arg-max-decisions = eine Partie nach so vielen Entscheidungen abbrechen ({ $n })
arg-record = eine Aufzeichnung: eine gespeicherte Partie
arg-move = zu diesem Zug gehen; 0 ist der Anfang
arg-notation = Züge, oder die Zeile einer Stellung; ohne beides wird die Notation erklärt
arg-notation-from = die Züge von dieser Stellung aus spielen und sagen, ob sie erlaubt sind
arg-notation-seed = eine Zahl, die antwortet, wo der Zufall gefragt ist
arg-rule = ein Abschnitt (5) oder eine Regel: 5.2 aller Spiele, BJ-5.2 von einem; sonst alle Regeln

cmd-tableside = Zwei Restaurant-Brettspiele im Terminal, im Browser und für Bots.
cmd-tableside-examples =
    tableside play                       im Terminal spielen
    tableside play --help                was man wählen kann
    tableside simulate --games 1000      Bots spielen lassen
    tableside rules 5.2 --lang it        eine Regel, auf Italienisch
cmd-play = im Terminal spielen
cmd-play-examples =
    tableside play                                    fragt nach Gegner und Seite
    tableside play --opponent greedy --side lot       gegen einen Bot, Seite ausgelost
    tableside play --opponent human                   zwei Personen, eine Tastatur
    tableside play --seed 7 --set meine-box.toml      wiederholbar, mit eigenem Tafelsatz
    tableside play --load partie.json                 eine gespeicherte Partie fortsetzen
    tableside play rival-restaurants --players human,greedy,greedy --options edition=deluxe
cmd-serve = die Spiele im Browser anbieten
cmd-serve-examples =
    tableside serve --open              auf diesem Rechner
    tableside serve --host 0.0.0.0      für das ganze Netz
cmd-simulate = Bots viele Partien spielen lassen und zählen
cmd-simulate-examples =
    tableside simulate burger-joint --games 10000 --bots random,random
    tableside simulate burger-joint --games 100 --seed 7 --bots greedy,random --json
    tableside simulate burger-joint --options last_turn=40
cmd-replay = eine Aufzeichnung Zug für Zug ansehen
cmd-replay-examples =
    tableside replay partie.json               Pfeiltasten gehen vor und zurück
    tableside replay partie.json --move 40     bei Zug 40 beginnen
    tableside replay partie.json | less        alles als Text
cmd-verify = jede Ziehung und jeden Zug einer Aufzeichnung prüfen
cmd-verify-examples =
    tableside verify partie.json    Rückgabewert 0: alles in Ordnung; 1: Aufzeichnung fehlerhaft
cmd-notation = die Notation erklären, Züge oder eine Stellung lesen
cmd-notation-examples =
    tableside notation                           die ganze Notation
    tableside notation "3K =Y / basic end"       was diese Züge bedeuten
    tableside notation "ZEILE"                   eine Stellung zeichnen, oder sagen, warum es sie nicht gibt
    tableside notation --position "ZEILE" "K"    ob der Zug dort erlaubt ist
cmd-rules = die Regeln lesen
cmd-rules-examples =
    tableside rules           alle
    tableside rules 5         ein Abschnitt
    tableside rules BJ-5.2    eine Regel
cmd-bench = messen, wie schnell die Regeln sind, und andere zum Vergleich
cmd-bench-examples =
    tableside bench
    tableside bench --json

err-unknown-language = Es gibt keine Sprache „{ $name }“. Bekannt: { $known }.
err-option-number = „{ $where }“ braucht eine ganze Zahl, nicht „{ $text }“.
err-option-decimal = „{ $where }“ braucht eine Zahl, etwa 0.5, nicht „{ $text }“.
err-option-least = „{ $where }“ muss mindestens { $min } sein.
err-option-most = „{ $where }“ darf höchstens { $max } sein.
err-option-seconds = „{ $where }“ nimmt Sekunden, etwa 0.5, nicht „{ $text }“.
err-option-address = „{ $where }“ braucht eine Adresse, die mit http:// oder https:// beginnt, nicht „{ $text }“.
err-option-switch = „{ $where }“ ist on oder off, nicht „{ $text }“.
err-option-pair = Eine Option des Spiels schreibt man name=wert, nicht „{ $text }“.
err-option-json = „{ $where }“ nimmt eine Liste oder Tabelle in JSON, etwa [3,3,4]; das ist keine: { $text }
err-unknown-side = Es gibt keine Seite „{ $name }“. Bekannt: { $known }.
err-load-alone = --load setzt eine Partie so fort, wie sie gesichert wurde; es verträgt sich nicht mit { $names }.
err-load-game = { $file } ist eine Partie von { $there }, nicht von { $here }.
err-players-or-opponent = Entweder --players, oder --opponent und --side, nicht beides.
err-no-sides = { $name } hat keine Seiten zur Wahl; nimm --players.
err-bots-list = „{ $text }“ ist keine Liste von Bots: Namen mit Komma dazwischen.
err-no-face = { $name } ist nicht im Terminal spielbar; „tableside serve“ bringt es in den Browser.
err-no-rules = Die Regeln von { $name } sind nicht hier.
err-no-such-rule = Es gibt keine Regel „{ $name }“. Bekannt: { $known }.
err-load-seed = „{ $name }“ nennt den Startwert nicht, also kann die Partie nicht weitergehen; „tableside replay“ zeigt sie.
term-err-required = Es fehlt: { $what }.
term-err-unrecognised = Das ist unverständlich: { $what }.
term-err-choice = Es gibt kein „{ $what }“. Bekannt: { $known }.
term-err-value-missing = { $what } braucht einen Wert.
term-err-together = { $what } geht nicht zusammen mit { $other }.
term-err-ambiguous = { $what } kann { $known } bedeuten.
term-err-usage = Das ist unverständlich: { $what }.
term-err-os = „{ $name }“: { $why }.
term-see-help = Siehe „{ $command } --help“.

term-argument = { $value }
term-welcome = Willkommen bei { $game }.
term-ask-seats = Wie viele spielen mit?
term-ask-people = Wie viele davon sind Personen an dieser Tastatur?
term-ask-bots = Gegen welche Bots?
term-ask-opponent = Gegen wen?
term-ask-side = Welche Seite?
term-opponent-greedy = greedy: nimmt, was jetzt am meisten bringt
term-opponent-human = eine zweite Person an dieser Tastatur
term-side-burger = Burger, beginnt
term-side-pizza = Pizza
term-side-lot = das Los entscheidet
term-choose = Nummer, oder Enter für { $n }:
term-prompt = Dein Zug (Nummer, Notation oder hilfe):
term-prompt-only = Nur ein Zug möglich: Enter spielt ihn:
term-prompt-over = „neu“ spielt noch einmal, Enter beendet:
term-go-on = Weiter mit Enter …
term-hand-over = Gib die Tastatur an { $seat } und drücke Enter …
term-nothing-typed = Gib eine Nummer der Liste, einen Zug in Notation oder „hilfe“ ein.
term-no-such-number = Die Nummer { $n } gibt es nicht; die Liste geht von { $least } bis { $most }.
term-stopped = „{ $move }“ wurde nicht gespielt, auch nichts danach:
term-played-before = Davor gespielt, und es bleibt: { $moves }
term-undone = Zurückgenommen.
term-undo-number = „zurück“ nimmt eine Anzahl von Zügen, etwa „zurück 3“.
term-hint = Tipp: { $move } – { $words }. { $reason }
term-chances = Die Gewinnaussicht der besten Züge, mit den Augen des Meisters:
term-chance = { $bar } { $percent } %  { $move } – { $words }
term-chances-more = { $n ->
    [one] Ein weiterer: tipp { $all }
   *[other] { $n } weitere: tipp { $all }
}
term-hint-number = Hinter „tipp“ darf eine Zahl von 1 bis 999 stehen: von wie vielen Zügen die Rede sein soll, etwa tipp 20.
term-name-file = Nenne auch eine Datei.
term-saved = Gespeichert als { $file }.
term-loaded = { $file } geladen.
term-kept = Die Partie liegt in { $file }; „tableside play --load { $file }“ setzt sie fort.
term-autosave-failed = Die Partie konnte nicht in { $name } gesichert werden: { $why }.
term-yes = ja
term-resign-sure = Zum Aufgeben „{ $word } ja“ eingeben.
term-result = { $seats } gewinnt, { $scores }: { $reason }.
term-result-draw = Unentschieden, { $scores }: { $reason }.
term-seal = Siegel vor dem Spiel:  { $seal }
term-seed = Startwert, nun offen:  { $seed }
term-check = Jede Ziehung prüfen: tableside verify { $file }
term-over-choices = Das Spiel ist zu Ende: „neu“, „protokoll“, „sichern DATEI“, „regeln“, oder Enter zum Beenden.
term-help-moves =
    Gib die Nummer eines Zuges ein, oder Züge in Notation, auch mehrere auf einmal: { $example }
    Enter spielt den einzigen Zug. Tab ergänzt.

command-undo = zurück
command-undo-help = deinen letzten Zug zurücknehmen, oder mehrere (zurück 3)
command-hint = tipp
command-hint-help = ein guter Zug und warum, und wie wahrscheinlich die besten Züge gewinnen; mit einer Zahl mehr davon (tipp 20)
command-rules = regeln regel
command-rules-help = die Regeln, auf die es gerade ankommt, oder nach Nummer (regeln 5.2)
command-save = sichern speichern
command-save-help = die Partie in eine Datei speichern (sichern partie.json)
command-load = laden
command-load-help = eine gespeicherte Partie fortsetzen (laden partie.json)
command-log = protokoll
command-log-help = alles, was geschah, in Worten
command-moves = züge moves
command-moves-help = alle erlaubten Züge mit ihrer Nummer, oder die einer Art (züge play)
command-new = neu
command-new-help = eine neue Partie mit denselben Spielern
command-position = stellung
command-position-help = die Stellung als eine Zeile Text
command-resign = aufgeben
command-resign-help = aufgeben
command-help = hilfe ?
command-help-help = diese Seite
command-quit = beenden q
command-quit-help = aufhören; die Partie bleibt in einer Datei erhalten

term-simulating = Spiele
term-simulated = { $game }, { $n } { $n ->
    [one] Partie
   *[other] Partien
}, Startwert { $seed }
term-column-seat = Platz
term-column-bot = Bot
term-column-wins = Siege
term-column-share = Anteil
term-column-move = Zug
term-column-meaning = Bedeutung
term-draws = Unentschieden: { $n }
term-unfinished = Vor dem Ende abgebrochen: { $n }
term-pace = { $n } Entscheidungen in { $seconds } s: { $pace } je Sekunde
term-compiled = Die Regeln liefen kompiliert.
term-not-compiled = Die Regeln liefen als reines Python.

term-verifying = Prüfe
term-verify-good = { $file } ist in Ordnung.
term-verify-bad = { $file } ist nicht in Ordnung:
term-verify-seal = der Startwert gehört zum Siegel { $seal }
term-verify-no-seed = der Startwert ist noch nicht offen (Siegel { $seal }): Ziehungen stammen aus der Aufzeichnung und sind ungeprüft
term-verify-moves = { $n ->
    [one] ein Zug ist
   *[other] { $n } Züge sind
} erlaubt
term-verify-draws = { $n } Zahlen vom Zufall gezogen
term-verify-digests = { $n } Stellungen stimmen
term-verify-outcome = das Ergebnis folgt aus den Zügen
term-verify-unfinished = die Partie ist noch nicht zu Ende

term-you = du
term-clock = die Uhr
term-replay-start = Anfang (0 von { $last })
term-replay-move = Zug { $n } von { $last }: { $seat } { $move }
term-replay-keys = ← → ein Zug · Bild↑ Bild↓ zehn · Pos1 Ende · Nummer Enter · q beendet  { $typed }

term-notation-title = Die Notation von { $game }
term-notation-line = Eine Stellung ist eine Zeile: was gefragt ist, wer gefragt ist, wer am Zug ist, Nummer des Zuges, Burger, Pizza, Gebiete, Beutel, Gedächtnis des Zuges. Der Anfang zum Beispiel:
term-no-position = Eine Stellung dieses Spiels passt nicht in eine Zeile; „sichern“ legt sie in eine Datei.
term-notation-unchecked = Ob diese Züge erlaubt sind, hängt von der Stellung ab (--position).

bj-screen-turn = Zug { $turn }
bj-screen-goal = { $n } Punkte gewinnen
bj-screen-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
bj-screen-points-now = (jetzt { $n })
bj-screen-capacity = Produktion { $n }
bj-screen-publicity = Werbung
bj-screen-basics = Imbisse
bj-screen-diners = Restaurants
bj-screen-bistros = Bistros
bj-screen-store = Lager
bj-screen-new = neu
bj-screen-lacks = fehlt
bj-screen-gain = { $signed } { $n ->
    [one] Punkt
   *[other] Punkte
}
bj-screen-general = Mitte
bj-screen-area = Gebiet { $seat }
bj-screen-bag = Beutel { $n }
bj-legend-board =
    { "[ ]" } steht um alles Gebaute und um das Feld des Fernsehers.
    Hinter jeder Spalte: ihr Preis, und was dir dafür noch fehlt.

bj-move-take = { $cube } nehmen
bj-move-trade = 3× { $cube } gegen einen Würfel nach Wahl tauschen
bj-move-get = { $cube } aus dem Beutel nehmen
bj-move-put = { $cube } in den Beutel legen
bj-move-redraw = so viele ziehen, wie du eingelegt hast
bj-move-use = { $bistro } nutzen
bj-move-to-building = genug getauscht: kaufen
bj-move-publicity = Werbung kaufen
bj-move-advance = den Fernseher weiterschieben
bj-move-steal = { $cube } stehlen
bj-move-no-steal = nichts stehlen
bj-move-basic = einen Imbiss eröffnen
bj-move-diner = das { $diner } bauen
bj-move-bistro = { $bistro } bauen
bj-move-upgrade = das { $diner } dafür aufgeben
bj-move-end = den Zug beenden

bj-what-publicity = Werbung
bj-what-basic = einen Imbiss
bj-what-diner = ein Restaurant
bj-what-bistro = ein Bistro
bj-why-wins = Das gewinnt mit { $n } Punkten.
bj-why-points = { $n ->
    [one] Das bringt sofort einen Punkt.
   *[other] Das bringt sofort { $n } Punkte.
}
bj-why-capacity = Du produzierst in jedem Zug einen Würfel mehr.
bj-why-ground = Daraus kann ein Restaurant werden.
bj-why-ability = Die Sonderaktion hilft in jedem Zug.
bj-why-track = Das nächste Feld der Leiste rückt näher.
bj-why-completes = Damit reicht es für { $what }.
bj-why-nearer = Für { $what } braucht es dann noch { $cubes }.
bj-why-deny = Du brauchst ihn nicht, aber { $seat }.
bj-why-spare = Von dem, was da ist, nützt es am meisten.
bj-why-least-needed = { $cube } brauchst du am wenigsten.
bj-why-free = Es kostet nichts.
bj-why-swap = Was du entbehren kannst, wird zu dem, was du brauchst.
bj-why-redraw = Ein zufälliger Würfel ist besser als diese.
bj-why-no-better-trade = Kein Tausch macht das Lager besser.
bj-why-no-steal = Nichts davon lohnt sich.
bj-why-end = Mehr lohnt sich jetzt nicht.
bj-why-diner-least-needed = Dieses Restaurant brauchst du am wenigsten.
