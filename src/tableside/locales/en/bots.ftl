# The bots and their characters.

bot-random = Dishwasher
bot-random-about = plays anything
bot-apprentice = Apprentice
bot-apprentice-about = means well and forgets half
bot-waiter = Waiter
bot-waiter-about = knows the menu
bot-line-cook = Line cook
bot-line-cook-about = sees most chances
bot-sous-chef = Sous-chef
bot-sous-chef-about = seldom slips
bot-greedy = Banquet chef
bot-greedy-about = takes what brings most now
bot-head-chef = Head chef
bot-head-chef-about = rarely lets a chance go
bot-star-chef = Star chef
bot-star-chef-about = thinks the turn through, slips now and then
bot-restaurateur = Restaurateur
bot-restaurateur-about = plans the menu, and bargains every other day
bot-master = Master
bot-master-about = thinks of its rivals’ moves too, forgives nothing

# Where several bots sit at one table, each has a first name.
bot-first-names = Basil, Clementine, Herb, Olive, Ginger, Sage, Rosemary

term-opponent-apprentice = apprentice: means well and forgets half
term-opponent-waiter = waiter: knows the menu
term-opponent-line-cook = line-cook: sees most chances
term-opponent-sous-chef = sous-chef: seldom slips
term-opponent-head-chef = head-chef: rarely lets a chance go
term-opponent-star-chef = star-chef: thinks the turn through, slips now and then
term-opponent-restaurateur = restaurateur: plans the menu, and bargains every other day
term-opponent-master = master: thinks of its rivals’ moves too, forgives nothing
