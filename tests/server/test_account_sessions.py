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
from tableside.server.api_schema import NewPassword, NewTable, SeatWish, SessionChange
from tableside.server.app_context import AppContext, Caller
from tableside.server.command import settings_of
from tableside.server.live import chat
from tableside.server.live.messages import React, Say
from tableside.server.live.subscribers import Subscriber
from tableside.server.people.accounts import SignedIn
from tableside.server.people.guests import GuestRow
from tableside.server.people.sessions import LIFETIME, RENEW_AFTER
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.tables import lifecycle
from tableside.server.tables.journal import SayLine
from tableside.server.tables.lobby import own_tables
from tableside.terminal.main import main

PASSWORD = "correct horse battery"
DAY = 86_400.0
RELEASES = Path(__file__).parents[1] / "cluster/releases"
DUEL = NewTable("burger-joint", [SeatWish("me"), SeatWish("local", name="Two")])


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        import time

        return time.time() + self.ahead


@asynccontextmanager
async def opened(data: Path, watch: Watch | None = None, **more: float) -> AsyncIterator[AppContext]:
    context = AppContext(Settings(data, limits=0, password_memory=64, **more), watch or Watch())  # type: ignore[arg-type]
    await context.open()
    try:
        yield context
    finally:
        await context.close()


async def guest_named(context: AppContext, name: str) -> GuestRow:
    return await context.guests.create(SessionChange(name=name), "en")


async def signed_up(context: AppContext, guest: GuestRow, name: str = "ada") -> SignedIn:
    entered = await context.accounts.set_password(guest, NewPassword(name, PASSWORD), "")
    await context.account_sync.apply_change(guest.id)
    return entered


async def caller(context: AppContext, token: str) -> Caller:
    return await context.caller_of({"authorization": f"Bearer {token}"}, {})


# ---- time ---------------------------------------------------------------------------------------------------


async def test_a_session_of_an_account_ends_after_its_days_without_a_visit(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch, session_days=30) as context:
        entered = await signed_up(context, await guest_named(context, "Anna"))
        token = context.signer.token(entered.guest.id, entered.session)
        watch.ahead = 29 * DAY
        here = await caller(context, token)
        assert here.guest is not None
        renewed = context.signer.token(entered.guest.id, entered.session, context.clock())
        watch.ahead = 31 * DAY
        gone = await caller(context, token)
        assert gone.guest is None
        assert gone.ended
        assert (await caller(context, renewed)).guest is not None, "a guest who came in the meantime stays"
        watch.ahead = 61 * DAY
        assert (await caller(context, renewed)).ended


async def test_a_guests_token_is_good_for_400_days_and_then_is_nobodys(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as context:
        guest = await guest_named(context, "Anna")
        token = context.signer.token(guest.id)
        watch.ahead = LIFETIME - DAY
        assert (await caller(context, token)).guest == guest
        watch.ahead = LIFETIME + DAY
        gone = await caller(context, token)
        assert (gone.guest, gone.ended) == (None, False), "there is nothing to sign in to"


async def test_a_visit_renews_the_token(tmp_path: Path) -> None:
    """Over HTTP: a token that is a little old is renewed, a fresh one is kept."""
    from litestar.testing import AsyncTestClient

    from tableside.server.http.app import make_litestar

    watch = Watch()
    context = AppContext(Settings(tmp_path, limits=0, password_memory=64), watch)
    async with AsyncTestClient(make_litestar(context)) as http:
        await http.post("/api/session", json={"name": "Anna"})
        first = (await http.post("/api/account", json={"name": "ada", "password": PASSWORD})).json()["token"]
        assert (await http.get("/api/session")).json()["token"] == first
        watch.ahead = 2 * RENEW_AFTER * context.signed_in_life
        answer = await http.get("/api/session")
        second = answer.json()["token"]
        assert second != first
        assert f"Max-Age={90 * 86_400}" in answer.headers["set-cookie"]
        watch.ahead = context.signed_in_life + 1
        assert (await http.get("/api/session", headers={"Authorization": f"Bearer {first}"})).json()["ended"]
        assert (await http.get("/api/session", headers={"Authorization": f"Bearer {second}"})).json()["guest"]


async def test_an_open_socket_ends_with_its_session(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch, session_days=30) as context:
        entered = await signed_up(context, await guest_named(context, "Anna"))
        table = await lifecycle.open_table(context.registry, entered.guest, DUEL)
        here = await caller(context, context.signer.token(entered.guest.id, entered.session))
        old, new = (
            Subscriber(entered.guest.id, "Anna", "", here.ticket, until) for until in (here.until, here.until + 9)
        )
        table.subscribers.add(old)
        table.subscribers.add(new)
        watch.ahead = 30 * DAY - 5
        await context.account_sync.poll()
        assert (old.closing, new.closing) == (None, None)
        watch.ahead = 30 * DAY + 2
        await context.account_sync.poll()
        assert old.closing is not None
        assert (old.closing.reason, old.closing.final) == ("session", True)
        assert new.closing is None


# ---- elsewhere ----------------------------------------------------------------------------------------------


async def test_what_changed_elsewhere_is_found_by_looking(tmp_path: Path) -> None:
    """Another process on the same database takes over a guest and ends a session. Tables and sockets here follow."""
    async with opened(tmp_path) as context, opened(tmp_path) as other:
        account = await signed_up(context, await guest_named(context, "Anna"))
        phone = await guest_named(context, "Anna on the phone")
        table = await lifecycle.open_table(context.registry, phone, DUEL)
        here = await caller(context, context.signer.token(account.guest.id, account.session))
        subscriber = Subscriber(account.guest.id, "Anna", "", here.ticket, here.until)
        table.subscribers.add(subscriber)
        await other.accounts.sign_in(account.guest.id, phone)
        await other.accounts.sign_out(account.guest.id, account.session)
        await context.account_sync.poll()
        assert [seat.guest for seat in table.info.seats] == [account.guest.id] * 2
        assert table.info.host == account.guest.id
        assert subscriber.closing is not None
        assert subscriber.closing.reason == "session"
        assert (await caller(context, context.signer.token(account.guest.id, account.session))).ended


async def test_a_guest_belongs_to_the_first_that_takes_it_in(tmp_path: Path) -> None:
    async with opened(tmp_path) as context:
        one = await signed_up(context, await guest_named(context, "Anna"), "one")
        two = await signed_up(context, await guest_named(context, "Ben"), "two")
        phone = await guest_named(context, "Phone")
        await asyncio.gather(
            context.accounts.sign_in(one.guest.id, phone), context.accounts.sign_in(two.guest.id, phone)
        )
        found = await context.guests.find(phone.id)
        assert found is not None
        assert found.belongs in (one.guest.id, two.guest.id)
        with pytest.raises(Refused, match="changed somewhere else"):
            await context.accounts.set_password(phone, NewPassword("three", PASSWORD), "")


async def test_a_brought_game_is_the_accounts_however_it_was_written(tmp_path: Path) -> None:
    """A table that was in memory elsewhere writes its seats with the guest's own id. Readers still find the owner."""
    async with opened(tmp_path) as context:
        account = await signed_up(context, await guest_named(context, "Anna"))
        phone = await guest_named(context, "Phone")
        table = await lifecycle.open_table(context.registry, phone, DUEL)
        await context.accounts.sign_in(account.guest.id, phone)
    async with opened(tmp_path) as context:
        rows = await context.store.rows(model.seats.select())
        assert {row.guest for row in rows} == {phone.id}, "nothing was rewritten"
        again = await context.registry.table(table.info.id)
        assert again.info.seats_of(account.guest.id) == [0, 1]
        assert again.info.host == account.guest.id
        listed = await own_tables(context.store, account.guest.id, "running", None)
        assert [(entry.id, entry.seats[0].you) for entry in listed.tables] == [(table.info.id, True)]


async def test_people_of_0_1_0_become_accounts(tmp_path: Path) -> None:
    """A guest of the previous release, with that release's token, signs up and keeps the seat."""
    old = sqlite3.connect(tmp_path / "tableside.sqlite3")
    old.executescript((RELEASES / "0.1.0-sqlite.sql").read_text())
    (guest,) = old.execute("SELECT guest FROM seats WHERE kind = 'guest' LIMIT 1").fetchone()
    tables = {row[0] for row in old.execute("SELECT table_id FROM seats WHERE guest = ?", (guest,))}
    old.close()
    async with opened(tmp_path) as context:
        here = await caller(context, context.signer.token(guest))
        assert here.guest is not None
        entered = await signed_up(context, here.guest)
        found = set[str]()
        for which in ("running", "finished"):
            listed = await own_tables(context.store, guest, which, None)
            found |= {table.id for table in listed.tables}
        assert found == tables
        assert (await caller(context, context.signer.token(guest))).guest is None
        assert (await caller(context, context.signer.token(guest, entered.session))).guest is not None


async def test_a_deleted_account_is_named_nowhere_on_the_disk(tmp_path: Path) -> None:
    """Its own name, and that of a guest it took over: seats, chat messages, settings. The games themselves stay."""
    async with opened(tmp_path) as context:
        account = await signed_up(context, await guest_named(context, "Annabella"), "loginname")
        phone = await guest_named(context, "Annatella")
        tables = [await lifecycle.open_table(context.registry, guest, DUEL) for guest in (account.guest, phone)]
        for table, guest in zip(tables, (account.guest, phone), strict=True):
            subscriber = Subscriber(guest.id, guest.name, "")
            subscriber.seats = [0]
            await chat.say(table, subscriber, Say("a", "hello"))
            await chat.react(table, subscriber, React("b", "yum"))
        # What each of them said as a spectator at somebody else's table, too.
        watched = await lifecycle.open_table(context.registry, await guest_named(context, "Ben"), DUEL)
        for guest in (account.guest, phone):
            await chat.say(watched, Subscriber(guest.id, guest.name, ""), Say("c", "well played"))
        await chat.say(watched, Subscriber("somebody", "Cleo", ""), Say("d", "indeed"))
        await context.accounts.sign_in(account.guest.id, phone)
        for id in await context.accounts.delete(account.guest):
            await context.account_sync.apply_change(id)
        for table in tables:
            assert {seat.name for seat in table.info.seats} == {"Former guest"}
            assert "Anna" not in str(table.log.lines)
        assert [line.name for _, line in watched.log.lines if isinstance(line, SayLine)] == ["Former guest"] * 2 + [
            "Cleo"
        ]
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

    async with opened(tmp_path) as context:
        assert await host("list") == (0, "No accounts yet.\n", "")
        entered = await signed_up(context, await guest_named(context, "Anna"), "Ada L.")
        token = context.signer.token(entered.guest.id, entered.session)
        code, out, _ = await host("list")
        assert code == 0
        assert out.splitlines()[1].split("\t")[:5] == ["Ada L.", "Anna", "×", "0", "1"]
        code, out, _ = await host("reset-password", "ada l.")
        assert code == 0
        password = out.split()[5]
        await context.account_sync.poll()
        assert (await caller(context, token)).ended, "people who were signed in no longer are"
        with pytest.raises(Refused):
            await context.accounts.by_password("Ada L.", PASSWORD)
        assert await context.accounts.by_password("Ada L.", password) == entered.guest.id
        for language in LANGUAGES:
            unknown = words(language).say("err-accounts-unknown", {"name": "=nobody"})
            assert await host("delete", "nobody", language=language) == (2, "", f"tableside: {unknown}\n")
        code, _, err = await host("delete")
        assert (code, "Name the account" in err) == (2, True)
        code, out, err = await host("list", "ada")
        assert (code, out, "Leave out “ada”" in err) == (2, "", True)
        assert await host("sign-out") == (0, "No one was signed in.\n", "")
        assert await host("sign-out", "ada l.") == (0, "No one was signed in.\n", "")
        there = await context.accounts.sign_in(entered.guest.id, None)
        assert await host("sign-out") == (0, "One account was signed out, on one device.\n", "")
        await context.account_sync.poll()
        assert (await caller(context, context.signer.token(entered.guest.id, there.session))).ended
        assert (await host("delete", entered.guest.id))[0] == 0
        await context.account_sync.poll()
        with pytest.raises(Refused):
            await context.accounts.by_password("Ada L.", password)


def test_there_are_no_accounts_where_there_is_nothing(tmp_path: Path) -> None:
    code, out, err = tableside("accounts", "list", "--data", str(tmp_path / "none"))
    assert (code, out) == (2, "")
    assert "No games found" in err


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
    """The setting must not cut people off from running games. Nobody new can sign in, and the host can end it."""
    async with opened(tmp_path) as context:
        entered = await signed_up(context, await guest_named(context, "Anna"))
        token = context.signer.token(entered.guest.id, entered.session)
        table = await lifecycle.open_table(context.registry, entered.guest, DUEL)
    async with opened(tmp_path, accounts=False) as context:
        here = await caller(context, token)
        assert here.guest is not None
        assert (await context.visible_table(table.info.id, here.guest, "")).info.seats_of(here.guest.id) == [0, 1]
        out = await asyncio.to_thread(tableside, "accounts", "sign-out", "--data", str(tmp_path))
        assert out == (0, "One account was signed out, on one device.\n", "")
        await context.account_sync.poll()
        assert (await caller(context, token)).ended


# ---- backups ------------------------------------------------------------------------------------------------


async def test_a_backup_holds_accounts_passkeys_sessions_and_whose_games_are_whose(tmp_path: Path) -> None:
    from tableside.server.people.passkeys import StoredPasskey

    one, two, file = tmp_path / "one", tmp_path / "two", tmp_path / "all.backup"
    async with opened(one) as context:
        account = await signed_up(context, await guest_named(context, "Anna"))
        phone = await guest_named(context, "Phone")
        table = await lifecycle.open_table(context.registry, phone, DUEL)
        await context.accounts.sign_in(account.guest.id, phone)
        await context.accounts.add_passkey(
            account.guest, StoredPasskey("key-1", account.guest.id, b"\x00\xffkey", 7), ""
        )
        token = context.signer.token(account.guest.id, account.session)
        made = await asyncio.to_thread(tableside, "backup", str(file), "--data", str(one))
        assert made[0] == 0, made
    restored = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert restored[0] == 0, restored
    async with opened(two) as context:
        assert (await caller(context, token)).guest is not None, "signed in as before"
        assert await context.accounts.by_password("ADA", PASSWORD) == account.guest.id
        assert await context.accounts.passkey("key-1") == StoredPasskey("key-1", account.guest.id, b"\x00\xffkey", 7)
        assert (await context.registry.table(table.info.id)).info.seats_of(account.guest.id) == [0, 1]
    again = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert again[0] == 0, "what is there stays"


async def test_a_restore_tells_which_sign_in_names_were_taken(tmp_path: Path) -> None:
    from tableside.server.people.passkeys import StoredPasskey

    one, two, file = tmp_path / "one", tmp_path / "two", tmp_path / "all.backup"
    async with opened(one) as context:
        ada = await signed_up(context, await guest_named(context, "Anna"), "Ada")
        await context.accounts.add_passkey(ada.guest, StoredPasskey("key-1", ada.guest.id, b"key", 0), ada.session)
        await signed_up(context, await guest_named(context, "Ben"), "ben")
    async with opened(two) as context:
        other = await signed_up(context, await guest_named(context, "Cleo"), "ADA")
    assert (await asyncio.to_thread(tableside, "backup", str(file), "--data", str(one)))[0] == 0
    code, out, _ = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert code == 0
    assert "One sign-in name is already taken here and was left out: Ada." in out
    async with opened(two) as context:
        assert await context.accounts.by_password("ada", PASSWORD) == other.guest.id
        assert (await context.accounts.passkey("key-1")).guest == ada.guest.id, "but passkeys are good,"
        assert await context.accounts.by_password("ben", PASSWORD), "and so are other names"
        found = await context.guests.find(ada.guest.id)
        assert found is not None
        await context.accounts.set_password(found, NewPassword(name="countess", current=PASSWORD), ada.session)
        assert await context.accounts.by_password("countess", PASSWORD) == ada.guest.id
    again = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(two))
    assert (again[0], "sign-in name" in again[1]) == (0, False), "what is there stays"
