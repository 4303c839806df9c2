"""Reactions: Clam-Voyance stops what hits its player, and may be stopped by another (RR-9.2 … RR-9.5).

An effect is declared with its targets and names. Everyone who is hit and holds any action card is asked, and answers in
secret. Then, in seat order, each Clam may be stopped by a Clam of the player it stopped, and so on. What is not stopped
takes effect.
"""

from tableside.games.rival_restaurants.catalog.ids import CARDS, CLAM_VOYANCE, POWER
from tableside.games.rival_restaurants.core.model.context import Context, card_name, chef_name, who, whose
from tableside.games.rival_restaurants.core.model.hands import holders, use_up
from tableside.games.rival_restaurants.core.model.moves import ANSWER, PASS
from tableside.games.rival_restaurants.core.model.pending import EFFECT
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Source, Step, card_of, chef_of, refuse, register


def source_of(number: int) -> Source:
    return card_of(number) if number < POWER else chef_of(number - POWER)


def source_name(number: int) -> str:
    return card_name(number) if number < POWER else chef_name(number - POWER)


def declare(
    town: Town, context: Context, seat: int, source: int, b: int = 0, c: int = 0, data: list[int] | None = None
) -> None:
    """Declare an effect. Those it hits may answer, then it resolves."""
    pending = Pending(EFFECT, seat, source, b, c)
    if data is not None:
        pending.data = data
    pending.mask = source_of(source).hits(town, pending)
    town.ready = 0  # something happened: those who were ready may want to react
    if context.heard and pending.mask:
        _tell(town, context, pending)
    pending.wait = pending.mask & holders(town) & ~town.gone
    if source < POWER:
        pending.wait &= ~(1 << seat)  # never your own card
    if pending.wait:
        town.stack.append(pending)
        pending.data.append(-1)  # no duel yet
    else:
        source_of(source).resolve(town, context, pending)


def _tell(town: Town, context: Context, pending: Pending) -> None:
    """Whom it hits, and what was named: once if it is the same for all, otherwise in seat order."""
    seats = [seat for seat in range(town.seats) if pending.mask >> seat & 1]
    names = ["$rr-" + name for name in [source_of(pending.a).named(town, pending, seat) for seat in seats] if name]
    source, hit = source_name(pending.a), whose(pending.mask)
    if names:
        context.tell(
            "hits-named", {"source": source, "seats": hit, "what": names if len(set(names)) > 1 else names[:1]}
        )
    else:
        context.tell("hits", {"source": source, "seats": hit})


def shake_off(town: Town, context: Context, seat: int, chef: int, owner: int) -> None:
    """A Clam was played against a permanent power. Only its owner may answer (RR-9.4)."""
    pending = Pending(EFFECT, owner, POWER + chef, seat)
    pending.mask = 1 << seat
    pending.data = [seat, 1]
    _ask(town, pending, owner if owner != seat else -1)
    town.ready = 0
    town.stack.append(pending)


def _ask(town: Town, pending: Pending, seat: int) -> None:
    """Ask one side of a duel, if it holds any action card."""
    able = seat >= 0 and town.hand_size[seat] > 0 and not town.gone >> seat & 1
    pending.wait = 1 << seat if able else 0
    pending.born = -1  # a new question


def last_clam(pending: Pending) -> int | None:
    """Who played the Clam-Voyance that one side of a duel may answer: the other side (RR-9.3)."""
    if pending.data[-1] < 0:
        return None
    stopper = pending.data[-2]
    return pending.seat if pending.wait >> stopper & 1 else stopper


class Effect(Step):
    """The window of an effect. The end of ``data`` is -1 while all answer; during a duel it is who, how many Clams."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            out.append(PASS)
            if self.has_clam(town, pending, seat):
                out.append(ANSWER)

    def has_clam(self, town: Town, pending: Pending, seat: int) -> bool:
        """One that the seat has not already answered with. An NPC hits its own side too (RR-10.3)."""
        return town.hand[seat * CARDS + CLAM_VOYANCE] > pending.yes >> seat & 1

    def check(self, town: Town, pending: Pending, seat: int, move: int) -> None:
        if pending.wait >> seat & 1 and move == ANSWER and not self.has_clam(town, pending, seat):
            raise refuse("no-clam", {}, "RR-9.2")
        super().check(town, pending, seat, move)

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        pending.wait &= ~(1 << seat)
        if move != ANSWER:
            return
        if pending.data[-1] < 0:
            pending.yes |= 1 << seat  # shown when all have answered
            return
        use_up(town, seat, CLAM_VOYANCE)
        if context.heard:
            context.tell("clams-clam", {"seat": who(seat)})
        pending.data[-1] += 1
        _ask(town, pending, pending.data[-2] if seat == pending.seat else pending.seat)

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        if pending.data[-1] >= 0:
            self.end_duel(town, context, pending)
        elif pending.yes:
            self.begin_duel(town, context, pending)
        else:
            pending.data.pop()
            town.stack.pop()
            source_of(pending.a).resolve(town, context, pending)
        return True

    def begin_duel(self, town: Town, context: Context, pending: Pending) -> None:
        """Only the player who was stopped may answer a Clam, then the other again. Several are handled in seat order
        (RR-9.3)."""
        seat = next_in_order(town, pending.yes)
        pending.yes &= ~(1 << seat)
        use_up(town, seat, CLAM_VOYANCE)
        if context.heard:
            context.tell("clams", {"seat": who(seat), "source": source_name(pending.a)})
        pending.data[-1] = seat
        pending.data.append(1)
        _ask(town, pending, pending.seat if pending.seat != seat else -1)

    def end_duel(self, town: Town, context: Context, pending: Pending) -> None:
        clams = pending.data.pop()
        seat = pending.data[-1]
        pending.data[-1] = -1
        if clams & 1:
            pending.mask &= ~(1 << seat)
            if context.heard:
                context.tell("stopped", {"seat": who(seat), "source": source_name(pending.a)})

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        pending.wait = 0  # no answer is a pass


def next_in_order(town: Town, mask: int) -> int:
    """The first of these seats in today's order (RR-1.10)."""
    seat = first_seat(town)
    while not mask >> seat & 1:
        seat = (seat + 1) % town.seats
    return seat


def place_in_order(town: Town, seat: int) -> int:
    """0 for the first seat of today's order."""
    return (seat - first_seat(town)) % town.seats


def first_seat(town: Town) -> int:
    """Seat order begins with the Head Chef and moves one seat left each day (RR-1.10)."""
    return (town.rules.head + max(town.day - 1, 0)) % town.seats


register(Effect(EFFECT, "RR-9.2", "window"))
