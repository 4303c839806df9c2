"""Random positions of real games with what the engine says about them, to compare the companion's calculators with.

`make generate` writes them for the tests of the client. They are random, but the same every time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

_T = TypeVar("_T")
SEEDS = range(40)
PRICES = 240
COOKINGS = 160
ENDINGS = 60


class Chooser:
    """Random choices by the engine's own generator: the same with every version of Python."""

    def __init__(self, seed: int) -> None:
        from tableside.engine.chance import FastChance

        self._chance = FastChance(seed)

    def below(self, n: int) -> int:
        return int(self._chance.below(n))

    def choice(self, items: Sequence[_T]) -> _T:
        return items[self.below(len(items))]

    def sample(self, items: Sequence[_T], count: int) -> list[_T]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]


def positions(seed: int = 28) -> str:
    """The file: prices, cookings and endings. Another seed gives other positions."""
    prices: list[dict[str, Any]] = []
    cookings: list[dict[str, Any]] = []
    endings: list[dict[str, Any]] = []
    chooser = Chooser(seed)
    for town in _towns(chooser):
        prices += _prices(town, chooser)
        cookings += _cookings(town, chooser)
        endings += [_ending(town, chooser) for _ in range(2)]
    found = {
        "prices": chooser.sample(prices, PRICES),
        "cookings": chooser.sample(cookings, COOKINGS),
        "endings": chooser.sample(endings, ENDINGS),
    }
    lines = [
        f' "{name}": [\n' + ",\n".join("  " + json.dumps(each, separators=(",", ":")) for each in all_) + "\n ]"
        for name, all_ in found.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _towns(chooser: Chooser) -> Iterator[Any]:
    """Games played at random, stopped somewhere; what cards and cooking would bring is stirred in."""
    from tableside.engine.match import Match

    for seed in SEEDS:
        options: dict[str, Any] = {"edition": "deluxe", "market_seconds": 0}
        if seed % 4 == 1:
            options |= {"players": 2, "mode": "squad"}
        elif seed % 4 == 2:
            options |= {"players": 3, "home_cook": True}
        elif seed % 4 == 3:
            options |= {"players": 3, "two_many_cooks": True}
        else:
            options |= {"players": 4}
        match = Match.start("rival-restaurants", options=options, seed=seed)
        for _ in range(40 + chooser.below(120)):
            asked = match.asked()
            if match.state.outcome() is not None or not asked:
                break
            seat = chooser.choice(asked)
            match.play(seat, chooser.choice(match.legal_moves(seat)))
        yield match.state.town  # type: ignore[attr-defined]


def _stir(town: Any, chooser: Chooser) -> Any:
    """The same town with other figures that matter, each possible in some game."""
    from tableside.games.rival_restaurants.core.phases.cooking import level_at

    town = town.copy()
    for seat in range(town.seats):
        town.points[seat] = chooser.below(20)
        town.level[seat] = level_at(town.points[seat])
        town.garbage[seat] = chooser.choice((0, 0, 1, 2, 3, 6))
        town.stars[2 * seat] = chooser.choice((0, 0, 1))
        town.gourmets[seat] = chooser.below(4)
        town.money[seat] = chooser.below(20)
    town.discount = chooser.below(1 << town.seats)
    town.fake_sale = chooser.below(1 << town.seats)
    town.vegan = chooser.below(1 << town.seats)
    town.spared = town.shaken = 0
    return town


def _prices(town: Any, chooser: Chooser) -> Iterator[dict[str, Any]]:
    """Every pawn at some place, often the same as Antoine's, and what each thing costs it there."""
    from tableside.games.rival_restaurants.catalog.ids import (
        ANTOINE_BAGUETTE,
        ISLAND,
        MARKET_KEYS,
        MARKETS,
        RESTAURANT_KEYS,
        UPGRADE_KEYS,
    )
    from tableside.games.rival_restaurants.core.phases.island import CARD_PRICE
    from tableside.games.rival_restaurants.core.phases.market import price, with_surcharges
    from tableside.games.rival_restaurants.core.phases.powers import under

    for _ in range(4):
        town = _stir(town, chooser)
        for pawn in range(2 * town.seats):
            town.place[pawn] = chooser.below(MARKETS + 1)
            if pawn & 1 and town.rules.squad and town.place[pawn] == ISLAND:
                town.place[pawn] = 0
        for pawn in range(2 * town.seats):
            if town.chef[pawn] < 0 and not town.rules.squad:
                continue
            seat, place = pawn >> 1, town.place[pawn]
            npc = bool(pawn & 1 and town.rules.squad)
            about = {
                "restaurant": RESTAURANT_KEYS[town.restaurant[seat]],
                "level": town.level[seat],
                "fakeSale": bool(town.fake_sale >> seat & 1),
                # What an owner sees: Antoine of somebody else stands here, and his power works.
                "antoine": town.pawn_of[ANTOINE_BAGUETTE] >= 0 and under(town, pawn, ANTOINE_BAGUETTE),
                "npc": npc,
                "discount": bool(town.discount >> seat & 1),
            }
            if place == ISLAND:
                for thing, list_price in [
                    ("action-card", CARD_PRICE),
                    *zip(UPGRADE_KEYS, town.rules.upgrade_prices, strict=True),
                ]:
                    steps: list[tuple[str, int]] = []
                    cost = with_surcharges(town, pawn, list_price, steps)
                    yield _priced({**about, "thing": thing, "shelf": False}, list_price, cost, steps)
            else:
                for shelf in (False, True):
                    steps = []
                    cost = price(town, pawn, place, shelf, steps)
                    question = {**about, "thing": MARKET_KEYS[place], "shelf": shelf}
                    yield _priced(question, town.rules.prices[place], cost, steps)


def _priced(question: dict[str, Any], list_price: int, cost: int, steps: list[tuple[str, int]]) -> dict[str, Any]:
    return {
        "question": question,
        "list": list_price * 100,
        "price": cost * 100,
        "steps": [[reason, amount * 100] for reason, amount in steps],
    }


def _cookings(town: Any, chooser: Chooser) -> Iterator[dict[str, Any]]:
    """What a seat could cook with a full store, and what that brings."""
    from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS, INGREDIENT_KEYS, INGREDIENTS, RESTAURANT_KEYS
    from tableside.games.rival_restaurants.core.phases.kitchen import proposals
    from tableside.games.rival_restaurants.view.own import cooking_view

    for _ in range(2):
        town = _stir(town, chooser)
        town.closed = 0
        for seat in range(town.seats):
            if town.recipe[2 * seat] < 0 or town.recipe[2 * seat + 1] < 0:
                continue
            town.upgrades[seat] = 0b11111
            town.stock[seat * INGREDIENTS : (seat + 1) * INGREDIENTS] = [
                chooser.choice((0, 2)) for _ in range(INGREDIENTS)
            ]
            for at in (-1, -2, -3, -5):  # tofu, wine, secret sauce, goo
                town.stock[(seat + 1) * INGREDIENTS + at] = 4
            chefs = [CHEF_KEYS[chef] for chef in town.chef[2 * seat : 2 * seat + 2] if chef >= 0]
            if town.rules.squad:
                chefs = chefs[:1]
            found = proposals(town, seat)
            for cooking in chooser.sample(found, 3):
                view = cooking_view(town, seat, cooking)
                slots = [slot for slot in (0, 1) if cooking.slots >> slot & 1]
                dishes = []
                at = 0
                for slot in slots:
                    recipe = town.recipe[2 * seat + slot]
                    count = len(town.rules.recipe_places[recipe])
                    fills = cooking.fills[at : at + count]
                    at += count
                    dishes.append(
                        {
                            "recipe": town.rules.recipe_keys[recipe],
                            "fills": [
                                [INGREDIENT_KEYS[card] for card in (fill & 31, (fill >> 5) - 1) if card >= 0]
                                for fill in fills
                            ],
                            "extra": bool(cooking.extras >> slot & 1),
                            "stars": town.stars[2 * seat + slot],
                        }
                    )
                yield {
                    "question": {
                        "restaurant": RESTAURANT_KEYS[town.restaurant[seat]],
                        "chefs": chefs,
                        "points": town.points[seat],
                        "level": town.level[seat],
                        "garbage": town.garbage[seat],
                        "homeCook": town.rules.home_cook,
                        "vegan": bool(town.vegan >> seat & 1),
                        "dishes": dishes,
                    },
                    "points": view.points,
                    "garbage": view.garbage,
                    "money": view.money,
                    "level": view.level - 1,
                    "lines": [[[line.what, line.n] for line in dish.lines] for dish in view.dishes],
                }


def _ending(town: Any, chooser: Chooser) -> dict[str, Any]:
    """Who wins, among seats that are often tied (RR-6.1)."""
    from tableside.games.rival_restaurants.core.phases.ending import standing

    town = town.copy()
    for seat in range(town.seats):
        town.points[seat] = chooser.choice((19, 20, 21))
        town.gourmets[seat] = chooser.choice((1, 2))
        town.money[seat] = chooser.choice((3, 4))
    winners = standing(town, (1 << town.seats) - 1)
    return {
        "kitchens": [
            {"points": p, "gourmets": g, "money": m * 100}
            for p, g, m in zip(town.points, town.gourmets, town.money, strict=True)
        ],
        "winners": [seat for seat in range(town.seats) if winners >> seat & 1],
    }
