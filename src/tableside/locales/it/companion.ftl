# L’assistente: Tableside accanto al gioco da tavolo.

co-title = Assistente
co-about = Tableside accanto al gioco da tavolo: timer, fasi, punteggi, prezzi e regole. Tutto resta su questo dispositivo e funziona anche offline.
co-which-game = Quale gioco è sul tavolo?
co-players = Giocatori
co-player = Giocatore { $n }
co-name-of = Nome del giocatore { $n }
co-by-lot = a caso
co-restaurant = Ristorante
co-chef = Chef
co-head-chef = Capo Cuoco
co-rules = Regole
co-limits = Limiti di tempo
co-limit-move = { rr-phase-1 }
co-limit-market = { rr-phase-2 }
co-limit-spree = { rr-shopping-spree }
co-limit-other = Un altro limite per { rr-phase-2 } (secondi)
co-home-cook-untimed = Con Chef Amatoriale la fase { rr-phase-2 } non ha limiti di tempo.
co-seconds = { $n } s
co-begin = Inizia
co-twice = Assegnato due volte: { $what }.
co-draw-sides = Sorteggia i lati
co-boards = Plance
co-boards-about = Prezzi e punti vengono dal set di plance. Se la tua copia è stampata in modo diverso, correggi il set.
co-boards-correct = Correggi le plance
co-choose = { $n ->
    [one] { $who } ne sceglie uno
   *[other] { $who } ne sceglie { $n }
}
co-pick = { $who } sceglie uno chef
co-ban = { $who } esclude uno chef
co-pass = Passa il telefono a { $who }. Nessun altro deve guardare.
co-i-am = Sono { $who }
co-wait-choose = { $who } sta scegliendo.
co-choose-more = { $n ->
    [one] Scegline ancora uno.
   *[other] Scegline ancora { $n }.
}
co-do-take = Prendi { $what }
co-do-ban = Escludi { $what }
co-tabs = Parti dell’assistente
co-tab-day = Ora
co-tab-tracker = Punti
co-tab-boards = Plance
co-tab-calculators = Calcoli
co-tab-cards = Regole
co-tab-more = Altro
co-day = Giorno { $n }
co-first-today = Oggi comincia: { $who }
co-phases = Fasi del giorno
co-phase-begins = Giorno { $n }: { $phase }
co-tasks = { $phase }: che cosa fare
co-untimed = Nessun limite di tempo. Andate avanti quando tutti sono pronti.
co-next = Tutti pronti: { $phase }
co-next-timed = Avvia { $phase } ({ $n } s)
co-next-day = Chiudi il giorno, inizia il giorno { $n }
co-next-end = Termina la partita
co-pause = Pausa per una carta azione
co-resume = Riprendi
co-paused = In pausa
co-more-time = Imposta { $n } s
co-spree = { $n ->
    [0] { rr-shopping-spree }
   *[other] { rr-shopping-spree } ({ $n } s)
}
co-time-up = Tempo scaduto!
co-time-left = { $n ->
    [one] Ancora { $n } secondo
   *[other] Ancora { $n } secondi
}
co-time-paused = { $n ->
    [one] In pausa, ancora { $n } secondo
   *[other] In pausa, ancora { $n } secondi
}
co-change-limits = Cambia i limiti o il Capo Cuoco
co-income = { $who }: ${ NUMBER($money, useGrouping: 0) }
co-income-more = { $who }: ${ NUMBER($money, useGrouping: 0) } ({ $why })
co-income-day = Entrate: ${ NUMBER($money, useGrouping: 0) } al giorno
co-task-income = Prendi ${ NUMBER($money, useGrouping: 0) }, più ${ NUMBER($more, useGrouping: 0) } ciascuno per { rr-social-media } e { rr-celebrity-endorsement }.
co-task-destinations = Gira la tua ruota in segreto: un negozio o l’Isola. Mostrate tutte le ruote insieme.
co-task-destinations-squad = Scegli in segreto lo chef attivo, dove va e dove va il tuo NPC. Mostrate tutto insieme.
co-task-claims = In un negozio, prenota in segreto un contenitore o mettiti allo scaffale. Mostrate tutto insieme.
co-task-powers = Giocate carte azione e usate i poteri di questa fase, uno dopo l’altro.
co-task-toll = Per ultimo, { rr-senor-fuego } riscuote il suo pedaggio.
co-task-wars = Risolvete le Battaglie delle Offerte: due o più sullo stesso contenitore.
co-task-buying = Comprate dove siete: dai contenitori, dallo scaffale o sull’Isola.
co-task-barter = Scambiate con chiunque: soldi, ingredienti, carte, rifiuti, ricette, aggiornamenti.
co-task-spree-call = Alla fine: qualcuno gioca { rr-shopping-spree }?
co-task-declare = Tutti decidono in segreto che cosa cucinare, poi lo mostrano insieme.
co-task-cooking = Assegnate i punti delle ricette. Nell’ordine dei posti comincia { $first }.
co-task-afterwards = Prendete i rifiuti, girate la ricetta e pescatene una nuova dello stesso tipo.
co-task-level-bonus = Prendete il bonus di ogni livello raggiunto ({ $levels } punti).
co-task-veto = { rr-gardena-eden } può far scartare una carne a uno chef.
co-task-end = Con { $goal } punti o più la partita finisce ora.
co-task-counter = In ogni negozio: scartate la carta più a destra, spostate le altre a destra, riempite dallo scaffale.
co-task-smiles = { rr-dinner-and-a-show }: chi ha sorriso?
co-undo = Annulla
co-nothing-to-undo = Non c’è niente da annullare.
co-popularity = Popolarità
co-garbage = Rifiuti
co-garbage-n = { $n ->
    [one] { $n } rifiuto
   *[other] { $n } rifiuti
}
co-garbage-made = Nuovi rifiuti
co-gourmets = Ricette gourmet cucinate
co-upgrades = Aggiornamenti
co-add-points = Aggiungi popolarità a { $who }
co-more = { $who }: { $what } +{ $n }
co-less = { $who }: { $what } −{ $n }
co-level = Livello { $n }
co-level-at = Livello { $n } ({ $points } punti):
co-details = Chef e livelli
co-level-reached = { $who } raggiunge un nuovo livello
co-goal = { $who } ha { $n } punti!
co-goal-about = La partita finisce dopo la fase di cucina e i bonus di oggi.
co-done = Fatto
co-wins = { $n ->
    [one] Vince { $who }!
   *[other] Vittoria condivisa: { $who }!
}
co-wins-by-points = Più popolarità.
co-wins-by-gourmets = Pari popolarità: più ricette gourmet cucinate.
co-wins-by-money = Pari popolarità e ricette gourmet: più soldi.
co-wins-by-shared = Parità di popolarità, ricette gourmet e soldi.
co-count-money = Contate i soldi di chi è in parità:
co-result = { $points } punti, { $gourmets } gourmet
co-money = Soldi
co-prices = Prezzo
co-who-buys = Chi compra?
co-what = Che cosa?
co-from = Da dove?
co-bin = da un contenitore
co-shelf = dallo scaffale
co-antoine = L’Antoine di un altro giocatore è nello stesso posto
co-npc-buys = Compra l’NPC
co-price = Prezzo
co-cooking = Cucina
co-who-cooks = Chi cucina?
co-active-chef = Chef attivo
co-cookery = { $points } punti, livello { $level }, rifiuti in cucina: { $garbage }
co-in-place-of = Per { $what }
co-extra = Extra: { $what }
co-enter-cooking = Registra per { $who }
co-search = Cerca regole e carte
co-search-rival-restaurants = Kim Chi, rifiuti, RR-4.4…
co-search-burger-joint = scambio, bistrò, BJ-5…
co-kinds = Che cosa cercare
co-kind-all = Tutto
co-kind-chef = Chef
co-kind-restaurant = Ristoranti
co-kind-card = Carte azione
co-kind-upgrade = Aggiornamenti
co-kind-ingredient = Ingredienti
co-kind-recipe = Ricette
co-kind-cube = Cubi
co-kind-bistro = Bistrò
co-kind-rule = Regole
co-found = { $n ->
    [0] Nessun risultato
    [one] { $n } risultato
   *[other] { $n } risultati
}
co-found-more = { $n ->
    [one] e un altro
   *[other] e altri { $n }
}
co-cuisine = Cucina: { $cuisine }. Le sue ricette valgono 1 punto in più.
co-copies = { $n ->
    [one] { $n } carta nel mazzo.
   *[other] { $n } carte nel mazzo.
}
co-copies-deluxe = { $n ->
    [one] { $n } carta nell’edizione Deluxe.
   *[other] { $n } carte nell’edizione Deluxe.
}
co-costs = Costa { $price } sull’Isola.
co-sold-at = { $market }, { $price }.
co-listed-in = In queste ricette: { $recipes }.
co-recipe = { $kind }, { $cuisine }: { $ingredients }. Punti: { $points }, rifiuti: { $garbage }.
co-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
co-bj-turn = Turno { $n }: { $who }
co-bj-production = { $who } pesca i cubi per entrambi, poi li prendete a turno.
co-bj-trade = { $who } può scambiare tre cubi uguali con uno a scelta, quante volte vuole, e usare una volta l’abilità di ogni bistrò.
co-bj-build = { $who } compra pubblicità e ristoranti. I cubi pagati tornano nel sacchetto.
co-bj-score = { $who } sposta il segnapunti su { $n }. Con { $goal } punti vince subito.
co-bj-discard = Entrambi tengono al massimo { $limit } cubi. Prima scarta { $who }, poi { $other }.
co-bj-next-score = Punteggio: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
co-bj-next = Avanti: { $phase }
co-bj-next-turn = Tocca a { $who }
co-bj-wins = { $who } vince con { $n } punti!
co-bj-draw = { $n ->
    [one] Pesca { $n } cubo
   *[other] Pesca { $n } cubi
}
co-bj-area = { $who } ne prende { $n }. Area propria:
co-bj-general = Area comune:
co-bj-picks = Chi prende un cubo
co-bj-picks-about = Il primo cubo di ciascuno viene dall’area comune o dalla propria. Se sono vuote, dall’area dell’altro. Poi tutti i cubi sono per entrambi.
co-bj-worth = Plancia: { $n }. Segnapunti: { $marker }.
co-bj-board-worth = La plancia vale { $n }
co-bj-capacity = { $n ->
    [one] Produce { $n } cubo
   *[other] Produce { $n } cubi
}
co-bj-space = Casella del segnalino
co-bj-built = Costruiti
co-bj-track = { $who }: { $n } punti su { $goal }
co-screen-title = Schermo grande
co-screen-about = Mostra fase, tempo e punti a caratteri grandi, senza pulsanti. Aprilo in un’altra finestra di questo browser, su un televisore o un portatile.
co-screen-open = Apri lo schermo grande
co-screen-none = Ancora nessuna partita
co-screen-none-more = Iniziane una nell’assistente. Questo schermo la segue.
co-this-phone = Questo dispositivo
co-sounds = Suoni
co-awake = Lo schermo resta acceso durante la partita.
co-not-awake = Questo browser potrebbe spegnere lo schermo. Imposta un tempo più lungo nel dispositivo.
co-end = Nuova partita
co-end-sure = Elimina questa partita e iniziane una nuova
co-end-not = Continua a giocare
co-full = Questo browser non riesce a salvare la partita. Non chiudere la pagina, oppure libera spazio.
co-phones = Più telefoni
co-phones-about = Chi apre questo link o inquadra il codice vede lo stesso assistente in diretta.
co-share-about = Mostra questa partita in diretta su altri telefoni e su uno schermo grande. Solo tu, e chi autorizzi, potete premere i pulsanti.
co-share = Condividi
co-who-may = Chi altro può premere i pulsanti?
co-no-phones = Ancora nessun altro telefono.
co-phone-here = { $who }
co-phone-away = { $who } (ora non c’è)
co-you-may = Anche tu puoi premere i pulsanti.
co-you-watch = Stai guardando. Chi condivide può autorizzarti a premere i pulsanti.
co-stop-sharing = Smetti di condividere
co-line-lost = Nessuna connessione. Nuovo tentativo…
co-gone = Questo assistente non è più condiviso
co-gone-more = Chiedi un nuovo link o iniziane uno tuo.
co-own = Il mio assistente
co-back-to-shared = Torna all’assistente condiviso
