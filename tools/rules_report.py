"""Which rule statements have a test, and which parts of the rule books have a statement.

Reads `docs/rules/*.md` and `tests/**/*.py` below a root folder. Three kinds of lines count in the documents:

    - **B9.2** Falling short pays two Lira. *(003 p6; ruling A19; data 12.19)*      a statement and its sources
    - **ruling A19** The Tea House takes calls from 3 to 12. -> B9.1                a ruling and its statements
    | 003.p6.tea.1 | call three to twelve | B9.1 |                                  a sentence or a point of the data

and `Declared: ruling A0-A25, data 3.1-3.5, 003 x 206` names the rows that must be there, so that none gets lost; the
sentences of a book are counted within the document. Points of the expansions' data carry an X, those of the Dice Game
a D: `data X1.16`, `data D6.2`.
A test covers the statement its name cites (`test_b9_2_...`: the longest id that exists) and those its docstring lists
in square brackets (`[B9.1 B9.2]`). A test marked skip or xfail covers nothing.

Exit code 0: everything is covered; 1: something is missing; 2: the files cannot be read.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ID = r"[A-Z]+\d+(?:\.\d+)*"
STATEMENT = re.compile(rf"- \*\*(?P<id>{ID})\*\* (?P<text>\S.*?) \*\((?P<sources>[^()]+)\)\*$")
STATEMENT_START = re.compile(rf"- \*\*{ID}\*\*")
RULING = re.compile(r"- \*\*(?P<id>ruling [A-Z]\d+)\*\* \S.*?(?: -> (?P<ids>.*))?$")
ROW = re.compile(r"\| (?P<id>data [XD]?\d+\.\d+|\d{3}\.p\d+\.[a-z0-9-]+\.\d+) \| \S.*? \| ?(?P<ids>.*?) ?\|$")
ROW_START = re.compile(r"\| (data [XD]?\d|\d{3}\.)")
DECLARED_RANGE = re.compile(r"(?P<kind>ruling|data) (?P<stem>[A-Z]|[XD]?\d+\.)(?P<first>\d+)-(?P=stem)(?P<last>\d+)")
DECLARED_COUNT = re.compile(r"(?P<book>\d{3}) x (?P<count>\d+)")
PAGE = re.compile(r"(?P<book>\d{3}) p(?P<page>\d+)")
TEST_NAME = re.compile(r"test_(?P<stem>[a-z]{1,2}\d+)(?P<rest>(?:_\d+)*)(?:_|$)")
ID_LIST = re.compile(rf"\[({ID}(?:[ ,]+{ID})*)\]")
NO_RULE = "no rule"


class ReportError(Exception):
    """The files of the report cannot be read."""


@dataclass
class Rules:
    """What the documents say."""

    sources: dict[str, list[str]] = field(default_factory=dict)  # statement -> where it comes from
    references: dict[str, list[str]] = field(default_factory=dict)  # ruling, data point, sentence -> statements
    no_rule: set[str] = field(default_factory=set)
    declared: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


@dataclass
class Report:
    """What is covered and what is not."""

    statements: list[str]
    references: list[str]
    tests: dict[str, list[str]]
    untested: list[str]
    unknown: list[str]
    uncovered: list[str]
    faults: list[str]

    @property
    def complete(self) -> bool:
        return not (self.untested or self.unknown or self.uncovered or self.faults)

    @property
    def summary(self) -> str:
        return (
            f"{len(self.statements)} statements, {len(self.untested)} without a test, "
            f"{len(self.uncovered)} references uncovered"
        )


def read_rules(docs: Path) -> Rules:
    """Statements, rulings, index rows and declarations of all documents in a folder."""
    rules = Rules()
    for path in sorted(docs.glob("*.md")):
        counts: dict[str, int] = {}
        before = len(rules.references)
        for number, line in enumerate(read(path).splitlines(), 1):
            read_line(line, f"{path.name}, line {number}", rules, counts)
        listed = list(rules.references)[before:]
        for book, count in counts.items():
            found = sum(1 for reference in listed if reference.startswith(f"{book}."))
            if found != count:
                fault = f"{path.name}: {count} sentences of rule book {book} are declared, {found} are listed"
                rules.faults.append(fault)
    if not rules.sources:
        raise ReportError(f"no rule statement found in {docs}")
    rules.faults += [f"{r} is not declared" for r in rules.references if not is_sentence(r) and r not in rules.declared]
    rules.faults += gaps(rules)
    rules.faults += source_faults(rules)
    return rules


def read_line(line: str, where: str, rules: Rules, counts: dict[str, int]) -> None:
    """Sorts one line of a document into `rules`; a line that only looks like a statement or row is a fault."""
    if line.startswith("Declared: "):
        read_declaration(line.removeprefix("Declared: "), where, rules, counts)
    elif match := STATEMENT.match(line):
        if match["id"] in rules.sources:
            rules.faults.append(f"{where}: statement {match['id']} is there twice")
        rules.sources[match["id"]] = [source.strip() for source in match["sources"].split(";")]
    elif match := RULING.match(line) or ROW.match(line):
        if match["id"] in rules.references:
            rules.faults.append(f"{where}: {match['id']} is there twice")
        ids = (match["ids"] or "").strip()
        if ids == NO_RULE:
            rules.no_rule.add(match["id"])
        rules.references[match["id"]] = [] if ids == NO_RULE else ids.split()
    elif STATEMENT_START.match(line):
        rules.faults.append(f"{where}: a statement needs text and sources in *(...)*")
    elif ROW_START.match(line):
        rules.faults.append(f"{where}: a row needs an id, a cue and statements")


def read_declaration(text: str, where: str, rules: Rules, counts: dict[str, int]) -> None:
    for part in text.split(","):
        if match := DECLARED_RANGE.fullmatch(part.strip()):
            numbers = range(int(match["first"]), int(match["last"]) + 1)
            rules.declared.update(f"{match['kind']} {match['stem']}{number}" for number in numbers)
        elif match := DECLARED_COUNT.fullmatch(part.strip()):
            counts[match["book"]] = int(match["count"])
        else:
            rules.faults.append(f'{where}: "{part.strip()}" declares nothing')


def is_sentence(reference: str) -> bool:
    return not reference.startswith(("ruling ", "data "))


def gaps(rules: Rules) -> Iterator[str]:
    """Sentences under one heading are numbered from 1 without a gap."""
    headings: dict[str, set[int]] = {}
    for reference in rules.references:
        if is_sentence(reference):
            heading, _, number = reference.rpartition(".")
            headings.setdefault(heading, set()).add(int(number))
    for heading, numbers in headings.items():
        for gap in sorted(set(range(1, max(numbers) + 1)) - numbers):
            yield f"sentence {heading}.{gap} is missing"


def source_faults(rules: Rules) -> Iterator[str]:
    """What a statement cites must exist and name the statement in return, and the other way round."""
    for statement, sources in rules.sources.items():
        for source in sources:
            if match := PAGE.fullmatch(source):
                book = [r for r in rules.references if r.startswith(f"{match['book']}.")]
                page = [r for r in book if r.startswith(f"{match['book']}.p{match['page']}.")]
                if book and not any(statement in rules.references[r] for r in page):
                    yield f"{statement} cites {source}, but no sentence of that page names it"
            elif source not in rules.references:
                yield f'{statement} cites "{source}", which is not listed'
            elif statement not in rules.references[source]:
                yield f"{statement} cites {source}, which does not name it"
    for reference, statements in rules.references.items():
        for statement in statements:
            if statement not in rules.sources:
                yield f"{reference} names {statement}, which is no statement"


def uncovered_references(rules: Rules) -> list[str]:
    """Declared or listed references that no existing statement covers."""
    missing = [r for r in sorted(rules.declared, key=natural) if r not in rules.references]
    empty = [
        reference
        for reference, statements in rules.references.items()
        if reference not in rules.no_rule and not any(s in rules.sources for s in statements)
    ]
    return missing + empty


def cited_by_name(name: str, known: dict[str, list[str]]) -> str | None:
    """The statement a test name cites: the longest known id, else what the name asks for, else None."""
    match = TEST_NAME.match(name)
    if not match:
        return None
    asked = match["stem"].upper() + match["rest"].replace("_", ".")
    candidate = asked
    while candidate and candidate not in known:
        candidate = candidate.rpartition(".")[0]
    return candidate or asked


def is_inactive(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    names = [ast.unparse(d.func if isinstance(d, ast.Call) else d) for d in function.decorator_list]
    return any(name.endswith(("mark.skip", "mark.xfail")) for name in names)


def read_tests(tests: Path, known: dict[str, list[str]]) -> tuple[dict[str, list[str]], list[str]]:
    """Tests per statement, and citations of statements that do not exist.

    Outside `tests/rules` a name such as `test_p95_latency` need not be a citation, so only existing ids count there.
    """
    found: dict[str, list[str]] = {}
    unknown: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        where = path.relative_to(tests.parent).as_posix()
        try:
            tree = ast.parse(read(path))
        except SyntaxError as error:
            raise ReportError(f"{where}, line {error.lineno}: not valid Python") from error
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if not function.name.startswith("test_") or is_inactive(function):
                continue
            cited = {i for group in ID_LIST.findall(ast.get_docstring(function) or "") for i in re.findall(ID, group)}
            named = cited_by_name(function.name, known)
            if named and (named in known or where.startswith("tests/rules/")):
                cited.add(named)
            for statement in sorted(cited, key=natural):
                if statement in known:
                    found.setdefault(statement, []).append(f"{where}::{function.name}")
                else:
                    unknown.append(f"{where}::{function.name} cites {statement}")
    return found, unknown


def natural(text: str) -> list[tuple[int, str]]:
    """Sort key in which B9.10 comes after B9.2."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.findall(r"\d+|\D+", text)]


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ReportError(f"{path} cannot be read: {error}") from error


def make_report(root: Path) -> Report:
    """The report over `docs/rules` and `tests` below `root`."""
    rules = read_rules(root / "docs" / "rules")
    tests, unknown = read_tests(root / "tests", rules.sources)
    return Report(
        statements=list(rules.sources),
        references=list(rules.references),
        tests=tests,
        untested=[statement for statement in rules.sources if statement not in tests],
        unknown=unknown,
        uncovered=uncovered_references(rules),
        faults=rules.faults,
    )


def lines(report: Report) -> Iterator[str]:
    chapters = (
        ("Statements without a test", report.untested),
        ("Tests that cite an unknown statement", report.unknown),
        ("References without a statement", report.uncovered),
        ("Faults in the documents", report.faults),
    )
    for title, entries in chapters:
        if entries:
            yield f"{title}:"
            yield from (f"  {entry}" for entry in entries)
    yield report.summary


def as_json(report: Report) -> str:
    return json.dumps({**vars(report), "complete": report.complete, "summary": report.summary}, indent=2)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Which rule statements have a test, and what has no statement.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="project folder")
    parser.add_argument("--json", action="store_true", help="print the report for programs")
    options = parser.parse_args(arguments)
    try:
        report = make_report(options.root)
    except ReportError as error:
        print(f"rules report: {error}", file=sys.stderr)
        return 2
    print(as_json(report) if options.json else "\n".join(lines(report)))
    return 0 if report.complete else 1


if __name__ == "__main__":
    sys.exit(main())
