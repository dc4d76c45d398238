"""Applies comments that suppress a rule: `variorum: ignore[unused-import]` on the line, above it, or for the whole file, and
the comments of other linters, such as `# noqa: F401`. Code that no build contains is suppressed as well."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.languages import Language
from variorum.rules.disabled_code import disabled_lines
from variorum.rules.finding import Finding
from variorum.rules.rule_aliases import EVERY_RULE
from variorum.rules.suppression_marks import ATTRIBUTE, Mark, SuppressionScope, marks_of
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span

_KEY = "suppressing comments"


@attrs.frozen
class Suppressions:
    """The lines on which rules are suppressed. The set `{"*"}` suppresses every rule."""

    by_line: dict[int, frozenset[str]]
    everywhere: frozenset[str]
    ranges: tuple[tuple[int, int, frozenset[str]], ...]
    """First line, last line, and the rules that are suppressed between them."""

    @classmethod
    def of(cls, document: Document) -> Suppressions:
        """Returns the suppressions of a file. They are read once for each version of the text."""
        known: Suppressions | None = document.derived.get(_KEY)
        if known is None:
            known = document.derived[_KEY] = _Reader(document).read()
        return known

    @property
    def are_none(self) -> bool:
        """Whether nothing is suppressed."""
        return not (self.by_line or self.everywhere or self.ranges)

    def cover(self, finding: Finding) -> bool:
        """Returns whether a comment suppresses the finding."""
        rules = self.everywhere | self.by_line.get(finding.line, frozenset())
        for first, last, silent in self.ranges:
            if first <= finding.line <= last:
                rules |= silent
        return finding.rule in rules or "*" in rules


def _all_marks(items: Sequence[Item], language: Language) -> list[tuple[int, Mark]]:
    return [(index, mark) for index, item in enumerate(items) for mark in marks_of(language, item.facts)]


@attrs.define
class _Open:
    """An open range, with its latest possible last line."""

    first: int
    last: int
    rules: frozenset[str]


class _Reader:
    """Collects what the marks of one version of a file suppress."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._by_line: dict[int, frozenset[str]] = {}
        self._everywhere: frozenset[str] = frozenset()
        self._requested: frozenset[str] = frozenset()
        self._ranges: list[tuple[int, int, frozenset[str]]] = []
        self._open: list[_Open] = []

    def read(self) -> Suppressions:
        for item, mark in self._document.found(_all_marks, self._document.language):
            self._take(item, mark)
        self._ranges += [(one.first, one.last, one.rules) for one in self._open]
        document = self._document
        left_out = disabled_lines(document.text.data, document.language)
        self._ranges += [(first, last, EVERY_RULE) for first, last in left_out]
        # A file that asks for a rule by the name of one lint may allow other lints of the same rule.
        everywhere = self._everywhere - self._requested
        return Suppressions(self._by_line, everywhere, tuple(self._ranges))

    def _take(self, item: Item, mark: Mark) -> None:
        row, column = self._document.text.point(item.span.start + mark.offset)
        line = row + 1
        match mark.scope:
            case SuppressionScope.FILE:
                self._everywhere |= mark.rules
            case SuppressionScope.LINE:
                self._suppress_line(line, mark)
            case SuppressionScope.NEXT_LINE:
                self._suppress_next_code(line, mark)
            case SuppressionScope.OWN:
                self._suppress_line(line + 1 if self._stands_alone(row, column) else line, mark)
            case SuppressionScope.BEGIN:
                self._open.append(_Open(line, self._last_line, mark.rules))
            case SuppressionScope.SCOPE:
                self._begin_scope(item, mark, row, column)
            case SuppressionScope.END:
                self._close(line, mark.rules)
            case SuppressionScope.SPAN:
                self._suppress_span(_whole(item, mark.span), mark)
            case SuppressionScope.ITEM:
                self._suppress_span(_next(self._document, item), mark)
            case SuppressionScope.REQUESTED:
                self._requested |= mark.rules
            case SuppressionScope.AROUND if item.container is None:
                self._everywhere |= mark.rules
            case SuppressionScope.AROUND:
                self._suppress_span(item.container.span, mark)

    def _suppress_line(self, line: int, mark: Mark) -> None:
        self._by_line[line] = self._by_line.get(line, frozenset()) | mark.rules

    def _suppress_next_code(self, line: int, mark: Mark) -> None:
        """Suppress the next line. If it is blank or a comment, suppress up to the next code."""
        start = self._document.language.comments.line
        following = line
        while following < self._last_line:
            self._suppress_line(following + 1, mark)
            content = self._document.text.line_content(following).strip()
            if content and not (start and content.startswith(start.encode())):
                return
            following += 1

    def _suppress_span(self, span: Span, mark: Mark) -> None:
        text = self._document.text
        self._ranges.append((text.place(span.start).line, text.place(span.end).line, mark.rules))

    def _begin_scope(self, item: Item, mark: Mark, row: int, column: int) -> None:
        """Begin a range where the comment is alone on its line, or in the head of a block that is delimited by indentation."""
        by_indentation = self._document.language.blocks_by_indentation
        before = self._document.text.line_content(row)[:column].strip()
        if not before:
            # In a function the comment also applies to the head, which may have several lines.
            first = self._document.text.place(item.span.start).line if column and by_indentation else row + 1
            last = self._end_of_block(row, column) if by_indentation else self._last_line
            self._open.append(_Open(first, last, mark.rules))
        elif by_indentation and before.endswith(b":"):
            content = self._document.text.line_content(row)
            indent = len(content) - len(content.lstrip())
            self._open.append(_Open(row + 1, self._end_of_block(row, indent + 1), mark.rules))
        else:
            self._suppress_line(row + 1, mark)

    def _close(self, line: int, rules: frozenset[str]) -> None:
        """End the ranges of these rules on a line."""
        still: list[_Open] = []
        for one in self._open:
            ended = one.rules if "*" in rules else one.rules & rules
            if ended:
                self._ranges.append((one.first, min(line, one.last), ended))
            if one.rules - ended:
                still.append(_Open(one.first, one.last, one.rules - ended))
        self._open = still

    def _end_of_block(self, row: int, column: int) -> int:
        """Returns the last line after a row that is indented at least to a column. Blank lines are ignored."""
        text = self._document.text
        last = row
        for following in range(row + 1, len(text.line_starts)):
            content = text.line_content(following)
            stripped = content.lstrip()
            if not stripped:
                continue
            if len(content) - len(stripped) < column:
                break
            last = following
        return last + 1

    def _stands_alone(self, row: int, column: int) -> bool:
        return not self._document.text.line_content(row)[:column].strip()

    @property
    def _last_line(self) -> int:
        return len(self._document.text.line_starts)


def _whole(item: Item, span: Span) -> Span:
    """Returns a range of an item as absolute span. For the head of a container, returns the whole container."""
    if item.facts.is_header and span.end >= len(item.facts.text):
        return item.span
    return span.shifted(item.span.start)


def _next(document: Document, attribute: Item) -> Span:
    """Returns the item after an attribute, skipping comments and further attributes."""
    index = document.items.number_of(attribute)
    while index + 1 < len(document.items):
        index += 1
        item = document.items[index]
        if item.node_type != "comment" and ATTRIBUTE not in item.facts.matches:
            return item.span
    return attribute.span
