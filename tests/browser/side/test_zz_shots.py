import pytest
from tests.browser.rr_guests import BOT, ME, enter, play_on, stop
pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(500)]
OUT = "/tmp/log-shots"
SIZES = {"360": (360, 640), "390": (390, 844), "1280": (1280, 800), "1920": (1920, 1080)}
def shots(v, name, full=False, schemes=("light", "dark"), sizes=SIZES):
    for s in sizes:
        v.resize({"width": SIZES[s][0], "height": SIZES[s][1]})
        v.page.wait_for_timeout(250)
        for scheme in schemes:
            v.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            v.page.screenshot(path=f"{OUT}/{name}-{s}-{scheme}.png", full_page=full)
def test_bj(visitors):
    ada = visitors(viewport={"width":1280,"height":800})
    ada.sit([ME, {"kind": "local", "name": "Bo"}])
    ada.at_table(); ada.play_on(); ada.page.wait_for_timeout(6000); ada.stop_playing()
    shots(ada, "bj", sizes=("1280","1920"))
    ada.page.get_by_role("button", name="Chat").click()
    for t in ("Hello there", "Good luck, and a somewhat longer sentence to see how it breaks", "Your turn"):
        ada.page.get_by_label("Message").fill(t); ada.page.keyboard.press("Enter"); ada.page.wait_for_timeout(200)
    shots(ada, "bj-chat", sizes=("1280","1920"), schemes=("light",))
    ada.resize({"width":390,"height":844})
    ada.page.get_by_role("button", name="Chat").click()
    shots(ada, "bj-chat", sizes=("360","390"))
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_role("button", name="Log", exact=True).click()
    shots(ada, "bj-log", sizes=("360","390"))
def test_rr(visitors):
    ada = visitors(viewport={"width":1280,"height":800})
    ada.api("/api/session", {"name": "Ada"})
    wish = {"game": "rival-restaurants", "seats": [ME, BOT, BOT], "options": {"home_cook": True}, "seed": 3}
    t = enter(ada.api("/api/tables", wish)["id"], ada)
    play_on(ada); ada.page.wait_for_timeout(15000); stop(ada)
    shots(ada, "rr", sizes=("1280","1920"))
    ada.page.get_by_role("button", name="Chat").click(); ada.page.get_by_label("Message").fill("Hello"); ada.page.keyboard.press("Enter")
    shots(ada, "rr-chat", sizes=("1280",), schemes=("light",))
    ada.resize({"width":390,"height":844}); ada.page.get_by_role("button", name="Chat").click()
    shots(ada, "rr-chat", sizes=("360","390"), schemes=("light",))
    ada.page.get_by_role("button", name="Chat").click(); ada.page.get_by_role("tab", name="Log").click()
    shots(ada, "rr-log", sizes=("360","390"), schemes=("dark",))
    ada.goto(f"/replay/{t}"); ada.page.wait_for_timeout(800)
    shots(ada, "rr-replay", sizes=("1280","390"), schemes=("light",))
def test_sets(visitors):
    for lang in ("en-GB","de-DE"):
        ada = visitors(locale=lang).goto("/board-sets"); ada.page.wait_for_timeout(1200)
        shots(ada, f"sets-{lang[:2]}", schemes=("light","dark") if lang[0]=="e" else ("light",))
        if lang[0]=="d":
            a=ada.page.locator("textarea"); a.fill(a.input_value().replace('ability = "draw"','ability = "dance"',1)); ada.page.wait_for_timeout(1200)
            shots(ada, "sets-err", schemes=("light",)); ada.complaints=[]
