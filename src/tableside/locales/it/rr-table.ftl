### Il tavolo di Rival Restaurants nel browser.

## Mosse in parole
rr-do-go = Vai { $where-to }
rr-do-go-two = { $where } e { $other }
rr-do-go-squad = { $chef }: { $where }, NPC: { $other }
rr-do-claim = Prenota { $what }
rr-do-claim-bin = Prenota il contenitore { $n }
rr-do-claim-none = Non prenotare niente
rr-do-claim-two = Prenota { $what } e { $other }
rr-do-use = Usa { $what }
rr-do-use-on = { $what }: { $on }
rr-do-play = Gioca { $what }
rr-do-play-on = { $what }: { $on }
rr-do-clam = { rr-clam-voyance }!
rr-do-let-happen = Lascia fare
rr-do-shake-off = { rr-clam-voyance } contro { $what }
rr-do-spare = { $what } risparmia { $on }
rr-do-buy = Compra { $what }
rr-do-buy-card = Compra una carta azione
rr-do-buy-shelf = Compra dallo scaffale: { $where }
rr-do-dump = Butta { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
    }
rr-do-sell = Vendi { $n } cioccolata
rr-do-bid = Offri ${ NUMBER($n, useGrouping: 0) }{ $more ->
    [0] { "" }
    [one] { " " }e 1 rifiuto
   *[other] { " " }e { $more } rifiuti
    }
rr-do-release = Rinuncia alla prenotazione: { $what }
rr-do-release-card = Rinuncia alla mia prenotazione
rr-do-exterminate = Paga ${ NUMBER($n, useGrouping: 0) } contro i ratti: { $where }
rr-do-offer = Offerta a { $who }: { $give } per { $want }
rr-do-counter = Controfferta alla numero { $who }: { $give } per { $want }
rr-t-quoted = “{ $text }”
rr-do-accept = Accetta l’offerta { $n }
rr-do-accept-with = Accetta l’offerta { $n }, dai { $what }
rr-do-accept-offer = Accetta da { $who }: ricevi { $get }, dai { $give }
rr-do-decline-offer = Rifiuta a { $who }: { $get } per { $give }
rr-do-withdraw = Ritira l’offerta { $n }
rr-do-decline = Rifiuta l’offerta { $n }
rr-do-cook = Cucina { $what }
rr-do-cook-nothing = Oggi non cucinare
rr-do-uncook = Ripensaci
rr-do-choose = { $what }
rr-do-choose-none = Niente
rr-do-keep = Tieni { $what }
rr-do-first-garbage = Prima i rifiuti
rr-do-first-recipe = Prima la ricetta nuova
rr-do-first-basic = Prima la ricetta base
rr-do-first-gourmet = Prima la ricetta gourmet
rr-do-first-level = Prima il bonus di livello
rr-do-bonus-money = Prendi $300
rr-do-bonus-garbage = Butta { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
    }
rr-do-draft = Scegli { $what }
rr-do-ban = Vieta { $what }
rr-do-toll = Pedaggio da { $what }
rr-do-toll-nobody = Pedaggio da nessuno
rr-do-ready = Pronto
rr-do-unready = Non ancora pronto
rr-do-pass = Passa
rr-do-drop = Ritirati
rr-do-stand = Resta sulla tua offerta
rr-do-smile = Ho sorriso
rr-do-no-smile = Non ho sorriso
rr-do-pause = Ferma l’orologio
rr-do-resume = Fai ripartire l’orologio

## Il tavolo
rr-t-you = Tu
rr-t-name = { $what }
rr-t-first = primo chef
rr-t-second = secondo chef
rr-t-no-bin = niente
rr-t-town = Città
rr-t-tab-mine = Mio
rr-t-mine = Il mio ristorante
rr-t-mine-more = Mostra tutto il mio ristorante
rr-t-mine-less = Riduci il mio ristorante
rr-t-rivals = Rivali
rr-t-offers = Scambi
rr-t-log = Diario
rr-t-views = Parti del tavolo
rr-t-phases = Fasi della giornata
rr-t-day = Giorno { $n }
rr-t-days = Giorni
rr-t-day-summary = I giorni finora
rr-t-island = L’Isola
rr-t-you-are-ready = Sei pronto. Gli altri possono ancora agire, e anche tu.
rr-t-ready-again = È successo qualcosa. Guarda e di’ di nuovo che sei pronto.
rr-t-chosen-wait = Hai scelto. Gli altri ci pensano ancora.
rr-t-left = Hai abbandonato. Gli altri continuano.
rr-t-short-left = Hai abbandonato
rr-t-others = Gli altri sono al lavoro.
rr-t-waiting-for = { $n ->
    [one] Si aspetta
   *[other] Si aspettano
    } { $who }
rr-t-your-choice = La tua scelta segreta: { $what }
rr-t-choose-again = È stata giocata una carta: puoi scegliere di nuovo. La tua scelta finora: { $what }
rr-t-ready-taken = Pronto ✓
rr-t-all-moves = Tutte le mie mosse
rr-t-search = Cerca
rr-t-no-moves = Ora non c’è niente da fare.
rr-t-timer = Tempo rimasto
rr-t-timer-stands = Tempo rimasto; l’orologio è fermo
rr-t-group-go = Dove andare
rr-t-group-buy = Comprare e offrire
rr-t-group-island = Sull’Isola
rr-t-group-cards = Carte azione
rr-t-group-powers = Poteri
rr-t-group-barter = Scambiare
rr-t-group-cook = Cucinare
rr-t-group-choose = Scegliere

## Mercati
rr-t-chef-of = { $chef } ({ $who })
rr-t-price-restaurant = il tuo livello
rr-t-price-fake-sale = { rr-fake-sale } ×2
rr-t-price-antoine = Antoine +$100
rr-t-price-npc = NPC +$100
rr-t-price-discount = { rr-discount } ½
rr-t-rats = Ratti di { $who }: ancora ${ NUMBER($n, useGrouping: 0) } da pagare
rr-t-closed-bins = Lovehandles tiene chiusi i contenitori; lo scaffale è aperto
rr-t-war-first = Prima la Battaglia delle Offerte: fino alla fine qui non compri altro
rr-t-bin-empty = Contenitore { $n }, vuoto
rr-t-buy-for = Compra { $what } per ${ NUMBER($n, useGrouping: 0) }
rr-t-buy-shelf-for = Compra dallo scaffale per ${ NUMBER($n, useGrouping: 0) }: { $where }
rr-t-claimed-by = prenotato da { $who }
rr-t-you-need = ti serve
rr-t-needed-by = serve a { $who }
rr-t-barred = oggi nessuno può comprarlo
rr-t-lost-short = Sei fuori dalla battaglia per { $what }: non puoi arrivare a ${ NUMBER($money, useGrouping: 0) }
rr-t-lost-shut = Sei fuori dalla battaglia per { $what }: lì non puoi comprare
rr-t-lost-won = { $who } ha offerto di più e ottiene { $what }, che avevi prenotato anche tu
rr-t-lost-tied = Offerte pari: oggi nessuno può comprare { $what }
rr-t-lost-closed = La tua prenotazione di { $what } è persa: oggi i contenitori per te sono chiusi
rr-t-lost-hint = I soldi restano a te: compra altro qui, o scambia per averlo.
rr-t-lost-hint-shut = I soldi restano a te: scambia per averlo.
rr-t-lost-hint-closed = I soldi restano a te: prova lo scaffale, o scambia per averlo.
rr-t-shelf = Scaffale, { $n } carte
rr-t-card-deck = Carta azione, ${ NUMBER($price, useGrouping: 0) }; { $n } nel mazzo
rr-t-owned = tuo
rr-t-island-wares = Che cosa si vende qui?
rr-t-action-card = Carta azione
rr-t-about-action-card = Pescata coperta, segreta finché non la giochi: una al giorno.
rr-t-dump = Butta { $n }: ${ NUMBER($price, useGrouping: 0) }
rr-t-sell = Vendi { $n }: +${ NUMBER($price, useGrouping: 0) }

## Ruota
rr-t-wheel = Dove andare
rr-t-wheel-spin = Scegli un posto
rr-t-wheel-down = Pronto
rr-t-wheel-turn = Metti giù la ruota coperta
rr-t-wheel-again = Scoprila di nuovo
rr-t-wheel-first = Prima scegli un posto
rr-t-wheel-chef = Il tuo chef attivo
rr-t-wheel-npc = Il tuo NPC
rr-t-active-chef = Chi va oggi?

## Aste, carte, poteri
rr-t-war = Battaglia di offerte: { $what }
rr-t-war-waits = aspetta un’altra battaglia
rr-t-at-war = Una battaglia di offerte: rilancia, resta o ritirati.
rr-t-stand-without-bid = Non offrire ancora
rr-t-stands = resta
rr-t-war-tie = Parità: se nessuno rilancia, oggi nessuno può comprarlo.
rr-t-no-bid = da ${ NUMBER($n, useGrouping: 0) }
rr-t-other-bid = Altro …
rr-t-hits = { $who } contro { $on }
rr-t-hits-named = { $who } contro { $on }: { $what }
rr-t-named-for = Per { $on }
rr-t-card-says = Sulla carta: “{ $text }”
rr-t-duel = { $by } risponde con { rr-clam-voyance }. Un’altra la fermerebbe.
rr-t-duel-asked = { rr-clam-voyance }: rispondi con un’altra o lasci fare?
rr-t-choose-target = Prima scegli
rr-t-start-over = Da capo
rr-t-spare-with = Chi risparmia { $what }?
rr-t-card-playable = { $what }, { $n } in mano, ora giocabile
rr-t-card-held = { $what }, { $n } in mano
rr-t-card-tomorrow = Per oggi hai giocato la tua carta. Domani potrai di nuovo.
rr-t-card-not-now = Ora non si può giocare.

## Ristoranti
rr-t-popularity = { $n } di { $goal } popolarità, livello { $level }
rr-t-popularity-word = popolarità
rr-t-next-level = A { $n }: { $what }
rr-t-level = Livello { $n }
rr-t-money = Soldi: ${ NUMBER($n, useGrouping: 0) }
rr-t-bound = ${ NUMBER($n, useGrouping: 0) } impegnati in un’offerta
rr-t-garbage = Rifiuti: { $n }
rr-t-hand = Le mie carte azione
rr-t-cards-in-hand = { $n ->
    [one] 1 carta azione
   *[other] { $n } carte azione
    }
rr-t-known-cards = Sai di: { $what }
rr-t-missing = { $what }, da procurare
rr-t-stand-in = { $what }, sostituibile
rr-t-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
    }
rr-t-leaves-garbage = lascia { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
    }
rr-t-beside = Per ricette
rr-t-spare = In più
rr-t-needs = Cerca
rr-t-i-need = Mi serve
rr-t-held-by = si trova da { $who }
rr-t-empty = niente
rr-t-count = { $n } × { $what }
rr-t-restaurant-of = { $what }, { $cuisine }
rr-t-gone = andato via
rr-t-thinking = ci pensa …
rr-t-ready = pronto
rr-t-done = fatto
rr-t-squad = Squadra
rr-t-cooked = Cucinati
rr-t-trade-with = Scambia
rr-t-mark-discount = { rr-discount }
rr-t-mark-fake-sale = paga doppio
rr-t-mark-road-block = a casa
rr-t-mark-closed = oggi chiuso
rr-t-mark-go-vegan = { rr-go-vegan }
rr-t-mark-show = { rr-dinner-and-a-show }
rr-t-mark-spared-by-antoine = risparmiato da Antoine
rr-t-mark-spared-by-lovehandles = risparmiato da Lovehandles
rr-t-mark-shook-off-antoine = libero da Antoine
rr-t-mark-shook-off-lovehandles = libero da Lovehandles

## Scambi
rr-t-new-offer = Nuova offerta
rr-t-counter-title = Controfferta a { $who }
rr-t-offer-to = A
rr-t-offer-it = Proponi { $what }
rr-t-ask-for = Chiedi { $what }
rr-t-they-need = gli serve
rr-t-for = per
rr-t-compose = Componi …
rr-t-you-give = Tu dai
rr-t-you-get = Tu ricevi
rr-t-gives = dà
rr-t-gets = riceve
rr-t-accept = Accetta
rr-t-counter = Controfferta
rr-t-decline = Rifiuta
rr-t-withdraw = Ritira
rr-t-no-offers = Ancora nessuna offerta. Tocca un ingrediente, tuo o loro, per cominciarne una.
rr-t-no-offers-now = Si scambia mentre tutti fanno la spesa: nella fase 2, { rr-phase-2 }.
rr-t-openly = Mostra quali carte azione do
rr-t-send-offer = Manda l’offerta
rr-t-favour-mine = Un favore che prometti, a parole
rr-t-favour-theirs = Un favore che chiedi, a parole
rr-t-promise = Prometto …
rr-t-ask = Chiedo …
rr-t-less = Meno: { $what }
rr-t-plus = Più: { $what }

## Cucina
rr-t-kitchen = In cucina
rr-t-open-kitchen = In cucina
rr-t-what-to-cook = Che cosa cucinare
rr-t-ways = Altri modi
rr-t-stands-for = per { $what }
rr-t-extra = aggiunta
rr-t-cook-it = Cucina!
rr-t-reaches = livello { $n }!
rr-t-score-recipe = La ricetta
rr-t-score-cuisine = La tua cucina
rr-t-score-extra = L’aggiunta
rr-t-score-star = { rr-five-star-review }
rr-t-score-level = Il tuo livello
rr-t-score-garbage = Rifiuti nella tua cucina
rr-t-score-floor = Mai meno di 0
rr-t-score-sum = In tutto

## Diario e giorni
rr-t-since = Novità dall’ultima occhiata: { $n }
rr-t-went = Meta: { $where }.
rr-t-bought = Comprato: { $what }.
rr-t-cooked-it = Cucinato: { $what }, +{ $n }.
rr-t-serves = { $seat } serve { $recipes }: +{ $n }
rr-t-no-day = Il primo giorno non è ancora cominciato.
rr-t-chart = Popolarità per giorno. Ora: { $who }

## Nuovo tavolo
rr-new-people = Quanti giocano?
rr-new-rules = Le regole
rr-new-beginners = Prima partita
rr-new-beginners-about = Chef Amatoriale senza orologi, gli chef per cominciare
rr-new-beginners-about-eight = Chef Amatoriale senza orologi; in otto gli chef per cominciare non bastano
rr-new-usual = Come stampate
rr-new-usual-about = Un minuto per comprare e scambiare, tutti i dodici chef
rr-new-own = Le mie
rr-new-own-about = Scegli ogni regola
rr-new-edition = Edizione
rr-new-base = Base
rr-new-deluxe = Deluxe
rr-new-up-to-six = fino a sei
rr-new-for-two = in due
rr-new-mode = Modo
rr-new-auto = Solito
rr-new-standard = Normale
rr-new-squad = Cucina a Squadre
rr-new-squad-draft = Cucina a Squadre, scelta a turno
rr-new-variants = Varianti
rr-new-home-cook = Chef Amatoriale: nessun orologio durante gli acquisti, poteri dal livello 2
rr-new-from-scratch = Dalle Stalle alle Stelle: due ricette base, niente carte, niente ingredienti
rr-new-two-many-cooks = “Due” Molti Cuochi: due chef ciascuno
rr-new-beginners-chefs = Solo gli chef per cominciare
rr-new-even-start = Partenza equa: ristoranti e chef più deboli cominciano con del denaro
rr-new-choose-chefs = Chef fra cui scegliere
rr-new-choose-restaurants = Ristoranti fra cui scegliere
rr-new-market-seconds = Secondi per comprare e scambiare
rr-new-move-seconds = Secondi per muovere
rr-new-window-seconds = Secondi per rispondere con { rr-clam-voyance }
rr-new-no-limit = senza limite

## Sul telefono
rr-t-more-of = Di più su { $who }
rr-t-short-powers = Carte e poteri
rr-t-short-buying = Compra, offri, scambia
rr-t-short-war = Rilanci o ti ritiri?
rr-t-short-effect = Sei colpito!
rr-t-short-duel = Rispondi anche tu?
rr-t-short-toll = Chi paga?
rr-t-short-spree = { rr-shopping-spree }!

## Prima partita, suggerimenti e risposte uniche
rr-t-short-ready = Pronto. Puoi ancora agire.
rr-t-short-ready-again = Di nuovo pronto?
rr-t-short-chosen = Scelto. Gli altri pensano.
rr-t-short-destinations = Dove vai?
rr-t-short-claims = Quale contenitore?
rr-t-short-declare = Che cosa cucini?
rr-t-short-spree-call = { rr-shopping-spree }?
rr-t-wheel-needs = per te: { $what }
rr-t-only-way = Qui non c’è niente da scegliere: tra un attimo si va avanti da soli.
rr-t-no-spree = Non hai uno Shopping Frenetico: tra un attimo passi. Lo si chiede a chiunque abbia una carta, così nessuno sa chi ce l’ha.
rr-t-no-cooking = Oggi non si può cucinare nulla: tra un attimo passi.
rr-t-no-cooking-press = Oggi non si può cucinare nulla.
rr-t-lacks = Per { $recipe } ti manca ancora: { $what }.
rr-t-swap = Al posto di { $what }
rr-t-swap-none = Nient’altro di ciò che hai può stare al posto di { $what }.
rr-t-season = Aggiungi { $what }: +1
rr-t-tap-to-swap = Tocca un ingrediente nella pentola per metterne un altro.
rr-t-accept-choose = Accetta …
rr-t-which-cards = { $n ->
    [one] Quale carta dai?
   *[other] Quali { $n } carte dai?
    }
rr-t-give-these = Dai queste
rr-t-cooked-nothing = non ha cucinato nulla
rr-tip-choose-restaurant = Le ricette della tua cucina danno 1 popolarità in più, e ogni livello un suo regalo.
rr-tip-choose-chef = Ogni chef ha un potere. Scegline uno: resta con te per tutta la partita.
rr-tip-choose-npc = L’NPC compra anche lui per te: ogni giorno va in un altro mercato rispetto al tuo chef e paga $100 in più. Il suo potere colpisce ogni chef che è lì, anche il tuo.
rr-tip-choose-squad = Ogni giorno uno dei tre lavora per te, quello che vuoi; conta solo il suo potere.
rr-tip-drafting = Scegliete e vietate a turno. Tre chef sono la tua squadra e ogni giorno ne lavora uno. Uno chef vietato non lavora per nessuno.
rr-tip-destinations = Cucina le tue ricette per diventare popolare; con { $goal } popolarità si vince. Sulla ruota vedi dove c’è qualcosa che ti serve ancora. Scegli un posto: nessuno lo vede finché non hanno scelto tutti. Puoi anche giocare una carta azione.
rr-tip-claims = Prenota ciò che vuoi comprare qui. Se qualcuno prenota lo stesso, si fa un’asta. Una carta dello scaffale si pesca alla cieca, senza prenotarla.
rr-tip-powers = Ora si possono usare poteri e carte di questa fase. Se non ne hai, premi Pronto.
rr-tip-buying = Tocca ciò che vuoi comprare. Tocca un ingrediente, tuo o di un rivale, per scambiarlo. Quando hai finito, premi Pronto.
rr-tip-buying-phone = Tocca ciò che vuoi comprare. Per scambiare tocca un ingrediente: i tuoi sotto “{ rr-t-tab-mine }”, i loro sotto “{ rr-t-rivals }”, in basso. Quando hai finito, premi Pronto.
rr-tip-war = Anche altri vogliono questa carta. Rilancia con un tocco o ritirati: la compra chi offre di più. Fino alla fine della battaglia non compri altro in questo negozio.
rr-tip-effect = Qualcuno agisce contro di te. Un’Ostrica della Veggenza in mano lo fermerebbe.
rr-tip-declare = Con tutti gli ingredienti di una ricetta puoi cucinarla. Poi ne ricevi una nuova.
rr-tip-new-recipe = Tienine una: è ciò che cucinerai dopo.
rr-tip-toll = Chi è nel tuo mercato ti paga il pedaggio alla fine di questa fase. Puoi risparmiarlo.
rr-tip-relocate = Devi lasciare il tuo mercato. Vai altrove.
rr-tip-contaminated = La tua cucina è stata contaminata: un ingrediente deve andarsene.
rr-tip-farmers-table = A turno ognuno ne prende uno, finché non ce ne sono più.
rr-tip-spree = Compra in qualsiasi mercato, poi premi Pronto.
rr-tip-veto = Hai cucinato senza lo scambio di Gardena: puoi far scartare a un rivale una carne che una sua ricetta elenca.
rr-tip-smiles = Qualcuno ha giocato Cena con Spettacolo: la banca gli paga $200 per ogni chef che oggi ha sorriso. Sii sincero!

## Keys
rr-keys-ready = Pronto, o non più pronto
rr-t-cannot-accept = Questa proposta ora non è possibile.

# The Island at a glance.
rr-t-island-dump = Qui butti i rifiuti: ${ $price } ciascuno
rr-t-island-sell = Qui vendi il cioccolato: ${ $price } ciascuno
rr-t-claim-lost = Prenotazione persa
