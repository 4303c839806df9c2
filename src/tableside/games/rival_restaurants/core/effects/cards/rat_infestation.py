"""Rat Infestation: only you may buy in a market until the others have paid $500 to the bank together."""

from tableside.games.rival_restaurants.catalog.ids import MARKET_KEYS, MARKETS, RAT_INFESTATION
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard, others
from tableside.games.rival_restaurants.core.model.bank import pay, purse
from tableside.games.rival_restaurants.core.model.context import Context, dollars, where, who
from tableside.games.rival_restaurants.core.model.moves import PAY_RATS, PLAY, arg_a, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.market import check_money
from tableside.games.rival_restaurants.core.registry import Action, refuse


class RatInfestation(PlainCard):
    """``b``: the market, one that has no rats yet. Players who stopped it are shielded as long as it lies there
    (RR-9.4)."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for market in range(MARKETS):
            if town.rats_owner[market] < 0:
                out.append(make(PLAY, RAT_INFESTATION, market))

    def lies_open(self) -> bool:
        return True

    def hits(self, town: Town, pending: Pending) -> int:
        return others(town, pending.seat)

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        return MARKET_KEYS[pending.b]

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        market = pending.b
        if not pending.mask:  # stopped by all: used up (RR-9.3)
            town.used_cards[RAT_INFESTATION] += 1
            return
        town.rats_owner[market] = pending.seat
        town.rats_shield[market] = town.everyone & ~pending.mask
        town.rats_left[market] = 5
        town.rats_day[market] = town.day
        if context.heard:
            context.tell("rats", {"seat": who(pending.seat), "where": where(market)})


class Extermination(Action):
    """The others pay any sums, from anywhere, in phase 2, from the next day on; then the card is used up."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for market in range(MARKETS):
            owner = town.rats_owner[market]
            if owner >= 0 and owner != seat and town.rats_day[market] < town.day:
                for n in range(1, min(purse(town, seat), town.rats_left[market]) + 1):
                    out.append(make(PAY_RATS, market, n))

    def check(self, town: Town, seat: int, move: int) -> None:
        market, n = arg_a(move), arg_b(move)
        owner = town.rats_owner[market]
        if owner < 0 or owner == seat:
            raise refuse("no-rats", {"where": where(market)}, CARD.rule)
        if town.rats_day[market] >= town.day:
            raise refuse("rats-today", {}, CARD.rule)
        if not 1 <= n <= town.rats_left[market]:
            raise refuse("rats-sum", {"money": dollars(town.rats_left[market])}, CARD.rule)
        check_money(town, seat, n)

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        market, n = arg_a(move), arg_b(move)
        pay(town, seat, n)
        town.rats_left[market] -= n
        if context.heard:
            context.tell("pays-rats", {"seat": who(seat), "where": where(market), "money": dollars(n)})
        if town.rats_left[market] == 0:
            town.rats_owner[market] = -1
            town.rats_shield[market] = 0
            town.used_cards[RAT_INFESTATION] += 1
            if context.heard:
                context.tell("rats-gone", {"where": where(market)})


CARD = RatInfestation(RAT_INFESTATION, "market")
EXTERMINATION = Extermination([PAY_RATS])
