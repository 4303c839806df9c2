# Rival Restaurants auf Deutsch.

# Orte und Zutaten.
rr-house-of-carbs = Kohlenhydrat-Haus
    .to = ins Kohlenhydrat-Haus
    .at = im Kohlenhydrat-Haus
rr-fruit-stand = Obststand
    .to = zum Obststand
    .at = am Obststand
rr-veggie-eden = Gemüse-Eden
    .to = ins Gemüse-Eden
    .at = im Gemüse-Eden
rr-chop-shop = Metzgerei
    .to = in die Metzgerei
    .at = in der Metzgerei
rr-dairy-king = Milchkönig
    .to = zum Milchkönig
    .at = beim Milchkönig
rr-mystery-mart = Mysteriöser Markt
    .to = in den Mysteriösen Markt
    .at = im Mysteriösen Markt
rr-island = Insel
    .to = auf die Insel
    .at = auf der Insel
rr-home = zu Hause
    .to = nach Hause
    .at = zu Hause
rr-bread = Brot
rr-flour = Mehl
rr-noodles = Nudeln
rr-potato = Kartoffel
rr-rice = Reis
rr-avocado = Avocado
rr-beans = Bohnen
rr-peppers = Paprika
rr-sweet-fruit = süßes Obst
rr-tomato = Tomate
rr-carrot = Karotte
rr-garlic = Knoblauch
rr-leafy-greens = Blattgemüse
rr-onion = Zwiebel
rr-scallions = Frühlingszwiebeln
rr-beef = Rind
rr-fish = Fisch
rr-pork = Schwein
rr-poultry = Geflügel
rr-shellfish = Meeresfrüchte
rr-butter = Butter
rr-cheese = Käse
rr-eggs = Eier
rr-milk = Milch
rr-alien-goo = Alienschleim
rr-chocolate = Schokolade
rr-secret-sauce = Geheimsoße
rr-wine = Wein
rr-tofu = Tofu

# Küchen, Rezeptarten, Ausbauten.
rr-cuisine-vietnamese = vietnamesisch
rr-cuisine-mexican = mexikanisch
rr-cuisine-korean = koreanisch
rr-cuisine-japanese = japanisch
rr-cuisine-italian = italienisch
rr-cuisine-french = französisch
rr-cuisine-chinese = chinesisch
rr-cuisine-american = amerikanisch
rr-basic = Basisrezept
rr-gourmet = Gourmetrezept
rr-basic-cookbook = Basis-Kochbuch
rr-gourmet-cookbook = Gourmet-Kochbuch
rr-double-stove = Doppelherd
rr-social-media = Social Media
rr-celebrity-endorsement = Promi-Werbung
rr-about-basic-cookbook = Nach jedem gekochten Basisrezept siehst du dir vier neue an und behältst eines.
rr-about-gourmet-cookbook = Nach jedem gekochten Gourmetrezept siehst du dir vier neue an und behältst eines.
rr-about-double-stove = Koche am selben Tag ein Basis- und ein Gourmetrezept.
rr-about-social-media = Du bekommst jeden Tag $100 mehr.
rr-about-celebrity-endorsement = Du bekommst jeden Tag $100 mehr.

# Lines of the rulebook. $text is rr-rule-KEY, or rr-about-KEY if there is nothing to add.
rr-rulebook-chef = **{ $chef }**, { $text }
rr-rulebook-restaurant = { $restaurant }, { $cuisine }. Stufe 2: { $two }. Stufe 3: { $three }. Stufe 4: { $four }.
rr-rulebook-upgrade = **{ $upgrade }**, { $price }: { $text }
rr-rulebook-card = { $box ->
    [deluxe] { $copies ->
        [1] { $card }, Deluxe: { $text }
       *[other] { $card }, Deluxe, { $copies } Karten: { $text }
    }
   *[base] { $copies ->
        [1] { $card }: { $text }
       *[other] { $card }, { $copies } Karten: { $text }
    }
}

# Köche und was sie können.
rr-angus-khan = Angus Khan
rr-about-angus-khan = Wok Away: Wirf einmal am Tag in Phase 1 einen Koch aus deinem Markt. Nicht im Mysteriösen Markt.
rr-rule-angus-khan = Wok Away: darf in Phase 1 einen Koch aus dem Markt werfen, in dem er steht. Dieser Koch wählt einen anderen Ort. Nicht auf der Insel, nicht im Mysteriösen Markt.
rr-antoine-baguette = Antoine Baguette
rr-about-antoine-baguette = Vornehmer Geschmack: Andere Köche am selben Ort zahlen für jeden Kauf $100 mehr. Nicht im Mysteriösen Markt.
rr-rule-antoine-baguette = Vornehmer Geschmack: Die anderen an seinem Ort, auch auf der Insel, zahlen $100 mehr für alles, was sie kaufen. Nicht im Mysteriösen Markt.
rr-biff-brobeque = Biff Brobeque
rr-about-biff-brobeque = Bro-tein Style: Jedes Fleisch darf jede Zutat aus dem Gemüse-Eden ersetzen. Ein Rezept mit zwei Fleischsorten bringt dir $200.
rr-rule-biff-brobeque = Bro-tein Style: Jedes Fleisch darf für jede Zutat aus dem Gemüse-Eden stehen. Ein Gericht mit zwei oder mehr Sorten Fleisch, Ersatz eingeschlossen, bringt ihm $200, für jedes Rezept; es zählen nur wirklich verbrauchte Karten der Metzgerei, von verschiedenen Sorten (*Festlegung*).
rr-gardena-eden = Gardena Eden
rr-about-gardena-eden = Rettet die Tiere: Zwei Zutaten aus dem Gemüse-Eden dürfen ein Fleisch ersetzen. Kochst du ohne diesen Ersatz, darfst du einen Koch ein Fleisch abwerfen lassen, das eines seiner Rezepte verlangt.
rr-rule-gardena-eden = Rettet die Tiere: Zwei Zutaten aus dem Gemüse-Eden dürfen für ein beliebiges Fleisch stehen. Hat sie gekocht und das nicht genutzt, darf sie an diesem Tag einmal, wenn alle gekocht haben, einen anderen Koch nennen und ein Fleisch, das er hat und das eines seiner aktuellen Rezepte aufführt; es wird abgeworfen (*Festlegung*). Schleim, Tofu und Alles vegan sind nicht ihr Ersatz.
rr-general-stroganov = General Stroganov
rr-about-general-stroganov = Wir teilen, Genosse: Nimm einmal am Tag in Phase 2 eine Zutat (nicht aus dem Mysteriösen Markt), die kein Rezept ihres Besitzers verlangt. Du zahlst ihm dafür $100.
rr-rule-general-stroganov = Wir teilen, Genosse: nimmt in Phase 2 einmal am Tag (*Festlegung*) für $100 eine Zutat von einem beliebigen Koch, wenn keines von dessen aktuellen Rezepten sie aufführt und sie nicht aus dem Mysteriösen Markt ist. Die $100 bekommt dieser Koch (*Festlegung*).
rr-gohan-sushido = Gohan Sushido
rr-about-gohan-sushido = Weg des Foodshido: Kaufe einmal am Tag in Phase 2 eine Karte aus dem Regal eines beliebigen Markts, egal wo du bist. Nicht aus dem Mysteriösen Markt.
rr-rule-gohan-sushido = Weg des Foodshido: darf in Phase 2 einmal am Tag eine Karte aus dem Regal eines beliebigen Marktes außer dem Mysteriösen Markt kaufen, wo er auch steht.
rr-kim-chi = Kim Chi
rr-about-kim-chi = Drama-Queen: Zahle einmal am Tag in Phase 1 $100 und tausche mit einem Koch den Platz. Nicht mit einem im Mysteriösen Markt und nicht zwei Tage nacheinander mit demselben Spieler.
rr-rule-kim-chi = Drama-Queen: darf in Phase 1 der Bank $100 zahlen, auch wenn sie dann gestoppt wird, um mit einem Koch den Platz zu tauschen. Nicht mit einem im Mysteriösen Markt, doch sie selbst darf von dort kommen, und nicht zwei Tage nacheinander mit demselben Spieler, welchen Koch er dann auch hat. Wer zu Hause ist, kann nicht vertauscht oder hinausgeworfen werden (*Festlegung*).
rr-lovehandles-mcfatterson = Lovehandles McFatterson
rr-about-lovehandles-mcfatterson = Speckröllchen: In deinem Markt darf niemand sonst aus den Auslagen kaufen. Das Regal bleibt offen. Nicht im Mysteriösen Markt.
rr-rule-lovehandles-mcfatterson = Speckröllchen: Die Auslagen des Marktes, in dem er steht, sind für die anderen versperrt; das Regal nicht. Nicht im Mysteriösen Markt.
rr-mortimer-sleazburger = Mortimer Sleazburger
rr-about-mortimer-sleazburger = Schmutzige Geschäfte: Gib einmal am Tag in Phase 1 einem anderen Koch 1 Müll von dir. Nicht zwei Tage nacheinander demselben Spieler.
rr-rule-mortimer-sleazburger = Schmutzige Geschäfte: darf in Phase 1 einem anderen Koch 1 eigenen Müll geben, aber nicht zwei Tage nacheinander demselben Spieler. Ein gestoppter Versuch zählt, auch bei Kim Chi (*Festlegung*).
rr-phyllis-grubman = Phyllis Grubman
rr-about-phyllis-grubman = Rätselfleisch: Kaufst du in der Metzgerei, bekommst du einmal am Tag gratis eine Karte aus ihrem Regal. Für dich ist jedes Fleisch gegen jedes austauschbar.
rr-rule-phyllis-grubman = Rätselfleisch: Wenn sie in der Metzgerei kauft, darf sie einmal am Tag eine Karte aus deren Regal umsonst nehmen; ein Kauf im Kaufrausch zählt, auch wenn dessen Minute endet, bevor sie die Karte nehmen konnte, und ein leeres Regal gibt nichts (*Festlegung*). Für sie ist jedes Fleisch gegen jedes austauschbar.
rr-pork-knuckles = Pork Knuckles
rr-about-pork-knuckles = Schwarzmarkt: Kaufe einmal am Tag in Phase 2 eine Aktionskarte, ohne auf der Insel zu sein.
rr-rule-pork-knuckles = Schwarzmarkt: darf in Phase 2 einmal am Tag eine Aktionskarte kaufen, ohne auf der Insel zu sein.
rr-senor-fuego = Señor Fuego
rr-about-senor-fuego = Einkauf für Schurken: Am Ende von Phase 1 zahlt dir jeder andere Koch in deinem Markt $200. Sind fünf oder mehr Köche im Spiel, sind es $100. Nicht im Mysteriösen Markt.
rr-rule-senor-fuego = Einkauf für Schurken: Am Ende von Phase 1 zahlt ihm jeder andere Koch in seinem Markt $200, oder $100, wenn fünf oder mehr Köche im Spiel sind. Nicht auf der Insel, nicht im Mysteriösen Markt.

# Restaurants und was ihre Stufen bringen.
rr-pho-realz = Pho Realz
rr-level-pho-realz-2 = $300
rr-level-pho-realz-3 = $600
rr-level-pho-realz-4 = $900
rr-el-lunchador-picante = El Lunchador Picante
rr-level-el-lunchador-picante-2 = Wirf bis zu 2 Müll weg oder nimm $300
rr-level-el-lunchador-picante-3 = Ab jetzt 1 Müll weniger je Rezept
rr-level-el-lunchador-picante-4 = Ab jetzt in Phase 2 überall Müll für je $200 wegwerfen
rr-rule-el-lunchador-picante = Auf Stufe 2 darfst du auch weniger als 2 wegwerfen (*Festlegung*).
rr-the-soul-of-seoul = The Soul of Seoul
rr-level-the-soul-of-seoul-2 = Basis-Kochbuch, oder $400, wenn du es schon hast
rr-level-the-soul-of-seoul-3 = Gourmet-Kochbuch, oder $600, wenn du es schon hast
rr-level-the-soul-of-seoul-4 = Ab jetzt +1 für jedes Basisrezept
rr-rising-sun = Rising Sun
rr-level-rising-sun-2 = Ab jetzt kostet dich das Regal des Milchkönigs $100
rr-level-rising-sun-3 = Ab jetzt kostet dich das Regal der Metzgerei $100
rr-level-rising-sun-4 = Ab jetzt kostet dich das Regal des Mysteriösen Markts $200
rr-leaning-tower-of-eatsa = Leaning Tower of Eatsa
rr-level-leaning-tower-of-eatsa-2 = Ziehe eine Aktionskarte
rr-level-leaning-tower-of-eatsa-3 = Ziehe zwei Aktionskarten, behalte eine
rr-level-leaning-tower-of-eatsa-4 = Ziehe drei Aktionskarten, behalte zwei
rr-souffle-away = Souffle Away
rr-level-souffle-away-2 = Ab jetzt $100 für jedes Rezept, das du kochst
rr-level-souffle-away-3 = Ab jetzt behältst du beim Kochen eine Zutat (nicht aus dem Mysteriösen Markt)
rr-level-souffle-away-4 = Ab jetzt +1 für jedes Gourmetrezept
rr-rule-souffle-away = Die Zutat, die du behältst, ist eine wirklich verbrauchte Karte. Es ist nur eine am Tag, auch bei zwei Rezepten (*Festlegung*).
rr-crouching-dumpling = Crouching Dumpling
rr-level-crouching-dumpling-2 = 1 Karte aus dem Regal eines beliebigen Markts
rr-level-crouching-dumpling-3 = 2 Karten aus den Regalen verschiedener Märkte
rr-level-crouching-dumpling-4 = 3 Karten aus den Regalen verschiedener Märkte
rr-rule-crouching-dumpling = Nenne erst alle Regale, dann ziehe. Ein leeres Regal gibt nichts (*Festlegung*).
rr-uncle-sams = Uncle Sam’s
rr-level-uncle-sams-2 = Social Media, oder $300, wenn du es schon hast
rr-level-uncle-sams-3 = Promi-Werbung, oder $500, wenn du sie schon hast
rr-level-uncle-sams-4 = Doppelherd, oder $300, wenn du ihn schon hast

# Aktionskarten und was sie tun.
rr-clam-voyance = Muschelblick
rr-about-clam-voyance = Stoppt eine Karte oder Fähigkeit, die dir etwas nimmt, dir schadet oder dich einschränkt. Stoppt auch einen anderen Muschelblick. Zählt nicht als deine Karte des Tages.
rr-rule-clam-voyance = Stoppt, was dich trifft, siehe RR-9.2 bis RR-9.4.
rr-raiders-of-the-lost-pork = Jäger des verlorenen Schweins
rr-about-raiders-of-the-lost-pork = Stiehl einem Koch eine Zutat deiner Wahl.
rr-armed-robbery = Raubüberfall
rr-about-armed-robbery = Stiehl einem Koch die Hälfte seines Geldes.
rr-five-star-review = 5-Sterne-Kritik
rr-about-five-star-review = Phase 3: Lege sie auf eines deiner Rezepte. Es bringt +1, wenn es gekocht wird.
rr-rule-five-star-review = Lege sie in Phase 3 auf eines deiner Rezepte. Es bringt 1 Punkt mehr, wenn es gekocht wird, heute oder später.
rr-alien-attack = Alien-Angriff
rr-about-alien-attack = Alle, auch du, nehmen für jeden eigenen Alienschleim 2 Müll.
rr-contamination = Verseuchung
rr-about-contamination = Jeder Koch, den du wählst, nimmt 1 Müll und wirft eine Zutat seiner Wahl ab.
rr-discount = Rabatt
rr-about-discount = Alles, was du heute kaufst, kostet die Hälfte, aber mindestens $100.
rr-rule-discount = Heute kosten deine Käufe die Hälfte, aufgerundet, mindestens $100.
rr-food-inspector = Lebensmittelkontrolle
rr-about-food-inspector = Phase 1: Bis zu zwei Köche zahlen dir $100 für jeden eigenen Müll.
rr-rule-food-inspector = In Phase 1 geben dir bis zu zwei Köche $100 für jeden Müll, den sie haben (*Festlegung*: bis zu).
rr-food-recall = Rückruf
rr-about-food-recall = Jeder Koch, den du wählst, wirft eine Zutat ab, die du für ihn nennst (nicht aus dem Mysteriösen Markt).
rr-rule-food-recall = Jeder Koch, den du wählst, wirft eine Zutat ab, die du für jeden einzeln nennst (*Festlegung*), keine aus dem Mysteriösen Markt.
rr-fridge-raid = Kühlschrankplünderung
rr-about-fridge-raid = Sieh das Regal eines Markts durch (nicht im Mysteriösen Markt). Nimm zwei Karten und mische den Rest.
rr-go-vegan = Alles vegan
rr-about-go-vegan = Phase 3: Obst und Gemüse dürfen heute Fleisch und Milchprodukte ersetzen.
rr-rule-go-vegan = In Phase 3, für das Kochen von heute, darf jede Karte vom Obststand oder aus dem Gemüse-Eden für ein Fleisch oder eine Karte vom Milchkönig stehen (*Festlegung*: eine für eine).
rr-its-just-business = Nur Geschäft
rr-about-its-just-business = Phase 2: Bis zu zwei Restaurants dürfen heute nicht kochen, außer sie zahlen $500.
rr-rule-its-just-business = Wähle in Phase 2 bis zu zwei Restaurants. Sie dürfen heute nicht kochen, es sei denn, sie zahlen der Bank $500: einmal, beim Ansagen, für alle Rezepte (*Festlegung*). Kaufen und Tauschen ist erlaubt.
rr-jackpot = Jackpot
rr-about-jackpot = Hast du zwei Paare gleicher Zutaten, bekommst du $800 und behältst die Zutaten.
rr-rule-jackpot = Hast du zwei Paare, je zwei von zwei verschiedenen Zutaten (*Festlegung*), so nimm $800 und behalte die Karten.
rr-monopoly = Monopol
rr-about-monopoly = Nenne eine Zutat (nicht aus dem Mysteriösen Markt). Alle geben dir alle, die sie davon haben.
rr-negative-critic = Böser Kritiker
rr-about-negative-critic = Ein anderes Restaurant verliert 1 Beliebtheitspunkt.
rr-ninja-attack = Ninja-Angriff
rr-about-ninja-attack = Stiehl einem Koch eine zufällige Aktionskarte.
rr-rule-ninja-attack = Stiehl einem Koch, der eine hat, eine Aktionskarte, zufällig, weil Handkarten verdeckt sind (*Festlegung*).
rr-rat-infestation = Rattenplage
rr-about-rat-infestation = Nur du darfst in einem Markt kaufen. Er wird wieder frei, sobald die anderen zusammen $500 gezahlt haben, frühestens ab morgen.
rr-rule-rat-infestation = Lege sie auf einen Markt. Nur du darfst dort kaufen, bis die anderen der Bank zusammen $500 gezahlt haben: in beliebigen Beträgen, von überall, in Phase 2, ab dem nächsten Tag (*Festlegung*). Dann kommt sie sofort auf die Ablage. Du musst zum Kaufen selbst dort stehen; Lovehandles stoppt dich nicht, Antoine verlangt seinen Aufschlag. Gohan, Phyllis’ kostenlose Karte und der Kaufrausch der anderen sind ausgeschlossen (*Festlegung*).
rr-road-block = Straßensperre
rr-about-road-block = Phase 1: Die Köche, die du wählst, gehen für heute nach Hause und dürfen nichts kaufen.
rr-rule-road-block = In Phase 1 gehen die Köche, die du wählst, für den Tag nach Hause. Sie kaufen nichts, dürfen aber tauschen und kochen. Ihre Vormerkungen und die Fähigkeiten ihres Ortes enden; auch Gohan, Pork Knuckles und Kaufrausch sind ihnen versperrt (*Festlegung*).
rr-shopping-spree = Kaufrausch
rr-about-shopping-spree = Am Ende von Phase 2 kaufst du aus beliebigen Auslagen und Regalen aller Märkte.
rr-rule-shopping-spree = Am Ende von Phase 2 kaufst du eine Minute lang aus beliebigen Auslagen und Regalen beliebiger Märkte; keine Insel, kein Tausch. Gefragt wird, wer eine Karte hat und heute noch keine gespielt hat. Es gelten deine Preise; Antoine und Lovehandles sind schon heimgegangen; bei „Hobbykoch“ ohne Zeitlimit (*Festlegung*).
rr-special-order = Sonderbestellung
rr-about-special-order = Nimm eine Karte aus einer beliebigen Auslage.
rr-rule-special-order = Nimm eine Karte aus einer beliebigen Auslage, auch einer vorgemerkten; ein Bietgefecht darum endet (*Festlegung*).
rr-taxes = Steuern
rr-about-taxes = Jeder Koch zahlt dir $200.
rr-fake-sale = Falscher Ausverkauf
rr-about-fake-sale = Die Marktpreise verdoppeln sich heute für die anderen.
rr-rule-fake-sale = Für den Rest des Tages kosten die Märkte, nicht die Insel, die anderen das Doppelte.
rr-sous-chef = Sous-Chef
rr-about-sous-chef = Ziehe drei unbenutzte Köche und ersetze deinen für immer durch einen davon.
rr-rule-sous-chef = Zieh 3 unbenutzte Köche und setze einen davon für immer an die Stelle von deinem. Das geschieht sofort, Figur und Vormerkung bleiben, die neue Fähigkeit ist heute unverbraucht, und der alte Koch kommt zu den unbenutzten (*Festlegung*).
rr-one-world = Eine Welt
rr-about-one-world = Wirf bis zu 3 Müll weg und bekomme je $100.
rr-dinner-and-a-show = Essen mit Show
rr-about-dinner-and-a-show = Die Bank zahlt dir $200 für jeden Koch, der vor dem nächsten Tag lächelt.
rr-rule-dinner-and-a-show = Nimm $200 von der Bank für jeden Koch, der vor der nächsten Phase 1 lächelt. Das ist Ehrensache: Alle werden am Ende des Tages gefragt, ein Bot wirft eine Münze (*Festlegung*).
rr-farmers-market = Bauernmarkt
rr-about-farmers-market = Decke die oberste Karte jedes Regals auf. Nimm eine und gib den Rest nach links weiter, bis alle verteilt sind.
rr-rule-farmers-market = Die oberste Karte jedes der sechs Regale wird offen ausgelegt, leere werden übergangen. Nimm eine und gib den Rest nach links weiter, reihum, bis keine mehr da ist (*Festlegung*).
rr-surveillance-camera = Überwachungskamera
rr-about-surveillance-camera = Alle anderen zeigen dir ihre Aktionskarten.
rr-rule-surveillance-camera = Alle anderen zeigen dir ihre Aktionskarten, und was du gesehen hast, bleibt für dich notiert.

# Rezepte.
rr-recipe-apple-pie = Apfelkuchen
rr-recipe-blt-sandwich = BLT-Sandwich
rr-recipe-mac-and-cheese = Makkaroni mit Käse
rr-recipe-chow-mein = Chow Mein
rr-recipe-egg-fried-rice = Gebratener Eierreis
rr-recipe-potstickers = Gebratene Teigtaschen
rr-recipe-croque-monsieur = Croque Monsieur
rr-recipe-french-onion-soup = Französische Zwiebelsuppe
rr-recipe-fruit-crepes = Obst-Crêpes
rr-recipe-bruschetta = Bruschetta
rr-recipe-margherita-pizza = Pizza Margherita
rr-recipe-potato-gnocchi = Kartoffel-Gnocchi
rr-recipe-california-roll = California Roll
rr-recipe-japanese-curry = Japanisches Curry
rr-recipe-yakitori = Yakitori
rr-recipe-japchae = Japchae
rr-recipe-kimbap = Kimbap
rr-recipe-kimchi-pancakes = Kimchi-Pfannkuchen
rr-recipe-fish-tacos = Fisch-Tacos
rr-recipe-guacamole = Guacamole
rr-recipe-quesadilla = Quesadilla
rr-recipe-avocado-shake = Avocado-Shake
rr-recipe-banh-mi = Banh Mi
rr-recipe-fresh-spring-rolls = Sommerrollen
rr-recipe-bbq-ribs-platter = BBQ-Rippchen-Platte
rr-recipe-bacon-cheeseburger = Bacon-Cheeseburger
rr-recipe-clam-chowder = Muschelsuppe
rr-recipe-kung-pao-chicken = Huhn Kung Pao
rr-recipe-mapo-tofu = Mapo-Tofu
rr-recipe-sweet-and-sour-fish = Fisch süß-sauer
rr-recipe-bouillabaisse = Bouillabaisse
rr-recipe-coq-au-vin = Coq au Vin
rr-recipe-duck-a-l-orange = Ente à l’orange
rr-recipe-lasagna = Lasagne
rr-recipe-seafood-risotto = Meeresfrüchte-Risotto
rr-recipe-tiramisu = Tiramisu
rr-recipe-chirashi-bowl = Chirashi-Schale
rr-recipe-sukiyaki = Sukiyaki
rr-recipe-tonkotsu-ramen = Tonkotsu-Ramen
rr-recipe-bibimbap = Bibimbap
rr-recipe-pork-belly-barbecue = Schweinebauch vom Grill
rr-recipe-soft-tofu-stew = Eintopf mit Seidentofu
rr-recipe-carne-asada-burrito = Burrito Carne Asada
rr-recipe-chiles-rellenos = Chiles Rellenos
rr-recipe-mole-poblano = Mole Poblano
rr-recipe-banh-xeo = Banh Xeo
rr-recipe-clay-pot-fish = Fisch im Tontopf
rr-recipe-pho-bo = Pho Bo

# Dinge, Phasen und Fragen.
rr-seat-1 = Spieler 1
rr-seat-2 = Spieler 2
rr-seat-3 = Spieler 3
rr-seat-4 = Spieler 4
rr-seat-5 = Spieler 5
rr-seat-6 = Spieler 6
rr-seat-7 = Spieler 7
rr-seat-8 = Spieler 8
rr-everybody = alle
    .is = other
    .object = alle
    .dative = allen
rr-thing-money = Geld
rr-thing-garbage = Müll
rr-thing-upgrade = Ausbau
rr-thing-ingredient = Zutat
rr-thing-card = Aktionskarte
rr-thing-recipe = Rezept
rr-thing-nothing = nichts
rr-thing-favour = „{ $letter }“
rr-kind-ingredient = Zutat
rr-kind-market = Markt
rr-kind-place = Ort
rr-kind-chef = Koch
rr-kind-restaurant = Restaurant
rr-kind-card = Aktionskarte
rr-kind-upgrade = Ausbau
rr-kind-recipe = Rezept
rr-phase-0 = Vorbereitung
rr-phase-1 = Geld & Gehen
rr-phase-2 = Kaufen & Tauschen
rr-phase-3 = Kochen & Auffüllen
rr-phase-4 = Ende
rr-group-go = Gehen
rr-group-claim = Vormerken
rr-group-answer = Antwort
rr-group-choose = Wählen
rr-group-bid = Bieten
rr-group-cook = Kochen
rr-group-buy = Kaufen
rr-group-power = Fähigkeiten
rr-group-card = Karten
rr-group-answer-offer = Angebote
rr-group-offer = Anbieten
rr-group-ready = Bereit
rr-step-choose-restaurant = Wähle dein Restaurant.
rr-step-choose-chef = Wähle deinen Koch.
rr-step-choose-npc = Wähle deinen NPC.
rr-step-choose-squad = Wähle drei Köche für dein Team.
rr-step-drafting = Wähle oder sperre einen Koch.
rr-step-destinations = Wohin gehst du heute?
rr-step-claims = Welche Auslage merkst du vor?
rr-step-powers = Nutze Fähigkeiten und Karten der Phase 1. Drück dann auf „Bereit“.
rr-step-toll = Wer zahlt Señor Fuegos Zoll?
rr-step-effect = Du bist das Ziel: Muschelblick spielen oder zulassen?
rr-step-relocate = Wähle einen anderen Ort.
rr-step-reclaim = Welche Auslage merkst du dort vor?
rr-step-buying = Kaufe, biete und tausche. Drück dann auf „Bereit“.
rr-step-spree-call = Kaufrausch spielen?
rr-step-spree = Kaufe, wo du willst. Drück dann auf „Bereit“.
rr-step-declare = Was kochst du heute?
rr-step-cooking = Alle kochen.
rr-step-afterwards = Was kommt zuerst?
rr-step-new-recipe = Welches Rezept behältst du?
rr-step-level-bonus = Wähle deinen Stufenbonus.
rr-step-veto = Welcher Koch wirft welches Fleisch ab?
rr-step-smiles = Hast du gelächelt?
rr-step-recall-names = Nenne eine Zutat für den nächsten Koch, oder keine.
rr-step-contaminated = Welche Zutat wirfst du ab?
rr-step-fridge = Nimm eine Zutat aus dem Regal.
rr-step-farmers-table = Nimm eine Zutat.
rr-step-new-chef = Wähle deinen neuen Koch.
rr-step-kept-ingredient = Welche Zutat behältst du?
rr-step-evening = Der Tag geht zu Ende.
rr-step-setting-up = Der Tisch wird vorbereitet.
rr-step-over = Die Partie ist zu Ende.

# Der Verlauf.
rr-log-bans = { $seat-is ->
    [you] Du sperrst { $chef }.
   *[other] { $seat } sperrt { $chef }.
}
rr-log-bids = { $seat-is ->
    [you] Du bietest
   *[other] { $seat } bietet
} ${ NUMBER($money, useGrouping: 0) }{ $n ->
    [0] { "" }
   *[other] { " " }und { $n } Müll
} für { $what }.
rr-log-blocked = { $seats-is ->
    [you] Du gehst für heute nach Hause.
   *[other] Für heute nach Hause: { $seats }.
}
rr-log-bought-bin = { $seat-is ->
    [you] Du kaufst { $where-at } { $what } für ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } kauft { $where-at } { $what } für ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-bought-shelf = { $seat-is ->
    [you] Du kaufst { $where-at } aus dem Regal für ${ NUMBER($money, useGrouping: 0) }: { $what }.
   *[other] { $seat } kauft { $where-at } aus dem Regal für ${ NUMBER($money, useGrouping: 0) }: { $what }.
}
rr-log-bought-card = { $seat-is ->
    [you] Du kaufst eine Aktionskarte für ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } kauft eine Aktionskarte für ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-bought-upgrade = { $seat-is ->
    [you] Du kaufst einen Ausbau für ${ NUMBER($money, useGrouping: 0) }: { $what }.
   *[other] { $seat } kauft einen Ausbau für ${ NUMBER($money, useGrouping: 0) }: { $what }.
}
rr-log-cards-reshuffled = Die abgeworfenen Aktionskarten werden gemischt.
rr-log-claim-lapses = { $seat-is ->
    [you] Du verlierst deine Vormerkung für { $what }: Die Auslagen { $where-at } sind heute geschlossen.
   *[other] { $seat } verliert die Vormerkung für { $what }: Die Auslagen { $where-at } sind heute geschlossen.
}
rr-log-claim-made = { $seat-is ->
    [you] Du hast über deine Vormerkung entschieden.
   *[other] { $seat } hat über die Vormerkung entschieden.
}
rr-log-claims = { $seat-is ->
    [you] Du merkst { $where-at } { $what } vor.
   *[other] { $seat } merkt { $where-at } { $what } vor.
}
rr-log-clams = { $seat-is ->
    [you] Du antwortest mit Muschelblick ({ $source }).
   *[other] { $seat } antwortet mit Muschelblick ({ $source }).
}
rr-log-clams-clam = { $seat-is ->
    [you] Du antwortest mit einem weiteren Muschelblick.
   *[other] { $seat } antwortet mit einem weiteren Muschelblick.
}
rr-log-closed = { $seats-is ->
    [you] Du darfst heute nur kochen, wenn du $500 zahlst.
   *[other] Heute kein Kochen ohne $500: { $seats }.
}
rr-log-cooks = { $seat-is ->
    [you] Du kochst
   *[other] { $seat } kocht
}: { $recipes }. Zutaten: { $with }. { $n ->
    [one] 1 Beliebtheitspunkt
   *[other] { $n } Beliebtheitspunkte
}.
rr-log-day = Tag { $n }
rr-log-declared = { $seat-is ->
    [you] Du hast entschieden, was du kochst.
   *[other] { $seat } hat entschieden, was es zu essen gibt.
}
rr-log-declines = { $seat-is ->
    [you] Du lehnst Angebot { $n } ab.
   *[other] { $seat } lehnt Angebot { $n } ab.
}
rr-log-discards = { $seat-is ->
    [you] Du wirfst { $what } ab.
   *[other] { $seat } wirft { $what } ab.
}
rr-log-discards-card = { $seat-is ->
    [you] Du wirfst „{ $card }“ ab.
   *[other] { $seat } wirft „{ $card }“ ab.
}
rr-log-drama = { $seat-is ->
    [you] Du machst eine Szene, um mit { $chef } den Platz zu tauschen!
   *[other] { $seat } macht eine Szene, um mit { $chef } den Platz zu tauschen!
}
rr-log-draws-cards = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $n ->
    [one] eine Aktionskarte
   *[other] { $n } Aktionskarten
}.
rr-log-drew-card = Du hast „{ $card }“ gezogen.
rr-log-dumps = { $seat-is ->
    [you] Du wirfst { $n } Müll weg
   *[other] { $seat } wirft { $n } Müll weg
}{ $money ->
    [0] { "" }
   *[other] { " " }(Kosten: ${ NUMBER($money, useGrouping: 0) })
}.
rr-log-farmers-table = Auf dem Bauernmarkt: { $what }.
rr-log-free-card = { $seat-is ->
    [you] Du bekommst eine Gratiskarte: { $what }.
   *[other] { $seat } bekommt eine Gratiskarte: { $what }.
}
rr-log-gains = { $seat-is ->
    [you] Du bekommst ${ NUMBER($money, useGrouping: 0) } von der Bank.
   *[other] { $seat } bekommt ${ NUMBER($money, useGrouping: 0) } von der Bank.
}
rr-log-gets-upgrade = { $seat-is ->
    [you] Du bekommst einen Ausbau: { $what }.
   *[other] { $seat } bekommt einen Ausbau: { $what }.
}
rr-log-gives-all = { $seat-is ->
    [you] Du gibst { $to } { $n } × { $what }.
   *[other] { $seat } gibt { $to-dative } { $n } × { $what }.
}
rr-log-gives-garbage = { $seat-is ->
    [you] Du gibst { $other } 1 Müll.
   *[other] { $seat } gibt { $other-dative } 1 Müll.
}
rr-log-goes = { $seat-is ->
    [you] Du schickst { $chef } { $where-to }.
   *[other] { $seat } schickt { $chef } { $where-to }.
}
rr-log-has-chosen = { $seat-is ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
}
rr-log-head-start = { $seat-is ->
    [you] Du beginnst mit ${ NUMBER($money, useGrouping: 0) } als Ausgleich für eine schwächere Ausgangslage.
   *[other] { $seat } beginnt mit ${ NUMBER($money, useGrouping: 0) } als Ausgleich für eine schwächere Ausgangslage.
}
rr-log-hires = { $seat-is ->
    [you] Du stellst { $chef } ein.
   *[other] { $seat } stellt { $chef } ein.
}
rr-log-hits = { $source } gegen { $seats-object }.
rr-log-hits-named = { $source } gegen { $seats-object }: { $what }.
rr-log-joins-squad = { $seat-is ->
    [you] { $chef } kommt in dein Team.
   *[other] { $chef } kommt ins Team von { $seat }.
}
rr-log-keeps = { $seat-is ->
    [you] Du behältst { $what }.
   *[other] { $seat } behält { $what }.
}
rr-log-keeps-cards = Du behältst: { $cards }.
rr-log-leaves = { $seat-is ->
    [you] Du verlässt die Partie.
   *[other] { $seat } verlässt die Partie.
}
rr-log-lets-go = { $seat-is ->
    [you] Du gibst deine Vormerkung für { $what } auf.
   *[other] { $seat } gibt die Vormerkung für { $what } auf.
}
rr-log-level = { $seat-is ->
    [you] Du erreichst Stufe { $n }.
   *[other] { $seat } erreicht Stufe { $n }.
}
rr-log-looks-at = Du siehst dir an: { $recipes }.
rr-log-loses-point = { $seat-is ->
    [you] Du verlierst 1 Beliebtheitspunkt.
   *[other] { $seat } verliert 1 Beliebtheitspunkt.
}
rr-log-makes-garbage = { $seat-is ->
    [you] Beim Kochen hinterlässt du { $n } Müll.
   *[other] Beim Kochen hinterlässt { $seat } { $n } Müll.
}
rr-log-names = { $seat-is ->
    [you] Du nennst { $what } für { $other }.
   *[other] { $seat } nennt { $what } für { $other-object }.
}
rr-log-new-chef = { $seat-is ->
    [you] Du ersetzt { $old } durch { $chef }.
   *[other] { $seat } ersetzt { $old } durch { $chef }.
}
rr-log-new-recipe = { $seat-is ->
    [you] Du hast ein neues Rezept: { $recipe }.
   *[other] { $seat } hat ein neues Rezept: { $recipe }.
}
rr-log-offer-fails = { $seat-is ->
    [you] { $with } nimmt Angebot { $n } an, aber du hast nicht mehr alles, was du angeboten hast.
   *[other] { $with-is ->
        [you] Du nimmst Angebot { $n } an, aber { $seat } hat nicht mehr alles, was angeboten war.
       *[other] { $with } nimmt Angebot { $n } an, aber { $seat } hat nicht mehr alles, was angeboten war.
    }
} Nicht mehr da: { $what }. Der Tausch fällt aus.
rr-log-offered-cards = Aktionskarten in Angebot { $n }: { $cards }.
rr-log-offers = { $seat-is ->
    [you] Dein Angebot { $n } an { $to }
   *[other] { $to-is ->
        [you] Angebot { $n } von { $seat } an dich
       *[other] Angebot { $n } von { $seat } an { $to }
    }
}: { $give } gegen { $want }.
rr-log-opens = { $seat-is ->
    [you] Du eröffnest { $restaurant }.
   *[other] { $seat } eröffnet { $restaurant }.
}
rr-log-paused = Die Uhr ist angehalten.
rr-log-pays = { $seat-is ->
    [you] Du zahlst { $to } ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } zahlt { $to-dative } ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-pays-bank = { $seat-is ->
    [you] Du zahlst ${ NUMBER($money, useGrouping: 0) } an die Bank.
   *[other] { $seat } zahlt ${ NUMBER($money, useGrouping: 0) } an die Bank.
}
rr-log-pays-rats = { $seat-is ->
    [you] Du zahlst ${ NUMBER($money, useGrouping: 0) } für den Kammerjäger { $where-at }.
   *[other] { $seat } zahlt ${ NUMBER($money, useGrouping: 0) } für den Kammerjäger { $where-at }.
}
rr-log-phase-2 = Kaufen & Tauschen beginnt.
rr-log-phase-3 = Kochen & Auffüllen beginnt.
rr-log-plays = { $seat-is ->
    [you] Du spielst „{ $card }“.
   *[other] { $seat } spielt „{ $card }“.
}
rr-log-prices-double = Heute doppelte Preise für { $seats-object }.
rr-log-raids = { $seat-is ->
    [you] Du plünderst das Regal { $where-at }.
   *[other] { $seat } plündert das Regal { $where-at }.
}
rr-log-rats = { $seat-is ->
    [you] Du lässt { $where-at } die Ratten los.
   *[other] { $seat } lässt { $where-at } die Ratten los.
}
rr-log-rats-gone = Keine Ratten mehr { $where-at }.
rr-log-ready = { $seat-is ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
rr-log-recycles = { $seat-is ->
    [you] Du machst aus { $n } Müll ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } macht aus { $n } Müll ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-restocked = Die Märkte füllen ihre Auslagen auf.
rr-log-resumed = Die Uhr läuft wieder.
rr-log-sees-cards = Du siehst: { $cards }.
rr-log-sees-chefs = Du siehst: { $chefs }.
rr-log-sells = { $seat-is ->
    [you] Du verkaufst { $n } × Schokolade für ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $seat } verkauft { $n } × Schokolade für ${ NUMBER($money, useGrouping: 0) }.
}
rr-log-shakes-off = { $seat-is ->
    [you] Du spielst Muschelblick gegen { $chef }.
   *[other] { $seat } spielt Muschelblick gegen { $chef }.
}
rr-log-shown-hand = { $seat-is ->
    [you] Deine Aktionskarten: { $cards }.
   *[other] Aktionskarten von { $seat }: { $cards }.
}
rr-log-shows-hand = { $seat-is ->
    [you] Du zeigst { $other } alle deine Aktionskarten.
   *[other] { $seat } zeigt { $other-dative } alle Aktionskarten.
}
rr-log-smiles = { $seat-is ->
    [you] Du hast gelächelt: { $other } bekommt ${ NUMBER($money, useGrouping: 0) }.
   *[other] { $other-is ->
        [you] { $seat } hat gelächelt: Du bekommst ${ NUMBER($money, useGrouping: 0) }.
       *[other] { $seat } hat gelächelt: { $other } bekommt ${ NUMBER($money, useGrouping: 0) }.
    }
}
rr-log-spares = { $seat-is ->
    [you] { $chef } verschont { $other } heute für dich.
   *[other] { $chef } von { $seat } verschont { $other-object } heute.
}
rr-log-stands = { $seat-is ->
    [you] Du erhöhst nicht.
   *[other] { $seat } erhöht nicht.
}
rr-log-star = { $seat-is ->
    [you] Du legst eine 5-Sterne-Kritik auf ein Rezept: { $recipe }.
   *[other] { $seat } legt eine 5-Sterne-Kritik auf ein Rezept: { $recipe }.
}
rr-log-steals = { $seat-is ->
    [you] Du nimmst { $from } { $what } weg.
   *[other] { $seat } nimmt { $from-dative } { $what } weg.
}
rr-log-steals-card = { $seat-is ->
    [you] Du stiehlst { $from } eine Aktionskarte.
   *[other] { $seat } stiehlt { $from-dative } eine Aktionskarte.
}
rr-log-stolen-card = Die gestohlene Karte: { $card }.
rr-log-stopped = Keine Wirkung auf { $seat-object }: { $source }.
rr-log-swaps = { $seat-is ->
    [you] Du tauschst mit { $other } den Platz.
   *[other] { $seat } tauscht mit { $other-dative } den Platz.
}
rr-log-takes = { $seat-is ->
    [you] Du nimmst { $where-at } { $what }.
   *[other] { $seat } nimmt { $where-at } { $what }.
}
rr-log-takes-farmers = { $seat-is ->
    [you] Du nimmst auf dem Bauernmarkt { $what }.
   *[other] { $seat } nimmt auf dem Bauernmarkt { $what }.
}
rr-log-takes-garbage = { $seat-is ->
    [you] Du nimmst { $n } Müll.
   *[other] { $seat } nimmt { $n } Müll.
}
rr-log-time-up = Die Zeit ist um.
rr-log-traded-cards = Getauschte Aktionskarten: { $cards }.
rr-log-trades = { $seat-is ->
    [you] Du tauschst mit { $with }: { $give } gegen { $want }.
   *[other] { $seat } tauscht mit { $with-dative }: { $give } gegen { $want }.
}
rr-log-undeclared = { $seat-is ->
    [you] Du überlegst dir das Kochen noch einmal.
   *[other] { $seat } überlegt sich das Kochen noch einmal.
}
rr-log-unready = { $seat-is ->
    [you] Du bist doch noch nicht bereit.
   *[other] { $seat } ist doch noch nicht bereit.
}
rr-log-war = Bietgefecht { $where-at } um { $what }: { $seats }.
rr-log-war-garbage-void = Gleichstand um { $what }: Nicht mehr alle haben gleich viel Geld und bieten alles. Müll zählt nicht.
rr-log-war-nobody = Niemand kauft { $what }. Die Karte ist wieder frei.
rr-log-war-out = { $seat-is ->
    [you] Du bist im Bietgefecht um { $what } draußen.
   *[other] { $seat } ist im Bietgefecht um { $what } draußen.
}
rr-log-war-shut = { $seat-is ->
    [you] Du darfst dort nicht mehr kaufen und bist im Bietgefecht um { $what } draußen.
   *[other] { $seat } darf dort nicht mehr kaufen und ist im Bietgefecht um { $what } draußen.
}
rr-log-war-short = { $seat-is ->
    [you] Du kannst bei ${ NUMBER($money, useGrouping: 0) } nicht mithalten und bist im Bietgefecht um { $what } draußen.
   *[other] { $seat } kann bei ${ NUMBER($money, useGrouping: 0) } nicht mithalten und ist im Bietgefecht um { $what } draußen.
}
rr-log-war-tied = Gleichstand: Niemand darf heute { $what } kaufen.
rr-log-war-won = { $seat-is ->
    [you] Du gewinnst das Bietgefecht um { $what }{ $n ->
        [0] { "" }
       *[other] { " " }und nimmst { $n } Müll
    }.
   *[other] { $seat } gewinnt das Bietgefecht um { $what }{ $n ->
        [0] { "" }
       *[other] { " " }und nimmt { $n } Müll
    }.
}
rr-log-wheel-down = { $seat-is ->
    [you] Du hast dein Ziel gewählt.
   *[other] { $seat } hat ein Ziel gewählt.
}
rr-log-wins = { $seats-is ->
    [you] Du hast gewonnen: „The Wiener“!
   *[other] Der Sieg geht an { $seats-object }: „The Wiener“!
}
rr-log-withdraws = { $seat-is ->
    [you] Du ziehst Angebot { $n } zurück.
   *[other] { $seat } zieht Angebot { $n } zurück.
}

# Was falsch sein kann.
rr-err-accept-cards = Wähle die Aktionskarten, die du für dieses Angebot gibst. Verlangt: { $n }.
rr-err-ambiguous-word = „{ $word }“ kann mehreres heißen: { $could }. Gib mehr Buchstaben ein.
rr-err-bid-garbage = Biete ohne Müll. Er zählt nur, wenn alle im Gleichstand gleich viel Geld haben und alles bieten.
rr-err-bid-garbage-most = Biete höchstens { $n } Müll dazu.
rr-err-bid-low = Biete mindestens ${ NUMBER($least, useGrouping: 0) }.
rr-err-bid-more-money = ${ NUMBER($money, useGrouping: 0) } reichen nicht. Biete mehr Geld, erhöhe nicht oder steig aus.
rr-err-bid-not-better = Das erhöht dein Gebot nicht oder erreicht das höchste nicht. Lege mindestens { $n } Müll dazu.
rr-err-bin-barred = Nach dem Gleichstand darf heute niemand { $what } kaufen. Wähle etwas anderes.
rr-err-bin-empty = Auslage { $n } { $where-at } ist leer. Wähle eine andere.
rr-err-bin-reserved = Schon von jemand anderem vorgemerkt: { $what }. Wähle eine andere Karte.
rr-err-bins-closed = Lovehandles versperrt die Auslagen { $where-at }. Kaufe aus dem Regal.
rr-err-cannot-spare = { $chef } kann für dich gerade niemanden verschonen.
rr-err-cannot-stand-for = Kein Ersatz für { $place }: { $what }. Wähle eine andere Zutat.
rr-err-card-not-held = Du hast „{ $card }“ nicht auf der Hand.
rr-err-card-phase = In dieser Phase kannst du „{ $card }“ nicht spielen.
rr-err-card-waits = Warte mit „{ $card }“, bis die Räder aufgedeckt sind. Erst dann weißt du, welcher Koch wo ist.
rr-err-card-played = Du hast heute schon eine Karte gespielt. Heb dir „{ $card }“ für einen anderen Tag auf.
rr-err-card-target = So kannst du „{ $card }“ gerade nicht spielen. Sieh nach, was die Karte verlangt.
rr-err-choose-chefs = Es gibt nur { $chefs } Köche. Teile weniger als { $n } an jeden aus.
rr-err-choose-restaurants = Es gibt nur 8 Restaurants. Teile weniger als { $n } an jeden aus.
rr-err-clam-answers = Heb dir Muschelblick auf, bis eine Karte oder Fähigkeit auf dich zielt.
rr-err-clock = Jetzt nicht möglich: „{ $word }“.
rr-err-closed = Dein Restaurant ist heute geschlossen. Um trotzdem zu kochen, brauchst du ${ NUMBER($money, useGrouping: 0) }.
rr-err-cooking-lacks = Du hast nur { $have } × { $what }.
rr-err-cooking-places = Dieses Rezept braucht genau { $n } Zutaten.
rr-err-cooks-many = „Zu viele Köche“ ist für höchstens 6 Spieler, nicht für { $n }.
rr-err-data = Datenfehler in { $where }. Erwartet: { $wanted }.
rr-err-empty = Gib einen Schritt ein.
rr-err-extra = Diese Zugabe passt nicht. Gib eine Geheimsoße zu einem Basisrezept oder einen Wein zu einem Gourmetrezept, zusätzlich zu den verlangten Zutaten.
rr-err-favour = Jede Seite kann einen Gefallen mit höchstens { $n } Zeichen dazugeben.
rr-err-form = Schreib es so: { $form }
rr-err-garbage-count = Du hast { $have } Müll und kannst nicht { $n } wegwerfen.
rr-err-head-chef = Nur der Küchenchef darf die Uhr anhalten.
rr-err-gone = Du hast diese Partie verlassen.
rr-err-hundreds = Gib Geld in Schritten von $100 an, nicht ${ NUMBER($n, useGrouping: 0) }.
rr-err-long = Diese Eingabe ist zu lang ({ $n } Zeichen). Gib eine kürzere ein.
rr-err-no-barter-now = Tauschen kannst du nur in der Phase { rr-phase-2 }.
rr-err-no-cards-left = Es gibt keine Aktionskarten mehr.
rr-err-no-chocolate = Du hast { $have } × Schokolade und kannst nicht { $n } verkaufen.
rr-err-no-clam = Du hast keinen Muschelblick.
rr-err-no-rats = Für dich gibt es { $where-at } keine Ratten zu vertreiben.
rr-err-no-such-offer = Angebot { $n } ist nicht mehr offen.
rr-err-in-war = Beende zuerst das Bietgefecht. Bis dahin kaufst du { $where-at } nichts anderes.
rr-err-no-war = Du bist gerade in keinem Bietgefecht.
rr-err-no-way = Mit dem, was du hast, kannst du es so nicht kochen.
rr-err-not-asked = Du bist gerade nicht am Zug. ({ $step })
rr-err-not-in-bins = Liegt dort in keiner Auslage: { $what }.
rr-err-not-in-phase = Das geht in dieser Phase nicht ({ $phase }).
rr-err-not-listed = Das Rezept hat keinen offenen Platz für { $what }.
rr-err-not-offered = Das beantwortet die Frage nicht: { $step }
rr-err-not-on-island = Dafür musst du auf der Insel sein.
rr-err-not-ready = Du bist noch nicht bereit, es gibt also nichts zurückzunehmen.
rr-err-not-there = Du bist heute nicht { $where-at }.
rr-err-not-under = { $chef } behindert dich gerade nicht.
rr-err-not-your-chef = { $chef } arbeitet heute nicht für dich.
rr-err-not-your-offer = Angebot { $n } ist nicht von dir.
rr-err-not-your-recipe = „{ $word }“ ist keines deiner Rezepte oder nicht eindeutig. Gib den ganzen Namen ein.
rr-err-nothing-reserved = Du hast keine Vormerkung, die du aufgeben kannst.
rr-err-number = „{ $word }“ muss eine ganze Zahl von { $min } bis { $max } sein.
rr-err-offer-any-card = Nenne die Aktionskarten, die du gibst. Offenlassen kannst du nur die der anderen Seite.
rr-err-offer-empty = Füge etwas hinzu, das du gibst oder bekommst.
rr-err-offer-many = Du hast { $n } offene Angebote. Zieh zuerst eines zurück.
rr-err-offer-much = Eine Seite eines Angebots enthält höchstens { $n } Stück einer Art und ${ NUMBER($money, useGrouping: 0) }.
rr-err-offer-nobody = Mach das Angebot einem anderen Spieler oder allen.
rr-err-offer-not-to-you = Angebot { $n } ist nicht für dich.
rr-err-offer-upgrade = Niemand kann denselben Ausbau zweimal haben. Nenne ihn nur einmal.
rr-err-offers-today = Grenze erreicht: { $n } Angebote heute.
rr-err-one-recipe = Koche ein Rezept am Tag. Mit dem Doppelherd darfst du ein Basis- und ein Gourmetrezept kochen.
rr-err-option-flag = Für „{ $where }“ ist erlaubt: true oder false.
rr-err-option-word = Für „{ $where }“ ist erlaubt: { $known }.
rr-err-over = Die Partie ist zu Ende.
rr-err-place-open = Der Platz für { $what } ist noch leer. Fülle ihn zuerst.
rr-err-players-deluxe = Wähle für { $n } Spieler die Deluxe-Ausgabe.
rr-err-power-sleeps = Die Fähigkeit von { $chef } wirkt erst, wenn dein Restaurant Stufe 2 erreicht.
rr-err-power-target = { $chef } kann das gerade nicht.
rr-err-power-used = Du hast die Fähigkeit von { $chef } heute schon genutzt.
rr-err-rats = Wegen der Ratten darfst du { $where-at } nichts kaufen.
rr-err-rats-sum = Zahle zwischen $100 und ${ NUMBER($money, useGrouping: 0) } für den Kammerjäger.
rr-err-rats-today = Die Ratten sind erst heute gekommen. Zahlen kannst du ab morgen.
rr-err-ready-already = Du bist schon bereit.
rr-err-ready-in-war = Beende zuerst das Bietgefecht.
rr-err-saved = Dieser Spielstand ist beschädigt: { $where }.
rr-err-seat = Unbekannter Spieler: „{ $word }“. Gib p1 bis p{ $max } ein.
rr-err-shelf-empty = Das Regal { $where-at } ist leer.
rr-err-squad-chefs = Das Küchenteam verteilt seine Köche selbst. Schalte die Auswahl der Köche und die Einsteiger-Köche aus.
rr-err-squad-cooks = Wähle entweder „Küchenteam“ oder „Zu viele Köche“, nicht beides.
rr-err-squad-two = Das Küchenteam ist für 2 Spieler, nicht für { $n }.
rr-err-stands-already = Du hast schon gesagt, dass du nicht erhöhst.
rr-err-thing = Das kann man nicht tauschen: „{ $word }“.
rr-err-too-dear = Das kostet ${ NUMBER($price, useGrouping: 0) }. Du kannst ${ NUMBER($money, useGrouping: 0) } ausgeben.
rr-err-trade-lacks = { $seat } hat nicht alles für diesen Tausch. Nicht da: { $what }.
rr-err-trade-lacks-you = Du hast nicht alles für diesen Tausch. Nicht da: { $what }.
rr-err-trade-recipes = Nach dem Tausch muss jede Seite so viele Basis- und Gourmetrezepte haben wie vorher.
rr-err-two-days = { $chef } darf { $seat } nicht zwei Tage nacheinander wählen. Wähle einen anderen Spieler.
rr-err-unknown-move = Unbekannte Eingabe: „{ $word }“. Bekannt: { $known }.
rr-err-unknown-word = Unbekannt ({ $kind }): „{ $word }“
rr-err-upgrade-island = { $seat } muss auf der Insel sein, um einen Ausbau zu bekommen.
rr-err-upgrade-island-you = Du musst auf der Insel sein, um einen Ausbau zu bekommen.
rr-err-upgrade-owned = Diesen Ausbau hast du schon: { $what }.
rr-err-upgrade-twice = { $seat } kann denselben Ausbau nicht zweimal haben.
rr-err-upgrade-twice-you = Du kannst denselben Ausbau nicht zweimal haben.

## Why a price is not the list price, and by how much each reason changes it
rr-price-restaurant = deine Stufe
rr-price-fake-sale = { rr-fake-sale }
rr-price-antoine = Antoine
rr-price-npc = NPC
rr-price-discount = { rr-discount }
rr-price-more = { $reason } +${ NUMBER($n, useGrouping: 0) }
rr-price-less = { $reason } −${ NUMBER($n, useGrouping: 0) }
rr-price-shelf = Regal ${ NUMBER($n, useGrouping: 0) }: { $steps }
