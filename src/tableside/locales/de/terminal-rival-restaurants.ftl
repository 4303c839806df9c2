# Die Bildschirme von Rival Restaurants im Terminal.

rr-screen-goal = { $n } Punkte gewinnen
rr-screen-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
rr-screen-level = Stufe { $n }
rr-screen-bound = (${ $money } gebunden)
rr-screen-garbage = { $n } Abfall
rr-screen-gone = gegangen
rr-screen-used = (benutzt)
rr-screen-choose-again = (eine Karte wurde gespielt; deine Wahl bisher: { $what })
rr-screen-card-played = (heute schon eine gespielt)
rr-screen-barred = (gesperrt)
rr-screen-rats = Ratten von { $seat }: ${ $money }
rr-screen-decks = { $cards } Aktionskarten, { $basic } Basis- und { $gourmet } Gourmetrezepte
rr-screen-war = Bietgefecht um { $what } ({ $where })
rr-screen-stands = bleibt dabei
rr-screen-offer = Angebot { $n }, { $seat } an { $to }: { $give } gegen { $want }
rr-screen-chef = Koch
rr-screen-squad = Team
rr-screen-basic = Basis
rr-screen-gourmet = Gourmet
rr-screen-store = Vorrat
rr-screen-hand = Karten
rr-screen-upgrades = Ausbauten
rr-column-points = Punkte
rr-column-level = Stufe
rr-column-money = Geld
rr-column-garbage = Abfall
rr-column-cards = Karten
rr-screen-lacks = fehlt:
rr-screen-has = hat:
rr-screen-known = dir bekannt:
rr-screen-hit = { $source } von { $by } trifft dich: mit Muschelblick antworten oder geschehen lassen?
rr-screen-stopped = { $source } wurde dir verwehrt: mit Muschelblick antworten?

rr-mark-discount = Rabatt
rr-mark-fake-sale = zahlt doppelt
rr-mark-road-block = zu Hause
rr-mark-closed = geschlossen
rr-mark-go-vegan = vegan
rr-mark-show = Show

rr-menu-go = Gehen
rr-menu-claim = Wollen
rr-menu-answer = Antwort
rr-menu-choose = Wählen
rr-menu-bid = Bieten
rr-menu-cook = Kochen
rr-menu-buy = Kaufen
rr-menu-power = Kraft
rr-menu-card = Karte
rr-menu-answer-offer = Angebote
rr-menu-offer = Anbieten
rr-menu-ready = Fertig
rr-menu-more = … und { $n } weitere („züge { $verb }“ nennt sie)

rr-phrase-claim-none = nichts
rr-phrase-ready = bereit
rr-phrase-unready = doch nicht bereit
rr-phrase-pass = nein
rr-phrase-pass-effect = geschehen lassen
rr-phrase-clam = Muschelblick!
rr-phrase-shake-off = Muschelblick gegen { $chef }
rr-phrase-spare = { $chef } verschont { $seat }
rr-phrase-buy-card = eine Aktionskarte
rr-phrase-buy-shelf = oberste Karte des Regals ({ $where })
rr-phrase-dump = { $n } Abfall wegwerfen
rr-phrase-sell = { $n } Schokolade verkaufen
rr-phrase-release = den Anspruch aufgeben
rr-phrase-exterminate = ${ $money } gegen die Ratten zahlen ({ $where })
rr-phrase-bid = ${ $money }{ $n ->
    [0] { "" }
   *[other] { " " }+ { $n } Abfall
}
rr-phrase-stand = dabei bleiben
rr-phrase-drop = aussteigen
rr-phrase-offer = an { $seat }: { $give } gegen { $want }
rr-phrase-counter = statt { $n }: { $give } gegen { $want }
rr-phrase-accept = { $n } annehmen: { $give } bekommen, { $want } geben
rr-phrase-decline = { $n } ablehnen
rr-phrase-withdraw = { $n } zurückziehen ({ $give } gegen { $want })
rr-phrase-cook-nothing = heute nichts
rr-phrase-cook-points = { $dish }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}{ $garbage ->
    [0] { "" }
   *[other] , { $garbage } Abfall
}
rr-phrase-uncook = noch einmal überlegen
rr-phrase-stand-in = { $what } statt { $place }
rr-phrase-bonus-money = $300
rr-phrase-bonus-garbage = { $n } Abfall wegwerfen
rr-phrase-first-garbage = zuerst den Abfall
rr-phrase-first-recipe = zuerst das neue Rezept
rr-phrase-first-basic = zuerst das Basisrezept
rr-phrase-first-gourmet = zuerst das Gourmetrezept
rr-phrase-first-level = zuerst den Stufenbonus
rr-phrase-smile = Ich habe gelächelt
rr-phrase-no-smile = Ich habe nicht gelächelt
rr-phrase-none = nichts
rr-phrase-nothing = nichts
rr-phrase-nobody = niemand
rr-phrase-garbage = Abfall
rr-phrase-any-card = irgendeine Aktionskarte
rr-phrase-first = der erste Koch
rr-phrase-second = der zweite Koch

rr-why-sold-there = Dort gibt es, was dir fehlt: { $what }.
rr-why-island = Dort gibt es Ausbauten und Aktionskarten.
rr-why-island-garbage = Dort wirst du Abfall los.
rr-why-completes = Es ist das Letzte, was für { $recipe } fehlt.
rr-why-needs = Es wird für { $recipe } gebraucht.
rr-why-useful = Es ist mehr wert, als es kostet.
rr-why-shelf = Im Regal liegt genug, was du brauchst, um es zu wagen.
rr-why-invest = Das macht sich in den nächsten Tagen bezahlt.
rr-why-ready = Nichts anderes ist hier seinen Preis wert.
rr-why-bid = So viel ist dir die Karte noch wert.
rr-why-drop = Sie kostet mehr, als sie dir wert ist.
rr-why-dump = Jedes Stück Abfall nimmt jedem Rezept, das du kochst, einen Punkt.
rr-why-sell = Das Geld hilft dir mehr als die Schokolade.
rr-why-trade = Du gewinnst dabei mehr, als du gibst.
rr-why-decline = Du gäbst mehr, als du bekämst.
rr-why-card = Jetzt ist ein guter Augenblick für diese Karte.
rr-why-power = Die Kraft deines Kochs hilft dir jetzt.
rr-why-clam = Was dich trifft, ist einen Muschelblick wert.
rr-why-pass = Das ist keine Karte wert.
rr-why-cook = Punkte heute sind besser als Punkte morgen.
rr-why-wait = Mit weniger Abfall oder morgen bringt es mehr.
rr-why-keep = Es passt am besten zu dem, was du hast.
rr-why-best = Von dem, was möglich ist, hilft es dir am meisten.

rr-legend-screen =
    { "*" } steht bei Zutaten, die einem deiner Rezepte fehlen, > beim Markt, in dem du stehst, mit deinem Preis.
    <p2 hinter einer Auslage: Spieler 2 will sie. ✓ bei einer Zutat: du hast sie. −2 bei einem Rezept: es macht 2 Abfall.
    +20 hinter einem Markt: Karten im Regal. ▶ ist gefragt, ✓ ist bereit.
    Namen darf man kürzen: „go chop“, „buy chop 2“. Ein Strichpunkt steht zwischen zwei Zügen: „buy chop 2; ready“.
    „züge“ nennt alle erlaubten Züge, „züge play“ die mit „play“. „regeln Kim Chi“ erklärt einen Koch oder eine Karte.
rr-legend-chefs = Köche
rr-legend-cards = Aktionskarten
rr-legend-upgrades = Ausbauten
