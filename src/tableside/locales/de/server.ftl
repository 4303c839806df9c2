### Was der Server sagt: Ablehnungen und Benachrichtigungen.

err-abort-late = Zum Abbrechen ist es zu spät: Schon zwei Spieler haben gezogen. Aufgeben geht noch.
err-address-bot-tables = Aus deinem Netz sind zu viele Partien mit Bots offen (höchstens { $n }). Versuch es in ein paar Minuten noch einmal.
err-advice-busy = Zu viele Leute in deinem Netz warten gerade auf Tipps. Versuch es gleich noch einmal.
err-players-only = Das können nur die Spieler dieser Partie.
err-reviews-waiting = Zu viele Partien warten auf ihre Analyse. Versuche es in ein paar Minuten noch einmal.
err-advice-waiting = Der Bot denkt noch über deine letzten Fragen nach. Warte auf eine Antwort und frag dann noch einmal.
err-bot-tables = Du hast zu viele Partien mit Bots offen (höchstens { $n }). Spiel eine zu Ende. Oder schließ ihre Seite und versuch es in zwei Minuten noch einmal.
err-check-memory = Diese Partie ist zu groß, um hier geprüft zu werden.
err-check-time = { $n ->
    [one] Die Prüfung dieser Partie dauert zu lange: mehr als eine Sekunde.
   *[other] Die Prüfung dieser Partie dauert zu lange: mehr als { $n } Sekunden.
  }
err-checks-full = Der Server prüft gerade viele andere Partien. Versuch es gleich noch einmal.
err-checks-yours = Zu viele deiner Partien werden gerade geprüft (höchstens { $n }). Warte, bis sie fertig sind.
err-draw-bots = Bots nehmen kein Unentschieden an.
err-game-too-long = Diese Partie ist zu lang für die Analyse: mehr als { $n } MB.
err-hello-first = Sende zuerst „hello“: Der Server kennt diese Verbindung noch nicht.
err-host-bot-tables = Wer diesen Tisch eröffnet hat, hat zu viele Partien mit Bots offen (höchstens { $n }).
err-host-only = Das kann nur der Spieler, der den Tisch eröffnet hat.
err-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert. Versuch es noch einmal.
err-me-twice = Du selbst kannst nur einen Platz nehmen. Die anderen können am gleichen Gerät spielen.
err-misread = Diese Anfrage ist nicht lesbar: { $why }
err-field-empty = „{ $field }“ darf nicht leer sein.
err-field-kind = „{ $field }“ muss { $kind } sein.
err-field-least = „{ $field }“ muss mindestens { $n } sein.
err-field-long = „{ $field }“ darf höchstens { $n } Zeichen haben.
err-field-missing = „{ $field }“ fehlt.
err-field-most = „{ $field }“ darf höchstens { $n } sein.
err-field-short = „{ $field }“ muss mindestens { $n } Zeichen haben.
err-field-unknown = Unbekanntes Feld „{ $field }“.
err-field-value = „{ $value }“ ist kein gültiger Wert für „{ $field }“.
err-hints-off = An diesem Tisch gibt es keine Tipps, weil hier mehrere Menschen spielen.
err-host-seat = Das ist dein eigener Platz.
err-motion-changed = Die Anfrage hat sich geändert. Lies sie noch einmal.
json-str = ein Text
json-object = ein Objekt mit Feldern
json-int = eine ganze Zahl
json-float = eine Zahl
json-bool = true oder false
json-array = eine Liste
err-name = Dein Name braucht ein sichtbares Zeichen.
err-no-motion = Das hat niemand vorgeschlagen.
err-no-page = Unter dieser Adresse ist nichts.
err-no-person = Auf Platz { $n } spielt kein Mensch.
err-no-such-line = An diesem Tisch gibt es keine Zeile { $n }.
err-no-table = Diesen Tisch gibt es nicht, oder er ist privat. Bitte um einen Einladungslink.
err-nobody-asked = An dieser Stelle ist niemand am Zug.
err-not-asked = Du bist nicht am Zug, darum gibt es keinen Tipp.
err-not-at-table = Du spielst nicht an diesem Tisch.
err-not-over = Die Partie ist noch nicht zu Ende.
err-not-paused = Die Partie ist nicht pausiert.
err-not-started = Die Partie hat noch nicht begonnen.
err-not-your-seat = Platz { $n } gehört dir nicht.
err-nothing-said = Schreib zuerst eine Nachricht.
err-option-file = { $where }: Gib die Daten selbst an. Ein Dateiname geht hier nicht.
err-options-big = Diese Optionen sind zu groß (höchstens { $n } kB).
err-origin = Diese Anfrage kam von einer anderen Website und wurde blockiert.
err-own-seat = Über deinen eigenen Platz kannst du nicht abstimmen.
err-paused = Die Partie ist pausiert. Setze sie fort, um weiterzuspielen.
err-protocol-version = Dieser Server nutzt Protokollversion { $known }, nicht { $n }. Lade die Seite neu.
err-question-over = Die Partie ist schon weiter. Dein Zug wurde nicht gespielt.
err-record-long = Diese Partie hat zu viele Schritte, um sie hier zu speichern (höchstens { $n }).
err-record-unfinished = Hier kannst du nur eine beendete Partie mit ihrem Seed öffnen. „tableside replay“ zeigt auch andere.
err-rematch-made = Die Revanche ist schon eröffnet.
err-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen oder schau zu.
err-seed-chosen = Den Seed kann man nur auf einem Testserver wählen. Lass ihn weg.
err-session = Wähle zuerst einen Namen.
err-stale = Diese Seite ist veraltet. Lade den Tisch neu.
err-started = Die Partie hat schon begonnen.
err-still-here = { $seat } ist da und kann spielen.
err-stopping = Der Server startet neu. Deine Partie ist sicher. Versuch es gleich noch einmal.
err-storage = Der Server kann gerade nicht speichern, darum wurde nichts geändert. Versuch es gleich noch einmal.
err-table-move = Spieler können das nicht spielen: { $move }.
err-table-moved-on = Die Partie ist schon weiter. Sieh dir den Tisch an und wiederhole deinen Zug.
err-too-big = Das ist zu groß (höchstens { $n }).
err-too-fast = { $n ->
    [one] Das war zu schnell. Warte eine Sekunde.
   *[other] Das war zu schnell. Warte { $n } Sekunden.
  }
err-webhook = Ein Webhook muss eine http- oder https-Adresse sein, die aus dem Internet erreichbar ist.

notify-your-turn-title = Du bist am Zug: { $game }
notify-your-turn = Du bist am Zug in { $game } mit { $rivals }.

## Der Befehl
serve-address-name = ADRESSE
serve-folder-name = ORDNER
serve-number-name = N
serve-host = Adresse, auf der Tableside lauscht (0.0.0.0: alle; Standard: %(default)s)
serve-port = Port, auf dem Tableside lauscht (0: irgendein freier; Standard: %(default)s)
serve-data = Ordner für Partien und Schlüssel (Standard: %(default)s)
serve-log-level = wie viel protokolliert wird, je Zeile ein JSON-Objekt (Standard: info, im Terminal: warning)
serve-open = den Browser öffnen
serve-public-url = öffentliche Adresse, wenn Tableside hinter einem Proxy läuft
serve-bot-delay = Sekunden, die ein Bot vor seinem Zug wartet (Standard: %(default)s)
serve-bot-workers = Anzahl der Prozesse für Bots, dazu einer als Reserve (Standard: einer je Prozessor, hier %(default)s)
serve-check-workers = Anzahl der Prozesse, die Partien prüfen und nachspielen (Standard: %(default)s)
serve-limits = Faktor für die Ratenbegrenzung (0: keine; Standard: %(default)s)
serve-private-webhooks = Webhooks dürfen Adressen im eigenen Netz aufrufen
serve-proxy = vertrauenswürdige Proxys: Ihr X-Forwarded-For und X-Forwarded-Proto zählt (Standard: %(default)s)
serve-at = Tableside läuft unter { $address }
serve-only-here = Nur dieser Rechner kann das öffnen. Für andere in deinem Netz: tableside serve --host 0.0.0.0 (oder: make play HOST=0.0.0.0)
serve-elsewhere = Für andere in deinem Netz: { $address }
serve-stop = Zum Beenden Strg-C drücken.
serve-cannot-listen = Lauschen auf { $host } Port { $port } geht nicht: { $why }
serve-disk-full = Die Festplatte ist voll: Tableside kann nicht in { $folder } schreiben. Schaffe mindestens 1 MB Platz und starte neu.
serve-port-taken = Port { $port } auf { $host } ist belegt, vielleicht von einem anderen Tableside-Server; wähle mit --port einen anderen (make play PORT=…)
serve-chosen-seeds = TABLESIDE_CHOSEN_SEEDS ist an: Spieler können Seeds wählen. Nur für Tests verwenden.
err-no-first-game = Für dieses Spiel gibt es keine geführte erste Partie: { $game }.
err-seat-changed = Dort sitzt inzwischen jemand anders. Nichts wurde geändert.

err-companion-kind = Das ist keine Aktion eines Begleiters.
err-no-companion = Diesen Begleiter gibt es nicht, oder er wird nicht mehr geteilt.
err-companions-many = Du teilst schon { $n } Begleiter. Beende zuerst einen davon.
err-companion-full = Dieser Begleiter ist voll. Beginne eine neue Partie.
err-companion-watch = Hier kannst du nur zuschauen. Bitte den Besitzer um Erlaubnis.
err-companion-owner = Das darf nur der Besitzer dieses Begleiters.
err-companion-phone = Dieses Handy ist nicht hier.
