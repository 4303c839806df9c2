"""Accounts in the browser: a guest keeps their games, signs in elsewhere with a password or a passkey, and signs
out."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.access.measures import violations
from tests.browser.conftest import Visitors
from tests.browser.test_pages import BARE_ID
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

Snap = Callable[[Page, str], None]
PASSWORD = "a long enough password"
ME, LOCAL = {"kind": "me"}, {"kind": "local", "name": "Bo"}
_numbers = itertools.count()


def new_name() -> str:
    return f"ada-{next(_numbers)}"


def card(visitor: Visitor, title: str) -> Locator:
    return visitor.page.locator("section.card", has=visitor.page.get_by_role("heading", name=title, exact=True))


def signed_up(visitor: Visitor) -> str:
    """Somebody with an account. Returns its sign-in name."""
    name = new_name()
    visitor.api("/api/session", {"name": "Bo"})
    visitor.api("/api/account", {"name": name, "password": PASSWORD})
    return name


def send(form: Locator, fields: dict[str, str]) -> None:
    for label, value in fields.items():
        form.get_by_label(label, exact=True).fill(value)
    form.locator("button[type=submit]").click()


def looks_right(visitor: Visitor, snap: Snap, name: str) -> list[str]:
    """The problems of a page in the light and in the dark theme."""
    problems = []
    for scheme in ("dark", "light"):
        visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        snap(visitor.page, f"{name}-{scheme}")
        problems += [f"{name}, {scheme}: {problem}" for problem in violations(visitor.page)]
    width = visitor.page.viewport_size["width"] if visitor.page.viewport_size else 0
    if visitor.page.evaluate("document.documentElement.scrollWidth") > width:
        problems.append(f"{name}: too wide")
    return problems


def test_a_game_follows_its_guest_to_another_browser(visitors: Visitors, snap: Snap) -> None:
    name, ada, phone = new_name(), visitors(), visitors(viewport=PHONE)
    table = ada.sit([ME, LOCAL])
    # The page with a guest's games says how to keep them.
    ada.goto("/mine").page.get_by_role("link", name="Take your games to other devices").click()
    keep = card(ada, "Keep your games")
    expect(keep).to_be_visible()
    problems = looks_right(ada, snap, "desktop-account-guest")
    send(keep, {"Sign-in name": name, "New password": PASSWORD})
    expect(ada.page.get_by_text(f"Your sign-in name is {name}.")).to_be_visible()
    # The phone already has a guest's game. The page says in advance what will happen to it.
    own = phone.sit([ME, LOCAL], name="Sunny Olive")
    phone.goto("/account")
    expect(phone.page.get_by_text("The game you play here as Sunny Olive moves to the account")).to_be_visible()
    problems += looks_right(phone, snap, "phone-account-sign-in")
    send(card(phone, "Sign in"), {"Sign-in name": name.upper(), "Password": PASSWORD})
    for id in (table, own):
        expect(phone.page.locator(f"a[href='/table/{id}']").first).to_be_visible()
    phone.goto(f"/table/{table}").at_table()
    # Sign out everywhere. The open table says so and offers to sign in. It does not retry for ever.
    ada.page.reload()
    expect(ada.page.get_by_text("Signed in on 2 devices.")).to_be_visible()
    problems += looks_right(ada, snap, "desktop-account-own")
    ada.page.get_by_role("button", name="Sign out everywhere").click()
    ada.page.wait_for_url("**/")
    expect(ada.page.locator(".toast")).to_contain_text("You’re signed out on all devices")
    expect(phone.page.get_by_text("Sign in to keep playing.")).to_be_visible()
    problems += looks_right(phone, snap, "phone-account-ended")
    phone.page.get_by_role("link", name="Sign in").click()
    send(card(phone, "Sign in"), {"Sign-in name": name, "Password": PASSWORD})
    phone.at_table()
    assert phone.table_id == table
    assert problems == []


def with_authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """A device that stores passkeys and always confirms."""
    devices = visitor.context.new_cdp_session(visitor.page)
    devices.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
    return devices, devices.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_signs_in_without_a_name(visitors: Visitors, server: Server, snap: Snap) -> None:
    """Uses Chromium's virtual authenticator. Passkeys need a host name, so the server is opened by name."""
    here = f"http://localhost:{server.port}"
    ada, phone = visitors(here), visitors(here, viewport=PHONE)
    table = ada.sit([ME, LOCAL])
    devices, key_ring = with_authenticator(ada)
    ada.goto("/account").page.get_by_role("button", name="Use a passkey instead").click()
    expect(ada.page.get_by_text("You sign in with a passkey. Signed in on this device only.")).to_be_visible()
    # The same passkey on the phone, as a password manager would sync it.
    (credential,) = devices.send("WebAuthn.getCredentials", {"authenticatorId": key_ring})["credentials"]
    phones, phones_ring = with_authenticator(phone)
    phones.send("WebAuthn.addCredential", {"authenticatorId": phones_ring, "credential": credential})
    phone.goto("/mine").page.locator("header").get_by_role("link", name="Sign in").click()
    phone.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.page.locator(f"a[href='/table/{table}']").first).to_be_visible()
    phone.goto("/account")
    expect(phone.page.get_by_text("Signed in on 2 devices.")).to_be_visible()
    problems = looks_right(phone, snap, "phone-account-passkey")
    # The account gets a password as well. Then the passkey can be deleted.
    name = new_name()
    send(card(phone, "Name and password"), {"Sign-in name": name, "New password": PASSWORD})
    expect(phone.page.get_by_text(f"Your sign-in name is {name}.")).to_be_visible()
    phone.page.get_by_role("button", name="Remove: Passkey from").click()
    expect(phone.page.get_by_text("You don’t have a passkey yet.")).to_be_visible()
    assert problems == []


def test_an_account_is_deleted_only_with_its_password(visitors: Visitors, snap: Snap) -> None:
    ada = visitors()
    ada.sit([ME, LOCAL])
    send(card(ada.goto("/account"), "Keep your games"), {"Sign-in name": new_name(), "New password": PASSWORD})
    card(ada, "Delete account").get_by_role("button").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    problems = looks_right(ada, snap, "desktop-account-delete")
    current = dialog.get_by_label("Current password")
    send(dialog, {"Current password": "not this one"})
    expect(current).to_be_focused()
    expect(current).to_have_accessible_description("The current password is wrong.")
    send(dialog, {"Current password": PASSWORD})
    ada.page.wait_for_url("**/")
    expect(ada.page.locator(".toast")).to_contain_text("Account deleted")
    ada.complaints = [complaint for complaint in ada.complaints if "403" not in complaint]
    session: Any = ada.api("/api/session")
    assert (session["guest"], session["ended"]) == (None, False)
    assert problems == []


def test_what_is_refused_is_said_at_its_field(visitors: Visitors, snap: Snap) -> None:
    ada, bo = visitors(viewport=PHONE), visitors()
    name = signed_up(bo)
    sign_in = card(ada.goto("/account"), "Sign in")
    send(sign_in, {})
    expect(sign_in.get_by_label("Sign-in name")).to_have_accessible_description("Please fill this in.")
    expect(sign_in.get_by_label("Sign-in name")).to_be_focused()
    send(sign_in, {"Sign-in name": name, "Password": "not this one"})
    password = sign_in.get_by_label("Password", exact=True)
    expect(password).to_be_focused()
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(password).to_have_accessible_description("Wrong name or password.")
    problems = looks_right(ada, snap, "phone-account-refused")
    keep = card(ada, "Keep your games")
    send(keep, {"Sign-in name": name, "New password": PASSWORD})
    expect(keep.get_by_label("Sign-in name")).to_be_focused()
    expect(keep.get_by_label("Sign-in name")).to_have_accessible_description(re.compile("Choose another one"))
    expect(ada.page.locator(".toast")).to_have_count(0)
    ada.complaints = [complaint for complaint in ada.complaints if "403" not in complaint and "409" not in complaint]
    assert problems == []


def test_every_tab_says_what_became_of_its_person(visitors: Visitors, snap: Snap) -> None:
    """A guest's browser signs in without its games. Then the account is deleted."""
    ada, bo = visitors(), visitors()
    name = signed_up(bo)
    bo.sit([ME, LOCAL], name="Bo")
    bo.at_table()
    ada.sit([ME, LOCAL])
    ada.at_table()
    tab = ada.context.new_page()
    tab.goto("/account")
    tab.get_by_role("switch", name="Add this browser’s games to the account").uncheck(force=True)
    tab.locator("input[name=username]").first.fill(name)
    tab.locator("input[name=password]").fill(PASSWORD)
    tab.keyboard.press("Enter")
    expect(tab.locator("header").get_by_role("link", name="Account: Bo")).to_be_visible()
    expect(ada.page.get_by_text("this game wasn’t carried over")).to_be_visible()
    snap(ada.page, "desktop-account-left")
    tab.goto("/account")
    tab.get_by_role("button", name="Delete account").click()
    tab.get_by_role("dialog").get_by_label("Current password").fill(PASSWORD)
    tab.keyboard.press("Enter")
    expect(tab.locator(".toast")).to_contain_text("Account deleted")
    expect(tab.locator("header").get_by_role("link", name="Sign in")).to_be_visible()
    expect(bo.page.get_by_text("This account was deleted.")).to_be_visible()
    expect(bo.page.get_by_role("link", name="Sign in")).to_have_count(0)
    snap(bo.page, "desktop-account-gone")
    bo.page.get_by_role("button", name="Continue as a new guest").click()
    expect(bo.page.get_by_text("This table doesn’t exist, or it’s private")).to_be_visible()
    bo.complaints = [complaint for complaint in bo.complaints if "404" not in complaint]


def test_a_new_name_is_seen_at_the_table_where_one_waits(visitors: Visitors) -> None:
    ada = visitors()
    ada.sit([ME, {"kind": "open"}], name="Ada")
    seat = ada.page.locator("main li").first
    expect(seat).to_contain_text("Ada")
    tab = ada.context.new_page()
    tab.goto("/settings")
    tab.get_by_label("Your name").fill("Countess")
    tab.get_by_label("Your name").press("Enter")
    expect(tab.locator(".toast")).to_contain_text("Your name is now Countess")
    expect(seat).to_contain_text("Countess")
    expect(ada.page.locator("p.unseen[aria-live]")).to_contain_text("You have a new name")


@pytest.mark.parametrize("locale", ["de-DE", "it-IT"])
def test_the_page_in_another_language(visitors: Visitors, snap: Snap, locale: str) -> None:
    ada = visitors(locale=locale)
    ada.sit([ME, LOCAL])
    ada.goto("/account").page.wait_for_load_state("networkidle")
    snap(ada.page, f"{locale[:2]}-account-guest")
    found = BARE_ID.findall(ada.page.locator("body").inner_text())
    keep = ada.page.locator("#keep form")
    keep.locator("input[name=username]").fill(new_name())
    keep.locator("input[name=new-password]").fill(PASSWORD)
    keep.locator("button[type=submit]").click()
    ada.page.locator("button.danger").wait_for()
    snap(ada.page, f"{locale[:2]}-account-own")
    assert found + BARE_ID.findall(ada.page.locator("body").inner_text()) == []
    assert "account-" not in ada.page.locator("body").inner_text()
