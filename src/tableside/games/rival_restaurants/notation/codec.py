"""Codec: the forms of the move table between words and numbers. The parser and the formatter are made of them."""

from collections.abc import Callable
from functools import cache
from typing import Final

from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, CHEF_KEYS
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_a, kind_of, make
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import card_of, chef_of
from tableside.games.rival_restaurants.notation.arguments import ARGUMENTS, MAY_BE_LEFT_OUT, OF_SOURCES, SITUATIONS
from tableside.games.rival_restaurants.notation.move_table import LETTERS, MOVES, Form, form
from tableside.games.rival_restaurants.notation.spelling import FORMS, Pattern

TARGETS: Final = "…"  # in the table: what the card or the power needs
_Part = str | tuple[Callable[[Town, int], str], int]


def shift_of(letter: str) -> int:
    """Where an argument lies in the number of a move (see ``make``)."""
    return 6 + 10 * LETTERS.index(letter)


class FormCodec:
    """One form of a kind of move: ``read`` makes words a number, ``write`` a number words."""

    def __init__(self, number: int, form: Form, pattern: Pattern) -> None:
        self.number = number
        self.form = form
        self.pattern = pattern
        self.name = pattern.literals[-1][1]  # of a card or a chef
        self.usage = form.usage
        self.applies = SITUATIONS[form.when]
        self.base = make(number, **form.fixed)
        self.mask = sum(1023 << shift_of(letter) for letter in form.fixed)
        free = [shift_of(letter) for letter in LETTERS if letter not in form.fixed]
        slots = [slot for slot in pattern.slots if slot.argument in ARGUMENTS]
        self.arguments = [(*slot, shift) for slot, shift in zip(slots, free, strict=False)]
        places: dict[int, str | tuple[str, int]] = {at: (name, shift) for name, at, _, shift in self.arguments}
        places.update(pattern.literals)
        self.layout = [places[at] for at in sorted(places)]  # words, and names of arguments with where they lie
        self.names_a_recipe = any(name == "RECIPE" for name, *_ in self.arguments)
        self._readers = [(ARGUMENTS[name].read, at, size, shift) for name, at, size, shift in self.arguments]
        self._writers: list[_Part] = [
            part if isinstance(part, str) else (ARGUMENTS[part[0]].write, part[1]) for part in self.layout
        ]

    def read(self, town: Town, words: list[str]) -> int:
        move = self.base
        for read, at, size, shift in self._readers:
            word = words[at] if size == 1 else " ".join(words[at : at + size if size else None])
            move |= read(town, word) << shift
        return move

    def write(self, town: Town, move: int) -> str:
        words = []
        for part in self._writers:
            words.append(part if isinstance(part, str) else part[0](town, move >> part[1] & 1023))
        return " ".join(words)

    def can_write(self, move: int) -> bool:
        return (move ^ self.base) & self.mask == 0


BY_VERB: Final = {verb: [FormCodec(*entry) for entry in entries] for verb, entries in FORMS.items()}
BY_KIND: Final = [
    [FormCodec(number, each, Pattern(each.text.split())) for each in move.forms] for number, move in enumerate(MOVES)
]


@cache
def of_source(number: int, source: int) -> list[FormCodec]:
    """How a card is played or a chef's power used: the card or the chef says what follows its name."""
    card = number == PLAY
    verb, key = ("play", CARD_KEYS[source]) if card else ("use", CHEF_KEYS[source])
    arguments = (card_of(source) if card else chef_of(source)).arguments
    names = [OF_SOURCES[word] for word in arguments.split()]
    forms = [form(" ".join([verb, key, *names]), a=source)]
    if names and names[-1] in MAY_BE_LEFT_OUT:
        forms.append(form(" ".join([verb, key, *names[:-1]]), a=source))
    return [FormCodec(number, each, Pattern(each.text.split())) for each in forms]


def codecs_of(move: int) -> list[FormCodec]:
    """The forms that a move of numbers can have."""
    codecs = BY_KIND[kind_of(move)]
    return of_source(kind_of(move), arg_a(move)) if codecs[0].form.text.endswith(TARGETS) else codecs


def written(town: Town, move: int) -> str:
    """A move of numbers as text, in its canonical form."""
    for codec in codecs_of(move):
        if codec.can_write(move) and codec.applies(town):
            return codec.write(town, move)
    raise ValueError(f"no form of {MOVES[kind_of(move)].name} fits {move:#x}")
