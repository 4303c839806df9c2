# Worte für jedes Spiel, das mit tableside.engine.simple_game geschrieben ist.

simple-points = Punkte
simple-secret = geheim
simple-yes = ja
simple-no = nein
simple-ask = Warten auf { $seat }.
simple-you = Du bist am Zug.
simple-over = Das Spiel ist aus.
simple-on-the-table = Auf dem Tisch
simple-your-moves = Deine Züge
simple-keys = den Zug mit dieser Nummer spielen
simple-hint = der Zug von { $bot }
simple-legend = ▸ zeigt, wer am Zug ist. Schreibe einen Zug so, wie er in der Liste steht. Trenne mehrere Züge mit Semikolons.
term-side-first = der Platz, der beginnt
term-side-second = der andere Platz
err-simple-unknown = Unbekannter Zug: „{ $move }“. Züge beginnen mit { $known }.
err-simple-illegal = „{ $move }“ ist jetzt nicht möglich.
err-simple-option = Unbekannter Wert für „{ $where }“. Verfügbar: { $known }.
err-env-no-actions = { $name } hat keine Umgebung, weil das Spiel seine Züge nicht auflistet.
