"""Checks of a pair that keep what they found in each section of the translation: a keystroke costs the sections that changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding, Violation
from variorum.rules.placement import ItemFindings, SectionFindings
from variorum.rules.rule import Rule
from variorum.syntax.document import Document
from variorum.syntax.sections import Section

Violations = Sequence[tuple[int, Violation]]
"""What is found in a section: the number of an item in it, and a violation whose span counts from where that item begins."""


class _Kept:
    """What was found in a section, and what that rests on besides the items of the section."""

    def __init__(self) -> None:
        self.last: tuple[object, Violations] | None = None


def kept_in_section(
    section: Section, rule: Rule, basis: object, look: Callable[[], Iterable[tuple[int, Violation]]]
) -> Violations:
    """What a rule finds in a section; it looks again where something else has changed that this rests on.

    Args:
        section: the section.
        rule: the rule that looks.
        basis: all that the violations rest on besides the texts of the section's items. It is compared with that of the last
            time, which costs nothing where it is made of the same objects.
        look: the check of the section.
    """
    kept = section.once((_Kept, rule.id), _Kept)
    last = kept.last
    if last is None or last[0] != basis:
        # Put down as a whole: another thread may look at another state of the file.
        last = kept.last = (basis, list(look()))
    return last[1]


class _Placed:
    """The findings of a section, and the violations that they were made from."""

    def __init__(self) -> None:
        self.last: tuple[Violations, SectionFindings] | None = None


def placed_in_section(
    violations: Violations, number: int, rule: str, document: Document, selection: Selection
) -> Sequence[Finding]:
    """The findings that the violations of a rule in the section of a number amount to, where that stands now."""
    kept = document.items.sections[number].once((_Placed, rule, selection), _Placed)
    last = kept.last
    if last is None or last[0] is not violations:
        items = [
            (index, ItemFindings(tuple([violation for _, violation in found])))
            for index, found in groupby(violations, itemgetter(0))
        ]
        last = kept.last = (violations, SectionFindings(items))
    return last[1].at(number, document, selection).findings
