# Le parole del terminale.

help-usage = uso
help-options = opzioni
help-arguments = argomenti
help-commands = comandi
help-examples = esempi
arg-help = mostra questo aiuto
arg-lang = lingua (predefinita: quella del sistema)
arg-version = mostra la versione
arg-command-name = COMANDO
arg-game-name = GIOCO
arg-game = il gioco: { $known }
arg-options = opzioni del gioco, per esempio last_turn=50; liste e tabelle in JSON
arg-json = stampa un oggetto JSON
arg-file-name = FILE
arg-line-name = RIGA
arg-bot-name = BOT
arg-name-or-file = NOME|FILE
arg-moves-or-line = MOSSE|RIGA
arg-opponent = un bot ({ $levels }), o { $human } per una seconda persona a questa tastiera
arg-side = la tua parte, o “lot” per una casuale
arg-players = i giocatori, posto per posto: bot per nome, { $human } per una persona
arg-seed-play = un numero che rende la partita ripetibile; senza, le pescate sono segrete e verificabili
arg-seed-simulate = un numero: lo stesso seed dà le stesse partite (0)
arg-set = un set di plance per nome, o un tuo file TOML
arg-position = comincia da una posizione (vedi “tableside notation”)
arg-load = continua una partita salvata
arg-games = numero di partite (100)
arg-bots = i bot, uno per posto (predefinito: random, con meno posti possibile)
arg-max-decisions = ferma una partita dopo questo numero di decisioni ({ $n })
arg-record = un file di partita (una partita salvata)
arg-move = va a questa mossa; 0 è l’inizio
arg-notation = mosse, o una posizione su una riga; senza, spiega la notazione
arg-notation-from = gioca le mosse da questa posizione e controlla che siano valide
arg-notation-seed = un numero che decide ogni pescata
arg-rule = una sezione (5) o una regola: 5.2 per tutti i giochi, BJ-5.2 per uno; senza, tutte le regole

cmd-tableside = Due giochi da tavolo di ristoranti, nel terminale, nel browser e per i bot.
cmd-tableside-examples =
    tableside play                       gioca nel terminale
    tableside play --help                mostra tutte le opzioni
    tableside simulate --games 1000      fa giocare i bot
    tableside rules 5.2 --lang de        mostra una regola in tedesco
cmd-play = gioca nel terminale
cmd-play-examples =
    tableside play                                    chiede avversario e parte
    tableside play --opponent greedy --side lot       contro un bot, parte casuale
    tableside play --opponent human                   due persone, una tastiera
    tableside play --seed 7 --set mio-set.toml        ripetibile, con un tuo set di plance
    tableside play --load partita.json                continua una partita salvata
    tableside play rival-restaurants --players human,greedy,greedy --options edition=deluxe
cmd-serve = offre i giochi nel browser
cmd-serve-examples =
    tableside serve --open              su questo computer
    tableside serve --host 0.0.0.0      per tutta la tua rete
cmd-simulate = fa giocare ai bot molte partite e conta le vittorie
cmd-simulate-examples =
    tableside simulate burger-joint --games 10000 --bots random,random
    tableside simulate burger-joint --games 100 --seed 7 --bots greedy,random --json
    tableside simulate burger-joint --options last_turn=40
cmd-replay = ripercorre un file di partita mossa per mossa
cmd-replay-examples =
    tableside replay partita.json               le frecce vanno avanti e indietro
    tableside replay partita.json --move 40     comincia dalla mossa 40
    tableside replay partita.json | less        tutto come testo
cmd-verify = verifica ogni pescata e ogni mossa di un file di partita
cmd-verify-examples =
    tableside verify partita.json    codice 0: tutto bene; 1: file della partita errato
cmd-notation = spiega la notazione, legge mosse o una posizione
cmd-notation-examples =
    tableside notation                          tutta la notazione
    tableside notation "3K =Y / basic end"      che cosa significano queste mosse
    tableside notation "RIGA"                   disegna una posizione, o dice perché è impossibile
    tableside notation --position "RIGA" "K"    controlla se lì una mossa è valida
cmd-rules = legge le regole
cmd-rules-examples =
    tableside rules           tutte
    tableside rules 5         una sezione
    tableside rules BJ-5.2    una regola
cmd-bench = misura la velocità delle regole, a confronto con altri motori
cmd-bench-examples =
    tableside bench
    tableside bench --json

err-unknown-language = Lingua sconosciuta: “{ $name }”. Disponibili: { $known }.
err-option-number = “{ $where }” deve essere un numero intero, non “{ $text }”.
err-option-decimal = “{ $where }” deve essere un numero come 0.5, non “{ $text }”.
err-option-least = “{ $where }” deve essere almeno { $min }.
err-option-most = “{ $where }” può essere al massimo { $max }.
err-option-seconds = “{ $where }” deve essere un numero di secondi come 0.5, non “{ $text }”.
err-option-address = “{ $where }” deve essere un indirizzo che comincia con http:// o https://, non “{ $text }”.
err-option-switch = “{ $where }” deve essere on oppure off, non “{ $text }”.
err-option-pair = Scrivi un’opzione del gioco come nome=valore, non “{ $text }”.
err-option-json = “{ $where }” deve essere una lista o una tabella in JSON, come [3,3,4], non: { $text }
err-unknown-side = Parte sconosciuta: “{ $name }”. Disponibili: { $known }.
err-load-alone = --load continua una partita così come è stata salvata. Non si può combinare con { $names }.
err-load-game = { $file } è una partita di { $there }, non di { $here }.
err-players-or-opponent = Usa --players, oppure --opponent e --side, non entrambi.
err-no-sides = { $name } non ha parti tra cui scegliere. Usa --players.
err-bots-list = “{ $text }” non è un elenco di bot. Separa i nomi con virgole.
err-no-rules = Nessuna regola trovata per { $name }.
err-no-such-rule = Regola sconosciuta: “{ $name }”. Disponibili: { $known }.
err-load-seed = “{ $name }” non contiene il seed, quindi la partita non può continuare. Puoi rivederla con “tableside replay”.
term-err-required = Manca: { $what }.
term-err-unrecognised = Non riconosciuto: { $what }.
term-err-choice = Sconosciuto: “{ $what }”. Disponibili: { $known }.
term-err-value-missing = { $what } richiede un valore.
term-err-together = Non si possono combinare { $what } e { $other }.
term-err-ambiguous = { $what } può voler dire { $known }.
term-err-usage = Non riconosciuto: { $what }.
term-err-os = “{ $name }”: { $why }.
term-see-help = Vedi “{ $command } --help”.

term-argument = { $value }
term-welcome = Ti diamo il benvenuto in { $game }.
term-ask-seats = Quanti giocatori?
term-ask-people = Quanti di loro giocano a questa tastiera?
term-ask-bots = Quali bot?
term-ask-opponent = Contro chi vuoi giocare?
term-ask-side = Quale parte?
term-opponent-greedy = greedy: prende ciò che rende di più subito
term-opponent-human = una seconda persona a questa tastiera
term-side-burger = Burger (comincia)
term-side-pizza = Pizza
term-side-lot = casuale
term-choose = Numero, o Invio per { $n }:
term-prompt = La tua mossa (numero, notazione o aiuto):
term-prompt-only = Una sola mossa. Invio la gioca:
term-prompt-over = Scrivi “nuova” per giocare ancora, o premi Invio per uscire:
term-go-on = Premi Invio per continuare…
term-hand-over = Passa la tastiera a { $seat }, poi premi Invio…
term-nothing-typed = Scrivi un numero dell’elenco, una mossa in notazione o “aiuto”.
term-no-such-number = Il numero { $n } non c’è. Scegli da { $least } a { $most }.
term-stopped = “{ $move }” e tutto ciò che segue non è stato giocato:
term-played-before = Già giocate: { $moves }
term-undone = Mossa annullata.
term-undo-number = Aggiungi un numero per annullare più mosse: annulla 3.
term-hint = Suggerimento: { $move } – { $words }. { $reason }
term-chances = Probabilità di vittoria delle mosse migliori (stima di Master):
term-chance = { $bar } { $percent }%  { $move } – { $words }
term-chances-more = { $n ->
    [one] Un’altra: suggerimento { $all }
   *[other] Altre { $n }: suggerimento { $all }
}
term-hint-number = Aggiungi un numero da 1 a 999 per vedere più mosse: suggerimento 20.
term-name-file = Aggiungi il nome di un file.
term-saved = Salvata in { $file }.
term-loaded = Caricato { $file }.
term-kept = La partita è salvata in { $file }. Per continuarla: tableside play --load { $file }
term-autosave-failed = Impossibile salvare la partita in { $name }: { $why }.
term-yes = sì
term-resign-sure = Per abbandonare scrivi “{ $word } sì”.
term-result = { $seats-is ->
    [you] Hai vinto, { $scores } ({ $reason }).
    [with-you] Hanno vinto: { $seats }, { $scores } ({ $reason }).
   *[other] Vittoria: { $seats }, { $scores } ({ $reason }).
}
term-result-draw = Pareggio, { $scores } ({ $reason }).
term-seal = Hash prima della partita: { $seal }
term-seed = Seed, mostrato ora:       { $seed }
term-check = Verifica ogni pescata: tableside verify { $file }
term-over-choices = La partita è finita. Scrivi “nuova”, “cronologia”, “salva FILE” o “regole”, o premi Invio per uscire.
term-help-moves =
    Scrivi il numero di una mossa, o una o più mosse in notazione: { $example }
    Invio gioca l’unica mossa. Tab completa.

command-undo = annulla
command-undo-help = annulla la tua ultima mossa, o più d’una (annulla 3)
command-hint = suggerimento consiglio
command-hint-help = una buona mossa e perché, con le probabilità di vittoria; aggiungi un numero per vederne altre (suggerimento 20)
command-rules = regole regola
command-rules-help = le regole di questo momento, o per numero (regole 5.2)
command-save = salva
command-save-help = salva la partita in un file (salva partita.json)
command-load = carica
command-load-help = continua una partita salvata (carica partita.json)
command-log = cronologia diario
command-log-help = tutto ciò che è successo
command-moves = mosse moves
command-moves-help = tutte le mosse valide con il loro numero, o quelle di un tipo (mosse play)
command-new = nuova
command-new-help = una nuova partita con gli stessi giocatori
command-position = posizione
command-position-help = la posizione in una riga di testo
command-resign = abbandona resa
command-resign-help = abbandona la partita
command-help = aiuto ?
command-help-help = questa pagina
command-quit = esci q
command-quit-help = esci; la partita resta salvata in un file

term-simulating = Partite in corso
term-simulated = { $game }, { $n } { $n ->
    [one] partita
   *[other] partite
}, seed { $seed }
term-column-seat = posto
term-column-bot = bot
term-column-wins = vittorie
term-column-share = quota
term-column-move = mossa
term-column-meaning = significato
term-draws = Pareggi: { $n }
term-unfinished = Interrotte prima della fine: { $n }
term-pace = { $n } decisioni in { $seconds } s: { $pace } al secondo
term-compiled = Le regole erano compilate.
term-not-compiled = Le regole erano in puro Python.

term-verifying = Verifica in corso
term-verify-good = Partita verificata: { $file }
term-verify-bad = Verifica fallita: { $file }
term-verify-seal = il seed corrisponde all’hash { $seal }
term-verify-no-seed = il seed non è ancora pubblico (hash { $seal }): le pescate vengono dal file e non sono verificate
term-verify-moves = mosse valide: { $n }
term-verify-draws = pescate casuali: { $n }
term-verify-digests = posizioni corrispondenti: { $n }
term-verify-outcome = l’esito segue dalle mosse
term-verify-unfinished = la partita non è ancora finita

term-you = tu
term-clock = l’orologio
term-replay-start = Inizio (0 di { $last })
term-replay-move = Mossa { $n } di { $last }: { $seat } { $move }
term-replay-keys = ← → una mossa · Pag↑ Pag↓ dieci · Inizio Fine · numero Invio · q esce  { $typed }

term-notation-title = Notazione: { $game }
term-notation-line = Una posizione è una riga: passo, chi agisce, di chi è il turno, numero del turno, Burger, Pizza, aree, sacchetto e ciò che è già successo nel turno. Per esempio, l’inizio:
term-no-position = Una posizione di questo gioco non sta in una riga. “salva” la scrive in un file.
term-notation-unchecked = Se queste mosse sono valide dipende dalla posizione (--position).

bj-screen-turn = turno { $turn }
bj-screen-goal = { $n ->
    [one] si vince con 1 punto
   *[other] si vince con { $n } punti
}
bj-screen-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
bj-screen-points-now = (ora { $n })
bj-screen-capacity = capacità { $n }
bj-screen-publicity = Pubblicità
bj-screen-basics = Chioschi
bj-screen-diners = Ristoranti
bj-screen-bistros = Bistrò
bj-screen-store = Magazzino
bj-screen-new = nuovi
bj-screen-lacks = manca
bj-screen-gain = { $signed } { $n ->
    [one] punto
   *[other] punti
}
bj-screen-general = Area comune
bj-screen-area = Area { $seat }
bj-screen-bag = Sacchetto { $n }
bj-legend-board =
    { "[ ]" } indica ciò che è costruito e la casella del televisore.
    Accanto a ogni colonna: il prezzo, e ciò che ancora ti manca.

bj-move-take = prendi { $cube }
bj-move-trade = scambia 3× { $cube } con un cubo a scelta
bj-move-get = ottieni { $cube } dal sacchetto
bj-move-put = metti { $cube } nel sacchetto
bj-move-redraw = pesca tanti cubi quanti ne hai messi
bj-move-use = usa { $bistro }
bj-move-to-building = basta scambi: passa agli acquisti
bj-move-publicity = compra pubblicità
bj-move-advance = fai avanzare il televisore
bj-move-steal = ruba { $cube }
bj-move-no-steal = non rubare niente
bj-move-basic = apri un chiosco
bj-move-diner = compra { $diner }
bj-move-bistro = compra { $bistro }
bj-move-upgrade = trasforma { $diner }
bj-move-end = termina il turno
