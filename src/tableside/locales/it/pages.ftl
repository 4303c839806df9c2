### Parole delle pagine nel browser.

## Senza risposta
net-no-answer = Il server non risponde. Controlla la connessione e riprova.
net-odd-answer = Il server ha dato una risposta che non capiamo. Riprova fra poco.
bye-revoked = Questo tavolo non è più aperto per te.
bye-stopping = Il server si sta riavviando.
bye-slow = La connessione era troppo lenta.
bye-again = La connessione è stata chiusa.

## Nomi
guest-name = { $last } { $first }
guest-first = Allegra, Croccante, Dolce, Dorata, Fresca, Frizzante, Piccante, Rapida, Saporita, Svelta, Vivace
guest-last = Albicocca, Cannella, Carota, Cipolla, Ciliegia, Focaccia, Lenticchia, Mandorla, Oliva, Polpetta, Tagliatella, Zucca
seat-open = Sedia libera
seat-second = Seconda persona
seat-you = tu
seat-sit = Siediti qui
seat-sit-down = Siediti e gioca
seat-waiting = si attende …
seat-name = Nome
seat-your-name = Il tuo nome

## Inizio
home-level = Bot
home-invite = Invita qualcuno
home-pass = Sullo stesso dispositivo
home-more = Altre scelte
home-continue = Continua a giocare
home-open = Tavoli aperti
home-open-none = Ora non aspetta nessuno
home-open-none-more = Apri un tavolo pubblico: forse qualcuno si siede.
home-watch-none = Nessuna partita pubblica in corso
home-watch-none-more = Qui si guardano le partite dei tavoli pubblici.
watch-now = In corso
list-more = Mostra altro
row-open = aspetta giocatori
row-paused = in pausa
row-now = adesso
row-deadline = scade { $when }
row-moves = { $n ->
    [0] appena iniziata
    [one] una mossa
   *[other] { $n } mosse
}
row-won = ha vinto { $name }
row-post = per posta
row-uploaded = registrazione
mine-running = In corso
mine-running-none = Nessuna partita in corso
mine-running-none-more = Cominciane una: contro un bot basta un clic.
mine-finished = Finite
mine-finished-none = Ancora nessuna partita finita

## Un nuovo tavolo
new-title = Nuovo tavolo: { $game }
new-seats = Chi siede
new-count = Quanti giocano?
new-shuffle = Sorteggia i posti
new-pace = Ritmo
new-clock = Orologio
new-more = Altro
new-public = Pubblico: chiunque può giocare o guardare
new-last-turn = Pareggio dopo tanti turni
new-open = Apri il tavolo
chair-me = Io
chair-open = Chi viene
chair-bot = Bot
chair-local = Su questo dispositivo
pace-none = Senza orologio
pace-none-about = con calma
pace-live = Dal vivo
pace-live-about = minuti
pace-post = Per posta
pace-post-about = giorni
pace-no-limit = senza limite
pace-minutes = Minuti per la partita
pace-increment = Secondi in più dopo ogni mossa
pace-move = Secondi per ogni mossa
pace-days = Giorni per ogni mossa

## Prima dell’inizio
waiting-title = Si aspettano gli altri
waiting-join = C’è una sedia per te
waiting-with-bot = Comincia con un bot
waiting-clear = Sparecchia il tavolo
waiting-leave = Alzati
invite-title = Invita qualcuno
invite-about = Manda questo link, o fai leggere il codice. La partita comincia quando si siede.
invite-only-here = Solo questo computer può aprire questo link. Gli altri nella tua rete possono se Tableside parte con `--host 0.0.0.0` (`make play HOST=0.0.0.0`).
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Link copiato
invite-share = Condividi
invite-text = Siediti con me: { $game }
invite-qr = Il link a questo tavolo come codice QR

## Al tavolo
table-failed = Questo tavolo non si può mostrare
table-your-move = Tocca a te
table-thinking = pensa …
table-away = non in linea
table-clock-of = Orologio di { $seat }
table-watching = { $n ->
    [0] Stai guardando
    [1] Stai guardando
   *[other] { $n } persone guardano
}
table-against = contro { $names }
table-sounds = Suoni
table-open-log = Che cosa è successo
table-open-talk = Chiacchiere
table-open-rules = Regole
table-open-menu = Menu
table-undo = Annulla
table-undo-no = Niente da annullare: qualcosa è stato pescato, mostrato o fatto da altri.
table-hint = Consiglio
table-hint-no = Non tocca a te.
table-hint-is = Consiglio: { $move }
table-advice = Probabilità di vittoria (stima di { $bot })
table-advice-plain = Consiglio di { $bot }
table-advice-percent = { $n }%
table-advice-move = { $move }: { $n }% di probabilità di vittoria
table-advice-more = { $n ->
    [one] un’altra
   *[other] altre { $n }
}
table-result = Risultato
table-tip = Un consiglio per la prima partita
table-offline = La linea è caduta. Nuovo tentativo … Nulla va perso.
table-paused = Il tavolo è in pausa.
table-resume = Riprendi
table-pause = Chiedi una pausa
table-resign = Abbandona
table-resign-sure = Abbandonare davvero?
table-resign-not = Continua a giocare
table-bot-for = Fai giocare un bot per { $seat }
table-bot-plays = Un bot gioca per te.
table-take-back = Riprendi il posto
table-past = Stai guardando la mossa { $n }.
table-now = Torna adesso
motion-pause = una pausa
motion-rematch = la rivincita
motion-bot = un bot per chi è andato via
motion-asked = { $seat } chiede { $what }.
motion-waiting = Si attende risposta: { $what }.
motion-yes = D’accordo
motion-no = No
change-sat = { $other } si siede
change-renamed = Un nuovo nome al tavolo: { $other }
change-left = { $other } si alza
change-started = La partita comincia
change-paused = Il tavolo è in pausa
change-resumed = La partita riprende
change-motion = { $seat } chiede { $what }
change-refused = { $seat } dice di no: { $what }
change-bot = Un bot gioca per { $other }
change-back = { $other } è tornato
change-rematch = Ci sarà la rivincita
change-finished = La partita è finita
notify-turn = Tocca a te
notify-tables = { $n ->
    [one] Un tavolo ti aspetta.
   *[other] { $n } tavoli ti aspettano.
}

## La fine
end-you-won = Hai vinto!
end-you-lost = Hai perso
end-won = Vince { $seat }
end-nobody = Non vince nessuno
end-because = Perché: { $reason }.
end-rematch = Rivincita, lati scambiati
end-rematch-many = Rivincita, tutti avanti di un posto
end-rematch-asked = Si aspettano gli altri
end-to-rematch = Alla rivincita
end-replay = Rivedi

## Cronaca e chiacchiere
log-empty = Non è ancora successo nulla
log-look = Mostra questo momento
log-older = Mosse precedenti
talk-empty = Che silenzio
talk-empty-more = Saluta, o manda una faccia.
talk-room-players = Parli con chi gioca.
talk-room-watchers = Parli con chi guarda; chi gioca non sente.
talk-say = Di’ qualcosa
talk-send = Invia
talk-nothing = Prima scrivi qualcosa.
talk-said = { $name } dice: { $text }
talk-react = Reagisci
talk-reactions = Facce
talk-reacted = { $name }: { $reaction }
reaction-yum = Buono
reaction-clap = Bravo
reaction-laugh = Ah ah
reaction-wow = Oh!
reaction-sad = Peccato
reaction-think = Mah …

## Rivedere
replay-of = Rivedi: { $table }
replay-start = L’inizio
replay-slider = Mossa
replay-first = All’inizio
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Ferma
replay-moves = Mosse
replay-position = La posizione in notazione
replay-copy = Copia
replay-copy-link = Copia il link a questa mossa
replay-record = Registrazione
replay-record-about = La registrazione contiene ogni mossa e ogni pesca. Chiunque può controllare che nessuna sia stata cambiata.
replay-record-running = Finché si gioca, nella registrazione manca ciò che è ancora segreto.
replay-seal = Sigillo, mostrato prima della prima pesca
replay-seed = Seme, mostrato alla fine
replay-download = Scarica
replay-verify = Verifica
study-title = Analisi
study-on = Mostra che cosa giocherebbe “{ $bot }”
study-chance = Tocca a { $seat }: probabilità di vittoria, secondo { $bot }
study-plain = Tocca a { $seat }: { $bot } giocherebbe
study-played = giocata
study-none = Qui non tocca a nessuno.
copied = Copiato
verify-ok = Tutto torna
verify-bad = Qualcosa non torna
verify-counts = Controllate { $moves } mosse e { $draws } pesche.
verify-until = Fino a lì { $moves ->
    [one] una mossa era giusta
   *[other] { $moves } mosse erano giuste
}.
verify-nothing = Nessuna mossa si è potuta verificare.
verify-sealed = Il seme corrisponde al sigillo, e ogni pesca viene dal seme.
verify-unsealed = Il seme non è noto, perciò le pesche non si possono controllare.
records-title = Apri una registrazione
records-about = Una registrazione è un file con un’intera partita. Guardala qui mossa per mossa, o controlla se è giusta.
records-choose = Scegli un file, o lascialo qui
records-first = Prima scegli un file.
records-look = Guardala

## Regole
rules-title = Regole: { $game }
rules-which = Quale gioco
rules-search = Cerca nelle regole
rules-search-example-burger-joint = pubblicità, BJ-5.2 …
rules-search-example-rival-restaurants = baratto, RR-4.2 …
rules-contents = Indice
rules-also = { $n ->
    [one] Anche una regola in { $game }
   *[other] Anche { $n } regole in { $game }
}
rules-none = Nessuna regola lo dice
rules-none-more = Prova un’altra parola, o il numero di una regola.

## Impostazioni
set-you = Tu
set-name-hint = Così ti vedono gli altri; una partita iniziata conserva il nome con cui è iniziata.
set-webhook = Webhook
set-webhook-about = Per le partite per posta: un messaggio al telefono o a un tuo programma quando tocca a te.
set-webhook-address = Indirizzo del webhook
set-webhook-hint = Può essere un indirizzo ntfy. Vuoto: nessuno.
set-save = Salva
set-saved = Salvato
set-name-saved = Ora ti chiami { $name }.
set-look = Immagine e suono
set-still = Meno movimento
set-play = Gioco
set-forced = Gioca da sé le mosse senza scelta
set-keys = I tasti singoli giocano
set-tips = Consigli per la prima partita
set-notify = Avvisami quando tocca a me e guardo altrove
set-notify-none = Gli avvisi richiedono una pagina via https.
set-notify-denied = Il browser non permette avvisi
set-notify-denied-more = Puoi permetterli nelle impostazioni del browser per questa pagina.
set-forget = Lascia questo browser
set-forget-more = I tuoi posti restano tuoi finché questo browser ti conosce. Poi ricominci come nuovo ospite.
set-forget-do = Dimenticami qui
set-forgotten = Questo browser ti ha dimenticato

## Informazioni
about-fair = Onestà dimostrabile
about-fair-more = Prima della prima pesca il server mostra un sigillo, alla fine il seme. Con entrambi chiunque controlla ogni pesca: in “Rivedi”, o con `tableside verify`.
about-host = A casa
about-host-more = Il primo comando serve questo computer, il secondo tutta la casa:
about-host-proxy = Dietro un server web con https, `--public-url` dice a quale indirizzo arriva la gente.
about-build = Costruirci sopra
about-build-more = Ciò che fa questa pagina lo può fare anche un programma. L’interfaccia:
about-keys = Tastiera
about-keys-more = Premi ? al tavolo per vedere le scorciatoie da tastiera.

## Keyboard shortcuts
keys-title = Scorciatoie da tastiera
keys-enter = Premi il pulsante principale
keys-undo = Annulla mossa
keys-hint = Suggerimento
keys-log = Cronologia
keys-chat = Chat
keys-rules = Regole
keys-this = Questo elenco
keys-off = Puoi disattivare le scorciatoie nelle impostazioni.
set-warn-end = Avvisami prima di finire un turno se posso ancora comprare
replay-secret = scelta segreta
table-advice-equal = { $bot } non vede differenze: ogni mossa vince circa nel { $n }% dei casi
study-equal = Tocca a { $seat }: { $bot } non vede differenze, ogni mossa vince circa nel { $n }% dei casi
