"""Pairs of tables that differ in hidden cards only, put into a database, served, and played on together.

Every byte sent to a seat or a spectator must be the same for both, but for the table's name, which is drawn by lot.
"""

import asyncio
import random
import sqlite3
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

import sixrubies as sr
from sixrubies.core.record import Record
from sixrubies.core.rng import FastSource
from sixrubies.rulesets import RULESETS, TABLE
from sixrubies.table.model import Caller, SeatWish, TableOptions
from sixrubies.table.service import Settings, Tables
from tests.web.client import Browser, Line
from tests.web.server import sqlite

HANDS = [ruleset for ruleset in RULESETS if TABLE[ruleset].places]  # in the Dice Game nobody holds anything hidden
ANN, BEN = "A" * 32, "B" * 32  # the secrets of two browsers
OTHER_RULES = 0  # a version under which no log can be played again: tables go on from their state
MOST_PLAYED = 30_000
HINTS = 2  # asked for by the seat: they take a while


@dataclass(frozen=True)
class Pair:
    """Two tables: what they are, and what Ann has been told at both of them."""

    ruleset: str
    one: str
    other: str


async def make_pairs(folder: Path, wanted: list[tuple[str, int]]) -> list[Pair]:
    """A pair for each ruleset and number, in the database of that folder. Nothing may serve it meanwhile."""
    tables = Tables(Settings(database=sqlite(folder), due=False))
    await tables.start()
    begun = []
    for ruleset, number in wanted:
        caller = Caller(ANN)
        made = await tables.create(
            caller, TableOptions(hints=True, ruleset=ruleset), [SeatWish("human", "Ann"), SeatWish()]
        )
        await tables.join(Caller(BEN), made.table, "Ben")
        for seat, secret in enumerate((ANN, BEN)):
            await tables.contribute(Caller(secret), made.table, seat, f"{number:04x}{seat}" + "0" * 27)
        begun.append((ruleset, number, made.table))
    await tables.stop()
    raw = sqlite3.connect(folder / "tables.sqlite")
    with raw:
        pairs = [_pair(raw, *table) for table in begun]
    raw.close()
    return pairs


def _pair(raw: sqlite3.Connection, ruleset: str, number: int, table: str) -> Pair:
    """Let the game be further on, and copy it with other hidden cards."""
    dice = random.Random(f"{ruleset} {number}")
    (told,) = raw.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    header = orjson.loads(told)
    game = sr.replay(Record(header, []))
    for _ in range(MOST_PLAYED):
        if game.owner() >= 0 and _hidden(game) >= 2 and dice.random() < 0.05:
            break
        keeping = [action for action in game.legal() if not game.token(action).startswith("play:")]
        game.act(dice.choice(keeping or game.legal()))
        if game.over:  # Ben never had two cards: other choices, the same deal
            game = sr.replay(Record(header, []))
    states = [game.position(), game.family.describe(game.view(0).sample(FastSource(dice.getrandbits(30))))]
    for _ in range(100):
        if _hand(states[0]) != _hand(states[1]):
            break
        states[1] = game.family.describe(game.view(0).sample(FastSource(dice.getrandbits(30))))
    assert _hand(states[0]) != _hand(states[1])
    other = "".join(reversed(table))
    assert other != table
    for source in ("tables", "log", "holders"):
        rows = raw.execute(f"SELECT * FROM {source} WHERE {_key(source)} = ?", (table,))
        names = [column[0] for column in rows.description]
        for row in rows.fetchall():
            copy = dict(zip(names, row, strict=True)) | {_key(source): other}
            marks = ", ".join("?" for _ in copy)
            raw.execute(f"INSERT INTO {source} ({', '.join(copy)}) VALUES ({marks})", list(copy.values()))
    header["rules_version"] = OTHER_RULES
    for name, state in ((table, states[0]), (other, states[1])):
        packed = zlib.compress(orjson.dumps({"state": state, "counters": game.source.counters()}))
        values = (packed, orjson.dumps(header).decode(), name)
        raw.execute("UPDATE tables SET state = ?, header = ? WHERE id = ?", values)
    return Pair(ruleset, table, other)


def _key(source: str) -> str:
    return "id" if source == "tables" else "table_id"


def _hidden(game: sr.BoardGame) -> int:
    """How many cards of Ben Ann does not know."""
    told = game.view(0).to_dict()["players"][1]
    return int(told["hand_size"] - sum(told["known"].values()))


def _hand(state: dict[str, Any]) -> Any:
    return state["players"][1]["hand"]


class Viewer:
    """The same viewer at both tables."""

    def __init__(self, pair: Pair, one: Line, other: Line) -> None:
        self.pair = pair
        self.lines = (one, other)
        self.compared = 0

    async def reach(self, version: int) -> None:
        await asyncio.gather(*(line.updated(version) for line in self.lines))

    def frames(self) -> list[list[str]]:
        """Everything that has come since the last time, under one name."""
        kept = [[frame for frame in line.frames if '"kind":"ping"' not in frame] for line in self.lines]
        return [kept[0], [frame.replace(self.pair.other, self.pair.one) for frame in kept[1]]]

    def compare(self) -> None:
        one, other = self.frames()
        assert one == other, f"{self.pair.ruleset}: a viewer can tell the twins apart"
        self.compared += sum(len(frame) for frame in one)
        for line in self.lines:
            line.frames.clear()

    def drew(self) -> bool:
        """Whether seat 0 has just drawn: from then on its own card may differ, and it may know."""
        events = [event for one in self.lines[0].update["happenings"] for event in one["events"]]
        return any(event["kind"] in ("card_drawn", "guild_card_drawn") and event["seat"] == 0 for event in events)


async def play_pair(base: str, pair: Pair, steps: int, seed: int = 0) -> dict[str, int]:
    """Play both on, doing the same; how many steps and bytes were compared."""
    dice = random.Random(f"{pair.ruleset} {seed}")
    ann, ben, guest = Browser(base), Browser(base), Browser(base)
    ann.http.cookies.set("sixrubies", ANN)
    ben.http.cookies.set("sixrubies", BEN)
    async with (
        ann,
        ben,
        guest,
        ann.line(pair.one) as a1,
        ann.line(pair.other) as a2,
        ben.line(pair.one) as b1,
        ben.line(pair.other) as b2,
        guest.line(pair.one) as g1,
        guest.line(pair.other) as g2,
    ):
        seat, watching, other = Viewer(pair, a1, a2), Viewer(pair, g1, g2), Viewer(pair, b1, b2)
        everyone = (seat, watching, other)
        await asyncio.gather(*(viewer.reach(0) for viewer in everyone))
        await settled(everyone)
        assert b1.update["view"] != b2.update["view"]  # what Ann may not see does differ
        done, as_seat = 0, 0
        own = True  # seat 0 has drawn nothing: its own cards are still the same
        while done < steps:
            mover = seat if a1.asked() is not None else other
            tokens = [{one["token"]: one["id"] for one in line.update["decision"]["options"]} for line in mover.lines]
            both = sorted(tokens[0].keys() & tokens[1].keys())
            if not both or a1.update["table"]["status"] != "running":
                break
            done += 1
            token, number = dice.choice(both), a1.update["decision"]["owner"]
            if mover is seat and own:
                assert tokens[0] == tokens[1]
                for line in seat.lines:
                    await line.ask("preview", seat=0, version=line.update["version"], option=tokens[0][token])
                    if as_seat < HINTS:
                        await line.ask("hint", seat=0, version=line.update["version"])
            for line, ids in zip(mover.lines, tokens, strict=True):
                await line.act(number, ids[token])
            version = mover.lines[0].update["version"]
            await asyncio.gather(*(viewer.reach(version) for viewer in everyone))
            if done == 1:
                assert other.frames()[0] != other.frames()[1]  # whose cards they are is sent different bytes
            watching.compare()
            own = own and not seat.drew()
            if own:
                seat.compare()
                as_seat += 1
            files = [(await guest.http.get(f"/api/tables/{name}/file")).text for name in (pair.one, pair.other)]
            assert files[0] == files[1].replace(pair.other, pair.one)
        return {"steps": done, "as_seat": as_seat, "bytes": seat.compared + watching.compared}


async def settled(viewers: tuple[Viewer, ...]) -> None:
    """Wait until everybody knows who is there: in what order lines are opened is no secret."""
    for viewer in viewers:
        for line in viewer.lines:
            while not all(told["connected"] for told in line.update["table"]["seats"]):
                await line.receive()
    for viewer in viewers:
        for line in viewer.lines:
            line.frames.clear()
