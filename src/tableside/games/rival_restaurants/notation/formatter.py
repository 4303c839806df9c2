"""Formatter: moves as text, each in its one canonical spelling, by the move table (see docs/rival-restaurants.md)."""

from typing import Final

from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, INGREDIENT_KEYS, UPGRADES
from tableside.games.rival_restaurants.core.model.moves import ACCEPT, COOK, OFFER, arg_a, kind_of
from tableside.games.rival_restaurants.core.model.town import Bundle, Cooking, Town
from tableside.games.rival_restaurants.core.phases.barter import OfferTerms
from tableside.games.rival_restaurants.core.phases.barter_moves import listed_acceptance, listed_offer
from tableside.games.rival_restaurants.core.phases.kitchen import extra_of, proposals
from tableside.games.rival_restaurants.notation.arguments import ARGUMENTS, situation
from tableside.games.rival_restaurants.notation.codec import codecs_of, written
from tableside.games.rival_restaurants.notation.lexicon import seat_word
from tableside.games.rival_restaurants.notation.move_table import (
    BETWEEN_SIDES,
    BETWEEN_THINGS,
    COOKING,
    NO_THING,
    THINGS,
)
from tableside.games.rival_restaurants.notation.parsed_move import ParsedMove

# Texts written before, by situation and move. Moves that name a recipe are not among them: each deck has its own.
_KNOWN: Final[dict[int, dict[int, str]]] = {}
MOST_KNOWN: Final = 50_000


def write(town: Town, seat: int, move: int) -> str:
    """A move as text."""
    kind = kind_of(move)
    if kind == OFFER:
        terms = listed_offer(move)
        return write_offer(town, terms.to, terms.give, terms.want, terms.shown)
    if kind == ACCEPT:
        acceptance = listed_acceptance(move)
        return write_accept(acceptance.number, acceptance.cards)
    if kind == COOK:
        return write_cooking(town, seat, proposals(town, seat)[arg_a(move)])
    return written(town, move)


def write_all(town: Town, seat: int, moves: list[int]) -> list[str]:
    """Many moves as text. The ways to cook are looked up once, and texts that were written before are reused."""
    known = _KNOWN.setdefault(situation(town), {})
    ways: list[Cooking] = []
    texts: list[str] = []
    for move in moves:
        text = known.get(move)
        if text is None:
            if kind_of(move) == COOK:
                ways = ways or proposals(town, seat)
                text = write_cooking(town, seat, ways[arg_a(move)])
            else:
                text = write(town, seat, move)
                if not any(codec.names_a_recipe for codec in codecs_of(move)):
                    if len(known) >= MOST_KNOWN:
                        known.clear()
                    known[move] = text
        texts.append(text)
    return texts


def write_parsed(town: Town, seat: int, parsed: ParsedMove) -> str:
    """A move that was parsed, in its canonical spelling."""
    if parsed.offer is not None:
        return write_terms(town, parsed.offer)
    if parsed.acceptance is not None:
        return write_accept(parsed.acceptance.number, parsed.acceptance.cards)
    if parsed.cooking is not None:
        return write_cooking(town, seat, parsed.cooking)
    return write(town, seat, parsed.move)


def write_terms(town: Town, offer: OfferTerms) -> str:
    head = f"counter {offer.counters}" if offer.counters else f"offer {'all' if offer.to < 0 else seat_word(offer.to)}"
    openly = " openly" if offer.shown else ""
    return f"{head}{openly}: {write_bundle(town, offer.give)}{BETWEEN_SIDES}{write_bundle(town, offer.want)}"


def write_offer(town: Town, to: int, give: Bundle, want: Bundle, shown: bool) -> str:
    return write_terms(town, OfferTerms(to, give, want, shown))


def write_bundle(town: Town, bundle: Bundle) -> str:
    """One side of an offer."""
    parts: list[str] = []
    for thing in THINGS:
        held = getattr(bundle, thing.field)
        if not held:
            continue
        if thing.field == "money":
            parts.append(f"{thing.word}{held * 100}")
        elif thing.field == "favour":
            parts.append(f"{thing.word}{held}{thing.word}")
        elif not thing.argument:
            parts.append(f"{held} {thing.word}")
        else:
            values = [u for u in range(UPGRADES) if held >> u & 1] if thing.field == "upgrades" else sorted(held)
            name = ARGUMENTS[thing.argument].write
            if thing.counted == "several":
                counts = {value: values.count(value) for value in values}
                parts += [(f"{n} " if n > 1 else "") + name(town, value) for value, n in counts.items()]
            else:
                parts += [f"{thing.word} {name(town, value)}" for value in values]
    return BETWEEN_THINGS.join(parts) or NO_THING


def write_accept(number: int, cards: list[int]) -> str:
    return f"accept {number}" + (" with " + " ".join(CARD_KEYS[card] for card in sorted(cards)) if cards else "")


def write_cooking(town: Town, seat: int, cooking: Cooking) -> str:
    """``cook RECIPE: card, listed=card, listed=card+card + extra & …``: what fills each listed place, in order."""
    dishes: list[str] = []
    at = 0
    for slot in (0, 1):
        if not cooking.slots >> slot & 1:
            continue
        recipe = town.recipe[2 * seat + slot]
        fills: list[str] = []
        for listed in town.rules.recipe_places[recipe]:
            fill = cooking.fills[at]
            at += 1
            name = INGREDIENT_KEYS[fill & 31]
            if fill >= 32:
                name += COOKING.pair + INGREDIENT_KEYS[(fill >> 5) - 1]
            fills.append(name if fill == listed else INGREDIENT_KEYS[listed] + COOKING.instead + name)
        extra = COOKING.extra + INGREDIENT_KEYS[extra_of(town.rules.recipe_kind[recipe])]
        dish = town.rules.recipe_keys[recipe] + COOKING.places + COOKING.place.join(fills)
        dishes.append(dish + (extra if cooking.extras >> slot & 1 else ""))
    return "cook " + COOKING.dishes.join(dishes)
