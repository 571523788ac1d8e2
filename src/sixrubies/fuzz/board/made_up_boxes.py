"""What the boxes add to a position that is made up."""

from random import Random

from sixrubies.board.mocha.box import MochaBox
from sixrubies.board.rules import Rules
from sixrubies.board.things import TAVERN_TILE_NAMES
from sixrubies.fuzz.family import Description

KIOSK_TILES = 24


def describe_boxes(rules: Rules, told: Description, dice: Random) -> None:
    """Behind everything else: what the boxes add must fit to where the pieces are."""
    for box in rules.boxes:
        if isinstance(box, MochaBox):
            told["mocha"] |= _mocha(rules, box, dice)
        else:
            told["letters"] |= _letters(rules, told, dice)


def _mocha(rules: Rules, box: MochaBox, dice: Random) -> Description:
    """Coffee, tavern tiles, barrier, baksheesh; guild cards are dealt like bonus cards."""
    left = {name: len(costs) for name, costs in zip(TAVERN_TILE_NAMES, box.numbers.tavern_costs, strict=True)}
    owned: list[list[str]] = []
    often = dice.choice((0.0, 0.3, 0.9))
    for _ in range(rules.seats):
        owned.append([name for name in TAVERN_TILE_NAMES if left[name] and dice.random() < often])
        for name in owned[-1]:
            left[name] -= 1
    told: Description = {
        "coffee": [dice.choice((0, 0, 1, 3, dice.randrange(15))) for _ in range(rules.seats)],
        "tavern_tiles": owned,
        "tavern_stack": left,
        "baksheesh_side": dice.randrange(len(box.numbers.baksheesh_sides)),
        "barrier": None,
    }
    if dice.random() < 0.5:
        place = dice.choice(rules.bazaar.places)
        told["barrier"] = [place, dice.choice(rules.bazaar.beside[place])]
        told["barrier_owner"] = dice.randrange(rules.seats)
    return told


def _letters(rules: Rules, told: Description, dice: Random) -> Description:
    """Letters, companions, extra turns of this round, kiosk tiles."""
    pile = [place for place, copies in enumerate(rules.letter_copies) for _ in range(copies)]
    dice.shuffle(pile)
    most = dice.choice((0, 2, 5, len(pile)))
    letters: list[list[Description]] = []
    companions: list[str | int] = []
    for me in told["players"]:
        companion = dice.choice(("supply", "ready", dice.choice(rules.bazaar.places)))
        companions.append(companion)
        mine = [pile.pop() for _ in range(min(len(pile), dice.randint(0, most)))]
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
