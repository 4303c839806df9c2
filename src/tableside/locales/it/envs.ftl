# Parole degli ambienti di ricerca.

err-env-actions = Indica un numero intero per ogni partita ({ $n } in tutto), non un array di forma { $shape }.
err-env-no-action = “{ $action }” di { $agent } non è un’azione. Deve essere un numero intero.
err-env-illegal = L’azione { $n } (“{ $move }”) di { $agent } ora non è valida. La maschera mostra quelle valide.
err-env-illegal-in = L’azione { $n } (“{ $move }”) non è valida nella partita { $game }. La maschera mostra quelle valide.
err-env-over = Nessuna partita in corso. Reimposta l’ambiente.
err-env-position = L’opzione “{ $where }” non vale negli ambienti: ogni partita inizia con la preparazione.
err-env-reward = Ricompensa sconosciuta: “{ $name }”. Disponibili: { $known }.
err-env-agent = Agente sconosciuto: “{ $name }”. Disponibili: { $known }.
err-env-by-agent = Indica un dict delle azioni per agente, non “{ $text }”.
err-env-opponents = Indica gli avversari come nomi di bot, in una lista o separati da virgole. “{ $text }” non è un nome.
err-env-options = Indica un dict delle opzioni per nome, non “{ $text }”.
err-env-render = Modalità di visualizzazione sconosciuta: “{ $name }”. Disponibili: { $known }.
