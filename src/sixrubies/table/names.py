"""Names: cleaned, of a sensible length, and no two at a table that look the same."""

import unicodedata

from sixrubies.table.errors import BadName

LONGEST = 24  # characters
# Format characters turn or hide what stands beside them (bidi overrides, zero-width signs); the rest can't be printed.
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MARKS = ("Mn", "Me", "Mc")
MOST_MARKS = 2  # on one letter: more of them climb over the lines above
# Letters of other scripts that are drawn like Latin ones, after case folding. Not all there are: the common tricks.
DRAWN_ALIKE = str.maketrans(
    "01|iıаеорсухіјѕһԁոοανρκτктмвнγιυχωѡ",
    "ollllaeopcyxljshdnoavpktktmbhyluxww",
)


def clean_name(given: str) -> str:
    """The name as it is shown: NFC, no control or direction characters, single spaces, 1 to 24 characters."""
    text = clean_text(given)
    if not text:
        raise BadName("a name has at least one visible character")
    if len(text) > LONGEST:
        raise BadName(f"a name has at most {LONGEST} characters")
    return text


def clean_text(given: str) -> str:
    """One line of printable text."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", given):
        category = unicodedata.category(sign)
        if category in UNWANTED and not sign.isspace():
            continue
        marks = marks + 1 if category in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(" " if sign.isspace() else sign)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def looks(name: str) -> str:
    """Two names with the same looks are taken for each other."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in folded if sign.isalnum() or sign == "|").translate(DRAWN_ALIKE) or folded


def check_free(name: str, taken: list[str]) -> None:
    for other in taken:
        if looks(name) == looks(other):
            raise BadName(f"{name} looks like {other}, who sits here already; choose another name")
