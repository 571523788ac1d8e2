"""Where a pending step lies: on which step, for whom, at which place and by which piece (see `pending`)."""

from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.grammar import AS_BELOW, AT_PIECE, BOTTOM, ELSEWHERE, IN_ACTION, NOWHERE, OWN
from sixrubies.board.state import State
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import ANY_GOODS, CARD_NAMES, FAMILY, MERCHANT, POLICE_STATION, SMALL_MARKET, is_guild
from sixrubies.core.frame import Frame


def misplaced(s: State, i: int) -> str:
    """What is wrong with where the step lies; empty where nothing is. The steps below it are right."""
    g, f = s.rules.grammar, s.frames[i]
    if f.step >= len(s.rules.steps) or s.rules.steps[f.step].id != f.step:
        return "it is no step of this game"
    if f.step not in g.under:
        return "it is never seen"
    if not g.lies_on(f.step, s.frames[i - 1].step if i else BOTTOM):
        return f"not on {STEP_NAMES[s.frames[i - 1].step]}" if i else "not at the bottom"
    if f.seat != s.turn() and (f.step not in g.others or not 0 <= f.seat < s.seats):
        return f"for seat {f.seat} in the turn of seat {s.turn()}"
    if (f.a and f.step not in g.using_a) or (f.b and f.step not in g.using_b):
        return "with a number it does not use"
    if i == 0:
        return "" if f.place == 0 and f.by == MERCHANT else f"at place {f.place}"
    return _elsewhere(s, i) or _misplaced_on(s, i)


def kinds_of(s: State, f: Frame) -> list[int]:
    """The kinds of card that the card being played may stand for: a copy card is any that is played at its times."""
    g = s.rules.grammar
    if f.a not in g.copying:
        return [f.a]
    times = s.rules.cards[f.a].timings
    return [
        kind
        for kind in g.on_card
        if kind not in g.copying
        and not is_guild(kind)
        and s.rules.copies[kind]
        and any(timing in times for timing in s.rules.cards[kind].timings)
    ]


def acts_there(s: State, f: Frame, place: int, by: int) -> bool:
    """In the turn whose encounters are `f`, the piece may have carried out the action of the place."""
    beyond = f.place in s.rules.grammar.beyond
    if by == FAMILY:
        return place != POLICE_STATION and (f.a == 0 or f.place == POLICE_STATION or beyond)
    return by == f.by and (place == f.place or beyond or (f.a == 0 and s.n[at.BARRED] != 0))


def _elsewhere(s: State, i: int) -> str:
    f, g = s.frames[i], s.rules.grammar
    mode = g.where.get(f.step, NOWHERE)
    if f.step in g.inside and f.place not in g.inside[f.step]:
        return f"at place {f.place}"
    if mode == OWN:
        return ""
    if mode == ELSEWHERE:
        return "" if f.place in s.rules.bazaar.places else f"at place {f.place}"
    if mode == AT_PIECE:
        right = f.by in g.pieces and f.place in s.rules.bazaar.places
        if right and f.by == MERCHANT and f.place != s.merchant(f.seat):
            right = f.step == on.TURN_ENCOUNTERS and s.merchant(f.seat) in g.moved_to
        return "" if right else f"at place {f.place}, by another piece or away from the merchant"
    place, by = 0, MERCHANT
    if mode == AS_BELOW:
        place = _place_below(s, i)
    elif mode == IN_ACTION:
        place, by = action_of(s, i)
    if f.place == place and f.by == by:
        return ""
    return (
        "the action is another one"
        if mode == IN_ACTION
        else f"at place {f.place}, by another piece or away from the merchant"
    )


def _place_below(s: State, i: int) -> int:
    """A token that a card uses is met where the merchant is; any other card lies on the step that says where."""
    below = s.frames[i - 1]
    if below.step != on.CARD_DONE:
        return below.place
    return s.merchant(s.turn()) if s.frames[i].step == on.TOKEN_MOVE else s.frames[i - 2].place


def action_of(s: State, i: int) -> tuple[int, int]:
    """Place and piece of the action the step belongs to, as the step below says."""
    g, below = s.rules.grammar, s.frames[i - 1]
    if below.step == on.CARD_DONE:
        below = s.frames[i - 2]
    if below.step in g.acting:
        return below.a, MERCHANT
    if below.step in g.bare:
        return 0, MERCHANT
    return below.place, below.by


def _misplaced_on(s: State, i: int) -> str:
    f, below = s.frames[i], s.frames[i - 1]
    if f.step == on.CARD_DONE:
        return _wrong_card(s, i)
    if f.step == on.TURN_COMPLETED:
        return _wrong_action(s, i)
    if f.step == on.MARKET_SELL_MORE and f.b != (1 if below.step == on.CARD_DONE else 0):
        return "the any-goods card is for a sale with it"
    if f.step == on.POLICE_ACTION:
        if f.by != FAMILY or f.place != s.family(f.seat) or f.place == POLICE_STATION:
            return "the family member is not there"
        if below.step == on.TURN_COMPLETED and (below.place != POLICE_STATION or below.by == FAMILY):
            return "nobody has sent the family member"
    if below.step == on.TURN_ENCOUNTERS and below.a < 0 and f.step != on.TILE_YELLOW:
        return "no encounter has begun"
    return ""


def _wrong_card(s: State, i: int) -> str:
    """It lies where it may be played, and on it lies what it does."""
    f = s.frames[i]
    for kind in kinds_of(s, f):
        if _played(s, i, kind):
            return ""
    return f"with the card {CARD_NAMES[f.a]} there"


def _played(s: State, i: int, kind: int) -> bool:
    g, below = s.rules.grammar, s.frames[i - 1]
    if kind not in g.under_card or not g.among(g.under_card[kind], below.step):
        return False
    if i + 1 < len(s.frames) and s.frames[i + 1].step not in g.on_card[kind]:
        return False
    if kind in g.instead:
        return below.a == 0
    if kind in g.repeated:
        return s.n[at.BARRED] == 0 and (below.a < 0 or (below.a == 0 and len(g.instead) > 0))
    return kind != ANY_GOODS or (below.place == SMALL_MARKET and s.n[at.BARRED] == 0)


def _wrong_action(s: State, i: int) -> str:
    """Whose action it is, and where: of the piece that moved, inside another action, or what a card begins."""
    f, below, g = s.frames[i], s.frames[i - 1], s.rules.grammar
    if below.step == on.TURN_ENCOUNTERS:
        if below.a >= 0:
            return "an encounter has begun"
        return "" if (f.place, f.by) == (below.place, below.by) else "the piece is not there"
    sent = f.by == FAMILY and f.place == s.family(f.seat) and f.place != POLICE_STATION
    if below.step == on.CARD_DONE:
        for kind in kinds_of(s, below):
            if kind not in g.repeated and on.TURN_COMPLETED in g.on_card.get(kind, []) and sent:
                return ""
            if kind in g.repeated and f.place in g.repeated[kind] and acts_there(s, s.frames[i - 2], f.place, f.by):
                return ""
        return "the card is for another action"
    place, by = action_of(s, i)
    if place == POLICE_STATION and by != FAMILY:
        return "" if sent else "the family member is not there"
    if place in g.beyond and f.by == by:
        return ""
    return "" if below.step in g.acting and (f.place, f.by) == (place, by) else "inside another action"
