"""Which modules are compiled, whether the compiled ones still match their sources, and how to run without them.

The module imports nothing of the package: setup.py reads it before anything is built, and the package imports it first.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

ENGINE: Final = ("core", "board", "dice", "search", "playout", "fuzz/loop")
TOLD: Final = (
    "bots/told",
    "table/ahead",
    "table/alone",
    "table/bus",
    "table/faces",
    "table/keeper",
    "table/live",
    "table/seating",
    "table/seen",
    "table/service",
    "table/telling",
    "table/timing",
    "table/told",
    "web/telling",
    "web/viewer",
    "web/wire",
)
"""What is done and told after every action at a table. No dataclass is in it that orjson writes: it can't read them."""
COMPILED: Final = (*ENGINE, *TOLD)
"""The packages and modules that are compiled: the one place that lists them."""
GROUP: Final = "sixrubies"
"""They are compiled as one group, into one library with this name and an ending."""
PACKAGE: Final = Path(__file__).parent
RECORD: Final = "_built.txt"
"""What a build leaves beside the sources: the digest of those it compiled, or PLAIN."""
PLAIN: Final = "no compiler"
"""What it records where it could not compile; nothing is recorded where plain Python was asked for."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""How the name of a compiled file ends that this Python made and loads."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled, sorted."""
    found: list[Path] = []
    for name in COMPILED:
        found += package.glob(f"{name}.py")
        found += (package / name).rglob("*.py")
    return sorted(found)


def source_digest(package: Path = PACKAGE) -> str:
    """A digest over the paths and contents of the compiled sources, and over the Python they are compiled for."""
    digest = sha256(SUFFIX.encode())
    for path in sources(package):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def library(package: Path = PACKAGE) -> Path:
    """The file with the code of all compiled modules; the files beside the sources only open it."""
    return package.with_name(f"{GROUP}__mypyc{SUFFIX}")


def compiled_files(package: Path = PACKAGE) -> list[Path]:
    """Every compiled file there is, for whichever Python."""
    found = list(package.parent.glob(f"{GROUP}__mypyc.*"))
    for suffix in ("*.so", "*.pyd"):
        found += package.rglob(suffix)
    return sorted(found)


def record(package: Path = PACKAGE) -> str:
    """What the last build recorded; empty where none did."""
    path = package / RECORD
    return path.read_text() if path.exists() else ""


def fresh(package: Path = PACKAGE) -> bool:
    """Whether all is compiled, from these sources and for this Python."""
    wanted = [library(package), *(path.with_name(path.stem + SUFFIX) for path in sources(package))]
    return record(package) == source_digest(package) and all(path.exists() for path in wanted)


def clean(package: Path = PACKAGE) -> None:
    """Remove every compiled file and the record: a module that is gone must not live on."""
    for path in compiled_files(package):
        path.unlink()
    (package / RECORD).unlink(missing_ok=True)


def pure() -> bool:
    """Whether SIXRUBIES_PURE asks for plain Python."""
    return os.environ.get("SIXRUBIES_PURE", "") not in ("", "0")


class PureFinder:
    """Finds the sources of the compiled modules, although compiled files lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module that may be compiled; nothing for any other module."""
        if path is None or not _may_be_compiled(name):
            return None
        found = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for entry in path)
        return next((spec for spec in found if spec is not None), None)


def check(package: Path = PACKAGE) -> None:
    """Make sure that what is about to be imported is what the sources say.

    With SIXRUBIES_PURE=1 the sources themselves are imported. Otherwise compiled modules in a work tree must have been
    built from the sources beside them. An installed package is not checked: nobody edits it.
    """
    if pure():
        if not any(isinstance(finder, PureFinder) for finder in sys.meta_path):
            sys.meta_path.insert(0, PureFinder())
        return
    if not (package.parents[1] / "pyproject.toml").exists():
        return
    if library(package).exists() and record(package) == source_digest(package):
        return
    if any(path.name.endswith(SUFFIX) for path in compiled_files(package)):
        raise ImportError(
            "the compiled modules of Six Rubies do not match their sources: run `make engine`"
            " (or set SIXRUBIES_PURE=1 to run the sources)"
        )


def compiled() -> bool:
    """Whether the modules that may be compiled run compiled; ask after they were imported."""
    files = [str(module.__file__) for name, module in sys.modules.items() if _may_be_compiled(name)]
    return bool(files) and all(file.endswith(SUFFIX) for file in files)


def _may_be_compiled(name: str) -> bool:
    """Whether a module belongs to the compiled ones, by its full name."""
    package, _, rest = name.partition(".")
    path = rest.replace(".", "/") + "/"
    return package == GROUP and any(path.startswith(part + "/") for part in COMPILED)
