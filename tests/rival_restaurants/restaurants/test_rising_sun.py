"""RR-8 Rising Sun."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def paid(points: int, market: str, what: str = "shelf") -> int:
    scene = Scene().restaurants("rising-sun").points(0, points).money(0, 900).market(market)
    scene.play(0, f"buy {market} {what}")
    return 900 - scene.purse(0)


def test_shelves_get_cheaper_level_by_level() -> None:
    """RR-8: Dairy King, Chop Shop, Mystery Mart. Bins keep their price."""
    assert [paid(points, "dairy-king") for points in (0, 3, 7, 12)] == [200, 100, 100, 100]
    assert [paid(points, "chop-shop") for points in (0, 3, 7, 12)] == [200, 200, 100, 100]
    assert [paid(points, "mystery-mart") for points in (0, 3, 7, 12)] == [300, 300, 300, 200]
    assert paid(12, "dairy-king", "1") == 200


def test_doubled_by_fake_sale() -> None:
    """RR-4.4: the shelf price replaces the list price."""
    scene = Scene().restaurants("rising-sun").points(0, 7).hand(1, "fake-sale").go("chop-shop").claims()
    scene.play(1, "play fake-sale")
    scene.ready()
    scene.play(0, "buy shelf")
    assert scene.purse(0) == 100


def test_chirashi_in_the_japanese_restaurant_scores_7() -> None:
    """RR-5.3: the rulebook's example."""
    scene = Scene().restaurants("rising-sun").recipe(0, "yakitori", "chirashi-bowl")
    scene.stock(0, "rice", "avocado", "carrot", "fish", "shellfish", "eggs").kitchen()
    scene.play(0, "cook chirashi-bowl")
    assert scene.town.points[0] == 7
