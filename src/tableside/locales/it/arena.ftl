# L’arena: il comando, gli errori e il rapporto.

cmd-arena = fa giocare i bot l’uno contro l’altro e li valuta
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,mio_modulo:MioBot --report mio-rapporto
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = i bot, per nome o come modulo:Classe; un bot indicato due volte gioca contro sé stesso
arg-arena-suite = una prova fissa al posto di --bots: giocatori con un solo trucco, da soli contro un bot forte (Rival Restaurants: exploits)
arg-arena-games = partite per formazione, in rotazioni intere dei posti (100; serie di prove: 200); con lone ogni coppia gioca due formazioni
arg-arena-seats = posti per tavolo, se il gioco lascia scegliere (4)
arg-arena-tables = con più di due posti: un bot contro più copie di un altro (lone, predefinito), ognuno da solo contro copie del primo (challenge), o tutti i bot insieme (mixed)
arg-arena-jobs = numero di processi (predefinito: uno per core, almeno 2); 1 gioca in questo processo
arg-arena-backend = gioca su questo computer, o con Ray (il cluster di RAY_ADDRESS, o uno locale)
arg-arena-seconds = un bot che pensa più a lungo a una mossa perde la partita (nessun limite)
arg-arena-report = cartella per il rapporto e le partite finite; dopo un’interruzione lo stesso comando riprende da lì
arg-arena-resume = file per le partite finite; lo stesso comando riprende da lì
arg-folder-name = CARTELLA

err-arena-bots = Un’arena richiede almeno due bot, non { $n }.
err-arena-bots-or-suite = Indica i bot (--bots) oppure una serie di prove (--suite).
err-arena-suite = Serie di prove sconosciuta per { $game }: “{ $name }”. Disponibili: { $known }.
err-arena-no-suite = Per { $game } non ci sono serie di prove.
err-arena-suite-tables = Una serie di prove ha già il suo tipo di tavoli. Togli --tables.
err-arena-tables = Tipo di tavoli sconosciuto: “{ $name }”. Disponibili: { $known }.
err-arena-backend = Backend sconosciuto: “{ $name }”. Disponibili: { $known }.
err-arena-no-ray = Ray non è installato: pip install "tableside[cluster]".
err-arena-ray-address = RAY_ADDRESS deve essere auto, host:port oppure ray://host:port, non “{ $name }”.
err-arena-ray-none = RAY_ADDRESS è auto, ma su questo computer non c’è nessun cluster Ray attivo.
err-arena-ray-away = Impossibile raggiungere il cluster Ray di RAY_ADDRESS “{ $name }”: { $why }.
err-arena-path = “{ $where }” è vuoto, ma richiede un nome. Manca una variabile della shell?
err-arena-folder = “{ $name }” contiene { $files }. Non l’ha scritto nessuna arena, e il rapporto lo sostituirebbe. Scegli un’altra cartella.
err-journal-none = “{ $name }” non è il registro di un’arena.
err-journal-line = “{ $name }”, riga { $n }, non è una partita finita: { $why }
arena-line-foreign = questa arena ha un’altra partita con quel numero
arena-line-torn = mancano alcuni posti del tavolo
err-journal-other = “{ $name }” è il registro di un’altra arena ({ $what }: là { $there }, qui { $here }). Scegli un altro posto o eliminalo.
arena-code = codice delle regole e dei bot
err-journal-busy = “{ $name }” è in uso da un’altra arena.

end-bot-failed = un bot è andato in errore
end-stopped = fermata dopo troppe decisioni

arena-playing = Partite in corso
arena-resumed = Partite già finite: { $n } su { $total }.
arena-stopped = Interrotto. Le partite finite sono in { $path }. Lo stesso comando riprende.
arena-stopped-unkept = Interrotto. Le partite di questa arena non sono salvate. Con --report o --resume lo stesso comando riprenderebbe.
arena-title = { $game }: { $n } partite { $deals }, seed { $seed }
arena-column-rating = punteggio
arena-column-interval = 95%
arena-column-wins = vittorie
arena-column-ms = ms/mossa
arena-column-failures = errori
arena-cross-duels = Vittorie in % (riga contro colonna)
arena-cross-lone = Vittorie in % (uno della riga contro { $seats } della colonna)
arena-cross-challenge = Vittorie in % (uno della riga contro { $seats } della colonna)
arena-cross-mixed = Davanti in % (riga davanti a colonna, allo stesso tavolo)
arena-seat-line = { $seat } vince { $share }
arena-suite = Da solo contro { $bot }: al massimo { $most } % di vittorie per ciascuno
arena-suite-passed = superata
arena-suite-exceeded = troppe
arena-length-turns = { $mean } turni a partita
arena-length-days = { $mean } giorni a partita
arena-race = Cambi in testa per partita: { $leads }. Punti tra primo e secondo: { $margin }
arena-failures = { $n ->
    [one] Un errore:
   *[other] { $n } errori:
}
arena-failure-line = { $bot }: { $kind } – { $why } { $n ->
    [one] (partita { $first })
   *[other] ({ $n } volte, la prima nella partita { $first })
}
arena-failures-more = { $n ->
    [one] Un altro tipo non è mostrato. --json e --report elencano ogni errore.
   *[other] Altri { $n } tipi non sono mostrati. --json e --report elencano ogni errore.
}
arena-failure-crash = è andato in errore
arena-failure-illegal = mossa non valida
arena-failure-late = tempo scaduto
arena-failure-absent = impossibile da creare
arena-failure-died = ha chiuso il suo processo
arena-failure-rules = le regole sono andate in errore
arena-report-at = Rapporto: { $path }

# Il rapporto.
arena-page-title = { $game }: rapporto dell’arena
arena-over = Rapporto dell’arena
arena-lead = Al primo posto { $bot }, con un punteggio di { $elo } (95%: da { $low } a { $high }).
arena-lead-duels = Vittorie contro { $bot }: { $share } ({ $reach }).
arena-lead-lone = Vittorie da solo contro { $seats } di tipo { $bot }: { $share } ({ $reach }).
arena-lead-challenge = Vittorie da solo contro { $seats } di tipo { $bot }: { $share } ({ $reach }).
arena-lead-mixed = Partite in comune finite davanti a { $bot }: { $share } ({ $reach }).
arena-verdict-even = Niente qui si discosta dalla linea tratteggiata più di quanto spieghi il caso.
arena-verdict = Confrontati: { $all }. Vittorie più frequenti del previsto: { $more }; meno frequenti: { $fewer }. Il solo caso ne darebbe circa { $chance } in tutto.
arena-footer = Creato da tableside arena. Le linee tratteggiate mostrano il valore atteso, le barre chiare l’intervallo al 95%.
arena-tile-games = Partite
arena-tile-length = Durata di una partita
arena-tile-race = Cambi in testa
arena-margin = Punti tra primo e secondo: { $n }
arena-tile-first = Vittorie di chi comincia
arena-tile-failed = Errori dei bot
arena-on-deals = { $n ->
    [one] su una distribuzione
   *[other] su { $n } distribuzioni
}
arena-unit-turns = turni in media
arena-unit-days = giorni in media
arena-column-games = partite
arena-begins = comincia
arena-who = nome
arena-sum = punti
arena-winners = vincitori
arena-others = tutti gli altri
arena-figures = Le cifre
arena-between = { $n ->
    [one] 1 in mezzo
   *[other] { $n } in mezzo
}
arena-space = { $chain }: casella { $n }

arena-h-ratings = Punteggi
arena-h-cross = Tutti contro tutti
arena-h-seats = Il posto conta?
arena-h-length = Quanto dura una partita
arena-h-points = Da dove vengono i punti
arena-h-growth-turns = I punti, turno per turno
arena-h-growth-days = La popolarità, giorno per giorno
arena-h-failures = Errori
arena-h-again = Ripeti
arena-h-restaurants = Ristoranti
arena-h-chefs = Chef
arena-h-cuisines = Cucine
arena-h-recipes = Ricette
arena-h-upgrades = Aggiornamenti
arena-h-bistros = Bistrò
arena-h-diners = Ristoranti
arena-h-publicity = Pubblicità
arena-one-restaurants = ristorante
arena-one-chefs = chef
arena-one-cuisines = cucina
arena-one-recipes = ricetta
arena-one-upgrades = aggiornamento
arena-one-bistros = bistrò
arena-one-diners = ristorante
arena-one-publicity = casella del televisore

arena-note-ratings = 400 punti in più significano, in due, dieci vittorie per ogni sconfitta. La media è 1500. Il punteggio sta nella barra chiara con il 95% di sicurezza.
arena-note-par = { $par } significa forza uguale. Sotto c’è l’intervallo al 95%.
arena-note-seats = Ogni bot ha giocato in ogni posto lo stesso numero di volte, con le stesse distribuzioni. Verde e rosso: più o meno di quanto spieghi il caso.
arena-note-length-turns = { $mean } turni in media, tratteggiati (mediana { $median }, nove partite su dieci da { $low } a { $high }, tutte da { $least } a { $most }), { $decisions } decisioni.
arena-note-length-days = { $mean } giorni in media, tratteggiati (mediana { $median }, nove partite su dieci da { $low } a { $high }, tutte da { $least } a { $most }), { $decisions } decisioni.
arena-ends = Come sono finite le partite: { $list }.
arena-note-points = Punti medi alla fine, per provenienza.
arena-note-growth-turns = Punteggio medio dopo ogni turno, per i vincitori e per tutti gli altri. I turni raggiunti da poche partite sono esclusi.
arena-note-growth-days = Popolarità media dopo ogni giorno, per i vincitori e per tutti gli altri. I giorni raggiunti da poche partite sono esclusi.
arena-step-turns = turno
arena-step-days = giorno
arena-note-failures = Un bot che va in errore, gioca una mossa non valida o pensa troppo a lungo perde quella partita. { $n ->
    [one] È successo una volta.
   *[other] È successo { $n } volte. Gli errori uguali compaiono una volta, al massimo i { $most } più frequenti.
}
arena-note-restaurants = Quante volte ha vinto chi aveva ciascun ristorante. I ristoranti si distribuiscono a caso, quindi questo mostra quanto è equilibrato il gioco con questi bot. La linea tratteggiata mostra che cosa ci si aspetta dai punteggi degli stessi bot agli stessi posti.
arena-note-chefs = Quante volte ha vinto chi ha cominciato con ciascuno chef. Gli chef si distribuiscono a caso, quindi questo mostra quanto è equilibrato il gioco con questi bot.
arena-note-cuisines = Quante volte ha vinto chi ha cucinato almeno una ricetta di quella cucina. Chi cucina di più vince di più: confronta le cucine tra loro, non con la linea tratteggiata.
arena-note-recipes = Quante volte ha vinto chi ha cucinato ciascuna ricetta. Chi cucina di più vince di più: confronta le ricette tra loro, non con la linea tratteggiata.
arena-note-upgrades = Quante volte ha vinto chi alla fine aveva ciascun aggiornamento. Chi è ricco se li può permettere, quindi questo non prova che convengano.
arena-note-bistros = Quante volte ha vinto chi alla fine aveva ciascun bistrò, di entrambe le catene o di quella nominata. Chi è in testa costruisce di più: confronta i bistrò tra loro, non con la linea tratteggiata.
arena-note-diners = Quante volte ha vinto chi ha comprato ciascun ristorante (in qualunque momento, esclusi quelli iniziali).
arena-note-publicity = Quante volte ha vinto una catena il cui televisore alla fine stava su ciascuna casella.

arena-source-burger-joint-publicity = pubblicità
arena-source-burger-joint-basics = chioschi
arena-source-burger-joint-diners = ristoranti
arena-source-burger-joint-bistros = bistrò
arena-source-rival-restaurants-basic = ricette base
arena-source-rival-restaurants-gourmet = ricette gourmet
arena-source-rival-restaurants-cuisine = propria cucina
arena-source-rival-restaurants-bonus = bonus meno rifiuti
arena-source-rival-restaurants-others = carte e critici

arena-fact-version = Versione (codice)
arena-fact-seed = Seed
arena-fact-design = Schema
arena-fact-rules = Regole
arena-design-duels = Tutti contro tutti: ogni coppia gioca ogni distribuzione due volte, a parti invertite.
arena-design-lone = Un bot contro { $seats } di un altro, nei due versi per ogni coppia, con ogni distribuzione una volta da ogni posto.
arena-design-challenge = Ogni altro bot da solo contro { $seats } del primo, con ogni distribuzione una volta da ogni posto.
arena-design-mixed = Tavoli misti: quanti bot diversi ci stanno, con ogni distribuzione una volta in ogni rotazione dei posti.
arena-method = I punteggi sono quelli del modello di Bradley–Terry che spiegano meglio i risultati. I loro intervalli si ottengono ricampionando 500 volte le distribuzioni, ognuna con tutte le sue partite. Con meno di 30 distribuzioni si ricampionano anche le singole partite, e vale l’intervallo più ampio. Le quote hanno intervalli di Wilson, calcolati con il numero effettivo di partite indipendenti.
arena-data = Tutte le cifre e ogni partita:
