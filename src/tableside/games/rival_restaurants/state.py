"""State of Rival Restaurants: the rules behind the contract of the engine, with moves as text."""

from collections.abc import Mapping
from typing import Any, Final, Self

from tableside.engine.chance import Chance
from tableside.engine.errors import IllegalMove, InvalidMove
from tableside.engine.events import Event
from tableside.engine.state import CLOCK, Outcome, State, Timer
from tableside.games.rival_restaurants.catalog.ids import NO_CARD
from tableside.games.rival_restaurants.core import machine
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.moves import (
    ACCEPT,
    CHEF,
    CLAIM,
    GO,
    NPC,
    READY,
    RESTAURANT,
    SQUAD,
    UNREADY,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.pending import (
    BUYING,
    CLAIMS,
    DECLARE,
    DESTINATIONS,
    POWERS,
    SPREE,
    STEP_KEYS,
)
from tableside.games.rival_restaurants.core.model.town import Cooking, Pending, Town
from tableside.games.rival_restaurants.core.phases.auction import alone
from tableside.games.rival_restaurants.core.phases.barter import accept, check_accept, check_offer, find_offer, propose
from tableside.games.rival_restaurants.core.phases.declare import check_cooking
from tableside.games.rival_restaurants.core.registry import STEPS, refuse
from tableside.games.rival_restaurants.determinize import imagine
from tableside.games.rival_restaurants.notation.formatter import (
    write,
    write_accept,
    write_all,
    write_bundle,
    write_cooking,
    write_offer,
)
from tableside.games.rival_restaurants.notation.parsed_move import Acceptance, OfferTerms, Said
from tableside.games.rival_restaurants.notation.parser import read
from tableside.games.rival_restaurants.snapshot import digest_data, dump
from tableside.games.rival_restaurants.view.own import CookingView, cooking_view
from tableside.games.rival_restaurants.view.table import RivalRestaurantsView, view_of

TIME_UP: Final = "time-up"
PAUSE: Final = "pause"
RESUME: Final = "resume"
GO_ON: Final = "go-on"  # somebody left, and nobody has to decide any more
_CLOCK_MOVES: Final = (TIME_UP, PAUSE, RESUME, GO_ON)
_SECRET: Final = (GO, CLAIM, READY, UNREADY, RESTAURANT, CHEF, NPC, SQUAD)
_PHASES: Final = (POWERS, BUYING, SPREE)
_CHOOSING: Final = (DESTINATIONS, CLAIMS)  # cards may be played here too (RR-3.4)
_NO_LIMITS: Final[dict[str, int]] = {}


def _named(pending: Pending) -> str:
    return f"{STEP_KEYS[pending.kind]}-{pending.born}"


class RivalRestaurantsState(State):
    """``town`` is the fast form that bots and environments work with; ``limits`` are seconds by kind of step."""

    def __init__(self, town: Town, limits: Mapping[str, int] = _NO_LIMITS, opening: list[Event] | None = None) -> None:
        self.town = town
        self.seats = town.seats
        self.limits = limits
        self._opening = opening or []
        self._revealed = False

    def asked(self) -> tuple[int, ...]:
        mask = machine.asked(self.town)
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def question(self) -> str:
        """The step, and when it began: who is ready in one phase is not yet ready in the next (RR-3.7)."""
        return _named(self.town.stack[-1]) if self.town.stack else ""

    def legal_moves(self, seat: int) -> list[str]:
        if seat == CLOCK:
            return self._clock_moves()
        return write_all(self.town, seat, machine.legal(self.town, seat))

    def check(self, seat: int, move: str) -> None:
        if seat == CLOCK or move in (PAUSE, RESUME):
            self._check_clock(seat, move)
            return
        self._check(seat, read(self.town, seat, move))

    def foretell(self, seat: int, move: str) -> CookingView | None:
        """Any way of cooking, with every plus and minus of its points (RR-5.3)."""
        said = read(self.town, seat, move)
        return cooking_view(self.town, seat, said.cooking) if said.cooking is not None else None

    def play(self, seat: int, move: str, chance: Chance) -> list[Event]:
        context = Context(chance, True)
        if seat == CLOCK or move in (PAUSE, RESUME):
            self._check_clock(seat, move)
            self._clock(context, seat, move)
            return context.events
        said = read(self.town, seat, move)
        self._check(seat, said)
        top = self.town.stack[-1]
        self._play(context, seat, said)
        still = bool(self.town.stack) and self.town.stack[-1] is top
        quiet = said.cooking is not None or kind_of(said.move) in _SECRET
        self._revealed = not (still and quiet and said.offer is None and said.acceptance is None)
        return context.events

    def canonical(self, seat: int, move: str) -> str:
        if seat == CLOCK or move in (PAUSE, RESUME):
            return move
        said = read(self.town, seat, move)
        if said.offer is not None:
            return self._offer_text(said.offer)
        if said.acceptance is not None:
            return write_accept(said.acceptance.number, said.acceptance.cards)
        if said.cooking is not None:
            return write_cooking(self.town, seat, said.cooking)
        return write(self.town, seat, said.move)

    def revealed(self) -> bool:
        return self._revealed

    def opening_events(self) -> list[Event]:
        return self._opening

    def view(self, seat: int | None) -> RivalRestaurantsView:
        return view_of(self.town, seat)

    def copy(self) -> Self:
        return type(self)(self.town.copy(), self.limits)

    def dump(self) -> dict[str, Any]:
        return dump(self.town)

    def digest_data(self) -> dict[str, Any]:
        return digest_data(self.town)

    def outcome(self) -> Outcome | None:
        if not self.town.over:
            return None
        winners = tuple(seat for seat in range(self.seats) if self.town.winners >> seat & 1)
        return Outcome(winners, tuple(self.town.points), self.town.reason)

    def concede(self, seat: int, reason: str) -> list[Event]:
        context = Context(Chance(), True)
        machine.leave(self.town, context, seat, reason)
        return context.events

    def determinise(self, seat: int, chance: Chance) -> Self:
        return type(self)(imagine(self.town, seat, chance), self.limits)

    def timers(self) -> list[Timer]:
        """The limit of the question on top, and those of phases below it, which stand still meanwhile (RR-9.1)."""
        timers: list[Timer] = []
        for pending in self.town.stack:
            top = pending is self.town.stack[-1]
            seconds = self.limits.get(STEPS[pending.kind].limit, 0)
            stopped = pending.kind in _PHASES or (pending.kind in _CHOOSING and pending.born >= 0)
            if seconds and (top or stopped):
                seats = self.asked() if top and pending.kind not in _PHASES else ()
                timers.append(Timer(_named(pending), seconds, TIME_UP, top and not self.town.paused, seats))
        if self._goes_on():
            timers.append(Timer(f"gone-{self.town.tick}", 0, GO_ON))
        return timers

    # moves of players

    def _check(self, seat: int, said: Said) -> None:
        if self.town.over:
            raise refuse("over", {}, "RR-6.1")
        if self.town.gone >> seat & 1 and not machine.legal(self.town, seat):
            raise refuse("gone", {}, "RR-6.1")
        if said.offer is not None:
            self._check_offer(seat, said.offer)
        elif said.acceptance is not None:
            self._check_acceptance(seat, said.acceptance)
        elif said.cooking is not None:
            self._check_cooking(seat, said.cooking)
        else:
            machine.check(self.town, seat, said.move)

    def _play(self, context: Context, seat: int, said: Said) -> None:
        town = self.town
        if said.offer is not None:
            town.tick += 1
            self._withdraw_countered(context, seat, said.offer)
            propose(town, context, seat, said.offer.to, said.offer.give, said.offer.want, said.offer.shown)
            machine.settle(town, context)
        elif said.acceptance is not None:
            town.tick += 1
            offer = find_offer(town, said.acceptance.number)
            assert offer is not None
            accept(town, context, seat, offer, said.acceptance.cards)
            machine.settle(town, context)
        elif said.cooking is not None:
            machine.declare_cooking(town, context, seat, said.cooking)
        else:
            machine.play(town, context, seat, said.move)

    def _in_market(self, seat: int) -> None:
        """Barter is for phase 2 only (RR-3.5)."""
        if not self.town.stack or self.town.stack[-1].kind != BUYING or self.town.gone >> seat & 1:
            raise refuse("no-barter-now", {}, "RR-4.6")

    def _check_offer(self, seat: int, offer: OfferTerms) -> None:
        self._in_market(seat)
        if offer.counters:
            first = find_offer(self.town, offer.counters)
            if first is None or first.seat == seat or first.to not in (-1, seat):
                raise refuse("offer-not-to-you", {"n": offer.counters}, "RR-4.6")
        check_offer(self.town, seat, offer.to, offer.give, offer.want)

    def _withdraw_countered(self, context: Context, seat: int, offer: OfferTerms) -> None:
        """A counter-offer declines what it answers, if that was to oneself alone."""
        first = find_offer(self.town, offer.counters) if offer.counters else None
        if first is not None and first.to == seat:
            self.town.offers.remove(first)
            context.tell("declines", {"seat": who(seat), "n": first.number})

    def _check_acceptance(self, seat: int, acceptance: Acceptance) -> None:
        self._in_market(seat)
        if len(acceptance.cards) <= 1:
            card = acceptance.cards[0] if acceptance.cards else NO_CARD
            machine.check(self.town, seat, make(ACCEPT, acceptance.number, card))
            return
        offer = find_offer(self.town, acceptance.number)
        if offer is None:
            raise refuse("no-such-offer", {"n": acceptance.number}, "RR-4.6")
        if offer.seat == seat or offer.to not in (-1, seat):
            raise refuse("offer-not-to-you", {"n": acceptance.number}, "RR-4.6")
        check_accept(self.town, seat, offer, acceptance.cards)

    def _check_cooking(self, seat: int, cooking: Cooking) -> None:
        pending = self.town.stack[-1]
        if pending.kind != DECLARE or not pending.wait >> seat & 1:
            raise refuse("not-asked", {"step": "$rr-step-declare"}, "RR-5.1")
        check_cooking(self.town, seat, cooking)

    def _offer_text(self, offer: OfferTerms) -> str:
        if not offer.counters:
            return write_offer(self.town, offer.to, offer.give, offer.want, offer.shown)
        openly = " openly" if offer.shown else ""
        sides = f"{write_bundle(self.town, offer.give)} for {write_bundle(self.town, offer.want)}"
        return f"counter {offer.counters}{openly}: {sides}"

    # what comes from outside

    def _goes_on(self) -> bool:
        """Whether the game waits for nobody but those who have left, or somebody for a war he left (RR-4.1)."""
        town = self.town
        if not town.gone or town.over:
            return False
        return not machine.asked(town) & ~town.gone or (town.stack[-1].kind == BUYING and alone(town))

    def _timed(self) -> bool:
        return bool(self.town.stack) and bool(self.limits.get(STEPS[self.town.stack[-1].kind].limit, 0))

    def _clock_moves(self) -> list[str]:
        if self.town.over:
            return []
        moves = [TIME_UP] if self._timed() else []
        if self.limits:
            moves.append(RESUME if self.town.paused else PAUSE)
        return [*moves, GO_ON] if self._goes_on() else moves

    def _check_clock(self, seat: int, move: str) -> None:
        """The Head Chef may pause the clock himself (RR-2.2)."""
        if seat != CLOCK and seat != self.town.rules.head:
            raise refuse("head-chef", {}, "RR-2.2")
        if move not in _CLOCK_MOVES:
            raise InvalidMove("rr-err-unknown-move", {"word": f"={move}", "known": [f"={m}" for m in _CLOCK_MOVES]})
        if move not in self._clock_moves():
            raise IllegalMove("rr-err-clock", {"word": f"={move}"}, rule="RR-2.2")

    def _clock(self, context: Context, seat: int, move: str) -> None:
        self._revealed = True
        if move == TIME_UP:
            machine.time_up(self.town, context)
        elif move == GO_ON:
            self.town.tick += 1
            machine.settle(self.town, context)
        else:
            self.town.paused = move == PAUSE
            context.tell("paused" if self.town.paused else "resumed", {})
