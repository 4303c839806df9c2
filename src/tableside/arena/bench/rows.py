"""Rows: everything that is measured, in the order of the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tableside.engine.errors import OptionsError
from tableside.locales import words

Build = Literal["compiled", "interpreted", "as installed"]
Unit = Literal["decisions", "copies"]


@dataclass(frozen=True)
class Row:
    """One measurement. ``work`` names a module in this folder and the function that prepares it.

    ``way`` is the interface of the engine that is used, as the end of a message id.
    """

    key: str
    engine: str
    game: str
    way: str
    work: str
    build: Build = "as installed"
    unit: Unit = "decisions"
    package: str = "tableside"  # as PyPI calls it

    def path(self, language: str = "en") -> str:
        """The interface in words; for our own rows with the build."""
        say = words(language).say
        way = say(f"bench-way-{self.way}")
        return way if self.build == "as installed" else f"{way}, {say(f'bench-{self.build}')}"


def _own(game: str, name: str, way: str, unit: Unit = "decisions", work: str = "") -> list[Row]:
    """The same work twice, compiled and from the plain sources."""
    work = work or f"{game.replace('-', '_')}:{way}"
    builds: tuple[Build, Build] = ("compiled", "interpreted")
    return [Row(f"{game}.{way}.{build}", "Tableside", name, way, work, build, unit) for build in builds]


ROWS: Final[tuple[Row, ...]] = (
    *_own("burger-joint", "Burger Joint", "loop"),
    *_own("burger-joint", "Burger Joint", "moves"),
    *_own("burger-joint", "Burger Joint", "text"),
    *_own("burger-joint", "Burger Joint", "vector", work="environments:vector"),
    *_own("burger-joint", "Burger Joint", "pettingzoo", work="environments:burger_joint"),
    *_own("burger-joint", "Burger Joint", "parallel", work="environments:burger_joint_together"),
    *_own("burger-joint", "Burger Joint", "gymnasium", work="environments:burger_joint_seat"),
    *_own("burger-joint", "Burger Joint", "open-spiel", work="environments:open_spiel"),
    *_own("burger-joint", "Burger Joint", "copy", "copies"),
    *_own("rival-restaurants", "Rival Restaurants (4)", "loop"),
    *_own("rival-restaurants", "Rival Restaurants (4)", "text"),
    *_own("rival-restaurants", "Rival Restaurants (4)", "pettingzoo", work="environments:rival_restaurants"),
    *_own("rival-restaurants", "Rival Restaurants (4)", "parallel", work="environments:rival_restaurants_together"),
    *_own("rival-restaurants", "Rival Restaurants (4)", "gymnasium", work="environments:rival_restaurants_seat"),
    *_own("rival-restaurants", "Rival Restaurants (4)", "copy", "copies"),
    Row("open_spiel.native", "OpenSpiel", "backgammon", "native", "peers:open_spiel_native", package="open_spiel"),
    Row("open_spiel.python", "OpenSpiel", "backgammon", "moves", "peers:open_spiel_python", package="open_spiel"),
    Row(
        "open_spiel.environment",
        "OpenSpiel",
        "backgammon",
        "environment",
        "peers:open_spiel_environment",
        package="open_spiel",
    ),
    Row("catanatron", "Catanatron", "Catan (4)", "players", "peers:catanatron_play", package="catanatron"),
    Row("rlcard.leduc", "RLCard", "Leduc hold’em", "moves", "peers:rlcard_leduc", package="rlcard"),
    Row("rlcard.uno", "RLCard", "Uno", "moves", "peers:rlcard_uno", package="rlcard"),
    Row(
        "pettingzoo.tictactoe",
        "PettingZoo",
        "tic-tac-toe",
        "environment",
        "peers:pettingzoo_tictactoe",
        package="pettingzoo",
    ),
    Row(
        "pettingzoo.connect_four",
        "PettingZoo",
        "connect four",
        "environment",
        "peers:pettingzoo_connect_four",
        package="pettingzoo",
    ),
    Row("pgx.connect_four", "pgx", "connect four", "vector", "peers:pgx_connect_four", package="pgx"),
    Row("pgx.backgammon", "pgx", "backgammon", "vector", "peers:pgx_backgammon", package="pgx"),
    Row("chess", "python-chess", "chess", "moves", "peers:chess_moves", package="chess"),
)

REFERENCE: Final = ("burger-joint.loop.compiled", "burger-joint.loop.interpreted")  # the first one that was measured


def row_of(key: str) -> Row:
    return next(row for row in ROWS if row.key == key)


def rows_named(names: Sequence[str]) -> tuple[Row, ...]:
    """The rows with these keys or prefixes ("burger-joint", "chess"); all rows if none is named."""
    for name in names:
        if not any(_fits(row, name) for row in ROWS):
            known = dict.fromkeys(f"={row.key.partition('.')[0]}" for row in ROWS)
            raise OptionsError("err-unknown-bench", {"name": f"={name}", "known": list(known)})
    return tuple(row for row in ROWS if not names or any(_fits(row, name) for name in names))


def _fits(row: Row, name: str) -> bool:
    return row.key == name or row.key.startswith(f"{name}.")
