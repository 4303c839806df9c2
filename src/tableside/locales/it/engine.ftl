# Parole del motore: ciò che ogni gioco può dire.

seat-n = Posto { $n }
game-burger-joint = Burger Joint
game-rival-restaurants = Rival Restaurants

end-points = traguardo dei punti raggiunto
end-resigned = abbandono
end-time = tempo scaduto
end-edition = le regole sono cambiate e la partita non è potuta continuare
end-turn-limit = limite di turni raggiunto
end-aborted = interrotta
end-draw = pareggio d’accordo

log-undo = { $seat-is ->
    [you] Annulli la tua ultima mossa
   *[other] { $seat } annulla la sua ultima mossa
}
log-takeback = { $seat-is ->
    [you] { $n ->
        [one] Ritiri una mossa
       *[other] Ritiri una mossa e tutto ciò che è seguito ({ $n } mosse)
    }
   *[other] { $n ->
        [one] { $seat } ritira una mossa
       *[other] { $seat } ritira una mossa e tutto ciò che è seguito ({ $n } mosse)
    }
}
log-abort = { $seat-is ->
    [you] Interrompi la partita
   *[other] { $seat } interrompe la partita
}
log-draw = I giocatori si accordano per il pareggio

err-game-over = La partita è finita.
err-not-your-move = Non tocca a te. In attesa di { $seat }.
err-no-such-seat = A questo tavolo non c’è un posto { $n }.
err-clock-only = Solo l’orologio può chiudere una partita per tempo scaduto.
err-undo-barrier = Non si può annullare: dopo la tua ultima mossa è stato pescato o rivelato qualcosa, oppure ha agito un altro giocatore.
err-takeback-number = “{ $n }” non è il numero di una mossa.
err-takeback-barrier = Questa mossa non si può ritirare. Dev’essere tua, tra le ultime giocate, e nel frattempo nessuno deve aver lasciato la partita.
err-no-draw = Questa partita di { $game } non può finire in pareggio.
err-unknown-table-move = Azione sconosciuta: “{ $move }”.
err-seat-count = Questo gioco è per { $wanted } giocatori, non per { $n }.
err-seat-range = Questo gioco è per { $min }–{ $max } giocatori, non per { $n }.
err-unknown-game = Gioco sconosciuto: “{ $name }”. Disponibili: { $known }.
err-unknown-option = Opzione sconosciuta: “{ $where }”. Disponibili: { $known }.
err-option-range = L’opzione “{ $where }” deve essere un numero intero da { $min } a { $max }.
err-option-text = L’opzione “{ $where }” deve essere un testo.
err-unknown-bot = Bot sconosciuto: “{ $name }”. Disponibili: { $known }. Per usarne uno tuo scrivi modulo:Classe.
err-bot-import = Impossibile caricare il bot “{ $name }”: { $why }
err-bot-make = Impossibile creare il bot “{ $name }”: { $why }
err-bot-crash = Il bot “{ $name }” è andato in errore: { $why }
err-bot-no-text = Il bot “{ $name }” deve restituire un testo, ma ha restituito { $what }.
err-bot-illegal = Il bot “{ $name }” ha fatto una mossa non valida: { $why }
err-bot-class = “{ $name }” non è un bot: deve essere una classe derivata da tableside.bots.Bot.
err-bot-budget = “{ $budget }” non è un tempo di riflessione valido. Indica un numero di iterazioni (5000) o un tempo di processore (100ms, 1.5s), solo per i bot di ricerca.
err-file = Impossibile leggere il file “{ $name }”: { $why }
err-toml = Il file “{ $name }” non è TOML valido: { $why }
err-seed-length = Un seed ha 32 byte, non { $n }.
err-chance-missing = Il file della partita riporta troppe poche pescate: manca la pescata { $n } di questa mossa.
err-chance-range = Il file della partita riporta la pescata { $n }, ma sono ammessi solo valori da 0 a meno di { $limit }.
err-record-none = Questo non è un file di partita: { $why }
err-record-json = Questo non è un file di partita: JSON non valido alla riga { $line }, colonna { $column }.
err-record-version = Questo file di partita ha il formato { $n }; questa versione di Tableside legge il formato { $known }.
err-edition-earlier = Questa partita è stata giocata con un’edizione precedente delle regole ({ $game }, edizione { $n }). Questa versione usa l’edizione { $known } e non può rigiocarla né verificarla.
err-edition-later = Questa partita è stata giocata con un’edizione successiva delle regole ({ $game }, edizione { $n }). Questa versione usa l’edizione { $known }. Aggiorna Tableside per aprirla.
err-record-field = Il campo “{ $where }” del file della partita { $wanted ->
    [number] deve essere un numero intero.
    [text] deve essere un testo.
    [list] deve essere una lista.
    [object] deve essere un oggetto.
    [names] deve essere una lista di nomi.
    [seal] deve avere 64 cifre esadecimali.
    [seed] deve avere 64 cifre esadecimali o essere null.
    [outcome] deve essere un oggetto o null.
    [seats] deve avere un nome per ogni posto del gioco.
    [time] ha un tempo impossibile. Conta i millisecondi dall’inizio.
   *[entry] deve essere [by, move, milliseconds, [draws], digest].
}
err-record-no-object = un file di partita è un oggetto JSON.
err-record-no-json = JSON non valido.
err-not-text = non è un file di testo UTF-8.
err-verify-seal = Il seed non corrisponde all’hash: il file della partita dice { $told }, il seed dà { $found }.
err-verify-seed-missing = La partita è finita, ma il file non mostra il seed: le pescate non si possono verificare.
err-verify-move = La mossa { $n } ({ $move }) non è valida: { $why }
err-verify-spelling = La mossa { $n } è scritta “{ $told }”; dovrebbe essere “{ $found }”.
err-verify-draw = Mossa { $n } ({ $move }): il file della partita riporta le pescate { $told }, il seed dà { $found }.
err-verify-digest = Mossa { $n } ({ $move }): il file della partita riporta lo stato { $told }, rigiocando si ottiene { $found }.
err-verify-outcome = Il file della partita riporta l’esito { $told }, rigiocando si ottiene { $found }.
