### Worte der Seiten im Browser.

## Ohne Antwort
net-no-answer = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.
net-odd-answer = Der Server hat unerwartet geantwortet. Versuche es gleich noch einmal.
bye-revoked = Du hast keinen Zugriff mehr auf diesen Tisch.
bye-stopping = Der Server startet neu.
bye-slow = Die Verbindung war zu langsam.
bye-again = Die Verbindung wurde geschlossen.

## Namen
guest-name = { $first } { $last }
guest-first = Flotte, Frische, Fröhliche, Goldene, Hungrige, Kesse, Knusprige, Muntere, Pikante, Sonnige, Süße, Würzige
guest-last = Artischocke, Aubergine, Brezel, Gurke, Kaper, Karotte, Nudel, Olive, Rosine, Trüffel, Waffel, Zwiebel
seat-open = Freier Platz
seat-second = Zweiter Spieler
seat-you = du
seat-sit = Hier hinsetzen
seat-name = Name
seat-your-name = Dein Name

## Startseite
home-level = Bot
home-invite = Freund einladen
home-pass = An einem Gerät
home-more = Mehr Optionen
home-companion = Begleiter fürs echte Brettspiel
home-companion-about = Uhr, Punkte, Preise und Regeln auf deinem Handy. Auch ohne Netz.
home-continue = Weiterspielen
home-open = Offene Tische
home-open-none = Gerade keine offenen Tische
home-open-none-more = Eröffne einen öffentlichen Tisch, dann können andere mitspielen.
home-watch-none = Gerade keine laufenden Partien
home-watch-none-more = Hier erscheinen öffentliche Partien.
watch-now = Läuft gerade
list-more = Mehr zeigen
row-open = wartet auf Mitspieler
row-paused = pausiert
row-now = gerade eben
row-deadline = Zug fällig { $when }
row-moves = { $n ->
    [0] gerade begonnen
    [one] 1 Schritt
   *[other] { $n } Schritte
}
row-won = Sieg: { $name }
row-post = Fernpartie
row-uploaded = Spielaufzeichnung
mine-running = Laufend
mine-running-none = Keine laufenden Partien
mine-running-none-more = Fang eine an: Gegen einen Bot genügt ein Klick.
mine-finished = Beendet
mine-finished-none = Noch keine beendeten Partien

## Ein neuer Tisch
new-title = Neuer Tisch: { $game }
new-seats = Spieler
new-count = Wie viele Spieler?
new-shuffle = Zufällige Plätze
new-pace = Bedenkzeit
new-clock = Uhr
new-more = Mehr
new-public = Öffentlich: Alle können mitspielen oder zuschauen
new-last-turn = Unentschieden nach Zug
new-open = Tisch eröffnen
chair-me = Ich
chair-open = Freier Platz
chair-bot = Bot
chair-local = Am selben Gerät
pace-none = Unbegrenzt
pace-none-about = ganz in Ruhe
pace-live = Echtzeit
pace-live-about = Minuten
pace-post = Fernpartie
pace-post-about = Tage
pace-no-limit = unbegrenzt
pace-minutes = Minuten pro Spieler
pace-increment = Inkrement (Sekunden)
pace-move = Sekunden pro Schritt
pace-days = Tage pro Schritt

## Vor dem Beginn
waiting-clear = Partie absagen
waiting-leave = Tisch verlassen
invite-title = Freunde einladen
invite-only-here = Nur dieser Rechner kann diesen Link öffnen. Damit andere in deinem Netz mitspielen können, starte Tableside mit `--host 0.0.0.0` (`make play HOST=0.0.0.0`).
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Link kopiert
invite-share = Teilen
invite-text = Spiel mit mir { $game }
invite-qr = QR-Code mit dem Link zu diesem Tisch

## Am Tisch
table-failed = Dieser Tisch lässt sich nicht öffnen
table-your-move = Du bist am Zug
table-thinking = denkt nach …
table-away = offline
table-clock-of = Uhr von { $seat }
table-watching = { $n ->
    [0] Du schaust zu
    [1] Du schaust zu
   *[other] { $n } Zuschauer
}
table-against = gegen { $names }
table-sounds = Töne
table-open-log = Verlauf
table-open-talk = Chat
table-open-rules = Regeln
table-open-menu = Menü
table-undo = Rückgängig
table-undo-no = Rückgängig geht nicht: Etwas wurde gezogen oder aufgedeckt, oder jemand anders hat gehandelt.
table-hint = Tipp
table-hint-no = Du bist nicht am Zug.
table-hint-is = Tipp: { $move }
table-advice = Gewinnchance (Schätzung von { $bot })
table-advice-plain = { $bot } würde spielen
table-advice-percent = { $n } %
table-advice-move = { $move }: { $n } % Gewinnchance
table-advice-more = { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
}
table-result = Ergebnis
table-tip = Hinweis für deine erste Partie
table-offline = Verbindung verloren. Neuer Versuch … Deine Partie ist sicher.
table-paused = Die Partie ist pausiert.
table-resume = Fortsetzen
table-pause = Pause vorschlagen
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-not = Weiterspielen
table-bot-for = Bot für { $seat } spielen lassen
table-bot-plays = Ein Bot spielt für dich.
table-take-back = Selbst weiterspielen
table-past = Du siehst Schritt { $n }.
table-now = Zur aktuellen Stellung
motion-pause = eine Pause
motion-rematch = eine Revanche
motion-bot = einen Bot als Ersatz für jemanden, der gegangen ist
motion-takeback = eine Zugrücknahme
motion-draw = ein Unentschieden
motion-asked = { $seat-is ->
    [you] Du möchtest { $what }.
   *[other] { $seat } möchte { $what }.
}
motion-waiting = Warten auf Antwort: { $what }.
motion-yes = Annehmen
motion-no = Ablehnen
change-sat = { $other-is ->
    [you] Du bist dabei
   *[other] { $other } ist dabei
}
change-renamed = { $other-is ->
    [you] Du hast einen neuen Namen
   *[other] Neuer Name am Tisch: { $other }
}
change-left = { $other-is ->
    [you] Du hast den Tisch verlassen
   *[other] { $other } hat den Tisch verlassen
}
change-started = Die Partie beginnt
change-clock = Die Uhr läuft
change-lapsed = { $seat-is ->
    [you] Du hast weitergespielt statt zu antworten: { $what }
   *[other] { $seat } hat weitergespielt statt zu antworten: { $what }
}
change-paused = Die Partie ist pausiert
change-resumed = Die Partie geht weiter
change-motion = { $seat-is ->
    [you] Du möchtest { $what }
   *[other] { $seat } möchte { $what }
}
change-refused = { $seat-is ->
    [you] Du hast abgelehnt: { $what }
   *[other] { $seat } hat abgelehnt: { $what }
}
change-bot = Ein Bot spielt für { $other-object }
change-back = { $other-is ->
    [you] Du bist wieder da
   *[other] { $other } ist wieder da
}
change-rematch = Revanche vereinbart
change-finished = Die Partie ist zu Ende
notify-turn = Du bist am Zug
notify-tables = { $n ->
    [one] Du bist an einem Tisch am Zug.
   *[other] Du bist an { $n } Tischen am Zug.
}

## Das Ende
end-you-won = Gewonnen!
end-you-lost = Verloren
end-won = { $seat } gewinnt
end-nobody = Kein Sieger
end-drawn = Unentschieden
end-was-aborted = Partie abgebrochen
end-because = { $reason-id ->
    [end-points] { $winners-is ->
        [you] { $points ->
            [one] Du hast einen Punkt erreicht.
           *[other] Du hast { $points } Punkte erreicht.
        }
       *[other] { $points ->
            [one] { $winners }: einen Punkt erreicht.
           *[other] { $winners }: { $points } Punkte erreicht.
        }
    }
    [end-resigned] { $n ->
        [2] { $losers-is ->
            [you] Du hast aufgegeben.
           *[other] { $losers } hat aufgegeben.
        }
       *[other] Alle anderen haben die Partie verlassen.
    }
    [end-time] { $n ->
        [2] { $losers-is ->
            [you] Deine Zeit ist abgelaufen.
           *[other] Zeit abgelaufen: { $losers }.
        }
       *[other] Alle anderen haben die Partie verlassen.
    }
    [end-turn-limit] Der letzte vereinbarte Zug ist gespielt.
    [end-aborted] Die Partie wurde abgebrochen.
    [end-draw] Die Spieler haben sich auf ein Unentschieden geeinigt.
    [end-edition] Die Regeln haben sich geändert, darum konnte die Partie nicht weitergehen.
   *[other] { $reason }
}
end-rematch = Revanche (Seiten tauschen)
end-rematch-many = Revanche (Plätze rotieren)
end-rematch-asked = Warten auf Mitspieler …
end-to-rematch = Zur Revanche
end-replay = Analyse

## Protokoll und Gespräch
log-empty = Noch nichts passiert
log-look = Diese Stellung zeigen
log-older = Frühere Schritte
talk-empty = Noch keine Nachrichten
talk-empty-more = Sag Hallo oder schick ein Emoji.
talk-room-players = Du chattest mit deinen Mitspielern.
talk-room-watchers = Zuschauer-Chat. Die Spieler sehen ihn nicht.
talk-say = Nachricht
talk-send = Senden
talk-nothing = Schreib zuerst eine Nachricht.
talk-said = { $name }: { $text }
talk-react = Reagieren
talk-reactions = Reaktionen
talk-reacted = { $name }: { $reaction }
reaction-yum = Lecker
reaction-clap = Gut gemacht
reaction-laugh = Haha
reaction-wow = Oh!
reaction-sad = Schade
reaction-think = Hm …

## Rückblick
replay-of = Analyse: { $table }
replay-start = Anfang
replay-slider = Schritt
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-moves = Schritte
replay-position = Stellung in Notation
replay-copy = Kopieren
replay-copy-link = Link zu diesem Schritt kopieren
replay-record = Spielaufzeichnung
replay-record-about = Die Spielaufzeichnung enthält jeden Schritt und jede Ziehung. Alle können prüfen, dass nichts geändert wurde.
replay-record-running = Solange die Partie läuft, fehlt in der Spielaufzeichnung, was noch geheim ist.
replay-seal = Hash (vor der ersten Ziehung gezeigt)
replay-seed = Seed (am Ende gezeigt)
replay-download = Herunterladen
replay-verify = Prüfen
study-title = Bot-Analyse
study-on = Zeigen, was { $bot } spielen würde
study-chance = { $seat } am Zug. Gewinnchance (Schätzung von { $bot })
study-plain = { $seat } am Zug. { $bot } würde spielen
study-played = gespielt
study-none = Die Partie ist zu Ende.
copied = Kopiert
verify-ok = Aufzeichnung geprüft: alles in Ordnung
verify-bad = Prüfung fehlgeschlagen
verify-counts = Geprüfte Schritte: { $moves }. Geprüfte Ziehungen: { $draws }.
verify-until = Gültig bis Schritt { $moves }.
verify-nothing = Kein Schritt ließ sich prüfen.
verify-sealed = Der Seed passt zum Hash, und jede Ziehung folgt aus dem Seed.
verify-unsealed = Der Seed ist noch nicht öffentlich, darum ließen sich die Ziehungen nicht prüfen.
records-title = Spielaufzeichnung öffnen
records-about = Eine Spielaufzeichnung ist eine Datei mit einer ganzen Partie. Geh sie Schritt für Schritt durch oder prüfe, ob sie echt ist.
records-choose = Datei wählen oder hier ablegen
records-first = Wähle zuerst eine Datei.
records-look = Öffnen

## Regeln
rules-title = Regeln: { $game }
rules-which = Spiel
rules-search = In den Regeln suchen
rules-search-example-burger-joint = Werbung, BJ-5.2 …
rules-search-example-rival-restaurants = Tausch, RR-4.2 …
rules-contents = Inhalt
rules-also = { $n ->
    [one] Auch eine Regel in { $game }
   *[other] Auch { $n } Regeln in { $game }
}
rules-none = Keine passenden Regeln
rules-none-more = Versuche ein anderes Wort oder eine Regelnummer.

## Einstellungen
set-you = Profil
set-name-hint = Diesen Namen sehen die anderen. Laufende Partien behalten den alten.
set-webhook = Webhook
set-webhook-about = Für Fernpartien: schickt eine Nachricht an dein Handy oder dein eigenes Programm, wenn du am Zug bist.
set-webhook-address = Webhook-Adresse
set-webhook-hint = Auch eine ntfy-Adresse geht. Zum Abschalten leer lassen.
set-save = Speichern
set-saved = Gespeichert
set-name-saved = Du heißt jetzt { $name }.
set-look = Anzeige und Ton
set-still = Weniger Animationen
set-play = Spielen
set-forced = Erzwungene Züge automatisch spielen
set-keys = Tastenkürzel
set-tips = Hinweise für die erste Partie
set-notify = Benachrichtige mich, wenn ich am Zug bin und dieser Tab im Hintergrund ist
set-notify-none = Benachrichtigungen funktionieren nur über https.
set-notify-denied = Dein Browser blockiert Benachrichtigungen
set-notify-denied-more = Erlaube sie für diese Seite in den Einstellungen des Browsers.
set-forget = Gastprofil löschen
set-forget-more = Deine Plätze gehören zum Gastprofil in diesem Browser. Wenn du es löschst, beginnst du als neuer Gast von vorn.
set-forget-do = Löschen
set-forgotten = Gastprofil gelöscht

## Über
about-fair = Nachweislich fair
about-fair-more = Vor der ersten Ziehung zeigt der Server einen Hash, am Ende den Seed. Mit beiden lässt sich jede Ziehung prüfen: unter „Analyse“ oder mit `tableside verify`.
about-host = Selbst hosten
about-host-more = Der erste Befehl gilt nur für diesen Rechner, der zweite für dein ganzes Netz:
about-host-proxy = Hinter einem Webserver mit https gibst du die öffentliche Adresse mit `--public-url` an.
about-build = Für Entwickler
about-build-more = Was diese Seite kann, kann auch ein Programm. Die API:
about-keys = Tastatur
about-keys-more = Drücke am Tisch ?, um die Tastenkürzel zu sehen.

## Keyboard shortcuts
keys-title = Tastenkürzel
keys-enter = Hauptknopf drücken
keys-undo = Rückgängig
keys-hint = Tipp
keys-log = Verlauf
keys-chat = Chat
keys-rules = Regeln
keys-this = Diese Liste
keys-off = In den Einstellungen kannst du die Tastenkürzel abschalten.
set-warn-end = Warne mich, bevor ich einen Zug beende, obwohl ich noch etwas kaufen kann
replay-secret = geheime Wahl
table-advice-equal = { $bot } sieht keinen Unterschied: bei jedem Schritt etwa { $n } % Gewinnchance
study-equal = { $seat } am Zug. { $bot } sieht keinen Unterschied: bei jedem Schritt etwa { $n } % Gewinnchance
