# Le schermate di Rival Restaurants nel terminale.

rr-screen-goal = Con { $n } punti vinci
rr-screen-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
rr-screen-level = livello { $n }
rr-screen-bound = (${ NUMBER($money, useGrouping: 0) } bloccati per un’offerta)
rr-screen-garbage = { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
}
rr-screen-gone = ha lasciato
rr-screen-used = (usato)
rr-screen-choose-again = (È stata giocata una carta. La tua scelta finora: { $what })
rr-screen-card-played = (oggi ne hai già giocata una)
rr-screen-barred = (bloccato)
rr-screen-rats = ratti di { $seat }: ancora ${ NUMBER($money, useGrouping: 0) }
rr-screen-decks = { $cards } carte azione, { $basic } ricette base e { $gourmet } gourmet
rr-screen-war = Battaglia delle Offerte { $where-at } per { $what }
rr-screen-stands = non rilancia
rr-screen-offer = Proposta { $n } di { $seat } a { $to }: { $give } per { $want }
rr-screen-chef = Chef
rr-screen-squad = Squadra
rr-screen-basic = Base
rr-screen-gourmet = Gourmet
rr-screen-store = Magazzino
rr-screen-hand = Carte
rr-screen-upgrades = Aggiornamenti
rr-column-points = punti
rr-column-level = livello
rr-column-money = soldi
rr-column-garbage = rifiuti
rr-column-cards = carte
rr-screen-lacks = cerca:
rr-screen-has = ha:
rr-screen-known = carte viste:
rr-screen-hit = { $by } usa contro di te { $source }. Giochi l’Ostrica della Veggenza o lasci passare?
rr-screen-stopped = Hanno fermato { $source }: rispondi con l’Ostrica della Veggenza?

rr-mark-discount = Sconto
rr-mark-fake-sale = paga doppio
rr-mark-road-block = a casa
rr-mark-closed = chiuso
rr-mark-go-vegan = vegano
rr-mark-show = spettacolo

rr-menu-more = … e altre { $n } (“mosse { $verb }” le elenca)

rr-phrase-claim-none = niente
rr-phrase-ready = pronto
rr-phrase-unready = non pronto
rr-phrase-pass = no
rr-phrase-pass-effect = lascia passare
rr-phrase-clam = Ostrica della Veggenza!
rr-phrase-shake-off = Ostrica della Veggenza contro { $chef }
rr-phrase-spare = { $chef }: risparmia { $seat }
rr-phrase-buy-card = una carta azione
rr-phrase-buy-shelf = prima carta dello scaffale { $where-at }
rr-phrase-dump = butta { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
}
rr-phrase-sell = vendi { $n } × cioccolata
rr-phrase-release = rinuncia alla prenotazione
rr-phrase-exterminate = paga ${ NUMBER($money, useGrouping: 0) } per la disinfestazione { $where-at }
rr-phrase-bid = ${ NUMBER($money, useGrouping: 0) }{ $n ->
    [0] { "" }
    [one] { " " }+ 1 rifiuto
   *[other] { " " }+ { $n } rifiuti
}
rr-phrase-stand = non rilanciare
rr-phrase-drop = ritirati
rr-phrase-offer = a { $seat }: { $give } per { $want }
rr-phrase-counter = controproposta a { $n }: { $give } per { $want }
rr-phrase-accept = accetta { $n }: ricevi { $give }, dai { $want }
rr-phrase-decline = rifiuta { $n }
rr-phrase-withdraw = ritira { $n } ({ $give } per { $want })
rr-phrase-cook-nothing = oggi niente
rr-phrase-cook-points = { $dish }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}{ $garbage ->
    [0] { "" }
    [one] , 1 rifiuto
   *[other] , { $garbage } rifiuti
}
rr-phrase-uncook = cambia idea
rr-phrase-stand-in = { $what } al posto di { $place }
rr-phrase-bonus-money = $300
rr-phrase-bonus-garbage = butta { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
}
rr-phrase-first-garbage = prima i rifiuti
rr-phrase-first-recipe = prima la nuova ricetta
rr-phrase-first-basic = prima la ricetta base
rr-phrase-first-gourmet = prima la ricetta gourmet
rr-phrase-first-level = prima il bonus di livello
rr-phrase-smile = Ho sorriso
rr-phrase-no-smile = Non ho sorriso
rr-phrase-none = niente
rr-phrase-nothing = niente
rr-phrase-nobody = nessuno
rr-phrase-garbage = rifiuti
rr-phrase-any-card = carta azione qualsiasi
rr-phrase-first = il primo chef
rr-phrase-second = il secondo chef

rr-legend-screen =
    { "*" } segna un ingrediente che ti serve ancora. > segna il negozio in cui sei, con il tuo prezzo.
    <p2 dopo un contenitore: lo prenota il Giocatore 2. ✓ prima di un ingrediente: lo hai. −2 dopo una ricetta: lascia 2 rifiuti.
    +20 dopo un negozio: carte nello scaffale. ▶ deve agire, ✓ è pronto.
    Puoi abbreviare i nomi: “go chop”, “buy chop 2”. Separa due mosse con un punto e virgola: “buy chop 2; ready”.
    “mosse” elenca tutte le mosse possibili, “mosse play” quelle con “play”. “regole Kim Chi” spiega uno chef o una carta.
rr-legend-chefs = Chef
rr-legend-cards = Carte azione
rr-legend-upgrades = Aggiornamenti
