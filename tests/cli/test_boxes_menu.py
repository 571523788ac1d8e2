"""What can be typed where more boxes are in play: companions, bids, rubies."""

import io

import pytest
from rich.console import Console

import sixrubies as sr
from sixrubies.board.things import PLACE_NAMES
from sixrubies.cli import helping
from sixrubies.cli.board_menu import bids
from sixrubies.cli.menu import Menu, Unclear
from sixrubies.cli.screen import Screen
from tests.cli.boxes import APART, AUCTION, BOXES, WORDS, games


@pytest.mark.parametrize("ruleset", [*BOXES, "base"])
def test_every_option_has_a_number_and_a_token_and_a_help(ruleset: str):
    words, names, verbs = WORDS[ruleset, "en"], ["Ada", "Ben", "Cem"], set()
    console = Console(file=io.StringIO(), width=80)
    for game in games(ruleset, 3, 4, 250):
        told, decision = game.view(game.owner()).to_dict(), game.decision()
        menu = Menu(decision, told, words)
        assert sorted(option.action for option in menu.numbers.values()) == game.legal()
        for number, option in menu.numbers.items():
            assert menu.answer(str(number)) == menu.answer(option.token) == [option.action]
            verbs.add(option.verb)
        helping.on(Screen(console), decision.options[-1].token, menu, game, names)
        helping.blocked(Screen(console), menu, names)
    assert "move" in verbs and len(verbs) > 12


def test_merchant_and_companion_may_go_to_the_same_place():
    described = {
        "seats": 2, "players": [{"merchant": 7}, {}], "letters": {"companion": [1, "supply"]}, **APART
    }  # fmt: skip
    game = sr.position(described, ruleset="letters")
    menu = Menu(game.decision(), game.view(0).to_dict(), WORDS["letters", "en"])
    walks = {number: option.token for number, option in menu.numbers.items() if option.verb == "walk"}
    assert walks and min(walks) > 24
    # The merchant is at the Fountain, the companion at the Wainwright beside it: both can go to the Caravansary's row.
    known = [option.token for option in menu.decision.options]
    both = next(int(token[5:]) for token in walks.values() if f"move:{token[5:]}" in known)
    assert menu.answer(str(both)) == menu.answer(PLACE_NAMES[both]) == menu.answer(f"move:{both}")
    assert menu.answer(f"walk:{both}") != menu.answer(str(both))


def test_bids_are_typed_as_numbers_and_nothing_is_the_pass():
    game = sr.position(AUCTION, ruleset="letters")
    for token in ("move:23", "leave", "act", "good:red"):
        game.act(token)
    menu = Menu(game.decision(), game.view(0).to_dict(), WORDS["letters", "en"])
    assert bids(menu.decision) == list(range(1, 6)) and 0 not in menu.numbers
    assert menu.answer("3") == [game.family.numbering.action("bid:3")]
    with pytest.raises(Unclear, match="You can bid 1 to 5 Lira"):
        menu.answer("6")
    game.act("bid:3")
    menu = Menu(game.decision(), game.view(1).to_dict(), WORDS["letters", "en"])
    assert bids(menu.decision) == list(range(4, 9)) and menu.numbers[0].token == "pass"
    with pytest.raises(Unclear, match="You can bid 4 to 8 Lira"):
        menu.answer("3")
