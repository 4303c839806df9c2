"""The screen of Rival Restaurants: it fits, says what is missing, and names every move in every language."""

import pytest

from tableside.bots import Ask, make_bot
from tableside.engine.match import Match
from tableside.games.rival_restaurants.core.phases.movement import reclaim
from tableside.locales import LANGUAGES, words
from tableside.terminal.face import Face, face_of
from tests.rival_restaurants.scene import Scene


def face(language: str = "en") -> Face:
    return face_of("rival-restaurants", words(language), lambda seat: f"Player {seat + 1}", lambda seat: "greedy")


def table(scene: Scene, seat: int | None, width: int = 80, language: str = "en") -> str:
    return "\n".join(line.plain for line in face(language).table(scene.state.view(seat), seat, width))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_screen_of_a_game_fits_and_has_words(language: str, width: int) -> None:
    drawn = face(language)
    for seats, options, seed in ((6, {"edition": "deluxe"}, 1), (2, {"mode": "squad-draft"}, 2)):
        match = Match.start("rival-restaurants", options, seats=seats, seed=seed)
        bots = [make_bot("rival-restaurants", "greedy", seat) for seat in range(seats)]
        number = 0
        while asked := match.asked():
            seat = asked[0]
            number += 1
            if number % 3 == 0:
                view, moves = match.view(seat), match.legal_moves(seat)
                lines = [*drawn.table(view, seat, width), *drawn.listed(view, seat, moves, width)]
                assert max(line.cell_len for line in drawn.table(view, seat, width)) <= width
                text = "\n".join(line.plain for line in lines) + drawn.asked(view, seat)
                assert "rr-" not in text
                described = [drawn.describe(view, seat, move) for move in moves]
                assert all(described)
                assert not any("rr-" in phrase or "None" in phrase for phrase in described)
            match.play(seat, bots[seat].choose(Ask(match.state, seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_what_was_named(language: str) -> None:
    """RR-9.2: shown to players who are hit, and to a player stopped by a Clam. For Food Recall it says for whom to
    name."""
    scene = Scene().hand(0, "raiders-of-the-lost-pork", "clam-voyance").hand(1, "clam-voyance").stock(1, "beef")
    scene.hand(2, "food-recall").market()
    beef = f"({words(language).say('rr-beef')})"
    scene.play(0, "play raiders p2 beef")
    assert beef in face(language).asked(scene.state.view(1), 1)
    scene.play(1, "clam")
    assert beef in face(language).asked(scene.state.view(0), 0)
    scene.play(0, "pass")
    scene.play(2, "play food-recall")
    assert "(Player 2)" in face(language).asked(scene.state.view(2), 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_choose_again_reads_what_was_chosen(language: str) -> None:
    """RR-3.4: a card has been played since then."""
    scene = Scene().hand(1, "jackpot").stock(1, "rice", "rice", "milk", "milk")
    scene.play(0, "go chop-shop")
    scene.play(1, "play jackpot")
    assert words(language).say("rr-chop-shop") in face(language).asked(scene.state.view(0), 0)
    assert words(language).say("rr-chop-shop") not in face(language).asked(scene.state.view(1), 1)


def test_what_is_lacking_is_marked() -> None:
    scene = Scene().recipe(0, "japchae", "bouillabaisse").stock(0, "noodles")
    scene.bins("veggie-eden", "carrot", "onion", "scallions", "garlic")
    text = table(scene, 0)
    assert "1 carrot*" in text
    assert "3 scallions " in text
    assert "✓noodles" in text
    assert "·beef" in text


def test_prices_for_me_and_claims_of_all() -> None:
    """RR-4.4: a discount halves my price where I stand. RR-3.3: claims are public."""
    scene = Scene().bins("chop-shop", "beef", "pork", "fish").hand(0, "discount")
    scene.market("chop-shop", "chop-shop", claims=(1, 2))
    assert ">$200  1 beef" in table(scene, 0)
    scene.play(0, "play discount")
    text = table(scene, 0)
    assert ">$100" in text
    assert "Discount −$100" in text
    assert "<p1" in text
    assert "<p2" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_my_prices_are_told(language: str) -> None:
    """RR-4.4, RR-4.5: how much each reason changes the price. The shelf has its own line if its steps differ."""

    def step(id: str, reason: str, n: int) -> str:
        return words(language).say(f"rr-price-{id}", {"reason": f"$rr-price-{reason}", "n": n})

    scene = Scene(chefs=("kim-chi", "antoine-baguette")).restaurants("rising-sun").market("chop-shop", "chop-shop")
    scene.town.level[0], scene.town.fake_sale, scene.town.discount = 3, 0b001, 0b001
    text = " ".join(table(scene, 0, 80, language).split())
    bins = [step("more", "fake-sale", 200), step("more", "antoine", 100), step("less", "discount", 200)]
    first = step("less", "restaurant", 100)
    shelf = words(language).say("rr-price-shelf", {"n": 200, "steps": f"={first}"})
    others = [step("more", "fake-sale", 100), step("more", "antoine", 100), step("less", "discount", 100)]
    assert " ".join([*bins, shelf, *others]) in text
    assert max(map(len, table(scene, 0, 80, language).splitlines())) <= 80
    assert step("more", "fake-sale", 200) not in " ".join(table(scene, 1, 80, language).split())
    scene = Scene(chefs=("kim-chi", "antoine-baguette")).market("island", "island")
    assert step("more", "antoine", 100) in table(scene, 0, 80, language)
    assert step("more", "antoine", 100) not in table(scene, 1, 80, language)


def test_the_second_chef_claims_anew() -> None:
    """RR-3.4, RR-11.3: the bins are those where that chef stands."""
    scene = Scene(2, two_many_cooks=True).bins("fruit-stand", "tomato", "beans", "peppers", "avocado")
    scene.play(0, "go chop-shop fruit-stand")
    scene.play(1, "go island dairy-king")
    scene.play(0, "claim none none")
    scene.play(1, "claim none none")
    reclaim(scene.town, 1)
    phrase = face().describe(scene.state.view(0), 0, "claim 4")
    assert phrase.endswith("avocado")


def test_wars_and_offers_are_shown() -> None:
    """RR-4.1, RR-4.6."""
    scene = Scene().bins("chop-shop", "beef", "pork", "fish").stock(2, "rice")
    scene.market("chop-shop", "chop-shop", claims=(1, 1))
    scene.play(0, "bid 200")
    scene.play(2, "offer p1: rice for $100")
    text = table(scene, 0)
    assert "Bidding war for beef at the Chop Shop: p1 $200, p2 –" in text
    assert "Offer 1 from p3 to p1: rice for $100" in text


def test_a_hand_is_shown_to_its_owner_only() -> None:
    """RR-1.7."""
    scene = Scene().hand(0, "jackpot").hand(1, "taxes")
    assert "Jackpot" in table(scene, 0)
    assert "Taxes" not in table(scene, 0)
    assert "Taxes" in table(scene, 1)
    for card in ("Jackpot", "Taxes"):
        assert card not in table(scene, None)


def test_long_groups_are_cut_and_say_so() -> None:
    scene = Scene(2, mode="squad")
    while scene.step != "destinations":
        seat = scene.state.asked()[0]
        scene.play(seat, scene.legal(seat)[0])
    moves = scene.legal(0)
    drawn = "\n".join(line.plain for line in face().listed(scene.state.view(0), 0, moves, 80))
    assert len(moves) > 100
    assert f"… and {len(moves) - 14} more (“moves go” lists them)" in drawn
    assert len(drawn.splitlines()) < 20


def test_a_screen_with_few_rows_leaves_out_the_rivals_kitchens() -> None:
    scene = Scene(6)
    drawn = face()
    text = {}
    for rows in (50, 24):
        drawn.height = rows
        text[rows] = "\n".join(line.plain for line in drawn.table(scene.state.view(0), 0, 80))
    assert text[50].count("needs") == 5
    assert "needs" not in text[24]
    assert "p6" in text[24]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_is_explained(language: str) -> None:
    """Every example can be parsed and has a text."""
    state = Match.start("rival-restaurants", {}, seats=4, seed=1).state
    squad = Match.start("rival-restaurants", {"mode": "squad"}, seats=2, seed=1).state
    for example, meaning in face(language).explain_notation():
        assert "rr-" not in meaning
        verb = example.split()[0]
        if verb in ("cook", "keep", "counter"):
            continue  # only your own recipes and offers on the table can be named
        (squad if " with " in example else state).canonical(0, example)
