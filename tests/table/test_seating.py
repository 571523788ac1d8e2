"""Seats: open, taken, left, played by a bot for a while, carried elsewhere."""

import pytest

from sixrubies.core.errors import BadOption
from sixrubies.table import seating
from sixrubies.table.errors import BadName, NoFreeSeat, NotNow, NotYourSeat
from sixrubies.table.live import LiveTable
from sixrubies.table.model import BOT, DEALING, HUMAN, OPEN, RUNNING, WAITING, ClockOptions, SeatWish, TableOptions
from sixrubies.table.telling import info
from tests.table.world import ANN, BEN, CLEO, RANDOM_BYTES, bot, first, free, game_of, human, two_people


def waiting(*others: SeatWish) -> LiveTable:
    return seating.new_table("t", ANN, TableOptions(), [human("Ann"), *(others or [free(), bot()])], 0.0)


def test_a_table_begins_when_every_seat_is_taken_and_every_client_has_contributed():
    live = waiting()
    assert live.body.status == WAITING and info(live).open_seats == 1
    assert seating.join(live, BEN, "Ben", None, 1.0) == 1
    assert live.body.status == DEALING
    seating.contribute(live, ANN, 0, RANDOM_BYTES, 2.0)
    assert [seat.ready for seat in info(live).seats] == [True, False, False]
    assert info(live).contributions == []  # nobody learns a contribution before all are made
    seating.contribute(live, BEN, 1, RANDOM_BYTES[::-1], 3.0)
    assert live.body.status == RUNNING and info(live).contributions == [RANDOM_BYTES, RANDOM_BYTES[::-1], None]


def test_the_dice_come_from_the_secret_and_every_contribution():
    """Same secret: another contribution by anybody gives another game."""
    headers = []
    for ann, ben in (("aa" * 16, "bb" * 16), ("aa" * 16, "bc" * 16), ("ab" * 16, "bb" * 16), ("aa" * 16, "bb" * 16)):
        live = waiting(free())
        live.body.dice.secret = "5e" * 32
        seating.join(live, BEN, "Ben", 1, 0.0)
        seating.contribute(live, ANN, 0, ann, 0.0)
        seating.contribute(live, BEN, 1, ben, 0.0)
        headers.append(game_of(live).header["key"])
    assert headers[0] == headers[3] and len(set(headers)) == 3


def test_a_contribution_is_made_once_and_must_be_random_enough():
    live = waiting(free())
    for wrong in ("", "ab", "zz" * 16, "AB" * 16, "ab" * 65, "abc" * 11):
        with pytest.raises(BadOption, match="hexadecimal"):
            seating.contribute(live, ANN, 0, wrong, 0.0)
    seating.contribute(live, ANN, 0, RANDOM_BYTES, 0.0)
    version = live.version
    seating.contribute(live, ANN, 0, RANDOM_BYTES, 0.0)  # sent twice over a bad line
    assert live.version == version
    with pytest.raises(NotNow):
        seating.contribute(live, ANN, 0, "cd" * 16, 0.0)
    with pytest.raises(NotYourSeat):
        seating.contribute(live, BEN, 0, "cd" * 16, 0.0)


def test_the_secret_is_committed_to_from_the_start_and_told_at_the_end_only():
    import hashlib

    live = waiting(free())
    secret, commitment = live.body.dice.secret, info(live).commitment
    assert len(bytes.fromhex(secret)) == 32 and hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment
    assert info(live).revealed == ""
    live.body.status = "finished"
    assert info(live).revealed == secret and info(live).commitment == commitment


def test_an_open_seed_is_for_bots_and_one_device_and_marked():
    with pytest.raises(BadOption, match="no seat may be open"):
        seating.new_table("t", ANN, TableOptions(seed=1), [human(), free()], 0.0)
    live = seating.new_table("t", ANN, TableOptions(seed=1), [human("A"), human("B"), bot()], 0.0)
    assert live.body.status == RUNNING and info(live).open_seed and info(live).commitment == ""
    assert not info(waiting()).open_seed


@pytest.mark.parametrize(
    "options",
    [{"ruleset": "chess"}, {"visibility": "secret"}, {"undo": "always"}, {"layout": "nowhere"}, {"edition": "1999"},
     {"clock": ClockOptions("move", 1)}, {"seed": -1}, {"seed": 2**64}, {"layout": [[1, 2], [3, 4]]}],
)  # fmt: skip
def test_options_that_do_not_exist_are_refused(options: dict[str, object]):
    with pytest.raises(BadOption):
        seating.new_table("t", ANN, TableOptions(**options), [human("A"), human("B")], 0.0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wishes",
    [[human()], [human()] * 6, [human("A"), SeatWish("ghost")], [human("A"), bot("hal")], [human("A"), human("a")],
     [human(""), bot()], [human("A"), bot("exec:true")]],
)  # fmt: skip
def test_seats_that_do_not_exist_are_refused(wishes: list[SeatWish]):
    with pytest.raises((BadOption, BadName)):
        seating.new_table("t", ANN, TableOptions(), wishes, 0.0)


def test_a_seat_is_taken_once_under_a_name_of_its_own():
    live = waiting(free(), free())
    for name in ("ann", "Аnn", "random 1" if False else "ANN"):
        with pytest.raises(BadName):
            seating.join(live, BEN, name, None, 0.0)
    assert seating.join(live, BEN, "Ben", 2, 0.0) == 2
    with pytest.raises(NoFreeSeat, match="this seat"):
        seating.join(live, CLEO, "Cleo", 2, 0.0)
    assert seating.join(live, CLEO, "Cleo", None, 0.0) == 1
    with pytest.raises(NoFreeSeat, match="every seat"):
        seating.join(live, CLEO, "Dan", None, 0.0)


def test_bots_get_names_that_differ():
    live = waiting(bot("greedy"), bot("greedy"), SeatWish(BOT, "Hal", "random"))
    assert [seat.name for seat in live.body.seats] == ["Ann", "greedy 1", "greedy 2", "Hal"]


def test_the_host_gives_free_seats_to_bots():
    live = waiting(free(), free())
    with pytest.raises(NotYourSeat):
        seating.seat_bot(live, BEN, 1, "random", 0.0)
    seating.seat_bot(live, ANN, 1, "random", 0.0)
    with pytest.raises(NoFreeSeat):
        seating.seat_bot(live, ANN, 1, "random", 0.0)
    with pytest.raises(BadOption):
        seating.seat_bot(live, ANN, 2, "hal", 0.0)
    seating.seat_bot(live, ANN, 2, "greedy", 0.0)
    assert live.body.status == DEALING


def test_who_leaves_before_the_game_frees_the_seat():
    live = waiting(free())
    seating.join(live, BEN, "Ben", None, 0.0)
    seating.contribute(live, BEN, 1, RANDOM_BYTES, 0.0)
    seating.leave(live, BEN, 1, 0.0)
    assert live.body.status == WAITING and live.body.seats[1].kind == OPEN
    assert live.body.dice.contributions == {}  # who comes next contributes anew


def test_who_leaves_a_game_leaves_it_to_a_bot_for_good():
    live = two_people()
    seating.leave(live, ANN, 0, 0.0)
    assert live.body.seats[0].kind == BOT and live.body.seats[0].name == "Ann"
    with pytest.raises(NotYourSeat):
        seating.reclaim(live, ANN, 0, 0.0)
    live.act(0, live.version, [first(live)], 0.0, bot=True)


def test_a_bot_stands_in_until_the_owner_is_back():
    live = two_people(clock=ClockOptions("move", 60))
    seating.take_over(live, 0, 10.0)
    assert info(live).seats[0].stand_in and info(live).seats[0].kind == HUMAN and info(live).seats[0].bot == "greedy"
    assert live.body.clock.running == -1
    with pytest.raises(NotNow, match="take it back"):
        live.act(0, live.version, [first(live)], 10.0)
    live.act(0, live.version, [first(live)], 10.0, bot=True)
    with pytest.raises(NotYourSeat):
        seating.reclaim(live, BEN, 0, 20.0)
    seating.reclaim(live, ANN, 0, 20.0)
    assert live.body.clock.running == 0 and live.body.clock.since == 20.0
    live.act(0, live.version, [first(live)], 20.0)
    with pytest.raises(NotNow, match="no bot"):
        seating.reclaim(live, ANN, 0, 20.0)


def test_a_seat_carried_to_another_device_is_lost_to_the_old_one():
    live = two_people()
    seating.carried(live, 0, CLEO, 0.0)
    assert live.body.seats_of(ANN) == [] and live.body.seats_of(CLEO) == [0]
    assert live.body.host == CLEO
    with pytest.raises(NotYourSeat):
        seating.check_seat(live, ANN, 0)
