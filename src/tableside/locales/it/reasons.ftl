# Perché una mossa è buona: i motivi dei suggerimenti e delle analisi, in italiano.

bj-what-publicity = la pubblicità
bj-what-basic = un chiosco
bj-what-diner = un ristorante
bj-what-bistro = un bistrò
bj-why-wins = { $n ->
    [one] Così vinci con un punto.
   *[other] Così vinci con { $n } punti.
}
bj-why-points = { $n ->
    [one] Vale subito un punto.
   *[other] Vale subito { $n } punti.
}
bj-why-capacity = Produrrai un cubo in più a ogni turno.
bj-why-ground = Potrai trasformarlo in un ristorante.
bj-why-ability = La sua abilità aiuta a ogni turno.
bj-why-track = La prossima casella si avvicina.
bj-why-completes = Così puoi comprare { $what }.
bj-why-nearer = Poi per { $what } manca solo: { $cubes }.
bj-why-deny = Non ti serve, ma serve a { $seat }.
bj-why-spare = È il più utile tra quelli rimasti.
bj-why-least-needed = È quello che ti serve meno: { $cube }.
bj-why-free = Non costa niente.
bj-why-swap = Cambi ciò che ti avanza con ciò che ti serve.
bj-why-redraw = Un cubo a caso è meglio di questi.
bj-why-no-better-trade = Nessuno scambio migliora il tuo magazzino.
bj-why-no-steal = Niente vale la pena di essere rubato.
bj-why-end = Ora non conviene comprare altro.
bj-why-diner-least-needed = È il ristorante che ti serve di meno.

rr-why-sold-there = Lì puoi comprare ciò che ti serve: { $what }.
rr-why-island = Lì puoi comprare aggiornamenti e carte azione.
rr-why-island-garbage = Lì ti liberi dei rifiuti.
rr-why-completes = È l’ultimo ingrediente che manca per { $recipe }.
rr-why-needs = Ti serve per { $recipe }.
rr-why-useful = Vale più di quanto costa.
rr-why-shelf = Nello scaffale c’è molto di ciò che ti serve. Tenta la sorte.
rr-why-invest = Si ripagherà nei prossimi giorni.
rr-why-ready = Nient’altro qui vale il suo prezzo.
rr-why-bid = La carta per te vale ancora quella cifra.
rr-why-drop = Costa più di quanto vale per te.
rr-why-dump = Ogni rifiuto ti costa un punto su ogni ricetta che cucini.
rr-why-sell = I soldi ti servono più della cioccolata.
rr-why-trade = Ricevi più di quanto dai.
rr-why-decline = Daresti più di quanto ricevi.
rr-why-card = È un buon momento per questa carta.
rr-why-power = Ora il potere del tuo chef ti aiuta.
rr-why-clam = Vale la pena fermarlo con l’Ostrica della Veggenza.
rr-why-pass = Non vale una carta.
rr-why-cook = Meglio i punti oggi che domani.
rr-why-wait = Con meno rifiuti, o domani, rende di più.
rr-why-keep = È la più adatta a ciò che hai.
rr-why-best = In questo momento è la tua scelta migliore.

# Analisi: perché la mossa migliore era migliore di quella giocata.
bj-because-wins = { $seat-is ->
    [you] Vinci subito con { $n } punti.
   *[other] { $seat } vince subito con { $n } punti.
}
bj-because-loses = { $seat-is ->
    [you] Dopo la mossa giocata puoi vincere già in questo turno.
   *[other] Dopo la mossa giocata { $seat } può vincere già in questo turno.
}
bj-because-threat = { $seat-is ->
    [you] Dopo la mossa giocata hai abbastanza cubi per vincere al prossimo turno.
   *[other] Dopo la mossa giocata { $seat } ha abbastanza cubi per vincere al prossimo turno.
}
bj-because-points = { $seat-is ->
    [you] { $n ->
        [one] Finisci il turno con un punto in più.
       *[other] Finisci il turno con { $n } punti in più.
    }
   *[other] { $n ->
        [one] { $seat } finisce il turno con un punto in più.
       *[other] { $seat } finisce il turno con { $n } punti in più.
    }
}
bj-because-rival-points = { $seat-is ->
    [you] { $n ->
        [one] Finisci il turno con un punto in meno.
       *[other] Finisci il turno con { $n } punti in meno.
    }
   *[other] { $n ->
        [one] { $seat } finisce il turno con un punto in meno.
       *[other] { $seat } finisce il turno con { $n } punti in meno.
    }
}
bj-because-capacity = { $seat-is ->
    [you] { $n ->
        [one] Produci un cubo in più a ogni turno.
       *[other] Produci { $n } cubi in più a ogni turno.
    }
   *[other] { $n ->
        [one] { $seat } produce un cubo in più a ogni turno.
       *[other] { $seat } produce { $n } cubi in più a ogni turno.
    }
}
bj-because-rival-capacity = { $seat-is ->
    [you] { $n ->
        [one] Produci un cubo in meno a ogni turno.
       *[other] Produci { $n } cubi in meno a ogni turno.
    }
   *[other] { $n ->
        [one] { $seat } produce un cubo in meno a ogni turno.
       *[other] { $seat } produce { $n } cubi in meno a ogni turno.
    }
}
bj-because-bistro = { $seat-is ->
    [you] Alla fine del turno hai: { $bistro }.
   *[other] Alla fine del turno { $seat } ha: { $bistro }.
}
bj-because-next-turn = { $seat-is ->
    [you] Con i cubi che ti restano puoi arrivare a { $n } punti al prossimo turno, invece di { $m }.
   *[other] Con i cubi che restano, { $seat } può arrivare a { $n } punti al prossimo turno, invece di { $m }.
}
bj-because-denies-cube = { $seat-is ->
    [you] Non ricevi: { $cube }. Per { $what } ti manca ancora: { $cubes }.
   *[other] { $seat } non riceve: { $cube }. Per { $what } manca ancora: { $cubes }.
}
bj-because-denies = { $seat-is ->
    [you] Per { $what } ti manca ancora: { $cubes }. È più di quanto ti mancherebbe dopo la mossa giocata.
   *[other] Per { $what } a { $seat } manca ancora: { $cubes }. È più di quanto mancherebbe dopo la mossa giocata.
}
bj-because-affords = { $seat-is ->
    [you] Finisci il turno con i cubi per { $what }. Dopo la mossa giocata ti manca: { $more }.
   *[other] { $seat } finisce il turno con i cubi per { $what }. Dopo la mossa giocata manca: { $more }.
}
bj-because-nearer = { $seat-is ->
    [you] Per { $what } ti manca solo: { $cubes }. Altrimenti manca: { $more }.
   *[other] Per { $what } a { $seat } manca solo: { $cubes }. Altrimenti manca: { $more }.
}
bj-because-cubes = { $seat-is ->
    [you] { $n ->
        [one] Ti resta un cubo in più.
       *[other] Ti restano { $n } cubi in più.
    }
   *[other] { $n ->
        [one] A { $seat } resta un cubo in più.
       *[other] A { $seat } restano { $n } cubi in più.
    }
}
bj-because-track = { $seat-is ->
    [you] { $n ->
        [one] Il tuo televisore è una casella più avanti.
       *[other] Il tuo televisore è { $n } caselle più avanti.
    }
   *[other] { $n ->
        [one] Il televisore di { $seat } è una casella più avanti.
       *[other] Il televisore di { $seat } è { $n } caselle più avanti.
    }
}
bj-because-basic = { $seat-is ->
    [you] { $n ->
        [one] Hai un locale in più.
       *[other] Hai { $n } locali in più.
    }
   *[other] { $n ->
        [one] { $seat } ha un locale in più.
       *[other] { $seat } ha { $n } locali in più.
    }
}
bj-because-estimate = In questo turno nessuna differenza spicca da sola. Guardando più avanti, Master la preferisce.

rr-because-wins-tonight = { $seat-is ->
    [you] Vinci stasera con almeno { $n } punti.
   *[other] { $seat } vince stasera con almeno { $n } punti.
}
rr-because-points-tonight = { $seat-is ->
    [you] { $n ->
        [one] Fai un punto in più stasera.
       *[other] Fai { $n } punti in più stasera.
    }
   *[other] { $n ->
        [one] { $seat } fa un punto in più stasera.
       *[other] { $seat } fa { $n } punti in più stasera.
    }
}
rr-because-trade-wins = { $seat-is ->
    [you] Con lo scambio puoi vincere stasera.
   *[other] Con lo scambio { $seat } può vincere stasera.
}
rr-because-trade-lets-win = { $seat-is ->
    [you] Lo scambio ti fa vincere stasera.
   *[other] Lo scambio fa vincere { $seat } stasera.
}
rr-because-trade-cooks = { $seat-is ->
    [you] Con lo scambio stasera puoi fare { $n } punti cucinando, senza scambio { $m }.
   *[other] Con lo scambio { $seat } può fare { $n } punti cucinando stasera, senza scambio { $m }.
}
rr-because-trade-lets-cook = { $seat-is ->
    [you] Con lo scambio stasera puoi fare { $n } punti cucinando, invece di { $m }.
   *[other] Lo scambio permette a { $seat } di fare { $n } punti cucinando stasera, invece di { $m }.
}
rr-because-completes = { $seat-is ->
    [you] È l’ultimo ingrediente che ti manca per { $recipe }: { $what }.
   *[other] È l’ultimo ingrediente che manca a { $seat } per { $recipe }: { $what }.
}
rr-because-needs = { $seat-is ->
    [you] Ti serve per { $recipe }: { $what }. Poi manca ancora: { $rest }.
   *[other] Serve a { $seat } per { $recipe }: { $what }. Poi manca ancora: { $rest }.
}
rr-because-denies = { $seat-is ->
    [you] Serve anche a te, per { $recipe }: { $what }.
   *[other] Serve anche a { $seat }, per { $recipe }: { $what }.
}
rr-because-not-needed = { $seat-is ->
    [you] Quello che hai preso non ti serve: { $what }.
   *[other] Quello che ha preso { $seat } non serve: { $what }.
}
rr-because-on-display = { $seat-is ->
    [you] Quello che ti serve è in vista { $where-at }: { $what }.
   *[other] Quello che serve a { $seat } è in vista { $where-at }: { $what }.
}
rr-because-nothing-there = { $seat-is ->
    [you] Niente di quello che ti serve è in vista { $where-at }.
   *[other] Niente di quello che serve a { $seat } è in vista { $where-at }.
}
rr-because-garbage = { $seat-is ->
    [you] Sull’Isola puoi buttare i rifiuti. Ne hai { $n }.
   *[other] Sull’Isola { $seat } può buttare i rifiuti: { $n }.
}
rr-because-evenings = { $seat-is ->
    [you] In { $n } simulazioni fai in tutto { $better } punti, invece di { $played }.
   *[other] In { $n } simulazioni { $seat } fa in tutto { $better } punti, invece di { $played }.
}
rr-because-evenings-rival = { $seat-is ->
    [you] In { $n } simulazioni fai in tutto solo { $better } punti, invece di { $played }.
   *[other] In { $n } simulazioni { $seat } fa in tutto solo { $better } punti, invece di { $played }.
}
rr-because-estimate = Nessuna differenza spicca da sola. In { $n } simulazioni va meglio.
