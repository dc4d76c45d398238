"""Finds the regions of a file that did not parse. Most findings in them are dropped, and those beside them are less certain."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

import attrs
from tree_sitter import Node

from variorum.rules.dialects import is_untrusted
from variorum.rules.finding import Finding
from variorum.rules.registry import rule_named
from variorum.rules.syntax_error_evidence import is_mostly_unparsable
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span

# A finding is beside a region if at most this many lines are between them: about half a screen, as far as a parser that has
# recovered from an error has been seen to misread code.
_BESIDE = 10
_CLOSERS = (")", "]", "}")
_ONLY_CLOSERS = b")]};, \t\r\n"


@attrs.frozen
class BrokenRegions:
    """The parts of a file that were not understood: items with errors, what is between a bracket that the parser had to invent
    and the stray one that was meant, and everything after the place where parsing stopped."""

    spans: tuple[Span, ...]
    """In order, none touching another."""
    surroundings: tuple[Span, ...] = ()
    """The regions with the lines beside them, in order, none touching another."""

    @classmethod
    def of(cls, document: Document) -> BrokenRegions:
        """The broken regions of a file; of a sound one there are none."""
        if not document.has_errors:
            return _NONE
        spans = tuple(_merged(sorted(_regions(document))))
        return cls(spans, tuple(_merged([_with_lines_beside(document, span) for span in spans])))

    def hides(self, finding: Finding) -> bool:
        """Whether a finding lies in a region, and its rule holds only for code that was understood."""
        return rule_named(finding.rule).skips_broken_items and _overlap(self.spans, finding.span)

    def are_beside(self, finding: Finding) -> bool:
        """Whether a finding lies beside a region, where the parser may have misread the code."""
        return rule_named(finding.rule).skips_broken_items and _overlap(self.surroundings, finding.span)


def _overlap(spans: tuple[Span, ...], span: Span) -> bool:
    """Whether one of the sorted spans and a range have a byte in common; a range without length has that of its place."""
    index = bisect_right(spans, max(span.end - 1, span.start), key=_start) - 1
    return index >= 0 and span.start < spans[index].end


_NONE = BrokenRegions(())


def _regions(document: Document) -> Iterator[Span]:
    if is_untrusted(document) or is_mostly_unparsable(document):
        yield Span(0, len(document.text))
        return
    for item in document.broken_items:
        yield item.own_span
        if not item.facts.text.strip(_ONLY_CLOSERS):
            yield from _misread_before(document, item)
    if document.unparsed_from < len(document.text):
        yield Span(document.unparsed_from, len(document.text))


def _misread_before(document: Document, closer: Item) -> Iterator[Span]:
    """Yields what is before a stray bracket, up to where the parser put one that the text does not have."""
    node = document.tree.root_node.descendant_for_byte_range(closer.span.start, closer.span.end)
    while node is not None and node.parent is not None and node.parent.start_byte == node.start_byte:
        node = node.parent
    siblings = node.parent.children if node is not None and node.parent is not None else []
    for sibling in reversed([one for one in siblings if one.start_byte < closer.span.start]):
        invented = _invented_closer(sibling) if sibling.has_error else None
        if invented is not None:
            yield Span(invented, closer.span.start)
        if sibling.is_error or invented is not None:
            return


def _invented_closer(node: Node) -> int | None:
    """Returns the offset of the last closing bracket that the parser invented at the end of a node."""
    while not node.is_missing:
        broken = [child for child in node.children if child.has_error or child.is_missing]
        if not broken:
            return None
        node = broken[-1]
    return node.start_byte if node.type in _CLOSERS else None


def _with_lines_beside(document: Document, span: Span) -> Span:
    text = document.text
    first, last = text.line_at(span.start) - _BESIDE, text.line_at(span.end) + _BESIDE
    return Span(text.line_span(max(first, 0)).start, text.line_span(min(last, len(text.line_starts) - 1)).end)


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
