# Le schermate di Rival Restaurants nel terminale.

rr-screen-goal = si vince con { $n } punti
rr-screen-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
rr-screen-level = livello { $n }
rr-screen-bound = (${ $money } impegnati)
rr-screen-garbage = { $n } rifiuti
rr-screen-gone = uscito
rr-screen-used = (usato)
rr-screen-choose-again = (è stata giocata una carta; la tua scelta finora: { $what })
rr-screen-card-played = (oggi ne hai già giocata una)
rr-screen-barred = (bloccato)
rr-screen-rats = ratti di { $seat }: ${ $money }
rr-screen-decks = { $cards } carte azione, { $basic } ricette base e { $gourmet } gourmet
rr-screen-war = Battaglia di offerte per { $what } ({ $where })
rr-screen-stands = resta
rr-screen-offer = Offerta { $n }, { $seat } a { $to }: { $give } per { $want }
rr-screen-chef = Chef
rr-screen-squad = Squadra
rr-screen-basic = Base
rr-screen-gourmet = Gourmet
rr-screen-store = Scorte
rr-screen-hand = Carte
rr-screen-upgrades = Migliorie
rr-column-points = punti
rr-column-level = livello
rr-column-money = soldi
rr-column-garbage = rifiuti
rr-column-cards = carte
rr-screen-lacks = gli manca:
rr-screen-has = ha:
rr-screen-known = ti è noto:
rr-screen-hit = { $source } di { $by } ti colpisce: rispondi con l’Ostrica o lasci fare?
rr-screen-stopped = { $source } è stata fermata: rispondi con l’Ostrica?

rr-mark-discount = Sconto
rr-mark-fake-sale = paga doppio
rr-mark-road-block = a casa
rr-mark-closed = chiuso
rr-mark-go-vegan = vegano
rr-mark-show = spettacolo

rr-menu-go = Vai
rr-menu-claim = Vuoi
rr-menu-answer = Risposta
rr-menu-choose = Scegli
rr-menu-bid = Offri
rr-menu-cook = Cucina
rr-menu-buy = Compra
rr-menu-power = Potere
rr-menu-card = Carta
rr-menu-answer-offer = Offerte
rr-menu-offer = Baratta
rr-menu-ready = Fine
rr-menu-more = … e altre { $n } (“mosse { $verb }” le elenca)

rr-phrase-claim-none = niente
rr-phrase-ready = pronto
rr-phrase-unready = non ancora pronto
rr-phrase-pass = no
rr-phrase-pass-effect = lascia fare
rr-phrase-clam = Ostrica della Veggenza!
rr-phrase-shake-off = Ostrica della Veggenza contro { $chef }
rr-phrase-spare = { $chef } risparmia { $seat }
rr-phrase-buy-card = una carta azione
rr-phrase-buy-shelf = prima carta dello scaffale ({ $where })
rr-phrase-dump = butta { $n } rifiuti
rr-phrase-sell = vendi { $n } cioccolato
rr-phrase-release = rinuncia alla prenotazione
rr-phrase-exterminate = paga ${ $money } contro i ratti ({ $where })
rr-phrase-bid = ${ $money }{ $n ->
    [0] { "" }
   *[other] { " " }+ { $n } rifiuti
}
rr-phrase-stand = resta
rr-phrase-drop = rinuncia
rr-phrase-offer = a { $seat }: { $give } per { $want }
rr-phrase-counter = invece di { $n }: { $give } per { $want }
rr-phrase-accept = accetta { $n }: ricevi { $give }, dai { $want }
rr-phrase-decline = rifiuta { $n }
rr-phrase-withdraw = ritira { $n } ({ $give } per { $want })
rr-phrase-cook-nothing = oggi niente
rr-phrase-cook-points = { $dish }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}{ $garbage ->
    [0] { "" }
   *[other] , { $garbage } rifiuti
}
rr-phrase-uncook = ripensaci
rr-phrase-stand-in = { $what } al posto di { $place }
rr-phrase-bonus-money = $300
rr-phrase-bonus-garbage = butta { $n } rifiuti
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
rr-phrase-any-card = una carta azione qualsiasi
rr-phrase-first = il primo chef
rr-phrase-second = il secondo chef

rr-why-sold-there = Lì si vende quel che ti manca: { $what }.
rr-why-island = Lì ci sono aggiornamenti e carte azione.
rr-why-island-garbage = Lì ti liberi dei rifiuti.
rr-why-completes = È l’ultima cosa che manca per { $recipe }.
rr-why-needs = Serve per { $recipe }.
rr-why-useful = Vale più di quanto costa.
rr-why-shelf = Nello scaffale c’è abbastanza di ciò che ti serve per tentare la sorte.
rr-why-invest = Si ripagherà nei prossimi giorni.
rr-why-ready = Nient’altro qui vale il suo prezzo.
rr-why-bid = Per te la carta vale ancora tanto.
rr-why-drop = Costa più di quanto vale per te.
rr-why-dump = Ogni rifiuto toglie un punto a ogni ricetta che cucini.
rr-why-sell = I soldi ti aiutano più del cioccolato.
rr-why-trade = Ci guadagni più di quanto dai.
rr-why-decline = Daresti più di quanto ricevi.
rr-why-card = È un buon momento per questa carta.
rr-why-power = Il potere del tuo chef ti aiuta adesso.
rr-why-clam = Ciò che ti colpisce vale un’Ostrica.
rr-why-pass = Non vale una carta.
rr-why-cook = I punti oggi sono meglio dei punti domani.
rr-why-wait = Con meno rifiuti, o domani, rende di più.
rr-why-keep = È quella che si adatta meglio a ciò che hai.
rr-why-best = Di ciò che si può fare, ti aiuta di più.

rr-legend-screen =
    { "*" } segna gli ingredienti che mancano a una tua ricetta, > il mercato in cui sei, con il tuo prezzo.
    <p2 dopo un contenitore: lo vuole il Giocatore 2. ✓ accanto a un ingrediente: lo hai. −2 accanto a una ricetta: produce 2 rifiuti.
    +20 dopo un mercato: carte nello scaffale. ▶ deve rispondere, ✓ è pronto.
    I nomi si possono accorciare: “go chop”, “buy chop 2”. Un punto e virgola separa due mosse: “buy chop 2; ready”.
    “mosse” elenca tutte le mosse possibili, “mosse play” quelle con “play”. “regole Kim Chi” spiega uno chef o una carta.
rr-legend-chefs = Chef
rr-legend-cards = Carte azione
rr-legend-upgrades = Aggiornamenti
