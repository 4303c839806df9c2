"""5 Star Review: in phase 3, lay it on one of your recipes; +1 when that is cooked, today or later."""

from tableside.games.rival_restaurants.catalog.ids import FIVE_STAR_REVIEW
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Card


class FiveStarReview(Card):
    """``b``: the recipe. The card stays with the recipe and is used up when that is cooked."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for slot in (0, 1):
            if town.recipe[2 * seat + slot] >= 0:
                out.append(make(PLAY, FIVE_STAR_REVIEW, town.recipe[2 * seat + slot]))

    def lies_open(self) -> bool:
        return True

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.stars[town.recipe.index(arg_b(move))] += 1
        if context.heard:
            context.tell("star", {"seat": who(seat), "recipe": town.rules.recipe_words[arg_b(move)]})


CARD = FiveStarReview(FIVE_STAR_REVIEW, "recipe", 0b1000)
