# Warum ein Schritt gut ist: die Gründe von Tipps und Analysen, auf Deutsch.

bj-what-publicity = Werbung
bj-what-basic = einen Stehimbiss
bj-what-diner = ein Restaurant
bj-what-bistro = ein Bistro
bj-why-wins = { $n ->
    [one] Damit gewinnst du mit einem Punkt.
   *[other] Damit gewinnst du mit { $n } Punkten.
}
bj-why-points = { $n ->
    [one] Das bringt sofort einen Punkt.
   *[other] Das bringt sofort { $n } Punkte.
}
bj-why-capacity = Du produzierst in jedem Zug einen Würfel mehr.
bj-why-ground = Du kannst ihn später zum Restaurant aufwerten.
bj-why-ability = Die Sonderaktion hilft in jedem Zug.
bj-why-track = Das nächste Feld der Leiste rückt näher.
bj-why-completes = Damit kannst du { $what } kaufen.
bj-why-nearer = Für { $what } fehlt dann nur noch: { $cubes }.
bj-why-deny = Du brauchst ihn nicht, aber { $seat } schon.
bj-why-spare = Er ist der nützlichste, der übrig ist.
bj-why-least-needed = { $cube } brauchst du am wenigsten.
bj-why-free = Es kostet nichts.
bj-why-swap = Du tauschst, was du entbehren kannst, gegen das, was du brauchst.
bj-why-redraw = Ein zufälliger Würfel ist besser als diese.
bj-why-no-better-trade = Kein Tausch verbessert dein Lager.
bj-why-no-steal = Nichts davon lohnt sich.
bj-why-end = Mehr zu kaufen lohnt sich jetzt nicht.
bj-why-diner-least-needed = Dieses Restaurant brauchst du am wenigsten.

rr-why-sold-there = Dort kannst du kaufen, was du brauchst: { $what }.
rr-why-island = Dort kannst du Ausbauten und Aktionskarten kaufen.
rr-why-island-garbage = Dort wirst du Müll los.
rr-why-completes = Für das Rezept { $recipe } ist das die letzte Zutat.
rr-why-needs = Du brauchst es für das Rezept { $recipe }.
rr-why-useful = Es ist mehr wert, als es kostet.
rr-why-shelf = Im Regal liegt viel, was du brauchst. Versuch dein Glück.
rr-why-invest = Das macht sich in den nächsten Tagen bezahlt.
rr-why-ready = Sonst ist hier nichts seinen Preis wert.
rr-why-bid = So viel ist dir die Karte noch wert.
rr-why-drop = Sie kostet mehr, als sie dir wert ist.
rr-why-dump = Jedes Stück Müll kostet dich bei jedem Rezept einen Punkt.
rr-why-sell = Das Geld hilft dir mehr als die Schokolade.
rr-why-trade = Du bekommst mehr, als du gibst.
rr-why-decline = Du würdest mehr geben, als du bekommst.
rr-why-card = Jetzt ist ein guter Moment für diese Karte.
rr-why-power = Die Fähigkeit deines Kochs hilft dir jetzt.
rr-why-clam = Das zu stoppen ist einen Muschelblick wert.
rr-why-pass = Das ist keine Karte wert.
rr-why-cook = Punkte heute sind besser als Punkte morgen.
rr-why-wait = Mit weniger Müll oder morgen bringt es mehr.
rr-why-keep = Es passt am besten zu dem, was du hast.
rr-why-best = Das ist gerade deine beste Möglichkeit.

# Analysen: warum der bessere Schritt besser war als der gespielte.
bj-because-wins = { $seat-is ->
    [you] Du gewinnst sofort mit { $n } Punkten.
   *[other] { $seat } gewinnt sofort mit { $n } Punkten.
}
bj-because-loses = { $seat-is ->
    [you] Nach dem gespielten Schritt kannst du noch in diesem Zug gewinnen.
   *[other] Nach dem gespielten Schritt kann { $seat } noch in diesem Zug gewinnen.
}
bj-because-threat = { $seat-is ->
    [you] Nach dem gespielten Schritt hast du genug Würfel, um im nächsten Zug zu gewinnen.
   *[other] Nach dem gespielten Schritt hat { $seat } genug Würfel, um im nächsten Zug zu gewinnen.
}
bj-because-points = { $seat-is ->
    [you] { $n ->
        [one] Du beendest den Zug mit einem Punkt mehr.
       *[other] Du beendest den Zug mit { $n } Punkten mehr.
    }
   *[other] { $n ->
        [one] { $seat } beendet den Zug mit einem Punkt mehr.
       *[other] { $seat } beendet den Zug mit { $n } Punkten mehr.
    }
}
bj-because-rival-points = { $seat-is ->
    [you] { $n ->
        [one] Du beendest den Zug mit einem Punkt weniger.
       *[other] Du beendest den Zug mit { $n } Punkten weniger.
    }
   *[other] { $n ->
        [one] { $seat } beendet den Zug mit einem Punkt weniger.
       *[other] { $seat } beendet den Zug mit { $n } Punkten weniger.
    }
}
bj-because-capacity = { $seat-is ->
    [you] { $n ->
        [one] Du produzierst in jedem Zug einen Würfel mehr.
       *[other] Du produzierst in jedem Zug { $n } Würfel mehr.
    }
   *[other] { $n ->
        [one] { $seat } produziert in jedem Zug einen Würfel mehr.
       *[other] { $seat } produziert in jedem Zug { $n } Würfel mehr.
    }
}
bj-because-rival-capacity = { $seat-is ->
    [you] { $n ->
        [one] Du produzierst in jedem Zug einen Würfel weniger.
       *[other] Du produzierst in jedem Zug { $n } Würfel weniger.
    }
   *[other] { $n ->
        [one] { $seat } produziert in jedem Zug einen Würfel weniger.
       *[other] { $seat } produziert in jedem Zug { $n } Würfel weniger.
    }
}
bj-because-bistro = { $seat-is ->
    [you] Am Ende des Zugs hast du: { $bistro }.
   *[other] Am Ende des Zugs hat { $seat }: { $bistro }.
}
bj-because-next-turn = { $seat-is ->
    [you] Mit den Würfeln, die dir bleiben, kannst du im nächsten Zug { $n } statt { $m } Punkte erreichen.
   *[other] { $seat } kann mit den übrigen Würfeln im nächsten Zug { $n } statt { $m } Punkte erreichen.
}
bj-because-denies-cube = { $seat-is ->
    [you] Du bekommst nicht: { $cube }. Für { $what } fehlt dir noch: { $cubes }.
   *[other] { $seat } bekommt nicht: { $cube }. Für { $what } fehlt dort noch: { $cubes }.
}
bj-because-denies = { $seat-is ->
    [you] Für { $what } fehlt dir dann noch: { $cubes }. Das ist mehr als nach dem gespielten Schritt.
   *[other] Für { $what } fehlt { $seat } dann noch: { $cubes }. Das ist mehr als nach dem gespielten Schritt.
}
bj-because-affords = { $seat-is ->
    [you] Am Ende des Zugs hast du die Würfel für { $what }. Nach dem gespielten Schritt fehlt dir: { $more }.
   *[other] Am Ende des Zugs hat { $seat } die Würfel für { $what }. Nach dem gespielten Schritt fehlt: { $more }.
}
bj-because-nearer = { $seat-is ->
    [you] Für { $what } fehlt dir dann nur noch: { $cubes }. Sonst fehlt: { $more }.
   *[other] Für { $what } fehlt { $seat } dann nur noch: { $cubes }. Sonst fehlt: { $more }.
}
bj-because-cubes = { $seat-is ->
    [you] { $n ->
        [one] Du behältst einen Würfel mehr.
       *[other] Du behältst { $n } Würfel mehr.
    }
   *[other] { $n ->
        [one] { $seat } behält einen Würfel mehr.
       *[other] { $seat } behält { $n } Würfel mehr.
    }
}
bj-because-track = { $seat-is ->
    [you] { $n ->
        [one] Dein Fernseher steht ein Feld weiter.
       *[other] Dein Fernseher steht { $n } Felder weiter.
    }
   *[other] { $n ->
        [one] Der Fernseher von { $seat } steht ein Feld weiter.
       *[other] Der Fernseher von { $seat } steht { $n } Felder weiter.
    }
}
bj-because-basic = { $seat-is ->
    [you] { $n ->
        [one] Du hast ein Lokal mehr.
       *[other] Du hast { $n } Lokale mehr.
    }
   *[other] { $n ->
        [one] { $seat } hat ein Lokal mehr.
       *[other] { $seat } hat { $n } Lokale mehr.
    }
}
bj-because-estimate = In diesem Zug sticht kein einzelner Unterschied heraus. Mit Blick auf die nächsten Züge zieht Master ihn vor.

rr-because-wins-tonight = { $seat-is ->
    [you] Du gewinnst heute Abend mit mindestens { $n } Punkten.
   *[other] { $seat } gewinnt heute Abend mit mindestens { $n } Punkten.
}
rr-because-points-tonight = { $seat-is ->
    [you] { $n ->
        [one] Du bekommst heute Abend einen Punkt mehr.
       *[other] Du bekommst heute Abend { $n } Punkte mehr.
    }
   *[other] { $n ->
        [one] { $seat } bekommt heute Abend einen Punkt mehr.
       *[other] { $seat } bekommt heute Abend { $n } Punkte mehr.
    }
}
rr-because-trade-wins = { $seat-is ->
    [you] Mit dem Tausch kannst du heute Abend gewinnen.
   *[other] Mit dem Tausch kann { $seat } heute Abend gewinnen.
}
rr-because-trade-lets-win = { $seat-is ->
    [you] Der Tausch lässt dich heute Abend gewinnen.
   *[other] Der Tausch lässt { $seat } heute Abend gewinnen.
}
rr-because-trade-cooks = { $seat-is ->
    [you] Mit dem Tausch kannst du heute Abend für { $n } Punkte kochen, ohne ihn für { $m }.
   *[other] Mit dem Tausch kann { $seat } heute Abend für { $n } Punkte kochen, ohne ihn für { $m }.
}
rr-because-trade-lets-cook = { $seat-is ->
    [you] Durch den Tausch kannst du heute Abend für { $n } statt { $m } Punkte kochen.
   *[other] Durch den Tausch kann { $seat } heute Abend für { $n } statt { $m } Punkte kochen.
}
rr-because-completes = { $seat-is ->
    [you] Das ist die letzte Zutat, die dir für { $recipe } fehlt: { $what }.
   *[other] { $seat } fehlt für { $recipe } nur noch: { $what }.
}
rr-because-needs = { $seat-is ->
    [you] Du brauchst sie für { $recipe }: { $what }. Dann fehlt noch: { $rest }.
   *[other] { $seat } braucht sie für { $recipe }: { $what }. Dann fehlt noch: { $rest }.
}
rr-because-denies = { $seat-is ->
    [you] Auch du brauchst sie, für { $recipe }: { $what }.
   *[other] Auch { $seat } braucht sie, für { $recipe }: { $what }.
}
rr-because-not-needed = { $seat-is ->
    [you] Was du genommen hast, brauchst du nicht: { $what }.
   *[other] Was { $seat } genommen hat, wird dort nicht gebraucht: { $what }.
}
rr-because-on-display = { $seat-is ->
    [you] Was du brauchst, liegt { $where-at } aus: { $what }.
   *[other] Was { $seat } braucht, liegt { $where-at } aus: { $what }.
}
rr-because-nothing-there = { $seat-is ->
    [you] Nichts, was du brauchst, liegt { $where-at } aus.
   *[other] Nichts, was { $seat } braucht, liegt { $where-at } aus.
}
rr-because-garbage = { $seat-is ->
    [you] Auf der Insel kannst du Müll loswerden. Du hast { $n }.
   *[other] Auf der Insel kann { $seat } Müll loswerden: { $n }.
}
rr-because-evenings = { $seat-is ->
    [you] In { $n } Simulationen bekommst du zusammen { $better } statt { $played } Punkte.
   *[other] In { $n } Simulationen bekommt { $seat } zusammen { $better } statt { $played } Punkte.
}
rr-because-evenings-rival = { $seat-is ->
    [you] In { $n } Simulationen bekommst du zusammen nur { $better } statt { $played } Punkte.
   *[other] In { $n } Simulationen bekommt { $seat } zusammen nur { $better } statt { $played } Punkte.
}
rr-because-estimate = Kein einzelner Unterschied sticht heraus. In { $n } Simulationen ist es besser.
