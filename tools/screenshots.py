"""Write the pictures of README and docs anew: `make screenshots`. A real server, a real browser, games with a seed."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.web.server import serving, sqlite
from tools import needed

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "images"


def main(folder: Path = PICTURES) -> int:
    node, chromium = needed.node(), needed.chromium()
    if node is None or chromium is None:
        return needed.main("node", "chromium")
    with tempfile.TemporaryDirectory() as home, serving(sqlite(Path(home)), Path(home)) as server:
        advice = [sys.executable, "-m", "tests.browser.advice", server.database]
        with subprocess.Popen(advice, cwd=ROOT, stdout=subprocess.PIPE, text=True) as advising:
            assert advising.stdout is not None
            address = advising.stdout.readline().strip()
            command = [node, "browser/screenshots.mjs", server.base, address, str(folder)]
            done = subprocess.run(command, cwd=ROOT / "web", env={**os.environ, "CHROMIUM": chromium}, check=False)
            advising.terminate()
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
