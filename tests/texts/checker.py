"""Compare the message files of two languages: same keys, same placeholders, also in each branch of a selector."""

from collections.abc import Mapping

from fluent.runtime import FluentResource
from fluent.syntax import ast

Branches = dict[tuple[str, ...], set[str]]  # the placeholders of a message by branch: () or ("one",) or ("any", "one")


def variant_name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def branches(pattern: ast.Pattern) -> Branches:
    found: Branches = {(): set()}
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            inner = expression_branches(element.expression)
            found = {
                (*path, *further): {*names, *more} for path, names in found.items() for further, more in inner.items()
            }
    return found


def expression_branches(expression: object) -> Branches:
    if isinstance(expression, ast.VariableReference):
        return {(): {expression.id.name}}
    if not isinstance(expression, ast.SelectExpression):
        return {(): set()}
    selector = expression_branches(expression.selector)[()]
    found: Branches = {}
    for variant in expression.variants:
        for path, names in branches(variant.value).items():
            found[(variant_name(variant), *path)] = {*selector, *names}
    return found


def messages(sources: Mapping[str, str]) -> dict[str, Branches]:
    """Every message and attribute of some files by key."""
    found: dict[str, Branches] = {}
    for source in sources.values():
        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = branches(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = branches(attribute.value)
    return found


def differences(one: Mapping[str, str], other: Mapping[str, str]) -> list[str]:
    """What is not the same in the files of two languages, in one line each."""
    first, second = messages(one), messages(other)
    found = [f"{key} is missing in the second" for key in sorted(first.keys() - second.keys())]
    found += [f"{key} is missing in the first" for key in sorted(second.keys() - first.keys())]
    for key in sorted(first.keys() & second.keys()):
        ours, theirs = first[key], second[key]
        if ours.keys() != theirs.keys():  # a language with other plurals: what all branches name together counts
            ours, theirs = {(): set().union(*ours.values())}, {(): set().union(*theirs.values())}
        for path in sorted(ours):
            if ours[path] != theirs[path]:
                where = f" [{' '.join(path)}]" if path else ""
                found.append(f"{key}{where} differs in {', '.join(sorted(ours[path] ^ theirs[path]))}")
    return found
