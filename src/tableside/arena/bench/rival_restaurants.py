"""Random games of Rival Restaurants with four chefs."""

from typing import Final

from tableside.arena.bench.contract import BURST, MIDDLE, MOST, copies, text_moves
from tableside.arena.bench.stopwatch import Burst
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.core.machine import new_town
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.playout import play_out
from tableside.games.rival_restaurants.options import complete, rules_of

_CHEFS: Final = 4


def loop() -> Burst:
    rules, context = rules_of(complete({}), _CHEFS), Context(FastChance(1), heard=False)

    def burst() -> int:
        done = 0
        while done < BURST:
            done += play_out(new_town(rules, context), context, MOST)
        return done

    return burst


def text() -> Burst:
    return text_moves("rival-restaurants", _CHEFS)


def copy() -> Burst:
    context = Context(FastChance(1), heard=False)
    town = new_town(rules_of(complete({}), _CHEFS), context)
    play_out(town, context, MIDDLE)
    return copies(town.copy)
