# Agenti basati su modelli linguistici, checkpoint, benchmark ed esportazione.

agent-moves = Le tue mosse (notazione – significato):
agent-notation = Tipi di mosse, con esempi (notazione – significato):
agent-you-are = Sei { $name }, giocatore { $n } (p{ $n }).
agent-waiting = { $n ->
    [0] La partita non è ancora iniziata.
    [one] La partita non è ancora iniziata. Un posto è ancora libero.
   *[other] La partita non è ancora iniziata. { $n } posti sono ancora liberi.
}
agent-others = Non è il tuo turno. Si aspetta: { $names }.
agent-not-yet = Non è ancora il tuo turno.
agent-over = { $n ->
    [0] La partita è finita. Nessuno ha vinto. Punti: { $scores }.
    [one] La partita è finita. Ha vinto: { $names }. Punti: { $scores }.
   *[other] La partita è finita. Hanno vinto: { $names }. Punti: { $scores }.
}
agent-no-moves = Ora non hai mosse di questo tipo.
agent-allowed = Permessa: “{ $move }” – { $meaning }
agent-motion = { $name } propone: { $what }.
agent-refused = { $why }
err-agent-server = Impossibile raggiungere il server all’indirizzo { $name }: { $why }.
err-agent-link = “{ $text }” non è il link di un tavolo. Ha questa forma: http://…/table/…?invite=….
err-agent-no-table = Non hai ancora un posto. Apri un tavolo, o siediti a uno con il suo link.
err-extra-missing = Serve il pacchetto { $package }. Installalo con: pip install "tableside[{ $extra }]"
cmd-mcp = fa giocare un modello linguistico ai tavoli di un server (Model Context Protocol)
cmd-mcp-examples =
    tableside mcp                                            con il server su questo computer
    tableside mcp --server https://games.example --name Ada
    tableside mcp --link "http://…/table/…?invite=…"         si siede subito a questo tavolo
arg-mcp-server = indirizzo del server ({ $url }; o imposta TABLESIDE_SERVER)
arg-mcp-name = nome dell’agente al tavolo (Agent)
arg-mcp-name-name = NOME
arg-mcp-link = link d’invito del tavolo a cui sedersi
err-checkpoint-missing = Il checkpoint “{ $name }” non esiste.
err-checkpoint-file = “{ $name }” non è un checkpoint leggibile da Tableside: { $why }.
err-checkpoint-game = Il checkpoint “{ $name }” gioca a { $other }, non a { $game }.
err-checkpoint-fit = Il checkpoint è stato addestrato per { $players } giocatori, con { $wants } ingressi e azioni. Con { $seats } giocatori sono { $has }.
