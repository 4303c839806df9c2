# Parole degli ambienti di ricerca.

err-env-actions = Serve un numero intero per ciascuna delle { $n } partite, non un vettore { $shape }.
err-env-no-action = “{ $action }” di { $agent } non è un’azione: serve un numero intero.
err-env-illegal = L’azione { $n } (“{ $move }”) di { $agent } ora non è permessa; la maschera mostra quali lo sono.
err-env-illegal-in = L’azione { $n } (“{ $move }”) non è permessa nella partita { $game }; la maschera mostra quali lo sono.
err-env-over = Nessuna partita in corso: reimpostare l’ambiente.
err-env-position = L’opzione “{ $where }” non vale per gli ambienti: le partite iniziano con la preparazione.
err-env-reward = La ricompensa “{ $name }” è sconosciuta. A disposizione: { $known }.
err-env-agent = Non esiste un agente “{ $name }”. Gli agenti sono { $known }.
err-env-by-agent = Serve un dict delle azioni per agente, non “{ $text }”.
err-env-opponents = Gli avversari sono nomi di bot, in una lista o separati da virgole; “{ $text }” non è un nome.
err-env-options = Serve un dict delle opzioni per nome, non “{ $text }”.
err-env-render = La modalità di visualizzazione “{ $name }” è sconosciuta. A disposizione: { $known }.
