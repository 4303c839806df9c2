"""View: what a seat may see, built up from what is open and what that seat knows (RR-1.7)."""

from msgspec import Struct

from tableside.games.rival_restaurants.catalog.ids import (
    ALIEN_GOO,
    CARD_KEYS,
    CARDS,
    CHEF_KEYS,
    CHEFS,
    CUISINE_KEYS,
    FIRST,
    GOAL,
    GOURMET,
    INGREDIENT_KEYS,
    INGREDIENTS,
    ISLAND,
    KIND_KEYS,
    LEVELS,
    MARKET_KEYS,
    MARKETS,
    MOST_BINS,
    PLACE_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
    UPGRADES,
)
from tableside.games.rival_restaurants.core.effects.reactions import first_seat
from tableside.games.rival_restaurants.core.machine import asked
from tableside.games.rival_restaurants.core.model.bank import bound, income, purse
from tableside.games.rival_restaurants.core.model.memory import known_cards
from tableside.games.rival_restaurants.core.model.pending import DECLARE, NEW_RECIPE, STEP_KEYS
from tableside.games.rival_restaurants.core.model.recipes import in_deck
from tableside.games.rival_restaurants.core.model.stock import lists
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.kitchen import Cook
from tableside.games.rival_restaurants.core.phases.market import in_war, infested
from tableside.games.rival_restaurants.core.registry import STEPS
from tableside.games.rival_restaurants.view.own import (
    CookingView,
    IslandView,
    PriceStep,
    cookings,
    island,
    market_price,
)
from tableside.games.rival_restaurants.view.pending import OfferView, PendingView, WarView, offers, pending_view, wars
from tableside.games.rival_restaurants.view.situation import (
    ClaimingView,
    barters,
    claiming,
    free_phase,
    may_fill,
    unplayable,
)


class RatsView(Struct):
    owner: int
    left: int  # dollars still to be paid
    shielded: list[int]  # seats that stopped the card
    today: bool  # played today, so nobody may pay yet


class MarketView(Struct):
    key: str
    price: int
    bins: list[str | None]
    barred: list[bool]  # nobody may buy it today
    shelf: int
    discard: dict[str, int]
    rats: RatsView | None
    my_bin_price: int | None = None  # for the seat that looks, where it stands; None: it cannot buy there
    my_shelf_price: int | None = None
    my_bin_steps: list[PriceStep] = []  # from the list price to the seat's own
    my_shelf_steps: list[PriceStep] = []
    closed: bool = False  # one stands there, and Lovehandles closes the bins
    infested: bool = False  # rats keep one from buying there
    at_war: bool = False  # one bids in a war there, and buys nothing else there until it ends (RR-4.1)


class ChefView(Struct):
    chef: str | None
    place: str
    claim: int | None  # a bin, from 1
    npc: bool


class RecipeView(Struct):
    key: str
    name: str  # an argument of a message
    kind: str
    cuisine: str
    points: int
    garbage: int
    ingredients: list[str]
    stars: int
    missing: list[str]  # listed, and nothing in the stock of its owner can fill the place
    stand_ins: list[str] = []  # listed and not in the stock, but something else can stand in (RR-5.2)


class SeatView(Struct):
    restaurant: str | None
    cuisine: str | None
    chefs: list[ChefView]
    squad: list[str]
    money: int
    bound: int
    income: int  # what comes in each morning (RR-3.1)
    garbage: int
    points: int
    level: int  # 1 … 4
    upgrades: list[str]
    stock: dict[str, int]
    beside: list[str]  # the ingredients that a current recipe lists
    needs: list[str]  # listed by a current recipe and not there
    spare: dict[str, int]  # there and listed by none (RR-1.8)
    recipes: list[RecipeView]
    cooked: list[str]
    gourmets: int
    cards: int  # in hand
    hand: list[str] | None  # the seat's own
    known: list[str]  # what the seat that looks remembers of this hand
    ready: bool
    card_played: bool
    powers_used: list[str]
    purse: int  # money that no bid binds (RR-4.1)
    claiming: list[ClaimingView]  # the chefs who claim a bin now
    unplayable: dict[str, str]  # own cards that cannot be played now, and the message that says why
    marks: list[str]  # discount, fake-sale, road-block, closed, go-vegan, show …
    gone: bool


class RivalRestaurantsView(Struct, tag_field="game", tag="rival-restaurants"):
    seat: int | None
    day: int
    phase: int  # 0 set-up, 1 … 3, 4 over
    step: str
    rule: str  # the rule of this step
    goal: int
    levels: list[int]  # the points at which a restaurant reaches its levels
    home_cook: bool
    squad: bool
    two_cooks: bool
    asked: list[int]
    head: int
    first: int  # with whom the seat order begins today
    paused: bool
    markets: list[MarketView]
    seats: list[SeatView]
    action_deck: int
    used_cards: dict[str, int]
    basic_deck: int
    gourmet_deck: int
    unused_chefs: list[str]
    wars: list[WarView]
    offers: list[OfferView]
    pending: PendingView | None
    island: IslandView  # with the list prices for those who only watch
    free: bool  # all act in any order, until everybody is ready (RR-3.7)
    barter: bool  # the seat that looks may make offers now (RR-4.6)
    cookings: list[CookingView]  # what one may declare now
    may_fill: dict[str, list[list[str]]]  # what of the stock may fill a listed place, while declaring (RR-5.2)
    recipes: list[RecipeView]  # those one looks at with a cookbook
    winners: list[int]
    reason: str


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def counted(counts: list[int], keys: tuple[str, ...]) -> dict[str, int]:
    return {key: count for key, count in zip(keys, counts, strict=True) if count}


def view_of(town: Town, seat: int | None) -> RivalRestaurantsView:
    return RivalRestaurantsView(
        seat=seat,
        day=town.day,
        phase=town.phase,
        step=STEP_KEYS[town.stack[-1].kind] if town.stack else "over",
        rule=STEPS[town.stack[-1].kind].rule if town.stack else "RR-6.1",
        goal=GOAL,
        levels=list(LEVELS),
        home_cook=town.rules.home_cook,
        squad=town.rules.squad,
        two_cooks=town.rules.two_cooks,
        asked=seats_in(asked(town)),
        head=town.rules.head,
        first=first_seat(town),
        paused=town.paused,
        markets=[_market(town, market, seat) for market in range(MARKETS)],
        seats=[_seat(town, other, seat) for other in range(town.seats)],
        action_deck=town.deck_size,
        used_cards=counted(town.used_cards, CARD_KEYS),
        basic_deck=len(in_deck(town, 0)),
        gourmet_deck=len(in_deck(town, GOURMET)),
        unused_chefs=[CHEF_KEYS[chef] for chef in range(CHEFS) if town.unused >> chef & 1],
        wars=wars(town),
        offers=offers(town, seat),
        pending=pending_view(town, seat),
        island=island(town, seat if seat is not None and _open(town, seat) else None),
        cookings=cookings(town, seat) if seat is not None and _declares(town, seat) else [],
        free=free_phase(town),
        barter=seat is not None and barters(town, seat),
        may_fill=may_fill(town, seat) if seat is not None and _declares(town, seat) else {},
        recipes=_looked_at(town, seat),
        winners=seats_in(town.winners),
        reason=town.reason,
    )


def _market(town: Town, market: int, seat: int | None) -> MarketView:
    at = market * MOST_BINS
    size = town.rules.bins[market]
    owner = town.rats_owner[market]
    view = MarketView(
        key=MARKET_KEYS[market],
        price=town.rules.prices[market] * 100,
        bins=[INGREDIENT_KEYS[card] if card >= 0 else None for card in town.bins[at : at + size]],
        barred=[bool(town.barred >> (at + bin) & 1) for bin in range(size)],
        shelf=town.shelf_size[market],
        discard={
            INGREDIENT_KEYS[i]: town.discard[i] for i in range(FIRST[market], FIRST[market + 1]) if town.discard[i]
        },
        rats=RatsView(
            owner,
            town.rats_left[market] * 100,
            seats_in(town.rats_shield[market] & ~(1 << owner)),
            town.rats_day[market] >= town.day,
        )
        if owner >= 0
        else None,
    )
    if seat is not None and _open(town, seat):
        _price_tags(town, view, market, seat)
    return view


def _open(town: Town, seat: int) -> bool:
    """Whether the seat has a restaurant, and the days have begun."""
    return town.phase > 0 and town.restaurant[seat] >= 0


def _declares(town: Town, seat: int) -> bool:
    return bool(town.stack) and town.stack[-1].kind == DECLARE and bool(town.stack[-1].wait >> seat & 1)


def _looked_at(town: Town, seat: int | None) -> list[RecipeView]:
    """The recipes of a cookbook are for the eyes of who looks at them (RR-1.7)."""
    if not town.stack or town.stack[-1].kind != NEW_RECIPE or town.stack[-1].seat != seat or seat is None:
        return []
    return [_recipe(town, recipe, 0, seat) for recipe in town.stack[-1].data]


def _price_tags(town: Town, view: MarketView, market: int, seat: int) -> None:
    view.infested = infested(town, seat, market)
    if view.infested:
        return
    view.at_war = in_war(town, seat, market)
    view.my_shelf_price, view.my_shelf_steps = market_price(town, seat, market, True)
    view.my_bin_price, view.my_bin_steps = market_price(town, seat, market, False)
    view.closed = view.my_bin_price is None and view.my_shelf_price is not None


def _seat(town: Town, seat: int, looker: int | None) -> SeatView:
    own = seat == looker
    stock = town.stock[seat * INGREDIENTS : (seat + 1) * INGREDIENTS]
    listed = lists(town, seat)
    restaurant = town.restaurant[seat]
    recipes = [
        _recipe(town, recipe, town.stars[2 * seat + slot], seat)
        for slot, recipe in enumerate(town.recipe[2 * seat : 2 * seat + 2])
        if recipe >= 0
    ]
    return SeatView(
        restaurant=RESTAURANT_KEYS[restaurant] if restaurant >= 0 else None,
        cuisine=CUISINE_KEYS[restaurant] if restaurant >= 0 else None,
        chefs=[_chef(town, 2 * seat + k) for k in range(town.rules.chefs_each())],
        squad=[CHEF_KEYS[chef] for chef in range(CHEFS) if town.squad[seat] >> chef & 1],
        money=town.money[seat] * 100,
        bound=bound(town, seat) * 100,
        income=income(town, seat) * 100,
        garbage=town.garbage[seat],
        points=town.points[seat],
        level=town.level[seat] + 1,
        upgrades=[UPGRADE_KEYS[u] for u in range(UPGRADES) if town.upgrades[seat] >> u & 1],
        stock=counted(stock, INGREDIENT_KEYS),
        beside=[INGREDIENT_KEYS[i] for i in range(INGREDIENTS) if stock[i] and listed >> i & 1],
        needs=list(dict.fromkeys(key for recipe in recipes for key in recipe.missing)),
        spare={INGREDIENT_KEYS[i]: stock[i] for i in range(INGREDIENTS) if stock[i] and not listed >> i & 1},
        recipes=recipes,
        cooked=[town.rules.recipe_keys[r] for r, cook in enumerate(town.cooked_by) if cook == seat],
        gourmets=town.gourmets[seat],
        cards=town.hand_size[seat],
        hand=_hand(town, seat) if own else None,
        known=[] if own or looker is None else [CARD_KEYS[card] for card in known_cards(town, looker, seat)],
        ready=bool(town.ready >> seat & 1),
        card_played=bool(town.card_played >> seat & 1),
        powers_used=[
            CHEF_KEYS[chef] for chef in town.chef[2 * seat : 2 * seat + 2] if chef >= 0 and town.power_used >> chef & 1
        ],
        purse=purse(town, seat) * 100,
        claiming=claiming(town, seat),
        unplayable=unplayable(town, seat) if own else {},
        marks=_marks(town, seat),
        gone=bool(town.gone >> seat & 1),
    )


def _hand(town: Town, seat: int) -> list[str]:
    hand = town.hand[seat * CARDS : (seat + 1) * CARDS]
    return [CARD_KEYS[card] for card in range(CARDS) for _ in range(hand[card])]


def _chef(town: Town, pawn: int) -> ChefView:
    chef = town.chef[pawn]
    return ChefView(
        chef=CHEF_KEYS[chef] if chef >= 0 else None,
        place=PLACE_KEYS[town.place[pawn]],
        claim=town.claim[pawn] + 1 if town.claim[pawn] >= 0 and town.place[pawn] < ISLAND else None,
        npc=bool(pawn & 1) and town.rules.squad,
    )


def _recipe(town: Town, recipe: int, stars: int, owner: int) -> RecipeView:
    rules = town.rules
    missing, stand_ins = _lacking(town, recipe, owner)
    return RecipeView(
        key=rules.recipe_keys[recipe],
        name=rules.recipe_words[recipe],
        kind=KIND_KEYS[rules.recipe_kind[recipe]],
        cuisine=CUISINE_KEYS[rules.recipe_cuisine[recipe]],
        points=rules.recipe_points[recipe],
        garbage=rules.recipe_garbage[recipe],
        ingredients=[INGREDIENT_KEYS[i] for i in rules.recipe_places[recipe]],
        stars=stars,
        missing=[INGREDIENT_KEYS[listed] for listed in missing],
        stand_ins=[INGREDIENT_KEYS[listed] for listed in stand_ins],
    )


def _lacking(town: Town, recipe: int, owner: int) -> tuple[list[int], list[int]]:
    """The listed places that nothing can fill, and those that only a substitute can (RR-5.2, RR-7)."""
    stock = town.stock[owner * INGREDIENTS : (owner + 1) * INGREDIENTS]
    absent: list[int] = []
    for listed in town.rules.recipe_places[recipe]:
        if stock[listed]:
            stock[listed] -= 1
        else:
            absent.append(listed)
    missing: list[int] = []
    stand_ins: list[int] = []
    cook = Cook(town, owner) if absent else None
    # Goo stands for anything, so it comes last of all.
    goo, stock[ALIEN_GOO] = stock[ALIEN_GOO], 0
    for listed in absent:
        options = cook.options(stock, listed) if cook else []
        if options:
            stock[options[0] & 31] -= 1
            if options[0] >= 32:  # Gardena's pair
                stock[(options[0] >> 5) - 1] -= 1
        elif goo and listed != ALIEN_GOO:
            goo -= 1
        else:
            missing.append(listed)
            continue
        stand_ins.append(listed)
    return missing, stand_ins


def _marks(town: Town, seat: int) -> list[str]:
    marks = {
        "discount": town.discount,
        "fake-sale": town.fake_sale,
        "road-block": town.blocked,
        "closed": town.closed,
        "go-vegan": town.vegan,
        "show": town.shows,
        "spared-by-antoine": town.spared,
        "spared-by-lovehandles": town.spared >> 8,
        "shook-off-antoine": town.shaken,
        "shook-off-lovehandles": town.shaken >> 8,
    }
    return [name for name, mask in marks.items() if mask >> seat & 1]
