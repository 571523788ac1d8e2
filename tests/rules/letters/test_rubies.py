"""Rubies of the tracks are refilled from the general supply; the Secret Society (docs/rules/letters.md, LS37, LS24)."""

from tests.rules.letters.table import acting, at, box, events, mail
from tests.rules.table import load, options, play, player, reason, table


def test_ls37_1_the_last_ruby_of_the_dealer_is_replaced_at_once_at_the_top_price() -> None:
    """Three players, one ruby left at the Dealer. Seat 0 takes it, seat 1 the one that replaced it, for as much."""
    game = acting(16, {"lira": 60}, {"lira": 62, "merchant": 15}, {}, rubies={"gemstone_dealer": 1})
    supply = box(game)["ruby_supply"]
    play(game, "act")
    price = 60 - player(game)["lira"]
    assert (table(game)["rubies"]["gemstone_dealer"], box(game)["ruby_supply"]) == (1, supply - 1)
    play(game, "end_turn move:16 leave pay act")
    assert 60 - player(game, 1)["lira"] == price  # besides the 2 Lira for seat 0's merchant
    assert (table(game)["rubies"]["gemstone_dealer"], box(game)["ruby_supply"]) == (1, supply - 2)
    assert events(game, "ruby_refilled") == [(-1, 16, 0), (-1, 16, 0)]


def test_ls37_1_not_the_last_but_one() -> None:
    game = acting(16, {"lira": 60}, rubies={"gemstone_dealer": 2})
    supply = box(game)["ruby_supply"]
    play(game, "act")
    assert (table(game)["rubies"]["gemstone_dealer"], box(game)["ruby_supply"]) == (1, supply)


def test_ls37_1_the_palace_too_and_its_price_stays() -> None:
    """The last ruby of the Palace for seat 0, the one that replaced it for seat 1, for as many goods."""
    rich = {"goods": load(5, 5, 5, 5), "extensions": 3, "lira": 2}
    game = acting(13, rich, {**rich, "merchant": 14}, {}, rubies={"sultans_palace": 1})
    supply = box(game)["ruby_supply"]
    paid = []
    for seat, tokens in ((0, "act"), (1, "end_turn move:13 leave pay act")):
        play(game, tokens)
        while game.step.startswith("palace"):
            game.act(game.legal()[0])
        paid.append(20 - sum(player(game, seat)["goods"].values()))
    assert paid[0] == paid[1] > 9
    assert (table(game)["rubies"]["sultans_palace"], box(game)["ruby_supply"]) == (1, supply - 2)


def test_ls37_3_mosques_and_wainwright_are_not_refilled() -> None:
    """Only the tracks: the last ruby of the Small Mosque stays taken."""
    rich = {"goods": load(5, 5, 5, 5), "extensions": 3, "tiles": ["red"]}
    game = acting(14, rich, {"tiles": ["red", "green"]})
    assert table(game)["rubies"]["small_mosque"] == 1
    supply = box(game)["ruby_supply"]
    play(game, "act tile:green")
    assert (table(game)["rubies"]["small_mosque"], box(game)["ruby_supply"]) == (0, supply)


def test_ls37_2_with_an_empty_supply_it_is_not_replaced_and_the_action_is_gone() -> None:
    """Five players, the last ruby of the Dealer, nothing in supply: taken; the next player cannot act there."""
    others = [{"lira": 60, "merchant": 15}, {}, {}, {}]
    gone = {"gemstone_dealer": 1, "sultans_palace": 3}
    game = play(acting(16, {"lira": 60}, *others, rubies=gone, letters={"ruby_supply": 0}), "act")
    assert (table(game)["rubies"]["gemstone_dealer"], box(game)["ruby_supply"]) == (0, 0)
    play(game, "end_turn move:16 leave pay")
    assert options(game) == ["skip"]
    assert reason(game, "act")[0] == "no_ruby"


def test_ls37_2_the_supply_serves_both_tracks_until_it_is_exhausted() -> None:
    """One ruby in supply: it refills the Dealer; then the last of the Palace is not replaced."""
    me = {"goods": load(5, 5, 5, 5), "extensions": 3, "merchant": 9}
    gone = {"gemstone_dealer": 1, "sultans_palace": 1}
    game = at({"lira": 60, "merchant": 8}, me, {}, {}, {}, rubies=gone, letters={"ruby_supply": 1})
    play(game, "move:16 leave act end_turn move:13 leave act")
    while game.step.startswith("palace"):
        game.act(game.legal()[0])
    rubies = table(game)["rubies"]
    assert (rubies["gemstone_dealer"], rubies["sultans_palace"], box(game)["ruby_supply"]) == (1, 0, 0)


SIX = "13 14* 16* 4"  # 1 + 2 + 2 + 1


def test_ls24_1_six_seals_for_the_next_ruby_of_a_track_of_choice() -> None:
    for track, name in (("palace", "sultans_palace"), ("dealer", "gemstone_dealer")):
        game = acting(24, {"lira": 0, "mail": SIX})
        left = table(game)["rubies"][name]
        play(game, "act letter:13 sealed:14 sealed:16 letter:4")
        assert options(game) == ["ruby:palace", "ruby:dealer"]
        play(game, f"ruby:{track}")
        assert (player(game)["rubies"], table(game)["rubies"][name], mail(game)) == (1, left - 1, "")
        assert box(game)["letter_discard"] == [13, 14, 16, 4]


def test_ls24_1_no_letter_given_up_may_be_superfluous() -> None:
    """1+1+1+2+2 seals: only 1+1+2+2 leaves nothing over, so a third single cannot be given."""
    game = play(acting(24, {"mail": "13 4 3 14* 16*"}), "act letter:13 letter:4")
    assert options(game) == ["sealed:14", "sealed:16"]
    assert reason(game, "letter:3")[0] == "seal_superfluous"


def test_ls24_1_seven_seals_only_where_no_letter_is_superfluous() -> None:
    """1+2+2: five seals. A further double would make the single superfluous, so only a single is left."""
    game = play(acting(24, {"mail": "13 4 14* 16* 9*"}), "act letter:13 sealed:14 sealed:16")
    assert options(game) == ["letter:4"]
    assert reason(game, "sealed:9")[0] == "seal_superfluous"


def test_ls24_2_the_first_three_uses_in_the_game_bring_3_2_1_lira() -> None:
    for uses, lira in ((0, 3), (1, 2), (2, 1), (3, 0), (7, 0)):
        game = acting(24, {"lira": 0, "mail": SIX}, letters={"society_uses": uses})
        play(game, "act letter:13 sealed:14 sealed:16 letter:4 ruby:dealer")
        assert (player(game)["lira"], box(game)["society_uses"]) == (lira, uses + 1)


def test_ls24_2_whoever_makes_them() -> None:
    """Two different players: the second use brings 2 Lira."""
    game = acting(24, {"lira": 0, "mail": "13* 14* 16*"}, {"lira": 2, "mail": "3* 4* 9*", "merchant": 11}, {})
    play(game, "act sealed:13 sealed:14 sealed:16 ruby:dealer end_turn")
    assert player(game)["lira"] == 3
    play(game, "move:24 leave pay act sealed:3 sealed:4 sealed:9 ruby:palace")
    assert (player(game, 1)["lira"], player(game, 1)["rubies"], box(game)["society_uses"]) == (2, 1, 2)


def test_ls24_3_fewer_than_six_seals_no_action() -> None:
    game = acting(24, {"mail": "13 14* 16*"})
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("needs_seals", 6, 5)


def test_ls24_3_without_a_ruby_on_any_track_no_action() -> None:
    game = acting(
        24, {"mail": SIX}, seats=5, rubies={"gemstone_dealer": 0, "sultans_palace": 0}, letters={"ruby_supply": 0}
    )
    assert options(game) == ["skip"]
    assert reason(game, "act")[0] == "no_ruby"


def test_ls24_3_a_track_without_a_ruby_cannot_be_chosen() -> None:
    game = acting(24, {"mail": SIX}, seats=5, rubies={"gemstone_dealer": 0}, letters={"ruby_supply": 0})
    play(game, "act letter:13 sealed:14 sealed:16 letter:4")
    assert options(game) == ["ruby:palace"]
    assert reason(game, "ruby:dealer")[0] == "no_ruby"
