"""Cooking: scoring what was declared, garbage, new recipes and level bonuses, seat by seat (RR-5.3 … RR-5.5)."""

from typing import Final

from tableside.games.rival_restaurants.catalog.ids import (
    BASIC,
    BASIC_COOKBOOK,
    EL_LUNCHADOR_PICANTE,
    FIVE_STAR_REVIEW,
    GARDENA_EDEN,
    GOURMET,
    GOURMET_COOKBOOK,
    LEVELS,
    MYSTERY_MART_FIRST,
    NOTHING,
)
from tableside.games.rival_restaurants.core.effects.reactions import first_seat
from tableside.games.rival_restaurants.core.model.bank import gain, pay
from tableside.games.rival_restaurants.core.model.context import Context, dollars, what, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, KEEP_RECIPE, NEXT, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import (
    AFTERWARDS,
    COOKING,
    KEPT_INGREDIENT,
    LEVEL_BONUS,
    NEW_RECIPE,
    VETO,
)
from tableside.games.rival_restaurants.core.model.recipes import draw_recipe, look_at, put_under
from tableside.games.rival_restaurants.core.model.stock import throw_out
from tableside.games.rival_restaurants.core.model.town import Cooking, Pending, Town
from tableside.games.rival_restaurants.core.phases.kitchen import (
    cooking_garbage,
    cooking_pay,
    cooking_points,
    extra_of,
    substitutes,
)
from tableside.games.rival_restaurants.core.phases.powers import power
from tableside.games.rival_restaurants.core.registry import Step, register, restaurant_of

LOOKED_AT: Final = 4  # with a cookbook
COOKBOOKS: Final = (1 << BASIC_COOKBOOK) | (1 << GOURMET_COOKBOOK)
FIRST_GARBAGE: Final = 0
FIRST_RECIPE: Final = 1
FIRST_LEVEL: Final = 2
FIRST_OF_KIND: Final = 3  # and the kind: with two recipes to draw, which one


def level_at(points: int) -> int:
    level = 0
    while level < 3 and points >= LEVELS[level]:
        level += 1
    return level


def level_after(level: int, points: int) -> int:
    """The level of a restaurant with this many points. A level stays even if points are lost (RR-5.5)."""
    return max(level, level_at(points))


def cook(town: Town, context: Context, seat: int, cooking: Cooking) -> None:
    """Score a dish, and push the pending decisions that follow."""
    if town.closed >> seat & 1:
        pay(town, seat, 5)
        context.tell("pays-bank", {"seat": who(seat), "money": 500})
    old = town.level[seat]
    level, points = reached(town, seat, cooking, old)
    garbage = cooking_garbage(town, seat, cooking, level)
    tell_cooking(town, context, seat, cooking, points)
    earn(town, context, seat, cooking, level)  # by a power that worked when cooking began (RR-11.1)
    town.points[seat] += points
    town.level[seat] = level
    used = use_ingredients(town, seat, cooking)
    if restaurant_of(town.restaurant[seat]).keeps_one(level) and used:
        kept = Pending(KEPT_INGREDIENT, seat)  # below the rest: it is named once the new recipe is seen (RR-5.4)
        kept.wait = 1 << seat
        kept.data = used
        town.stack.append(kept)
    after = Pending(AFTERWARDS, seat, garbage, cooking.slots, old + 1)
    kinds = town.rules.recipe_kind
    after.data = [level, kinds[town.recipe[2 * seat]], kinds[town.recipe[2 * seat + 1]]]
    town.stack.append(after)
    master(town, seat, cooking)


def reached(town: Town, seat: int, cooking: Cooking, level: int) -> tuple[int, int]:
    """The level reached and the points scored. Bonuses "from now on" already count for this dish (RR-5.5)."""
    while True:
        points = cooking_points(town, seat, cooking, level)
        higher = level_after(level, town.points[seat] + points)
        if higher == level:
            return level, points
        level = higher


def earn(town: Town, context: Context, seat: int, cooking: Cooking, level: int) -> None:
    money = cooking_pay(town, seat, cooking, level)
    if money:
        gain(town, seat, money)
        if context.heard:
            context.tell("gains", {"seat": who(seat), "money": dollars(money)})


def use_ingredients(town: Town, seat: int, cooking: Cooking) -> list[int]:
    """To the discard. Returns the non-Mystery ones, each kind once, that might be kept."""
    used: list[int] = []
    for fill in cooking.fills:
        for card in (fill & 31, (fill >> 5) - 1):
            if card >= 0:
                throw_out(town, seat, card)
                if card < MYSTERY_MART_FIRST and card not in used:
                    used.append(card)
    for slot in (0, 1):
        if cooking.extras >> slot & 1:
            throw_out(town, seat, extra_of(town.rules.recipe_kind[town.recipe[2 * seat + slot]]))
    return used


def master(town: Town, seat: int, cooking: Cooking) -> None:
    """The recipe is turned face down. A 5 Star Review on it is used up."""
    for slot in (0, 1):
        if cooking.slots >> slot & 1:
            at = 2 * seat + slot
            recipe = town.recipe[at]
            town.cooked_by[recipe] = seat
            if town.rules.recipe_kind[recipe] == GOURMET:
                town.gourmets[seat] += 1
            town.used_cards[FIVE_STAR_REVIEW] += town.stars[at]
            town.stars[at] = 0
            town.recipe[at] = -1


def tell_cooking(town: Town, context: Context, seat: int, cooking: Cooking, points: int) -> None:
    if not context.heard:
        return
    used: list[str] = []
    for fill in cooking.fills:
        used.append(what(fill & 31))
        if fill >= 32:
            used.append(what((fill >> 5) - 1))
    names: list[str] = []
    for slot in (0, 1):
        recipe = town.recipe[2 * seat + slot]
        if cooking.slots >> slot & 1:
            names.append(town.rules.recipe_words[recipe])
        if cooking.extras >> slot & 1:
            used.append(what(extra_of(town.rules.recipe_kind[recipe])))
    context.tell("cooks", {"seat": who(seat), "recipes": names, "with": used, "n": points})


class CookingInOrder(Step):
    """Cooks what was declared, in seat order, since the recipe decks are shared. ``a``: seats done; ``b``: Gardena."""

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.a == town.seats:
            town.stack.pop()
            if pending.b and power(town, GARDENA_EDEN) >= 0:  # this cooking may have woken her (RR-11.1)
                veto = Pending(VETO, town.pawn_of[GARDENA_EDEN] >> 1)
                veto.wait = 1 << veto.seat
                town.stack.append(veto)
            return True
        seat = (first_seat(town) + pending.a) % town.seats
        pending.a += 1
        cooking = town.declared[seat]
        if cooking is None or town.gone >> seat & 1:
            return True
        town.declared[seat] = None
        if town.pawn_of[GARDENA_EDEN] >> 1 == seat and not substitutes(town, seat, cooking)[1]:
            pending.b = 1  # she may name a meat later (RR-7.4)
        cook(town, context, seat, cooking)
        return True


class Afterwards(Step):
    """Garbage, new recipes and level bonuses, in the order the chef likes (RR-5.4).

    ``a``: garbage to take, ``b``: slots without a recipe, ``c``: the next level bonus; ``data``: the level reached, and
    the kinds of both recipes before. Only an order that makes a difference is asked for. After the Double Stove two
    recipes are drawn, from two decks that have nothing to do with each other: which comes first matters only to who
    has a cookbook, since they may want to see the one before they choose the other.
    """

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            if pending.c <= pending.data[0]:
                out.append(make(NEXT, FIRST_LEVEL))
            if pending.a:
                out.append(make(NEXT, FIRST_GARBAGE))
            if pending.b == 3:
                out.append(make(NEXT, FIRST_OF_KIND + BASIC))
                out.append(make(NEXT, FIRST_OF_KIND + GOURMET))
            elif pending.b:
                out.append(make(NEXT, FIRST_RECIPE))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        pending.wait = 0
        step = arg_a(move)
        if step == FIRST_GARBAGE:
            self.garbage(town, context, pending)
        elif step == FIRST_LEVEL:
            self.level(town, context, pending)
        else:
            self.recipe(
                town, context, pending, pending.data.index(step - FIRST_OF_KIND, 1) - 1 if pending.b == 3 else -1
            )

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        seat = pending.seat
        level_due = pending.c <= pending.data[0]
        if pending.a and not (level_due and town.restaurant[seat] == EL_LUNCHADOR_PICANTE and pending.c == 1):
            self.garbage(town, context, pending)
        elif pending.a or (level_due and pending.b and restaurant_of(town.restaurant[seat]).late(pending.c)):
            pending.wait = 1 << seat
        elif level_due:
            self.level(town, context, pending)
        elif pending.b == 3 and town.upgrades[seat] & COOKBOOKS:
            pending.wait = 1 << seat
        elif pending.b:
            self.recipe(town, context, pending, -1)
        else:
            town.stack.pop()
        return True

    def garbage(self, town: Town, context: Context, pending: Pending) -> None:
        town.garbage[pending.seat] += pending.a
        if context.heard:
            context.tell("makes-garbage", {"seat": who(pending.seat), "n": pending.a})
        pending.a = 0

    def level(self, town: Town, context: Context, pending: Pending) -> None:
        level = pending.c
        pending.c += 1
        if context.heard:
            context.tell("level", {"seat": who(pending.seat), "n": level + 1})
        restaurant_of(town.restaurant[pending.seat]).reach(town, context, pending.seat, level)

    def recipe(self, town: Town, context: Context, pending: Pending, slot: int) -> None:
        """Draw for a slot; -1: the first that has no recipe."""
        if slot < 0:
            slot = 0 if pending.b & 1 else 1
        pending.b &= ~(1 << slot)
        seat = pending.seat
        kind = pending.data[1 + slot]
        single = not town.upgrades[seat] >> kind & 1  # the cookbooks are numbered like the kinds
        if pending.data[1] == BASIC and pending.data[2] == BASIC:
            kind, single = GOURMET, True  # From Scratch: the first basic makes room for a gourmet (RR-11.2)
        if single:
            recipe = draw_recipe(town, context, kind)
            new_recipe(town, context, seat, slot, recipe)
            return
        look = Pending(NEW_RECIPE, seat, slot, kind)
        look.wait = 1 << seat
        look.data = look_at(town, context, kind, LOOKED_AT)
        town.stack.append(look)
        if context.heard:
            names = [town.rules.recipe_words[r] for r in look.data]
            context.whisper(1 << seat, "looks-at", {"seat": who(seat), "recipes": names})


def new_recipe(town: Town, context: Context, seat: int, slot: int, recipe: int) -> None:
    town.recipe[2 * seat + slot] = recipe
    if context.heard:
        context.tell("new-recipe", {"seat": who(seat), "recipe": town.rules.recipe_words[recipe]})


class NewRecipe(Step):
    """The cookbook: keep one of the four (RR-5.4). ``a``: slot, ``b``: kind, ``data``: the recipes."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            for recipe in pending.data:
                out.append(make(KEEP_RECIPE, recipe))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        kept = arg_a(move)
        town.stack.pop()
        put_under(town, seat, [recipe for recipe in pending.data if recipe != kept], pending.b)
        new_recipe(town, context, seat, pending.a, kept)


class KeptIngredient(Step):
    """Souffle Away keeps one non-Mystery ingredient that was used, and names it last (RR-5.4, RR-8)."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            for ingredient in pending.data:
                out.append(make(INGREDIENT, ingredient))
            out.append(make(INGREDIENT, NOTHING))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.stack.pop()
        ingredient = arg_a(move)
        if ingredient != NOTHING:
            town.discard[ingredient] -= 1
            town.stock[seat * 29 + ingredient] += 1
            if context.heard:
                context.tell("keeps", {"seat": who(seat), "what": what(ingredient)})


class LevelBonus(Step):
    """A one-time bonus that needs a choice (RR-8). ``a``: the level."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            restaurant_of(town.restaurant[seat]).choices(town, pending, out)

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.stack.pop()
        restaurant_of(town.restaurant[seat]).choose(town, context, pending, move)


def ask_bonus(town: Town, seat: int, level: int, data: list[int]) -> None:
    """Push the pending of a bonus that needs a choice."""
    pending = Pending(LEVEL_BONUS, seat, level)
    pending.wait = 1 << seat
    pending.data = data
    town.stack.append(pending)


register(CookingInOrder(COOKING, "RR-5.3"))
register(Afterwards(AFTERWARDS, "RR-5.4"))
register(NewRecipe(NEW_RECIPE, "RR-5.4"))
register(KeptIngredient(KEPT_INGREDIENT, "RR-8"))
register(LevelBonus(LEVEL_BONUS, "RR-5.5"))
