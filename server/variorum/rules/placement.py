"""Places violations in the file: computes lines and columns, and extends fixes to whole lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import chain
from operator import attrgetter
from typing import Any

from variorum.rules.finding import Edit, Finding, Fix, Violation
from variorum.rules.line_context import LineContext
from variorum.rules.registry import Selection
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span


class PlacedFindings:
    """The findings of a range of text that a keystroke usually moves by whole lines.

    They are moved on demand: publishing only needs the line offset.
    """

    __slots__ = ("_extent", "_findings", "_origin", "derived", "place")

    def __init__(
        self, place: LineContext, findings: Sequence[Finding] | None, origin: PlacedFindings | None = None
    ) -> None:
        """`origin` has the findings at another place. Without an origin, `findings` is given."""
        self.place = place
        self._findings = findings
        self._origin = origin
        self._extent: tuple[int, int] | None = None if origin is None else origin._extent
        self.derived: dict[str, Any] = {} if origin is None else origin.derived
        """Values derived from the findings that stay valid when they move to other lines."""

    @property
    def findings(self) -> Sequence[Finding]:
        """The findings at their place, in source order."""
        if self._findings is None:
            origin = self._first
            offset, rows = self.place.start - origin.place.start, self.place.row - origin.place.row
            self._findings = [_moved(finding, offset, rows) for finding in origin.findings]
        return self._findings

    @property
    def start_range(self) -> tuple[int, int]:
        """The offsets in bytes at which the first and the last finding begin."""
        if self._extent is None:
            # Relative to the place, it is the same everywhere.
            origin = self._first
            found, begin = origin.findings, origin.place.start
            self._extent = found[0].span.start - begin, found[-1].span.start - begin
        (first, last), start = self._extent, self.place.start
        return start + first, start + last

    @property
    def _first(self) -> PlacedFindings:
        return self if self._origin is None else self._origin

    def moved_to(self, document: Document, start: int, end: int) -> PlacedFindings | None:
        """Returns the findings moved to a range. Returns None if they have to be placed again, because other text is beside
        them on their lines."""
        place = self.place.moved_to(document, start, end)
        if place is None:
            return None
        return self if place is self.place else PlacedFindings(place, None, self._first)


class ItemFindings:
    """The violations of one item, and their findings where the item was last."""

    __slots__ = ("_last", "violations")

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        self.violations = violations
        self._last: PlacedFindings | None = None

    def at(self, item: Item, document: Document, selection: Selection) -> Sequence[Finding]:
        """Returns the findings of the item at its place in the document, in the order of its violations."""
        start = item.span.start
        end = start + len(item.facts.text)
        last = self._last and self._last.moved_to(document, start, end)
        if last is None:
            found = [placed(one.shifted(start), document, selection) for one in self.violations]
            last = PlacedFindings(LineContext.of(document, start, end), found)
        # Another thread may use another version of the file.
        self._last = last
        return last.findings


class SectionFindings:
    """The findings of a section's items, where the section was last."""

    __slots__ = ("_last", "has_superseded", "items", "local_names")

    def __init__(
        self,
        items: Sequence[tuple[int, ItemFindings]],
        local_names: Set[str] = frozenset(),
        *,
        has_superseded: bool = False,
    ) -> None:
        self.items = items
        """The items that have violations, by their numbers in the section."""
        self.local_names = local_names
        """The local names that the findings are about."""
        self.has_superseded = has_superseded
        """Whether some findings are of a rule that supersedes a broader one."""
        self._last: PlacedFindings | None = None

    def at(self, section: int, document: Document, selection: Selection) -> PlacedFindings:
        """Returns the findings of all items of the section with this number of the document."""
        start, end = document.items.starts[section], document.items.end_of(section)
        last = self._last and self._last.moved_to(document, start, end)
        if last is None:
            found = chain.from_iterable(self.one_by_one(section, document, selection))
            last = PlacedFindings(LineContext.of(document, start, end), in_source_order(found))
        self._last = last
        return last

    def one_by_one(
        self, section: int, document: Document, selection: Selection
    ) -> Iterator[Sequence[Finding]]:
        """Yields the findings of each item, in the order of its violations."""
        items = document.items.placed(section)
        return (known.at(items[index], document, selection) for index, known in self.items)


def in_source_order(findings: Iterable[Finding]) -> list[Finding]:
    """Returns the findings sorted by span, then by rule."""
    return sorted(findings, key=attrgetter("span", "rule"))


def _moved(finding: Finding, offset: int, rows: int) -> Finding:
    """Returns the finding moved by bytes and rows."""
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
        relative_fix=finding.relative_fix,
        tags=finding.tags,
        related=tuple([one.shifted(offset) for one in finding.related]) if finding.related else (),
        derived=finding.derived,
    )


def placed(violation: Violation, document: Document, selection: Selection) -> Finding:
    """Returns the finding of a violation with absolute spans."""
    start, end = document.text.place(violation.span.start), document.text.place(violation.span.end)
    return Finding(
        rule=violation.rule.id,
        message=violation.message,
        severity=selection.severity(violation, document.language),
        weight=violation.weight or violation.rule.weight,
        line=start.line,
        column=start.column,
        end_line=end.line,
        end_column=end.column,
        span=violation.span,
        relative_fix=_relative_fix(violation, violation.fix, document, selection) if violation.fix else None,
        tags=violation.rule.tags,
        related=violation.related,
    )


def _relative_fix(violation: Violation, fix: Fix, document: Document, selection: Selection) -> Fix:
    chosen = selection.fix(violation.rule, _placed_fix(fix, document), document.text)
    return chosen.shifted(-violation.span.start)


def _placed_fix(fix: Fix, document: Document) -> Fix:
    if not any(edit.whole_lines for edit in fix.edits):
        return fix
    return Fix(fix.title, tuple(_with_blank_lines(edit, document) for edit in fix.edits), fix.is_safe)


def _with_blank_lines(edit: Edit, document: Document) -> Edit:
    """Returns the edit extended over the line that it would leave blank. A trailing comment is removed with its statement."""
    if not edit.whole_lines:
        return edit
    text = document.text
    first = text.line_span(text.line_at(edit.span.start))
    last = text.line_span(text.line_at(max(edit.span.end - 1, edit.span.start)))
    before = text.data[first.start : edit.span.start].strip()
    after = text.data[edit.span.end : last.end].strip()
    comment = document.language.comments.line
    if edit.text or before or (after and not (comment and after.startswith(comment.encode()))):
        return Edit(edit.span if edit.text else _with_blanks(edit.span, text.data), edit.text)
    return Edit(Span(first.start, last.end))


def _with_blanks(span: Span, data: bytes) -> Span:
    """Returns the range of a removed statement, extended over the blanks that would be left at the end of a line or doubled
    inside it."""
    start, end = span
    if data[end : end + 1] in (b"", b"\n", b"\r"):
        while data[start - 1 : start] in (b" ", b"\t"):
            start -= 1
    elif data[start - 1 : start] in (b" ", b"\t"):
        while data[end : end + 1] in (b" ", b"\t"):
            end += 1
    return Span(start, end)
