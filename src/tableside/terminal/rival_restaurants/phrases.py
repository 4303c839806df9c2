"""Phrases: a move of the notation in words."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.catalog import ids as keys
from tableside.games.rival_restaurants.catalog.loader import packaged_recipes
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
_RECIPES: Final = {recipe_key(str(recipe["name"])): recipe for recipe in packaged_recipes()}
_AS_THEY_ARE: Final = ("choose", "play", "use", "restaurant", "chef", "npc", "squad", "draft", "ban", "shelves", "toll")


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
        verb, _, rest = move.partition(" ")
        verb = verb.rstrip(":")
        if verb in _SPECIAL:
            return _SPECIAL[verb](self, rest)
        if verb in _AS_THEY_ARE:
            return self.things(rest.split())
        return self.say(verb)

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

    def go(self, rest: str) -> str:
        where, _, chef = rest.partition(" with ")
        places = self.words.join([self.thing(place) for place in where.split()])
        return f"{self.thing(chef)}: {places}" if chef else places

    def claim(self, rest: str) -> str:
        bins = rest.split()
        if all(bin == "none" for bin in bins):
            return self.say("claim-none")
        chefs = self.view.seats[self.seat].chefs if self.view is not None else []
        if self.view is not None and self.view.step == "reclaim" and self.view.pending is not None:
            alone = [named.what for named in self.view.pending.named if named.seat == self.seat]
            chefs = [chef for chef in chefs if chef.chef in alone]  # one chef claims again and is named (RR-3.4)
        said = []
        for place, bin in enumerate(bins):
            market = self.market(chefs[place].place) if place < len(chefs) and bin != "none" else None
            card = market.bins[int(bin) - 1] if market is not None else None
            said.append("–" if bin == "none" else self.thing(card) if card else bin)
        return " + ".join(said) if len(said) > 1 else said[0]

    def buy(self, rest: str) -> str:
        what, *where = rest.split()
        market = self.market(what)
        if what == "action-card":
            return self.say("buy-card") + self.price(self.island_price(what))
        if not where:
            return self.thing(what) + self.price(self.island_price(what))
        shelf = where[0] == "shelf"
        if market is None:
            return self.say("buy-shelf", where=f"$rr-{what}") if shelf else self.things([what, *where])
        if shelf:
            return self.say("buy-shelf", where=f"$rr-{what}") + self.price(market.my_shelf_price or market.price)
        card = market.bins[int(where[0]) - 1]
        name = self.thing(card) if card else where[0]
        return name + self.price(market.my_bin_price or market.price)

    def island_price(self, what: str) -> int:
        island = self.view.island if self.view is not None else None
        if island is None:
            return 0
        return island.card if what == "action-card" else island.upgrades.get(what, 0)

    def price(self, money: int) -> str:
        return f" ${money}" if money else ""

    def clam(self, rest: str) -> str:
        return self.say("clam-against", chef=f"$rr-{rest}") if rest else self.say("clam")

    def spare(self, rest: str) -> str:
        chef, seat = rest.split()
        return self.say("spare", chef=f"$rr-{chef}", seat=f"={self.thing(seat)}")

    def bid(self, rest: str) -> str:
        money, _, garbage = rest.partition(" ")
        return self.say("bid", money=f"={money}", n=int(garbage or 0))

    def exterminate(self, rest: str) -> str:
        market, money = rest.split()
        return self.say("exterminate", where=f"$rr-{market}", money=f"={money}")

    def offer(self, rest: str) -> str:
        head, _, terms = rest.partition(": ")
        to = head.split()[0]
        give, _, want = terms.partition(" for ")
        if to.isdecimal():
            return self.say("counter", n=f"={to}", give=f"={self.bundle(give)}", want=f"={self.bundle(want)}")
        seat = "$rr-everybody" if to == "all" else f"={self.thing(to)}"
        return self.say("offer", seat=seat, give=f"={self.bundle(give)}", want=f"={self.bundle(want)}")

    def bundle(self, terms: str) -> str:
        """One side of an offer: "2 rice, $100"."""
        parts = []
        for part in terms.split(", "):
            quoted = part.startswith('"')
            tokens = [token for token in part.split() if token not in ("card", "recipe", "upgrade")]
            parts.append(part if quoted else " ".join(self.thing(token) for token in tokens))
        return ", ".join(parts)

    def about_offer(self, verb: str, rest: str) -> str:
        number, _, cards = rest.partition(" with ")
        offers = self.view.offers if self.view is not None else []
        offer = next((offer for offer in offers if str(offer.number) == number), None)
        if offer is None:
            return self.say(verb, n=f"={number}", give="=…", want="=…")
        give, want = self.bundle(offer.give), self.bundle(offer.want)
        if cards:
            want += f" ({self.things(cards.split())})"
        return self.say(verb, n=f"={number}", give=f"={give}", want=f"={want}")

    def cook(self, rest: str) -> str:
        if rest == "nothing":
            return self.say("cook-nothing")
        dishes = " & ".join(self.dish(dish) for dish in rest.split(" & "))
        cookings = self.view.cookings if self.view is not None else []
        cooking = next((cooking for cooking in cookings if cooking.move == f"cook {rest}"), None)
        if cooking is None:
            return dishes
        return self.say("cook-points", dish=f"={dishes}", n=cooking.points, garbage=cooking.garbage)

    def dish(self, text: str) -> str:
        recipe, _, fills = text.partition(": ")
        fills, _, extra = fills.partition(" + ")
        parts = []
        for fill in fills.split(", ") if fills else []:
            listed, equals, cards = fill.partition("=")
            if equals:
                stand_in = " + ".join(map(self.thing, cards.split("+")))
                parts.append(self.say("stand-in", what=f"={stand_in}", place=f"={self.thing(listed)}"))
        if extra:
            parts.append(f"+ {self.thing(extra)}")
        name = self.thing(recipe)
        return f"{name} ({', '.join(parts)})" if parts else name

    def keep(self, rest: str) -> str:
        recipe = _RECIPES.get(rest)
        if recipe is None:
            return self.thing(rest)
        listed = recipe["ingredients"]
        assert isinstance(listed, list)
        points, garbage = recipe["points"], recipe["garbage"]
        return f"{self.thing(rest)} ({points}, −{garbage}: {', '.join(map(self.thing, listed))})"

    def bonus(self, rest: str) -> str:
        what, _, n = rest.partition(" ")
        return self.say("bonus-garbage", n=int(n)) if what == "garbage" else self.say("bonus-money")

    def passing(self, rest: str) -> str:
        step = self.view.step if self.view is not None else ""
        return self.say("pass-effect" if step == "effect" else "pass")


_SPECIAL: Final[dict[str, Callable[[Phrases, str], str]]] = {
    "go": Phrases.go,
    "claim": Phrases.claim,
    "buy": Phrases.buy,
    "clam": Phrases.clam,
    "spare": Phrases.spare,
    "bid": Phrases.bid,
    "exterminate": Phrases.exterminate,
    "dump": lambda phrases, rest: phrases.say("dump", n=int(rest)),
    "sell": lambda phrases, rest: phrases.say("sell", n=int(rest)),
    "offer": Phrases.offer,
    "counter": Phrases.offer,
    "accept": lambda phrases, rest: phrases.about_offer("accept", rest),
    "decline": lambda phrases, rest: phrases.about_offer("decline", rest),
    "withdraw": lambda phrases, rest: phrases.about_offer("withdraw", rest),
    "cook": Phrases.cook,
    "keep": Phrases.keep,
    "keep-cards": lambda phrases, rest: ", ".join(map(phrases.thing, rest.split())),
    "bonus": Phrases.bonus,
    "first": lambda phrases, rest: phrases.say(f"first-{rest}"),
    "pass": Phrases.passing,
}
