"""What the boxes add to a position that is made up."""

from random import Random

from sixrubies.board.letters.box import LettersBox
from sixrubies.board.mocha.box import MochaBox
from sixrubies.board.rules import Rules
from sixrubies.board.things import POLICE_STATION, TAVERN_TILE_NAMES
from sixrubies.fuzz.family import Description

KIOSK_TILES = 24
WEALTH = 18  # coffee and letters of a seat that is well off


def describe_boxes(rules: Rules, told: Description, well_off: int, dice: Random) -> None:
    """Behind everything else: what the boxes add must fit to where the pieces are."""
    for box in rules.boxes:
        if isinstance(box, MochaBox):
            told["mocha"] |= _mocha(rules, told, box, dice)
            if well_off >= 0:
                told["mocha"]["coffee"][well_off] = WEALTH
        elif isinstance(box, LettersBox):
            told["letters"] |= _letters(rules, told, well_off, dice)


def _mocha(rules: Rules, told: Description, box: MochaBox, dice: Random) -> Description:
    """Coffee, tavern tiles, barrier, baksheesh; guild cards are dealt like bonus cards."""
    left = {name: len(costs) for name, costs in zip(TAVERN_TILE_NAMES, box.numbers.tavern_costs, strict=True)}
    owned: list[list[str]] = []
    often = dice.choice((0.0, 0.3, 0.9))
    for _ in range(rules.seats):
        owned.append([name for name in TAVERN_TILE_NAMES if left[name] and dice.random() < often])
        for name in owned[-1]:
            left[name] -= 1
    mocha: Description = {
        "coffee": [dice.choice((0, 0, 1, 3, dice.randrange(15))) for _ in range(rules.seats)],
        "tavern_tiles": owned,
        "tavern_stack": left,
        "baksheesh_side": dice.randrange(len(box.numbers.baksheesh_sides)),
        "barrier": None,
    }
    chance = dice.random()
    if chance < 0.1:
        mocha |= _shut_in(rules, told, dice)
    elif chance < 0.5:
        place = dice.choice(rules.bazaar.places)
        mocha |= _barrier(place, dice.choice(rules.bazaar.beside[place]), dice.randrange(rules.seats))
    return mocha


def _barrier(place: int, other: int, owner: int) -> Description:
    return {"barrier": [place, other], "barrier_owner": owner}


def _shut_in(rules: Rules, told: Description, dice: Random) -> Description:
    """The family member of the seat on turn in a corner from which only the Police Station can be reached."""
    turn, beside = told["turn"], rules.bazaar.beside
    for corner in beside[POLICE_STATION]:
        ways = [place for place in beside[corner] if place != POLICE_STATION]
        if len(ways) == 1:
            told["players"][turn]["family"] = corner
            return _barrier(corner, ways[0], (turn + 1) % rules.seats)
    return {}


def _letters(rules: Rules, told: Description, well_off: int, dice: Random) -> Description:
    """Letters, companions, extra turns of this round, kiosk tiles."""
    pile = [place for place, copies in enumerate(rules.letter_copies) for _ in range(copies)]
    dice.shuffle(pile)
    most = dice.choice((0, 2, 5, len(pile)))
    letters: list[list[Description]] = []
    companions: list[str | int] = []
    for seat, me in enumerate(told["players"]):
        companion = dice.choice(("supply", "ready", dice.choice(rules.bazaar.places)))
        companions.append(companion)
        count = WEALTH if seat == well_off else dice.randint(0, most)
        mine = [pile.pop() for _ in range(min(len(pile), count))]
        here = (me["merchant"], me["family"], companion)
        letters.append([{"place": to, "delivered": to in here or dice.random() < 0.4} for to in mine])
    discarded = [pile.pop() for _ in range(dice.choice((0, 1, len(pile)))) if pile]
    tiles = dice.sample(range(1, KIOSK_TILES + 1), dice.choice((1, 3, 12, KIOSK_TILES)))
    turn = told["turn"]
    return {
        "letters": letters,
        "companion": companions,
        "extra_turn_used": [seat <= turn and dice.random() < 0.3 for seat in range(rules.seats)],
        "society_uses": dice.randrange(5),
        "kiosk_pile": sorted(tiles),
        "letter_discard": discarded,
    }
