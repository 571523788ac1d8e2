"""What is left of a game: its record with the names and the secret of its dice, for everybody to check."""

from sixrubies import fair
from sixrubies.core.record import Record
from sixrubies.notation import write
from sixrubies.rulesets import LAYOUTS
from sixrubies.table.live import LiveTable
from sixrubies.table.model import ENDED
from sixrubies.table.past import packed, state_of


def names(live: LiveTable) -> list[str]:
    return [seat.name for seat in live.body.seats]


def ended_record(live: LiveTable) -> Record:
    """The whole record of an ended game."""
    record, dice = live.record(), live.body.dice
    header = {**record.header, "names": names(live)}
    if dice.secret:
        options = live.body.options
        layout = options.layout or next(iter(LAYOUTS[options.ruleset]), "")  # the Dice Game has none
        drawn = "random" if layout == "random" else ""
        header["fair"] = fair.tag(dice.given, dice.commitment, drawn, bytes.fromhex(dice.secret))
    return Record(header, record.entries, record.digests, record.result)


def put_away(live: LiveTable) -> tuple[bytes, bytes | None, str]:
    """What is stored of an ended table for good: its record, its last state, and of the rest what is still of use."""
    live.body.compacted = True
    live.body.mutes, live.body.votes, live.body.decided = {}, {}, []
    if live.game is None:
        return b"", None, live.body.to_text()
    return packed(ended_record(live)), state_of(live.game, pack=True), live.body.to_text()


def file_for(live: LiveTable, seat: int | None) -> str:
    """The game file as a reader may have it now."""
    assert live.game is not None
    if live.body.status in ENDED:
        return write(ended_record(live))
    record = live.game.record_for(seat)
    return write(Record({**record.header, "names": names(live)}, record.entries))
