"""Places the cached violations of a section in the file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from variorum.rules.finding import Finding, Violation
from variorum.rules.placement import ItemFindings, SectionFindings
from variorum.rules.registry import Selection
from variorum.syntax.document import Document

Violations = Sequence[tuple[int, Violation]]
"""The violations of a section: the number of an item in it, and a violation with spans relative to the item."""


class _Placed:
    """The findings of a section, and the violations that they were made from."""

    def __init__(self) -> None:
        self.last: tuple[Violations, SectionFindings] | None = None


def placed_in_section(
    violations: Violations, number: int, rule: str, document: Document, selection: Selection
) -> Sequence[Finding]:
    """Returns the findings for the violations of a rule in the section with a number, at its present place."""
    memo = document.items.sections[number].memoized((_Placed, rule, selection), _Placed)
    last = memo.last
    if last is None or last[0] is not violations:
        items = [
            (index, ItemFindings(tuple([violation for _, violation in found])))
            for index, found in groupby(violations, itemgetter(0))
        ]
        last = memo.last = (violations, SectionFindings(items))
    return last[1].at(number, document, selection).findings
