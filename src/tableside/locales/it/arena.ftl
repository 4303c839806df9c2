# L’arena: il comando, gli errori e il rapporto.

cmd-arena = fa giocare i bot l’uno contro l’altro e li valuta
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,mio_modulo:MioBot --report mio-rapporto
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = i bot, per nome o come modulo:Classe; lo stesso due volte gioca contro sé stesso
arg-arena-games = quante partite gioca ogni formazione (lone: un bot fra altri, quindi il doppio per ogni coppia), in rotazioni intere dei posti (100)
arg-arena-seats = quanti siedono a un tavolo, dove il gioco lascia scegliere (4)
arg-arena-tables = con più di due posti: un bot contro un tavolo di un altro (lone, se non si dice altro), o tutti insieme (mixed)
arg-arena-jobs = quanti processi giocano (uno per core, almeno 2); 1 gioca in questo processo
arg-arena-backend = gioca su questa macchina, o con Ray (il cluster di RAY_ADDRESS, o uno locale)
arg-arena-seconds = un bot che pensa più a lungo a una mossa perde la partita (nessun limite)
arg-arena-report = scrive qui il rapporto e le partite finite; dopo un’interruzione lo stesso comando riprende da lì
arg-arena-resume = conserva le partite finite in questo file, e riprende da lì
arg-folder-name = CARTELLA

err-arena-bots = Un’arena vuole almeno due bot, non { $n }.
err-arena-tables = Non ci sono tavoli “{ $name }”. A disposizione: { $known }.
err-arena-backend = Non c’è un backend “{ $name }”. A disposizione: { $known }.
err-arena-no-ray = Ray non è installato: pip install "tableside[cluster]".
err-arena-ray-address = RAY_ADDRESS deve essere auto, host:port oppure ray://host:port, non “{ $name }”.
err-arena-ray-none = RAY_ADDRESS è auto, ma su questa macchina non c’è nessun cluster Ray in funzione.
err-arena-ray-away = Il cluster Ray di RAY_ADDRESS “{ $name }” non si può raggiungere: { $why }.
err-arena-path = “{ $where }” vuole un nome, ma è vuoto: manca una variabile della shell?
err-arena-folder = “{ $name }” contiene { $files }, che nessuna arena ha scritto e che il rapporto sostituirebbe. Scegli un’altra cartella.
err-journal-none = “{ $name }” non è il diario di un’arena.
err-journal-line = “{ $name }”, riga { $n }, non è una partita finita: { $why }
arena-line-foreign = non è la partita con questo numero in questa arena
arena-line-torn = non parla di ogni posto del tavolo
err-journal-other = “{ $name }” è il diario di un’altra arena ({ $what }: là { $there }, qui { $here }). Scegli un altro posto, o toglilo.
arena-code = codice di regole e bot
err-journal-busy = “{ $name }” è in uso da un’altra arena.

end-bot-failed = un bot ha fallito
end-stopped = fermata dopo troppe decisioni

arena-playing = Si gioca
arena-resumed = { $n } partite su { $total } erano già giocate.
arena-stopped = Fermato. Le partite finite sono in { $path }; lo stesso comando riprende.
arena-stopped-unkept = Fermato. Le partite di questa arena non si conservano; con --report o --resume lo stesso comando riprenderebbe.
arena-title = { $game }: { $n } partite { $deals }, seme { $seed }
arena-column-rating = punteggio
arena-column-interval = 95 %
arena-column-wins = vittorie
arena-column-ms = ms/mossa
arena-column-failures = errori
arena-cross-duels = Vittorie in % (riga contro colonna)
arena-cross-lone = Vittorie in % (uno della riga contro { $seats } della colonna)
arena-cross-mixed = Davanti in % (riga a colonna, allo stesso tavolo)
arena-seat-line = { $seat } vince { $share }
arena-length-turns = { $mean } turni a partita
arena-length-days = { $mean } giorni a partita
arena-race = In testa si cambia { $leads } volte a partita; { $margin } punti tra primo e secondo
arena-failures = { $n ->
    [one] Un errore:
   *[other] { $n } errori:
}
arena-failure-line = { $bot }: { $kind } – { $why } { $n ->
    [one] (partita { $first })
   *[other] ({ $n } volte, la prima nella partita { $first })
}
arena-failures-more = { $n ->
    [one] Un altro tipo non si mostra; --json e --report dicono ogni errore.
   *[other] Altri { $n } tipi non si mostrano; --json e --report dicono ogni errore.
}
arena-failure-crash = è andato in errore
arena-failure-illegal = mossa non permessa
arena-failure-late = troppo tardi
arena-failure-absent = non si è potuto creare
arena-failure-died = ha chiuso il suo processo
arena-failure-rules = le regole sono andate in errore
arena-report-at = Rapporto: { $path }

# Il rapporto.
arena-page-title = { $game }: rapporto dell’arena
arena-over = Rapporto dell’arena
arena-lead = Al primo posto { $bot }, con un punteggio di { $elo } (95 %: da { $low } a { $high }).
arena-lead-duels = Contro { $bot } ha vinto il { $share } ({ $reach }).
arena-lead-lone = Da solo contro { $seats } { $bot } ha vinto il { $share } ({ $reach }).
arena-lead-mixed = È arrivato davanti a { $bot } nel { $share } delle loro partite ({ $reach }).
arena-verdict-even = Niente qui si discosta dalla linea tratteggiata più di quanto spieghi il caso.
arena-verdict = Dei { $all } confrontati, { $more } hanno vinto più spesso e { $fewer } meno spesso del previsto; per puro caso sarebbero circa { $chance } in tutto.
arena-footer = Fatto da tableside arena. Le linee tratteggiate sono ciò che ci si aspettava; le barre chiare sono intervalli al 95 %.
arena-tile-games = Partite
arena-tile-length = Durata di una partita
arena-tile-race = Cambi in testa
arena-margin = { $n } punti tra primo e secondo
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
arena-who = chi
arena-sum = punti
arena-winners = chi ha vinto
arena-others = chi non ha vinto
arena-figures = Le cifre
arena-between = { $n ->
    [one] uno in mezzo a questi
   *[other] i { $n } in mezzo a questi
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
arena-h-again = Ancora lo stesso
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

arena-note-ratings = 400 punti in più vogliono dire, in due, vincere dieci volte per ogni sconfitta; la media di tutti è 1500. Il punteggio sta nella barra chiara con il 95 % di sicurezza.
arena-note-par = { $par } vorrebbe dire uguale forza; sotto c’è l’intervallo al 95 %.
arena-note-seats = Ogni bot si è seduto a ogni posto lo stesso numero di volte, con le stesse distribuzioni. Verde e rosso: più o meno di quanto spieghi il caso.
arena-note-length-turns = { $mean } turni in media, tratteggiati (mediana { $median }, nove partite su dieci da { $low } a { $high }, tutte da { $least } a { $most }), { $decisions } decisioni.
arena-note-length-days = { $mean } giorni in media, tratteggiati (mediana { $median }, nove partite su dieci da { $low } a { $high }, tutte da { $least } a { $most }), { $decisions } decisioni.
arena-ends = Come sono finite le partite: { $list }.
arena-note-points = Punti medi alla fine, per provenienza.
arena-note-growth-turns = Punti medi dopo ogni turno, di chi alla fine ha vinto e degli altri. I turni raggiunti da poche partite non ci sono.
arena-note-growth-days = Popolarità media dopo ogni giorno, di chi alla fine ha vinto e degli altri. I giorni raggiunti da poche partite non ci sono.
arena-step-turns = turno
arena-step-days = giorno
arena-note-failures = Un bot che va in errore, fa una mossa non permessa o pensa troppo a lungo perde quella partita. { $n ->
    [one] È successo una volta.
   *[other] È successo { $n } volte; gli errori uguali si dicono una volta, al massimo i { $most } più frequenti.
}
arena-note-restaurants = Quante volte ha vinto chi aveva ciascun ristorante. I ristoranti si distribuiscono a caso, quindi questo è l’equilibrio della scatola come la giocano questi bot; la linea tratteggiata è ciò che i punteggi degli stessi bot agli stessi posti rendevano probabile.
arena-note-chefs = Quante volte ha vinto chi ha cominciato con ciascuno chef. Gli chef si distribuiscono a caso, quindi questo è l’equilibrio della scatola come la giocano questi bot.
arena-note-cuisines = Quante volte ha vinto chi ha cucinato almeno una ricetta di quella cucina. Chi cucina di più vince di più: confronta le cucine tra loro, non con la linea tratteggiata.
arena-note-recipes = Quante volte ha vinto chi ha cucinato ciascuna ricetta. Chi cucina di più vince di più: confronta le ricette tra loro, non con la linea tratteggiata.
arena-note-upgrades = Quante volte ha vinto chi alla fine aveva ciascun aggiornamento. Chi è ricco se li può permettere: non è una prova che convengano.
arena-note-bistros = Quante volte ha vinto chi alla fine aveva ciascun bistrò, di entrambe le catene o di quella nominata. Chi è in testa costruisce di più: confronta i bistrò tra loro, non con la linea tratteggiata.
arena-note-diners = Quante volte ha vinto chi ha costruito ciascun ristorante (in qualunque momento, senza quelli dell’inizio).
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
arena-fact-seed = Seme
arena-fact-design = Disegno
arena-fact-rules = Regole
arena-design-duels = Duelli tutti contro tutti: ogni coppia gioca ogni distribuzione due volte, a lati scambiati.
arena-design-lone = Un bot contro { $seats } di un altro, per ogni due bot nei due versi, ogni distribuzione una volta da ogni posto.
arena-design-mixed = Tavoli misti: quanti bot diversi ci stanno, ogni distribuzione una volta in ogni rotazione dei posti.
arena-method = I punteggi sono quelli del modello di Bradley e Terry che rendono più probabili i risultati; i loro intervalli vengono dal pescare di nuovo 500 volte le distribuzioni, con tutto ciò che vi si è giocato; con meno di 30 distribuzioni si pescano anche singole partite, e vale l’intervallo più ampio. Gli intervalli delle quote sono quelli di Wilson, per tante partite indipendenti quante ne valgono quelle appaiate.
arena-data = Tutte le cifre e ogni partita:
