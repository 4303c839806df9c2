"""Addresses from people and browsers: webhooks, origins, the host of an invitation."""

from pathlib import Path

import pytest

from tableside.server.people.webhooks import _is_public, check_webhook
from tableside.server.problems import Refused
from tests.server.clients import ME, OPEN, Person, person, serving

ODD = (
    "http://①②⑦.⓪.⓪.①/",
    "http://１２７.0.0.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.0.0.1/",
    "http://0x7f000001/",
    "http://1.2.3.4.5/",
    "http://256.0.0.1/",
    "http://[::1/",
    "http://[1.2.3.4]/",
    "http://[zz::1]/",
    "http://a..example/",
    f"http://{'a' * 64}.example/",
    "http://ﬁ.example/",
    "http://a.example:0/",
    "http://a.example:99999/",
    "http://a\u0000.example/",
    "http://١٢٧.٠.٠.١/",
    "http://127。0。0。1/",
    "http://127.0.0.1./",
    "http://[v1.fe]/",
    "http://[::1]x/",
    "http://a b.example/",
    "http://a<b.example/",
    "http://a.example%00.example/",
    "http://:secret@a.example/",
    "http://@a.example/",
    " http://a.example/",
)


@pytest.mark.parametrize("address", ODD)
async def test_odd_webhooks_are_refused_when_they_are_set(anna: Person, address: str) -> None:
    """Disguised numbers and impossible names: 400 with a clear message, no 5xx, nothing stored."""
    answer = await anna.http.post("/api/session", json={"webhook": address})
    assert answer.status_code == 400, answer.text
    assert answer.json()["problem"]["id"] == "err-webhook"
    assert (await anna.get("/api/session"))["guest"]["webhook"] == ""
    assert "Traceback" not in anna.server.log()


@pytest.mark.parametrize(
    "address",
    [
        "https://ntfy.sh/tableside",
        "http://bücher.example/x",
        "https://xn--bcher-kva.example/",
        "https://192.0.2.7:8443/x?y=z",
        "http://[2001:db8::7]/",
        "https://0x.example/",
        "https://123.example/",
        "https://a_b.example/",
    ],
)
def test_usual_webhooks_are_taken(address: str) -> None:
    check_webhook(address)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("9.9.9.9", True),
        ("2620:fe::fe", True),
        ("64:ff9b::9.9.9.9", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("::10.0.0.1", False),
        ("64:ff9b::10.0.0.1", False),
        ("2002:a00:1::", False),
        ("2001:0:a00:1::", False),
    ],
)
def test_addresses_of_ipv6_that_lead_to_one_of_ipv4(address: str, public: bool) -> None:
    """A webhook is called only if it leads outside, even by a detour."""
    assert _is_public(address) is public


@pytest.mark.parametrize("address", ["http://[", "http://a:b:c/", "http://a.example:１/"])
def test_what_cannot_be_read_is_refused_too(address: str) -> None:
    with pytest.raises(Refused):
        check_webhook(address)


async def test_the_scheme_is_part_of_the_origin(anna: Person) -> None:
    """The same name over https is another site for a page over http, and the other way round."""
    host = anna.server.url.removeprefix("http://")
    for origin, forwarded, status in (
        (f"http://{host}", "http", 200),
        (f"https://{host}", "http", 403),
        (f"https://{host}", "https", 200),
        (f"http://{host}", "https", 403),
    ):
        headers = {"Origin": origin, "X-Forwarded-Proto": forwarded}
        answer = await anna.http.post("/api/session", json={"name": "Anna"}, headers=headers)
        assert answer.status_code == status, (origin, forwarded, answer.text)


async def test_the_scheme_of_the_public_address_counts(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--public-url", "https://play.example.org") as public:
        async with person(public) as nobody:
            for origin, status in (("https://play.example.org", 200), ("http://play.example.org", 403)):
                answer = await nobody.http.post("/api/session", json={"name": "Anna"}, headers={"Origin": origin})
                assert answer.status_code == status, origin


@pytest.mark.parametrize("path", ["invite", "invite.svg"])
async def test_an_invitation_does_not_believe_the_host_header(anna: Person, path: str) -> None:
    """A link to another host would give the table's secret to the owner of that host."""
    table = (await anna.open(ME, OPEN))["id"]
    usual = await anna.http.get(f"/api/tables/{table}/{path}")
    for host in (
        "elsewhere.example",
        "elsewhere.example:80",
        "8.8.8.8",
        "127.0.0.1.elsewhere.example",
    ):
        answer = await anna.http.get(f"/api/tables/{table}/{path}", headers={"Host": host})
        assert answer.status_code == 200
        assert b"elsewhere" not in answer.content
        assert b"8.8.8.8" not in answer.content
    assert usual.status_code == 200


async def test_an_invitation_uses_the_configured_address(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--public-url", "https://play.example.org") as public:
        async with person(public) as anna:
            token = (await anna.post("/api/session", {"name": "Anna"}))["token"]
            anna.http.headers["Authorization"] = f"Bearer {token}"  # the cookie is for https
            table = (await anna.open(ME, OPEN))["id"]
            answer = await anna.http.get(f"/api/tables/{table}/invite", headers={"Host": "elsewhere.example"})
            assert answer.json()["link"].startswith("https://play.example.org/table/")


@pytest.mark.parametrize("host", ["a:b:c", "x:99999", "[elsewhere", "[::1", "me@10.0.0.3", "a/b", "a b", "[::1]x"])
async def test_a_host_that_is_none_is_refused(anna: Person, host: str) -> None:
    """400 with a clear message for every method, and no traceback."""
    for method, path in (
        ("GET", "/api/tables"),
        ("POST", "/api/session"),
        ("POST", "/api/account/passkeys/sign-in/options"),
        ("GET", "/health"),
    ):
        answer = await anna.http.request(method, path, headers={"Host": host})
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["problem"]["id"] == "err-misread"
    assert "Traceback" not in anna.server.log()


@pytest.mark.parametrize("host", ["play.example.org", "a_b.example:8000", "[::1]:8000", "192.0.2.7", "x:"])
async def test_usual_hosts_are_answered(anna: Person, host: str) -> None:
    answer = await anna.http.get("/api/session", headers={"Host": host})
    assert answer.status_code == 200, answer.text
