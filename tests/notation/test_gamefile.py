"""Game files: written, read and played again they are the same game."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import notation
from tests.notation.games import NAMES, TABLES, played


def assert_same_game(one: sr.BoardGame, other: sr.BoardGame) -> None:
    assert other.record() == one.record()
    assert other.digest() == one.digest()
    assert other.legal() == one.legal()
    assert (other.owner(), other.step, other.header) == (one.owner(), one.step, one.header)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
@pytest.mark.parametrize("actions", [0, 1, 37, 250])
def test_written_read_and_replayed(table: dict[str, Any], actions: int):
    game = played(table, seed=actions + table["seats"], actions=actions)
    text = notation.write(game.record())
    record = notation.read(text)
    assert notation.write(record) == text
    assert_same_game(game, sr.replay(record))


@pytest.mark.parametrize("table", TABLES[::5], ids=NAMES[::5])
def test_a_finished_game_with_digests_and_result(table: dict[str, Any]):
    game = played(table, seed=4, actions=100_000)
    assert game.over
    text = notation.write(game.record())
    record = notation.read(text)
    assert record.result is not None and record.result["winners"] == game.outcome().winners
    actions = len(record.entries)
    assert [count for count, _ in record.digests] == sorted({*range(100, actions + 1, 100), actions})
    assert_same_game(game, sr.replay(record))


def test_one_line_per_turn_with_a_token_per_action():
    game = played({"seats": 3}, seed=8, actions=60)
    lines = [line for line in notation.write(game.record()).splitlines() if line and line[0] not in ";[="]
    labels = [line.split()[0] for line in lines]
    assert labels[:4] == ["setup", "1.0", "1.1", "1.2"]
    assert len(labels) == len(set(labels))
    assert [token for line in lines for token in line.split()[1:]] == game.record().tokens()


def test_positions_components_and_a_key_are_in_the_file():
    described = {"seats": 2, "players": [{"lira": 9, "merchant": 5, "hand": {"stay": 1}}]}
    game = sr.position(described, key=bytes(range(32)), components={"wainwright.price": 8})
    game.act("move:12")
    text = notation.write(game.record())
    assert '[components {"wainwright.price": 8}]\n' in text
    assert f'[key "{bytes(range(32)).hex()}"]\n' in text
    again = sr.replay(notation.read(text))
    assert_same_game(game, again)
    assert again.view(0).to_dict()["table"]["wainwright_price"] == 8


def test_a_game_with_manual_chance_while_chance_is_asked():
    game = sr.new_game(seats=2, chance="manual")
    game.act("demand:L3")
    again = sr.replay(notation.read(notation.write(game.record())))
    assert_same_game(game, again)
    assert again.owner() == sr.CHANCE


def test_tags_of_its_own_stay_in_the_header():
    record = sr.new_game(seats=2).record()
    named = dataclasses.replace(record, header={**record.header, "names": ["Ada", "Émile"], "date": "2014-10-16"})
    text = notation.write(named)
    assert '[names ["Ada", "Émile"]]\n' in text
    assert sr.replay(notation.read(text)).header["names"] == ["Ada", "Émile"]


def test_a_file_on_disk(tmp_path: Path):
    game, path = played({"seats": 2}, seed=3, actions=30), tmp_path / "evening.game"
    path.write_text(notation.write(game.record()), encoding="utf-8")
    assert_same_game(game, sr.replay(notation.read_file(path)))
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))  # as some editors leave it
    assert_same_game(game, sr.replay(notation.read_file(str(path))))


def test_the_lines_of_all_parts_are_known():
    game = played({"seats": 2}, seed=4, actions=100_000)
    text = notation.write(game.record())
    record, lines = notation.read(text), text.splitlines()
    assert lines[record.lines["seats"] - 1] == "[seats 2]"
    assert lines[record.lines["result"] - 1].startswith("[result ")
    for count, digest in record.digests:
        assert lines[record.lines[f"digest {count}"] - 1] == f"= {count} {digest}"
    for number, token in enumerate(record.tokens(), 1):
        assert token in lines[record.lines[f"action {number}"] - 1].split()


def test_a_running_record_hides_from_its_reader_and_says_so_when_it_is_read():
    game = sr.new_game(seats=2, seed=5)
    text = notation.write(game.record_for(0))
    assert "seed" not in text
    assert text.count("draw:?") == 1
    with pytest.raises(sr.BadFile, match=r"line \d+: draw:\? was hidden from the reader"):
        notation.read(text)


def test_the_values_of_tags_are_json():
    text = notation.write(sr.new_game(seats=4, layout="long").record())
    tags = dict(line[1:-1].split(" ", 1) for line in text.splitlines() if line.startswith("["))
    assert json.loads(tags["layout"]) == [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]]
    assert (tags["seats"], tags["edition"], tags["neutral_assistants"]) == ("4", '"revised"', "false")
    assert tags["result"] == "null"
