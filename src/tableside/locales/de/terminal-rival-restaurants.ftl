# Die Bildschirme von Rival Restaurants im Terminal.

rr-screen-goal = Mit { $n } Punkten gewinnst du
rr-screen-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
rr-screen-level = Stufe { $n }
rr-screen-bound = (${ NUMBER($money, useGrouping: 0) } für ein Gebot reserviert)
rr-screen-garbage = { $n } Müll
rr-screen-gone = gegangen
rr-screen-used = (benutzt)
rr-screen-choose-again = (Eine Karte wurde gespielt. Deine Wahl bisher: { $what })
rr-screen-card-played = (heute schon eine gespielt)
rr-screen-barred = (gesperrt)
rr-screen-rats = Ratten von { $seat }: noch ${ NUMBER($money, useGrouping: 0) }
rr-screen-decks = { $cards } Aktionskarten, { $basic } Basis- und { $gourmet } Gourmetrezepte
rr-screen-war = Bietgefecht { $where-at } um { $what }
rr-screen-stands = erhöht nicht
rr-screen-offer = Angebot { $n } von { $seat } an { $to }: { $give } gegen { $want }
rr-screen-chef = Koch
rr-screen-squad = Team
rr-screen-basic = Basis
rr-screen-gourmet = Gourmet
rr-screen-store = Lager
rr-screen-hand = Karten
rr-screen-upgrades = Ausbauten
rr-column-points = Punkte
rr-column-level = Stufe
rr-column-money = Geld
rr-column-garbage = Müll
rr-column-cards = Karten
rr-screen-lacks = braucht:
rr-screen-has = hat:
rr-screen-known = schon gesehen:
rr-screen-hit = { $by } setzt gegen dich ein: { $source }. Muschelblick spielen oder zulassen?
rr-screen-stopped = Gestoppt: { $source }. Mit Muschelblick antworten?

rr-mark-discount = Rabatt
rr-mark-fake-sale = zahlt doppelt
rr-mark-road-block = zu Hause
rr-mark-closed = geschlossen
rr-mark-go-vegan = vegan
rr-mark-show = Show

rr-menu-more = … und { $n } weitere („schritte { $verb }“ zeigt sie)

rr-phrase-claim-none = nichts
rr-phrase-ready = bereit
rr-phrase-unready = nicht bereit
rr-phrase-pass = nein
rr-phrase-pass-effect = zulassen
rr-phrase-clam = Muschelblick!
rr-phrase-shake-off = Muschelblick gegen { $chef }
rr-phrase-spare = { $chef }: { $seat } verschonen
rr-phrase-buy-card = eine Aktionskarte
rr-phrase-buy-shelf = oberste Karte des Regals { $where-at }
rr-phrase-dump = { $n } Müll wegwerfen
rr-phrase-sell = { $n } × Schokolade verkaufen
rr-phrase-release = Vormerkung aufgeben
rr-phrase-exterminate = ${ NUMBER($money, useGrouping: 0) } für den Kammerjäger { $where-at } zahlen
rr-phrase-bid = ${ NUMBER($money, useGrouping: 0) }{ $n ->
    [0] { "" }
   *[other] { " " }+ { $n } Müll
}
rr-phrase-stand = nicht erhöhen
rr-phrase-drop = aussteigen
rr-phrase-offer = an { $seat }: { $give } gegen { $want }
rr-phrase-counter = Gegenangebot zu { $n }: { $give } gegen { $want }
rr-phrase-accept = { $n } annehmen: { $give } bekommen, { $want } geben
rr-phrase-decline = { $n } ablehnen
rr-phrase-withdraw = { $n } zurückziehen ({ $give } gegen { $want })
rr-phrase-cook-nothing = heute nichts
rr-phrase-cook-points = { $dish }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}{ $garbage ->
    [0] { "" }
   *[other] , { $garbage } Müll
}
rr-phrase-uncook = anders entscheiden
rr-phrase-stand-in = { $what } für { $place }
rr-phrase-bonus-money = $300
rr-phrase-bonus-garbage = { $n } Müll wegwerfen
rr-phrase-first-garbage = zuerst der Müll
rr-phrase-first-recipe = zuerst das neue Rezept
rr-phrase-first-basic = zuerst das Basisrezept
rr-phrase-first-gourmet = zuerst das Gourmetrezept
rr-phrase-first-level = zuerst der Stufenbonus
rr-phrase-smile = Ich habe gelächelt
rr-phrase-no-smile = Ich habe nicht gelächelt
rr-phrase-none = nichts
rr-phrase-nothing = nichts
rr-phrase-nobody = niemand
rr-phrase-garbage = Müll
rr-phrase-any-card = beliebige Aktionskarte
rr-phrase-first = der erste Koch
rr-phrase-second = der zweite Koch

rr-legend-screen =
    { "*" } steht bei einer Zutat, die du noch brauchst. > steht beim Markt, in dem du bist, mit deinem Preis.
    <p2 hinter einer Auslage: von Spieler 2 vorgemerkt. ✓ vor einer Zutat: Du hast sie. −2 nach einem Rezept: 2 Müll.
    +20 hinter einem Markt: Karten im Regal. ▶ ist am Zug, ✓ ist bereit.
    Namen kannst du abkürzen: „go chop“, „buy chop 2“. Trenne zwei Schritte mit einem Strichpunkt: „buy chop 2; ready“.
    „schritte“ zeigt alle erlaubten Schritte, „schritte play“ die mit „play“. „regeln Kim Chi“ erklärt einen Koch oder eine Karte.
rr-legend-chefs = Köche
rr-legend-cards = Aktionskarten
rr-legend-upgrades = Ausbauten
