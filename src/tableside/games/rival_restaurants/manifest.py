"""Rival Restaurants, declared once for bots, terminal, environments, arena and server."""

from typing import Final

from tableside.engine.manifest import FirstGame, Manifest, Suite

MANIFEST: Final = Manifest(
    key="rival-restaurants",
    game="tableside.games.rival_restaurants.game:GAME",
    rulebook_parts="tableside.games.rival_restaurants.rulebook:parts",
    # One purchase and one trade away from the first dish.
    first_game=FirstGame(
        seed=57,
        bots=("apprentice", "apprentice", "apprentice"),
        options={"home_cook": True, "beginners_chefs": True, "window_seconds": 0},
    ),
    bots={
        "apprentice": "tableside.bots.rival_restaurants.levels:Apprentice",
        "waiter": "tableside.bots.rival_restaurants.levels:Waiter",
        "line-cook": "tableside.bots.rival_restaurants.levels:LineCook",
        "greedy": "tableside.bots.rival_restaurants.greedy:GreedyBot",
        "restaurateur": "tableside.bots.rival_restaurants.levels:Restaurateur",
        "master": "tableside.bots.rival_restaurants.levels:Master",
    },
    analyst="tableside.review.rival_restaurants.analyst:RivalRestaurantsAnalyst",
    face="tableside.terminal.rival_restaurants.face:RivalRestaurantsFace",
    environment="tableside.envs.rival_restaurants.adapter:RivalRestaurantsAdapter",
    opponents=("greedy", "greedy", "greedy"),
    statistics="tableside.arena.statistics.rival_restaurants:RivalRestaurantsStatistics",
    suites={
        "exploits": Suite(
            "master",
            tuple(
                f"tableside.bots.rival_restaurants.one_trick:{name}"
                for name in (
                    "DeclinesAll",
                    "Squeezer",
                    "GarbagePusher",
                    "CardSeller",
                    "NeverTrades",
                    "ClamHoarder",
                    "CardThrower",
                    "LeaderFollower",
                    "Staller",
                    "LeaderHunter",
                )
            ),
        )
    },
)
