"""Build the documentation site into .build/site. Broken links and resources from other servers make it fail.

python -m tools.docs.site    (or: make docs)
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / ".build/site"
# What a browser loads by itself when it shows a page. Links that a reader may follow do not count.
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preconnect|preload|icon))[^>]*\bhref=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|url\(["']?((?:https?:)?//[^"')]+)"""
)
# Markdown that was not rendered: MkDocs needs an empty line before a list or a table, where others do not.
CODE = re.compile(r"<(pre|code)\b.*?</\1>", re.DOTALL)
PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
UNRENDERED = re.compile(r"^\s*(?:[*-] |\d+\. |\|)|```|\]\(", re.MULTILINE)


def build() -> int:
    """Run MkDocs and return its exit code. Its output is shown only if something is wrong."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH")))),
        "NO_MKDOCS_2_WARNING": "1",
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(SITE)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    return done.returncode


def from_elsewhere(site: Path) -> list[str]:
    """What the pages would load from other servers."""
    found = []
    for file in sorted(path for path in site.rglob("*") if path.suffix in (".html", ".css")):
        for groups in FETCHED.findall(file.read_text(encoding="utf-8")):
            found.append(f"{file.relative_to(site)}: {''.join(groups)}")
    return found


def unrendered(site: Path) -> list[str]:
    """Paragraphs that still contain Markdown."""
    found = []
    for file in sorted(site.rglob("*.html")):
        for paragraph in PARAGRAPH.findall(CODE.sub("", file.read_text(encoding="utf-8"))):
            if UNRENDERED.search(paragraph):
                found.append(f"{file.relative_to(site)}: {' '.join(paragraph.split())[:80]}")
    return found


def main() -> int:
    if code := build():
        return code
    if strays := from_elsewhere(SITE):
        print("The site must work offline, but it fetches:", *strays, sep="\n  ")
        return 1
    if raw := unrendered(SITE):
        print("Markdown that was not understood; put an empty line before it:", *raw, sep="\n  ")
        return 1
    pages = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{pages} pages in {SITE.relative_to(ROOT)}; open {SITE.relative_to(ROOT)}/index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
