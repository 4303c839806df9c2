# Burger Joint in italiano.

bj-burger = Burger
bj-pizza = Pizza

# I sei colori, ciascuno un ingrediente.
bj-cube-K = hamburger (nero)
bj-cube-Y = formaggio (giallo)
bj-cube-G = peperone (verde)
bj-cube-R = pomodoro (rosso)
bj-cube-W = impasto (bianco)
bj-cube-N = fungo (marrone)

bj-diner-K = ristorante dell’hamburger
bj-diner-Y = ristorante del formaggio
bj-diner-G = ristorante del peperone
bj-diner-R = ristorante del pomodoro
bj-diner-W = ristorante dell’impasto
bj-diner-N = ristorante del fungo

# I sei bistrò e ciò che sanno fare.
bj-bistro-exchange = Il Frullatore ({ $letter })
bj-bistro-two-for-one = Due per Uno ({ $letter })
bj-bistro-draw = La Pesca Fortunata ({ $letter })
bj-bistro-one-for-one = La Cucina del Cambio ({ $letter })
bj-bistro-choose = La Scelta dello Chef ({ $letter })
bj-bistro-none = Tre Stelle ({ $letter })
bj-bistro-any = bistrò { $letter }
bj-ability-exchange = Metti nel sacchetto quanti cubi vuoi, poi pescane altrettanti.
bj-ability-two-for-one = Metti nel sacchetto due tuoi cubi e prendine uno del colore che vuoi.
bj-ability-draw = Pesca un cubo a caso.
bj-ability-one-for-one = Metti nel sacchetto un tuo cubo e prendine uno del colore che vuoi.
bj-ability-choose = Prendi un cubo del colore che vuoi.
bj-ability-none = Nessuna abilità: vale per i punti.

# Così li chiamano i diari delle partite più vecchie.
bj-bistro-A = Il Frullatore (A)
bj-bistro-B = Due per Uno (B)
bj-bistro-C = La Pesca Fortunata (C)
bj-bistro-D = La Cucina del Cambio (D)
bj-bistro-E = La Scelta dello Chef (E)
bj-bistro-F = Tre Stelle (F)

bj-phase-production = Produzione
bj-phase-trade = Scambi
bj-phase-build = Acquisti
bj-phase-score = Punti
bj-phase-discard = Scarto
bj-phase-over = Fine

# Che cosa si chiede a chi, in una frase.
bj-step-first-pick = la prima scelta
bj-step-pick = prendere cubi
bj-step-trade = scambi e abilità
bj-step-get = scegliere un colore dal sacchetto
bj-step-exchange = mettere cubi nel sacchetto per cambiarli
bj-step-put = mettere cubi nel sacchetto
bj-step-build = gli acquisti
bj-step-steal = rubare un cubo oppure no
bj-step-steal-or-advance = rubare un cubo o avanzare la pubblicità
bj-step-upgrade = scegliere il ristorante che diventa bistrò
bj-step-discard = scartare
bj-step-over = più niente, la partita è finita
bj-ask-first-pick = { $seat } fa la prima scelta: dal centro o dalla propria area.
bj-ask-pick = { $seat } prende un cubo.
bj-ask-trade = { $seat } può scambiare tre uguali per uno e usare i bistrò, poi acquista.
bj-ask-get = { $seat } sceglie un colore dal sacchetto.
bj-ask-exchange = { $seat } mette cubi nel sacchetto, poi ne pesca altrettanti.
bj-ask-put = { $seat } mette { $n ->
    [one] ancora un cubo
   *[other] ancora { $n } cubi
} nel sacchetto.
bj-ask-build = { $seat } compra ciò che il magazzino permette, poi chiude il turno.
bj-ask-steal = { $seat } può rubare un cubo.
bj-ask-steal-or-advance = { $seat } ruba un cubo o fa avanzare il televisore.
bj-ask-upgrade = { $seat } sceglie quale ristorante diventa bistrò.
bj-ask-discard = { $seat } ha troppo: { $n ->
    [one] un cubo torna
   *[other] { $n } cubi tornano
} nel sacchetto.
bj-ask-over = La partita è finita.

# Il diario.
bj-log-turn = Turno { $turn }: { $seat }
bj-log-draw = { $seat } pesca { $n ->
    [0] niente: il sacchetto è vuoto
   *[other] { $cubes }
}
bj-log-no-production = { $seat } non pesca niente: nessuno ha un ristorante o un bistrò che produce
bj-log-take = { $seat } prende { $cube }
bj-log-trade = { $seat } scambia 3× { $cube } …
bj-log-get = … { $seat } riceve { $cube }
bj-log-use = { $seat } usa { $bistro }
bj-log-put = { $seat } mette { $cube } nel sacchetto
bj-log-redraw = { $seat } pesca { $cubes }
bj-log-to-building = { $seat } comincia gli acquisti
bj-log-publicity = { $seat } compra pubblicità
bj-log-advance = Il televisore di { $seat } avanza alla casella { $space }
bj-log-steal = { $seat } ruba { $cube } a { $from }
bj-log-no-steal = { $seat } non ruba niente
bj-log-basic = { $seat } apre il chiosco numero { $space }
bj-log-diner = { $seat } trasforma un chiosco nel { $diner }
bj-log-bistro = { $seat } trasforma il { $diner } nel bistrò { $bistro }
bj-log-score = { $seat } ha { $points } punti ({ $change })
bj-log-discard = { $seat } scarta { $cube }
bj-log-win = { $seat } vince: { $reason }
bj-log-draw-agreed = Nessuno vince: { $reason }

# Perché no.
bj-err-no-move = “{ $move }” non è una mossa di Burger Joint.
bj-err-not-now = Non ora: è il momento di { $step }.
bj-err-take-reserved = { $cube } è nell’area di { $seat }: non per la tua prima scelta.
bj-err-take-none = Qui non si può prendere: { $cube }.
bj-err-trade-three = Uno scambio vuole tre cubi uguali; di { $cube } ne hai { $n }.
bj-err-get-none = Non è nel sacchetto: { $cube }.
bj-err-put-none = Nel tuo magazzino manca: { $cube }.
bj-err-exchange-none = Metti prima almeno un cubo nel sacchetto.
bj-err-bistro-not-built = Il bistrò { $bistro } non è ancora costruito.
bj-err-no-ability = { $bistro } non ha abilità.
bj-err-ability-used = Hai già usato { $bistro } in questo turno.
bj-err-bag-empty = Il sacchetto è vuoto.
bj-err-ability-cubes = { $bistro } richiede { $n ->
    [one] un tuo cubo
   *[other] { $n } tuoi cubi
}.
bj-err-missing = Da procurare: { $cubes }.
bj-err-publicity-last = Il televisore è sull’ultima casella: niente più pubblicità.
bj-err-basic-space = Tutte le caselle dei chioschi sono occupate.
bj-err-tokens = Tutti i { $n } segnalini sono sulla plancia.
bj-err-no-such-diner = Su questa plancia non c’è: { $diner }.
bj-err-diner-owned = Hai già: { $diner }.
bj-err-diner-basic = Un ristorante nasce da un chiosco; non ne hai.
bj-err-no-such-bistro = Su questa plancia non c’è un bistrò { $letter }.
bj-err-bistro-built = Il bistrò { $bistro } è già costruito; ogni bistrò una volta sola.
bj-err-bistro-diner = Un bistrò nasce da un ristorante; non ne hai.
bj-err-steal-none = A { $seat } non si può rubare: { $cube }.
bj-err-from-none = Puoi trasformare solo ciò che hai. Non hai: { $diner }.

bj-err-unknown-set = Non esiste un set di plance “{ $name }”. A disposizione: { $known }; uno tuo si indica come file .toml.
bj-err-set-field = Set di plance, campo “{ $where }”: { $wanted ->
    [missing] manca.
    [name] serve un nome.
    [long] serve un nome di { $max } caratteri al massimo.
    [choice] serve uno di questi: { $known }.
    [number] serve un numero intero da { $min } a { $max }.
    [numbers] servono da 1 a { $max } numeri interi, ognuno da 0 a { $points }.
    [table] serve una tabella.
    [tables] serve una lista da 1 a { $max } tabelle.
    [cubes] servono cubi come "3KY", con le lettere { $letters }, al massimo { $max } per colore.
    [price] chiede { $n }× { $cube }, ma il set ne ha { $has }.
    [produces] nessuna catena comincia con un ristorante o un bistrò, quindi nessuno riceverebbe mai un cubo.
    [reach] più punti di quanti se ne possano fare: queste plance ne permettono al massimo { $max }.
    [letters] servono lettere diverse fra { $letters }, o "" per nessuna.
    [diners] solo colori che hanno un ristorante su questa plancia.
    [bistros] solo bistrò che sono su questa plancia.
    [tokens] al massimo { $max } edifici, uno per ogni segnalino.
    [more] servono più punti di quanti una catena ne ha all’inizio.
    [set] serve il nome di un set o il suo contenuto.
   *[unknown] questo campo non esiste; ci sono { $known }.
}

bj-err-line-fields = Una posizione ha 9 campi, questa riga ne ha { $n }.
bj-err-line-field = Posizione, campo “{ $where }”: “{ $text }” { $wanted ->
    [parts] non ha la forma { $form }.
    [choice] non è nessuno di questi: { $known }.
    [number] non è un numero intero da 0 a { $max }.
    [cubes] non è né cubi come 3KY, al massimo { $max } per colore, né - per nessuno.
   *[letters] non è né lettere diverse fra { $letters } né - per nessuna.
}
bj-err-line-cubes = Posizione impossibile: { $n } di { $cube } invece di { $wanted } ({ $total } cubi in tutto).
bj-err-line-too-many = Posizione impossibile: { $where } è { $n }, al massimo { $most }.
bj-err-line-diner = Posizione impossibile: { $where } nomina un ristorante che questa plancia non ha.
bj-err-line-bistro = Posizione impossibile: { $where } nomina un bistrò che questa plancia non ha.
bj-err-line-picks = Posizione impossibile: { $n } cubi nelle aree, ma { $wanted } sono ancora da prendere.
bj-err-line-capacity = Posizione impossibile: { $where } e i cubi nuovi non danno la capacità di produzione.
bj-err-line-area = Posizione impossibile: in { $where } ci sono cubi che non vanno lì.
bj-err-line-mover = Posizione impossibile: { $where } non è chi può muovere.
bj-err-line-turn = Posizione impossibile: il turno { $turn } è di { $chain }, quindi in “{ $where }” deve esserci { $letter }. Le catene si alternano, e { $first } comincia con il turno 1.
bj-err-line-score = Posizione impossibile: { $where } è { $n }, ma ciò che sta sulla plancia vale { $points }.
bj-err-line-gain = Posizione impossibile: { $where } è { $n } e la plancia vale { $points }; nessun turno da solo può fare questa differenza.
bj-err-line-produced = Posizione impossibile: dopo la produzione { $where } ha ancora cubi da prendere o da riporre.
bj-err-line-discard = Posizione impossibile: { $where } non ha nulla da scartare, o non tocca ancora a lui.
bj-err-line-pending = Posizione impossibile: { $where } non corrisponde a ciò che si chiede.
bj-err-line-over = Posizione impossibile: { $where } e il risultato si contraddicono.
bj-err-line-used = Posizione impossibile: { $where } nomina un bistrò non costruito.
