"""The rules and figures that the companion (web/src/companion) works with where no server answers.

Rules are translated from the engine (``translate.py``). Figures come from the data files, or from asking the engine.
`make generate` writes both; a test fails if they are not current.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable
from types import ModuleType
from typing import Any

from tools.translate import HELPERS, Translator, constant

HEAD = "// Written by `make generate` from the rules and the data of the engine. Do not edit.\n"
RIVALS = "games/rival_restaurants/"
BURGERS = "games/burger_joint/core/"
RESTAURANT_METHODS = ("shelf_price", "garbage_less", "bonus", "pay", "keeps_one", "dump_price")
REFUSAL = """\
/** Why something cannot be agreed: a message with its arguments, and the rule. */
export interface OptionsError { readonly id: string; readonly args: Record<string, any>; readonly rule: string }
const refusal = (id: string, args: Record<string, any>, rule: string): OptionsError => ({ id, args, rule });
"""
CHAIN = """\
/** What counts on the board of a chain (BJ-6.1). */
export interface Chain {
  readonly publicity_points: readonly number[];
  readonly basic_points: readonly number[];
  readonly diner_points: number[];
  readonly bistro_points: number[];
}
"""


def rival_restaurants() -> str:
    """Prices, points, levels, income, ties and what may be agreed (RR-2 … RR-8, RR-10, RR-11)."""
    from tableside.games.rival_restaurants import options
    from tableside.games.rival_restaurants.catalog import ids, loader
    from tableside.games.rival_restaurants.core.model import ruleset
    from tableside.games.rival_restaurants.core.phases import island

    to = Translator(calls={"OptionsError": lambda arguments: f"refusal({', '.join(arguments)})"})
    core = RIVALS + "core/"
    restaurants = [to.module(core + "registry.py", "Restaurant", methods=RESTAURANT_METHODS)]
    for key in ids.RESTAURANT_KEYS:
        file = f"{core}effects/restaurants/{key.replace('-', '_')}.py"
        restaurants.append(to.module(file, _class_name(key), methods=RESTAURANT_METHODS))
    made = ", ".join(f"new {_class_name(key)}()" for key in ids.RESTAURANT_KEYS)
    restaurants += [
        f"const RESTAURANT_LIST: Restaurant[] = [{made}];",
        "export const restaurant_of = (number: number): Restaurant => RESTAURANT_LIST[number]!;",
    ]
    parts = [
        to.module(core + "model/ruleset.py", "Rules"),
        *restaurants,
        to.module(core + "model/steps.py", "Steps", "step"),
        to.module(core + "phases/powers.py", "power", "has_power", "under"),
        to.module(core + "phases/market.py", "price", "with_surcharges"),
        to.module(core + "phases/island.py", "islander", "dump_price"),
        to.module(core + "phases/kitchen.py", "is_meat", "is_veggie", "extra_of", "Cook", "substitutes"),
        to.module(core + "phases/kitchen.py", "recipe_points", "cooking_points", "cooking_garbage", "meat_kinds"),
        to.module(core + "phases/kitchen.py", "cooking_pay"),
        to.module(core + "phases/cooking.py", "level_at", "level_after", "reached"),
        to.module(core + "model/bank.py", "income_with"),
        to.module(core + "phases/ending.py", "max_points", "standing"),
        to.module(core + "effects/reactions.py", "first_seat"),
        to.module(core + "phases/setup.py", "draft_seat"),
        to.module(RIVALS + "options.py", "chefs_of", "is_squad", "head_of", "why_not"),
    ]
    used = "\n".join(parts)
    parts = [_town(to, used), *parts]
    constants = _constants("\n".join(parts), [ids, loader, island, ruleset, options])
    return "\n".join([HEAD, HELPERS, REFUSAL, *constants, *parts, ""])


def burger_joint() -> str:
    """Capacities, whose cubes are whose, and points (BJ-3.1, BJ-3.2, BJ-6.1)."""
    to = Translator(calls={"bits_in": lambda arguments: f"bitCount({arguments[0]})"})
    return "\n".join(
        [
            HEAD,
            HELPERS,
            CHAIN,
            to.module(BURGERS + "position.py", "capacity_of"),
            to.module(BURGERS + "production.py", "priority"),
            to.module(BURGERS + "scoring.py", "_publicity", "_basics", "_built", "worth"),
            "export { _publicity as publicityWorth, _basics as basicsWorth, _built as builtWorth };",
            "",
        ]
    )


def data() -> str:
    """The figures of both games."""
    return (
        HEAD
        + f"\nexport const rivalRestaurants = {_json(_rival_figures())} as const;\n"
        + f"\nexport const burgerJoint = {_json(_burger_figures())};\n"
    )


def _class_name(key: str) -> str:
    return "".join(word.capitalize() for word in key.split("-"))


def _town(to: Translator, used: str) -> str:
    """The fields of the state that the rules above look at, each with its first value."""
    from tableside.games.rival_restaurants.core.model.fields import COOKING, TOWN

    lines = ["/** The part of the state that these rules look at. */", "export class Town {", "  rules: Rules;"]
    begun = []
    for field in TOWN.fields:
        if field.name == "rules" or not re.search(rf"\btown\.{field.name}\b", used):
            continue
        kind = {"number": "number", "flag": "boolean", "text": "string"}.get(field.form, "number[]")
        lines.append(f"  {field.name}: {kind};")
        begun.append(f"    this.{field.name} = {to.of(ast.parse(field.start, mode='eval').body)};")
    lines += ["  constructor(rules: Rules) {", "    const seats = rules.seats;", "    this.rules = rules;"]
    lines += [*begun, "  }", "}"]
    names = [f"  {field.name}: {'number[]' if field.form == 'numbers' else 'number'};" for field in COOKING.fields]
    return "\n".join([*lines, f"/** {COOKING.doc} */", "export interface Cooking {", *names, "}"])


def _constants(code: str, modules: Iterable[ModuleType]) -> list[str]:
    """The constants of the engine that the code mentions."""
    found = []
    for name in sorted(set(re.findall(r"\b_?[A-Z][A-Z0-9_]+\b", code)) - {"RESTAURANT_LIST"}):
        values = [vars(module)[name] for module in modules if name in vars(module)]
        if values:
            found.append(constant(name, values[0]))
    return found


def _rival_figures() -> dict[str, Any]:
    from tableside.games.rival_restaurants import options
    from tableside.games.rival_restaurants.catalog import ids, loader
    from tableside.games.rival_restaurants.core.model import ruleset
    from tableside.games.rival_restaurants.core.model.bank import income_with
    from tableside.games.rival_restaurants.core.phases import island

    full = options.complete({})
    rules = options.rules_of(full, 2)
    free = set(options.limits_of(full)) - set(options.limits_of(options.complete({"home_cook": True})))
    return {
        "levels": list(ids.LEVELS),
        "goal": ids.GOAL,
        "unit": 100,  # all money is counted in hundreds (RR-1.6)
        "markets": [
            {"key": key, "price": price, "bins": bins}
            for key, price, bins in zip(ids.MARKET_KEYS, loader.MARKET_PRICES, loader.MARKET_BINS, strict=True)
        ],
        "places": list(ids.PLACE_KEYS),
        "ingredients": [
            {"key": key, "market": ids.MARKET_KEYS[market]}
            for key, market in zip(ids.INGREDIENT_KEYS, ids.MARKET_OF, strict=True)
        ],
        "chefs": [
            {"key": key, "beginners": bool(loader.BEGINNERS >> n & 1), "npc": bool(loader.NPC_CHEFS >> n & 1)}
            | {"rule": _chef_rule(n)}
            for n, key in enumerate(ids.CHEF_KEYS)
        ],
        "restaurants": [
            {"key": key, "cuisine": cuisine} for key, cuisine in zip(ids.RESTAURANT_KEYS, ids.CUISINE_KEYS, strict=True)
        ],
        "cards": [
            {"key": key, "rule": f"RR-9 {name}", "base": base, "deluxe": deluxe}
            for key, name, base, deluxe in zip(
                ids.CARD_KEYS, ids.CARD_NAMES, loader.BASE_COPIES, loader.DELUXE_COPIES, strict=True
            )
        ],
        "upgrades": [
            {"key": key, "price": price, "income": income_with(1 << n) - income_with(0)}
            for n, (key, price) in enumerate(zip(ids.UPGRADE_KEYS, loader.UPGRADE_PRICES, strict=True))
        ],
        "recipes": [
            {"key": key, **{name: recipe[name] for name in ("kind", "cuisine", "ingredients", "points", "garbage")}}
            for key, recipe in zip(rules.recipe_keys, full["recipes"], strict=True)
        ],
        "island": {"card": island.CARD_PRICE, "garbage": island.DUMP_PRICE, "chocolate": island.CHOCOLATE_PRICE},
        "income": income_with(0),
        "seconds": {name: full[f"{name}_seconds"] for name in ("move", "market", "spree")},
        "untimedAtHome": sorted(free),
        "most": {"restaurants": _most("choose_restaurants"), "chefs": _most("choose_chefs")},
        "players": list(options.seat_counts(options.complete({"edition": "deluxe", "mode": "standard"}))),
        "squad": {"npcs": ruleset.NPCS_DEALT, "chefs": ruleset.SQUAD_DEALT, "kept": ruleset.SQUAD_KEPT},
        "draft": [{"ban": ban} for ban in ruleset.DRAFT_BANS],
        "rules": {
            name: getattr(rules, name)
            for name in ("prices", "recipe_kind", "recipe_cuisine", "recipe_points", "recipe_garbage", "recipe_places")
        },
        "options": {name: value for name, value in options.DEFAULTS.items() if not name.endswith("_seconds")},
        "kitchen": {"plain": _kitchen({}), "scratch": _kitchen({"from_scratch": True})},
        "phases": _phases(),
        "day": _day(),
    }


def _most(option: str) -> int:
    """The greatest value of an option that anybody can play with."""
    from tableside.engine.errors import OptionsError
    from tableside.games.rival_restaurants.options import complete

    most = 1
    for value in range(1, 20):
        try:
            complete({option: value})
        except OptionsError:
            break
        most = value
    return most


def _chef_rule(number: int) -> str:
    from tableside.engine.game import game_of
    from tableside.games.rival_restaurants.core.registry import chef_of

    game_of("rival-restaurants")  # loads all chefs
    return chef_of(number).rule


def _kitchen(wanted: dict[str, Any]) -> dict[str, int]:
    """What everybody begins with (RR-2.1, RR-11.2): counted at the start of a game."""
    from tableside.engine.match import Match

    match = Match.start("rival-restaurants", options={"players": 3, **wanted}, seed=1)
    town = match.state.town  # type: ignore[attr-defined]
    kinds = [town.rules.recipe_kind[recipe] for recipe in town.recipe[:2]]
    return {
        "cards": town.hand_size[0],
        "basic": kinds.count(0),
        "gourmet": kinds.count(1),
        "ingredients": sum(town.stock[: len(town.stock) // town.seats]),
        "money": (town.money[0] - _first_income(town)) * 100,
    }


def _first_income(town: Any) -> int:
    from tableside.games.rival_restaurants.core.model.bank import income_with

    return income_with(town.upgrades[0])


def _day() -> list[dict[str, Any]]:
    """The phases of a day in their order, and the time limit of each ("" for none): a day played with the engine."""
    from tableside.engine.match import Match
    from tableside.games.rival_restaurants.core.registry import STEPS

    match = Match.start("rival-restaurants", options={"mode": "standard"}, seats=3, seed=1)
    town = match.state.town  # type: ignore[attr-defined]
    limits: dict[int, str] = {}
    while town.day == 1:
        limit = STEPS[town.stack[-1].kind].limit
        limits[town.phase] = limits.get(town.phase) or (limit if limit in ("move", "market") else "")
        seat = match.asked()[0]
        moves = match.legal_moves(seat)
        match.play(seat, next((move for move in ("ready", "pass", "cook nothing") if move in moves), moves[0]))
        town = match.state.town  # type: ignore[attr-defined]
    return [{"phase": phase, "limit": limit} for phase, limit in limits.items()]


# What a phase asks, in order: the steps of the rules, and what happens by itself between them.
PHASES: dict[int, tuple[str | tuple[str, str], ...]] = {
    1: (("income", "RR-3.1"), "destinations", "claims", "powers", "toll"),
    2: (("wars", "RR-4.1"), "buying", ("barter", "RR-4.6"), "spree-call"),
    3: ("declare", "cooking", "afterwards", "level-bonus", "veto", ("end", "RR-6.1"), ("counter", "RR-5.7"), "smiles"),
}
# A task that only somebody with this chef, or after this card, has.
NEEDS = {"toll": "senor-fuego", "veto": "gardena-eden", "spree-call": "shopping-spree", "smiles": "dinner-and-a-show"}


def _phases() -> dict[str, list[dict[str, str]]]:
    from tableside.games.rival_restaurants.core.model.pending import STEP_KEYS
    from tableside.games.rival_restaurants.core.registry import STEPS

    def task(name: str | tuple[str, str]) -> dict[str, str]:
        key, rule = (name, STEPS[STEP_KEYS.index(name)].rule) if isinstance(name, str) else name
        return {"key": key, "rule": rule, "needs": NEEDS.get(key, "")}

    return {str(phase): [task(name) for name in names] for phase, names in PHASES.items()}


MOST_PRODUCED = 12  # the greatest limit that a board set may name


def _burger_figures() -> dict[str, Any]:
    from tableside.games.burger_joint.board_sets.reader import DEFAULT, read_set
    from tableside.games.burger_joint.core.cubes import LETTERS
    from tableside.games.burger_joint.core.position import BISTROS

    return {
        "set": read_set(DEFAULT),
        "letters": list(LETTERS),
        "bistros": list(BISTROS),
        "phases": [
            {"key": key, "rule": f"BJ-{number}"}
            for number, key in enumerate(("production", "trade", "build", "score", "discard"), 3)
        ],
        "picks": [[_picks(active, other) for other in range(MOST_PRODUCED + 1)] for active in range(MOST_PRODUCED + 1)],
    }


def _picks(active: int, other: int) -> str:
    """Who takes a cube after whom (BJ-3.3 … BJ-3.5), A the active player and O the other: played with the engine."""
    from tableside.engine.chance import FastChance
    from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
    from tableside.games.burger_joint.core.codes import TAKE
    from tableside.games.burger_joint.core.position import TRADING
    from tableside.games.burger_joint.core.production import draw_cubes, pick, pick_moves
    from tableside.games.burger_joint.core.turn import laid_out

    position = laid_out(board_set({**read_set(DEFAULT), "production_limit": MOST_PRODUCED}))
    for side, owned in ((position.burger, active), (position.pizza, other)):
        side.diners, side.bistros = (1 << min(6, owned)) - 1, (1 << max(0, owned - 6)) - 1
    draw_cubes(position, FastChance(1))
    order = ""
    while position.step != TRADING:
        order += "A" if position.mover == position.active else "O"
        moves = int(pick_moves(position)) >> int(TAKE)
        pick(position, (moves & -moves).bit_length() - 1)
    return order


def _json(value: dict[str, Any]) -> str:
    """A field a line, and an item a line in the lists of things."""
    lines = []
    for name, field in value.items():
        if isinstance(field, list) and field and isinstance(field[0], dict | list):
            items = "".join(f"    {json.dumps(item, ensure_ascii=False)},\n" for item in field)
            lines.append(f"  {name}: [\n{items}  ],\n")
        else:
            lines.append(f"  {name}: {json.dumps(field, ensure_ascii=False)},\n")
    return "{\n" + "".join(lines) + "}"
