"""heap-order: a heap that hands out the smallest element first for one that hands out the largest, or the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.hazard import PairRule, PairUnit

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
    mine, theirs = _heap(pair.source), _heap(pair.target)
    if mine is None or theirs is None or mine[0] == theirs[0]:
        return
    related = Related(mine[1], f"this hands out the {mine[0]} element first", in_source=True)
    yield RULE.at(
        theirs[1],
        f"the original hands out the {mine[0]} element first, this the {theirs[0]}",
        related=[related],
    )


def _heap(document: Document) -> tuple[str, Span] | None:
    """What the heaps of a file hand out first and where the first one is made; None unless all of them do the same."""
    ways: Mapping[str, str] = document.language.meanings.get("heaps", {})
    if not ways:
        return None
    text = document.text.data.decode("utf-8", "replace")
    found = [
        (end, match)
        for end in _ENDS
        if end in ways
        for match in re.finditer(ways[end], text)
        if match[0].strip()
    ]
    every = len(re.findall(ways["any"], text))
    if len({end for end, _ in found}) != 1 or len(found) != every:
        return None
    end, match = found[0]
    if "turned" in ways and re.search(ways["turned"], text):
        end = _ENDS[1 - _ENDS.index(end)]
    start = len(text[: match.start()].encode())
    return end, Span(start, start + len(match[0].encode()))
