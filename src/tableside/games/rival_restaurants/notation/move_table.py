"""The moves of Rival Restaurants, each declared once.

From this table come the parser and the formatter of the text, the numbers of the kinds (``core/model/moves.py``), the
actions of the environments, the phrases of the terminal, and what the browser knows of the notation
(``notation.gen.ts``). A row is a kind of move: its name, its rule, what its arguments a … e mean, and its forms.

A form is how the move is written. Words in small letters stand for themselves, words in capitals for an argument (see
``arguments``): the first of them is a, the next b, and so on, but for those that the form fixes. ``phrase`` names the
message for it: ``rr-phrase-…`` in the terminal, ``rr-do-…`` in the browser. ``when`` names the situation in which the
form is used (see ``arguments.SITUATIONS``). Of several forms that fit, the first is the canonical one.

To add a kind of move: add a row at the end, write ``python -m tableside.games.rival_restaurants.notation.generate``,
add the messages of its phrases, and register its rules (``core/registry.py``). Unless every action of the kind is
named by its form alone, ``envs/rival_restaurants/action_codec.py`` says how; what the environments can play is listed
in ``actions.py``.
"""

from dataclasses import dataclass
from typing import Final

from tableside.games.rival_restaurants.catalog.ids import HOME, NO_BIN, NO_CARD, NO_CHEF, SHOPPING_SPREE

LETTERS: Final = "abcde"
COOK_USAGE: Final = "cook RECIPE | cook RECIPE: CARD, LISTED=CARD, … + EXTRA"


@dataclass(frozen=True)
class Form:
    """One way to write a move: ``bonus garbage 1-2``."""

    text: str
    phrase: str
    fixed: dict[str, int]  # arguments that are not written, by letter
    when: str = ""
    usage: str = ""  # what an error shows instead of the text

    @property
    def verb(self) -> str:
        return self.text.split()[0]


@dataclass(frozen=True)
class MoveKind:
    name: str
    rule: str
    meaning: str  # of the arguments
    forms: tuple[Form, ...]


def form(text: str, phrase: str = "", when: str = "", usage: str = "", **fixed: int) -> Form:
    return Form(text, phrase or text.split()[0], fixed, when, usage or text.replace("_", " "))


def kind(name: str, rule: str, meaning: str, *forms: Form) -> MoveKind:
    return MoveKind(name, rule, meaning, forms)


# The order is the number of each kind: new rows go to the end.
MOVES: Final = (
    kind(
        "GO", "RR-3.2", "a, b: places of the first and second pawn (HOME: no such pawn); c: the active chef (squad)",
        form("go PLACE", when="one-pawn", b=HOME, c=NO_CHEF),
        form("go PLACE PLACE", "go-two", when="two-pawns", c=NO_CHEF),
        form("go PLACE PLACE with CHEF", "go-squad", when="two-pawns"),
    ),
    kind(
        "CLAIM", "RR-3.3", "a, b: bins of the first and second pawn (NO_BIN: none)",
        form("claim BIN/none BIN/none", "claim-two", when="two-claims"),
        form("claim BIN/none", b=NO_BIN),
    ),
    kind("READY", "RR-3.7", "", form("ready")),
    kind("UNREADY", "RR-3.7", "", form("unready")),
    kind("USE", "RR-7", "a chef's power; a: chef; b, c: what it needs", form("use CHEF …")),
    kind(
        "PLAY", "RR-9", "an action card; a: card; b, c: what it needs",
        form("play CARD …"),
        form("spree", "play", a=SHOPPING_SPREE),
    ),
    kind("ANSWER", "RR-9.2", "Clam-Voyance, as an answer", form("clam")),
    kind("PASS", "RR-9.2", "", form("pass")),
    kind("SHAKE_OFF", "RR-9.4", "Clam-Voyance against a standing power; a: chef", form("clam CHEF", "shake-off")),
    kind("SPARE", "RR-7.13", "a: chef, b: seat", form("spare CHEF PLAYER")),
    kind("BUY_BIN", "RR-4.3", "a: market, b: bin", form("buy MARKET BIN", "buy-bin")),
    kind("BUY_SHELF", "RR-4.3", "a: market", form("buy MARKET shelf", "buy-shelf")),
    kind("BUY_CARD", "RR-4.5", "", form("buy action-card", "buy-card"), form("buy card", "buy-card")),
    kind("BUY_UPGRADE", "RR-4.5", "a: upgrade", form("buy UPGRADE")),
    kind("DUMP", "RR-4.5", "a: how much garbage", form("dump NUMBER")),
    kind("SELL", "RR-4.5", "a: how many chocolates", form("sell NUMBER")),
    kind(
        "RELEASE", "RR-4.2", "a: pawn 0 or 1",
        form("release", a=0),
        form("release second", a=1),
        form("release first", a=0),
    ),
    kind("BID", "RR-4.1", "a: hundreds, b: garbage", form("bid MONEY", b=0), form("bid MONEY GARBAGE")),
    kind("DROP", "RR-4.1", "", form("drop")),
    kind("STAND", "RR-4.1", "", form("stand")),
    kind("PAY_RATS", "RR-9 Rat Infestation", "a: market, b: hundreds", form("exterminate MARKET MONEY")),
    kind(
        "OFFER", "RR-4.6",
        "a: seat, b: ingredient given, c: hundreds given, d: ingredient wanted, e: hundreds wanted",
        form("offer PLAYER [openly]: THINGS for THINGS"),
        form("offer all [openly]: THINGS for THINGS"),
        form("counter NUMBER [openly]: THINGS for THINGS"),
    ),
    kind(
        "ACCEPT", "RR-4.6", "a: number of the offer, b: the card asked for (NO_CARD: none)",
        form("accept NUMBER", b=NO_CARD),
        form("accept NUMBER with CARDS", "accept-with"),
    ),
    kind("WITHDRAW", "RR-4.6", "a: number of the offer", form("withdraw NUMBER")),
    kind("DECLINE", "RR-4.6", "a: number of the offer", form("decline NUMBER")),
    kind("COOK", "RR-5.2", "a: which of the proposals", form("cook DISHES", usage=COOK_USAGE)),
    kind("NO_COOK", "RR-5.1", "", form("cook nothing", "cook-nothing")),
    kind("RECALL_COOK", "RR-5.1", "", form("uncook")),
    kind("MOVE_TO", "RR-3.4", "a: place", form("go PLACE", when="moved")),
    kind("INGREDIENT", "RR-9", "a: ingredient (NOTHING: none)", form("choose INGREDIENT/none")),
    kind("KEEP_RECIPE", "RR-5.4", "a: recipe", form("keep RECIPE")),
    kind(
        "NEXT", "RR-5.4", "a: what to do first after cooking",
        form("first garbage", "first-garbage", a=0),
        form("first recipe", "first-recipe", a=1),
        form("first level", "first-level", a=2),
        form("first basic", "first-basic", a=3),
        form("first gourmet", "first-gourmet", a=4),
    ),
    kind(
        "BONUS", "RR-8", "a: 0 money, 1 garbage; b: how many",
        form("bonus money", "bonus-money", a=0),
        form("bonus garbage 1-2", "bonus-garbage", a=1),
    ),
    kind("SMILE", "RR-9 Dinner and a Show", "a: 0 or 1", form("smile", a=1), form("no-smile", a=0)),
    kind("RESTAURANT", "RR-2.3", "a: restaurant", form("restaurant RESTAURANT", "choose")),
    kind(
        "CHEF", "RR-2.3", "a: chef, b: second chef (NO_CHEF: none)",
        form("chef CHEF", "choose", b=NO_CHEF),
        form("chef CHEF CHEF", "choose"),
    ),
    kind("NPC", "RR-10.1", "a: chef", form("npc CHEF", "choose")),
    kind(
        "SQUAD", "RR-10.1", "a, b, c: chefs (NO_CHEF: none)",
        form("squad CHEF", "choose", b=NO_CHEF, c=NO_CHEF),
        form("squad CHEF CHEF", "choose", c=NO_CHEF),
        form("squad CHEF CHEF CHEF", "choose"),
    ),
    kind("DRAFT", "RR-10.5", "a: chef", form("draft CHEF")),
    kind("BAN", "RR-10.5", "a: chef", form("ban CHEF")),
    kind("SHELVES", "RR-8", "a: markets as a mask", form("shelves MARKETS", "choose")),
    kind(
        "KEEP_CARDS", "RR-8", "a, b: cards (NO_CARD: none)",
        form("keep-cards CARD", "keep", b=NO_CARD),
        form("keep-cards CARD CARD", "keep"),
    ),
    kind("TOLL", "RR-7.12", "a: seats as a mask", form("toll nobody", "toll-nobody", a=0), form("toll PLAYERS")),
)  # fmt: skip
NUMBERS: Final = {move.name: number for number, move in enumerate(MOVES)}
# What these hold is more than fits into numbers: they have a grammar of their own, below.
WITH_PARTS: Final = ("OFFER", "ACCEPT", "COOK")
VERBS: Final = sorted({form.verb for move in MOVES for form in move.forms})
# The groups in which the terminal and the browser list legal moves, in this order, with their verbs. The titles are the
# messages ``rr-group-…``.
GROUPS: Final = {
    "go": ("go",),
    "claim": ("claim",),
    "answer": ("clam", "pass"),
    "choose": (
        *("restaurant", "chef", "npc", "squad", "draft", "ban"),
        *("choose", "keep", "keep-cards", "first", "bonus", "shelves", "toll", "smile", "no-smile"),
    ),
    "bid": ("bid", "stand", "drop"),
    "cook": ("cook", "uncook"),
    "buy": ("buy", "release", "dump", "sell", "exterminate"),
    "power": ("use", "spare"),
    "card": ("play", "spree"),
    "answer-offer": ("accept", "decline", "withdraw"),
    "offer": ("offer", "counter"),
    "ready": ("ready", "unready"),
}
GROUP_OF: Final = {verb: group for group, verbs in GROUPS.items() for verb in verbs}


@dataclass(frozen=True)
class Thing:
    """What a side of an offer may hold, in the order in which it is written (RR-4.6).

    ``counted``: "always" with its number before it, "several" if there is more than one, "never" each by itself.
    """

    field: str  # of a Bundle
    word: str
    argument: str
    counted: str


THINGS: Final = (
    Thing("money", "$", "MONEY", "never"),
    Thing("ingredients", "", "INGREDIENT", "several"),
    Thing("garbage", "garbage", "", "always"),
    Thing("cards", "card", "CARD", "never"),
    Thing("any_cards", "any-card", "", "always"),
    Thing("recipes", "recipe", "RECIPE", "never"),
    Thing("upgrades", "upgrade", "UPGRADE", "never"),
    Thing("favour", '"', "TEXT", "never"),
)
NO_THING: Final = "nothing"
BETWEEN_THINGS: Final = ", "
BETWEEN_SIDES: Final = " for "


@dataclass(frozen=True)
class CookingMarks:
    """What stands between the parts of ``cook RECIPE: CARD, LISTED=CARD+CARD + EXTRA & …`` (RR-5.2)."""

    dishes: str = " & "
    places: str = ": "
    place: str = ", "
    instead: str = "="
    pair: str = "+"
    extra: str = " + "


COOKING: Final = CookingMarks()
