"""What the pages and their tests need besides Python: `python tools/needed.py node chromium`.

Whatever is missing is told in one line, and the exit code is 1. Chromium is installed where we may: Debian's package,
by root. `--quiet` only answers.
"""

import os
import re
import shutil
import subprocess
import sys

NODE = (20, 19)
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")  # a machine without a screen has no fonts either


def node() -> str | None:
    """The file of a Node that is new enough, with its npm."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return found if version and (int(version[1]), int(version[2])) >= NODE else None


def chromium() -> str | None:
    """The file CHROMIUM names, or the first on the path."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


def install_chromium() -> str | None:
    """Debian's package, if this is Debian or one of its kind and we are root."""
    apt = shutil.which("apt-get")
    if apt is None or os.environ.get("CHROMIUM") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    print("Installing Chromium")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("update",), ("install", "--yes", "--no-install-recommends", *PACKAGES)):
        subprocess.run([apt, "-qq", *command], env=environment, capture_output=True, check=False)
    return chromium()


MISSING = {
    "node": f"Node {NODE[0]}.{NODE[1]} or newer with npm is missing: nodejs.org has it.",
    "chromium": "Chromium is missing: install it (on Debian: apt-get install chromium), or name its file in CHROMIUM.",
}


def main(*arguments: str) -> int:
    quiet, names = "--quiet" in arguments, [name for name in arguments if name != "--quiet"]
    there = {"node": node, "chromium": chromium if quiet else lambda: chromium() or install_chromium()}
    missing = [name for name in names if there[name]() is None]
    if not quiet:
        for name in missing:
            print(MISSING[name])
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
