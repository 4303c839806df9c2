# Sprachmodelle als Spieler, Checkpoints, Benchmark und Export.

agent-moves = Deine Züge (Notation – Bedeutung):
agent-notation = Arten von Zügen mit Beispielen (Notation – Bedeutung):
agent-you-are = Du bist { $name }, Spieler { $n } (p{ $n }).
agent-waiting = { $n ->
    [0] Die Partie hat noch nicht begonnen.
    [one] Die Partie hat noch nicht begonnen. Ein Platz ist noch frei.
   *[other] Die Partie hat noch nicht begonnen. { $n } Plätze sind noch frei.
}
agent-others = Du bist nicht am Zug. Am Zug: { $names }.
agent-not-yet = Du bist noch nicht am Zug.
agent-over = { $n ->
    [0] Die Partie ist vorbei. Niemand hat gewonnen. Punkte: { $scores }.
    [one] Die Partie ist vorbei. Gewonnen hat: { $names }. Punkte: { $scores }.
   *[other] Die Partie ist vorbei. Gewonnen haben: { $names }. Punkte: { $scores }.
}
agent-no-moves = Solche Züge hast du gerade nicht.
agent-allowed = Erlaubt: „{ $move }“ – { $meaning }
agent-motion = { $name } schlägt vor: { $what }.
agent-refused = { $why }
err-agent-server = Der Server unter { $name } ist nicht erreichbar: { $why }.
err-agent-link = „{ $text }“ ist kein Link zu einem Tisch. Er sieht so aus: http://…/table/…?invite=….
err-agent-no-table = Du hast noch keinen Platz. Eröffne einen Tisch oder setz dich mit einem Link an einen.
err-extra-missing = Dafür fehlt das Paket { $package }. Installiere es mit: pip install "tableside[{ $extra }]"
cmd-mcp = ein Sprachmodell an den Tischen eines Servers spielen lassen (Model Context Protocol)
cmd-mcp-examples =
    tableside mcp                                            mit dem Server auf diesem Rechner
    tableside mcp --server https://games.example --name Ada
    tableside mcp --link "http://…/table/…?invite=…"         sich gleich an diesen Tisch setzen
arg-mcp-server = Adresse des Servers ({ $url }; oder TABLESIDE_SERVER setzen)
arg-mcp-name = Name des Agenten am Tisch (Agent)
arg-mcp-name-name = NAME
arg-mcp-link = Einladungslink des Tisches, an den er sich setzt
err-checkpoint-missing = Es gibt keinen Checkpoint „{ $name }“.
err-checkpoint-file = „{ $name }“ ist kein Checkpoint, den Tableside lesen kann: { $why }.
err-checkpoint-game = Der Checkpoint „{ $name }“ spielt { $other }, nicht { $game }.
err-checkpoint-fit = Der Checkpoint wurde für { $players } Spieler trainiert, mit { $wants } Eingaben und Aktionen. Mit { $seats } Spielern sind es { $has }.
