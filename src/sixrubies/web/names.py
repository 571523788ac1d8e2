"""Names as they are sent: lists of the engine become closed types, so that a client's compiler knows them all."""

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import AfterValidator, WithJsonSchema
from typing_extensions import TypeAliasType

from sixrubies import bots, rulesets
from sixrubies.board.actions import NUMBERING
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.reasons import REASON_NAMES
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import CARD_NAMES, DEMAND_NAMES, PIECE_NAMES, PLACE_NAMES, TOKEN_NAMES
from sixrubies.dice.actions import NUMBERING as DICE_NUMBERING
from sixrubies.dice.events import EVENT_NAMES as DICE_EVENTS
from sixrubies.dice.reasons import REASON_NAMES as DICE_REASONS
from sixrubies.dice.steps import STEP_NAMES as DICE_STEPS
from sixrubies.dice.things import ABILITY_NAMES, AREA_NAMES, TILE_NAMES
from sixrubies.dice.things import CARD_NAMES as BAZAAR_CARDS


def one_of(names: Iterable[str]) -> tuple[AfterValidator, WithJsonSchema]:
    """What makes a string one of these names, for reading and in the schema."""
    known = sorted({name for name in names if name})

    def check(name: str) -> str:
        if name not in known:
            raise ValueError("not one of the names there are")
        return name

    schema: dict[str, Any] = {"type": "string", "enum": known}
    return AfterValidator(check), WithJsonSchema(schema)


CardName = TypeAliasType("CardName", Annotated[str, *one_of(CARD_NAMES)])
DemandTile = TypeAliasType("DemandTile", Annotated[str, *one_of(DEMAND_NAMES)])
PieceName = TypeAliasType("PieceName", Annotated[str, *one_of(PIECE_NAMES)])
PlaceName = TypeAliasType("PlaceName", Annotated[str, *one_of(PLACE_NAMES)])
TokenName = TypeAliasType("TokenName", Annotated[str, *one_of(TOKEN_NAMES)])
BoardStepName = TypeAliasType("BoardStepName", Annotated[str, *one_of(STEP_NAMES)])

# The Dice Game
Ability = TypeAliasType("Ability", Annotated[str, *one_of(ABILITY_NAMES)])
BazaarCard = TypeAliasType("BazaarCard", Annotated[str, *one_of(BAZAAR_CARDS)])
MosqueTile = TypeAliasType("MosqueTile", Annotated[str, *one_of(TILE_NAMES)])
RubyArea = TypeAliasType("RubyArea", Annotated[str, *one_of(AREA_NAMES)])
DiceStepName = TypeAliasType("DiceStepName", Annotated[str, *one_of(DICE_STEPS)])

# Of all games
VERBS = [*NUMBERING.verbs, *DICE_NUMBERING.verbs]
StepName = TypeAliasType("StepName", Annotated[str, *one_of([*STEP_NAMES, *DICE_STEPS])])
EventKind = TypeAliasType("EventKind", Annotated[str, *one_of([*EVENT_NAMES, *DICE_EVENTS])])
ReasonName = TypeAliasType("ReasonName", Annotated[str, *one_of([*REASON_NAMES, *DICE_REASONS])])
VerbName = TypeAliasType("VerbName", Annotated[str, *one_of(verb.name for verb in VERBS)])
Target = TypeAliasType("Target", Annotated[str, *one_of(verb.target for verb in VERBS)])
RulesetName = TypeAliasType("RulesetName", Annotated[str, *one_of(rulesets.RULESETS)])
BotName = TypeAliasType("BotName", Annotated[str, *one_of([*bots.NAMES, *bots.PARTNERS])])
