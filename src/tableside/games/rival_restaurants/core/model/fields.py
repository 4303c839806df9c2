"""The fields of the state, declared once.

``town.py`` is written from here (`make generate`): the classes, how they begin and how they are copied. Snapshots and
digests go through the same table (``snapshot.py``). A field has a form:

* ``number``, ``flag``, ``text``; ``step``: a kind of pending decision, saved by its key;
* ``numbers``: a list; ``bag``: one whose order means nothing; ``by-card``, ``by-chef``: one with a place, or a row of
  places, for every card or chef of the game;
* the name of a class, ``[Class]`` for a list of them, ``[Class?]`` for a list of them or None.

The order of the fields of the smaller classes is part of the digests of games: a new field comes last. So does a new
field of the town; ``since`` is then the version of snapshots that has it first. An older snapshot begins with its first
value, and while it has that value, digests leave it out.
"""

from typing import Final


class Field:
    """``start`` is the first value, as it is written in the code; ``note`` says what the field means."""

    def __init__(self, name: str, form: str, start: str, note: str = "", since: int = 1, saved: bool = True) -> None:
        self.name = name
        self.form = form
        self.start = start
        self.note = note
        self.since = since
        self.saved = saved


class Table:
    """A class of the state. ``shared``: never changed once made, so copies of a town share it."""

    def __init__(self, name: str, doc: str, parameters: str, fields: list[Field], shared: bool = False) -> None:
        self.name = name
        self.doc = doc
        self.parameters = parameters
        self.fields = fields
        self.shared = shared


def number(name: str, note: str = "", start: str = "0") -> Field:
    return Field(name, "number", start, note)


def given(name: str, note: str = "", form: str = "number") -> Field:
    """A field that begins with the argument of its name."""
    return Field(name, form, name, note)


def flag(name: str, note: str = "") -> Field:
    return Field(name, "flag", "False", note)


def numbers(name: str, size: str, note: str = "", start: str = "0", form: str = "numbers") -> Field:
    return Field(name, form, f"[{start}] * {size}", note)


PENDING: Final = Table(
    "Pending",
    "A pending decision. Data only: the step of its ``kind`` (see ``registry``) knows what the other numbers mean.",
    "kind: int, seat: int = -1, a: int = 0, b: int = 0, c: int = 0",
    [
        given("kind", form="step"),
        given("seat"),
        given("a"),
        given("b"),
        given("c"),
        number("mask", "seats hit or concerned"),
        number("wait", "seats that have not answered yet"),
        number("yes", "seats whose answer was yes"),
        number("born", "when its question was first put, for time limits", "-1"),
        Field("data", "numbers", "[]"),
    ],
)

WAR: Final = Table(
    "War",
    "A bidding war (RR-4.1). Lists run over the seats; a bid of 0 is none.",
    "market: int, bin: int, seats: int, mask: int",
    [
        given("market"),
        given("bin"),
        given("mask", "seats still in"),
        number("stand", 'seats that say "stand"'),
        numbers("bids", "seats"),
        numbers("extra", "seats", "garbage added to the bid"),
    ],
)

BUNDLE: Final = Table(
    "Bundle",
    "One side of an offer. Ingredients and cards are listed with repetition.",
    "",
    [
        number("money"),
        number("garbage"),
        number("upgrades"),
        Field("ingredients", "numbers", "[]"),
        Field("cards", "numbers", "[]", "named ones"),
        number("any_cards", "cards the other side may choose"),
        Field("recipes", "numbers", "[]"),
        Field("favour", "text", '""'),
    ],
    shared=True,
)

OFFER: Final = Table(
    "Offer",
    "An offer to trade (RR-4.6), to one seat or to all (-1).",
    "number: int, seat: int, to: int, give: Bundle, want: Bundle, shown: bool",
    [
        given("number"),
        given("seat"),
        given("to"),
        given("give", form="Bundle"),
        given("want", form="Bundle"),
        given("shown", "whether the action cards given are named to the receiver", "flag"),
    ],
    shared=True,
)

COOKING: Final = Table(
    "Cooking",
    "What a chef declares (RR-5.1).",
    "slots: int, fills: list[int], extras: int, cost: int",
    [
        given("slots", "the recipes cooked, a bit for each"),
        given("fills", "for every listed place in order: its card, plus 32 * (1 + Gardena's second card)", "numbers"),
        given("extras", "the slots that get their secret sauce or wine, a bit for each"),
        given("cost"),
    ],
    shared=True,
)

TOWN: Final = Table(
    "Town",
    "The whole game at one moment. Masks have a bit for each seat unless said otherwise.",
    "rules: Rules",
    [
        Field("rules", "Rules", "rules", saved=False),
        Field("seats", "number", "seats", saved=False),
        Field("everyone", "number", "(1 << seats) - 1", saved=False),
        Field("stack", "[Pending]", "[]"),
        number("day"),
        number("phase", "0 set-up, 1 … 3 of the day, 4 over"),
        number("ledger", "what the bank has paid out, less what it took in"),
        flag("over"),
        number("winners"),
        Field("reason", "text", '""'),
        number("gone", "seats that gave up"),
        flag("paused"),
        number("tick", "moves played"),
        # restaurants
        numbers("restaurant", "seats", start="-1"),
        numbers("money", "seats"),
        numbers("garbage", "seats"),
        numbers("points", "seats"),
        numbers("level", "seats", "levels reached above the first"),
        numbers("upgrades", "seats"),
        numbers("gourmets", "seats", "gourmet recipes cooked (RR-6.1)"),
        numbers("stock", "(seats * INGREDIENTS)"),
        numbers("hand", "(seats * CARDS)", form="by-card"),
        numbers("hand_size", "seats"),
        numbers("recipe", "(2 * seats)", start="-1"),
        numbers("stars", "(2 * seats)", "5 Star Reviews lying on them"),
        # chefs
        numbers("chef", "(2 * seats)", start="-1"),
        numbers("place", "(2 * seats)", start="HOME"),
        numbers("claim", "(2 * seats)", start="-1"),
        numbers("pawn_of", "CHEFS", start="-1", form="by-chef"),
        numbers("squad", "seats", "the chefs of a squad (RR-10), a bit for each chef"),
        number("unused", "chefs out of play, a bit for each"),
        number("kim_hit", "seat she hit last, and the day", "-1"),
        number("kim_day", start="-9"),
        number("mortimer_hit", "seat he hit last, and the day", "-1"),
        number("mortimer_day", start="-9"),
        # markets and decks
        numbers("shelf", "INGREDIENTS"),
        numbers("shelf_size", "MARKETS"),
        numbers("discard", "INGREDIENTS"),
        numbers("bins", "(MARKETS * MOST_BINS)", start="-1"),
        numbers("deck", "CARDS", form="by-card"),
        number("deck_size"),
        numbers("used_cards", "CARDS", form="by-card"),
        numbers("recipe_layer", "recipes", "depth in its deck; -1: not in it"),
        numbers("recipe_known", "recipes", "seats that know the depth"),
        numbers("recipe_batch", "recipes", "cards of one batch were shuffled together"),
        numbers("cooked_by", "recipes", "in whose pile of cooked recipes it lies", "-1"),
        number("batches"),
        Field("seen_cards", "bag", "[]", "what seats know of others' hands, see ``memory``"),
        numbers("rats_owner", "MARKETS", start="-1"),
        numbers("rats_shield", "MARKETS"),
        numbers("rats_left", "MARKETS"),
        numbers("rats_day", "MARKETS"),
        # today
        number("ready"),
        numbers("pick", "seats", "secret choices, as moves", "-1"),
        number("card_played", "RR-9.1"),
        number("power_used", "a bit for each chef"),
        number("discount"),
        number("fake_sale", "seats that pay double"),
        number("blocked", "sent home by a Road Block"),
        number("closed", "may not cook: It's Just Business"),
        number("vegan"),
        number("shows", "seats with Dinner and a Show"),
        number("spared", "seats spared by Antoine, and, eight bits up, by Lovehandles"),
        number("shaken", "the same for seats that shook them off with a Clam"),
        number("barred", "bins nobody may buy from today, a bit for each"),
        flag("free_meat", "Phyllis has bought and may take her card"),
        number("offers_made", "four bits for each seat"),
        number("offer_number"),
        Field("wars", "[War]", "[]"),
        Field("offers", "[Offer]", "[]"),
        Field("declared", "[Cooking?]", "[None] * seats"),
    ],
)

TABLES: Final = {table.name: table for table in (PENDING, WAR, BUNDLE, OFFER, COOKING, TOWN)}
