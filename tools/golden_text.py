"""How a golden playthrough reads: after each action the events, what changed and for whom, and the next decision.

    [12] 1.0 seat 0 turn.encounters > meet:governor
    event   token_met seat=0 token=governor
    all     pending turn.finish | turn.encounters place=9 begun=yes left=- | token.move place=9 token=governor | ...
    seat 0  players.0.hand five_lira > five_lira stay
    hidden  pile ...
    asks    seat 0 governor.pay at 9
    options pay discard:stay
    blocked play:stay (not_now)
    views   0:6e0c12ab 1:... spectator:... state:...

`all` is what everybody sees change, `seat 0` what only that seat does, `hidden` what nobody sees. Where a turn ends the
whole table follows. Digests catch what the lines leave out.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import sixrubies as sr
from sixrubies.board.things import (
    CARD_NAMES,
    DEMAND_NAMES,
    END_NAMES,
    GOOD_NAMES,
    PIECE_NAMES,
    TAVERN_TILE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from sixrubies.core.event import HIDDEN, Event
from sixrubies.core.record import digest
from sixrubies.dice import things as dice
from sixrubies.dice.actions import NUMBERING as DICE_ACTIONS
from sixrubies.texts.dice.meanings import EVENTS as DICE_EVENTS
from sixrubies.texts.meanings import EVENTS
from sixrubies.texts.render import DRAWN

Flat = dict[str, str]  # path -> value, both as they are written

NAMES: Mapping[str, list[str]] = {
    "good": GOOD_NAMES,
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
    "token": TOKEN_NAMES,
    "piece": PIECE_NAMES,
    "end": END_NAMES,
    "demand": DEMAND_NAMES,
    "tavern_tile": TAVERN_TILE_NAMES,
}
DICE_NAMES: Mapping[str, list[str]] = {
    "ability": dice.ABILITY_NAMES,
    "area": dice.AREA_NAMES,
    "card": dice.CARD_NAMES,
    "face": dice.FACE_NAMES,
    "resource": dice.RESOURCE_NAMES,
    "tile": dice.TILE_NAMES,
}
# Parts of a description that are written as one value.
WHOLE = {"goods", "hand", "known", "neutral_assistants", "last_action", "palace_price", "post_office"}
WHOLE |= {"market_prices", "mosque_symbols", "large_market", "small_market"}
WHOLE |= {"tavern_stack", "tavern_costs", "baksheesh"}
BOXES = ("mocha", "letters")  # parts of a description with a line of their own
PILES = ("pile", "kiosk_pile", "letter_pile")  # long with a box: told whole at the beginning and the end only
UNTOLD = {"you", "owner"}  # of a view: plain from the reader and from the line `asks`
SHORT = 8  # signs of a digest


class Teller:
    """Plays one action after the other and tells what each did."""

    def __init__(self, game: sr.AnyGame) -> None:
        self.game = game
        self.readers: list[int | None] = [*range(game.seats), None]
        self.look()

    def look(self) -> None:
        """The whole table as it is, and as each reader sees it."""
        self.position = self.game.position()
        self.views = {reader: self.game.view(reader).to_dict() for reader in self.readers}
        self.seen = seen_by_all(self.position, self.views)

    def begin(self) -> Iterator[str]:
        """The table before the first action."""
        yield from table_lines(self.position, True)
        yield from decision_lines(self.game)
        yield self.digest_line()

    def act(self, token: str) -> Iterator[str]:
        """Carry an action out; chance is manual, so it is exactly one."""
        game, since, before = self.game, len(self.game.events), self.seen
        asked, step = _owner(game.owner()), game.step
        game.act(token)
        self.look()
        entry = game.entries[-1]
        yield ""
        yield f"[{len(game.entries)}] {entry.turn} {asked} {step} > {token}"
        others = sorted({entry.seen_by(-1 if reader is None else reader) for reader in self.readers} - {token})
        yield from [f"others  {other}" for other in others]
        yield from self.event_lines(since)
        for who, seen in self.seen.items():
            yield from _changes(who, before[who], seen)
        if game.over or any(game.family.event_names[event.kind] == "turn_ended" for event in game.events[since:]):
            yield from table_lines(self.position, game.over)
        yield from decision_lines(game)
        yield self.digest_line()

    def event_lines(self, since: int) -> Iterator[str]:
        """Each event once for all readers who see the same of it."""
        told = {reader: self.game.events_for(reader, since) for reader in self.readers}
        for number in range(len(self.game.events) - since):
            readers: dict[str, list[str]] = {}
            for reader, events in told.items():
                readers.setdefault(event_text(self.game, events[number]), []).append(_reader(reader))
            for text, those in readers.items():
                yield f"event   {text}" + ("" if len(readers) == 1 else f" (to {', '.join(those)})")

    def digest_line(self) -> str:
        """A view digested here is what `View.digest` says: both digest the same plain data."""
        views = [f"{_reader(reader)}:{digest(view)[:SHORT]}" for reader, view in self.views.items()]
        return f"views   {' '.join(views)} state:{digest(self.position)[:SHORT]}"


def _owner(seat: int) -> str:
    return {sr.CHANCE: "chance", sr.OVER: "nobody"}.get(seat, f"seat {seat}")


def _reader(reader: int | None) -> str:
    return "spectator" if reader is None else str(reader)


def event_text(game: sr.AnyGame, event: Event) -> str:
    """Kind, seat and numbers; a number with a meaning has its name, and things have theirs."""
    kind, with_dice = game.family.event_names[event.kind], game.header["ruleset"] == "dice"
    names, known = (DICE_NAMES, DICE_EVENTS) if with_dice else (NAMES, EVENTS)
    parts = [kind] + ([f"seat={event.seat}"] if event.seat >= 0 else [])
    meanings = [meaning or "from" for meaning in known.get(kind, ())]
    for meaning, number in zip(meanings, (event.a, event.b, event.c), strict=False):
        if meaning == "action":
            parts.append(f"action={DICE_ACTIONS.token(number)}")
        else:
            parts.append(f"{meaning}={names[meaning][number] if meaning in names else number}")
    if kind in DRAWN and not with_dice:
        parts.append(f"card={'?' if event.secret == HIDDEN else CARD_NAMES[event.secret]}")
    return " ".join(parts)


# -- who sees what ----------------------------------------------------------------------------------------------------


def seen_by_all(position: Mapping[str, Any], views: Mapping[int | None, Mapping[str, Any]]) -> dict[str, Flat]:
    """What all see, what only each seat does, and what nobody does."""
    public = flat(views[None])
    seen = {"all": public}
    known: Flat = dict(public)
    for reader, view in views.items():
        if reader is not None:
            own = {path: value for path, value in flat(view).items() if value != public.get(path)}
            seen[f"seat {reader}"] = own
            known |= own
    seen["hidden"] = {path: value for path, value in flat(position).items() if value != known.get(path)}
    return seen


def _changes(who: str, before: Flat, after: Flat) -> Iterator[str]:
    for path in sorted(before.keys() | after.keys()):
        old, new = before.get(path, "none"), after.get(path, "none")
        if old != new:
            yield f"{who:<7} {path} {new}" if path == "pending" else f"{who:<7} {path} {old} > {new}"


def flat(told: Mapping[str, Any], path: str = "") -> Flat:
    """A description as paths and values."""
    out: Flat = {}
    for key, value in told.items():
        here = f"{path}{key}"
        if key in UNTOLD:
            continue
        if key == "pending":
            out[here] = pending_text(value)
        elif key == "players":
            for seat, player in enumerate(value):
                out |= flat(player, f"{here}.{seat}.")
        elif isinstance(value, dict) and key not in WHOLE:
            out |= flat(value, f"{here}.")
        else:
            out[here] = value_text(key, value)
    return out


def value_text(key: str, value: Any) -> str:
    if value is None:
        return "?" if key == "hand" else "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict) and "delivered" in value:  # a letter
        return f"{value['place']}{'*' * value['delivered']}"
    if isinstance(value, dict):
        kept = {name: count for name, count in value.items() if count or key not in ("goods", "palace_price")}
        return " ".join(f"{name}={value_text('', count)}" for name, count in kept.items()) or "-"
    if isinstance(value, list) and any(isinstance(part, list) for part in value):  # by seat
        return " / ".join(value_text("", part) for part in value)
    if isinstance(value, list):
        return " ".join("?" if part is None else value_text("", part) for part in value) or "-"
    return str(value)


def pending_text(frames: list[dict[str, Any]]) -> str:
    """The stack of what is still to be done, the next on the right."""
    if not frames:
        return "-"
    seat = frames[0]["seat"]
    told = []
    for frame in frames:
        rest = {key: value for key, value in frame.items() if key != "step" and (key, value) != ("seat", seat)}
        told.append(" ".join([frame["step"], *[f"{key}={value_text(key, value)}" for key, value in rest.items()]]))
    return " | ".join(told)


# -- the table and the decision ---------------------------------------------------------------------------------------


def table_lines(told: Mapping[str, Any], whole: bool) -> Iterator[str]:
    """Everything, hands and pile included; with a box the piles only where the `whole` table is asked for."""
    boxes = [box for box in BOXES if box in told]
    left_out = PILES if boxes and not whole else ()
    for seat, player in enumerate(told["players"]):
        parts = [f"{key} {value_text(key, value)}" for key, value in player.items() if key != "hand_size"]
        yield f"table   seat {seat}: {'; '.join(parts)}"
    for box in boxes:
        parts = [f"{key} {value_text(key, value)}" for key, value in told[box].items() if key not in left_out]
        yield f"table   {box}: {'; '.join(parts)}"
    apart = ("players", "pending", *boxes, *left_out)
    parts = [f"{key} {value_text(key, value)}" for key, value in told.items() if key not in apart]
    yield f"table   {'; '.join(parts)}; pending {pending_text(told['pending'])}"


def decision_lines(game: sr.AnyGame) -> Iterator[str]:
    """What is asked of whom, with all options and all that is blocked. Nobody else is told the options."""
    if game.over:
        outcome = game.outcome()
        yield f"over    winners {value_text('', outcome.winners)}; scores {outcome.scores}"
        return
    decision = game.decision()
    at = f" at {decision.place}" if decision.place else ""
    flags = (" forced" if decision.forced else "") + (" undo" if decision.can_undo else "")
    yield f"asks    {_owner(decision.owner)} {decision.step}{at}{flags}"
    for reader in range(game.seats):
        if reader != decision.owner:
            told = game.decision(reader)
            assert not (told.options or told.blocked or told.batch or told.can_undo), "only the owner is told options"
    if decision.options:
        yield f"options {' '.join(option.token for option in decision.options)}"
    if decision.blocked:
        told_why = [f"{b.option.token} ({_numbers(b.reason, b.a, b.b)})" for b in decision.blocked]
        yield f"blocked {' '.join(told_why)}"
    if decision.batch:
        batch = decision.batch
        items = " ".join(f"{item.option.token} x{item.most}" for item in batch.items)
        then = f", then {batch.done.token}" if batch.done else ""
        yield f"batch   {batch.least} to {batch.most} of {items}{then}"


def _numbers(reason: str, a: int, b: int) -> str:
    return " ".join([reason, *([str(a), str(b)] if b else [str(a)] if a else [])])
