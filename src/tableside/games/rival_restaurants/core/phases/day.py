"""The day: its three phases, one after the other, until somebody has won (RR-3 … RR-5)."""

from tableside.games.rival_restaurants.catalog.ids import GOAL, HOME, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.effects.card_play import PLAY_CARD
from tableside.games.rival_restaurants.core.effects.cards.rat_infestation import EXTERMINATION
from tableside.games.rival_restaurants.core.effects.cards.shopping_spree import call_spree
from tableside.games.rival_restaurants.core.effects.chefs.phyllis_grubman import finish_purchase
from tableside.games.rival_restaurants.core.effects.chefs.senor_fuego import collect_toll
from tableside.games.rival_restaurants.core.model.bank import gain, income
from tableside.games.rival_restaurants.core.model.context import Context, what, where, who
from tableside.games.rival_restaurants.core.model.moves import READY, UNREADY, kind_of
from tableside.games.rival_restaurants.core.model.pending import BUYING, EVENING, POWERS, SMILES
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases import declare, movement
from tableside.games.rival_restaurants.core.phases.auction import BIDDING, at_war, begin_wars, pressed, tend, time_up
from tableside.games.rival_restaurants.core.phases.barter_moves import ANSWER_OFFER, MAKE_OFFER
from tableside.games.rival_restaurants.core.phases.counter import restock
from tableside.games.rival_restaurants.core.phases.ending import finish, max_points, money_decides
from tableside.games.rival_restaurants.core.phases.island import CHOCOLATE_COUNTER, GARBAGE_BIN, SHOP
from tableside.games.rival_restaurants.core.phases.market import BUY, LET_GO, kept_out
from tableside.games.rival_restaurants.core.phases.powers import SHAKE_OFF_POWER, SPARE_SOMEBODY, USE_POWER
from tableside.games.rival_restaurants.core.registry import ACTIONS, Action, Step, refuse, register


def begin_day(town: Town, context: Context) -> None:
    """A new day: yesterday's flags are gone, money comes in (RR-3.1), and everybody picks a destination."""
    town.day += 1
    town.phase = 1
    reset(town)
    context.tell("day", {"n": town.day})
    for seat in range(town.seats):
        gain(town, seat, income(town, seat))
    movement.begin_moving(town)


def reset(town: Town) -> None:
    town.ready = 0
    town.card_played = 0
    town.power_used = 0
    town.discount = 0
    town.fake_sale = 0
    town.blocked = 0
    town.closed = 0
    town.vegan = 0
    town.shows = 0
    town.spared = 0
    town.shaken = 0
    town.barred = 0
    town.free_meat = False
    town.offers_made = 0
    town.offer_number = 0
    go_home(town)


def go_home(town: Town) -> None:
    for pawn in range(2 * town.seats):
        town.place[pawn] = HOME
        town.claim[pawn] = -1


class GetReady(Action):
    """Ready may be taken back until the phase ends. Nobody is ready while in a war (RR-3.7)."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if town.ready >> seat & 1:
            out.append(UNREADY)
        elif not (town.wars and at_war(town) >> seat & 1):
            out.append(READY)

    def check(self, town: Town, seat: int, move: int) -> None:
        if (kind_of(move) == READY) == (town.ready >> seat & 1 == 1):
            raise refuse("ready-already" if kind_of(move) == READY else "not-ready", {}, "RR-3.7")
        if kind_of(move) == READY and at_war(town) >> seat & 1:
            raise refuse("ready-in-war", {}, "RR-3.7")

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.ready ^= 1 << seat
        if kind_of(move) == UNREADY:
            context.tell("unready", {"seat": who(seat)})
        elif town.ready | town.gone != town.everyone:
            context.tell("ready", {"seat": who(seat)})


GET_READY = GetReady([READY, UNREADY])


class Phase(Step):
    """A phase in which everybody acts in order of arrival until all are ready. ``actions``: what may be done in it."""

    def __init__(self, kind: int, rule: str, limit: str, actions: list[Action]) -> None:
        super().__init__(kind, rule, limit)
        self.actions = actions

    def asked(self, town: Town, pending: Pending) -> int:
        mask = town.everyone & ~town.ready & ~town.gone
        if town.wars:
            mask = (mask & ~at_war(town)) | pressed(town)
        return mask

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if not town.gone >> seat & 1:
            for action in self.actions:
                action.moves(town, seat, out)

    def check(self, town: Town, pending: Pending, seat: int, move: int) -> None:
        action = ACTIONS[kind_of(move)]
        if action is None or action not in self.actions:
            raise refuse("not-in-phase", {"phase": "$rr-phase-" + str(town.phase)}, self.rule)
        action.check(town, seat, move)

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        action = ACTIONS[kind_of(move)]
        assert action is not None
        action.play(town, context, seat, move)


class Powers(Phase):
    """Powers and cards of phase 1, in the order they are declared (RR-3.4). ``data``: see ``moving.passed_over``."""

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.data and movement.claim_at_last(town, pending.data):
            return True
        if town.ready | town.gone != town.everyone:
            return False
        self.end(town, context)
        return True

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        self.end(town, context)

    def end(self, town: Town, context: Context) -> None:
        """Señor Fuego's toll comes last (RR-3.5). Then phase 2 begins."""
        town.stack.pop()
        town.stack.append(Pending(BUYING, -1, 1))
        collect_toll(town, context)


def lapse_claims(town: Town, context: Context) -> None:
    """Claims on bins closed by Lovehandles or rats lapse when phase 1 ends (RR-3.6)."""
    for pawn in range(2 * town.seats):
        market = town.place[pawn]
        if market < MARKETS and kept_out(town, pawn, market) and town.claim[pawn] >= 0:
            card = town.bins[market * MOST_BINS + town.claim[pawn]]
            town.claim[pawn] = -1
            if context.heard and card >= 0:
                context.tell("claim-lapses", {"seat": who(pawn >> 1), "what": what(card), "where": where(market)})


class Buying(Phase):
    """Phase 2: Buy & Barter (RR-4). ``a`` 1: it has not begun yet."""

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.a:
            pending.a = 0
            town.phase = 2
            town.ready = 0
            context.tell("phase-2", {})
            lapse_claims(town, context)
            begin_wars(town, context)
        if town.wars:
            return tend(town, context)
        if town.ready | town.gone != town.everyone:
            return False
        self.end(town, context)
        return True

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        """What was begun before is completed. Nothing new is accepted (RR-4.7)."""
        tend_all(town, context)
        time_up(town, context)
        finish_purchase(town, context, town.everyone)
        self.end(town, context)

    def end(self, town: Town, context: Context) -> None:
        town.stack.pop()
        town.offers.clear()
        go_home(town)
        town.stack.append(Pending(EVENING))
        call_spree(town)


def tend_all(town: Town, context: Context) -> None:
    while town.wars and tend(town, context):
        pass


class Evening(Step):
    """Phase 3 from the declarations to the end of the day (RR-5, RR-6). ``a``: how far it is; ``b`` 1: Dinner and a
    Show was settled before the end is judged."""

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        pending.a += 1
        if pending.a == 1:
            town.phase = 3
            context.tell("phase-3", {})
            declare.begin_declaring(town)
        elif pending.a == 2:
            if max_points(town) >= GOAL:
                if town.shows and not pending.b and money_decides(town):
                    pending.a, pending.b = 1, 1
                    ask_smiles(town)
                    return True
                finish(town, context)
                return False
            restock(town, context)
            context.tell("restocked", {})
            ask_smiles(town)
        else:
            town.stack.pop()
            begin_day(town, context)
        return True


def ask_smiles(town: Town) -> None:
    """Dinner and a Show: at the end of the day each other chef is asked whether they smiled (RR-9)."""
    for seat in range(town.seats):
        if town.shows >> seat & 1 and not town.gone >> seat & 1:
            pending = Pending(SMILES, seat)
            pending.wait = town.everyone & ~town.gone & ~(1 << seat)
            town.stack.append(pending)


_ISLAND: list[Action] = [SHOP, GARBAGE_BIN, CHOCOLATE_COUNTER]
_BARTER: list[Action] = [MAKE_OFFER, ANSWER_OFFER]
_POWERS: list[Action] = [USE_POWER, PLAY_CARD, SPARE_SOMEBODY, SHAKE_OFF_POWER]
register(Powers(POWERS, "RR-3.4", "move", [GET_READY, *_POWERS]))
register(
    Buying(
        BUYING,
        "RR-4",
        "market",
        [GET_READY, BIDDING, BUY, LET_GO, *_ISLAND, *_BARTER, *_POWERS, EXTERMINATION],
    )
)
register(Evening(EVENING, "RR-5"))
