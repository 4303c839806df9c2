### Burger Joint auf dem Tisch im Browser.

## Was man tun kann
bj-do-take = { $cube } nehmen
bj-do-trade = 3× { $cube } tauschen
bj-do-get = { $cube } bekommen
bj-do-put = { $cube } in den Beutel legen
bj-do-discard = { $cube } abgeben
bj-do-steal = { $cube } stehlen
bj-do-diner = { $diner } kaufen
bj-do-upgrade = { $diner } aufwerten
bj-do-use = { $bistro } nutzen
bj-do-bistro = { $bistro } kaufen
bj-do-redraw = { $n ->
    [one] Einen Würfel ziehen
   *[other] { $n } Würfel ziehen
}
bj-do-to-building = Weiter zum Kaufen
bj-do-end = { $points ->
    [one] Zug beenden (1 Punkt)
   *[other] Zug beenden ({ $points } Punkte)
}
bj-do-advance = Fernseher vorrücken
bj-do-no-steal = Nichts stehlen
bj-do-publicity = Werbung kaufen
bj-do-basic = Stehimbiss eröffnen

## Was von dir verlangt wird
bj-you-first-pick = Du wählst zuerst: aus dem gemeinsamen oder deinem eigenen Gebiet.
bj-you-pick = Nimm einen Würfel.
bj-you-trade = Tausche drei gleiche Würfel gegen einen, nutze deine Bistros oder geh weiter zum Kaufen.
bj-you-get = Wähle eine Farbe aus dem Beutel.
bj-you-exchange = Lege Würfel in den Beutel und ziehe dann genauso viele.
bj-you-put = { $n ->
    [one] Lege noch einen Würfel in den Beutel.
   *[other] Lege noch { $n } Würfel in den Beutel.
}
bj-you-build = Kaufe, was du bezahlen kannst, und beende dann deinen Zug.
bj-you-steal = Du darfst einen Würfel stehlen.
bj-you-steal-or-advance = Stiehl einen Würfel oder rücke deinen Fernseher vor.
bj-you-upgrade = Welches Restaurant wertest du zum Bistro auf?
bj-you-discard = { $n ->
    [one] Zu viele Würfel: Gib einen zurück (höchstens { $limit }).
   *[other] Zu viele Würfel: Gib { $n } zurück (höchstens { $limit }).
}
bj-you-over = Die Partie ist zu Ende.

## Hinweise für die erste Partie
bj-tip-first-pick = Tippe auf einen leuchtenden Würfel. Du kannst auch nehmen, was dein Gegner braucht.
bj-tip-pick = Ihr nehmt abwechselnd je einen Würfel. Kleine Umrisse auf den Tafeln zeigen, was dir und deinem Gegner noch fehlt.
bj-tip-trade = Für drei gleiche Würfel bekommst du einen beliebigen: Tippe auf einen davon. Nichts zu tauschen? Weiter zum Kaufen.
bj-tip-build = Tippe auf ein leuchtendes Feld, um Preis und Punkte zu sehen. { $points ->
    [one] Mit einem Punkt gewinnst du.
   *[other] Mit { $points } Punkten gewinnst du.
}
bj-tip-build-none = Du kannst gerade nichts kaufen. Tippe auf ein Feld, um seinen Preis zu sehen, und beende dann den Zug.
bj-tip-steal = Mit Werbung kannst du stehlen: Tippe auf einen Würfel deines Gegners.
bj-tip-discard = { $limit ->
    [one] Du darfst nur einen Würfel behalten. Tippe auf einen, den du nicht brauchst.
   *[other] Du darfst höchstens { $limit } Würfel behalten. Tippe auf den, den du am wenigsten brauchst.
}

## Teile des Tisches
bj-phases = Die Phasen eines Zuges
bj-panes = Ansicht
bj-pane-mine = Meine Tafel
bj-pane-table = Würfel
bj-board-of = Tafel von { $seat }
bj-side-of = { $seat }, { $chain }
bj-show-board = Tafel von { $seat } zeigen
bj-score-of = { $points } von { $goal } Punkten
bj-owned = Stehimbisse: { $basics }, Restaurants: { $diners }, Bistros: { $bistros }, Werbung: Feld { $space }
bj-store-of = Lager von { $seat }
bj-store-empty = keine Würfel
bj-store-limit = Höchstzahl an Würfeln am Zugende: { $limit }
bj-new-of = Neue Würfel von { $seat }
bj-area-of = Gebiet von { $seat }
bj-area-general = Gemeinsames Gebiet
bj-column-publicity = Werbung
bj-column-basics = Stehimbisse
bj-column-diners = Restaurants
bj-column-bistros = Bistros
bj-basic-n = Stehimbiss { $n }
bj-publicity-at = { $space ->
    [0] noch nicht begonnen
   *[other] Feld { $space } von { $spaces }
}
bj-space = { $what }: { $state }
bj-space-owned = gebaut
bj-space-offered = kann jetzt gekauft werden
bj-space-missing = noch nötig: { $cubes }
bj-space-free = leer
bj-space-later = später
bj-bistro-ready = einsatzbereit
bj-bistro-used = in diesem Zug genutzt
bj-price = Preis: { $cubes }
bj-price-missing = Preis: { $cubes }. Noch nötig: { $missing }

## Vor dem Kauf
bj-deal-price = Preis
bj-deal-score = Punkte
bj-deal-plus = +{ $worth }
bj-deal-sum = +{ $worth } −{ $lost }
bj-deal-diner = Dein unterster Stehimbiss wird zum Restaurant aufgewertet.
bj-deal-bistro = Du wählst ein Restaurant, das zum Bistro aufgewertet wird. Nutzen kannst du es ab deinem nächsten Zug.
bj-deal-publicity = Die erste Werbung im Zug rückt den Fernseher vor und lässt dich einen Würfel stehlen. Jede weitere bringt eines von beiden.
bj-deal-build = Kaufen
bj-deal-use = Nutzen

## Der Beutel
bj-bag = Würfel im Beutel: { $n }
bj-bag-about = Jeder Würfel, der nicht auf dem Tisch liegt, ist im Beutel. Die Chance gilt für die nächste Ziehung.
bj-bag-cube = Würfel
bj-bag-count = Im Beutel
bj-bag-chance = Chance
bj-discards = Würfel zum Zurückgeben
bj-discard-choose = { $n ->
    [one] Wähle noch einen Würfel
   *[other] Wähle noch { $n } Würfel
}
bj-discard-all = Diese { $n } Würfel zurückgeben
bj-choose-colour = Wähle eine Farbe
bj-get-of = { $cube } bekommen ({ $n } im Beutel)

## Sentences for what is really there; the end of a turn; keys
bj-you-first-pick-centre = Du wählst zuerst: aus dem gemeinsamen Gebiet.
bj-you-first-pick-own = Du wählst zuerst: aus deinem eigenen Gebiet.
bj-you-first-pick-any = Du wählst zuerst.
bj-ask-first-pick-centre = { $seat } wählt zuerst: aus dem gemeinsamen Gebiet.
bj-ask-first-pick-own = { $seat } wählt zuerst: aus dem eigenen Gebiet.
bj-ask-first-pick-any = { $seat } wählt zuerst.
bj-you-trade-alike = Tausche drei gleiche Würfel gegen einen oder geh weiter zum Kaufen.
bj-you-trade-bistros = Nutze deine Bistros oder geh weiter zum Kaufen.
bj-you-trade-none = Nichts zu tauschen. Geh weiter zum Kaufen.
bj-end-title = Zug beenden?
bj-end-could = Das kannst du noch tun:
bj-end-ask = Nächstes Mal wieder warnen
bj-end-anyway = Zug beenden
bj-end-stay = Weiter kaufen
bj-keys-cubes = Einen Würfel dieser Farbe nehmen, tauschen oder zurücklegen
bj-keys-bistros = Dieses Bistro nutzen oder kaufen
bj-keys-basic = Stehimbiss eröffnen
bj-keys-publicity = Werbung kaufen
bj-keys-end = Zug beenden

# What is explained at a tap: how many cubes a side takes, new cubes, what a diner or bistro gives.
bj-capacity = { $n ->
    [one] 1 Würfel pro Zug
   *[other] { $n } Würfel pro Zug
}
bj-capacity-short = { $n } pro Zug
bj-capacity-about = Jede Seite nimmt pro Zug 1 Würfel für jedes eigene Restaurant und Bistro, höchstens { $most }. Beide wählen abwechselnd. Hat eine Seite ihren Anteil, wählt die andere den Rest.
bj-new = neu
bj-new-title = Neue Würfel
bj-new-about = In dieser Produktion genommene Würfel. Sie kommen ins Lager, sobald der letzte Würfel genommen ist.
bj-gives-diner = Bringt 1 Würfel pro Zug (insgesamt höchstens { $most }). Würfel dieser Farbe sind für die erste Wahl reserviert, außer die andere Seite hat das gleiche Restaurant.
bj-gives-bistro = Bringt 1 Würfel pro Zug, wie das Restaurant, das es ersetzt.
bj-worth = { $n ->
    [0] Bringt keine Punkte.
    [one] Bringt 1 Punkt.
   *[other] Bringt { $n } Punkte.
}
bj-you-pick-rest = Nimm noch einen Würfel: { $other } ist schon fertig.
bj-ask-pick-rest = { $other-is ->
    [you] { $seat } nimmt noch einen Würfel: Du bist schon fertig.
   *[other] { $seat } nimmt noch einen Würfel: { $other } ist schon fertig.
}
bj-stolen = Gestohlen!
bj-stolen-why = Mit Werbung darf man einen Würfel stehlen.
