"""Writing: moves as text, each in its one canonical spelling (see docs/rival-restaurants.md)."""

from collections.abc import Callable
from typing import Final

from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    MARKET_KEYS,
    NO_BIN,
    NO_CARD,
    NO_CHEF,
    NOTHING,
    PLACE_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
    UPGRADES,
)
from tableside.games.rival_restaurants.core.model.moves import (
    ACCEPT,
    ANSWER,
    BAN,
    BID,
    BONUS,
    BUY_BIN,
    BUY_CARD,
    BUY_SHELF,
    BUY_UPGRADE,
    CHEF,
    CLAIM,
    COOK,
    DECLINE,
    DRAFT,
    DROP,
    DUMP,
    GO,
    INGREDIENT,
    KEEP_CARDS,
    KEEP_RECIPE,
    MOVE_TO,
    NEXT,
    NO_COOK,
    NPC,
    OFFER,
    PASS,
    PAY_RATS,
    PLAY,
    READY,
    RECALL_COOK,
    RELEASE,
    RESTAURANT,
    SELL,
    SHAKE_OFF,
    SHELVES,
    SMILE,
    SPARE,
    SQUAD,
    STAND,
    TOLL,
    UNREADY,
    USE,
    WITHDRAW,
    arg_a,
    arg_b,
    arg_c,
    kind_of,
)
from tableside.games.rival_restaurants.core.model.pending import CLAIMS
from tableside.games.rival_restaurants.core.model.town import Bundle, Cooking, Town
from tableside.games.rival_restaurants.core.phases.barter import small_offer
from tableside.games.rival_restaurants.core.phases.kitchen import extra_of, proposals
from tableside.games.rival_restaurants.core.registry import card_of, chef_of
from tableside.games.rival_restaurants.notation.lexicon import mask_words, pawn_word, seat_word

STEP_WORDS: Final = ("garbage", "recipe", "level", "basic", "gourmet")


def write(town: Town, seat: int, move: int) -> str:
    """A move as text."""
    kind = kind_of(move)
    plain = _PLAIN.get(kind)
    return plain if plain is not None else _WRITERS[kind](town, seat, move)


def write_all(town: Town, seat: int, moves: list[int]) -> list[str]:
    """Many moves as text; the ways to cook are looked up once for all of them."""
    ways = proposals(town, seat) if any(kind_of(move) == COOK for move in moves) else []
    return [
        write_cooking(town, seat, ways[arg_a(move)]) if kind_of(move) == COOK else write(town, seat, move)
        for move in moves
    ]


def _go(town: Town, seat: int, move: int) -> str:
    text = f"go {PLACE_KEYS[arg_a(move)]}"
    if town.rules.chefs_each() == 2:
        text += f" {PLACE_KEYS[arg_b(move)]}"
    return text if arg_c(move) == NO_CHEF else f"{text} with {CHEF_KEYS[arg_c(move)]}"


def _bin(bin: int) -> str:
    return "none" if bin == NO_BIN else str(bin + 1)


def _claim(town: Town, seat: int, move: int) -> str:
    both = town.rules.chefs_each() == 2 and town.stack[-1].kind == CLAIMS
    return f"claim {_bin(arg_a(move))}" + (f" {_bin(arg_b(move))}" if both else "")


def _arguments(town: Town, arguments: str, move: int) -> str:
    """What follows the name of a card or a power."""
    words = ""
    value = arg_b(move)
    for argument in arguments.split():
        words += " " + _ARGUMENTS[argument](town, value)
        value = arg_c(move)
    return words


def _use(town: Town, seat: int, move: int) -> str:
    return f"use {CHEF_KEYS[arg_a(move)]}" + _arguments(town, chef_of(arg_a(move)).arguments, move)


def _play(town: Town, seat: int, move: int) -> str:
    return f"play {CARD_KEYS[arg_a(move)]}" + _arguments(town, card_of(arg_a(move)).arguments, move)


def _bid(town: Town, seat: int, move: int) -> str:
    return f"bid {arg_a(move) * 100}" + (f" {arg_b(move)}" if arg_b(move) else "")


def _offer(town: Town, seat: int, move: int) -> str:
    give, want = small_offer(move)
    return write_offer(town, arg_a(move), give, want, False)


def write_offer(town: Town, to: int, give: Bundle, want: Bundle, shown: bool) -> str:
    head = "offer " + ("all" if to < 0 else seat_word(to)) + (" openly" if shown else "")
    return f"{head}: {write_bundle(town, give)} for {write_bundle(town, want)}"


def write_bundle(town: Town, bundle: Bundle) -> str:
    parts: list[str] = []
    if bundle.money:
        parts.append(f"${bundle.money * 100}")
    for ingredient in sorted(set(bundle.ingredients)):
        count = bundle.ingredients.count(ingredient)
        parts.append((f"{count} " if count > 1 else "") + INGREDIENT_KEYS[ingredient])
    if bundle.garbage:
        parts.append(f"{bundle.garbage} garbage")
    parts += [f"card {CARD_KEYS[card]}" for card in sorted(bundle.cards)]
    if bundle.any_cards:
        parts.append(f"{bundle.any_cards} any-card")
    parts += [f"recipe {town.rules.recipe_keys[recipe]}" for recipe in sorted(bundle.recipes)]
    parts += [f"upgrade {UPGRADE_KEYS[u]}" for u in range(UPGRADES) if bundle.upgrades >> u & 1]
    if bundle.favour:
        parts.append(f'"{bundle.favour}"')
    return ", ".join(parts) or "nothing"


def write_accept(number: int, cards: list[int]) -> str:
    return f"accept {number}" + (" with " + " ".join(CARD_KEYS[card] for card in sorted(cards)) if cards else "")


def _accept(town: Town, seat: int, move: int) -> str:
    return write_accept(arg_a(move), [] if arg_b(move) == NO_CARD else [arg_b(move)])


def _cook(town: Town, seat: int, move: int) -> str:
    return write_cooking(town, seat, proposals(town, seat)[arg_a(move)])


def write_cooking(town: Town, seat: int, cooking: Cooking) -> str:
    """``cook RECIPE: card, listed=card, listed=card+card + extra & …``: what fills each listed place, in order."""
    dishes: list[str] = []
    at = 0
    for slot in (0, 1):
        if not cooking.slots >> slot & 1:
            continue
        recipe = town.recipe[2 * seat + slot]
        fills: list[str] = []
        for listed in town.rules.recipe_places[recipe]:
            fill = cooking.fills[at]
            at += 1
            name = INGREDIENT_KEYS[fill & 31] + (f"+{INGREDIENT_KEYS[(fill >> 5) - 1]}" if fill >= 32 else "")
            fills.append(name if fill == listed else f"{INGREDIENT_KEYS[listed]}={name}")
        extra = INGREDIENT_KEYS[extra_of(town.rules.recipe_kind[recipe])]
        dish = f"{town.rules.recipe_keys[recipe]}: {', '.join(fills)}"
        dishes.append(dish + (f" + {extra}" if cooking.extras >> slot & 1 else ""))
    return "cook " + " & ".join(dishes)


def _bonus(town: Town, seat: int, move: int) -> str:
    return f"bonus garbage {arg_b(move)}" if arg_a(move) else "bonus money"


def _chefs(word: str, *chefs: int) -> str:
    return " ".join([word, *(CHEF_KEYS[chef] for chef in chefs if chef != NO_CHEF)])


def _ingredient(town: Town, ingredient: int) -> str:
    return "none" if ingredient == NOTHING else INGREDIENT_KEYS[ingredient]


_ARGUMENTS: Final[dict[str, Callable[[Town, int], str]]] = {
    "seat": lambda town, value: seat_word(value),
    "seats": lambda town, value: " ".join(mask_words(value)),
    "pawn": lambda town, value: pawn_word(value),
    "own-pawn": lambda town, value: "second" if value else "first",
    "ingredient": _ingredient,
    "market": lambda town, value: MARKET_KEYS[value],
    "recipe": lambda town, value: town.rules.recipe_keys[value],
    "bin": lambda town, value: f"{MARKET_KEYS[value >> 2]} {(value & 3) + 1}",
    "number": lambda town, value: str(value),
}
_PLAIN: Final = {
    READY: "ready",
    UNREADY: "unready",
    ANSWER: "clam",
    PASS: "pass",
    BUY_CARD: "buy action-card",
    DROP: "drop",
    STAND: "stand",
    NO_COOK: "cook nothing",
    RECALL_COOK: "uncook",
}
_WRITERS: Final[dict[int, Callable[[Town, int, int], str]]] = {
    GO: _go,
    CLAIM: _claim,
    USE: _use,
    PLAY: _play,
    SHAKE_OFF: lambda t, s, m: f"clam {CHEF_KEYS[arg_a(m)]}",
    SPARE: lambda t, s, m: f"spare {CHEF_KEYS[arg_a(m)]} {seat_word(arg_b(m))}",
    BUY_BIN: lambda t, s, m: f"buy {MARKET_KEYS[arg_a(m)]} {arg_b(m) + 1}",
    BUY_SHELF: lambda t, s, m: f"buy {MARKET_KEYS[arg_a(m)]} shelf",
    BUY_UPGRADE: lambda t, s, m: f"buy {UPGRADE_KEYS[arg_a(m)]}",
    DUMP: lambda t, s, m: f"dump {arg_a(m)}",
    SELL: lambda t, s, m: f"sell {arg_a(m)}",
    RELEASE: lambda t, s, m: "release second" if arg_a(m) else "release",
    BID: _bid,
    PAY_RATS: lambda t, s, m: f"exterminate {MARKET_KEYS[arg_a(m)]} {arg_b(m) * 100}",
    OFFER: _offer,
    ACCEPT: _accept,
    WITHDRAW: lambda t, s, m: f"withdraw {arg_a(m)}",
    DECLINE: lambda t, s, m: f"decline {arg_a(m)}",
    COOK: _cook,
    MOVE_TO: lambda t, s, m: f"go {PLACE_KEYS[arg_a(m)]}",
    INGREDIENT: lambda t, s, m: f"choose {_ingredient(t, arg_a(m))}",
    KEEP_RECIPE: lambda t, s, m: f"keep {t.rules.recipe_keys[arg_a(m)]}",
    NEXT: lambda t, s, m: f"first {STEP_WORDS[arg_a(m)]}",
    BONUS: _bonus,
    SMILE: lambda t, s, m: "smile" if arg_a(m) else "no-smile",
    RESTAURANT: lambda t, s, m: f"restaurant {RESTAURANT_KEYS[arg_a(m)]}",
    CHEF: lambda t, s, m: _chefs("chef", arg_a(m), arg_b(m)),
    NPC: lambda t, s, m: _chefs("npc", arg_a(m)),
    SQUAD: lambda t, s, m: _chefs("squad", arg_a(m), arg_b(m), arg_c(m)),
    DRAFT: lambda t, s, m: _chefs("draft", arg_a(m)),
    BAN: lambda t, s, m: _chefs("ban", arg_a(m)),
    SHELVES: lambda t, s, m: " ".join(["shelves", *(MARKET_KEYS[i] for i in range(6) if arg_a(m) >> i & 1)]),
    KEEP_CARDS: lambda t, s, m: " ".join(
        ["keep-cards", *(CARD_KEYS[card] for card in (arg_a(m), arg_b(m)) if card != NO_CARD)]
    ),
    TOLL: lambda t, s, m: " ".join(["toll", *(mask_words(arg_a(m)) or ["nobody"])]),
}
