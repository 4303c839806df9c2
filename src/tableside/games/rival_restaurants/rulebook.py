"""What the rulebook takes from the catalog: lines for all chefs, restaurants, cards and upgrades, and their numbers.

Their words have one home, the Fluent files. ``rr-about-KEY`` is what a card says. ``rr-rule-KEY`` is the same in full,
with our rulings. It can be left out if there is nothing to add. For a restaurant, ``rr-level-KEY-2`` and so on are its
bonuses, and ``rr-rule-KEY`` has our rulings on them.
"""

from collections.abc import Callable, Mapping

from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CARD_NAMES,
    CHEF_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.catalog.loader import (
    BASE_COPIES,
    BEGINNERS,
    CUISINE_KEYS,
    DELUXE_COPIES,
    NPC_CHEFS,
    UPGRADE_PRICES,
)
from tableside.games.rival_restaurants.core import machine as machine  # loads all chefs
from tableside.games.rival_restaurants.core.registry import chef_of

Say = Callable[[str, Mapping[str, Arg]], str]


def parts(say: Say, has: Callable[[str], bool]) -> dict[str, str]:
    """What stands for each ``{name}`` in the file of the rulebook."""

    def text(key: str) -> str:
        return f"${rule}" if has(rule := f"rr-rule-{key}") else f"$rr-about-{key}"

    def name(key: str) -> str:
        return say(f"rr-{key}", {}).replace("’", "'")  # as rules are cited

    def cited(key: str, english: str) -> str:
        return f"**{name(key)}**" + (f" *({english})*" if name(key) != english else "")

    chefs = [
        f"{chef_of(number).rule.partition('.')[2]}. "
        + say("rr-rulebook-chef", {"chef": f"={name(key)}", "text": text(key)})
        for number, key in enumerate(CHEF_KEYS)
    ]
    cards = [
        "- "
        + say(
            "rr-rulebook-card",
            {
                "card": f"={cited(key, CARD_NAMES[number])}",
                "copies": DELUXE_COPIES[number],
                "box": "=base" if BASE_COPIES[number] else "=deluxe",
                "text": text(key),
            },
        )
        for number, key in enumerate(CARD_KEYS)
    ]
    restaurants = [
        "- "
        + say(
            "rr-rulebook-restaurant",
            {
                "restaurant": f"=**{name(key)}**",
                "cuisine": f"$rr-cuisine-{cuisine}",
                "two": f"$rr-level-{key}-2",
                "three": f"$rr-level-{key}-3",
                "four": f"$rr-level-{key}-4",
            },
        )
        + (f" {say(rule, {})}" if has(rule := f"rr-rule-{key}") else "")
        for key, cuisine in zip(RESTAURANT_KEYS, CUISINE_KEYS, strict=True)
    ]
    upgrades = [
        say("rr-rulebook-upgrade", {"upgrade": f"={name(key)}", "price": f"=${price * 100}", "text": text(key)})
        for key, price in zip(UPGRADE_KEYS, UPGRADE_PRICES, strict=True)
    ]
    beginners = [name(key) for number, key in enumerate(CHEF_KEYS) if BEGINNERS >> number & 1]
    repeated = [f"{copies} {name(key)}" for key, copies in zip(CARD_KEYS, BASE_COPIES, strict=True) if copies > 1]
    return {
        "chefs": "\n".join(chefs),
        "cards": "\n".join(cards),
        "restaurants": "\n".join(restaurants),
        "upgrades": " ".join(upgrades),
        "beginners": ", ".join(beginners),
        "chef-count": str(len(CHEF_KEYS)),
        "beginner-count": str(len(beginners)),
        "squad-count": str(len(CHEF_KEYS) - NPC_CHEFS.bit_count()),
        "restaurant-count": str(len(RESTAURANT_KEYS)),
        "base-cards": str(sum(BASE_COPIES)),
        "repeated-cards": ", ".join(repeated),
        "single-cards": str(BASE_COPIES.count(1)),
        "deluxe-cards": str(sum(DELUXE_COPIES) - sum(BASE_COPIES)),
        "all-cards": str(sum(DELUXE_COPIES)),
    }
