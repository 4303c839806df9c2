# Rival Restaurants nel browser: ciò che si gioca senza un tocco, e la lista della spesa.
rr-flow-ready-again = { $what } Confermi?
rr-flow-offer = { $who } ti ha fatto una proposta.
rr-flow-hit = { $what } ti colpisce.
rr-flow-played = { $who } ha giocato { $what }.
rr-flow-still-ready = È successo qualcosa, ma non a te. La tua conferma resta valida.
rr-flow-nothing-to-use = Ora non hai né poteri né carte da usare. Tra un attimo la conferma parte da sola.
rr-flow-keep = Conferma e tieni { $cards } per dopo
rr-flow-kept = Tieni le tue carte. Tra un attimo la conferma parte da sola.
rr-flow-keeping = Tieni per dopo: la fase 1 non aspetta questa carta
rr-flow-no-stop = Non hai l’Ostrica della Veggenza, quindi succede tra un attimo.
rr-flow-short-still = Confermato lo stesso
rr-flow-short-soon = Tra poco si conferma
rr-flow-alone = Qui non c’è nessun altro, quindi non c’è nulla da decidere: { $what }.
rr-flow-list = Lista della spesa
rr-flow-buy = { $n ->
    [one] Compra 1 per ${ NUMBER($price, useGrouping: 0) } e conferma
   *[other] Compra { $n } per ${ NUMBER($price, useGrouping: 0) } e conferma
}
rr-flow-stopped = La lista non è stata completata. Controlla che cosa resta: non hai ancora confermato.
