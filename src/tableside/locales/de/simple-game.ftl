# Worte für jedes Spiel, das mit tableside.engine.simple_game geschrieben ist.

simple-points = Punkte
simple-secret = geheim
simple-yes = ja
simple-no = nein
simple-ask = Warten auf { $seat }.
simple-you = Du bist am Zug.
simple-over = Die Partie ist zu Ende.
simple-on-the-table = Auf dem Tisch
simple-your-moves = Deine Möglichkeiten
simple-keys = den Schritt mit dieser Nummer spielen
simple-hint = der Schritt von { $bot }
simple-legend = ▸ zeigt, wer am Zug ist. Schreibe einen Schritt so, wie er in der Liste steht. Trenne mehrere Schritte mit Semikolons.
term-side-first = der Platz, der beginnt
term-side-second = der andere Platz
err-simple-unknown = Unbekannter Schritt: „{ $move }“. Schritte beginnen mit { $known }.
err-simple-illegal = „{ $move }“ ist jetzt nicht möglich.
err-simple-option = Unbekannter Wert für „{ $where }“. Verfügbar: { $known }.
err-env-no-actions = { $name } lässt sich nicht als Umgebung nutzen, weil das Spiel seine Schritte nicht auflistet.
