# Wörter der Engine: was jedes Spiel sagen kann.

seat-n = Platz { $n }
game-burger-joint = Burger Joint
game-rival-restaurants = Rival Restaurants

end-points = Punkteziel erreicht
end-resigned = Aufgabe
end-time = Zeit abgelaufen
end-edition = die Regeln haben sich geändert, die Partie konnte nicht weitergehen
end-turn-limit = letzter vereinbarter Zug gespielt
end-aborted = abgebrochen
end-draw = Unentschieden vereinbart

log-undo = { $seat-is ->
    [you] Du machst deinen letzten Schritt rückgängig
   *[other] { $seat } macht den letzten Schritt rückgängig
}
log-takeback = { $seat-is ->
    [you] { $n ->
        [one] Du nimmst einen Schritt zurück
       *[other] Du nimmst einen Schritt und alles danach zurück ({ $n } Schritte)
    }
   *[other] { $n ->
        [one] { $seat } nimmt einen Schritt zurück
       *[other] { $seat } nimmt einen Schritt und alles danach zurück ({ $n } Schritte)
    }
}
log-abort = { $seat-is ->
    [you] Du brichst die Partie ab
   *[other] { $seat } bricht die Partie ab
}
log-draw = Die Spieler einigen sich auf ein Unentschieden

err-game-over = Die Partie ist zu Ende.
err-not-your-move = Du bist nicht am Zug. Warten auf { $seat }.
err-no-such-seat = An diesem Tisch gibt es keinen Platz { $n }.
err-clock-only = Nur die Uhr kann eine Partie durch Zeitablauf beenden.
err-undo-barrier = Rückgängig geht nicht: Seit deinem letzten Schritt wurde etwas gezogen oder aufgedeckt, oder jemand anders hat gehandelt.
err-takeback-number = „{ $n }“ ist keine Nummer eines Schritts.
err-takeback-barrier = Dieser Schritt lässt sich nicht zurücknehmen. Es muss ein eigener unter den letzten Schritten sein, und seitdem darf niemand die Partie verlassen haben.
err-no-draw = Diese Partie { $game } kann nicht unentschieden enden.
err-unknown-table-move = Unbekannte Aktion am Tisch: „{ $move }“.
err-seat-count = Dieses Spiel ist für { $wanted } Spieler, nicht für { $n }.
err-seat-range = Dieses Spiel ist für { $min } bis { $max } Spieler, nicht für { $n }.
err-unknown-game = Unbekanntes Spiel: „{ $name }“. Verfügbar: { $known }.
err-unknown-option = Unbekannte Option: „{ $where }“. Verfügbar: { $known }.
err-option-range = Die Option „{ $where }“ muss eine ganze Zahl von { $min } bis { $max } sein.
err-option-text = Die Option „{ $where }“ muss ein Text sein.
err-unknown-bot = Unbekannter Bot: „{ $name }“. Verfügbar: { $known }. Einen eigenen gibst du als modul:Klasse an.
err-bot-import = Der Bot „{ $name }“ lässt sich nicht laden: { $why }
err-bot-make = Der Bot „{ $name }“ lässt sich nicht erzeugen: { $why }
err-bot-crash = Der Bot „{ $name }“ ist abgestürzt: { $why }
err-bot-no-text = Der Bot „{ $name }“ muss einen Text zurückgeben, hat aber { $what } zurückgegeben.
err-bot-illegal = Der Bot „{ $name }“ hat einen unerlaubten Schritt gemacht: { $why }
err-bot-class = „{ $name }“ ist kein Bot. Es muss eine von tableside.bots.Bot abgeleitete Klasse sein.
err-bot-budget = „{ $budget }“ ist keine gültige Bedenkzeit. Erlaubt sind eine Zahl von Iterationen (5000) oder Rechenzeit (100ms, 1.5s), und nur für Suchbots.
err-file = Die Datei „{ $name }“ lässt sich nicht lesen: { $why }
err-toml = Die Datei „{ $name }“ ist kein gültiges TOML: { $why }
err-seed-length = Ein Seed hat 32 Bytes, nicht { $n }.
err-chance-missing = Die Spielaufzeichnung nennt zu wenige Ziehungen: Ziehung { $n } dieses Schritts fehlt.
err-chance-range = Die Spielaufzeichnung nennt die Ziehung { $n }, erlaubt ist nur 0 bis unter { $limit }.
err-record-none = Das ist keine Spielaufzeichnung: { $why }
err-record-json = Das ist keine Spielaufzeichnung: ungültiges JSON in Zeile { $line }, Spalte { $column }.
err-record-version = Diese Spielaufzeichnung hat Format { $n }, diese Version von Tableside liest Format { $known }.
err-edition-earlier = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt ({ $game }, Fassung { $n }). Diese Version spielt nach Fassung { $known } und kann sie nicht nachspielen oder prüfen.
err-edition-later = Diese Partie wurde nach einer späteren Fassung der Regeln gespielt ({ $game }, Fassung { $n }). Diese Version spielt nach Fassung { $known }. Aktualisiere Tableside, um sie zu öffnen.
err-record-field = Das Feld „{ $where }“ der Spielaufzeichnung { $wanted ->
    [number] muss eine ganze Zahl sein.
    [text] muss ein Text sein.
    [list] muss eine Liste sein.
    [object] muss ein Objekt sein.
    [names] muss eine Liste von Namen sein.
    [seal] muss 64 Hex-Ziffern haben.
    [seed] muss 64 Hex-Ziffern haben oder null sein.
    [outcome] muss ein Objekt oder null sein.
    [seats] muss für jeden Platz des Spiels einen Namen haben.
    [time] hat eine unmögliche Zeit. Sie zählt Millisekunden ab dem Start.
   *[entry] muss [by, move, milliseconds, [draws], digest] sein.
}
err-record-no-object = eine Spielaufzeichnung ist ein JSON-Objekt.
err-record-no-json = ungültiges JSON.
err-not-text = keine UTF-8-Textdatei.
err-verify-seal = Der Seed passt nicht zum Hash: Die Spielaufzeichnung sagt { $told }, der Seed ergibt { $found }.
err-verify-seed-missing = Die Partie ist zu Ende, aber die Spielaufzeichnung nennt den Seed nicht. Die Ziehungen lassen sich nicht prüfen.
err-verify-move = Schritt { $n } ({ $move }) ist nicht erlaubt: { $why }
err-verify-spelling = Schritt { $n } ist „{ $told }“ geschrieben; richtig ist „{ $found }“.
err-verify-draw = Schritt { $n } ({ $move }): Die Spielaufzeichnung nennt die Ziehungen { $told }, der Seed ergibt { $found }.
err-verify-digest = Schritt { $n } ({ $move }): Die Spielaufzeichnung nennt den Zustand { $told }, nachgespielt ergibt sich { $found }.
err-verify-outcome = Die Spielaufzeichnung nennt das Ergebnis { $told }, nachgespielt ergibt sich { $found }.
