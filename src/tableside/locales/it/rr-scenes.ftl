### Il riepilogo di fine giornata, le schede da toccare e la legenda di Rival Restaurants nel browser.

## La fine di una giornata
rr-scene-title = Il giorno { $n } è finito
rr-scene-next = Giorno successivo
rr-scene-rank = Posizione { $n }
rr-scene-cooked = In tavola: { $what }, +{ $n }
rr-scene-nothing = Niente in tavola
rr-scene-level = Livello { $n } raggiunto
rr-scene-upgrade = Nuovo aggiornamento: { $what }
rr-scene-income = Entrate: ${ NUMBER($n, useGrouping: 0) }
rr-scene-points = { $n ->
    [one] 1 punto popolarità
   *[other] { $n } punti popolarità
}
rr-scene-gained = { $n ->
    [one] 1 punto popolarità in più di ieri
   *[other] { $n } punti popolarità in più di ieri
}
rr-scene-lost = { $n ->
    [one] 1 punto popolarità in meno di ieri
   *[other] { $n } punti popolarità in meno di ieri
}
rr-scene-said = Il giorno { $n } è finito. Popolarità: { $who }.
rr-scene-of = { $who } { $n }
rr-scene-off = Non mostrare più
rr-scene-switch = Riepilogo alla fine di ogni giorno

## Schede da toccare
rr-about-owner = { $who-is ->
    [you] È il tuo chef. L’anello è del tuo colore.
   *[other] Questo chef lavora per { $who }. L’anello ne mostra il colore.
}
rr-about-cuisine = Cucina: { $cuisine }. Qui le ricette di questa cucina valgono 1 punto in più.
rr-about-level = Livello { $n }, da { $at } di popolarità
rr-about-level-reached = Livello { $n }, raggiunto

## La legenda
rr-marks = Che cosa significano i segni?
rr-marks-people = Persone
rr-marks-ring = Anello
rr-marks-ring-about = Ognuno ha un colore. I suoi chef portano ovunque un anello di quel colore.
rr-marks-dot = Punto con una lettera
rr-marks-dot-about = Chi ha questo colore e questa iniziale ha bisogno dell’ingrediente. Accanto a ciò che serve a te, vuol dire che ce l’ha.
rr-marks-head = Capo Cuoco
rr-marks-head-about = Chi ha aperto il tavolo. Solo il Capo Cuoco può fermare l’orologio.
rr-marks-first = Oggi comincia
rr-marks-first-about = Dove conta l’ordine dei posti, oggi si comincia da qui. Domani si comincia dal posto successivo a sinistra.
rr-marks-npc = NPC
rr-marks-npc-about = Un secondo chef della stessa persona. Un NPC paga $100 in più.
rr-marks-ready = Pronto
rr-marks-ready-about = Ha finito questa fase. “…” vuol dire che ci sta ancora pensando.
rr-marks-gone = Ha lasciato
rr-marks-gone-about = Questa persona ha abbandonato.
rr-marks-town = Negozi
rr-marks-here = Cornice blu intorno a un luogo
rr-marks-here-about = Oggi sei qui.
rr-marks-busy = Numero e punto
rr-marks-busy-about = Sul telefono il numero dice quanti chef ci sono. Il punto vuol dire che lì c’è qualcosa che ti serve.
rr-marks-shelf = Cassa con un numero
rr-marks-shelf-about = Quante carte restano sullo scaffale. Vedi una carta solo quando la compri.
rr-marks-open = Cornice blu intorno a un ingrediente
rr-marks-open-about = Toccalo per prenotarlo o comprarlo.
rr-marks-claim = Chef su un ingrediente
rr-marks-claim-about = Questo chef l’ha prenotato. Se lo vogliono in più d’uno, fanno offerte l’uno contro l’altro.
rr-marks-choice = Segno di spunta
rr-marks-choice-about = La tua scelta segreta. Puoi cambiarla finché non hanno scelto tutti.
rr-marks-shut = Sbiadito
rr-marks-shut-about = Ora non puoi comprarlo.
rr-marks-price = Prezzo barrato
rr-marks-price-about = Il prezzo di listino. Accanto c’è quello che paghi tu.
rr-marks-hint = Lampadina e cornice tratteggiata
rr-marks-hint-about = Quello che consiglia il suggerimento.
rr-marks-kitchen = Ristoranti
rr-marks-popularity = Popolarità e livello
rr-marks-popularity-about = Il numero è la popolarità. Ogni stella sotto è un livello raggiunto: il primo a { $one }, il secondo a { $two }, il terzo a { $three } punti. A { $goal } punti la partita finisce.
rr-marks-garbage = Rifiuti
rr-marks-garbage-about = Cucinare lascia rifiuti. Ogni rifiuto nella tua cucina ti costa 1 punto quando cucini. Sull’Isola puoi buttarli.
rr-marks-cards = Carte azione
rr-marks-cards-about = Quante carte azione ha in mano.
rr-marks-playable = Carta azione luminosa
rr-marks-playable-about = Puoi giocarla ora.
rr-marks-upgrades = Aggiornamenti
rr-marks-upgrades-about = Ciò che questo ristorante ha comprato o ricevuto. Toccane uno per vedere che cosa fa.
rr-marks-effect = Etichetta gialla
rr-marks-effect-about = Una carta o uno chef agisce su questo ristorante. Tocca l’etichetta per vedere come.
rr-marks-recipes = Ingredienti
rr-marks-missing = Tratteggiato
rr-marks-missing-about = È in una ricetta e manca ancora.
rr-marks-stand-in = Con “≈”
rr-marks-stand-in-about = Manca, ma qualcos’altro in dispensa può sostituirlo.
rr-marks-mine = Cornice blu
rr-marks-mine-about = A un rivale manca e tu ce l’hai. Potete scambiare.
rr-marks-needed = Illuminato
rr-marks-needed-about = Ti serve per una delle tue ricette.
rr-marks-complete = Ricetta luminosa
rr-marks-complete-about = C’è tutto per questa ricetta. Tra i rivali il suo nome è verde.
rr-marks-home = Anello punteggiato intorno ai punti
rr-marks-home-about = Questa ricetta è della tua cucina. Vale 1 punto in più.
rr-marks-star = Stella
rr-marks-star-about = Su questa ricetta c’è una { rr-five-star-review }. Vale 1 punto in più.

## L’Isola
rr-dump-free = Butta { $n } gratis
