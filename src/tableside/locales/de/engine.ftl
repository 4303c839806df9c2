# Wörter der Engine: was jedes Spiel sagen kann.

seat-n = Platz { $n }
game-burger-joint = Burger Joint
game-rival-restaurants = Rival Restaurants

end-points = genug Punkte
end-resigned = eine Seite gab auf
end-time = die Zeit war um
end-edition = die Regeln haben sich geändert, die Partie konnte nicht weitergehen
end-turn-limit = der letzte vereinbarte Zug ist vorbei

log-undo = { $seat } nimmt den letzten Zug zurück

err-game-over = Das Spiel ist zu Ende.
err-not-your-move = Du bist nicht dran: { $seat } ist gefragt.
err-no-such-seat = An diesem Tisch gibt es keinen Platz { $n }.
err-clock-only = Nur die Uhr darf sagen, dass die Zeit um ist.
err-undo-barrier = Nichts zurückzunehmen: Seit deinem letzten Zug wurde etwas gezogen, aufgedeckt oder von anderen getan.
err-unknown-table-move = „{ $move }“ kann man an einem Tisch nicht tun.
err-seat-count = Dieses Spiel ist für { $wanted } Personen, nicht für { $n }.
err-seat-range = Dieses Spiel ist für { $min } bis { $max } Personen, nicht für { $n }.
err-unknown-game = Es gibt kein Spiel „{ $name }“. Bekannt: { $known }.
err-unknown-option = Es gibt keine Option „{ $where }“. Bekannt: { $known }.
err-option-range = Die Option „{ $where }“ ist eine ganze Zahl von { $min } bis { $max }.
err-option-text = Die Option „{ $where }“ ist ein Text.
err-unknown-bot = Es gibt keinen Bot „{ $name }“. Bekannt: { $known }; ein eigener wird als modul:Klasse angegeben.
err-bot-import = Der Bot „{ $name }“ ließ sich nicht laden: { $why }
err-bot-make = Der Bot „{ $name }“ ließ sich nicht erzeugen: { $why }
err-bot-crash = Der Bot „{ $name }“ ist abgestürzt: { $why }
err-bot-no-text = Der Bot „{ $name }“ antwortete { $what }; das ist kein Text.
err-bot-illegal = Der Bot „{ $name }“ wollte einen Zug machen, der nicht geht: { $why }
err-bot-class = „{ $name }“ ist kein Bot: Es muss eine Klasse sein, die von tableside.bots.Bot abgeleitet ist.
err-bot-budget = „{ $budget }“ ist keine Bedenkzeit: Gemeint ist eine Zahl von Durchläufen (5000) oder Rechenzeit (100ms, 1.5s), für einen Bot, der sucht.
err-file = Die Datei „{ $name }“ ist nicht lesbar: { $why }
err-toml = Die Datei „{ $name }“ ist kein gültiges TOML: { $why }
err-seed-length = Ein Startwert hat 32 Bytes, nicht { $n }.
err-chance-missing = Die Aufzeichnung nennt zu wenige Ziehungen: Ziehung { $n } dieses Zuges fehlt.
err-chance-range = Die Aufzeichnung nennt die Ziehung { $n }, möglich ist nur 0 bis unter { $limit }.
err-record-none = Das ist keine Aufzeichnung: { $why }
err-record-json = Das ist keine Aufzeichnung: Zeile { $line }, Spalte { $column } ist als JSON nicht lesbar.
err-record-version = Diese Aufzeichnung hat Format { $n }; diese Fassung von Tableside liest Format { $known }.
err-edition-earlier = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt ({ $game }, Fassung { $n }); diese Version spielt nach Fassung { $known } und kann sie nicht nachspielen oder prüfen.
err-edition-later = Diese Partie wurde nach einer späteren Fassung der Regeln gespielt ({ $game }, Fassung { $n }); diese Version spielt nach Fassung { $known }. Aktualisiere Tableside, um sie zu öffnen.
err-record-field = Das Feld „{ $where }“ der Aufzeichnung { $wanted ->
    [number] muss eine ganze Zahl sein.
    [text] muss ein Text sein.
    [list] muss eine Liste sein.
    [object] muss ein Objekt sein.
    [names] muss eine Liste von Namen sein.
    [seal] muss 64 Hex-Ziffern haben.
    [seed] muss 64 Hex-Ziffern haben oder null sein.
    [outcome] muss ein Objekt oder null sein.
    [seats] muss so viele Namen haben, wie das Spiel Plätze hat.
    [time] hat eine unmögliche Zeit; sie zählt Millisekunden ab dem Start.
   *[entry] muss [by, move, milliseconds, [draws], digest] sein.
}
err-record-no-object = Eine Aufzeichnung ist ein JSON-Objekt.
err-record-no-json = sie ist als JSON nicht lesbar.
err-not-text = Es ist kein Text in UTF-8.
err-verify-seal = Der Startwert passt nicht zum Siegel: Die Aufzeichnung sagt { $told }, der Startwert ergibt { $found }.
err-verify-seed-missing = Das Spiel ist zu Ende, aber die Aufzeichnung zeigt den Startwert nicht; die Ziehungen sind nicht prüfbar.
err-verify-move = Zug { $n } ({ $move }) ist nicht spielbar: { $why }
err-verify-spelling = Zug { $n } ist „{ $told }“ geschrieben; richtig ist „{ $found }“.
err-verify-draw = Zug { $n } ({ $move }): Die Aufzeichnung nennt die Ziehungen { $told }, der Startwert ergibt { $found }.
err-verify-digest = Zug { $n } ({ $move }): Die Aufzeichnung nennt den Zustand { $told }, nachgespielt ergibt sich { $found }.
err-verify-outcome = Die Aufzeichnung nennt das Ergebnis { $told }, nachgespielt ergibt sich { $found }.
