"""Reactions: Clam-Voyance stops what hits its player, and may be stopped by another (RR-9.2 … RR-9.5).

An effect is declared with its targets and names; everyone hit who holds any action card is asked alike and answers
in secret; then each who answered with a Clam, in seat order, may see it stopped by a Clam of the player he stopped,
and so on. What is not stopped takes effect.
"""

from tableside.games.rival_restaurants.catalog.ids import CARDS, CLAM_VOYANCE, POWER
from tableside.games.rival_restaurants.core.model.context import Flow, card_name, chef_name, who, whose
from tableside.games.rival_restaurants.core.model.hands import holders, use_up
from tableside.games.rival_restaurants.core.model.moves import ANSWER, PASS
from tableside.games.rival_restaurants.core.model.pending import EFFECT
from tableside.games.rival_restaurants.core.model.town import Frame, Town
from tableside.games.rival_restaurants.core.registry import Source, Step, card_of, chef_of, refuse, register


def source_of(number: int) -> Source:
    return card_of(number) if number < POWER else chef_of(number - POWER)


def source_name(number: int) -> str:
    return card_name(number) if number < POWER else chef_name(number - POWER)


def declare(
    town: Town, flow: Flow, seat: int, source: int, b: int = 0, c: int = 0, data: list[int] | None = None
) -> None:
    """Declare an effect; those it hits may answer, then it resolves."""
    frame = Frame(EFFECT, seat, source, b, c)
    if data is not None:
        frame.data = data
    frame.mask = source_of(source).hits(town, frame)
    town.ready = 0  # something happened: whoever was ready may want to do something about it
    if flow.heard and frame.mask:
        _tell(town, flow, frame)
    frame.wait = frame.mask & holders(town) & ~town.gone
    if source < POWER:
        frame.wait &= ~(1 << seat)  # never one's own card
    if frame.wait:
        town.stack.append(frame)
        frame.data.append(-1)  # nobody duels yet
    else:
        source_of(source).resolve(town, flow, frame)


def _tell(town: Town, flow: Flow, frame: Frame) -> None:
    """Whom it hits, and what was named: once if it is the same for all, else in the order of the seats."""
    seats = [seat for seat in range(town.seats) if frame.mask >> seat & 1]
    names = ["$rr-" + name for name in [source_of(frame.a).named(town, frame, seat) for seat in seats] if name]
    source, hit = source_name(frame.a), whose(frame.mask)
    if names:
        flow.tell("hits-named", {"source": source, "seats": hit, "what": names if len(set(names)) > 1 else names[:1]})
    else:
        flow.tell("hits", {"source": source, "seats": hit})


def shake_off(town: Town, flow: Flow, seat: int, chef: int, owner: int) -> None:
    """A Clam was played against a standing power: only its owner may answer (RR-9.4)."""
    frame = Frame(EFFECT, owner, POWER + chef, seat)
    frame.mask = 1 << seat
    frame.data = [seat, 1]
    _ask(town, frame, owner if owner != seat else -1)
    town.ready = 0
    town.stack.append(frame)


def _ask(town: Town, frame: Frame, seat: int) -> None:
    """Ask one side of a duel, if it holds any action card."""
    able = seat >= 0 and town.hand_size[seat] > 0 and not town.gone >> seat & 1
    frame.wait = 1 << seat if able else 0
    frame.born = -1  # a new question


def last_clam(frame: Frame) -> int | None:
    """Who played the Clam-Voyance that one side of a duel is asked to answer: the other side (RR-9.3)."""
    if frame.data[-1] < 0:
        return None
    stopper = frame.data[-2]
    return frame.seat if frame.wait >> stopper & 1 else stopper


class Effect(Step):
    """The window of an effect. The end of ``data`` is -1 while all answer; during a duel it is who, how many Clams."""

    def moves(self, town: Town, frame: Frame, seat: int, out: list[int]) -> None:
        if frame.wait >> seat & 1:
            out.append(PASS)
            if self.has_clam(town, frame, seat):
                out.append(ANSWER)

    def has_clam(self, town: Town, frame: Frame, seat: int) -> bool:
        """One that he has not answered with already: an NPC hits his own side too (RR-10.3)."""
        return town.hand[seat * CARDS + CLAM_VOYANCE] > frame.yes >> seat & 1

    def check(self, town: Town, frame: Frame, seat: int, move: int) -> None:
        if frame.wait >> seat & 1 and move == ANSWER and not self.has_clam(town, frame, seat):
            raise refuse("no-clam", {}, "RR-9.2")
        super().check(town, frame, seat, move)

    def play(self, town: Town, flow: Flow, frame: Frame, seat: int, move: int) -> None:
        frame.wait &= ~(1 << seat)
        if move != ANSWER:
            return
        if frame.data[-1] < 0:
            frame.yes |= 1 << seat  # shown when all have answered
            return
        use_up(town, seat, CLAM_VOYANCE)
        if flow.heard:
            flow.tell("clams-clam", {"seat": who(seat)})
        frame.data[-1] += 1
        _ask(town, frame, frame.data[-2] if seat == frame.seat else frame.seat)

    def run(self, town: Town, flow: Flow, frame: Frame) -> bool:
        if frame.wait:
            return False
        if frame.data[-1] >= 0:
            self.end_duel(town, flow, frame)
        elif frame.yes:
            self.begin_duel(town, flow, frame)
        else:
            frame.data.pop()
            town.stack.pop()
            source_of(frame.a).resolve(town, flow, frame)
        return True

    def begin_duel(self, town: Town, flow: Flow, frame: Frame) -> None:
        """Only the player who was stopped may answer a Clam, then the other again; several in seat order (RR-9.3)."""
        seat = next_in_order(town, frame.yes)
        frame.yes &= ~(1 << seat)
        use_up(town, seat, CLAM_VOYANCE)
        if flow.heard:
            flow.tell("clams", {"seat": who(seat), "source": source_name(frame.a)})
        frame.data[-1] = seat
        frame.data.append(1)
        _ask(town, frame, frame.seat if frame.seat != seat else -1)

    def end_duel(self, town: Town, flow: Flow, frame: Frame) -> None:
        clams = frame.data.pop()
        seat = frame.data[-1]
        frame.data[-1] = -1
        if clams & 1:
            frame.mask &= ~(1 << seat)
            if flow.heard:
                flow.tell("stopped", {"seat": who(seat), "source": source_name(frame.a)})

    def timeout(self, town: Town, flow: Flow, frame: Frame) -> None:
        frame.wait = 0  # no answer is a pass


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
