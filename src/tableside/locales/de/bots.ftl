# Die Bots und ihre Eigenarten.

bot-random = Spülkraft
bot-random-about = spielt irgendwas
bot-apprentice = Lehrling
bot-apprentice-about = meint es gut und vergisst die Hälfte
bot-waiter = Kellner
bot-waiter-about = kennt die Karte
bot-line-cook = Postenkoch
bot-line-cook-about = sieht die meisten Chancen
bot-sous-chef = Souschef
bot-sous-chef-about = macht selten Fehler
bot-greedy = Bankettchef
bot-greedy-about = nimmt, was jetzt am meisten bringt
bot-head-chef = Küchenchef
bot-head-chef-about = lässt selten etwas liegen
bot-star-chef = Sternekoch
bot-star-chef-about = denkt den Zug zu Ende, patzt ab und zu
bot-restaurateur = Gastronom
bot-restaurateur-about = plant die Karte und handelt jeden zweiten Tag
bot-master = Meister
bot-master-about = denkt auch die Züge der anderen mit, verzeiht nichts

# Sitzen mehrere Bots an einem Tisch, hat jeder einen Vornamen.
bot-first-names = Rosmarie, Bertram, Olivia, Melina, Jasmin, Clementine, Viola

term-opponent-apprentice = apprentice: meint es gut und vergisst die Hälfte
term-opponent-waiter = waiter: kennt die Karte
term-opponent-line-cook = line-cook: sieht die meisten Chancen
term-opponent-sous-chef = sous-chef: macht selten Fehler
term-opponent-head-chef = head-chef: lässt selten etwas liegen
term-opponent-star-chef = star-chef: denkt den Zug zu Ende, patzt ab und zu
term-opponent-restaurateur = restaurateur: plant die Karte und handelt jeden zweiten Tag
term-opponent-master = master: denkt auch die Züge der anderen mit, verzeiht nichts
