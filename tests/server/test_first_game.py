"""The guided first game: the game's own bots, options and deal, the same for everybody."""

import pytest

from tableside.bots import Ask, make_bot
from tableside.engine.manifest import manifest_of, manifests
from tableside.engine.match import Match
from tests.server.clients import Person

GAMES = [key for key, manifest in manifests().items() if manifest.first_game]


def test_both_games_have_one() -> None:
    assert {"burger-joint", "rival-restaurants"} <= set(GAMES)


def started(key: str) -> Match:
    plan = manifest_of(key).first_game
    assert plan is not None
    return Match.start(key, plan.options, seats=1 + len(plan.bots), seed=plan.seed)


def play_on(match: Match, mine: dict[str, list[str]], until: str) -> list[str]:
    """What seat 0 played against the bots of the lesson, until a step. ``mine`` has its preference in each step."""
    plan = manifest_of(match.game.key).first_game
    assert plan is not None
    bots = [make_bot(match.game.key, level) for level in plan.bots]
    played = []
    for _ in range(200):
        view = match.view(0)
        seat = match.asked()[-1]
        if seat == 0 and view.step == until:
            break
        moves = match.legal_moves(seat)
        if seat:
            move = bots[seat - 1].choose(Ask(match.state, seat))
        else:
            wanted = mine.get(view.step, [])
            move = next((want for want in wanted if want in moves), moves[0])
            if move in wanted:
                wanted.remove(move)
            played.append(move)
        match.play(seat, move)
    return played


def test_burger_joint_shows_a_trade_and_a_theft() -> None:
    """BJ-4.1, BJ-5.2: in the second turn there are three of a kind, and publicity is affordable."""
    match = started("burger-joint")
    mine = {
        "first-pick": ["W", "Y", "W"],
        "pick": ["Y", "Y", "Y"],
        "trade": ["3Y"],
        "get": ["=G"],
        "build": ["pub"],
    }
    played = play_on(match, mine, until="steal")
    assert {"3Y", "=G", "pub"} <= set(played)
    assert match.view(0).turn == 3


def test_rival_restaurants_is_one_purchase_and_one_trade_from_a_dish() -> None:
    """RR-4.2, RR-4.6, RR-5.1: milk from Dairy King and a rival's sweet fruit make the Avocado Shake."""
    match = started("rival-restaurants")
    assert set(match.view(0).seats[0].recipes[0].missing) == {"milk", "sweet-fruit"}
    assert match.view(0).seats[2].spare["sweet-fruit"] == 1
    mine = {
        "destinations": ["go dairy-king"],
        "claims": ["claim 1"],
        "buying": ["buy dairy-king 1", "offer p3: shellfish for sweet-fruit", "ready", "ready"],
    }
    play_on(match, mine, until="declare")
    assert any(dish.recipe == "avocado-shake" for cooking in match.view(0).cookings for dish in cooking.dishes)


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_opened_with_one_request(anna: Person, ben: Person, game: str) -> None:
    tables = [await person.post("/api/tables/first", {"game": game}, status=201) for person in (anna, ben)]
    plan = manifest_of(game).first_game
    assert plan is not None
    for table in tables:
        assert table["status"] == "playing"
        assert [seat["kind"] for seat in table["seats"]] == ["guest", *("bot" for _ in plan.bots)]
    assert tables[0]["seal"] == tables[1]["seal"], "everybody gets the same deal"


async def test_an_unknown_game_is_refused(anna: Person) -> None:
    answer = await anna.post("/api/tables/first", {"game": "chess"}, status=400)
    assert answer["problem"]["id"] == "err-unknown-game"
