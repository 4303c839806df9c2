"""Barter: offers to one chef or to all, accepted at once or refused with the reason (RR-4.6).

Any legal offer can be made and accepted: ``OfferTerms`` and ``Acceptance`` come in through ``machine.check_terms`` and
``machine.play_terms``. ``barter_moves`` lists a small part of them as moves.
"""

from typing import Final

from tableside.engine.errors import Arg, IllegalMove
from tableside.games.rival_restaurants.catalog.ids import CARDS, INGREDIENTS
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.context import Context, card_name, who
from tableside.games.rival_restaurants.core.model.hands import pass_card
from tableside.games.rival_restaurants.core.model.memory import rule_out, show_cards
from tableside.games.rival_restaurants.core.model.pending import BUYING
from tableside.games.rival_restaurants.core.model.stock import has
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Town
from tableside.games.rival_restaurants.core.phases.barter_events import tell_offer, tell_trade
from tableside.games.rival_restaurants.core.phases.island import islander
from tableside.games.rival_restaurants.core.registry import refuse

MOST_OPEN: Final = 12  # offers a seat may have open at a time
MOST_A_DAY: Final = 999  # offers of all together
MOST_THINGS: Final = 99  # garbage, ingredients or cards on a side of an offer …
MOST_HUNDREDS: Final = 1000  # … and its money


class OfferTerms:
    """An offer as a seat makes it, to one seat or to all (-1). ``counters``: the number of the offer it answers."""

    def __init__(self, to: int, give: Bundle, want: Bundle, shown: bool, counters: int = 0) -> None:
        self.to = to
        self.give = give
        self.want = want
        self.shown = shown
        self.counters = counters


class Acceptance:
    """``cards`` are those given when the offer leaves the choice open."""

    def __init__(self, number: int, cards: list[int]) -> None:
        self.number = number
        self.cards = cards


def find_offer(town: Town, number: int) -> Offer | None:
    for offer in town.offers:
        if offer.number == number:
            return offer
    return None


def is_empty(bundle: Bundle) -> bool:
    things = bundle.money + bundle.garbage + bundle.upgrades + bundle.any_cards
    return not (things or bundle.ingredients or bundle.cards or bundle.recipes or bundle.favour)


def lacks(town: Town, seat: int, bundle: Bundle) -> str:
    """The first item of a bundle that a seat does not have, as a message. "" if it has everything."""
    return lacks_openly(town, seat, bundle) or lacks_secretly(town, seat, bundle)


def lacks_openly(town: Town, seat: int, bundle: Bundle) -> str:
    """The same for what everybody can see (RR-1.7): of action cards only their number."""
    if bundle.money > purse(town, seat):
        return "money"
    if bundle.garbage > town.garbage[seat]:
        return "garbage"
    if bundle.upgrades & ~town.upgrades[seat]:
        return "upgrade"
    for ingredient in bundle.ingredients:
        if has(town, seat, ingredient) < bundle.ingredients.count(ingredient):
            return "ingredient"
    if town.hand_size[seat] < len(bundle.cards) + bundle.any_cards:
        return "card"
    if lacks_recipe(town, seat, bundle):
        return "recipe"
    return ""


def lacks_recipe(town: Town, seat: int, bundle: Bundle) -> bool:
    """Whether a recipe of a bundle is not the seat's, or is named twice. There is only one of each (RR-1.4)."""
    own = (town.recipe[2 * seat], town.recipe[2 * seat + 1])
    return any(recipe not in own or bundle.recipes.count(recipe) > 1 for recipe in bundle.recipes)


def lacks_secretly(town: Town, seat: int, bundle: Bundle) -> str:
    """The same for what only the seat itself can see."""
    for card in bundle.cards:
        if town.hand[seat * CARDS + card] < bundle.cards.count(card):
            return "card"
    return ""


def unbalanced(town: Town, give: Bundle, want: Bundle) -> bool:
    """Whether a trade would leave somebody with other kinds of recipes than before (RR-4.6, RR-11.2)."""
    kinds = town.rules.recipe_kind
    gourmets = sum([kinds[r] for r in give.recipes]) - sum([kinds[r] for r in want.recipes])
    return len(give.recipes) != len(want.recipes) or gourmets != 0


def upgrade_trouble(town: Town, seat: int, gets: Bundle, gives: Bundle) -> str:
    if gets.upgrades and islander(town, seat) < 0:
        return "upgrade-island"
    if town.upgrades[seat] & ~gives.upgrades & gets.upgrades:
        return "upgrade-twice"
    return ""


def check_open(town: Town, seat: int) -> None:
    """Barter is for phase 2 only (RR-3.5)."""
    if not town.stack or town.stack[-1].kind != BUYING or town.gone >> seat & 1:
        raise refuse("no-barter-now", {}, "RR-4.6")


def check_offer(town: Town, seat: int, terms: OfferTerms) -> None:
    """Refuse an impossible offer: the giver lacks something, or the rules let nobody accept it."""
    check_open(town, seat)
    if terms.counters:
        offer_to(town, seat, terms.counters)
    to, give, want = terms.to, terms.give, terms.want
    if to == seat or to >= town.seats or (to >= 0 and town.gone >> to & 1):
        raise refuse("offer-nobody", {}, "RR-4.6")
    if is_empty(give) and is_empty(want):
        raise refuse("offer-empty", {}, "RR-4.6")
    if sum([1 for offer in town.offers if offer.seat == seat]) >= MOST_OPEN:
        raise refuse("offer-many", {"n": MOST_OPEN}, "RR-4.6")
    if town.offer_number >= MOST_A_DAY:
        raise refuse("offers-today", {"n": MOST_A_DAY}, "RR-4.6")
    if give.any_cards:
        raise refuse("offer-any-card", {}, "RR-4.6")
    check_size(give)
    check_size(want)
    check_giver(town, seat, seat, give, want, lacks(town, seat, give))
    if to >= 0 and lacks_recipe(town, to, want):
        raise refuse_of(to, seat, "trade-lacks", {"what": "$rr-thing-recipe"})


def check_size(bundle: Bundle) -> None:
    """Refuse an offer with absurdly large amounts."""
    count = max(bundle.garbage, bundle.any_cards + len(bundle.cards), len(bundle.ingredients), len(bundle.recipes))
    if count > MOST_THINGS or bundle.money > MOST_HUNDREDS:
        raise refuse("offer-much", {"n": MOST_THINGS, "money": MOST_HUNDREDS * 100}, "RR-4.6")


def refuse_of(whose: int, reader: int, trouble: str, args: dict[str, Arg]) -> IllegalMove:
    """What keeps somebody from a trade. The reader is "you"."""
    if whose == reader:
        return refuse(trouble + "-you", args, "RR-4.6")
    return refuse(trouble, {"seat": who(whose), **args}, "RR-4.6")


def check_giver(town: Town, giver: int, reader: int, give: Bundle, want: Bundle, missing: str) -> None:
    """Refuse what the side that makes an offer cannot do. ``missing`` is the first item it lacks."""
    if missing:
        raise refuse_of(giver, reader, "trade-lacks", {"what": "$rr-thing-" + missing})
    if unbalanced(town, give, want):
        raise refuse("trade-recipes", {}, "RR-4.6")
    trouble = upgrade_trouble(town, giver, want, give)
    if trouble:
        raise refuse_of(giver, reader, trouble, {})


def offer_to(town: Town, seat: int, number: int) -> Offer:
    """The offer of this number, if it is made to a seat."""
    offer = find_offer(town, number)
    if offer is None:
        raise refuse("no-such-offer", {"n": number}, "RR-4.6")
    if offer.seat == seat or offer.to not in (-1, seat):
        raise refuse("offer-not-to-you", {"n": number}, "RR-4.6")
    return offer


def check_acceptance(town: Town, seat: int, acceptance: Acceptance) -> None:
    """Why an offer can no longer be carried out, as far as the accepting player may know (see ``accept``)."""
    check_open(town, seat)
    offer, cards = offer_to(town, seat, acceptance.number), acceptance.cards
    check_giver(town, offer.seat, seat, offer.give, offer.want, lacks_openly(town, offer.seat, offer.give))
    if len(cards) != offer.want.any_cards:
        raise refuse("accept-cards", {"n": offer.want.any_cards}, "RR-4.6")
    missing = lacks(town, seat, offer.want)
    given = offer.want.cards + cards
    for card in cards:
        if town.hand[seat * CARDS + card] < given.count(card):
            missing = "card"
    if missing:
        raise refuse_of(seat, seat, "trade-lacks", {"what": "$rr-thing-" + missing})
    trouble = upgrade_trouble(town, seat, offer.give, offer.want)
    if trouble:
        raise refuse_of(seat, seat, trouble, {})


def insiders(town: Town, offer: Offer) -> list[int]:
    """Other seats to whom the action cards of an offer are shown."""
    if not offer.shown or not offer.give.cards:
        return []
    return [seat for seat in range(town.seats) if seat != offer.seat and offer.to in (-1, seat)]


def propose(town: Town, context: Context, seat: int, terms: OfferTerms) -> None:
    """Make an offer."""
    if terms.counters:
        decline_countered(town, context, seat, terms.counters)
    town.offer_number += 1
    made = (town.offers_made >> (4 * seat)) & 15
    if made < 15:
        town.offers_made += 1 << (4 * seat)
    to = terms.to
    offer = Offer(town.offer_number, seat, to, terms.give, terms.want, terms.shown)
    town.offers.append(offer)
    for observer in insiders(town, offer):
        show_cards(town, observer, seat, terms.give.cards)
    town.ready &= 1 << seat if to < 0 else ~(1 << to)  # those it is made to see it before the phase ends
    if context.heard:
        tell_offer(town, context, offer)


def decline_countered(town: Town, context: Context, seat: int, number: int) -> None:
    """A counter-offer declines what it answers, if that was made to this seat alone."""
    first = find_offer(town, number)
    if first is not None and first.to == seat:
        town.offers.remove(first)
        context.tell("declines", {"seat": who(seat), "n": first.number})


def accept(town: Town, context: Context, seat: int, acceptance: Acceptance) -> None:
    """Carry out an offer, at once and completely.

    Nobody else may know whether the giver still holds the action cards, so accepting is not refused for that reason.
    The offer then ends with the reason, and nothing changes hands (RR-1.7, RR-4.6).
    """
    offer, cards = find_offer(town, acceptance.number), acceptance.cards
    assert offer is not None
    town.offers.remove(offer)
    missing = lacks_secretly(town, offer.seat, offer.give)
    if missing:
        card = offer.give.cards[0]
        if offer.give.cards == [card]:  # then all who were shown it know which one is missing
            for observer in insiders(town, offer):
                rule_out(town, observer, offer.seat, card)
        if context.heard:
            args: dict[str, Arg] = {"n": offer.number, "seat": who(offer.seat), "what": "$rr-thing-" + missing}
            context.tell("offer-fails", {**args, "with": who(seat)})
            if cards:
                context.whisper(1 << seat, "keeps-cards", {"cards": [card_name(card) for card in cards]})
        return
    if context.heard:
        tell_trade(town, context, offer, seat, cards)
    move_over(town, offer.seat, seat, offer.give)
    move_over(town, seat, offer.seat, offer.want)
    shown_to_all = offer.shown and offer.to < 0
    for card in offer.give.cards:
        pass_card(town, offer.seat, seat, card, town.everyone if shown_to_all else 0)
    for card in offer.want.cards:  # everybody heard which card was asked for
        pass_card(town, seat, offer.seat, card, town.everyone)
    for card in cards:
        pass_card(town, seat, offer.seat, card, 0)
    swap_recipes(town, offer)


def move_over(town: Town, giver: int, taker: int, bundle: Bundle) -> None:
    town.money[giver] -= bundle.money
    town.money[taker] += bundle.money
    town.garbage[giver] -= bundle.garbage
    town.garbage[taker] += bundle.garbage
    town.upgrades[giver] -= bundle.upgrades  # sums of bits: one kind may go both ways, only the end counts (RR-4.6)
    town.upgrades[taker] += bundle.upgrades
    for ingredient in bundle.ingredients:
        town.stock[giver * INGREDIENTS + ingredient] -= 1
        town.stock[taker * INGREDIENTS + ingredient] += 1


def swap_recipes(town: Town, offer: Offer) -> None:
    """Recipes swap places with recipes of their kind. A 5 Star Review on one goes along."""
    back = offer.want.recipes[:]
    for recipe in offer.give.recipes:
        for other in back:
            if town.rules.recipe_kind[other] == town.rules.recipe_kind[recipe]:
                back.remove(other)
                swap_slots(town, town.recipe.index(recipe), town.recipe.index(other))
                break


def swap_slots(town: Town, one: int, two: int) -> None:
    town.recipe[one], town.recipe[two] = town.recipe[two], town.recipe[one]
    town.stars[one], town.stars[two] = town.stars[two], town.stars[one]
