"""The kinds of pending decisions, by the step that handles them. Written by `make generate` from steps.csv.

The step of each kind is registered where its rule lives.
"""

from typing import Final

CHOOSE_RESTAURANT: Final = 0
CHOOSE_CHEF: Final = 1
CHOOSE_NPC: Final = 2
CHOOSE_SQUAD: Final = 3
DRAFTING: Final = 4
DESTINATIONS: Final = 5
CLAIMS: Final = 6
POWERS: Final = 7
TOLL: Final = 8
EFFECT: Final = 9
RELOCATE: Final = 10
RECLAIM: Final = 11
BUYING: Final = 12
SPREE_CALL: Final = 13
SPREE: Final = 14
DECLARE: Final = 15
COOKING: Final = 16
AFTERWARDS: Final = 17
NEW_RECIPE: Final = 18
LEVEL_BONUS: Final = 19
VETO: Final = 20
SMILES: Final = 21
RECALL_NAMES: Final = 22
CONTAMINATED: Final = 23
FRIDGE: Final = 24
FARMERS_TABLE: Final = 25
NEW_CHEF: Final = 26
KEPT_INGREDIENT: Final = 27
EVENING: Final = 28
SETTING_UP: Final = 29
STEP_KINDS: Final = 30
STEP_KEYS: Final = (
    "choose-restaurant",
    "choose-chef",
    "choose-npc",
    "choose-squad",
    "drafting",
    "destinations",
    "claims",
    "powers",
    "toll",
    "effect",
    "relocate",
    "reclaim",
    "buying",
    "spree-call",
    "spree",
    "declare",
    "cooking",
    "afterwards",
    "new-recipe",
    "level-bonus",
    "veto",
    "smiles",
    "recall-names",
    "contaminated",
    "fridge",
    "farmers-table",
    "new-chef",
    "kept-ingredient",
    "evening",
    "setting-up",
)
