"""Plots as SVG, in the look of the game: for the arena's page and for the documents. They know figures, not games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 360  # on a phone about one unit is one pixel
NAMES = 128  # room for names on the left
FIGURES = 46  # room for figures on the right
BAR = 11
HIGH = 130  # of columns
LETTERS = 19  # of a name that fit

# Colours of the table by day and by night: paper, ink, soft ink, hairline, then bars: carpet, a paler one, sand, ruby.
DAY = (
    "--paper:#fff9ec;--ink:#2b2017;--soft:#62503e;--line:#cdb68e;"
    "--main:#1f4a50;--half:#7fa5a3;--other:#dcc596;--ruby:#8e1230"
)
NIGHT = (
    "--paper:#2e2830;--ink:#f6ebd8;--soft:#cdbba2;--line:#594c4a;"
    "--main:#5fa6a6;--half:#38686c;--other:#74502f;--ruby:#d4496c"
)
TEXT = '"Avenir Next","Segoe UI","Noto Sans","DejaVu Sans Condensed",system-ui,sans-serif'
STYLE = (
    f"text{{font:12px {TEXT};fill:var(--ink);font-variant-numeric:tabular-nums}}"
    ".soft{fill:var(--soft);font-size:11px}"
    ".end{text-anchor:end}.middle{text-anchor:middle}.main{fill:var(--main)}.ruby{fill:var(--ruby)}"
    ".half{fill:var(--half)}.other{fill:var(--other);stroke:var(--soft);stroke-width:.5}.line{stroke:var(--line);fill:none}"
    ".interval{stroke:var(--ink);stroke-width:1.5;fill:none}.paper{fill:var(--paper)}"
    ".edge{stroke:var(--paper);stroke-width:4;fill:none}.fair{stroke:var(--ink);stroke-dasharray:3 2;fill:none}"
)


@dataclass(frozen=True)
class Bar:
    """A length with its figure; perhaps with an interval, and a mark where it would be if nothing mattered."""

    value: float
    figure: str
    look: str = "main"
    low: float | None = None
    high: float | None = None
    fair: float | None = None

    @property
    def reach(self) -> float:
        return max(self.value, self.high or 0, self.fair or 0)


def bars(
    title: str, rows: Sequence[tuple[str, Sequence[Bar]]], legend: Sequence[tuple[str, str]] = (), alone: bool = False
) -> str:
    """Names on the left, for each one or more bars, figures on the right. `legend`: looks with their names."""
    most = max((bar.reach for _, row in rows for bar in row), default=0) or 1
    scale = (WIDTH - NAMES - FIGURES) / most
    body: list[str] = []
    y, x = 4.0, float(NAMES)
    for look, name in legend:
        body.append(f'<rect class="{look}" x="{x:g}" y="{y + 2:g}" width="11" height="11"/>')
        body.append(f'<text x="{x + 16:g}" y="{y + 12:g}">{escape(name)}</text>')
        x += 34 + 7 * len(name)
    y += 22 if legend else 0
    for name, row in rows:
        middle = y + BAR * len(row) / 2
        body.append(f'<text class="end" x="{NAMES - 8}" y="{middle + 4:g}">{escape(_shortened(name))}</text>')
        for bar in row:
            body += _bar(bar, y, scale)
            y += BAR
        y += 8
    return _svg(title, y, body, alone)


def _bar(bar: Bar, y: float, scale: float) -> list[str]:
    middle = y + BAR / 2
    length, end = max(bar.value * scale, 1), NAMES + bar.reach * scale + 6
    drawn = [f'<rect class="{bar.look}" x="{NAMES}" y="{y + 0.5:.1f}" width="{length:.1f}" height="{BAR - 1}"/>']
    if bar.low is not None and bar.high is not None:
        low, high = NAMES + bar.low * scale, NAMES + bar.high * scale
        whole = f"M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {middle - 3:.1f}v6M{high:.1f} {middle - 3:.1f}v6"
        drawn += [f'<path class="edge" d="{whole}"/>', f'<path class="interval" d="{whole}"/>']
    if bar.fair is not None:
        at = NAMES + bar.fair * scale
        drawn.append(f'<path class="fair" d="M{at:.1f} {y - 3:.1f}V{y + BAR + 3:.1f}"/>')
    drawn.append(f'<text class="soft" x="{end:.1f}" y="{middle + 4:.1f}">{escape(bar.figure)}</text>')
    return drawn


def columns(title: str, counts: Mapping[int, int], names: Mapping[int, str], alone: bool = False) -> str:
    """How large a part each number is, without gaps; `names` stand below where there is room."""
    first, last = min(counts), max(counts)
    step = (WIDTH - 40) / (last - first + 1)
    most, whole = max(counts.values()), sum(counts.values())
    mark = _round_part(most / whole)
    base = 12 + HIGH
    height = base - mark * whole / most * HIGH
    body = [
        f'<path class="line" d="M34 {height:.1f}H{WIDTH - 4}M34 {base}H{WIDTH - 4}"/>',
        f'<text class="soft end" x="30" y="{height + 4:.1f}">{100 * mark:g} %</text>',
        f'<text class="soft end" x="30" y="{base + 4}">0</text>',
    ]
    every = ceil(max((len(name) for name in names.values()), default=1) * 7 / step)
    for number in range(first, last + 1):
        x = 36 + (number - first) * step
        high = counts.get(number, 0) / most * HIGH
        if high:
            place = f'x="{x:.1f}" y="{base - high:.1f}" width="{max(step - 1.5, 1):.1f}" height="{high:.1f}"'
            body.append(f'<rect class="main" {place}/>')
        if (number - first) % every == 0 and number in names:
            middle = x + step / 2
            body.append(f'<text class="soft middle" x="{middle:.1f}" y="{base + 16}">{escape(names[number])}</text>')
    return _svg(title, base + 24, body, alone)


def _round_part(part: float) -> float:
    """The largest 1, 2 or 5 in a decimal place that is no more."""
    unit = 10.0 ** floor(log10(part))
    return round(max(n * unit for n in (1, 2, 5) if n * unit <= part * 1.000001), 9)


def _shortened(name: str) -> str:
    """The end of a command tells more than its beginning."""
    return name if len(name) <= LETTERS else "…" + name[1 - LETTERS :]


def _svg(title: str, height: float, body: Sequence[str], alone: bool) -> str:
    """`alone`: a file of its own, which brings its colours along."""
    box = f'viewBox="0 0 {WIDTH} {ceil(height)}" role="img" aria-label="{escape(title)}"'
    if not alone:
        return f'<svg class="plot" {box}>{"".join(body)}</svg>'
    style = f"svg{{{DAY}}}@media(prefers-color-scheme:dark){{svg{{{NIGHT}}}}}{STYLE}"
    paper = '<rect class="paper" width="100%" height="100%" rx="9"/>'
    size = f'width="{WIDTH * 3 // 2}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}><style>{style}</style>\n{paper}\n'
        + "\n".join(body)
        + "\n</svg>\n"
    )
