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
bj-ability-two-for-one = Metti nel sacchetto due tuoi cubi, poi prendine uno del colore che vuoi.
bj-ability-draw = Pesca un cubo a caso.
bj-ability-one-for-one = Metti nel sacchetto un tuo cubo, poi prendine uno del colore che vuoi.
bj-ability-choose = Prendi dal sacchetto un cubo del colore che vuoi.
bj-ability-none = Nessuna abilità: vale solo punti.

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
bj-step-first-pick = prima scelta
bj-step-pick = prendere i cubi
bj-step-trade = scambi e abilità
bj-step-get = scegliere un colore dal sacchetto
bj-step-exchange = mettere nel sacchetto i cubi da cambiare
bj-step-put = mettere cubi nel sacchetto
bj-step-build = acquisti
bj-step-steal = rubare un cubo
bj-step-steal-or-advance = rubare un cubo o far avanzare il televisore
bj-step-upgrade = scegliere il ristorante da trasformare
bj-step-discard = scartare cubi
bj-step-over = partita finita
bj-ask-first-pick = { $seat-is ->
    [you] Hai la prima scelta: dall’area comune o dalla tua area.
   *[other] { $seat } fa la prima scelta: dall’area comune o dalla propria.
}
bj-ask-pick = { $seat-is ->
    [you] Prendi un cubo.
   *[other] { $seat } prende un cubo.
}
bj-ask-trade = { $seat-is ->
    [you] Scambia tre cubi uguali con uno, usa i tuoi bistrò o passa agli acquisti.
   *[other] { $seat } può scambiare tre cubi uguali con uno e usare i bistrò.
}
bj-ask-get = { $seat-is ->
    [you] Scegli un colore dal sacchetto.
   *[other] { $seat } sceglie un colore dal sacchetto.
}
bj-ask-exchange = { $seat-is ->
    [you] Metti cubi nel sacchetto, poi pescane altrettanti.
   *[other] { $seat } mette cubi nel sacchetto, poi ne pesca altrettanti.
}
bj-ask-put = { $seat-is ->
    [you] { $n ->
        [one] Metti ancora un cubo nel sacchetto.
       *[other] Metti ancora { $n } cubi nel sacchetto.
    }
   *[other] { $n ->
        [one] { $seat } mette ancora un cubo nel sacchetto.
       *[other] { $seat } mette ancora { $n } cubi nel sacchetto.
    }
}
bj-ask-build = { $seat-is ->
    [you] Compra ciò che puoi pagare, poi termina il turno.
   *[other] { $seat } fa acquisti, poi termina il turno.
}
bj-ask-steal = { $seat-is ->
    [you] Puoi rubare un cubo.
   *[other] { $seat } può rubare un cubo.
}
bj-ask-steal-or-advance = { $seat-is ->
    [you] Ruba un cubo o fai avanzare il televisore.
   *[other] { $seat } ruba un cubo o fa avanzare il televisore.
}
bj-ask-upgrade = { $seat-is ->
    [you] Quale ristorante trasformi nel bistrò?
   *[other] { $seat } sceglie il ristorante da trasformare nel bistrò.
}
bj-ask-discard = { $seat-is ->
    [you] { $n ->
        [one] Troppi cubi: rimettine uno nel sacchetto (massimo { $limit }).
       *[other] Troppi cubi: rimettine { $n } nel sacchetto (massimo { $limit }).
    }
   *[other] { $n ->
        [one] { $seat } ha troppi cubi e ne rimette uno nel sacchetto (massimo { $limit }).
       *[other] { $seat } ha troppi cubi e ne rimette { $n } nel sacchetto (massimo { $limit }).
    }
}
bj-ask-over = La partita è finita.

# Il diario.
bj-log-turn = { $seat-is ->
    [you] Turno { $turn }: tu
   *[other] Turno { $turn }: { $seat }
}
bj-log-draw = { $seat-is ->
    [you] { $n ->
        [0] Non peschi niente: il sacchetto è vuoto
       *[other] Peschi { $cubes }
    }
   *[other] { $n ->
        [0] { $seat } non pesca niente: il sacchetto è vuoto
       *[other] { $seat } pesca { $cubes }
    }
}
bj-log-no-production = { $seat-is ->
    [you] Non peschi niente: nessuno ha un ristorante o un bistrò che produce
   *[other] { $seat } non pesca niente: nessuno ha un ristorante o un bistrò che produce
}
bj-log-take = { $seat-is ->
    [you] Prendi { $cube }
   *[other] { $seat } prende { $cube }
}
bj-log-trade = { $seat-is ->
    [you] Scambi 3× { $cube }
   *[other] { $seat } scambia 3× { $cube }
}
bj-log-get = { $seat-is ->
    [you] Ricevi { $cube }
   *[other] { $seat } riceve { $cube }
}
bj-log-use = { $seat-is ->
    [you] Usi { $bistro }
   *[other] { $seat } usa { $bistro }
}
bj-log-put = { $seat-is ->
    [you] Metti { $cube } nel sacchetto
   *[other] { $seat } mette { $cube } nel sacchetto
}
bj-log-redraw = { $seat-is ->
    [you] Peschi { $cubes }
   *[other] { $seat } pesca { $cubes }
}
bj-log-to-building = { $seat-is ->
    [you] Passi agli acquisti
   *[other] { $seat } passa agli acquisti
}
bj-log-publicity = { $seat-is ->
    [you] Compri pubblicità
   *[other] { $seat } compra pubblicità
}
bj-log-advance = { $seat-is ->
    [you] Il tuo televisore avanza alla casella { $space }
   *[other] Il televisore di { $seat } avanza alla casella { $space }
}
bj-log-steal = { $seat-is ->
    [you] Rubi { $cube } a { $from-dative }
   *[other] { $from-is ->
        [you] { $seat } ti ruba { $cube }
       *[other] { $seat } ruba { $cube } a { $from }
    }
}
bj-log-no-steal = { $seat-is ->
    [you] Non rubi niente
   *[other] { $seat } non ruba niente
}
bj-log-basic = { $seat-is ->
    [you] Apri il chiosco { $space }
   *[other] { $seat } apre il chiosco { $space }
}
bj-log-diner = { $seat-is ->
    [you] Trasformi un chiosco: { $diner }
   *[other] { $seat } trasforma un chiosco: { $diner }
}
bj-log-bistro = { $seat-is ->
    [you] Trasformi: { $diner } → { $bistro }
   *[other] { $seat } trasforma: { $diner } → { $bistro }
}
bj-log-score = { $seat-is ->
    [you] Il tuo totale: { $points } ({ $change })
   *[other] Totale di { $seat }: { $points } ({ $change })
}
bj-log-discard = { $seat-is ->
    [you] Scarti { $cube }
   *[other] { $seat } scarta { $cube }
}
bj-log-win = { $reason-id ->
    [end-resigned] { $seat-is ->
        [you] Vinci per abbandono
       *[other] { $seat } vince per abbandono
    }
    [end-time] { $seat-is ->
        [you] Vinci per tempo scaduto
       *[other] { $seat } vince per tempo scaduto
    }
   *[other] { $seat-is ->
        [you] Vinci: { $reason }
       *[other] { $seat } vince: { $reason }
    }
}
bj-log-draw-agreed = Pareggio: { $reason }

# Perché no.
bj-err-no-move = “{ $move }” non è una mossa di Burger Joint.
bj-err-not-now = Non ora. Adesso: { $step }.
bj-err-take-reserved = Nell’area di { $seat }: { $cube }. La tua prima scelta non può venire da lì.
bj-err-take-none = Non disponibile: { $cube }.
bj-err-trade-three = Per scambiare servono tre cubi uguali. Hai { $n }× { $cube }.
bj-err-get-none = Non nel sacchetto: { $cube }.
bj-err-put-none = Non ce l’hai: { $cube }.
bj-err-exchange-none = Prima metti almeno un cubo nel sacchetto.
bj-err-bistro-not-built = Il bistrò { $bistro } non è ancora costruito.
bj-err-no-ability = Il bistrò { $bistro } non ha abilità.
bj-err-ability-used = Hai già usato { $bistro } in questo turno.
bj-err-bag-empty = Il sacchetto è vuoto.
bj-err-ability-cubes = Il bistrò { $bistro } richiede { $n ->
    [one] un tuo cubo
   *[other] { $n } tuoi cubi
}.
bj-err-missing = Manca: { $cubes }.
bj-err-publicity-last = Il tuo televisore è sull’ultima casella. Non puoi comprare altra pubblicità.
bj-err-basic-space = Tutte le caselle dei chioschi sono occupate.
bj-err-tokens = Tutti i segnalini ({ $n }) sono sulla plancia.
bj-err-no-such-diner = Su questa plancia non c’è: { $diner }.
bj-err-diner-owned = Ce l’hai già: { $diner }.
bj-err-diner-basic = Per un ristorante serve un chiosco da trasformare.
bj-err-no-such-bistro = Su questa plancia non c’è un bistrò { $letter }.
bj-err-bistro-built = Il bistrò { $bistro } è già costruito. Ogni bistrò si costruisce una volta sola.
bj-err-bistro-diner = Per un bistrò serve un ristorante da trasformare.
bj-err-steal-none = { $seat } non ce l’ha: { $cube }.
bj-err-from-none = Non ce l’hai e non puoi trasformarlo: { $diner }.

bj-err-unknown-set = Set di plance sconosciuto: “{ $name }”. Disponibili: { $known }. Per usarne uno tuo indica un file .toml.
bj-err-set-field = Set di plance, campo “{ $where }”: { $wanted ->
    [missing] manca.
    [name] deve essere un nome.
    [long] il nome può avere al massimo { $max } caratteri.
    [choice] deve essere uno di questi: { $known }.
    [number] deve essere un numero intero da { $min } a { $max }.
    [numbers] deve essere una lista da 1 a { $max } numeri interi, ognuno da 0 a { $points }.
    [table] deve essere una tabella.
    [tables] deve essere una lista da 1 a { $max } tabelle.
    [cubes] devono essere cubi come "3KY", con le lettere { $letters } e al massimo { $max } per colore.
    [price] il prezzo è { $n }× { $cube }, ma il set ne ha solo { $has }.
    [produces] nessuna catena comincia con un ristorante o un bistrò, quindi nessuno riceverebbe mai un cubo.
    [reach] troppi punti: queste plance ne permettono al massimo { $max }.
    [letters] devono essere lettere diverse fra { $letters }, o "" per nessuna.
    [diners] solo colori che hanno un ristorante su questa plancia.
    [bistros] solo bistrò che sono su questa plancia.
    [tokens] al massimo { $max } edifici, uno per ogni segnalino.
    [more] devono essere più punti di quanti una catena ne ha all’inizio.
    [set] deve essere il nome di un set o il suo contenuto.
   *[unknown] campo sconosciuto. Disponibili: { $known }.
}

bj-err-line-fields = Una posizione ha 9 campi, ma questa riga ne ha { $n }.
bj-err-line-field = Posizione, campo “{ $where }”: “{ $text }” { $wanted ->
    [parts] deve avere la forma { $form }.
    [choice] deve essere uno di questi: { $known }.
    [number] deve essere un numero intero da 0 a { $max }.
    [cubes] deve indicare cubi come 3KY (al massimo { $max } per colore), o - per nessuno.
   *[letters] deve indicare lettere diverse fra { $letters }, o - per nessuna.
}
bj-err-line-cubes = Posizione impossibile: { $n }× { $cube } invece di { $wanted } (su { $total } cubi in tutto).
bj-err-line-too-many = Posizione impossibile: { $where } è { $n }, ma il massimo è { $most }.
bj-err-line-diner = Posizione impossibile: { $where } nomina un ristorante che questa plancia non ha.
bj-err-line-bistro = Posizione impossibile: { $where } nomina un bistrò che questa plancia non ha.
bj-err-line-picks = Posizione impossibile: nelle aree ci sono { $n } cubi, ma ai giocatori ne restano da prendere { $wanted }.
bj-err-line-capacity = Posizione impossibile: { $where } e i cubi nuovi non corrispondono alla capacità.
bj-err-line-area = Posizione impossibile: in { $where } ci sono cubi che non vanno lì.
bj-err-line-mover = Posizione impossibile: { $where } non può essere di turno.
bj-err-line-turn = Posizione impossibile: il turno { $turn } è di { $chain }, quindi in “{ $where }” deve esserci { $letter }. Le catene si alternano, e { $first } gioca il turno 1.
bj-err-line-score = Posizione impossibile: { $where } è { $n }, ma la plancia vale { $points }.
bj-err-line-gain = Posizione impossibile: { $where } è { $n }, ma la plancia vale { $points }. Un solo turno non può fare questa differenza.
bj-err-line-produced = Posizione impossibile: dopo la produzione { $where } ha ancora cubi da prendere o da riporre.
bj-err-line-discard = Posizione impossibile: { $where } non ha nulla da scartare, oppure non è ancora il momento.
bj-err-line-pending = Posizione impossibile: { $where } non corrisponde al passo attuale.
bj-err-line-over = Posizione impossibile: { $where } e il risultato si contraddicono.
bj-err-line-used = Posizione impossibile: { $where } nomina un bistrò non costruito.
bj-no-change = invariato
