"""Film the app: frames taken at fixed moments of each animation, not by the clock.

So the same moves give the same frames, however busy the machine is.
"""

from __future__ import annotations

import io
import json

from PIL import Image, ImageChops
from playwright.sync_api import BrowserContext, Page, WebSocket

FRAME = 60  # milliseconds
# The animations that end. One that pulses for ever stays as it is.
ENDING = """document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime)
    && each.playState !== 'finished')"""
LONGEST = f"Math.max(0, ...{ENDING}.map((each) => each.effect.getComputedTiming().endTime))"
SEEK = f"""(time) => {ENDING}.forEach((each) => {{
    each.pause();
    each.currentTime = Math.min(time, each.effect.getComputedTiming().endTime - 1);
}})"""
FINISH = f"() => {ENDING}.forEach((each) => each.finish())"


class Film:
    """Frames of a page, with the duration of each in milliseconds."""

    def __init__(self, context: BrowserContext, width: int) -> None:
        self.page: Page = context.new_page()
        self.width = width
        self.frames: list[Image.Image] = []
        self.stays: list[int] = []
        self.heard = 0  # the newest line of the table that the page has received
        self.page.on("websocket", self._listen)
        self.devtools = context.new_cdp_session(self.page)

    def hold(self) -> None:
        """Stop all motion from now on."""
        self.devtools.send("Animation.enable")
        self.devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})

    def shoot(self, stay: int) -> None:
        """Take a frame, unless it looks like the last one."""
        frame = Image.open(io.BytesIO(self.page.screenshot(animations="allow"))).convert("RGB")
        frame = frame.resize((self.width, round(frame.height * self.width / frame.width)), Image.Resampling.LANCZOS)
        if self.frames and grouped_failures(self.frames[-1], frame):
            self.stays[-1] = max(self.stays[-1], stay)
        else:
            self.frames.append(frame)
            self.stays.append(stay)

    def follow(self, line: int, stay: int) -> None:
        """Film what the page shows for this line, until it comes to rest."""
        while self.heard < line:
            self.page.wait_for_timeout(20)
        for _ in range(8):  # one animation may start another
            self.page.wait_for_timeout(250)
            length = int(self.page.evaluate(LONGEST))
            if not length:
                break
            for time in range(FRAME, length, FRAME):
                self.page.evaluate(SEEK, time)
                self.shoot(FRAME)
            self.page.evaluate(FINISH)
        self.shoot(stay)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        self.heard = max(self.heard, json.loads(data).get("seq") or 0)


def grouped_failures(one: Image.Image, other: Image.Image) -> bool:
    """Whether two frames look the same."""
    if one.size != other.size:
        return False
    difference = ImageChops.difference(one.convert("L"), other.convert("L"))
    seen = sum(difference.histogram()[24:])
    return seen <= one.width * one.height * 0.0005
