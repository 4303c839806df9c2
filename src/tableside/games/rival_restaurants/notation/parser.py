"""Reading: text as moves. What is not finite (offers, ways to cook) becomes a ``Said`` with its parts."""

from collections.abc import Callable
from typing import Final

from tableside.engine.errors import InvalidMove
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    HOME,
    INGREDIENT_KEYS,
    MARKET_OF,
    MARKETS,
    MOST_BINS,
    NO_BIN,
    NO_CARD,
    NO_CHEF,
    NOTHING,
    SHOPPING_SPREE,
)
from tableside.games.rival_restaurants.core.model.moves import (
    ANSWER,
    BAN,
    BID,
    BONUS,
    BUY_BIN,
    BUY_CARD,
    BUY_SHELF,
    BUY_UPGRADE,
    CHEF,
    CLAIM,
    DECLINE,
    DRAFT,
    DROP,
    DUMP,
    GO,
    INGREDIENT,
    KEEP_CARDS,
    KEEP_RECIPE,
    MOVE_TO,
    NEXT,
    NO_COOK,
    NPC,
    PASS,
    PAY_RATS,
    PLAY,
    READY,
    RECALL_COOK,
    RELEASE,
    RESTAURANT,
    SELL,
    SHAKE_OFF,
    SHELVES,
    SMILE,
    SPARE,
    SQUAD,
    STAND,
    TOLL,
    UNREADY,
    USE,
    WITHDRAW,
    make,
)
from tableside.games.rival_restaurants.core.model.pending import CLAIMS, RELOCATE
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import card_of, chef_of
from tableside.games.rival_restaurants.notation.formatter import STEP_WORDS
from tableside.games.rival_restaurants.notation.lexicon import (
    matches,
    read_money,
    read_name,
    read_number,
    read_pawn,
    read_recipe,
    read_seat,
)
from tableside.games.rival_restaurants.notation.offer_parser import read_accept, read_cooking, read_counter, read_offer
from tableside.games.rival_restaurants.notation.parsed_move import Said

Reader = Callable[[Town, int, list[str]], int]


def read(town: Town, seat: int, text: str) -> Said:
    """A move from text; InvalidMove or AmbiguousMove says what cannot be understood."""
    if len(text) > 2000:
        raise InvalidMove("rr-err-long", {"n": len(text)})
    words = text.split()
    if not words:
        raise InvalidMove("rr-err-empty", {})
    word = words[0].lower()
    if word in ("offer", "counter"):
        return read_offer(town, text) if word == "offer" else read_counter(town, text)
    if word == "accept":
        return read_accept(town, words[1:])
    if word == "cook" and words[1:] != ["nothing"]:
        return read_cooking(town, seat, text)
    if word in _PLAIN and (len(words) == 1 or word == "cook"):
        return Said(_PLAIN[word])
    if word not in _READERS:
        raise InvalidMove("rr-err-unknown-move", {"word": f"={words[0]}", "known": [f"={w}" for w in MOVE_WORDS]})
    return Said(_READERS[word](town, seat, words[1:]))


def arity(words: list[str], least: int, most: int, form: str) -> None:
    if not least <= len(words) <= most:
        raise InvalidMove("rr-err-form", {"form": f"={form}"})


def _go(town: Town, seat: int, words: list[str]) -> int:
    if town.stack and town.stack[-1].kind == RELOCATE:
        arity(words, 1, 1, "go PLACE")
        return make(MOVE_TO, read_name(words[0], "place"))
    chef = NO_CHEF
    if "with" in words:
        arity(words, 4, 4, "go PLACE PLACE with CHEF")
        chef = read_name(words[3], "chef")
        words = words[:2]
    both = town.rules.chefs_each() == 2
    arity(words, 2 if both else 1, 2 if both else 1, "go PLACE PLACE" if both else "go PLACE")
    places = [read_name(word, "place") for word in words]
    return make(GO, places[0], places[1] if both else HOME, chef)


def _bin(word: str) -> int:
    return NO_BIN if word == "none" else read_number(word, 1, MOST_BINS) - 1


def _claim(town: Town, seat: int, words: list[str]) -> int:
    both = town.rules.chefs_each() == 2 and town.stack and town.stack[-1].kind == CLAIMS
    arity(words, 1, 2 if both else 1, "claim BIN BIN" if both else "claim BIN")
    bins = [_bin(word) for word in words]
    return make(CLAIM, bins[0], bins[1] if len(bins) == 2 else NO_BIN)


def _arguments(town: Town, form: str, arguments: str, words: list[str]) -> list[int]:
    """The arguments of a card or a power, each read as its kind."""
    values: list[int] = []
    kinds = arguments.split()
    usage = f"{form} {arguments.upper()}".strip()
    for kind in kinds:
        if kind == "seats":
            mask = 0
            for word in words:
                mask |= 1 << read_seat(word, town)
            values.append(mask)
            words = []
        elif kind == "bin":
            arity(words, 2, 2, usage)
            values.append(MOST_BINS * read_name(words[0], "market") + read_number(words[1], 1, MOST_BINS) - 1)
            words = []
        elif kind == "own-pawn" and not words:
            values.append(0)
        else:
            arity(words, 1, 9, usage)
            values.append(_ARGUMENTS[kind](town, words[0]))
            words = words[1:]
    arity(words, 0, 0, usage)
    return [*values, 0, 0]


def _play(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, 20, "play CARD …")
    card = read_name(words[0], "card")
    values = _arguments(town, f"play {CARD_KEYS[card]}", card_of(card).arguments, words[1:])
    return make(PLAY, card, values[0], values[1])


def _use(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, 3, "use CHEF …")
    chef = read_name(words[0], "chef")
    values = _arguments(town, "use CHEF", chef_of(chef).arguments, words[1:])
    return make(USE, chef, values[0], values[1])


def _own_pawn(town: Town, word: str) -> int:
    if word not in ("first", "second"):
        raise InvalidMove("rr-err-form", {"form": "=first | second"})
    return int(word == "second")


def _clam(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, 1, "clam CHEF")
    return make(SHAKE_OFF, read_name(words[0], "chef"))


def _spare(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 2, 2, "spare CHEF PLAYER")
    return make(SPARE, read_name(words[0], "chef"), read_seat(words[1], town))


def _buy(town: Town, seat: int, words: list[str]) -> int:
    """``buy MARKET BIN``, ``buy MARKET shelf``, ``buy action-card``, ``buy UPGRADE``; in one market also without it."""
    arity(words, 1, 2, "buy MARKET BIN | buy MARKET shelf | buy action-card | buy UPGRADE")
    if words == ["action-card"] or words == ["card"]:
        return BUY_CARD
    if len(words) == 2:
        return _buy_at(read_name(words[0], "market"), words[1], town)
    if words[0] == "shelf" or words[0].isdecimal() or matches(words[0], INGREDIENT_KEYS):
        markets = {p for p in (town.place[2 * seat], town.place[2 * seat + 1]) if p < MARKETS}
        if len(markets) > 1 and (named := matches(words[0], INGREDIENT_KEYS)):
            markets &= {MARKET_OF[i] for i in named}
        if len(markets) != 1:
            raise InvalidMove("rr-err-form", {"form": "=buy MARKET BIN"})
        return _buy_at(markets.pop(), words[0], town)
    return make(BUY_UPGRADE, read_name(words[0], "upgrade"))


def _buy_at(market: int, word: str, town: Town) -> int:
    if word == "shelf":
        return make(BUY_SHELF, market)
    if word.isdecimal():
        return make(BUY_BIN, market, read_number(word, 1, MOST_BINS) - 1)
    ingredient = read_name(word, "ingredient")
    bins = town.bins[market * MOST_BINS : market * MOST_BINS + MOST_BINS]
    if ingredient not in bins:
        raise InvalidMove("rr-err-not-in-bins", {"what": f"$rr-{INGREDIENT_KEYS[ingredient]}"})
    return make(BUY_BIN, market, bins.index(ingredient))


def _counted(kind: int, form: str) -> Reader:
    def reader(town: Town, seat: int, words: list[str]) -> int:
        arity(words, 1, 1, form)
        return make(kind, read_number(words[0], 1, 999))

    return reader


def _named(kind: int, form: str, what: str, most: int = 1) -> Reader:
    """One to ``most`` names; what is missing is NO_CHEF or NO_CARD."""

    def reader(town: Town, seat: int, words: list[str]) -> int:
        arity(words, 1, most, form)
        values = [read_name(word, what) for word in words]
        filler = NO_CARD if what == "card" else NO_CHEF
        values += [filler] * (most - len(values))
        return make(kind, *(values if most > 1 else values[:1]))

    return reader


def _release(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 0, 1, "release | release second")
    return make(RELEASE, _own_pawn(town, words[0]) if words else 0)


def _bid(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, 2, "bid MONEY | bid MONEY GARBAGE")
    money = read_money(words[0])
    if money > 1000:
        raise InvalidMove("rr-err-number", {"word": f"={words[0]}", "min": 100, "max": 100_000})
    return make(BID, money, read_number(words[1], 0, 999) if len(words) == 2 else 0)


def _exterminate(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 2, 2, "exterminate MARKET MONEY")
    return make(PAY_RATS, read_name(words[0], "market"), min(read_money(words[1]), 1000))


def _choose(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, 1, "choose INGREDIENT | choose none")
    return make(INGREDIENT, NOTHING if words[0] == "none" else read_name(words[0], "ingredient"))


def _keep(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, 1, "keep RECIPE")
    return make(KEEP_RECIPE, read_recipe(words[0], town))


def _first(town: Town, seat: int, words: list[str]) -> int:
    form = " | ".join(f"first {word}" for word in STEP_WORDS)
    arity(words, 1, 1, form)
    if words[0] not in STEP_WORDS:
        raise InvalidMove("rr-err-form", {"form": f"={form}"})
    return make(NEXT, STEP_WORDS.index(words[0]))


def _bonus(town: Town, seat: int, words: list[str]) -> int:
    if words == ["money"]:
        return make(BONUS, 0)
    arity(words, 2, 2, "bonus money | bonus garbage NUMBER")
    if words[0] != "garbage":
        raise InvalidMove("rr-err-form", {"form": "=bonus money | bonus garbage NUMBER"})
    return make(BONUS, 1, read_number(words[1], 1, 2))


def _shelves(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, MARKETS, "shelves MARKET …")
    mask = 0
    for word in words:
        mask |= 1 << read_name(word, "market")
    return make(SHELVES, mask)


def _toll(town: Town, seat: int, words: list[str]) -> int:
    arity(words, 1, 8, "toll PLAYER … | toll nobody")
    if words == ["nobody"]:
        return make(TOLL, 0)
    mask = 0
    for word in words:
        mask |= 1 << read_seat(word, town)
    return make(TOLL, mask)


_ARGUMENTS: Final[dict[str, Callable[[Town, str], int]]] = {
    "seat": lambda town, word: read_seat(word, town),
    "pawn": lambda town, word: read_pawn(word, town),
    "own-pawn": _own_pawn,
    "ingredient": lambda town, word: read_name(word, "ingredient"),
    "market": lambda town, word: read_name(word, "market"),
    "recipe": lambda town, word: read_recipe(word, town),
    "number": lambda town, word: read_number(word, 1, 999),
}
_PLAIN: Final = {
    "ready": READY,
    "unready": UNREADY,
    "clam": ANSWER,
    "pass": PASS,
    "drop": DROP,
    "stand": STAND,
    "cook": NO_COOK,
    "uncook": RECALL_COOK,
    "smile": make(SMILE, 1),
    "no-smile": make(SMILE, 0),
    "release": make(RELEASE, 0),
    "spree": make(PLAY, SHOPPING_SPREE),
}
_READERS: Final[dict[str, Reader]] = {
    "go": _go,
    "claim": _claim,
    "play": _play,
    "use": _use,
    "clam": _clam,
    "spare": _spare,
    "buy": _buy,
    "dump": _counted(DUMP, "dump NUMBER"),
    "sell": _counted(SELL, "sell NUMBER"),
    "release": _release,
    "bid": _bid,
    "exterminate": _exterminate,
    "withdraw": _counted(WITHDRAW, "withdraw NUMBER"),
    "decline": _counted(DECLINE, "decline NUMBER"),
    "choose": _choose,
    "keep": _keep,
    "keep-cards": _named(KEEP_CARDS, "keep-cards CARD CARD", "card", 2),
    "first": _first,
    "bonus": _bonus,
    "restaurant": _named(RESTAURANT, "restaurant RESTAURANT", "restaurant"),
    "chef": _named(CHEF, "chef CHEF", "chef", 2),
    "npc": _named(NPC, "npc CHEF", "chef"),
    "squad": _named(SQUAD, "squad CHEF CHEF CHEF", "chef", 3),
    "draft": _named(DRAFT, "draft CHEF", "chef"),
    "ban": _named(BAN, "ban CHEF", "chef"),
    "shelves": _shelves,
    "toll": _toll,
}
MOVE_WORDS: Final = sorted({*_PLAIN, *_READERS, "offer", "counter", "accept", "cook"})
