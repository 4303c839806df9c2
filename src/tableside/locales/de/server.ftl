### Was der Server sagt: Ablehnungen und Benachrichtigungen.

err-address-bot-tables = Aus deinem Netz sind zu viele Partien mit Bots offen (höchstens { $n }). Versuch es in ein paar Minuten noch einmal.
err-advice-busy = Zu viele Leute in deinem Netz warten gerade auf Tipps. Versuch es gleich noch einmal.
err-advice-waiting = Der Bot denkt noch über deine letzten Fragen nach. Warte auf eine Antwort und frag dann noch einmal.
err-bot-tables = Du hast zu viele Partien mit Bots offen (höchstens { $n }). Spiel eine zu Ende. Oder schließ ihre Seite und versuch es in zwei Minuten noch einmal.
err-check-memory = Diese Partie ist zu groß, um hier geprüft zu werden.
err-check-time = { $n ->
    [one] Diese Partie zu prüfen dauert hier zu lange: mehr als eine Sekunde.
   *[other] Diese Partie zu prüfen dauert hier zu lange: mehr als { $n } Sekunden.
  }
err-checks-full = Der Server prüft gerade viele andere Partien. Versuch es gleich noch einmal.
err-checks-yours = Es werden schon zu viele deiner Partien auf einmal geprüft; höchstens { $n }. Bitte warte, bis sie fertig sind.
err-game-too-long = Diese Partie ist zu lang, um sie hier anzusehen: mehr als { $n } MB.
err-hello-first = Sag zuerst hallo: Der Tisch kennt dich noch nicht.
err-host-bot-tables = Wer diesen Tisch eröffnet hat, hat zu viele Partien mit Bots offen (höchstens { $n }).
err-host-only = Das kann nur, wer den Tisch eröffnet hat.
err-internal = Auf dem Server ging etwas schief. Nichts wurde geändert; bitte versuch es noch einmal.
err-me-twice = Du selbst kannst nur einen Platz nehmen; die anderen lassen sich am selben Gerät spielen.
err-misread = Das war nicht zu lesen: { $why }
err-field-empty = „{ $field }“ darf nicht leer sein.
err-field-kind = „{ $field }“ muss { $kind } sein.
err-field-least = „{ $field }“ muss mindestens { $n } sein.
err-field-long = „{ $field }“ darf höchstens { $n } Zeichen haben.
err-field-missing = „{ $field }“ fehlt.
err-field-most = „{ $field }“ darf höchstens { $n } sein.
err-field-short = „{ $field }“ muss mindestens { $n } Zeichen haben.
err-field-unknown = Ein Feld „{ $field }“ ist hier nicht bekannt.
err-field-value = „{ $value }“ ist kein Wert für „{ $field }“.
json-str = ein Text
json-object = ein Objekt mit Feldern
json-int = eine ganze Zahl
json-float = eine Zahl
json-bool = true oder false
json-array = eine Liste
err-name = Bitte wähle einen Namen, den man sehen kann.
err-no-motion = Darum hat niemand gebeten.
err-no-page = Unter dieser Adresse ist nichts.
err-no-person = Auf Platz { $n } sitzt kein Mensch.
err-no-such-line = An diesem Tisch gibt es keine Zeile { $n }.
err-no-table = Diesen Tisch gibt es nicht, oder er ist privat: Bitte um den Einladungslink.
err-nobody-asked = Dort ist niemand am Zug.
err-not-asked = Du bist nicht am Zug, also gibt es nichts zu raten.
err-not-at-table = Du sitzt nicht an diesem Tisch.
err-not-over = Die Partie ist noch nicht zu Ende.
err-not-paused = Die Partie ist nicht unterbrochen.
err-not-started = Die Partie hat noch nicht begonnen.
err-not-your-seat = Platz { $n } ist nicht deiner.
err-nothing-said = Schreib erst etwas.
err-option-file = { $where }: Hier bringt eine Option ihre Daten selbst mit und kann keine Datei nennen.
err-options-big = Diese Optionen sind zu groß; höchstens { $n } kB.
err-origin = Das kam von der Seite einer anderen Website und wurde nicht ausgeführt.
err-own-seat = Über den eigenen Platz kannst du nicht abstimmen.
err-paused = Die Partie ist unterbrochen. Setz sie fort, um weiterzuspielen.
err-protocol-version = Dieser Server spricht Version { $known } des Protokolls, nicht { $n }. Lade die Seite neu.
err-question-over = Das Spiel war schon weiter; dein Zug wurde nicht gespielt.
err-record-long = Diese Partie hat zu viele Züge, um hier aufbewahrt zu werden; höchstens { $n }.
err-record-unfinished = Hier lässt sich nur eine beendete Partie mit ihrem Startwert ansehen; „tableside replay“ zeigt auch andere.
err-rematch-made = Die Revanche ist schon angesetzt.
err-seat-taken = Dieser Platz ist besetzt. Such einen anderen oder schau zu.
err-seed-chosen = Der Startwert lässt sich nur auf einem Testserver wählen; lass ihn weg.
err-session = Wähle zuerst einen Namen.
err-stale = Das ist zu lange her. Sieh dir den Tisch an, wie er jetzt ist.
err-started = Die Partie hat schon begonnen.
err-still-here = { $seat } ist da und kann spielen.
err-stopping = Der Server startet neu. Deine Partie ist sicher; versuch es gleich noch einmal.
err-storage = Der Server kann gerade nicht speichern, darum wurde nichts ausgeführt. Versuch es gleich noch einmal.
err-table-move = { $move } kann nicht von einem Spieler gespielt werden.
err-table-moved-on = Am Tisch ging es inzwischen weiter. Sieh ihn dir an und wiederhole deinen Zug.
err-too-big = Das ist zu groß; höchstens { $n }.
err-too-fast = { $n ->
    [one] Das war zu schnell. Bitte warte eine Sekunde.
   *[other] Das war zu schnell. Bitte warte { $n } Sekunden.
  }
err-webhook = Ein Webhook muss eine http- oder https-Adresse sein, die aus dem Internet erreichbar ist.

notify-your-turn-title = Du bist am Zug: { $game }
notify-your-turn = { $game } mit { $rivals } wartet auf deinen Zug.

## Der Befehl
serve-address-name = ADRESSE
serve-folder-name = ORDNER
serve-number-name = N
serve-host = Adresse, an der gelauscht wird (0.0.0.0: alle; sonst %(default)s)
serve-port = Port, an dem gelauscht wird (0: irgendein freier; sonst %(default)s)
serve-data = Ordner für Partien und Schlüssel (sonst %(default)s)
serve-log-level = wie viel mitgeschrieben wird, je Zeile ein JSON-Objekt (sonst info, an einem Terminal warning)
serve-open = den Browser öffnen
serve-public-url = Adresse, die die Leute benutzen, hinter einem Proxy
serve-bot-delay = Sekunden, die ein Bot nachzudenken scheint (sonst %(default)s)
serve-bot-workers = Prozesse, in denen Bots nachdenken, dazu einer als Reserve (sonst so viele wie Prozessoren, hier %(default)s)
serve-check-workers = Prozesse, die Partien prüfen und nachspielen (sonst %(default)s)
serve-limits = Maß der Ratenbegrenzung (0: keine; sonst %(default)s)
serve-private-webhooks = Webhooks dürfen Adressen im eigenen Netz rufen
serve-proxy = wessen X-Forwarded-For und X-Forwarded-Proto geglaubt wird (sonst %(default)s)
serve-at = Tableside ist unter { $address } zu finden
serve-only-here = Nur dieser Rechner kann das öffnen. Für andere in deinem Netz: tableside serve --host 0.0.0.0 (oder: make play HOST=0.0.0.0)
serve-elsewhere = Für andere in deinem Netz: { $address }
serve-stop = Strg-C beendet es.
serve-cannot-listen = an { $host } Port { $port } kann nicht gelauscht werden: { $why }
serve-disk-full = Die Festplatte ist voll: In { $folder } kann nichts geschrieben werden. Schaffe mindestens 1 MB Platz und starte neu.
serve-port-taken = Port { $port } an { $host } ist besetzt, vielleicht von einem anderen Tableside; --port nimmt einen anderen (make play PORT=…)
serve-chosen-seeds = TABLESIDE_CHOSEN_SEEDS ist an: Startwerte können gewählt werden, das ist nur für Tests
err-no-first-game = Für dieses Spiel gibt es keine geführte erste Partie: { $game }.
