"""What a message on a line asks for, done: from the protocol's messages to the tables' functions."""

from typing import TYPE_CHECKING, Any

from sixrubies.core.errors import SixRubiesError
from sixrubies.table.errors import NotYourSeat, StaleVersion
from sixrubies.web import messages as m

if TYPE_CHECKING:
    from sixrubies.web.line import Line


async def carry_out(line: "Line", message: m.Up) -> dict[str, Any] | None:
    """Do it; what is answered, without the number of the message."""
    tables, caller, table = line.tables, line.caller, line.table
    match message:
        case m.Act(seat=seat, version=version):
            tokens = await _tokens(line, seat, version, message.options)
            return _done(await tables.act(caller, table, seat, version, tokens))
        case m.Undo(seat=seat, version=version):
            return _done(await tables.undo(caller, table, seat, version))
        case m.Preview(seat=seat, version=version):
            tokens = await _tokens(line, seat, version, [message.option])
            return {"kind": "preview", **await tables.preview(caller, table, seat, version, tokens[0])}
        case m.Hint(seat=seat, version=version):
            await _tokens(line, seat, version, [])
            offered = line.offered[seat][1]  # as it was asked: while it is thought about, the line may be told news
            token, hint = await tables.hint(caller, table, seat, version)
            option = offered.index(token)
            plan = {"ruby": hint.ruby, "turns": hint.turns, "route": list(hint.route)}
            return {"kind": "hint", "version": version, "option": option, **plan}
        case m.Look(seat=seat):
            return await _look(line, seat)
        case m.Say(seat=seat, text=text):
            await tables.say(caller, table, seat, text)
        case m.Mute(seat=seat, muted=muted):
            await tables.mute(caller, table, seat, muted)
        case m.Vote(seat=seat, what=what, wanted=wanted):
            return _done(await tables.vote(caller, table, seat, what, wanted))
        case m.TakeOver(seat=seat):
            return _done(await tables.take_over(caller, table, seat))
        case m.Reclaim(seat=seat):
            return _done(await tables.reclaim(caller, table, seat))
        case m.Contribute(seat=seat, contribution=contribution):
            return _done(await tables.contribute(caller, table, seat, contribution))
        case m.Ping(n=n):
            return {"kind": "pong", "n": n}
        case m.Pong():
            return None
        case _:
            raise m.BadMessage("a line has one hello")
    return {"kind": "done"}


async def _look(line: "Line", seat: int | None) -> dict[str, Any]:
    before, line.seat = line.seat, seat
    try:
        await line.update()
    except SixRubiesError:
        line.seat = before
        raise
    return _done(line.version)


async def _tokens(line: "Line", seat: int, version: int, ids: list[int]) -> list[str]:
    """What the ids stand for: they hold for the decision this line was sent with that version."""
    if seat not in line.mine:
        raise NotYourSeat(f"seat {seat} is not yours")
    if seat not in line.offered:
        raise m.NotOffered("the line looks through another seat; look through this one first")
    known, tokens = line.offered[seat]
    if version != known:
        raise StaleVersion(max(known, (await line.tables.info(line.caller, line.table)).version))
    if any(number >= len(tokens) for number in ids):
        raise m.NotOffered("an option that was not offered")
    return [tokens[number] for number in ids]


def _done(version: int) -> dict[str, Any]:
    return {"kind": "done", "version": version}
