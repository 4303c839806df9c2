"""Scripts in names, chat, records and links are stored and sent as text, and no answer lets a browser run them.
tests/browser/test_script_injection.py checks that no browser does."""

import copy

from tableside.bots import Ask, make_bot
from tableside.engine.match import Match
from tests.server.clients import JSON, ME, OPEN, Person

EVIL = '<img src=x onerror="alert(1)">'
SCRIPT = "</script><script>alert(1)</script>"
POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
}


def finished_record(*players: str) -> JSON:
    match = Match.start("burger-joint", {"last_turn": 4}, players=players, seed=3)
    bot = make_bot("burger-joint", "random", 1)
    while match.outcome() is None:
        seat = match.asked()[0]
        match.play(seat, bot.choose(Ask(match.state, seat)))
    return match.record.to_json()


async def test_what_people_write_is_sent_as_json_and_never_as_a_page(anna: Person, ben: Person) -> None:
    await ben.post("/api/session", {"name": EVIL})
    table = (await anna.open(ME, OPEN, public=True))["id"]
    await ben.post(f"/api/tables/{table}/join", {})
    async with ben.at(table) as sitting:
        await sitting.ask("say", "ack", text=SCRIPT)
        await sitting.play(":resign", seat=1)
    for path in ("", "/replay", "/positions", "/record", "/verify", "/invite"):
        answer = await anna.http.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].split(";")[0] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "attachment" in (await anna.http.get(f"/api/tables/{table}/record")).headers["content-disposition"]


async def test_every_answer_forbids_scripts_that_are_not_ours(anna: Person) -> None:
    table = (await anna.open(ME, OPEN))["id"]
    paths = ["/", "/table/x", f"/api/tables/{table}/invite.svg", "/api/nowhere", "/schema/openapi.json", "/no.js"]
    paths += [f"/api/tables/{table}", "/metrics", "/%3Cscript%3E", "/api/tables/%3Cscript%3Ealert(1)%3C%2Fscript%3E"]
    for path in paths:
        answer = await anna.http.get(path)
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert POLICY.items() <= policy.items(), path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<script>alert" not in answer.text


async def test_a_record_that_is_brought_shows_its_names_as_text(anna: Person) -> None:
    table: JSON = await anna.post("/api/records", finished_record(EVIL, "B\u202eob\n\u0000"), 201)
    assert [seat["name"] for seat in table["seats"]] == [EVIL, "Bob"]
    answer = await anna.http.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-type"].split(";")[0] == "application/json"


async def test_a_record_with_more_in_it_than_a_game_is_refused_or_cut_down(anna: Person) -> None:
    good = finished_record("A", "B")
    for change in (
        {"started": EVIL},
        {"comment": EVIL},
        {"outcome": {**good["outcome"], "reason": EVIL}},
        {"options": {**good["options"], EVIL: 1}},
    ):
        record = copy.deepcopy(good) | change
        answer = await anna.http.post("/api/records", json=record)
        assert answer.status_code in (201, 400), answer.text
        if answer.status_code == 201:
            assert "onerror" not in (await anna.http.get(f"/api/tables/{answer.json()['id']}/record")).text


async def test_signs_that_turn_or_hide_text_are_taken_out(anna: Person, ben: Person) -> None:
    table = (await anna.open(ME, {"kind": "local", "name": "a\u202e\u0000b\u200b"}, public=True))["id"]
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["name"] == "ab"
    async with anna.at(table) as sitting, ben.at(table) as watching:
        await sitting.ask("say", "ack", text="one\u202e\u2066 two\n\u0000three")
        said = await watching.wait("said")
        assert said["text"] == "one two three"
        assert (await sitting.ask("say", "ack", text="\u202e\u0000"))["problem"]["id"] == "err-nothing-said"


async def test_addresses_that_are_scripts_are_no_webhooks(anna: Person) -> None:
    for address in (
        "javascript:alert(1)",
        "data:text/html,x",
        "//x",
        "http://",
        "ftp://x.example/",
        "http://a\u0000b/",
    ):
        assert (await anna.post("/api/session", {"webhook": address}, 400))["problem"]["id"] == "err-webhook"
