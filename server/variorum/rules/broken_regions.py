"""Finds the regions of a file that did not parse; most findings in them are dropped."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

import attrs

from variorum.rules.dialects import is_untrusted
from variorum.rules.finding import Finding
from variorum.rules.registry import rule_named
from variorum.rules.syntax_error_evidence import is_mostly_unparsable
from variorum.syntax.document import Document
from variorum.syntax.span import Span


@attrs.frozen
class BrokenRegions:
    """The parts of a file that were not understood: items with errors, and everything after the place where parsing stopped."""

    spans: tuple[Span, ...]
    """In order, none touching another."""

    @classmethod
    def of(cls, document: Document) -> BrokenRegions:
        """The broken regions of a file; of a sound one there are none."""
        return cls(tuple(_merged(sorted(_regions(document))))) if document.has_errors else _NONE

    def hides(self, finding: Finding) -> bool:
        """Whether a finding lies in a region, and its rule holds only for code that was understood."""
        return rule_named(finding.rule).skips_broken_items and self._overlaps(finding.span)

    def _overlaps(self, span: Span) -> bool:
        """Whether a region and a range have a byte in common; a range without length has that of its place."""
        index = bisect_right(self.spans, max(span.end - 1, span.start), key=_start) - 1
        return index >= 0 and span.start < self.spans[index].end


_NONE = BrokenRegions(())


def _regions(document: Document) -> Iterator[Span]:
    if is_untrusted(document) or is_mostly_unparsable(document):
        yield Span(0, len(document.text))
        return
    for item in document.broken_items:
        yield item.own_span
    if document.unparsed_from < len(document.text):
        yield Span(document.unparsed_from, len(document.text))


def _merged(spans: list[Span]) -> Iterator[Span]:
    current: Span | None = None
    for span in spans:
        if current is not None and span.start <= current.end:
            current = Span(current.start, max(current.end, span.end))
            continue
        if current is not None:
            yield current
        current = span
    if current is not None:
        yield current


def _start(span: Span) -> int:
    return span.start
