"""Snapshots: a town as JSON values and back, whole, at any decision; and what its digest is made of.

Both go through the table of fields (``core/model/fields.py``). A snapshot has a version, and its fields by name. Lists
by card or chef run over the cards and chefs of the game, which its options name: one that joins the catalog later
changes neither the snapshots nor the digests of older games.

Version 1 had no number, and lists where version 2 has pending decisions, wars, offers and cookings by the names of
their fields. The digest is still made of that form, so that the digests in old records hold.
"""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, Final

from tableside.engine.errors import PositionError
from tableside.games.rival_restaurants.catalog.ids import CARDS, CHEFS
from tableside.games.rival_restaurants.core.model.fields import BUNDLE, TABLES, TOWN, Field
from tableside.games.rival_restaurants.core.model.memory import UNSEEN, hands_of, observer_of
from tableside.games.rival_restaurants.core.model.pending import STEP_KEYS
from tableside.games.rival_restaurants.core.model.ruleset import Rules
from tableside.games.rival_restaurants.core.model.town import Bundle, Cooking, Offer, Pending, Town, War

VERSION: Final = 2
_SAVED: Final = [field for field in TOWN.fields if field.saved]
_LATER: Final = [field for field in _SAVED if field.since > 1]
_NESTED: Final = [field for field in _SAVED if field.form.startswith("[")]
_TYPES: Final = {"number": int, "flag": bool, "text": str}
_LISTS: Final = ("numbers", "bag", "by-card", "by-chef")


class _Shape:
    """How things of a class are written; made once, since every move of a served game has its digest."""

    def __init__(self, fields: list[Field]) -> None:
        self.names = [field.name for field in fields]
        self.values = attrgetter(*self.names)
        self.lists = [at for at, field in enumerate(fields) if field.form in _LISTS]
        self.others = [(at, field.form) for at, field in enumerate(fields) if field.form not in (*_TYPES, "numbers")]


_TOWN: Final = _Shape(_SAVED)
_SHAPES: Final = {name: _Shape(table.fields) for name, table in TABLES.items()}


def dump(town: Town) -> dict[str, Any]:
    """The snapshot of a town."""
    values = _values(town, town, _TOWN, _by_name)
    for at in _TOWN.lists:
        values[at] = values[at][:]
    return {"version": VERSION, **dict(zip(_TOWN.names, values, strict=True))}


def digest_data(town: Town) -> dict[str, Any]:
    """What the digest of a town is made of. It shares lists with the town."""
    data = dict(zip(_TOWN.names, _values(town, town, _TOWN, _in_order), strict=True))
    for field in _LATER:
        if data[field.name] == getattr(Town(town.rules), field.name):
            del data[field.name]
    return data


def _values(town: Town, thing: Any, shape: _Shape, nested: Any) -> list[Any]:
    """The fields of a thing in their order, as JSON values; ``nested`` writes what lies within it."""
    values = list(shape.values(thing))
    for at, form in shape.others:
        values[at] = _written(town, values[at], form, nested)
    return values


def _written(town: Town, value: Any, form: str, nested: Any) -> Any:
    if form == "bag":
        return sorted(value)
    if form == "by-card":
        return _picked(value, CARDS, town.rules.cards)
    if form == "by-chef":
        return _picked(value, CHEFS, town.rules.chefs)
    if form == "step":
        return STEP_KEYS[value]
    name = form.strip("[?]")
    if form.startswith("["):
        return [None if each is None else nested(town, each, name) for each in value]
    return nested(town, value, name)


def _by_name(town: Town, thing: Any, name: str) -> dict[str, Any]:
    """A thing by the names of its fields."""
    shape = _SHAPES[name]
    if name == BUNDLE.name:
        return _filled(thing, shape)
    values = _values(town, thing, shape, _by_name)
    for at in shape.lists:
        values[at] = values[at][:]
    return dict(zip(shape.names, values, strict=True))


def _in_order(town: Town, thing: Any, name: str) -> Any:
    """A thing as version 1 wrote it: the values of its fields in their order."""
    shape = _SHAPES[name]
    return _filled(thing, shape) if name == BUNDLE.name else _values(town, thing, shape, _in_order)


def _filled(bundle: Any, shape: _Shape) -> dict[str, Any]:
    """A side of an offer: only what is in it. It never changes, so its lists may be shared."""
    return {name: value for name, value in zip(shape.names, shape.values(bundle), strict=True) if value}


def _picked(values: list[int], width: int, places: list[int]) -> list[int]:
    """Of every row the places that the game knows."""
    if len(places) == width:
        return values
    return [values[row + place] for row in range(0, len(values), width) for place in places]


def restore(rules: Rules, data: Mapping[str, Any]) -> Town:
    """The inverse. PositionError names a field that is missing or of the wrong kind."""
    data = _of_today(data)
    town = Town(rules)
    for field in _SAVED:
        if field.name in data or field.since <= data["version"]:
            setattr(town, field.name, _read(rules, data, field, field.name, getattr(town, field.name)))
    if not all(_is_memory(entry, rules.seats) for entry in town.seen_cards):
        raise _fault("seen_cards")
    return town


def _read(rules: Rules, data: Mapping[str, Any], field: Field, where: str, start: Any) -> Any:
    """A field; ``start`` is its first value: a list of the town is as long for ever."""
    value, form = data.get(field.name), field.form
    if form in _TYPES:
        return _typed(value, _TYPES[form], where)
    if form == "step":
        if value not in STEP_KEYS:
            raise _fault(where)
        return STEP_KEYS.index(value)
    if form.startswith("["):
        if form.endswith("?]") and len(_typed(value, list, where)) != len(start):
            raise _fault(where)
        return [
            None if each is None and form.endswith("?]") else _thing(rules, each, form.strip("[?]"), f"{where}.{at}")
            for at, each in enumerate(_typed(value, list, where))
        ]
    if form not in _LISTS:
        return _thing(rules, value, form, where)
    values = list(_typed(value, list, where))
    if not all(type(each) is int for each in values):
        raise _fault(where)
    if form == "by-card":
        return _placed(values, CARDS, rules.cards, start, where)
    if form == "by-chef":
        return _placed(values, CHEFS, rules.chefs, start, where)
    if form == "numbers" and start and len(values) != len(start):
        raise _fault(where)
    return values


def _placed(values: list[int], width: int, places: list[int], start: list[int], where: str) -> list[int]:
    """Of every row the places that the game knows, in a list with places for all."""
    if len(values) * width != len(start) * len(places):
        raise _fault(where)
    found = start[:]
    for at, value in enumerate(values):
        row, place = divmod(at, len(places))
        found[row * width + places[place]] = value
    return found


def _thing(rules: Rules, data: Any, name: str, where: str) -> Any:
    """A pending decision, a war, an offer or a side of it, or a cooking."""
    table, thing = TABLES[name], _MAKERS[name]()
    names = {field.name for field in table.fields}
    if not isinstance(data, Mapping) or not names.issuperset(data):
        raise _fault(where)
    for field in table.fields:
        if table is not BUNDLE or field.name in data:
            setattr(thing, field.name, _read(rules, data, field, f"{where}.{field.name}", None))
    return thing


_MAKERS: Final[dict[str, Any]] = {
    "Pending": lambda: Pending(0),
    "War": lambda: War(0, 0, 0, 0),
    "Bundle": Bundle,
    "Offer": lambda: Offer(0, 0, 0, Bundle(), Bundle(), False),
    "Cooking": lambda: Cooking(0, [], 0, 0),
}


def _of_today(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A snapshot of any version in the form of today's."""
    version = data.get("version", 1)
    if type(version) is not int or not 1 <= version <= VERSION:
        raise _fault("version")
    if version > 1:
        return data
    named = {field.name: _named(data, field) for field in _NESTED}
    return {"version": 1, **_hit_by_seat(data), **named}


def _named(data: Mapping[str, Any], field: Field) -> list[Any]:
    """What version 1 wrote as a list, by the names of its fields."""
    table = TABLES[field.form.strip("[?]")]
    names = [each.name for each in table.fields]
    found: list[Any] = []
    for at, values in enumerate(_typed(data.get(field.name), list, field.name)):
        if values is not None and (not isinstance(values, list) or len(values) != len(names)):
            raise _fault(f"{field.name}.{at}")
        found.append(None if values is None else dict(zip(names, values, strict=True)))
    return found


def _hit_by_seat(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Release 0.1.0 saved the chef whom Kim or Mortimer hit last, not the seat (RR-7.7, RR-7.9)."""
    chefs = data.get("chef")
    if "kim_last" not in data or not isinstance(chefs, list):
        return data
    seats = {chef: pawn >> 1 for pawn, chef in enumerate(chefs)}
    mortimers = _typed(data.get("mortimer_last"), int, "mortimer_last")
    return {
        **data,
        "kim_hit": seats.get(_typed(data.get("kim_last"), int, "kim_last"), -1),
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


def _typed(value: Any, kind: type, where: str) -> Any:
    if type(value) is not kind:
        raise _fault(where)
    return value
