"""The golden playthroughs of the Dice Game: as they were, and together showing every card, tile, area and shortage."""

import re

import pytest

from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.dice.reasons import REASON_NAMES
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import (
    ABILITY_NAMES,
    AREA_NAMES,
    CARD_NAMES,
    CONDITIONAL,
    FACE_NAMES,
    INCOMES,
    RESOURCE_NAMES,
    TILE_NAMES,
)
from tests.playthroughs.dice.plans import PLANS
from tests.playthroughs.plan import Plan
from tests.playthroughs.shown import shown
from tools import goldens

NAMES = [plan.name for plan in PLANS]
TEXTS = {plan.name: goldens.path_of(plan).read_text(encoding="utf-8") for plan in PLANS}
HEADERS = {name: goldens.header_in(text) for name, text in TEXTS.items()}
SHOWN = shown(TEXTS.values())

# Nobody chooses in these: what they do is seen in the events.
PLAYED_THROUGH = {
    "turn.begin", "turn.roll", "turn.finish", "gain.resource", "gain.tile", "gain.ruby", "card.done",
}  # fmt: skip


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_playthrough_is_as_it_was(plan: Plan) -> None:
    assert goldens.differences(plan) == []


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_it_begins_as_planned_and_tells_what_it_shows(plan: Plan) -> None:
    by_hand, text = plan.by_hand.split(), TEXTS[plan.name]
    assert goldens.actions_in(text)[: len(by_hand)] == by_hand
    assert goldens.header_in(text) == plan.begin().header
    assert text.startswith("".join(f"{line}\n" for line in goldens.opening(plan)))


def test_the_files_stay_small() -> None:
    assert sum(map(len, TEXTS.values())) < 1_800_000


def test_tables_of_every_size_from_set_up_to_the_end() -> None:
    assert len(TEXTS) >= 6
    assert {header["ruleset"] for header in HEADERS.values()} == {"dice"}
    whole = [name for name, text in TEXTS.items() if "[position " not in text and "\nover " in text]
    assert {HEADERS[name]["seats"] for name in whole} == {2, 3, 4}
    assert all("\n[1] setup chance tile.show > " in TEXTS[name] for name in whole)


def test_every_step_that_asks() -> None:
    assert set(STEP_NAMES) - set(SHOWN["step"]) == PLAYED_THROUGH


def test_every_event() -> None:
    assert set(EVENT_NAMES) - set(SHOWN["event"]) == set()


def test_every_reason() -> None:
    assert set(REASON_NAMES[1:]) - set(SHOWN["reason"]) == set()


def test_every_action() -> None:
    """But for revealing more cards than five dice show, or taking the rarest tile for a card: the rest is the same."""
    wanted = {NUMBERING.token(action) for action in NUMBERING.actions()}
    assert {
        token for token in wanted - set(SHOWN["token"]) if not token.startswith(("reveal:", "tile:", "use:"))
    } == set()


def test_every_card_is_used_fulfilled_declined_and_shared() -> None:
    wanted = [f"card_used card={card}" for card in CARD_NAMES]
    wanted += [f"card_fulfilled card={card}" for card in CARD_NAMES[CONDITIONAL:]]
    assert [one for one in wanted if one not in SHOWN["detail"]] == []
    declined = {card for card in CARD_NAMES if f"card_declined card={card}" in SHOWN["detail"]}
    assert declined & set(CARD_NAMES[CONDITIONAL:]) and declined & set(CARD_NAMES[:CONDITIONAL])
    for step, parts in {"sale": "give", "share": "take", "gift": "take", "offer": "pay"}.items():
        chosen = re.findall(rf"\] \S+ seat \d card\.{step} > (\w+)", "\n".join(TEXTS.values()))
        assert {parts, "decline"} <= set(chosen), step


def test_every_tile_is_taken_serves_and_is_given_up() -> None:
    wanted = [f"tile_taken tile={tile}" for tile in TILE_NAMES]
    wanted += [f"tile_given_up ability={ability}" for ability in ABILITY_NAMES]
    wanted += [f"income_taken ability={ability}" for ability in ABILITY_NAMES[:INCOMES]]
    assert [one for one in wanted if one not in SHOWN["detail"]] == []
    text = TEXTS["dice/mosque-tiles"]
    assert "turn.action used=3" in text, "two actions and an extra one"
    for colour in FACE_NAMES[:4]:
        markers = rf"> take:lira\n(?:event .*\n)*event   resource_gained seat=\d resource={colour} "
        assert re.search(markers, text), f"a marker with Lira: {colour}"
    dice = [len(re.findall("dice.roll", line)) for line in text.splitlines() if line.startswith("all     pending")]
    assert max(dice) >= 6, "an extra die"


def test_a_ruby_of_every_area() -> None:
    assert [area for area in AREA_NAMES if f"ruby area={area}" not in SHOWN["detail"]] == []


def test_shortages_and_less_than_there_should_be() -> None:
    returned = {name for name in RESOURCE_NAMES if f"resource_returned resource={name}" in SHOWN["detail"]}
    assert {"red", "brown", "crystal", "lira"} <= returned
    assert "event   resource_short seat=1 resource=lira count=2\n" in TEXTS["dice/shortage"]


def test_cards_on_the_table_are_not_shuffled() -> None:
    assert "event   reshuffled count=32\n" in TEXTS["dice/few-cards"]


def test_ends_by_rubies_by_lira_and_shared() -> None:
    ends = {name: re.findall(r"^over    winners (.*); scores (.*)", text, re.MULTILINE) for name, text in TEXTS.items()}
    assert ends["dice/tie-break"] == [("0", "[[6, 15], [6, 3], [5, 21]]")]
    assert ends["dice/shared-victory"] == [("0 1", "[[6, 5], [6, 5]]")]
    assert all(ends[f"dice/{seats}-seats"] for seats in (2, 3, 4))
