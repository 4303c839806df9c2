### Burger Joint sul tavolo nel browser.

## Che cosa si può fare
bj-do-take = Prendi { $cube }
bj-do-trade = Scambia 3× { $cube }
bj-do-get = Ottieni { $cube }
bj-do-put = Metti { $cube } nel sacchetto
bj-do-discard = Scarta { $cube }
bj-do-steal = Ruba { $cube }
bj-do-diner = Compra { $diner }
bj-do-upgrade = Trasforma { $diner }
bj-do-use = Usa { $bistro }
bj-do-bistro = Compra { $bistro }
bj-do-redraw = { $n ->
    [one] Pesca un cubo
   *[other] Pesca { $n } cubi
}
bj-do-to-building = Passa agli acquisti
bj-do-end = { $points ->
    [one] Termina il turno (1 punto)
   *[other] Termina il turno ({ $points } punti)
}
bj-do-advance = Fai avanzare il televisore
bj-do-no-steal = Non rubare niente
bj-do-publicity = Compra pubblicità
bj-do-basic = Apri un chiosco

## Che cosa si chiede a te
bj-you-first-pick = Hai la prima scelta: dall’area comune o dalla tua area.
bj-you-pick = Prendi un cubo.
bj-you-trade = Scambia tre cubi uguali con uno, usa i tuoi bistrò o passa agli acquisti.
bj-you-get = Scegli un colore dal sacchetto.
bj-you-exchange = Metti cubi nel sacchetto, poi pescane altrettanti.
bj-you-put = { $n ->
    [one] Metti ancora un cubo nel sacchetto.
   *[other] Metti ancora { $n } cubi nel sacchetto.
}
bj-you-build = Compra ciò che puoi pagare, poi termina il turno.
bj-you-steal = Puoi rubare un cubo.
bj-you-steal-or-advance = Ruba un cubo o fai avanzare il televisore.
bj-you-upgrade = Quale ristorante trasformi nel bistrò?
bj-you-discard = { $n ->
    [one] Troppi cubi: rimettine uno nel sacchetto (massimo { $limit }).
   *[other] Troppi cubi: rimettine { $n } nel sacchetto (massimo { $limit }).
}
bj-you-over = La partita è finita.

## Consigli per la prima partita
bj-tip-first-pick = Tocca un cubo illuminato. Puoi anche prendere quello che serve all’avversario.
bj-tip-pick = Si prende un cubo a testa, a turno. I piccoli contorni sulle plance mostrano che cosa manca a te e all’avversario.
bj-tip-trade = Con tre cubi uguali ne ottieni uno a scelta: tocca uno dei tre. Niente da scambiare? Passa agli acquisti.
bj-tip-build = Tocca una casella illuminata per vedere prezzo e punti. { $points ->
    [one] Vinci con un punto.
   *[other] Vinci con { $points } punti.
}
bj-tip-build-none = Ora non puoi comprare nulla. Tocca una casella per vederne il prezzo, poi termina il turno.
bj-tip-steal = Con la pubblicità puoi rubare: tocca un cubo dell’avversario.
bj-tip-discard = { $limit ->
    [one] Puoi tenere un solo cubo. Tocca uno che non ti serve.
   *[other] Puoi tenere al massimo { $limit } cubi. Tocca quello che ti serve meno.
}

## Parti del tavolo
bj-phases = Le fasi del turno
bj-panes = Vista
bj-pane-mine = La mia plancia
bj-pane-table = Cubi
bj-board-of = Plancia di { $seat }
bj-side-of = { $seat }, { $chain }
bj-show-board = Mostra la plancia di { $seat }
bj-score-of = Punti: { $points } su { $goal }
bj-owned = Chioschi: { $basics }, ristoranti: { $diners }, bistrò: { $bistros }, pubblicità: casella { $space }
bj-store-of = Magazzino di { $seat }
bj-store-empty = nessun cubo
bj-store-limit = Limite di cubi a fine turno: { $limit }
bj-new-of = Cubi nuovi di { $seat }
bj-area-of = Area di { $seat }
bj-area-general = Area comune
bj-column-publicity = Pubblicità
bj-column-basics = Chioschi
bj-column-diners = Ristoranti
bj-column-bistros = Bistrò
bj-basic-n = Chiosco { $n }
bj-publicity-at = { $space ->
    [0] non ancora iniziata
   *[other] casella { $space } di { $spaces }
}
bj-space = { $what }: { $state }
bj-space-owned = costruito
bj-space-offered = si può comprare ora
bj-space-missing = manca: { $cubes }
bj-space-free = casella vuota
bj-space-later = più tardi
bj-bistro-ready = pronto all’uso
bj-bistro-used = usato in questo turno
bj-price = Prezzo: { $cubes }
bj-price-missing = Prezzo: { $cubes }. Manca: { $missing }

## Prima di comprare
bj-deal-price = Prezzo
bj-deal-score = Punti
bj-deal-plus = +{ $worth }
bj-deal-sum = +{ $worth } −{ $lost }
bj-deal-diner = Il tuo chiosco più in basso si trasforma nel ristorante.
bj-deal-bistro = Scegli un ristorante da trasformare nel bistrò. Potrai usarlo dal tuo prossimo turno.
bj-deal-publicity = La prima pubblicità del turno fa avanzare il televisore e ti permette di rubare un cubo. Ogni altra fa una delle due cose.
bj-deal-build = Compra
bj-deal-use = Usa

## Il sacchetto
bj-bag = Cubi nel sacchetto: { $n }
bj-bag-about = Ogni cubo che non è sul tavolo è nel sacchetto. La probabilità vale per la prossima pescata.
bj-bag-cube = Cubo
bj-bag-count = Nel sacchetto
bj-bag-chance = Probabilità
bj-discards = Cubi da rimettere nel sacchetto
bj-discard-choose = { $n ->
    [one] Scegli ancora un cubo
   *[other] Scegli ancora { $n } cubi
}
bj-discard-all = Rimetti questi { $n } cubi nel sacchetto
bj-choose-colour = Scegli un colore
bj-get-of = Ottieni { $cube } ({ $n } nel sacchetto)

## Sentences for what is really there; the end of a turn; keys
bj-you-first-pick-centre = Hai la prima scelta: dall’area comune.
bj-you-first-pick-own = Hai la prima scelta: dalla tua area.
bj-you-first-pick-any = Hai la prima scelta.
bj-ask-first-pick-centre = { $seat } fa la prima scelta: dall’area comune.
bj-ask-first-pick-own = { $seat } fa la prima scelta: dalla propria area.
bj-ask-first-pick-any = { $seat } fa la prima scelta.
bj-you-trade-alike = Scambia tre cubi uguali con uno, oppure passa agli acquisti.
bj-you-trade-bistros = Usa i tuoi bistrò, oppure passa agli acquisti.
bj-you-trade-none = Niente da scambiare. Passa agli acquisti.
bj-end-title = Terminare il turno?
bj-end-could = Puoi ancora fare questo:
bj-end-ask = Avvisami anche la prossima volta
bj-end-anyway = Termina il turno
bj-end-stay = Continua a comprare
bj-keys-cubes = Prendi, scambia o rimetti un cubo di questo colore
bj-keys-bistros = Usa o costruisci questo bistrò
bj-keys-basic = Apri un chiosco
bj-keys-publicity = Compra pubblicità
bj-keys-end = Termina il turno

# What is explained at a tap: how many cubes a side takes, new cubes, what a diner or bistro gives.
bj-capacity = { $n ->
    [one] 1 cubo a turno
   *[other] { $n } cubi a turno
}
bj-capacity-short = { $n } a turno
bj-capacity-about = A ogni turno ciascuno prende 1 cubo per ogni ristorante e bistrò che possiede, al massimo { $most }. Si sceglie a turno. Quando uno ha tutti i suoi cubi, l’altro prende il resto.
bj-new = nuovi
bj-new-title = Cubi nuovi
bj-new-about = Cubi presi in questa produzione. Passano in magazzino quando è stato preso l’ultimo cubo.
bj-gives-diner = Dà 1 cubo a turno (al massimo { $most } in tutto). I cubi di questo colore sono riservati alla prima scelta di chi lo possiede, a meno che anche l’avversario non abbia lo stesso ristorante.
bj-gives-bistro = Dà 1 cubo a turno, come il ristorante che sostituisce.
bj-worth = { $n ->
    [0] Non vale punti.
    [one] Vale 1 punto.
   *[other] Vale { $n } punti.
}
bj-you-pick-rest = Prendi un altro cubo: { $other } ha già i suoi.
bj-ask-pick-rest = { $other-is ->
    [you] { $seat } prende un altro cubo: tu hai già i tuoi.
   *[other] { $seat } prende un altro cubo: { $other } ha già i suoi.
}
bj-stolen = Rubato!
bj-stolen-why = La pubblicità permette di rubare un cubo.
