"""The build of the wheel: what pyproject.toml cannot say.

mypyc compiles the rules if there is a C compiler (tools/compilation.py). Vite builds the web client into
tableside/server/static (tools/client.py). All output goes to .build and to the wheel, never to src. A source archive
contains the built client.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.modified import newer_group

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import client, compilation  # noqa: E402

# pip also asks for metadata, where compiling would be a waste. An editable install must stay uncompiled.
COMPILED = "bdist_wheel" in sys.argv and compilation.wanted()
# Relative, so that a compiler cache works across clones. One for each kind, because both may be built at once.
BUILD = Path(".build", "compiled" if COMPILED else "plain")
BUILD.mkdir(parents=True, exist_ok=True)  # setuptools expects it
CORES = os.cpu_count() or 1


def requirements() -> list[str]:
    """What this build requires, for build front ends (pip) to install beforehand."""
    needed = []
    if compilation.wanted():
        needed.append(compilation.REQUIREMENT)
    if client.wanted() and client.find() is None and client.find_system_npm() is None:
        needed.append(client.NODE_REQUIREMENT)
    return needed


def extensions() -> list[Extension]:
    if not COMPILED:
        return []
    from mypyc.build import mypycify

    target = BUILD / "mypyc"
    # One C file per module. A single file would repeat all declarations, have 70 MB and keep only one core busy.
    modules = mypycify(
        compilation.sources(),
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="tableside.rulebooks",
        target_dir=str(target),
    )
    rules, *doors = modules  # one library with everything, and a small stub for each module
    rules.include_dirs.append(str(target / "tableside"))  # the common headers, of a group with a dot in its name
    rules.depends += ["setup.py", "tools/compilation.py"]
    if os.name == "posix":
        common = rules.extra_compile_args  # one list for all of them
        across = [compilation.ACROSS_FILES] if compilation.can_optimize_across_files() else []
        rules.extra_compile_args = [*common, compilation.HIDDEN, *across]
        rules.extra_link_args = ["-O3", compilation.HIDDEN, *across]
        for door in doors:
            door.extra_compile_args = [*common, "-O1"]
    return cast("list[Extension]", modules)  # setuptools has its own copy of distutils' class


class BuildExtensions(build_ext):
    """Compile on all cores, and only what changed."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def build_extensions(self) -> None:
        if os.name == "posix":
            self.compiler.compile = self.compile_side_by_side
        super().build_extensions()

    def compile_side_by_side(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """Does what distutils does, but in parallel."""
        compiler = self.compiler
        _, objects, after, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        before = compiler._get_cc_args(options, debug, extra_preargs)

        def compile_one(target: str) -> None:
            source, suffix = build[target]
            if newer_group([source, *(depends or [])], target):
                unfinished = f"{target}.new.o"
                compiler._compile(unfinished, source, suffix, before, after, options)
                Path(unfinished).replace(target)

        with ThreadPoolExecutor(CORES) as pool:
            list(pool.map(compile_one, objects))
        return cast("list[str]", objects)


class BuildArchive(sdist):
    """Add the built client, so that an install from the archive needs no Node."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        if client.wanted():
            client.ship(Path(base_dir).resolve())


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
        if client.find() is None and client.find_npm() is None:
            print(client.NO_NODE, file=sys.stderr)
            return
        try:
            built = client.build()
        except client.ClientError as error:
            sys.exit(f"The web client could not be built: {error}\nTABLESIDE_CLIENT=0 leaves it out.")
        shutil.copytree(built, Path(self.build_lib, "tableside/server/static"), dirs_exist_ok=True)


setup(
    cmdclass={"build_py": BuildPackage, "build_ext": BuildExtensions, "sdist": BuildArchive},
    ext_modules=extensions(),
    setup_requires=requirements(),
    # A compiled module must never be next to an edited source.
    options={
        "build": {"build_base": str(BUILD / "setuptools")},
        "egg_info": {"egg_base": str(BUILD)},
        "bdist_wheel": {"bdist_dir": str(BUILD / "wheel")},
    },
)
