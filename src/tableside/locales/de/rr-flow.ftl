# Rival Restaurants im Browser: was ohne Klick gespielt wird, und der Einkaufszettel.
rr-flow-ready-again = { $what } Immer noch bereit?
rr-flow-offer = { $who } hat dir ein Angebot gemacht.
rr-flow-hit = { $what } trifft dich.
rr-flow-played = { $who } hat „{ $what }“ gespielt.
rr-flow-still-ready = Es ist etwas passiert, aber nicht dir. Du bleibst bereit.
rr-flow-nothing-to-use = Du hast gerade weder Fähigkeit noch Karte zum Einsetzen. Gleich bist du bereit.
rr-flow-keep = Bereit, { $cards } für später behalten
rr-flow-kept = Du behältst deine Karten. Gleich bist du bereit.
rr-flow-keeping = Für später behalten: Phase 1 wartet nicht auf diese Karte
rr-flow-no-stop = Du hast keinen Muschelblick, also passiert das gleich.
rr-flow-short-still = Du bleibst bereit
rr-flow-short-soon = Gleich bereit
rr-flow-alone = Außer dir ist niemand hier, es gibt nichts zu entscheiden: { $what }.
rr-flow-list = Einkaufszettel
rr-flow-buy = { $n ->
    [one] 1 für ${ NUMBER($price, useGrouping: 0) } kaufen, dann bereit
   *[other] { $n } für ${ NUMBER($price, useGrouping: 0) } kaufen, dann bereit
}
rr-flow-stopped = Der Einkaufszettel ist noch nicht abgearbeitet. Sieh nach, was übrig ist. Du bist noch nicht bereit.
