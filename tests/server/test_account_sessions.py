"""Accounts apart from signing in: sessions and time, the host's command, backups and upgrades."""

import asyncio
import contextlib
import io
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tableside.locales import LANGUAGES, words
from tableside.server.app_context import Caller, House
from tableside.server.command import settings_of
from tableside.server.http.problems import Refused
from tableside.server.http.schema import NewPassword, NewTable, SeatWish, SessionChange
from tableside.server.live import chat
from tableside.server.live.messages import React, Say
from tableside.server.live.subscribers import Connection
from tableside.server.people.accounts import Entered
from tableside.server.people.guests import GuestRow
from tableside.server.people.sessions import LIFETIME, RENEW_AFTER
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.tables import lifecycle
from tableside.server.tables.journal import SayLine
from tableside.server.tables.lobby import own_tables
from tableside.terminal.main import main

PASSWORD = "correct horse battery"
DAY = 86_400.0
RELEASES = Path(__file__).parents[1] / "nodes/releases"
DUEL = NewTable("burger-joint", [SeatWish("me"), SeatWish("local", name="Two")])


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        import time

        return time.time() + self.ahead


@asynccontextmanager
async def opened(data: Path, watch: Watch | None = None, **more: float) -> AsyncIterator[House]:
    house = House(Settings(data, limits=0, password_memory=64, **more), watch or Watch())  # type: ignore[arg-type]
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def guest_named(house: House, name: str) -> GuestRow:
    return await house.guests.greet(SessionChange(name=name), "en")


async def signed_up(house: House, guest: GuestRow, name: str = "ada") -> Entered:
    entered = await house.accounts.set_password(guest, NewPassword(name, PASSWORD), "")
    await house.belonging.settle(guest.id)
    return entered


async def caller(house: House, token: str) -> Caller:
    return await house.caller_of({"authorization": f"Bearer {token}"}, {})


# ---- time ---------------------------------------------------------------------------------------------------


async def test_a_session_of_an_account_ends_after_its_days_without_a_visit(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch, session_days=30) as house:
        entered = await signed_up(house, await guest_named(house, "Anna"))
        token = house.signer.token(entered.guest.id, entered.session)
        watch.ahead = 29 * DAY
        here = await caller(house, token)
        assert here.guest is not None
        renewed = house.signer.token(entered.guest.id, entered.session, house.clock())
        watch.ahead = 31 * DAY
        gone = await caller(house, token)
        assert gone.guest is None
        assert gone.ended
        assert (await caller(house, renewed)).guest is not None, "whoever came meanwhile stays"
        watch.ahead = 61 * DAY
        assert (await caller(house, renewed)).ended


async def test_a_guests_token_is_good_for_400_days_and_then_is_nobodys(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as house:
        guest = await guest_named(house, "Anna")
        token = house.signer.token(guest.id)
        watch.ahead = LIFETIME - DAY
        assert (await caller(house, token)).guest == guest
        watch.ahead = LIFETIME + DAY
        gone = await caller(house, token)
        assert (gone.guest, gone.ended) == (None, False), "there is nothing to sign in to"


async def test_a_visit_renews_the_token(tmp_path: Path) -> None:
    """Over HTTP: a token that is a little old is renewed, a fresh one is kept."""
    from litestar.testing import AsyncTestClient

    from tableside.server.http.app import make_litestar

    watch = Watch()
    house = House(Settings(tmp_path, limits=0, password_memory=64), watch)
    async with AsyncTestClient(make_litestar(house)) as http:
        await http.post("/api/session", json={"name": "Anna"})
        first = (await http.post("/api/account", json={"name": "ada", "password": PASSWORD})).json()["token"]
        assert (await http.get("/api/session")).json()["token"] == first
        watch.ahead = 2 * RENEW_AFTER * house.signed_in_life
        answer = await http.get("/api/session")
        second = answer.json()["token"]
        assert second != first
        assert f"Max-Age={90 * 86_400}" in answer.headers["set-cookie"]
        watch.ahead = house.signed_in_life + 1
        assert (await http.get("/api/session", headers={"Authorization": f"Bearer {first}"})).json()["ended"]
        assert (await http.get("/api/session", headers={"Authorization": f"Bearer {second}"})).json()["guest"]


async def test_an_open_socket_ends_with_its_session(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch, session_days=30) as house:
        entered = await signed_up(house, await guest_named(house, "Anna"))
        table = await lifecycle.open_table(house.hall, entered.guest, DUEL)
        here = await caller(house, house.signer.token(entered.guest.id, entered.session))
        old, new = (
            Connection(entered.guest.id, "Anna", "", here.ticket, until) for until in (here.until, here.until + 9)
        )
        table.audience.connections |= {old, new}
        watch.ahead = 30 * DAY - 5
        await house.belonging.look()
        assert (old.closing, new.closing) == (None, None)
        watch.ahead = 30 * DAY + 2
        await house.belonging.look()
        assert old.closing is not None
        assert (old.closing.reason, old.closing.final) == ("session", True)
        assert new.closing is None


# ---- elsewhere ----------------------------------------------------------------------------------------------


async def test_what_changed_elsewhere_is_found_by_looking(tmp_path: Path) -> None:
    """Another process on the same database takes a guest in and ends a session: tables and sockets here follow."""
    async with opened(tmp_path) as house, opened(tmp_path) as other:
        account = await signed_up(house, await guest_named(house, "Anna"))
        phone = await guest_named(house, "Anna on the phone")
        table = await lifecycle.open_table(house.hall, phone, DUEL)
        here = await caller(house, house.signer.token(account.guest.id, account.session))
        connection = Connection(account.guest.id, "Anna", "", here.ticket, here.until)
        table.audience.connections.add(connection)
        await other.accounts.sign_in(account.guest.id, phone)
        await other.accounts.end(account.guest.id, account.session)
        await house.belonging.look()
        assert [seat.guest for seat in table.sheet.seats] == [account.guest.id] * 2
        assert table.sheet.host == account.guest.id
        assert connection.closing is not None
        assert connection.closing.reason == "session"
        assert (await caller(house, house.signer.token(account.guest.id, account.session))).ended


async def test_a_guest_belongs_to_the_first_that_takes_it_in(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        one = await signed_up(house, await guest_named(house, "Anna"), "one")
        two = await signed_up(house, await guest_named(house, "Ben"), "two")
        phone = await guest_named(house, "Phone")
        await asyncio.gather(house.accounts.sign_in(one.guest.id, phone), house.accounts.sign_in(two.guest.id, phone))
        found = await house.guests.find(phone.id)
        assert found is not None
        assert found.belongs in (one.guest.id, two.guest.id)
        with pytest.raises(Refused, match="changed elsewhere"):
            await house.accounts.set_password(phone, NewPassword("three", PASSWORD), "")


async def test_a_brought_game_is_the_accounts_however_it_was_written(tmp_path: Path) -> None:
    """A table that was in memory elsewhere writes its seats with the guest's own id: who reads them finds the owner."""
    async with opened(tmp_path) as house:
        account = await signed_up(house, await guest_named(house, "Anna"))
        phone = await guest_named(house, "Phone")
        table = await lifecycle.open_table(house.hall, phone, DUEL)
        await house.accounts.sign_in(account.guest.id, phone)
    async with opened(tmp_path) as house:
        rows = await house.store.rows(model.seats.select())
        assert {row.guest for row in rows} == {phone.id}, "nothing was rewritten"
        again = await house.hall.table(table.sheet.id)
        assert again.sheet.seats_of(account.guest.id) == [0, 1]
        assert again.sheet.host == account.guest.id
        listed = await own_tables(house.store, account.guest.id, "running", None)
        assert [(entry.id, entry.seats[0].you) for entry in listed.tables] == [(table.sheet.id, True)]


async def test_people_of_0_1_0_become_accounts(tmp_path: Path) -> None:
    """A guest of the release before, by the token that release made, signs up and still has the seat."""
    old = sqlite3.connect(tmp_path / "tableside.sqlite3")
    old.executescript((RELEASES / "0.1.0-sqlite.sql").read_text())
    (guest,) = old.execute("SELECT guest FROM seats WHERE kind = 'guest' LIMIT 1").fetchone()
    tables = {row[0] for row in old.execute("SELECT table_id FROM seats WHERE guest = ?", (guest,))}
    old.close()
    async with opened(tmp_path) as house:
        here = await caller(house, house.signer.token(guest))
        assert here.guest is not None
        entered = await signed_up(house, here.guest)
        found = set[str]()
        for which in ("running", "finished"):
            listed = await own_tables(house.store, guest, which, None)
            found |= {table.id for table in listed.tables}
        assert found == tables
        assert (await caller(house, house.signer.token(guest))).guest is None
        assert (await caller(house, house.signer.token(guest, entered.session))).guest is not None


async def test_a_deleted_account_is_named_nowhere_on_the_disk(tmp_path: Path) -> None:
    """Its own name, and that of a guest it took in: seats, what was said there, settings; the games themselves stay."""
    async with opened(tmp_path) as house:
        account = await signed_up(house, await guest_named(house, "Annabella"), "loginname")
        phone = await guest_named(house, "Annatella")
        tables = [await lifecycle.open_table(house.hall, guest, DUEL) for guest in (account.guest, phone)]
        for table, guest in zip(tables, (account.guest, phone), strict=True):
            connection = Connection(guest.id, guest.name, "")
            connection.seats = [0]
            await chat.say(table, connection, Say("a", "hello"))
            await chat.react(table, connection, React("b", "yum"))
        # What each said as a spectator, too, at a table of somebody else.
        watched = await lifecycle.open_table(house.hall, await guest_named(house, "Ben"), DUEL)
        for guest in (account.guest, phone):
            await chat.say(watched, Connection(guest.id, guest.name, ""), Say("c", "well played"))
        await chat.say(watched, Connection("somebody", "Cleo", ""), Say("d", "indeed"))
        await house.accounts.sign_in(account.guest.id, phone)
        for id in await house.accounts.delete(account.guest):
            await house.belonging.settle(id)
        for table in tables:
            assert {seat.name for seat in table.sheet.seats} == {"Former guest"}
            assert "Anna" not in str(table.lines)
        assert [line.name for _, line in watched.lines if isinstance(line, SayLine)] == ["Former guest"] * 2 + ["Cleo"]
    dump = "\n".join(sqlite3.connect(tmp_path / "tableside.sqlite3").iterdump())
    assert "hello" in dump
    assert "well played" in dump
    assert "Cleo" in dump
    assert not [word for word in ("Annabella", "Annatella", "loginname") if word in dump]


# ---- the host's command -------------------------------------------------------------------------------------


def tableside(*arguments: str, language: str = "en") -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        patch.setenv("TABLESIDE_PASSWORD_MEMORY", "64")
        patch.delenv("TABLESIDE_DATABASE_URL", raising=False)
        code = main([*arguments, "--lang", language])
    return code, out.getvalue(), err.getvalue()


async def test_the_host_lists_resets_and_deletes_while_serving(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))

    async def host(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        return await asyncio.to_thread(tableside, "accounts", *arguments, *data, language=language)

    async with opened(tmp_path) as house:
        assert await host("list") == (0, "No accounts yet.\n", "")
        entered = await signed_up(house, await guest_named(house, "Anna"), "Ada L.")
        token = house.signer.token(entered.guest.id, entered.session)
        code, out, _ = await host("list")
        assert code == 0
        assert out.splitlines()[1].split("\t")[:5] == ["Ada L.", "Anna", "×", "0", "1"]
        code, out, _ = await host("reset-password", "ada l.")
        assert code == 0
        password = out.split()[5]
        await house.belonging.look()
        assert (await caller(house, token)).ended, "whoever was signed in is not any more"
        with pytest.raises(Refused):
            await house.accounts.by_password("Ada L.", PASSWORD)
        assert await house.accounts.by_password("Ada L.", password) == entered.guest.id
        for language in LANGUAGES:
            unknown = words(language).say("err-accounts-unknown", {"name": "=nobody"})
            assert await host("delete", "nobody", language=language) == (2, "", f"tableside: {unknown}\n")
        code, _, err = await host("delete")
        assert (code, "Say which account" in err) == (2, True)
        code, out, err = await host("list", "ada")
        assert (code, out, "takes no name (“ada”)" in err) == (2, "", True)
        assert await host("sign-out") == (0, "No one was signed in.\n", "")
        assert await host("sign-out", "ada l.") == (0, "No one was signed in.\n", "")
        there = await house.accounts.sign_in(entered.guest.id, None)
        assert await host("sign-out") == (0, "One account was signed out, on one device.\n", "")
        await house.belonging.look()
        assert (await caller(house, house.signer.token(entered.guest.id, there.session))).ended
        assert (await host("delete", entered.guest.id))[0] == 0
        await house.belonging.look()
        with pytest.raises(Refused):
            await house.accounts.by_password("Ada L.", password)


def test_there_are_no_accounts_where_there_is_nothing(tmp_path: Path) -> None:
    code, out, err = tableside("accounts", "list", "--data", str(tmp_path / "none"))
    assert (code, out) == (2, "")
    assert "There are no games" in err


@pytest.mark.parametrize("command", ["accounts", "backup", "restore"])
def test_help_says_what_data_is(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help", "--lang", "en"])
    assert "--data FOLDER" in capsys.readouterr().out


def test_the_environment_switches_accounts_off(monkeypatch: pytest.MonkeyPatch) -> None:
    import argparse

    from tableside.server.command import configure

    parser = argparse.ArgumentParser()
    configure(parser, words("en"))
    for value, on in (("off", False), ("on", True)):
        monkeypatch.setenv("TABLESIDE_ACCOUNTS", value)
        assert settings_of(parser.parse_args([])).accounts is on
    assert settings_of(parser.parse_args(["--session-days", "7"])).session_days == 7


async def test_who_is_signed_in_stays_so_when_accounts_are_switched_off(tmp_path: Path) -> None:
    """A setting must not cut people off from games that go on; nobody new comes in, and the host can end it."""
    async with opened(tmp_path) as house:
        entered = await signed_up(house, await guest_named(house, "Anna"))
        token = house.signer.token(entered.guest.id, entered.session)
        table = await lifecycle.open_table(house.hall, entered.guest, DUEL)
    async with opened(tmp_path, accounts=False) as house:
        here = await caller(house, token)
        assert here.guest is not None
        assert (await house.seen_table(table.sheet.id, here.guest, "")).sheet.seats_of(here.guest.id) == [0, 1]
        out = await asyncio.to_thread(tableside, "accounts", "sign-out", "--data", str(tmp_path))
        assert out == (0, "One account was signed out, on one device.\n", "")
        await house.belonging.look()
        assert (await caller(house, token)).ended


# ---- backups ------------------------------------------------------------------------------------------------


async def test_a_backup_holds_accounts_passkeys_sessions_and_whose_games_are_whose(tmp_path: Path) -> None:
    from tableside.server.people.passkeys import Known

    one, two, file = tmp_path / "one", tmp_path / "two", tmp_path / "all.backup"
    async with opened(one) as house:
        account = await signed_up(house, await guest_named(house, "Anna"))
        phone = await guest_named(house, "Phone")
        table = await lifecycle.open_table(house.hall, phone, DUEL)
        await house.accounts.sign_in(account.guest.id, phone)
        await house.accounts.add_passkey(account.guest, Known("key-1", account.guest.id, b"\x00\xffkey", 7), "")
        token = house.signer.token(account.guest.id, account.session)
        made = await asyncio.to_thread(tableside, "backup", str(file), "--data", str(one))
        assert made[0] == 0, made
    restored = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert restored[0] == 0, restored
    async with opened(two) as house:
        assert (await caller(house, token)).guest is not None, "signed in as before"
        assert await house.accounts.by_password("ADA", PASSWORD) == account.guest.id
        assert await house.accounts.passkey("key-1") == Known("key-1", account.guest.id, b"\x00\xffkey", 7)
        assert (await house.hall.table(table.sheet.id)).sheet.seats_of(account.guest.id) == [0, 1]
    again = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert again[0] == 0, "what is there stays"


async def test_a_restore_tells_which_sign_in_names_were_taken(tmp_path: Path) -> None:
    from tableside.server.people.passkeys import Known

    one, two, file = tmp_path / "one", tmp_path / "two", tmp_path / "all.backup"
    async with opened(one) as house:
        ada = await signed_up(house, await guest_named(house, "Anna"), "Ada")
        await house.accounts.add_passkey(ada.guest, Known("key-1", ada.guest.id, b"key", 0), ada.session)
        await signed_up(house, await guest_named(house, "Ben"), "ben")
    async with opened(two) as house:
        other = await signed_up(house, await guest_named(house, "Cleo"), "ADA")
    assert (await asyncio.to_thread(tableside, "backup", str(file), "--data", str(one)))[0] == 0
    code, out, _ = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert code == 0
    assert "One sign-in name is already taken here and was left out: Ada." in out
    async with opened(two) as house:
        assert await house.accounts.by_password("ada", PASSWORD) == other.guest.id
        assert (await house.accounts.passkey("key-1")).guest == ada.guest.id, "but passkeys are good,"
        assert await house.accounts.by_password("ben", PASSWORD), "and so are other names"
        found = await house.guests.find(ada.guest.id)
        assert found is not None
        await house.accounts.set_password(found, NewPassword(name="countess", current=PASSWORD), ada.session)
        assert await house.accounts.by_password("countess", PASSWORD) == ada.guest.id
    again = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert (again[0], "sign-in name" in again[1]) == (0, False), "what is there stays"
