# The bots and their characters.

bot-random = Dishwasher
bot-random-about = plays anything
bot-apprentice = Apprentice
bot-apprentice-about = means well, forgets half
bot-waiter = Waiter
bot-waiter-about = knows the menu
bot-line-cook = Line cook
bot-line-cook-about = sees most chances
bot-sous-chef = Sous-chef
bot-sous-chef-about = rarely slips up
bot-greedy = Banquet chef
bot-greedy-about = grabs what pays most right now
bot-head-chef = Head chef
bot-head-chef-about = rarely misses a chance
bot-star-chef = Star chef
bot-star-chef-about = thinks the whole turn through, slips up now and then
bot-restaurateur = Restaurateur
bot-restaurateur-about = plans the menu and bargains every other day
bot-master = Master
bot-master-about = plans around its rivals’ moves, forgives nothing

# Where several bots sit at one table, each has a first name.
bot-first-names = Basil, Clementine, Herb, Olive, Ginger, Sage, Rosemary

term-opponent-apprentice = apprentice: means well, forgets half
term-opponent-waiter = waiter: knows the menu
term-opponent-line-cook = line-cook: sees most chances
term-opponent-sous-chef = sous-chef: rarely slips up
term-opponent-head-chef = head-chef: rarely misses a chance
term-opponent-star-chef = star-chef: thinks the whole turn through, slips up now and then
term-opponent-restaurateur = restaurateur: plans the menu and bargains every other day
term-opponent-master = master: plans around its rivals’ moves, forgives nothing
