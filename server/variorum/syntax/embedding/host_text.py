"""A document that contains code: its regions are parsed, and edits cost as much as the regions they touch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import attrs

from variorum.syntax.document import Document
from variorum.syntax.embedding.host import Host
from variorum.syntax.embedding.region import Region
from variorum.syntax.minimal_edit import minimal_edit
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span


@attrs.frozen(eq=False)
class Part:
    """A region and its parsed code."""

    region: Region
    document: Document
    derived: dict[Any, Any] = attrs.field(factory=dict, repr=False)
    """Results of higher layers about the code. They live until it changes."""


class HostText:
    """An immutable document with its parts. `edited` returns the next version, which shares unchanged parts."""

    def __init__(self, host: Host, text: SourceText, parts: tuple[Part, ...]) -> None:
        self.host = host
        self.text = text
        self.parts = parts

    @classmethod
    def parse(cls, text: str | SourceText, host: Host) -> HostText:
        """Finds and parses the code of a whole document."""
        source = text if isinstance(text, SourceText) else SourceText.of(text)
        return cls(host, source, tuple(_parsed(region) for region in _readable(host, source)))

    def edited(self, edits: Iterable[tuple[Span, bytes]]) -> HostText:
        """Returns this document after `edits`. Each is relative to the text after the edits before it."""
        text = self.text
        for span, replacement in edits:
            text = text.edited(span, replacement)
        regions = list(_readable(self.host, text))
        return HostText(self.host, text, _parsed_again(self.parts, regions))

    @cached_property
    def has_errors(self) -> bool:
        """Returns whether some of the code has syntax errors."""
        return any(part.document.has_errors for part in self.parts)

    def reparsed(self) -> HostText:
        """Returns this document with a fresh parse of the code that has syntax errors."""
        documents = [part.document.reparsed() for part in self.parts]
        if all(new is part.document for new, part in zip(documents, self.parts, strict=True)):
            return self
        parts = [
            part if new is part.document else Part(part.region, new)
            for new, part in zip(documents, self.parts, strict=True)
        ]
        return HostText(self.host, self.text, tuple(parts))

    def part_at(self, offset: int) -> Part | None:
        """Returns the part whose code is at a byte offset of the text."""
        for part in self.parts:
            start, end = part.region.span(Span(0, len(part.region.code)))
            if start <= offset <= end:
                return part
        return None


def _readable(host: Host, text: SourceText) -> Iterable[Region]:
    return (region for region in host.regions(text) if region.is_readable and region.code.strip())


def _parsed(region: Region) -> Part:
    return Part(region, Document.parse(SourceText(region.code), region.language))


def _parsed_again(before: Sequence[Part], regions: Sequence[Region]) -> tuple[Part, ...]:
    """Returns the parts of new regions. Parts with unchanged code at either end are reused, those between are parsed
    again.
    """
    most = min(len(before), len(regions))
    head = _shared(before, regions, most)
    tail = _shared(before[::-1], regions[::-1], most - head)
    touched = before[head : len(before) - tail]
    parts = []
    for index, region in enumerate(regions):
        if index < head:
            parts.append(_moved(before[index], region))
        elif index >= len(regions) - tail:
            parts.append(_moved(before[index - len(regions)], region))
        else:
            parts.append(_changed(touched, index - head, region))
    return tuple(parts)


def _shared(before: Sequence[Part], regions: Sequence[Region], most: int) -> int:
    """Returns how many of the first regions have unchanged code."""
    count = 0
    while count < most and _is_same(before[count].region, regions[count]):
        count += 1
    return count


def _is_same(one: Region, other: Region) -> bool:
    return one.language is other.language and one.code == other.code


def _moved(part: Part, region: Region) -> Part:
    return Part(region, part.document, part.derived)


def _changed(touched: Sequence[Part], index: int, region: Region) -> Part:
    """Returns the part of a region with changed code, parsed incrementally from the part before it if possible."""
    before = touched[index] if index < len(touched) else None
    if before is None or before.region.language is not region.language:
        return _parsed(region)
    return Part(region, before.document.edited([minimal_edit(before.region.code, region.code)]))
