"""Sous Chef (Deluxe): draw 3 unused chefs and replace yours with one of them for good."""

from tableside.games.rival_restaurants.catalog.ids import (
    ANTOINE_BAGUETTE,
    CHEFS,
    LOVEHANDLES_MCFATTERSON,
    NO_CHEF,
    PHYLLIS_GRUBMAN,
    SOUS_CHEF,
)
from tableside.games.rival_restaurants.core.model.context import Context, chef_name, who
from tableside.games.rival_restaurants.core.model.moves import CHEF, PLAY, arg_a, arg_b, make
from tableside.games.rival_restaurants.core.model.pending import NEW_CHEF
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Card, Step, register


class SousChef(Card):
    """``b``: which of the player's chefs leaves (0 or 1; an NPC never does)."""

    def waits(self, town: Town) -> bool:
        """The active chef, who would be replaced, is secret in Kitchen Squad (RR-10.2, RR-10.6)."""
        return town.rules.squad

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if town.unused:
            out.append(make(PLAY, SOUS_CHEF, 0))
            if town.rules.two_cooks:
                out.append(make(PLAY, SOUS_CHEF, 1))

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.ready = 0
        pending = Pending(NEW_CHEF, seat, 2 * seat + arg_b(move))
        pending.wait = 1 << seat
        left = [chef for chef in range(CHEFS) if town.unused >> chef & 1]
        while left and len(pending.data) < 3:
            pending.data.append(left.pop(int(context.chance.below(len(left)))))
        pending.data.sort()
        town.stack.append(pending)
        if context.heard:
            context.whisper(1 << seat, "sees-chefs", {"chefs": [chef_name(chef) for chef in pending.data]})


class NewChef(Step):
    """``a``: the pawn, ``data``: the chefs drawn."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            for chef in pending.data:
                out.append(make(CHEF, chef, NO_CHEF))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.stack.pop()
        pawn, new = pending.a, arg_a(move)
        old = town.chef[pawn]
        town.chef[pawn] = new
        town.pawn_of[old] = -1
        town.pawn_of[new] = pawn
        town.unused = (town.unused | 1 << old) & ~(1 << new)
        town.power_used &= ~(1 << new)  # the new power can be used today
        if PHYLLIS_GRUBMAN in (old, new):  # she is gone, or has bought nothing yet
            town.free_meat = False
        for chef, shift in ((ANTOINE_BAGUETTE, 0), (LOVEHANDLES_MCFATTERSON, 8)):
            if new == chef:  # and so nobody is spared or free of it yet
                town.spared &= ~(255 << shift)
                town.shaken &= ~(255 << shift)
        if town.rules.squad:
            town.squad[seat] = (town.squad[seat] | 1 << new) & ~(1 << old)
        if context.heard:
            context.tell("new-chef", {"seat": who(seat), "old": chef_name(old), "chef": chef_name(new)})


CARD = SousChef(SOUS_CHEF, "own-pawn")
register(NewChef(NEW_CHEF, CARD.rule))
