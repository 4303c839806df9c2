### Quello che dice il server: rifiuti e notifiche.

err-abort-late = Troppo tardi per interrompere: ha già giocato un secondo giocatore. Puoi ancora abbandonare.
err-address-bot-tables = Dalla tua rete sono aperte troppe partite con i bot (al massimo { $n }). Riprova tra qualche minuto.
err-advice-busy = Troppe persone nella tua rete stanno aspettando un suggerimento. Riprova tra un momento.
err-players-only = Possono farlo solo i giocatori di questa partita.
err-reviews-waiting = Troppe partite aspettano la loro analisi. Riprova tra qualche minuto.
err-advice-waiting = Il bot sta ancora pensando alle tue ultime domande. Aspetta una risposta e poi chiedi di nuovo.
err-bot-tables = Hai troppe partite con i bot aperte (al massimo { $n }). Finiscine una. Oppure chiudi la sua pagina e riprova tra due minuti.
err-check-memory = Questa partita è troppo grande per essere verificata qui.
err-check-time = { $n ->
    [one] La verifica di questa partita richiede troppo tempo: più di un secondo.
   *[other] La verifica di questa partita richiede troppo tempo: più di { $n } secondi.
  }
err-checks-full = Il server sta verificando altre partite. Riprova tra un momento.
err-checks-yours = Troppe tue partite sono in verifica nello stesso momento (al massimo { $n }). Aspetta che finiscano.
err-draw-bots = I bot non accettano il pareggio.
err-game-too-long = Questa partita è troppo lunga per l’analisi: più di { $n } MB.
err-hello-first = Prima invia “hello”: il server non conosce ancora questa connessione.
err-host-bot-tables = Chi ha aperto questo tavolo ha troppe partite con i bot aperte (al massimo { $n }).
err-host-only = Può farlo solo il giocatore che ha aperto il tavolo.
err-internal = Qualcosa è andato storto sul server. Non è cambiato nulla. Riprova.
err-me-twice = Puoi occupare un solo posto. Gli altri possono giocare sullo stesso dispositivo.
err-misread = Impossibile leggere questa richiesta: { $why }
err-field-empty = “{ $field }” non può essere vuoto.
err-field-kind = “{ $field }” deve essere { $kind }.
err-field-least = “{ $field }” deve essere almeno { $n }.
err-field-long = { $n ->
    [one] “{ $field }” può avere al massimo un carattere.
   *[other] “{ $field }” può avere al massimo { $n } caratteri.
}
err-field-missing = Manca “{ $field }”.
err-field-most = “{ $field }” può essere al massimo { $n }.
err-field-short = { $n ->
    [one] “{ $field }” deve avere almeno un carattere.
   *[other] “{ $field }” deve avere almeno { $n } caratteri.
}
err-field-unknown = Campo sconosciuto “{ $field }”.
err-field-value = “{ $value }” non è un valore valido per “{ $field }”.
err-hints-off = A questo tavolo i suggerimenti sono disattivati perché giocano più persone.
err-host-seat = Quello è il tuo posto.
err-motion-changed = La richiesta è cambiata. Leggila di nuovo.
json-str = un testo
json-object = un oggetto con campi
json-int = un numero intero
json-float = un numero
json-bool = true o false
json-array = una lista
err-name = Il tuo nome deve avere almeno un carattere visibile.
err-no-motion = Nessuno l’ha proposto.
err-no-page = A questo indirizzo non c’è nulla.
err-no-person = Al posto { $n } non gioca una persona.
err-no-such-line = A questo tavolo non c’è la riga { $n }.
err-no-table = Questo tavolo non esiste, oppure è privato. Chiedi un link d’invito.
err-nobody-asked = A quel punto non tocca a nessuno.
err-not-asked = Non tocca a te, quindi non c’è nessun suggerimento.
err-not-at-table = Non stai giocando a questo tavolo.
err-not-over = La partita non è ancora finita.
err-not-paused = La partita non è in pausa.
err-not-started = La partita non è ancora iniziata.
err-not-your-seat = Il posto { $n } non è tuo.
err-nothing-said = Prima scrivi un messaggio.
err-option-file = { $where }: indica i dati stessi. Qui non si può usare il nome di un file.
err-options-big = Queste opzioni sono troppo grandi (al massimo { $n } kB).
err-origin = Questa richiesta veniva da un altro sito ed è stata bloccata.
err-own-seat = Non puoi votare sul tuo posto.
err-paused = La partita è in pausa. Riprendila per continuare a giocare.
err-protocol-version = Questo server usa la versione { $known } del protocollo, non la { $n }. Ricarica la pagina.
err-question-over = La partita è andata avanti. La tua mossa non è stata giocata.
err-record-long = Questa partita ha troppe mosse per essere salvata qui (al massimo { $n }).
err-record-unfinished = Qui puoi aprire solo una partita finita con il suo seed. “tableside replay” mostra anche le altre.
err-rematch-made = La rivincita è già pronta.
err-seat-taken = Quel posto è occupato. Scegline un altro o guarda.
err-seed-chosen = Il seed si può scegliere solo su un server di prova. Non indicarlo.
err-session = Prima scegli un nome.
err-stale = Questa pagina non è aggiornata. Ricarica il tavolo.
err-started = La partita è già iniziata.
err-still-here = { $seat } è qui e può giocare.
err-stopping = Il server si sta riavviando. La tua partita è al sicuro. Riprova tra un momento.
err-storage = Il server ora non può salvare, quindi non è cambiato nulla. Riprova tra un momento.
err-table-move = I giocatori non possono giocare { $move }.
err-table-moved-on = La partita è andata avanti. Guarda il tavolo e ripeti la mossa.
err-too-big = È troppo grande (al massimo { $n }).
err-too-fast = { $n ->
    [one] Troppo veloce. Aspetta un secondo.
   *[other] Troppo veloce. Aspetta { $n } secondi.
  }
err-webhook = Un webhook deve essere un indirizzo http o https raggiungibile da internet.

notify-your-turn-title = Tocca a te: { $game }
notify-your-turn = Tocca a te in { $game } con { $rivals }.

## Il comando
serve-address-name = INDIRIZZO
serve-folder-name = CARTELLA
serve-number-name = N
serve-host = indirizzo su cui ascoltare (0.0.0.0: tutti; predefinito: %(default)s)
serve-port = porta su cui ascoltare (0: una libera qualsiasi; predefinita: %(default)s)
serve-data = cartella per partite e chiavi (predefinita: %(default)s)
serve-log-level = quanto scrivere nel log, un oggetto JSON per riga (predefinito: info; in un terminale: warning)
serve-open = apre il browser
serve-public-url = indirizzo pubblico, se Tableside è dietro un proxy
serve-bot-delay = secondi che un bot aspetta prima di muovere (predefinito: %(default)s)
serve-bot-workers = numero di processi per i bot, più uno di riserva (predefinito: uno per processore, qui %(default)s)
serve-check-workers = numero di processi che verificano e rigiocano le partite (predefinito: %(default)s)
serve-limits = fattore dei limiti di frequenza (0: nessun limite; predefinito: %(default)s)
serve-private-webhooks = i webhook possono chiamare indirizzi della tua rete
serve-proxy = proxy fidati: valgono i loro X-Forwarded-For e X-Forwarded-Proto (predefinito: %(default)s)
serve-at = Tableside è attivo su { $address }
serve-only-here = Solo questo computer può aprirlo. Per gli altri nella tua rete: tableside serve --host 0.0.0.0 (oppure: make play HOST=0.0.0.0)
serve-elsewhere = Per gli altri nella tua rete: { $address }
serve-stop = Premi Ctrl-C per fermarlo.
serve-cannot-listen = impossibile ascoltare su { $host } porta { $port }: { $why }
serve-disk-full = Il disco è pieno: Tableside non può scrivere in { $folder }. Libera almeno 1 MB e riavvia.
serve-port-taken = la porta { $port } su { $host } è occupata, forse da un altro server Tableside; scegline un’altra con --port (make play PORT=…)
serve-chosen-seeds = TABLESIDE_CHOSEN_SEEDS è attivo: i giocatori possono scegliere i seed. Solo per le prove.
err-no-first-game = Per questo gioco non c’è una prima partita guidata: { $game }.
err-seat-changed = Ora lì siede qualcun altro. Non è cambiato nulla.

err-companion-kind = Questa non è un’azione di un assistente.
err-no-companion = Questo assistente non esiste o non è più condiviso.
err-companions-many = Condividi già { $n } assistenti. Prima smetti di condividerne uno.
err-companion-full = Questo assistente è pieno. Inizia una nuova partita.
err-companion-watch = Qui puoi solo guardare. Chiedi il permesso a chi lo condivide.
err-companion-owner = Può farlo solo chi condivide questo assistente.
err-companion-phone = Questo telefono non è qui.
