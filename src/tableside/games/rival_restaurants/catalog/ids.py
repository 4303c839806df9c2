"""Names: the numbers by which the rules know things, and the keys by which people and files know them.

Ingredients are numbered market by market (RR-1.2), chefs, restaurants and cards as the rules list them.
"""

from typing import Final

# Places: the six markets in the order of the table (RR-1.2), the Island, and one's own restaurant.
CARBS: Final = 0
FRUIT: Final = 1
VEGGIE: Final = 2
CHOP: Final = 3
DAIRY: Final = 4
MYSTERY: Final = 5
ISLAND: Final = 6
HOME: Final = 7
MARKETS: Final = 6
PLACES: Final = 7  # where one can go
MOST_BINS: Final = 4
NO_BIN: Final = 7

INGREDIENTS: Final = 29
COPIES: Final = 6
FIRST: Final = (0, 5, 10, 15, 20, 24, 29)  # first ingredient of each market
FRUIT_FIRST: Final = 5
VEGGIE_FIRST: Final = 10
MEAT_FIRST: Final = 15
DAIRY_FIRST: Final = 20
MYSTERY_FIRST: Final = 24
GOO: Final = 24
CHOCOLATE: Final = 25
SAUCE: Final = 26
WINE: Final = 27
TOFU: Final = 28
NOTHING: Final = 31

MARKET_OF: Final = [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 4 + [5] * 5

ANGUS: Final = 0
ANTOINE: Final = 1
BIFF: Final = 2
GARDENA: Final = 3
STROGANOV: Final = 4
GOHAN: Final = 5
KIM: Final = 6
LOVEHANDLES: Final = 7
MORTIMER: Final = 8
PHYLLIS: Final = 9
PORK: Final = 10
FUEGO: Final = 11
CHEFS: Final = 12
NO_CHEF: Final = 15
NPC_CHEFS: Final = (1 << 0) | (1 << 1) | (1 << 7) | (1 << 11)  # RR-10.1
ALL_CHEFS: Final = (1 << 12) - 1

PHO: Final = 0
LUNCHADOR: Final = 1
SEOUL: Final = 2
RISING_SUN: Final = 3
EATSA: Final = 4
SOUFFLE: Final = 5
DUMPLING: Final = 6
UNCLE_SAM: Final = 7
RESTAURANTS: Final = 8

CLAM: Final = 0
RAIDERS: Final = 1
ROBBERY: Final = 2
FIVE_STAR: Final = 3
ALIEN_ATTACK: Final = 4
CONTAMINATION: Final = 5
DISCOUNT: Final = 6
INSPECTOR: Final = 7
RECALL: Final = 8
FRIDGE_RAID: Final = 9
GO_VEGAN: Final = 10
JUST_BUSINESS: Final = 11
JACKPOT: Final = 12
MONOPOLY: Final = 13
CRITIC: Final = 14
NINJA: Final = 15
RATS: Final = 16
ROAD_BLOCK: Final = 17
SPREE: Final = 18
SPECIAL_ORDER: Final = 19
TAXES: Final = 20
FAKE_SALE: Final = 21
SOUS_CHEF: Final = 22
ONE_WORLD: Final = 23
DINNER: Final = 24
FARMERS: Final = 25
CAMERA: Final = 26
CARDS: Final = 27
NO_CARD: Final = 31
POWER: Final = 32  # a source of an effect from here on is a chef's power, below it a card

BASIC_COOKBOOK: Final = 0
GOURMET_COOKBOOK: Final = 1
STOVE: Final = 2
SOCIAL_MEDIA: Final = 3
CELEBRITY: Final = 4
UPGRADES: Final = 5

BASIC: Final = 0
GOURMET: Final = 1

LEVELS: Final = (3, 7, 12)  # RR-5.5
GOAL: Final = 20  # RR-1.1
INCOME: Final = 3  # RR-3.1, in hundreds like all money here (RR-1.6)

MARKET_KEYS: Final = (
    "house-of-carbs",
    "fruit-stand",
    "veggie-eden",
    "chop-shop",
    "dairy-king",
    "mystery-mart",
)
PLACE_KEYS: Final = (*MARKET_KEYS, "island", "home")
INGREDIENT_KEYS: Final = (
    *("bread", "flour", "noodles", "potato", "rice"),
    *("avocado", "beans", "peppers", "sweet-fruit", "tomato"),
    *("carrot", "garlic", "leafy-greens", "onion", "scallions"),
    *("beef", "fish", "pork", "poultry", "shellfish"),
    *("butter", "cheese", "eggs", "milk"),
    *("alien-goo", "chocolate", "secret-sauce", "wine", "tofu"),
)
CHEF_KEYS: Final = (
    "angus-khan",
    "antoine-baguette",
    "biff-brobeque",
    "gardena-eden",
    "general-stroganov",
    "gohan-sushido",
    "kim-chi",
    "lovehandles-mcfatterson",
    "mortimer-sleazburger",
    "phyllis-grubman",
    "pork-knuckles",
    "senor-fuego",
)
RESTAURANT_KEYS: Final = (
    "pho-realz",
    "el-lunchador-picante",
    "the-soul-of-seoul",
    "rising-sun",
    "leaning-tower-of-eatsa",
    "souffle-away",
    "crouching-dumpling",
    "uncle-sams",
)
CUISINE_KEYS: Final = (
    "vietnamese",
    "mexican",
    "korean",
    "japanese",
    "italian",
    "french",
    "chinese",
    "american",
)
UPGRADE_KEYS: Final = (
    "basic-cookbook",
    "gourmet-cookbook",
    "double-stove",
    "social-media",
    "celebrity-endorsement",
)
CARD_KEYS: Final = (
    "clam-voyance",
    "raiders-of-the-lost-pork",
    "armed-robbery",
    "five-star-review",
    "alien-attack",
    "contamination",
    "discount",
    "food-inspector",
    "food-recall",
    "fridge-raid",
    "go-vegan",
    "its-just-business",
    "jackpot",
    "monopoly",
    "negative-critic",
    "ninja-attack",
    "rat-infestation",
    "road-block",
    "shopping-spree",
    "special-order",
    "taxes",
    "fake-sale",
    "sous-chef",
    "one-world",
    "dinner-and-a-show",
    "farmers-market",
    "surveillance-camera",
)
KIND_KEYS: Final = ("basic", "gourmet")
