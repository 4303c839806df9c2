"""Position: the table of Burger Joint at one moment. The other modules of this folder change it by the rules."""

from typing import Final

from mypy_extensions import i64

from tableside.engine.errors import Arg
from tableside.engine.events import Event
from tableside.games.burger_joint.core.board import ABILITIES, NO_ABILITY, BoardSet, Chain
from tableside.games.burger_joint.core.cubes import LETTERS, MOST, bits_in

# What is asked next. A position with one of these is a whole decision frame: it can be saved and restored.
FIRST_PICK: Final[i64] = 0
PICK: Final[i64] = 1
TRADING: Final[i64] = 2
GETTING: Final[i64] = 3
EXCHANGING: Final[i64] = 4
PUTTING: Final[i64] = 5
BUILDING: Final[i64] = 6
STEALING: Final[i64] = 7
STEAL_OR_ADVANCE: Final[i64] = 8
UPGRADING: Final[i64] = 9
DISCARDING: Final[i64] = 10
OVER: Final[i64] = 11
BETWEEN: Final[i64] = 12  # a turn is over and the next production not yet drawn: never asked, never saved

STEPS: Final = (
    "first-pick",
    "pick",
    "trade",
    "get",
    "exchange",
    "put",
    "build",
    "steal",
    "steal-or-advance",
    "upgrade",
    "discard",
    "over",
)

BISTROS: Final = "ABCDEF"

DRAWN: Final[i64] = 2  # the winner of a game that nobody won
NOBODY: Final[i64] = -1


class Side:
    """What one player has."""

    def __init__(self) -> None:
        self.store: i64 = 0  # main store
        self.new: i64 = 0  # new-cubes space (BJ-3.6)
        self.area: i64 = 0  # own area of the resource board (BJ-3.2)
        self.picks: i64 = 0  # cubes still to be taken in this production
        self.publicity: i64 = 0  # the marker's space; 0 is beside the board
        self.basics: i64 = 0
        self.diners: i64 = 0  # a bit for each colour
        self.bistros: i64 = 0  # a bit for each bistro
        self.score: i64 = 0  # as of the own last turn (BJ-6.2)

    def copy_to(self, twin: "Side") -> None:
        twin.store = self.store
        twin.new = self.new
        twin.area = self.area
        twin.picks = self.picks
        twin.publicity = self.publicity
        twin.basics = self.basics
        twin.diners = self.diners
        twin.bistros = self.bistros
        twin.score = self.score


def capacity_of(diners: i64, bistros: i64, limit: i64) -> i64:
    """A diner or bistro produces one cube each, up to the limit (BJ-3.1)."""
    owned = bits_in(diners) + bits_in(bistros)
    return owned if owned < limit else limit


class Position:
    """Two sides, the bag and the general area; ``step`` says what is asked, ``mover`` of whom."""

    def __init__(self, boards: BoardSet) -> None:
        self.boards = boards
        self.burger = Side()
        self.pizza = Side()
        self.bag: i64 = 0
        self.general: i64 = 0
        self.step: i64 = FIRST_PICK
        self.active: i64 = 0
        self.mover: i64 = 0
        self.turn: i64 = 0
        self.last_turn: i64 = 0  # after this turn the game is a draw; 0: never (BJ-9.1)
        self.used: i64 = 0  # bistros whose ability was used in this turn, a bit for each
        self.publicities: i64 = 0  # bought in this turn
        self.pending: i64 = 0  # putting: cubes to go; exchanging: cubes gone in; upgrading: the bistro
        self.winner: i64 = NOBODY
        self.reason = ""
        self.events: list[Event] | None = None  # None: nobody listens, so nothing is told

    def copy(self) -> "Position":
        """An independent copy that tells nothing."""
        twin = Position(self.boards)
        self.burger.copy_to(twin.burger)
        self.pizza.copy_to(twin.pizza)
        twin.bag = self.bag
        twin.general = self.general
        twin.step = self.step
        twin.active = self.active
        twin.mover = self.mover
        twin.turn = self.turn
        twin.last_turn = self.last_turn
        twin.used = self.used
        twin.publicities = self.publicities
        twin.pending = self.pending
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def side(self, seat: i64) -> Side:
        return self.burger if seat == 0 else self.pizza

    def chain(self, seat: i64) -> Chain:
        return self.boards.burger if seat == 0 else self.boards.pizza

    def capacity(self, seat: i64) -> i64:
        """Cubes this side produces (BJ-3.1)."""
        side = self.side(seat)
        return capacity_of(side.diners, side.bistros, self.boards.production_limit)

    def tokens_out(self, seat: i64) -> i64:
        """Tokens on the board of this side; each building stands on one (BJ-5.5)."""
        side = self.side(seat)
        return side.basics + bits_in(side.diners) + bits_in(side.bistros)


def cube(colour: i64) -> str:
    """A cube as an argument of an event."""
    return "$bj-cube-" + LETTERS[colour]


def cube_list(cubes: i64) -> list[str]:
    """Several cubes as an argument of an event."""
    names: list[str] = []
    for colour in range(6):
        names.extend(["$bj-cube-" + LETTERS[colour]] * ((int(cubes) >> (colour * 6)) & int(MOST)))
    return names


def diner(colour: i64) -> str:
    """A diner as an argument of an event."""
    return "$bj-diner-" + LETTERS[colour]


def bistro_sign(p: Position, seat: i64, bistro: i64) -> str:
    """A bistro as an argument of an event: its name follows its ability, its letter the board (BJ-9.1)."""
    ability: i64 = p.chain(seat).abilities[bistro]
    name = "none" if ability == NO_ABILITY else ABILITIES[ability]
    return "$bj-bistro-" + name + " " + BISTROS[bistro]


def tell(position: Position, id: str, args: dict[str, Arg]) -> None:
    """Note an event; only called when somebody listens."""
    if position.events is not None:
        position.events.append(Event(id, args))
