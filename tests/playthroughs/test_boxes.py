"""The golden playthroughs of the boxes: together they show every card, tile, place and token, read from their text."""

import re
from collections import Counter

import pytest

from sixrubies.board import roster
from sixrubies.board.actions import NUMBERING
from sixrubies.board.rules import Rules
from sixrubies.board.things import PIECE_NAMES, PLACE_NAMES, TAVERN_TILE_NAMES
from sixrubies.data import load
from sixrubies.rulesets import TABLE, board_rules
from tests.playthroughs.plan import Plan
from tests.playthroughs.shown import by_piece, shown, tavern_prices, tiles_used
from tools import goldens

BOXES = ("mocha", "letters", "great_bazaar")
PLANS = [plan for plan in goldens.PLANS if plan.name.startswith(tuple(f"{box}/" for box in BOXES))]
TEXTS = {plan.name: goldens.path_of(plan).read_text(encoding="utf-8") for plan in PLANS}
HEADERS = {name: goldens.header_in(text) for name, text in TEXTS.items()}
SHOWN = shown(TEXTS.values())


def rules(ruleset: str) -> Rules:
    board = TABLE[ruleset]
    rows = [board.places[i : i + board.width] for i in range(0, len(board.places), board.width)]
    return board_rules(rows, 5, ruleset=ruleset)


BASE, MOCHA, LETTERS, GREAT = (rules(ruleset) for ruleset in ("base", *BOXES))


def box_part(names: list[str], of_base: list[str]) -> set[str]:
    """What the boxes add."""
    return set(names) - set(of_base)


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_a_playthrough_is_as_it_was(plan: Plan) -> None:
    assert goldens.differences(plan) == []


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_it_begins_as_planned_and_tells_what_it_shows(plan: Plan) -> None:
    by_hand, text = plan.by_hand.split(), TEXTS[plan.name]
    assert goldens.actions_in(text)[: len(by_hand)] == by_hand
    assert goldens.header_in(text) == plan.begin().header
    assert text.startswith("".join(f"{line}\n" for line in goldens.opening(plan)))


def test_every_file_has_a_plan() -> None:
    assert sorted(plan.name for plan in goldens.PLANS) == goldens.held()


def test_the_files_stay_small() -> None:
    assert sum(map(len, TEXTS.values())) < 2_600_000


# -- tables -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", BOXES)
def test_each_ruleset_has_its_playthroughs(ruleset: str) -> None:
    """Six at least, a whole game from the set-up to the end, and every option it has."""
    headers = {name: header for name, header in HEADERS.items() if header["ruleset"] == ruleset}
    assert all(name.startswith(f"{ruleset}/") for name in headers)
    assert len(headers) >= 6
    whole = [name for name in headers if "[position " not in TEXTS[name] and "\nover " in TEXTS[name]]
    assert whole and all("\n[1] setup chance demand.show > " in TEXTS[name] for name in whole)
    assert {header["neutral_assistants"] for header in headers.values()} == {False, True}
    decks = {header.get("deck", "mixed") for header in headers.values()}
    assert decks == ({"mixed"} if ruleset == "mocha" else {"mixed", "new"})


def test_tables_of_every_size_and_layout() -> None:
    assert {header["seats"] for header in HEADERS.values()} == {2, 3, 4, 5}
    for ruleset in ("mocha", "letters"):
        layouts = [header["layout"] for header in HEADERS.values() if header["ruleset"] == ruleset]
        recommended = load(TABLE[ruleset].boxes)[TABLE[ruleset].layouts["recommended"]]
        assert recommended in layouts
        assert sum(rows != recommended for rows in layouts) >= 2  # one drawn by lot, one given
    assert len({str(header["layout"]) for header in HEADERS.values() if header["ruleset"] == "great_bazaar"}) >= 4


# -- what they show together ------------------------------------------------------------------------------------------


def test_every_card_of_the_boxes_is_played() -> None:
    """Twenty guild cards, nine kinds of Mocha & Baksheesh, twelve of Letters & Seals (one of them in four colours)."""
    wanted = box_part(roster.cards(GREAT), roster.cards(BASE))
    assert Counter(card.startswith("guild_") for card in wanted & set(roster.cards(MOCHA))) == {True: 20, False: 9}
    assert len({re.sub("^(red|green|yellow|blue)_", "", card) for card in wanted - set(roster.cards(MOCHA))}) == 12
    assert {card for card in wanted if f"card_played card={card}" not in SHOWN["detail"]} == set()


def test_every_card_of_the_boxes_is_drawn() -> None:
    guild = [card for card in roster.cards(MOCHA) if card.startswith("guild_")]
    drawn = {token.removeprefix("draw:") for token in SHOWN["token"] if token.startswith("draw:")}
    assert {card for card in box_part(roster.cards(GREAT), roster.cards(BASE)) - drawn if card not in guild} == set()
    assert len(drawn & set(guild)) >= 10


def test_every_half_of_every_kiosk_tile_is_used() -> None:
    tiles = load(TABLE["letters"].boxes)["kiosk.tiles"]
    wanted = [(tile, half + 1) for tile, text in enumerate(tiles, 1) for half in range(text.count("|") + 1)]
    assert len({tile for tile, _ in wanted}) == 24
    used = tiles_used(text for name, text in TEXTS.items() if HEADERS[name]["ruleset"] == "great_bazaar")
    for tile, half in tiles_used(text for name, text in TEXTS.items() if HEADERS[name]["ruleset"] == "letters"):
        used.add((tile, half + tiles[tile - 1].startswith("coffee")))  # that half is ignored without the other box
    assert [one for one in wanted if one not in used] == []


def test_every_tavern_tile_is_taken_at_every_price() -> None:
    components = load(TABLE["mocha"].boxes)
    wanted = [(name, price) for name in TAVERN_TILE_NAMES for price in components[f"tavern.{name}"]]
    taken = tavern_prices(TEXTS.values())
    assert [one for one in wanted if one not in taken] == []


def test_every_new_place_acts_by_every_piece() -> None:
    new = [
        place
        for place in GREAT.bazaar.places
        if PLACE_NAMES[place] in box_part(roster.places(GREAT), roster.places(BASE))
    ]
    assert len(new) == 9
    wanted = [(place, piece) for place in new for piece in PIECE_NAMES]
    acted = by_piece(TEXTS.values())
    assert [one for one in wanted if one not in acted] == []
    assert {place for place, _ in acted} == set(GREAT.bazaar.places)


def test_every_token_is_met_paid_and_met_free() -> None:
    free = shown([TEXTS["great_bazaar/tokens"]])["detail"]
    for token in roster.tokens(GREAT):
        assert SHOWN["detail"][f"token_met token={token}"] > free[f"token_met token={token}"] > 0
    assert {"governor.pay", "smuggler.pay", "trader.pay", "courier.pay"} <= set(SHOWN["step"])


def test_every_ruby_track_gives_and_is_refilled() -> None:
    names = dict(enumerate(PLACE_NAMES))
    places = [number for number, name in names.items() if name in roster.ruby_places(GREAT)]
    assert [place for place in places if f"ruby place={place}" not in SHOWN["detail"]] == []
    assert [place for place in (16, 20) if f"ruby_refilled place={place}" not in SHOWN["detail"]] == []


def test_every_step_of_the_boxes_that_asks() -> None:
    asked = {
        GREAT.steps[step].name
        for step in range(len(GREAT.steps))
        if GREAT.steps[step].name in box_part(roster.steps(GREAT), roster.steps(BASE))
    }
    assert asked - set(SHOWN["step"]) == PLAYED_THROUGH


# Nobody chooses in these: what they do is seen in the events.
PLAYED_THROUGH = {
    "rewards.take", "guild_hall.take", "coffee_house.buy", "caravansary.coffee", "guild.extra", "guild.extend",
    "guild.goods", "guild.blue", "kiosk.reveal", "kiosk.end", "embassy.take", "auction.end", "reward.take",
    "deck.draw_many", "letter.many",
}  # fmt: skip


def test_every_verb() -> None:
    """Barrier, control, letters, bids, extra turns: whatever can be done at all was done."""
    done = {token.split(":")[0] for token in SHOWN["token"]}
    assert {verb.name for verb in NUMBERING.verbs} - done <= {"use"}  # the yellow tile: a playthrough of the base game


def test_every_event_of_the_boxes() -> None:
    assert box_part(roster.events(GREAT), roster.events(BASE)) - set(SHOWN["event"]) == set()


def test_every_reason_of_the_boxes() -> None:
    assert box_part(roster.reasons(GREAT), roster.reasons(BASE)) - set(SHOWN["reason"]) == set()


def test_letters_are_delivered_by_merchant_family_member_and_companion() -> None:
    text = TEXTS["letters/letters-and-seals"]
    for moved in (
        r"moved seat=0 from=3 place=21",
        r"family_sent seat=0 place=4",
        r"companion_moved seat=1 from=8 place=1",
    ):
        assert re.search(rf"^event   {moved}\nevent   letter_delivered ", text, re.MULTILINE), moved


def test_hidden_cards_are_told_to_their_owner_only() -> None:
    text = "\n".join(TEXTS.values())
    assert "event   guild_card_drawn seat=0 card=guild_9 (to 0)\n" in text
    assert "event   guild_card_drawn seat=0 card=? (to 1, 2, spectator)\n" in text
    assert not re.search(r"^all +players\.\d\.hand ", text, re.MULTILINE)
    assert re.search(r"^all +mocha\.guild_cards ", text, re.MULTILINE)
