"""Burger Joint, declared once for bots, terminal, environments, arena and server."""

from typing import Final

from tableside.engine.manifest import FirstGame, Manifest

MANIFEST: Final = Manifest(
    key="burger-joint",
    game="tableside.games.burger_joint.game:GAME",
    # A trade, publicity and a theft in the first two turns.
    first_game=FirstGame(seed=25, bots=("apprentice",)),
    draw="last_turn",  # BJ-9.1
    bots={
        "apprentice": "tableside.bots.burger_joint.network_bots:Apprentice",
        "waiter": "tableside.bots.burger_joint.network_bots:Waiter",
        "line-cook": "tableside.bots.burger_joint.network_bots:LineCook",
        "sous-chef": "tableside.bots.burger_joint.network_bots:SousChef",
        "greedy": "tableside.bots.burger_joint.greedy:GreedyBot",
        "head-chef": "tableside.bots.burger_joint.network_bots:HeadChef",
        "star-chef": "tableside.bots.burger_joint.network_bots:StarChef",
        "master": "tableside.bots.burger_joint.network_bots:Master",
    },
    search_bots={
        "flat-monte-carlo": "tableside.bots.burger_joint.search.search_bots:FlatMonteCarlo",
        "mcts": "tableside.bots.burger_joint.search.search_bots:Mcts",
        "mcts-eager": "tableside.bots.burger_joint.search.search_bots:EagerMcts",
        "mcts-value": "tableside.bots.burger_joint.search.search_bots:ValueMcts",
    },
    analyst="tableside.review.burger_joint:BurgerJointAnalyst",
    face="tableside.terminal.burger_joint.face:BurgerJointFace",
    sides=("burger", "pizza"),
    sides_rule="BJ-2.2",
    environment="tableside.envs.burger_joint.adapter:BurgerJointAdapter",
    opponents=("greedy",),
    statistics="tableside.arena.statistics.burger_joint:BurgerJointStatistics",
    random_game="tableside.arena.random_game:burger_joint",
)
