"""Bank: every movement of money and garbage. The purses together always hold what the ledger says (RR-1.6)."""

from tableside.games.rival_restaurants.catalog.ids import CELEBRITY_ENDORSEMENT, INCOME, SOCIAL_MEDIA
from tableside.games.rival_restaurants.core.model.context import Context, dollars, who
from tableside.games.rival_restaurants.core.model.town import Town


def gain(town: Town, seat: int, hundreds: int) -> None:
    """From the bank."""
    town.money[seat] += hundreds
    town.ledger += hundreds


def income(town: Town, seat: int) -> int:
    """What comes in each morning (RR-3.1). Who has left earns nothing."""
    return 0 if town.gone >> seat & 1 else income_with(town.upgrades[seat])


def income_with(upgrades: int) -> int:
    """What a restaurant with these upgrades earns at the beginning of a day (RR-3.1)."""
    return INCOME + (upgrades >> SOCIAL_MEDIA & 1) + (upgrades >> CELEBRITY_ENDORSEMENT & 1)


def pay(town: Town, seat: int, hundreds: int) -> None:
    """To the bank."""
    town.money[seat] -= hundreds
    town.ledger -= hundreds


def hand_over(town: Town, context: Context, giver: int, taker: int, hundreds: int) -> None:
    """From purse to purse. A player who cannot pay in full pays what they have (RR-7.13, RR-9.1). ``taker`` -1: the
    bank."""
    sum = min(hundreds, town.money[giver])
    if sum <= 0:
        return
    if taker < 0:
        pay(town, giver, sum)
        if context.heard:
            context.tell("pays-bank", {"seat": who(giver), "money": dollars(sum)})
        return
    town.money[giver] -= sum
    town.money[taker] += sum
    if context.heard:
        context.tell("pays", {"seat": who(giver), "to": who(taker), "money": dollars(sum)})


def bound(town: Town, seat: int) -> int:
    """Money that is held for a bid and cannot be spent or traded (RR-4.1c)."""
    total = 0
    for war in town.wars:
        if war.mask >> seat & 1:
            total += war.bids[seat]
    return total


def purse(town: Town, seat: int) -> int:
    """What a seat is free to spend."""
    if town.wars:
        return town.money[seat] - bound(town, seat)
    return town.money[seat]
