"""Auction: bidding wars over a bin that two or more claim (RR-4.1)."""

from typing import Final

from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.catalog.ids import MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.context import Context, dollars, what, where, who, whose
from tableside.games.rival_restaurants.core.model.moves import BID, DROP, STAND, arg_a, arg_b, kind_of, make
from tableside.games.rival_restaurants.core.model.stock import take_from_bin
from tableside.games.rival_restaurants.core.model.town import Town, War
from tableside.games.rival_restaurants.core.phases.market import (
    bought,
    buys_better,
    claimants,
    clear_claims,
    kept_out,
    price,
)
from tableside.games.rival_restaurants.core.registry import Action, refuse

MOST_GARBAGE: Final = 44  # that a bid may promise: as many tokens as the box has (RR-1.6)
MOST_BID: Final = 1000  # hundreds, as much as the notation can say


def begin_wars(town: Town, context: Context) -> None:
    """Wars follow from the claims at the end of phase 1 (RR-3.6), in the order of the market table."""
    for market in range(MARKETS):
        for bin in range(town.rules.bins[market]):
            mask = claimants(town, market, bin)
            if mask & (mask - 1):
                town.wars.append(War(market, bin, town.seats, mask))
                if context.heard:
                    card = town.bins[market * MOST_BINS + bin]
                    context.tell("war", {"seats": whose(mask), "what": what(card), "where": where(market)})


def at_war(town: Town) -> int:
    """Seats in any war, waiting ones too."""
    mask = 0
    for war in town.wars:
        mask |= war.mask
    return mask


def current_war(town: Town, seat: int) -> War | None:
    """The war a seat is bidding in now. Wars that share a player run one after the other (RR-4.1d)."""
    busy = 0
    for war in town.wars:
        if not war.mask & busy and war.mask >> seat & 1:
            return war
        busy |= war.mask
    return None


def pressed(town: Town) -> int:
    """Seats that must act in a war: neither the sole leader nor standing."""
    mask = 0
    busy = 0
    for war in town.wars:
        if not war.mask & busy:
            mask |= war.mask & ~war.stand & ~sole_leader(war)
        busy |= war.mask
    return mask


def leaders(war: War) -> int:
    """Seats with the highest bid. Garbage counts after money. None if nobody has bid."""
    best = 1
    extra = 0
    mask = 0
    for seat in range(len(war.bids)):
        if war.mask >> seat & 1:
            bid = war.bids[seat]
            if bid > best or (bid == best and (war.extra[seat] > extra or mask == 0)):
                best, extra, mask = bid, war.extra[seat], 1 << seat
            elif bid == best and war.extra[seat] == extra:
                mask |= 1 << seat
    return mask


def sole_leader(war: War) -> int:
    """The leader as a mask, if there is exactly one."""
    mask = leaders(war)
    return mask if mask & (mask - 1) == 0 else 0


def top_bid(war: War) -> int:
    best = 0
    for seat in range(len(war.bids)):
        if war.mask >> seat & 1:
            best = max(best, war.bids[seat])
    return best


def bidder(town: Town, war: War, seat: int) -> int:
    """The pawn that bids for a seat: of those on the bin, the one with the better price."""
    best = -1
    for pawn in (2 * seat, 2 * seat + 1):
        claims = town.place[pawn] == war.market and town.claim[pawn] == war.bin
        if claims and (best < 0 or buys_better(town, pawn, best, war.market, False)):
            best = pawn
    return best


def least_bid(town: Town, war: War, seat: int) -> int:
    """The seat's own price."""
    return price(town, bidder(town, war, seat), war.market, False)


def leave(town: Town, context: Context, war: War, seat: int, event: str, short_of: int = 0) -> None:
    """A seat is out, and its claim with it. ``event`` says why. ``short_of``: what it would have had to pay."""
    war.mask &= ~(1 << seat)
    war.stand &= ~(1 << seat)
    war.bids[seat] = 0
    war.extra[seat] = 0
    for pawn in (2 * seat, 2 * seat + 1):
        if town.place[pawn] == war.market and town.claim[pawn] == war.bin:
            town.claim[pawn] = -1
    if context.heard:
        card = town.bins[war.market * MOST_BINS + war.bin]
        told: dict[str, Arg] = {"seat": who(seat), "what": what(card)}
        if short_of:
            told["money"] = dollars(short_of)
        context.tell(event, told)


def tend(town: Town, context: Context) -> bool:
    """Put out seats that can no longer bid, and end what is decided. True: a war has ended."""
    for war in town.wars[:]:
        shut_out(town, context, war)
    busy = 0
    for war in town.wars[:]:
        if not war.mask & busy:
            outbid(town, context, war)
            if war.mask & (war.mask - 1) == 0:
                finish(town, context, war, war.mask)
                return True
            if not war.mask & ~war.stand & ~sole_leader(war):
                decide(town, context, war)
                return True
        busy |= war.mask
    return False


def alone(town: Town) -> bool:
    """Whether a war has nobody left to bid against, and ``tend`` would end it."""
    busy = 0
    for war in town.wars:
        if not war.mask & busy and war.mask & (war.mask - 1) == 0:
            return True
        busy |= war.mask
    return False


def shut_out(town: Town, context: Context, war: War) -> None:
    """A ban, or leaving the market, puts a chef out of the war (RR-9.5)."""
    for seat in range(town.seats):
        if war.mask >> seat & 1:
            pawn = bidder(town, war, seat)
            if pawn < 0 or kept_out(town, pawn, war.market):
                leave(town, context, war, seat, "war-shut")


def outbid(town: Town, context: Context, war: War) -> None:
    """Money that is taken lowers a bid (RR-4.1c). A seat that cannot match, or cannot pay its own price, is out."""
    for seat in range(town.seats):
        if war.mask >> seat & 1 and war.bids[seat] > town.money[seat]:
            war.bids[seat] = town.money[seat]
            war.extra[seat] = 0
    again = True
    while again:
        again = False
        top = top_bid(war)
        for seat in range(town.seats):
            if war.mask >> seat & 1:
                needed = max(top, least_bid(town, war, seat))
                if town.money[seat] < needed:
                    leave(town, context, war, seat, "war-short", needed)
                    again = True
                    break
    void_garbage(town, context, war)


def all_in(town: Town, war: War, bid: int) -> bool:
    """Whether all who bid this sum have the same money and bid all of it. Only then may they add garbage (RR-4.1a)."""
    for seat in range(town.seats):
        if war.mask >> seat & 1 and war.bids[seat] == bid and town.money[seat] != bid:
            return False
    return True


def void_garbage(town: Town, context: Context, war: War) -> None:
    """Somebody who was all in has got money. Garbage no longer counts, and all may bid again (RR-4.1a)."""
    if not any(war.extra) or all_in(town, war, top_bid(war)):
        return
    war.extra = [0] * len(war.extra)
    war.stand = 0
    if context.heard:
        context.tell("war-garbage-void", {"what": what(town.bins[war.market * MOST_BINS + war.bin])})


def decide(town: Town, context: Context, war: War) -> None:
    """Time is up, or all stand. The sole highest bidder must buy. Otherwise nobody may buy that
    card today (RR-4.1a)."""
    winner = sole_leader(war)
    if winner:
        finish(town, context, war, winner)
        return
    town.wars.remove(war)
    clear_claims(town, war.market, war.bin)
    town.barred |= 1 << (war.market * MOST_BINS + war.bin)
    if context.heard:
        card = town.bins[war.market * MOST_BINS + war.bin]
        context.tell("war-tied", {"what": what(card), "losers": whose(war.mask)})


def finish(town: Town, context: Context, war: War, winner: int) -> None:
    """The winner, if there is one, must buy at the bid or the price, whichever is more, and takes the garbage of the
    bid."""
    town.wars.remove(war)
    card = town.bins[war.market * MOST_BINS + war.bin]
    seat = winner.bit_length() - 1
    cost = max(war.bids[seat], least_bid(town, war, seat)) if winner else 0
    pawn = bidder(town, war, seat) if winner else -1
    clear_claims(town, war.market, war.bin)
    if winner == 0 or cost > town.money[seat]:
        if context.heard:
            context.tell("war-nobody", {"what": what(card)})
        return
    take_from_bin(town, war.market, war.bin)
    town.garbage[seat] += war.extra[seat]
    if context.heard:
        losers = whose(war.mask & ~winner)
        context.tell("war-won", {"seat": who(seat), "what": what(card), "n": war.extra[seat], "losers": losers})
    bought(town, context, pawn, war.market, card, cost, False)


def time_up(town: Town, context: Context) -> None:
    """All wars end as they are. One that has not begun has no bid (RR-4.1a)."""
    while town.wars:
        decide(town, context, town.wars[0])


class Bid(Action):
    """Bid, stand or drop out. Of the garbage that may be added to a bid, ``moves`` lists the least and one more."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if not town.wars:
            return
        war = current_war(town, seat)
        if war is None:
            return
        out.append(DROP)
        if not war.stand >> seat & 1:
            out.append(STAND)
        top = top_bid(war)
        money = town.money[seat]
        for bid in range(max(least_bid(town, war, seat), top), min(money, MOST_BID) + 1):
            extra = self.least_extra(town, war, seat, bid)
            if extra >= 0:
                out.append(make(BID, bid, extra))
                if extra < MOST_GARBAGE and self.may_add(town, war, seat, bid):
                    out.append(make(BID, bid, extra + 1))

    def least_extra(self, town: Town, war: War, seat: int, bid: int) -> int:
        """The least garbage with which a bid matches the highest and improves the seat's own. -1 if
        that is impossible."""
        rival = -1  # the most garbage anyone else adds to the same sum
        for other in range(len(war.bids)):
            if other != seat and war.mask >> other & 1 and war.bids[other] == bid:
                rival = max(rival, war.extra[other])
        own = war.extra[seat] + 1 if war.bids[seat] == bid else 0
        least = max(rival, own, 0)
        if least == 0:
            return 0
        return least if least <= MOST_GARBAGE and self.may_add(town, war, seat, bid) else -1

    def may_add(self, town: Town, war: War, seat: int, bid: int) -> bool:
        """Whether it would be a tie that garbage may break (RR-4.1a)."""
        if bid != town.money[seat] or not all_in(town, war, bid):
            return False
        return any(war.bids[o] == bid for o in range(len(war.bids)) if o != seat and war.mask >> o & 1)

    def check(self, town: Town, seat: int, move: int) -> None:
        war = current_war(town, seat)
        if war is None:
            raise refuse("no-war", {}, "RR-4.1")
        if kind_of(move) != BID:
            if kind_of(move) == STAND and war.stand >> seat & 1:
                raise refuse("stands-already", {}, "RR-4.1b")
            return
        bid, extra = arg_a(move), arg_b(move)
        least, money = least_bid(town, war, seat), town.money[seat]
        if bid > money:
            raise refuse("too-dear", {"price": dollars(bid), "money": dollars(money)}, "RR-4.1")
        if bid < least or bid < top_bid(war):
            raise refuse("bid-low", {"least": dollars(max(least, top_bid(war)))}, "RR-4.1")
        needed = self.least_extra(town, war, seat, bid)
        if extra > 0:
            self.check_garbage(town, war, seat, bid, extra)
        if needed < 0:
            raise refuse("bid-more-money", {"money": dollars(bid)}, "RR-4.1")
        if extra < needed:
            raise refuse("bid-not-better", {"n": needed}, "RR-4.1")

    def check_garbage(self, town: Town, war: War, seat: int, bid: int, extra: int) -> None:
        if not self.may_add(town, war, seat, bid):
            raise refuse("bid-garbage", {}, "RR-4.1a")
        if extra > MOST_GARBAGE:
            raise refuse("bid-garbage-most", {"n": MOST_GARBAGE}, "RR-4.1a")

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        war = current_war(town, seat)
        assert war is not None
        kind = kind_of(move)
        if kind == DROP:
            leave(town, context, war, seat, "war-out")
        elif kind == STAND:
            war.stand |= 1 << seat
            if context.heard:
                context.tell("stands", {"seat": who(seat)})
        else:
            war.bids[seat] = arg_a(move)
            war.extra[seat] = arg_b(move)
            war.stand = 0
            if context.heard:
                card = what(town.bins[war.market * MOST_BINS + war.bin])
                context.tell("bids", {"seat": who(seat), "money": dollars(arg_a(move)), "n": arg_b(move), "what": card})


BIDDING = Bid([BID, DROP, STAND])
