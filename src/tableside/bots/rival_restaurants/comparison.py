"""Comparison: why one move is better than another. Each reason is a fact about the position, or a count of trials.

Only what lies open is used (RR-1.7), so a reason never says what its reader could not have known. ``advice`` says why a
single move makes sense.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tableside.bots.rival_restaurants.advice import Message
from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.trading.deals import carry_out
from tableside.bots.rival_restaurants.trading.offers import offer_of
from tableside.bots.rival_restaurants.valuation.cooking_value import best_points
from tableside.bots.rival_restaurants.valuation.weights import PLANNER
from tableside.engine.chance import FastChance
from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.catalog.ids import GOAL, INGREDIENT_KEYS, ISLAND, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.context import what, where, who
from tableside.games.rival_restaurants.core.model.moves import ACCEPT, BUY_BIN, CLAIM, GO, arg_a, arg_b, kind_of
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.core.phases.kitchen import cooking_points
from tableside.games.rival_restaurants.notation.parsed_move import ParsedMove
from tableside.games.rival_restaurants.notation.parser import parse
from tableside.games.rival_restaurants.view.table import RecipeView, RivalRestaurantsView, view_of

_MOST: Final = 3  # reasons of one move
_CLEAR: Final = 0.25  # points a night that make a difference worth telling


@dataclass(frozen=True)
class Choice:
    """A decision of a seat: the two moves, and the points of everybody in so many imagined evenings after each."""

    town: Town
    seat: int
    better: str
    played: str
    evenings: int
    better_points: list[int]
    played_points: list[int]

    @property
    def view(self) -> RivalRestaurantsView:
        return view_of(self.town, self.seat)

    def parsed(self, move: str) -> ParsedMove:
        return parse(self.town, self.seat, move)


def compare(choice: Choice) -> list[Message]:
    """The reasons for the better move, the weightiest first."""
    found: list[Message] = []
    for reason in _REASONS:
        found += reason(choice)
    return found[:_MOST] or [("rr-because-estimate", {"n": choice.evenings})]


# ---- cooking ------------------------------------------------------------------------------------------------------


def _cooking(choice: Choice) -> list[Message]:
    """What is cooked tonight scores so many points."""
    better, played = choice.parsed(choice.better), choice.parsed(choice.played)
    if better.cooking is None:
        return []
    level = choice.town.level[choice.seat]
    now = cooking_points(choice.town, choice.seat, better.cooking, level)
    other = cooking_points(choice.town, choice.seat, played.cooking, level) if played.cooking is not None else 0
    if choice.town.points[choice.seat] + now >= GOAL > choice.town.points[choice.seat] + other:
        return [("rr-because-wins-tonight", {"seat": who(choice.seat), "n": GOAL})]
    return [("rr-because-points-tonight", {"seat": who(choice.seat), "n": now - other})] if now > other else []


# ---- trades -------------------------------------------------------------------------------------------------------


def _trade(choice: Choice) -> list[Message]:
    """Who could cook tonight because of a trade, and could not without it."""
    for move, accepted in ((choice.better, True), (choice.played, False)):
        parsed = choice.parsed(move)
        number = parsed.acceptance.number if parsed.acceptance is not None else -1
        if number < 0 and parsed.move >= 0 and kind_of(parsed.move) == ACCEPT:
            number = arg_a(parsed.move)
        if number >= 0:
            offer = offer_of(choice.town, number)
            gainer = choice.seat if accepted else offer.seat
            return _opens_kitchen(choice.town, offer, choice.seat, gainer, accepted)
    return []


def _opens_kitchen(town: Town, offer: Offer, taker: int, gainer: int, accepted: bool) -> list[Message]:
    before, after = tonight(town, gainer), tonight_after(town, offer, taker, gainer)
    if town.points[gainer] + after >= GOAL > town.points[gainer] + before:
        return [("rr-because-trade-wins" if accepted else "rr-because-trade-lets-win", {"seat": who(gainer)})]
    if after > before:
        id = "rr-because-trade-cooks" if accepted else "rr-because-trade-lets-cook"
        return [(id, {"seat": who(gainer), "n": after, "m": before})]
    return []


def tonight(town: Town, seat: int) -> int:
    """The most points a seat could cook tonight with what it holds."""
    return best_points(Decision(town, seat, PLANNER, FastChance(0)), seat)


def tonight_after(town: Town, offer: Offer, taker: int, seat: int) -> int:
    twin = town.copy()
    carry_out(twin, offer, taker)
    return tonight(twin, seat)


# ---- ingredients --------------------------------------------------------------------------------------------------


def _ingredients(choice: Choice) -> list[Message]:
    """What the two moves take from the bins, and who needs it."""
    better, played = _taken(choice, choice.better), _taken(choice, choice.played)
    found: list[Message] = []
    for key in [key for key in better if key not in played]:
        found += _needed(choice, key)
    if not found:
        return []
    for key in [key for key in played if key not in better]:
        if key not in choice.view.seats[choice.seat].needs:
            found.append(("rr-because-not-needed", {"seat": who(choice.seat), "what": f"$rr-{key}"}))
    return found


def _taken(choice: Choice, move: str) -> list[str]:
    """The ingredients that a move claims or buys from bins."""
    code = choice.parsed(move).move
    town, seat = choice.town, choice.seat
    if code < 0:
        return []
    if kind_of(code) == BUY_BIN:
        return _cards(town, [(arg_a(code), arg_b(code))])
    if kind_of(code) == CLAIM:
        pawns = zip((2 * seat, 2 * seat + 1), (arg_a(code), arg_b(code)), strict=True)
        return _cards(town, [(town.place[pawn], bin) for pawn, bin in pawns])
    return []


def _cards(town: Town, places: list[tuple[int, int]]) -> list[str]:
    found = []
    for market, bin in places:
        if market < MARKETS and bin < MOST_BINS and town.bins[market * MOST_BINS + bin] >= 0:
            found.append(INGREDIENT_KEYS[town.bins[market * MOST_BINS + bin]])
    return found


def _needed(choice: Choice, key: str) -> list[Message]:
    """Which recipes lack an ingredient: the seat's own first, then those of rivals."""
    found: list[Message] = []
    name = f"$rr-{key}"
    for recipe in _lacking(choice.view, choice.seat, key)[:1]:
        args: dict[str, Arg] = {"seat": who(choice.seat), "what": name, "recipe": recipe.name}
        if len(recipe.missing) == 1:
            found.append(("rr-because-completes", args))
        else:
            rest = list(recipe.missing)
            rest.remove(key)
            found.append(("rr-because-needs", {**args, "rest": [f"$rr-{other}" for other in rest]}))
    for rival in range(choice.town.seats):
        for recipe in _lacking(choice.view, rival, key)[:1] if rival != choice.seat else []:
            found.append(("rr-because-denies", {"seat": who(rival), "what": name, "recipe": recipe.name}))
    return found


def _lacking(view: RivalRestaurantsView, seat: int, key: str) -> list[RecipeView]:
    found = [recipe for recipe in view.seats[seat].recipes if key in recipe.missing]
    return sorted(found, key=lambda recipe: len(recipe.missing))


# ---- places -------------------------------------------------------------------------------------------------------


def _places(choice: Choice) -> list[Message]:
    """What lies on display at the two places that the seat needs."""
    better, played = choice.parsed(choice.better).move, choice.parsed(choice.played).move
    if better < 0 or played < 0 or kind_of(better) != GO or kind_of(played) != GO:
        return []
    found: list[Message] = []
    mine = choice.view.seats[choice.seat]
    for here, there in ((arg_a(better), arg_a(played)), (arg_b(better), arg_b(played))):
        if here == there:
            continue
        shown, other = on_display(choice, here), on_display(choice, there)
        if shown and len(shown) > len(other):
            args: dict[str, Arg] = {"seat": who(choice.seat), "where": where(here), "what": shown}
            found.append(("rr-because-on-display", args))
        if here == ISLAND and mine.garbage:
            found.append(("rr-because-garbage", {"seat": who(choice.seat), "n": mine.garbage}))
        if there < MARKETS and not other:
            found.append(("rr-because-nothing-there", {"seat": who(choice.seat), "where": where(there)}))
    return found


def on_display(choice: Choice, place: int) -> list[str]:
    """The needed ingredients in the bins of a place."""
    if place >= MARKETS:
        return []
    needs = choice.view.seats[choice.seat].needs
    bins = choice.town.bins[place * MOST_BINS : (place + 1) * MOST_BINS]
    cards = sorted({card for card in bins if card >= 0 and INGREDIENT_KEYS[card] in needs})
    return [what(card) for card in cards]


# ---- trials -------------------------------------------------------------------------------------------------------


def _evenings(choice: Choice) -> list[Message]:
    """How the same imagined evenings went after both moves."""
    found: list[Message] = []
    least = _CLEAR * choice.evenings
    mine = choice.seat
    if choice.better_points[mine] - choice.played_points[mine] >= least:
        found.append(_evening("rr-because-evenings", choice, mine))
    rivals = [seat for seat in range(choice.town.seats) if seat != mine]
    held = max(rivals, key=lambda seat: choice.played_points[seat] - choice.better_points[seat])
    if choice.played_points[held] - choice.better_points[held] >= least:
        found.append(_evening("rr-because-evenings-rival", choice, held))
    return found


def _evening(id: str, choice: Choice, seat: int) -> Message:
    better, played = choice.better_points[seat], choice.played_points[seat]
    return id, {"seat": who(seat), "n": choice.evenings, "better": better, "played": played}


_REASONS: Final[tuple[Callable[[Choice], list[Message]], ...]] = (_cooking, _trade, _ingredients, _places, _evenings)

__all__ = ["Choice", "compare", "on_display", "tonight", "tonight_after"]
