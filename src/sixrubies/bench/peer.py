"""The peer, catanatron, in an environment of its own: never a dependency of ours, made on first use in a work tree."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from sixrubies.core.errors import SixRubiesError

ROOT = Path(__file__).resolve().parents[3]


class PeerMissing(SixRubiesError):
    """The peer can't be measured here; our own figures can."""


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else "no reason given"


def environment(root: Path) -> Path:
    """The interpreter of the peer's environment, made anew when its pinned versions or our own Python have changed."""
    requirements = root / "bench" / "requirements.txt"
    if not requirements.is_file():
        raise PeerMissing("catanatron is measured in a work tree of the project only")
    wanted = hashlib.sha256(requirements.read_bytes() + sys.version.encode()).hexdigest()
    home, stamp = root / ".bench" / "venv", root / ".bench" / "stamp"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and stamp.is_file() and stamp.read_text() == wanted:
        return python
    stamp.unlink(missing_ok=True)
    quick = ["--quiet", "--disable-pip-version-check", "--retries", "1"]
    for arguments in (
        ["venv", "--clear", "--without-pip", str(home)],
        ["pip", "--python", str(python), *quick, "install", "--require-hashes", "--requirement", str(requirements)],
    ):
        command = [sys.executable, "-m", *arguments]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise PeerMissing(f"catanatron could not be installed: {error}") from None
        if done.returncode:
            shutil.rmtree(home, ignore_errors=True)
            raise PeerMissing(f"catanatron could not be installed: {last_line(done.stderr)}")
    stamp.write_text(wanted)
    return python


def run(python: Path, seconds: float, root: Path) -> dict[str, Any]:
    """One run of the peer; what its script prints."""
    script = root / "bench" / "peer_catanatron.py"
    done = subprocess.run([python, "-I", script, str(seconds)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise PeerMissing(f"catanatron did not run: {last_line(done.stderr)}")
    return dict(json.loads(done.stdout))
