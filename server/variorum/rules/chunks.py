"""Assembles the findings of a file in chunks, one per section. A section that only moved stays one object.

A long file has many findings; a keystroke changes a few and moves the others. Suppressions, broken regions, findings of the whole
file and superseded findings affect single sections. The other sections are not opened.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import attrs

from variorum.rules.broken_regions import BrokenRegions
from variorum.rules.finding import Finding, Severity
from variorum.rules.macros import names_in_macros
from variorum.rules.placement import PlacedFindings, SectionFindings, in_source_order
from variorum.rules.registry import Selection
from variorum.rules.suppression import Suppressions
from variorum.syntax.document import Document
from variorum.syntax.span import Span


@attrs.frozen(eq=False)
class Chunk:
    """The findings of a part of a file, in source order. All findings of a chunk begin before those of the next chunk."""

    _findings: Sequence[Finding] = ()
    placed: PlacedFindings | None = None
    """The findings of a whole section, which are moved on demand. None if the chunk has findings of its own."""
    derived: dict[str, Any] = attrs.field(factory=dict)
    """Values derived from the findings in their places. For a whole section, `placed.derived` is used instead."""

    @property
    def findings(self) -> Sequence[Finding]:
        """The findings in their places."""
        return self._findings if self.placed is None else self.placed.findings

    @property
    def start_range(self) -> tuple[int, int]:
        """The offsets in bytes at which the first and the last finding begin."""
        if self.placed is not None:
            return self.placed.start_range
        return self._findings[0].span.start, self._findings[-1].span.start


def single_chunk(findings: Iterable[Finding]) -> Sequence[Chunk]:
    """Returns one chunk for findings in source order, or none."""
    file_findings = tuple(findings)
    return (Chunk(file_findings),) if file_findings else ()


def chunks(
    document: Document,
    selection: Selection,
    sections: Sequence[SectionFindings],
    file_findings: Sequence[Finding],
) -> list[Chunk]:
    """Returns the findings of a file in source order, without those that are suppressed, in broken regions or superseded.

    In a file that nobody translated, those beside broken regions are information.

    Args:
        document: the parsed file.
        selection: the rules that ran.
        sections: the findings of the items, by section of the file.
        file_findings: the findings of the checks of the whole file.
    """
    return _Assembly(document, selection, sections, file_findings).chunks()


class _Assembly:
    """Assembles the findings of one version of a file."""

    def __init__(
        self,
        document: Document,
        selection: Selection,
        sections: Sequence[SectionFindings],
        file_findings: Sequence[Finding],
    ) -> None:
        self._document = document
        self._selection = selection
        self._sections = sections
        self._suppressions = Suppressions.of(document)
        self._broken = BrokenRegions.of(document)
        self._doubtful = self._broken.surroundings if selection.is_certain_only else ()
        """Where findings are information, because the parser may have misread the code."""
        self._names_in_macros = names_in_macros(document)
        self._reads_frames = bool(document.items_with("frames"))
        self._single: dict[int, list[Finding]] = {}
        """The findings of the sections that are opened, by section."""
        for finding in file_findings:
            self._separated(self._section_at(finding.span.start)).append(finding)

    def chunks(self) -> list[Chunk]:
        for number in self._sections_to_separate():
            self._separated(number)
        superseded = _superseded(self._single.values(), self._selection)
        for _, span in superseded:
            self._separated(self._section_at(span.start))
        made = [self._of(number, superseded) for number in range(max(len(self._sections), 1))]
        found = [chunk for chunk in made if chunk is not None]
        # An empty finding at the end of a section may be where the next section begins.
        start_ranges = [chunk.start_range for chunk in found]
        if all(one[1] < following[0] for one, following in pairwise(start_ranges)):
            return found
        return [Chunk(in_source_order(finding for one in found for finding in one.findings))]

    def _of(self, number: int, superseded: set[tuple[str, Span]]) -> Chunk | None:
        """Returns the chunk of a section. Returns None if it has no findings."""
        single = self._single.get(number)
        if single is None:
            section = self._sections[number] if self._sections else None
            if section is None or not section.items:
                return None
            return Chunk(placed=section.at(number, self._document, self._selection))
        published = in_source_order(
            self._as_certain(finding) for finding in single if self._is_published(finding, superseded)
        )
        return Chunk(published) if published else None

    def _is_published(self, finding: Finding, superseded: set[tuple[str, Span]]) -> bool:
        if (finding.rule, finding.span) in superseded:
            return False
        if not self._suppressions.are_none and self._suppressions.cover(finding):
            return False
        return not (self._broken.spans and self._broken.hides(finding))

    def _as_certain(self, finding: Finding) -> Finding:
        """Returns the finding as information if it is beside a broken region of a file that nobody translated."""
        if not self._doubtful or finding.severity >= Severity.INFORMATION:
            return finding
        if finding.rule in self._selection.severities or not self._broken.are_beside(finding):
            return finding
        return attrs.evolve(finding, severity=Severity.INFORMATION, derived={})

    def _sections_to_separate(self) -> Iterator[int]:
        """Yields the sections whose findings may not all be published."""
        if self._suppressions.everywhere:
            yield from range(len(self._sections))
        for number, section in enumerate(self._sections):
            if section.has_superseded or self._may_be_mentioned(section):
                yield number
        text = self._document.text
        for line in self._suppressions.by_line:
            yield from self._between(text.line_span(line - 1))
        for first, last, _ in self._suppressions.ranges:
            yield from self._between(Span(text.line_span(first - 1).start, text.line_span(last - 1).end))
        for span in self._doubtful or self._broken.spans:
            yield from self._between(span)

    def _between(self, span: Span) -> range:
        """Returns the sections that a range of the text may reach into."""
        return range(self._section_at(span.start), self._section_at(span.end) + 1)

    def _section_at(self, offset: int) -> int:
        """Returns the section at an offset. Text before the first section belongs to it."""
        return max(bisect_right(self._document.items.starts, offset) - 1, 0)

    def _separated(self, number: int) -> list[Finding]:
        """Returns the list of a section's findings, to which more may be added."""
        known = self._single.get(number)
        if known is None:
            known = self._single[number] = list(self._one_by_one(number))
        return known

    def _one_by_one(self, number: int) -> Iterable[Finding]:
        if not self._sections or not self._sections[number].items:
            return
        known = self._sections[number]
        if not self._may_be_mentioned(known):
            yield from known.at(number, self._document, self._selection).findings
            return
        in_place = known.one_by_one(number, self._document, self._selection)
        for (_, item), findings_of_item in zip(known.items, in_place, strict=True):
            for violation, finding in zip(item.violations, findings_of_item, strict=True):
                is_local = violation.rule.is_about_local_names
                if not is_local or not self._is_mentioned(self._document.text.slice(finding.span)):
                    yield finding

    def _may_be_mentioned(self, section: SectionFindings) -> bool:
        """Returns whether something in the file may use a local name that a finding of the section is about."""
        if self._reads_frames:
            return bool(section.local_names)
        return not self._names_in_macros.isdisjoint(section.local_names)

    def _is_mentioned(self, name: str) -> bool:
        return self._reads_frames or name in self._names_in_macros


def _superseded(found: Iterable[Iterable[Finding]], selection: Selection) -> set[tuple[str, Span]]:
    """Returns the ids of broader rules with the places where a narrower rule reports the same."""
    broader_rules = selection.broader_rules
    return {
        (broader_rules[finding.rule], span)
        for findings in found
        for finding in findings
        if finding.rule in broader_rules
        for span in (finding.span, *(one.span for one in finding.related))
    }
