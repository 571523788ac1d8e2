"""The report of `sixrubies bench`: its fields, its arithmetic, and what it does without the peer."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from sixrubies import bench
from sixrubies.bench import peer, turns
from sixrubies.core.errors import BadOption

PROMISED = {
    "ruleset",
    "seats",
    "compiled",
    "decisions_per_s",
    "decisions_per_s_from_python",
    "games_per_s",
    "copy_us",
    "state_bytes",
    "pure_decisions_per_s",
    "seats5_over_seats2",
    "catanatron_decisions_per_s",
    "catanatron_copy_us",
    "ratio",
    "copy_ratio",
    "pure_ratio",
}


def shown(figures: bench.Figures) -> str:
    out = StringIO()
    Console(file=out, width=120).print(bench.table(figures))
    return out.getvalue()


def test_without_the_peer_ours_are_reported_and_one_line_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer, "ROOT", tmp_path)
    parts: list[str] = []
    figures = bench.measure(seconds=0.1, turns=1, tell=parts.append)
    assert parts == ["the peer's environment", "turn 1 of 1", "memory, and two seats beside five"]
    data = json.loads(figures.to_json())
    assert data.keys() >= PROMISED
    assert data["decisions_per_s"] > data["games_per_s"] > 0
    assert data["actions_per_s"] > data["decisions_per_s"]
    assert data["pure_decisions_per_s"] > 0 and data["copy_us"] > 0 and data["state_bytes"] > 0
    assert [data[key] for key in ("ratio", "copy_ratio", "pure_ratio", "catanatron_decisions_per_s")] == [None] * 4
    assert figures.peer_missing == "catanatron is measured in a work tree of the project only"
    assert shown(figures).count(figures.peer_missing) == 1


def test_a_peer_that_cannot_be_installed_leaves_nothing_half_made(tmp_path: Path) -> None:
    (tmp_path / "bench").mkdir()
    wish = f"--no-index\nno-such-engine==1 --hash=sha256:{'0' * 64}\n"
    (tmp_path / "bench" / "requirements.txt").write_text(wish, encoding="utf-8")
    with pytest.raises(peer.PeerMissing, match=r"catanatron could not be installed: .*no-such-engine"):
        peer.environment(tmp_path)
    assert not (tmp_path / ".bench" / "venv").exists()
    assert not (tmp_path / ".bench" / "stamp").exists()


def test_ratios_are_those_of_the_medians() -> None:
    ours = bench.Figures(
        ruleset="base",
        seats=4,
        compiled=True,
        decisions_per_s=1000.0,
        decisions_per_s_from_python=500.0,
        decisions_per_s_recorded=50.0,
        actions_per_s=2000.0,
        games_per_s=3.0,
        copy_us=2.0,
        state_bytes=1500.0,
        seats5_over_seats2=1.25,
        pure_decisions_per_s=100.0,
        pure_copy_us=4.0,
    )
    runs = [
        {"decisions_per_s": rate, "actions_per_s": 30.0, "copy_us": copying, "version": "3.2.1"}
        for rate, copying in ((8.0, 90.0), (10.0, 80.0), (50.0, 10.0))
    ]
    figures = turns.beside(ours, runs)
    assert (figures.ratio, figures.copy_ratio, figures.pure_ratio) == (100.0, 40.0, 10.0)
    text = shown(figures)
    for expected in ("100.0 x", "40.0 x", "10.0 x", "catanatron 3.2.1", "1,500 bytes", "1.25"):
        assert expected in text


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seconds": 0.0}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
        ({"turns": 0}, "turns"),
        ({"ruleset": "chess"}, "chess"),
        ({"seats": 9}, "9"),
    ],
)
def test_bad_input_is_refused_before_the_work(wrong: dict[str, object], said: str) -> None:
    parts: list[str] = []
    with pytest.raises(BadOption, match=said):
        bench.measure(**wrong, tell=parts.append)  # type: ignore[arg-type]
    assert parts == []
