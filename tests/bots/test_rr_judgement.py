"""The judgement of the greedy bot, in scenes where the right move is obvious."""

from tableside.bots import Ask
from tableside.bots.rival_restaurants.greedy import GreedyBot
from tableside.bots.rival_restaurants.valuation.valuation import Valuation
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS, INGREDIENT_KEYS
from tests.rival_restaurants.scene import Scene


def choice(scene: Scene, seat: int) -> str:
    return GreedyBot(1).choose(Ask(scene.state, seat))


def valuation(scene: Scene, seat: int) -> Valuation:
    return Valuation(scene.town, seat, Weights())


def item(name: str) -> int:
    return INGREDIENT_KEYS.index(name)


def kitchen() -> Scene:
    """Player 1 lacks only beef for Japchae (noodles, carrot, onion, beef)."""
    scene = Scene().recipe(0, "japchae", "bouillabaisse")
    return scene.stock(0, "noodles", "carrot", "onion")


def test_the_last_missing_ingredient_is_worth_most() -> None:
    me = valuation(kitchen(), 0)
    assert me.gain(item("beef")) > me.gain(item("fish")) > me.gain(item("bread")) > 0
    assert me.loss(item("carrot")) > me.loss(item("noodles")) * 0.5 > 0


def test_goo_is_worth_as_much_as_what_it_stands_for() -> None:
    """RR-5.2: alien goo may replace the missing beef."""
    me = valuation(kitchen(), 0)
    assert me.gain(item("alien-goo")) >= me.gain(item("beef")) - 0.5


def test_biff_needs_no_vegetables() -> None:
    """RR-7.3: any meat may replace a Veggie Eden ingredient."""
    plain, biff = kitchen(), kitchen().cast("biff-brobeque")
    assert valuation(biff, 0).loss(item("carrot")) <= valuation(plain, 0).loss(item("carrot"))
    assert valuation(biff, 0).gain(item("pork")) > valuation(plain, 0).gain(item("pork"))


def test_goes_where_the_missing_ingredient_lies() -> None:
    scene = kitchen().bins("chop-shop", "beef", "pork", "pork").bins("dairy-king", "milk", "milk", "milk")
    scene.bins("mystery-mart").empty_shelf("mystery-mart")
    assert choice(scene, 0) == "go chop-shop"


def test_claims_and_buys_it() -> None:
    """RR-3.3, RR-4.3."""
    scene = kitchen().bins("chop-shop", "pork", "beef", "pork").go("chop-shop")
    assert choice(scene, 0) == "claim 2"
    scene.claims(2).ready()
    assert choice(scene, 0) == "buy chop-shop 2"


def test_cooks_what_it_can() -> None:
    """RR-5.1: without garbage there is no reason to wait."""
    scene = kitchen().stock(0, "beef").kitchen("island")
    assert choice(scene, 0).startswith("cook japchae")


def test_gets_rid_of_much_garbage_before_it_cooks() -> None:
    """RR-5.3: with four garbage the recipe would score nothing."""
    scene = kitchen().stock(0, "beef").garbage(0, 4).money(0, 600)
    assert choice(scene, 0) == "go island"
    scene.market("island")
    assert choice(scene, 0) == "dump 4"
    scene = kitchen().stock(0, "beef").garbage(0, 4).kitchen("island")
    assert scene.step == "declare"
    assert scene.legal(0, "cook japchae")
    assert choice(scene, 0) == "cook nothing"


def test_cooks_with_garbage_when_that_wins() -> None:
    """RR-6.1: one point is enough to win."""
    scene = kitchen().stock(0, "beef").garbage(0, 2).points(0, 19).kitchen("island")
    assert choice(scene, 0).startswith("cook japchae")


def test_bids_while_the_card_is_worth_it() -> None:
    """RR-4.1: the rival can have it when it gets too expensive."""
    scene = kitchen().bins("chop-shop", "beef", "pork", "pork").money(0, 3000).money(1, 3000)
    scene.market("chop-shop", "chop-shop", claims=(1, 1))
    assert choice(scene, 0) == "bid 200"
    scene.play(0, "bid 200")
    scene.play(1, "bid 2500")
    assert choice(scene, 0) == "drop"


def test_accepts_a_gift_and_declines_a_theft() -> None:
    """RR-4.6."""
    scene = kitchen().stock(1, "beef").market()
    scene.play(1, "offer p1: beef for nothing")
    assert choice(scene, 0) == "accept 1"
    scene.play(1, "withdraw 1", "offer p1: nothing for noodles")
    assert choice(scene, 0) == "decline 2"


def test_an_action_card_has_its_price() -> None:
    """RR-4.6: a card that is shown may be bought, but not at any price."""
    for price, answer in ((200, "accept 1"), (900, "decline 1")):
        scene = kitchen().cast("biff-brobeque").hand(1, "taxes").money(0, 1000).market()
        scene.play(1, f"offer p1 openly: card taxes for ${price}")
        assert choice(scene, 0) == answer


def test_offers_for_what_it_lacks() -> None:
    """RR-4.6: it wants the beef of a rival who has no use for it."""
    scene = kitchen().recipe(1, "bruschetta", "tiramisu").stock(1, "beef").money(0, 500)
    scene.market("fruit-stand", "fruit-stand", "fruit-stand")
    scene.bins("fruit-stand").empty_shelf("fruit-stand")
    offer = choice(scene, 0)
    assert offer.startswith("offer p2: ")
    assert offer.endswith(" for beef")


def test_an_offer_is_looked_at_by_whoever_was_ready() -> None:
    """RR-3.7, RR-4.6: the phase does not end while nobody has seen an offer."""
    scene = kitchen().stock(1, "beef").market()
    scene.play(0, "ready")
    assert 0 not in scene.state.asked()
    scene.play(1, "offer p1: beef for nothing")
    assert 0 in scene.state.asked()
    assert 2 in scene.state.asked()
    scene.play(2, "ready")
    scene.play(0, "ready")
    scene.play(1, "offer all: beef for $100")
    assert set(scene.state.asked()) == {0, 1, 2}


def test_answers_a_robbery_when_it_is_rich() -> None:
    """RR-9.2: Clam-Voyance is kept for harm that is worth stopping."""
    for dollars, answer in ((2000, "clam"), (200, "pass")):
        scene = kitchen().hand(0, "clam-voyance").hand(1, "armed-robbery").money(0, dollars).market()
        scene.play(1, "play armed-robbery p1")
        assert choice(scene, 0) == answer


def test_plays_a_jackpot_at_once() -> None:
    """RR-9 Jackpot."""
    scene = kitchen().stock(0, "noodles", "carrot").hand(0, "jackpot").market()
    assert choice(scene, 0) == "play jackpot"


def test_raids_what_completes_a_recipe() -> None:
    """RR-9 Raiders of the Lost Pork."""
    scene = kitchen().stock(2, "beef", "rice").hand(0, "raiders-of-the-lost-pork").market()
    assert choice(scene, 0) == "play raiders-of-the-lost-pork p3 beef"


def test_the_squad_chef_who_lets_one_cook_becomes_active() -> None:
    """RR-10.2: only the active chef's substitutes count."""
    scene = Scene(2, mode="squad")
    while scene.step != "destinations":
        seat = scene.state.asked()[0]
        scene.play(seat, scene.legal(seat)[0])
    keys = ("phyllis-grubman", "gohan-sushido", "kim-chi")
    scene.town.squad[0] = sum(1 << CHEF_KEYS.index(key) for key in keys)
    scene.town.squad[1] &= ~scene.town.squad[0]
    scene.recipe(0, "japchae", "bouillabaisse").stock(0, "noodles", "carrot", "onion", "pork")
    assert choice(scene, 0).endswith("with phyllis-grubman")


def test_goo_is_the_listed_wine_when_the_real_one_scores() -> None:
    """RR-5.2: one extra point wins the game tonight."""
    scene = Scene().restaurants("uncle-sams").recipe(0, "kimbap", "seafood-risotto").points(0, 12)
    scene.stock(0, "rice", "onion", "shellfish", "butter", "wine", "alien-goo").kitchen()
    assert choice(scene, 0) == "cook seafood-risotto: rice, onion, shellfish, butter, wine=alien-goo + wine"


def test_in_a_war_it_bids_first_and_buys_the_rest_afterwards() -> None:
    """RR-4.1: it buys nothing else in that market until the war ends."""
    scene = kitchen().money(0, 900).money(1, 900).bins("chop-shop", "beef", "fish")
    scene.market("chop-shop", "chop-shop", claims=(1, 1))
    assert choice(scene, 0).startswith("bid")
    scene.play(0, choice(scene, 0))
    scene.play(1, "drop")
    assert scene.has(0, "beef") == 1
    assert choice(scene, 0) in scene.legal(0)
