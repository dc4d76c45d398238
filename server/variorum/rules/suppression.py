"""Comments that silence a rule: `variorum: ignore[unused-import]` on the line, above it, or for the whole file."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.text import decode

_COMMENT = re.compile(r"variorum:\s*ignore(?P<file>-file)?(?:\[(?P<rules>[\w\s,-]*)\])?")
_MARK = b"variorum:"
_KEY = "suppressing comments"
# Where it begins in its item, what it silences, and whether in the whole file.
_Comment = tuple[int, frozenset[str], bool]


@attrs.frozen
class Suppressions:
    """The lines on which rules are silent. The set `{"*"}` silences every rule."""

    by_line: dict[int, frozenset[str]]
    everywhere: frozenset[str]

    @classmethod
    def of(cls, document: Document) -> Suppressions:
        """The suppressing comments of a file."""
        by_line: dict[int, frozenset[str]] = {}
        everywhere: frozenset[str] = frozenset()
        for item in document.items:
            for offset, rules, is_file in _comments(item):
                if is_file:
                    everywhere |= rules
                    continue
                line = _line_of_effect(document, item.span.start + offset)
                by_line[line] = by_line.get(line, frozenset()) | rules
        return cls(by_line, everywhere)

    def cover(self, finding: Finding) -> bool:
        """Whether a comment silences the finding."""
        rules = self.everywhere | self.by_line.get(finding.line, frozenset())
        return finding.rule in rules or "*" in rules


def _comments(item: Item) -> tuple[_Comment, ...]:
    """The suppressing comments of an item, read once for each text that it has."""
    known: tuple[_Comment, ...] | None = item.facts.derived.get(_KEY)
    if known is None:
        known = tuple(_read_comments(item.facts)) if _MARK in item.facts.text else ()
        item.facts.derived[_KEY] = known
    return known


def _read_comments(facts: ItemFacts) -> Iterator[_Comment]:
    for span in facts.comments:
        found = _COMMENT.search(decode(facts.text[span.start : span.end]))
        if found:
            names = frozenset(name.strip() for name in (found["rules"] or "*").split(",") if name.strip())
            yield span.start, names, bool(found["file"])


def _line_of_effect(document: Document, offset: int) -> int:
    """The comment's own line, or the next one if the comment stands alone on its line; lines count from 1."""
    row, column = document.text.point(offset)
    alone = not document.text.line_content(row)[:column].strip()
    return row + 2 if alone else row + 1
