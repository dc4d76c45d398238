"""heap-order: a heap that hands out the smallest element first for one that hands out the largest, or the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import noted
from variorum.syntax.source_text import decode, encode
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="heap-order",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds translations whose only heap hands out the other end first than the original's only heap. `[heaps]` of a "
        "language's `meanings.toml` says how heaps of plain values are written, by what they hand out, and how values are "
        "turned round on their way in (`turned`)."
    ),
    why="`priority_queue<int>` begins with the largest element, `PriorityQueue<Integer>` and `heapq` with the smallest.",
    example=Example(
        before="std::priority_queue<int> waiting;  // the original: PriorityQueue<Integer>\n",
        after="std::priority_queue<int, std::vector<int>, std::greater<int>> waiting;\n",
        language="cpp",
    ),
)
_ENDS = ("smallest", "largest")


@RULE.check_pair
def heap_orders(pair: PairUnit) -> Iterator[Violation]:
    """Heaps of the one order on one side and of the other on the other; negated values turn an order round."""
    source = _heap(pair.source)
    target = _heap(pair.target) if source is not None else None
    if source is None or target is None or source[0] == target[0]:
        return
    related = Related(source[1], f"this hands out the {source[0]} element first", in_source=True)
    yield RULE.at(
        target[1],
        f"the original hands out the {source[0]} element first, this the {target[0]}",
        related=[related],
    )


def _heap(document: Document) -> tuple[str, Span] | None:
    """What the heaps of a file hand out first and where the first one is made; None unless all of them do the same."""
    if "heaps" not in document.language.meanings:
        return None
    written = _written(document)
    found = [(end, span.shifted(item.span.start)) for item, heaps in written for end, span in heaps.ends]
    every = sum(heaps.every for _, heaps in written)
    if len({end for end, _ in found}) != 1 or len(found) != every:
        return None
    end, place = found[0]
    if any(heaps.are_turned for _, heaps in written):
        end = _ENDS[1 - _ENDS.index(end)]
    return end, place


class _Heaps(NamedTuple):
    """The heaps that an item makes or fills."""

    ends: Sequence[tuple[str, Span]]
    """What they hand out first and where that is written, relative to the item."""
    every: int
    """How many there are, with those of which nobody can tell."""
    are_turned: bool
    """Whether values are turned round on their way in."""


@noted
def _written(document: Document, item: Item) -> _Heaps | None:
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
    """The range of characters as a range of bytes."""
    start = len(encode(text[:first]))
    return Span(start, start + len(encode(text[first:behind])))
