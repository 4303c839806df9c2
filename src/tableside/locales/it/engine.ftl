# Parole del motore: ciò che ogni gioco può dire.

seat-n = Posto { $n }
game-burger-joint = Burger Joint
game-rival-restaurants = Rival Restaurants

end-points = punti sufficienti
end-resigned = una parte si è arresa
end-time = il tempo è scaduto
end-edition = le regole sono cambiate e la partita non è potuta continuare
end-turn-limit = è finito l’ultimo turno concordato

log-undo = { $seat } annulla l’ultima mossa

err-game-over = La partita è finita.
err-not-your-move = Non tocca a te: si attende { $seat }.
err-no-such-seat = A questo tavolo non c’è un posto { $n }.
err-clock-only = Solo l’orologio può dire che il tempo è scaduto.
err-undo-barrier = Niente da annullare: dopo la tua ultima mossa qualcosa è stato pescato, rivelato o fatto da altri.
err-unknown-table-move = “{ $move }” non è una cosa che si può fare a un tavolo.
err-seat-count = Questo gioco è per { $wanted } giocatori, non per { $n }.
err-seat-range = Questo gioco è per { $min }–{ $max } giocatori, non per { $n }.
err-unknown-game = Non esiste un gioco “{ $name }”. A disposizione: { $known }.
err-unknown-option = Non esiste l’opzione “{ $where }”. A disposizione: { $known }.
err-option-range = L’opzione “{ $where }” è un numero intero da { $min } a { $max }.
err-option-text = L’opzione “{ $where }” è un testo.
err-unknown-bot = Non esiste un bot “{ $name }”. A disposizione: { $known }; uno tuo si indica come modulo:Classe.
err-bot-import = Il bot “{ $name }” non si può caricare: { $why }
err-bot-make = Il bot “{ $name }” non si è potuto creare: { $why }
err-bot-crash = Il bot “{ $name }” è andato in errore: { $why }
err-bot-no-text = Il bot “{ $name }” ha risposto { $what }, che non è un testo.
err-bot-illegal = Il bot “{ $name }” voleva fare una mossa che non si può fare: { $why }
err-bot-class = “{ $name }” non è un bot: deve essere una classe derivata da tableside.bots.Bot.
err-bot-budget = “{ $budget }” non è un tempo per pensare: serve un numero di iterazioni (5000) o tempo di processore (100ms, 1.5s), per un bot che cerca.
err-file = Il file “{ $name }” non si può leggere: { $why }
err-toml = Il file “{ $name }” non è TOML valido: { $why }
err-seed-length = Un seme ha 32 byte, non { $n }.
err-chance-missing = La registrazione riporta troppe poche pescate: manca la pescata { $n } di questa mossa.
err-chance-range = La registrazione riporta una pescata di { $n }, ma può essere solo da 0 a meno di { $limit }.
err-record-none = Questa non è una registrazione: { $why }
err-record-json = Questa non è una registrazione: riga { $line }, colonna { $column } non si legge come JSON.
err-record-version = Questa registrazione ha il formato { $n }; questa versione di Tableside legge il formato { $known }.
err-edition-earlier = Questa partita è stata giocata con un’edizione precedente delle regole ({ $game }, edizione { $n }); questa versione usa l’edizione { $known } e non può rigiocarla né verificarla.
err-edition-later = Questa partita è stata giocata con un’edizione successiva delle regole ({ $game }, edizione { $n }); questa versione usa l’edizione { $known }. Aggiorna Tableside per aprirla.
err-record-field = Il campo “{ $where }” della registrazione { $wanted ->
    [number] deve essere un numero intero.
    [text] deve essere un testo.
    [list] deve essere una lista.
    [object] deve essere un oggetto.
    [names] deve essere una lista di nomi.
    [seal] deve avere 64 cifre esadecimali.
    [seed] deve avere 64 cifre esadecimali o essere null.
    [outcome] deve essere un oggetto o null.
    [seats] deve avere tanti nomi quanti sono i posti di questo gioco.
    [time] ha un tempo impossibile; conta i millisecondi dall’inizio.
   *[entry] deve essere [by, move, milliseconds, [draws], digest].
}
err-record-no-object = una registrazione è un oggetto JSON.
err-record-no-json = non si legge come JSON.
err-not-text = non è testo in UTF-8.
err-verify-seal = Il seme non corrisponde al sigillo: la registrazione dice { $told }, il seme dà { $found }.
err-verify-seed-missing = La partita è finita ma la registrazione non mostra il seme: le pescate non si possono controllare.
err-verify-move = La mossa { $n } ({ $move }) non si può giocare: { $why }
err-verify-spelling = La mossa { $n } è scritta “{ $told }”; dovrebbe essere “{ $found }”.
err-verify-draw = Mossa { $n } ({ $move }): la registrazione riporta le pescate { $told }, il seme dà { $found }.
err-verify-digest = Mossa { $n } ({ $move }): la registrazione riporta lo stato { $told }, rigiocando si ottiene { $found }.
err-verify-outcome = La registrazione riporta l’esito { $told }, rigiocando si ottiene { $found }.
