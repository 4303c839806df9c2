"""What accompanies a move through the rules: chance, and the events, which are collected if somebody listens."""

from tableside.engine.chance import Chance
from tableside.engine.errors import Arg
from tableside.engine.events import ALL, Event
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    PLACE_KEYS,
    UPGRADE_KEYS,
)


class Context:
    """``heard`` is False if nobody listens. Then no event is built."""

    def __init__(self, chance: Chance, heard: bool) -> None:
        self.chance = chance
        self.heard = heard
        self.events: list[Event] = []

    def tell(self, id: str, args: dict[str, Arg]) -> None:
        if self.heard:
            self.events.append(Event("rr-log-" + id, args, ALL))

    def whisper(self, seats: int, id: str, args: dict[str, Arg]) -> None:
        """Tell only the seats of a mask."""
        if self.heard and seats:
            self.events.append(Event("rr-log-" + id, args, seats))


def who(seat: int) -> str:
    return "@" + str(seat)


def whose(mask: int) -> list[str]:
    """The seats of a mask."""
    return ["@" + str(seat) for seat in range(16) if mask >> seat & 1]


def what(ingredient: int) -> str:
    return "$rr-" + INGREDIENT_KEYS[ingredient]


def where(place: int) -> str:
    return "$rr-" + PLACE_KEYS[place]


def chef_name(chef: int) -> str:
    return "$rr-" + CHEF_KEYS[chef]


def card_name(card: int) -> str:
    return "$rr-" + CARD_KEYS[card]


def upgrade_name(upgrade: int) -> str:
    return "$rr-" + UPGRADE_KEYS[upgrade]


def dollars(hundreds: int) -> int:
    return hundreds * 100
