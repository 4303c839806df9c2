"""Options of a table (RR-2, RR-11): checked, completed, and turned into Rules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tableside.engine.errors import DataError, OptionsError
from tableside.games.rival_restaurants.catalog.ids import (
    ALL_CHEFS,
    CARD_KEYS,
    CHEF_KEYS,
    CHEFS,
    CUISINE_KEYS,
    INGREDIENT_KEYS,
    KIND_KEYS,
    MARKET_KEYS,
    MOST_BINS,
    NPC_CHEFS,
    RESTAURANT_KEYS,
    RESTAURANTS,
)
from tableside.games.rival_restaurants.catalog.loader import (
    BASE_COPIES,
    BEGINNERS,
    DELUXE_COPIES,
    HEAD_STARTS,
    MARKET_BINS,
    MARKET_PRICES,
    MOST_MONEY,
    MOST_RECIPES,
    UPGRADE_PRICES,
    check_recipe,
    fault,
    packaged_recipes,
    parse_recipes,
)
from tableside.games.rival_restaurants.core.model.ruleset import NPCS_DEALT, SQUAD_DEALT, Rules

EDITIONS: Final = ("base", "deluxe")
MODES: Final = ("auto", "standard", "squad", "squad-draft")
DEFAULTS: Final[dict[str, Any]] = {
    "players": 0,  # 0: as many as sit down
    "head_chef": 1,  # the seat of the host, from 1 (RR-2.2)
    "edition": "base",
    "mode": "auto",  # two players: Kitchen Squad, otherwise standard (RR-11.5)
    "home_cook": False,
    "from_scratch": False,
    "two_many_cooks": False,
    "choose_restaurants": 1,
    "choose_chefs": 1,
    "beginners_chefs": False,
    "even_start": None,  # what weaker restaurants and chefs begin with
    "move_seconds": 0,  # 0: untimed
    "market_seconds": 60,
    "window_seconds": 8,
    "spree_seconds": 60,
    "choice_seconds": 0,
    "recipes": None,
    "bins": None,
    "cards": None,
    "chefs": None,
}
# Before a game named its chefs it was played with all there were: the first twelve of the catalog.
_CHEFS_ONCE: Final = CHEF_KEYS[:12]
_MOST_SECONDS: Final = 86_400 * 30
_PHASE_2: Final = ("market", "spree")  # the limits of phase 2


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, data by content; OptionsError or DataError names the fault."""
    for name in raw:
        if name not in DEFAULTS:
            raise OptionsError(
                "err-unknown-option", {"where": f"={name}", "known": [f"={known}" for known in DEFAULTS]}
            )
    full = {name: raw.get(name, default) for name, default in DEFAULTS.items()}
    for name, default in DEFAULTS.items():
        if isinstance(default, bool) and not isinstance(full[name], bool):
            raise OptionsError("rr-err-option-flag", {"where": f"={name}"}, rule="RR-11")
    _number(full, "players", 0, 8, "RR-1.1")
    _number(full, "head_chef", 1, 8, "RR-2.2")
    _number(full, "choose_restaurants", 1, 4, "RR-2.3")
    _number(full, "choose_chefs", 1, 6, "RR-2.3")
    for name in DEFAULTS:
        if name.endswith("_seconds"):
            _number(full, name, 0, _MOST_SECONDS, "RR-11.1")
    _word(full, "edition", EDITIONS)
    _word(full, "mode", MODES)
    full["recipes"] = _recipes(full["recipes"])
    full["bins"] = _bins(full["bins"])
    full["even_start"] = _even_start(full["even_start"])
    full["cards"] = _cards(full["cards"], full["edition"])
    full["chefs"] = _chefs(full["chefs"])
    if not seat_counts(full):
        _explain(full)
    return full


def recorded(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a record, completed with the cards and chefs of its time, whatever was added to
    the catalog since."""
    full = complete({"chefs": list(_CHEFS_ONCE), **options})
    named = options.get("cards")
    if named:
        full["cards"] = {key: copies for key, copies in full["cards"].items() if key in named}
    return full


def _number(full: dict[str, Any], name: str, low: int, high: int, rule: str) -> None:
    if type(full[name]) is not int or not low <= full[name] <= high or (name == "players" and full[name] == 1):
        raise OptionsError("err-option-range", {"where": f"={name}", "min": low, "max": high}, rule=rule)


def _word(full: dict[str, Any], name: str, known: tuple[str, ...]) -> None:
    if full[name] not in known:
        raise OptionsError(
            "rr-err-option-word", {"where": f"={name}", "known": [f"={word}" for word in known]}, rule="RR-11"
        )


def _recipes(given: Any) -> list[dict[str, Any]]:
    """The packaged deck, a CSV text or file, or the deck by content."""
    if given is None:
        return packaged_recipes()
    file = "recipes"
    if isinstance(given, str):
        if given.endswith(".csv"):
            file = given
            try:
                given = Path(given).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise DataError("err-file", {"name": f"={file}", "why": f"={error}"}) from error
        given = parse_recipes(given, file)
    if not isinstance(given, list):
        raise DataError("rr-err-data", {"where": "=recipes", "wanted": "=a list or CSV"}, rule="RR-1.4")
    if len(given) > MOST_RECIPES:  # before anything of them is looked at
        raise fault(file, 0, "recipes", f"at most {MOST_RECIPES} recipes")
    deck = [check_recipe(recipe, row, file) for row, recipe in enumerate(given, 1)]
    names: set[str] = set()
    for row, recipe in enumerate(deck, 1):
        name = recipe_key(str(recipe["name"]))
        if name in names:
            raise DataError(
                "rr-err-data", {"where": f"={file}, row {row}, name", "wanted": "=a name of its own"}, rule="RR-1.4"
            )
        names.add(name)
    for kind, least in (("basic", 20), ("gourmet", 12)):
        if not least <= sum(recipe["kind"] == kind for recipe in deck) <= MOST_RECIPES // 2:
            wanted = f"={least} to {MOST_RECIPES // 2} {kind} recipes"
            raise DataError("rr-err-data", {"where": f"={file}", "wanted": wanted}, rule="RR-1.4")
    return deck


def _bins(given: Any) -> list[int]:
    if given is None:
        return list(MARKET_BINS)
    right = isinstance(given, list) and len(given) == len(MARKET_KEYS)
    if not right or not all(type(n) is int and 1 <= n <= MOST_BINS for n in given):
        raise DataError(
            "rr-err-data", {"where": "=bins", "wanted": f"=six numbers from 1 to {MOST_BINS}"}, rule="RR-1.2"
        )
    return list(given)


def _cut(key: object) -> str:
    """A name for an error message. It may be anything."""
    return str(key)[:40]


def _even_start(given: Any) -> dict[str, int]:
    """Nothing, the measured head starts (true), or custom ones: dollars by restaurant and chef."""
    if given is None or given is False:
        return {}
    if given is True:
        return dict(HEAD_STARTS)
    if not isinstance(given, Mapping):
        wanted = "=true, false, or restaurants and chefs with their dollars"
        raise DataError("rr-err-data", {"where": "=even_start", "wanted": wanted}, rule="RR-2.4")
    for key, dollars in given.items():
        if key not in HEAD_STARTS:
            wanted = "=a restaurant or a chef, such as rising-sun or kim-chi"
            raise DataError("rr-err-data", {"where": f"=even_start, {_cut(key)}", "wanted": wanted}, rule="RR-2.4")
        if type(dollars) is not int or not 0 <= dollars <= MOST_MONEY or dollars % 100:
            wanted = f"=hundreds of dollars, from 0 to {MOST_MONEY}"
            raise DataError("rr-err-data", {"where": f"=even_start, {key}", "wanted": wanted}, rule="RR-2.4")
    return dict(given)


def _cards(given: Any, edition: str) -> dict[str, int]:
    copies = DELUXE_COPIES if edition == "deluxe" else BASE_COPIES
    full = dict(zip(CARD_KEYS, copies, strict=True))
    if given is None:
        return full
    if not isinstance(given, Mapping):
        raise DataError("rr-err-data", {"where": "=cards", "wanted": "=card names with their copies"}, rule="RR-1.5")
    for key, n in given.items():
        if key not in full or type(n) is not int or not 0 <= n <= 60:
            raise DataError(
                "rr-err-data", {"where": f"=cards, {_cut(key)}", "wanted": "=a card with 0 to 60 copies"}, rule="RR-1.5"
            )
        full[key] = n
    return full


def _chefs(given: Any) -> list[str]:
    """The chefs of the catalog, or some of them."""
    if given is None:
        return list(CHEF_KEYS)
    if not isinstance(given, list) or not all(key in CHEF_KEYS and given.count(key) == 1 for key in given[:99]):
        raise DataError("rr-err-data", {"where": "=chefs", "wanted": "=a list of chefs, each once"}, rule="RR-2.1")
    return [key for key in CHEF_KEYS if key in given]


def chefs_of(full: Mapping[str, Any]) -> int:
    """The chefs of a game, a bit for each."""
    named = full.get("chefs", _CHEFS_ONCE)
    return sum([1 << chef for chef, key in enumerate(CHEF_KEYS) if key in named])


def is_squad(full: Mapping[str, Any], seats: int) -> bool:
    """Two players: Kitchen Squad by default (RR-11.5)."""
    if full["mode"] == "auto":
        plain = not (full["two_many_cooks"] or full["beginners_chefs"] or full["choose_chefs"] > 1)
        return seats == 2 and plain
    return str(full["mode"]).startswith("squad")


def head_of(full: Mapping[str, Any]) -> int:
    """The seat of the Head Chef. In games from before this option it is the first."""
    return int(full.get("head_chef", DEFAULTS["head_chef"])) - 1


def why_not(full: Mapping[str, Any], seats: int) -> OptionsError | None:
    """Why this many cannot play with these options, or None."""
    if seats > 6 and full["edition"] == "base":
        return OptionsError("rr-err-players-deluxe", {"n": seats}, rule="RR-1.1")
    if head_of(full) >= seats:
        return OptionsError("err-option-range", {"where": "=head_chef", "min": 1, "max": seats}, rule="RR-2.2")
    if is_squad(full, seats):
        if seats != 2:
            return OptionsError("rr-err-squad-two", {"n": seats}, rule="RR-10")
        if full["two_many_cooks"]:
            return OptionsError("rr-err-squad-cooks", {}, rule="RR-11.5")
        if full["beginners_chefs"] or full["choose_chefs"] > 1:
            return OptionsError("rr-err-squad-chefs", {}, rule="RR-10.1")
        for pool in (chefs_of(full) & NPC_CHEFS, chefs_of(full) & ~NPC_CHEFS):
            dealt = NPCS_DEALT if pool & NPC_CHEFS else SQUAD_DEALT
            if pool.bit_count() < dealt * seats:
                return OptionsError("rr-err-choose-chefs", {"n": dealt, "chefs": pool.bit_count()}, rule="RR-10.1")
    if full["two_many_cooks"] and seats > 6:
        return OptionsError("rr-err-cooks-many", {"n": seats}, rule="RR-11.3")
    if full["choose_restaurants"] * seats > RESTAURANTS:
        return OptionsError("rr-err-choose-restaurants", {"n": full["choose_restaurants"]}, rule="RR-2.3")
    each = max(full["choose_chefs"], 2 if full["two_many_cooks"] else 1)
    chefs = (chefs_of(full) & (BEGINNERS if full["beginners_chefs"] else ALL_CHEFS)).bit_count()
    if not is_squad(full, seats) and each * seats > chefs:
        return OptionsError("rr-err-choose-chefs", {"n": each, "chefs": chefs}, rule="RR-2.3")
    return None


def seat_counts(full: Mapping[str, Any]) -> range:
    counts = [n for n in range(2, 9) if full["players"] in (0, n) and why_not(full, n) is None]
    return range(counts[0], counts[-1] + 1) if counts else range(0)


def _explain(full: dict[str, Any]) -> None:
    """Nobody can play with these options: say why not."""
    error = why_not(full, full["players"] or 2)
    assert error is not None
    raise error


def limits_of(full: Mapping[str, Any]) -> dict[str, int]:
    """Seconds by kind of step. Home Cook removes the limit of phase 2. The other limits are as agreed (RR-11.1)."""
    untimed = _PHASE_2 if full["home_cook"] else ()
    limits = {name.removesuffix("_seconds"): full[name] for name in DEFAULTS if name.endswith("_seconds")}
    return {name: seconds for name, seconds in limits.items() if seconds and name not in untimed}


def rules_of(full: Mapping[str, Any], seats: int) -> Rules:
    """Completed options as the rules know them."""
    error = why_not(full, seats)
    if error is not None:
        raise error
    rules = Rules(seats)
    rules.head = head_of(full)
    rules.squad = is_squad(full, seats)
    rules.draft = full["mode"] == "squad-draft"
    rules.two_cooks = full["two_many_cooks"]
    rules.home_cook = full["home_cook"]
    rules.from_scratch = full["from_scratch"]
    rules.restaurants_dealt = full["choose_restaurants"]
    rules.chefs_dealt = full["choose_chefs"]
    chefs = chefs_of(full)
    rules.chefs = [chef for chef in range(CHEFS) if chefs >> chef & 1]
    rules.chef_pool = chefs & BEGINNERS if full["beginners_chefs"] else chefs
    rules.npc_pool = chefs & NPC_CHEFS
    starts = full.get("even_start", {})  # games that began before it could be agreed have none
    rules.restaurant_starts = [starts.get(key, 0) // 100 for key in RESTAURANT_KEYS]
    rules.chef_starts = [starts.get(key, 0) // 100 for key in CHEF_KEYS]
    rules.bins = list(full["bins"])
    rules.prices = list(MARKET_PRICES)
    rules.upgrade_prices = list(UPGRADE_PRICES)
    rules.cards = [card for card, key in enumerate(CARD_KEYS) if key in full["cards"]]
    rules.copies = [full["cards"].get(key, 0) for key in CARD_KEYS]  # cards that are newer than the game: none
    rules.card_total = sum(rules.copies)
    for recipe in full["recipes"]:
        add_recipe(rules, recipe)
    return rules


_KNOWN_RECIPES: Final = {recipe["name"] for recipe in packaged_recipes()}


def recipe_key(name: str) -> str:
    """The name as it is written in moves: small letters, hyphens."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def add_recipe(rules: Rules, recipe: Mapping[str, Any]) -> None:
    places = sorted(INGREDIENT_KEYS.index(key) for key in recipe["ingredients"])
    rules.recipe_kind.append(KIND_KEYS.index(recipe["kind"]))
    rules.recipe_cuisine.append(CUISINE_KEYS.index(recipe["cuisine"]))
    rules.recipe_points.append(recipe["points"])
    rules.recipe_garbage.append(recipe["garbage"])
    rules.recipe_places.append(places)
    mask = 0
    for place in places:
        mask |= 1 << place
    rules.recipe_lists.append(mask)
    name = recipe["name"]
    rules.recipe_keys.append(recipe_key(name))
    known = name in _KNOWN_RECIPES
    rules.recipe_words.append(f"$rr-recipe-{recipe_key(name)}" if known else f"={name}")
