"""Movement: destinations and claims, chosen in secret and revealed together (RR-3.2, RR-3.3), and chefs moved later."""

from tableside.games.rival_restaurants.catalog.ids import (
    CHEFS,
    HOME,
    ISLAND,
    MARKETS,
    MOST_BINS,
    NO_BIN,
    NO_CHEF,
    PLACES,
)
from tableside.games.rival_restaurants.core.effects.card_play import PLAY_CARD
from tableside.games.rival_restaurants.core.effects.reactions import first_seat
from tableside.games.rival_restaurants.core.model.context import Context, chef_name, what, where, who
from tableside.games.rival_restaurants.core.model.moves import (
    CLAIM,
    GO,
    MOVE_TO,
    PLAY,
    SHAKE_OFF,
    arg_a,
    arg_b,
    arg_c,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.pending import CLAIMS, DESTINATIONS, POWERS, RECLAIM, RELOCATE
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.market import bins_closed, infested
from tableside.games.rival_restaurants.core.phases.powers import SHAKE_OFF_POWER
from tableside.games.rival_restaurants.core.phases.squad import angus_waits, set_active
from tableside.games.rival_restaurants.core.registry import Step, register


def begin_moving(town: Town) -> None:
    pending = Pending(DESTINATIONS)
    pending.wait = town.everyone & ~town.gone
    for seat in range(town.seats):
        town.pick[seat] = -1
    town.stack.append(pending)


class Destinations(Step):
    """Everyone secretly picks where to go. In Kitchen Squad also who goes (RR-3.2, RR-10.2).

    Action cards may be played meanwhile. Then those who had chosen are asked again. A choice stands until they make
    another (RR-3.4).
    """

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if not town.gone >> seat & 1:
            self.choices(town, pending, seat, out)
            PLAY_CARD.moves(town, seat, out)

    def choices(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if town.rules.squad:
            for chef in range(CHEFS):
                if town.squad[seat] >> chef & 1:
                    self.pairs(seat, MARKETS, chef, out)
        elif town.rules.two_cooks:
            self.pairs(seat, PLACES, NO_CHEF, out)
        else:
            for place in range(PLACES):
                out.append(make(GO, place, HOME, NO_CHEF))

    def pairs(self, seat: int, second_places: int, chef: int, out: list[int]) -> None:
        """Two pawns never go to the same place."""
        for first in range(PLACES):
            for second in range(second_places):
                if first != second:
                    out.append(make(GO, first, second, chef))

    def check(self, town: Town, pending: Pending, seat: int, move: int) -> None:
        if kind_of(move) == PLAY:
            PLAY_CARD.check(town, seat, move)
        else:
            super().check(town, pending, seat, move)

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        if kind_of(move) == PLAY:
            pending.wait = town.everyone & ~town.gone
            PLAY_CARD.play(town, context, seat, move)
        else:
            choose(town, context, pending, seat, move, "wheel-down")

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait & ~town.gone:
            return False
        town.stack.pop()
        for seat in range(town.seats):
            if not town.gone >> seat & 1:
                self.reveal(town, context, seat, town.pick[seat])
            town.pick[seat] = -1
        town.stack.append(Pending(CLAIMS))
        if town.rules.squad:
            angus_waits(town, context, -1)
        return True

    def reveal(self, town: Town, context: Context, seat: int, move: int) -> None:
        if arg_c(move) != NO_CHEF:
            set_active(town, seat, arg_c(move))
        for pawn, place in ((2 * seat, arg_a(move)), (2 * seat + 1, arg_b(move))):
            if town.chef[pawn] >= 0:
                town.place[pawn] = place
                if context.heard:
                    chef = chef_name(town.chef[pawn])
                    context.tell("goes", {"seat": who(seat), "chef": chef, "where": where(place)})

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        """Out of time: the Island (RR-3.2). What that leaves open is random (RR-1.10)."""
        for seat in range(town.seats):
            if pending.wait & ~town.gone & 1 << seat and town.pick[seat] < 0:
                out: list[int] = []
                self.choices(town, pending, seat, out)
                out = [move for move in out if arg_a(move) == ISLAND]
                self.play(town, context, pending, seat, out[int(context.chance.below(len(out))) if len(out) > 1 else 0])
        pending.wait = 0


def choose(town: Town, context: Context, pending: Pending, seat: int, move: int, said: str) -> None:
    """A secret choice. Others are told once that it was made. They are not told about a change of mind."""
    town.pick[seat] = move
    news = pending.wait >> seat & 1
    pending.wait &= ~(1 << seat)
    if news and pending.wait:
        context.tell(said, {"seat": who(seat)})


def claimable(town: Town, pawn: int) -> list[int]:
    """The filled bins where a pawn is. None if rats keep it from them today."""
    market = town.place[pawn]
    if market >= MARKETS or infested(town, pawn >> 1, market):
        return []
    base = market * MOST_BINS
    return [bin for bin in range(town.rules.bins[market]) if town.bins[base + bin] >= 0]


def has_choice(town: Town, pawn: int) -> bool:
    """Whether a pawn is asked for a claim. A question that nobody can answer is not asked (RR-3.3, RR-7.8)."""
    return bool(claimable(town, pawn)) and not bins_closed(town, pawn, town.place[pawn])


class Claims(Step):
    """Everyone in a market secretly picks a filled bin, or none (RR-3.3). ``mask``: those who are asked for it.

    A chef whom Lovehandles keeps from all bins is not asked but may still claim one. The claim counts if the chef is
    free of Lovehandles when the phase ends (RR-3.6), for example by a Clam-Voyance, now or later (RR-9.4).
    """

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if not town.gone >> seat & 1:
            self.choices(town, pending, seat, out)
            PLAY_CARD.moves(town, seat, out)
            SHAKE_OFF_POWER.moves(town, seat, out)

    def choices(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        firsts = [*claimable(town, 2 * seat), NO_BIN]
        seconds = [*claimable(town, 2 * seat + 1), NO_BIN]
        if len(firsts) + len(seconds) == 2:
            return
        together = town.place[2 * seat] == town.place[2 * seat + 1]
        for first in firsts:
            for second in seconds:
                if not together or first != second or first == NO_BIN:  # a player's own chefs never compete (RR-10.6)
                    out.append(make(CLAIM, first, second))

    def check(self, town: Town, pending: Pending, seat: int, move: int) -> None:
        if kind_of(move) == PLAY:
            PLAY_CARD.check(town, seat, move)
        elif kind_of(move) == SHAKE_OFF:
            SHAKE_OFF_POWER.check(town, seat, move)
        else:
            super().check(town, pending, seat, move)

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        if kind_of(move) == CLAIM:
            choose(town, context, pending, seat, move, "claim-made")
            return
        pending.wait = pending.mask
        if kind_of(move) == PLAY:
            PLAY_CARD.play(town, context, seat, move)
        else:
            SHAKE_OFF_POWER.play(town, context, seat, move)

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        """Cards open and close bins. A seat is asked as soon as it has a choice, and only as long as it has one."""
        able = 0
        for pawn in range(2 * town.seats):
            if has_choice(town, pawn):
                able |= 1 << (pawn >> 1)
        able &= ~town.gone
        pending.wait = (pending.wait | (able & ~pending.mask)) & able
        pending.mask = able
        if pending.wait:
            return False
        town.stack.pop()
        for seat in range(town.seats):
            if town.pick[seat] >= 0:
                set_claim(town, context, 2 * seat, arg_a(town.pick[seat]))
                set_claim(town, context, 2 * seat + 1, arg_b(town.pick[seat]))
                town.pick[seat] = -1
        town.ready = 0
        powers = Pending(POWERS)
        powers.data = passed_over(town)
        town.stack.append(powers)
        return True

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        pending.wait = 0  # none, or what was chosen before a card asked again


def set_claim(town: Town, context: Context, pawn: int, bin: int) -> None:
    """If a card is gone since it was chosen, nobody claims it (RR-9 Special Order, Road Block)."""
    standing = bin in claimable(town, pawn)
    town.claim[pawn] = bin if standing else -1
    if context.heard and standing:
        card = town.bins[town.place[pawn] * MOST_BINS + bin]
        context.tell("claims", {"seat": who(pawn >> 1), "what": what(card), "where": where(town.place[pawn])})


def passed_over(town: Town) -> list[int]:
    """Pawns that Lovehandles kept from claiming, in seat order, each as 16 × place + pawn."""
    pawns: list[int] = []
    for at in range(2 * town.seats):
        pawn = (2 * first_seat(town) + at) % (2 * town.seats)
        if town.claim[pawn] < 0 and claimable(town, pawn) and bins_closed(town, pawn, town.place[pawn]):
            pawns.append(16 * town.place[pawn] + pawn)
    return pawns


def claim_at_last(town: Town, passed: list[int]) -> bool:
    """A pawn that was not asked claims openly once the bins open to it: by a Clam-Voyance, because it is spared, or
    because Lovehandles is gone (RR-3.3, RR-9.4). One that was moved in the meantime has chosen again."""
    for entry in passed[:]:
        pawn = entry & 15
        moved = town.place[pawn] != entry >> 4
        if moved or has_choice(town, pawn):
            passed.remove(entry)
        if not moved and has_choice(town, pawn):
            reclaim(town, pawn)
            return True
    return False


def relocate(town: Town, pawns: list[int], away_from: int, claim: bool) -> None:
    """Chefs who are thrown out pick another place, in secret and together if there are several. Then, if it is time,
    they claim."""
    pending = Pending(RELOCATE, -1, away_from, 1 if claim else 0)
    pending.data = pawns
    for pawn in pawns:
        pending.wait |= 1 << (pawn >> 1)
        town.claim[pawn] = -1
        town.pick[pawn >> 1] = -1
    town.stack.append(pending)


class Relocate(Step):
    """``a``: where not to go, ``b``: whether claims follow, ``data``: the pawns, at most one of a seat."""

    def pawn(self, pending: Pending, seat: int) -> int:
        for pawn in pending.data:
            if pawn >> 1 == seat:
                return pawn
        return -1

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        pawn = self.pawn(pending, seat)
        if pawn < 0 or not pending.wait >> seat & 1:
            return
        for place in range(PLACES):
            taken = town.rules.two_cooks and town.place[pawn ^ 1] == place
            if place != pending.a and not taken:
                out.append(make(MOVE_TO, place))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.pick[seat] = arg_a(move)
        pending.wait &= ~(1 << seat)

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        town.stack.pop()
        for pawn in pending.data:
            place = town.pick[pawn >> 1]
            town.pick[pawn >> 1] = -1
            town.place[pawn] = place
            if context.heard:
                chef = chef_name(town.chef[pawn])
                context.tell("goes", {"seat": who(pawn >> 1), "chef": chef, "where": where(place)})
            if pending.b:
                reclaim(town, pawn)
        return True


def reclaim(town: Town, pawn: int) -> None:
    """A chef moved by a power or card claims openly at the new place, at once (RR-3.4)."""
    if has_choice(town, pawn):
        pending = Pending(RECLAIM, pawn >> 1, pawn)
        pending.wait = 1 << (pawn >> 1)
        town.stack.append(pending)


class Reclaim(Step):
    """``a``: the pawn."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if not pending.wait >> seat & 1:
            return
        partner = pending.a ^ 1
        beside = town.claim[partner] if town.place[partner] == town.place[pending.a] else -1
        for bin in [*claimable(town, pending.a), NO_BIN]:
            if bin != beside:
                out.append(make(CLAIM, bin, NO_BIN))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.stack.pop()
        set_claim(town, context, pending.a, arg_a(move))


register(Destinations(DESTINATIONS, "RR-3.2", "move"))
register(Claims(CLAIMS, "RR-3.3", "move"))
register(Relocate(RELOCATE, "RR-3.4"))
register(Reclaim(RECLAIM, "RR-3.4"))
