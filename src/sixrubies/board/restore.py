"""A described state back into numbers (see `codec`). What a description leaves out stays as it is; whether it can occur
is the question of `invariants`.
"""

from typing import Any, Final

from sixrubies.board import fields as at
from sixrubies.board.actions import CATCH, MEET, NUMBERING
from sixrubies.board.codec import NEUTRAL, OWN, describe
from sixrubies.board.state import KNOWN, State
from sixrubies.board.steps import (
    CARD_DONE,
    MARKET_SELL,
    MARKET_SELL_MORE,
    PALACE_ANY,
    SETUP_TOKEN,
    STEP_NAMES,
    TOKEN_MOVE,
    TURN_ENCOUNTERS,
)
from sixrubies.board.things import (
    CARD_NAMES,
    DEMAND_NAMES,
    DEMAND_TILES,
    GOOD_NAMES,
    GOODS,
    PIECE_NAMES,
    PLACE_NAMES,
    PLACES,
    RUBY_PLACES,
    SEATS,
    TILE_NAMES,
    TOKEN_NAMES,
    UNSEEN,
)
from sixrubies.core.errors import BadPosition
from sixrubies.core.frame import Frame
from sixrubies.core.reading import MANY, counts, flag, mask, number_of, only, row, shown, table, whole

RUBY_NAMES: Final = [PLACE_NAMES[place] for place in RUBY_PLACES]
MARKETS: Final = ["large_market", "small_market"]
MET: Final = [NUMBERING.token(MEET + token) for token in range(len(TOKEN_NAMES))] + [
    NUMBERING.token(CATCH + seat) for seat in range(SEATS)
]


def restore(s: State, told: Any) -> None:
    """Write a description over a state of the same table."""
    told = table(told, "a position")
    n, known, kinds = s.n, describe(s), CARD_NAMES[: s.rules.kinds]
    only(told, list(known), "a position")
    n[at.TURN] = whole(told.get("turn", n[at.TURN]), "turn")
    n[at.ROUND] = whole(told.get("round", n[at.ROUND]), "round")
    n[at.MAIL] = whole(told.get("mail_down", n[at.MAIL]), "mail_down")
    if "last_round" in told:
        n[at.LAST_ROUND] = flag(told["last_round"], "last_round")
    if "yellow_tile_used" in told:
        n[at.YELLOW_DONE] = flag(told["yellow_tile_used"], "yellow_tile_used")
    players = row(told.get("players", []), "players", MANY)
    if len(players) > s.seats:
        raise BadPosition(f"there are {s.seats} seats, but {len(players)} players are described")
    for seat, player in enumerate(players):
        only(table(player, f"player {seat}"), list(known["players"][seat]), "a player")
        _restore_player(s, seat, player)
    for token, place in counts(told.get("tokens", {}), TOKEN_NAMES, "the place of a token", "token"):
        if token not in s.rules.tokens:
            raise BadPosition(f"there is no {TOKEN_NAMES[token]} in this game")
        n[at.TOKEN_AT + token] = place
    _restore_neutrals(s, told)
    tracks = RUBY_NAMES[: len(s.rules.ruby_stock)]
    for slot, rubies in counts(told.get("rubies", {}), tracks, "rubies", "place with rubies called"):
        n[at.RUBIES_AT + slot] = rubies
    for tile, left in counts(told.get("mosque_tiles", {}), TILE_NAMES, "mosque_tiles", "mosque tile"):
        n[at.MOSQUE + tile] = left
    _restore_demand(s, table(told.get("demand", {}), "demand"))
    if "dice" in told:
        dice = [whole(die, "a die") for die in row(told["dice"], "dice", 2)]
        if len(dice) != 2:
            raise BadPosition(f"there are two dice, not {len(dice)}")
        n[at.DIE1], n[at.DIE2] = dice[0], dice[1]
    if "last_action" in told:
        _restore_last_action(s, told["last_action"])
    if "discard" in told:
        s.discard[:] = [number_of(name, kinds, "bonus card") for name in row(told["discard"], "discard", MANY)]
    if "pending" in told:
        pending = row(told["pending"], "pending", MANY)
        s.frames[:] = [_restore_frame(table(frame, "a pending step"), kinds) for frame in pending]
    for box in s.rules.boxes:
        box.restore(s, told)
    _restore_pile(s, told)


def _restore_neutrals(s: State, told: dict[str, Any]) -> None:
    """Neutral merchants, and the neutral assistants of the variant."""
    most = len(s.rules.neutral_merchants)
    for which, place in enumerate(row(told.get("neutral_merchants", []), "neutral_merchants", most)):
        s.n[at.NEUTRAL_AT + which] = whole(place, "the place of a neutral merchant")
    if "neutral_assistants" not in told:
        return
    standing: Any = table(told["neutral_assistants"], "neutral_assistants")  # keys may be of any type yet
    if standing and not s.rules.neutral_assistants:
        raise BadPosition("the position can't be read: there are no neutral assistants without the variant")
    s.neutrals[:] = [0] * len(s.neutrals)
    for name, count in standing.items():
        place = int(name) if isinstance(name, str) and name.isdecimal() and len(name) < 3 else name
        if place not in s.rules.bazaar.places:
            raise BadPosition(f"there is no place {shown(name)}")
        s.neutrals[place] = whole(count, "the number of neutral assistants at a place")


def _restore_demand(s: State, told: dict[str, Any]) -> None:
    only(told, MARKETS, "demand")
    for market, name in enumerate(MARKETS):
        for depth, tile in enumerate(row(told.get(name, []), name, DEMAND_TILES)):
            number = UNSEEN if tile is None else number_of(tile, DEMAND_NAMES, "demand tile")
            s.n[at.DEMAND_AT + market * DEMAND_TILES + depth] = number


def _restore_last_action(s: State, told: Any) -> None:
    last = table({"place": 0} if told is None else told, "last_action")
    only(last, ["place", "by"], "last_action")
    s.n[at.LAST_ACTION] = whole(last.get("place", 0), "the place of the last action")
    s.n[at.LAST_BY] = number_of(last.get("by", PIECE_NAMES[0]), PIECE_NAMES, "piece")


def _restore_pile(s: State, told: dict[str, Any]) -> None:
    """A pile that is not described holds what is nowhere else."""
    s.pile[:] = [0] * s.rules.kinds
    if "pile" in told:
        for card, copies in counts(told["pile"], CARD_NAMES[: s.rules.kinds], "pile", "bonus card"):
            s.pile[card] = copies
    else:
        s.pile[:] = s.rules.copies
        for card in range(s.rules.kinds):
            for seat in range(s.seats):
                s.pile[card] -= s.in_hand(seat, card)
        for card in [*s.discard, *s.guild_discard]:
            s.pile[card] -= 1
        for f in s.frames:
            if f.step == CARD_DONE:
                s.pile[f.a] -= 1
    piled = sum([s.pile[card] for card in s.rules.bonus])
    s.n[at.PILE_SIZE] = piled
    for box in s.rules.boxes:
        box.count_piles(s, told)
    if whole(told.get("pile_size", piled), "pile_size") != piled:
        raise BadPosition(f"pile_size is {told['pile_size']}, but {piled} cards are in the pile")


# -- players ----------------------------------------------------------------------------------------------------------


def _restore_player(s: State, seat: int, player: dict[str, Any]) -> None:
    n = s.n
    for name, offset in (
        ("lira", at.LIRA),
        ("rubies", at.RUBIES),
        ("extensions", at.EXTENSIONS),
        ("merchant", at.MERCHANT_AT),
        ("family", at.FAMILY_AT),
    ):
        n[offset + seat] = whole(player.get(name, n[offset + seat]), name)
    for good, count in counts(player.get("goods", {}), GOOD_NAMES, "goods", "good"):
        n[at.WHEELBARROW + seat * GOODS + good] = count
    if "tiles" in player:
        tiles = [number_of(name, TILE_NAMES, "mosque tile") for name in row(player["tiles"], "tiles", MANY)]
        n[at.OWN_TILES + seat] = mask(tiles, f"the same mosque tile of seat {seat}")
    if "stack" in player:
        kinds = [number_of(kind, [OWN, NEUTRAL], "kind of assistant") for kind in row(player["stack"], "stack", MANY)]
        n[at.STACK + seat] = len(kinds)
        n[at.STACK_NEUTRALS + seat] = mask([i for i, kind in enumerate(kinds) if kind], "")
    if "assistants" in player:
        places = [whole(place, "the place of an assistant") for place in row(player["assistants"], "assistants", MANY)]
        for place in places:
            if not 0 < place < PLACES:
                raise BadPosition(f"an assistant of seat {seat} is at no place: {place}")
        n[at.POSTED + seat] = mask(places, f"an assistant of seat {seat} at the same place")
    if "fifth_assistant" in player:
        n[at.RESERVE + seat] = number_of(
            player["fifth_assistant"], ["joined", "supply"], "place of the fifth assistant"
        )
    _restore_cards(s, seat, player)


def _restore_cards(s: State, seat: int, player: dict[str, Any]) -> None:
    """The hand, and what all know of it."""
    if "hand" in player:
        s.held[seat] = 0
        for card in range(s.rules.kinds):
            s.hand[card * s.seats + seat] = 0
        for card, copies in counts(player["hand"], CARD_NAMES[: s.rules.kinds], "hand", "bonus card"):
            s.hand[card * s.seats + seat] = copies
            if copies:
                s.held[seat] |= 1 << card
        s.n[at.HAND_SIZE + seat] = sum([s.in_hand(seat, card) for card in s.rules.bonus])
    size = s.hand_size(seat)
    if whole(player.get("hand_size", size), "hand_size") != size:
        raise BadPosition(f"hand_size of seat {seat} is {player['hand_size']}, but {size} cards are in its hand")
    if "known" in player:
        s.known[:] = [entry for entry in s.known if entry // KNOWN != seat]
        for card, copies in counts(player["known"], CARD_NAMES[: s.rules.kinds], "known", "bonus card"):
            if not 0 <= copies <= size:
                raise BadPosition(f"{copies} known cards of seat {seat}, which holds {size}")
            s.known += [seat * KNOWN + card] * copies
        s.known.sort()


# -- what is pending --------------------------------------------------------------------------------------------------


def _restore_frame(told: dict[str, Any], kinds: list[str]) -> Frame:
    """The names that stand for the numbers of a frame depend on its step."""
    step = number_of(told.get("step"), STEP_NAMES, "step")
    own, a, b = ["a", "b"], whole(told.get("a", 0), "a"), whole(told.get("b", 0), "b")
    if step == CARD_DONE:
        own, a = ["card"], number_of(told.get("card"), kinds, "bonus card")
    elif step in (TOKEN_MOVE, SETUP_TOKEN):
        own, a = ["token"], number_of(told.get("token"), TOKEN_NAMES, "token")
    elif step == TURN_ENCOUNTERS:
        own, a = ["begun", "left"], _left(told)
    elif step in (MARKET_SELL, MARKET_SELL_MORE):
        own, a, b = ["sold", "any_goods"], _sold(told), flag(told.get("any_goods", False), "any_goods")
    elif step == PALACE_ANY:
        own = ["owed", "from"]
        a, b = whole(told.get("owed"), "owed"), number_of(told.get("from", GOOD_NAMES[0]), GOOD_NAMES, "good")
    only(told, ["step", "seat", "place", "by", *own], f"the step {STEP_NAMES[step]}")
    seat, place = whole(told.get("seat"), "the seat of a step"), whole(told.get("place", 0), "the place of a step")
    return Frame(step, seat, place, number_of(told.get("by", PIECE_NAMES[0]), PIECE_NAMES, "piece"), a, b)


def _left(told: dict[str, Any]) -> int:
    """Who is still to be met: -1 before the encounters have begun."""
    if not flag(told.get("begun", False), "begun"):
        return -1
    mask = 0
    for token in row(told.get("left", []), "left", MANY):
        number_of(token, MET, "encounter")
        mask |= 1 << (NUMBERING.action(token) - MEET)
    return mask


def _sold(told: dict[str, Any]) -> int:
    sold = 0
    for good, count in counts(told.get("sold", {}), GOOD_NAMES, "sold", "good"):
        if not 0 <= count <= 7:
            raise BadPosition(f"{count} {GOOD_NAMES[good]} goods can't be sold at once")
        sold += count << 3 * good
    return sold
