"""Write the code that follows from a declaration.

python -m tools.generate            write it (`make generate`)
python -m tools.generate --check    only say which files are not current, and fail if there are any

From the data files of Rival Restaurants (``catalog/*.csv``) come the numbers by which the rules know things, and from
the fields of its state (``core/model/fields.py``) the classes that hold them. Both are checked in: mypyc then compiles
plain integers and plain attributes.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "src/tableside/games/rival_restaurants"
MARK = "# Below this line: written by `make generate` from the data files beside this one.\n"


def constant(key: str) -> str:
    """The name of a thing in the code: its key in capitals."""
    return key.upper().replace("-", "_")


def numbered(keys: Iterable[str], first: int = 0) -> list[str]:
    return [f"{constant(key)}: Final = {number}" for number, key in enumerate(keys, first)]


def keys(name: str, values: Iterable[str]) -> str:
    return f"{name}: Final = {tuple(values)!r}"


def ids() -> str:
    """``catalog/ids.py``: what stands above the mark stays, the rest is written anew."""
    from tableside.games.rival_restaurants.catalog import loader

    markets = len(loader.MARKET_KEYS)
    first = [loader.MARKET_OF.index(market) for market in range(markets)] + [len(loader.MARKET_OF)]
    lines = [
        "# Places: the markets in the order of the table (RR-1.2), the Island, and one's own restaurant.",
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


GENERATED: dict[str, Callable[[], str]] = {
    "catalog/ids.py": ids,
    "core/model/pending.py": steps,
}


def formatted(text: str, path: Path) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def stale() -> dict[Path, str]:
    """The files that are not current, with what they should be."""
    wanted = {GAME / name: make for name, make in GENERATED.items()}
    texts = {path: formatted(make(), path) for path, make in wanted.items()}
    return {path: text for path, text in texts.items() if path.read_text(encoding="utf-8") != text}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the code that follows from a declaration.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    check = parser.parse_args().check
    sys.path.insert(0, str(ROOT / "src"))
    importlib.invalidate_caches()
    found = stale()
    for path, text in found.items():
        print(f"{path.relative_to(ROOT)}: {'not current, run `make generate`' if check else 'written'}")
        if not check:
            path.write_text(text, encoding="utf-8")
    sys.exit(1 if check and found else 0)


if __name__ == "__main__":
    main()
