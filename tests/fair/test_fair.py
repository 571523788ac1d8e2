"""Fair dice: what was promised and given before a game decides all of it, and everybody can check that."""

import hashlib
import json
import subprocess
import sys
from random import Random

import pytest

import sixrubies as sr
from sixrubies import bots, fair, notation
from sixrubies.core.record import Record
from sixrubies.core.rng import SealedSource, stream

SECRET = bytes(range(32))
GIVEN = {0: b"a" * 16, 2: b"c" * 20}


def finished(ruleset: str = "base", layout: str | None = "random", secret: bytes = SECRET) -> Record:
    """A game by fair dice to its end, as a table would store it: the secret is revealed."""
    game = sr.new_game(ruleset, seats=3, layout=layout, key=fair.game_key(secret, GIVEN))
    bots.play_out(game, [bots.make("greedy" if ruleset == "base" else "random", seat) for seat in range(3)])
    game.header["fair"] = fair.tag(GIVEN, fair.commitment(secret), layout or "", secret)
    return game.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return finished()


def again(record: Record, **header: object) -> Record:
    """The record read from a file in which some tags differ."""
    return notation.read(notation.write(Record({**record.header, **header}, record.entries, [], record.result)))


def test_a_fair_game_is_verified(record: Record):
    found = fair.verify(notation.read(notation.write(record)))
    assert found.commitment == hashlib.sha256(SECRET).hexdigest()
    assert found.contributions == {0: "61" * 16, 2: "63" * 20}
    assert found.layout
    chances = [entry for entry in record.entries if entry.owner == sr.CHANCE]
    assert found.outcomes == len(chances) > 20


def test_the_key_need_not_stand_in_the_file(record: Record):
    header = {name: value for name, value in record.header.items() if name != "key"}
    assert fair.verify(Record(header, record.entries, record.digests, record.result)).layout


def test_a_running_game_can_be_verified_as_far_as_it_went(record: Record):
    short = Record(record.header, record.entries[:40])
    assert 0 < fair.verify(short).outcomes < fair.verify(record).outcomes


def test_a_chosen_layout_is_told_apart():
    found = fair.verify(finished(layout="short"))
    assert not found.layout


def test_the_second_implementation_agrees_with_the_engine():
    key, names, dice = fair.game_key(SECRET, GIVEN), ["dice", "deck.bonus"], Random(3)
    engine, derived = SealedSource(key, names), fair.Derived(key, names)
    for _ in range(500):
        number, sides = stream(dice.randrange(2), dice.randrange(-1, 5)), dice.randrange(1, 2**40)
        assert engine.below(number, sides) == derived.below(number, sides)


def test_seats_are_signed_and_their_order_does_not_matter():
    one, other = b"x" * 16, b"y" * 16
    assert fair.game_key(SECRET, {0: one, 1: other}) == fair.game_key(SECRET, {1: other, 0: one})
    assert fair.game_key(SECRET, {0: one, 1: other}) != fair.game_key(SECRET, {0: other, 1: one})
    assert fair.game_key(SECRET, {0: one}) != fair.game_key(SECRET, {1: one})


@pytest.mark.parametrize("size", [0, 15, 65])
def test_a_contribution_has_128_to_512_bits(size: int):
    with pytest.raises(sr.BadOption, match=f"16 to 64 bytes, not {size}"):
        fair.game_key(SECRET, {0: bytes(size)})


def test_secrets_are_new_and_have_256_bits():
    assert len({fair.new_secret() for _ in range(20)}) == 20
    assert len(fair.new_secret()) == 32


# -- what is not fair --------------------------------------------------------------------------------------------


def changed_tag(record: Record, **changes: object) -> dict[str, object]:
    return {**record.header["fair"], **changes}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"secret": bytes(32).hex()}, "its SHA-256 is not the commitment"),
        ({"commitment": "0" * 64}, "its SHA-256 is not the commitment"),
        ({"contributions": {"0": "61" * 16}}, "the key is not HMAC"),
        ({"contributions": {"0": "61"}}, "seat 0 contributes 16 to 64 bytes, not 1"),
        ({"contributions": {"0": "xy"}}, "hexadecimal digits"),
        ({"contributions": {"first": "61" * 16}}, "hexadecimal digits"),
        ({"contributions": 7}, "commitment, contributions by seat, and a secret"),
        ({"secret": None}, "not revealed yet"),
        ({"secret": 5}, "hexadecimal digits"),
    ],
)
def test_a_broken_promise_is_found_with_its_line(record: Record, changes: dict[str, object], told: str):
    with pytest.raises(sr.BadFile, match=told) as refused:
        fair.verify(again(record, fair=changed_tag(record, **changes)))
    assert str(refused.value).startswith("line ")


def test_a_game_without_a_promise_cannot_be_verified():
    game = sr.new_game(seats=2, seed=3)
    with pytest.raises(sr.BadFile, match="no \\[fair"):
        fair.verify(game.record())


def test_an_exchanged_layout_is_found(record: Record):
    rows = [row[:] for row in record.header["layout"]]
    rows[0][0], rows[3][3] = rows[3][3], rows[0][0]
    with pytest.raises(sr.BadFile, match="the layout is not the one that the key draws"):
        fair.verify(again(record, layout=rows))


def test_an_exchanged_die_is_found(record: Record):
    place = next(i for i, entry in enumerate(record.entries) if entry.token.startswith("roll:"))
    entries = record.entries[:]
    was = entries[place]
    token = "roll:1+1" if was.token != "roll:1+1" else "roll:2+2"
    entries[place] = type(was)(token, was.owner, was.step, was.turn, was.audience)
    with pytest.raises(
        sr.BadFile, match=f"action {place + 1} is {token.replace('+', '.')}, but .* gave {was.token[:4]}"
    ):
        fair.verify(Record(record.header, entries))


def test_every_other_secret_gives_other_dice(record: Record):
    assert finished(secret=bytes(32)).tokens() != record.tokens()


# -- the command ---------------------------------------------------------------------------------------------------


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sixrubies.cli", "verify", *words], capture_output=True, text=True, check=False
    )


def test_the_command_tells_and_refuses(record: Record, tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(notation.write(record), encoding="utf-8")
    good = command(str(file))
    assert (
        good.returncode == 0 and "Fair: all" in good.stdout and fair.commitment(SECRET) in good.stdout.replace("\n", "")
    )
    told = json.loads(command(str(file), "--json").stdout)
    assert told["fair"] and told["layout"] and told["contributions"] == {"0": "61" * 16, "2": "63" * 20}
    german = command(str(file), "--language", "de")
    assert "Ehrlich" in german.stdout and "Beigetragen von Platz 3" in german.stdout
    noted = command(str(file), "--commitment", "0" * 64)
    assert noted.returncode == 2 and "another promise" in noted.stderr
    file.write_text(notation.write(record).replace(SECRET.hex(), bytes(32).hex()), encoding="utf-8")
    bad = command(str(file))
    assert bad.returncode == 2 and "SHA-256" in bad.stderr and "Traceback" not in bad.stderr
    assert command(str(tmp_path / "nothing")).returncode == 2
