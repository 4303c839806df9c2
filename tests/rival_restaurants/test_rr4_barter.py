"""RR-4.6: barter."""

from __future__ import annotations

import pytest

from tableside.engine.errors import AmbiguousMove, InvalidMove
from tableside.locales import LANGUAGES, words
from tests.rival_restaurants.scene import Scene


def fair() -> Scene:
    scene = Scene().stock(0, "beef", "beef", "rice").stock(1, "tomato", "milk").hand(0, "taxes", "jackpot")
    scene.hand(1, "clam-voyance").garbage(0, 2).upgrade(0, "double-stove")
    scene.recipe(0, "apple-pie", "lasagna").recipe(1, "kimbap", "coq-au-vin")
    return scene.market("island", "fruit-stand", "chop-shop")


def test_an_offer_is_accepted_at_once_and_whole() -> None:
    """RR-4.6: money, ingredients, action cards, garbage, recipes."""
    scene = fair()
    scene.play(0, "offer p2: $200, 2 beef, 1 garbage, card taxes, recipe apple-pie for tomato, milk, recipe kimbap")
    assert scene.state.view(2).offers[0].give == "$200, 2 beef, 1 garbage, 1 any-card, recipe apple-pie"
    assert scene.state.view(0).offers[0].give == "$200, 2 beef, 1 garbage, card taxes, recipe apple-pie"
    scene.refused(2, "accept 1", "RR-4.6")
    scene.refused(0, "accept 1", "RR-4.6")
    scene.play(1, "accept 1")
    assert (scene.purse(0), scene.purse(1)) == (100, 500)
    assert (scene.has(0, "beef"), scene.has(1, "beef"), scene.has(0, "tomato"), scene.has(0, "milk")) == (0, 2, 1, 1)
    assert (scene.town.garbage[0], scene.town.garbage[1]) == (1, 1)
    assert scene.cards(1) == ["clam-voyance", "taxes"]
    assert [r.key for r in scene.state.view(None).seats[0].recipes] == ["kimbap", "lasagna"]
    assert [r.key for r in scene.state.view(None).seats[1].recipes] == ["apple-pie", "coq-au-vin"]
    assert scene.state.view(None).offers == []


def test_to_all_and_withdrawn() -> None:
    """RR-4.6"""
    scene = fair()
    scene.play(0, "offer all: beef for $100")
    scene.play(0, "offer p3: rice for $100")
    assert scene.legal(0, "withdraw") == ["withdraw 1", "withdraw 2"]
    assert scene.legal(2, "accept") == ["accept 1", "accept 2"]
    assert scene.legal(2, "decline") == ["decline 2"]
    scene.play(0, "withdraw 2")
    scene.refused(2, "accept 2", "RR-4.6")
    scene.refused(1, "withdraw 1", "RR-4.6")
    scene.refused(1, "decline 1", "RR-4.6")  # it is to all
    scene.play(2, "accept 1")
    assert scene.has(2, "beef") == 1


def test_declined_and_countered() -> None:
    """RR-4.6"""
    scene = fair()
    scene.play(0, "offer p2: beef for tomato")
    scene.play(1, "counter 1: tomato for beef, $100")
    [offer] = scene.state.view(None).offers
    assert (offer.number, offer.seat, offer.to, offer.want) == (2, 1, 0, "$100, beef")
    scene.play(0, "decline 2")
    assert scene.state.view(None).offers == []


def test_an_offer_that_no_longer_can_be_says_why() -> None:
    """RR-4.6"""
    scene = fair()
    scene.play(0, "offer p2: $300 for nothing")
    scene.play(0, "buy action-card")
    error = scene.refused(1, "accept 1", "RR-4.6")
    assert error.arguments == {"seat": "@0", "what": "$rr-thing-money"}
    assert scene.legal(1, "accept") == []


@pytest.mark.parametrize("shown", ["", " openly"])
def test_a_card_that_secretly_left_the_hand_ends_the_offer_when_it_is_accepted(shown: str) -> None:
    """RR-4.6, RR-1.7: the other player may not know, so accepting is not refused. Nothing changes hands, and all see
    why."""
    scene = fair()
    scene.play(0, f"offer p2{shown}: card taxes for $100", "offer p3: card taxes for nothing")
    scene.play(2, "accept 2")
    assert scene.legal(1, "accept") == ["accept 1"]
    events = scene.play(1, "accept 1")
    [said] = events
    assert (said.id, said.seen_by(None)) == ("rr-log-offer-fails", True)
    assert said.args == {"n": 1, "seat": "@0", "what": "$rr-thing-card", "with": "@1"}
    assert (scene.purse(0), scene.purse(1)) == (300, 300)
    assert scene.cards(2) == ["taxes"]
    assert scene.state.view(None).offers == []


def test_what_would_have_been_given_in_return_stays_a_secret() -> None:
    """RR-1.7: chosen cards are named only to the player who chose them, even if the offer fails."""
    scene = fair()
    scene.play(0, "offer p2: card taxes for 1 any-card", "offer p3: card taxes for nothing")
    scene.play(2, "accept 2")
    fails, kept = scene.play(1, "accept 1 with clam-voyance")
    assert (fails.id, kept.id, kept.args) == (
        "rr-log-offer-fails",
        "rr-log-keeps-cards",
        {"cards": ["$rr-clam-voyance"]},
    )
    assert [kept.seen_by(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert scene.cards(1) == ["clam-voyance"]


def test_too_few_cards_for_an_offer_are_seen_by_all() -> None:
    """RR-4.6, RR-1.7: the number of cards in a hand is public."""
    scene = Scene().hand(0, "taxes", "jackpot").market()
    scene.play(0, "offer p2: card taxes, card jackpot for nothing", "play taxes")
    assert scene.legal(1, "accept") == []
    scene.refused(1, "accept 1", "RR-4.6")


@pytest.mark.parametrize(
    "offer",
    [
        "offer p2: 3 beef for nothing",
        "offer p2: $400 for nothing",
        "offer p2: 3 garbage for nothing",
        "offer p2: card clam-voyance for nothing",
        "offer p2: recipe kimbap for recipe apple-pie",
        "offer p2: upgrade social-media for nothing",
        "offer p2: recipe apple-pie for nothing",
        "offer p2: recipe apple-pie for recipe coq-au-vin",
        "offer p1: beef for nothing",
        "offer p2: nothing for nothing",
        "offer p2: 1 any-card for nothing",
        "offer p2: recipe apple-pie for recipe fish-tacos",
        "offer p2: recipe apple-pie, recipe apple-pie for recipe kimbap, recipe kimbap",
        "offer p2: 2 recipe apple-pie for 2 recipe kimbap",
        "offer p2: 2 card taxes for nothing",
    ],
)
def test_offers_that_cannot_be(offer: str) -> None:
    """RR-4.6: one basic and one gourmet each, and only what a player has."""
    fair().refused(0, offer, "RR-4.6")


@pytest.mark.parametrize(
    "text",
    [
        "offer",
        "offer p2",
        "offer p2: beef",
        "offer p9: beef for rice",
        "offer p2: 2 dogs for rice",
        'offer p2: "" for rice',
    ],
)
def test_offers_that_are_no_offers(text: str) -> None:
    """RR-4.6"""
    with pytest.raises(InvalidMove):
        fair().state.check(0, text)


def test_a_word_that_could_be_two_things() -> None:
    """RR-4.6"""
    with pytest.raises(AmbiguousMove):
        fair().state.check(0, "offer p2: beef for p")


def test_whoever_receives_an_upgrade_stands_on_the_island() -> None:
    """RR-4.6: and has at most one of a kind."""
    scene = fair()
    scene.play(0, "offer p2: upgrade double-stove for $100")
    scene.refused(1, "accept 1", "RR-4.6")
    scene = Scene().upgrade(0, "double-stove").upgrade(1, "double-stove").market("fruit-stand", "island", "island")
    scene.play(0, "offer all: upgrade double-stove for $100")
    scene.refused(1, "accept 1", "RR-4.6")
    scene.play(2, "accept 1")
    assert scene.state.view(None).seats[2].upgrades == ["double-stove"]


def test_an_upgrade_for_one_of_its_kind() -> None:
    """RR-4.6: each still has one, because what counts is what they have after the trade."""
    scene = Scene().upgrade(0, "double-stove").upgrade(1, "double-stove", "social-media").market("island", "island")
    scene.play(0, "offer p2: upgrade double-stove for upgrade double-stove, upgrade social-media")
    scene.play(1, "accept 1")
    owned = [seat.upgrades for seat in scene.state.view(None).seats]
    assert owned == [["double-stove", "social-media"], ["double-stove"], []]


@pytest.mark.parametrize("things", ["upgrade double-stove, upgrade double-stove", "2 upgrade double-stove"])
def test_the_same_upgrade_cannot_be_named_twice(things: str) -> None:
    """RR-4.5, RR-4.6: a restaurant has one of each kind."""
    scene = Scene().upgrade(0, "double-stove").market("island", "island")
    scene.refused(0, f"offer p2: {things} for $100", "RR-4.6")
    scene.refused(1, f"offer p1: $100 for {things}", "RR-4.6")


def test_the_same_recipe_cannot_be_wanted_twice() -> None:
    """RR-4.6, RR-11.2: there is one of each. Otherwise another trade would be made than the one shown."""
    scene = Scene(from_scratch=True).market()
    mine, his = ([recipe.key for recipe in seat.recipes] for seat in scene.state.view(None).seats[:2])
    scene.refused(0, f"offer p2: recipe {mine[0]}, recipe {mine[1]} for recipe {his[0]}, recipe {his[0]}", "RR-4.6")
    scene.refused(0, f"offer p2: recipe {mine[0]}, recipe {mine[0]} for recipe {his[0]}, recipe {his[1]}", "RR-4.6")
    scene.play(0, f"offer all: recipe {mine[0]}, recipe {mine[1]} for recipe {his[0]}, recipe {his[0]}")
    scene.refused(1, "accept 1", "RR-4.6")


def test_a_card_is_named_only_if_shown() -> None:
    """RR-4.6, RR-1.7"""
    scene = fair()
    scene.play(0, "offer p2: card taxes for $100")
    assert scene.state.view(1).offers[0].give == "1 any-card"
    events = scene.play(0, "offer p2 openly: card taxes for $100")
    assert scene.state.view(1).offers[1].give == "card taxes"
    assert scene.state.view(2).offers[1].give == "1 any-card"
    assert scene.state.view(None).offers[1].give == "1 any-card"
    [named] = [event for event in events if event.id == "rr-log-offered-cards"]
    assert (named.seen_by(1), named.seen_by(2), named.seen_by(None)) == (True, False, False)


def test_cards_of_the_other_sides_choice() -> None:
    """RR-4.6"""
    scene = fair()
    scene.play(1, "offer p1: tomato for 1 any-card")
    scene.refused(0, "accept 1", "RR-4.6")
    scene.refused(0, "accept 1 with clam-voyance", "RR-4.6")
    assert scene.legal(0, "accept") == ["accept 1 with jackpot", "accept 1 with taxes"]
    scene.play(0, "accept 1 with jackpot")
    assert scene.cards(1) == ["clam-voyance", "jackpot"]
    assert scene.state.view(0).seats[1].known == ["jackpot"]
    assert scene.state.view(2).seats[1].known == []


def test_favours_are_words_only() -> None:
    """RR-4.6: never enforced."""
    scene = fair()
    scene.play(0, 'offer p2: "I leave the Fruit Stand to you, for once" for tomato')
    assert scene.state.view(1).offers[0].give == '"I leave the Fruit Stand to you, for once"'
    scene.play(1, "accept 1")
    assert scene.has(0, "tomato") == 1


def test_the_log_quotes_a_favour_as_each_language_does() -> None:
    """RR-4.6"""
    [said] = fair().play(0, 'offer p2: "a hand for Ada" for tomato')
    told = {language: words(language).event(said) for language in LANGUAGES}
    assert "“a hand for Ada”" in told["en"]
    assert "„a hand for Ada“" in told["de"]
    assert "“a hand for Ada”" in told["it"]


def test_no_trading_but_in_phase_2() -> None:
    """RR-3.5, RR-4.6"""
    scene = Scene().stock(0, "beef").go().claims()
    scene.refused(0, "offer all: beef for $100", "RR-4.6")
    scene.ready().play(0, "offer all: beef for $100")
    scene.ready()
    scene.refused(1, "accept 1", "RR-4.6")


def test_a_review_goes_with_its_recipe() -> None:
    """RR-4.6: a card lying on a recipe goes with it."""
    scene = fair().hand(0, "five-star-review").ready()
    scene.play(0, "play five-star-review apple-pie")
    scene.decline().market()
    scene.play(0, "offer p2: recipe apple-pie for recipe kimbap")
    scene.play(1, "accept 1")
    assert scene.state.view(None).seats[1].recipes[0].stars == 1


def test_twelve_open_offers_are_enough() -> None:
    """RR-4.6: so that a table stays readable."""
    scene = fair()
    for _ in range(12):
        scene.play(0, "offer all: beef for $100")
    scene.refused(0, "offer all: beef for $100", "RR-4.6")


def test_the_enumerated_offers() -> None:
    """RR-4.6: what I need, for money or for what they need. Two a day."""
    scene = Scene().stock(0, "rice").stock(1, "flour")
    scene.recipe(0, "apple-pie", "lasagna").recipe(1, "kimbap", "coq-au-vin").recipe(2, "yakitori", "bouillabaisse")
    scene.market()
    assert scene.legal(0, "offer") == [
        "offer p2: $100 for flour",
        "offer p2: rice for flour",
        "offer p2: rice for $100",
    ]
    scene.play(0, "offer p2: rice for flour", "offer p2: rice for $100")
    assert scene.legal(0, "offer") == []
    scene.play(0, "offer p2: rice for $200")  # every legal offer can still be made


def test_many_offers_of_one_seat_are_not_counted_for_another() -> None:
    """RR-4.6: two a day are enumerated for each seat."""
    scene = Scene().stock(0, "rice").stock(1, "flour")
    scene.recipe(0, "apple-pie", "lasagna").recipe(1, "kimbap", "coq-au-vin").recipe(2, "yakitori", "bouillabaisse")
    scene.market()
    for number in range(1, 50):
        scene.play(0, "offer p2: rice for flour", f"withdraw {number}")
    assert scene.legal(0, "offer") == []
    assert scene.legal(1, "offer") == [
        "offer p1: $100 for rice",
        "offer p1: flour for rice",
        "offer p1: flour for $100",
    ]


def test_an_offer_takes_back_the_ready_of_whoever_it_is_made_to() -> None:
    """RR-3.7, RR-4.6: nobody is skipped while looking away."""
    scene = fair()
    scene.play(1, "ready")
    scene.play(2, "ready")
    scene.play(0, "offer p2: beef for tomato")
    assert scene.state.asked() == (0, 1)
    scene.play(0, "offer all: beef for tomato")
    assert scene.state.asked() == (0, 1, 2)


def test_offers_a_day_are_limited() -> None:
    """RR-4.6: the notation goes up to 999."""
    scene = fair()
    scene.town.offer_number = 998
    scene.play(0, "offer all: beef for $100")
    assert scene.legal(1, "accept") == ["accept 999"]
    scene.refused(0, "offer all: beef for $100", "RR-4.6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_lacks_something_himself_is_told_so_as_you(language: str) -> None:
    """RR-4.6: players are addressed as "you"."""
    scene = fair()
    scene.play(0, "offer p2: $100 for chocolate")
    accepting = scene.refused(1, "accept 1", "RR-4.6")
    offering = scene.refused(0, "offer p2: chocolate for $100", "RR-4.6")
    on_the_shelf = scene.refused(1, "offer p1: $100 for upgrade double-stove", "RR-4.6")
    told = [words(language).problem(error) for error in (accepting, offering, on_the_shelf)]
    assert all(error.id.endswith("-you") and "seat" not in error.arguments for error in (accepting, offering))
    assert on_the_shelf.id == "rr-err-upgrade-island-you"
    assert not [text for text in told if "rr-" in text or "{" in text or "Seat" in text], told
