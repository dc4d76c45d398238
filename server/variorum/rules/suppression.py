"""Comments that silence a rule: `variorum: ignore[unused-import]` on the line, above it, or for the whole file, and
what a language's other tools use for the same end, such as `# noqa: F401`.

`[suppressions]` of a language says how the comments of other tools read and what they call our rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

import attrs

from variorum.languages import Language
from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span
from variorum.syntax.text import decode

_COMMENT = re.compile(r"variorum:\s*ignore(?P<file>-file)?(?:\[(?P<codes>[\w\s,-]*)\])?")
_CODE = re.compile(r"[\w:/@-]+")
_EVERY_RULE = frozenset({"*"})
_KEY = "suppressing comments"
_MARK = "silenced.by"


@attrs.frozen
class _Mark:
    """A comment or attribute that silences something. Offsets are relative to its item."""

    offset: int
    rules: frozenset[str]
    reach: str
    """`line`, `next_line` or `file`; `own` is the line, or the next one if the comment stands alone; `lines` those of
    `span`, `item` all of the item that comes next, and `around` the container that it stands in, or the file."""
    span: Span


@attrs.frozen
class Suppressions:
    """The lines on which rules are silent. The set `{"*"}` silences every rule."""

    by_line: dict[int, frozenset[str]]
    everywhere: frozenset[str]
    ranges: tuple[tuple[int, int, frozenset[str]], ...]
    """First and last line, and the rules that are silent from the one to the other."""

    @classmethod
    def of(cls, document: Document) -> Suppressions:
        """The suppressing comments of a file; they are looked for once for each state of the text."""
        known: Suppressions | None = document.derived.get(_KEY)
        if known is None:
            known = document.derived[_KEY] = cls._read(document)
        return known

    @classmethod
    def _read(cls, document: Document) -> Suppressions:
        by_line: dict[int, frozenset[str]] = {}
        everywhere: frozenset[str] = frozenset()
        ranges: list[tuple[int, int, frozenset[str]]] = []
        for item, mark in document.found(_all_marks, document.language):
            span = _range(document, item, mark)
            if mark.reach == "file" or (mark.reach == "around" and span is None):
                everywhere |= mark.rules
            elif span is not None:
                ranges.append((*_lines(document, span), mark.rules))
            else:
                line = _line_of_effect(document, item.span.start + mark.offset, mark.reach)
                by_line[line] = by_line.get(line, frozenset()) | mark.rules
        return cls(by_line, everywhere, tuple(ranges))

    @property
    def are_none(self) -> bool:
        """Whether nothing is silenced."""
        return not (self.by_line or self.everywhere or self.ranges)

    def cover(self, finding: Finding) -> bool:
        """Whether a comment silences the finding."""
        rules = self.everywhere | self.by_line.get(finding.line, frozenset())
        for first, last, silent in self.ranges:
            if first <= finding.line <= last:
                rules |= silent
        return finding.rule in rules or "*" in rules


@cache
def _foreign(language: Language) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """How the comments of other tools read, by how far each reaches."""
    facts = language.facts.get("suppressions", {})
    return tuple(
        (reach, re.compile(facts[reach])) for reach in ("file", "next_line", "line") if reach in facts
    )


@lru_cache(maxsize=1024)
def _rules_called(language: Language, code: str) -> frozenset[str]:
    """The rules that another tool's name means; capitals such as `F` mean all names that begin so."""
    names: Mapping[str, list[str]] = language.facts.get("suppressions", {}).get("names", {})
    meant = (
        rules for name, rules in names.items() if name == code or (code.isupper() and name.startswith(code))
    )
    return frozenset(rule for rules in meant for rule in rules)


def _all_marks(items: Sequence[Item], language: Language) -> list[tuple[int, _Mark]]:
    return [(index, mark) for index, item in enumerate(items) for mark in _marks(language, item)]


def _marks(language: Language, item: Item) -> tuple[_Mark, ...]:
    """The suppressing comments and attributes of an item, read once for each text that it has."""
    known: tuple[_Mark, ...] | None = item.facts.derived.get(_KEY)
    if known is None:
        facts = item.facts
        known = (*_read_comments(language, facts), *_read_attributes(language, facts))
        facts.derived[_KEY] = known
    return known


def _read_comments(language: Language, facts: ItemFacts) -> Iterator[_Mark]:
    for span in facts.comments:
        text = decode(facts.text[span.start : span.end])
        own = _COMMENT.search(text)
        if own:
            yield _Mark(span.start, _listed(own["codes"]), "file" if own["file"] else "own", span)
            continue
        for reach, pattern in _foreign(language):
            found = pattern.search(text)
            if found:
                listed = [
                    found[name] for name in ("codes", "more") if name in pattern.groupindex and found[name]
                ]
                rules = _meant(language, " ".join(listed))
                statement = _statement_from(facts, span) if reach == "line" else None
                yield _Mark(span.start, rules, "lines" if statement else reach, statement or span)
                break


def _read_attributes(language: Language, facts: ItemFacts) -> Iterator[_Mark]:
    """Attributes (`@silenced.by`) that name what they silence: the part behind them in the item (`@silenced`), or,
    where they are an item of their own, the next one."""
    for match in facts.matches.get(_MARK, ()):
        attribute = match[_MARK]
        rules = _meant(language, decode(facts.text[attribute.start : attribute.end]))
        if "silenced.around" in match:
            yield _Mark(attribute.start, rules, "around", attribute)
        elif "silenced" in match:
            yield _Mark(attribute.start, rules, "lines", match["silenced"])
        elif attribute == Span(0, len(facts.text)):
            yield _Mark(attribute.start, rules, "item", attribute)


def _listed(codes: str | None) -> frozenset[str]:
    return frozenset(name.strip() for name in (codes or "*").split(",") if name.strip())


def _meant(language: Language, codes: str | None) -> frozenset[str]:
    """The rules that a list in another tool's words means; without a list, all of them."""
    if not codes:
        return _EVERY_RULE
    return frozenset[str]().union(*(_rules_called(language, code) for code in _CODE.findall(codes)))


def _statement_from(facts: ItemFacts, comment: Span) -> Span | None:
    """The import statement that begins on the comment's line and goes on behind it: a remark there is about all of it."""
    for match in facts.matches.get("import.statement", ()):
        statement = match["import.statement"]
        if statement.contains(comment) and b"\n" not in facts.text[statement.start : comment.start]:
            return statement
    return None


def _line_of_effect(document: Document, offset: int, reach: str) -> int:
    """The line, from 1, that a comment at an offset silences."""
    row, column = document.text.point(offset)
    if reach == "own":
        alone = not document.text.line_content(row)[:column].strip()
        reach = "next_line" if alone else "line"
    return row + 2 if reach == "next_line" else row + 1


def _range(document: Document, item: Item, mark: _Mark) -> Span | None:
    """The range of the file that a mark in an item silences, unless it is a line or the whole file."""
    if mark.reach == "lines":
        return mark.span.shifted(item.span.start)
    if mark.reach == "around":
        return item.container.span if item.container is not None else None
    return _next(document, item) if mark.reach == "item" else None


def _next(document: Document, attribute: Item) -> Span:
    """The item behind an attribute, comments and further attributes left out."""
    index = document.items.number_of(attribute)
    while index + 1 < len(document.items):
        index += 1
        item = document.items[index]
        if item.node_type != "comment" and _MARK not in item.facts.matches:
            return item.span
    return attribute.span


def _lines(document: Document, span: Span) -> tuple[int, int]:
    return document.text.place(span.start).line, document.text.place(span.end).line
