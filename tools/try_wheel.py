"""Check that an installed Tableside serves its first page with the web client, and that it is healthy.

python -m tools.try_wheel COMMAND…    such as /tmp/clean/bin/tableside; `serve` and its options are added
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=5) as answer:
        text: str = answer.read().decode()
    return text


def first_page(address: str, deadline: float) -> str:
    while True:
        try:
            return get(address)
        except (urllib.error.URLError, ConnectionError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def serves(command: list[str], seconds: float = 60) -> str:
    """The script that the first page loads. Fails if there is no page, no client or no healthy server."""
    with tempfile.TemporaryDirectory() as data:
        started = [*command, "serve", "--port", "0", "--data", data, "--log-level", "info"]
        server = subprocess.Popen(started, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            lines = iter(server.stdout.readline, "")
            found = next((told for line in lines if (told := re.search(r"http://[\w.]+:\d+", line))), None)
            if found is None:
                raise SystemExit("It does not start; run the command by hand to see why.")
            address = found[0]
            page = first_page(address, time.monotonic() + seconds)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            if script is None:
                raise SystemExit("The web client is not in it.")
            get(address + script[1])
            get(f"{address}/health")
            return script[1]
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    print(f"Serves its page with {serves(sys.argv[1:])}")
