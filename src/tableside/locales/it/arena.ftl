# L’arena: il comando, gli errori e il rapporto.

cmd-arena = fa giocare i bot l’uno contro l’altro e li valuta
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,mio_modulo:MioBot --report mio-rapporto
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = i bot, per nome o come modulo:Classe; lo stesso due volte gioca contro sé stesso
arg-arena-games = quante partite gioca ogni coppia, arrotondate a rotazioni intere dei posti (100)
arg-arena-seats = quanti siedono a un tavolo, dove il gioco lascia scegliere (4)
arg-arena-tables = con più di due posti: un bot contro un tavolo di un altro (lone), o tutti insieme (mixed)
arg-arena-jobs = quanti processi giocano; 1 gioca in questo processo
arg-arena-backend = gioca su questa macchina, o con Ray (il cluster di RAY_ADDRESS, o uno locale)
arg-arena-seconds = un bot che pensa più a lungo a una mossa perde la partita
arg-arena-report = scrive qui il rapporto e le partite finite; dopo un’interruzione lo stesso comando riprende da lì
arg-arena-resume = conserva le partite finite in questo file, e riprende da lì
arg-folder-name = CARTELLA

err-arena-bots = Un’arena vuole almeno due bot, non { $n }.
err-arena-tables = Non ci sono tavoli “{ $name }”. Ci sono { $known }.
err-arena-backend = Non c’è un backend “{ $name }”. Ci sono { $known }.
err-arena-no-ray = Ray non è installato: pip install "tableside[cluster]".
err-journal-none = “{ $name }” non è il diario di un’arena.
err-journal-line = “{ $name }”, riga { $n }, non è una partita finita: { $why }
err-journal-other = “{ $name }” è il diario di un’altra arena ({ $what }: là { $there }, qui { $here }). Scegli un altro posto, o toglilo.
err-journal-busy = “{ $name }” è in uso da un’altra arena.

end-bot-failed = un bot ha fallito
end-stopped = fermata dopo troppe decisioni

arena-playing = Si gioca
arena-resumed = { $n } partite su { $total } erano già giocate.
arena-title = { $game }: { $n } partite su { $deals } distribuzioni, seme { $seed }
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
arena-failures = { $n ->
    [one] Un errore:
   *[other] { $n } errori:
}
arena-failure-line = partita { $n }, { $bot }: { $kind } – { $why }
arena-failure-crash = è andato in errore
arena-failure-illegal = mossa non permessa
arena-failure-late = troppo tardi
arena-failure-absent = non si è potuto creare
arena-failure-died = ha chiuso il suo processo
arena-failure-rules = le regole sono andate in errore
arena-report-at = Rapporto: { $path }
