# Burger Joint auf Deutsch.

bj-burger = Burger
bj-pizza = Pizza

# Die sechs Farben, jede eine Zutat.
bj-cube-K = Patty (schwarz)
bj-cube-Y = Käse (gelb)
bj-cube-G = Paprika (grün)
bj-cube-R = Tomate (rot)
bj-cube-W = Teig (weiß)
bj-cube-N = Pilz (braun)

bj-diner-K = Patty-Restaurant
bj-diner-Y = Käse-Restaurant
bj-diner-G = Paprika-Restaurant
bj-diner-R = Tomaten-Restaurant
bj-diner-W = Teig-Restaurant
bj-diner-N = Pilz-Restaurant

# Die sechs Bistros und was sie können.
bj-bistro-exchange = Rührschüssel ({ $letter })
bj-bistro-two-for-one = Zwei für eins ({ $letter })
bj-bistro-draw = Wundertüte ({ $letter })
bj-bistro-one-for-one = Tauschküche ({ $letter })
bj-bistro-choose = Wunsch des Chefs ({ $letter })
bj-bistro-none = Drei Sterne ({ $letter })
bj-bistro-any = Bistro { $letter }
bj-ability-exchange = Lege beliebig viele eigene Würfel in den Beutel und ziehe dann ebenso viele.
bj-ability-two-for-one = Lege zwei eigene Würfel in den Beutel und nimm einen in einer Farbe deiner Wahl.
bj-ability-draw = Ziehe einen zufälligen Würfel.
bj-ability-one-for-one = Lege einen eigenen Würfel in den Beutel und nimm einen in einer Farbe deiner Wahl.
bj-ability-choose = Nimm einen Würfel in einer Farbe deiner Wahl.
bj-ability-none = Keine Sonderaktion: Es zählt nur Punkte.

# So heißen sie in den Protokollen älterer Partien.
bj-bistro-A = Rührschüssel (A)
bj-bistro-B = Zwei für eins (B)
bj-bistro-C = Wundertüte (C)
bj-bistro-D = Tauschküche (D)
bj-bistro-E = Wunsch des Chefs (E)
bj-bistro-F = Drei Sterne (F)

bj-phase-production = Produktion
bj-phase-trade = Tausch
bj-phase-build = Kauf
bj-phase-score = Wertung
bj-phase-discard = Abgeben
bj-phase-over = Ende

# Was von wem verlangt wird, in einem Satz.
bj-step-first-pick = die erste Wahl
bj-step-pick = das Nehmen von Würfeln
bj-step-trade = Tausch und Sonderaktionen
bj-step-get = die Wahl einer Farbe aus dem Beutel
bj-step-exchange = das Einlegen von Würfeln zum Austausch
bj-step-put = das Einlegen von Würfeln in den Beutel
bj-step-build = Käufe
bj-step-steal = das Stehlen eines Würfels oder nicht
bj-step-steal-or-advance = Stehlen oder mehr Werbung
bj-step-upgrade = die Wahl des Restaurants, das zum Bistro wird
bj-step-discard = das Abgeben
bj-step-over = nichts mehr, das Spiel ist zu Ende
bj-ask-first-pick = { $seat } wählt zuerst: aus der Mitte oder dem eigenen Gebiet.
bj-ask-pick = { $seat } nimmt einen Würfel.
bj-ask-trade = { $seat } darf drei gleiche gegen einen tauschen und Bistros nutzen, danach wird gekauft.
bj-ask-get = { $seat } wählt eine Farbe aus dem Beutel.
bj-ask-exchange = { $seat } legt Würfel in den Beutel und zieht dann ebenso viele.
bj-ask-put = { $seat } legt { $n ->
    [one] noch einen Würfel
   *[other] noch { $n } Würfel
} in den Beutel.
bj-ask-build = { $seat } kauft, was das Lager hergibt, und beendet den Zug.
bj-ask-steal = { $seat } darf einen Würfel stehlen.
bj-ask-steal-or-advance = { $seat } stiehlt einen Würfel oder schiebt den Fernseher weiter.
bj-ask-upgrade = { $seat } wählt, welches Restaurant zum Bistro wird.
bj-ask-discard = { $seat } hat zu viel: { $n ->
    [one] ein Würfel geht
   *[other] { $n } Würfel gehen
} zurück in den Beutel.
bj-ask-over = Das Spiel ist zu Ende.

# Das Protokoll.
bj-log-turn = Zug { $turn }: { $seat }
bj-log-draw = { $seat } zieht { $n ->
    [0] nichts: der Beutel ist leer
   *[other] { $cubes }
}
bj-log-no-production = { $seat } zieht nichts: Keine Seite hat ein Restaurant oder Bistro, das produziert
bj-log-take = { $seat } nimmt { $cube }
bj-log-trade = { $seat } tauscht 3× { $cube } …
bj-log-get = … { $seat } bekommt { $cube }
bj-log-use = { $seat } nutzt { $bistro }
bj-log-put = { $seat } legt { $cube } in den Beutel
bj-log-redraw = { $seat } zieht { $cubes }
bj-log-to-building = { $seat } beginnt zu kaufen
bj-log-publicity = { $seat } kauft Werbung
bj-log-advance = Der Fernseher von { $seat } rückt auf Feld { $space }
bj-log-steal = { $seat } stiehlt { $cube } von { $from }
bj-log-no-steal = { $seat } stiehlt nichts
bj-log-basic = { $seat } eröffnet Imbiss Nummer { $space }
bj-log-diner = { $seat } macht aus einem Imbiss das { $diner }
bj-log-bistro = { $seat } macht aus dem { $diner } das Bistro { $bistro }
bj-log-score = { $seat } hat { $points } Punkte ({ $change })
bj-log-discard = { $seat } gibt { $cube } ab
bj-log-win = { $seat } gewinnt: { $reason }
bj-log-draw-agreed = Niemand gewinnt: { $reason }

# Warum nicht.
bj-err-no-move = „{ $move }“ ist kein Zug von Burger Joint.
bj-err-not-now = Jetzt nicht: Gefragt ist { $step }.
bj-err-take-reserved = { $cube } liegt im Gebiet von { $seat }: nicht für deine erste Wahl.
bj-err-take-none = Hier nicht zu nehmen: { $cube }.
bj-err-trade-three = Ein Tausch braucht drei gleiche; du hast { $n }× { $cube }.
bj-err-get-none = Nicht im Beutel: { $cube }.
bj-err-put-none = Nicht in deinem Lager: { $cube }.
bj-err-exchange-none = Lege zuerst mindestens einen Würfel in den Beutel.
bj-err-bistro-not-built = { $bistro } ist noch nicht gebaut.
bj-err-no-ability = { $bistro } hat keine Sonderaktion.
bj-err-ability-used = { $bistro } wurde in diesem Zug schon genutzt.
bj-err-bag-empty = Der Beutel ist leer.
bj-err-ability-cubes = { $bistro } braucht { $n ->
    [one] einen eigenen Würfel
   *[other] { $n } eigene Würfel
}.
bj-err-missing = Noch nötig: { $cubes }.
bj-err-publicity-last = Der Fernseher steht auf dem letzten Feld: keine Werbung mehr.
bj-err-basic-space = Alle Imbiss-Felder sind belegt.
bj-err-tokens = Alle { $n } Plättchen liegen auf der Tafel.
bj-err-no-such-diner = Auf dieser Tafel gibt es nicht: { $diner }.
bj-err-diner-owned = Du hast schon: { $diner }.
bj-err-diner-basic = Ein Restaurant entsteht aus einem Imbiss; du hast keinen.
bj-err-no-such-bistro = Auf dieser Tafel gibt es kein Bistro { $letter }.
bj-err-bistro-built = { $bistro } ist schon gebaut; jedes Bistro nur einmal.
bj-err-bistro-diner = Ein Bistro entsteht aus einem Restaurant; du hast keines.
bj-err-steal-none = Bei { $seat } nicht zu stehlen: { $cube }.
bj-err-from-none = Du kannst nur aufwerten, was du hast. Du hast nicht: { $diner }.

bj-err-unknown-set = Es gibt keinen Tafelsatz „{ $name }“. Bekannt: { $known }; ein eigener wird als .toml-Datei angegeben.
bj-err-set-field = Tafelsatz, Feld „{ $where }“: { $wanted ->
    [missing] Es fehlt.
    [name] Erwartet wird ein Name.
    [long] Erwartet wird ein Name mit höchstens { $max } Zeichen.
    [choice] Erwartet wird eines von diesen: { $known }.
    [number] Erwartet wird eine ganze Zahl von { $min } bis { $max }.
    [numbers] Erwartet werden 1 bis { $max } ganze Zahlen, jede von 0 bis { $points }.
    [table] Erwartet wird eine Tabelle.
    [tables] Erwartet wird eine Liste von 1 bis { $max } Tabellen.
    [cubes] Erwartet werden Würfel wie "3KY" aus den Buchstaben { $letters }, höchstens { $max } je Farbe.
    [price] Verlangt wird { $n }× { $cube }, der Satz hat davon aber { $has }.
    [produces] Keine Kette beginnt mit einem Restaurant oder Bistro, also bekäme nie jemand einen Würfel.
    [reach] Mehr Punkte, als erreichbar sind: Diese Tafeln erlauben höchstens { $max }.
    [letters] Erwartet werden verschiedene Buchstaben aus { $letters }, oder "" für keinen.
    [diners] Nur Farben, die auf dieser Tafel ein Restaurant haben.
    [bistros] Nur Bistros, die auf dieser Tafel sind.
    [tokens] Höchstens { $max } Gebäude, eines für jedes Plättchen.
    [more] Erwartet werden mehr Punkte, als eine Kette am Anfang hat.
    [set] Erwartet wird der Name eines Satzes oder sein Inhalt.
   *[unknown] Dieses Feld gibt es nicht; bekannt sind { $known }.
}

bj-err-line-fields = Eine Stellung hat 9 Felder, diese Zeile hat { $n }.
bj-err-line-field = Stellung, Feld „{ $where }“: „{ $text }“ { $wanted ->
    [parts] hat nicht die Form { $form }.
    [choice] ist nichts von diesem: { $known }.
    [number] ist keine ganze Zahl von 0 bis { $max }.
    [cubes] ist weder Würfel wie 3KY, höchstens { $max } je Farbe, noch - für keinen.
   *[letters] ist weder verschiedene Buchstaben aus { $letters } noch - für keinen.
}
bj-err-line-cubes = Unmögliche Stellung: { $n }× { $cube } statt { $wanted } ({ $total } Würfel insgesamt).
bj-err-line-too-many = Unmögliche Stellung: { $where } ist { $n }, höchstens { $most } geht.
bj-err-line-diner = Unmögliche Stellung: { $where } nennt ein Restaurant, das diese Tafel nicht hat.
bj-err-line-bistro = Unmögliche Stellung: { $where } nennt ein Bistro, das diese Tafel nicht hat.
bj-err-line-picks = Unmögliche Stellung: { $n } Würfel liegen in den Gebieten, aber { $wanted } sind noch zu nehmen.
bj-err-line-capacity = Unmögliche Stellung: { $where } und die neuen Würfel ergeben nicht die Produktion.
bj-err-line-area = Unmögliche Stellung: In { $where } liegen Würfel, die nicht dorthin gehören.
bj-err-line-mover = Unmögliche Stellung: { $where } kann nicht gefragt sein.
bj-err-line-turn = Unmögliche Stellung: Zug { $turn } gehört { $chain }, also muss in „{ $where }“ { $letter } stehen. Die Ketten wechseln sich ab, und { $first } beginnt mit Zug 1.
bj-err-line-score = Unmögliche Stellung: { $where } ist { $n }, aber was auf der Tafel steht, zählt { $points }.
bj-err-line-gain = Unmögliche Stellung: { $where } ist { $n } und die Tafel zählt { $points }; diesen Unterschied schafft kein einzelner Zug.
bj-err-line-produced = Unmögliche Stellung: Nach der Produktion hat { $where } noch Würfel zu nehmen oder einzulagern.
bj-err-line-discard = Unmögliche Stellung: { $where } hat nichts abzugeben oder ist noch nicht dran.
bj-err-line-pending = Unmögliche Stellung: { $where } passt nicht zu dem, was gefragt ist.
bj-err-line-over = Unmögliche Stellung: { $where } und das Ergebnis widersprechen sich.
bj-err-line-used = Unmögliche Stellung: { $where } nennt ein Bistro, das nicht gebaut ist.
