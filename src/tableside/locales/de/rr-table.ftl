### Der Tisch von Rival Restaurants im Browser.

## Züge in Worten
rr-do-go = Geh { $where-to }
rr-do-go-two = { $where } und { $other }
rr-do-go-squad = { $chef }: { $where }, NPC: { $other }
rr-do-claim = { $what } beanspruchen
rr-do-claim-bin = Auslage { $n } beanspruchen
rr-do-claim-none = Nichts beanspruchen
rr-do-claim-two = { $what } und { $other } beanspruchen
rr-do-use = { $what } einsetzen
rr-do-use-on = { $what }: { $on }
rr-do-play = { $what } spielen
rr-do-play-on = { $what }: { $on }
rr-do-clam = { rr-clam-voyance }!
rr-do-let-happen = Geschehen lassen
rr-do-shake-off = { rr-clam-voyance } gegen { $what }
rr-do-spare = { $what } verschont { $on }
rr-do-buy = { $what } kaufen
rr-do-buy-card = Eine Aktionskarte kaufen
rr-do-buy-shelf = Aus dem Regal kaufen: { $where }
rr-do-dump = { $n ->
    [one] 1 Abfall
   *[other] { $n } Abfälle
    } wegwerfen
rr-do-sell = { $n } Schokolade verkaufen
rr-do-bid = ${ NUMBER($n, useGrouping: 0) }{ $more ->
    [0] { "" }
    [one] { " " }und 1 Abfall
   *[other] { " " }und { $more } Abfälle
    } bieten
rr-do-release = Anspruch auf { $what } aufgeben
rr-do-release-card = Meinen Anspruch aufgeben
rr-do-exterminate = ${ NUMBER($n, useGrouping: 0) } gegen die Ratten zahlen: { $where }
rr-do-offer = Angebot an { $who }: { $give } gegen { $want }
rr-do-counter = Gegenangebot zu Nummer { $who }: { $give } gegen { $want }
rr-t-quoted = „{ $text }“
rr-do-accept = Angebot { $n } annehmen
rr-do-accept-with = Angebot { $n } annehmen, dafür { $what }
rr-do-accept-offer = { $who } zusagen: { $get } bekommen, { $give } geben
rr-do-decline-offer = { $who } absagen: { $get } gegen { $give }
rr-do-withdraw = Angebot { $n } zurückziehen
rr-do-decline = Angebot { $n } ablehnen
rr-do-cook = { $what } kochen
rr-do-cook-nothing = Heute nichts kochen
rr-do-uncook = Noch einmal überlegen
rr-do-choose = { $what }
rr-do-choose-none = Nichts
rr-do-keep = { $what } behalten
rr-do-first-garbage = Zuerst der Abfall
rr-do-first-recipe = Zuerst das neue Rezept
rr-do-first-basic = Zuerst das Basisrezept
rr-do-first-gourmet = Zuerst das Gourmetrezept
rr-do-first-level = Zuerst der Stufenbonus
rr-do-bonus-money = $300 nehmen
rr-do-bonus-garbage = { $n ->
    [one] 1 Abfall
   *[other] { $n } Abfälle
    } wegwerfen
rr-do-draft = { $what } wählen
rr-do-ban = { $what } sperren
rr-do-toll = Zoll von { $what }
rr-do-toll-nobody = Zoll von niemandem
rr-do-ready = Bereit
rr-do-unready = Doch nicht bereit
rr-do-pass = Passen
rr-do-drop = Aussteigen
rr-do-stand = Beim Gebot bleiben
rr-do-smile = Ich habe gelächelt
rr-do-no-smile = Ich habe nicht gelächelt
rr-do-pause = Die Uhr anhalten
rr-do-resume = Die Uhr weiterlaufen lassen

## Der Tisch
rr-t-you = Du
rr-t-name = { $what }
rr-t-first = erster Koch
rr-t-second = zweiter Koch
rr-t-no-bin = nichts
rr-t-town = Stadt
rr-t-tab-mine = Meins
rr-t-mine = Mein Restaurant
rr-t-mine-more = Mein ganzes Restaurant zeigen
rr-t-mine-less = Mein Restaurant einklappen
rr-t-rivals = Rivalen
rr-t-offers = Angebote
rr-t-log = Verlauf
rr-t-views = Teile des Tisches
rr-t-phases = Phasen des Tages
rr-t-day = Tag { $n }
rr-t-days = Tage
rr-t-day-summary = Die Tage bisher
rr-t-island = Die Insel
rr-t-you-are-ready = Du bist bereit. Die anderen dürfen noch handeln, du auch.
rr-t-ready-again = Es ist etwas passiert. Schau nach und sag noch einmal, dass du bereit bist.
rr-t-chosen-wait = Du hast gewählt. Die anderen überlegen noch.
rr-t-left = Du hast aufgegeben. Die anderen spielen weiter.
rr-t-short-left = Du hast aufgegeben
rr-t-others = Die anderen sind beschäftigt.
rr-t-waiting-for = { $n ->
    [one] Es fehlt noch
   *[other] Es fehlen noch
    } { $who }
rr-t-your-choice = Deine geheime Wahl: { $what }
rr-t-choose-again = Eine Karte wurde gespielt: Du darfst neu wählen. Deine Wahl bisher: { $what }
rr-t-ready-taken = Bereit ✓
rr-t-all-moves = Alle meine Züge
rr-t-search = Suchen
rr-t-no-moves = Gerade ist nichts zu tun.
rr-t-timer = Restzeit
rr-t-timer-stands = Restzeit; die Uhr steht
rr-t-group-go = Wohin
rr-t-group-buy = Kaufen und bieten
rr-t-group-island = Auf der Insel
rr-t-group-cards = Aktionskarten
rr-t-group-powers = Fähigkeiten
rr-t-group-barter = Tauschen
rr-t-group-cook = Kochen
rr-t-group-choose = Wählen

## Märkte
rr-t-chef-of = { $chef } ({ $who })
rr-t-price-restaurant = deine Stufe
rr-t-price-fake-sale = { rr-fake-sale } ×2
rr-t-price-antoine = Antoine +$100
rr-t-price-npc = NPC +$100
rr-t-price-discount = { rr-discount } ½
rr-t-rats = Ratten von { $who }: noch ${ NUMBER($n, useGrouping: 0) } zu zahlen
rr-t-closed-bins = Lovehandles hält die Auslagen geschlossen; das Regal ist offen
rr-t-war-first = Erst das Bietgefecht: Bis es endet, kaufst du hier nichts anderes
rr-t-bin-empty = Auslage { $n }, leer
rr-t-buy-for = { $what } für ${ NUMBER($n, useGrouping: 0) } kaufen
rr-t-buy-shelf-for = Aus dem Regal für ${ NUMBER($n, useGrouping: 0) } kaufen: { $where }
rr-t-claimed-by = beansprucht von { $who }
rr-t-you-need = das brauchst du
rr-t-needed-by = gebraucht von { $who }
rr-t-barred = heute darf es niemand kaufen
rr-t-lost-short = Beim Bieten um { $what } bist du draußen: Bei ${ NUMBER($money, useGrouping: 0) } kannst du nicht mithalten
rr-t-lost-shut = Beim Bieten um { $what } bist du draußen: Du darfst dort nicht kaufen
rr-t-lost-won = { $who } hat mehr geboten und bekommt { $what }; darauf hattest auch du Anspruch erhoben
rr-t-lost-tied = Gleiche Gebote: { $what } darf heute niemand kaufen
rr-t-lost-closed = Dein Anspruch auf { $what } ist verloren: Die Auslagen sind heute für dich geschlossen
rr-t-lost-hint = Dein Geld behältst du: Kauf hier etwas anderes oder tausche dafür.
rr-t-lost-hint-shut = Dein Geld behältst du: Tausche dafür.
rr-t-lost-hint-closed = Dein Geld behältst du: Versuch es mit dem Regal oder tausche dafür.
rr-t-shelf = Regal, { $n } Karten
rr-t-card-deck = Aktionskarte, ${ NUMBER($price, useGrouping: 0) }; { $n } im Stapel
rr-t-owned = gehört dir
rr-t-island-wares = Was gibt es hier?
rr-t-action-card = Aktionskarte
rr-t-about-action-card = Verdeckt gezogen und geheim, bis du sie spielst: eine am Tag.
rr-t-dump = { $n } wegwerfen: ${ NUMBER($price, useGrouping: 0) }
rr-t-sell = { $n } verkaufen: +${ NUMBER($price, useGrouping: 0) }

## Rad
rr-t-wheel = Wohin gehen?
rr-t-wheel-spin = Wähle einen Ort
rr-t-wheel-down = Bereit
rr-t-wheel-turn = Rad verdeckt hinlegen
rr-t-wheel-again = Wieder aufdecken
rr-t-wheel-first = Wähle zuerst einen Ort
rr-t-wheel-chef = Dein aktiver Koch
rr-t-wheel-npc = Dein NPC
rr-t-active-chef = Wer geht heute?

## Bietgefecht, Karten, Fähigkeiten
rr-t-war = Bietgefecht: { $what }
rr-t-war-waits = wartet auf ein anderes Bietgefecht
rr-t-at-war = Ein Bietgefecht: erhöhe, bleib dabei oder steig aus.
rr-t-stand-without-bid = Noch nicht bieten
rr-t-stands = bleibt dabei
rr-t-war-tie = Gleichstand: Erhöht niemand, darf es heute niemand kaufen.
rr-t-no-bid = ab ${ NUMBER($n, useGrouping: 0) }
rr-t-other-bid = Mehr …
rr-t-hits = { $who } gegen { $on }
rr-t-hits-named = { $who } gegen { $on }: { $what }
rr-t-named-for = Für { $on }
rr-t-card-says = Auf der Karte: „{ $text }“
rr-t-duel = { $by } antwortet mit { rr-clam-voyance }. Ein weiterer würde diesen verhindern.
rr-t-duel-asked = { rr-clam-voyance } wurde gespielt: mit einem weiteren antworten oder geschehen lassen?
rr-t-choose-target = Erst wählen
rr-t-start-over = Von vorn
rr-t-spare-with = Wen verschont { $what }?
rr-t-card-playable = { $what }, { $n } auf der Hand, jetzt spielbar
rr-t-card-held = { $what }, { $n } auf der Hand
rr-t-card-tomorrow = Für heute hast du deine Karte gespielt. Morgen darfst du wieder.
rr-t-card-not-now = Sie kann gerade nicht gespielt werden.

## Restaurants
rr-t-popularity = { $n } von { $goal } Beliebtheit, Stufe { $level }
rr-t-popularity-word = Beliebtheit
rr-t-next-level = Ab { $n }: { $what }
rr-t-level = Stufe { $n }
rr-t-money = Geld: ${ NUMBER($n, useGrouping: 0) }
rr-t-bound = ${ NUMBER($n, useGrouping: 0) } durch ein Gebot gebunden
rr-t-garbage = Abfall: { $n }
rr-t-hand = Meine Aktionskarten
rr-t-cards-in-hand = { $n ->
    [one] 1 Aktionskarte
   *[other] { $n } Aktionskarten
    }
rr-t-known-cards = Du weißt von: { $what }
rr-t-missing = { $what }, noch nicht da
rr-t-stand-in = { $what }, lässt sich ersetzen
rr-t-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    }
rr-t-leaves-garbage = hinterlässt { $n ->
    [one] 1 Abfall
   *[other] { $n } Abfälle
    }
rr-t-beside = Für Rezepte
rr-t-spare = Übrig
rr-t-needs = Braucht
rr-t-i-need = Mir fehlt
rr-t-held-by = zu haben bei { $who }
rr-t-empty = nichts
rr-t-count = { $n } × { $what }
rr-t-restaurant-of = { $what }, { $cuisine }
rr-t-gone = gegangen
rr-t-thinking = überlegt …
rr-t-ready = bereit
rr-t-done = fertig
rr-t-squad = Team
rr-t-cooked = Gekocht
rr-t-trade-with = Tauschen
rr-t-mark-discount = { rr-discount }
rr-t-mark-fake-sale = zahlt doppelt
rr-t-mark-road-block = zu Hause
rr-t-mark-closed = heute geschlossen
rr-t-mark-go-vegan = { rr-go-vegan }
rr-t-mark-show = { rr-dinner-and-a-show }
rr-t-mark-spared-by-antoine = von Antoine verschont
rr-t-mark-spared-by-lovehandles = von Lovehandles verschont
rr-t-mark-shook-off-antoine = frei von Antoine
rr-t-mark-shook-off-lovehandles = frei von Lovehandles

## Tauschen
rr-t-new-offer = Neues Angebot
rr-t-counter-title = Gegenangebot an { $who }
rr-t-offer-to = An
rr-t-offer-it = { $what } anbieten
rr-t-ask-for = Um { $what } bitten
rr-t-they-need = wird gebraucht
rr-t-for = für
rr-t-compose = Zusammenstellen …
rr-t-you-give = Du gibst
rr-t-you-get = Du bekommst
rr-t-gives = gibt
rr-t-gets = bekommt
rr-t-accept = Annehmen
rr-t-counter = Kontern
rr-t-decline = Ablehnen
rr-t-withdraw = Zurückziehen
rr-t-no-offers = Noch keine Angebote. Tippe auf eine Zutat, deine oder ihre, um eines zu beginnen.
rr-t-no-offers-now = Getauscht wird, während alle einkaufen: in Phase 2, { rr-phase-2 }.
rr-t-openly = Zeigen, welche Aktionskarten ich gebe
rr-t-send-offer = Angebot machen
rr-t-favour-mine = Ein Gefallen, den du versprichst, in Worten
rr-t-favour-theirs = Ein Gefallen, um den du bittest, in Worten
rr-t-promise = Ich verspreche …
rr-t-ask = Ich bitte um …
rr-t-less = Weniger: { $what }
rr-t-plus = Mehr: { $what }

## Küche
rr-t-kitchen = In der Küche
rr-t-open-kitchen = In die Küche
rr-t-what-to-cook = Was gekocht wird
rr-t-ways = Andere Wege
rr-t-stands-for = für { $what }
rr-t-extra = Zugabe
rr-t-cook-it = Kochen!
rr-t-reaches = Stufe { $n }!
rr-t-score-recipe = Das Rezept
rr-t-score-cuisine = Deine eigene Küche
rr-t-score-extra = Die Zugabe
rr-t-score-star = { rr-five-star-review }
rr-t-score-level = Deine Stufe
rr-t-score-garbage = Abfall in deiner Küche
rr-t-score-floor = Nie weniger als 0
rr-t-score-sum = Zusammen

## Verlauf und Tage
rr-t-since = Neu seit deinem letzten Blick: { $n }
rr-t-went = Ging { $where-to }.
rr-t-bought = Gekauft: { $what }.
rr-t-cooked-it = Gekocht: { $what }, +{ $n }.
rr-t-serves = { $seat } serviert { $recipes }: +{ $n }
rr-t-no-day = Der erste Tag hat noch nicht begonnen.
rr-t-chart = Beliebtheit nach Tagen. Jetzt: { $who }

## Neuer Tisch
rr-new-people = Wie viele spielen?
rr-new-rules = Die Regeln
rr-new-beginners = Erstes Spiel
rr-new-beginners-about = Hobbykoch ohne Uhren, die Köche für den Anfang
rr-new-beginners-about-eight = Hobbykoch ohne Uhren; für acht sind es zu wenige Köche für den Anfang
rr-new-usual = Wie gedruckt
rr-new-usual-about = Eine Minute zum Kaufen und Tauschen, alle zwölf Köche
rr-new-own = Eigene
rr-new-own-about = Jede Regel selbst wählen
rr-new-edition = Ausgabe
rr-new-base = Grundspiel
rr-new-deluxe = Deluxe
rr-new-up-to-six = für höchstens sechs
rr-new-for-two = zu zweit
rr-new-mode = Spielart
rr-new-auto = Üblich
rr-new-standard = Normal
rr-new-squad = Küchenteam
rr-new-squad-draft = Küchenteam mit Auswahl
rr-new-variants = Varianten
rr-new-home-cook = Hobbykoch: keine Uhr beim Einkaufen, Fähigkeiten ab Stufe 2
rr-new-from-scratch = Bei null anfangen: zwei Basisrezepte, keine Karten, keine Zutaten
rr-new-two-many-cooks = Zu viele Köche: je zwei Köche
rr-new-beginners-chefs = Nur die Köche für den Anfang
rr-new-even-start = Gleiche Chancen: schwächere Restaurants und Köche beginnen mit Geld
rr-new-choose-chefs = Köche zur Auswahl
rr-new-choose-restaurants = Restaurants zur Auswahl
rr-new-market-seconds = Sekunden zum Kaufen und Tauschen
rr-new-move-seconds = Sekunden zum Gehen
rr-new-window-seconds = Sekunden, um mit { rr-clam-voyance } zu antworten
rr-new-no-limit = unbegrenzt

## Auf dem Telefon
rr-t-more-of = Mehr über { $who }
rr-t-short-powers = Karten und Fähigkeiten
rr-t-short-buying = Kaufen, bieten, tauschen
rr-t-short-war = Erhöhen, aussteigen?
rr-t-short-effect = Du bist getroffen!
rr-t-short-duel = Noch eine Antwort?
rr-t-short-toll = Wer zahlt Zoll?
rr-t-short-spree = { rr-shopping-spree }!

## Erste Partie, Hinweise und einzige Antworten
rr-t-short-ready = Bereit. Du darfst noch handeln.
rr-t-short-ready-again = Wieder bereit?
rr-t-short-chosen = Gewählt. Die anderen überlegen.
rr-t-short-destinations = Wohin gehst du?
rr-t-short-claims = Welche Auslage?
rr-t-short-declare = Was kochst du?
rr-t-short-spree-call = { rr-shopping-spree }?
rr-t-wheel-needs = du brauchst { $what }
rr-t-only-way = Hier gibt es nichts zu wählen: Es geht gleich von selbst weiter.
rr-t-no-spree = Du hast keinen Kaufrausch und passt gleich. Gefragt wird jeder mit einer Karte, damit niemand erfährt, wer einen hat.
rr-t-no-cooking = Heute lässt sich nichts kochen: Du passt gleich.
rr-t-no-cooking-press = Heute lässt sich nichts kochen.
rr-t-lacks = { $recipe } braucht noch { $what }.
rr-t-swap = Anstelle von { $what }
rr-t-swap-none = Nichts anderes, was du hast, darf für { $what } stehen.
rr-t-season = { $what } dazu: +1
rr-t-tap-to-swap = Tippe im Topf auf eine Zutat, um eine andere zu nehmen.
rr-t-accept-choose = Annehmen …
rr-t-which-cards = { $n ->
    [one] Welche Karte gibst du?
   *[other] Welche { $n } Karten gibst du?
    }
rr-t-give-these = Diese geben
rr-t-cooked-nothing = nichts gekocht
rr-tip-choose-restaurant = Rezepte deiner eigenen Küche bringen 1 Beliebtheit mehr, und jede Stufe ein eigenes Geschenk.
rr-tip-choose-chef = Jeder Koch hat eine Fähigkeit. Wähle einen: Er bleibt die ganze Partie.
rr-tip-choose-npc = Der NPC kauft für dich mit ein: Jeden Tag geht er in einen anderen Markt als dein Koch und zahlt $100 mehr. Seine Fähigkeit trifft jeden Koch dort, auch deinen.
rr-tip-choose-squad = Jeden Tag arbeitet einer der drei für dich, welcher, bestimmst du; nur seine Fähigkeit zählt.
rr-tip-drafting = Ihr wählt und sperrt abwechselnd. Drei Köche sind dein Team, jeden Tag arbeitet einer davon. Ein gesperrter Koch arbeitet für niemanden.
rr-tip-destinations = Koche deine Rezepte, um beliebt zu werden; { $goal } Beliebtheit gewinnt. Auf dem Rad siehst du, wo etwas liegt, das dir noch fehlt. Wähle einen Ort: Niemand sieht ihn, bevor alle gewählt haben. Du darfst auch eine Aktionskarte spielen.
rr-tip-claims = Beanspruche, was du hier kaufen willst. Will jemand dasselbe, bietet ihr darum. Eine Karte vom Regal wird blind gezogen und braucht keinen Anspruch.
rr-tip-powers = Jetzt ließen sich Fähigkeiten und Karten dieser Phase einsetzen. Hast du keine, drücke Bereit.
rr-tip-buying = Tippe auf das, was du kaufen willst. Tippe auf eine Zutat, deine oder die eines anderen, um sie zu tauschen. Bist du fertig, drücke Bereit.
rr-tip-buying-phone = Tippe auf das, was du kaufen willst. Zum Tauschen tippe auf eine Zutat: deine unten bei „{ rr-t-tab-mine }“, die der anderen bei „{ rr-t-rivals }“. Bist du fertig, drücke Bereit.
rr-tip-war = Auch andere wollen diese Karte. Erhöhe mit einem Tipp oder steige aus: Wer am meisten bietet, kauft sie. Bis das Gefecht endet, kaufst du in diesem Markt nichts anderes.
rr-tip-effect = Jemand geht gegen dich vor. Ein Muschelblick auf deiner Hand würde es verhindern.
rr-tip-declare = Mit allen Zutaten eines Rezepts kannst du es kochen. Danach bekommst du ein neues.
rr-tip-new-recipe = Behalte eines: Das kochst du als Nächstes.
rr-tip-toll = Wer in deinem Markt ist, zahlt dir am Ende dieser Phase Zoll. Du darfst jeden verschonen.
rr-tip-relocate = Du musst deinen Markt verlassen. Geh woandershin.
rr-tip-contaminated = Deine Küche wurde verseucht: Eine Zutat muss weg.
rr-tip-farmers-table = Reihum nimmt jeder eine davon, bis keine mehr da ist.
rr-tip-spree = Kaufe in jedem Markt, dann drücke Bereit.
rr-tip-veto = Du hast ohne Gardenas Tausch gekocht: Du darfst einen Rivalen ein Fleisch abwerfen lassen, das ein Rezept von ihm verlangt.
rr-tip-smiles = Jemand hat „Essen mit Show“ gespielt: Die Bank zahlt dafür $200 für jeden Koch, der heute gelächelt hat. Sei ehrlich!

## Keys
rr-keys-ready = Bereit, oder doch nicht bereit
rr-t-cannot-accept = Dieses Angebot geht gerade nicht.

# The Island at a glance.
rr-t-island-dump = Hier Abfall loswerden: je ${ $price }
rr-t-island-sell = Hier Schokolade verkaufen: je ${ $price }
rr-t-claim-lost = Vormerkung verloren
