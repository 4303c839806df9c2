"""The planner uses every chef's power when that is clearly right (RR-7), and plays a Clam when it is
worth it (RR-9.2)."""

from collections.abc import Callable

import pytest

from tableside.bots import Ask, make_bot
from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS
from tests.rival_restaurants.scene import Scene


def choice(scene: Scene, seat: int = 0) -> str:
    return make_bot("rival-restaurants", "restaurateur", 1).choose(Ask(scene.state, seat))


def kitchen(chef: str = "pork-knuckles") -> Scene:
    """Player 1 lacks only beef for Japchae (noodles, carrot, onion, beef). The others have dull recipes."""
    scene = Scene(chefs=(chef,)).recipe(0, "japchae", "bouillabaisse").stock(0, "noodles", "carrot", "onion")
    return scene.recipe(1, "bruschetta", "tiramisu").recipe(2, "guacamole", "chiles-rellenos")


def nothing_to_buy(scene: Scene) -> Scene:
    """Everybody is in an empty Fruit Stand, in phase 2."""
    scene.bins("fruit-stand").empty_shelf("fruit-stand")
    return scene.market("fruit-stand", "fruit-stand", "fruit-stand")


def angus() -> Scene:
    """A rival claims the beef too."""
    scene = kitchen("angus-khan").bins("chop-shop", "beef", "pork", "pork")
    return scene.go("chop-shop", "chop-shop").claims(1, 1)


def biff() -> Scene:
    """RR-7.3: beef replaces the missing onion."""
    scene = Scene(chefs=("biff-brobeque",)).recipe(0, "japchae", "bouillabaisse")
    return scene.stock(0, "noodles", "carrot", "beef", "beef").kitchen("island")


def gardena() -> Scene:
    """RR-7.4: two vegetables replace the missing beef."""
    return kitchen("gardena-eden").stock(0, "garlic", "scallions").kitchen("island")


def stroganov() -> Scene:
    return nothing_to_buy(kitchen("general-stroganov").stock(1, "beef"))


def gohan() -> Scene:
    """Only beef is left on the Chop Shop's shelf."""
    scene = kitchen("gohan-sushido").bins("chop-shop", "pork", "fish", "fish")
    scene.empty_shelf("chop-shop")
    beef = 15
    scene.town.discard[beef], scene.town.shelf[beef] = 0, scene.town.discard[beef]
    scene.town.shelf_size[3] = scene.town.shelf[beef]
    return nothing_to_buy(scene)


def kim() -> Scene:
    """A rival has claimed the beef, and she stands in an empty market."""
    scene = kitchen("kim-chi").bins("chop-shop", "beef", "pork", "pork").money(0, 600)
    scene.bins("fruit-stand").empty_shelf("fruit-stand")
    return scene.go("fruit-stand", "chop-shop").claims(None, 1)


def mortimer() -> Scene:
    return kitchen("mortimer-sleazburger").garbage(0, 2).go("fruit-stand").claims()


def phyllis() -> Scene:
    """RR-7.10: after a purchase in the Chop Shop, one card is free."""
    scene = kitchen("phyllis-grubman").bins("chop-shop", "pork", "fish", "fish").market("chop-shop", claims=(1,))
    scene.play(0, "buy chop-shop 1")
    return scene


def pork() -> Scene:
    return nothing_to_buy(kitchen("pork-knuckles").money(0, 1500))


def fuego() -> Scene:
    scene = kitchen("senor-fuego").go("chop-shop", "chop-shop", "chop-shop").claims(1, None, None)
    return scene.ready()


USED: dict[str, tuple[Callable[[], Scene], str]] = {
    "angus-khan": (angus, "use angus-khan p2"),
    "biff-brobeque": (biff, "cook japchae: noodles, carrot, onion=beef, beef"),
    "gardena-eden": (gardena, "cook japchae: noodles, carrot, onion, beef=garlic+scallions"),
    "general-stroganov": (stroganov, "use general-stroganov p2 beef"),
    "gohan-sushido": (gohan, "use gohan-sushido chop-shop"),
    "kim-chi": (kim, "use kim-chi p2"),
    "mortimer-sleazburger": (mortimer, "use mortimer-sleazburger p"),
    "phyllis-grubman": (phyllis, "use phyllis-grubman"),
    "pork-knuckles": (pork, "use pork-knuckles"),
    "senor-fuego": (fuego, "toll p2 p3"),
}
STANDING = ("antoine-baguette", "lovehandles-mcfatterson")


def test_every_chef_of_the_box_has_a_scene() -> None:
    assert {*USED, *STANDING} == set(CHEF_KEYS[:12])


@pytest.mark.parametrize("chef", USED)
def test_uses_the_power_where_it_is_right(chef: str) -> None:
    """RR-7."""
    scene, move = USED[chef]
    assert choice(scene()).startswith(move)


@pytest.mark.parametrize("chef", STANDING)
def test_spares_nobody(chef: str) -> None:
    """RR-7.2, RR-7.8, RR-7.13: these powers work by themselves."""
    scene = kitchen(chef).bins("chop-shop", "beef", "pork", "pork").go("chop-shop", "chop-shop").claims(1, 2)
    assert any(move.startswith("spare") for move in scene.legal(0))
    assert not choice(scene).startswith("spare")


def test_gardena_takes_the_meat_that_hurts() -> None:
    """RR-7.4: after cooking she names a meat of the leader."""
    scene = Scene(chefs=("gardena-eden",)).recipe(0, "kimbap", "bouillabaisse").stock(0, "rice", "carrot", "eggs")
    scene.recipe(1, "japchae").stock(1, "noodles", "carrot", "beef").points(1, 15).kitchen("island")
    scene.play(0, "cook kimbap")
    scene.decline()
    while scene.step != "veto":
        seat = scene.state.asked()[0]
        scene.play(seat, scene.legal(seat)[0])
    assert choice(scene) == "use gardena-eden p2 beef"


def test_phyllis_cooks_with_any_meat() -> None:
    """RR-7.10."""
    scene = kitchen("phyllis-grubman").stock(0, "pork").kitchen("island")
    assert choice(scene).startswith("cook japchae: noodles, carrot, onion, beef=pork")


@pytest.mark.parametrize(
    ("stolen", "answer"),
    [("beef", "clam"), ("bread", "pass")],
)
def test_a_clam_is_for_what_one_needs(stolen: str, answer: str) -> None:
    """RR-9.2: the last missing ingredient of a recipe is worth a Clam. One that no recipe lists is not."""
    scene = kitchen().stock(0, "beef", "bread").hand(0, "clam-voyance").hand(1, "raiders-of-the-lost-pork")
    nothing_to_buy(scene)
    scene.play(1, f"play raiders-of-the-lost-pork p1 {stolen}")
    assert choice(scene) == answer


def test_shakes_lovehandles_off_for_the_card_it_needs() -> None:
    """RR-9.4: the bins are closed, and the beef is there. It plays the Clam in phase 1 and then claims the beef."""
    scene = Scene(chefs=("pork-knuckles", "lovehandles-mcfatterson")).hand(0, "clam-voyance")
    scene.recipe(0, "japchae", "bouillabaisse").stock(0, "noodles", "carrot", "onion")
    scene.bins("chop-shop", "beef", "pork", "pork").go("chop-shop", "chop-shop").claims()
    assert (scene.step, choice(scene)) == ("powers", "clam lovehandles-mcfatterson")
    scene.play(0, "clam lovehandles-mcfatterson")
    assert (scene.step, choice(scene)) == ("reclaim", "claim 1")
