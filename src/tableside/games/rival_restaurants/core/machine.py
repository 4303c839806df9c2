"""Machine: the entry to the rules. It asks the top of the stack, plays an answer, and goes on until somebody is asked.

Moves are numbers (see ``moves``) and are trusted. ``check`` does not trust them.
"""

from importlib import import_module

from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, CHEF_KEYS, HOME, RESTAURANT_KEYS
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.ruleset import Rules
from tableside.games.rival_restaurants.core.model.town import Cooking, Pending, Town
from tableside.games.rival_restaurants.core.phases import auction, barter, declare, ending, setup
from tableside.games.rival_restaurants.core.phases.barter import Acceptance, OfferTerms
from tableside.games.rival_restaurants.core.registry import STEPS, Step, refuse

Terms = OfferTerms | Acceptance | Cooking

_EFFECTS = "tableside.games.rival_restaurants.core.effects."
for _folder, _keys in (("cards.", CARD_KEYS), ("chefs.", CHEF_KEYS), ("restaurants.", RESTAURANT_KEYS)):
    for _key in _keys:
        import_module(_EFFECTS + _folder + _key.replace("-", "_"))


def new_town(rules: Rules, context: Context) -> Town:
    """Set up a game and go on until somebody is asked."""
    town = setup.set_up(rules)
    settle(town, context)
    return town


def asked(town: Town) -> int:
    """The seats the game waits for, as a mask."""
    if not town.stack:
        return 0
    pending = town.stack[-1]
    mask = STEPS[pending.kind].asked(town, pending)
    return mask & ~town.gone or mask


def legal(town: Town, seat: int) -> list[int]:
    """What a seat may play now, asked or not. For offers and ways to cook, only the listed part."""
    out: list[int] = []
    if town.stack:
        pending = town.stack[-1]
        STEPS[pending.kind].moves(town, pending, seat, out)
    return out


def check(town: Town, seat: int, move: int) -> None:
    """Raise IllegalMove unless the move may be played."""
    if not town.stack:
        raise refuse("over", {}, "RR-6.1")
    pending = town.stack[-1]
    STEPS[pending.kind].check(town, pending, seat, move)


def play(town: Town, context: Context, seat: int, move: int) -> None:
    """Play a legal move and go on until somebody is asked."""
    town.tick += 1
    pending = town.stack[-1]
    STEPS[pending.kind].play(town, context, pending, seat, move)
    settle(town, context)


def check_terms(town: Town, seat: int, terms: Terms) -> None:
    """Like ``check``, for a move that does not fit into a number: an offer, an acceptance, a way to cook."""
    if isinstance(terms, OfferTerms):
        barter.check_offer(town, seat, terms)
    elif isinstance(terms, Acceptance):
        barter.check_acceptance(town, seat, terms)
    else:
        declare.check_declaration(town, seat, terms)


def play_terms(town: Town, context: Context, seat: int, terms: Terms) -> None:
    """Play such a move, if ``check_terms`` allows it, and go on until somebody is asked."""
    town.tick += 1
    if isinstance(terms, OfferTerms):
        barter.propose(town, context, seat, terms)
    elif isinstance(terms, Acceptance):
        barter.accept(town, context, seat, terms)
    else:
        declare.DECLARING.declare(town, context, town.stack[-1], seat, terms)
    settle(town, context)


def settle(town: Town, context: Context) -> None:
    """Let steps run by themselves as long as they can."""
    while town.stack:
        pending = town.stack[-1]
        if not STEPS[pending.kind].run(town, context, pending):
            if town.gone and town.stack and leave_to_chance(town, context, STEPS[pending.kind], pending):
                continue
            if pending.born < 0:
                pending.born = town.tick
            return


def leave_to_chance(town: Town, context: Context, step: Step, pending: Pending) -> bool:
    """Nobody waits for a seat that has left. Its forced choices are random (RR-1.10)."""
    left = step.asked(town, pending) & town.gone
    if not left:
        return False
    seat = left.bit_length() - 1
    out: list[int] = []
    step.moves(town, pending, seat, out)
    if not out:
        return False
    step.play(town, context, pending, seat, out[int(context.chance.below(len(out)))])
    return True


def time_up(town: Town, context: Context) -> None:
    """The time limit of the step on top has run out."""
    town.tick += 1
    pending = town.stack[-1]
    context.tell("time-up", {})
    STEPS[pending.kind].timeout(town, context, pending)
    settle(town, context)


def leave(town: Town, context: Context, seat: int, reason: str) -> None:
    """A seat resigns. The last one left wins. Without a chance to draw from, the game goes on with the next move."""
    town.gone |= 1 << seat
    for pawn in (2 * seat, 2 * seat + 1):
        town.place[pawn] = HOME
        town.claim[pawn] = -1
    town.offers = [offer for offer in town.offers if offer.seat != seat and offer.to != seat]
    context.tell("leaves", {"seat": who(seat)})
    for war in town.wars:
        if war.mask >> seat & 1:
            auction.leave(town, context, war, seat, "war-out")
    left = town.everyone & ~town.gone
    if left & (left - 1) == 0:
        ending.close(town, left, reason)
