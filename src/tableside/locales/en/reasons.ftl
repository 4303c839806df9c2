# Why a move is good: the reasons of hints and of reviews, in English.

bj-what-publicity = publicity
bj-what-basic = a basic restaurant
bj-what-diner = a diner
bj-what-bistro = a bistro
bj-why-wins = { $n ->
    [one] You win the game with one point.
   *[other] You win the game with { $n } points.
}
bj-why-points = { $n ->
    [one] It’s worth one point right away.
   *[other] It’s worth { $n } points right away.
}
bj-why-capacity = You’ll produce one more cube every turn.
bj-why-ground = You can upgrade it to a diner later.
bj-why-ability = Its ability helps you every turn.
bj-why-track = It brings the next space of the track closer.
bj-why-completes = With it you can afford { $what }.
bj-why-nearer = After that, you only need { $cubes } for { $what }.
bj-why-deny = You don’t need it, but { $seat } does.
bj-why-spare = It’s the most useful one left.
bj-why-least-needed = You need { $cube } least.
bj-why-free = It’s free.
bj-why-swap = You swap what you can spare for what you need.
bj-why-redraw = A random cube is better than these.
bj-why-no-better-trade = No trade improves your store.
bj-why-no-steal = Nothing is worth taking.
bj-why-end = Nothing else is worth buying now.
bj-why-diner-least-needed = It’s the diner you need least.

rr-why-sold-there = You can buy what you need there: { $what }.
rr-why-island = You can buy upgrades and action cards there.
rr-why-island-garbage = You can get rid of garbage there.
rr-why-completes = It’s the last ingredient you need for { $recipe }.
rr-why-needs = You need it for { $recipe }.
rr-why-useful = It’s worth more than it costs.
rr-why-shelf = The shelf has plenty of what you need. Try your luck.
rr-why-invest = It will pay for itself over the next few days.
rr-why-ready = Nothing else here is worth the price.
rr-why-bid = The card is still worth that much to you.
rr-why-drop = It costs more than it’s worth to you.
rr-why-dump = Each piece of garbage costs you a point on every recipe you cook.
rr-why-sell = The money helps you more than the chocolate.
rr-why-trade = You get more than you give.
rr-why-decline = You’d give more than you get.
rr-why-card = This is a good moment for the card.
rr-why-power = Your chef’s power helps you now.
rr-why-clam = This is worth stopping with Clam-Voyance.
rr-why-pass = It isn’t worth a card.
rr-why-cook = Points now are better than points tomorrow.
rr-why-wait = With less garbage, or tomorrow, it scores more.
rr-why-keep = It fits best with what you have.
rr-why-best = It’s your best option right now.

# Reviews: why the better move was better than the one that was played.
bj-because-wins = { $seat-is ->
    [you] You win at once with { $n } points.
   *[other] { $seat } wins at once with { $n } points.
}
bj-because-loses = The move that was played lets { $seat-object } win this turn.
bj-because-threat = { $seat-is ->
    [you] After the move that was played, you hold enough cubes to win next turn.
   *[other] After the move that was played, { $seat } holds enough cubes to win next turn.
}
bj-because-points = { $seat-is ->
    [you] { $n ->
        [one] You end the turn with one more point.
       *[other] You end the turn with { $n } more points.
    }
   *[other] { $n ->
        [one] { $seat } ends the turn with one more point.
       *[other] { $seat } ends the turn with { $n } more points.
    }
}
bj-because-rival-points = { $seat-is ->
    [you] { $n ->
        [one] You end the turn with one point fewer.
       *[other] You end the turn with { $n } points fewer.
    }
   *[other] { $n ->
        [one] { $seat } ends the turn with one point fewer.
       *[other] { $seat } ends the turn with { $n } points fewer.
    }
}
bj-because-capacity = { $seat-is ->
    [you] { $n ->
        [one] You produce one more cube every turn.
       *[other] You produce { $n } more cubes every turn.
    }
   *[other] { $n ->
        [one] { $seat } produces one more cube every turn.
       *[other] { $seat } produces { $n } more cubes every turn.
    }
}
bj-because-rival-capacity = { $seat-is ->
    [you] { $n ->
        [one] You produce one cube fewer every turn.
       *[other] You produce { $n } fewer cubes every turn.
    }
   *[other] { $n ->
        [one] { $seat } produces one cube fewer every turn.
       *[other] { $seat } produces { $n } fewer cubes every turn.
    }
}
bj-because-bistro = { $seat-is ->
    [you] You own { $bistro } by the end of the turn.
   *[other] { $seat } owns { $bistro } by the end of the turn.
}
bj-because-next-turn = { $seat-is ->
    [you] With the cubes you keep, you can reach { $n } points next turn, instead of { $m }.
   *[other] With the cubes { $seat } keeps, { $n } points are possible next turn, instead of { $m }.
}
bj-because-denies-cube = { $seat-is ->
    [you] You don’t get the { $cube }. You still need { $cubes } for { $what }.
   *[other] { $seat } doesn’t get the { $cube }. They still need { $cubes } for { $what }.
}
bj-because-denies = { $seat-is ->
    [you] You then still need { $cubes } for { $what }, more than after the move that was played.
   *[other] { $seat } then still needs { $cubes } for { $what }, more than after the move that was played.
}
bj-because-affords = { $seat-is ->
    [you] You end the turn with the cubes for { $what }. After the move that was played, you lack { $more }.
   *[other] { $seat } ends the turn with the cubes for { $what }. After the move that was played, they lack { $more }.
}
bj-because-nearer = { $seat-is ->
    [you] You then only need { $cubes } for { $what }, instead of { $more }.
   *[other] { $seat } then only needs { $cubes } for { $what }, instead of { $more }.
}
bj-because-cubes = { $seat-is ->
    [you] { $n ->
        [one] You keep one more cube.
       *[other] You keep { $n } more cubes.
    }
   *[other] { $n ->
        [one] { $seat } keeps one more cube.
       *[other] { $seat } keeps { $n } more cubes.
    }
}
bj-because-track = { $seat-is ->
    [you] { $n ->
        [one] Your TV is one space further along.
       *[other] Your TV is { $n } spaces further along.
    }
   *[other] { $n ->
        [one] { $seat }’s TV is one space further along.
       *[other] { $seat }’s TV is { $n } spaces further along.
    }
}
bj-because-basic = { $seat-is ->
    [you] { $n ->
        [one] You own one more restaurant.
       *[other] You own { $n } more restaurants.
    }
   *[other] { $n ->
        [one] { $seat } owns one more restaurant.
       *[other] { $seat } owns { $n } more restaurants.
    }
}
bj-because-estimate = No single difference stands out this turn. Looking further ahead, Master prefers it.

rr-because-wins-tonight = { $seat-is ->
    [you] You win tonight with at least { $n } points.
   *[other] { $seat } wins tonight with at least { $n } points.
}
rr-because-points-tonight = { $seat-is ->
    [you] { $n ->
        [one] You score one more point tonight.
       *[other] You score { $n } more points tonight.
    }
   *[other] { $n ->
        [one] { $seat } scores one more point tonight.
       *[other] { $seat } scores { $n } more points tonight.
    }
}
rr-because-trade-wins = { $seat-is ->
    [you] With the trade you can win tonight.
   *[other] With the trade { $seat } can win tonight.
}
rr-because-trade-lets-win = The trade lets { $seat-object } win tonight.
rr-because-trade-cooks = { $seat-is ->
    [you] With the trade you can cook for { $n } points tonight; without it, for { $m }.
   *[other] With the trade { $seat } can cook for { $n } points tonight; without it, for { $m }.
}
rr-because-trade-lets-cook = The trade lets { $seat-object } cook for { $n } points tonight, instead of { $m }.
rr-because-completes = { $seat-is ->
    [you] It’s the last ingredient you need for { $recipe }: { $what }.
   *[other] It’s the last ingredient { $seat } needs for { $recipe }: { $what }.
}
rr-because-needs = { $seat-is ->
    [you] You need it for { $recipe }: { $what }. After that, you still need { $rest }.
   *[other] { $seat } needs it for { $recipe }: { $what }. After that, they still need { $rest }.
}
rr-because-denies = { $seat-is ->
    [you] You need it too, for { $recipe }: { $what }.
   *[other] { $seat } needs it too, for { $recipe }: { $what }.
}
rr-because-not-needed = { $seat-is ->
    [you] You don’t need what you took: { $what }.
   *[other] { $seat } doesn’t need what they took: { $what }.
}
rr-because-on-display = { $seat-is ->
    [you] What you need is on display { $where-at }: { $what }.
   *[other] What { $seat } needs is on display { $where-at }: { $what }.
}
rr-because-nothing-there = { $seat-is ->
    [you] Nothing you need is on display { $where-at }.
   *[other] Nothing { $seat } needs is on display { $where-at }.
}
rr-because-garbage = { $seat-is ->
    [you] You can get rid of garbage on the Island. You have { $n }.
   *[other] { $seat } can get rid of garbage on the Island. They have { $n }.
}
rr-because-evenings = { $seat-is ->
    [you] In { $n } simulations you score { $better } points in all, instead of { $played }.
   *[other] In { $n } simulations { $seat } scores { $better } points in all, instead of { $played }.
}
rr-because-evenings-rival = { $seat-is ->
    [you] It keeps you to { $better } points in { $n } simulations, instead of { $played }.
   *[other] It keeps { $seat } to { $better } points in { $n } simulations, instead of { $played }.
}
rr-because-estimate = No single difference stands out. In { $n } simulations it does better.
