"""What a step, an action, a card, a chef and a restaurant can do, and the registries that hold them.

* ``Step``: what a pending decision asks, and what an answer does.
* ``Action``: something anybody may do in a phase, in order of arrival (buy, bid, offer, use a power, play a card …).
* ``Source``: a card or a chef's power with an effect that may hit others, and so may be stopped by Clam-Voyance.
* ``Restaurant``: what its levels do, each at its moment.

The registries are filled while the modules are loaded. Nothing here is part of a state.
"""

from tableside.engine.errors import Arg, IllegalMove
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, CARD_NAMES, CARDS, CHEF_KEYS, CHEFS, RESTAURANTS
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import KINDS, PLAY, make
from tableside.games.rival_restaurants.core.model.pending import STEP_KEYS, STEP_KINDS
from tableside.games.rival_restaurants.core.model.town import Pending, Town


def refuse(id: str, args: dict[str, Arg], rule: str) -> IllegalMove:
    """The error for a move that the rules do not allow."""
    return IllegalMove("rr-err-" + id, args, rule=rule)


class Step:
    """What one kind of pending decision asks for. By default it asks the seats of ``pending.wait`` and nobody else."""

    def __init__(self, kind: int, rule: str, limit: str = "choice") -> None:
        self.kind = kind
        self.rule = rule
        self.limit = limit  # which time limit runs: "move", "market", "window", "spree" or "choice"

    def asked(self, town: Town, pending: Pending) -> int:
        return pending.wait

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        """All answers of a seat, asked or not."""

    def choices(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        """The answers that stay secret until all have answered, if the step is about secret choices."""
        self.moves(town, pending, seat, out)

    def check(self, town: Town, pending: Pending, seat: int, move: int) -> None:
        """Refuse what is not offered. Steps that know the reason say it."""
        out: list[int] = []
        self.moves(town, pending, seat, out)
        if move not in out:
            step = "$rr-step-" + STEP_KEYS[self.kind]
            raise refuse("not-offered" if out else "not-asked", {"step": step}, self.rule)

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        """Take an answer."""

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        """Go on without an answer, if there is nothing to ask. True: look at the top of the stack again."""
        return False

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        """Out of time in a forced choice: a random legal answer (RR-1.10)."""
        late = self.asked(town, pending)
        for seat in range(town.seats):
            if late >> seat & 1 and town.stack and town.stack[-1] is pending:
                out: list[int] = []
                self.moves(town, pending, seat, out)
                self.play(town, context, pending, seat, out[int(context.chance.below(len(out)))])


class Action:
    """Something that may be done during a phase; ``kinds`` are the moves it takes."""

    def __init__(self, kinds: list[int]) -> None:
        for kind in kinds:
            ACTIONS[kind] = self

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        """All of them that are legal now."""

    def check(self, town: Town, seat: int, move: int) -> None:
        """Raise IllegalMove with the reason, if it is not legal now."""

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        """Do it."""


class Source:
    """A card or a power. ``rule`` is cited in errors; ``arguments`` are the words its move takes after its name."""

    def __init__(self, rule: str, arguments: str = "") -> None:
        self.rule = rule
        self.arguments = arguments

    def hits(self, town: Town, pending: Pending) -> int:
        """Whom the declared effect takes something from, harms or restricts (RR-9.2), as a mask."""
        return 0

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        """The key of what was named for a seat that the effect hits (RR-9.2). "": nothing."""
        return ""

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        """Do it to the seats of ``pending.mask``: those hit that did not stop it."""


class Card(Source):
    """An action card (RR-9). ``phases`` has a bit for each phase (2, 4, 8) in which it may be played."""

    def __init__(self, number: int, arguments: str = "", phases: int = 0b110) -> None:
        super().__init__("RR-9 " + CARD_NAMES[number], arguments)
        self.number = number
        self.phases = phases
        CARD_LIST[number] = self

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        """All ways to play it now, given that the seat holds it and has not played a card today."""
        out.append(make(PLAY, self.number))

    def check(self, town: Town, seat: int, move: int) -> None:
        out: list[int] = []
        self.moves(town, seat, out)
        if move not in out:
            raise refuse("card-target", {"card": "$rr-" + CARD_KEYS[self.number]}, self.rule)

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        """It is played and has left the hand."""

    def waits(self, town: Town) -> bool:
        """Whether it depends on places or active chefs, and so waits for the reveal (RR-3.4)."""
        return False

    def lies_open(self) -> bool:
        """Whether the card stays on the table when played, instead of going to the discard."""
        return False


class Chef(Source):
    """A chef with a power (RR-7)."""

    def __init__(self, number: int, rule: str, arguments: str = "") -> None:
        super().__init__(rule, arguments)
        self.number = number
        CHEF_LIST[number] = self

    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        """The ways to use the power now, given that it works."""

    def check(self, town: Town, pawn: int, move: int) -> None:
        out: list[int] = []
        self.moves(town, pawn, town.phase, out)
        if move not in out:
            raise refuse("power-target", {"chef": "$rr-" + CHEF_KEYS[self.number]}, self.rule)

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        """Use it."""


class Restaurant:
    """A restaurant (RR-8). ``level`` is how many levels above the first it has reached: 1 … 3."""

    def __init__(self, number: int) -> None:
        RESTAURANT_LIST[number] = self

    def reach(self, town: Town, context: Context, seat: int, level: int) -> None:
        """The one-time bonus of a level. If it needs a choice, it pushes a pending decision."""

    def choices(self, town: Town, pending: Pending, out: list[int]) -> None:
        """The answers to such a decision."""

    def choose(self, town: Town, context: Context, pending: Pending, move: int) -> None:
        """Take the answer. The decision is already off the stack."""

    def late(self, level: int) -> bool:
        """Whether it matters if the bonus is taken before or after the new recipe is drawn (RR-5.4)."""
        return False

    def shelf_price(self, level: int, market: int, price: int) -> int:
        return price

    def garbage_less(self, level: int) -> int:
        """How much less garbage each recipe makes."""
        return 0

    def bonus(self, level: int, kind: int) -> int:
        """Extra popularity for each recipe of a kind."""
        return 0

    def pay(self, level: int) -> int:
        """Money for each recipe cooked."""
        return 0

    def keeps_one(self, level: int) -> bool:
        return False

    def dump_price(self, level: int) -> int:
        """What throwing garbage away costs anywhere but on the Island; 0: not possible."""
        return 0


_NO_STEP = Step(0, "")
STEPS: list[Step] = [_NO_STEP] * STEP_KINDS
ACTIONS: list[Action | None] = [None] * KINDS
CARD_LIST: list[Card | None] = [None] * CARDS
CHEF_LIST: list[Chef | None] = [None] * CHEFS
RESTAURANT_LIST: list[Restaurant | None] = [None] * RESTAURANTS


def register(step: Step) -> None:
    STEPS[step.kind] = step


def card_of(number: int) -> Card:
    card = CARD_LIST[number]
    assert card is not None
    return card


def chef_of(number: int) -> Chef:
    chef = CHEF_LIST[number]
    assert chef is not None
    return chef


def restaurant_of(number: int) -> Restaurant:
    restaurant = RESTAURANT_LIST[number]
    assert restaurant is not None
    return restaurant
