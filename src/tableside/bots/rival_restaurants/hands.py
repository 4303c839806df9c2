"""Hands: what an action card is worth before one knows when it will be played."""

from typing import Final

from tableside.games.rival_restaurants import names

_WORTH: Final = {
    names.CLAM: 2.5,
    names.RAIDERS: 3.5,
    names.ROBBERY: 2.5,
    names.FIVE_STAR: 2.8,
    names.ALIEN_ATTACK: 0.8,
    names.CONTAMINATION: 2.0,
    names.DISCOUNT: 2.2,
    names.INSPECTOR: 1.8,
    names.RECALL: 1.8,
    names.FRIDGE_RAID: 4.5,
    names.GO_VEGAN: 2.5,
    names.JUST_BUSINESS: 2.0,
    names.JACKPOT: 5.0,
    names.MONOPOLY: 4.5,
    names.CRITIC: 1.2,
    names.NINJA: 2.0,
    names.RATS: 1.8,
    names.ROAD_BLOCK: 3.0,
    names.SPREE: 4.0,
    names.SPECIAL_ORDER: 4.0,
    names.TAXES: 4.0,
    names.FAKE_SALE: 1.5,
    names.SOUS_CHEF: 1.5,
    names.ONE_WORLD: 3.0,
    names.DINNER: 2.5,
    names.FARMERS: 2.0,
    names.CAMERA: 0.5,
}


def card_worth(card: int) -> float:
    return _WORTH[card]


def hand_worth(cards: list[int]) -> float:
    total = 0.0
    for card in cards:
        total += card_worth(card)
    return total
