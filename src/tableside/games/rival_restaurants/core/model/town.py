"""The state as plain numbers in flat lists, so that a copy is quick. `make generate` writes it.

The fields are declared in ``fields.py``. Money is counted in hundreds (RR-1.6). A seat has two pawns, ``2 * seat`` and
``2 * seat + 1``; the second is the NPC of Kitchen Squad or the second chef of Two Many Cooks, and does not exist
otherwise. The game waits for the top of ``stack``.
"""

from tableside.games.rival_restaurants.catalog.ids import CARDS, CHEFS, HOME, INGREDIENTS, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.ruleset import Rules


class Pending:
    """A pending decision. Data only: the step of its ``kind`` (see ``registry``) knows what the other numbers mean."""

    def __init__(self, kind: int, seat: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.mask = 0  # seats hit or concerned
        self.wait = 0  # seats that have not answered yet
        self.yes = 0  # seats whose answer was yes
        self.born = -1  # when its question was first put, for time limits
        self.data: list[int] = []

    def copy(self) -> "Pending":
        twin = Pending(self.kind, self.seat, self.a, self.b, self.c)
        twin.mask = self.mask
        twin.wait = self.wait
        twin.yes = self.yes
        twin.born = self.born
        twin.data = self.data[:]
        return twin


class War:
    """A bidding war (RR-4.1). Lists run over the seats; a bid of 0 is none."""

    def __init__(self, market: int, bin: int, seats: int, mask: int) -> None:
        self.market = market
        self.bin = bin
        self.mask = mask  # seats still in
        self.stand = 0  # seats that say "stand"
        self.bids = [0] * seats
        self.extra = [0] * seats  # garbage added to the bid

    def copy(self) -> "War":
        twin = War(self.market, self.bin, 0, self.mask)
        twin.stand = self.stand
        twin.bids = self.bids[:]
        twin.extra = self.extra[:]
        return twin


class Bundle:
    """One side of an offer. Ingredients and cards are listed with repetition. Never changed once made."""

    def __init__(self) -> None:
        self.money = 0
        self.garbage = 0
        self.upgrades = 0
        self.ingredients: list[int] = []
        self.cards: list[int] = []  # named ones
        self.any_cards = 0  # cards the other side may choose
        self.recipes: list[int] = []
        self.favour = ""


class Offer:
    """An offer to trade (RR-4.6), to one seat or to all (-1). Never changed once made."""

    def __init__(self, number: int, seat: int, to: int, give: Bundle, want: Bundle, shown: bool) -> None:
        self.number = number
        self.seat = seat
        self.to = to
        self.give = give
        self.want = want
        self.shown = shown  # whether the action cards given are named to the receiver


class Cooking:
    """What a chef declares (RR-5.1). Never changed once made."""

    def __init__(self, slots: int, fills: list[int], extras: int, cost: int) -> None:
        self.slots = slots  # the recipes cooked, a bit for each
        self.fills = fills  # for every listed place in order: its card, plus 32 * (1 + Gardena's second card)
        self.extras = extras  # the slots that get their secret sauce or wine, a bit for each
        self.cost = cost


class Town:
    """The whole game at one moment. Masks have a bit for each seat unless said otherwise."""

    def __init__(self, rules: Rules, like: "Town | None" = None) -> None:
        if like is not None:
            self.take(like)
            return
        seats = rules.seats
        recipes = len(rules.recipe_kind)
        self.rules = rules
        self.seats = seats
        self.everyone = (1 << seats) - 1
        self.stack: list[Pending] = []
        self.day = 0
        self.phase = 0  # 0 set-up, 1 … 3 of the day, 4 over
        self.ledger = 0  # what the bank has paid out, less what it took in
        self.over = False
        self.winners = 0
        self.reason = ""
        self.gone = 0  # seats that gave up
        self.paused = False
        self.tick = 0  # moves played
        self.restaurant = [-1] * seats
        self.money = [0] * seats
        self.garbage = [0] * seats
        self.points = [0] * seats
        self.level = [0] * seats  # levels reached above the first
        self.upgrades = [0] * seats
        self.gourmets = [0] * seats  # gourmet recipes cooked (RR-6.1)
        self.stock = [0] * (seats * INGREDIENTS)
        self.hand = [0] * (seats * CARDS)
        self.hand_size = [0] * seats
        self.recipe = [-1] * (2 * seats)
        self.stars = [0] * (2 * seats)  # 5 Star Reviews lying on them
        self.chef = [-1] * (2 * seats)
        self.place = [HOME] * (2 * seats)
        self.claim = [-1] * (2 * seats)
        self.pawn_of = [-1] * CHEFS
        self.squad = [0] * seats  # the chefs of a squad (RR-10), a bit for each chef
        self.unused = 0  # chefs out of play, a bit for each
        self.kim_hit = -1  # seat she hit last, and the day
        self.kim_day = -9
        self.mortimer_hit = -1  # seat he hit last, and the day
        self.mortimer_day = -9
        self.shelf = [0] * INGREDIENTS
        self.shelf_size = [0] * MARKETS
        self.discard = [0] * INGREDIENTS
        self.bins = [-1] * (MARKETS * MOST_BINS)
        self.deck = [0] * CARDS
        self.deck_size = 0
        self.used_cards = [0] * CARDS
        self.recipe_layer = [0] * recipes  # depth in its deck; -1: not in it
        self.recipe_known = [0] * recipes  # seats that know the depth
        self.recipe_batch = [0] * recipes  # cards of one batch were shuffled together
        self.cooked_by = [-1] * recipes  # in whose pile of cooked recipes it lies
        self.batches = 0
        self.seen_cards: list[int] = []  # what seats know of others' hands, see ``memory``
        self.rats_owner = [-1] * MARKETS
        self.rats_shield = [0] * MARKETS
        self.rats_left = [0] * MARKETS
        self.rats_day = [0] * MARKETS
        self.ready = 0
        self.pick = [-1] * seats  # secret choices, as moves
        self.card_played = 0  # RR-9.1
        self.power_used = 0  # a bit for each chef
        self.discount = 0
        self.fake_sale = 0  # seats that pay double
        self.blocked = 0  # sent home by a Road Block
        self.closed = 0  # may not cook: It's Just Business
        self.vegan = 0
        self.shows = 0  # seats with Dinner and a Show
        self.spared = 0  # seats spared by Antoine, and, eight bits up, by Lovehandles
        self.shaken = 0  # the same for seats that shook them off with a Clam
        self.barred = 0  # bins nobody may buy from today, a bit for each
        self.free_meat = False  # Phyllis has bought and may take her card
        self.offers_made = 0  # four bits for each seat
        self.offer_number = 0
        self.wars: list[War] = []
        self.offers: list[Offer] = []
        self.declared: list[Cooking | None] = [None] * seats

    def copy(self) -> "Town":
        return Town(self.rules, self)

    def take(self, other: "Town") -> None:
        """Become like another."""
        self.rules = other.rules
        self.seats = other.seats
        self.everyone = other.everyone
        self.stack = [each.copy() for each in other.stack]
        self.day = other.day
        self.phase = other.phase
        self.ledger = other.ledger
        self.over = other.over
        self.winners = other.winners
        self.reason = other.reason
        self.gone = other.gone
        self.paused = other.paused
        self.tick = other.tick
        self.restaurant = other.restaurant[:]
        self.money = other.money[:]
        self.garbage = other.garbage[:]
        self.points = other.points[:]
        self.level = other.level[:]
        self.upgrades = other.upgrades[:]
        self.gourmets = other.gourmets[:]
        self.stock = other.stock[:]
        self.hand = other.hand[:]
        self.hand_size = other.hand_size[:]
        self.recipe = other.recipe[:]
        self.stars = other.stars[:]
        self.chef = other.chef[:]
        self.place = other.place[:]
        self.claim = other.claim[:]
        self.pawn_of = other.pawn_of[:]
        self.squad = other.squad[:]
        self.unused = other.unused
        self.kim_hit = other.kim_hit
        self.kim_day = other.kim_day
        self.mortimer_hit = other.mortimer_hit
        self.mortimer_day = other.mortimer_day
        self.shelf = other.shelf[:]
        self.shelf_size = other.shelf_size[:]
        self.discard = other.discard[:]
        self.bins = other.bins[:]
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.used_cards = other.used_cards[:]
        self.recipe_layer = other.recipe_layer[:]
        self.recipe_known = other.recipe_known[:]
        self.recipe_batch = other.recipe_batch[:]
        self.cooked_by = other.cooked_by[:]
        self.batches = other.batches
        self.seen_cards = other.seen_cards[:]
        self.rats_owner = other.rats_owner[:]
        self.rats_shield = other.rats_shield[:]
        self.rats_left = other.rats_left[:]
        self.rats_day = other.rats_day[:]
        self.ready = other.ready
        self.pick = other.pick[:]
        self.card_played = other.card_played
        self.power_used = other.power_used
        self.discount = other.discount
        self.fake_sale = other.fake_sale
        self.blocked = other.blocked
        self.closed = other.closed
        self.vegan = other.vegan
        self.shows = other.shows
        self.spared = other.spared
        self.shaken = other.shaken
        self.barred = other.barred
        self.free_meat = other.free_meat
        self.offers_made = other.offers_made
        self.offer_number = other.offer_number
        self.wars = [each.copy() for each in other.wars]
        self.offers = other.offers[:]
        self.declared = other.declared[:]
