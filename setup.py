"""The build of the wheel: what pyproject.toml cannot say.

The rules are compiled by mypyc where a C compiler is (tools/compilation.py), and the web client is built by
Vite into tableside/server/static (tools/client.py). All output goes to .build and to the wheel, never to src.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import client, compilation  # noqa: E402

BUILD = ROOT / ".build"
BUILD.mkdir(exist_ok=True)  # setuptools wants to find it


def requirements() -> list[str]:
    """What this build needs here, for build front ends (pip) to install beforehand."""
    needed = []
    if compilation.wanted():
        needed.append(compilation.REQUIREMENT)
    if client.wanted() and client.find_system_npm() is None:
        needed.append(client.NODE_REQUIREMENT)
    return needed


def extensions() -> list[Extension]:
    # pip asks for metadata too, and then compiling would be wasted; an editable install must stay uncompiled.
    if "bdist_wheel" not in sys.argv or not compilation.wanted():
        return []
    from mypyc.build import mypycify

    modules = mypycify(
        compilation.sources(),
        opt_level="3",
        debug_level="0",
        group_name="tableside.rules",
        target_dir=str(BUILD / "mypyc"),
    )
    if os.name == "posix":
        # Functions nobody outside can replace may be inlined by the C compiler: the rules run half as fast again.
        for module in modules:
            module.extra_compile_args.append("-fvisibility=hidden")
    return cast("list[Extension]", modules)  # setuptools has made distutils' class its own


class BuildPackage(build_py):
    """Start from a clean copy of the sources, and add the web client."""

    def run(self) -> None:
        if not self.editable_mode:
            self.drop_leftovers()
        super().run()
        if not self.editable_mode and client.wanted():
            self.add_client()

    def drop_leftovers(self) -> None:
        """Remove what an earlier build left, except compiled modules that setuptools knows to be current."""
        extensions = self.get_finalized_command("build_ext")
        assert isinstance(extensions, build_ext)
        compiled = extensions.get_outputs() if self.distribution.ext_modules else []
        current = {Path(name).resolve() for name in compiled}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in current:
                path.unlink()

    def add_client(self) -> None:
        if client.find_npm() is None:
            print(client.NO_NODE, file=sys.stderr)
            return
        try:
            built = client.build()
        except client.ClientError as error:
            sys.exit(f"The web client could not be built: {error}\nTABLESIDE_CLIENT=0 leaves it out.")
        shutil.copytree(built, Path(self.build_lib, "tableside/server/static"), dirs_exist_ok=True)


setup(
    cmdclass={"build_py": BuildPackage},
    ext_modules=extensions(),
    setup_requires=requirements(),
    # No compiled module may ever lie beside an edited source.
    options={
        "build": {"build_base": str(BUILD / "setuptools")},
        "egg_info": {"egg_base": str(BUILD)},
        "bdist_wheel": {"bdist_dir": str(BUILD / "wheel")},
    },
)
