"""Parser: text as moves, by the move table. Moves that do not fit into a number (offers, ways to cook) keep their
parts."""

from typing import Final

from tableside.engine.errors import InvalidMove
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, MARKET_KEYS, MARKET_OF, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.moves import ACCEPT, COOK, OFFER
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.notation.codec import BY_VERB, TARGETS, FormCodec, of_source
from tableside.games.rival_restaurants.notation.lexicon import matches, read_name
from tableside.games.rival_restaurants.notation.move_table import VERBS
from tableside.games.rival_restaurants.notation.offer_parser import read_accept, read_cooking, read_offer
from tableside.games.rival_restaurants.notation.parsed_move import ParsedMove

LONGEST: Final = 2000  # characters of a move


def parse(town: Town, seat: int, text: str) -> ParsedMove:
    """A move from text. InvalidMove or AmbiguousMove says what cannot be understood."""
    if len(text) > LONGEST:
        raise InvalidMove("rr-err-long", {"n": len(text)})
    words = text.split()
    if not words:
        raise InvalidMove("rr-err-empty", {})
    verb = words[0].lower()
    codecs = BY_VERB.get(verb)
    if codecs is None:
        raise InvalidMove("rr-err-unknown-move", {"word": f"={words[0]}", "known": [f"={known}" for known in VERBS]})
    if codecs[0].number == OFFER:
        return read_offer(town, text, codecs)
    if verb == "buy":
        words = _buy_in_full(town, seat, words)
    codec = fitting(town, codecs, words)
    if codec.number == COOK:
        return read_cooking(town, seat, text)
    if codec.number == ACCEPT:
        return read_accept(words)
    if codec.form.text.endswith(TARGETS):
        codecs = of_source(codec.number, codec.read(town, words) >> 6)
        words[1] = codecs[0].name  # it may be shortened
        codec = fitting(town, codecs, words)
    return ParsedMove(codec.read(town, words))


def fitting(town: Town, codecs: list[FormCodec], words: list[str]) -> FormCodec:
    """The form that these words have."""
    for codec in codecs:
        if codec.pattern.fits(words) and codec.applies(town):
            return codec
    usage = dict.fromkeys(codec.usage for codec in codecs if codec.applies(town))
    raise InvalidMove("rr-err-form", {"form": f"={' | '.join(usage)}"})


def _buy_in_full(town: Town, seat: int, words: list[str]) -> list[str]:
    """If a player is in only one market, it can be left out, and an ingredient stands for its bin: ``buy tomato``."""
    if len(words) == 2 and (words[1] == "shelf" or words[1].isdecimal() or matches(words[1], INGREDIENT_KEYS)):
        words = [words[0], MARKET_KEYS[_market_of(town, seat, words[1])], words[1]]
    if len(words) == 3 and words[2] != "shelf" and not words[2].isdecimal():
        market, ingredient = read_name(words[1], "market"), read_name(words[2], "ingredient")
        bins = town.bins[market * MOST_BINS : market * MOST_BINS + MOST_BINS]
        if ingredient not in bins:
            raise InvalidMove("rr-err-not-in-bins", {"what": f"$rr-{INGREDIENT_KEYS[ingredient]}"})
        words = [*words[:2], str(bins.index(ingredient) + 1)]
    return words


def _market_of(town: Town, seat: int, word: str) -> int:
    """The one market where a pawn of this seat can buy what the word says."""
    markets = {place for place in (town.place[2 * seat], town.place[2 * seat + 1]) if place < MARKETS}
    if len(markets) > 1 and (named := matches(word, INGREDIENT_KEYS)):
        markets &= {MARKET_OF[ingredient] for ingredient in named}
    if len(markets) != 1:
        raise InvalidMove("rr-err-form", {"form": "=buy MARKET BIN"})
    return markets.pop()
