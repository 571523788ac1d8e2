"""A game file from a stranger makes the program open nothing: a component value is a value, never a path."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.notation import read, write

ROOT = Path(__file__).resolve().parents[2]
FILES = 1000
SAMPLE = 120


def imported(*arguments: object) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.api.hostile", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_thousand_hostile_files_open_nothing_and_are_refused_in_one_line():
    told = imported(FILES)
    assert told["opened"] == []
    results = told["results"]
    assert set(results) == {"replay done", "replay refused", "from_json done", "from_json refused"}, results
    assert sum(results.values()) == 2 * FILES
    assert results["replay done"] >= 50 and results["from_json done"] >= 50, results  # mere notes do not matter


def test_hostile_files_sent_to_the_tables_open_nothing_but_the_database(tmp_path):
    told = imported(SAMPLE, tmp_path)
    assert told["opened"] == []
    assert set(told["results"]) == {"import_game done", "import_game refused"}, told["results"]
    assert sum(told["results"].values()) == SAMPLE


@pytest.mark.parametrize("value", ["values.toml", None, 3, True, 1.5, [], ["values.toml"]])
def test_components_in_a_file_are_a_mapping_and_the_refusal_names_the_line(tmp_path, monkeypatch, value):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "values.toml").write_text("[wainwright]\nprice = 8\n")  # as a path it would work
    file = write(sr.new_game(seats=2).record())
    lines = file.split("\n")
    number = next(i for i, line in enumerate(lines, 1) if line.startswith("[components "))
    lines[number - 1] = f"[components {json.dumps(value)}]"
    with pytest.raises(sr.BadFile, match=f"^line {number}: components are values by their keys"):
        sr.replay(read("\n".join(lines)))


def test_a_python_caller_may_still_name_a_file(tmp_path):
    path = tmp_path / "values.toml"
    path.write_text("[wainwright]\nprice = 8\n")
    for game in (
        sr.new_game(components=path),
        sr.new_game(components=str(path)),
        sr.position({"seats": 2}, components=str(path)),
    ):
        assert game.header["components"] == {"wainwright.price": 8}
        assert sr.replay(read(write(game.record()))).header["components"] == {"wainwright.price": 8}


def test_a_described_position_names_no_file(tmp_path):
    path = tmp_path / "values.toml"
    path.write_text("[wainwright]\nprice = 8\n")
    with pytest.raises(sr.BadPosition):
        sr.position({"seats": 2, "components": str(path)})
