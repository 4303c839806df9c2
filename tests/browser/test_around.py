"""Around the table: settings, new tables, correspondence games, players who leave, running out of time, reading
rules."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.visitors import PHONE

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

ME = {"kind": "me"}


def test_settings_hold_at_once_and_after_a_reload(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/settings")
    page = ada.page
    name, webhook = page.get_by_label("Your name"), page.get_by_label("Webhook address")
    expect(name).to_have_attribute("placeholder", re.compile(r"\w+ \w+"))  # the name of a guest who enters none
    name.fill("Ada Lovelace")
    save(page, name)
    webhook.fill("https://ntfy.sh/tableside-ada")
    save(page, webhook)
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("switch", name="Reduce motion").check()
    page.get_by_role("switch", name="Sounds").uncheck()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    with page.expect_response(lambda answer: answer.url.endswith("/api/session") and answer.request.method == "POST"):
        page.get_by_role("switch", name="Keyboard shortcuts").uncheck()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ada Lovelace")
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Reduce motion")).to_be_checked()
    guest = ada.api("/api/session")["guest"]
    assert guest["webhook"] == "https://ntfy.sh/tableside-ada"
    assert guest["settings"]["sounds"] is False
    assert guest["settings"]["theme"] == "dark"


def save(page: Page, field: Locator) -> None:
    with page.expect_response(lambda answer: answer.url.endswith("/api/session") and answer.request.method == "POST"):
        page.locator("form").filter(has=field).get_by_role("button", name="Save").click()
    expect(page.locator(".toast").last).to_contain_text(re.compile("Saved|Your name is now"))


def test_a_bad_webhook_is_refused_in_words(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/settings")
    webhook = ada.page.get_by_label("Webhook address")
    webhook.fill("not an address")
    webhook.press("Enter")
    expect(ada.page.locator(".toast")).to_be_visible()
    expect(ada.page.locator(".toast")).not_to_contain_text("err-")
    ada.complaints = [complaint for complaint in ada.complaints if "400" not in complaint]


def test_a_table_of_ones_own_by_post(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/new/burger-joint")
    page = ada.page
    page.get_by_role("group", name="Pizza").get_by_role("radio", name="Bot").check()
    page.get_by_role("group", name="Clock").get_by_role("radio", name="Correspondence").check()
    page.get_by_role("group", name="Days").get_by_role("radio", name=re.compile(" 3$")).check()
    page.get_by_role("switch", name="Public").check()
    page.get_by_role("button", name="Open table").click()
    ada.at_table()
    table = ada.api(f"/api/tables/{ada.table_id}")
    assert table["clock"] == {"kind": "post", "days": 3}
    assert table["public"]
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "bot"]
    ada.goto("/mine")
    row = page.get_by_role("link", name=re.compile("correspondence"))
    expect(row).to_contain_text("Your turn")
    expect(page.get_by_role("link", name="My games")).to_contain_text("1")  # the navigation shows a waiting table
    expect(page).to_have_title(re.compile("^● "))


def test_a_bot_plays_for_who_left_until_they_come_back(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    table = ada.invite(bo)
    bo.goto("/about")
    expect(ada.page.get_by_text("offline")).to_be_visible()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Let a bot play for Bo").click()
    ada.page.locator(".area .row button:not(.shut)").first.click()
    expect(ada.page.locator("section.log")).to_contain_text(re.compile("Bo takes"))  # the bot in Bo's seat
    bo.goto(f"/table/{table}")
    bo.page.get_by_role("button", name="Take my seat back").click()
    expect(bo.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    assert not ada.api(f"/api/tables/{table}")["seats"][1]["away"]


def test_time_runs_out(visitors: Visitors) -> None:
    ada = visitors()
    ada.sit([ME, {"kind": "bot"}], clock={"kind": "live", "move_seconds": 5})
    ada.at_table()
    expect(ada.page.get_by_role("timer").first).to_be_visible()
    dialog = ada.page.get_by_role("dialog", name="You lost")
    expect(dialog).to_contain_text("ran out of time")


def test_rules_are_found_and_linked(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/rules/burger-joint#BJ-5.2")
    page = ada.page
    here = page.locator(".rule.here")
    expect(here).to_contain_text("BJ-5.2")
    expect(here).to_be_in_viewport()
    page.get_by_role("link", name="BJ-3.4").click()
    expect(page.locator(".rule.here")).to_contain_text("BJ-3.4")
    expect(page).to_have_url(re.compile("#BJ-3.4$"))
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Production").click()
    expect(page.locator("h2", has_text="BJ-3")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("bistro ability")
    expect(page.locator(".rule")).not_to_have_count(0)
    for text in page.locator(".rule").all_inner_texts():
        assert "bistro" in text.lower()
    page.get_by_label("Search the rules").fill("spaceship")
    expect(page.get_by_text("No matching rules")).to_be_visible()


def test_the_skip_link_leads_to_the_page(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/about")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    assert ada.page.evaluate("document.activeElement.id") == "main"


def test_without_a_server_the_page_says_so(visitors: Visitors) -> None:
    ada = visitors(may_lose_line=True)
    ada.context.route("**/api/**", lambda route: route.abort("connectionrefused"))
    ada.goto("/")
    expect(ada.page.get_by_text("The kitchen isn’t responding").first).to_be_visible()
    ada.context.unroute("**/api/**")
    ada.page.get_by_role("button", name="Try again").first.click()
    expect(ada.burger_joint()).to_be_visible()


def test_a_page_that_did_not_come_is_asked_for_again(visitors: Visitors) -> None:
    ada = visitors(may_lose_line=True)
    ada.goto("/")
    ada.context.route("**/*", lambda route: route.abort("connectionrefused"))
    ada.page.get_by_role("link", name="Watch", exact=True).click()
    again = ada.page.get_by_role("button", name="Try again")
    again.click()  # the server is still down: the person stays on the page and is told
    expect(ada.page.locator(".toast")).to_contain_text("Can’t reach the server")
    ada.context.unroute("**/*")
    again.click()
    expect(ada.page.get_by_role("heading", name="Watch a game")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "refusal"),
    [
        ("de-DE", "Das ist keine Spielaufzeichnung: ungültiges JSON in Zeile 1"),
        ("it-IT", "Questo non è un file di partita"),
    ],
)
def test_what_is_no_record_is_refused_in_the_readers_words(visitors: Visitors, locale: str, refusal: str) -> None:
    ada = visitors(locale=locale)
    ada.goto("/replay")
    ada.page.locator("input[type=file]").set_input_files(
        {"name": "shopping.json", "mimeType": "application/json", "buffer": b"milk, eggs"}
    )
    verify, look = (ada.page.locator(".card").get_by_role("button").nth(place) for place in (1, 0))
    for button in (verify, look):
        button.click()
        expect(ada.page.locator(".toast")).to_have_count(1)
        expect(ada.page.locator(".toast")).to_contain_text(refusal)
    ada.complaints = [complaint for complaint in ada.complaints if "400" not in complaint]


# Finds what sticks out of its place or of the window instead of being shortened or wrapped.
STICKS_OUT = """[...document.querySelectorAll('.ribbon p, .area h3, .head .name, .dots button, header h1')]
    .filter((part) => getComputedStyle(part).overflowX === 'visible')
    .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className}: ${part.textContent}`)"""
# Finds areas with cubes to take that are partly covered by the bar at the bottom.
COVERED = """[...document.querySelectorAll('.area.open')].filter((area) =>
    area.getBoundingClientRect().bottom > document.querySelector('.thumb').getBoundingClientRect().top).length"""


def test_any_name_stays_inside_its_place_on_a_phone(visitors: Visitors) -> None:
    ada = visitors(viewport=PHONE)
    for name in ("W" * 32, "<script>alert(1)</script>", "مطعم برغر", "Zoë 🍔"):
        ada.sit([ME, {"kind": "local", "name": "M" * 32}], name=name)
        ada.at_table()
        expect(ada.page).to_have_title(re.compile(re.escape(name)))
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert ada.page.evaluate(STICKS_OUT) == []
        if name == "W" * 32:  # and on the narrowest phone; the page's head has two rows in each language
            ada.resize({"width": 320, "height": 640})
            expect(ada.page.locator(".area.open")).to_have_count(2)
            ada.wait_until(f"({COVERED}) === 0")  # the page scrolls there smoothly
            ada.goto("/account")
            for language in ("it", "de", "en"):
                ada.page.get_by_role("combobox").select_option(language)
                expect(ada.page.locator("html")).to_have_attribute("lang", language)
                assert ada.page.evaluate("document.querySelector('header').offsetHeight") <= 100
                assert ada.page.evaluate("document.documentElement.scrollWidth") <= 320
            ada.resize(PHONE)
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_label("Message").fill("o" * 200)
    ada.page.keyboard.press("Enter")
    said = ada.page.get_by_role("dialog").locator("li").first
    expect(said).to_contain_text("Zoë 🍔")
    box = said.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]


def test_home_shows_a_few_open_tables_and_the_rest_on_demand(visitors: Visitors) -> None:
    host, ada = visitors(), visitors()
    host.api("/api/session", {"name": "Host"})
    wish = {"game": "burger-joint", "seats": [ME, {"kind": "open"}], "public": True}
    opened = [host.api("/api/tables", wish)["id"] for _ in range(7)]
    ada.goto("/")
    shelf = ada.page.locator("section", has=ada.page.get_by_role("heading", name="Open tables"))
    expect(shelf.get_by_role("listitem")).to_have_count(5)
    shelf.get_by_role("button", name="Show more").click()
    for table in opened:
        expect(shelf.locator(f'a[href="/table/{table}"]')).to_be_visible()
    host.goto("/")  # your own tables are not listed among the open ones
    expect(host.page.get_by_role("heading", name="Continue")).to_be_visible()
    own = host.page.locator("section", has=host.page.get_by_role("heading", name="Open tables"))
    expect(own.locator(f'a[href="/table/{opened[0]}"]')).to_have_count(0)
