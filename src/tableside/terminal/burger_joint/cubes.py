"""Cubes on the screen, by colour and by letter, so that they can be told apart without colour."""

from typing import Final

from rich.text import Text

from tableside.games.burger_joint.core.cubes import LETTERS

_STYLES: Final = {
    "K": "bold white on grey23",
    "Y": "bold black on yellow",
    "G": "bold white on dark_green",
    "R": "bold white on red3",
    "W": "bold black on white",
    "N": "bold white on orange4",
}


def style_of(letter: str) -> str:
    return _STYLES[letter]


def cube(letter: str) -> Text:
    return Text(letter, _STYLES[letter])


def row(letters: str) -> Text:
    """Every single cube; "-" is none."""
    return Text(" ").join(cube(letter) for letter in letters) if letters else Text("-", "dim")


def short(letters: str) -> Text:
    """Cubes of a colour counted: "3N3R"."""
    text = Text()
    for letter in LETTERS:
        number = letters.count(letter)
        if number:
            text.append(f"{number if number > 1 else ''}{letter}", _STYLES[letter])
    return text


def counted(letters: str) -> list[tuple[int, str]]:
    """How many of which colour."""
    return [(letters.count(letter), letter) for letter in LETTERS if letter in letters]
