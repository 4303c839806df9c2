"""The events of offers and trades, each seat told what it may know (RR-4.6)."""

from tableside.games.rival_restaurants.catalog.ids import UPGRADES
from tableside.games.rival_restaurants.core.model.context import Context, card_name, dollars, upgrade_name, what, who
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Town


def terms(town: Town, bundle: Bundle, named: bool) -> list[str]:
    """The things of a bundle as arguments of a message; action cards by name only if ``named``."""
    parts: list[str] = []
    if bundle.money:
        parts.append("=$" + str(dollars(bundle.money)))
    parts += [what(ingredient) for ingredient in bundle.ingredients]
    parts += ["$rr-thing-garbage"] * bundle.garbage
    if named:
        parts += [card_name(card) for card in bundle.cards]
    else:
        parts += ["$rr-thing-card"] * len(bundle.cards)
    parts += ["$rr-thing-card"] * bundle.any_cards
    parts += [town.rules.recipe_words[recipe] for recipe in bundle.recipes]
    parts += [upgrade_name(upgrade) for upgrade in range(UPGRADES) if bundle.upgrades >> upgrade & 1]
    if bundle.favour:
        parts.append("$rr-thing-favour " + bundle.favour)
    return parts or ["$rr-thing-nothing"]


def tell_offer(town: Town, context: Context, offer: Offer) -> None:
    """Everybody sees the offer. A card given is named only to those it is shown to."""
    context.tell(
        "offers",
        {
            "n": offer.number,
            "seat": who(offer.seat),
            "to": "$rr-everybody" if offer.to < 0 else who(offer.to),
            "give": terms(town, offer.give, False),
            "want": terms(town, offer.want, True),
        },
    )
    if offer.give.cards:
        insiders = 1 << offer.seat
        if offer.shown:
            insiders |= town.everyone if offer.to < 0 else 1 << offer.to
        cards = [card_name(card) for card in offer.give.cards]
        context.whisper(insiders, "offered-cards", {"n": offer.number, "seat": who(offer.seat), "cards": cards})


def tell_trade(town: Town, context: Context, offer: Offer, seat: int, cards: list[int]) -> None:
    """Everybody sees a trade. Action cards that were not named before are named to the two who traded."""
    context.tell(
        "trades",
        {
            "seat": who(offer.seat),
            "with": who(seat),
            "give": terms(town, offer.give, False),
            "want": terms(town, offer.want, True),
        },
    )
    passed = offer.give.cards + cards
    if passed:
        two = (1 << offer.seat) | (1 << seat)
        context.whisper(two, "traded-cards", {"cards": [card_name(card) for card in passed]})
