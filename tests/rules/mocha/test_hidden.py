"""Who sees what of the box (docs/rules/mocha.md, MB40)."""

from typing import Any

import sixrubies as sr
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.things import CARD_NAMES
from sixrubies.core.rng import FastSource
from tests.rules.mocha.table import GUILD, acting, at, box
from tests.rules.table import Player, play, player, wander

HANDS = [{"guild_3": 1, "stay": 1}, {"guild_8": 1, "guild_9": 1}, {}]


def dealt(**rest: Any) -> sr.BoardGame:
    players: list[Player] = [{"merchant": 15, "coffee": seat, "hand": hand} for seat, hand in enumerate(HANDS)]
    players[1]["tavern"] = ["encounter"]
    said = {"barrier": [2, 8], "barrier_owner": 2, "baksheesh_side": 1, "guild_discard": ["guild_4", "guild_5"]}
    return at(*players, mocha=said, **rest)


def test_mb40_1_what_everybody_sees():
    """[MB40.1] Every seat and a spectator read the same of the box."""
    game = dealt()
    for seat in (None, 0, 1, 2):
        told = game.view(seat).to_dict()["mocha"]
        assert told == {
            "coffee": [0, 1, 2],
            "guild_cards": [1, 2, 0],
            "tavern_tiles": [[], ["encounter"], []],
            "tavern_stack": {"movement": 4, "encounter": 3},
            "barrier": [2, 8],
            "barrier_owner": 2,
            "baksheesh_side": 1,
            "guild_pile_size": 15,
            "guild_discard": ["guild_4", "guild_5"],
            "guild_turn": False,
        }


def test_mb40_2_only_the_owner_sees_his_guild_cards():
    game = dealt()
    assert game.view(0).to_dict()["players"][0]["hand"] == {"stay": 1, "guild_3": 1}
    for seat in (None, 1, 2):
        assert game.view(seat).to_dict()["players"][0]["hand"] is None
        assert "guild_3" not in str(game.view(seat).to_dict())


def test_mb40_2_a_draw_tells_the_others_only_that_it_happened():
    """[MB40.2] At the Guild Hall: the drawer's events name the card, those of the others do not."""
    game = acting(18, {}, {}, {})
    since = len(game.events)
    play(game, "act draw:guild_4 draw:guild_9 discard:guild_9")
    four, nine = CARD_NAMES.index("guild_4"), CARD_NAMES.index("guild_9")
    for seat, known in ((0, [four, nine]), (1, [-1, -1]), (2, [-1, -1]), (None, [-1, -1])):
        drawn = [e for e in game.events_for(seat, since) if EVENT_NAMES[e.kind] == "guild_card_drawn"]
        assert [(e.seat, e.secret) for e in drawn] == [(0, known[0]), (0, known[1])]


def test_mb40_2_the_record_hides_them_while_the_game_goes_on():
    game = acting(18, {}, {}, {})
    play(game, "act draw:guild_4 draw:guild_9 discard:guild_9")
    own = [entry.token for entry in game.record_for(0).entries]
    other = [entry.token for entry in game.record_for(1).entries]
    assert ("draw:guild_4" in own, "draw:guild_4" in other, "discard:guild_9" in other) == (True, False, True)


def test_mb40_2_hidden_hands_change_nothing_for_others():
    """[MB40.2 MB40.3] The same table with other guild cards in another hand and pile: the same view."""
    players: list[Player] = [{"merchant": 15}, {"merchant": 6, "hand": {"guild_3": 1, "guild_4": 1}}, {}]
    game = at(*players)
    players[1]["hand"] = {"guild_17": 1, "guild_20": 1}
    other = at(*players)
    for seat in (None, 0, 2):
        assert game.view(seat).to_dict() == other.view(seat).to_dict()
        assert game.view(seat).digest() == other.view(seat).digest()
    assert game.view(1).digest() != other.view(1).digest()


def test_mb40_3_nobody_knows_the_pile():
    """[MB40.3] It is not in any view; what a seat can imagine are all cards it does not see, in any order."""
    game = dealt()
    for seat in (None, 0, 1, 2):
        told = game.view(seat).to_dict()
        assert told["pile"] is None
        unseen = {CARD_NAMES[card] for card, copies in enumerate(game.view(seat).unseen()) if copies}
        own = set(HANDS[seat]) if seat is not None else set()
        assert unseen & set(GUILD) == set(GUILD) - {"guild_4", "guild_5"} - own


def test_mb40_3_samples_keep_guild_and_bonus_cards_apart():
    """[MB40.1 MB40.3] Whatever is imagined, each hand has as many guild cards and bonus cards as everybody sees."""
    game = dealt()
    hands = set()
    for number in range(20):
        state = game.view(0).sample(FastSource(number))
        told = game.family.describe(state)
        assert told["players"][0]["hand"] == {"stay": 1, "guild_3": 1}
        for seat, held in enumerate((1, 2, 0)):
            guild = sum(n for name, n in told["players"][seat]["hand"].items() if name.startswith("guild_"))
            assert guild == held
        hands.add(tuple(told["players"][1]["hand"]))
    assert len(hands) > 5


def test_mb40_1_counts_are_right_in_whole_games():
    """[MB40.1] Random games: what is told of guild cards is what is held, and every view agrees on the public part."""
    for game, _, _ in wander(3, 11, 500, ruleset="mocha"):
        told = box(game)
        for seat in range(3):
            held = sum(n for name, n in player(game, seat)["hand"].items() if name.startswith("guild_"))
            assert told["guild_cards"][seat] == held
    assert game.view(0).to_dict()["mocha"] == game.view().to_dict()["mocha"] == box(game)


def test_mb40_2_forced_decisions_do_not_betray_a_guild_card():
    """[MB40.2] At the end of the turn only "end_turn" is left, whichever guild card is held; before a move never."""
    for card in GUILD:
        game = at({"merchant": 12, "hand": {card: 1}}, seats=3)
        assert not game.forced()
        assert play(game, "move:9 leave skip").forced()
