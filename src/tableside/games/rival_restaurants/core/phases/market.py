"""Market: buying from bins and shelves, and what it costs (RR-4.2 … RR-4.4, RR-4.8, RR-4.9)."""

from tableside.games.rival_restaurants.catalog.ids import (
    ANTOINE_BAGUETTE,
    CHOP_SHOP,
    LOVEHANDLES_MCFATTERSON,
    MARKETS,
    MOST_BINS,
    PHYLLIS_GRUBMAN,
)
from tableside.games.rival_restaurants.core.model.bank import pay, purse
from tableside.games.rival_restaurants.core.model.context import Context, dollars, what, where, who
from tableside.games.rival_restaurants.core.model.moves import BUY_BIN, BUY_SHELF, RELEASE, arg_a, arg_b, kind_of, make
from tableside.games.rival_restaurants.core.model.steps import Steps, step
from tableside.games.rival_restaurants.core.model.stock import draw_shelf, receive, take_from_bin
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.powers import has_power, under
from tableside.games.rival_restaurants.core.registry import Action, refuse, restaurant_of


def price(town: Town, pawn: int, market: int, shelf: bool, steps: Steps | None = None) -> int:
    """What a card of a market costs a pawn that is (or whose power is) there, in hundreds (RR-4.4, in its order).

    ``steps``, where given, is told every step from the list price to it.
    """
    seat = pawn >> 1
    cost = town.rules.prices[market]
    if shelf and town.level[seat] > 0:
        special = restaurant_of(town.restaurant[seat]).shelf_price(town.level[seat], market, cost)
        cost = step(steps, "restaurant", cost, special)
    if town.fake_sale >> seat & 1:
        cost = step(steps, "fake-sale", cost, 2 * cost)
    return with_surcharges(town, pawn, cost, steps)


def with_surcharges(town: Town, pawn: int, cost: int, steps: Steps | None = None, standing: bool = True) -> int:
    """Antoine (RR-7.2), $100 through an NPC (RR-10.4), then Discount: the same for markets and Island.

    ``standing``: whether Antoine's power is counted. Who will stand on the Island is not known from elsewhere.
    """
    if standing and town.pawn_of[ANTOINE_BAGUETTE] >= 0 and under(town, pawn, ANTOINE_BAGUETTE):
        cost = step(steps, "antoine", cost, cost + 1)
    if pawn & 1 and town.rules.squad:
        cost = step(steps, "npc", cost, cost + 1)
    if town.discount >> (pawn >> 1) & 1:
        cost = step(steps, "discount", cost, (cost + 1) >> 1)
    return cost


def infested(town: Town, seat: int, market: int) -> bool:
    """Whether rats keep a seat from buying in a market (RR-9 Rat Infestation)."""
    owner = town.rats_owner[market]
    return owner >= 0 and owner != seat and not town.rats_shield[market] >> seat & 1


def bins_closed(town: Town, pawn: int, market: int) -> bool:
    """Whether Lovehandles closes the bins to a pawn. The owner of the rats is not stopped (RR-7.8, RR-9)."""
    if town.pawn_of[LOVEHANDLES_MCFATTERSON] < 0 or town.rats_owner[market] == pawn >> 1:
        return False
    return under(town, pawn, LOVEHANDLES_MCFATTERSON)


def kept_out(town: Town, pawn: int, market: int) -> bool:
    """Whether rats or Lovehandles keep a pawn from the bins where it is, so that its claim is
    worth nothing (RR-3.6)."""
    return infested(town, pawn >> 1, market) or bins_closed(town, pawn, market)


def claimants(town: Town, market: int, bin: int) -> int:
    """The seats that claim a bin, as a mask."""
    mask = 0
    for pawn in range(2 * town.seats):
        if town.claim[pawn] == bin and town.place[pawn] == market:
            mask |= 1 << (pawn >> 1)
    return mask


def reserved(town: Town, seat: int, market: int, bin: int) -> bool:
    """Whether others who may buy there, or a war, keep a seat from a bin (RR-4.1, RR-4.2)."""
    for pawn in range(2 * town.seats):
        claimed = town.claim[pawn] == bin and town.place[pawn] == market
        if claimed and pawn >> 1 != seat and not kept_out(town, pawn, market):
            return True
    return any(war.market == market and war.bin == bin for war in town.wars)


def shopper(town: Town, seat: int, market: int, shelf: bool) -> int:
    """The pawn that gets a seat the best price in a market. -1 if it has none there that may buy."""
    best = -1
    first = 2 * seat
    if town.place[first] == market and (shelf or not bins_closed(town, first, market)):
        best = first
    second = first + 1
    if (
        town.place[second] == market
        and (shelf or not bins_closed(town, second, market))
        and (best < 0 or buys_better(town, second, best, market, shelf))
    ):
        best = second
    return best


def buys_better(town: Town, pawn: int, other: int, market: int, shelf: bool) -> bool:
    """Whether one pawn of a seat buys for less than the other, or for as much and with a free card (RR-11.3)."""
    cost, others = price(town, pawn, market, shelf), price(town, other, market, shelf)
    return cost < others or (cost == others and earns_meat(town, pawn, market))


def earns_meat(town: Town, pawn: int, market: int) -> bool:
    """Whether a purchase gives Phyllis her free card (RR-7.10)."""
    if market != CHOP_SHOP or town.chef[pawn] != PHYLLIS_GRUBMAN or town.power_used >> PHYLLIS_GRUBMAN & 1:
        return False
    return has_power(town, pawn >> 1, PHYLLIS_GRUBMAN)


def clear_claims(town: Town, market: int, bin: int) -> None:
    """The card of a bin is gone, so nobody claims it any more."""
    for pawn in range(2 * town.seats):
        if town.claim[pawn] == bin and town.place[pawn] == market:
            town.claim[pawn] = -1


def in_war(town: Town, seat: int, market: int) -> bool:
    """Whether a chef of a seat is in a war in a market, even a waiting one. Until it ends, the seat buys nothing else
    there. A second chef elsewhere may buy (RR-4.1)."""
    return any(war.market == market and war.mask >> seat & 1 for war in town.wars)


def fought_over(town: Town, pawn: int) -> bool:
    """Whether a war is about this pawn's claim."""
    return any(war.market == town.place[pawn] and war.bin == town.claim[pawn] for war in town.wars)


def end_reservation(town: Town, pawn: int) -> None:
    """Any purchase ends the pawn's reservation (RR-4.2). A purchase elsewhere by a power puts nobody out of a war."""
    if not fought_over(town, pawn):
        town.claim[pawn] = -1


def bought(town: Town, context: Context, pawn: int, market: int, ingredient: int, cost: int, shelf: bool) -> None:
    """Pay for an ingredient and take it home."""
    seat = pawn >> 1
    pay(town, seat, cost)
    receive(town, seat, ingredient)
    end_reservation(town, pawn)
    if earns_meat(town, pawn, market):
        town.free_meat = True
    if context.heard:
        id = "bought-shelf" if shelf else "bought-bin"
        context.tell(id, {"seat": who(seat), "what": what(ingredient), "where": where(market), "money": dollars(cost)})


class Buy(Action):
    """Buy from a bin or the shelf where the chef is (RR-4.3)."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        first, second = town.place[2 * seat], town.place[2 * seat + 1]
        if first < MARKETS:
            self.at_market(town, seat, first, out)
        if second < MARKETS and second != first:
            self.at_market(town, seat, second, out)

    def at_market(self, town: Town, seat: int, market: int, out: list[int]) -> None:
        money = purse(town, seat)
        if money <= 0 or infested(town, seat, market) or (town.wars and in_war(town, seat, market)):
            return
        if town.shelf_size[market]:
            pawn = shopper(town, seat, market, True)
            if price(town, pawn, market, True) <= money:
                out.append(make(BUY_SHELF, market))
        pawn = shopper(town, seat, market, False)
        if pawn < 0 or price(town, pawn, market, False) > money:
            return
        base = market * MOST_BINS
        for bin in range(town.rules.bins[market]):
            if (
                town.bins[base + bin] >= 0
                and not town.barred >> (base + bin) & 1
                and not reserved(town, seat, market, bin)
            ):
                out.append(make(BUY_BIN, market, bin))

    def check(self, town: Town, seat: int, move: int) -> None:
        market = arg_a(move)
        if town.place[2 * seat] != market and town.place[2 * seat + 1] != market:
            raise refuse("not-there", {"where": where(market)}, "RR-4.3")
        if infested(town, seat, market):
            raise refuse("rats", {"where": where(market)}, "RR-9 Rat Infestation")
        if in_war(town, seat, market):
            raise refuse("in-war", {"where": where(market)}, "RR-4.1")
        shelf = kind_of(move) == BUY_SHELF
        if shelf:
            if not town.shelf_size[market]:
                raise refuse("shelf-empty", {"where": where(market)}, "RR-4.3")
        else:
            check_bin(town, seat, market, arg_b(move))
        pawn = shopper(town, seat, market, shelf)
        if pawn < 0:
            raise refuse("bins-closed", {"where": where(market)}, "RR-7.8")
        check_money(town, seat, price(town, pawn, market, shelf))

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        market = arg_a(move)
        shelf = kind_of(move) == BUY_SHELF
        pawn = shopper(town, seat, market, shelf)
        cost = price(town, pawn, market, shelf)
        if shelf:
            card = draw_shelf(town, context, market)
        else:
            card = take_from_bin(town, market, arg_b(move))
            clear_claims(town, market, arg_b(move))
        bought(town, context, pawn, market, card, cost, shelf)


def check_bin(town: Town, seat: int, market: int, bin: int) -> None:
    """Refuse a bin that is empty, barred for today or kept for others."""
    if bin >= town.rules.bins[market] or town.bins[market * MOST_BINS + bin] < 0:
        raise refuse("bin-empty", {"where": where(market), "n": bin + 1}, "RR-4.3")
    if town.barred >> (market * MOST_BINS + bin) & 1:
        raise refuse("bin-barred", {"what": what(town.bins[market * MOST_BINS + bin])}, "RR-4.1a")
    if reserved(town, seat, market, bin):
        raise refuse("bin-reserved", {"what": what(town.bins[market * MOST_BINS + bin])}, "RR-4.2")


def check_money(town: Town, seat: int, cost: int) -> None:
    free = purse(town, seat)
    if cost > free:
        raise refuse("too-dear", {"price": dollars(cost), "money": dollars(free)}, "RR-4.4")


class LetGo(Action):
    """Release a reserved card (RR-4.2)."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for pawn in (2 * seat, 2 * seat + 1):
            if town.claim[pawn] >= 0 and not fought_over(town, pawn):
                out.append(make(RELEASE, pawn & 1))

    def check(self, town: Town, seat: int, move: int) -> None:
        out: list[int] = []
        self.moves(town, seat, out)
        if move not in out:
            raise refuse("nothing-reserved", {}, "RR-4.2")

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        pawn = 2 * seat + arg_a(move)
        if context.heard:
            card = town.bins[town.place[pawn] * MOST_BINS + town.claim[pawn]]
            context.tell("lets-go", {"seat": who(seat), "what": what(card)})
        town.claim[pawn] = -1


BUY = Buy([BUY_BIN, BUY_SHELF])
LET_GO = LetGo([RELEASE])
