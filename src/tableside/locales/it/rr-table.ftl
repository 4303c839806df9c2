### Il tavolo di Rival Restaurants nel browser.

## Mosse in parole
rr-do-go = Vai { $where-to }
rr-do-go-two = { $where } e { $other }
rr-do-go-squad = { $chef } { $where-to }, NPC { $other-to }
rr-do-claim = Prenota { $what }
rr-do-claim-bin = Prenota il contenitore { $n }
rr-do-claim-none = Non prenotare niente
rr-do-claim-two = Prenota { $what } e { $other }
rr-do-use = Usa { $what }
rr-do-use-on = { $what }: { $on }
rr-do-play = Gioca { $what }
rr-do-play-on = { $what }: { $on }
rr-do-clam = { rr-clam-voyance }!
rr-do-let-happen = Lascia passare
rr-do-shake-off = { rr-clam-voyance } contro { $what }
rr-do-spare = { $what }: risparmia { $on }
rr-do-buy = Compra { $what }
rr-do-buy-card = Compra una carta azione
rr-do-buy-shelf = Compra dallo scaffale { $where-at }
rr-do-dump = Butta { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
    }
rr-do-sell = Vendi { $n } × cioccolata
rr-do-bid = Offri ${ NUMBER($n, useGrouping: 0) }{ $more ->
    [0] { "" }
    [one] { " " }e 1 rifiuto
   *[other] { " " }e { $more } rifiuti
    }
rr-do-release = Rinuncia alla prenotazione: { $what }
rr-do-release-card = Rinuncia alla prenotazione
rr-do-exterminate = Paga ${ NUMBER($n, useGrouping: 0) } per la disinfestazione { $where-at }
rr-do-offer = Proposta a { $who }: { $give } per { $want }
rr-do-counter = Controproposta alla proposta { $who }: { $give } per { $want }
rr-do-accept = Accetta la proposta { $n }
rr-do-accept-with = Accetta la proposta { $n } e dai: { $what }
rr-do-accept-offer = Accetta la proposta di { $who }: ricevi { $get }, dai { $give }
rr-do-decline-offer = Rifiuta la proposta di { $who }: { $get } per { $give }
rr-do-withdraw = Ritira la proposta { $n }
rr-do-decline = Rifiuta la proposta { $n }
rr-do-cook = Cucina { $what }
rr-do-cook-nothing = Oggi non cucinare
rr-do-uncook = Cambia idea
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
rr-do-toll = Fai pagare { $what }
rr-do-toll-nobody = Non far pagare nessuno
rr-do-ready = Pronto
rr-do-unready = Non pronto
rr-do-pass = Passa
rr-do-drop = Ritirati
rr-do-stand = Non rilanciare
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
rr-t-tab-mine = Il mio
rr-t-mine = Il mio ristorante
rr-t-mine-more = Mostra tutto il mio ristorante
rr-t-mine-less = Mostra meno del mio ristorante
rr-t-rivals = Rivali
rr-t-offers = Proposte
rr-t-log = Cronologia
rr-t-views = Viste del tavolo
rr-t-phases = Fasi della giornata
rr-t-day = Giorno { $n }
rr-t-days = Giorni
rr-t-day-summary = I giorni finora
rr-t-island = L’Isola
rr-t-you-are-ready = Hai premuto Pronto. Puoi ancora agire finché non lo fanno tutti.
rr-t-ready-again = Qualcosa è cambiato. Confermi?
rr-t-chosen-wait = Hai scelto. In attesa degli altri.
rr-t-left = Hai abbandonato. Gli altri continuano.
rr-t-short-left = Hai abbandonato
rr-t-others = In attesa degli altri.
rr-t-waiting-for = In attesa di { $who }
rr-t-your-choice = La tua scelta segreta: { $what }
rr-t-choose-again = È stata giocata una carta, quindi puoi scegliere di nuovo. La tua scelta finora: { $what }
rr-t-ready-taken = Pronto ✓
rr-t-all-moves = Tutte le mie mosse
rr-t-search = Cerca
rr-t-no-moves = Ora non c’è niente da fare.
rr-t-timer = Tempo rimasto
rr-t-timer-stands = Tempo rimasto (orologio in pausa)

## Negozi
rr-t-chef-of = { $chef } ({ $who })
rr-t-rats = { $who-is ->
    [you] I tuoi ratti
   *[other] Ratti di { $who }
}: ancora ${ NUMBER($n, useGrouping: 0) } per la disinfestazione
rr-t-closed-bins = Lovehandles blocca i contenitori. Lo scaffale è aperto.
rr-t-war-first = Finisci prima la Battaglia delle Offerte. Fino ad allora qui non compri altro.
rr-t-bin-empty = Contenitore { $n }, vuoto
rr-t-buy-for = Compra { $what } per ${ NUMBER($n, useGrouping: 0) }
rr-t-buy-shelf-for = Compra dallo scaffale { $where-at } per ${ NUMBER($n, useGrouping: 0) }
rr-t-claimed-by = { $who-is ->
    [you] prenotazione tua
   *[other] prenotazione di { $who-object }
}
rr-t-you-need = nelle tue ricette
rr-t-needed-by = nelle ricette di { $who }
rr-t-barred = oggi nessuno può comprare questa carta
rr-t-lost-short = Sei fuori dalla Battaglia delle Offerte per { $what }: non puoi arrivare a ${ NUMBER($money, useGrouping: 0) }
rr-t-lost-shut = Sei fuori dalla Battaglia delle Offerte per { $what }: lì non puoi comprare
rr-t-lost-won = { $who } ha offerto più di te e ottiene { $what }
rr-t-lost-tied = Pareggio: oggi nessuno può comprare { $what }
rr-t-lost-closed = La tua prenotazione è decaduta: { $what }. Oggi per te i contenitori sono chiusi
rr-t-lost-hint = I soldi restano a te. Compra altro qui o cerca uno scambio.
rr-t-lost-hint-shut = I soldi restano a te. Cerca uno scambio.
rr-t-lost-hint-closed = I soldi restano a te. Prova lo scaffale o cerca uno scambio.
rr-t-shelf = { $n ->
    [one] Scaffale, 1 carta
   *[other] Scaffale, { $n } carte
}
rr-t-card-deck = Carta azione, ${ NUMBER($price, useGrouping: 0) } ({ $n } nel mazzo)
rr-t-owned = già tuo
rr-t-island-wares = Che cosa posso comprare qui?
rr-t-action-card = Carta azione
rr-t-about-action-card = La peschi coperta e la tieni segreta finché non la giochi. Puoi giocarne una al giorno.
rr-t-dump = Butta { $n }: ${ NUMBER($price, useGrouping: 0) }
rr-t-sell = Vendi { $n }: +${ NUMBER($price, useGrouping: 0) }

## Ruota
rr-t-wheel = Dove andare
rr-t-wheel-spin = Scegli un luogo
rr-t-wheel-down = Pronto
rr-t-wheel-turn = Conferma
rr-t-wheel-again = Cambia idea
rr-t-wheel-first = Prima scegli un luogo
rr-t-wheel-chef = Il tuo chef attivo
rr-t-wheel-npc = Il tuo NPC
rr-t-active-chef = Chi va oggi?

## Battaglie delle Offerte, carte, poteri
rr-t-war = Battaglia delle Offerte: { $what }
rr-t-war-waits = in attesa di un’altra Battaglia delle Offerte
rr-t-at-war = Battaglia delle Offerte: rilancia, non rilanciare o ritirati.
rr-t-stand-without-bid = Non offrire ancora
rr-t-stands = non rilancia
rr-t-war-tie = Pareggio: se nessuno rilancia, oggi nessuno può comprare la carta.
rr-t-no-bid = da ${ NUMBER($n, useGrouping: 0) }
rr-t-other-bid = Altro…
rr-t-hits = { $on-is ->
    [you] { $who } contro di te
   *[other] { $who-is ->
        [you] Tu
       *[other] { $who }
    } contro { $on-object }
}
rr-t-hits-named = { $on-is ->
    [you] { $who } contro di te: { $what }
   *[other] { $who-is ->
        [you] Tu
       *[other] { $who }
    } contro { $on-object }: { $what }
}
rr-t-named-for = { $on-is ->
    [you] Per te
   *[other] Per { $on }
}
rr-t-card-says = Sulla carta: “{ $text }”
rr-t-duel = { $by-is ->
    [you] Rispondi con { rr-clam-voyance }.
   *[other] { $by } risponde con { rr-clam-voyance }.
} Un’altra la fermerebbe.
rr-t-duel-asked = È stata giocata { rr-clam-voyance }. Rispondi con un’altra o lasci passare?
rr-t-choose-target = Prima fai una scelta
rr-t-start-over = Ricomincia
rr-t-spare-with = Chi vuoi risparmiare con { $what }?
rr-t-card-playable = { $what }, { $n } in mano, ora giocabile
rr-t-card-held = { $what }, { $n } in mano
rr-t-card-not-now = Ora non puoi giocare questa carta.

## Ristoranti
rr-t-popularity = { $n } di { $goal } punti popolarità, livello { $level }
rr-t-popularity-word = popolarità
rr-t-next-level = A { $n }: { $what }
rr-t-level = Livello { $n }
rr-t-money = Soldi: ${ NUMBER($n, useGrouping: 0) }
rr-t-bound = ${ NUMBER($n, useGrouping: 0) } bloccati per la tua offerta
rr-t-garbage = Rifiuti: { $n }
rr-t-hand = Le mie carte azione
rr-t-cards-in-hand = { $n ->
    [one] 1 carta azione
   *[other] { $n } carte azione
    }
rr-t-known-cards = Carte già viste: { $what }
rr-t-missing = Manca: { $what }
rr-t-stand-in = { $what }, anche con un sostituto
rr-t-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
    }
rr-t-leaves-garbage = lascia { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
    }
rr-t-beside = Per le ricette
rr-t-spare = In più
rr-t-needs = Cerca
rr-t-i-need = Mi serve
rr-t-held-by = in mano a { $who }
rr-t-empty = niente
rr-t-count = { $n } × { $what }
rr-t-restaurant-of = { $what }, { $cuisine }
rr-t-gone = ha lasciato
rr-t-thinking = ci pensa…
rr-t-ready = pronto
rr-t-done = ha finito
rr-t-squad = Squadra
rr-t-cooked = Ricette cucinate
rr-t-trade-with = Scambia
rr-t-mark-discount = { rr-discount }
rr-t-mark-fake-sale = paga doppio
rr-t-mark-road-block = a casa
rr-t-mark-closed = oggi chiuso
rr-t-mark-go-vegan = { rr-go-vegan }
rr-t-mark-show = { rr-dinner-and-a-show }
rr-t-mark-spared-by-antoine = al riparo da Antoine
rr-t-mark-spared-by-lovehandles = al riparo da Lovehandles
rr-t-mark-shook-off-antoine = senza Antoine
rr-t-mark-shook-off-lovehandles = senza Lovehandles

## Scambi
rr-t-new-offer = Nuova proposta
rr-t-counter-title = Controproposta a { $who }
rr-t-offer-to = A
rr-t-offer-it = Proponi { $what }
rr-t-ask-for = Chiedi { $what }
rr-t-they-need = ne ha bisogno
rr-t-for = per
rr-t-compose = Altra proposta…
rr-t-you-give = Tu dai
rr-t-you-get = Tu ricevi
rr-t-gives = dà
rr-t-gets = riceve
rr-t-accept = Accetta
rr-t-counter = Controproposta
rr-t-decline = Rifiuta
rr-t-withdraw = Ritira
rr-t-no-offers = Ancora nessuna proposta. Tocca un ingrediente, tuo o degli altri, per farne una.
rr-t-no-offers-now = Puoi scambiare nella fase 2, { rr-phase-2 }.
rr-t-openly = Mostra le carte azione che do
rr-t-send-offer = Invia la proposta
rr-t-favour-mine = Un favore che prometti
rr-t-favour-theirs = Un favore che chiedi
rr-t-promise = Prometto…
rr-t-ask = Chiedo…
rr-t-less = Meno: { $what }
rr-t-plus = Più: { $what }

## Cucina
rr-t-kitchen = In cucina
rr-t-open-kitchen = Vai in cucina
rr-t-what-to-cook = Che cosa cucinare
rr-t-ways = Altri modi di cucinarla
rr-t-stands-for = per { $what }
rr-t-extra = extra
rr-t-cook-it = Cucina!
rr-t-reaches = livello { $n }!
rr-t-score-recipe = Ricetta
rr-t-score-cuisine = La tua cucina
rr-t-score-extra = Extra
rr-t-score-star = { rr-five-star-review }
rr-t-score-level = Il tuo livello
rr-t-score-garbage = Rifiuti nella tua cucina
rr-t-score-floor = Mai sotto 0
rr-t-score-sum = Totale

## Cronologia e giorni
rr-t-since = Novità dalla tua ultima visita: { $n }
rr-t-went = Destinazione: { $where }.
rr-t-bought = Acquisti: { $what }.
rr-t-cooked-it = In tavola: { $what }, +{ $n }.
rr-t-serves = { $seat-is ->
    [you] Servi { $recipes }: +{ $n }
   *[other] { $seat } serve { $recipes }: +{ $n }
}
rr-t-no-day = Il primo giorno non è ancora cominciato.
rr-t-chart = Popolarità per giorno. Ora: { $who }

## Nuovo tavolo
rr-new-people = Quanti giocatori?
rr-new-rules = Regole
rr-new-beginners = Prima partita
rr-new-beginners-about = Chef Amatoriale senza orologi, chef per principianti
rr-new-beginners-about-eight = Chef Amatoriale senza orologi, tutti gli chef (in otto quelli per principianti non bastano)
rr-new-usual = Regole originali
rr-new-usual-about = Un minuto per comprare e scambiare, tutti i dodici chef
rr-new-own = Personalizzate
rr-new-own-about = Scegli ogni regola
rr-new-edition = Edizione
rr-new-base = Base
rr-new-deluxe = Deluxe
rr-new-up-to-six = al massimo sei giocatori
rr-new-for-two = solo in due
rr-new-mode = Modalità
rr-new-auto = Predefinita
rr-new-standard = Normale
rr-new-squad = Cucina a Squadre
rr-new-squad-draft = Cucina a Squadre con draft
rr-new-variants = Varianti
rr-new-home-cook = Chef Amatoriale: nessun orologio durante gli acquisti, poteri dal livello 2
rr-new-from-scratch = Dalle Stalle alle Stelle: due ricette base, niente carte, niente ingredienti
rr-new-two-many-cooks = “Due” Molti Cuochi: due chef ciascuno
rr-new-beginners-chefs = Solo chef per principianti
rr-new-even-start = Partenza equa: ristoranti e chef più deboli cominciano con più soldi
rr-new-choose-chefs = Chef fra cui scegliere
rr-new-choose-restaurants = Ristoranti fra cui scegliere
rr-new-market-seconds = Secondi per comprare e scambiare
rr-new-move-seconds = Secondi per il movimento
rr-new-window-seconds = Secondi per rispondere con { rr-clam-voyance }
rr-new-no-limit = illimitato

## Sul telefono
rr-t-more-of = Di più su { $who }
rr-t-short-powers = Carte e poteri
rr-t-short-buying = Compra, offri, scambia
rr-t-short-war = Rilanci o ti ritiri?
rr-t-short-effect = Il bersaglio sei tu!
rr-t-short-duel = Rispondi anche tu?
rr-t-short-toll = Chi paga?
rr-t-short-spree = { rr-shopping-spree }!

## Prima partita, consigli e risposte uniche
rr-t-short-ready = Pronto. Puoi ancora agire.
rr-t-short-ready-again = Confermi?
rr-t-short-chosen = In attesa degli altri
rr-t-short-destinations = Dove vai?
rr-t-short-claims = Quale contenitore?
rr-t-short-declare = Che cosa cucini?
rr-t-short-spree-call = { rr-shopping-spree }?
rr-t-wheel-needs = per le tue ricette: { $what }
rr-t-only-way = Qui non c’è niente da scegliere. La partita prosegue tra un attimo.
rr-t-no-spree = Non hai Shopping Frenetico, quindi tra un attimo passi. La domanda arriva a chiunque abbia una carta, così nessuno scopre chi ce l’ha.
rr-t-no-cooking = Oggi non puoi cucinare nulla, quindi tra un attimo passi.
rr-t-no-cooking-press = Oggi non puoi cucinare nulla.
rr-t-lacks = Manca per { $recipe }: { $what }.
rr-t-swap = Sostituisci { $what }
rr-t-swap-none = Non hai altro per sostituire { $what }.
rr-t-season = Aggiungi { $what }: +1
rr-t-tap-to-swap = Tocca un ingrediente nella pentola per sostituirlo.
rr-t-accept-choose = Accetta…
rr-t-which-cards = { $n ->
    [one] Quale carta dai?
   *[other] Quali { $n } carte dai?
    }
rr-t-give-these = Dai queste
rr-t-cooked-nothing = non ha cucinato nulla
rr-tip-choose-restaurant = Le ricette della tua cucina danno 1 punto popolarità in più. Ogni livello ti dà un bonus.
rr-tip-choose-chef = Ogni chef ha un potere. Scegline uno: resta con te per tutta la partita.
rr-tip-choose-npc = Anche il tuo NPC compra per te. Ogni giorno va in un negozio diverso dal tuo chef e paga $100 in più. Il suo potere colpisce tutti gli chef presenti, anche il tuo.
rr-tip-choose-squad = Ogni giorno scegli chi dei tre lavora per te. Conta solo il suo potere.
rr-tip-drafting = Scegliete e vietate a turno. La tua squadra ha tre chef e ogni giorno ne lavora uno. Uno chef vietato non lavora per nessuno.
rr-tip-destinations = Cucina le tue ricette per ottenere punti popolarità. Con { $goal } vinci. La ruota mostra dove trovi ciò che ti serve ancora. Scegli un luogo. Nessuno lo vede finché non hanno scelto tutti. Puoi anche giocare una carta azione.
rr-tip-claims = Prenota ciò che vuoi comprare qui. Se qualcun altro prenota la stessa carta, c’è una Battaglia delle Offerte. Più tardi puoi comprare anche dallo scaffale: peschi alla cieca e non serve prenotare.
rr-tip-powers = Ora puoi usare i poteri e le carte di questa fase. Se non ne hai, premi Pronto.
rr-tip-buying = Tocca ciò che vuoi comprare. Tocca un ingrediente, tuo o di un rivale, per scambiarlo. Premi Pronto quando hai finito.
rr-tip-buying-phone = Tocca ciò che vuoi comprare. Per scambiare tocca un ingrediente: i tuoi sotto “{ rr-t-tab-mine }”, i loro sotto “{ rr-t-rivals }”, in basso. Premi Pronto quando hai finito.
rr-tip-war = Anche altri vogliono questa carta. Tocca per rilanciare, oppure ritirati. La compra chi offre di più. Finché dura la Battaglia delle Offerte non compri altro in questo negozio.
rr-tip-effect = Qualcuno agisce contro di te. Se hai l’Ostrica della Veggenza, puoi fermarlo.
rr-tip-declare = Quando hai tutti gli ingredienti di una ricetta, puoi cucinarla. Poi ricevi una nuova ricetta.
rr-tip-new-recipe = Tienine una. È quella che potrai cucinare dopo.
rr-tip-toll = Tutti gli altri nel tuo negozio ti pagano il pedaggio alla fine di questa fase. Puoi risparmiarli.
rr-tip-relocate = Devi lasciare il tuo negozio. Scegli un altro luogo.
rr-tip-contaminated = La tua cucina è stata contaminata. Scegli un ingrediente da scartare.
rr-tip-farmers-table = A turno ognuno ne prende uno, finché non sono finiti.
rr-tip-spree = Compra in qualsiasi negozio, poi premi Pronto.
rr-tip-veto = Hai cucinato senza lo scambio di Gardena. Puoi far scartare a un rivale una carne richiesta da una sua ricetta.
rr-tip-smiles = Qualcuno ha giocato Cena con Spettacolo. La banca paga $200 per ogni chef che oggi ha sorriso. Di’ la verità!

## Keys
rr-keys-ready = Pronto, o non pronto
rr-t-cannot-accept = Ora non puoi accettare questa proposta.

# The Island at a glance.
rr-t-island-dump = Qui butti i rifiuti: ${ NUMBER($price, useGrouping: 0) } ciascuno
rr-t-island-sell = Qui vendi la cioccolata: ${ NUMBER($price, useGrouping: 0) } ciascuna
rr-t-claim-lost = Prenotazione persa
