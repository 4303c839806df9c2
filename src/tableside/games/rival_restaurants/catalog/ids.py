"""The numbers by which the rules know things, and the keys by which people and files know them.

A constant is the key in capitals: ``kim-chi`` is ``KIM_CHI``.
"""

from typing import Final

NO_BIN: Final = 7
NOTHING: Final = 31  # no ingredient
NO_CHEF: Final = 15
NO_CARD: Final = 31
POWER: Final = 32  # the source of an effect: a card below, a chef's power from here on

LEVELS: Final = (3, 7, 12)  # RR-5.5
GOAL: Final = 20  # RR-1.1
INCOME: Final = 3  # RR-3.1, in hundreds like all money here (RR-1.6)

# Below this line: written by `make generate` from the data files beside this one.

# Places: the markets in the order of the table (RR-1.2), the Island, and a player's own restaurant.
HOUSE_OF_CARBS: Final = 0
FRUIT_STAND: Final = 1
VEGGIE_EDEN: Final = 2
CHOP_SHOP: Final = 3
DAIRY_KING: Final = 4
MYSTERY_MART: Final = 5
MARKETS: Final = 6
ISLAND: Final = 6
HOME: Final = 7
PLACES: Final = 7  # where one can go
MOST_BINS: Final = 4
MARKET_KEYS: Final = ("house-of-carbs", "fruit-stand", "veggie-eden", "chop-shop", "dairy-king", "mystery-mart")
PLACE_KEYS: Final = (
    "house-of-carbs",
    "fruit-stand",
    "veggie-eden",
    "chop-shop",
    "dairy-king",
    "mystery-mart",
    "island",
    "home",
)

# Ingredients, market by market.
BREAD: Final = 0
FLOUR: Final = 1
NOODLES: Final = 2
POTATO: Final = 3
RICE: Final = 4
AVOCADO: Final = 5
BEANS: Final = 6
PEPPERS: Final = 7
SWEET_FRUIT: Final = 8
TOMATO: Final = 9
CARROT: Final = 10
GARLIC: Final = 11
LEAFY_GREENS: Final = 12
ONION: Final = 13
SCALLIONS: Final = 14
BEEF: Final = 15
FISH: Final = 16
PORK: Final = 17
POULTRY: Final = 18
SHELLFISH: Final = 19
BUTTER: Final = 20
CHEESE: Final = 21
EGGS: Final = 22
MILK: Final = 23
ALIEN_GOO: Final = 24
CHOCOLATE: Final = 25
SECRET_SAUCE: Final = 26
WINE: Final = 27
TOFU: Final = 28
INGREDIENTS: Final = 29
INGREDIENT_KEYS: Final = (
    "bread",
    "flour",
    "noodles",
    "potato",
    "rice",
    "avocado",
    "beans",
    "peppers",
    "sweet-fruit",
    "tomato",
    "carrot",
    "garlic",
    "leafy-greens",
    "onion",
    "scallions",
    "beef",
    "fish",
    "pork",
    "poultry",
    "shellfish",
    "butter",
    "cheese",
    "eggs",
    "milk",
    "alien-goo",
    "chocolate",
    "secret-sauce",
    "wine",
    "tofu",
)
MARKET_OF: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5]
FIRST: Final = (0, 5, 10, 15, 20, 24, 29)  # ingredient of each market, and the end
HOUSE_OF_CARBS_FIRST: Final = 0
FRUIT_STAND_FIRST: Final = 5
VEGGIE_EDEN_FIRST: Final = 10
CHOP_SHOP_FIRST: Final = 15
DAIRY_KING_FIRST: Final = 20
MYSTERY_MART_FIRST: Final = 24

# Chefs.
ANGUS_KHAN: Final = 0
ANTOINE_BAGUETTE: Final = 1
BIFF_BROBEQUE: Final = 2
GARDENA_EDEN: Final = 3
GENERAL_STROGANOV: Final = 4
GOHAN_SUSHIDO: Final = 5
KIM_CHI: Final = 6
LOVEHANDLES_MCFATTERSON: Final = 7
MORTIMER_SLEAZBURGER: Final = 8
PHYLLIS_GRUBMAN: Final = 9
PORK_KNUCKLES: Final = 10
SENOR_FUEGO: Final = 11
CHEFS: Final = 12
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
ALL_CHEFS: Final = 0b111111111111
NPC_CHEFS: Final = 0b100010000011  # RR-10.1

# Restaurants.
PHO_REALZ: Final = 0
EL_LUNCHADOR_PICANTE: Final = 1
THE_SOUL_OF_SEOUL: Final = 2
RISING_SUN: Final = 3
LEANING_TOWER_OF_EATSA: Final = 4
SOUFFLE_AWAY: Final = 5
CROUCHING_DUMPLING: Final = 6
UNCLE_SAMS: Final = 7
RESTAURANTS: Final = 8
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
CUISINE_KEYS: Final = ("vietnamese", "mexican", "korean", "japanese", "italian", "french", "chinese", "american")

# Cards.
CLAM_VOYANCE: Final = 0
RAIDERS_OF_THE_LOST_PORK: Final = 1
ARMED_ROBBERY: Final = 2
FIVE_STAR_REVIEW: Final = 3
ALIEN_ATTACK: Final = 4
CONTAMINATION: Final = 5
DISCOUNT: Final = 6
FOOD_INSPECTOR: Final = 7
FOOD_RECALL: Final = 8
FRIDGE_RAID: Final = 9
GO_VEGAN: Final = 10
ITS_JUST_BUSINESS: Final = 11
JACKPOT: Final = 12
MONOPOLY: Final = 13
NEGATIVE_CRITIC: Final = 14
NINJA_ATTACK: Final = 15
RAT_INFESTATION: Final = 16
ROAD_BLOCK: Final = 17
SHOPPING_SPREE: Final = 18
SPECIAL_ORDER: Final = 19
TAXES: Final = 20
FAKE_SALE: Final = 21
SOUS_CHEF: Final = 22
ONE_WORLD: Final = 23
DINNER_AND_A_SHOW: Final = 24
FARMERS_MARKET: Final = 25
SURVEILLANCE_CAMERA: Final = 26
CARDS: Final = 27
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
CARD_NAMES: Final = (
    "Clam-Voyance",
    "Raiders of the Lost Pork",
    "Armed Robbery",
    "5 Star Review",
    "Alien Attack",
    "Contamination",
    "Discount",
    "Food Inspector",
    "Food Recall",
    "Fridge Raid",
    "Go Vegan",
    "It's Just Business",
    "Jackpot",
    "Monopoly",
    "Negative Critic",
    "Ninja Attack",
    "Rat Infestation",
    "Road Block",
    "Shopping Spree",
    "Special Order",
    "Taxes",
    "Fake Sale",
    "Sous Chef",
    "One World",
    "Dinner and a Show",
    "Farmer's Market",
    "Surveillance Camera",
)

# Upgrades.
BASIC_COOKBOOK: Final = 0
GOURMET_COOKBOOK: Final = 1
DOUBLE_STOVE: Final = 2
SOCIAL_MEDIA: Final = 3
CELEBRITY_ENDORSEMENT: Final = 4
UPGRADES: Final = 5
UPGRADE_KEYS: Final = ("basic-cookbook", "gourmet-cookbook", "double-stove", "social-media", "celebrity-endorsement")

# Kinds of recipes.
BASIC: Final = 0
GOURMET: Final = 1
KIND_KEYS: Final = ("basic", "gourmet")
