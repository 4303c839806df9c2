"""Set-up: restaurants, cards, recipes, ingredients, chefs, in this order (RR-2, RR-10.1, RR-11.2)."""

from tableside.games.rival_restaurants.catalog.ids import (
    BASIC,
    CHEFS,
    GOURMET,
    INGREDIENTS,
    MARKET_OF,
    MARKETS,
    MOST_BINS,
    MYSTERY_MART,
    NO_CHEF,
    RESTAURANT_KEYS,
    RESTAURANTS,
)
from tableside.games.rival_restaurants.catalog.loader import INGREDIENT_COPIES
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context, chef_name, dollars, who
from tableside.games.rival_restaurants.core.model.hands import draw_card
from tableside.games.rival_restaurants.core.model.moves import (
    BAN,
    CHEF,
    DRAFT,
    NPC,
    RESTAURANT,
    SQUAD,
    arg_a,
    arg_b,
    arg_c,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.pending import (
    CHOOSE_CHEF,
    CHOOSE_NPC,
    CHOOSE_RESTAURANT,
    CHOOSE_SQUAD,
    DRAFTING,
    SETTING_UP,
)
from tableside.games.rival_restaurants.core.model.recipes import draw_recipe
from tableside.games.rival_restaurants.core.model.ruleset import (
    DRAFT_BANS,
    DRAFT_ORDER,
    NPCS_DEALT,
    SQUAD_DEALT,
    Rules,
)
from tableside.games.rival_restaurants.core.model.stock import draw_shelf, receive
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.day import begin_day
from tableside.games.rival_restaurants.core.registry import Step, register


def set_up(rules: Rules) -> Town:
    """A town before anything is dealt, everyone at 0 popularity, no garbage, $0 (RR-2.4); its first pending deals."""
    town = Town(rules)
    for ingredient in range(INGREDIENTS):
        town.shelf[ingredient] = INGREDIENT_COPIES[ingredient]
        town.shelf_size[MARKET_OF[ingredient]] += INGREDIENT_COPIES[ingredient]
    for card in range(len(rules.copies)):
        town.deck[card] = rules.copies[card]
        town.deck_size += rules.copies[card]
    for recipe in range(len(rules.recipe_kind)):
        town.recipe_known[recipe] = town.everyone
    town.stack.append(Pending(SETTING_UP))
    return town


def deal_out(context: Context, pool: list[int], seats: int, each: int) -> list[int]:
    """Cards for everybody, the first seat's first."""
    dealt: list[int] = []
    for _ in range(seats * each):
        dealt.append(pool.pop(int(context.chance.below(len(pool)))))
    return dealt


class SettingUp(Step):
    """``a``: how far it is."""

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        pending.a += 1
        if pending.a == 1:
            deal_restaurants(town, context)
        elif pending.a == 2:
            fill_bins(town, context)
            deal_kitchens(town, context)
            if town.rules.squad:
                choose(town, context, CHOOSE_NPC, bits(town.rules.npc_pool), NPCS_DEALT)
            else:
                deal_chefs(town, context)
        elif pending.a == 3:
            if town.rules.draft:
                draft = Pending(DRAFTING)
                draft.data = bits(town.rules.chef_pool & ~town.rules.npc_pool)
                town.stack.append(draft)
            elif town.rules.squad:
                choose(town, context, CHOOSE_SQUAD, bits(town.rules.chef_pool & ~town.rules.npc_pool), SQUAD_DEALT)
        else:
            count_unused(town)
            even_out(town, context)
            town.stack.pop()
            begin_day(town, context)
        return True


def bits(mask: int) -> list[int]:
    return [chef for chef in range(CHEFS) if mask >> chef & 1]


def choose(town: Town, context: Context, kind: int, pool: list[int], each: int) -> None:
    """Deal some to everybody. They choose in secret, and the choices are revealed together (RR-2.3)."""
    pending = Pending(kind, -1, each)
    pending.wait = town.everyone
    pending.data = deal_out(context, pool, town.seats, each)
    town.stack.append(pending)


def deal_restaurants(town: Town, context: Context) -> None:
    each = town.rules.restaurants_dealt
    pool = list(range(RESTAURANTS))
    if each > 1:
        choose(town, context, CHOOSE_RESTAURANT, pool, each)
        return
    dealt = deal_out(context, pool, town.seats, 1)
    for seat in range(town.seats):
        open_restaurant(town, context, seat, dealt[seat])


def open_restaurant(town: Town, context: Context, seat: int, restaurant: int) -> None:
    town.restaurant[seat] = restaurant
    if context.heard:
        context.tell("opens", {"seat": who(seat), "restaurant": "$rr-" + RESTAURANT_KEYS[restaurant]})


def fill_bins(town: Town, context: Context) -> None:
    for market in range(MARKETS):
        for bin in range(town.rules.bins[market]):
            town.bins[market * MOST_BINS + bin] = draw_shelf(town, context, market)


def deal_kitchens(town: Town, context: Context) -> None:
    """An action card, two recipes and five ingredients each; From Scratch less (RR-11.2)."""
    scratch = town.rules.from_scratch
    for seat in range(town.seats):
        if not scratch:
            draw_card(town, context, seat)
        town.recipe[2 * seat] = draw_recipe(town, context, BASIC)
        town.recipe[2 * seat + 1] = draw_recipe(town, context, BASIC if scratch else GOURMET)
        if not scratch:
            for market in range(MYSTERY_MART):
                receive(town, seat, draw_shelf(town, context, market))


def deal_chefs(town: Town, context: Context) -> None:
    rules = town.rules
    pool = bits(rules.chef_pool)
    kept = 2 if rules.two_cooks else 1
    if rules.chefs_dealt > kept:
        choose(town, context, CHOOSE_CHEF, pool, rules.chefs_dealt)
        town.stack[-1].b = kept
        return
    dealt = deal_out(context, pool, town.seats, kept)
    for seat in range(town.seats):
        for i in range(kept):
            hire(town, context, 2 * seat + i, dealt[kept * seat + i])


def hire(town: Town, context: Context, pawn: int, chef: int) -> None:
    town.chef[pawn] = chef
    town.pawn_of[chef] = pawn
    if context.heard:
        context.tell("hires", {"seat": who(pawn >> 1), "chef": chef_name(chef)})


def even_out(town: Town, context: Context) -> None:
    """An even start: the weaker begin with what makes up for the best placed at this table (see docs/balance.md)."""
    starts = [head_start(town, seat) for seat in range(town.seats)]
    for seat in range(town.seats):
        more = starts[seat] - min(starts)
        if more:
            gain(town, seat, more)
            if context.heard:
                context.tell("head-start", {"seat": who(seat), "money": dollars(more)})


def head_start(town: Town, seat: int) -> int:
    """The sum for the restaurant and its chefs. A squad changes every day, so its chefs do not count."""
    rules = town.rules
    total = rules.restaurant_starts[town.restaurant[seat]]
    if not rules.squad:
        for pawn in range(2 * seat, 2 * seat + rules.chefs_each()):
            total += rules.chef_starts[town.chef[pawn]]
    return total


def count_unused(town: Town) -> None:
    """The chefs that Sous Chef may draw: not NPCs, in Kitchen Squad (RR-10.6)."""
    taken = 0
    for pawn in range(2 * town.seats):
        if town.chef[pawn] >= 0:
            taken |= 1 << town.chef[pawn]
    for seat in range(town.seats):
        taken |= town.squad[seat]
    town.unused = town.rules.chef_pool & ~taken
    if town.rules.squad:
        town.unused &= ~town.rules.npc_pool


class Choice(Step):
    """Choosing among cards dealt, in secret. ``a``: how many were dealt to each, ``data``: they, seat by seat."""

    def dealt(self, pending: Pending, seat: int) -> list[int]:
        return sorted(pending.data[pending.a * seat : pending.a * seat + pending.a])

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.pick[seat] = move
        pending.wait &= ~(1 << seat)
        if pending.wait:
            context.tell("has-chosen", {"seat": who(seat)})

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        town.stack.pop()
        for seat in range(town.seats):
            self.settle(town, context, seat, town.pick[seat])
            town.pick[seat] = -1
        return True

    def settle(self, town: Town, context: Context, seat: int, move: int) -> None:
        """Take what was chosen."""


class ChooseRestaurant(Choice):
    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        for restaurant in self.dealt(pending, seat):
            out.append(make(RESTAURANT, restaurant))

    def settle(self, town: Town, context: Context, seat: int, move: int) -> None:
        open_restaurant(town, context, seat, arg_a(move))


class ChooseChef(Choice):
    """``b``: how many to keep."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        dealt = self.dealt(pending, seat)
        for i in range(len(dealt)):
            if pending.b == 1:
                out.append(make(CHEF, dealt[i], NO_CHEF))
                continue
            for j in range(i + 1, len(dealt)):
                out.append(make(CHEF, dealt[i], dealt[j]))

    def settle(self, town: Town, context: Context, seat: int, move: int) -> None:
        hire(town, context, 2 * seat, arg_a(move))
        if arg_b(move) != NO_CHEF:
            hire(town, context, 2 * seat + 1, arg_b(move))


class ChooseNpc(Choice):
    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        for chef in self.dealt(pending, seat):
            out.append(make(NPC, chef))

    def settle(self, town: Town, context: Context, seat: int, move: int) -> None:
        hire(town, context, 2 * seat + 1, arg_a(move))


class ChooseSquad(Choice):
    """Three of the four dealt."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        dealt = self.dealt(pending, seat)
        for left_out in dealt:
            squad = [chef for chef in dealt if chef != left_out]
            out.append(make(SQUAD, squad[0], squad[1], squad[2]))

    def settle(self, town: Town, context: Context, seat: int, move: int) -> None:
        for chef in (arg_a(move), arg_b(move), arg_c(move)):
            join_squad(town, context, seat, chef)


def join_squad(town: Town, context: Context, seat: int, chef: int) -> None:
    town.squad[seat] |= 1 << chef
    if context.heard:
        context.tell("joins-squad", {"seat": who(seat), "chef": chef_name(chef)})


def draft_seat(rules: Rules, turn: int) -> int:
    """Who picks or bans in this turn of the draft: the Head Chef begins (RR-10.5)."""
    return (rules.head + DRAFT_ORDER[turn]) % rules.seats


class Drafting(Step):
    """Players in turn (RR-10.5). ``a``: picks and bans made, ``data``: the chefs left."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            kind = BAN if DRAFT_BANS[pending.a] else DRAFT
            for chef in pending.data:
                out.append(make(kind, chef))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        chef = arg_a(move)
        pending.data.remove(chef)
        pending.a += 1
        pending.wait = 0
        if kind_of(move) == DRAFT:
            join_squad(town, context, seat, chef)
        elif context.heard:
            context.tell("bans", {"seat": who(seat), "chef": chef_name(chef)})

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        if pending.a == len(DRAFT_ORDER):
            town.stack.pop()
        else:
            pending.wait = 1 << draft_seat(town.rules, pending.a)
        return True


register(SettingUp(SETTING_UP, "RR-2"))
register(ChooseRestaurant(CHOOSE_RESTAURANT, "RR-2.3"))
register(ChooseChef(CHOOSE_CHEF, "RR-2.3"))
register(ChooseNpc(CHOOSE_NPC, "RR-10.1"))
register(ChooseSquad(CHOOSE_SQUAD, "RR-10.1"))
register(Drafting(DRAFTING, "RR-10.5"))
