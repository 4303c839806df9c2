"""What a seat remembers about other players' action cards, and that imagined games respect it (RR-1.7)."""

from __future__ import annotations

import msgspec
import pytest

from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, CARDS
from tableside.games.rival_restaurants.core.model.memory import UNSEEN, hands_of, known_cards, observer_of, takers_of
from tableside.games.rival_restaurants.core.model.town import Town
from tests.rival_restaurants import conservation, lively
from tests.rival_restaurants.scene import Scene
from tests.rival_restaurants.tables import TABLES, Table, name


def filmed() -> Scene:
    """Seat 0 has seen the hands of all others."""
    scene = Scene(4).hand(0, "surveillance-camera").hand(1, "taxes", "jackpot", "monopoly").hand(2, "discount")
    scene.market().play(0, "play surveillance-camera")
    for seat in (1, 2):
        scene.play(seat, "pass")
    return scene


def where(scene: Scene, card: str, games: int = 60) -> set[int]:
    """Whose hands seat 0 imagines a card in."""
    luck = FastChance(5)
    found = set()
    for _ in range(games):
        town = scene.state.determinise(0, luck).town
        conservation.check(town)
        keeps_what_is_known(town, 0)
        found |= {seat for seat in range(4) if town.hand[seat * CARDS + CARD_KEYS.index(card)]}
    return found


def test_a_card_that_may_have_been_given_away_unseen_is_here_or_there() -> None:
    """RR-1.7: seat 0 saw three cards of p2; then p2 gave p3 one of them, face down."""
    scene = filmed()
    scene.play(1, "offer p3: card jackpot for nothing")
    scene.play(2, "accept 1")
    assert scene.state.view(0).seats[1].known == []
    assert scene.state.view(0).seats[2].known == ["discount"]
    assert scene.state.view(1).seats[2].known == ["jackpot"]
    assert where(scene, "jackpot") == where(scene, "taxes") == where(scene, "monopoly") == {1, 2}
    luck = FastChance(1)
    for _ in range(40):  # one card went, not two
        town = scene.state.determinise(0, luck).town
        assert sum(town.hand[2 * CARDS + CARD_KEYS.index(card)] for card in ("jackpot", "taxes", "monopoly")) == 1


def test_what_is_played_openly_tells_where_the_others_are() -> None:
    """RR-1.7: once p3 has played the Jackpot, it was that card. The others are still with p2."""
    scene = filmed().stock(2, "beef", "beef", "milk", "milk")
    scene.play(1, "offer p3: card jackpot for nothing")
    scene.play(2, "accept 1", "play jackpot")
    assert where(scene, "taxes") == where(scene, "monopoly") == {1}
    assert where(scene, "jackpot") == set()


def test_an_empty_hand_tells_as_much() -> None:
    """RR-1.7: p2 gave p3 two cards and played the third, so p3 has both."""
    scene = filmed()
    scene.play(1, "offer p3: card jackpot, card monopoly for nothing")
    scene.play(2, "accept 1")
    scene.play(1, "play taxes")
    while scene.step == "effect":
        scene.play(scene.state.asked()[0], "pass")
    assert where(scene, "jackpot") == where(scene, "monopoly") == {2}


def test_from_hand_to_hand_to_hand() -> None:
    """RR-1.7: from p2 to p3 to p4, each time face down. At most one of the three has left p2."""
    scene = filmed()
    scene.play(1, "offer p3: card jackpot for nothing")
    scene.play(2, "accept 1", "offer p4: card jackpot for nothing")
    scene.play(3, "accept 2")
    assert where(scene, "jackpot") == {1, 2, 3}
    assert where(scene, "discount") == {2, 3}


def test_a_second_look_clears_it_up() -> None:
    """RR-9 Surveillance Camera: a card that is not where it was thought to be is elsewhere."""
    scene = filmed()
    scene.play(1, "offer p3: card jackpot for nothing")
    scene.play(2, "accept 1")
    scene.ready().decline()
    scene.hand(0, "surveillance-camera").market().play(0, "play surveillance-camera")
    scene.play(1, "pass")
    scene.play(2, "pass")
    assert scene.state.view(0).seats[1].known == ["monopoly", "taxes"]
    assert scene.state.view(0).seats[2].known == ["discount", "jackpot"]
    assert not [memory for memory in scene.town.seen_cards if takers_of(memory) or memory & 63 == UNSEEN]


def test_a_look_at_one_hand_tells_of_another() -> None:
    """RR-9.2: p3 hides their hand with a Clam. What p2 no longer has is with p3."""
    scene = filmed().hand(2, "clam-voyance")
    scene.play(1, "offer p3: card jackpot for nothing")
    scene.play(2, "accept 1")
    scene.ready().decline()
    scene.hand(0, "surveillance-camera").market().play(0, "play surveillance-camera")
    scene.play(1, "pass")
    scene.play(2, "clam")
    assert scene.state.view(0).seats[2].known == ["discount", "jackpot"]


def test_cards_shown_in_an_offer_are_remembered() -> None:
    """RR-4.6: shown to p2 alone or to all. After a withdrawal they are still known."""
    scene = Scene(4).hand(0, "taxes", "jackpot").market()
    scene.play(0, "offer p2 openly: card taxes for $100", "withdraw 1", "offer p2 openly: card taxes for $200")
    assert [scene.state.view(seat).seats[0].known for seat in (1, 2, None)] == [["taxes"], [], []]
    scene.play(0, "offer all openly: card taxes, card jackpot for $300")
    assert [scene.state.view(seat).seats[0].known for seat in (1, 2, 3)] == [["jackpot", "taxes"]] * 3
    scene.play(0, "offer p3: card taxes for nothing")
    scene.play(2, "accept 4")
    scene.play(1, "accept 2")  # it fails: the card that was shown is not there any more
    assert scene.state.view(1).seats[2].known == ["taxes"]
    assert scene.state.view(1).seats[0].known == []


def keeps_what_is_known(town: Town, seat: int) -> None:
    """Each card that a seat knows about is in one of the hands where it may be, and no two are in the same place."""
    for other in range(town.seats):
        known = known_cards(town, seat, other)
        assert all(town.hand[other * CARDS + card] >= known.count(card) for card in known)
    for memory in town.seen_cards:
        card = memory & 63
        if observer_of(memory) == seat and card != UNSEEN:
            alike = [m for m in town.seen_cards if observer_of(m) == seat and m & 63 == card]
            inside = [m for m in alike if not hands_of(m) & ~hands_of(memory)]
            there = sum(town.hand[other * CARDS + card] for other in range(town.seats) if hands_of(memory) >> other & 1)
            assert there >= len(inside)


@pytest.mark.once
@pytest.mark.parametrize("table", TABLES[1::11], ids=name)
def test_an_imagined_game_keeps_what_a_seat_knows(table: Table) -> None:
    """RR-1.7: everything known is true, in the real game and in an imagined one. The seat sees no difference."""
    luck = FastChance(3)
    remembered = doubtful = 0
    for number, state in enumerate(lively.positions(table, 8, 500)):
        for seat in range(state.seats):
            keeps_what_is_known(state.town, seat)
        mine = [memory for memory in state.town.seen_cards if takers_of(memory)]
        if number % 11 and not (mine and number % 3 == 0):
            continue
        for seat in range(state.seats):
            imagined = state.determinise(seat, luck)
            conservation.check(imagined.town)
            keeps_what_is_known(imagined.town, seat)
            assert msgspec.json.encode(imagined.view(seat)) == msgspec.json.encode(state.view(seat))
            assert imagined.legal_moves(seat) == state.legal_moves(seat)
        remembered += len(state.town.seen_cards)
        doubtful += len(mine)
    assert remembered
    assert doubtful or state.seats == 2
