# Die Bots und ihre Eigenarten.

bot-random = Dishwasher
bot-random-about = spielt irgendwas
bot-apprentice = Apprentice
bot-apprentice-about = meint es gut und vergisst die Hälfte
bot-waiter = Waiter
bot-waiter-about = kennt die Karte
bot-line-cook = Line cook
bot-line-cook-about = sieht die meisten Chancen
bot-sous-chef = Sous-chef
bot-sous-chef-about = macht selten Fehler
bot-greedy = Banquet chef
bot-greedy-about = nimmt, was jetzt am meisten bringt
bot-head-chef = Head chef
bot-head-chef-about = lässt selten eine Chance liegen
bot-star-chef = Star chef
bot-star-chef-about = denkt den ganzen Zug durch, patzt ab und zu
bot-restaurateur = Restaurateur
bot-restaurateur-about = plant die Speisekarte und handelt jeden zweiten Tag
bot-master = Master
bot-master-about = rechnet mit den Zügen der Rivalen, verzeiht nichts

# Sitzen mehrere Bots an einem Tisch, hat jeder einen Vornamen.
bot-first-names = Basil, Clementine, Herb, Olive, Ginger, Sage, Rosemary

term-opponent-apprentice = apprentice: meint es gut und vergisst die Hälfte
term-opponent-waiter = waiter: kennt die Karte
term-opponent-line-cook = line-cook: sieht die meisten Chancen
term-opponent-sous-chef = sous-chef: macht selten Fehler
term-opponent-head-chef = head-chef: lässt selten eine Chance liegen
term-opponent-star-chef = star-chef: denkt den ganzen Zug durch, patzt ab und zu
term-opponent-restaurateur = restaurateur: plant die Speisekarte und handelt jeden zweiten Tag
term-opponent-master = master: rechnet mit den Zügen der Rivalen, verzeiht nichts
