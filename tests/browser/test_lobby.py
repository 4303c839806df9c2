"""Inviting people: the lobby, the invitation, a clock that waits, and what players agree to."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access.measures import SMALL, axe_by_day_and_night, unnamed
from tests.browser.conftest import Visitors
from tests.browser.visitors import PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


def button(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("button", name=name)


def notices(person: Visitor) -> Locator:
    return person.page.locator(".notices")


def test_a_host_sets_up_a_table_for_many_and_friends_come(visitors: Visitors) -> None:
    """Three browsers: seats are added and removed, a bot gets another level, and everybody sees it at once."""
    ada, bo, cy = visitors(), visitors(), visitors(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    ada.api("/api/session", {"name": "Ada"})
    ada.goto("/")
    ada.page.locator("article.rival-restaurants").get_by_role("button", name="Invite a friend").click()
    expect(ada.page.get_by_role("heading", name="Set up your table")).to_be_visible()
    seats = ada.page.locator("main li, .lobby li")
    expect(seats).to_have_count(2)
    button(ada, "Add an open seat").click()
    expect(seats).to_have_count(3)
    button(ada, "Add a bot").click()
    expect(seats).to_have_count(4)
    ada.page.get_by_role("combobox").nth(2).select_option(label="Bot: Apprentice")
    button(ada, "Add a bot").click()
    expect(seats).to_have_count(5)
    button(ada, "Remove seat 5").click()
    expect(seats).to_have_count(4)
    expect(button(ada, "Start with 2 players")).to_be_enabled()
    link = ada.page.get_by_label("Link to this table").input_value()

    bo.goto(link.removeprefix(bo.url))
    expect(bo.page.get_by_role("heading", name="Ada invites you to play Rival Restaurants")).to_be_visible()
    expect(bo.page.locator("dl")).to_contain_text("First game")
    expect(bo.page.locator("dl")).to_contain_text("no clock")
    expect(bo.page.get_by_role("combobox")).to_have_count(0)
    bo.page.get_by_label("Your name").fill("Bo")
    button(bo, "Join the game").click()
    expect(bo.page.get_by_text("Ada will start the game.")).to_be_visible()
    expect(seats.nth(1)).to_contain_text("Bo")
    cy.goto(link.removeprefix(cy.url))
    expect(cy.page.get_by_role("heading", name="Ada lädt dich zu Rival Restaurants ein")).to_be_visible()
    cy.page.get_by_label("Dein Name").fill("Cy")
    cy.page.get_by_role("button", name="Mitspielen").tap()
    expect(seats.nth(2)).to_contain_text("Cy")

    button(ada, "Remove Bo from the table").click()
    expect(bo.page.get_by_role("button", name="Join the game")).to_be_visible()
    button(bo, "Join the game").click()
    expect(seats.nth(1)).to_contain_text("Bo")
    ada.page.reload()  # the host may come back at any time
    button(ada, "Start with 4 players").click()
    for person in (ada, bo, cy):
        person.page.wait_for_selector(".page")
    table = ada.api(f"/api/tables/{ada.table_id}")
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "guest", "guest", "bot"]
    assert table["seats"][3]["name"] == "apprentice"


def test_a_table_of_one_host_can_be_filled_with_bots_or_cancelled(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/")
    ada.page.locator("article.rival-restaurants").get_by_role("button", name="Invite a friend").click()
    expect(button(ada, "Start with 2 players")).to_have_attribute("aria-disabled", "true")
    button(ada, "Add an open seat").click()
    button(ada, "Fill open seats with bots").click()
    ada.page.wait_for_selector(".town")
    assert [seat["kind"] for seat in ada.api(f"/api/tables/{ada.table_id}")["seats"]] == ["guest", "bot", "bot"]
    ada.goto("/")
    ada.page.locator("article.rival-restaurants").get_by_role("button", name="Invite a friend").click()
    button(ada, "Cancel game").click()
    ada.page.wait_for_url(re.compile(r"/$"))


def test_the_clock_waits_until_both_have_seen_the_board(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    clock = {"kind": "live", "game_seconds": 600}
    table = ada.sit([{"kind": "me"}, {"kind": "open"}], public=True, clock=clock)
    expect(ada.page.locator("dl")).to_contain_text("10 minutes per player")
    bo.api("/api/session", {"name": "Bo"})
    bo.api(f"/api/tables/{table}/join", {})  # sits, and looks elsewhere
    ada.at_table()
    expect(notices(ada)).to_contain_text("The clock starts when everyone has seen the board. Still waiting for: Bo.")
    assert ada.api(f"/api/tables/{table}")["deadline"] is None
    bo.goto(f"/table/{table}").at_table()
    expect(notices(ada)).not_to_contain_text("The clock starts")
    expect(ada.page.locator("section.log")).to_contain_text("The clock starts")
    assert ada.api(f"/api/tables/{table}")["deadline"] is not None


def test_whoever_waits_in_vain_aborts_the_game(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    table = ada.sit([{"kind": "me"}, {"kind": "open"}], public=True, clock={"kind": "live", "game_seconds": 600})
    bo.api("/api/session", {"name": "Bo"})
    bo.api(f"/api/tables/{table}/join", {})
    ada.at_table()
    notices(ada).get_by_role("button", name="Abort game").click()
    expect(ada.page.get_by_role("dialog").get_by_role("heading", name="Game aborted")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_contain_text("The game was aborted.")
    assert ada.api(f"/api/tables/{table}/verify")["ok"] is True


def first_move(person: Visitor, *others: Visitor) -> None:
    """Play the first move on offer with the keyboard's help: the page's own player presses one button."""
    before = person.moves_played()
    person.play_on()
    person.wait_until(
        "async ([path, n]) => (await (await fetch(path)).json()).moves > n",
        [f"/api/tables/{person.table_id}", before],
    )
    person.stop_playing()
    for other in others:
        other.page.wait_for_timeout(50)


def until_asked(ada: Visitor, bo: Visitor, seat: int) -> None:
    """Play until the seat is asked."""
    people = (ada, bo)
    while (asked := ada.api(f"/api/tables/{ada.table_id}")["asked"][0]) != seat:
        first_move(people[asked], people[1 - asked])


def test_a_move_is_taken_back_when_the_other_agrees(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    table = ada.invite(bo)
    until_asked(ada, bo, 1)
    first_move(bo, ada)
    before = ada.moves_played()
    button(ada, "Take back").click()
    dialog = ada.page.get_by_role("dialog", name="Take back a move")
    expect(dialog).to_contain_text("Anything drawn since then is drawn again")
    dialog.get_by_role("button", name="Ask").click()
    expect(notices(ada)).to_contain_text("Waiting for an answer: a takeback.")
    expect(notices(bo)).to_contain_text("Ada asks to take back")
    bo.page.reload()  # the question is still there
    bo.at_table()
    notices(bo).get_by_role("button", name="Decline").click()
    expect(notices(ada)).not_to_contain_text("takeback")
    button(ada, "Take back").click()
    dialog.get_by_role("button", name="Ask").click()
    notices(ada).get_by_role("button", name="Withdraw").click()
    expect(notices(bo)).not_to_contain_text("Ada asks")
    button(ada, "Take back").click()
    dialog.get_by_role("button", name="Ask").click()
    notices(bo).get_by_role("button", name="Accept").click()
    for person in (ada, bo):
        expect(person.page.locator("section.log li").last).to_contain_text("take")
        expect(person.page.locator("section.log .gone")).not_to_have_count(0)
    assert ada.api(f"/api/tables/{table}")["asked"] == [0]
    assert ada.moves_played() == before + 1
    first_move(ada, bo)


def test_a_draw_is_offered_where_there_is_one(visitors: Visitors) -> None:
    """BJ-9.1: a draw after so many turns."""
    ada, bo = visitors(), visitors()
    ada.invite(bo)
    button(ada, "Menu").click()
    expect(button(ada, "Offer a draw")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.invite(bo, options={"last_turn": 20})
    for answer in ("Decline", "Accept"):
        button(ada, "Menu").click()
        button(ada, "Offer a draw").click()
        expect(notices(bo)).to_contain_text("Ada suggests a draw.")
        notices(bo).get_by_role("button", name=answer).click()
        expect(notices(ada)).not_to_contain_text("draw")
    for person in (ada, bo):
        expect(person.page.get_by_role("dialog").get_by_role("heading", name="Draw")).to_be_visible()


def test_hints_are_off_between_people_unless_the_table_allows_them(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    ada.invite(bo)
    expect(button(ada, "Hint")).to_have_attribute("aria-disabled", "true")
    button(ada, "Hint").hover()
    expect(ada.page.locator(".why", has_text="Hints are off at this table")).to_be_visible()
    ada.page.keyboard.press("h")
    ada.invite(bo, hints=True)
    button(ada, "Hint").click()
    expect(ada.page.locator(".hinted, .advice").first).to_be_visible()


def test_a_game_is_aborted_from_the_menu_until_the_other_has_moved(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    ada.invite(bo)
    button(bo, "Menu").click()
    button(bo, "Abort game").click()
    button(bo, "Abort without a result?").click()
    for person in (ada, bo):
        expect(person.page.get_by_role("dialog").get_by_role("heading", name="Game aborted")).to_be_visible()
    ada.invite(bo)
    until_asked(ada, bo, 1)
    first_move(bo, ada)
    button(ada, "Menu").click()
    expect(button(ada, "Resign")).to_be_visible()
    expect(button(ada, "Abort game")).to_have_count(0)


def nothing_in_the_way(person: Visitor) -> None:
    """Axe finds nothing, controls have names, and nothing sticks out at the side."""
    assert axe_by_day_and_night(person.page) == []
    assert unnamed(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "it-IT"])
def test_everybody_can_use_the_lobby_and_answer(visitors: Visitors, locale: str) -> None:
    """In three languages on the smallest phone, by day and by night."""
    ada, bo = (visitors(viewport=SMALL, has_touch=True, is_mobile=True, locale=locale) for _ in range(2))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}, {"kind": "open"}]
    clock = {"kind": "live", "game_seconds": 900, "increment_seconds": 10}
    table = ada.sit(seats, game="rival-restaurants", autostart=False, public=True, clock=clock)
    bo.goto(f"/table/{table}")
    ada.page.wait_for_selector("img")
    for person in (ada, bo):
        nothing_in_the_way(person)
    table = ada.sit([{"kind": "me"}, {"kind": "open"}], public=True, clock=clock, options={"last_turn": 20})
    bo.api("/api/session", {"name": "Bo"})
    bo.api(f"/api/tables/{table}/join", {})
    ada.at_table()
    expect(notices(ada).get_by_role("button")).to_be_visible()
    nothing_in_the_way(ada)
    bo.goto(f"/table/{table}").at_table()
    until_asked(ada, bo, 1)
    first_move(bo, ada)
    ada.page.keyboard.press("Escape")  # the player may have opened an explanation
    ada.page.keyboard.press("u")
    dialog = ada.page.get_by_role("dialog").filter(has=ada.page.get_by_role("radio"))
    expect(dialog).to_be_visible()
    nothing_in_the_way(ada)
    dialog.locator("button.primary").tap()
    expect(notices(bo).get_by_role("button")).to_have_count(2)
    nothing_in_the_way(bo)
