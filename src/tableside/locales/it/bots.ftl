# I bot e i loro caratteri.

bot-random = Lavapiatti
bot-random-about = gioca a caso
bot-apprentice = Apprendista
bot-apprentice-about = ci prova e ne dimentica metà
bot-waiter = Cameriere
bot-waiter-about = conosce il menù
bot-line-cook = Capopartita
bot-line-cook-about = vede quasi tutte le occasioni
bot-sous-chef = Sous-chef
bot-sous-chef-about = sbaglia di rado
bot-greedy = Chef banchetti
bot-greedy-about = prende ciò che rende di più adesso
bot-head-chef = Capocuoco
bot-head-chef-about = si lascia sfuggire poco
bot-star-chef = Chef stellato
bot-star-chef-about = pensa il turno fino in fondo, ogni tanto sbaglia
bot-restaurateur = Ristoratore
bot-restaurateur-about = pianifica il menù e contratta un giorno sì e uno no
bot-master = Maestro
bot-master-about = pensa anche alle mosse dei rivali, non perdona

# Se a un tavolo siedono più bot, ognuno ha un nome.
bot-first-names = Basilio, Clementina, Lauro, Olivia, Rosalba, Fiorenzo, Viola

term-opponent-apprentice = apprentice: ci prova e ne dimentica metà
term-opponent-waiter = waiter: conosce il menù
term-opponent-line-cook = line-cook: vede quasi tutte le occasioni
term-opponent-sous-chef = sous-chef: sbaglia di rado
term-opponent-head-chef = head-chef: si lascia sfuggire poco
term-opponent-star-chef = star-chef: pensa il turno fino in fondo, ogni tanto sbaglia
term-opponent-restaurateur = restaurateur: pianifica il menù e contratta un giorno sì e uno no
term-opponent-master = master: pensa anche alle mosse dei rivali, non perdona
