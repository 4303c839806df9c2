# Worte für jedes Spiel, das mit tableside.engine.simple_game geschrieben ist.

simple-points = Punkte
simple-secret = geheim
simple-yes = ja
simple-no = nein
simple-ask = { $seat } ist am Zug.
simple-you = Du bist am Zug.
simple-over = Das Spiel ist aus.
simple-on-the-table = Auf dem Tisch
simple-your-moves = Deine Züge
simple-keys = den Zug mit dieser Nummer spielen
simple-hint = der Zug von { $bot }
simple-legend = ▸ zeigt, wer am Zug ist. Züge werden getippt, wie sie in der Liste stehen; mehrere trennt ein Semikolon.
term-side-first = der Platz, der beginnt
term-side-second = der andere Platz
err-simple-unknown = „{ $move }“ ist kein Zug dieses Spiels. Ein Zug beginnt mit: { $known }.
err-simple-illegal = „{ $move }“ geht jetzt nicht.
err-simple-option = Die Option „{ $where }“ nimmt einen dieser Werte: { $known }.
err-env-no-actions = { $name } hat keine Umgebung: Das Spiel zählt seine Züge nicht auf.
