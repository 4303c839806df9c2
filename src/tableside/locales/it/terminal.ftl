# Le parole del terminale.

help-usage = uso
help-options = opzioni
help-arguments = argomenti
help-commands = comandi
help-examples = esempi
arg-help = mostra questo aiuto
arg-lang = lingua; altrimenti quella del sistema
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
arg-opponent = un bot per nome ({ $levels }), o { $human } per una seconda persona a questa tastiera
arg-side = la tua parte; “lot” la sorteggia
arg-players = chi gioca, posto per posto: bot per nome, { $human } per una persona
arg-seed-play = un numero che rende la partita ripetibile; senza, il caso è segreto e sigillato
arg-seed-simulate = un numero: lo stesso seme dà le stesse partite (0)
arg-set = un set di plance per nome, o un tuo file TOML
arg-position = comincia da una posizione (vedi “tableside notation”)
arg-load = continua una partita salvata
arg-games = quante partite (100)
arg-bots = i bot, uno per posto (random, il minimo possibile)
arg-max-decisions = ferma una partita dopo tante decisioni ({ $n })
arg-record = una registrazione: una partita salvata
arg-move = va a questa mossa; 0 è l’inizio
arg-notation = mosse, o la riga di una posizione; senza, spiega la notazione
arg-notation-from = gioca le mosse da questa posizione e dice se sono lecite
arg-notation-seed = un numero che risponde dove decide il caso
arg-rule = una sezione (5) o una regola: 5.2 di tutti i giochi, BJ-5.2 di uno; senza, tutte le regole

cmd-tableside = Due giochi da tavolo di ristoranti, nel terminale, nel browser e per i bot.
cmd-tableside-examples =
    tableside play                       gioca nel terminale
    tableside play --help                che cosa si può scegliere
    tableside simulate --games 1000      fa giocare i bot
    tableside rules 5.2 --lang de        una regola, in tedesco
cmd-play = gioca nel terminale
cmd-play-examples =
    tableside play                                    chiede avversario e parte
    tableside play --opponent greedy --side lot       contro un bot, parte a sorte
    tableside play --opponent human                   due persone, una tastiera
    tableside play --seed 7 --set mio-set.toml        ripetibile, con un tuo set di plance
    tableside play --load partita.json                continua una partita salvata
    tableside play rival-restaurants --players human,greedy,greedy --options edition=deluxe
cmd-serve = offre i giochi nel browser
cmd-serve-examples =
    tableside serve --open              su questo computer
    tableside serve --host 0.0.0.0      per tutta la rete
cmd-simulate = fa giocare ai bot molte partite e conta
cmd-simulate-examples =
    tableside simulate burger-joint --games 10000 --bots random,random
    tableside simulate burger-joint --games 100 --seed 7 --bots greedy,random --json
    tableside simulate burger-joint --options last_turn=40
cmd-replay = ripercorre una registrazione mossa per mossa
cmd-replay-examples =
    tableside replay partita.json               le frecce vanno avanti e indietro
    tableside replay partita.json --move 40     comincia dalla mossa 40
    tableside replay partita.json | less        tutto come testo
cmd-verify = controlla ogni pesca e ogni mossa di una registrazione
cmd-verify-examples =
    tableside verify partita.json    codice 0: tutto bene; 1: registrazione errata
cmd-notation = spiega la notazione, legge mosse o una posizione
cmd-notation-examples =
    tableside notation                          tutta la notazione
    tableside notation "3K =Y / basic end"      che cosa significano queste mosse
    tableside notation "RIGA"                   disegna una posizione, o dice perché è impossibile
    tableside notation --position "RIGA" "K"    se lì la mossa è lecita
cmd-rules = legge le regole
cmd-rules-examples =
    tableside rules           tutte
    tableside rules 5         una sezione
    tableside rules BJ-5.2    una regola
cmd-bench = misura quanto sono veloci le regole, e altri per confronto
cmd-bench-examples =
    tableside bench
    tableside bench --json

err-unknown-language = Non c’è la lingua “{ $name }”. A disposizione: { $known }.
err-option-number = “{ $where }” vuole un numero intero, non “{ $text }”.
err-option-decimal = “{ $where }” vuole un numero, per esempio 0.5, non “{ $text }”.
err-option-least = “{ $where }” dev’essere almeno { $min }.
err-option-most = “{ $where }” può essere al massimo { $max }.
err-option-seconds = “{ $where }” vuole dei secondi, per esempio 0.5, non “{ $text }”.
err-option-address = “{ $where }” vuole un indirizzo che comincia con http:// o https://, non “{ $text }”.
err-option-switch = “{ $where }” è on oppure off, non “{ $text }”.
err-option-pair = Un’opzione del gioco si scrive nome=valore, non “{ $text }”.
err-option-json = “{ $where }” vuole una lista o una tabella in JSON, come [3,3,4]; questa non lo è: { $text }
err-unknown-side = Non c’è la parte “{ $name }”. A disposizione: { $known }.
err-load-alone = --load continua una partita così come fu salvata; non va insieme a { $names }.
err-load-game = { $file } è una partita di { $there }, non di { $here }.
err-players-or-opponent = O --players, oppure --opponent e --side, non entrambi.
err-no-sides = { $name } non ha parti da scegliere; usa --players.
err-bots-list = “{ $text }” non è un elenco di bot: nomi separati da virgole.
err-no-face = { $name } non si gioca nel terminale; “tableside serve” lo porta nel browser.
err-no-rules = Le regole di { $name } non sono qui.
err-no-such-rule = Non c’è la regola “{ $name }”. A disposizione: { $known }.
err-load-seed = “{ $name }” non dice il seme, quindi la partita non può continuare; “tableside replay” la mostra.
term-err-required = Manca: { $what }.
term-err-unrecognised = Non si capisce: { $what }.
term-err-choice = Non c’è “{ $what }”. A disposizione: { $known }.
term-err-value-missing = { $what } vuole un valore.
term-err-together = { $what } non va insieme a { $other }.
term-err-ambiguous = { $what } può voler dire { $known }.
term-err-usage = Non si capisce: { $what }.
term-err-os = “{ $name }”: { $why }.
term-see-help = Vedi “{ $command } --help”.

term-argument = { $value }
term-welcome = Benvenuti a { $game }.
term-ask-seats = In quanti si gioca?
term-ask-people = Quante di queste sono persone a questa tastiera?
term-ask-bots = Contro quali bot?
term-ask-opponent = Contro chi?
term-ask-side = Quale parte?
term-opponent-greedy = greedy: prende ciò che ora rende di più
term-opponent-human = una seconda persona a questa tastiera
term-side-burger = Burger, che comincia
term-side-pizza = Pizza
term-side-lot = decide la sorte
term-choose = Numero, o Invio per { $n }:
term-prompt = La tua mossa (numero, notazione o aiuto):
term-prompt-only = Una sola mossa: Invio la gioca:
term-prompt-over = “nuova” gioca ancora, Invio esce:
term-go-on = Avanti con Invio …
term-hand-over = Passa la tastiera a { $seat }, poi premi Invio …
term-nothing-typed = Scrivi un numero dell’elenco, una mossa in notazione o “aiuto”.
term-no-such-number = Il numero { $n } non c’è; l’elenco va da { $least } a { $most }.
term-stopped = “{ $move }” non è stata giocata, né ciò che segue:
term-played-before = Giocate prima, e restano: { $moves }
term-undone = Annullata.
term-undo-number = “annulla” vuole un numero di mosse, per esempio “annulla 3”.
term-hint = Consiglio: { $move } – { $words }. { $reason }
term-chances = La probabilità di vittoria delle mosse migliori, secondo il maestro:
term-chance = { $bar } { $percent }%  { $move } – { $words }
term-chances-more = { $n ->
    [one] Un’altra: consiglio { $all }
   *[other] Altre { $n }: consiglio { $all }
}
term-hint-number = Dopo “consiglio” può stare un numero da 1 a 999: di quante mosse parlare, per esempio consiglio 20.
term-name-file = Indica anche un file.
term-saved = Salvata in { $file }.
term-loaded = Caricato { $file }.
term-kept = La partita è conservata in { $file }; “tableside play --load { $file }” la continua.
term-autosave-failed = Non è stato possibile conservare la partita in { $name }: { $why }.
term-yes = sì
term-resign-sure = Per arrenderti scrivi “{ $word } sì”.
term-result = Vince { $seats }, { $scores }: { $reason }.
term-result-draw = Pareggio, { $scores }: { $reason }.
term-seal = Sigillo prima della partita: { $seal }
term-seed = Seme, mostrato ora:          { $seed }
term-check = Controlla ogni pesca: tableside verify { $file }
term-over-choices = La partita è finita: “nuova”, “diario”, “salva FILE”, “regole”, o Invio per uscire.
term-help-moves =
    Scrivi il numero di una mossa, o mosse in notazione, anche più d’una: { $example }
    Invio gioca l’unica mossa. Tab completa.

command-undo = annulla
command-undo-help = annulla la tua ultima mossa, o più d’una (annulla 3)
command-hint = consiglio
command-hint-help = una buona mossa e perché, e quanto spesso vincono le mosse migliori; altre con un numero (consiglio 20)
command-rules = regole regola
command-rules-help = le regole che contano ora, o per numero (regole 5.2)
command-save = salva
command-save-help = salva la partita in un file (salva partita.json)
command-load = carica
command-load-help = continua una partita salvata (carica partita.json)
command-log = diario
command-log-help = tutto ciò che è successo, in parole
command-moves = mosse moves
command-moves-help = tutte le mosse possibili con il loro numero, o quelle di un tipo (mosse play)
command-new = nuova
command-new-help = una nuova partita con gli stessi giocatori
command-position = posizione
command-position-help = la posizione in una riga di testo
command-resign = resa
command-resign-help = arrendersi
command-help = aiuto ?
command-help-help = questa pagina
command-quit = esci q
command-quit-help = smette; la partita resta in un file

term-simulating = Gioco
term-simulated = { $game }, { $n } { $n ->
    [one] partita
   *[other] partite
}, seme { $seed }
term-column-seat = posto
term-column-bot = bot
term-column-wins = vittorie
term-column-share = quota
term-column-move = mossa
term-column-meaning = significato
term-draws = Pareggi: { $n }
term-unfinished = Fermate prima della fine: { $n }
term-pace = { $n } decisioni in { $seconds } s: { $pace } al secondo
term-compiled = Le regole erano compilate.
term-not-compiled = Le regole erano in puro Python.

term-verifying = Controllo
term-verify-good = { $file } è in ordine.
term-verify-bad = { $file } non è in ordine:
term-verify-seal = il seme corrisponde al sigillo { $seal }
term-verify-no-seed = il seme non è ancora mostrato (sigillo { $seal }): le pesche vengono dalla registrazione, non controllate
term-verify-moves = { $n ->
    [one] una mossa è lecita
   *[other] { $n } mosse sono lecite
}
term-verify-draws = { $n } numeri estratti dal caso
term-verify-digests = { $n } posizioni coincidono
term-verify-outcome = l’esito segue dalle mosse
term-verify-unfinished = la partita non è ancora finita

term-you = tu
term-clock = l’orologio
term-replay-start = Inizio (0 di { $last })
term-replay-move = Mossa { $n } di { $last }: { $seat } { $move }
term-replay-keys = ← → una mossa · Pag↑ Pag↓ dieci · Inizio Fine · numero Invio · q esce  { $typed }

term-notation-title = La notazione di { $game }
term-notation-line = Una posizione è una riga: che cosa si chiede, a chi, di chi è il turno, numero del turno, Burger, Pizza, aree, sacchetto, memoria del turno. L’inizio, per esempio:
term-no-position = Una posizione di questo gioco non sta in una riga; “salva” la conserva in un file.
term-notation-unchecked = Se queste mosse sono lecite dipende dalla posizione (--position).

bj-screen-turn = turno { $turn }
bj-screen-goal = { $n } punti per vincere
bj-screen-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
bj-screen-points-now = (ora { $n })
bj-screen-capacity = produzione { $n }
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
bj-screen-general = Centro
bj-screen-area = Area { $seat }
bj-screen-bag = Sacchetto { $n }
bj-legend-board =
    { "[ ]" } sta attorno a ciò che è costruito e alla casella del televisore.
    Dietro ogni colonna: il prezzo, e ciò che ancora ti manca.

bj-move-take = prendi { $cube }
bj-move-trade = scambia 3× { $cube } con un cubo a scelta
bj-move-get = ricevi { $cube } dal sacchetto
bj-move-put = metti { $cube } nel sacchetto
bj-move-redraw = pesca quanti cubi hai messo
bj-move-use = usa { $bistro }
bj-move-to-building = basta scambi: acquisti
bj-move-publicity = compra pubblicità
bj-move-advance = fai avanzare il televisore
bj-move-steal = ruba { $cube }
bj-move-no-steal = non rubare niente
bj-move-basic = apri un chiosco
bj-move-diner = costruisci il { $diner }
bj-move-bistro = costruisci { $bistro }
bj-move-upgrade = rinuncia al { $diner }
bj-move-end = chiudi il turno

bj-what-publicity = la pubblicità
bj-what-basic = un chiosco
bj-what-diner = un ristorante
bj-what-bistro = un bistrò
bj-why-wins = Così vinci con { $n } punti.
bj-why-points = { $n ->
    [one] Vale subito un punto.
   *[other] Vale subito { $n } punti.
}
bj-why-capacity = Produrrai un cubo in più a ogni turno.
bj-why-ground = Può diventare un ristorante.
bj-why-ability = La sua abilità aiuta a ogni turno.
bj-why-track = La prossima casella si avvicina.
bj-why-completes = Così basta per { $what }.
bj-why-nearer = Poi per { $what } resta da trovare { $cubes }.
bj-why-deny = Non ti serve, ma serve a { $seat }.
bj-why-spare = Di quel che c’è, è il più utile.
bj-why-least-needed = Ti serve meno di tutto: { $cube }.
bj-why-free = Non costa niente.
bj-why-swap = Ciò che ti avanza diventa ciò che ti serve.
bj-why-redraw = Un cubo a caso è meglio di questi.
bj-why-no-better-trade = Nessuno scambio migliora il magazzino.
bj-why-no-steal = Non c’è niente che valga la pena.
bj-why-end = Ora non conviene comprare altro.
bj-why-diner-least-needed = È il ristorante che ti serve di meno.
