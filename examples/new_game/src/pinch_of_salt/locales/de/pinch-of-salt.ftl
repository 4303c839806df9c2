game-pinch-of-salt = Eine Prise Salz
ui-game-pinch-of-salt-pitch = Ein Topf, viele Köche: Salze die Suppe, bis sie dir schmeckt, und serviere sie, bevor sie den anderen schmeckt.
ui-game-pinch-of-salt-players = 2–4 Personen
ui-game-pinch-of-salt-length = 5 Minuten
bot-taster = Feinschmecker
bot-taster-about = salzt nach eigenem Geschmack

ps-seat = Koch { $letter }
ps-soups = Suppen insgesamt
ps-soup = Suppe
ps-pinches = Prisen im Topf
ps-points = Punkte
ps-taste = Geschmack
ps-option-soups = Wie viele Suppen
ps-ask = { $seat-is ->
    [you] Salze nach, oder serviere die Suppe.
   *[other] { $seat }: nachsalzen oder servieren?
}
ps-move-salt = { $a ->
    [one] Eine Prise zugeben
   *[other] { $a } Prisen zugeben
}
ps-move-serve = Suppe servieren
ps-log-salt = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $n ->
    [one] eine Prise
   *[other] { $n } Prisen
} dazu.
ps-log-serve = { $seat-is ->
    [you] Du servierst
   *[other] { $seat } serviert
} die Suppe mit { $n ->
    [one] einer Prise
   *[other] { $n } Prisen
}.
ps-log-taste = { $seat-is ->
    [you] Du magst
   *[other] { $seat } mag
} { $taste } Prisen: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}.
