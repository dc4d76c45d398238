"""Every entry of every language's catalogue of leftovers: it fires where it should, and not on what looks like it.

A file in the folders beside this one holds small programs of one language, each behind a line such as `//= from java`
that names the language it was translated from (`//= from nobody`: nobody knows). In a program, `//! id` at the end of a
line says that the entry fires there, and `//? id` that the line is the entry's near miss; every other line is silent.
`//! id -> text` says what the entry's fix makes of the line, with nothing behind the arrow if the line goes.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import attrs
import pytest

from variorum.languages import Language, language_named, language_of_path
from variorum.languages.registry import all_languages
from variorum.rules.registry import select
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.fixing import apply_edits
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText, encode

HERE = Path(__file__).parent
RULES = select(["source-leftover"])
_HEAD = re.compile(r"^(?:#|//)= from (?P<source>\w+)\n", re.M)
_MARK = re.compile(
    r"[ \t]*(?:#|//|/\*)(?P<sign>[!?]) (?P<ids>[a-z0-9-]+(?: [a-z0-9-]+)*)(?P<arrow> ->(?: (?P<after>.*?))?)?(?: \*/)?$",
    re.M,
)
_PLACEHOLDER = re.compile(r"\\\{\w+\\\}")


@attrs.frozen
class Program:
    """One program of a file: its text without markers, and what they said."""

    name: str
    language: Language
    source: Language | None
    text: str
    firing: tuple[tuple[int, str], ...]
    """Lines from 1, and the entry that fires there."""
    near: tuple[tuple[int, str], ...]
    fixed: tuple[tuple[int, str, str], ...]
    """Lines, entries and what the line is after the entry's fix."""


@cache
def programs() -> tuple[Program, ...]:
    """The programs of all files."""
    found: list[Program] = []
    for path in sorted(HERE.glob("*/*.*")):
        language = language_of_path(path)
        if language is not None:
            found += _programs_in(path, language)
    return tuple(found)


def _programs_in(path: Path, language: Language) -> list[Program]:
    text = path.read_text(encoding="utf-8")
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    name = f"{path.parent.name}/{path.name}"
    return [
        _program(
            f"{name}:{text.count(chr(10), 0, head.end()) + 1}",
            language,
            head["source"],
            text[head.end() : end],
        )
        for head, end in zip(heads, ends, strict=True)
    ]


def _program(name: str, language: Language, source: str, text: str) -> Program:
    marks = [
        (number, mark) for number, line in enumerate(text.splitlines(), 1) for mark in _MARK.finditer(line)
    ]
    return Program(
        name,
        language,
        None if source == "nobody" else language_named(source),
        _MARK.sub("", text),
        tuple((number, one) for number, mark in marks if mark["sign"] == "!" for one in mark["ids"].split()),
        tuple((number, one) for number, mark in marks if mark["sign"] == "?" for one in mark["ids"].split()),
        tuple((number, mark["ids"], mark["after"] or "") for number, mark in marks if mark["arrow"]),
    )


def _found(program: Program) -> list[Finding]:
    return findings(Document.parse(program.text, program.language), RULES, program.source)


def _is_of(finding: Finding, entry: str, language: Language) -> bool:
    """Whether the message is the entry's."""
    template = next(one["message"] for one in language.leftovers if one["id"] == entry)
    pattern = _PLACEHOLDER.sub("(?:.|\\n)*", re.escape(template))
    return re.fullmatch(pattern, finding.message) is not None


@pytest.mark.parametrize("program", programs(), ids=lambda program: program.name)
def test_entries_fire_where_they_should_and_nowhere_else(program: Program) -> None:
    found = [(one.line, one) for one in _found(program)]
    assert [line for line, _ in found] == sorted(line for line, _ in program.firing)
    for line, entry in program.firing:
        messages = [one.message for place, one in found if place == line]
        assert any(_is_of(one, entry, program.language) for place, one in found if place == line), (
            entry,
            messages,
        )


@pytest.mark.parametrize(
    "program", [one for one in programs() if one.fixed], ids=lambda program: program.name
)
def test_fixes_write_what_they_should(program: Program) -> None:
    for line, entry, after in program.fixed:
        finding = next(
            one for one in _found(program) if one.line == line and _is_of(one, entry, program.language)
        )
        assert finding.fix is not None
        lines = str(apply_edits(SourceText(encode(program.text)), finding.fix.edits)).splitlines()
        if after:
            assert lines[line - 1].strip() == after
        else:
            assert len(lines) == len(program.text.splitlines()) - 1


def own_entries(language: Language) -> dict[str, bool]:
    """The entries that the language does not inherit, and whether each has a fix."""
    parents = [language_named(parent) for parent in language.facts.get("inherits", ())]
    inherited = {one["id"]: one for parent in parents for one in parent.leftovers}
    return {one["id"]: "fix" in one for one in language.leftovers if inherited.get(one["id"]) != one}


@pytest.mark.parametrize("language", all_languages(), ids=lambda language: language.id)
def test_every_entry_is_shown_at_work_and_at_rest(language: Language) -> None:
    own = own_entries(language)
    mine = [one for one in programs() if one.language == language]
    firing = {entry for one in mine for _, entry in one.firing}
    near = {entry for one in mine for _, entry in one.near}
    fixed = {entry for one in mine for _, entry, _ in one.fixed}
    assert sorted(own.keys() - firing) == []
    assert sorted(own.keys() - near) == []
    assert sorted({entry for entry, has_fix in own.items() if has_fix} - fixed) == []
