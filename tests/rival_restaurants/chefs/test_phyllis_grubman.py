"""RR-7.10 Phyllis Grubman: Mystery Meat."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_buying_in_the_chop_shop_gives_a_free_card_once_a_day() -> None:
    """RR-7.10"""
    scene = Scene(chefs=("phyllis-grubman",)).bins("chop-shop", "beef", "fish").money(0, 900).market("chop-shop")
    scene.refused(0, "use phyllis-grubman", "RR-7.10")
    scene.play(0, "buy beef")
    scene.next_from_shelf("pork").play(0, "use phyllis-grubman")
    assert (scene.has(0, "beef"), scene.has(0, "pork"), scene.purse(0)) == (1, 1, 700)
    scene.play(0, "buy fish")
    scene.refused(0, "use phyllis-grubman", "RR-7.10")


def test_an_empty_shelf_gives_nothing() -> None:
    """RR-7.10"""
    scene = Scene(chefs=("phyllis-grubman",)).bins("chop-shop", "beef").market("chop-shop").empty_shelf("chop-shop")
    scene.play(0, "buy beef")
    assert scene.legal(0, "use") == []


def test_all_meats_are_interchangeable() -> None:
    """RR-7.10, RR-5.2"""
    scene = Scene(chefs=("phyllis-grubman",)).restaurants("rising-sun").recipe(0, "banh-mi", "lasagna")
    scene.stock(0, "bread", "carrot", "fish").kitchen()
    scene.play(0, "cook banh-mi")
    scene.decline()
    assert scene.town.points[0] == 3


def test_a_spree_counts() -> None:
    """RR-7.10"""
    scene = Scene(chefs=("phyllis-grubman",)).hand(0, "shopping-spree").bins("chop-shop", "beef").market("island")
    for seat in range(3):
        scene.play(seat, "ready")
    scene.play(0, "play shopping-spree")
    scene.play(0, "buy chop-shop 1")
    assert "use phyllis-grubman" in scene.legal(0)
    scene.play(0, "use phyllis-grubman")
    assert sum(scene.has(0, meat) for meat in ("beef", "fish", "pork", "poultry", "shellfish")) == 2


def test_rats_shut_the_free_card_out() -> None:
    """RR-9 Rat Infestation"""
    scene = Scene(chefs=("phyllis-grubman",)).bins("chop-shop", "beef").hand(1, "rat-infestation").market("chop-shop")
    scene.play(0, "buy beef")
    scene.play(1, "play rat-infestation chop-shop")
    scene.refused(0, "use phyllis-grubman", "RR-7.10")


def test_stealing_or_trading_is_no_buying() -> None:
    """RR-7.10, RR-4.8"""
    scene = Scene(chefs=("phyllis-grubman",)).stock(1, "beef").hand(0, "raiders-of-the-lost-pork").market("chop-shop")
    scene.play(0, "play raiders-of-the-lost-pork p2 beef")
    assert scene.legal(0, "use") == []


MEATS = ("beef", "fish", "pork", "poultry", "shellfish")


def time_up_in_a_war() -> Scene:
    """She has the highest bid for the beef."""
    scene = Scene(2, chefs=("phyllis-grubman", "pork-knuckles")).money(0, 900).money(1, 900).bins("chop-shop", "beef")
    scene.hand(0, "shopping-spree").market("chop-shop", "chop-shop", claims=(1, 1))
    scene.play(0, "bid 200")
    return scene


def test_a_war_won_at_time_up_gives_the_free_card_at_once() -> None:
    """RR-7.10, RR-4.1a, RR-4.7: once a day, so no second one in a Shopping Spree."""
    scene = time_up_in_a_war()
    scene.next_from_shelf("pork").time_up()
    assert (scene.has(0, "beef"), scene.has(0, "pork"), scene.purse(0)) == (1, 1, 700)
    assert len(scene.told("free-card")) == 1
    scene.play(0, "play shopping-spree")
    scene.play(0, "buy chop-shop shelf")
    assert scene.legal(0, "use") == []


def test_at_time_up_an_empty_shelf_gives_nothing() -> None:
    """RR-7.10"""
    scene = time_up_in_a_war().empty_shelf("chop-shop")
    scene.time_up()
    assert sum(scene.has(0, meat) for meat in MEATS) == 1


def test_at_time_up_rats_shut_the_free_card_out() -> None:
    """RR-9 Rat Infestation"""
    scene = Scene(chefs=("phyllis-grubman",)).bins("chop-shop", "beef").hand(1, "rat-infestation").market("chop-shop")
    scene.play(0, "buy beef")
    scene.play(1, "play rat-infestation chop-shop")
    scene.time_up()
    assert sum(scene.has(0, meat) for meat in MEATS) == 1


def test_who_has_left_gets_no_card_at_time_up() -> None:
    """RR-7.10"""
    scene = Scene(chefs=("phyllis-grubman",)).bins("chop-shop", "beef").market("chop-shop")
    scene.play(0, "buy beef")
    scene.state.concede(0, "end-resigned")
    scene.time_up()
    assert scene.told("free-card") == []


def spree_with_beef() -> Scene:
    """She has bought beef in a Shopping Spree. Another chef is still shopping."""
    scene = Scene(chefs=("phyllis-grubman",), cards={"shopping-spree": 2}).bins("chop-shop", "beef")
    scene.hand(0, "shopping-spree").hand(1, "shopping-spree").market("island")
    for seat in range(3):
        scene.play(seat, "ready")
    scene.play(0, "play shopping-spree")
    scene.play(1, "play shopping-spree")
    scene.play(0, "buy chop-shop 1")
    return scene


def test_a_spree_whose_minute_ends_gives_the_free_card_at_once() -> None:
    """RR-7.10: as in phase 2."""
    scene = spree_with_beef()
    scene.next_from_shelf("pork").time_up()
    assert (scene.has(0, "beef"), scene.has(0, "pork")) == (1, 1)
    assert len(scene.told("free-card")) == 1


def test_a_spree_she_has_left_gives_nothing_more() -> None:
    """RR-7.10, RR-7.13: she chose not to take it."""
    scene = spree_with_beef()
    scene.play(0, "ready")
    scene.time_up()
    assert scene.told("free-card") == []


def test_a_phyllis_whom_a_sous_chef_replaced_leaves_no_free_card_behind() -> None:
    """RR-7.10, RR-9 Sous Chef: when time runs out in phase 2 or in a Shopping Spree, no purchase of
    hers is completed."""
    scene = Scene(chefs=("phyllis-grubman",)).money(0, 900).hand(0, "sous-chef").hand(1, "shopping-spree")
    scene.market("chop-shop").play(0, "buy chop-shop shelf", "play sous-chef")
    scene.play(0, scene.legal(0, "chef")[0])
    held = sum(scene.town.stock)
    scene.time_up()
    scene.play(1, "play shopping-spree")
    scene.time_up()
    assert (sum(scene.town.stock), scene.town.day) == (held, 2)
