### Die Zusammenfassung am Ende eines Tages, die Antippkarten und die Zeichenerklärung von Rival Restaurants im Browser.

## Das Ende eines Tages
rr-scene-title = Tag { $n } ist vorbei
rr-scene-next = Nächster Tag
rr-scene-rank = Platz { $n }
rr-scene-cooked = Gekocht: { $what }, +{ $n }
rr-scene-nothing = Nichts gekocht
rr-scene-level = Stufe { $n } erreicht
rr-scene-upgrade = Neuer Ausbau: { $what }
rr-scene-income = Einkommen: ${ NUMBER($n, useGrouping: 0) }
rr-scene-points = { $n ->
    [one] 1 Beliebtheitspunkt
   *[other] { $n } Beliebtheitspunkte
}
rr-scene-gained = { $n ->
    [one] 1 Beliebtheitspunkt mehr als gestern
   *[other] { $n } Beliebtheitspunkte mehr als gestern
}
rr-scene-lost = { $n ->
    [one] 1 Beliebtheitspunkt weniger als gestern
   *[other] { $n } Beliebtheitspunkte weniger als gestern
}
rr-scene-said = Tag { $n } ist vorbei. Beliebtheit: { $who }.
rr-scene-of = { $who } { $n }
rr-scene-off = Nicht mehr zeigen
rr-scene-switch = Zusammenfassung am Ende jedes Tages

## Antippkarten
rr-about-owner = { $who-is ->
    [you] Das ist dein Koch. Der Ring hat deine Farbe.
   *[other] Dieser Koch arbeitet für { $who }. Der Ring zeigt die Farbe dazu.
}
rr-about-cuisine = Küche: { $cuisine }. Rezepte dieser Küche bringen hier 1 Punkt mehr.
rr-about-level = Stufe { $n }, ab { $at } Beliebtheit
rr-about-level-reached = Stufe { $n }, erreicht

## Die Zeichenerklärung
rr-marks = Was bedeuten die Zeichen?
rr-marks-people = Personen
rr-marks-ring = Ring
rr-marks-ring-about = Alle haben eine eigene Farbe. Ihre Köche tragen überall einen Ring in dieser Farbe.
rr-marks-dot = Punkt mit Buchstabe
rr-marks-dot-about = Wer diese Farbe und diesen Anfangsbuchstaben hat, braucht die Zutat. Bei Zutaten, die dir fehlen, heißt der Punkt: Diese Person hat sie.
rr-marks-head = Küchenchef
rr-marks-head-about = Wer den Tisch eröffnet hat. Nur der Küchenchef darf die Uhr anhalten.
rr-marks-first = Heute zuerst
rr-marks-first-about = Wo es auf die Reihenfolge der Plätze ankommt, geht es heute hier los. Morgen beginnt der nächste Platz links davon.
rr-marks-npc = NPC
rr-marks-npc-about = Ein zweiter Koch derselben Person. Ein NPC zahlt $100 mehr.
rr-marks-ready = Bereit
rr-marks-ready-about = Mit dieser Phase fertig. „…“ heißt: überlegt noch.
rr-marks-gone = Gegangen
rr-marks-gone-about = Diese Person hat aufgegeben.
rr-marks-town = Märkte
rr-marks-here = Blauer Rahmen um einen Ort
rr-marks-here-about = Hier bist du heute.
rr-marks-busy = Zahl und Punkt
rr-marks-busy-about = Auf dem Handy zeigt die Zahl, wie viele Köche dort sind. Der Punkt heißt: Dort liegt etwas, das du brauchst.
rr-marks-shelf = Kiste mit Zahl
rr-marks-shelf-about = So viele Karten liegen noch im Regal. Du siehst eine Karte erst, wenn du sie kaufst.
rr-marks-open = Blauer Rahmen um eine Zutat
rr-marks-open-about = Tippe sie an, um sie vorzumerken oder zu kaufen.
rr-marks-claim = Koch an einer Zutat
rr-marks-claim-about = Dieser Koch hat sie vorgemerkt. Wollen mehrere dieselbe Zutat, bieten sie gegeneinander.
rr-marks-choice = Haken
rr-marks-choice-about = Deine geheime Wahl. Du kannst sie ändern, bis alle gewählt haben.
rr-marks-shut = Blass
rr-marks-shut-about = Du kannst es gerade nicht kaufen.
rr-marks-price = Durchgestrichener Preis
rr-marks-price-about = Der Listenpreis. Daneben steht, was du zahlst.
rr-marks-hint = Lampe und gestrichelter Rahmen
rr-marks-hint-about = Das schlägt der Tipp vor.
rr-marks-kitchen = Restaurants
rr-marks-popularity = Beliebtheit und Stufe
rr-marks-popularity-about = Die Zahl ist die Beliebtheit. Jeder Stern darunter ist eine erreichte Stufe: der erste ab { $one }, der zweite ab { $two }, der dritte ab { $three } Punkten. Mit { $goal } Punkten endet die Partie.
rr-marks-garbage = Müll
rr-marks-garbage-about = Kochen hinterlässt Müll. Jedes Stück Müll in deiner Küche kostet dich beim Kochen 1 Punkt. Auf der Insel wirst du ihn los.
rr-marks-cards = Aktionskarten
rr-marks-cards-about = So viele Aktionskarten sind auf der Hand.
rr-marks-playable = Leuchtende Aktionskarte
rr-marks-playable-about = Du kannst sie jetzt spielen.
rr-marks-upgrades = Ausbauten
rr-marks-upgrades-about = Was dieses Restaurant gekauft oder bekommen hat. Tippe einen Ausbau an, um zu sehen, was er bewirkt.
rr-marks-effect = Gelbes Schild
rr-marks-effect-about = Eine Karte oder ein Koch wirkt auf dieses Restaurant. Tippe das Schild an, um zu sehen, wie.
rr-marks-recipes = Zutaten
rr-marks-missing = Gestrichelt
rr-marks-missing-about = Steht auf einem Rezept und fehlt noch.
rr-marks-stand-in = Mit „≈“
rr-marks-stand-in-about = Ist nicht da, aber etwas anderes aus dem Vorrat kann es ersetzen.
rr-marks-mine = Blauer Rahmen
rr-marks-mine-about = Einem Rivalen fehlt es, und du hast es. Ihr könnt tauschen.
rr-marks-needed = Leuchtend
rr-marks-needed-about = Du brauchst es für eines deiner Rezepte.
rr-marks-complete = Leuchtendes Rezept
rr-marks-complete-about = Alles für dieses Rezept ist da. Bei den Rivalen ist sein Name grün.
rr-marks-home = Gepunkteter Ring um die Punkte
rr-marks-home-about = Dieses Rezept gehört zu deiner Küche. Es bringt 1 Punkt mehr.
rr-marks-star = Stern
rr-marks-star-about = Auf diesem Rezept liegt eine { rr-five-star-review }. Es bringt 1 Punkt mehr.

## Die Insel
rr-dump-free = { $n } gratis wegwerfen
