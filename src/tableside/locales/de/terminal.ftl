# Die Wörter des Terminals.

help-usage = Aufruf
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-examples = Beispiele
arg-help = diese Hilfe zeigen
arg-lang = Sprache (Standard: die des Systems)
arg-version = die Version zeigen
arg-command-name = BEFEHL
arg-game-name = SPIEL
arg-game = das Spiel: { $known }
arg-options = Spieloptionen, etwa last_turn=50; Listen und Tabellen als JSON
arg-json = ein JSON-Objekt ausgeben
arg-file-name = DATEI
arg-line-name = ZEILE
arg-bot-name = BOT
arg-name-or-file = NAME|DATEI
arg-moves-or-line = SCHRITTE|ZEILE
arg-opponent = ein Bot ({ $levels }), oder { $human } für eine zweite Person an dieser Tastatur
arg-side = deine Seite, oder „lot“ für eine zufällige
arg-players = die Spieler, Platz für Platz: Bots mit Namen, { $human } für eine Person
arg-seed-play = eine Zahl, die die Partie wiederholbar macht; ohne sie sind die Ziehungen geheim und nachweislich fair
arg-seed-simulate = eine Zahl: gleicher Seed, gleiche Partien (0)
arg-set = ein Tafelsatz mit Namen oder eine eigene TOML-Datei
arg-position = von einer Stellung aus beginnen (siehe „tableside notation“)
arg-load = eine gespeicherte Partie fortsetzen
arg-games = Anzahl der Partien (100)
arg-bots = die Bots, einer je Platz (Standard: random, mit so wenigen Plätzen wie möglich)
arg-max-decisions = eine Partie nach so vielen Entscheidungen abbrechen ({ $n })
arg-record = eine Spielaufzeichnung (gespeicherte Partie)
arg-move = zu diesem Schritt gehen; 0 ist der Anfang
arg-notation = Schritte, oder eine Stellung als Zeile; ohne beides wird die Notation erklärt
arg-notation-from = die Schritte von dieser Stellung aus spielen und prüfen, ob sie erlaubt sind
arg-notation-seed = eine Zahl, die jede Ziehung bestimmt
arg-rule = ein Abschnitt (5) oder eine Regel: 5.2 für alle Spiele, BJ-5.2 für eines; sonst alle Regeln

cmd-tableside = Zwei Restaurant-Brettspiele im Terminal, im Browser und für Bots.
cmd-tableside-examples =
    tableside play                       im Terminal spielen
    tableside play --help                alle Optionen zeigen
    tableside simulate --games 1000      Bots spielen lassen
    tableside rules 5.2 --lang it        eine Regel auf Italienisch zeigen
cmd-play = im Terminal spielen
cmd-play-examples =
    tableside play                                    fragt nach Gegner und Seite
    tableside play --opponent greedy --side lot       gegen einen Bot, zufällige Seite
    tableside play --opponent human                   zwei Personen, eine Tastatur
    tableside play --seed 7 --set meine-box.toml      wiederholbar, mit eigenem Tafelsatz
    tableside play --load partie.json                 eine gespeicherte Partie fortsetzen
    tableside play rival-restaurants --players human,greedy,greedy --options edition=deluxe
cmd-serve = die Spiele für den Browser anbieten
cmd-serve-examples =
    tableside serve --open              auf diesem Rechner
    tableside serve --host 0.0.0.0      für dein ganzes Netz
cmd-simulate = Bots viele Partien spielen lassen und Siege zählen
cmd-simulate-examples =
    tableside simulate burger-joint --games 10000 --bots random,random
    tableside simulate burger-joint --games 100 --seed 7 --bots greedy,random --json
    tableside simulate burger-joint --options last_turn=40
cmd-replay = eine Spielaufzeichnung Schritt für Schritt ansehen
cmd-replay-examples =
    tableside replay partie.json               Pfeiltasten: vor und zurück
    tableside replay partie.json --move 40     bei Schritt 40 beginnen
    tableside replay partie.json | less        alles als Text
cmd-verify = jede Ziehung und jeden Schritt einer Spielaufzeichnung prüfen
cmd-verify-examples =
    tableside verify partie.json    Rückgabewert 0: alles in Ordnung; 1: Spielaufzeichnung fehlerhaft
cmd-notation = die Notation erklären, Schritte oder eine Stellung lesen
cmd-notation-examples =
    tableside notation                           die ganze Notation
    tableside notation "3K =Y / basic end"       was diese Schritte bedeuten
    tableside notation "ZEILE"                   eine Stellung zeichnen, oder sagen, warum sie unmöglich ist
    tableside notation --position "ZEILE" "K"    prüfen, ob ein Schritt dort erlaubt ist
cmd-rules = die Regeln lesen
cmd-rules-examples =
    tableside rules           alle
    tableside rules 5         ein Abschnitt
    tableside rules BJ-5.2    eine Regel
cmd-bench = messen, wie schnell die Regeln laufen, im Vergleich mit anderen Programmen
cmd-bench-examples =
    tableside bench
    tableside bench --json

err-unknown-language = Unbekannte Sprache: „{ $name }“. Verfügbar: { $known }.
err-option-number = „{ $where }“ muss eine ganze Zahl sein, nicht „{ $text }“.
err-option-decimal = „{ $where }“ muss eine Zahl wie 0.5 sein, nicht „{ $text }“.
err-option-least = „{ $where }“ muss mindestens { $min } sein.
err-option-most = „{ $where }“ darf höchstens { $max } sein.
err-option-seconds = „{ $where }“ muss eine Zahl von Sekunden wie 0.5 sein, nicht „{ $text }“.
err-option-address = „{ $where }“ muss eine Adresse sein, die mit http:// oder https:// beginnt, nicht „{ $text }“.
err-option-switch = „{ $where }“ muss on oder off sein, nicht „{ $text }“.
err-option-pair = Schreibe eine Spieloption als name=wert, nicht „{ $text }“.
err-option-json = „{ $where }“ muss eine Liste oder Tabelle in JSON sein, etwa [3,3,4], nicht: { $text }
err-unknown-side = Unbekannte Seite: „{ $name }“. Verfügbar: { $known }.
err-load-alone = --load setzt eine Partie genau so fort, wie sie gespeichert wurde. Das lässt sich nicht kombinieren mit { $names }.
err-load-game = { $file } ist eine Partie von { $there }, nicht von { $here }.
err-players-or-opponent = Nimm entweder --players oder --opponent und --side, nicht beides.
err-no-sides = { $name } hat keine Seiten zur Auswahl. Nimm --players.
err-bots-list = „{ $text }“ ist keine Liste von Bots. Trenne die Namen mit Kommas.
err-no-rules = Keine Regeln gefunden für { $name }.
err-no-such-rule = Unbekannte Regel: „{ $name }“. Verfügbar: { $known }.
err-load-seed = „{ $name }“ enthält den Seed nicht, darum kann die Partie nicht weitergehen. Ansehen kannst du sie mit „tableside replay“.
term-err-required = Es fehlt: { $what }.
term-err-unrecognised = Nicht erkannt: { $what }.
term-err-choice = Unbekannt: „{ $what }“. Verfügbar: { $known }.
term-err-value-missing = { $what } braucht einen Wert.
term-err-together = Das lässt sich nicht kombinieren: { $what } und { $other }.
term-err-ambiguous = { $what } kann { $known } bedeuten.
term-err-usage = Nicht erkannt: { $what }.
term-err-os = „{ $name }“: { $why }.
term-see-help = Siehe „{ $command } --help“.

term-argument = { $value }
term-welcome = Willkommen bei { $game }.
term-ask-seats = Wie viele Spieler?
term-ask-people = Wie viele davon spielen an dieser Tastatur?
term-ask-bots = Welche Bots?
term-ask-opponent = Gegen wen möchtest du spielen?
term-ask-side = Welche Seite?
term-opponent-greedy = greedy: nimmt, was jetzt am meisten bringt
term-opponent-human = eine zweite Person an dieser Tastatur
term-side-burger = Burger (beginnt)
term-side-pizza = Pizza
term-side-lot = zufällig
term-choose = Nummer, oder Enter für { $n }:
term-prompt = Dein Zug (Nummer, Notation oder hilfe):
term-prompt-only = Nur ein Schritt möglich. Enter spielt ihn:
term-prompt-over = „neu“ für eine neue Partie, Enter zum Beenden:
term-go-on = Weiter mit Enter …
term-hand-over = Gib die Tastatur an { $seat } und drücke Enter …
term-nothing-typed = Gib eine Nummer aus der Liste, einen Schritt in Notation oder „hilfe“ ein.
term-no-such-number = Die Nummer { $n } gibt es nicht. Wähle von { $least } bis { $most }.
term-stopped = „{ $move }“ und alles danach wurde nicht gespielt:
term-played-before = Schon gespielt: { $moves }
term-undone = Rückgängig gemacht.
term-undo-number = Mit einer Zahl machst du mehrere Schritte rückgängig: rückgängig 3.
term-hint = Tipp: { $move } – { $words }. { $reason }
term-chances = Gewinnchance der besten Schritte (Schätzung von Master):
term-chance = { $bar } { $percent } %  { $move } – { $words }
term-chances-more = { $n ->
    [one] Ein weiterer: tipp { $all }
   *[other] { $n } weitere: tipp { $all }
}
term-hint-number = Mit einer Zahl von 1 bis 999 siehst du mehr Schritte: tipp 20.
term-name-file = Gib auch einen Dateinamen an.
term-saved = Gespeichert als { $file }.
term-loaded = { $file } geladen.
term-kept = Deine Partie ist gespeichert in { $file }. Weiter geht es mit: tableside play --load { $file }
term-autosave-failed = Die Partie lässt sich nicht speichern in { $name }: { $why }.
term-yes = ja
term-resign-sure = Zum Aufgeben „{ $word } ja“ eingeben.
term-result = { $seats-is ->
    [you] Du gewinnst, { $scores } ({ $reason }).
    [with-you] Gewonnen haben: { $seats }, { $scores } ({ $reason }).
   *[other] Gewonnen: { $seats }, { $scores } ({ $reason }).
}
term-result-draw = Unentschieden, { $scores } ({ $reason }).
term-seal = Hash vor der Partie: { $seal }
term-seed = Seed, jetzt gezeigt: { $seed }
term-check = Jede Ziehung prüfen: tableside verify { $file }
term-over-choices = Die Partie ist zu Ende. Gib „neu“, „verlauf“, „speichern DATEI“ oder „regeln“ ein, oder drücke Enter zum Beenden.
term-help-moves =
    Gib die Nummer eines Schritts ein, oder einen oder mehrere Schritte in Notation: { $example }
    Enter spielt den einzigen Schritt. Tab ergänzt.

command-undo = rückgängig zurück
command-undo-help = deinen letzten Schritt rückgängig machen, oder mehrere (rückgängig 3)
command-hint = tipp
command-hint-help = ein guter Schritt und warum, mit Gewinnchancen; mit einer Zahl mehr Schritte (tipp 20)
command-rules = regeln regel
command-rules-help = die Regeln für diesen Moment, oder nach Nummer (regeln 5.2)
command-save = speichern sichern
command-save-help = die Partie in eine Datei speichern (speichern partie.json)
command-load = laden
command-load-help = eine gespeicherte Partie fortsetzen (laden partie.json)
command-log = verlauf protokoll
command-log-help = alles, was passiert ist
command-moves = schritte züge moves
command-moves-help = alle erlaubten Schritte mit ihrer Nummer, oder die einer Art (schritte play)
command-new = neu
command-new-help = eine neue Partie mit denselben Spielern
command-position = stellung
command-position-help = die Stellung als eine Zeile Text
command-resign = aufgeben
command-resign-help = die Partie aufgeben
command-help = hilfe ?
command-help-help = diese Seite
command-quit = beenden q
command-quit-help = beenden; die Partie wird in einer Datei gespeichert

term-simulating = Es wird gespielt
term-simulated = { $game }, { $n } { $n ->
    [one] Partie
   *[other] Partien
}, Seed { $seed }
term-column-seat = Platz
term-column-bot = Bot
term-column-wins = Siege
term-column-share = Anteil
term-column-move = Schritt
term-column-meaning = Bedeutung
term-draws = Unentschieden: { $n }
term-unfinished = Vor dem Ende abgebrochen: { $n }
term-pace = { $n } Entscheidungen in { $seconds } s: { $pace } je Sekunde
term-compiled = Die Regeln liefen kompiliert.
term-not-compiled = Die Regeln liefen als reines Python.

term-verifying = Prüfung läuft
term-verify-good = Geprüft, alles in Ordnung: { $file }
term-verify-bad = Prüfung fehlgeschlagen: { $file }
term-verify-seal = der Seed passt zum Hash { $seal }
term-verify-no-seed = der Seed ist noch nicht öffentlich (Hash { $seal }): Die Ziehungen stammen aus der Spielaufzeichnung und sind ungeprüft
term-verify-moves = erlaubte Schritte: { $n }
term-verify-draws = zufällige Ziehungen: { $n }
term-verify-digests = übereinstimmende Stellungen: { $n }
term-verify-outcome = das Ergebnis folgt aus den Schritten
term-verify-unfinished = die Partie ist noch nicht zu Ende

term-you = du
term-clock = die Uhr
term-replay-start = Anfang (0 von { $last })
term-replay-move = Schritt { $n } von { $last }: { $seat } { $move }
term-replay-keys = ← → ein Schritt · Bild↑ Bild↓ zehn · Pos1 Ende · Nummer Enter · q beendet  { $typed }

term-notation-title = Notation: { $game }
term-notation-line = Eine Stellung ist eine Zeile: Schritt, wer handelt, wer am Zug ist, Nummer des Zuges, Burger, Pizza, Gebiete, Beutel und was in diesem Zug schon geschehen ist. Zum Beispiel der Anfang:
term-no-position = Eine Stellung dieses Spiels passt nicht in eine Zeile. „speichern“ legt sie in eine Datei.
term-notation-unchecked = Ob diese Schritte erlaubt sind, hängt von der Stellung ab (--position).

bj-screen-turn = Zug { $turn }
bj-screen-goal = { $n ->
    [one] Sieg mit 1 Punkt
   *[other] Sieg mit { $n } Punkten
}
bj-screen-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
bj-screen-points-now = (jetzt { $n })
bj-screen-capacity = Kapazität { $n }
bj-screen-publicity = Werbung
bj-screen-basics = Stehimbisse
bj-screen-diners = Restaurants
bj-screen-bistros = Bistros
bj-screen-store = Lager
bj-screen-new = neu
bj-screen-lacks = fehlt
bj-screen-gain = { $signed } { $n ->
    [one] Punkt
   *[other] Punkte
}
bj-screen-general = Gemeinsam
bj-screen-area = Gebiet { $seat }
bj-screen-bag = Beutel { $n }
bj-legend-board =
    { "[ ]" } zeigt, was gebaut ist, und das Feld des Fernsehers.
    Neben jeder Spalte: ihr Preis, und was dir dafür noch fehlt.

bj-move-take = { $cube } nehmen
bj-move-trade = 3× { $cube } gegen einen beliebigen Würfel tauschen
bj-move-get = { $cube } aus dem Beutel nehmen
bj-move-put = { $cube } in den Beutel legen
bj-move-redraw = so viele ziehen, wie du in den Beutel gelegt hast
bj-move-use = { $bistro } nutzen
bj-move-to-building = fertig getauscht: kaufen
bj-move-publicity = Werbung kaufen
bj-move-advance = den Fernseher vorrücken
bj-move-steal = { $cube } stehlen
bj-move-no-steal = nichts stehlen
bj-move-basic = einen Stehimbiss eröffnen
bj-move-diner = { $diner } kaufen
bj-move-bistro = { $bistro } kaufen
bj-move-upgrade = { $diner } aufwerten
bj-move-end = den Zug beenden
