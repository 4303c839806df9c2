"""A hook of MkDocs (see mkdocs.yml): the pages of the documentation that are not written by hand.

* the HTTP reference, from the OpenAPI schema of a server that is started for it
* the command reference, from the ``--help`` of each command
* files of the project that pages link to (CONTRIBUTING.md, examples, bench results), so that the same relative links
  work in the repository and on the site
"""

from __future__ import annotations

import os
import posixpath
import re
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.docs import openapi_page
from tools.docs.demo_games import running_server

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)\s#]+)(?=[)#])")
# Files of the project in the site's navigation. Others are added if a page links to them.
ALWAYS = ("CHANGELOG.md", "CONTRIBUTING.md", "bench/results.md", "web/README.md")
# Files of the client that the site uses too, and where to find each.
ASSETS = {
    "assets/favicon.svg": ("web/public/favicon.svg",),
    "assets/shrikhand.woff2": (
        "web/node_modules/@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2",
        ".build/web/assets/shrikhand-latin-400-normal-*.woff2",
    ),
}
# How the search ranks pages: pages for newcomers come first.
BOOST = {"tutorials/": 3, "how-to/": 2, "reference/python/": 0.5, "project/": 0.2}
LANGUAGES = {".py": "python", ".toml": "toml", ".json": "json", ".yml": "yaml", ".yaml": "yaml", ".conf": "nginx"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source in linked_files():
        files.append(File.generated(config, place_of(source), content=project_page(source)))
    for place, patterns in ASSETS.items():
        found = [file for pattern in patterns for file in ROOT.glob(pattern)]
        if found:  # without the font the site uses a system font
            files.append(File.generated(config, place, abs_src_path=str(found[0])))
    files.append(File.generated(config, "reference/http.md", content=openapi_page.page(server_schema())))
    files.append(File.generated(config, "reference/commands.md", content=commands_page()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    sources = {place_of(source): source for source in linked_files()}
    written_at = sources.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    boost = next((boost for folder, boost in BOOST.items() if page.file.src_uri.startswith(folder)), 1)
    page.meta["search"] = {"boost": boost}
    return relinked(markdown, written_at)


@cache
def linked_files() -> list[str]:
    """The files outside docs/ that get a page, by their paths in the repository: those that pages link to."""
    found = set(ALWAYS)
    unread = [*(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")), *ALWAYS]
    while unread:
        source = unread.pop()
        for link in LINK.findall((ROOT / source).read_text(encoding="utf-8")):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
            if target not in found and is_outside(target):
                found.add(target)
                unread += [target] if target.endswith(".md") else []
    return sorted(found)


def is_outside(path: str) -> bool:
    """Whether this is a file or folder of the project that is not part of the documentation."""
    return not path.startswith(("docs/", "..")) and (ROOT / path).exists()


def place_of(source: str) -> str:
    """The place of a project file on the site."""
    return f"project/{source.lower()}" if source.endswith(".md") else f"project/{source}.md"


def relinked(markdown: str, written_at: str) -> str:
    """Adapt links that work in the repository to the site."""
    own = place_of(written_at) if is_outside(written_at) else written_at.removeprefix("docs/")

    def moved(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(written_at), link[1]))
        if target.startswith("docs/"):
            target = target.removeprefix("docs/")
        elif is_outside(target):
            target = place_of(target)
        else:
            return link[1]  # MkDocs complains if it is not there
        return posixpath.relpath(target, posixpath.dirname(own) or ".")

    return LINK.sub(moved, markdown)


def project_page(source: str) -> str:
    file = ROOT / source
    if file.is_dir():
        names = sorted(found.name for found in file.iterdir() if not found.name.startswith(("_", ".")))
        return "\n".join([f"# {source}", "", *(f"* `{name}`" for name in names), ""])
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return text
    return f"# {file.name}\n\n`{source}`\n\n```{LANGUAGES.get(file.suffix, 'text')}\n{text.rstrip()}\n```\n"


@cache
def server_schema() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder) / "data") as url:
        schema: dict[str, Any] = httpx.get(f"{url}/schema/openapi.json").raise_for_status().json()
        return schema


@cache
def commands_page() -> str:
    overview = help_of()
    names = re.findall(r"^    ([a-z]+)  ", overview, re.MULTILINE)
    if "play" not in names:
        raise RuntimeError(f"No commands found in the help of tableside:\n{overview}")
    parts = ["# Commands", "What each command says with `--help`.", f"```text\n{overview}```"]
    for name in names:
        parts += [f"## tableside {name}", f"```text\n{help_of(name)}```"]
    return "\n\n".join(parts) + "\n"


def help_of(*command: str) -> str:
    # As a reader would see it: in English, and without anybody's home folder.
    environment = os.environ | {"COLUMNS": "96", "LANG": "C.UTF-8", "NO_COLOR": "1", "PYTHONPATH": str(ROOT / "src")}
    for name in [name for name in environment if name.startswith("TABLESIDE_")]:
        del environment[name]
    arguments = [sys.executable, "-m", "tableside", "--lang", "en", *command, "--help"]
    told = subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    return told.replace(str(Path.home()), "~").rstrip() + "\n"
