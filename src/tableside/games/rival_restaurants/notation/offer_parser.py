"""Parser of what has parts: offers, acceptances and cookings from text (RR-4.6, RR-5.2)."""

import re
from typing import Final

from tableside.engine.errors import IllegalMove, InvalidMove
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, KIND_KEYS
from tableside.games.rival_restaurants.core.model.town import Bundle, Cooking, Town
from tableside.games.rival_restaurants.core.phases.barter import Acceptance, OfferTerms, find_offer
from tableside.games.rival_restaurants.core.phases.kitchen import extra_of, proposals
from tableside.games.rival_restaurants.notation.arguments import ARGUMENTS
from tableside.games.rival_restaurants.notation.codec import FormCodec
from tableside.games.rival_restaurants.notation.lexicon import matches, read_money, read_name, read_number, read_seat
from tableside.games.rival_restaurants.notation.move_table import (
    BETWEEN_THINGS,
    COOK_USAGE,
    COOKING,
    NO_THING,
    THINGS,
    Thing,
)
from tableside.games.rival_restaurants.notation.parsed_move import ParsedMove
from tableside.games.rival_restaurants.notation.spelling import offer_parts, split_outside_quotes

_MOST_COUNT: Final = 99
_LONGEST_FAVOUR: Final = 200
_BY_WORD: Final = {thing.word: thing for thing in THINGS if thing.field not in ("money", "favour")}


def _form(form: str) -> InvalidMove:
    return InvalidMove("rr-err-form", {"form": f"={form}"})


def read_offer(town: Town, text: str, forms: list[FormCodec]) -> ParsedMove:
    """An offer, or a counter-offer, which goes to the player who made the other and declines it if it was made to this
    seat alone."""
    parts = offer_parts(text)
    if parts is None:
        raise _form(" | ".join(form.usage for form in forms))
    if text.split()[0].lower() == "counter":
        counters = read_number(parts.to, 1, 999)
        offer = find_offer(town, counters)
        if offer is None:
            raise IllegalMove("rr-err-no-such-offer", {"n": counters}, rule="RR-4.6")
        to = offer.seat
    else:
        counters, to = 0, -1 if parts.to.lower() == "all" else read_seat(parts.to, town)
    give, want = _bundle(town, parts.give), _bundle(town, parts.want)
    return ParsedMove(offer=OfferTerms(to, give, want, parts.openly and bool(give.cards), counters))


def _bundle(town: Town, text: str) -> Bundle:
    bundle = Bundle()
    for part in split_outside_quotes(text, BETWEEN_THINGS.strip()):
        if part.strip() not in ("", NO_THING):
            _add(town, bundle, part.strip())
    return bundle


def _add(town: Town, bundle: Bundle, part: str) -> None:
    if re.fullmatch(r'"([^"]*")?', part):  # a quotation mark may stand alone
        favour = " ".join(part.strip('"').split())
        if bundle.favour or not 1 <= len(favour) <= _LONGEST_FAVOUR:
            raise InvalidMove("rr-err-favour", {"n": _LONGEST_FAVOUR})
        bundle.favour = favour
        return
    words = part.split()
    count = 1
    if words[0].isdecimal() and len(words) > 1:
        count = read_number(words[0], 1, _MOST_COUNT)
        words = words[1:]
    if words[0].startswith("$") and len(words) == 1:
        bundle.money += read_money(words[0])
        return
    thing = _BY_WORD.get(words[0].lower(), _BY_WORD[""])
    named = words[1:] if thing.word else words
    if len(named) != (1 if thing.argument else 0):
        thing, named = _BY_WORD[""], words
        if len(words) != 1:
            raise InvalidMove("rr-err-thing", {"word": f"={' '.join(words)}"})
    _count(town, bundle, thing, named, count)


def _count(town: Town, bundle: Bundle, thing: Thing, named: list[str], count: int) -> None:
    if not thing.argument:
        setattr(bundle, thing.field, getattr(bundle, thing.field) + count)
        return
    value = ARGUMENTS[thing.argument].read(town, named[0])
    if thing.field == "upgrades":
        if bundle.upgrades >> value & 1 or count > 1:
            raise IllegalMove("rr-err-offer-upgrade", {}, rule="RR-4.6")
        bundle.upgrades |= 1 << value
    else:
        getattr(bundle, thing.field).extend([value] * count)


def read_accept(words: list[str]) -> ParsedMove:
    """``accept NUMBER with CARD …``: cards that were asked for and not named."""
    cards = [read_name(word.strip(","), "card") for word in words[3:]]
    return ParsedMove(acceptance=Acceptance(read_number(words[1], 1, 999), cards))


def read_cooking(town: Town, seat: int, text: str) -> ParsedMove:
    """One dish, or two with ``&``. If it is not said what fills the places, the cheapest way is meant."""
    dishes = [dish.strip() for dish in text.strip()[4:].split(COOKING.dishes.strip())]
    if not 1 <= len(dishes) <= 2 or not all(dishes):
        raise _form(COOK_USAGE)
    read = sorted(_dish(town, seat, dish) for dish in dishes)
    slots = extras = 0
    for slot, _, extra in read:
        if slots >> slot & 1:
            raise _form(COOK_USAGE)
        slots |= 1 << slot
        extras |= extra << slot
    if all(fills for _, fills, _ in read):
        return ParsedMove(cooking=Cooking(slots, [fill for _, fills, _ in read for fill in fills], extras, 0))
    for proposal in sorted(proposals(town, seat), key=lambda cooking: cooking.cost):
        if proposal.slots == slots and proposal.extras == extras and _agrees(town, seat, proposal, read):
            return ParsedMove(cooking=proposal)
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
    head, colon, rest = text.partition(COOKING.places.strip())
    extra = 0
    body = rest if colon else head
    parts = re.split(rf"\s{re.escape(COOKING.extra.strip())}\s", f" {body} ")
    if len(parts) > 2:
        raise _form(COOK_USAGE)
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
    for part in text.split(COOKING.place.strip()):
        listed_word, equals, card_word = part.strip().partition(COOKING.instead)
        listed = read_name(listed_word.strip(), "ingredient")
        fill = listed
        if equals:
            cards = sorted(read_name(word.strip(), "ingredient") for word in card_word.split(COOKING.pair))
            if len(cards) > 2:
                raise _form(COOK_USAGE)
            fill = cards[0] + (32 * (cards[1] + 1) if len(cards) == 2 else 0)
        free = [at for at, place in enumerate(places) if place == listed and fills[at] < 0]
        if not free:
            raise InvalidMove("rr-err-not-listed", {"what": f"$rr-{INGREDIENT_KEYS[listed]}"})
        fills[free[0]] = fill
    if -1 in fills:
        raise InvalidMove("rr-err-place-open", {"what": f"$rr-{INGREDIENT_KEYS[places[fills.index(-1)]]}"})
    return fills
