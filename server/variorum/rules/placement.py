"""Puts a violation into its place in the file: lines and columns, and fixes that take whole lines with them."""

from __future__ import annotations

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Edit, Finding, Fix, Violation
from variorum.syntax.document import Document
from variorum.syntax.span import Span


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
