"""Chapter T: the four phases of a turn and every way it can end."""

import pytest

from tests.rules.table import at, goods, laid_out, load, options, play, player, reason, table, wander

EVERY_CARD = [
    "one_good",
    "five_lira",
    "long_move",
    "stay",
    "return_assistant",
    "family",
    "any_goods",
    "repeat_palace",
    "repeat_post_office",
    "repeat_dealer",
]
FROM_THE_FOUNTAIN = [f"move:{goal}" for goal in (1, 2, 3, 4, 5, 6, 9, 11, 12, 14)]  # short paths


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t1_a_round_is_one_turn_of_each(seats: int):
    game = laid_out(seats)
    for round_, goal in ((1, 6), (2, 12), (3, 5)):
        for seat in range(seats):
            assert (table(game)["round"], table(game)["turn"], game.owner()) == (round_, seat, seat)
            play(game, f"move:{goal} decline")
    assert (table(game)["round"], game.owner()) == (4, 0)


def test_t2_four_phases_in_fixed_order():
    """[T2] Movement, other merchants, action, encounters; at each step only what belongs to it is offered."""
    game = at({"merchant": 11, "lira": 10}, {"merchant": 9, "lira": 0, "family": 9}, {}, tokens={"governor": 9})
    turn = "move:9 leave pay act call:8 roll:6+6 catch:1 reward:lira meet:governor draw:stay pay roll:1+1"
    asked = []
    for token in turn.split():
        offered = options(game) if len(options(game)) < 5 else "many"
        asked.append((game.decision().phase, game.step, offered))
        play(game, token)
    assert asked == [
        ("movement", "turn.move", "many"),
        ("movement", "turn.assistant", ["decline", "leave"]),
        ("merchants", "turn.toll", ["decline", "pay"]),
        ("action", "turn.action", ["act", "skip"]),
        ("action", "tea_house.call", "many"),
        ("action", "dice.roll", "many"),
        ("encounters", "turn.encounters", ["meet:governor", "catch:1"]),
        ("encounters", "family.reward", ["reward:card", "reward:lira"]),
        ("encounters", "turn.encounters", ["end_turn", "meet:governor"]),
        ("encounters", "deck.draw", "many"),
        ("encounters", "governor.pay", ["pay", "discard:stay"]),
        ("encounters", "token.move", "many"),
    ]
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])
    assert player(game)["lira"] == 10 - 2 + 8 + 3 - 2


def test_t2_what_a_card_asks_belongs_to_the_phase_it_is_played_in():
    """[T2] The same card before the move, and after the action; an errand's action belongs to the action."""
    game = play(at({"merchant": 11, "hand": {"one_good": 2}, "family": 12}), "play:one_good")
    assert (game.decision().phase, game.step) == ("movement", "card.good")
    play(game, "good:red move:12 leave act")
    assert (game.decision().phase, game.step) == ("action", "police.send")
    play(game, "send:2 act")
    assert (game.decision().phase, game.step) == ("encounters", "turn.encounters")
    play(game, "play:one_good")
    assert (game.decision().phase, game.step) == ("encounters", "card.good")


def test_t2_a_phase_gone_by_does_not_come_back():
    """[T2 A1] Once the action is skipped it cannot be made up for, nor the assistant once it is the action's turn."""
    game = play(at({"merchant": 11, "assistants": [3]}, tokens={"smuggler": 9}), "move:9 leave")
    assert options(game) == ["act", "skip"]
    play(game, "skip")
    assert options(game) == ["end_turn", "meet:smuggler"]
    play(game, "meet:smuggler good:red pay roll:6+6")
    assert options(game) == ["end_turn"]
    play(game, "end_turn")
    assert (game.owner(), game.step) == (1, "turn.move")


def test_t3_nobody_there_nobody_paid_and_nobody_met():
    """[T3] Alone at a place: from the assistant straight to the action, and after it only the end is left."""
    alone = {"merchant": 7, "family": 7}
    game = play(at({"merchant": 11, "lira": 9}, alone, alone, tokens={"governor": 7, "smuggler": 7}), "move:9 leave")
    assert (game.step, options(game)) == ("turn.action", ["act", "skip"])
    play(game, "skip")
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])


def test_t4_cards_and_tiles_of_the_others_are_never_offered():
    """[T4] Seat 1 holds one of every card and the yellow tile; through the whole turn of seat 0 nobody asks him."""
    rich = {
        "merchant": 9,
        "lira": 9,
        "family": 9,
        "assistants": [2],
        "tiles": ["yellow"],
        "hand": dict.fromkeys(EVERY_CARD, 1),
    }
    game = at({"merchant": 11, "lira": 9}, rich, tokens={"governor": 9}, neutral_merchants=[7, 7, 7])
    turn = "move:9 leave pay act call:8 roll:6+6 catch:1 reward:lira meet:governor draw:stay pay roll:1+1"
    for token in turn.split():
        assert game.owner() in (0, -1)  # himself or chance
        assert not [option for option in options(game) if option.startswith(("play:", "use:"))]
        play(game, token)
    assert player(game, 1)["hand"] == dict.fromkeys(EVERY_CARD, 1)
    play(game, "end_turn")
    assert game.owner() == 1
    assert "play:five_lira" in options(game)
    assert "use:yellow" in options(game)


def test_t4_as_many_cards_as_he_likes():
    """[T4] Four times money and two goods before the move, and a card instead of the move."""
    game = at({"lira": 0, "hand": {"five_lira": 4, "one_good": 2, "long_move": 1}})
    play(game, "play:five_lira play:one_good good:red play:five_lira play:one_good good:blue")
    play(game, "play:five_lira play:five_lira play:long_move move:10")
    assert (player(game)["lira"], goods(game), player(game)["merchant"]) == (20, [1, 0, 0, 1], 10)
    assert player(game)["hand_size"] == 0


CROWD = {"merchant": 9, "family": 9, "lira": 4}
TOKENS = {"governor": 9, "smuggler": 9}
HAND = {"five_lira": 1, "one_good": 1, "family": 1, "return_assistant": 1}


def crowded() -> dict[str, object]:
    """A player with something to lose: cards for every moment, the yellow tile, his family member abroad."""
    return {"merchant": 11, "family": 16, "lira": 8, "assistants": [2], "tiles": ["yellow"], "hand": dict(HAND)}


def test_t5_no_assistant_and_the_turn_is_over():
    """[T5 T6 M8] case 16.9: no payment, no action, no encounter, no card; the next seat is asked."""
    game = play(at(crowded(), CROWD, CROWD, tokens=TOKENS), "move:9 decline")
    assert (game.owner(), game.step, table(game)["turn"]) == (1, "turn.move", 1)
    assert (player(game)["lira"], player(game)["hand"], player(game)["merchant"]) == (8, HAND, 9)
    assert [player(game, seat)["lira"] for seat in (1, 2)] == [4, 4]
    assert [player(game, seat)["family"] for seat in (1, 2)] == [9, 9]
    assert table(game)["tokens"] == TOKENS


def test_t5_no_payment_and_the_turn_is_over():
    """[T5 T6 P3] case 16.9: as above, one phase later; only the assistant was left."""
    game = play(at(crowded(), CROWD, CROWD, tokens=TOKENS), "move:9 leave decline")
    assert (game.owner(), game.step, table(game)["turn"]) == (1, "turn.move", 1)
    assert (player(game)["lira"], player(game)["hand"], player(game)["assistants"]) == (8, HAND, [2, 9])
    assert [player(game, seat)["lira"] for seat in (1, 2)] == [4, 4]
    assert [player(game, seat)["family"] for seat in (1, 2)] == [9, 9]
    assert table(game)["tokens"] == TOKENS


def test_t5_the_last_decision_of_such_a_turn_is_the_declining_itself():
    """[T5 T4] Until then cards can be played, afterwards none: they are still in hand and his turn comes again."""
    game = play(at(crowded(), CROWD, CROWD, tokens=TOKENS), "move:9")
    cards = ["play:one_good", "play:five_lira", "play:return_assistant", "play:family", "use:yellow"]
    assert options(game) == ["decline", "leave", *cards]
    play(game, "leave")
    assert options(game) == ["decline", "pay", "play:one_good", "play:five_lira", "play:family", "use:yellow"]


@pytest.mark.parametrize(
    ("seats", "rules"),
    [(2, {}), (3, {}), (4, {}), (5, {}), (2, {"neutral_assistants": True}), (4, {"edition": "2014"})],
)
def test_t6_three_ways_to_end_at_once_and_one_by_choice(seats: int, rules: dict[str, object]):
    """[T6 T7] Random games: a turn is over exactly after these answers, and each of them does happen."""
    ends = {
        ("turn.assistant", "decline"): "without_assistant",
        ("turn.toll", "decline"): "without_paying",
        ("turn.encounters", "end_turn"): "by_choice",
    }
    names, told, found = ["by_choice", "without_assistant", "without_paying"], 0, set()
    for game, step, token in wander(seats, 11 + seats, 1500, layout="long", **rules):
        events = [event for event in game.events_for(None, told) if game.family.event_names[event.kind] == "turn_ended"]
        told = len(game.events)
        how = [names[event.a] for event in events]
        assert how == ([ends[step, token]] if (step, token) in ends else []), (step, token)
        found.update(how)
    assert found == set(names)


def test_t7_governor_and_smuggler_may_be_left_alone_but_no_family_member():
    """[T7] With somebody to catch the turn cannot be ended; then it can, though both tokens stand there."""
    game = at({"merchant": 11, "lira": 9}, {"family": 9}, {"family": 9}, tokens=TOKENS)
    play(game, "move:9 leave skip")
    assert options(game) == ["meet:governor", "meet:smuggler", "catch:1", "catch:2"]
    assert reason(game, "end_turn") == ("must_catch", 0, 0)
    play(game, "catch:2 reward:lira")
    assert options(game) == ["meet:governor", "meet:smuggler", "catch:1"]
    play(game, "catch:1 reward:lira")
    assert options(game) == ["end_turn", "meet:governor", "meet:smuggler"]
    play(game, "end_turn")
    assert (game.owner(), table(game)["tokens"]) == (1, TOKENS)


def test_t8_nobody_can_pass():
    """[T8] A turn starts with a move or a card, whatever one holds; after any other card one still moves."""
    game = at({"lira": 0})
    assert options(game) == FROM_THE_FOUNTAIN
    hand = dict.fromkeys(EVERY_CARD, 1)
    game = at({"lira": 4, "family": 1, "assistants": [2], "tiles": ["yellow"], "hand": hand})
    cards = ["one_good", "five_lira", "long_move", "stay", "return_assistant", "family"]
    assert options(game) == [*FROM_THE_FOUNTAIN, *[f"play:{card}" for card in cards], "use:yellow"]
    play(game, "play:one_good good:green play:five_lira play:return_assistant recall:2 play:family reward:lira")
    assert game.step == "turn.move"
    assert options(game) == [*FROM_THE_FOUNTAIN, "play:long_move", "play:stay"]


def test_t8_with_nothing_at_all_one_still_has_to_move():
    """[T8 M3] Empty stack, empty hand, no money: no option but a move, and the turn may end on arrival."""
    game = at({"merchant": 13, "lira": 0, "assistants": [2, 3, 9, 11]})
    assert options(game) == ["move:1", "move:4", "move:6", "move:8", "move:10"]


def test_t9_what_was_done_stays_done_when_the_assistant_is_declined():
    """[T9] The move, the good and the money of two cards."""
    game = at({"merchant": 11, "lira": 1, "hand": {"one_good": 1, "five_lira": 1}}, seats=3)
    play(game, "play:one_good good:blue move:9 play:five_lira decline")
    me = player(game)
    assert (me["merchant"], me["lira"], me["goods"], me["hand"]) == (9, 6, load(blue=1), {})
    assert table(game)["discard"] == ["one_good", "five_lira"]


@pytest.mark.parametrize(("posted", "answer", "stack", "assistants"), [([9], "pick_up", 4, []), ([], "leave", 3, [9])])
def test_t9_what_was_done_stays_done_when_nobody_is_paid(
    posted: list[int], answer: str, stack: int, assistants: list[int]
):
    game = at({"merchant": 11, "lira": 1, "assistants": posted}, {"merchant": 9}, seats=3)
    play(game, f"move:9 {answer} decline")
    assert game.owner() == 1
    assert (player(game)["merchant"], player(game)["lira"]) == (9, 1)
    assert (len(player(game)["stack"]), player(game)["assistants"]) == (stack, assistants)
