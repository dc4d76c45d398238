"""Puts the findings of a file together: section by section, each as a whole where nothing but its place has changed.

A long file has many findings, of which a keystroke changes a few and moves the others. What only the file shows, what is
silenced, withheld or said by another rule touches single sections; the others are not looked into.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding
from variorum.rules.macros import names_in_macros
from variorum.rules.placement import Placed, SectionFindings, in_source_order
from variorum.rules.suppression import Suppressions
from variorum.rules.withholding import BrokenRegions
from variorum.syntax.document import Document
from variorum.syntax.span import Span


@attrs.frozen(eq=False)
class Stretch:
    """The findings of a part of a file, in source order; those of one stretch all begin before those of the next."""

    loose: Sequence[Finding] = ()
    placed: Placed | None = None
    """Where it is a whole section: its findings, which are moved when somebody asks for them."""
    kept: dict[str, Any] = attrs.field(factory=dict)
    """What others worked out from the findings where they stand; of a whole section that is kept with `placed`."""

    @property
    def findings(self) -> Sequence[Finding]:
        """The findings in their places."""
        return self.loose if self.placed is None else self.placed.findings

    @property
    def reach(self) -> tuple[int, int]:
        """Where the first and the last of the findings begin, in bytes."""
        if self.placed is not None:
            return self.placed.reach
        return self.loose[0].span.start, self.loose[-1].span.start


def in_one_stretch(findings: Iterable[Finding]) -> Sequence[Stretch]:
    """Findings in source order of which nobody keeps anything for long."""
    loose = tuple(findings)
    return (Stretch(loose),) if loose else ()


def stretches(
    document: Document, selection: Selection, sections: Sequence[SectionFindings], loose: Sequence[Finding]
) -> list[Stretch]:
    """The findings of a file in source order, without those that are silenced, withheld or said by another rule.

    Args:
        document: the parsed file.
        selection: the rules that were run.
        sections: what was found in the items of each section of the file.
        loose: what only the file as a whole shows, in its place.
    """
    return _Assembly(document, selection, sections, loose).stretches()


class _Assembly:
    """The findings of one state of a file while they are put together."""

    def __init__(
        self,
        document: Document,
        selection: Selection,
        sections: Sequence[SectionFindings],
        loose: Sequence[Finding],
    ) -> None:
        self._document = document
        self._selection = selection
        self._sections = sections
        self._suppressions = Suppressions.of(document)
        self._broken = BrokenRegions.of(document)
        self._spoken = names_in_macros(document)
        self._reads_frames = bool(document.items_with("frames"))
        self._single: dict[int, list[Finding]] = {}
        """The findings of the sections that are looked into one by one, by the numbers of the sections."""
        for finding in loose:
            self._looked_into(self._section_at(finding.span.start)).append(finding)

    def stretches(self) -> list[Stretch]:
        for number in self._touched():
            self._looked_into(number)
        echoes = _echoes(self._single.values(), self._selection)
        for _, span in echoes:
            self._looked_into(self._section_at(span.start))
        made = [self._of(number, echoes) for number in range(max(len(self._sections), 1))]
        found = [stretch for stretch in made if stretch is not None]
        # Findings without length at the end of one section may stand where the next one begins.
        reaches = [stretch.reach for stretch in found]
        if all(one[1] < following[0] for one, following in pairwise(reaches)):
            return found
        return [Stretch(in_source_order(finding for one in found for finding in one.findings))]

    def _of(self, number: int, echoes: set[tuple[str, Span]]) -> Stretch | None:
        """The stretch of a section; None where nothing was found there."""
        single = self._single.get(number)
        if single is None:
            section = self._sections[number] if self._sections else None
            if section is None or not section.items:
                return None
            return Stretch(placed=section.at(number, self._document, self._selection))
        kept = in_source_order(finding for finding in single if self._is_kept(finding, echoes))
        return Stretch(kept) if kept else None

    def _is_kept(self, finding: Finding, echoes: set[tuple[str, Span]]) -> bool:
        if (finding.rule, finding.span) in echoes:
            return False
        if not self._suppressions.are_none and self._suppressions.cover(finding):
            return False
        return not (self._broken.spans and self._broken.withhold(finding))

    def _touched(self) -> Iterator[int]:
        """The sections of which not all may be shown as it was found."""
        if self._suppressions.everywhere:
            yield from range(len(self._sections))
        for number, section in enumerate(self._sections):
            if section.has_echoes or self._may_be_spoken_of(section):
                yield number
        text = self._document.text
        for line in self._suppressions.by_line:
            yield from self._between(text.line_span(line - 1))
        for first, last, _ in self._suppressions.ranges:
            yield from self._between(Span(text.line_span(first - 1).start, text.line_span(last - 1).end))
        for span in self._broken.spans:
            yield from self._between(span)

    def _between(self, span: Span) -> range:
        """The sections that a range of the text may reach into."""
        return range(self._section_at(span.start), self._section_at(span.end) + 1)

    def _section_at(self, offset: int) -> int:
        """The section in which an offset lies; the first one for what stands before all of them."""
        return max(bisect_right(self._document.items.starts, offset) - 1, 0)

    def _looked_into(self, number: int) -> list[Finding]:
        """The findings of a section one by one, to which more may be added."""
        known = self._single.get(number)
        if known is None:
            known = self._single[number] = list(self._one_by_one(number))
        return known

    def _one_by_one(self, number: int) -> Iterable[Finding]:
        if not self._sections or not self._sections[number].items:
            return
        known = self._sections[number]
        if not self._may_be_spoken_of(known):
            yield from known.at(number, self._document, self._selection).findings
            return
        in_place = known.one_by_one(number, self._document, self._selection)
        for (_, item), findings_of_item in zip(known.items, in_place, strict=True):
            for violation, finding in zip(item.violations, findings_of_item, strict=True):
                is_local = violation.rule.is_about_local_names
                if not is_local or not self._is_spoken_of(self._document.text.slice(finding.span)):
                    yield finding

    def _may_be_spoken_of(self, section: SectionFindings) -> bool:
        """Whether something in the file may use one of the local names that the section's findings are about."""
        if self._reads_frames:
            return bool(section.local_names)
        return not self._spoken.isdisjoint(section.local_names)

    def _is_spoken_of(self, name: str) -> bool:
        return self._reads_frames or name in self._spoken


def _echoes(found: Iterable[Iterable[Finding]], selection: Selection) -> set[tuple[str, Span]]:
    """The broader rules, with the places where a narrower one says what they say."""
    narrower = selection.narrower
    return {
        (narrower[finding.rule], span)
        for findings in found
        for finding in findings
        if finding.rule in narrower
        for span in (finding.span, *(one.span for one in finding.related))
    }
