"""Hands: what an action card is worth before one knows when it will be played."""

from typing import Final

from tableside.games.rival_restaurants.catalog import ids

_WORTH: Final = {
    ids.CLAM_VOYANCE: 2.5,
    ids.RAIDERS_OF_THE_LOST_PORK: 3.5,
    ids.ARMED_ROBBERY: 2.5,
    ids.FIVE_STAR_REVIEW: 2.8,
    ids.ALIEN_ATTACK: 0.8,
    ids.CONTAMINATION: 2.0,
    ids.DISCOUNT: 2.2,
    ids.FOOD_INSPECTOR: 1.8,
    ids.FOOD_RECALL: 1.8,
    ids.FRIDGE_RAID: 4.5,
    ids.GO_VEGAN: 2.5,
    ids.ITS_JUST_BUSINESS: 2.0,
    ids.JACKPOT: 5.0,
    ids.MONOPOLY: 4.5,
    ids.NEGATIVE_CRITIC: 1.2,
    ids.NINJA_ATTACK: 2.0,
    ids.RAT_INFESTATION: 1.8,
    ids.ROAD_BLOCK: 3.0,
    ids.SHOPPING_SPREE: 4.0,
    ids.SPECIAL_ORDER: 4.0,
    ids.TAXES: 4.0,
    ids.FAKE_SALE: 1.5,
    ids.SOUS_CHEF: 1.5,
    ids.ONE_WORLD: 3.0,
    ids.DINNER_AND_A_SHOW: 2.5,
    ids.FARMERS_MARKET: 2.0,
    ids.SURVEILLANCE_CAMERA: 0.5,
}


def card_worth(card: int) -> float:
    return _WORTH[card]


def hand_worth(cards: list[int]) -> float:
    total = 0.0
    for card in cards:
        total += card_worth(card)
    return total
