"""Reading terms: offers, acceptances and cookings from text (RR-4.6, RR-5.2)."""

import re
from typing import Final

from tableside.engine.errors import IllegalMove, InvalidMove
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, KIND_KEYS
from tableside.games.rival_restaurants.core.model.town import Bundle, Cooking, Town
from tableside.games.rival_restaurants.core.phases.barter import find_offer
from tableside.games.rival_restaurants.core.phases.kitchen import extra_of, proposals
from tableside.games.rival_restaurants.notation.lexicon import (
    matches,
    read_money,
    read_name,
    read_number,
    read_recipe,
    read_seat,
)
from tableside.games.rival_restaurants.notation.parsed_move import Acceptance, OfferTerms, Said

_OFFER_FORM: Final = "offer PLAYER: THINGS for THINGS"
_COOK_FORM: Final = "cook RECIPE | cook RECIPE: CARD, LISTED=CARD, … + EXTRA | cook nothing"
_MOST_COUNT: Final = 99


def _form(form: str) -> InvalidMove:
    return InvalidMove("rr-err-form", {"form": f"={form}"})


def read_offer(town: Town, text: str) -> Said:
    found = re.fullmatch(r"offer\s+(\S+?)(\s+openly)?\s*:(.*)", text.strip(), re.IGNORECASE | re.DOTALL)
    if found is None:
        raise _form(_OFFER_FORM)
    to = -1 if found[1].lower() == "all" else read_seat(found[1], town)
    give, want = _sides(town, found[3])
    return Said(offer=OfferTerms(to, give, want, found[2] is not None and bool(give.cards)))


def read_counter(town: Town, text: str) -> Said:
    """An offer in answer to another: it goes to who made that, and declines it if it was to oneself."""
    found = re.fullmatch(r"counter\s+(\d+)(\s+openly)?\s*:(.*)", text.strip(), re.IGNORECASE | re.DOTALL)
    if found is None:
        raise _form("counter NUMBER: THINGS for THINGS")
    number = read_number(found[1], 1, 999)
    offer = find_offer(town, number)
    if offer is None:
        raise IllegalMove("rr-err-no-such-offer", {"n": number}, rule="RR-4.6")
    give, want = _sides(town, found[3])
    return Said(offer=OfferTerms(offer.seat, give, want, found[2] is not None and bool(give.cards), number))


def _sides(town: Town, text: str) -> tuple[Bundle, Bundle]:
    """The two sides of ``THINGS for THINGS``; what stands in quotes is a favour and is not looked into."""
    quotes = re.findall(r'"([^"]*)"', text)
    bare = re.sub(r'"[^"]*"', '"', text)
    sides = re.split(r"\sfor\s", f" {bare} ")
    if len(sides) != 2:
        raise _form(_OFFER_FORM)
    return _bundle(town, sides[0], quotes), _bundle(town, sides[1], quotes)


def _bundle(town: Town, text: str, quotes: list[str]) -> Bundle:
    bundle = Bundle()
    for part in text.split(","):
        words = part.split()
        if words and words != ["nothing"]:
            _add(town, bundle, words, quotes)
    return bundle


def _add(town: Town, bundle: Bundle, words: list[str], quotes: list[str]) -> None:
    if words == ['"']:
        favour = " ".join(quotes.pop(0).split()) if quotes else ""  # a quotation mark may stand alone
        if bundle.favour or not 1 <= len(favour) <= 200:
            raise InvalidMove("rr-err-favour", {"n": 200})
        bundle.favour = favour
        return
    count = read_number(words[0], 1, _MOST_COUNT) if words[0].isdecimal() and len(words) > 1 else 1
    if words[0].isdecimal() and len(words) > 1:
        words = words[1:]
    kind, name = words[0].lower(), words[-1]
    if words[0].startswith("$") and len(words) == 1:
        bundle.money += read_money(words[0])
    elif kind == "garbage" and len(words) == 1:
        bundle.garbage += count
    elif kind == "any-card" and len(words) == 1:
        bundle.any_cards += count
    elif kind == "card" and len(words) == 2:
        bundle.cards += [read_name(name, "card")] * count
    elif kind == "recipe" and len(words) == 2:
        bundle.recipes += [read_recipe(name, town)] * count
    elif kind == "upgrade" and len(words) == 2:
        bit = 1 << read_name(name, "upgrade")
        if bundle.upgrades & bit or count > 1:
            raise IllegalMove("rr-err-offer-upgrade", {}, rule="RR-4.6")
        bundle.upgrades |= bit
    elif len(words) == 1:
        bundle.ingredients += [read_name(words[0], "ingredient")] * count
    else:
        raise InvalidMove("rr-err-thing", {"word": f"={' '.join(words)}"})


def read_accept(town: Town, words: list[str]) -> Said:
    if not words or (len(words) > 1 and (words[1] != "with" or len(words) == 2)):
        raise _form("accept NUMBER | accept NUMBER with CARD …")
    cards = [read_name(word.strip(","), "card") for word in words[2:]]
    return Said(acceptance=Acceptance(read_number(words[0], 1, 999), cards))


def read_cooking(town: Town, seat: int, text: str) -> Said:
    """One dish, or two with ``&``. Without what fills the places, the cheapest way is meant."""
    dishes = [dish.strip() for dish in text.strip()[4:].split("&")]
    if not 1 <= len(dishes) <= 2 or not all(dishes):
        raise _form(_COOK_FORM)
    read = sorted(_dish(town, seat, dish) for dish in dishes)
    slots = extras = 0
    for slot, _, extra in read:
        if slots >> slot & 1:
            raise _form(_COOK_FORM)
        slots |= 1 << slot
        extras |= extra << slot
    if all(fills for _, fills, _ in read):
        return Said(cooking=Cooking(slots, [fill for _, fills, _ in read for fill in fills], extras, 0))
    for proposal in sorted(proposals(town, seat), key=lambda cooking: cooking.cost):
        if proposal.slots == slots and proposal.extras == extras and _agrees(town, seat, proposal, read):
            return Said(cooking=proposal)
    raise IllegalMove("rr-err-no-way", {}, rule="RR-5.2")


def _agrees(town: Town, seat: int, proposal: Cooking, read: list[tuple[int, list[int], int]]) -> bool:
    """Whether a proposal fills the places of each dish as it was said, where it was said."""
    at = 0
    for slot, fills, _ in read:
        size = len(town.rules.recipe_places[town.recipe[2 * seat + slot]])
        if fills and proposal.fills[at : at + size] != fills:
            return False
        at += size
    return True


def _dish(town: Town, seat: int, text: str) -> tuple[int, list[int], int]:
    """The slot, what fills its places (none: the cheapest), and whether the extra goes on it."""
    head, colon, rest = text.partition(":")
    extra = 0
    body = rest if colon else head
    parts = re.split(r"\s\+\s", f" {body} ")
    if len(parts) > 2:
        raise _form(_COOK_FORM)
    name = head.strip() if colon else parts[0].strip()
    slot = _slot(town, seat, name)
    recipe = town.recipe[2 * seat + slot]
    if len(parts) == 2:
        wanted = extra_of(town.rules.recipe_kind[recipe])
        if read_name(parts[1].strip(), "ingredient") != wanted:
            raise IllegalMove("rr-err-extra", {}, rule="RR-5.2")
        extra = 1
    return slot, _fills(town.rules.recipe_places[recipe], parts[0]) if colon else [], extra


def _slot(town: Town, seat: int, name: str) -> int:
    own = town.recipe[2 * seat : 2 * seat + 2]
    keys = [town.rules.recipe_keys[recipe] if recipe >= 0 else "" for recipe in own]
    kinds = [KIND_KEYS[town.rules.recipe_kind[recipe]] if recipe >= 0 else "" for recipe in own]
    found = [slot for slot in (0, 1) if kinds[slot] == name] or (matches(name, keys) if name else [])
    if len(found) != 1:
        raise InvalidMove("rr-err-not-your-recipe", {"word": f"={name}"})
    return found[0]


def _fills(places: list[int], text: str) -> list[int]:
    """``card`` fills its own place, ``listed=card`` or ``listed=card+card`` another's; in any order."""
    fills = [-1] * len(places)
    for part in text.split(","):
        listed_word, equals, card_word = part.strip().partition("=")
        listed = read_name(listed_word.strip(), "ingredient")
        fill = listed
        if equals:
            cards = sorted(read_name(word.strip(), "ingredient") for word in card_word.split("+"))
            if len(cards) > 2:
                raise _form(_COOK_FORM)
            fill = cards[0] + (32 * (cards[1] + 1) if len(cards) == 2 else 0)
        free = [at for at, place in enumerate(places) if place == listed and fills[at] < 0]
        if not free:
            raise InvalidMove("rr-err-not-listed", {"what": f"$rr-{INGREDIENT_KEYS[listed]}"})
        fills[free[0]] = fill
    if -1 in fills:
        raise InvalidMove("rr-err-place-open", {"what": f"$rr-{INGREDIENT_KEYS[places[fills.index(-1)]]}"})
    return fills
