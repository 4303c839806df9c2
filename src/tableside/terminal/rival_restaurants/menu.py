"""Menu: the legal moves in groups, with the numbers of the whole list. Long groups are cut off."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from tableside.games.rival_restaurants.notation.move_table import GROUP_OF, GROUPS
from tableside.locales import Words
from tableside.terminal.rival_restaurants.wrapped_list import wrapped_list

_MOST: Final = {"go": 14, "claim": 15, "bid": 8, "power": 12, "card": 14, "offer": 6}
_USUAL: Final = 18


def group_of(move: str) -> str:
    """The group a move belongs to."""
    return GROUP_OF[move.split()[0].rstrip(":")]


def draw_menu(moves: list[str], describe: Callable[[str], str], words: Words, width: int) -> list[Text]:
    grouped: dict[str, list[int]] = {group: [] for group in GROUPS}
    for number, move in enumerate(moves):
        grouped[group_of(move)].append(number)
    shown = {group: numbers for group, numbers in grouped.items() if numbers}
    titles = {group: words.say(f"rr-group-{group}") for group in shown}
    margin = max(map(len, titles.values()), default=0) + 2
    lines: list[Text] = []
    for group, numbers in shown.items():
        most = _MOST.get(group, _USUAL)
        entries = [_entry(number + 1, describe(moves[number])) for number in numbers[:most]]
        if len(numbers) > most:
            more = words.say("rr-menu-more", {"n": len(numbers) - most, "verb": f"={moves[numbers[0]].split()[0]}"})
            entries.append(Text(more, "italic"))
        lines += wrapped_list(Text(titles[group], "bold"), entries, margin, width, " · ")
    return lines


def _entry(number: int, text: str) -> Text:
    return Text().append(f"{number} ", "bold cyan").append(text)
