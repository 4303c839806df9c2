"""Gifts: an upgrade as a level bonus, or money if the player already has it (The Soul of Seoul, Uncle Sam's)."""

from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context, dollars, upgrade_name, who
from tableside.games.rival_restaurants.core.model.town import Town


def give_upgrade(town: Town, context: Context, seat: int, upgrade: int, instead: int) -> None:
    if town.upgrades[seat] >> upgrade & 1:
        gain(town, seat, instead)
        if context.heard:
            context.tell("gains", {"seat": who(seat), "money": dollars(instead)})
        return
    town.upgrades[seat] |= 1 << upgrade
    if context.heard:
        context.tell("gets-upgrade", {"seat": who(seat), "what": upgrade_name(upgrade)})
