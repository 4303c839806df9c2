# Der Begleiter: Tableside neben dem echten Brettspiel.

co-title = Begleiter
co-about = Tableside neben dem echten Brettspiel: Uhr, Phasen, Punkte, Preise und Regeln. Alles bleibt auf diesem Gerät und funktioniert auch offline.
co-which-game = Welches Spiel liegt auf dem Tisch?
co-players = Spieler
co-player = Spieler { $n }
co-name-of = Name von Spieler { $n }
co-by-lot = zufällig
co-restaurant = Restaurant
co-chef = Koch
co-head-chef = Küchenchef
co-rules = Regeln
co-limits = Zeitlimits
co-limit-move = { rr-phase-1 }
co-limit-market = { rr-phase-2 }
co-limit-spree = { rr-shopping-spree }
co-limit-other = Anderes Zeitlimit für { rr-phase-2 } (Sekunden)
co-home-cook-untimed = Bei „Hobbykoch“ hat { rr-phase-2 } kein Zeitlimit.
co-seconds = { $n } s
co-begin = Los geht’s
co-twice = Doppelt vergeben: { $what }.
co-draw-sides = Seiten auslosen
co-boards = Tafeln
co-boards-about = Preise und Punkte stammen aus dem Tafelsatz. Ist deine Ausgabe anders bedruckt, korrigiere den Satz.
co-boards-correct = Tafeln korrigieren
co-choose = { $n ->
    [one] { $who } wählt eins aus
   *[other] { $who } wählt { $n } aus
}
co-pick = { $who } wählt einen Koch
co-ban = { $who } sperrt einen Koch
co-pass = Gib das Handy an { $who } weiter. Niemand sonst darf hinsehen.
co-i-am = Ich bin { $who }
co-wait-choose = { $who } wählt gerade aus.
co-choose-more = { $n ->
    [one] Wähle noch eins aus.
   *[other] Wähle noch { $n } aus.
}
co-do-take = { $what } nehmen
co-do-ban = { $what } sperren
co-tabs = Bereiche des Begleiters
co-tab-day = Jetzt
co-tab-tracker = Punkte
co-tab-boards = Tafeln
co-tab-calculators = Rechnen
co-tab-cards = Regeln
co-tab-more = Mehr
co-day = Tag { $n }
co-first-today = Heute zuerst: { $who }
co-phases = Phasen des Tages
co-phase-begins = Tag { $n }: { $phase }
co-tasks = { $phase }: Das ist zu tun
co-untimed = Kein Zeitlimit. Weiter geht’s, wenn alle bereit sind.
co-next = Alle bereit: { $phase }
co-next-timed = { $phase } starten ({ $n } s)
co-next-day = Tag beenden, Tag { $n } beginnen
co-next-end = Partie beenden
co-pause = Pause für eine Aktionskarte
co-resume = Weiter
co-paused = Pause
co-more-time = Auf { $n } s stellen
co-spree = { $n ->
    [0] { rr-shopping-spree }
   *[other] { rr-shopping-spree } ({ $n } s)
}
co-time-up = Zeit ist um!
co-time-left = { $n ->
    [one] Noch { $n } Sekunde
   *[other] Noch { $n } Sekunden
}
co-time-paused = { $n ->
    [one] Pause, noch { $n } Sekunde
   *[other] Pause, noch { $n } Sekunden
}
co-change-limits = Zeitlimits oder Küchenchef ändern
co-income = { $who }: ${ NUMBER($money, useGrouping: 0) }
co-income-more = { $who }: ${ NUMBER($money, useGrouping: 0) } ({ $why })
co-income-day = Einkommen: ${ NUMBER($money, useGrouping: 0) } am Tag
co-task-income = Nimm ${ NUMBER($money, useGrouping: 0) }, dazu je ${ NUMBER($more, useGrouping: 0) } für { rr-social-media } und { rr-celebrity-endorsement }.
co-task-destinations = Stelle geheim dein Rad ein: ein Markt oder die Insel. Zeigt alle Räder gleichzeitig.
co-task-destinations-squad = Wähle geheim deinen aktiven Koch, seinen Ort und den Ort deines NPC. Zeigt alles gleichzeitig.
co-task-claims = Merke in einem Markt geheim eine Auslage vor oder stell dich ans Regal. Zeigt alles gleichzeitig.
co-task-powers = Spielt Aktionskarten und nutzt die Fähigkeiten dieser Phase, eine nach der anderen.
co-task-toll = Zum Schluss kassiert { rr-senor-fuego } seinen Zoll.
co-task-wars = Klärt die Bietgefechte: zwei oder mehr an derselben Auslage.
co-task-buying = Kauft, wo ihr steht: aus Auslagen, vom Regal oder auf der Insel.
co-task-barter = Tauscht mit allen: Geld, Zutaten, Karten, Müll, Rezepte, Ausbauten.
co-task-spree-call = Am Ende: Spielt jemand { rr-shopping-spree }?
co-task-declare = Alle entscheiden geheim, was sie kochen, dann zeigen es alle.
co-task-cooking = Wertet die Rezepte. { $first } ist in der Sitzfolge zuerst dran.
co-task-afterwards = Nehmt Müll, dreht das Rezept um und zieht ein neues derselben Art.
co-task-level-bonus = Nehmt den Bonus für jede erreichte Stufe ({ $levels } Punkte).
co-task-veto = { rr-gardena-eden } darf einen Koch ein Fleisch abwerfen lassen.
co-task-end = Ab { $goal } Punkten endet die Partie jetzt.
co-task-counter = In jedem Markt: Werft die Karte ganz rechts ab, schiebt die anderen nach rechts, füllt vom Regal auf.
co-task-smiles = { rr-dinner-and-a-show }: Wer hat gelächelt?
co-undo = Rückgängig
co-nothing-to-undo = Es gibt nichts rückgängig zu machen.
co-popularity = Beliebtheit
co-garbage = Müll
co-garbage-n = { $n } Müll
co-garbage-made = Neuer Müll
co-gourmets = Gekochte Gourmetrezepte
co-upgrades = Ausbauten
co-add-points = Beliebtheit für { $who } dazuzählen
co-more = { $who }: { $what } +{ $n }
co-less = { $who }: { $what } −{ $n }
co-level = Stufe { $n }
co-level-at = Stufe { $n } ({ $points } Punkte):
co-details = Köche und Stufen
co-level-reached = { $who } erreicht eine neue Stufe
co-goal = { $who } hat { $n } Punkte!
co-goal-about = Die Partie endet nach dem Kochen und den Boni dieses Tages.
co-done = Erledigt
co-wins = { $n ->
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
co-wins-by-points = Am meisten Beliebtheit.
co-wins-by-gourmets = Gleich viel Beliebtheit: mehr Gourmetrezepte gekocht.
co-wins-by-money = Gleich viel Beliebtheit und Gourmetrezepte: mehr Geld.
co-wins-by-shared = Gleichstand bei Beliebtheit, Gourmetrezepten und Geld.
co-count-money = Zählt das Geld der Führenden:
co-result = { $points } Punkte, { $gourmets } Gourmet
co-money = Geld
co-prices = Preis
co-who-buys = Wer kauft?
co-what = Was?
co-from = Woher?
co-bin = aus einer Auslage
co-shelf = vom Regal
co-antoine = Ein fremder Antoine steht am selben Ort
co-npc-buys = Der NPC kauft
co-price = Preis
co-cooking = Kochen
co-who-cooks = Wer kocht?
co-active-chef = Aktiver Koch
co-cookery = { $points } Punkte, Stufe { $level }, { $garbage } Müll in der Küche
co-in-place-of = Für { $what }
co-extra = Zugabe: { $what }
co-enter-cooking = Für { $who } eintragen
co-search = Regeln und Karten durchsuchen
co-search-rival-restaurants = Kim Chi, Müll, RR-4.4 …
co-search-burger-joint = Tausch, Bistro, BJ-5 …
co-kinds = Wonach suchen?
co-kind-all = Alles
co-kind-chef = Köche
co-kind-restaurant = Restaurants
co-kind-card = Aktionskarten
co-kind-upgrade = Ausbauten
co-kind-ingredient = Zutaten
co-kind-recipe = Rezepte
co-kind-cube = Würfel
co-kind-bistro = Bistros
co-kind-rule = Regeln
co-found = { $n ->
    [0] Nichts gefunden
    [one] { $n } Treffer
   *[other] { $n } Treffer
}
co-found-more = { $n ->
    [one] und { $n } weiterer
   *[other] und { $n } weitere
}
co-cuisine = Küche: { $cuisine }. Rezepte dieser Küche bringen 1 Punkt mehr.
co-copies = { $n ->
    [one] { $n } Karte im Stapel.
   *[other] { $n } Karten im Stapel.
}
co-copies-deluxe = { $n ->
    [one] { $n } Karte in der Deluxe-Ausgabe.
   *[other] { $n } Karten in der Deluxe-Ausgabe.
}
co-costs = Kostet auf der Insel { $price }.
co-sold-at = { $market }, { $price }.
co-listed-in = In diesen Rezepten: { $recipes }.
co-recipe = { $kind }, { $cuisine }: { $ingredients }. { $points } Punkte, { $garbage } Müll.
co-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
co-bj-turn = Zug { $n }: { $who }
co-bj-production = { $who } zieht Würfel für beide, dann nehmt ihr sie abwechselnd.
co-bj-trade = { $who } darf drei gleiche Würfel gegen einen beliebigen tauschen, beliebig oft, und die Sonderaktion jedes Bistros einmal nutzen.
co-bj-build = { $who } kauft Werbung und Restaurants. Der Preis kommt zurück in den Beutel.
co-bj-score = { $who } setzt den Punktemarker auf { $n }. Mit { $goal } Punkten ist die Partie sofort gewonnen.
co-bj-discard = Beide behalten höchstens { $limit } Würfel. Zuerst gibt { $who } ab, dann { $other }.
co-bj-next-score = Punkte: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
co-bj-next = Weiter: { $phase }
co-bj-next-turn = { $who } ist dran
co-bj-wins = { $who } gewinnt mit { $n } Punkten!
co-bj-draw = { $n ->
    [one] Zieh { $n } Würfel
   *[other] Zieh { $n } Würfel
}
co-bj-area = { $who } nimmt { $n }. Eigenes Gebiet:
co-bj-general = Gemeinsames Gebiet:
co-bj-picks = Wer nimmt einen Würfel?
co-bj-picks-about = Den ersten Würfel nimmt jeder aus dem gemeinsamen oder dem eigenen Gebiet. Sind beide leer, aus dem fremden. Danach liegen alle Würfel für beide bereit.
co-bj-worth = Tafel: { $n }. Punktemarker: { $marker }.
co-bj-board-worth = Die Tafel zählt { $n }
co-bj-capacity = { $n ->
    [one] Produziert { $n } Würfel
   *[other] Produziert { $n } Würfel
}
co-bj-space = Feld des Markers
co-bj-built = Gebaut
co-bj-track = { $who }: { $n } von { $goal } Punkten
co-screen-title = Großer Bildschirm
co-screen-about = Zeigt Phase, Zeit und Punkte in großer Schrift, ohne Knöpfe. Öffne ihn in einem anderen Fenster dieses Browsers, auf einem Fernseher oder Laptop.
co-screen-open = Großen Bildschirm öffnen
co-screen-none = Noch keine Partie
co-screen-none-more = Beginne eine im Begleiter. Dieser Bildschirm folgt ihr.
co-this-phone = Dieses Gerät
co-sounds = Töne
co-awake = Der Bildschirm bleibt an, solange eine Partie läuft.
co-not-awake = Dieser Browser schaltet den Bildschirm vielleicht aus. Stelle am Gerät eine längere Zeit ein.
co-end = Neue Partie
co-end-sure = Diese Partie löschen und neu beginnen
co-end-not = Weiterspielen
co-full = Dieser Browser kann die Partie nicht speichern. Lass diese Seite offen oder gib Speicherplatz frei.
co-phones = Mehrere Handys
co-phones-about = Wer diesen Link öffnet oder den Code scannt, sieht denselben Begleiter live.
co-share-about = Zeig diese Partie live auf anderen Handys und auf einem großen Bildschirm. Bedienen können sie nur du und alle, denen du es erlaubst.
co-share = Teilen
co-who-may = Wer darf den Begleiter noch bedienen?
co-no-phones = Noch kein anderes Handy.
co-phone-here = { $who }
co-phone-away = { $who } (gerade nicht da)
co-you-may = Auch du darfst den Begleiter bedienen.
co-you-watch = Du schaust zu. Der Besitzer kann dir das Bedienen erlauben.
co-stop-sharing = Nicht mehr teilen
co-line-lost = Keine Verbindung. Neuer Versuch …
co-gone = Dieser Begleiter wird nicht mehr geteilt
co-gone-more = Bitte um einen neuen Link oder beginne deinen eigenen.
co-own = Mein eigener Begleiter
co-back-to-shared = Zurück zum geteilten Begleiter
