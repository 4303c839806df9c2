"""Phrases: a move in words, by the form it has in the move table."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.catalog import ids as keys
from tableside.games.rival_restaurants.catalog.loader import packaged_recipes
from tableside.games.rival_restaurants.notation.move_table import BETWEEN_THINGS, COOKING, THINGS
from tableside.games.rival_restaurants.notation.spelling import spelled, split_outside_quotes
from tableside.games.rival_restaurants.options import recipe_key
from tableside.games.rival_restaurants.view.table import MarketView, RivalRestaurantsView
from tableside.locales import Names, Words

_NAMED: Final = {
    *keys.PLACE_KEYS,
    *keys.INGREDIENT_KEYS,
    *keys.CHEF_KEYS,
    *keys.RESTAURANT_KEYS,
    *keys.CARD_KEYS,
    *keys.UPGRADE_KEYS,
}
_PAWN: Final = re.compile(r"p(\d)(b?)")
_KINDS_OF_THINGS: Final = [thing.word for thing in THINGS if thing.argument and thing.word]
_RECIPES: Final = {recipe_key(str(recipe["name"])): recipe for recipe in packaged_recipes()}


class Phrases:
    """Moves in words for one seat. Without a view, only what is true in any position."""

    def __init__(self, words: Words, names: Names, view: RivalRestaurantsView | None, seat: int) -> None:
        self.words = words
        self.names = names
        self.view = view
        self.seat = seat

    def say(self, id: str, **args: Arg) -> str:
        return self.words.say(f"rr-phrase-{id}", args, self.names)

    def of(self, move: str) -> str:
        found = spelled(move)
        if found is None:
            return move
        special = _SPECIAL.get(found.form.phrase)
        if special is not None:
            return special(self, found.words)
        return self.things(found.words) if found.words else self.say(found.form.phrase)

    def things(self, tokens: Sequence[str]) -> str:
        """A list of names: "Raiders of the Lost Pork: Player 2, beef"."""
        parts: list[str] = []
        place = 0
        while place < len(tokens):
            market = self.market(tokens[place])
            if market is not None and place + 1 < len(tokens) and tokens[place + 1].isdecimal():
                parts.append(self.bin(market, tokens[place + 1]))
                place += 1
            else:
                parts.append(self.thing(tokens[place]))
            place += 1
        named = tokens and tokens[0] in (*keys.CARD_KEYS, *keys.CHEF_KEYS)
        if named and len(parts) > 1 and tokens[1] not in keys.CHEF_KEYS:
            return f"{parts[0]}: {', '.join(parts[1:])}"
        return ", ".join(parts)

    def thing(self, token: str) -> str:
        pawn = _PAWN.fullmatch(token)
        if pawn is not None:
            return self.pawn(int(pawn[1]) - 1, bool(pawn[2]))
        if token in _NAMED:
            return self.words.say(f"rr-{token}")
        if self.words.has(f"rr-recipe-{token}"):
            return self.words.say(f"rr-recipe-{token}")
        return self.say(token) if self.words.has(f"rr-phrase-{token}") else token

    def pawn(self, seat: int, second: bool) -> str:
        """A player, with the chef if they have two."""
        name = self.names(seat)
        if self.view is not None and len(self.view.seats[seat].chefs) == 2:
            chef = self.view.seats[seat].chefs[int(second)].chef
            return f"{name} ({self.words.say(f'rr-{chef}')})" if second and chef else name
        return name

    def market(self, key: str) -> MarketView | None:
        if self.view is None or key not in keys.MARKET_KEYS:
            return None
        return self.view.markets[keys.MARKET_KEYS.index(key)]

    def bin(self, market: MarketView, number: str) -> str:
        """What is in a bin."""
        card = market.bins[int(number) - 1] if 0 < int(number) <= len(market.bins) else None
        return f"{self.words.say(f'rr-{card}')} ({self.words.say(f'rr-{market.key}')})" if card else number

    def go(self, places: list[str]) -> str:
        return self.words.join([self.thing(place) for place in places])

    def go_squad(self, words: list[str]) -> str:
        *places, chef = words
        return f"{self.thing(chef)}: {self.go(places)}"

    def claim(self, bins: list[str]) -> str:
        if all(bin == "none" for bin in bins):
            return self.say("claim-none")
        claiming = self.view.seats[self.seat].claiming if self.view is not None else []
        said = []
        for place, bin in enumerate(bins):
            market = self.market(claiming[place].market or "") if place < len(claiming) and bin != "none" else None
            card = market.bins[int(bin) - 1] if market is not None else None
            said.append("–" if bin == "none" else self.thing(card) if card else bin)
        return " + ".join(said) if len(said) > 1 else said[0]

    def buy(self, words: list[str]) -> str:
        return self.thing(words[0]) + self.price(self.island_price(words[0]))

    def buy_card(self, words: list[str]) -> str:
        return self.say("buy-card") + self.price(self.island_price("action-card"))

    def buy_shelf(self, words: list[str]) -> str:
        market = self.market(words[0])
        price = self.price(market.my_shelf_price or market.price) if market is not None else ""
        return self.say("buy-shelf", where=f"$rr-{words[0]}") + price

    def buy_bin(self, words: list[str]) -> str:
        market = self.market(words[0])
        if market is None:
            return self.things(words)
        card = market.bins[int(words[1]) - 1]
        return (self.thing(card) if card else words[1]) + self.price(market.my_bin_price or market.price)

    def island_price(self, what: str) -> int:
        if self.view is None:
            return 0
        island = self.view.island
        return island.card if what == "action-card" else island.upgrades.get(what, 0)

    def price(self, money: int) -> str:
        return f" ${money}" if money else ""

    def shake_off(self, words: list[str]) -> str:
        return self.say("shake-off", chef=f"$rr-{words[0]}")

    def spare(self, words: list[str]) -> str:
        chef, seat = words
        return self.say("spare", chef=f"$rr-{chef}", seat=f"={self.thing(seat)}")

    def bid(self, words: list[str]) -> str:
        money, garbage = (*words, "0")[:2]
        return self.say("bid", money=int(money), n=int(garbage))

    def exterminate(self, words: list[str]) -> str:
        market, money = words
        return self.say("exterminate", where=f"$rr-{market}", money=int(money))

    def offer(self, words: list[str]) -> str:
        to, give, want = words
        seat = "$rr-everybody" if to == "all" else f"={self.thing(to)}"
        return self.say("offer", seat=seat, give=f"={self.bundle(give)}", want=f"={self.bundle(want)}")

    def counter(self, words: list[str]) -> str:
        number, give, want = words
        return self.say("counter", n=f"={number}", give=f"={self.bundle(give)}", want=f"={self.bundle(want)}")

    def bundle(self, terms: str) -> str:
        """One side of an offer: "2 rice, $100"."""
        parts = []
        for part in split_outside_quotes(terms, BETWEEN_THINGS):
            quoted = part.startswith('"')
            tokens = [token for token in part.split() if token not in _KINDS_OF_THINGS]
            parts.append(part if quoted else " ".join(self.thing(token) for token in tokens))
        return ", ".join(parts)

    def about_offer(self, id: str, words: list[str]) -> str:
        number, *cards = words
        offers = self.view.offers if self.view is not None else []
        offer = next((offer for offer in offers if str(offer.number) == number), None)
        if offer is None:
            return self.say(id, n=f"={number}", give="=…", want="=…")
        give, want = self.bundle(offer.give), self.bundle(offer.want)
        if cards:
            want += f" ({self.things(cards)})"
        return self.say(id, n=f"={number}", give=f"={give}", want=f"={want}")

    def cook(self, words: list[str]) -> str:
        text = " ".join(words)
        dishes = COOKING.dishes.join(self.dish(dish) for dish in text.split(COOKING.dishes))
        cookings = self.view.cookings if self.view is not None else []
        cooking = next((cooking for cooking in cookings if cooking.move == f"cook {text}"), None)
        if cooking is None:
            return dishes
        return self.say("cook-points", dish=f"={dishes}", n=cooking.points, garbage=cooking.garbage)

    def dish(self, text: str) -> str:
        recipe, _, fills = text.partition(COOKING.places)
        fills, _, extra = fills.partition(COOKING.extra)
        parts = []
        for fill in fills.split(COOKING.place) if fills else []:
            listed, instead, cards = fill.partition(COOKING.instead)
            if instead:
                stand_in = " + ".join(map(self.thing, cards.split(COOKING.pair)))
                parts.append(self.say("stand-in", what=f"={stand_in}", place=f"={self.thing(listed)}"))
        if extra:
            parts.append(f"+ {self.thing(extra)}")
        name = self.thing(recipe)
        return f"{name} ({', '.join(parts)})" if parts else name

    def keep(self, words: list[str]) -> str:
        recipe = _RECIPES.get(words[0])
        if recipe is None:
            return ", ".join(map(self.thing, words))
        listed = recipe["ingredients"]
        assert isinstance(listed, list)
        points, garbage = recipe["points"], recipe["garbage"]
        return f"{self.thing(words[0])} ({points}, −{garbage}: {', '.join(map(self.thing, listed))})"

    def passing(self, words: list[str]) -> str:
        step = self.view.step if self.view is not None else ""
        return self.say("pass-effect" if step == "effect" else "pass")


def _counted(id: str) -> Callable[[Phrases, list[str]], str]:
    return lambda phrases, words: phrases.say(id, n=int(words[0]))


def _about_offer(id: str) -> Callable[[Phrases, list[str]], str]:
    return lambda phrases, words: phrases.about_offer(id, words)


# The phrases that need more than the names of what stands in the move.
_SPECIAL: Final[dict[str, Callable[[Phrases, list[str]], str]]] = {
    "go": Phrases.go,
    "go-two": Phrases.go,
    "go-squad": Phrases.go_squad,
    "claim": Phrases.claim,
    "claim-two": Phrases.claim,
    "buy": Phrases.buy,
    "buy-bin": Phrases.buy_bin,
    "buy-card": Phrases.buy_card,
    "buy-shelf": Phrases.buy_shelf,
    "shake-off": Phrases.shake_off,
    "spare": Phrases.spare,
    "bid": Phrases.bid,
    "exterminate": Phrases.exterminate,
    "offer": Phrases.offer,
    "counter": Phrases.counter,
    "cook": Phrases.cook,
    "keep": Phrases.keep,
    "pass": Phrases.passing,
    "toll-nobody": lambda phrases, words: phrases.thing("nobody"),
    **{id: _counted(id) for id in ("dump", "sell", "bonus-garbage")},
    **{id: _about_offer(id) for id in ("accept", "decline", "withdraw")},
    "accept-with": _about_offer("accept"),
}
