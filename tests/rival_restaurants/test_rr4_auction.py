"""RR-4.1: bidding wars."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def war(*money: int, **options: bool) -> Scene:
    """Everybody claims the alien goo in Mystery Mart (list price $300) with this much money."""
    scene = Scene(len(money), chefs=("gohan-sushido", "kim-chi", "biff-brobeque"), **options)
    for seat, dollars in enumerate(money):
        scene.money(seat, dollars)
    scene.bins("mystery-mart", "alien-goo", "wine")
    return scene.market(*["mystery-mart"] * len(money), claims=(1,) * len(money))


def test_the_rulebooks_example() -> None:
    """RR-4.1a: rivals at $400 all-in add 1 and 2 garbage; the second wins, pays $400 and takes 2."""
    scene = war(300, 400, 400)
    scene.play(1, "bid 400")
    cannot_match = {"seat": "@0", "what": "$rr-alien-goo", "money": 400}
    assert [event.args for event in scene.told("war-short")] == [cannot_match]
    scene.play(2, "bid 400")
    scene.play(1, "bid 400 1")
    scene.play(2, "bid 400 2")
    scene.play(1, "drop")
    assert (scene.has(2, "alien-goo"), scene.purse(2), scene.town.garbage[2]) == (1, 0, 2)
    assert (scene.purse(1), scene.town.garbage[1]) == (400, 0)


def test_the_least_bid_is_ones_own_price() -> None:
    """RR-4.1, RR-4.4"""
    scene = war(600, 600)
    scene.refused(0, "bid 200", "RR-4.1")
    scene.play(0, "bid 300")
    assert scene.state.asked() == (1,)
    scene.refused(0, "ready", "RR-3.7")
    scene.refused(1, "bid 700", "RR-4.1")


def test_a_bid_may_match_or_beat_the_highest() -> None:
    """RR-4.1"""
    scene = war(600, 600)
    scene.play(0, "bid 400")
    scene.refused(1, "bid 300", "RR-4.1")
    scene.play(1, "bid 400")
    scene.refused(1, "bid 400", "RR-4.1")
    scene.play(0, "bid 500")
    scene.play(1, "drop")
    assert scene.purse(0) == 100


def test_the_last_one_left_must_buy_at_his_price() -> None:
    """RR-4.1: at their last bid or their price, whichever is more."""
    scene = war(600, 600)
    scene.play(1, "drop")
    assert (scene.purse(0), scene.has(0, "alien-goo")) == (300, 1)


def test_whoever_cannot_pay_his_price_is_out_and_the_card_is_free_if_nobody_can() -> None:
    """RR-4.1"""
    scene = war(200, 100)
    assert scene.town.wars == []
    assert scene.told("war-nobody")
    scene.ready()
    scene = war(200, 300)
    assert scene.has(1, "alien-goo") == 1


def test_the_card_is_reserved_until_the_war_ends() -> None:
    """RR-4.1"""
    scene = Scene(3).bins("fruit-stand", "tomato", "beans")
    scene.market("fruit-stand", "fruit-stand", "fruit-stand", claims=(1, 1, None))
    scene.refused(2, "buy tomato", "RR-4.2")
    scene.play(2, "buy beans")  # by players who are not in the war


def test_time_up_the_sole_highest_must_buy() -> None:
    """RR-4.1a"""
    scene = war(600, 600)
    scene.play(0, "bid 500")
    scene.time_up()
    assert (scene.purse(0), scene.has(0, "alien-goo")) == (100 + 300, 1)  # the next day has begun


def test_time_up_with_a_tie_or_without_a_bid_nobody_may_buy() -> None:
    """RR-4.1a: Shopping Spree included."""
    scene = Scene(2, chefs=("gohan-sushido", "kim-chi")).bins("mystery-mart", "alien-goo").money(0, 900).money(1, 900)
    scene.hand(0, "shopping-spree")
    scene.market("mystery-mart", "mystery-mart", claims=(1, 1))
    scene.time_up()
    assert scene.told("war-tied")
    scene.play(0, "play shopping-spree")
    scene.refused(0, "buy mystery-mart 1", "RR-4.1a")


def test_untimed_it_is_a_tie_when_all_left_stand() -> None:
    """RR-4.1b: and nobody may buy that card today."""
    scene = war(600, 600, home_cook=True)
    scene.play(0, "bid 400")
    scene.play(1, "bid 400")
    scene.play(0, "stand")
    scene.refused(0, "stand", "RR-4.1b")
    scene.play(1, "stand")
    assert [tied.args["losers"] for tied in scene.told("war-tied")] == [["@0", "@1"]]
    scene.refused(0, "buy mystery-mart 1", "RR-4.1a")


def test_a_new_bid_takes_back_what_others_said() -> None:
    """RR-4.1b: a player who stood may raise it."""
    scene = war(600, 600)
    scene.play(0, "bid 300")
    scene.play(1, "bid 300")
    scene.play(0, "stand")
    scene.play(1, "bid 400")
    assert scene.state.asked() == (0,)
    scene.play(0, "stand")
    assert scene.has(1, "alien-goo") == 1


def test_a_bid_binds_its_money() -> None:
    """RR-4.1c: against spending and trading."""
    scene = war(600, 600)
    scene.play(0, "bid 500")
    assert scene.state.view(None).seats[0].bound == 500
    scene.refused(0, "offer p2: $200 for nothing", "RR-4.6")
    scene.play(0, "offer p2: $100 for nothing")


def test_money_taken_lowers_the_bid() -> None:
    """RR-4.1c: below the price, the chef is out."""
    scene = Scene(3, chefs=("gohan-sushido", "kim-chi", "pork-knuckles")).money(0, 800).money(1, 1000)
    scene.hand(2, "armed-robbery").bins("mystery-mart", "alien-goo")
    scene.market("mystery-mart", "mystery-mart", claims=(1, 1))
    scene.play(0, "bid 600")
    scene.play(2, "play armed-robbery p1")
    assert scene.town.wars[0].bids[0] == 4
    scene.play(1, "bid 400")
    scene = Scene(3, chefs=("gohan-sushido", "kim-chi", "pork-knuckles")).money(0, 500).money(1, 1000)
    scene.hand(2, "armed-robbery").bins("mystery-mart", "alien-goo")
    scene.market("mystery-mart", "mystery-mart", claims=(1, 1))
    scene.play(0, "bid 500")
    scene.play(2, "play armed-robbery p1")  # $300 left: still their price
    assert scene.town.wars[0].bids[0] == 3
    scene = Scene(3, chefs=("gohan-sushido", "kim-chi", "pork-knuckles")).money(0, 400).money(1, 1000)
    scene.hand(2, "armed-robbery").bins("mystery-mart", "alien-goo")
    scene.market("mystery-mart", "mystery-mart", claims=(1, 1))
    scene.play(0, "bid 400")
    scene.play(2, "play armed-robbery p1")  # $200 left: out, and the other must buy
    assert (scene.has(1, "alien-goo"), scene.purse(1)) == (1, 700)


def test_garbage_breaks_a_tie_only_between_equal_purses_bid_whole() -> None:
    """RR-4.1a: $400 against $600, both bidding $400, is a plain tie. $400 against $400 is not."""
    scene = war(600, 400)
    scene.play(0, "bid 400")
    scene.refused(1, "bid 300 1", "RR-4.1")
    scene.refused(1, "bid 400 1", "RR-4.1a")  # all their money, but the other has more
    scene.play(1, "bid 400")
    scene.refused(1, "bid 400 1", "RR-4.1a")
    scene.refused(0, "bid 400 1", "RR-4.1a")
    assert scene.legal(1, "bid") == []
    assert scene.legal(0, "bid") == ["bid 500", "bid 600"]
    scene.play(0, "stand")
    scene.play(1, "stand")
    assert scene.told("war-tied")
    scene = war(400, 400)
    scene.play(0, "bid 400")
    assert scene.legal(1, "bid") == ["bid 400", "bid 400 1"]
    scene.play(1, "bid 400 1")
    assert scene.legal(0, "bid") == ["bid 400 1", "bid 400 2"]
    assert leading(scene) == [1], "the view tells who leads, also by garbage"
    scene.play(0, "bid 400 1")
    assert leading(scene) == [0, 1]


def leading(scene: Scene) -> list[int]:
    (one,) = scene.state.view(None).wars
    return [bid.seat for bid in one.bids if bid.leads]


def test_a_richer_rival_at_the_same_bid_rules_garbage_out_for_all() -> None:
    """RR-4.1a: only if all tied leaders are all-in. Once the richer one is out, the others may."""
    scene = war(400, 400, 600)
    for seat in range(3):
        scene.play(seat, "bid 400")
    scene.refused(0, "bid 400 1", "RR-4.1a")
    scene.play(2, "drop")
    scene.play(0, "bid 400 1")
    assert scene.legal(1, "bid") == ["bid 400 1", "bid 400 2"]


def test_garbage_no_longer_counts_once_a_purse_grows() -> None:
    """RR-4.1a: money from a trade makes it a plain tie again, and all may bid again."""
    scene = war(400, 400, 200)  # seat 2 cannot pay the price and only trades
    scene.play(0, "bid 400")
    scene.play(1, "bid 400 2")
    assert scene.state.asked() == (0, 2)
    scene.play(2, "offer p2: $100 for nothing")
    scene.play(1, "accept 1")
    assert [(bid.money, bid.garbage) for bid in scene.state.view(0).wars[0].bids] == [(400, 0), (400, 0)]
    assert scene.told("war-garbage-void")
    assert scene.legal(1, "bid") == ["bid 500"]
    scene.refused(0, "bid 400 1", "RR-4.1a")


def test_nobody_promises_more_garbage_than_the_box_has() -> None:
    """RR-4.1a, RR-1.6: at most 44. If both promise all of it, it is a tie."""
    scene = war(400, 400)
    scene.play(0, "bid 400")
    scene.refused(1, "bid 400 45", "RR-4.1a")
    scene.play(1, "bid 400 44")
    assert scene.legal(0, "bid") == ["bid 400 44"]
    scene.play(0, "bid 400 44")
    assert [scene.legal(seat, "bid") for seat in (0, 1)] == [[], []]
    scene.refused(0, "bid 400", "RR-4.1")
    scene.play(0, "stand")
    scene.play(1, "stand")
    assert (scene.town.garbage, len(scene.told("war-tied"))) == ([0, 0], 1)


def test_wars_that_share_a_player_run_one_after_the_other() -> None:
    """RR-4.1d: in the order of the market table."""
    scene = Scene(2, two_many_cooks=True, mode="standard").bins("fruit-stand", "tomato").bins("veggie-eden", "onion")
    for seat in (0, 1):
        scene.money(seat, 900)
        scene.play(seat, "go veggie-eden fruit-stand")
    for seat in (0, 1):
        scene.play(seat, "claim 1 1")
    scene.town.power_used = (1 << 12) - 1
    scene.town.pawn_of = [-1] * 12  # no powers in the way
    scene.town.chef = [-1, -1, -1, -1]
    scene.ready()
    first, second = scene.state.view(0).wars
    assert (first.market, first.waiting, second.market, second.waiting) == ("fruit-stand", False, "veggie-eden", True)
    scene.play(0, "bid 100")
    assert scene.state.asked() == (1,)
    scene.play(1, "drop")
    assert scene.has(0, "tomato") == 1
    assert scene.state.asked() == (0, 1)
    scene.play(0, "drop")
    assert scene.has(1, "onion") == 1


def test_dropping_out_is_always_possible() -> None:
    """RR-4.1: also for the highest bidder."""
    scene = war(600, 600, 600)
    scene.play(0, "bid 500")
    scene.play(0, "drop")
    scene.play(1, "bid 300")
    scene.play(2, "drop")
    assert scene.purse(1) == 300
    scene.refused(0, "bid 600", "RR-4.1")


def test_who_is_in_a_war_buys_nothing_else_in_that_market() -> None:
    """RR-4.1: neither bins nor shelf until the war ends for them. Then anything that is left."""
    scene = Scene(3, chefs=("biff-brobeque", "kim-chi")).money(0, 1500).money(1, 1500).money(2, 1500)
    scene.bins("mystery-mart", "alien-goo", "wine")
    scene.market("mystery-mart", "mystery-mart", "mystery-mart", claims=(1, 1, None))
    for move in ("buy wine", "buy shelf"):
        scene.refused(0, move, "RR-4.1")
        scene.refused(1, move, "RR-4.1")
    assert scene.legal(0, "buy") == scene.legal(1, "buy") == []
    assert [scene.state.view(seat).markets[5].at_war for seat in range(3)] == [True, True, False]
    scene.play(2, "buy shelf")
    scene.play(0, "bid 400")
    scene.refused(0, "buy wine", "RR-4.1")
    scene.play(1, "drop")
    assert (scene.has(0, "alien-goo"), scene.purse(0)) == (1, 1100)
    scene.play(1, "buy wine")
    scene.play(0, "buy shelf")
    assert (scene.has(1, "wine"), scene.purse(0)) == (1, 800)


def test_who_has_dropped_out_buys_while_the_others_bid_on() -> None:
    """RR-4.1: the war is over for them."""
    scene = war(900, 900, 900)
    scene.play(2, "drop", "buy wine")
    assert scene.has(2, "wine") == 1


def test_a_war_does_not_stop_powers_that_buy_elsewhere() -> None:
    """RR-4.1, RR-7.6, RR-7.11: only "in that market". The reserved card is not lost (RR-4.2)."""
    scene = Scene(3, chefs=("gohan-sushido", "pork-knuckles")).money(0, 1500).money(1, 1500)
    scene.bins("chop-shop", "beef", "fish").market("chop-shop", "chop-shop", claims=(1, 1))
    scene.refused(0, "use gohan-sushido chop-shop", "RR-4.1")
    assert "use gohan-sushido chop-shop" not in scene.legal(0)
    scene.play(0, "bid 400", "use gohan-sushido fruit-stand")
    scene.play(1, "use pork-knuckles", "drop")
    assert (scene.has(0, "beef"), scene.purse(0)) == (1, 1500 - 400 - 100)


def test_a_second_chef_in_another_place_is_free_to_buy() -> None:
    """RR-4.1, RR-11.3: one of the two is in a war."""
    scene = Scene(2, two_many_cooks=True, mode="standard").bins("fruit-stand", "tomato", "beans")
    scene.bins("veggie-eden", "onion").town.pawn_of = [-1] * 12  # no powers in the way
    for seat in (0, 1):
        scene.money(seat, 900).play(seat, "go fruit-stand veggie-eden" if seat == 0 else "go fruit-stand island")
    scene.town.chef = [-1, -1, -1, -1]
    scene.play(0, "claim 1 none")
    scene.play(1, "claim 1 none")
    scene.ready()
    scene.refused(0, "buy beans", "RR-4.1")
    scene.play(0, "buy onion")
    scene.play(1, "buy action-card")
    assert scene.has(0, "onion") == 1
    assert len(scene.town.wars) == 1


def test_a_bid_falls_to_what_a_robber_leaves() -> None:
    """RR-4.1c: the bid shrinks, and the chef stays in the war if it is enough."""
    scene = Scene().bins("chop-shop", "beef").hand(2, "armed-robbery").money(0, 900).money(1, 800)
    scene.market("chop-shop", "chop-shop", claims=(1, 1))
    scene.play(1, "bid 700")
    scene.play(2, "play armed-robbery p2")
    [war] = scene.state.view(None).wars
    assert [(bid.seat, bid.money) for bid in war.bids] == [(0, 0), (1, 400)]
    scene.play(0, "drop")
    assert (scene.has(1, "beef"), scene.purse(1)) == (1, 0)


def test_who_leaves_the_game_is_out_of_the_war() -> None:
    """RR-6.1, RR-4.1: when a player leaves, their bid is gone. Nobody has to beat it, and the others decide."""
    scene = war(600, 600, 600)
    scene.play(1, "bid 500")
    scene.state.concede(1, "end-resigned")
    for eyes in (0, 1, 2, None):
        assert [bid.seat for bid in scene.state.view(eyes).wars[0].bids] == [0, 2]
    assert not [move for move in scene.state.legal_moves(1) if move.startswith("bid")]
    scene.play(0, "bid 300")
    scene.play(2, "drop")
    assert (scene.has(0, "alien-goo"), scene.purse(0), scene.purse(1)) == (1, 300, 600)


def test_who_led_and_left_does_not_win_when_time_is_up() -> None:
    """RR-6.1, RR-4.1a"""
    scene = war(600, 600, 600)
    scene.play(0, "bid 300")
    scene.play(1, "bid 500")
    scene.state.concede(1, "end-resigned")
    scene.time_up()
    assert [(won.args["seat"], won.args["losers"]) for won in scene.told("war-won")] == [("@0", ["@2"])]
    assert (scene.has(0, "alien-goo"), scene.has(1, "alien-goo")) == (1, 0)


def test_when_only_one_is_left_in_the_war_the_game_goes_on() -> None:
    """RR-6.1, RR-4.1: the leader buys, although nobody was asked any more."""
    scene = war(600, 600, 0)
    scene.play(2, "ready")
    scene.play(0, "bid 300")
    scene.state.concede(1, "end-resigned")
    assert scene.state.asked() == ()
    assert "go-on" in [timer.move for timer in scene.state.timers()]
    scene.play(-1, "go-on")
    assert (scene.has(0, "alien-goo"), scene.purse(0)) == (1, 300)


def test_nobody_bids_against_who_has_left() -> None:
    """RR-6.1, RR-4.1: a player who is left alone before any bid buys at their own price."""
    scene = war(600, 600, 600)
    scene.play(2, "drop")
    told = [event.id for event in scene.state.concede(1, "end-resigned")]
    assert told == ["rr-log-leaves", "rr-log-war-out"], "nobody forbids him to buy there"
    assert [timer.move for timer in scene.state.timers()].count("go-on") == 1
    scene.play(-1, "go-on")
    assert (scene.has(0, "alien-goo"), scene.purse(0)) == (1, 300)
    assert "go-on" not in [timer.move for timer in scene.state.timers()]
