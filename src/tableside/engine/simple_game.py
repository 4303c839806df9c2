"""SimpleGame: the short way to write a game. The state is a dataclass; its fields say who may see them.

    class Soup(SimpleState):
        pinches: int = 0                                               # everybody sees it
        points: list[int] = each()                                     # one for each seat, seen by everybody
        taste: list[int] = secret(lambda chance: 3 + chance.below(7))  # one for each seat, seen by its owner

Copies, views for each seat, saving, digests, refusals, undo, imagined states for bots and the observations of
environments come from these fields. What is left to write is what a game is about: ``moves`` and ``act``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Final, Self, dataclass_transform

import msgspec

from tableside.engine.chance import Chance
from tableside.engine.errors import Arg, IllegalMove, InvalidMove, MoveError, OptionsError
from tableside.engine.events import ALL, Event
from tableside.engine.game import Game, OptionField, Value
from tableside.engine.state import CLOCK, Outcome, State

_SEES: Final = "sees"
_EVERY: Final = "every seat"
_OWNER: Final = "owner"
_NOBODY: Final = "nobody"
_FRAME: Final = ("seats", "turn", "result")  # fields that every simple game has

Draw = Callable[[Chance], Any]


def each(value: Any = 0) -> Any:
    """A field with one value for each seat, seen by everybody."""
    return field(default_factory=list, metadata={_SEES: _EVERY, "value": value})


def secret(draw: Draw) -> Any:
    """A field with one value for each seat, seen only by its owner. Chance draws it at the start, whenever the game
    calls ``deal``, and for a bot that imagines what others may have."""
    return field(default_factory=list, metadata={_SEES: _OWNER, "draw": draw})


def hidden(value: Any) -> Any:
    """A field that nobody sees, such as a draw pile. A game with such a field must write ``determinise`` itself."""
    return field(default_factory=lambda: _copied(value), metadata={_SEES: _NOBODY})


class SimpleView(msgspec.Struct, frozen=True):
    """What a seat may see of a simple game: named facts about the table and about each seat. A secret is null."""

    game: str
    seat: int | None
    asked: list[int]
    rule: str  # the rule that matters now
    facts: dict[str, Any]
    seats: list[dict[str, Any]]


@dataclass_transform(kw_only_default=True, field_specifiers=(each, secret, hidden))
@dataclass(kw_only=True)
class SimpleState(State):
    """Seats play in turn unless ``asked`` says otherwise. Field values are JSON: numbers, strings, lists, objects.

    Every subclass is a dataclass too.
    """

    seats: int = 2
    turn: int = 0  # the seat that is to move
    result: list[Any] = field(default_factory=list)  # winners, scores and reason, once the game is over

    game: ClassVar[str] = ""  # key and rule prefix, set by the SimpleGame
    prefix: ClassVar[str] = ""
    vocabulary: ClassVar[tuple[str, ...]] = ()  # every possible move; environments need it
    goal: ClassVar[int] = 1  # points that usually win; environments that reward points divide by it

    # ---- to be written by a game ----------------------------------------------------------------------------

    def set_up(self, options: Mapping[str, Any], chance: Chance) -> None:
        """Called before the first move. Options with the name of a field are already set, and secrets are dealt."""

    def moves(self, seat: int) -> Sequence[str]:
        """What a seat that is asked may play."""
        raise NotImplementedError

    def act(self, seat: int, move: str, chance: Chance) -> None:
        """Play a legal move: change the fields, ``tell`` what happened, call ``next_turn`` or ``finish``."""
        raise NotImplementedError

    def rule(self) -> str:
        """The rule that matters now."""
        return f"{self.prefix}-1"

    # ---- for a game to call ---------------------------------------------------------------------------------

    def tell(self, id: str, audience: int | None = None, **args: Arg) -> None:
        """Add a line to the log: the message ``id`` with arguments. ``seat`` is the number of a seat. ``audience`` is
        the only seat that may see it."""
        told = {name: f"@{value}" if name == "seat" else value for name, value in args.items()}
        self._events.append(Event(id, told, ALL if audience is None else 1 << audience))

    def reveal(self) -> None:
        """This move showed somebody something new, so it cannot be undone. (A move that uses chance never can.)"""
        self._revealed = True

    def deal(self, chance: Chance) -> None:
        """Draw all secrets again."""
        for each_field in _seen_by(type(self), _OWNER):
            draw: Draw = each_field.metadata["draw"]
            setattr(self, each_field.name, [_plain(draw(chance)) for _ in range(self.seats)])

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats

    def finish(self, winners: Sequence[int] | None = None, reason: str = "end-points") -> None:
        """End the game. Without ``winners``, the seats with the most ``points`` win."""
        scores = self.scores()
        if winners is None:
            winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        self.result = [list(winners), scores, reason]

    def scores(self) -> list[int]:
        return list(getattr(self, "points", [0] * self.seats))

    # ---- the contract of the engine -------------------------------------------------------------------------

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(kw_only=True)(cls)

    def __post_init__(self) -> None:
        self._events: list[Event] = []
        self._opening: list[Event] = []
        self._revealed = False
        self.all_open = not _seen_by(type(self), _OWNER)

    @classmethod
    def start(cls, options: Mapping[str, Any], seats: int, chance: Chance) -> Self:
        known = {each_field.name for each_field in fields(cls)}
        state = cls(seats=seats, **{name: value for name, value in options.items() if name in known})
        for each_field in _seen_by(cls, _EVERY):
            setattr(state, each_field.name, [_copied(each_field.metadata["value"]) for _ in range(seats)])
        state.deal(chance)
        state.set_up(options, chance)
        state._opening, state._events = state._events, []
        return state

    def asked(self) -> tuple[int, ...]:
        return () if self.result else (self.turn,)

    def legal_moves(self, seat: int) -> list[str]:
        return list(self.moves(seat)) if seat in self.asked() else []

    def check(self, seat: int, move: str) -> None:
        spelled = self.canonical(seat, move)
        if spelled not in self.legal_moves(seat):
            raise self._refusal(seat, spelled)

    def _refusal(self, seat: int, move: str) -> MoveError:
        if self.result:
            return IllegalMove("err-game-over")
        if self.vocabulary and move not in self.vocabulary:
            known = [f"={word}" for word in dict.fromkeys(each_move.split()[0] for each_move in self.vocabulary)]
            return InvalidMove("err-simple-unknown", {"move": f"={move[:40]}", "known": known})
        if seat == CLOCK or seat not in self.asked():
            return IllegalMove("err-not-your-move", {"seat": f"@{self.asked()[0]}"})
        return IllegalMove("err-simple-illegal", {"move": f"={move[:40]}"}, rule=self.rule())

    def canonical(self, seat: int, move: str) -> str:
        return " ".join(move.split())

    def play(self, seat: int, move: str, chance: Chance) -> list[Event]:
        self.check(seat, move)
        self._events, self._revealed = [], False
        self.act(seat, self.canonical(seat, move), chance)
        return self._events

    def view(self, seat: int | None) -> SimpleView:
        facts: dict[str, Any] = {}
        seats: list[dict[str, Any]] = [{} for _ in range(self.seats)]
        for each_field in _own_fields(type(self)):
            sees, value = each_field.metadata.get(_SEES), getattr(self, each_field.name)
            if sees is None:
                facts[each_field.name] = _copied(value)
            elif sees != _NOBODY:
                for owner in range(self.seats):
                    open_now = sees == _EVERY or owner == seat
                    seats[owner][each_field.name] = _copied(value[owner]) if open_now else None
        return SimpleView(self.game, seat, list(self.asked()), self.rule(), facts, seats)

    def observe(self, seat: int) -> list[int]:
        """What a seat sees, as a fixed number of numbers: who is asked, the facts of the table, then the facts of each
        seat, beginning with the seat itself. A secret is -1. Strings are left out."""
        view = self.view(seat)
        ring = [(seat + place) % self.seats for place in range(self.seats)]
        return [
            *(int(other in view.asked) for other in ring),
            *_numbers(view.facts),
            *_numbers([view.seats[n] for n in ring]),
        ]

    def copy(self) -> Self:
        return type(self)(**{each_field.name: _copied(getattr(self, each_field.name)) for each_field in fields(self)})

    def dump(self) -> dict[str, Any]:
        return {each_field.name: _copied(getattr(self, each_field.name)) for each_field in fields(self)}

    def outcome(self) -> Outcome | None:
        if not self.result:
            return None
        winners, scores, reason = self.result
        return Outcome(tuple(winners), tuple(scores), reason)

    def concede(self, seat: int, reason: str) -> list[Event]:
        """The game ends. Among the others, the seats with the most points win."""
        self._events = []
        scores, others = self.scores(), [other for other in range(self.seats) if other != seat]
        best = max(scores[other] for other in others)
        self.finish([other for other in others if scores[other] == best], reason)
        return self._events

    def determinise(self, seat: int, chance: Chance) -> Self:
        if _seen_by(type(self), _NOBODY):
            raise NotImplementedError(f"{type(self).__name__} has hidden fields: it must say how they are imagined")
        twin = self.copy()
        twin.deal(chance)
        for each_field in _seen_by(type(self), _OWNER):
            getattr(twin, each_field.name)[seat] = _copied(getattr(self, each_field.name)[seat])
        return twin

    def opening_events(self) -> list[Event]:
        return self._opening

    def revealed(self) -> bool:
        return self._revealed


class SimpleGame(Game):
    """A game whose state is a SimpleState. ``form`` lists its options; they are checked against their values."""

    def __init__(
        self,
        key: str,
        rules: str,
        state: type[SimpleState],
        *,
        players: range,
        vocabulary: Sequence[str],
        form: Sequence[OptionField] = (),
    ) -> None:
        self.key, self.rules, self.state, self.players, self.form = key, rules, state, players, tuple(form)
        state.game, state.prefix, state.vocabulary = key, rules, tuple(vocabulary)

    def options(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        known = {option.name: option for option in self.form}
        for name, value in raw.items():
            if name not in known:
                raise OptionsError(
                    "err-unknown-option", {"where": f"={name}", "known": [f"={option}" for option in known]}
                )
            if not any(value == one and type(value) is type(one) for one in known[name].values):
                values = [f"={one}" for one in known[name].values]
                raise OptionsError("err-simple-option", {"where": f"={name}", "known": values})
        return {name: raw.get(name, option.default) for name, option in known.items()}

    def seat_counts(self, options: Mapping[str, Any]) -> range:
        return self.players

    def start(self, options: Mapping[str, Any], seats: int, chance: Chance) -> SimpleState:
        return self.state.start(options, seats, chance)

    def restore(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> SimpleState:
        return self.state(**_copied(dict(data)))

    def seat_name(self, options: Mapping[str, Any], seat: int) -> str:
        return f"${self.rules.lower()}-seat {seat + 1}"


def option(prefix: str, name: str, values: Sequence[Value], default: Value) -> OptionField:
    """An option whose label is the message ``prefix-option-name``."""
    return OptionField(name, tuple(values), default, label=f"{prefix}-option-{name}".replace("_", "-"))


def _own_fields(kind: type[SimpleState]) -> Iterator[Field[Any]]:
    return (each_field for each_field in fields(kind) if each_field.name not in _FRAME)


def _seen_by(kind: type[SimpleState], who: str) -> list[Field[Any]]:
    return [each_field for each_field in fields(kind) if each_field.metadata.get(_SEES) == who]


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield int(value)
    elif value is None:
        yield -1
    elif not isinstance(value, str):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _numbers(part)


def _plain(value: Any) -> Any:
    """A number of the compiled chance as Python's own."""
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _copied(value: Any) -> Any:
    """A copy of JSON values. Tuples become lists, as they would in a file."""
    if isinstance(value, list | tuple):
        return [_copied(part) for part in value]
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return value
