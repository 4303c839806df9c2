# I bot e i loro caratteri.

bot-random = Dishwasher
bot-random-about = gioca a caso
bot-apprentice = Apprentice
bot-apprentice-about = ci prova, ma ne dimentica metà
bot-waiter = Waiter
bot-waiter-about = conosce il menù
bot-line-cook = Line cook
bot-line-cook-about = vede quasi tutte le occasioni
bot-sous-chef = Sous-chef
bot-sous-chef-about = sbaglia di rado
bot-greedy = Banquet chef
bot-greedy-about = prende ciò che rende di più subito
bot-head-chef = Head chef
bot-head-chef-about = si lascia sfuggire poche occasioni
bot-star-chef = Star chef
bot-star-chef-about = ragiona su tutto il turno, ogni tanto sbaglia
bot-restaurateur = Restaurateur
bot-restaurateur-about = pianifica il menù e contratta un giorno sì e uno no
bot-master = Master
bot-master-about = calcola anche le mosse dei rivali, non perdona

# Se a un tavolo siedono più bot, ognuno ha un nome.
bot-first-names = Basil, Clementine, Herb, Olive, Ginger, Sage, Rosemary

term-opponent-apprentice = apprentice: ci prova, ma ne dimentica metà
term-opponent-waiter = waiter: conosce il menù
term-opponent-line-cook = line-cook: vede quasi tutte le occasioni
term-opponent-sous-chef = sous-chef: sbaglia di rado
term-opponent-head-chef = head-chef: si lascia sfuggire poche occasioni
term-opponent-star-chef = star-chef: ragiona su tutto il turno, ogni tanto sbaglia
term-opponent-restaurateur = restaurateur: pianifica il menù e contratta un giorno sì e uno no
term-opponent-master = master: calcola anche le mosse dei rivali, non perdona
