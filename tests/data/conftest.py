"""For the tests of the component data."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sixrubies.data import ComponentError, read_overrides


@pytest.fixture
def refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str | bytes], str]:
    """The words with which a file `my.toml` of this content is refused."""
    monkeypatch.chdir(tmp_path)

    def refused(content: str | bytes) -> str:
        Path("my.toml").write_bytes(content if isinstance(content, bytes) else content.encode())
        with pytest.raises(ComponentError) as caught:
            read_overrides("my.toml")
        return str(caught.value)

    return refused
