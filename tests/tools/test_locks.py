"""The lock files contain what pyproject.toml requires, with a hash of each file and without index addresses."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import lock, packages

PROJECT: dict[str, Any] = tomllib.loads((packages.ROOT / "pyproject.toml").read_text())
LOCKS = {kept.name: kept for kept in lock.locks()}
PIN = re.compile(
    r"^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;\\]+)(?: ; ([^\\]+))?((?: \\\n +--hash=sha256:[0-9a-f]{64})*)$", re.MULTILINE
)


def pinned(text: str) -> dict[str, set[str]]:
    """The versions of each package. There are several if they differ between systems or Pythons."""
    versions: dict[str, set[str]] = {}
    for name, version, _, _ in PIN.findall(text):
        versions.setdefault(canonicalize_name(name), set()).add(version)
    return versions


def asked(kept: lock.Lock) -> list[Requirement]:
    """What pyproject.toml wants in this file. An extra may contain other extras."""
    project = PROJECT["project"]
    texts: list[str] = list(project["dependencies"]) if kept.project else []
    extras = list(kept.extras)
    for extra in extras:
        for text in project["optional-dependencies"][extra]:
            requirement = Requirement(text)
            if requirement.name == project["name"]:
                extras += requirement.extras
            else:
                texts.append(text)
    for group in kept.groups:
        texts += PROJECT["dependency-groups"][group]
    return [Requirement(text) for text in texts]


@pytest.mark.parametrize("name", LOCKS)
def test_lock_fits_what_pyproject_asks_for(name: str) -> None:
    versions = pinned(packages.lock(name).read_text())
    for requirement in asked(LOCKS[name]):
        found = versions.get(canonicalize_name(requirement.name), set())
        assert found, f"locks/{name}.txt lacks {requirement}: make lock"
        assert all(requirement.specifier.contains(version, prereleases=True) for version in found), requirement


@pytest.mark.parametrize("name", LOCKS)
def test_lock_holds_hashes_and_no_address(name: str) -> None:
    text = packages.lock(name).read_text()
    assert "://" not in text
    assert not re.search(r"^--", text, re.MULTILINE), "an option, such as that of an index"
    lines = [line for line in text.splitlines() if line and line[0] not in " #"]
    pins = PIN.findall(text)
    assert len(pins) == len(lines) > 0
    assert all(hashes for *_, hashes in pins)


def test_locks_agree_with_each_other() -> None:
    everything = pinned(packages.lock("bench").read_text())
    for name in ("dev", "server", "play", "building"):
        for package, versions in pinned(packages.lock(name).read_text()).items():
            assert versions <= everything.get(package, versions), f"{package} in locks/{name}.txt: make lock"


def test_every_lock_is_kept_and_no_other() -> None:
    assert {path.stem for path in packages.LOCKS.glob("*")} == set(LOCKS)


def test_build_requirements_are_the_same_everywhere() -> None:
    groups = PROJECT["dependency-groups"]
    assert set(PROJECT["build-system"]["requires"]) <= set(groups["installing"])
    assert set(PROJECT["build-system"]["requires"]) <= set(groups["building"])


def test_extra_without_a_lock_is_named(tmp_path: Path) -> None:
    with pytest.raises(packages.InstallError, match=r"(?s)'nothing'.*dev.*make lock"):
        packages.lock("nothing")


def test_uv_is_told_the_index_and_certificates_of_pip(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings = tmp_path / "pip.conf"
    settings.write_text("[global]\nindex-url = file:///mirror/simple\ncert = /first.pem\nretries = 7\n")
    for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    monkeypatch.setenv("PIP_CERT", "/second.pem")  # the environment variable wins, as for pip
    assert packages.settings_of_pip() == {"UV_DEFAULT_INDEX": "file:///mirror/simple", "SSL_CERT_FILE": "/second.pem"}
    monkeypatch.setenv("UV_INDEX_URL", "file:///other/simple")
    monkeypatch.setenv("SSL_CERT_FILE", "/third.pem")
    assert packages.settings_of_pip() == {}
