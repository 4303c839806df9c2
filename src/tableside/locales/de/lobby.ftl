# Der Tisch vor der Partie, Einladungen und was Spieler vereinbaren.

## Vor der Partie: der Tisch und die Einladung
lobby-host = Dein Tisch
lobby-seated = Gleich geht es los
lobby-invites = { $name } lädt dich zu { $game } ein
lobby-invited = Du bist zu { $game } eingeladen
lobby-full = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen.
lobby-join = Mitspielen
lobby-no-thanks = Nein, danke
lobby-players = Spieler
lobby-rules = Regeln
lobby-clock = Uhr
lobby-hints = Tipps
lobby-hints-on = erlaubt
lobby-hints-off = aus
lobby-usual-rules = die üblichen Regeln
lobby-seats = Plätze
lobby-taken = { $n } von { $of } Plätzen besetzt
lobby-waiting = wartet auf einen Spieler …
lobby-here = da
lobby-not-here = gerade nicht da
lobby-seat-is = Wer spielt: { $title }
lobby-bot = Bot: { $name }
lobby-add-open = Freien Platz hinzufügen
lobby-add-bot = Bot hinzufügen
lobby-remove = Platz { $n } entfernen
lobby-free = { $name } vom Tisch entfernen
lobby-autostart = Sofort beginnen, wenn alle Plätze besetzt sind
lobby-public = Öffentlich: Alle können mitspielen oder zuschauen
lobby-allow-hints = Tipps erlauben
lobby-hints-about = In Partien zwischen Menschen gibt es keine Tipps, außer du erlaubst sie hier.
lobby-start = Mit { $n } Spielern beginnen
lobby-start-now = Partie beginnen
lobby-start-few = Mindestens { $n } Spieler sind nötig.
lobby-with-bot = Stattdessen gegen einen Bot spielen
lobby-with-bots = Freie Plätze mit Bots besetzen
lobby-empty-go = Freie Plätze fallen weg, wenn du beginnst.
lobby-wait-host = { $name } startet die Partie.
lobby-wait-start = Die Partie beginnt bald.
lobby-wait-full = Die Partie beginnt, wenn alle Plätze besetzt sind.
lobby-invite-about = Verschicke diesen Link oder lass den Code scannen.

## Uhren in Worten
clock-none = keine Uhr
clock-game = { $n ->
    [one] eine Minute pro Spieler
   *[other] { $n } Minuten pro Spieler
}
clock-seconds = { $n } Sekunden pro Spieler
clock-increment = plus { $n } Sekunden pro Schritt
clock-move = höchstens { $n } Sekunden pro Schritt
clock-post = { $n ->
    [one] ein Tag pro Schritt
   *[other] { $n } Tage pro Schritt
}
clock-waits = Die Uhr läuft erst, wenn alle das Brett gesehen haben. Es fehlt noch: { $names }.

## Zurücknehmen, abbrechen, unentschieden
takeback-open = Zurücknehmen
takeback-title = Schritt zurücknehmen
takeback-which = Welchen?
takeback-luck = Auch alles danach wird zurückgenommen. Was seitdem gezogen wurde, wird neu gezogen. Was ihr gesehen habt, wisst ihr trotzdem. Niemand bekommt Zeit zurück.
takeback-steps = { $n ->
    [one] nur dieser Schritt
   *[other] insgesamt { $n } Schritte
}
takeback-others = Alle anderen Menschen am Tisch müssen zustimmen. Bots stimmen zu.
takeback-ask = Fragen
takeback-do = Zurücknehmen
takeback-cancel = Doch nicht
takeback-asked = { $n ->
    [one] { $seat } möchte „{ $move }“ zurücknehmen. Gezogen wird dann neu.
   *[other] { $seat } möchte { $n } Schritte zurücknehmen, ab „{ $move }“. Gezogen wird dann neu.
}
takeback-a-move = einen Schritt
motion-withdraw = Zurückziehen
motion-play-on = Weiterspielen heißt nein.
table-abort = Partie abbrechen
table-abort-sure = Ohne Ergebnis abbrechen?
table-draw = Unentschieden anbieten
table-hints-off = An diesem Tisch gibt es keine Tipps, weil hier mehrere Menschen spielen.
new-hints = Tipps auch zwischen Menschen erlauben
