"""Follow the Dockerfile without a container engine: the same steps, in folders of their own.

python -m tools.try_container    build as the first stage does, install as the second does, ask for the first page

A stage is a virtual environment. Steps for the system (apt-get, useradd) are skipped and named. Folders such as
/install are in a scratch folder. It takes as long as compiling does.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import venv
from pathlib import Path

from tools import packages, try_wheel

LEFT_OUT = ("apt-get", "rm -rf /var/lib/apt", "useradd", "install -d")


def instructions(text: str) -> list[tuple[str, str]]:
    """Each instruction of a Dockerfile with its arguments, without comments and line breaks."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines())]


class Stage:
    """A folder that stands for the file system of an image, with a Python of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root
        venv.create(root / "python", with_pip=True, symlinks=True)
        # Compilers may be used if the Dockerfile installs them. Node may not.
        self.environment = os.environ | {"PATH": f"{root}/python/bin:/usr/bin:/bin"}

    def place(self, path: str) -> Path:
        return self.root / path.lstrip("/") if path.startswith("/") else self.folder / path

    def copy(self, source: Path, names: list[str], target: str) -> None:
        self.place(target).mkdir(parents=True, exist_ok=True)
        for name in names:
            for found in [source] if name == "." else source.glob(name.lstrip("/")):
                if found.is_dir():
                    ignored = shutil.ignore_patterns(".git", ".build", ".venv", "dist", "node_modules", "__pycache__")
                    shutil.copytree(found, self.place(target), ignore=ignored, dirs_exist_ok=True)
                else:
                    shutil.copy(found, self.place(target))

    def run(self, command: str) -> None:
        for part in command.split(" && "):
            if part.startswith(LEFT_OUT):
                print(f"left out: {part}")
                continue
            print(part, flush=True)
            here = re.sub(r"(?<=\s)/(?=install)", f"{self.root}/", part)
            subprocess.run(here, shell=True, cwd=self.folder, env=self.environment, check=True)


def follow(text: str, scratch: Path) -> list[str]:
    """The command that the finished image would run."""
    stages: dict[str, Stage] = {}
    entry: list[str] = []
    stage = None
    for word, rest in instructions(text):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "final"
            stage = stages[name] = Stage(scratch / name)
        assert stage is not None
        match word:
            case "WORKDIR":
                stage.folder = stage.place(rest)
                stage.folder.mkdir(parents=True)
            case "COPY":
                *names, target = shlex.split(rest)
                origin = packages.ROOT
                if names[0].startswith("--from="):
                    origin = stages[names.pop(0).removeprefix("--from=")].root
                stage.copy(origin, names, target)
            case "RUN":
                stage.run(rest)
            case "ENTRYPOINT":
                entry = [str(stage.root / "python/bin" / json.loads(rest)[0])]
    return entry


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        command = follow((packages.ROOT / "Dockerfile").read_text(), Path(scratch))
        print(f"Serves its page with {try_wheel.serves(command)}")


if __name__ == "__main__":
    main()
