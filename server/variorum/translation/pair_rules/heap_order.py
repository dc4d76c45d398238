"""heap-order: a min-heap for a max-heap, or the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.source_text import decode, encode
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="heap-order",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds translations whose only heap has the opposite order of the original's only heap. `[heaps]` of a language's "
        "`meanings.toml` matches heaps of plain values, by their first element, and values that are negated when they are "
        "pushed (`turned`)."
    ),
    why="`priority_queue<int>` returns the largest element first, `PriorityQueue<Integer>` and `heapq` the smallest.",
    example=Example(
        before="std::priority_queue<int> waiting;  // the original: PriorityQueue<Integer>\n",
        after="std::priority_queue<int, std::vector<int>, std::greater<int>> waiting;\n",
        language="cpp",
    ),
)
_ENDS = ("smallest", "largest")


@RULE.check_pair
def heap_orders(pair: PairUnit) -> Iterator[Violation]:
    """Reports heaps of opposite order. Negated values reverse an order."""
    source = _heap(pair.source)
    target = _heap(pair.target) if source is not None else None
    if source is None or target is None or source[0] == target[0]:
        return
    related = Related(source[1], f"returns the {source[0]} element first", in_source=True)
    yield RULE.at(
        target[1],
        f"the original's heap returns the {source[0]} element first, this one the {target[0]}",
        related=[related],
    )


def _heap(document: Document) -> tuple[str, Span] | None:
    """Returns which element the heaps of a file return first, and where the first heap is created. Returns None unless all
    agree."""
    if "heaps" not in document.language.meanings:
        return None
    heaps_by_item = _heaps(document)
    found = [
        (end, span.shifted(item.span.start)) for item, heaps in heaps_by_item for end, span in heaps.ends
    ]
    every = sum(heaps.every for _, heaps in heaps_by_item)
    if len({end for end, _ in found}) != 1 or len(found) != every:
        return None
    end, place = found[0]
    if any(heaps.are_turned for _, heaps in heaps_by_item):
        end = _ENDS[1 - _ENDS.index(end)]
    return end, place


class _Heaps(NamedTuple):
    """The heaps that an item creates or fills."""

    ends: Sequence[tuple[str, Span]]
    """Their first element, and where that is written, relative to the item."""
    every: int
    """The number of heaps, including those of unknown order."""
    are_turned: bool
    """Whether values are negated when they are pushed."""


@collected
def _heaps(document: Document, item: Item) -> _Heaps | None:
    ways: Mapping[str, str] = document.language.meanings["heaps"]
    text = decode(item.facts.text)
    ends = [
        (end, _bytes(text, *match.span()))
        for end in _ENDS
        if end in ways
        for match in re.finditer(ways[end], text)
        if match[0].strip()
    ]
    every = len(re.findall(ways["any"], text))
    are_turned = "turned" in ways and re.search(ways["turned"], text) is not None
    return _Heaps(ends, every, are_turned) if ends or every or are_turned else None


def _bytes(text: str, first: int, behind: int) -> Span:
    """Returns a range of characters as a range of bytes."""
    start = len(encode(text[:first]))
    return Span(start, start + len(encode(text[first:behind])))
