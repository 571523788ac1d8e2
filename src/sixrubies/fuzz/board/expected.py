"""What a run of a ruleset must have seen, group by group: everything its rules have a name for."""

from itertools import pairwise

from sixrubies.board import roster
from sixrubies.board import steps as on
from sixrubies.board.actions import BID, DONE, GOOD, NUMBERING, PLAY, RUBY_FROM, TRACK_NAMES
from sixrubies.board.events import EVENT_NAMES, FIFTH_ASSISTANT
from sixrubies.board.letters.kiosk import UseTile
from sixrubies.board.reasons import REASON_NAMES
from sixrubies.board.rules import Rules
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import (
    CARD_NAMES,
    FAMILY,
    GOODS,
    PIECE_NAMES,
    PLACE_NAMES,
    POLICE_STATION,
    RUBY_PLACES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from sixrubies.fuzz.family import Counts
from sixrubies.fuzz.loop import board_referee as own
from sixrubies.fuzz.loop.tally import Tally

TIMING_NAMES = (
    "never", "inside", "before_move", "arrived", "at_toll", "before_action", "after_action", "encounter", "at_sale",
    "at_roll",
)  # fmt: skip
BIDS = (1, 2, 6, 21, 51, 101, 226)  # each group reaches up to the next
OTHERS = (
    "kiosk.choose",
    "kiosk.use",
    "kiosk.pay_good",
    "kiosk.pay_card",
    "kiosk.pay_letter",
    "kiosk.take_good",
    "auction.bid",
)  # fmt: skip  what a player may be asked in another player's turn


def counts_of(rules: Rules, tally: Tally) -> Counts:
    """Everything that was counted, by group and name; also what was never seen."""
    actions = [sum(tally.pairs[action :: tally.actions]) for action in range(tally.actions)]
    tokens = {token: actions[NUMBERING.action(token)] for token in roster.action_tokens(rules) if token[:4] != "bid:"}
    cards = roster.cards(rules)
    counts: Counts = {
        "step": _steps(rules, tally),
        "action": tokens,
        "card played": {name: tokens[f"play:{name}"] for name in cards},
        "card discarded": {name: tokens[f"discard:{name}"] for name in cards},
        "card drawn": {name: tokens[f"draw:{name}"] for name in cards},
        "card taken": {name: tally.own[own.TAKEN][CARD_NAMES.index(name)] for name in _bonus(rules)},
        "card at its time": _timings(rules, tally),
        "tile taken": {name: tokens[f"tile:{name}"] for name in TILE_NAMES},
        "tile used": _tiles(tally, tokens),
        "token met": _met(rules, tally),
        "reason": {name: tally.reasons[REASON_NAMES.index(name)] for name in roster.reasons(rules)[1:]},
        "event": {name: tally.events[EVENT_NAMES.index(name)] for name in roster.events(rules)},
        "end of a turn": dict(zip(own.END_NAMES, tally.own[own.ENDS], strict=True)),
        "action of a place": _begun(rules, tally),
        "ruby from": {PLACE_NAMES[place]: tally.own[own.RUBIES][place] for place in _ruby_places(rules)},
    }
    if rules.boxes:
        counts["ruby chosen"] = _chosen(rules, tally)
    if roster.has_step(rules, on.TAVERN_CHOOSE):
        counts["tavern tile used"] = _tavern(rules, tally)
    if roster.has_step(rules, on.KIOSK_USE):
        counts["kiosk tile"] = _kiosk(rules, tally)
        counts["card copied"] = {name: tally.own[own.COPIED][CARD_NAMES.index(name)] for name in _bonus(rules)}
        counts["asked in another's turn"] = {
            name: tally.own[own.OUT_OF_TURN][STEP_NAMES.index(name)] for name in OTHERS
        }
        counts["auction won"] = dict(zip(("by the active player", "by another"), tally.own[own.AUCTIONS], strict=True))
        counts["bid"] = {
            f"{first} to {last - 1}": sum(actions[BID + first : BID + last]) for first, last in pairwise(BIDS)
        }
    return counts


def _bonus(rules: Rules) -> list[str]:
    """The kinds of bonus cards, without guild cards."""
    return [CARD_NAMES[card] for card in rules.bonus if rules.copies[card]]


def _ruby_places(rules: Rules) -> list[int]:
    return RUBY_PLACES[: len(rules.ruby_stock)]


def _steps(rules: Rules, tally: Tally) -> dict[str, int]:
    """A number between those of two boxes may be nobody's step."""
    found = {}
    for step in range(len(rules.steps)):
        if roster.has_step(rules, step):
            asked = sum(tally.pairs[step * tally.actions : (step + 1) * tally.actions])
            found[STEP_NAMES[step]] = asked + tally.autos[step]
    return found


def _timings(rules: Rules, tally: Tally) -> dict[str, int]:
    """Each card, and the yellow tile, at each time at which it may be used (ruling A7)."""
    real = [step for step in range(len(rules.steps)) if roster.has_step(rules, step)]
    found = {}
    for interrupt in [*rules.cards, rules.yellow]:
        card = interrupt.kind < len(CARD_NAMES)
        if card and not rules.copies[interrupt.kind]:
            continue
        name = CARD_NAMES[interrupt.kind] if card else "yellow tile"
        for timing in sorted(interrupt.timings):
            steps = [step for step in real if rules.steps[step].timing == timing]
            used = sum(tally.pairs[step * tally.actions + PLAY + interrupt.kind] for step in steps)
            if steps:
                found[f"{name} {TIMING_NAMES[timing]}"] = used
    return found


def _tiles(tally: Tally, tokens: dict[str, int]) -> dict[str, int]:
    extra = on.WAREHOUSE_EXTRA * tally.actions
    return {
        "red: roll kept": tokens["keep"],
        "red: rolled again": tokens["reroll"],
        "red: die turned": sum(tokens[f"turn_die:{face}"] for face in range(1, 7)),
        "green: good bought": sum(tally.pairs[extra + GOOD : extra + GOOD + GOODS]),
        "green: nothing bought": tally.pairs[extra + DONE],
        "yellow: assistant returned": tokens["use:yellow"],
        "blue: fifth assistant": tally.events[FIFTH_ASSISTANT],
    }


def _met(rules: Rules, tally: Tally) -> dict[str, int]:
    """Each token where it stands, and with the card from afar."""
    ways = [("met", on.TURN_ENCOUNTERS)]
    if roster.has_step(rules, on.TOKEN_USE):
        ways.append(("from afar", on.TOKEN_USE))
    return {
        f"{TOKEN_NAMES[token]} {how}": tally.pairs[
            step * tally.actions + NUMBERING.action(f"meet:{TOKEN_NAMES[token]}")
        ]
        for how, step in ways
        for token in rules.tokens
    }


def _begun(rules: Rules, tally: Tally) -> dict[str, int]:
    """The companion acts with Letters & Seals only; no other piece carries out what sends the family member out."""
    found = {}
    for place in rules.bazaar.places:
        for name in roster.pieces(rules):
            piece = PIECE_NAMES.index(name)
            if piece != FAMILY or place != POLICE_STATION:
                found[f"{PLACE_NAMES[place]} by {name}"] = tally.own[own.BEGUN][own.PIECES * place + piece]
    return found


def _chosen(rules: Rules, tally: Tally) -> dict[str, int]:
    """The next ruby of a track, at the Tavern and at the Secret Society."""
    return {
        f"{TRACK_NAMES[track]} at {STEP_NAMES[step]}": tally.pairs[step * tally.actions + RUBY_FROM + track]
        for step in (on.TAVERN_RUBY, on.SOCIETY_RUBY)
        if roster.has_step(rules, step)
        for track in range(len(rules.ruby_stock) - 3)
    }


def _tavern(rules: Rules, tally: Tally) -> dict[str, int]:
    used = tally.own[own.TAVERN]
    return {"movement": used[0], **{f"encounter: {TOKEN_NAMES[token]}": used[1 + token] for token in rules.tokens}}


def _kiosk(rules: Rules, tally: Tally) -> dict[str, int]:
    """Each tile declined, and each of its offers taken."""
    step = rules.steps[on.KIOSK_USE]
    assert isinstance(step, UseTile)
    offers = step.numbers.kiosk
    found = {}
    for tile in range(1, len(offers) + 1):
        used = tally.own[own.KIOSK][3 * tile : 3 * tile + 3]
        found[f"{tile} declined"] = used[0]
        for half in range(len(offers[tile - 1])):
            found[f"{tile} offer {half + 1}"] = used[1 + half]
    return found
