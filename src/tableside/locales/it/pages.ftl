### Parole delle pagine nel browser.

## Senza risposta
net-no-answer = Impossibile raggiungere il server. Controlla la connessione e riprova.
net-odd-answer = Il server ha risposto in modo inatteso. Riprova fra poco.
bye-revoked = Non hai più accesso a questo tavolo.
bye-stopping = Il server si sta riavviando.
bye-slow = La connessione era troppo lenta.
bye-again = La connessione è stata chiusa.

## Nomi
guest-name = { $last } { $first }
guest-first = Allegra, Croccante, Dolce, Dorata, Fresca, Frizzante, Piccante, Rapida, Saporita, Svelta, Vivace
guest-last = Albicocca, Cannella, Carota, Cipolla, Ciliegia, Focaccia, Lenticchia, Mandorla, Oliva, Polpetta, Tagliatella, Zucca
seat-open = Posto libero
seat-second = Secondo giocatore
seat-you = tu
seat-sit = Siediti qui
seat-name = Nome
seat-your-name = Il tuo nome

## Inizio
home-level = Bot
home-invite = Invita un amico
home-pass = Stesso dispositivo
home-more = Altre opzioni
home-companion = Assistente per il gioco da tavolo
home-companion-about = Timer, punteggi, prezzi e regole sul tuo telefono. Funziona offline.
home-continue = Continua
home-open = Tavoli aperti
home-open-none = Nessun tavolo aperto al momento
home-open-none-more = Apri un tavolo pubblico, così altri possono unirsi.
home-watch-none = Nessuna partita in corso al momento
home-watch-none-more = Qui compaiono le partite pubbliche.
watch-now = In corso
list-more = Mostra altro
row-open = in attesa di giocatori
row-paused = in pausa
row-now = adesso
row-deadline = scade { $when }
row-moves = { $n ->
    [0] appena iniziata
    [one] 1 mossa
   *[other] { $n } mosse
}
row-won = ha vinto { $name }
row-post = per corrispondenza
row-uploaded = file della partita
mine-running = In corso
mine-running-none = Nessuna partita in corso
mine-running-none-more = Iniziane una: contro un bot basta un clic.
mine-finished = Finite
mine-finished-none = Nessuna partita finita per ora

## Un nuovo tavolo
new-title = Nuovo tavolo: { $game }
new-seats = Giocatori
new-count = Quanti giocatori?
new-shuffle = Posti casuali
new-pace = Cadenza
new-clock = Orologio
new-more = Altro
new-public = Pubblico: chiunque può giocare o guardare
new-last-turn = Pareggio dopo il turno
new-open = Apri il tavolo
chair-me = Io
chair-open = Posto libero
chair-bot = Bot
chair-local = Stesso dispositivo
pace-none = Illimitato
pace-none-about = con calma
pace-live = Tempo reale
pace-live-about = minuti
pace-post = Per corrispondenza
pace-post-about = giorni
pace-no-limit = illimitato
pace-minutes = Minuti per giocatore
pace-increment = Incremento (secondi)
pace-move = Secondi per ogni mossa
pace-days = Giorni per ogni mossa

## Prima dell’inizio
waiting-clear = Annulla la partita
waiting-leave = Lascia il tavolo
invite-title = Invita gli amici
invite-only-here = Solo questo computer può aprire questo link. Per far giocare altri nella tua rete, avvia Tableside con `--host 0.0.0.0` (`make play HOST=0.0.0.0`).
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Link copiato
invite-share = Condividi
invite-text = Gioca con me a { $game }
invite-qr = Codice QR con il link a questo tavolo

## Al tavolo
table-failed = Impossibile aprire questo tavolo
table-your-move = Tocca a te
table-thinking = sta pensando…
table-away = offline
table-clock-of = Orologio di { $seat }
table-watching = { $n ->
    [0] Stai guardando
    [1] Stai guardando
   *[other] { $n } spettatori
}
table-against = contro { $names }
table-sounds = Suoni
table-open-log = Cronologia
table-open-talk = Chat
table-open-rules = Regole
table-open-menu = Menu
table-undo = Annulla mossa
table-undo-no = Non si può annullare: è stato pescato o rivelato qualcosa, oppure ha agito un altro giocatore.
table-hint = Suggerimento
table-hint-no = Non tocca a te.
table-hint-is = Suggerimento: { $move }
table-advice = Probabilità di vittoria (stima di { $bot })
table-advice-plain = { $bot } giocherebbe
table-advice-percent = { $n }%
table-advice-move = { $move }: { $n }% di probabilità di vittoria
table-advice-more = { $n ->
    [one] un’altra
   *[other] altre { $n }
}
table-result = Risultato
table-tip = Consiglio per la prima partita
table-offline = Connessione persa. Nuovo tentativo… La partita è al sicuro.
table-paused = La partita è in pausa.
table-resume = Riprendi
table-pause = Proponi una pausa
table-resign = Abbandona
table-resign-sure = Abbandonare la partita?
table-resign-not = Continua a giocare
table-bot-for = Fai giocare un bot per { $seat }
table-bot-plays = Un bot gioca per te.
table-take-back = Riprendi il tuo posto
table-past = Stai guardando la mossa { $n }.
table-now = Torna alla posizione attuale
motion-pause = una pausa
motion-rematch = una rivincita
motion-bot = un bot al posto di chi è uscito
motion-takeback = il ritiro di una mossa
motion-draw = il pareggio
motion-asked = { $seat-is ->
    [you] Hai proposto { $what }.
   *[other] { $seat } propone { $what }.
}
motion-waiting = In attesa di risposta: { $what }.
motion-yes = Accetta
motion-no = Rifiuta
change-sat = { $other-is ->
    [you] Ti siedi al tavolo
   *[other] { $other } si siede al tavolo
}
change-renamed = { $other-is ->
    [you] Hai un nuovo nome
   *[other] Nuovo nome al tavolo: { $other }
}
change-left = { $other-is ->
    [you] Lasci il tavolo
   *[other] { $other } lascia il tavolo
}
change-started = Comincia la partita
change-clock = L’orologio parte
change-lapsed = { $seat-is ->
    [you] Hai continuato a giocare invece di rispondere: { $what }
   *[other] { $seat } ha continuato a giocare invece di rispondere: { $what }
}
change-paused = La partita è in pausa
change-resumed = La partita riprende
change-motion = { $seat-is ->
    [you] Proponi { $what }
   *[other] { $seat } propone { $what }
}
change-refused = { $seat-is ->
    [you] Hai rifiutato { $what }
   *[other] { $seat } ha rifiutato { $what }
}
change-bot = Un bot gioca per { $other-object }
change-back = { $other-is ->
    [you] Riprendi il tuo posto
   *[other] { $other } riprende il suo posto
}
change-rematch = Rivincita concordata
change-finished = La partita è finita
notify-turn = Tocca a te
notify-tables = { $n ->
    [one] Tocca a te a un tavolo.
   *[other] Tocca a te a { $n } tavoli.
}

## La fine
end-you-won = Hai vinto!
end-you-lost = Hai perso
end-won = Vince { $seat }
end-nobody = Nessun vincitore
end-drawn = Pareggio
end-was-aborted = Partita interrotta
end-because = { $reason-id ->
    [end-points] { $winners-is ->
        [you] { $points ->
            [one] Hai raggiunto un punto.
           *[other] Hai raggiunto { $points } punti.
        }
       *[other] { $points ->
            [one] { $winners }: raggiunto un punto.
           *[other] { $winners }: raggiunti { $points } punti.
        }
    }
    [end-resigned] { $n ->
        [2] { $losers-is ->
            [you] Hai abbandonato.
           *[other] { $losers } ha abbandonato.
        }
       *[other] Tutti gli altri hanno lasciato la partita.
    }
    [end-time] { $n ->
        [2] { $losers-is ->
            [you] Hai esaurito il tempo.
           *[other] { $losers } ha esaurito il tempo.
        }
       *[other] Tutti gli altri hanno lasciato la partita.
    }
    [end-turn-limit] È stato raggiunto il limite di turni.
    [end-aborted] La partita è stata interrotta.
    [end-draw] I giocatori si sono accordati per il pareggio.
    [end-edition] Le regole sono cambiate, quindi la partita non è potuta continuare.
   *[other] { $reason }
}
end-rematch = Rivincita (a parti invertite)
end-rematch-many = Rivincita (posti a rotazione)
end-rematch-asked = In attesa degli altri…
end-to-rematch = Vai alla rivincita
end-replay = Analisi

## Cronaca e chiacchiere
log-empty = Ancora niente
log-look = Mostra questa posizione
log-older = Mosse precedenti
talk-empty = Ancora nessun messaggio
talk-empty-more = Saluta o manda un’emoji.
talk-room-players = Stai chattando con gli altri giocatori.
talk-room-watchers = Chat degli spettatori. I giocatori non la vedono.
talk-say = Messaggio
talk-send = Invia
talk-nothing = Prima scrivi un messaggio.
talk-said = { $name }: { $text }
talk-react = Reagisci
talk-reactions = Reazioni
talk-reacted = { $name }: { $reaction }
reaction-yum = Buono
reaction-clap = Complimenti
reaction-laugh = Ah ah
reaction-wow = Oh!
reaction-sad = Peccato
reaction-think = Mah…

## Rivedere
replay-of = Analisi: { $table }
replay-start = Inizio
replay-slider = Mossa
replay-first = Vai all’inizio
replay-back = Mossa precedente
replay-next = Mossa successiva
replay-last = Vai alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-moves = Mosse
replay-position = Posizione in notazione
replay-copy = Copia
replay-copy-link = Copia il link a questa mossa
replay-record = File della partita
replay-record-about = Il file della partita contiene ogni mossa e ogni pescata. Chiunque può controllare che nulla sia stato cambiato.
replay-record-running = Finché la partita è in corso, nel file manca ciò che è ancora segreto.
replay-seal = Hash (mostrato prima della prima pescata)
replay-seed = Seed (mostrato alla fine)
replay-download = Scarica
replay-verify = Verifica
study-title = Analisi del bot
study-on = Mostra che cosa giocherebbe { $bot }
study-chance = Tocca a { $seat }. Probabilità di vittoria (stima di { $bot })
study-plain = Tocca a { $seat }. { $bot } giocherebbe
study-played = giocata
study-none = La partita è finita.
copied = Copiato
verify-ok = Partita verificata
verify-bad = Verifica fallita
verify-counts = Mosse verificate: { $moves }. Pescate verificate: { $draws }.
verify-until = Valida fino alla mossa { $moves }.
verify-nothing = Non è stato possibile verificare nessuna mossa.
verify-sealed = Il seed corrisponde all’hash e ogni pescata viene dal seed.
verify-unsealed = Il seed non è ancora pubblico, quindi le pescate non si possono verificare.
records-title = Apri un file di partita
records-about = Un file di partita contiene una partita intera. Ripercorrila mossa per mossa o controlla che sia autentica.
records-choose = Scegli un file o trascinalo qui
records-first = Prima scegli un file.
records-look = Apri

## Regole
rules-title = Regole: { $game }
rules-which = Gioco
rules-search = Cerca nelle regole
rules-search-example-burger-joint = pubblicità, BJ-5.2…
rules-search-example-rival-restaurants = baratto, RR-4.2…
rules-contents = Indice
rules-also = { $n ->
    [one] Anche una regola in { $game }
   *[other] Anche { $n } regole in { $game }
}
rules-none = Nessuna regola trovata
rules-none-more = Prova con un’altra parola o con il numero di una regola.

## Impostazioni
set-you = Profilo
set-name-hint = Gli altri giocatori vedono questo nome. Le partite in corso mantengono quello vecchio.
set-webhook = Webhook
set-webhook-about = Per le partite per corrispondenza: manda un messaggio al telefono o a un tuo programma quando tocca a te.
set-webhook-address = Indirizzo del webhook
set-webhook-hint = Va bene anche un indirizzo ntfy. Lascia vuoto per disattivarlo.
set-save = Salva
set-saved = Salvato
set-name-saved = Ora ti chiami { $name }.
set-look = Aspetto e suoni
set-still = Riduci le animazioni
set-play = Gioco
set-forced = Gioca in automatico le mosse obbligate
set-keys = Scorciatoie da tastiera
set-tips = Consigli per la prima partita
set-notify = Avvisami quando tocca a me e questa scheda è in secondo piano
set-notify-none = Le notifiche funzionano solo via https.
set-notify-denied = Il browser blocca le notifiche
set-notify-denied-more = Consentile per questo sito nelle impostazioni del browser.
set-forget = Elimina il profilo ospite
set-forget-more = I tuoi posti appartengono al profilo ospite di questo browser. Se lo elimini, ricominci come nuovo ospite.
set-forget-do = Elimina
set-forgotten = Profilo ospite eliminato

## Informazioni
about-fair = Equità verificabile
about-fair-more = Prima della prima pescata il server mostra un hash, alla fine il seed. Con entrambi chiunque può controllare ogni pescata: in “Analisi” o con `tableside verify`.
about-host = Sul tuo server
about-host-more = Il primo comando serve solo questo computer, il secondo tutta la tua rete:
about-host-proxy = Dietro un server web con https, indica l’indirizzo pubblico con `--public-url`.
about-build = Per sviluppatori
about-build-more = Tutto ciò che fa questa pagina lo può fare anche un programma. L’API:
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
set-warn-end = Avvisami prima di terminare un turno se posso ancora comprare qualcosa
replay-secret = scelta segreta
table-advice-equal = { $bot } non vede differenze. Probabilità di vittoria di ogni mossa: circa { $n }%
study-equal = Tocca a { $seat }. { $bot } non vede differenze. Probabilità di vittoria di ogni mossa: circa { $n }%
