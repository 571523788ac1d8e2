"""The messages of one language, read from its Fluent files."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sixrubies.core.errors import BadOption, SixRubiesError


class BadTexts(SixRubiesError):
    """A message file with an entry that can't be read, or with a key that is already there."""


class Variables(Visitor):
    """The placeholders of a pattern, those inside selectors included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor calls it so)
        self.names.add(node.id.name)


class Catalogue:
    """Messages by key; the attribute `at` of the message `place-fountain` has the key `place-fountain.at`."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self.placeholders: dict[str, frozenset[str]] = {}
        # Without isolation marks: they are invisible, but a terminal and a search count them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for name, source in sources.items():
            self._add(f"{language}/{name}", FluentResource(source))
        self._patterns = {key: self._pattern(key) for key in self.placeholders}
        self._fixed: dict[str, str] = {}  # texts without placeholders, once written: most names of things are

    def _add(self, file: str, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BadTexts(f"{file} has an entry that can't be read: {_first_line(entry)}")
            if isinstance(entry, ast.Term):
                raise BadTexts(f"{file} has the term -{entry.id.name}; there are only messages here")
            if isinstance(entry, ast.Message):
                self._enter(file, entry.id.name, entry.value)
                for attribute in entry.attributes:
                    self._enter(file, f"{entry.id.name}.{attribute.id.name}", attribute.value)
        self._bundle.add_resource(resource)

    def _enter(self, file: str, key: str, pattern: ast.Pattern | None) -> None:
        if pattern is None:
            raise BadTexts(f"{file} has attributes but no text for {key}")
        if key in self.placeholders:
            raise BadTexts(f"{file} has the key {key}, which is already there")
        found = Variables()
        found.visit(pattern)
        self.placeholders[key] = frozenset(found.names)

    def _pattern(self, key: str) -> Any:
        message, _, attribute = key.partition(".")
        entry = self._bundle.get_message(message)
        return entry.attributes[attribute] if attribute else entry.value

    def has(self, key: str) -> bool:
        return key in self.placeholders

    def keys_ending(self, end: str) -> list[str]:
        return [key for key in self.placeholders if key.endswith(end)]

    def text(self, key: str, args: Mapping[str, object]) -> str:
        """The message with its placeholders filled; arguments it does not ask for are left out."""
        if key in self._fixed:
            return self._fixed[key]
        if key not in self.placeholders:
            raise BadOption(f"no text has the key {key!r} in {self.language}")
        wanted = self.placeholders[key]
        missing = sorted(wanted - args.keys())
        if missing:
            raise BadOption(f"the text {key!r} needs ${missing[0]}")
        told, errors = self._bundle.format_pattern(self._patterns[key], {name: args[name] for name in wanted})
        if errors:
            raise BadOption(f"the text {key!r} can't be written: {errors[0]}")
        if not wanted:
            self._fixed[key] = str(told)
        return str(told)


def _first_line(junk: ast.Junk) -> str:
    return (junk.content or "").strip().partition("\n")[0]


def languages() -> list[str]:
    """Every language that has a folder of message files."""
    folders = [folder for folder in files(__package__).iterdir() if folder.is_dir()]
    return sorted(folder.name for folder in folders if any(file.name.endswith(".ftl") for file in folder.iterdir()))


def sources(language: str) -> dict[str, str]:
    """The message files of a language by name."""
    known = languages()
    if language not in known:
        raise BadOption(f"no language is called {language!r}; there is {', '.join(known)}")
    found = [file for file in (files(__package__) / language).iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


@cache
def read(language: str) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language, sources(language))
