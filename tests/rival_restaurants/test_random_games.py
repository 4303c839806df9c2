"""Random games with all player counts, modes and variants: nothing is created or lost, and every game ends."""

from __future__ import annotations

import pytest

from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.core import machine
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.playout import play_out
from tableside.games.rival_restaurants.options import complete, rules_of
from tests.rival_restaurants import conservation
from tests.rival_restaurants.tables import TABLES, Table, name

DECISIONS = 3_700  # for each of the tables: more than 300,000 together


def test_the_tables_are_enough_for_300000_decisions() -> None:
    assert len(TABLES) * DECISIONS >= 300_000


@pytest.mark.once
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_conservation_and_an_end(table: Table) -> None:
    """RR-1.2, RR-1.4, RR-1.5, RR-1.6: 174 ingredients, the action cards, the recipes and every dollar.

    Seats that are not asked also act, and sometimes time runs out (RR-1.10).
    """
    seats, options = table
    rules = rules_of(complete(options), seats)
    decisions = game = 0
    while decisions < DECISIONS:
        game += 1
        chance = FastChance(game)
        context = Context(chance, game % 2 == 0)
        town = machine.new_town(rules, context)
        of_this_game = 0
        while not town.over:
            day = town.day
            one_decision(town, context, chance)
            conservation.check(town)
            if town.day > day:
                conservation.shelves(town)
            of_this_game += 1
            assert of_this_game < 30_000, "this game does not end"
        assert town.winners
        assert max(town.points) >= 20
        decisions += of_this_game


def one_decision(town: Town, context: Context, chance: FastChance) -> None:
    waiting = machine.asked(town)
    seats = [seat for seat in range(town.seats) if waiting >> seat & 1]
    assert seats, "nobody is asked, and the game is not over"
    if chance.below(150) == 0:
        machine.time_up(town, context)
        return
    seat = chance.below(town.seats) if chance.below(8) == 0 else seats[chance.below(len(seats))]
    moves = machine.legal(town, seat)
    if not moves:
        assert seat not in seats, "asked, but nothing to answer"
        return
    move = moves[chance.below(len(moves))]
    machine.check(town, seat, move)
    machine.play(town, context, seat, move)


@pytest.mark.parametrize("table", TABLES[::5], ids=name)
def test_listening_changes_nothing(table: Table) -> None:
    """The same game with and without events."""
    seats, options = table
    rules = rules_of(complete(options), seats)
    ends = []
    for heard in (False, True):
        context = Context(FastChance(7), heard)
        town = machine.new_town(rules, context)
        played = play_out(town, context, 20_000)
        ends.append((played, town.day, town.points, town.money, town.ledger, town.winners))
        assert bool(context.events) == heard
    assert ends[0] == ends[1]


@pytest.mark.parametrize("table", TABLES[::7], ids=name)
def test_a_copy_goes_its_own_way(table: Table) -> None:
    """Playing on with a copy does not change the original, and both continue in the same way."""
    seats, options = table
    rules = rules_of(complete(options), seats)
    chance = FastChance(11)
    context = Context(chance, False)
    town = machine.new_town(rules, context)
    for _ in range(40):
        play_out(town, context, 7)
        before = town.copy()
        twin_chance = chance.copy()
        twin = town.copy()
        play_out(twin, Context(twin_chance, False), 50)
        assert (town.money, town.stock, town.points) == (before.money, before.stock, before.points)
        again = before.copy()
        play_out(again, Context(chance.copy(), False), 50)
        assert (again.money, again.points, again.stock) == (twin.money, twin.points, twin.stock)


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_somebody_leaves_at_any_moment(table: Table) -> None:
    """RR-6.1, RR-1.10: the others play on to the end, or the last one left wins."""
    seats, options = table
    rules = rules_of(complete(options), seats)
    for seed in range(6):
        chance = FastChance(seed)
        context = Context(chance, False)
        town = machine.new_town(rules, context)
        leaving = [3 + chance.below(200) for _ in range(seats - 1)]
        decision = 0
        while not town.over:
            decision += 1
            assert decision < 30_000
            if decision in leaving and not town.gone >> (seat := leaving.index(decision)) & 1:
                machine.leave(town, context, seat, "end-resigned")
                machine.settle(town, context)
            else:
                one_decision(town, context, chance)
            conservation.check(town)
        assert town.winners
        assert not town.winners & town.gone
