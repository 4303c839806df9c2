"""Rules: what was agreed before the game, as numbers; shared by all copies of a state, never changed."""

from typing import Final

# Kitchen Squad: how many are dealt to each player, and how many of them are kept (RR-10.1) …
NPCS_DEALT: Final = 2
SQUAD_DEALT: Final = 4
SQUAD_KEPT: Final = 3
# … and the draft: who acts, counted from the first player, and whether it is a ban (RR-10.5).
DRAFT_ORDER: Final = (0, 1, 1, 0, 0, 1, 0, 1)
DRAFT_BANS: Final = (False, False, True, False, True, False, False, False)


class Rules:
    """``recipes`` are numbered 0 … n-1; ``places_of[r]`` are the listed ingredients of recipe ``r``."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.head = 0  # the Head Chef (RR-2.2)
        self.squad = False  # Kitchen Squad (RR-10)
        self.draft = False
        self.two_cooks = False  # Two Many Cooks (RR-11.3)
        self.home_cook = False  # RR-11.1
        self.from_scratch = False  # RR-11.2
        self.restaurants_dealt = 1  # RR-2.1
        self.chefs_dealt = 1
        self.cards: list[int] = []  # the cards this game knows: those that were in the catalog when it began …
        self.chefs: list[int] = []  # … and its chefs
        self.chef_pool = 0  # chefs that may be dealt, a bit for each
        self.npc_pool = 0  # chefs that may be an NPC (RR-10.1), a bit for each
        self.restaurant_starts: list[int] = []  # an even start: hundreds by restaurant …
        self.chef_starts: list[int] = []  # … and by chef
        self.bins: list[int] = []  # by market
        self.prices: list[int] = []  # by market, in hundreds
        self.upgrade_prices: list[int] = []
        self.copies: list[int] = []  # of each action card
        self.recipe_kind: list[int] = []
        self.recipe_cuisine: list[int] = []
        self.recipe_points: list[int] = []
        self.recipe_garbage: list[int] = []
        self.recipe_places: list[list[int]] = []
        self.recipe_lists: list[int] = []  # listed ingredients as a mask
        self.recipe_words: list[str] = []  # their names, as arguments of a message
        self.recipe_keys: list[str] = []  # their names, as written in moves
        self.card_total = 0

    def chefs_each(self) -> int:
        """How many pawns a player moves about: two with an NPC or a second chef."""
        return 2 if self.squad or self.two_cooks else 1

    def chefs_in_play(self) -> int:
        return self.seats * self.chefs_each()
