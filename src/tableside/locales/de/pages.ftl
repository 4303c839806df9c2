### Worte der Seiten im Browser.

## Ohne Antwort
net-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
net-odd-answer = Der Server gab eine Antwort, die wir nicht verstehen. Versuche es gleich noch einmal.
bye-revoked = Dieser Tisch ist nicht mehr für dich offen.
bye-stopping = Der Server wird neu gestartet.
bye-slow = Die Verbindung war zu langsam.
bye-again = Die Verbindung wurde geschlossen.

## Namen
guest-name = { $first } { $last }
guest-first = Flotte, Frische, Fröhliche, Goldene, Hungrige, Kesse, Knusprige, Muntere, Pikante, Sonnige, Süße, Würzige
guest-last = Artischocke, Aubergine, Brezel, Gurke, Kaper, Karotte, Nudel, Olive, Rosine, Trüffel, Waffel, Zwiebel
seat-open = Freier Stuhl
seat-second = Zweite Person
seat-you = du
seat-sit = Hierher setzen
seat-sit-down = Hinsetzen und spielen
seat-waiting = wird erwartet …
seat-name = Name
seat-your-name = Dein Name

## Startseite
home-level = Bot
home-invite = Jemanden einladen
home-pass = An einem Gerät
home-more = Mehr Auswahl
home-continue = Weiterspielen
home-open = Offene Tische
home-open-none = Gerade wartet niemand
home-open-none-more = Eröffne einen öffentlichen Tisch, vielleicht setzt sich jemand dazu.
home-watch-none = Gerade läuft keine öffentliche Partie
home-watch-none-more = Partien an öffentlichen Tischen kann man hier ansehen.
watch-now = Es läuft
list-more = Mehr zeigen
row-open = wartet auf Leute
row-paused = Pause
row-now = gerade eben
row-deadline = läuft { $when } ab
row-moves = { $n ->
    [0] eben begonnen
    [one] ein Zug
   *[other] { $n } Züge
}
row-won = gewonnen von { $name }
row-post = per Post
row-uploaded = Aufzeichnung
mine-running = Laufend
mine-running-none = Keine laufende Partie
mine-running-none-more = Fang eine an: gegen einen Bot genügt ein Klick.
mine-finished = Beendet
mine-finished-none = Noch keine beendete Partie

## Ein neuer Tisch
new-title = Neuer Tisch: { $game }
new-seats = Wer sitzt
new-count = Wie viele spielen?
new-shuffle = Plätze auslosen
new-pace = Tempo
new-clock = Uhr
new-more = Mehr
new-public = Öffentlich: alle dürfen mitspielen oder zusehen
new-last-turn = Unentschieden nach so vielen Zügen
new-open = Tisch eröffnen
chair-me = Ich
chair-open = Wer kommt
chair-bot = Bot
chair-local = An diesem Gerät
pace-none = Ohne Uhr
pace-none-about = in Ruhe
pace-live = Live
pace-live-about = Minuten
pace-post = Per Post
pace-post-about = Tage
pace-no-limit = ohne Grenze
pace-minutes = Minuten für die Partie
pace-increment = Sekunden zurück nach jedem Zug
pace-move = Sekunden für jeden Zug
pace-days = Tage für jeden Zug

## Vor dem Beginn
waiting-title = Die anderen fehlen noch
waiting-join = Hier ist ein Stuhl für dich
waiting-with-bot = Lieber mit einem Bot beginnen
waiting-clear = Tisch abräumen
waiting-leave = Aufstehen
invite-title = Jemanden einladen
invite-about = Verschicke diesen Link oder lass den Code scannen. Wer sich setzt, startet die Partie.
invite-only-here = Nur dieser Rechner kann diesen Link öffnen. Andere in deinem Netz können es, wenn Tableside mit `--host 0.0.0.0` startet (`make play HOST=0.0.0.0`).
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Link kopiert
invite-share = Teilen
invite-text = Setz dich zu mir: { $game }
invite-qr = Der Link zu diesem Tisch als QR-Code

## Am Tisch
table-failed = Dieser Tisch lässt sich nicht zeigen
table-your-move = Du bist dran
table-thinking = denkt nach …
table-away = nicht verbunden
table-clock-of = Uhr von { $seat }
table-watching = { $n ->
    [0] Du siehst zu
    [1] Du siehst zu
   *[other] { $n } Leute sehen zu
}
table-against = gegen { $names }
table-sounds = Töne
table-open-log = Was geschah
table-open-talk = Plaudern
table-open-rules = Regeln
table-open-menu = Menü
table-undo = Zurück
table-undo-no = Nichts zurückzunehmen: Etwas wurde gezogen, gezeigt oder von anderen getan.
table-hint = Tipp
table-hint-no = Du bist nicht dran.
table-hint-is = Tipp: { $move }
table-advice = Gewinnchance (geschätzt von { $bot })
table-advice-plain = Rat von { $bot }
table-advice-percent = { $n } %
table-advice-move = { $move }: { $n } % Gewinnaussicht
table-advice-more = { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
}
table-result = Ergebnis
table-tip = Ein Hinweis für die erste Partie
table-offline = Die Leitung ist weg. Neuer Versuch … Nichts geht verloren.
table-paused = Der Tisch macht Pause.
table-resume = Weiter
table-pause = Um eine Pause bitten
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben?
table-resign-not = Weiterspielen
table-bot-for = Einen Bot für { $seat } spielen lassen
table-bot-plays = Ein Bot spielt für dich.
table-take-back = Platz wieder einnehmen
table-past = Du siehst Zug { $n }.
table-now = Zurück ins Jetzt
motion-pause = eine Pause
motion-rematch = eine Revanche
motion-bot = einen Bot für jemanden, der weg ist
motion-asked = { $seat } wünscht { $what }.
motion-waiting = Antwort steht aus: { $what }.
motion-yes = Einverstanden
motion-no = Nein
change-sat = { $other } setzt sich
change-renamed = Ein neuer Name am Tisch: { $other }
change-left = { $other } steht auf
change-started = Das Spiel beginnt
change-paused = Der Tisch macht Pause
change-resumed = Es geht weiter
change-motion = { $seat } wünscht { $what }
change-refused = { $seat } möchte nicht: { $what }
change-bot = Ein Bot spielt für { $other }
change-back = { $other } ist wieder da
change-rematch = Es gibt eine Revanche
change-finished = Das Spiel ist zu Ende
notify-turn = Du bist dran
notify-tables = { $n ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $n } Tische warten auf dich.
}

## Das Ende
end-you-won = Gewonnen!
end-you-lost = Verloren
end-won = { $seat } gewinnt
end-nobody = Niemand gewinnt
end-because = Grund: { $reason }.
end-rematch = Revanche, Seiten getauscht
end-rematch-many = Revanche, alle rücken einen Platz weiter
end-rematch-asked = Die anderen fehlen noch
end-to-rematch = Zur Revanche
end-replay = Rückblick

## Protokoll und Gespräch
log-empty = Noch ist nichts geschehen
log-look = Diesen Moment zeigen
log-older = Ältere Züge
talk-empty = Still hier
talk-empty-more = Sag Hallo oder schick ein Gesicht.
talk-room-players = Du sprichst mit denen am Tisch.
talk-room-watchers = Du sprichst mit denen, die zusehen; am Tisch hört man es nicht.
talk-say = Sag etwas
talk-send = Senden
talk-nothing = Schreib zuerst etwas.
talk-said = { $name } sagt: { $text }
talk-react = Reagieren
talk-reactions = Gesichter
talk-reacted = { $name }: { $reaction }
reaction-yum = Lecker
reaction-clap = Gut gemacht
reaction-laugh = Haha
reaction-wow = Oh!
reaction-sad = Schade
reaction-think = Hm …

## Rückblick
replay-of = Rückblick: { $table }
replay-start = Der Anfang
replay-slider = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moves = Züge
replay-position = Die Stellung in Notation
replay-copy = Kopieren
replay-copy-link = Link zu diesem Zug kopieren
replay-record = Aufzeichnung
replay-record-about = Die Aufzeichnung enthält jeden Zug und jede Ziehung. Alle können prüfen, dass keine geändert wurde.
replay-record-running = Solange die Partie läuft, fehlt in der Aufzeichnung, was noch geheim ist.
replay-seal = Siegel, vor der ersten Ziehung gezeigt
replay-seed = Startwert, am Ende gezeigt
replay-download = Herunterladen
replay-verify = Prüfen
study-title = Analyse
study-on = Zeigen, was „{ $bot }“ spielen würde
study-chance = { $seat } am Zug: Gewinnaussicht, meint { $bot }
study-plain = { $seat } am Zug: { $bot } würde spielen
study-played = gespielt
study-none = Hier ist niemand am Zug.
copied = Kopiert
verify-ok = Alles stimmt
verify-bad = Etwas stimmt nicht
verify-counts = { $moves } Züge und { $draws } Ziehungen wurden geprüft.
verify-until = Bis dahin { $moves ->
    [one] stimmte ein Zug
   *[other] stimmten { $moves } Züge
}.
verify-nothing = Kein Zug ließ sich prüfen.
verify-sealed = Der Startwert passt zum Siegel, und jede Ziehung kommt aus ihm.
verify-unsealed = Der Startwert ist nicht bekannt, darum ließen sich die Ziehungen nicht prüfen.
records-title = Aufzeichnung öffnen
records-about = Eine Aufzeichnung ist eine Datei mit einer ganzen Partie. Sieh sie hier Zug für Zug an, oder prüfe, ob sie stimmt.
records-choose = Datei wählen oder hier ablegen
records-first = Wähle zuerst eine Datei.
records-look = Ansehen

## Regeln
rules-title = Regeln: { $game }
rules-which = Welches Spiel
rules-search = In den Regeln suchen
rules-search-example-burger-joint = Werbung, BJ-5.2 …
rules-search-example-rival-restaurants = Tausch, RR-4.2 …
rules-contents = Inhalt
rules-also = { $n ->
    [one] Auch eine Regel in { $game }
   *[other] Auch { $n } Regeln in { $game }
}
rules-none = Davon steht nichts in den Regeln
rules-none-more = Versuche ein anderes Wort oder die Nummer einer Regel.

## Einstellungen
set-you = Du
set-name-hint = So sehen dich die anderen; eine begonnene Partie behält den Namen, mit dem sie begann.
set-webhook = Webhook
set-webhook-about = Für Spiele per Post: eine Nachricht an dein Telefon oder dein Programm, wenn du am Zug bist.
set-webhook-address = Webhook-Adresse
set-webhook-hint = Es kann eine ntfy-Adresse sein. Leer: keine.
set-save = Speichern
set-saved = Gespeichert
set-name-saved = Du heißt jetzt { $name }.
set-look = Bild und Ton
set-still = Weniger Bewegung
set-play = Spielen
set-forced = Züge ohne Wahl von selbst spielen
set-keys = Einzelne Tasten spielen
set-tips = Hinweise für die erste Partie
set-notify = Melde dich, wenn ich dran bin und woanders hinsehe
set-notify-none = Meldungen gibt es nur auf einer Seite, die über https kommt.
set-notify-denied = Der Browser erlaubt keine Meldungen
set-notify-denied-more = In den Einstellungen des Browsers kannst du sie für diese Seite erlauben.
set-forget = Diesen Browser verlassen
set-forget-more = Deine Plätze gehören dir nur, solange dieser Browser dich kennt. Danach beginnst du als neuer Gast.
set-forget-do = Hier vergessen
set-forgotten = Dieser Browser hat dich vergessen

## Über
about-fair = Nachweislich fair
about-fair-more = Vor der ersten Ziehung zeigt der Server ein Siegel, am Ende den Startwert. Daraus lässt sich jede Ziehung prüfen: im „Rückblick“ oder mit `tableside verify`.
about-host = Zu Hause
about-host-more = Der erste Befehl bedient diesen Rechner, der zweite alle im Haus:
about-host-proxy = Hinter einem Webserver mit https sagt `--public-url`, unter welcher Adresse die Leute kommen.
about-build = Darauf bauen
about-build-more = Was diese Seite kann, kann auch ein Programm. Die Schnittstelle:
about-keys = Tastatur
about-keys-more = Drücke am Tisch auf ?, um seine Tastenkürzel zu sehen.

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
set-warn-end = Warnen, bevor ich einen Zug beende und noch etwas kaufen könnte
replay-secret = geheime Wahl
table-advice-equal = { $bot } sieht keinen Unterschied: jeder Schritt gewinnt zu etwa { $n } %
study-equal = { $seat } ist am Zug: { $bot } sieht keinen Unterschied, jeder Schritt gewinnt zu etwa { $n } %
