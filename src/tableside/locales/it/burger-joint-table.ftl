### Burger Joint sul tavolo nel browser.

## Che cosa si può fare
bj-do-take = Prendi: { $cube }
bj-do-trade = Scambia tre: { $cube }
bj-do-get = Ottieni: { $cube }
bj-do-put = Nel sacchetto: { $cube }
bj-do-discard = Scarta: { $cube }
bj-do-steal = Ruba: { $cube }
bj-do-diner = Costruisci: { $diner }
bj-do-upgrade = Rinuncia a: { $diner }
bj-do-use = Usa: { $bistro }
bj-do-bistro = Costruisci: { $bistro }
bj-do-redraw = { $n ->
    [one] Pesca un cubo
   *[other] Pesca { $n } cubi
}
bj-do-to-building = Avanti agli acquisti
bj-do-end = { $points ->
    [one] Chiudi il turno: un punto
   *[other] Chiudi il turno: { $points } punti
}
bj-do-advance = Avanza il televisore
bj-do-no-steal = Non rubare
bj-do-publicity = Compra pubblicità
bj-do-basic = Apri un chiosco

## Che cosa si chiede a te
bj-you-first-pick = Tocca a te la prima scelta: dal centro o dalla tua area.
bj-you-pick = Prendi un cubo.
bj-you-trade = Scambia tre uguali per uno, usa i tuoi bistrò o passa agli acquisti.
bj-you-get = Scegli un colore dal sacchetto.
bj-you-exchange = Metti cubi nel sacchetto, poi pescane altrettanti.
bj-you-put = { $n ->
    [one] Metti ancora un cubo nel sacchetto.
   *[other] Metti ancora { $n } cubi nel sacchetto.
}
bj-you-build = Compra ciò che puoi pagare, poi chiudi il turno.
bj-you-steal = Puoi rubare un cubo.
bj-you-steal-or-advance = Ruba un cubo o avanza il televisore.
bj-you-upgrade = Quale ristorante diventa il bistrò?
bj-you-discard = { $n ->
    [one] Troppo in magazzino: un cubo torna nel sacchetto.
   *[other] Troppo in magazzino: { $n } cubi tornano nel sacchetto.
}
bj-you-over = La partita è finita.

## Consigli per la prima partita
bj-tip-first-pick = Tocca un cubo illuminato. Ciò che serve all’altro, puoi portarglielo via.
bj-tip-pick = Uno a testa, a turno. I piccoli contorni sulle plance mostrano ciò che manca, a te e all’altro.
bj-tip-trade = Tre cubi uguali ne comprano uno qualsiasi: toccane uno. Niente da scambiare? Avanti agli acquisti.
bj-tip-build = Tocca una casella illuminata per vedere prezzo e punti. Con { $points } punti si vince.
bj-tip-build-none = Ora i tuoi cubi non comprano nulla. Tocca una casella per vederne il prezzo, poi chiudi il turno.
bj-tip-steal = La pubblicità permette di rubare: tocca un cubo dell’altro.
bj-tip-discard = In magazzino restano al massimo { $limit } cubi. Tocca quello che ti serve meno.

## Parti del tavolo
bj-phases = Le fasi del turno
bj-panes = Che cosa mostrare
bj-pane-mine = Il mio
bj-pane-table = Cubi
bj-board-of = Plancia di { $seat }
bj-side-of = { $seat }, { $chain }
bj-show-board = Mostra la plancia di { $seat }
bj-score-of = { $points } punti su { $goal }
bj-owned = { $basics } chioschi, { $diners } ristoranti, { $bistros } bistrò, pubblicità sulla casella { $space }
bj-store-of = Magazzino di { $seat }
bj-store-empty = nessun cubo
bj-store-limit = a fine turno si possono tenere { $limit } cubi
bj-new-of = Cubi nuovi di { $seat }
bj-area-of = Prima scelta: { $seat }
bj-area-general = Centro
bj-column-publicity = Pubblicità
bj-column-basics = Chioschi
bj-column-diners = Ristoranti
bj-column-bistros = Bistrò
bj-basic-n = Chiosco { $n }
bj-publicity-at = casella { $space } di { $spaces }
bj-space = { $what }: { $state }
bj-space-owned = costruito
bj-space-offered = si può comprare ora
bj-space-missing = da procurare: { $cubes }
bj-space-free = libero
bj-space-later = più tardi
bj-bistro-ready = pronto
bj-bistro-used = usato in questo turno
bj-price = Prezzo: { $cubes }
bj-price-missing = Prezzo: { $cubes }. Da procurare: { $missing }

## Prima di comprare
bj-deal-price = Prezzo
bj-deal-score = Punti
bj-deal-plus = +{ $worth }
bj-deal-sum = +{ $worth } −{ $lost }
bj-deal-diner = Il chiosco più in basso diventa il ristorante.
bj-deal-bistro = Un ristorante diventa il bistrò; scegli tu quale. Aiuta dal tuo prossimo turno.
bj-deal-publicity = La prima del turno avanza il televisore e permette di rubare; ogni altra fa una delle due cose.
bj-deal-build = Compra
bj-deal-use = Usa

## Il sacchetto
bj-bag = Sacchetto con { $n } cubi
bj-bag-about = Ciò che non è sul tavolo è qui dentro. La probabilità vale per il prossimo cubo.
bj-bag-cube = Cubo
bj-bag-count = Nel sacchetto
bj-bag-chance = Probabilità
bj-choose-colour = Scegli un colore
bj-get-of = Ottieni: { $cube }, { $n } nel sacchetto

## Sentences for what is really there; the end of a turn; keys
bj-you-first-pick-centre = Tocca a te la prima scelta: dal centro.
bj-you-first-pick-own = Tocca a te la prima scelta: dalla tua area.
bj-you-first-pick-any = Tocca a te la prima scelta.
bj-ask-first-pick-centre = { $seat } fa la prima scelta: dal centro.
bj-ask-first-pick-own = { $seat } fa la prima scelta: dalla propria area.
bj-ask-first-pick-any = { $seat } fa la prima scelta.
bj-you-trade-alike = Scambia tre cubi uguali con uno, oppure passa agli acquisti.
bj-you-trade-bistros = Usa i tuoi bistrò, oppure passa agli acquisti.
bj-you-trade-none = Niente da scambiare. Passa agli acquisti.
bj-end-title = Finire il turno?
bj-end-could = Puoi ancora fare questo:
bj-end-ask = Avvisami anche la prossima volta
bj-end-anyway = Fine turno
bj-end-stay = Continua a comprare
bj-keys-cubes = Prendi, scambia o rimetti un cubo di questo colore
bj-keys-bistros = Usa o costruisci questo bistrò
bj-keys-basic = Apri un chiosco
bj-keys-publicity = Compra pubblicità
bj-keys-end = Fine turno

# What is explained at a tap: how many cubes a side takes, new cubes, what a diner or bistro gives.
bj-capacity = { $n ->
    [one] 1 cubo a turno
   *[other] { $n } cubi a turno
}
bj-capacity-short = { $n } a turno
bj-capacity-about = Ogni lato prende a turno 1 cubo per ogni ristorante e bistrò che possiede, al massimo { $most }. I due lati scelgono a turno. Quando un lato ha la sua parte, l’altro prende il resto.
bj-new = nuovi
bj-new-title = Cubi nuovi
bj-new-about = Cubi presi in questa produzione. Passano in magazzino quando è stato preso l’ultimo cubo.
bj-gives-diner = Dà 1 cubo a turno (al massimo { $most } in tutto). I cubi di questo colore sono riservati alla prima scelta di chi lo possiede, a meno che anche l’altro lato abbia lo stesso ristorante.
bj-gives-bistro = Dà 1 cubo a turno, come il ristorante che sostituisce.
bj-worth = { $n ->
    [0] Non vale punti.
    [one] Vale 1 punto.
   *[other] Vale { $n } punti.
}
bj-you-pick-rest = Prendi un altro cubo: { $other } ha già i suoi.
bj-ask-pick-rest = { $seat } prende un altro cubo: { $other } ha già i suoi.
bj-stolen = Rubato!
bj-stolen-why = La pubblicità permette di rubare un cubo.
