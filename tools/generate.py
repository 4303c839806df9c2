"""Write the code that follows from a declaration.

python -m tools.generate            write it (`make generate`)
python -m tools.generate --check    only say which files are not current, and fail if there are any

From the data files of Rival Restaurants (``catalog/*.csv``) come the numbers by which the rules know things, and from
the fields of its state (``core/model/fields.py``) the classes that hold them. Both are checked in: mypyc then compiles
plain integers and plain attributes. The numbers in the documented table of actions follow from both, and so do the
rules and figures that the companion works with offline (``companion.py``).
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from tools import companion, companion_positions

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "src/tableside/games/rival_restaurants"
MARK = "# Below this line: written by `make generate` from the data files beside this one.\n"


def constant(key: str) -> str:
    """The name of an entry in the code: its key in capitals."""
    return key.upper().replace("-", "_")


def numbered(keys: Iterable[str], first: int = 0) -> list[str]:
    return [f"{constant(key)}: Final = {number}" for number, key in enumerate(keys, first)]


def keys(name: str, values: Iterable[str]) -> str:
    return f"{name}: Final = {tuple(values)!r}"


def ids() -> str:
    """``catalog/ids.py``: what is above the mark stays, the rest is rewritten."""
    from tableside.games.rival_restaurants.catalog import loader

    markets = len(loader.MARKET_KEYS)
    first = [loader.MARKET_OF.index(market) for market in range(markets)] + [len(loader.MARKET_OF)]
    lines = [
        "# Places: the markets in the order of the table (RR-1.2), the Island, and a player's own restaurant.",
        *numbered(loader.MARKET_KEYS),
        f"MARKETS: Final = {markets}",
        f"ISLAND: Final = {markets}",
        f"HOME: Final = {markets + 1}",
        f"PLACES: Final = {markets + 1}  # where one can go",
        f"MOST_BINS: Final = {loader.MOST_BINS}",
        keys("MARKET_KEYS", loader.MARKET_KEYS),
        keys("PLACE_KEYS", (*loader.MARKET_KEYS, "island", "home")),
        "",
        "# Ingredients, market by market.",
        *numbered(loader.INGREDIENT_KEYS),
        f"INGREDIENTS: Final = {len(loader.INGREDIENT_KEYS)}",
        keys("INGREDIENT_KEYS", loader.INGREDIENT_KEYS),
        f"MARKET_OF: Final = {loader.MARKET_OF!r}",
        f"FIRST: Final = {tuple(first)!r}  # ingredient of each market, and the end",
        *(f"{constant(key)}_FIRST: Final = {at}" for key, at in zip(loader.MARKET_KEYS, first, strict=False)),
        "",
        *section("CHEF", loader.CHEF_KEYS),
        f"ALL_CHEFS: Final = {(1 << len(loader.CHEF_KEYS)) - 1:#b}",
        f"NPC_CHEFS: Final = {loader.NPC_CHEFS:#b}  # RR-10.1",
        "",
        *section("RESTAURANT", loader.RESTAURANT_KEYS),
        keys("CUISINE_KEYS", loader.CUISINE_KEYS),
        "",
        *section("CARD", loader.CARD_KEYS),
        keys("CARD_NAMES", loader.CARD_NAMES),
        "",
        *section("UPGRADE", loader.UPGRADE_KEYS),
        "",
        "# Kinds of recipes.",
        *numbered(loader.KIND_KEYS),
        keys("KIND_KEYS", loader.KIND_KEYS),
    ]
    written = (GAME / "catalog/ids.py").read_text(encoding="utf-8").partition(MARK)[0]
    return written + MARK + "\n" + "\n".join(lines) + "\n"


def section(kind: str, names: tuple[str, ...]) -> list[str]:
    title = f"# {kind.capitalize()}s."
    return [title, *numbered(names), f"{kind}S: Final = {len(names)}", keys(f"{kind}_KEYS", names)]


def steps() -> str:
    """``core/model/pending.py``."""
    from tableside.games.rival_restaurants.catalog import loader

    lines = [
        '"""The kinds of pending decisions, by the step that handles them. Written by `make generate` from steps.csv.',
        "",
        "The step of each kind is registered where its rule lives.",
        '"""',
        "",
        "from typing import Final",
        "",
        *numbered(loader.STEP_KEYS),
        f"STEP_KINDS: Final = {len(loader.STEP_KEYS)}",
        keys("STEP_KEYS", loader.STEP_KEYS),
    ]
    return "\n".join(lines) + "\n"


TOWN_HEAD = '''"""The state as plain numbers in flat lists, so that a copy is quick. `make generate` writes it.

The fields are declared in ``fields.py``. Money is counted in hundreds (RR-1.6). A seat has two pawns, ``2 * seat`` and
``2 * seat + 1``; the second is the NPC of Kitchen Squad or the second chef of Two Many Cooks, and does not exist
otherwise. The game waits for the top of ``stack``.
"""

from tableside.games.rival_restaurants.catalog.ids import CARDS, CHEFS, HOME, INGREDIENTS, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.ruleset import Rules
'''
LISTS = ("numbers", "bag", "by-card", "by-chef")


def town() -> str:
    """``core/model/town.py``."""
    from tableside.games.rival_restaurants.core.model.fields import TABLES, TOWN, Table

    shared = {table.name for table in TABLES.values() if table.shared}

    def copied(form: str, value: str) -> str:
        if form.startswith("["):
            return f"{value}[:]" if form.strip("[?]") in shared else f"[each.copy() for each in {value}]"
        return f"{value}[:]" if form in LISTS else value

    def typed(form: str) -> str:
        """The type annotation, if the first value does not imply it."""
        if form.startswith("["):
            return f": list[{form.strip('[?]')}{' | None' if form.endswith('?]') else ''}]"
        return ": list[int]" if form in LISTS else ""

    def written(table: Table) -> Iterable[str]:
        parameters = [part.partition(":")[0].strip() for part in table.parameters.split(",") if part]
        whole = table is TOWN
        signature = ", ".join(["self", table.parameters] if table.parameters else ["self"])
        yield f"class {table.name}:"
        yield f'    """{table.doc}{" Never changed once made." if table.shared else ""}"""\n'
        yield f"    def __init__({signature}{', like: Town | None = None' if whole else ''}) -> None:".replace(
            "Town | None", '"Town | None"'
        )
        if whole:
            yield "        if like is not None:\n            self.take(like)\n            return"
            yield "        seats = rules.seats\n        recipes = len(rules.recipe_kind)"
        for field in table.fields:
            hint = typed(field.form) if field.start in ("[]", "[None] * seats") else ""
            note = f"  # {field.note}" if field.note else ""
            yield f"        self.{field.name}{hint} = {field.start}{note}"
        if whole:
            yield f'\n    def copy(self) -> "{table.name}":\n        return {table.name}(self.rules, self)\n'
            yield f'    def take(self, other: "{table.name}") -> None:\n        """Become like another."""'
            for field in table.fields:
                yield f"        self.{field.name} = {copied(field.form, 'other.' + field.name)}"
        elif not table.shared:
            names = {field.name for field in table.fields}
            arguments = [f"self.{name}" if name in names else "0" for name in parameters]
            yield f'\n    def copy(self) -> "{table.name}":\n        twin = {table.name}({", ".join(arguments)})'
            for field in table.fields:
                if field.name not in parameters:
                    yield f"        twin.{field.name} = {copied(field.form, 'self.' + field.name)}"
            yield "        return twin"

    return TOWN_HEAD + "".join("\n\n" + "\n".join(written(table)) + "\n" for table in TABLES.values())


def actions_page() -> str:
    """``docs/environments.md``: only the numbers in its table of actions."""
    from tableside.envs.rival_restaurants.actions import NO_OP, groups

    text = (ROOT / ACTIONS_PAGE).read_text(encoding="utf-8")
    for name, (first, end) in groups().items():
        text = re.sub(rf"^\| \d+ – \d+ \| {name} \|", f"| {first} – {end - 1} | {name} |", text, flags=re.MULTILINE)
    text = re.sub(r"One table of [\d,]+ actions", f"One table of {NO_OP:,} actions", text)
    return re.sub(r"mode; action [\d,]+ is the no-op", f"mode; action {NO_OP:,} is the no-op", text)


ACTIONS_PAGE = "docs/environments.md"
Files = dict[Path, Callable[[], str]]
CODE: Files = {
    GAME / "catalog/ids.py": ids,
    GAME / "core/model/pending.py": steps,
    GAME / "core/model/town.py": town,
}
COMPANION = ROOT / "web/src/companion/rules"
PAGES: Files = {  # made by the code, so they come after it
    ROOT / ACTIONS_PAGE: actions_page,
    COMPANION / "rival_restaurants.gen.ts": companion.rival_restaurants,
    COMPANION / "burger_joint.gen.ts": companion.burger_joint,
    COMPANION / "data.gen.ts": companion.data,
    COMPANION / "positions.gen.json": companion_positions.positions,
}


def formatted(text: str, path: Path) -> str:
    if path.suffix != ".py":
        return text
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def stale(files: Files) -> dict[Path, str]:
    """The files that are not current, with their correct content."""
    texts = {path: formatted(make(), path) for path, make in files.items()}
    return {
        path: text for path, text in texts.items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the code that follows from a declaration.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    check = parser.parse_args().check
    sys.path.insert(0, str(ROOT / "src"))
    code = stale(CODE)
    found = code or stale(PAGES)
    for path, text in found.items():
        print(f"{path.relative_to(ROOT)}: {'not current, run `make generate`' if check else 'written'}")
        if not check:
            path.write_text(text, encoding="utf-8")
    if code and not check:  # the pages, by the new code
        sys.exit(subprocess.run([sys.executable, "-m", "tools.generate"], cwd=ROOT, check=False).returncode)
    sys.exit(1 if check and found else 0)


if __name__ == "__main__":
    main()
