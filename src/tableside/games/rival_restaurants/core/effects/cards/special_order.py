"""Special Order: take one card from any bin, a claimed one too; its war ends."""

from tableside.games.rival_restaurants.catalog.ids import MARKETS, MOST_BINS, SPECIAL_ORDER
from tableside.games.rival_restaurants.core.model.context import Context, what, where, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_b, make
from tableside.games.rival_restaurants.core.model.stock import receive, take_from_bin
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.market import clear_claims
from tableside.games.rival_restaurants.core.registry import Card


class SpecialOrder(Card):
    """``b``: market times four plus bin. It takes from no chef, so nobody may answer."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for at in range(MARKETS * MOST_BINS):
            if town.bins[at] >= 0:
                out.append(make(PLAY, SPECIAL_ORDER, at))

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        market, bin = arg_b(move) >> 2, arg_b(move) & 3
        card = take_from_bin(town, market, bin)
        receive(town, seat, card)
        town.wars = [war for war in town.wars if war.market != market or war.bin != bin]
        clear_claims(town, market, bin)
        town.ready = 0
        if context.heard:
            context.tell("takes", {"seat": who(seat), "what": what(card), "where": where(market)})


CARD = SpecialOrder(SPECIAL_ORDER, "bin")
