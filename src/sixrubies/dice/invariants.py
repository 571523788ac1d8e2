"""What is true of every state that can occur: the fuzzer's oracle, and the judge of described positions."""

from sixrubies.dice import fields as at
from sixrubies.dice.pending import being_set_up, pending_violations
from sixrubies.dice.state import State
from sixrubies.dice.steps import TILE_SHOW, TURN_INCOME
from sixrubies.dice.things import (
    ABILITIES,
    ABILITY_NAMES,
    AREA_NAMES,
    AREAS,
    CARD_NAMES,
    CARDS,
    FACE_NAMES,
    FACES,
    INCOMES,
    MOSQUE_AREA,
    RESOURCE_NAMES,
    RESOURCES,
    TILE_NAMES,
    TILES,
)


def violations(s: State) -> list[str]:
    """Everything that is wrong with a state, in words; empty for a possible one."""
    found = _turn(s)
    if not found:  # whose tiles serve is a question of the turn
        found = _resources(s) + _rubies(s) + _tiles(s) + _cards(s) + _dice(s)
    return found or pending_violations(s)


def _resources(s: State) -> list[str]:
    found: list[str] = []
    for resource in range(RESOURCES):
        name, left = RESOURCE_NAMES[resource], s.n[at.SUPPLY + resource]
        owned = [s.owned(seat, resource) for seat in range(s.seats)]
        if min(owned) < 0 or left < 0 or sum(owned) + left != s.rules.total[resource]:
            found.append(f"{name}: {owned} owned and {left} in the supply instead of {s.rules.total[resource]} in all")
    return found


def _rubies(s: State) -> list[str]:
    found: list[str] = []
    owned = [s.rubies(seat) for seat in range(s.seats)]
    left = [s.rubies_left(area) for area in range(AREAS)]
    for area in range(AREAS):
        if not 0 <= left[area] <= s.rules.stock[area]:
            found.append(f"{left[area]} rubies in the area {AREA_NAMES[area]}, at most {s.rules.stock[area]}")
    if min(owned) < 0 or sum(owned) + sum(left) != sum(s.rules.stock):
        found.append(f"{sum(owned)} rubies owned and {sum(left)} on the board instead of {sum(s.rules.stock)} in all")
    had = [seat for seat in range(s.seats) if s.has_mosque_ruby(seat)]
    if s.n[at.MOSQUE_DONE] >> s.seats or s.rules.stock[MOSQUE_AREA] - left[MOSQUE_AREA] != len(had):
        found.append(f"{len(had)} seats have had the mosque ruby, but not as many rubies are gone from the mosque area")
    everywhere_given_up = sum(s.given_up(ability) for ability in range(ABILITIES))
    for seat in range(s.seats):
        tiles, need = s.tile_count(seat), s.rules.mosque_need
        if s.has_mosque_ruby(seat) and s.rubies(seat) == 0:
            found.append(f"seat {seat} has had the mosque ruby, but has no ruby")
        if s.has_mosque_ruby(seat) and tiles + everywhere_given_up < need:
            found.append(f"seat {seat} has had the mosque ruby, but never {need} tiles")
        if tiles >= need and not s.has_mosque_ruby(seat) and left[MOSQUE_AREA] > 0:
            found.append(f"seat {seat} has {tiles} tiles, but has not had the mosque ruby")
    return found


def _tiles(s: State) -> list[str]:
    n, found = s.n, []
    display = s.open_tiles()
    for tile in range(TILES):
        seen = n[at.STACK + tile] + display.count(tile)
        if n[at.STACK + tile] < 0 or seen > s.rules.tile_copies[tile]:
            found.append(f"{n[at.STACK + tile]} tiles {TILE_NAMES[tile]} in the stack and {display.count(tile)} open")
    for ability in range(ABILITIES):
        if s.given_up(ability) < 0:
            found.append(f"there are not so many mosque tiles for {ABILITY_NAMES[ability]}")
        if not 0 <= s.new_tiles(ability) <= s.tiles(s.turn(), ability):
            found.append(f"seat {s.turn()} has not taken so many tiles for {ABILITY_NAMES[ability]} this turn")
    if sum(n[at.STACK : at.STACK + TILES]) != n[at.STACK_SIZE]:
        found.append("the tiles of the stack are counted wrong")
    coming = sum(1 for f in s.frames if f.step == TILE_SHOW)
    full = min(s.rules.display, len(display) + n[at.STACK_SIZE])
    if len(display) > s.rules.display or len(display) + coming != full:
        found.append(f"{len(display)} tiles lie open and {coming} are to be shown instead of {full} in all")
    return found


def _cards(s: State) -> list[str]:
    found: list[str] = []
    for card in range(CARDS):
        if s.n[at.PILE + card] < 0 or s.discarded(card) < 0:
            found.append(f"there are not so many bazaar cards {CARD_NAMES[card]}")
    if sum(s.n[at.PILE : at.PILE + CARDS]) != s.n[at.PILE_SIZE]:
        found.append("the cards of the pile are counted wrong")
    at_once = max(s.rules.most_dice, s.rules.income_cards)  # so many cards can lie on the table, and leave no pile
    if s.n[at.PILE_SIZE] == 0 and s.discard_size() > 0 and (s.shown or s.rules.deck_size > at_once):
        found.append("the pile is empty, but the discarded cards have not been shuffled into it")
    return found


def _dice(s: State) -> list[str]:
    found = [f"{s.icons(face)} dice show {FACE_NAMES[face]}" for face in range(FACES) if s.icons(face) < 0]
    rolled = sum(s.icons(face) for face in range(FACES))
    if rolled > s.rules.most_dice:
        found.append(f"{rolled} dice are rolled, but there are {s.rules.most_dice}")
    for ability in range(INCOMES):
        left = s.n[at.INCOME_LEFT + ability]
        if not 0 <= left <= max(0, s.serving(ability)):
            found.append(f"{left} tiles for {ABILITY_NAMES[ability]} have their income to give, which are not there")
        if left and not any(f.step == TURN_INCOME for f in s.frames):
            found.append("income is left to be taken, but it is not the time for it")
    return found


def _turn(s: State) -> list[str]:
    """Whose turn it is, and whether the end has come: the round in which somebody reaches the goal is the last."""
    n, turn = s.n, s.turn()
    if not 0 <= turn < s.seats:
        return [f"it is the turn of seat {turn}"]
    if n[at.ROUND] < 1:
        return [f"it is round {n[at.ROUND]}"]
    before = turn if s.frames else s.seats
    reached = any(s.rubies(seat) >= s.rules.goal for seat in range(before))
    if n[at.LAST_ROUND] != (1 if reached else 0):
        return ["the last round is the one in which a seat has ended its turn with the rubies of the goal"]
    late = turn if being_set_up(s) else turn + 1
    for seat in range(late, s.seats):
        if s.frames and s.rubies(seat) >= s.rules.goal:
            return [f"seat {seat} has {s.rubies(seat)} rubies before its turn in the last round"]
    return []
