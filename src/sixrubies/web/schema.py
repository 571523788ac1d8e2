"""The protocol as JSON Schema, from the types themselves. `tools/protocol.py` writes it down, and TypeScript."""

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import TypeAliasType

from sixrubies.web import bodies, messages, told

UpMessage = TypeAliasType("UpMessage", messages.UpMessage)
DownMessage = TypeAliasType("DownMessage", messages.DownMessage)
WEBSOCKET: tuple[Any, ...] = (UpMessage, DownMessage)
HTTP: tuple[Any, ...] = (
    bodies.TableWanted,
    bodies.JoinWanted,
    bodies.CodeWanted,
    bodies.JoinByCode,
    bodies.BotWanted,
    bodies.ContributionGiven,
    bodies.ClaimWanted,
    bodies.FileGiven,
    bodies.CreatedTold,
    bodies.JoinedTold,
    bodies.VersionTold,
    bodies.CodeTold,
    bodies.LinkTold,
    bodies.CarryTold,
    bodies.InviteTold,
    bodies.TablesTold,
    bodies.ChatLines,
    bodies.FinishedGames,
    bodies.ImportedTold,
    bodies.HealthTold,
    told.TableTold,
    told.FilmTold,
    told.RulesetsTold,
    told.ErrorTold,
)


def schema() -> dict[str, Any]:
    """All messages and bodies as one document; each is found under `$defs` by its name."""
    mode: JsonSchemaMode = "validation"
    wanted = [(name.__name__, mode, TypeAdapter(name)) for name in (*WEBSOCKET, *HTTP)]
    _, document = TypeAdapter.json_schemas(wanted, title="Six Rubies, protocol 1")
    document["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    document["description"] = "Written by tools/protocol.py from src/sixrubies/web; do not edit."
    told: dict[str, Any] = _plain(document)
    return told


def _plain(part: Any) -> Any:
    """Titles that only repeat a field's name are left out."""
    if isinstance(part, dict):
        fields = {name: _plain(inner) for name, inner in part.items()}
        properties = fields.get("properties")
        if isinstance(properties, dict):
            for field in properties.values():
                field.pop("title", None)
        return fields
    return [_plain(inner) for inner in part] if isinstance(part, list) else part
