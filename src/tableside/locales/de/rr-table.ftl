### Der Tisch von Rival Restaurants im Browser.

## Züge in Worten
rr-do-go = Ab { $where-to }
rr-do-go-two = { $where } und { $other }
rr-do-go-squad = { $chef } { $where-to }, NPC { $other-to }
rr-do-claim = { $what } vormerken
rr-do-claim-bin = Auslage { $n } vormerken
rr-do-claim-none = Nichts vormerken
rr-do-claim-two = { $what } und { $other } vormerken
rr-do-use = { $what } einsetzen
rr-do-use-on = { $what }: { $on }
rr-do-play = „{ $what }“ spielen
rr-do-play-on = { $what }: { $on }
rr-do-clam = { rr-clam-voyance }!
rr-do-let-happen = Zulassen
rr-do-shake-off = { rr-clam-voyance } gegen { $what }
rr-do-spare = { $what }: { $on } verschonen
rr-do-buy = { $what } kaufen
rr-do-buy-card = Aktionskarte kaufen
rr-do-buy-shelf = Aus dem Regal { $where-at } kaufen
rr-do-dump = { $n } Müll wegwerfen
rr-do-sell = { $n } × Schokolade verkaufen
rr-do-bid = ${ NUMBER($n, useGrouping: 0) }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } Müll
} bieten
rr-do-release = Vormerkung für { $what } aufgeben
rr-do-release-card = Vormerkung aufgeben
rr-do-exterminate = ${ NUMBER($n, useGrouping: 0) } für den Kammerjäger { $where-at } zahlen
rr-do-offer = Angebot an { $who }: { $give } gegen { $want }
rr-do-counter = Gegenangebot zu Angebot { $who }: { $give } gegen { $want }
rr-do-accept = Angebot { $n } annehmen
rr-do-accept-with = Angebot { $n } annehmen und dafür geben: { $what }
rr-do-accept-offer = Angebot von { $who } annehmen: { $get } bekommen, { $give } geben
rr-do-decline-offer = Angebot von { $who } ablehnen: { $get } gegen { $give }
rr-do-withdraw = Angebot { $n } zurückziehen
rr-do-decline = Angebot { $n } ablehnen
rr-do-cook = Kochen: { $what }
rr-do-cook-nothing = Heute nichts kochen
rr-do-uncook = Anders entscheiden
rr-do-choose = { $what }
rr-do-choose-none = Nichts
rr-do-keep = Behalten: { $what }
rr-do-first-garbage = Zuerst der Müll
rr-do-first-recipe = Zuerst das neue Rezept
rr-do-first-basic = Zuerst das Basisrezept
rr-do-first-gourmet = Zuerst das Gourmetrezept
rr-do-first-level = Zuerst der Stufenbonus
rr-do-bonus-money = $300 nehmen
rr-do-bonus-garbage = { $n } Müll wegwerfen
rr-do-draft = { $what } wählen
rr-do-ban = { $what } sperren
rr-do-toll = { $what } zahlen lassen
rr-do-toll-nobody = Niemanden zahlen lassen
rr-do-ready = Bereit
rr-do-unready = Nicht bereit
rr-do-pass = Passen
rr-do-drop = Aussteigen
rr-do-stand = Nicht erhöhen
rr-do-smile = Ich habe gelächelt
rr-do-no-smile = Ich habe nicht gelächelt
rr-do-pause = Uhr anhalten
rr-do-resume = Uhr weiterlaufen lassen

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
rr-t-mine-less = Weniger von meinem Restaurant zeigen
rr-t-rivals = Rivalen
rr-t-offers = Angebote
rr-t-log = Verlauf
rr-t-views = Ansichten des Tisches
rr-t-phases = Phasen des Tages
rr-t-day = Tag { $n }
rr-t-days = Tage
rr-t-day-summary = Die Tage bisher
rr-t-island = Die Insel
rr-t-you-are-ready = Du bist bereit. Du kannst noch handeln, bis alle bereit sind.
rr-t-ready-again = Es hat sich etwas geändert. Immer noch bereit?
rr-t-chosen-wait = Du hast gewählt. Warten auf die anderen.
rr-t-left = Du hast aufgegeben. Die anderen spielen weiter.
rr-t-short-left = Du hast aufgegeben
rr-t-others = Warten auf die anderen.
rr-t-waiting-for = Warten auf { $who }
rr-t-your-choice = Deine geheime Wahl: { $what }
rr-t-choose-again = Eine Karte wurde gespielt, du darfst also neu wählen. Deine Wahl bisher: { $what }
rr-t-ready-taken = Bereit ✓
rr-t-all-moves = Alle meine Möglichkeiten
rr-t-search = Suchen
rr-t-no-moves = Gerade gibt es nichts zu tun.
rr-t-timer = Restzeit
rr-t-timer-stands = Restzeit (Uhr angehalten)

## Märkte
rr-t-chef-of = { $chef } ({ $who })
rr-t-rats = { $who-is ->
    [you] Deine Ratten
   *[other] Ratten von { $who }
}: noch ${ NUMBER($n, useGrouping: 0) } für den Kammerjäger
rr-t-closed-bins = Lovehandles versperrt die Auslagen. Das Regal ist offen.
rr-t-war-first = Beende zuerst das Bietgefecht. Bis dahin kaufst du hier nichts anderes.
rr-t-bin-empty = Auslage { $n }, leer
rr-t-buy-for = { $what } für ${ NUMBER($n, useGrouping: 0) } kaufen
rr-t-buy-shelf-for = Aus dem Regal { $where-at } für ${ NUMBER($n, useGrouping: 0) } kaufen
rr-t-claimed-by = vorgemerkt von { $who-dative }
rr-t-you-need = das brauchst du
rr-t-needed-by = gebraucht von { $who }
rr-t-barred = darf heute niemand kaufen
rr-t-lost-short = Du bist im Bietgefecht um { $what } draußen: Bei ${ NUMBER($money, useGrouping: 0) } kannst du nicht mithalten
rr-t-lost-shut = Du bist im Bietgefecht um { $what } draußen: Du darfst dort nicht kaufen
rr-t-lost-won = { $who } hat mehr geboten als du und bekommt { $what }
rr-t-lost-tied = Gleichstand: Niemand darf heute { $what } kaufen
rr-t-lost-closed = Deine Vormerkung für { $what } ist verfallen: Die Auslagen sind heute für dich geschlossen
rr-t-lost-hint = Du behältst dein Geld. Kauf hier etwas anderes oder besorge es dir per Tausch.
rr-t-lost-hint-shut = Du behältst dein Geld. Besorge es dir per Tausch.
rr-t-lost-hint-closed = Du behältst dein Geld. Versuch es am Regal oder besorge es dir per Tausch.
rr-t-shelf = { $n ->
    [one] Regal, 1 Karte
   *[other] Regal, { $n } Karten
}
rr-t-card-deck = Aktionskarte, ${ NUMBER($price, useGrouping: 0) } ({ $n } im Stapel)
rr-t-owned = gehört dir
rr-t-island-wares = Was kann ich hier kaufen?
rr-t-action-card = Aktionskarte
rr-t-about-action-card = Du ziehst sie verdeckt und hältst sie geheim, bis du sie spielst. Eine am Tag darfst du spielen.
rr-t-dump = { $n } wegwerfen: ${ NUMBER($price, useGrouping: 0) }
rr-t-sell = { $n } verkaufen: +${ NUMBER($price, useGrouping: 0) }

## Rad
rr-t-wheel = Wohin gehen?
rr-t-wheel-spin = Wähle einen Ort
rr-t-wheel-down = Bereit
rr-t-wheel-turn = Festlegen
rr-t-wheel-again = Anders entscheiden
rr-t-wheel-first = Wähle zuerst einen Ort
rr-t-wheel-chef = Dein aktiver Koch
rr-t-wheel-npc = Dein NPC
rr-t-active-chef = Wer geht heute?

## Bietgefecht, Karten, Fähigkeiten
rr-t-war = Bietgefecht: { $what }
rr-t-war-waits = wartet auf ein anderes Bietgefecht
rr-t-at-war = Bietgefecht: erhöhen, nicht erhöhen oder aussteigen?
rr-t-stand-without-bid = Noch nicht bieten
rr-t-stands = erhöht nicht
rr-t-war-tie = Gleichstand: Wenn niemand erhöht, darf heute niemand die Karte kaufen.
rr-t-no-bid = ab ${ NUMBER($n, useGrouping: 0) }
rr-t-other-bid = Mehr …
rr-t-hits = { $who-is ->
    [you] Du
   *[other] { $who }
} gegen { $on-object }
rr-t-hits-named = { $who-is ->
    [you] Du
   *[other] { $who }
} gegen { $on-object }: { $what }
rr-t-named-for = { $on-is ->
    [you] Für dich
   *[other] Für { $on }
}
rr-t-card-says = Auf der Karte: „{ $text }“
rr-t-duel = { $by-is ->
    [you] Du antwortest mit { rr-clam-voyance }.
   *[other] { $by } antwortet mit { rr-clam-voyance }.
} Ein weiterer würde ihn stoppen.
rr-t-duel-asked = { rr-clam-voyance } wurde gespielt. Mit einem weiteren antworten oder zulassen?
rr-t-choose-target = Zuerst auswählen
rr-t-start-over = Von vorn
rr-t-spare-with = Wen soll { $what } verschonen?
rr-t-card-playable = { $what }, { $n } auf der Hand, jetzt spielbar
rr-t-card-held = { $what }, { $n } auf der Hand
rr-t-card-not-now = Diese Karte kannst du gerade nicht spielen.

## Restaurants
rr-t-popularity = { $n } von { $goal } Beliebtheitspunkten, Stufe { $level }
rr-t-popularity-word = Beliebtheit
rr-t-next-level = Ab { $n }: { $what }
rr-t-level = Stufe { $n }
rr-t-money = Geld: ${ NUMBER($n, useGrouping: 0) }
rr-t-bound = ${ NUMBER($n, useGrouping: 0) } für dein Gebot reserviert
rr-t-garbage = Müll: { $n }
rr-t-hand = Meine Aktionskarten
rr-t-cards-in-hand = { $n ->
    [one] 1 Aktionskarte
   *[other] { $n } Aktionskarten
    }
rr-t-known-cards = Schon gesehene Karten: { $what }
rr-t-missing = { $what }, noch zu besorgen
rr-t-stand-in = { $what }, Ersatz möglich
rr-t-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    }
rr-t-leaves-garbage = hinterlässt { $n } Müll
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
rr-t-cooked = Gekochte Rezepte
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
rr-t-ask-for = { $what } erbitten
rr-t-they-need = wird gebraucht
rr-t-for = gegen
rr-t-compose = Eigenes Angebot …
rr-t-you-give = Du gibst
rr-t-you-get = Du bekommst
rr-t-gives = gibt
rr-t-gets = bekommt
rr-t-accept = Annehmen
rr-t-counter = Gegenangebot
rr-t-decline = Ablehnen
rr-t-withdraw = Zurückziehen
rr-t-no-offers = Noch keine Angebote. Tippe auf eine eigene oder fremde Zutat, um eines zu machen.
rr-t-no-offers-now = Tauschen kannst du in Phase 2, { rr-phase-2 }.
rr-t-openly = Aktionskarten zeigen, die ich gebe
rr-t-send-offer = Angebot senden
rr-t-favour-mine = Ein Gefallen, den du versprichst
rr-t-favour-theirs = Ein Gefallen, um den du bittest
rr-t-promise = Ich verspreche …
rr-t-ask = Ich bitte um …
rr-t-less = Weniger: { $what }
rr-t-plus = Mehr: { $what }

## Küche
rr-t-kitchen = In der Küche
rr-t-open-kitchen = In die Küche
rr-t-what-to-cook = Was kochen?
rr-t-ways = Andere Möglichkeiten
rr-t-stands-for = für { $what }
rr-t-extra = Zugabe
rr-t-cook-it = Kochen!
rr-t-reaches = Stufe { $n }!
rr-t-score-recipe = Rezept
rr-t-score-cuisine = Deine eigene Küche
rr-t-score-extra = Zugabe
rr-t-score-star = { rr-five-star-review }
rr-t-score-level = Deine Stufe
rr-t-score-garbage = Müll in deiner Küche
rr-t-score-floor = Nie unter 0
rr-t-score-sum = Gesamt

## Verlauf und Tage
rr-t-since = Neu seit deinem letzten Besuch: { $n }
rr-t-went = Ziel: { $where }.
rr-t-bought = Gekauft: { $what }.
rr-t-cooked-it = Gekocht: { $what }, +{ $n }.
rr-t-serves = { $seat-is ->
    [you] Du servierst
   *[other] { $seat } serviert
}: { $recipes } (+{ $n })
rr-t-no-day = Der erste Tag hat noch nicht begonnen.
rr-t-chart = Beliebtheit nach Tagen. Jetzt: { $who }

## Neuer Tisch
rr-new-people = Wie viele spielen?
rr-new-rules = Regeln
rr-new-beginners = Erste Partie
rr-new-beginners-about = Hobbykoch ohne Uhren, Einsteiger-Köche
rr-new-beginners-about-eight = Hobbykoch ohne Uhren, alle Köche (zu acht reichen die Einsteiger-Köche nicht)
rr-new-usual = Originalregeln
rr-new-usual-about = Eine Minute zum Kaufen und Tauschen, alle zwölf Köche
rr-new-own = Eigene
rr-new-own-about = Jede Regel selbst wählen
rr-new-edition = Ausgabe
rr-new-base = Grundspiel
rr-new-deluxe = Deluxe
rr-new-up-to-six = höchstens sechs Spieler
rr-new-for-two = nur zu zweit
rr-new-mode = Modus
rr-new-auto = Standard
rr-new-standard = Normal
rr-new-squad = Küchenteam
rr-new-squad-draft = Küchenteam mit Draft
rr-new-variants = Varianten
rr-new-home-cook = Hobbykoch: keine Uhr beim Einkaufen, Fähigkeiten ab Stufe 2
rr-new-from-scratch = Bei null anfangen: zwei Basisrezepte, keine Karten, keine Zutaten
rr-new-two-many-cooks = Zu viele Köche: zwei Köche für jeden
rr-new-beginners-chefs = Nur Einsteiger-Köche
rr-new-even-start = Gleiche Chancen: Schwächere Restaurants und Köche beginnen mit mehr Geld
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
rr-t-short-effect = Du bist das Ziel!
rr-t-short-duel = Noch eine Antwort?
rr-t-short-toll = Wer zahlt?
rr-t-short-spree = { rr-shopping-spree }!

## Erste Partie, Hinweise und einzige Antworten
rr-t-short-ready = Bereit. Du kannst noch handeln.
rr-t-short-ready-again = Immer noch bereit?
rr-t-short-chosen = Warten auf die anderen
rr-t-short-destinations = Wohin?
rr-t-short-claims = Welche Auslage?
rr-t-short-declare = Was kochst du?
rr-t-short-spree-call = { rr-shopping-spree }?
rr-t-wheel-needs = du brauchst: { $what }
rr-t-only-way = Hier gibt es nichts zu wählen. Es geht gleich weiter.
rr-t-no-spree = Du hast keinen Kaufrausch und passt gleich automatisch. Alle mit einer Karte werden gefragt, damit niemand erfährt, wer einen hat.
rr-t-no-cooking = Heute kannst du nichts kochen und passt gleich automatisch.
rr-t-no-cooking-press = Heute kannst du nichts kochen.
rr-t-lacks = { $recipe }, noch zu besorgen: { $what }.
rr-t-swap = Ersatz für { $what }
rr-t-swap-none = Du hast sonst keinen Ersatz für { $what }.
rr-t-season = { $what } dazu: +1
rr-t-tap-to-swap = Tippe im Topf auf eine Zutat, um sie zu ersetzen.
rr-t-accept-choose = Annehmen …
rr-t-which-cards = { $n ->
    [one] Welche Karte gibst du?
   *[other] Welche { $n } Karten gibst du?
    }
rr-t-give-these = Diese geben
rr-t-cooked-nothing = nichts gekocht
rr-tip-choose-restaurant = Rezepte deiner eigenen Küche bringen 1 Beliebtheitspunkt mehr. Jede Stufe gibt dir einen Bonus.
rr-tip-choose-chef = Jeder Koch hat eine Fähigkeit. Wähle einen. Er bleibt die ganze Partie bei dir.
rr-tip-choose-npc = Dein NPC kauft auch für dich ein. Jeden Tag geht er in einen anderen Markt als dein Koch und zahlt $100 mehr. Seine Fähigkeit trifft jeden Koch dort, auch deinen.
rr-tip-choose-squad = Jeden Tag wählst du, welcher der drei für dich arbeitet. Nur seine Fähigkeit zählt.
rr-tip-drafting = Ihr wählt und sperrt abwechselnd. Dein Team hat drei Köche, jeden Tag arbeitet einer davon. Ein gesperrter Koch arbeitet für niemanden.
rr-tip-destinations = Koche deine Rezepte, um beliebt zu werden. Mit { $goal } Beliebtheitspunkten gewinnst du. Auf dem Rad siehst du, wo es gibt, was dir noch fehlt. Wähle einen Ort. Niemand sieht ihn, bevor alle gewählt haben. Du kannst auch eine Aktionskarte spielen.
rr-tip-claims = Merke vor, was du hier kaufen willst. Merkt jemand anderes dasselbe vor, gibt es ein Bietgefecht. Später kannst du auch aus dem Regal kaufen: Du ziehst blind und brauchst keine Vormerkung.
rr-tip-powers = Jetzt kannst du Fähigkeiten und Karten dieser Phase nutzen. Hast du keine, drück auf „Bereit“.
rr-tip-buying = Tippe auf das, was du kaufen willst. Tippe auf eine Zutat von dir oder einem Rivalen, um sie zu tauschen. Drück auf „Bereit“, wenn du fertig bist.
rr-tip-buying-phone = Tippe auf das, was du kaufen willst. Zum Tauschen tippe auf eine Zutat: deine unten bei „{ rr-t-tab-mine }“, die der anderen bei „{ rr-t-rivals }“. Drück auf „Bereit“, wenn du fertig bist.
rr-tip-war = Auch andere wollen diese Karte. Tippe, um zu erhöhen, oder steig aus. Das höchste Gebot kauft sie. Bis das Bietgefecht endet, kaufst du in diesem Markt nichts anderes.
rr-tip-effect = Jemand geht gegen dich vor. Mit einem Muschelblick auf der Hand kannst du es stoppen.
rr-tip-declare = Hast du alle Zutaten eines Rezepts, kannst du es kochen. Danach bekommst du ein neues Rezept.
rr-tip-new-recipe = Behalte eines. Das kannst du als Nächstes kochen.
rr-tip-toll = Alle anderen in deinem Markt zahlen dir am Ende dieser Phase Zoll. Du kannst sie verschonen.
rr-tip-relocate = Du musst deinen Markt verlassen. Wähle einen anderen Ort.
rr-tip-contaminated = Deine Küche wurde verseucht. Wirf eine Zutat ab.
rr-tip-farmers-table = Reihum nehmen alle eine davon, bis keine mehr da ist.
rr-tip-spree = Kaufe in beliebigen Märkten. Drück dann auf „Bereit“.
rr-tip-veto = Du hast ohne Gardenas Ersatz gekocht. Du darfst einen Rivalen ein Fleisch abwerfen lassen, das eines seiner Rezepte verlangt.
rr-tip-smiles = Jemand hat „Essen mit Show“ gespielt. Die Bank zahlt $200 für jeden Koch, der heute gelächelt hat. Sei ehrlich!

## Keys
rr-keys-ready = Bereit oder nicht bereit
rr-t-cannot-accept = Dieses Angebot kannst du gerade nicht annehmen.

# The Island at a glance.
rr-t-island-dump = Hier Müll wegwerfen: je ${ NUMBER($price, useGrouping: 0) }
rr-t-island-sell = Hier Schokolade verkaufen: je ${ NUMBER($price, useGrouping: 0) }
rr-t-claim-lost = Vormerkung verloren
