"""A game file written by hand, from a table with real dice: it may leave out whatever is as in a new game."""

import pytest

import sixrubies as sr
from sixrubies import notation

EVENING = """
[ruleset "base"]
[rules_version 1]
[seats 2]
[chance "manual"]
; what the set-up showed
demand:L2 demand:S4 roll:3+1 roll:6+3
draw:five_lira draw:stay

; Ada begins
move:9 leave act call:7 roll:5+4
end_turn
move:12 leave   act send:3
act end_turn
"""


def test_without_labels_digests_and_result():
    game = sr.replay(notation.read(EVENING))
    assert len(game.entries) == 18
    assert game.entries[-1].turn == "1.1"
    assert [player["lira"] for player in game.position()["players"]] == [9, 3]
    assert game.position()["players"][1]["goods"]["green"] == 2
    assert (game.owner(), game.step) == (0, "turn.move")


def test_what_is_left_out_is_as_in_a_new_game():
    header = sr.replay(notation.read(EVENING)).header
    assert header == sr.new_game(seats=2, chance="manual").header
    assert header["layout"] == [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]


def test_a_layout_may_be_given_by_its_name():
    game = sr.replay(notation.read(EVENING.replace("[seats 2]", '[seats 2]\n[layout "long"]').split("move:9")[0]))
    assert game.header["layout"] == sr.new_game(layout="long").header["layout"]
    drawn = '[ruleset "base"]\n[rules_version 1]\n[seats 3]\n[seed 5]\n[layout "random"]\n'
    assert sr.replay(notation.read(drawn)).header == sr.new_game(seats=3, seed=5, layout="random").header


def test_labels_may_stand_before_some_turns_only():
    labelled = EVENING.replace("move:9", "1.0 move:9").replace("demand:L2", "setup demand:L2")
    assert sr.replay(notation.read(labelled)).record() == sr.replay(notation.read(EVENING)).record()


def test_a_turn_may_take_several_lines_and_a_line_several_turns():
    tags, tokens = EVENING.split("; what the set-up showed")
    one_line = " ".join(line for line in tokens.splitlines() if not line.startswith(";"))
    assert sr.replay(notation.read(tags + one_line)).record() == sr.replay(notation.read(EVENING)).record()


def test_a_result_may_name_the_winners_only():
    position = {"lira": 9, "rubies": 5, "extensions": 2, "merchant": 11}
    rubies = {"gemstone_dealer": 4}
    game = sr.position({"seats": 2, "players": [position], "rubies": rubies, "round": 9}, chance="manual")
    for token in ["move:1", "leave", "act", "end_turn", "move:9", "decline"]:
        game.act(token)
    assert game.over and game.outcome().winners == [0]
    text = notation.write(game.record()).split("[result")[0]
    assert sr.replay(notation.read(text + '[result {"winners": [0]}]')).over
    with pytest.raises(sr.BadFile, match=r"line \d+: the record's result is not the result of its actions"):
        sr.replay(notation.read(text + '[result {"winners": [0], "scores": [[6, 1, 0, 0], [0, 3, 0, 0]]}]'))


def test_written_again_it_is_complete():
    text = notation.write(sr.replay(notation.read(EVENING)).record())
    assert "\nsetup  demand:L2 demand:S4 roll:3+1 roll:6+3 draw:five_lira draw:stay\n" in text
    assert "\n1.0    move:9 leave act call:7 roll:5+4 end_turn\n" in text
    assert text.startswith("; Six Rubies game file, format 1\n")
    assert text.endswith("[result null]\n")


def test_an_automatic_game_cut_before_a_roll_goes_on_with_its_own_dice():
    game = sr.new_game(seats=2, seed=7)
    for token in ("move:9", "leave", "act", "call:7"):
        game.act(token)
    text = notation.write(game.record())
    assert " call:7 roll:" in text
    cut = text[: text.index(" roll:", text.index("call:7"))]
    again = sr.replay(notation.read(cut.split("\n", 1)[1]))  # without the first line nobody says that it is complete
    assert again.record() == game.record()
