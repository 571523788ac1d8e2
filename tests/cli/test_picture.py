"""The picture of the README shows the screen as it is."""

from tools.picture import FILE, picture


def test_the_picture_is_what_the_screen_shows():
    """Otherwise: `python tools/picture.py`, look at it, and commit it."""
    assert picture() == FILE.read_text(encoding="utf-8")


def test_the_picture_loads_nothing_from_elsewhere():
    assert "http" not in FILE.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
