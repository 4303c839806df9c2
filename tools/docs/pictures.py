"""Make the pictures of the README and the documentation from the real app: ``make pictures``.

python -m tools.docs.pictures            all of them, into docs/pictures
python -m tools.docs.pictures NAME...    some of them, such as home, town-phone, turn

It starts a server on an empty folder, plays games with fixed seeds, and takes pictures with Chromium. A picture that
looks the same as the existing one is not replaced, so that only real changes show up in a commit.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import segno
from PIL import Image, ImageDraw, ImageSequence
from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

from tableside.engine.match import Match
from tools import client, doctor
from tools.docs import demo_companion
from tools.docs.demo_games import ME, OPEN, PUBLIC, UNTIMED, Move, Tables, chosen_moves, next_moves, running_server
from tools.docs.film import Film, grouped_failures

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs/pictures"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 780}
LINK = f"{PUBLIC}/table/q7m2kd9xw4?invite=a-link-for-a-friend"
FOUR = ["master", "restaurateur", "greedy", "restaurateur"]


@dataclass(frozen=True)
class Picture:
    """One picture: the page of the app, its address, and the device."""

    page: str
    """The address as in web/src/pages/pages.ts."""
    address: Callable[[Tables], str]
    size: dict[str, int]
    scale: float = 1
    dark: bool = False
    storage: dict[str, str] = field(default_factory=dict)
    """What the browser has kept before it opens the page."""
    tab: str = ""
    """A tab to open first."""


def at(path: str) -> Callable[[Tables], str]:
    return lambda tables: path


def waiting(tables: Tables) -> str:
    return f"/table/{tables.open('burger-joint', [ME, OPEN])}"


def my_step(step: str, turn: int) -> Callable[[Match], bool]:
    """Burger is asked this in its own turn, from this turn on."""

    def reached(match: Match) -> bool:
        view = match.view(0)
        return view.step == step and view.turn >= turn and view.active == 0 and match.asked() == (0,)

    return reached


def boards(tables: Tables, step: str = "first-pick") -> str:
    """Burger's turn in the middle of a game."""
    return f"/table/{tables.brought('burger-joint', {}, 5, ['master', 'head-chef'], my_step(step, 11))}"


def first_pick(tables: Tables) -> str:
    return f"/table/{tables.stay(tables.seated('burger-joint', 2, {}, seed=0), 2)}"


def my_games(tables: Tables) -> str:
    """A game in each state: my move, waiting for somebody, over."""
    boards(tables)
    tables.open("rival-restaurants", [ME, OPEN, OPEN, {"kind": "bot"}], public=True)
    duel(tables)
    return "/mine"


def public_games(tables: Tables) -> str:
    """Games that others play in public."""
    tables.seated("burger-joint", 2, {}, seed=5, public=True, first=1)
    tables.seated("rival-restaurants", 3, {}, seed=5, public=True, first=1)
    return "/watch"


def duel(tables: Tables) -> str:
    """A whole game of Burger Joint. Returns the id of its table."""
    return tables.brought("burger-joint", {}, 5, ["master", "head-chef"], lambda match: match.outcome() is not None)


def asked_for(step: str, day: int) -> Callable[[Match], bool]:
    """The first seat is asked this, from this day on."""

    def reached(match: Match) -> bool:
        view = match.view(0)
        return view.step == step and view.day >= day and 0 in match.asked() and len(match.legal_moves(0)) > 1

    return reached


def shopping(match: Match) -> bool:
    """The first seat is at a market and can buy from its bins, and nobody fights over one."""
    if not asked_for("buying", 3)(match) or match.view(0).wars:
        return False
    return sum(move.startswith("buy ") and move[-1].isdigit() for move in match.legal_moves(0)) >= 2


def bidding(match: Match) -> bool:
    return asked_for("buying", 3)(match) and any(move.startswith("bid") for move in match.legal_moves(0))


def cooking(match: Match) -> bool:
    """The first seat can cook something worth eating."""
    return asked_for("declare", 4)(match) and any(move.startswith("cook") for move in match.legal_moves(0)[1:])


def town(until: Callable[[Match], bool], seed: int) -> Callable[[Tables], str]:
    options = {"mode": "standard", **UNTIMED}
    return lambda tables: f"/table/{tables.brought('rival-restaurants', options, seed, FOUR, until)}"


def town_over(tables: Tables) -> str:
    return town(lambda match: match.outcome() is not None, 11)(tables)


def companion_room(tables: Tables) -> str:
    """A companion that the guest of the picture shares."""
    entries = demo_companion.entries("cooking")
    return f"/companion/{tables.host.post('/api/companions', {'now': entries[-1]['at'], 'entries': entries})['id']}"


STILLS: dict[str, Picture] = {
    "home": Picture("/", at("/"), DESKTOP),
    "home-phone": Picture("/", at("/"), PHONE),
    "home-dark": Picture("/", at("/"), DESKTOP, dark=True),
    "new-burger-joint": Picture("/new/:game", at("/new/burger-joint"), DESKTOP),
    "new-rival-restaurants": Picture("/new/:game", at("/new/rival-restaurants"), DESKTOP),
    "waiting": Picture("/table/:id", waiting, DESKTOP),
    "first-pick": Picture("/table/:id", first_pick, DESKTOP),
    "boards": Picture("/table/:id", boards, DESKTOP),
    "building": Picture("/table/:id", lambda tables: boards(tables, "build"), DESKTOP),
    "boards-phone": Picture("/table/:id", boards, PHONE),
    "boards-dark": Picture("/table/:id", boards, DESKTOP, dark=True),
    "destinations": Picture("/table/:id", town(asked_for("destinations", 3), 11), DESKTOP),
    "destinations-phone": Picture("/table/:id", town(asked_for("destinations", 3), 11), PHONE),
    "town": Picture("/table/:id", town(shopping, 11), DESKTOP),
    "bidding": Picture("/table/:id", town(bidding, 11), DESKTOP),
    "town-phone": Picture("/table/:id", town(shopping, 11), PHONE),
    "kitchen": Picture("/table/:id", town(cooking, 11), DESKTOP),
    "town-over": Picture("/table/:id", town_over, DESKTOP),
    "duel-over": Picture("/table/:id", lambda tables: f"/table/{duel(tables)}", DESKTOP),
    "replay": Picture("/replay/:id", lambda tables: f"/replay/{duel(tables)}", DESKTOP),
    "records": Picture("/replay", at("/replay"), DESKTOP),
    "mine": Picture("/mine", my_games, DESKTOP),
    "watch": Picture("/watch", public_games, DESKTOP),
    "rules": Picture("/rules", at("/rules"), DESKTOP),
    "rules-rival-restaurants": Picture("/rules/:game", at("/rules/rival-restaurants"), DESKTOP),
    "rules-phone": Picture("/rules/:game", at("/rules/rival-restaurants"), PHONE),
    "settings": Picture("/settings", at("/settings"), DESKTOP),
    "board-sets": Picture("/board-sets", at("/board-sets"), DESKTOP),
    "account": Picture("/account", at("/account"), DESKTOP),
    "about": Picture("/about", at("/about"), DESKTOP),
    "companion-setup": Picture("/companion", at("/companion"), DESKTOP),
    "companion": Picture("/companion", at("/companion"), PHONE, storage=demo_companion.kept("barter")),
    "companion-scores": Picture("/companion", at("/companion"), DESKTOP, storage=demo_companion.kept("cooking")),
    "companion-calculate": Picture(
        "/companion", at("/companion"), DESKTOP, storage=demo_companion.kept("cooking"), tab="Calculate"
    ),
    "companion-burger-joint": Picture("/companion", at("/companion"), DESKTOP, storage=demo_companion.kept("burgers")),
    "companion-screen": Picture(
        "/companion/screen", at("/companion/screen"), DESKTOP, storage=demo_companion.kept("barter")
    ),
    "companion-shared": Picture("/companion/:room", companion_room, PHONE, tab="More"),
    "companion-shared-screen": Picture(
        "/companion/:room/screen", lambda tables: f"{companion_room(tables)}/screen", DESKTOP, dark=True
    ),
}
HERO = "hero"
TURN = "turn"
TURN_SIZE = {"width": 1200, "height": 750}
TURN_WIDTH = 900


def context_for(browser: Browser, tables: Tables, size: dict[str, int], **more: Any) -> BrowserContext:
    """A browser in which the first guest is known."""
    context = browser.new_context(
        base_url=PUBLIC,
        viewport={"width": size["width"], "height": size["height"]},
        locale="en-GB",
        timezone_id="Europe/London",
        has_touch=size is PHONE,
        **more,
    )
    context.set_default_timeout(20_000)
    cookies = tables.host.cookies.items()
    context.add_cookies([{"name": name, "value": value, "url": PUBLIC} for name, value in cookies])
    return context


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("h1, .scene", state="attached")
    page.wait_for_selector(".scene.loading", state="detached")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def take(browser: Browser, tables: Tables, picture: Picture) -> Image.Image:
    scheme: Any = "dark" if picture.dark else "light"
    context = context_for(
        browser,
        tables,
        picture.size,
        color_scheme=scheme,
        reduced_motion="reduce",
        device_scale_factor=2 if picture.size is PHONE else picture.scale,
    )
    try:
        page = context.new_page()
        page.route("**/api/tables/*/invite", lambda route: steady_invite(route, tables))
        page.route("**/api/tables/*/invite.svg*", steady_code)
        page.route("**/api/companions/*", lambda route: steady_companion(route, tables))
        page.route("**/api/companions/*/qr.svg*", steady_code)
        page.add_init_script(
            "".join(f"localStorage.setItem({key!r}, {kept!r});" for key, kept in picture.storage.items())
        )
        visit(page, picture.address(tables))
        if picture.tab:
            page.get_by_role("tab", name=picture.tab).click()
        page.wait_for_timeout(400)
        return Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    finally:
        context.close()


def steady_invite(route: Route, tables: Tables) -> None:
    """The server's answer, with a link that is the same in every run."""
    route.fulfill(json=tables.host.get(route.request.url.removeprefix(PUBLIC)) | {"link": LINK})


def steady_companion(route: Route, tables: Tables) -> None:
    """The same for a companion; the socket goes its own way."""
    answer = tables.host.get(route.request.url.removeprefix(PUBLIC))
    route.fulfill(json=answer | {"link": f"{PUBLIC}/companion/q7m2kd9xw4ab"})


def steady_code(route: Route) -> None:
    drawn = io.BytesIO()
    segno.make(LINK).save(drawn, kind="svg", scale=4, border=2)
    route.fulfill(content_type="image/svg+xml", body=drawn.getvalue())


def take_hero(browser: Browser, tables: Tables) -> Image.Image:
    """Both games in one picture: the boards of one on a screen, the town of the other on a phone in front of it."""
    screen = take(browser, tables, Picture("/table/:id", boards, DESKTOP, scale=1.25))
    phone = take(browser, tables, STILLS["destinations-phone"])
    sheet = Image.new("RGB", (1640, 960), "#f9e6ca")
    lay(sheet, screen.resize((1360, 850), Image.Resampling.LANCZOS), (40, 40), radius=26)
    lay(sheet, phone.resize((400, 800), Image.Resampling.LANCZOS), (1200, 120), radius=40)
    return sheet


def lay(sheet: Image.Image, picture: Image.Image, place: tuple[int, int], radius: int) -> None:
    """Put a picture with round corners, an outline and a shadow on another."""
    shape = Image.new("L", (picture.width + 8, picture.height + 8))
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, shape.width - 1, shape.height - 1), radius + 4, fill=255)
    left, top = place
    sheet.paste("#dcc0a0", (left + 6, top + 10), shape)
    sheet.paste("#2a211c", (left - 4, top - 4), shape)
    mask = Image.new("L", picture.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, picture.width - 1, picture.height - 1), radius, fill=255)
    sheet.paste(picture, place, mask)


def whole_turn() -> tuple[list[Move], list[Move]]:
    """The moves before a good turn of Burger, and its own moves up to the draw of the next one."""
    match, before = chosen_moves(
        "burger-joint", {}, 3, ["master", "master"], lambda match: match.view(0).turn == 9 and match.view(0).active == 0
    )
    return before, next_moves(match, "master", lambda match: match.view(0).turn > 9)


def take_turn(browser: Browser, tables: Tables) -> Film:
    """A whole turn as the app shows it."""
    before, turn = whole_turn()
    table = tables.seated("burger-joint", 2, {}, seed=3)
    tables.play(table, 2, before)
    tables.stay(table, 2)
    context = context_for(browser, tables, TURN_SIZE, color_scheme="light")
    try:
        film = Film(context, TURN_WIDTH)
        visit(film.page, f"/table/{table}")
        film.hold()
        film.shoot(1200)
        with tables.guests[0].at(table) as ada, tables.guests[1].at(table) as bo:
            after = 0
            for seat, move in turn:
                after = (ada, bo)[seat].play(seat, move, after)
                film.follow(after, stay=650)
        film.stays[-1] = 2000
    finally:
        context.close()
    return film


def save(name: str, frames: list[Image.Image], **how: Any) -> str:
    """Write a WebP file, unless the existing one looks the same. Returns what was done, in a word."""
    file = PICTURES / f"{name}.webp"
    encoded = io.BytesIO()
    frames[0].save(encoded, "WEBP", method=6, save_all=len(frames) > 1, append_images=frames[1:], **how)
    if file.exists():
        old, new = frames_of(file), frames_of(encoded)
        if len(old) == len(new) and all(map(grouped_failures, old, new)):
            return "unchanged"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(encoded.getvalue())
    return f"{len(encoded.getvalue()) / 1000:.0f} kB"


def frames_of(picture: Path | io.BytesIO) -> list[Image.Image]:
    with Image.open(picture) as opened:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]


def make(names: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder) / "data", client.build()) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=doctor.find_chromium(), args=flags(url))
        for name in names:
            with Tables(url) as tables:  # new guests for each, so that no picture shows what another one left behind
                print(f"{name:<24}{make_one(name, browser, tables)}", flush=True)
        browser.close()


def make_one(name: str, browser: Browser, tables: Tables) -> str:
    if name == TURN:
        film = take_turn(browser, tables)
        return save(name, film.frames, quality=60, duration=film.stays, loop=0, minimize_size=True)
    if name == HERO:
        return save(name, [take_hero(browser, tables)], quality=80)
    return save(name, [take(browser, tables, STILLS[name])], quality=82)


def flags(url: str) -> list[str]:
    """Let the browser find the server under the name in the invitations, and render the same everywhere."""
    rules = f"MAP {PUBLIC.removeprefix('http://')}:80 {url.removeprefix('http://')}"
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return [
        f"--host-resolver-rules={rules}",
        f"--unsafely-treat-insecure-origin-as-secure={PUBLIC}",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--font-render-hinting=none",
        "--force-color-profile=srgb",
        *as_root,
    ]


def main() -> int:
    known = [HERO, TURN, *STILLS]
    names = sys.argv[1:] or known
    unknown = sorted(set(names) - set(known))
    if unknown:
        print(f"No such picture: {', '.join(unknown)}. There are: {', '.join(known)}.")
        return 2
    if doctor.find_chromium() is None:
        print("chromium is missing: apt-get install chromium")
        return 1
    make(names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
