"""Days: what each seat needed, bought and cooked, how good each trade was for both sides, and which one was missed."""

from collections.abc import Sequence
from typing import Final

from tableside.bots.rival_restaurants.decision import decision_of
from tableside.bots.rival_restaurants.trading.deals import best_offer, carry_out
from tableside.bots.rival_restaurants.valuation.weights import PLANNER
from tableside.engine.chance import FastChance
from tableside.engine.errors import Arg
from tableside.engine.events import Event
from tableside.engine.state import State
from tableside.games.rival_restaurants.core.machine import play_terms
from tableside.games.rival_restaurants.core.model.pending import BUYING
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.core.phases.barter import Acceptance
from tableside.games.rival_restaurants.core.phases.barter_events import terms
from tableside.games.rival_restaurants.notation.parser import parse
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.games.rival_restaurants.view.table import view_of
from tableside.review.model import WHOLE, Day, SeatDay, Trade
from tableside.review.rival_restaurants.trials import Change, Lead, Outlook, compared
from tableside.review.timeline import Timeline, Turning

_SEED: Final = 24
_ROUNDS: Final = 24
_LEAST: Final = 0.3  # what a missed deal must bring, in hundreds of dollars, as the master counts
_MARGIN: Final = 0.3
_BOUGHT: Final = ("rr-log-bought-bin", "rr-log-bought-shelf", "rr-log-bought-upgrade", "rr-log-takes")
_PAID: Final = ("rr-log-bought-bin", "rr-log-bought-shelf", "rr-log-bought-upgrade", "rr-log-bought-card")


def by_day(timeline: Timeline) -> dict[int, list[Turning]]:
    """The moves of every day that began."""
    groups: dict[int, list[Turning]] = {}
    for turning in timeline.turnings:
        day = _town(turning.state).day
        if day:
            groups.setdefault(day, []).append(turning)
    return groups


def day_of(day: int, turnings: Sequence[Turning]) -> Day:
    morning, night = _town(turnings[0].state), _town(turnings[-1].after)
    events = [event for turning in turnings for event in turning.events]
    trades = [trade for turning in turnings for trade in _trades(turning)]
    return Day(
        day=day,
        number=turnings[0].number - 1,
        seats=[_seat_day(seat, morning, night, events) for seat in range(morning.seats)],
        trades=trades,
        missed=_missed(turnings, events),
    )


def _seat_day(seat: int, morning: Town, night: Town, events: Sequence[Event]) -> SeatDay:
    mine = [event for event in events if event.args.get("seat") == f"@{seat}"]
    return SeatDay(
        needed=[f"$rr-{key}" for key in view_of(morning, None).seats[seat].needs],
        bought=[str(event.args["what"]) for event in mine if event.id in _BOUGHT],
        cooked=[recipe for event in mine if event.id == "rr-log-cooks" for recipe in _several(event.args["recipes"])],
        points=night.points[seat] - morning.points[seat],
        spent=sum(int(str(event.args["money"])) for event in mine if event.id in _PAID),
    )


def _several(value: Arg) -> list[str]:
    return [str(value)] if isinstance(value, int | str) else list(value)


# ---- trades -------------------------------------------------------------------------------------------------------


def _trades(turning: Turning) -> list[Trade]:
    """The trade that a move made, rated by what both would have been worth without it."""
    if not any(event.id == "rr-log-trades" for event in turning.events) or turning.by_clock or turning.by_table:
        return []
    town = _town(turning.state)
    accepted = parse(town, turning.seat, turning.entry.move).acceptance
    if accepted is None:
        return []
    offer = next(each for each in town.offers if each.number == accepted.number)
    chosen = Acceptance(accepted.number, accepted.cards)
    made, without = rated(
        town,
        [lambda twin, context: play_terms(twin, context, turning.seat, chosen), lambda twin, _: _drop(twin, offer)],
        turning.number,
    )
    return [_told(town, turning.number, offer, turning.seat, made, without)]


def _drop(town: Town, offer: Offer) -> None:
    town.offers = [each for each in town.offers if each.number != offer.number]


def rated(town: Town, changes: Sequence[Change], number: int) -> list[Outlook]:
    """Several ways on from a town in which everything lies open to the analyst."""
    return compared(town, town.copy, changes, -1, _ROUNDS, FastChance((_SEED << 20) + number))


def _told(town: Town, number: int, offer: Offer, taker: int, made: Outlook, without: Outlook) -> Trade:
    seats = [offer.seat, taker]
    return Trade(
        number=number,
        seats=seats,
        gains=[round(WHOLE * Lead(made, without, seat).mean) for seat in seats],
        gives=list(terms(town, offer.give, True)),
        gets=list(terms(town, offer.want, True)),
    )


def _missed(turnings: Sequence[Turning], events: Sequence[Event]) -> list[Trade]:
    """The best deal that was left when everybody had bought: good for both, and nobody had offered it."""
    buying = [turning for turning in turnings if (stack := _town(turning.state).stack) and stack[-1].kind == BUYING]
    if not buying:
        return []
    last = buying[-1]
    town = _town(last.state)
    offered = [(event.args["seat"], event.args["give"], event.args["want"]) for event in events if _offers(event)]
    best: tuple[float, Trade] | None = None
    for seat in range(town.seats):
        if town.gone >> seat & 1:
            continue
        offer = best_offer(decision_of(town, seat, PLANNER, FastChance(_SEED)), _LEAST, _MARGIN)
        if offer is None:
            continue
        if (f"@{seat}", terms(town, offer.give, False), terms(town, offer.want, True)) in offered:
            continue
        made, without = rated(town, [_dealt(offer), lambda twin, _: None], last.number)
        least = min(Lead(made, without, each).safely(1.0) for each in (offer.seat, offer.to))
        if least > 0 and (best is None or least > best[0]):
            best = least, _told(town, last.number, offer, offer.to, made, without)
    return [best[1]] if best is not None else []


def _dealt(offer: Offer) -> Change:
    return lambda twin, _: carry_out(twin, offer, offer.to)


def _offers(event: Event) -> bool:
    return event.id == "rr-log-offers"


def _town(state: State) -> Town:
    assert isinstance(state, RivalRestaurantsState)
    return state.town
