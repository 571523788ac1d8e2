"""Write the protocol down: web/protocol.schema.json from the code, web/src/protocol.ts from the schema.

python tools/protocol.py          write both files
python tools/protocol.py --check  say whether they are as the code has it
"""

import json
import sys
from pathlib import Path
from typing import Any

from sixrubies.web.schema import schema

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "web" / "protocol.schema.json"
TYPESCRIPT = ROOT / "web" / "src" / "protocol.ts"
WIDTH = 110


class Unknown(Exception):
    """A schema this generator has no TypeScript for."""


def typescript(document: dict[str, Any]) -> str:
    """One exported type for each definition."""
    parts = ["// Written by tools/protocol.py from web/protocol.schema.json; do not edit.", ""]
    for name, definition in sorted(document["$defs"].items()):
        if "description" in definition:
            parts.append(f"/** {' '.join(definition['description'].split())} */")
        parts.append(_declared(name, definition))
        parts.append("")
    return "\n".join(parts)


def _declared(name: str, definition: dict[str, Any]) -> str:
    if definition.get("type") == "object" and "properties" in definition:
        return f"export interface {name} {_object(definition, '')}"
    told = f"export type {name} = {_type(definition, '')};"
    if len(told) > WIDTH and " | " in told:
        options = told.removesuffix(";").split(" = ", 1)[1].split(" | ")
        return f"export type {name} =\n" + "\n".join(f"  | {option}" for option in options) + ";"
    return told


def _object(definition: dict[str, Any], indent: str) -> str:
    required = definition.get("required", [])
    lines = ["{"]
    for name, field in definition["properties"].items():
        if "description" in field:
            lines.append(f"{indent}  /** {' '.join(field['description'].split())} */")
        optional = "" if name in required else "?"
        lines.append(f"{indent}  {name}{optional}: {_type(field, indent + '  ')};")
    return "\n".join([*lines, f"{indent}}}"])


def _type(part: dict[str, Any], indent: str) -> str:
    """The TypeScript of a schema. What it does not know is an error, never `any`."""
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[1]
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    for several in ("anyOf", "oneOf"):
        if several in part:
            return " | ".join(dict.fromkeys(_type(option, indent) for option in part[several]))
    kind = part.get("type")
    if kind == "array":
        inner = _type(part["items"], indent)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return _mapping(part, indent)
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    if kind in plain:
        return plain[str(kind)]
    if set(part) <= {"description", "title", "default"} and "description" in part:
        return "unknown"  # told in words what it is
    raise Unknown(json.dumps(part))


def _mapping(part: dict[str, Any], indent: str) -> str:
    if "properties" in part:
        return _object(part, indent)
    names = part.get("propertyNames")
    inner = _type(part["additionalProperties"], indent)
    if names is None:
        return f"Record<string, {inner}>"
    key = _type(names, indent)
    return f"Record<string, {inner}>" if key == "string" else f"Partial<Record<{key}, {inner}>>"


def files() -> dict[Path, str]:
    """What both files must hold."""
    document = schema()
    return {
        SCHEMA: json.dumps(document, indent=1, ensure_ascii=False) + "\n",
        TYPESCRIPT: typescript(document),
    }


def stale() -> list[Path]:
    """Files that are not as the code has it."""
    return [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is not as the code has it: run tools/protocol.py")
        return 1 if stale() else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
