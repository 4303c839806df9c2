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
bj-ability-exchange = Lege beliebig viele deiner Würfel in den Beutel und ziehe dann genauso viele.
bj-ability-two-for-one = Lege zwei deiner Würfel in den Beutel und nimm dir einen in einer Farbe deiner Wahl heraus.
bj-ability-draw = Ziehe einen zufälligen Würfel.
bj-ability-one-for-one = Lege einen deiner Würfel in den Beutel und nimm dir einen in einer Farbe deiner Wahl heraus.
bj-ability-choose = Nimm einen Würfel in einer Farbe deiner Wahl aus dem Beutel.
bj-ability-none = Keine Sonderaktion: Es bringt nur Punkte.

# So heißen sie in den Protokollen älterer Partien.
bj-bistro-A = Rührschüssel (A)
bj-bistro-B = Zwei für eins (B)
bj-bistro-C = Wundertüte (C)
bj-bistro-D = Tauschküche (D)
bj-bistro-E = Wunsch des Chefs (E)
bj-bistro-F = Drei Sterne (F)

bj-phase-production = Produktion
bj-phase-trade = Tauschen
bj-phase-build = Kaufen
bj-phase-score = Punkte
bj-phase-discard = Abgeben
bj-phase-over = Ende

# Was von wem verlangt wird, in einem Satz.
bj-step-first-pick = erste Wahl
bj-step-pick = Würfel nehmen
bj-step-trade = Tauschen und Sonderaktionen
bj-step-get = eine Farbe aus dem Beutel wählen
bj-step-exchange = Würfel zum Austauschen in den Beutel legen
bj-step-put = Würfel in den Beutel legen
bj-step-build = Kaufen
bj-step-steal = einen Würfel stehlen
bj-step-steal-or-advance = einen Würfel stehlen oder den Fernseher vorrücken
bj-step-upgrade = ein Restaurant zum Aufwerten wählen
bj-step-discard = Würfel abgeben
bj-step-over = Partie zu Ende
bj-ask-first-pick = { $seat-is ->
    [you] Du wählst zuerst: aus dem gemeinsamen oder deinem eigenen Gebiet.
   *[other] { $seat } wählt zuerst: aus dem gemeinsamen oder dem eigenen Gebiet.
}
bj-ask-pick = { $seat-is ->
    [you] Nimm einen Würfel.
   *[other] { $seat } nimmt einen Würfel.
}
bj-ask-trade = { $seat-is ->
    [you] Tausche drei gleiche Würfel gegen einen, nutze deine Bistros oder geh weiter zum Kaufen.
   *[other] { $seat } darf drei gleiche Würfel gegen einen tauschen und Bistros nutzen.
}
bj-ask-get = { $seat-is ->
    [you] Wähle eine Farbe aus dem Beutel.
   *[other] { $seat } wählt eine Farbe aus dem Beutel.
}
bj-ask-exchange = { $seat-is ->
    [you] Lege Würfel in den Beutel und ziehe dann genauso viele.
   *[other] { $seat } legt Würfel in den Beutel und zieht dann genauso viele.
}
bj-ask-put = { $seat-is ->
    [you] { $n ->
        [one] Lege noch einen Würfel in den Beutel.
       *[other] Lege noch { $n } Würfel in den Beutel.
    }
   *[other] { $n ->
        [one] { $seat } legt noch einen Würfel in den Beutel.
       *[other] { $seat } legt noch { $n } Würfel in den Beutel.
    }
}
bj-ask-build = { $seat-is ->
    [you] Kaufe, was du bezahlen kannst, und beende dann deinen Zug.
   *[other] { $seat } kauft ein und beendet dann den Zug.
}
bj-ask-steal = { $seat-is ->
    [you] Du darfst einen Würfel stehlen.
   *[other] { $seat } darf einen Würfel stehlen.
}
bj-ask-steal-or-advance = { $seat-is ->
    [you] Stiehl einen Würfel oder rücke deinen Fernseher vor.
   *[other] { $seat } stiehlt einen Würfel oder rückt den Fernseher vor.
}
bj-ask-upgrade = { $seat-is ->
    [you] Welches Restaurant wertest du zum Bistro auf?
   *[other] { $seat } wählt ein Restaurant, das zum Bistro wird.
}
bj-ask-discard = { $seat-is ->
    [you] { $n ->
        [one] Zu viele Würfel: Gib einen zurück (höchstens { $limit }).
       *[other] Zu viele Würfel: Gib { $n } zurück (höchstens { $limit }).
    }
   *[other] { $n ->
        [one] { $seat } hat zu viele Würfel und gibt einen zurück (höchstens { $limit }).
       *[other] { $seat } hat zu viele Würfel und gibt { $n } zurück (höchstens { $limit }).
    }
}
bj-ask-over = Die Partie ist zu Ende.

# Das Protokoll.
bj-log-turn = { $seat-is ->
    [you] Zug { $turn }: du
   *[other] Zug { $turn }: { $seat }
}
bj-log-draw = { $seat-is ->
    [you] { $n ->
        [0] Du ziehst nichts: Der Beutel ist leer
       *[other] Du ziehst { $cubes }
    }
   *[other] { $n ->
        [0] { $seat } zieht nichts: Der Beutel ist leer
       *[other] { $seat } zieht { $cubes }
    }
}
bj-log-no-production = { $seat-is ->
    [you] Du ziehst nichts: Keine Seite hat ein Restaurant oder Bistro, das produziert
   *[other] { $seat } zieht nichts: Keine Seite hat ein Restaurant oder Bistro, das produziert
}
bj-log-take = { $seat-is ->
    [you] Du nimmst { $cube }
   *[other] { $seat } nimmt { $cube }
}
bj-log-trade = { $seat-is ->
    [you] Du tauschst 3× { $cube }
   *[other] { $seat } tauscht 3× { $cube }
}
bj-log-get = { $seat-is ->
    [you] Du bekommst { $cube }
   *[other] { $seat } bekommt { $cube }
}
bj-log-use = { $seat-is ->
    [you] Du nutzt { $bistro }
   *[other] { $seat } nutzt { $bistro }
}
bj-log-put = { $seat-is ->
    [you] Du legst { $cube } in den Beutel
   *[other] { $seat } legt { $cube } in den Beutel
}
bj-log-redraw = { $seat-is ->
    [you] Du ziehst { $cubes }
   *[other] { $seat } zieht { $cubes }
}
bj-log-to-building = { $seat-is ->
    [you] Du beginnst zu kaufen
   *[other] { $seat } beginnt zu kaufen
}
bj-log-publicity = { $seat-is ->
    [you] Du kaufst Werbung
   *[other] { $seat } kauft Werbung
}
bj-log-advance = { $seat-is ->
    [you] Dein Fernseher rückt auf Feld { $space } vor
   *[other] Der Fernseher von { $seat } rückt auf Feld { $space } vor
}
bj-log-steal = { $seat-is ->
    [you] Du stiehlst { $from-dative } { $cube }
   *[other] { $seat } stiehlt { $from-dative } { $cube }
}
bj-log-no-steal = { $seat-is ->
    [you] Du stiehlst nichts
   *[other] { $seat } stiehlt nichts
}
bj-log-basic = { $seat-is ->
    [you] Du eröffnest Stehimbiss { $space }
   *[other] { $seat } eröffnet Stehimbiss { $space }
}
bj-log-diner = { $seat-is ->
    [you] Du wertest einen Stehimbiss auf: { $diner }
   *[other] { $seat } wertet einen Stehimbiss auf: { $diner }
}
bj-log-bistro = { $seat-is ->
    [you] Du wertest auf: { $diner } → { $bistro }
   *[other] { $seat } wertet auf: { $diner } → { $bistro }
}
bj-log-score = { $seat-is ->
    [you] Dein Punktestand: { $points } ({ $change })
   *[other] Punktestand von { $seat }: { $points } ({ $change })
}
bj-log-discard = { $seat-is ->
    [you] Du gibst { $cube } ab
   *[other] { $seat } gibt { $cube } ab
}
bj-log-win = { $reason-id ->
    [end-resigned] { $seat-is ->
        [you] Du gewinnst durch Aufgabe
       *[other] { $seat } gewinnt durch Aufgabe
    }
    [end-time] { $seat-is ->
        [you] Du gewinnst auf Zeit
       *[other] { $seat } gewinnt auf Zeit
    }
   *[other] { $seat-is ->
        [you] Du gewinnst: { $reason }
       *[other] { $seat } gewinnt: { $reason }
    }
}
bj-log-draw-agreed = Unentschieden: { $reason }

# Warum nicht.
bj-err-no-move = „{ $move }“ ist kein Schritt in Burger Joint.
bj-err-not-now = Das geht gerade nicht. Jetzt: { $step }.
bj-err-take-reserved = Im Gebiet von { $seat }: { $cube }. Deine erste Wahl kann nicht von dort kommen.
bj-err-take-none = Liegt nicht aus: { $cube }.
bj-err-trade-three = Zum Tauschen brauchst du drei gleiche Würfel. Du hast { $n }× { $cube }.
bj-err-get-none = Nicht im Beutel: { $cube }.
bj-err-put-none = Das hast du nicht: { $cube }.
bj-err-exchange-none = Lege zuerst mindestens einen Würfel in den Beutel.
bj-err-bistro-not-built = Das Bistro { $bistro } ist noch nicht gebaut.
bj-err-no-ability = Das Bistro { $bistro } hat keine Sonderaktion.
bj-err-ability-used = Das Bistro { $bistro } hast du in diesem Zug schon genutzt.
bj-err-bag-empty = Der Beutel ist leer.
bj-err-ability-cubes = Das Bistro { $bistro } braucht { $n ->
    [one] einen deiner Würfel
   *[other] { $n } deiner Würfel
}.
bj-err-missing = Noch nötig: { $cubes }.
bj-err-publicity-last = Dein Fernseher steht auf dem letzten Feld. Mehr Werbung geht nicht.
bj-err-basic-space = Alle Felder für Stehimbisse sind belegt.
bj-err-tokens = Alle Plättchen ({ $n }) liegen auf der Tafel.
bj-err-no-such-diner = Auf dieser Tafel gibt es nicht: { $diner }.
bj-err-diner-owned = Das hast du schon: { $diner }.
bj-err-diner-basic = Für ein Restaurant brauchst du einen Stehimbiss, den du aufwertest.
bj-err-no-such-bistro = Auf dieser Tafel gibt es kein Bistro { $letter }.
bj-err-bistro-built = Das Bistro { $bistro } ist schon gebaut. Jedes Bistro gibt es nur einmal.
bj-err-bistro-diner = Für ein Bistro brauchst du ein Restaurant, das du aufwertest.
bj-err-steal-none = { $seat } hat das nicht: { $cube }.
bj-err-from-none = Das hast du nicht und kannst es nicht aufwerten: { $diner }.

bj-err-unknown-set = Unbekannter Tafelsatz: „{ $name }“. Verfügbar: { $known }. Einen eigenen gibst du als .toml-Datei an.
bj-err-set-field = Tafelsatz, Feld „{ $where }“: { $wanted ->
    [missing] Es fehlt.
    [name] Es muss ein Name sein.
    [long] Der Name darf höchstens { $max } Zeichen haben.
    [choice] Erlaubt ist nur: { $known }.
    [number] Es muss eine ganze Zahl von { $min } bis { $max } sein.
    [numbers] Es muss eine Liste von 1 bis { $max } ganzen Zahlen sein, jede von 0 bis { $points }.
    [table] Es muss eine Tabelle sein.
    [tables] Es muss eine Liste von 1 bis { $max } Tabellen sein.
    [cubes] Es müssen Würfel wie "3KY" sein, mit den Buchstaben { $letters } und höchstens { $max } je Farbe.
    [price] Der Preis ist { $n }× { $cube }, der Satz hat davon aber nur { $has }.
    [produces] Keine Kette beginnt mit einem Restaurant oder Bistro, also bekäme nie jemand einen Würfel.
    [reach] Zu viele Punkte: Diese Tafeln erlauben höchstens { $max }.
    [letters] Es müssen verschiedene Buchstaben aus { $letters } sein, oder "" für keinen.
    [diners] Nur Farben, die auf dieser Tafel ein Restaurant haben.
    [bistros] Nur Bistros, die es auf dieser Tafel gibt.
    [tokens] Höchstens { $max } Gebäude, eines für jedes Plättchen.
    [more] Es müssen mehr Punkte sein, als eine Kette am Anfang hat.
    [set] Es muss der Name eines Satzes oder sein Inhalt sein.
   *[unknown] Unbekanntes Feld. Verfügbar: { $known }.
}

bj-err-line-fields = Eine Stellung hat 9 Felder, diese Zeile aber { $n }.
bj-err-line-field = Stellung, Feld „{ $where }“: „{ $text }“ { $wanted ->
    [parts] muss die Form { $form } haben.
    [choice] muss eines von diesen sein: { $known }.
    [number] muss eine ganze Zahl von 0 bis { $max } sein.
    [cubes] muss Würfel wie 3KY nennen (höchstens { $max } je Farbe), oder - für keinen.
   *[letters] muss verschiedene Buchstaben aus { $letters } nennen, oder - für keinen.
}
bj-err-line-cubes = Unmögliche Stellung: { $n }× { $cube } statt { $wanted } (von { $total } Würfeln insgesamt).
bj-err-line-too-many = Unmögliche Stellung: { $where } ist { $n }, das Maximum ist { $most }.
bj-err-line-diner = Unmögliche Stellung: { $where } nennt ein Restaurant, das es auf dieser Tafel nicht gibt.
bj-err-line-bistro = Unmögliche Stellung: { $where } nennt ein Bistro, das es auf dieser Tafel nicht gibt.
bj-err-line-picks = Unmögliche Stellung: In den Gebieten liegen { $n } Würfel, die Spieler müssen aber noch { $wanted } nehmen.
bj-err-line-capacity = Unmögliche Stellung: { $where } und die neuen Würfel ergeben nicht die Kapazität.
bj-err-line-area = Unmögliche Stellung: In { $where } liegen Würfel, die nicht dorthin gehören.
bj-err-line-mover = Unmögliche Stellung: { $where } kann nicht am Zug sein.
bj-err-line-turn = Unmögliche Stellung: Zug { $turn } gehört { $chain }, also muss in „{ $where }“ { $letter } stehen. Die Ketten wechseln sich ab, und { $first } spielt Zug 1.
bj-err-line-score = Unmögliche Stellung: { $where } ist { $n }, aber die Tafel ist { $points } Punkte wert.
bj-err-line-gain = Unmögliche Stellung: { $where } ist { $n }, aber die Tafel ist { $points } Punkte wert. Ein einzelner Zug kann so viel nicht ändern.
bj-err-line-produced = Unmögliche Stellung: Nach der Produktion muss { $where } noch Würfel nehmen oder einlagern.
bj-err-line-discard = Unmögliche Stellung: { $where } hat nichts abzugeben, oder es ist noch nicht so weit.
bj-err-line-pending = Unmögliche Stellung: { $where } passt nicht zum aktuellen Schritt.
bj-err-line-over = Unmögliche Stellung: { $where } und das Ergebnis widersprechen sich.
bj-err-line-used = Unmögliche Stellung: { $where } nennt ein Bistro, das nicht gebaut ist.
bj-no-change = unverändert
