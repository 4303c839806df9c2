# Rival Restaurants in italiano.

# Luoghi e ingredienti.
rr-house-of-carbs = Casa del Carboidrato
    .to = alla Casa del Carboidrato
    .at = alla Casa del Carboidrato
rr-fruit-stand = Bancarella della Frutta
    .to = alla Bancarella della Frutta
    .at = alla Bancarella della Frutta
rr-veggie-eden = Eden delle Verdure
    .to = all’Eden delle Verdure
    .at = all’Eden delle Verdure
rr-chop-shop = La Braciola
    .to = alla Braciola
    .at = alla Braciola
rr-dairy-king = Re del Latte
    .to = dal Re del Latte
    .at = dal Re del Latte
rr-mystery-mart = Negozio Misterioso
    .to = al Negozio Misterioso
    .at = al Negozio Misterioso
rr-island = Isola
    .to = sull’Isola
    .at = sull’Isola
rr-home = casa
    .to = a casa
    .at = a casa
rr-bread = pane
rr-flour = farina
rr-noodles = noodles
rr-potato = patata
rr-rice = riso
rr-avocado = avocado
rr-beans = fagioli
rr-peppers = peperoni
rr-sweet-fruit = frutta dolce
rr-tomato = pomodoro
rr-carrot = carota
rr-garlic = aglio
rr-leafy-greens = foglie verdi
rr-onion = cipolla
rr-scallions = cipollotti
rr-beef = manzo
rr-fish = pesce
rr-pork = maiale
rr-poultry = pollame
rr-shellfish = molluschi
rr-butter = burro
rr-cheese = formaggio
rr-eggs = uova
rr-milk = latte
rr-alien-goo = viscidume alieno
rr-chocolate = cioccolata
rr-secret-sauce = salsa segreta
rr-wine = vino
rr-tofu = tofu

# Cucine, tipi di ricette, aggiornamenti.
rr-cuisine-vietnamese = vietnamita
rr-cuisine-mexican = messicana
rr-cuisine-korean = coreana
rr-cuisine-japanese = giapponese
rr-cuisine-italian = italiana
rr-cuisine-french = francese
rr-cuisine-chinese = cinese
rr-cuisine-american = americana
rr-basic = base
rr-gourmet = gourmet
rr-basic-cookbook = Ricettario Base
rr-gourmet-cookbook = Ricettario Gourmet
rr-double-stove = Doppio Piano Cottura
rr-social-media = Social Media
rr-celebrity-endorsement = Testimonial
rr-about-basic-cookbook = Dopo aver cucinato una ricetta base, guardane quattro nuove e tienine una.
rr-about-gourmet-cookbook = Dopo aver cucinato una ricetta gourmet, guardane quattro nuove e tienine una.
rr-about-double-stove = Cucina una ricetta base e una gourmet nello stesso giorno.
rr-about-social-media = Guadagni $100 in più ogni giorno.
rr-about-celebrity-endorsement = Guadagni $100 in più ogni giorno.

# Lines of the rulebook. $text is rr-rule-KEY, or rr-about-KEY if there is nothing to add.
rr-rulebook-chef = **{ $chef }**, { $text }
rr-rulebook-restaurant = { $restaurant }, cucina { $cuisine }. Livello 2: { $two }. Livello 3: { $three }. Livello 4: { $four }.
rr-rulebook-upgrade = **{ $upgrade }**, { $price }: { $text }
rr-rulebook-card = { $box ->
    [deluxe] { $copies ->
        [1] { $card }, Deluxe: { $text }
       *[other] { $card }, Deluxe, { $copies } carte: { $text }
    }
   *[base] { $copies ->
        [1] { $card }: { $text }
       *[other] { $card }, { $copies } carte: { $text }
    }
}

# Gli chef e i loro poteri.
rr-angus-khan = Angus Khan
rr-about-angus-khan = Wok Away: una volta al giorno, nella fase 1, caccia uno chef dal tuo negozio. Non nel Negozio Misterioso.
rr-rule-angus-khan = Wok Away: nella fase 1 può cacciare uno chef dal negozio in cui si trova. Quello chef sceglie un altro posto. Non sull’Isola, non nel Negozio Misterioso.
rr-antoine-baguette = Antoine Baguette
rr-about-antoine-baguette = Gusto Aristocratico: gli altri chef nello stesso luogo pagano $100 in più per ogni acquisto. Non nel Negozio Misterioso.
rr-rule-antoine-baguette = Gusto Aristocratico: gli altri nel suo stesso posto, Isola compresa, pagano $100 in più per ogni cosa che comprano. Non nel Negozio Misterioso.
rr-biff-brobeque = Biff Brobeque
rr-about-biff-brobeque = Stile Bro-teina: qualsiasi carne può sostituire qualsiasi ingrediente dell’Eden delle Verdure. Una ricetta con due tipi di carne ti dà $200.
rr-rule-biff-brobeque = Stile Bro-teina: qualsiasi carne può stare al posto di qualsiasi ingrediente dell’Eden delle Verdure. Un piatto con due o più tipi di carne, sostituti compresi, gli frutta $200, per ogni ricetta; contano solo carte della Braciola davvero usate, di tipi diversi (*decisione*).
rr-gardena-eden = Gardena Eden
rr-about-gardena-eden = Salvate gli Animali: due ingredienti dell’Eden delle Verdure possono sostituire una carne. Se cucini senza farlo, puoi far scartare a uno chef una carne richiesta da una sua ricetta.
rr-rule-gardena-eden = Salvate gli Animali: due ingredienti dell’Eden delle Verdure possono stare al posto di una carne qualsiasi. Se ha cucinato e non l’ha fatto, una volta quel giorno, quando tutti hanno cucinato, può nominare un altro chef e una carne che lui ha e che una sua ricetta attuale elenca; si scarta (*decisione*). Viscidume, tofu e Viva il Vegano non sono il suo scambio.
rr-general-stroganov = General Stroganov
rr-about-general-stroganov = Condividiamo, Camerata: una volta al giorno, nella fase 2, prendi un ingrediente (non del Negozio Misterioso) che nessuna ricetta del proprietario richiede. Gli paghi $100.
rr-rule-general-stroganov = Condividiamo, Camerata: nella fase 2, una volta al giorno (*decisione*), prende per $100 un ingrediente da uno chef qualsiasi, se nessuna ricetta attuale di quello chef lo elenca e non è del Negozio Misterioso. I $100 vanno a quello chef (*decisione*).
rr-gohan-sushido = Gohan Sushido
rr-about-gohan-sushido = La Via del Foodshido: una volta al giorno, nella fase 2, compra una carta dallo scaffale di qualsiasi negozio, ovunque ti trovi. Non dal Negozio Misterioso.
rr-rule-gohan-sushido = La Via del Foodshido: nella fase 2, una volta al giorno, può comprare una carta dallo scaffale di qualsiasi negozio tranne il Negozio Misterioso, ovunque sia.
rr-kim-chi = Kim Chi
rr-about-kim-chi = Regina del Dramma: una volta al giorno, nella fase 1, paga $100 per scambiarti di posto con uno chef. Non con uno nel Negozio Misterioso, e non con lo stesso giocatore due giorni di seguito.
rr-rule-kim-chi = Regina del Dramma: nella fase 1 può pagare $100 alla banca, anche se poi viene fermata, per scambiarsi di posto con uno chef. Non con uno che è nel Negozio Misterioso, anche se lei può venire da lì, e non con lo stesso giocatore due giorni di seguito, qualunque chef abbia il secondo giorno. Chi è a casa non può essere scambiato né cacciato (*decisione*).
rr-lovehandles-mcfatterson = Lovehandles McFatterson
rr-about-lovehandles-mcfatterson = Rotoli di Gelatina: nel tuo negozio nessun altro può comprare dai contenitori. Lo scaffale resta aperto. Non nel Negozio Misterioso.
rr-rule-lovehandles-mcfatterson = Rotoli di Gelatina: i contenitori del negozio in cui si trova sono chiusi per gli altri; lo scaffale no. Non nel Negozio Misterioso.
rr-mortimer-sleazburger = Mortimer Sleazburger
rr-about-mortimer-sleazburger = Luridi Affari: una volta al giorno, nella fase 1, dai un tuo rifiuto a un altro chef. Non allo stesso giocatore due giorni di seguito.
rr-rule-mortimer-sleazburger = Luridi Affari: nella fase 1 può dare un suo rifiuto a un altro chef, ma non allo stesso giocatore due giorni di seguito. Un tentativo fermato conta, anche per Kim Chi (*decisione*).
rr-phyllis-grubman = Phyllis Grubman
rr-about-phyllis-grubman = Carne Misteriosa: una volta al giorno, quando compri alla Braciola, prendi gratis una carta dal suo scaffale. Per te ogni carne può sostituirne un’altra.
rr-rule-phyllis-grubman = Carne Misteriosa: quando compra alla Braciola può prendere gratis una carta dal suo scaffale, una volta al giorno; comprare con Shopping Frenetico conta, anche se il minuto finisce prima che possa prendere la carta, e uno scaffale vuoto non dà nulla (*decisione*). Per lei tutte le carni sono intercambiabili.
rr-pork-knuckles = Pork Knuckles
rr-about-pork-knuckles = Mercato Nero: una volta al giorno, nella fase 2, compra una carta azione senza essere sull’Isola.
rr-rule-pork-knuckles = Mercato Nero: nella fase 2, una volta al giorno, può comprare una carta azione senza essere sull’Isola.
rr-senor-fuego = Señor Fuego
rr-about-senor-fuego = Shopping da Bricconi: alla fine della fase 1 ogni altro chef nel tuo negozio ti paga $200. Con cinque o più chef in gioco paga $100. Non nel Negozio Misterioso.
rr-rule-senor-fuego = Shopping da Bricconi: alla fine della fase 1 ogni altro chef nel suo negozio gli paga $200, o $100 se gli chef in gioco sono cinque o più. Non sull’Isola, non nel Negozio Misterioso.

# I ristoranti e i bonus di livello.
rr-pho-realz = Pho Realz
rr-level-pho-realz-2 = $300
rr-level-pho-realz-3 = $600
rr-level-pho-realz-4 = $900
rr-el-lunchador-picante = El Lunchador Picante
rr-level-el-lunchador-picante-2 = Butta fino a 2 rifiuti oppure prendi $300
rr-level-el-lunchador-picante-3 = D’ora in poi 1 rifiuto in meno per ricetta
rr-level-el-lunchador-picante-4 = D’ora in poi, nella fase 2, butta rifiuti ovunque per $200 l’uno
rr-rule-el-lunchador-picante = Al livello 2 puoi anche buttarne meno di 2 (*decisione*).
rr-the-soul-of-seoul = The Soul of Seoul
rr-level-the-soul-of-seoul-2 = Ricettario Base, o $400 se lo hai già
rr-level-the-soul-of-seoul-3 = Ricettario Gourmet, o $600 se lo hai già
rr-level-the-soul-of-seoul-4 = D’ora in poi +1 per ogni ricetta base
rr-rising-sun = Rising Sun
rr-level-rising-sun-2 = D’ora in poi lo scaffale del Re del Latte ti costa $100
rr-level-rising-sun-3 = D’ora in poi lo scaffale della Braciola ti costa $100
rr-level-rising-sun-4 = D’ora in poi lo scaffale del Negozio Misterioso ti costa $200
rr-leaning-tower-of-eatsa = Leaning Tower of Eatsa
rr-level-leaning-tower-of-eatsa-2 = Pesca una carta azione
rr-level-leaning-tower-of-eatsa-3 = Pesca due carte azione, tienine una
rr-level-leaning-tower-of-eatsa-4 = Pesca tre carte azione, tienine due
rr-souffle-away = Souffle Away
rr-level-souffle-away-2 = D’ora in poi $100 per ogni ricetta che cucini
rr-level-souffle-away-3 = D’ora in poi, quando cucini, tieni un ingrediente (non del Negozio Misterioso)
rr-level-souffle-away-4 = D’ora in poi +1 per ogni ricetta gourmet
rr-rule-souffle-away = L’ingrediente che tieni è una carta davvero usata. È uno solo al giorno, anche con due ricette (*decisione*).
rr-crouching-dumpling = Crouching Dumpling
rr-level-crouching-dumpling-2 = 1 carta dallo scaffale di un negozio qualsiasi
rr-level-crouching-dumpling-3 = 2 carte dagli scaffali di negozi diversi
rr-level-crouching-dumpling-4 = 3 carte dagli scaffali di negozi diversi
rr-rule-crouching-dumpling = Prima nomini tutti gli scaffali, poi peschi. Uno scaffale vuoto non dà nulla (*decisione*).
rr-uncle-sams = Uncle Sam’s
rr-level-uncle-sams-2 = Social Media, o $300 se li hai già
rr-level-uncle-sams-3 = Testimonial, o $500 se lo hai già
rr-level-uncle-sams-4 = Doppio Piano Cottura, o $300 se lo hai già

# Le carte azione e i loro effetti.
rr-clam-voyance = Ostrica della Veggenza
rr-about-clam-voyance = Ferma una carta o un potere che ti toglie qualcosa, ti danneggia o ti limita. Ferma anche un’altra Ostrica della Veggenza. Non conta come carta del giorno.
rr-rule-clam-voyance = Ferma ciò che ti colpisce, vedi da RR-9.2 a RR-9.4.
rr-raiders-of-the-lost-pork = Predoni della Porchetta Perduta
rr-about-raiders-of-the-lost-pork = Ruba a uno chef un ingrediente a tua scelta.
rr-armed-robbery = Rapina a Mano Armata
rr-about-armed-robbery = Ruba metà dei soldi di uno chef.
rr-five-star-review = Recensione a 5 Stelle
rr-about-five-star-review = Fase 3: mettila su una tua ricetta. Quella ricetta vale +1 quando viene cucinata.
rr-rule-five-star-review = Nella fase 3 posala su una tua ricetta. Varrà 1 punto in più quando sarà cucinata, oggi o più avanti.
rr-alien-attack = Attacco Alieno
rr-about-alien-attack = Tutti, anche tu, prendono 2 rifiuti per ogni viscidume alieno che hanno.
rr-contamination = Contaminazione
rr-about-contamination = Ogni chef che scegli prende 1 rifiuto e scarta un ingrediente a sua scelta.
rr-discount = Sconto
rr-about-discount = Oggi tutto ciò che compri costa la metà, ma almeno $100.
rr-rule-discount = Oggi i tuoi acquisti costano la metà, arrotondata per eccesso, almeno $100.
rr-food-inspector = Ispettore Sanitario
rr-about-food-inspector = Fase 1: fino a due chef ti pagano $100 per ogni loro rifiuto.
rr-rule-food-inspector = Nella fase 1 al massimo due chef ti danno $100 per ogni loro rifiuto (*decisione*: al massimo).
rr-food-recall = Richiamo del Cibo
rr-about-food-recall = Ogni chef che scegli scarta un ingrediente (non del Negozio Misterioso) che nomini tu.
rr-rule-food-recall = Ogni chef che scegli scarta un ingrediente che nomini tu, per ciascuno il suo (*decisione*), non del Negozio Misterioso.
rr-fridge-raid = Saccheggio del Frigo
rr-about-fridge-raid = Guarda lo scaffale di un negozio (non del Negozio Misterioso). Prendi due carte e mescola il resto.
rr-go-vegan = Viva il Vegano
rr-about-go-vegan = Fase 3: oggi frutta e verdura possono sostituire carne e latticini.
rr-rule-go-vegan = Nella fase 3, per la cucina di oggi, ogni carta della Bancarella della Frutta o dell’Eden delle Verdure può stare al posto di una carne o di una carta del Re del Latte (*decisione*: una per una).
rr-its-just-business = Sono Solo Affari
rr-about-its-just-business = Fase 2: fino a due ristoranti oggi non possono cucinare, a meno che non paghino $500.
rr-rule-its-just-business = Nella fase 2 scegli al massimo due ristoranti. Oggi non possono cucinare, a meno che non paghino $500 alla banca: una volta, quando dichiarano, per tutte le ricette (*decisione*). Comprare e barattare è permesso.
rr-jackpot = Jackpot
rr-about-jackpot = Se hai due coppie di ingredienti, ricevi $800 e tieni gli ingredienti.
rr-rule-jackpot = Se hai due coppie, due ciascuna di due ingredienti diversi (*decisione*), prendi $800 e tieni le carte.
rr-monopoly = Monopoli
rr-about-monopoly = Nomina un ingrediente (non del Negozio Misterioso). Tutti ti danno tutti i loro.
rr-negative-critic = Critica Negativa
rr-about-negative-critic = Un altro ristorante perde 1 punto popolarità.
rr-ninja-attack = Attacco Ninja
rr-about-ninja-attack = Ruba una carta azione a caso a uno chef.
rr-rule-ninja-attack = Rubi una carta azione a uno chef che ne ha, a caso perché le mani sono coperte (*decisione*).
rr-rat-infestation = Infestazione di Ratti
rr-about-rat-infestation = Solo tu puoi comprare in un negozio. Riapre quando gli altri, da domani, hanno pagato $500 in tutto.
rr-rule-rat-infestation = Posala su un negozio. Solo tu puoi comprarci finché gli altri, insieme, non hanno pagato $500 alla banca: somme qualsiasi, da ovunque, nella fase 2, dal giorno dopo (*decisione*). Allora si scarta subito. Per comprare devi esserci di persona; Lovehandles non ti ferma, Antoine ti fa pagare. Gohan, la carta gratis di Phyllis e lo Shopping Frenetico degli altri restano fuori (*decisione*).
rr-road-block = Blocco Stradale
rr-about-road-block = Fase 1: gli chef che scegli vanno a casa per oggi e non possono comprare.
rr-rule-road-block = Nella fase 1 gli chef che scegli vanno a casa per tutto il giorno. Non comprano nulla, ma possono barattare e cucinare. Le loro prenotazioni e i poteri legati al posto finiscono; anche Gohan, Pork Knuckles e Shopping Frenetico sono loro vietati (*decisione*).
rr-shopping-spree = Shopping Frenetico
rr-about-shopping-spree = Alla fine della fase 2 compra da qualsiasi contenitore e scaffale di tutti i negozi.
rr-rule-shopping-spree = Alla fine della fase 2 hai un minuto per comprare da qualsiasi contenitore e scaffale di qualsiasi negozio; niente Isola, niente baratto. Viene interpellato chiunque abbia una carta e oggi non ne abbia giocate. Valgono i tuoi prezzi; Antoine e Lovehandles sono già a casa; con Chef Amatoriale senza limite di tempo (*decisione*).
rr-special-order = Ordine Speciale
rr-about-special-order = Prendi una carta da un contenitore qualsiasi.
rr-rule-special-order = Prendi una carta da un contenitore qualsiasi, anche prenotato; una Battaglia delle Offerte per quella carta finisce (*decisione*).
rr-taxes = Tasse
rr-about-taxes = Ogni chef ti paga $200.
rr-fake-sale = Falsi Saldi
rr-about-fake-sale = Oggi i prezzi dei negozi raddoppiano per gli altri.
rr-rule-fake-sale = Per il resto del giorno i negozi, non l’Isola, costano agli altri il doppio.
rr-sous-chef = Sous Chef
rr-about-sous-chef = Pesca tre chef non in gioco e sostituisci per sempre il tuo con uno di loro.
rr-rule-sous-chef = Pesca 3 chef non usati e mettine uno al posto del tuo per sempre. Succede subito, pedina e prenotazione restano, il nuovo potere oggi è intatto, e il vecchio chef va tra i non usati (*decisione*).
rr-one-world = Un Solo Mondo
rr-about-one-world = Butta fino a 3 rifiuti e ricevi $100 per ciascuno.
rr-dinner-and-a-show = Cena con Spettacolo
rr-about-dinner-and-a-show = La banca ti paga $200 per ogni chef che sorride prima del giorno dopo.
rr-rule-dinner-and-a-show = Ricevi dalla banca $200 per ogni chef che sorride prima della prossima fase 1. È questione d’onore: a ciascuno si chiede alla fine del giorno, e un bot lancia una moneta (*decisione*).
rr-farmers-market = Mercato degli Agricoltori
rr-about-farmers-market = Scopri la prima carta di ogni scaffale. Prendine una e passa le altre a sinistra, finché non sono finite.
rr-rule-farmers-market = Si scopre la prima carta di ciascuno dei sei scaffali, saltando quelli vuoti. Prendine una e passa le altre a sinistra, in giro finché non ne restano più (*decisione*).
rr-surveillance-camera = Videocamera di Sorveglianza
rr-about-surveillance-camera = Tutti gli altri ti mostrano le loro carte azione.
rr-rule-surveillance-camera = Tutti gli altri ti mostrano le loro carte azione, e ciò che hai visto resta annotato per te.

# Ricette.
rr-recipe-apple-pie = Torta di mele
rr-recipe-blt-sandwich = Sandwich BLT
rr-recipe-mac-and-cheese = Maccheroni al formaggio
rr-recipe-chow-mein = Chow Mein
rr-recipe-egg-fried-rice = Riso fritto con uova
rr-recipe-potstickers = Ravioli alla piastra
rr-recipe-croque-monsieur = Croque Monsieur
rr-recipe-french-onion-soup = Zuppa di cipolle
rr-recipe-fruit-crepes = Crêpe alla frutta
rr-recipe-bruschetta = Bruschetta
rr-recipe-margherita-pizza = Pizza Margherita
rr-recipe-potato-gnocchi = Gnocchi di patate
rr-recipe-california-roll = California Roll
rr-recipe-japanese-curry = Curry giapponese
rr-recipe-yakitori = Yakitori
rr-recipe-japchae = Japchae
rr-recipe-kimbap = Kimbap
rr-recipe-kimchi-pancakes = Frittelle di kimchi
rr-recipe-fish-tacos = Tacos di pesce
rr-recipe-guacamole = Guacamole
rr-recipe-quesadilla = Quesadilla
rr-recipe-avocado-shake = Frullato di avocado
rr-recipe-banh-mi = Banh Mi
rr-recipe-fresh-spring-rolls = Involtini freschi
rr-recipe-bbq-ribs-platter = Piatto di costine BBQ
rr-recipe-bacon-cheeseburger = Cheeseburger con pancetta
rr-recipe-clam-chowder = Zuppa di vongole
rr-recipe-kung-pao-chicken = Pollo Kung Pao
rr-recipe-mapo-tofu = Tofu mapo
rr-recipe-sweet-and-sour-fish = Pesce in agrodolce
rr-recipe-bouillabaisse = Bouillabaisse
rr-recipe-coq-au-vin = Coq au Vin
rr-recipe-duck-a-l-orange = Anatra all’arancia
rr-recipe-lasagna = Lasagne
rr-recipe-seafood-risotto = Risotto ai frutti di mare
rr-recipe-tiramisu = Tiramisù
rr-recipe-chirashi-bowl = Ciotola di chirashi
rr-recipe-sukiyaki = Sukiyaki
rr-recipe-tonkotsu-ramen = Ramen tonkotsu
rr-recipe-bibimbap = Bibimbap
rr-recipe-pork-belly-barbecue = Pancetta alla griglia
rr-recipe-soft-tofu-stew = Stufato di tofu morbido
rr-recipe-carne-asada-burrito = Burrito carne asada
rr-recipe-chiles-rellenos = Chiles Rellenos
rr-recipe-mole-poblano = Mole Poblano
rr-recipe-banh-xeo = Banh Xeo
rr-recipe-clay-pot-fish = Pesce in coccio
rr-recipe-pho-bo = Pho Bo

# Cose, fasi e domande.
rr-seat-1 = Giocatore 1
rr-seat-2 = Giocatore 2
rr-seat-3 = Giocatore 3
rr-seat-4 = Giocatore 4
rr-seat-5 = Giocatore 5
rr-seat-6 = Giocatore 6
rr-seat-7 = Giocatore 7
rr-seat-8 = Giocatore 8
rr-everybody = tutti
    .is = other
    .object = tutti
    .dative = tutti
rr-thing-money = soldi
rr-thing-garbage = rifiuti
rr-thing-upgrade = aggiornamento
rr-thing-ingredient = ingrediente
rr-thing-card = carta azione
rr-thing-recipe = ricetta
rr-thing-nothing = niente
rr-thing-favour = “{ $letter }”
rr-kind-ingredient = ingrediente
rr-kind-market = negozio
rr-kind-place = luogo
rr-kind-chef = chef
rr-kind-restaurant = ristorante
rr-kind-card = carta azione
rr-kind-upgrade = aggiornamento
rr-kind-recipe = ricetta
rr-phase-0 = Preparazione
rr-phase-1 = Soldi e Movimento
rr-phase-2 = Acquisto e Baratto
rr-phase-3 = Cucina e Scorte
rr-phase-4 = Fine
rr-group-go = Vai
rr-group-claim = Prenota
rr-group-answer = Risposta
rr-group-choose = Scegli
rr-group-bid = Offri
rr-group-cook = Cucina
rr-group-buy = Compra
rr-group-power = Poteri
rr-group-card = Carte
rr-group-answer-offer = Proposte
rr-group-offer = Proponi
rr-group-ready = Pronto
rr-step-choose-restaurant = Scegli il tuo ristorante.
rr-step-choose-chef = Scegli il tuo chef.
rr-step-choose-npc = Scegli il tuo NPC.
rr-step-choose-squad = Scegli tre chef per la tua squadra.
rr-step-drafting = Scegli o vieta uno chef.
rr-step-destinations = Dove vai oggi?
rr-step-claims = Quale contenitore prenoti?
rr-step-powers = Usa poteri e carte della fase 1. Poi premi Pronto.
rr-step-toll = Chi paga il pedaggio di Señor Fuego?
rr-step-effect = Il bersaglio sei tu: giochi l’Ostrica della Veggenza o lasci passare?
rr-step-relocate = Scegli un altro luogo.
rr-step-reclaim = Quale contenitore prenoti lì?
rr-step-buying = Compra, offri e scambia. Poi premi Pronto.
rr-step-spree-call = Giochi Shopping Frenetico?
rr-step-spree = Compra dove vuoi. Poi premi Pronto.
rr-step-declare = Che cosa cucini oggi?
rr-step-cooking = Tutti cucinano.
rr-step-afterwards = Che cosa viene prima?
rr-step-new-recipe = Quale ricetta tieni?
rr-step-level-bonus = Scegli il tuo bonus di livello.
rr-step-veto = Quale chef scarta quale carne?
rr-step-smiles = Hai sorriso?
rr-step-recall-names = Nomina un ingrediente per il prossimo chef, o nessuno.
rr-step-contaminated = Quale ingrediente scarti?
rr-step-fridge = Prendi un ingrediente dallo scaffale.
rr-step-farmers-table = Prendi un ingrediente.
rr-step-new-chef = Scegli il tuo nuovo chef.
rr-step-kept-ingredient = Quale ingrediente tieni?
rr-step-evening = Il giorno sta finendo.
rr-step-setting-up = Il tavolo si prepara.
rr-step-over = La partita è finita.

# La cronologia.
rr-log-bans = { $seat-is ->
    [you] Vieti { $chef }.
   *[other] { $seat } vieta { $chef }.
}
rr-log-bids = { $seat-is ->
    [you] Offri
   *[other] { $seat } offre
} ${ NUMBER($money, useGrouping: 0) }{ $n ->
    [0] { "" }
    [one] { " " }e 1 rifiuto
   *[other] { " " }e { $n } rifiuti
} per { $what }.
rr-log-blocked = { $seats-is ->
    [you] Vai a casa per oggi.
   *[other] A casa per oggi: { $seats }.
}
rr-log-bought-bin = { $seat-is ->
    [you] Compri { $what } { $where-at } per ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } compra { $what } { $where-at } per ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-bought-shelf = { $seat-is ->
    [you] Compri dallo scaffale { $where-at } per ${ NUMBER($money, useGrouping: 0) }: { $what }.
   *[other] { $seat } compra dallo scaffale { $where-at } per ${ NUMBER($money, useGrouping: 0) }: { $what }.
}
rr-log-bought-card = { $seat-is ->
    [you] Compri una carta azione per ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } compra una carta azione per ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-bought-upgrade = { $seat-is ->
    [you] Compri un aggiornamento per ${ NUMBER($money, useGrouping: 0) }: { $what }.
   *[other] { $seat } compra un aggiornamento per ${ NUMBER($money, useGrouping: 0) }: { $what }.
}
rr-log-cards-reshuffled = Le carte azione scartate vengono rimescolate.
rr-log-claim-lapses = { $seat-is ->
    [you] Perdi la tua prenotazione: { $what }. Oggi i contenitori { $where-at } sono chiusi.
   *[other] { $seat } perde la prenotazione: { $what }. Oggi i contenitori { $where-at } sono chiusi.
}
rr-log-claim-made = { $seat-is ->
    [you] Hai deciso che cosa prenotare.
   *[other] { $seat } ha deciso che cosa prenotare.
}
rr-log-claims = { $seat-is ->
    [you] Prenoti { $what } { $where-at }.
   *[other] { $seat } prenota { $what } { $where-at }.
}
rr-log-clams = { $seat-is ->
    [you] Giochi l’Ostrica della Veggenza contro { $source }.
   *[other] { $seat } gioca l’Ostrica della Veggenza contro { $source }.
}
rr-log-clams-clam = { $seat-is ->
    [you] Rispondi con un’altra Ostrica della Veggenza.
   *[other] { $seat } risponde con un’altra Ostrica della Veggenza.
}
rr-log-closed = { $seats-is ->
    [you] Oggi non puoi cucinare, a meno che tu non paghi $500.
   *[other] Oggi niente cucina senza pagare $500: { $seats }.
}
rr-log-cooks = { $seat-is ->
    [you] Cucini { $recipes } con { $with }
   *[other] { $seat } cucina { $recipes } con { $with }
}: { $n ->
    [one] 1 punto popolarità
   *[other] { $n } punti popolarità
}.
rr-log-day = Giorno { $n }
rr-log-declared = { $seat-is ->
    [you] Hai deciso che cosa cucinare.
   *[other] { $seat } ha deciso che cosa cucinare.
}
rr-log-declines = { $seat-is ->
    [you] Rifiuti la proposta { $n }.
   *[other] { $seat } rifiuta la proposta { $n }.
}
rr-log-discards = { $seat-is ->
    [you] Scarti { $what }.
   *[other] { $seat } scarta { $what }.
}
rr-log-discards-card = { $seat-is ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
rr-log-drama = { $seat-is ->
    [you] Fai una scenata per scambiarti di posto con { $chef }!
   *[other] { $seat } fa una scenata per scambiarsi di posto con { $chef }!
}
rr-log-draws-cards = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} { $n ->
    [one] una carta azione
   *[other] { $n } carte azione
}.
rr-log-drew-card = Hai pescato { $card }.
rr-log-dumps = { $seat-is ->
    [you] Butti
   *[other] { $seat } butta
} { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
}{ $money ->
    [0] { "" }
   *[other] { " " }per ${ NUMBER($money, useGrouping: 0) }
}.
rr-log-farmers-table = Al Mercato degli Agricoltori: { $what }.
rr-log-free-card = { $seat-is ->
    [you] Ricevi una carta gratis: { $what }.
   *[other] { $seat } riceve una carta gratis: { $what }.
}
rr-log-gains = { $seat-is ->
    [you] Ricevi ${ NUMBER($money, useGrouping: 0) } dalla banca.
   *[other] { $seat } riceve ${ NUMBER($money, useGrouping: 0) } dalla banca.
}
rr-log-gets-upgrade = { $seat-is ->
    [you] Ricevi un aggiornamento: { $what }.
   *[other] { $seat } riceve un aggiornamento: { $what }.
}
rr-log-gives-all = { $seat-is ->
    [you] Dai { $n } × { $what } a { $to }.
   *[other] { $to-is ->
        [you] { $seat } ti dà { $n } × { $what }.
       *[other] { $seat } dà { $n } × { $what } a { $to }.
    }
}
rr-log-gives-garbage = { $seat-is ->
    [you] Dai 1 rifiuto a { $other }.
   *[other] { $other-is ->
        [you] { $seat } ti dà 1 rifiuto.
       *[other] { $seat } dà 1 rifiuto a { $other }.
    }
}
rr-log-goes = { $seat-is ->
    [you] Mandi { $chef } { $where-to }.
   *[other] { $seat } manda { $chef } { $where-to }.
}
rr-log-has-chosen = { $seat-is ->
    [you] Hai scelto.
   *[other] { $seat } ha scelto.
}
rr-log-head-start = { $seat-is ->
    [you] Cominci con ${ NUMBER($money, useGrouping: 0) } per compensare una partenza più debole.
   *[other] { $seat } comincia con ${ NUMBER($money, useGrouping: 0) } per compensare una partenza più debole.
}
rr-log-hires = { $seat-is ->
    [you] Assumi { $chef }.
   *[other] { $seat } assume { $chef }.
}
rr-log-hits = { $seats-is ->
    [you] { $source } contro di te.
   *[other] { $source } contro { $seats-object }.
}
rr-log-hits-named = { $seats-is ->
    [you] { $source } contro di te: { $what }.
   *[other] { $source } contro { $seats-object }: { $what }.
}
rr-log-joins-squad = { $seat-is ->
    [you] { $chef } entra nella tua squadra.
   *[other] { $chef } entra nella squadra di { $seat }.
}
rr-log-keeps = { $seat-is ->
    [you] Tieni { $what }.
   *[other] { $seat } tiene { $what }.
}
rr-log-keeps-cards = Tieni { $cards }.
rr-log-leaves = { $seat-is ->
    [you] Lasci la partita.
   *[other] { $seat } lascia la partita.
}
rr-log-lets-go = { $seat-is ->
    [you] Rinunci alla tua prenotazione: { $what }.
   *[other] { $seat } rinuncia alla prenotazione: { $what }.
}
rr-log-level = { $seat-is ->
    [you] Raggiungi il livello { $n }.
   *[other] { $seat } raggiunge il livello { $n }.
}
rr-log-looks-at = Guardi { $recipes }.
rr-log-loses-point = { $seat-is ->
    [you] Perdi 1 punto popolarità.
   *[other] { $seat } perde 1 punto popolarità.
}
rr-log-makes-garbage = { $seat-is ->
    [you] Cucinando produci
   *[other] Cucinando { $seat } produce
} { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
}.
rr-log-names = { $seat-is ->
    [you] Nomini { $what } per { $other }.
   *[other] { $other-is ->
        [you] { $seat } nomina { $what } per te.
       *[other] { $seat } nomina { $what } per { $other }.
    }
}
rr-log-new-chef = { $seat-is ->
    [you] Sostituisci { $old } con { $chef }.
   *[other] { $seat } sostituisce { $old } con { $chef }.
}
rr-log-new-recipe = { $seat-is ->
    [you] Hai una nuova ricetta: { $recipe }.
   *[other] { $seat } ha una nuova ricetta: { $recipe }.
}
rr-log-offer-fails = { $seat-is ->
    [you] { $with } accetta la proposta { $n }, ma non hai più tutto ciò che proponevi.
   *[other] { $with-is ->
        [you] Accetti la proposta { $n }, ma { $seat } non ha più tutto ciò che proponeva.
       *[other] { $with } accetta la proposta { $n }, ma { $seat } non ha più tutto ciò che proponeva.
    }
} Manca: { $what }. Lo scambio salta.
rr-log-offered-cards = Carte azione nella proposta { $n }: { $cards }.
rr-log-offers = { $seat-is ->
    [you] La tua proposta { $n } a { $to }
   *[other] { $to-is ->
        [you] Proposta { $n } di { $seat } a te
       *[other] Proposta { $n } di { $seat } a { $to }
    }
}: { $give } per { $want }.
rr-log-opens = { $seat-is ->
    [you] Apri { $restaurant }.
   *[other] { $seat } apre { $restaurant }.
}
rr-log-paused = L’orologio è in pausa.
rr-log-pays = { $seat-is ->
    [you] Paghi ${ NUMBER($money, useGrouping: 0) } a { $to }.
   *[other] { $to-is ->
        [you] { $seat } ti paga ${ NUMBER($money, useGrouping: 0) }.
       *[other] { $seat } paga ${ NUMBER($money, useGrouping: 0) } a { $to }.
    }
}
rr-log-pays-bank = { $seat-is ->
    [you] Paghi ${ NUMBER($money, useGrouping: 0) } alla banca.
   *[other] { $seat } paga ${ NUMBER($money, useGrouping: 0) } alla banca.
}
rr-log-pays-rats = { $seat-is ->
    [you] Paghi ${ NUMBER($money, useGrouping: 0) } per la disinfestazione { $where-at }.
   *[other] { $seat } paga ${ NUMBER($money, useGrouping: 0) } per la disinfestazione { $where-at }.
}
rr-log-phase-2 = Comincia Acquisto e Baratto.
rr-log-phase-3 = Comincia Cucina e Scorte.
rr-log-plays = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
rr-log-prices-double = Oggi prezzi doppi per { $seats-object }.
rr-log-raids = { $seat-is ->
    [you] Saccheggi lo scaffale { $where-at }.
   *[other] { $seat } saccheggia lo scaffale { $where-at }.
}
rr-log-rats = { $seat-is ->
    [you] Liberi i ratti { $where-at }.
   *[other] { $seat } libera i ratti { $where-at }.
}
rr-log-rats-gone = Niente più ratti { $where-at }.
rr-log-ready = { $seat-is ->
    [you] Hai premuto Pronto.
   *[other] { $seat } ha premuto Pronto.
}
rr-log-recycles = { $seat-is ->
    [you] Trasformi
   *[other] { $seat } trasforma
} { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
} in ${ NUMBER($money, useGrouping: 0) }.
rr-log-restocked = I negozi riforniscono i contenitori.
rr-log-resumed = L’orologio riparte.
rr-log-sees-cards = Vedi { $cards }.
rr-log-sees-chefs = Vedi { $chefs }.
rr-log-sells = { $seat-is ->
    [you] Vendi { $n } × cioccolata per ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } vende { $n } × cioccolata per ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-shakes-off = { $seat-is ->
    [you] Giochi l’Ostrica della Veggenza contro { $chef }.
   *[other] { $seat } gioca l’Ostrica della Veggenza contro { $chef }.
}
rr-log-shown-hand = { $seat-is ->
    [you] Le tue carte azione: { $cards }.
   *[other] Carte azione di { $seat }: { $cards }.
}
rr-log-shows-hand = { $seat-is ->
    [you] Mostri a { $other } tutte le tue carte azione.
   *[other] { $other-is ->
        [you] { $seat } ti mostra tutte le sue carte azione.
       *[other] { $seat } mostra a { $other } tutte le sue carte azione.
    }
}
rr-log-smiles = { $seat-is ->
    [you] Hai sorriso: { $other } riceve ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $other-is ->
        [you] { $seat } ha sorriso: ricevi ${ NUMBER($money, useGrouping: 0) }.
       *[other] { $seat } ha sorriso: { $other } riceve ${ NUMBER($money, useGrouping: 0) }.
    }
}
rr-log-spares = { $seat-is ->
    [you] Oggi il tuo chef { $chef } risparmia { $other }.
   *[other] { $other-is ->
        [you] Oggi { $chef } di { $seat } ti risparmia.
       *[other] Oggi { $chef } di { $seat } risparmia { $other }.
    }
}
rr-log-stands = { $seat-is ->
    [you] Non rilanci.
   *[other] { $seat } non rilancia.
}
rr-log-star = { $seat-is ->
    [you] Metti una Recensione a 5 Stelle su { $recipe }.
   *[other] { $seat } mette una Recensione a 5 Stelle su { $recipe }.
}
rr-log-steals = { $seat-is ->
    [you] Prendi { $what } a { $from }.
   *[other] { $from-is ->
        [you] { $seat } ti prende { $what }.
       *[other] { $seat } prende { $what } a { $from }.
    }
}
rr-log-steals-card = { $seat-is ->
    [you] Rubi una carta azione a { $from }.
   *[other] { $from-is ->
        [you] { $seat } ti ruba una carta azione.
       *[other] { $seat } ruba una carta azione a { $from }.
    }
}
rr-log-stolen-card = La carta rubata: { $card }.
rr-log-stopped = { $seat-is ->
    [you] Nessun effetto su di te: { $source }.
   *[other] Nessun effetto su { $seat }: { $source }.
}
rr-log-swaps = { $seat-is ->
    [you] Ti scambi di posto con { $other }.
   *[other] { $other-is ->
        [you] { $seat } si scambia di posto con te.
       *[other] { $seat } si scambia di posto con { $other }.
    }
}
rr-log-takes = { $seat-is ->
    [you] Prendi { $what } { $where-at }.
   *[other] { $seat } prende { $what } { $where-at }.
}
rr-log-takes-farmers = { $seat-is ->
    [you] Prendi { $what } al Mercato degli Agricoltori.
   *[other] { $seat } prende { $what } al Mercato degli Agricoltori.
}
rr-log-takes-garbage = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
}.
rr-log-time-up = Tempo scaduto.
rr-log-traded-cards = Carte azione scambiate: { $cards }.
rr-log-trades = { $seat-is ->
    [you] Fai uno scambio con { $with }
   *[other] { $with-is ->
        [you] { $seat } fa uno scambio con te
       *[other] { $seat } fa uno scambio con { $with }
    }
}: { $give } per { $want }.
rr-log-undeclared = { $seat-is ->
    [you] Ci ripensi su che cosa cucinare.
   *[other] { $seat } ci ripensa su che cosa cucinare.
}
rr-log-unready = { $seat-is ->
    [you] Non hai ancora finito.
   *[other] { $seat } non ha ancora finito.
}
rr-log-war = Battaglia delle Offerte { $where-at } per { $what }: { $seats }.
rr-log-war-garbage-void = Pareggio per { $what }: non tutti hanno più la stessa somma e la offrono per intero. I rifiuti non contano.
rr-log-war-nobody = Nessuno compra { $what }. La carta è di nuovo libera.
rr-log-war-out = { $seat-is ->
    [you] Sei fuori dalla Battaglia delle Offerte per { $what }.
   *[other] { $seat } è fuori dalla Battaglia delle Offerte per { $what }.
}
rr-log-war-shut = { $seat-is ->
    [you] Lì non puoi più comprare: sei fuori dalla Battaglia delle Offerte per { $what }.
   *[other] { $seat } lì non può più comprare ed è fuori dalla Battaglia delle Offerte per { $what }.
}
rr-log-war-short = { $seat-is ->
    [you] Non puoi arrivare a ${ NUMBER($money, useGrouping: 0) }: sei fuori dalla Battaglia delle Offerte per { $what }.
   *[other] { $seat } non può arrivare a ${ NUMBER($money, useGrouping: 0) } ed è fuori dalla Battaglia delle Offerte per { $what }.
}
rr-log-war-tied = Pareggio: oggi nessuno può comprare { $what }.
rr-log-war-won = { $seat-is ->
    [you] Vinci la Battaglia delle Offerte per { $what }{ $n ->
        [0] { "" }
        [one] { " " }e prendi 1 rifiuto
       *[other] { " " }e prendi { $n } rifiuti
    }.
   *[other] { $seat } vince la Battaglia delle Offerte per { $what }{ $n ->
        [0] { "" }
        [one] { " " }e prende 1 rifiuto
       *[other] { " " }e prende { $n } rifiuti
    }.
}
rr-log-wheel-down = { $seat-is ->
    [you] Hai scelto dove andare.
   *[other] { $seat } ha scelto dove andare.
}
rr-log-wins = { $seats-is ->
    [you] Hai vinto: “The Wiener”!
   *[other] La vittoria va a { $seats-object }: “The Wiener”!
}
rr-log-withdraws = { $seat-is ->
    [you] Ritiri la proposta { $n }.
   *[other] { $seat } ritira la proposta { $n }.
}

# Che cosa può non andare.
rr-err-accept-cards = Scegli le carte azione che dai per questa proposta. Ne chiede { $n }.
rr-err-ambiguous-word = “{ $word }” può indicare più cose: { $could }. Scrivi più lettere.
rr-err-bid-garbage = Offri senza rifiuti. Contano solo se tutti quelli in pareggio hanno gli stessi soldi e li offrono tutti.
rr-err-bid-garbage-most = { $n ->
    [one] Aggiungi al massimo 1 rifiuto a un’offerta.
   *[other] Aggiungi al massimo { $n } rifiuti a un’offerta.
}
rr-err-bid-low = Offri almeno ${ NUMBER($least, useGrouping: 0) }.
rr-err-bid-more-money = ${ NUMBER($money, useGrouping: 0) } non bastano. Offri più soldi, non rilanciare o ritirati.
rr-err-bid-not-better = Così non rilanci o non pareggi l’offerta più alta. Aggiungi almeno { $n ->
    [one] 1 rifiuto
   *[other] { $n } rifiuti
}.
rr-err-bin-barred = Dopo il pareggio oggi nessuno può comprare { $what }. Scegli altro.
rr-err-bin-empty = Il contenitore { $n } { $where-at } è vuoto. Scegline un altro.
rr-err-bin-reserved = Qualcun altro ha già prenotato { $what }. Scegli un’altra carta.
rr-err-bins-closed = Lovehandles blocca i contenitori { $where-at }. Compra dallo scaffale.
rr-err-cannot-spare = { $chef } ora non può risparmiare nessuno per te.
rr-err-cannot-stand-for = Non puoi sostituire { $place } con { $what }. Scegli un altro ingrediente.
rr-err-card-not-held = Non hai { $card } in mano.
rr-err-card-phase = Non puoi giocare { $card } in questa fase.
rr-err-card-waits = Per giocare { $card } aspetta che le ruote siano scoperte. Solo allora sai dove si trova ogni chef.
rr-err-card-played = Oggi hai già giocato una carta. Tieni { $card } per un altro giorno.
rr-err-card-target = Ora non puoi giocare { $card } così. Controlla che cosa richiede la carta.
rr-err-choose-chefs = Ci sono solo { $chefs } chef. Distribuiscine meno di { $n } a testa.
rr-err-choose-restaurants = Ci sono solo 8 ristoranti. Distribuiscine meno di { $n } a testa.
rr-err-clam-answers = Tieni l’Ostrica della Veggenza finché una carta o un potere non ti prende di mira.
rr-err-clock = Ora non è possibile: “{ $word }”.
rr-err-closed = Oggi il tuo ristorante è chiuso. Per cucinare lo stesso ti servono ${ NUMBER($money, useGrouping: 0) }.
rr-err-cooking-lacks = Hai solo { $have } × { $what }.
rr-err-cooking-places = Questa ricetta richiede esattamente { $n } ingredienti.
rr-err-cooks-many = “Due” Molti Cuochi è per 6 giocatori al massimo, non { $n }.
rr-err-data = Errore nei dati in { $where }. Previsto: { $wanted }.
rr-err-empty = Scrivi una mossa.
rr-err-extra = Questo extra non va con il piatto. Aggiungi una salsa segreta a una ricetta base o un vino a una gourmet, oltre agli ingredienti richiesti.
rr-err-favour = Ogni parte può aggiungere un favore di { $n } caratteri al massimo.
rr-err-form = Scrivilo così: { $form }
rr-err-garbage-count = { $have ->
    [one] Hai 1 rifiuto
   *[other] Hai { $have } rifiuti
}: non puoi buttarne { $n }.
rr-err-head-chef = Solo il Capo Cuoco può fermare l’orologio.
rr-err-gone = Hai lasciato questa partita.
rr-err-hundreds = Indica i soldi a passi di $100, non ${ NUMBER($n, useGrouping: 0) }.
rr-err-long = Questa mossa è troppo lunga ({ $n } caratteri). Scrivine una più corta.
rr-err-no-barter-now = Puoi scambiare solo nella fase { rr-phase-2 }.
rr-err-no-cards-left = Non ci sono più carte azione.
rr-err-no-chocolate = Hai { $have } × cioccolata: non puoi venderne { $n }.
rr-err-no-clam = Non hai l’Ostrica della Veggenza.
rr-err-no-rats = Per te non ci sono ratti da scacciare { $where-at }.
rr-err-no-such-offer = La proposta { $n } non è più aperta.
rr-err-in-war = Finisci prima la Battaglia delle Offerte. Fino ad allora non compri altro { $where-at }.
rr-err-no-war = Ora non sei in una Battaglia delle Offerte.
rr-err-no-way = Con ciò che hai non puoi cucinarla così.
rr-err-not-asked = Ora non tocca a te. ({ $step })
rr-err-not-in-bins = Non è in nessun contenitore lì: { $what }.
rr-err-not-in-phase = Non puoi farlo in questa fase ({ $phase }).
rr-err-not-listed = La ricetta non ha un posto libero per { $what }.
rr-err-not-offered = Questo non risponde alla domanda: { $step }
rr-err-not-on-island = Per questo devi essere sull’Isola.
rr-err-not-ready = Non hai premuto Pronto: non c’è nulla da annullare.
rr-err-not-there = Oggi non sei { $where-at }.
rr-err-not-under = { $chef } ora non ti ostacola.
rr-err-not-your-chef = { $chef } oggi non lavora per te.
rr-err-not-your-offer = La proposta { $n } non è tua.
rr-err-not-your-recipe = “{ $word }” non è una tua ricetta, o può indicarne più di una. Scrivi il nome intero.
rr-err-nothing-reserved = Non hai prenotazioni a cui rinunciare.
rr-err-number = “{ $word }” deve essere un numero intero da { $min } a { $max }.
rr-err-offer-any-card = Nomina le carte azione che dai. Puoi lasciare aperte solo quelle dell’altro.
rr-err-offer-empty = Aggiungi qualcosa da dare o da ricevere.
rr-err-offer-many = Hai { $n } proposte aperte. Prima ritirane una.
rr-err-offer-much = Ogni parte di una proposta contiene al massimo { $n } cose dello stesso tipo e ${ NUMBER($money, useGrouping: 0) }.
rr-err-offer-nobody = Fai la proposta a un altro giocatore o a tutti.
rr-err-offer-not-to-you = La proposta { $n } non è per te.
rr-err-offer-upgrade = Nessuno può avere due volte lo stesso aggiornamento. Nominalo una volta sola.
rr-err-offers-today = Limite raggiunto: { $n } proposte oggi.
rr-err-one-recipe = Cucina una ricetta al giorno. Con il Doppio Piano Cottura puoi cucinarne una base e una gourmet.
rr-err-option-flag = Per “{ $where }” puoi scegliere: true o false.
rr-err-option-word = Per “{ $where }” puoi scegliere: { $known }.
rr-err-over = La partita è finita.
rr-err-place-open = Il posto di { $what } è ancora vuoto. Prima riempilo.
rr-err-players-deluxe = Per { $n } giocatori scegli l’edizione Deluxe.
rr-err-power-sleeps = Il potere di { $chef } funziona solo quando il tuo ristorante raggiunge il livello 2.
rr-err-power-target = { $chef } ora non può farlo.
rr-err-power-used = Oggi hai già usato il potere di { $chef }.
rr-err-rats = Per colpa dei ratti non puoi comprare { $where-at }.
rr-err-rats-sum = Paga tra $100 e ${ NUMBER($money, useGrouping: 0) } per la disinfestazione.
rr-err-rats-today = I ratti sono arrivati solo oggi. Puoi pagare da domani.
rr-err-ready-already = Hai già premuto Pronto.
rr-err-ready-in-war = Finisci prima la Battaglia delle Offerte.
rr-err-saved = Questo salvataggio è danneggiato: { $where }.
rr-err-seat = Giocatore sconosciuto: “{ $word }”. Scrivi da p1 a p{ $max }.
rr-err-shelf-empty = Lo scaffale { $where-at } è vuoto.
rr-err-squad-chefs = La Cucina a Squadre distribuisce gli chef a modo suo. Disattiva la scelta degli chef e gli chef per principianti.
rr-err-squad-cooks = Scegli Cucina a Squadre oppure “Due” Molti Cuochi, non entrambe.
rr-err-squad-two = La Cucina a Squadre è per 2 giocatori, non { $n }.
rr-err-stands-already = Hai già scelto di non rilanciare.
rr-err-thing = Questo non si può scambiare: “{ $word }”.
rr-err-too-dear = Costa ${ NUMBER($price, useGrouping: 0) }. Hai ${ NUMBER($money, useGrouping: 0) } da spendere.
rr-err-trade-lacks = { $seat } non ha tutto per questo scambio. Manca: { $what }.
rr-err-trade-lacks-you = Non hai tutto per questo scambio. Manca: { $what }.
rr-err-trade-recipes = Dopo lo scambio ognuno deve avere tante ricette base e gourmet quante prima.
rr-err-two-days = { $chef } non può scegliere { $seat } due giorni di seguito. Scegli un altro giocatore.
rr-err-unknown-move = Mossa sconosciuta: “{ $word }”. Mosse possibili: { $known }.
rr-err-unknown-word = Sconosciuto ({ $kind }): “{ $word }”
rr-err-upgrade-island = Per ricevere un aggiornamento { $seat } deve essere sull’Isola.
rr-err-upgrade-island-you = Per ricevere un aggiornamento devi essere sull’Isola.
rr-err-upgrade-owned = Hai già questo aggiornamento: { $what }.
rr-err-upgrade-twice = { $seat } non può avere due volte lo stesso aggiornamento.
rr-err-upgrade-twice-you = Non puoi avere due volte lo stesso aggiornamento.

## Why a price is not the list price, and by how much each reason changes it
rr-price-restaurant = il tuo livello
rr-price-fake-sale = { rr-fake-sale }
rr-price-antoine = Antoine
rr-price-npc = NPC
rr-price-discount = { rr-discount }
rr-price-more = { $reason } +${ NUMBER($n, useGrouping: 0) }
rr-price-less = { $reason } −${ NUMBER($n, useGrouping: 0) }
rr-price-shelf = scaffale ${ NUMBER($n, useGrouping: 0) }: { $steps }
