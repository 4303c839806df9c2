"""One-trick players: copies of the master that try to exploit it in one way each.

They measure how well the master defends itself (``tableside arena rival-restaurants --suite exploits``). They are not
offered to players.
"""

from typing import Final

from tableside.bots.rival_restaurants.choices.card_play import card_value
from tableside.bots.rival_restaurants.choices.movement import Ways
from tableside.bots.rival_restaurants.decision import Decision, decision_of
from tableside.bots.rival_restaurants.effects.cards import card_worth
from tableside.bots.rival_restaurants.levels import Master
from tableside.bots.rival_restaurants.trading.deals import Deal, Talk, Terms, best_offer
from tableside.bots.rival_restaurants.valuation.weights import PLANNER
from tableside.games.rival_restaurants.catalog.ids import CARDS, INGREDIENTS, UPGRADES
from tableside.games.rival_restaurants.core.machine import legal
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.moves import (
    ANSWER,
    BID,
    BUY_CARD,
    DECLINE,
    GO,
    PASS,
    PLAY,
    READY,
    arg_a,
    arg_b,
    kind_of,
)
from tableside.games.rival_restaurants.core.model.pending import BUYING, DESTINATIONS
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Town
from tableside.games.rival_restaurants.core.phases.barter import upgrade_trouble
from tableside.games.rival_restaurants.core.registry import CARD_LIST

_MANY: Final = 9  # offers a day of those who never tire
_LATE: Final = 12  # points from which a hoarder uses its Clams


class OneTrick(Master):
    """Plays like the master, except for its trick. ``selfish``: it declines whatever it is offered."""

    selfish = False

    def decide(self, town: Town, seat: int) -> int | Offer:
        moves = legal(town, seat)
        if self.selfish:
            refusal = next((move for move in moves if kind_of(move) == DECLINE), None)
            if refusal is not None:
                return refusal
            town.offers = [offer for offer in town.offers if offer.seat == seat]
            moves = legal(town, seat)
        trick = self.trick(town, seat, moves)
        if trick is not None:
            return trick
        usual = super().decide(town, seat)
        if town.stack[-1].kind == BUYING and (usual == READY or isinstance(usual, Offer)):
            return self.when_done(town, seat, usual)
        return usual

    def trick(self, town: Town, seat: int, moves: list[int]) -> int | None:
        """What it does instead of thinking, or None."""
        return None

    def when_done(self, town: Town, seat: int, usual: int | Offer) -> int | Offer:
        """What it does when it would be ready, or would make an offer."""
        return usual

    def offers_made(self, town: Town, seat: int) -> int:
        return (town.offers_made >> (4 * seat)) & 15

    def may_offer(self, town: Town, seat: int) -> bool:
        """It makes one offer at a time, and many a day."""
        return self.offers_made(town, seat) < _MANY and not any(offer.seat == seat for offer in town.offers)

    def decision(self, town: Town, seat: int) -> Decision:
        return decision_of(town, seat, PLANNER, self._chance)


class DeclinesAll(OneTrick):
    """Declines every offer, and makes its own."""

    selfish = True


class Squeezer(OneTrick):
    """Offers the least that a rival may accept, again and again, and accepts nothing."""

    selfish = True

    def when_done(self, town: Town, seat: int, usual: int | Offer) -> int | Offer:
        if not self.may_offer(town, seat):
            return READY
        return best_offer(self.decision(town, seat), 0.05, 0.0) or READY


class GarbagePusher(OneTrick):
    """Pays rivals as little as possible to take its garbage."""

    def when_done(self, town: Town, seat: int, usual: int | Offer) -> int | Offer:
        if not town.garbage[seat] or not self.may_offer(town, seat):
            return usual
        decision = self.decision(town, seat)
        best: tuple[float, Talk, Deal] | None = None
        for other in decision.rivals():
            talk = Talk(decision, other, 0.0)
            for count in range(1, min(3, town.garbage[seat]) + 1):
                deal = talk.settled(Terms([], [], 0, count))
                if deal is not None and (best is None or deal.worth > best[0]):
                    best = deal.worth, talk, deal
        return usual if best is None else best[1].offer(best[2])


class CardSeller(OneTrick):
    """Sells its cheapest action cards face down, and its upgrades, at falling prices."""

    selfish = True

    def when_done(self, town: Town, seat: int, usual: int | Offer) -> int | Offer:
        rivals = [other for other in self.decision(town, seat).rivals() if purse(town, other) > 0]
        if not rivals or not self.may_offer(town, seat):
            return READY
        made = self.offers_made(town, seat)
        buyer = rivals[made % len(rivals)]
        money = max(1, 4 - made // len(rivals))
        give, want = Bundle(), Bundle()
        want.money = min(money, purse(town, buyer))
        cards = [card for card in range(CARDS) if town.hand[seat * CARDS + card]]
        if cards:
            give.cards = [min(cards, key=card_worth)]
            return Offer(0, seat, buyer, give, want, False)
        for upgrade in range(UPGRADES):
            give.upgrades = 1 << upgrade
            owned = town.upgrades[seat] >> upgrade & 1
            if owned and not upgrade_trouble(town, buyer, give, want):
                want.money = min(2 + money, purse(town, buyer))
                return Offer(0, seat, buyer, give, want, False)
        return READY


class NeverTrades(OneTrick):
    """Neither makes nor accepts offers."""

    selfish = True

    def when_done(self, town: Town, seat: int, usual: int | Offer) -> int | Offer:
        return READY


class ClamHoarder(OneTrick):
    """Buys every card it can, and keeps its Clams until late in the game. Then it answers everything."""

    def trick(self, town: Town, seat: int, moves: list[int]) -> int | None:
        kinds = {kind_of(move): move for move in moves}
        if BUY_CARD in kinds:
            return kinds[BUY_CARD]
        if ANSWER in kinds and PASS in kinds:
            return kinds[ANSWER] if town.points[seat] >= _LATE else kinds[PASS]
        return None


class CardThrower(OneTrick):
    """Plays a card as soon as it has one."""

    def trick(self, town: Town, seat: int, moves: list[int]) -> int | None:
        plays = [move for move in moves if kind_of(move) == PLAY]
        decision = self.decision(town, seat)
        return max(plays, key=lambda move: card_value(decision, move)) if plays else None


class LeaderFollower(OneTrick):
    """Goes wherever the leader is likely to go."""

    def trick(self, town: Town, seat: int, moves: list[int]) -> int | None:
        if town.stack[-1].kind != DESTINATIONS:
            return None
        leader = leader_of(town, seat)
        ways = Ways(Decision(town, leader, PLANNER, self._chance))
        return max((move for move in moves if kind_of(move) == GO), key=ways.value, default=None)


class Staller(OneTrick):
    """Always raises a bid by the least, and asks everybody for something in return for nothing, as often as it may."""

    selfish = True

    def trick(self, town: Town, seat: int, moves: list[int]) -> int | None:
        return min((move for move in moves if kind_of(move) == BID), key=lambda m: (arg_a(m), arg_b(m)), default=None)

    def when_done(self, town: Town, seat: int, usual: int | Offer) -> int | Offer:
        if not self.may_offer(town, seat):
            return READY
        decision = self.decision(town, seat)
        wishes = [
            (decision.me.gain(ingredient), ingredient, other)
            for other in decision.rivals()
            for ingredient in range(INGREDIENTS)
            if town.stock[other * INGREDIENTS + ingredient]
        ]
        if not wishes:
            return READY
        wishes.sort(reverse=True)
        _, ingredient, other = wishes[self.offers_made(town, seat) % len(wishes)]
        want = Bundle()
        want.ingredients = [ingredient]
        return Offer(0, seat, other, Bundle(), want, False)


class LeaderHunter(OneTrick):
    """Aims every card it can at the leader, at once."""

    def trick(self, town: Town, seat: int, moves: list[int]) -> int | None:
        leader = leader_of(town, seat)
        decision = self.decision(town, seat)
        aimed = [
            move for move in moves if kind_of(move) == PLAY and _aims_at_a_seat(arg_a(move)) and arg_b(move) == leader
        ]
        return max(aimed, key=lambda move: card_value(decision, move), default=None)


def _aims_at_a_seat(card: int) -> bool:
    row = CARD_LIST[card]
    return row is not None and row.arguments.startswith("seat")


def leader_of(town: Town, seat: int) -> int:
    """The rival with the most points, then the most money."""
    rivals = [other for other in range(town.seats) if other != seat and not town.gone >> other & 1]
    return max(rivals, key=lambda other: (town.points[other], town.money[other]))
