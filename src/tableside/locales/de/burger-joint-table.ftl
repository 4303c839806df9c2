### Burger Joint auf dem Tisch im Browser.

## Was man tun kann
bj-do-take = Nehmen: { $cube }
bj-do-trade = Drei tauschen: { $cube }
bj-do-get = Bekommen: { $cube }
bj-do-put = In den Beutel: { $cube }
bj-do-discard = Abgeben: { $cube }
bj-do-steal = Stehlen: { $cube }
bj-do-diner = Bauen: { $diner }
bj-do-upgrade = Aufgeben: { $diner }
bj-do-use = Nutzen: { $bistro }
bj-do-bistro = Bauen: { $bistro }
bj-do-redraw = { $n ->
    [one] Einen Würfel ziehen
   *[other] { $n } Würfel ziehen
}
bj-do-to-building = Weiter zum Kauf
bj-do-end = { $points ->
    [one] Zug beenden: ein Punkt
   *[other] Zug beenden: { $points } Punkte
}
bj-do-advance = Fernseher weiter
bj-do-no-steal = Nichts stehlen
bj-do-publicity = Werbung kaufen
bj-do-basic = Einen Imbiss eröffnen

## Was von dir verlangt wird
bj-you-first-pick = Du wählst zuerst: aus der Mitte oder aus deinem Gebiet.
bj-you-pick = Nimm einen Würfel.
bj-you-trade = Tausche drei gleiche gegen einen, nutze deine Bistros oder geh weiter zum Kauf.
bj-you-get = Wähle eine Farbe aus dem Beutel.
bj-you-exchange = Lege Würfel in den Beutel und ziehe dann ebenso viele.
bj-you-put = { $n ->
    [one] Lege noch einen Würfel in den Beutel.
   *[other] Lege noch { $n } Würfel in den Beutel.
}
bj-you-build = Kaufe, was dein Lager hergibt, und beende dann deinen Zug.
bj-you-steal = Du darfst einen Würfel stehlen.
bj-you-steal-or-advance = Stiehl einen Würfel oder schiebe deinen Fernseher weiter.
bj-you-upgrade = Welches Restaurant wird zum Bistro?
bj-you-discard = { $n ->
    [one] Zu viel im Lager: Ein Würfel geht zurück in den Beutel.
   *[other] Zu viel im Lager: { $n } Würfel gehen zurück in den Beutel.
}
bj-you-over = Das Spiel ist zu Ende.

## Hinweise für die erste Partie
bj-tip-first-pick = Tippe auf einen leuchtenden Würfel. Was dein Gegenüber braucht, kannst du wegnehmen.
bj-tip-pick = Abwechselnd je einer. Kleine Umrisse auf den Tafeln zeigen, was noch fehlt, dir und deinem Gegenüber.
bj-tip-trade = Drei gleiche Würfel kaufen jeden anderen: Tippe auf einen davon. Nichts zu tauschen? Weiter zum Kauf.
bj-tip-build = Tippe auf ein leuchtendes Feld, um Preis und Punkte zu sehen. { $points } Punkte gewinnen.
bj-tip-build-none = Deine Würfel reichen jetzt für nichts. Tippe auf ein Feld, um seinen Preis zu sehen, und beende dann den Zug.
bj-tip-steal = Werbung lässt dich stehlen: Tippe auf einen Würfel deines Gegenübers.
bj-tip-discard = Höchstens { $limit } Würfel bleiben im Lager. Tippe auf den, den du am wenigsten brauchst.

## Teile des Tisches
bj-phases = Die Phasen eines Zuges
bj-panes = Was zu sehen ist
bj-pane-mine = Meine Tafel
bj-pane-table = Würfel
bj-board-of = Tafel von { $seat }
bj-side-of = { $seat }, { $chain }
bj-show-board = Tafel von { $seat } zeigen
bj-score-of = { $points } von { $goal } Punkten
bj-owned = { $basics } Imbisse, { $diners } Restaurants, { $bistros } Bistros, Werbung auf Feld { $space }
bj-store-of = Lager von { $seat }
bj-store-empty = keine Würfel
bj-store-limit = { $limit } Würfel dürfen am Zugende bleiben
bj-new-of = Neue Würfel von { $seat }
bj-area-of = { $seat } wählt zuerst
bj-area-general = Mitte
bj-column-publicity = Werbung
bj-column-basics = Imbisse
bj-column-diners = Restaurants
bj-column-bistros = Bistros
bj-basic-n = Imbiss { $n }
bj-publicity-at = Feld { $space } von { $spaces }
bj-space = { $what }: { $state }
bj-space-owned = gebaut
bj-space-offered = jetzt zu kaufen
bj-space-missing = noch nötig: { $cubes }
bj-space-free = frei
bj-space-later = später
bj-bistro-ready = bereit
bj-bistro-used = in diesem Zug genutzt
bj-price = Preis: { $cubes }
bj-price-missing = Preis: { $cubes }. Noch nötig: { $missing }

## Vor dem Kauf
bj-deal-price = Preis
bj-deal-score = Punkte
bj-deal-plus = +{ $worth }
bj-deal-sum = +{ $worth } −{ $lost }
bj-deal-diner = Der unterste Imbiss wird zum Restaurant.
bj-deal-bistro = Ein Restaurant wird zum Bistro; du wählst, welches. Es hilft ab deinem nächsten Zug.
bj-deal-publicity = Die erste im Zug schiebt den Fernseher und lässt dich stehlen; jede weitere tut eines von beidem.
bj-deal-build = Kaufen
bj-deal-use = Nutzen

## Der Beutel
bj-bag = Beutel mit { $n } Würfeln
bj-bag-about = Was nicht auf dem Tisch liegt, ist hier drin. Die Chance gilt für den nächsten Würfel.
bj-bag-cube = Würfel
bj-bag-count = Im Beutel
bj-bag-chance = Chance
bj-choose-colour = Wähle eine Farbe
bj-get-of = Bekommen: { $cube }, { $n } im Beutel

## Sentences for what is really there; the end of a turn; keys
bj-you-first-pick-centre = Du wählst zuerst: aus der Mitte.
bj-you-first-pick-own = Du wählst zuerst: aus deinem Gebiet.
bj-you-first-pick-any = Du wählst zuerst.
bj-ask-first-pick-centre = { $seat } wählt zuerst: aus der Mitte.
bj-ask-first-pick-own = { $seat } wählt zuerst: aus dem eigenen Gebiet.
bj-ask-first-pick-any = { $seat } wählt zuerst.
bj-you-trade-alike = Tausche drei gleiche gegen einen oder geh weiter zum Kaufen.
bj-you-trade-bistros = Nutze deine Bistros oder geh weiter zum Kaufen.
bj-you-trade-none = Nichts zu tauschen. Geh weiter zum Kaufen.
bj-end-title = Zug beenden?
bj-end-could = Das kannst du noch tun:
bj-end-ask = Nächstes Mal wieder warnen
bj-end-anyway = Zug beenden
bj-end-stay = Weiter kaufen
bj-keys-cubes = Einen Würfel dieser Farbe nehmen, tauschen oder zurücklegen
bj-keys-bistros = Dieses Bistro nutzen oder bauen
bj-keys-basic = Einen Stehimbiss eröffnen
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
bj-you-pick-rest = Nimm noch einen Würfel: { $other } hat schon alle.
bj-ask-pick-rest = { $seat } nimmt noch einen Würfel: { $other } hat schon alle.
bj-stolen = Gestohlen!
bj-stolen-why = Mit Werbung darf man einen Würfel stehlen.
