"""Who sits where: by lot unless told otherwise, and every piece has a letter of its own."""

from collections import Counter
from random import Random

from sixrubies.cli.seats import LONGEST, Player, seat_players
from sixrubies.cli.words import speaking

EN = speaking("en")


def seated(seats: int, people: int | None = None, names: str = "", wishes: str = "", seed: int = 1) -> list[Player]:
    return seat_players(seats, people, names, wishes, "greedy", Random(seed), EN)


def test_s2_the_seating_is_drawn_by_lot():
    one = Counter(
        next(seat for seat, player in enumerate(seated(4, seed=seed)) if not player.bot) for seed in range(400)
    )
    assert set(one) == {0, 1, 2, 3} and min(one.values()) > 60
    first = Counter(seated(2, names="Ada,Ben", seed=seed)[0].name for seed in range(400))
    assert set(first) == {"Ada", "Ben"} and min(first.values()) > 140


def test_the_same_seed_gives_the_same_seats():
    assert seated(5, names="Ada,Ben", seed=7) == seated(5, names="Ada,Ben", seed=7)


def test_people_sit_where_they_wish():
    players = seated(4, names="Ada,Ben", wishes="4,2")
    assert [player.name for player in players if not player.bot] == ["Ben", "Ada"]
    assert players[3].name == "Ada" and players[1].name == "Ben"


def test_letters_are_those_of_the_names_and_differ():
    players = seated(5, names="Nora,Nils,Otto,Ösgür,Zoé")
    assert {player.name: player.letter for player in players}.keys() == {"Nora", "Nils", "Otto", "Ösgür", "Zoé"}
    letters = [player.letter for player in players]
    assert len(set(letters)) == 5 and "N" not in letters  # which is for neutral pieces
    for seed in range(50):
        for seats in range(2, 6):
            for people in range(seats + 1):
                letters = [player.letter for player in seated(seats, people, seed=seed)]
                assert len(set(letters)) == seats


def test_bots_and_unnamed_people_have_names_that_fit():
    for seats in range(2, 6):
        for people in range(seats + 1):
            players = seated(seats, people)
            assert sum(not player.bot for player in players) == people
            assert len({player.name for player in players}) == seats
            assert all(0 < len(player.name) <= LONGEST for player in players)
            assert all(player.name[0] == player.letter for player in players if player.bot)
