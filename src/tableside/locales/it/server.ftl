### Quello che dice il server: rifiuti e notifiche.

err-address-bot-tables = Dalla tua rete sono aperte troppe partite con i bot (al massimo { $n }). Riprova tra qualche minuto.
err-advice-busy = Troppe persone nella tua rete stanno aspettando un suggerimento. Riprova tra un momento.
err-advice-waiting = Il bot sta ancora pensando alle tue ultime domande. Aspetta una risposta e poi chiedi di nuovo.
err-bot-tables = Hai troppe partite con i bot aperte (al massimo { $n }). Finiscine una. Oppure chiudi la sua pagina e riprova tra due minuti.
err-check-memory = Questa partita è troppo grande per essere verificata qui.
err-check-time = { $n ->
    [one] Verificare questa partita richiede troppo tempo: più di un secondo.
   *[other] Verificare questa partita richiede troppo tempo: più di { $n } secondi.
  }
err-checks-full = Il server sta verificando altre partite. Riprova tra un momento.
err-checks-yours = Troppe tue partite in verifica nello stesso momento; al massimo { $n }. Aspetta che finiscano.
err-game-too-long = Questa partita è troppo lunga per rivederla qui: più di { $n } MB.
err-hello-first = Prima saluta: il tavolo non ti conosce ancora.
err-host-bot-tables = Chi ha aperto questo tavolo ha troppe partite con i bot aperte (al massimo { $n }).
err-host-only = Può farlo solo chi ha aperto il tavolo.
err-internal = Qualcosa è andato storto sul server. Non è cambiato nulla; riprova.
err-me-twice = Puoi occupare un solo posto come te stesso; gli altri si giocano sullo stesso dispositivo.
err-misread = Non è stato possibile leggerlo: { $why }
err-field-empty = “{ $field }” non può essere vuoto.
err-field-kind = “{ $field }” deve essere { $kind }.
err-field-least = “{ $field }” deve essere almeno { $n }.
err-field-long = “{ $field }” può avere al massimo { $n } caratteri.
err-field-missing = Manca “{ $field }”.
err-field-most = “{ $field }” può essere al massimo { $n }.
err-field-short = “{ $field }” deve avere almeno { $n } caratteri.
err-field-unknown = Un campo “{ $field }” qui non esiste.
err-field-value = “{ $value }” non è un valore di “{ $field }”.
json-str = un testo
json-object = un oggetto con campi
json-int = un numero intero
json-float = un numero
json-bool = true o false
json-array = una lista
err-name = Scegli un nome che si possa vedere.
err-no-motion = Nessuno l’ha chiesto.
err-no-page = A questo indirizzo non c’è nulla.
err-no-person = Il posto { $n } non è di una persona.
err-no-such-line = A questo tavolo non c’è la riga { $n }.
err-no-table = Questo tavolo non esiste oppure è privato: chiedi il link d’invito.
err-nobody-asked = Lì non tocca a nessuno.
err-not-asked = Non è il tuo turno, quindi non c’è nulla da consigliare.
err-not-at-table = Non siedi a questo tavolo.
err-not-over = La partita non è ancora finita.
err-not-paused = La partita non è in pausa.
err-not-started = La partita non è ancora iniziata.
err-not-your-seat = Il posto { $n } non è tuo.
err-nothing-said = Prima scrivi qualcosa.
err-option-file = { $where }: qui un’opzione porta i suoi dati con sé e non può indicare un file.
err-options-big = Queste opzioni sono troppo grandi; al massimo { $n } kB.
err-origin = Veniva dalla pagina di un altro sito e non è stato eseguito.
err-own-seat = Non puoi votare sul tuo posto.
err-paused = La partita è in pausa. Riprendila per continuare.
err-protocol-version = Questo server parla la versione { $known } del protocollo, non la { $n }. Ricarica la pagina.
err-question-over = Il gioco era già andato avanti; la tua mossa non è stata giocata.
err-record-long = Questa partita ha troppe mosse per essere conservata qui; al massimo { $n }.
err-record-unfinished = Qui si può guardare solo una partita finita, con il suo seme; “tableside replay” mostra anche le altre.
err-rematch-made = La rivincita è già pronta.
err-seat-taken = Quel posto è occupato. Cercane un altro o guarda.
err-seed-chosen = Il seme si può scegliere solo su un server di prova; lascialo fuori.
err-session = Prima scegli un nome.
err-stale = È di troppo tempo fa. Guarda il tavolo com’è adesso.
err-started = La partita è già iniziata.
err-still-here = { $seat } è qui e può giocare.
err-stopping = Il server si riavvia. La tua partita è al sicuro; riprova tra un momento.
err-storage = Il server ora non può salvare, quindi non è stato fatto nulla. Riprova tra un momento.
err-table-move = { $move } non può essere giocata da un giocatore.
err-table-moved-on = Intanto il tavolo è andato avanti. Guardalo di nuovo e ripeti la mossa.
err-too-big = È troppo grande; al massimo { $n }.
err-too-fast = { $n ->
    [one] Troppo in fretta. Aspetta un secondo.
   *[other] Troppo in fretta. Aspetta { $n } secondi.
  }
err-webhook = Un webhook deve essere un indirizzo http o https raggiungibile da internet.

notify-your-turn-title = Tocca a te: { $game }
notify-your-turn = { $game } con { $rivals } aspetta la tua mossa.

## Il comando
serve-address-name = INDIRIZZO
serve-folder-name = CARTELLA
serve-number-name = N
serve-host = indirizzo su cui ascoltare (0.0.0.0: tutti; di solito %(default)s)
serve-port = porta su cui ascoltare (0: una libera qualsiasi; di solito %(default)s)
serve-data = cartella per partite e chiavi (di solito %(default)s)
serve-log-level = quanto viene annotato nel log, un oggetto JSON per riga (di solito info, in un terminale warning)
serve-open = apre il browser
serve-public-url = indirizzo che usano le persone, dietro un proxy
serve-bot-delay = secondi in cui un bot sembra pensare (di solito %(default)s)
serve-bot-workers = processi in cui i bot pensano, più uno di riserva (di solito tanti quanti i processori, qui %(default)s)
serve-check-workers = processi che verificano e rigiocano le partite (di solito %(default)s)
serve-limits = misura dei limiti di frequenza (0: nessuno; di solito %(default)s)
serve-private-webhooks = i webhook possono chiamare indirizzi della propria rete
serve-proxy = a chi si crede per X-Forwarded-For e X-Forwarded-Proto (di solito %(default)s)
serve-at = Tableside si trova su { $address }
serve-only-here = Solo questo computer può aprirlo. Per gli altri nella tua rete: tableside serve --host 0.0.0.0 (oppure: make play HOST=0.0.0.0)
serve-elsewhere = Per gli altri nella tua rete: { $address }
serve-stop = Ctrl-C lo ferma.
serve-cannot-listen = non si può ascoltare su { $host } porta { $port }: { $why }
serve-disk-full = Il disco è pieno: in { $folder } non si può scrivere niente. Libera almeno 1 MB e riavvia.
serve-port-taken = la porta { $port } su { $host } è occupata, forse da un altro Tableside; --port ne sceglie un’altra (make play PORT=…)
serve-chosen-seeds = TABLESIDE_CHOSEN_SEEDS è attivo: si possono scegliere i semi, solo per le prove
err-no-first-game = Per questo gioco non c’è una prima partita guidata: { $game }.
