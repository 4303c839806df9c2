# Analisi della partita, in italiano: la pagina, il replay e `tableside review`.

review-title = Analisi della partita
review-of = Analisi di { $table }
review-estimates = Le probabilità di vittoria sono stime di: { $bot }.
review-played = { $seat-is ->
    [you] { $how ->
        [better] Hai giocato meglio (+{ $n }%).
        [worse] Hai giocato peggio (−{ $n }%).
       *[even] Hai giocato bene quanto gli altri.
    }
   *[other] { $how ->
        [better] { $seat } ha giocato meglio (+{ $n }%).
        [worse] { $seat } ha giocato peggio (−{ $n }%).
       *[even] { $seat } ha giocato bene quanto gli altri.
    }
}
review-luck = { $seat-is ->
    [you] { $how ->
        [better] La fortuna è stata dalla tua parte (+{ $n }%).
        [worse] La fortuna è stata contro di te (−{ $n }%).
       *[even] La fortuna è stata in equilibrio.
    }
   *[other] { $how ->
        [better] La fortuna è stata dalla parte di { $seat } (+{ $n }%).
        [worse] La fortuna è stata contro { $seat } (−{ $n }%).
       *[even] La fortuna è stata in equilibrio.
    }
}
review-even = Parte uguale
review-own = Decisioni proprie
review-others = Decisioni degli altri
review-luck-short = Fortuna
review-result = Risultato
review-balance = Da dove viene il risultato
review-balance-about = I conti tornano esattamente. La fortuna è ciò che hanno cambiato pescate e scelte segrete, l’abilità ciò che hanno cambiato le decisioni.
review-accuracy = Precisione
review-accuracy-about = 100% significa che non si è perso nulla. 50% significa perdere quanto un apprendista nelle stesse decisioni. Le scelte obbligate o equivalenti non contano.
review-accuracy-none = nessuna vera scelta
review-choices = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
}
review-percent = { $n }%
review-moments = I momenti decisivi
review-moments-none = Nessuno ha fatto errori degni di nota.
review-moment = { $turn }: { $seat-is ->
    [you] il tuo errore (−{ $n }%)
   *[other] errore di { $seat } (−{ $n }%)
}
review-moment-played = Giocato: { $move }
review-moment-better = Meglio: { $move }
review-moment-cost = Costo: { $n }%
review-moment-line = Come continuerebbe Master
review-turn = Turno { $n }
review-day = Giorno { $n }
review-set-up = Preparazione
review-player = Giocatore
review-phase-set-up = Preparazione
review-phase-production = Produzione
review-phase-trade = Scambi
review-phase-build = Acquisti
review-phase-discard = Scarto
review-phase-move = Soldi e Movimento
review-phase-buy = Acquisto e Baratto
review-phase-cook = Cucina e Scorte
review-graph = Probabilità di vittoria
review-graph-about = Probabilità di vittoria dopo ogni mossa
review-graph-days = Probabilità di vittoria giorno per giorno
review-graph-table = Probabilità di vittoria in tabella
review-graph-point = { $when }: { $chances }
review-graph-chance = { $seat } { $n }%
review-days = Giorno per giorno
review-day-needed = Serviva
review-day-bought = Comprato
review-day-cooked = Cucinato
review-day-points = Punti
review-day-nothing = niente
review-day-spent = per ${ NUMBER($money, useGrouping: 0) }
review-trade = { $seat } dà a { $other }: { $gives } in cambio di { $gets }.
review-trade-rating = { $seat }: { $how ->
    [better] +{ $n }%
    [worse] −{ $n }%
   *[even] invariato
}
review-missed = Scambio mancato
review-missed-deal = { $seat } avrebbe potuto dare a { $other }: { $gives } in cambio di { $gets }. Sarebbe convenuto a entrambi.
review-start = Analizza la partita
review-start-about = Probabilità di vittoria, fortuna e abilità, momenti decisivi.
review-waiting = In attesa di un bot libero…
review-running = Analisi della partita…
review-failed = L’analisi non è riuscita. Riprova.
review-day-things = { $things }
review-day-go = Vai a questo giorno
learn-title = Impara dagli errori
learn-start = Impara da questi errori
learn-task = { $n }/{ $all } · { $turn }: { $seat-is ->
    [you] trova una mossa migliore.
   *[other] trova una mossa migliore per { $seat }.
}
learn-instead = Giocato: { $move }
learn-solved = { $move }: esatto!
learn-same = La mossa giocata era: { $move }. C’è di meglio.
learn-wrong = { $move } costa { $n }%. Riprova.
learn-unknown = { $move }: non è la mossa cercata. Riprova.
learn-show = Mostra la soluzione
learn-skip = Salta
learn-next = Avanti
learn-close = Torna all’analisi
learn-done = Mosse trovate: { $n } su { $all }.
share-title = Condividi la partita
share-switch = Chiunque abbia il link può guardare questa partita
share-public = Questo tavolo è pubblico: chiunque abbia il link può guardare.
share-off = Solo i giocatori possono vedere questa partita.
share-link = Copia il link a questo momento
share-send = Condividi…
play-from-title = Gioca da qui
play-from-about = Un nuovo tavolo parte da questa posizione. Giochi { $seat }.
play-from-bot = Contro
play-from-start = Inizia
err-review-unfinished = Questa partita non è finita. Si possono analizzare solo partite finite.
err-review-no-analyst = { $game } non si può analizzare.
cmd-review = analizza una partita finita: probabilità di vittoria, fortuna e abilità, momenti decisivi
cmd-review-examples =
    tableside review game.json                      come testo
    tableside review game.json --html review.html   come pagina
    tableside review game.json --json               tutto, in JSON
arg-review-json = stampa l’intera analisi in JSON
arg-review-html = scrive l’analisi in una pagina
arg-review-file-name = PAGINA
term-reviewing = Analisi
term-review-written = Scritto: { $file }

# Che cosa mostra un link quando qualcuno lo invia.
preview-title = Tableside
preview-about = Burger Joint e Rival Restaurants, a un tavolo accogliente nel browser.
preview-invite = Invito a { $game }
preview-invite-about = Al tavolo: { $names }.
preview-game = { $game }: { $names }
preview-running = La partita è in corso.
preview-won = { $n ->
    [one] Ha vinto { $names }. Guarda la partita e la sua analisi.
   *[other] Hanno vinto insieme { $names }. Guarda la partita e la sua analisi.
}
preview-drawn = La partita è finita in parità. Guardala con la sua analisi.
