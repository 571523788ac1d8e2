"""The figures for a reader, as a Rich table; programs read `Figures.to_json()`."""

from rich.table import Table

from sixrubies.bench.turns import Figures


def times(value: float | None) -> str:
    return "" if value is None else f"{value:,.1f} x"


def count(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"


def micro(value: float | None) -> str:
    return "" if value is None else f"{value:,.2f} µs"


def table(figures: Figures) -> Table:
    """One row per question; ratios are to the peer."""
    built = "compiled" if figures.compiled else "plain Python: no compiled build here"
    rows = Table(title=f"{figures.ruleset}, {figures.seats} seats, {built}", caption=note(figures))
    rows.add_column("per CPU second of one core")
    rows.add_column("Six Rubies", justify="right")
    rows.add_column("catanatron", justify="right")
    rows.add_column("ratio", justify="right")
    theirs = figures.catanatron_decisions_per_s
    rows.add_row("decisions", count(figures.decisions_per_s), count(theirs), times(figures.ratio))
    rows.add_row(
        "decisions, plain Python", count(figures.pure_decisions_per_s), count(theirs), times(figures.pure_ratio)
    )
    rows.add_row("decisions, driven from interpreted Python", count(figures.decisions_per_s_from_python))
    rows.add_row("decisions of a recorded game with undo", count(figures.decisions_per_s_recorded))
    rows.add_row("actions, forced ones too", count(figures.actions_per_s), count(figures.catanatron_actions_per_s))
    rows.add_row("games", count(figures.games_per_s))
    rows.add_section()
    rows.add_row(
        "copying a state", micro(figures.copy_us), micro(figures.catanatron_copy_us), times(figures.copy_ratio)
    )
    rows.add_row("copying a state, plain Python", micro(figures.pure_copy_us))
    rows.add_row("memory of a state", f"{count(figures.state_bytes)} bytes")
    if figures.seats5_over_seats2 is not None:
        rows.add_row("cost of a decision, 5 seats over 2", f"{figures.seats5_over_seats2:.2f}")
    return rows


def note(figures: Figures) -> str | None:
    """One line on the peer."""
    if figures.peer_missing is not None:
        return f"No ratios: {figures.peer_missing}"
    if figures.catanatron_version is not None:
        return f"catanatron {figures.catanatron_version}, random play with four players"
    return None
