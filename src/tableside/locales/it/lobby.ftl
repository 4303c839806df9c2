# Il tavolo prima della partita, gli inviti e ciò che i giocatori concordano.

## Prima della partita: il tavolo e l’invito
lobby-host = Prepara il tavolo
lobby-seated = In attesa dell’inizio
lobby-invites = { $name } ti invita a giocare a { $game }
lobby-invited = Ti invitano a giocare a { $game }
lobby-full = Tutti i posti sono occupati. Resta qui per guardare.
lobby-join = Partecipa
lobby-no-thanks = No, grazie
lobby-players = Giocatori
lobby-rules = Regole
lobby-clock = Orologio
lobby-hints = Suggerimenti
lobby-hints-on = permessi
lobby-hints-off = disattivati
lobby-usual-rules = regole standard
lobby-seats = Posti
lobby-taken = { $n } posti occupati su { $of }
lobby-waiting = in attesa di un giocatore…
lobby-here = qui
lobby-not-here = ora non è qui
lobby-seat-is = Chi gioca: { $title }
lobby-bot = Bot: { $name }
lobby-add-open = Aggiungi un posto libero
lobby-add-bot = Aggiungi un bot
lobby-remove = Togli il posto { $n }
lobby-free = Rimuovi { $name } dal tavolo
lobby-autostart = Comincia appena tutti i posti sono occupati
lobby-public = Pubblico: chiunque può giocare o guardare
lobby-allow-hints = Permetti i suggerimenti
lobby-hints-about = Nelle partite tra persone i suggerimenti sono disattivati, a meno che tu non li permetta qui.
lobby-start = Comincia in { $n }
lobby-start-now = Comincia la partita
lobby-start-few = Servono almeno { $n } giocatori.
lobby-with-bot = Gioca invece contro un bot
lobby-with-bots = Riempi i posti liberi con dei bot
lobby-empty-go = I posti ancora liberi spariscono quando cominci.
lobby-wait-host = { $name } darà inizio alla partita.
lobby-wait-start = La partita sta per cominciare.
lobby-wait-full = Si comincia quando tutti i posti sono occupati.
lobby-invite-about = Manda questo link o fai inquadrare il codice.

## Gli orologi a parole
clock-none = senza orologio
clock-game = { $n ->
    [one] un minuto a giocatore
   *[other] { $n } minuti a giocatore
}
clock-seconds = { $n } secondi a giocatore
clock-increment = più { $n } secondi a mossa
clock-move = al massimo { $n } secondi a mossa
clock-post = { $n ->
    [one] un giorno a mossa
   *[other] { $n } giorni a mossa
}
clock-waits = L’orologio parte quando tutti hanno visto il tavolo. Si aspetta ancora: { $names }.

## Ritirare, interrompere, pareggiare
takeback-open = Ritira mossa
takeback-title = Ritirare una mossa
takeback-which = Quale?
takeback-luck = Si ritira anche tutto ciò che è seguito. Ciò che è stato pescato nel frattempo si pesca di nuovo, e ciò che si è visto resta visto. Nessuno riavrà il tempo speso.
takeback-steps = { $n ->
    [one] solo questa mossa
   *[other] { $n } mosse in tutto
}
takeback-others = Tutte le altre persone al tavolo devono essere d’accordo. I bot lo sono sempre.
takeback-ask = Chiedi
takeback-do = Ritira
takeback-cancel = Lascia stare
takeback-asked = { $n ->
    [one] { $seat } chiede di ritirare “{ $move }”. Si pescherà di nuovo.
   *[other] { $seat } chiede di ritirare { $n } mosse, da “{ $move }” in poi. Si pescherà di nuovo.
}
takeback-a-move = una mossa
motion-withdraw = Ritira la richiesta
motion-play-on = Continuare a giocare vuol dire no.
table-abort = Interrompi la partita
table-abort-sure = Interrompere senza risultato?
table-draw = Proponi il pareggio
table-hints-off = A questo tavolo i suggerimenti sono disattivati perché giocano più persone.
new-hints = Permetti i suggerimenti anche tra persone
