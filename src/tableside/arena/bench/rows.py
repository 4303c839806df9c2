"""Rows: everything that is measured, in the order of the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tableside.engine.errors import OptionsError

Build = Literal["compiled", "interpreted", "as installed"]
Unit = Literal["decisions", "copies"]


@dataclass(frozen=True)
class Row:
    """One measurement; ``work`` names the module beside this one and the function that prepares it."""

    key: str
    engine: str
    game: str
    path: str
    work: str
    build: Build = "as installed"
    unit: Unit = "decisions"
    package: str = "tableside"  # as PyPI calls it


def _own(game: str, name: str, work: str, path: str, unit: Unit = "decisions") -> tuple[Row, Row]:
    """The same work twice, compiled and from the plain sources."""
    what = work.removeprefix(f"{game.replace('-', '_')}_")
    compiled, interpreted = (
        Row(f"{game}.{what}.{build}", "Tableside", name, f"{path}, {build}", f"own:{work}", build, unit)
        for build in _BUILDS
    )
    return compiled, interpreted


_BUILDS: Final[tuple[Build, Build]] = ("compiled", "interpreted")

ROWS: Final[tuple[Row, ...]] = (
    *_own("burger-joint", "Burger Joint", "burger_joint_loop", "loop"),
    *_own("burger-joint", "Burger Joint", "burger_joint_moves", "move by move"),
    *_own("burger-joint", "Burger Joint", "burger_joint_text", "text moves"),
    *_own("burger-joint", "Burger Joint", "burger_joint_copy", "copy", "copies"),
    *_own("rival-restaurants", "Rival Restaurants, 4 players", "rival_restaurants_text", "text moves"),
    *_own("rival-restaurants", "Rival Restaurants, 4 players", "rival_restaurants_copy", "copy", "copies"),
    Row(
        "open_spiel.native",
        "OpenSpiel",
        "backgammon",
        "its bots, in C++",
        "peers:open_spiel_native",
        package="open_spiel",
    ),
    Row(
        "open_spiel.python",
        "OpenSpiel",
        "backgammon",
        "move by move",
        "peers:open_spiel_python",
        package="open_spiel",
    ),
    Row(
        "catanatron",
        "Catanatron",
        "Catan, 4 players",
        "its random players",
        "peers:catanatron_play",
        package="catanatron",
    ),
    Row(
        "rlcard.leduc",
        "RLCard",
        "Leduc hold’em",
        "move by move",
        "peers:rlcard_leduc",
        package="rlcard",
    ),
    Row(
        "rlcard.uno",
        "RLCard",
        "Uno",
        "move by move",
        "peers:rlcard_uno",
        package="rlcard",
    ),
    Row(
        "chess",
        "python-chess",
        "chess",
        "move by move",
        "peers:chess_moves",
        package="chess",
    ),
)

REFERENCE: Final = ("burger-joint.loop.compiled", "burger-joint.loop.interpreted")  # the first that was measured


def rows_named(names: Sequence[str]) -> tuple[Row, ...]:
    """The rows with these keys or with keys that begin so ("burger-joint", "chess"); all if none is named."""
    for name in names:
        if not any(_fits(row, name) for row in ROWS):
            known = dict.fromkeys(f"={row.key.partition('.')[0]}" for row in ROWS)
            raise OptionsError("err-unknown-bench", {"name": f"={name}", "known": list(known)})
    return tuple(row for row in ROWS if not names or any(_fits(row, name) for name in names))


def _fits(row: Row, name: str) -> bool:
    return row.key == name or row.key.startswith(f"{name}.")
