"""Saving: a town as JSON values and back, whole, at any decision."""

from collections.abc import Mapping
from typing import Any, Final

from tableside.engine.errors import PositionError
from tableside.games.rival_restaurants.catalog.ids import CARDS
from tableside.games.rival_restaurants.core.model.memory import UNSEEN, hands_of, observer_of
from tableside.games.rival_restaurants.core.model.pending import STEP_KEYS
from tableside.games.rival_restaurants.core.model.ruleset import Rules
from tableside.games.rival_restaurants.core.model.town import Bundle, Cooking, Frame, Offer, Town, War

_NUMBERS: Final = (
    *("day", "phase", "ledger", "winners", "gone", "tick", "unused", "batches", "deck_size"),
    *("kim_hit", "kim_day", "mortimer_hit", "mortimer_day", "ready", "card_played", "power_used"),
    *("discount", "fake_sale", "blocked", "closed", "vegan", "shows", "spared", "shaken", "barred"),
    *("offers_made", "offer_number"),
)
_FLAGS: Final = ("over", "paused", "free_meat")
_LISTS: Final = (
    *("restaurant", "money", "garbage", "points", "level", "upgrades", "gourmets", "stock", "hand", "hand_size"),
    *("recipe", "stars", "chef", "place", "claim", "pawn_of", "squad", "shelf", "shelf_size", "discard", "bins"),
    *("deck", "used_cards", "recipe_layer", "recipe_known", "recipe_batch", "cooked_by"),
    *("rats_owner", "rats_shield", "rats_left", "rats_day", "pick"),
)
_FRAME: Final = ("seat", "a", "b", "c", "mask", "wait", "yes", "born")
_BUNDLE: Final = ("money", "garbage", "upgrades", "ingredients", "cards", "any_cards", "recipes", "favour")


def dump(town: Town) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(town, name) for name in (*_NUMBERS, *_FLAGS)}
    data |= {name: list(getattr(town, name)) for name in _LISTS}
    data["reason"] = town.reason
    data["seen_cards"] = sorted(town.seen_cards)
    data["stack"] = [
        [STEP_KEYS[frame.kind], *(getattr(frame, name) for name in _FRAME), list(frame.data)] for frame in town.stack
    ]
    data["wars"] = [[war.market, war.bin, war.mask, war.stand, list(war.bids), list(war.extra)] for war in town.wars]
    data["offers"] = [
        [offer.number, offer.seat, offer.to, _bundle(offer.give), _bundle(offer.want), offer.shown]
        for offer in town.offers
    ]
    data["declared"] = [
        None if cooking is None else [cooking.slots, list(cooking.fills), cooking.extras, cooking.cost]
        for cooking in town.declared
    ]
    return data


def _bundle(bundle: Bundle) -> dict[str, Any]:
    return {name: getattr(bundle, name) for name in _BUNDLE if getattr(bundle, name)}


def restore(rules: Rules, data: Mapping[str, Any]) -> Town:
    """The way back; PositionError names a field that is missing or of the wrong kind."""
    town = Town(rules)
    data = _hit_by_seat(data)
    for name in _NUMBERS:
        setattr(town, name, _typed(data, name, int))
    for name in _FLAGS:
        setattr(town, name, _typed(data, name, bool))
    for name in _LISTS:
        values = _typed(data, name, list)
        if len(values) != len(getattr(town, name)) or not all(type(value) is int for value in values):
            raise _fault(name)
        setattr(town, name, list(values))
    town.reason = _typed(data, "reason", str)
    town.seen_cards = list(_typed(data, "seen_cards", list))
    if not all(type(entry) is int and _is_memory(entry, rules.seats) for entry in town.seen_cards):
        raise _fault("seen_cards")
    try:
        town.stack = [_frame(frame) for frame in _typed(data, "stack", list)]
        town.wars = [_war(war) for war in _typed(data, "wars", list)]
        town.offers = [
            Offer(number, seat, to, _unbundle(give), _unbundle(want), shown)
            for number, seat, to, give, want, shown in _typed(data, "offers", list)
        ]
        town.declared = [
            None if cooking is None else Cooking(cooking[0], list(cooking[1]), cooking[2], cooking[3])
            for cooking in _typed(data, "declared", list)
        ]
    except (TypeError, ValueError, IndexError) as error:
        raise _fault("stack, wars, offers, declared") from error
    return town


def _hit_by_seat(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Once the chef was saved whom Kim or Mortimer hit last, not the seat (RR-7.7, RR-7.9)."""
    chefs = data.get("chef")
    if "kim_last" not in data or not isinstance(chefs, list):
        return data
    seats = {chef: pawn >> 1 for pawn, chef in enumerate(chefs)}
    mortimers = _typed(data, "mortimer_last", int)
    return {
        **data,
        "kim_hit": seats.get(_typed(data, "kim_last", int), -1),
        "mortimer_hit": seats.get(mortimers & 15, -1) if mortimers >= 0 else -1,
    }


def _is_memory(memory: int, seats: int) -> bool:
    """Whether somebody knows of a card in the hands of others."""
    observer, card, hands = observer_of(memory), memory & 63, hands_of(memory)
    outside = hands >> seats or hands >> observer & 1
    note = card == UNSEEN and memory >> 16 == 0
    return memory >= 0 and observer < seats and not outside and (card < CARDS or note)


def _fault(name: str) -> PositionError:
    return PositionError("rr-err-saved", {"where": f"={name}"})


def _typed(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise _fault(name)
    return value


def _frame(saved: list[Any]) -> Frame:
    frame = Frame(STEP_KEYS.index(saved[0]))
    for name, value in zip(_FRAME, saved[1:-1], strict=True):
        setattr(frame, name, value)
    frame.data = list(saved[-1])
    return frame


def _war(saved: list[Any]) -> War:
    war = War(saved[0], saved[1], 0, saved[2])
    war.stand = saved[3]
    war.bids = list(saved[4])
    war.extra = list(saved[5])
    return war


def _unbundle(saved: Mapping[str, Any]) -> Bundle:
    bundle = Bundle()
    for name, value in saved.items():
        if name not in _BUNDLE:
            raise ValueError(name)
        setattr(bundle, name, list(value) if isinstance(value, list) else value)
    return bundle
