"""Advice: why a bot plays what it plays, as a message. It is based on the view, which a person sees too."""

from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.catalog.ids import FIRST, INGREDIENT_KEYS, MARKET_KEYS
from tableside.games.rival_restaurants.view.table import RivalRestaurantsView, SeatView

Message = tuple[str, dict[str, Arg]]
_PLAIN = {
    "ready": "ready",
    "bid": "bid",
    "drop": "drop",
    "stand": "drop",
    "dump": "dump",
    "sell": "sell",
    "accept": "trade",
    "offer": "trade",
    "decline": "decline",
    "play": "card",
    "use": "power",
    "clam": "clam",
    "pass": "pass",
    "keep": "keep",
}


def explain(view: RivalRestaurantsView, seat: int, move: str) -> Message:
    """A message id and its arguments."""
    verb, *rest = move.split()
    side = view.seats[seat]
    if verb == "go":
        return _going(side, rest[0])
    if (verb == "claim" and rest[0] != "none") or (verb == "buy" and rest[-1].isdecimal()):
        place, bin = (side.chefs[0].place, rest[0]) if verb == "claim" else (rest[0], rest[1])
        if place in MARKET_KEYS:
            card = view.markets[MARKET_KEYS.index(place)].bins[int(bin) - 1]
            return _needing(side, card) if card is not None else ("rr-why-best", {})
    if verb == "cook":
        return ("rr-why-wait", {}) if rest == ["nothing"] else ("rr-why-cook", {})
    if verb == "buy":
        return ("rr-why-shelf" if rest[-1] == "shelf" else "rr-why-invest", {})
    return (f"rr-why-{_PLAIN.get(verb, 'best')}", {})


def _needing(side: SeatView, card: str) -> Message:
    """The recipe that lacks a card."""
    for recipe in side.recipes:
        if card in recipe.missing:
            last = len(recipe.missing) == 1
            return ("rr-why-completes" if last else "rr-why-needs", {"recipe": recipe.name})
    return "rr-why-useful", {}


def _going(side: SeatView, place: str) -> Message:
    """What is missing and sold there."""
    if place not in MARKET_KEYS:
        return ("rr-why-island-garbage" if side.garbage else "rr-why-island", {})
    market = MARKET_KEYS.index(place)
    sold = INGREDIENT_KEYS[FIRST[market] : FIRST[market + 1]]
    wanted = [f"$rr-{key}" for key in sold if key in side.needs]
    return ("rr-why-sold-there", {"what": wanted}) if wanted else ("rr-why-best", {})
