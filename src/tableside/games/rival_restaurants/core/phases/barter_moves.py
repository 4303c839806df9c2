"""The part of barter that is listed as moves, for bots and environments (RR-4.6).

Two offers a day for each seat, each to one seat: an ingredient that the seat needs for money or for one that the other
needs, and one that the other needs for money. A seat needs what one of its recipes lists and it does not have.
"""

from typing import Final

from tableside.games.rival_restaurants.catalog.ids import CARDS, INGREDIENTS, MARKET_OF, NO_CARD, NOTHING
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.moves import (
    ACCEPT,
    DECLINE,
    OFFER,
    WITHDRAW,
    arg_a,
    arg_b,
    arg_c,
    arg_d,
    arg_e,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.stock import lists
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Town
from tableside.games.rival_restaurants.core.phases.barter import (
    Acceptance,
    OfferTerms,
    accept,
    check_acceptance,
    check_offer,
    find_offer,
    lacks,
    lacks_openly,
    offer_to,
    propose,
    unbalanced,
    upgrade_trouble,
)
from tableside.games.rival_restaurants.core.registry import Action, refuse

LISTED: Final = 2  # offers a day that are listed as moves


def listed_offer(move: int) -> OfferTerms:
    """The terms of an offer that is listed as a move."""
    give, want = Bundle(), Bundle()
    if arg_b(move) != NOTHING:
        give.ingredients.append(arg_b(move))
    if arg_d(move) != NOTHING:
        want.ingredients.append(arg_d(move))
    give.money = arg_c(move)
    want.money = arg_e(move)
    return OfferTerms(arg_a(move), give, want, False)


def listed_acceptance(move: int) -> Acceptance:
    return Acceptance(arg_a(move), [] if arg_b(move) == NO_CARD else [arg_b(move)])


class MakeOffer(Action):
    """The part of all offers that is listed; see the module."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if (town.offers_made >> (4 * seat)) & 15 >= LISTED:
            return
        money = purse(town, seat)
        mine = lists(town, seat)
        for other in range(town.seats):
            if other == seat or town.gone >> other & 1:
                continue
            theirs = lists(town, other)
            needed = spare(town, seat, other, theirs)
            surplus = spare(town, other, seat, mine)
            for want in needed:
                cost = town.rules.prices[MARKET_OF[want]]
                if cost <= money:
                    out.append(make(OFFER, other, NOTHING, cost, want, 0))
                for give in surplus:
                    out.append(make(OFFER, other, give, 0, want, 0))
            for give in surplus:
                out.append(make(OFFER, other, give, 0, NOTHING, town.rules.prices[MARKET_OF[give]]))

    def check(self, town: Town, seat: int, move: int) -> None:
        check_offer(town, seat, listed_offer(move))

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        propose(town, context, seat, listed_offer(move))


def spare(town: Town, seat: int, other: int, kept: int) -> list[int]:
    """Ingredients that ``seat`` needs and lacks, and ``other`` has and does not list (``kept``)."""
    found: list[int] = []
    base, theirs = seat * INGREDIENTS, other * INGREDIENTS
    stock = town.stock
    for slot in (2 * seat, 2 * seat + 1):
        for ingredient in town.rules.recipe_places[town.recipe[slot]]:
            if (
                stock[theirs + ingredient]
                and not stock[base + ingredient]
                and not kept >> ingredient & 1
                and ingredient not in found
            ):
                found.append(ingredient)
    return found


class AnswerOffer(Action):
    """Accept, decline or withdraw an offer."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for offer in town.offers:
            if offer.seat == seat:
                out.append(make(WITHDRAW, offer.number))
                continue
            if offer.to >= 0 and offer.to != seat:
                continue
            if offer.to == seat:
                out.append(make(DECLINE, offer.number))
            self.accepts(town, seat, offer, out)

    def accepts(self, town: Town, seat: int, offer: Offer, out: list[int]) -> None:
        if lacks_openly(town, offer.seat, offer.give) or lacks(town, seat, offer.want):
            return
        if unbalanced(town, offer.give, offer.want) or upgrade_trouble(town, seat, offer.give, offer.want):
            return
        if upgrade_trouble(town, offer.seat, offer.want, offer.give) or offer.want.any_cards > 1:
            return
        if offer.want.any_cards == 0:
            out.append(make(ACCEPT, offer.number, NO_CARD))
            return
        for card in range(CARDS):
            if town.hand[seat * CARDS + card] > offer.want.cards.count(card):
                out.append(make(ACCEPT, offer.number, card))

    def check(self, town: Town, seat: int, move: int) -> None:
        if kind_of(move) == ACCEPT:
            check_acceptance(town, seat, listed_acceptance(move))
        elif kind_of(move) == DECLINE:
            if offer_to(town, seat, arg_a(move)).to < 0:
                raise refuse("offer-not-to-you", {"n": arg_a(move)}, "RR-4.6")
        else:
            offer = find_offer(town, arg_a(move))
            if offer is None:
                raise refuse("no-such-offer", {"n": arg_a(move)}, "RR-4.6")
            if offer.seat != seat:
                raise refuse("not-your-offer", {"n": offer.number}, "RR-4.6")

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        if kind_of(move) == ACCEPT:
            accept(town, context, seat, listed_acceptance(move))
            return
        offer = find_offer(town, arg_a(move))
        assert offer is not None
        town.offers.remove(offer)
        if context.heard:
            id = "withdraws" if kind_of(move) == WITHDRAW else "declines"
            context.tell(id, {"seat": who(seat), "n": offer.number})


MAKE_OFFER = MakeOffer([OFFER])
ANSWER_OFFER = AnswerOffer([ACCEPT, WITHDRAW, DECLINE])
