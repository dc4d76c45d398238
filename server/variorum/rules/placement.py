"""Puts a violation into its place in the file: lines and columns, and fixes that take whole lines with them."""

from __future__ import annotations

from typing import NamedTuple

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Edit, Finding, Fix, Violation
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span


class ItemFindings:
    """The violations of one item, and their findings in the place where the item was looked at last.

    A keystroke moves most items by whole lines; their findings are moved with them, which is cheaper than to place
    them anew.
    """

    __slots__ = ("_last", "violations")

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        self.violations = violations
        self._last: _LastPlace | None = None

    def at(self, item: Item, document: Document, selection: Selection) -> tuple[Finding, ...]:
        """The findings of the item in its place in the document."""
        start = item.span.start
        row, beside = _surroundings(item, document)
        last = self._last
        if last is not None and last.beside == beside:
            if last.start == start and last.row == row:
                return last.findings
            offset, rows = start - last.start, row - last.row
            found = tuple([_moved(finding, offset, rows) for finding in last.findings])
        else:
            found = tuple([placed(one.shifted(start), document, selection) for one in self.violations])
        self._last = _LastPlace(start, row, beside, found)
        return found


class _LastPlace(NamedTuple):
    start: int
    row: int
    beside: tuple[bytes, bytes]
    findings: tuple[Finding, ...]


def _surroundings(item: Item, document: Document) -> tuple[int, tuple[bytes, bytes]]:
    """The item's row, and what stands beside it on its first and last line: with these the columns are settled, and
    whether a fix takes whole lines."""
    text, start = document.text, item.span.start
    end = start + len(item.facts.text)
    row = text.line_at(start)
    before = text.data[text.line_starts[row] : start]
    return row, (before, text.data[end : text.line_span(text.line_at(end)).end])


def _moved(finding: Finding, offset: int, rows: int) -> Finding:
    """The finding, that many bytes and rows further on."""
    return Finding(
        rule=finding.rule,
        message=finding.message,
        severity=finding.severity,
        weight=finding.weight,
        line=finding.line + rows,
        column=finding.column,
        end_line=finding.end_line + rows,
        end_column=finding.end_column,
        span=finding.span.shifted(offset),
        fix=finding.fix.shifted(offset) if finding.fix is not None else None,
        tags=finding.tags,
        related=tuple([one.shifted(offset) for one in finding.related]) if finding.related else (),
        kept=finding.kept,
    )


def placed(violation: Violation, document: Document, selection: Selection) -> Finding:
    """The finding that a violation with absolute spans amounts to."""
    start, end = document.text.place(violation.span.start), document.text.place(violation.span.end)
    return Finding(
        rule=violation.rule.id,
        message=violation.message,
        severity=selection.severity(violation.rule),
        weight=violation.weight or violation.rule.weight,
        line=start.line,
        column=start.column,
        end_line=end.line,
        end_column=end.column,
        span=violation.span,
        fix=_placed_fix(violation.fix, document) if violation.fix else None,
        tags=violation.rule.tags,
        related=violation.related,
    )


def _placed_fix(fix: Fix, document: Document) -> Fix:
    if not any(edit.whole_lines for edit in fix.edits):
        return fix
    return Fix(fix.title, tuple(_with_blank_lines(edit, document) for edit in fix.edits), fix.is_safe)


def _with_blank_lines(edit: Edit, document: Document) -> Edit:
    """The edit grown over the line that it would leave blank; a comment behind the statement goes with it."""
    if not edit.whole_lines:
        return edit
    text = document.text
    first = text.line_span(text.line_at(edit.span.start))
    last = text.line_span(text.line_at(max(edit.span.end - 1, edit.span.start)))
    before = text.data[first.start : edit.span.start].strip()
    after = text.data[edit.span.end : last.end].strip()
    comment = document.language.comments.line
    if edit.text or before or (after and not (comment and after.startswith(comment.encode()))):
        return Edit(edit.span, edit.text)
    return Edit(Span(first.start, last.end))
