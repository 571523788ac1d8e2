"""Check that requirements/lock.txt is complete and hashed, and names no host."""

import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}(?=\s|$)")
HOST = re.compile(r"://|^\s*(-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host)\b| @ ", re.MULTILINE)


def wanted(pyproject: str) -> list[Requirement]:
    """Every requirement of the project: to build it, to run it, to work on it."""
    table = tomllib.loads(pyproject)
    project = table["project"]
    extras = project.get("optional-dependencies", {}).values()
    texts = table["build-system"]["requires"] + project["dependencies"] + [text for extra in extras for text in extra]
    return [Requirement(text) for text in texts]


def problems(pyproject: str, lock: str) -> list[str]:
    """What is wrong with a lock file, a line each."""
    found = [f"names a host: {line.strip()}" for line in lock.splitlines() if HOST.search(line)]
    pinned: dict[str, str] = {}
    for entry in re.split(r"(?<!\\)\n", lock):
        if not entry.strip() or entry.startswith("#"):
            continue
        pin = PIN.match(entry)
        if pin is None:
            found.append(f"not pinned with ==: {entry.splitlines()[0]}")
        else:
            pinned[canonicalize_name(pin[1])] = pin[2]
            if not HASH.search(entry):
                found.append(f"without a hash: {pin[1]}")
    for requirement in wanted(pyproject):
        version = pinned.get(canonicalize_name(requirement.name))
        if version is None:
            found.append(f"missing: {requirement.name}")
        elif version not in requirement.specifier:
            found.append(f"{requirement.name} {version}, but pyproject.toml asks for {requirement.specifier}")
    return found


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    found = problems((ROOT / "pyproject.toml").read_text(), (ROOT / "requirements/lock.txt").read_text())
    for problem in found:
        print(f"requirements/lock.txt: {problem}")
    if found:
        print("Run `make lock`.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
