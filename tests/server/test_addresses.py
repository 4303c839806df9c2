"""The addresses under which a server can be opened, and what it prints about them."""

import socket

import pytest

from tableside.server.addresses import ServerAddresses, own_address
from tests.server.clients import Person


def at_home(family: socket.AddressFamily) -> str:
    return "192.168.1.7" if family == socket.AF_INET else "fd00::7"


def nowhere(family: socket.AddressFamily) -> None:
    return None


@pytest.mark.parametrize(
    ("host", "public", "here", "elsewhere"),
    [
        ("127.0.0.1", "", "http://localhost:8000", None),
        ("localhost", "", "http://localhost:8000", None),
        ("::1", "", "http://[::1]:8000", None),
        ("0.0.0.0", "", "http://localhost:8000", "http://192.168.1.7:8000"),
        ("::", "", "http://[::1]:8000", "http://[fd00::7]:8000"),
        ("192.168.1.7", "", "http://192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("127.0.0.1", "https://play.example", "http://localhost:8000", "https://play.example"),
    ],
)
def test_addresses(host: str, public: str, here: str, elsewhere: str | None) -> None:
    reach = ServerAddresses(host, 8000, public, at_home)
    assert (reach.local_url, reach.network_url, reach.only_local) == (here, elsewhere, elsewhere is None)


@pytest.mark.parametrize(
    ("host", "asked", "given"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", ("http://127.0.0.1:8000", True)),
        ("127.0.0.1", "http://localhost:8000", ("http://localhost:8000", True)),
        ("127.0.0.1", "https://proxied.example", ("http://localhost:8000", True)),
        ("play.lan", "http://play.lan:8000", ("http://play.lan:8000", False)),
        ("0.0.0.0", "http://elsewhere.example", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://8.8.8.8", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://localhost:8000", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://10.0.0.3:8000", ("http://10.0.0.3:8000", False)),
        ("0.0.0.0", "http://[fd00::3]:8000", ("http://[fd00::3]:8000", False)),
        ("0.0.0.0", "http://elsewhere.example\\@10.0.0.3", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://me@10.0.0.3", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://10.0.0.3/path", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://10.0.0.3:99999", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://[fd00::3%elsewhere.example]", ("http://192.168.1.7:8000", False)),
        ("0.0.0.0", "http://[fd00", ("http://192.168.1.7:8000", False)),
        ("127.0.0.1", "http://elsewhere.example\\@localhost", ("http://localhost:8000", True)),
    ],
)
def test_the_link_for_others(host: str, asked: str, given: tuple[str, bool]) -> None:
    """A page opened under a local-only address shows the one that others can use, or says that there is none."""
    assert ServerAddresses(host, 8000, own=at_home).url_to_share(asked) == given


def test_without_a_network_nobody_else_can_come() -> None:
    assert ServerAddresses("0.0.0.0", 8000, own=nowhere).url_to_share("http://127.0.0.1:8000") == (
        "http://127.0.0.1:8000",
        True,
    )


def test_the_own_address_is_never_one_of_this_machine_alone() -> None:
    assert not (own_address(socket.AF_INET) or "").startswith("127.")


async def test_an_invitation_says_that_it_opens_here_only(anna: Person) -> None:
    table = await anna.post("/api/tables", {"game": "burger-joint", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
    assert (await anna.get(f"/api/tables/{table['id']}/invite"))["only_here"] is True


async def test_a_proxy_says_who_asks_and_how_the_page_came(anna: Person) -> None:
    """``--proxy``: X-Forwarded-Proto from a trusted proxy turns the link for others into https."""
    table = await anna.post("/api/tables", {"game": "burger-joint", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
    headers = {"Host": "192.168.1.7", "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    invite = (await anna.http.get(f"/api/tables/{table['id']}/invite", headers=headers)).json()
    assert invite["link"].startswith("https://192.168.1.7/table/"), invite
