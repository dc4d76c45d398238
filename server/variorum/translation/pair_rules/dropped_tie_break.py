"""dropped-tie-break: elements ordered by their first part only, where the original compares all parts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="dropped-tie-break",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds comparisons of rows or tuples by a single element, in a sort or a heap, if the original uses the natural "
        "order of its language, which compares the next element when the first ones are equal."
    ),
    why="Rows with equal first elements are in arbitrary order.",
    example=Example(
        before="Arrays.sort(rows, (a, b) -> Integer.compare(b[0], a[0]));  // the original: rows.sort(reverse=True)\n",
        after="Arrays.sort(rows, (a, b) -> b[0] != a[0] ? Integer.compare(b[0], a[0]) : Integer.compare(b[1], a[1]));\n",
        language="java",
    ),
)
_FIRST = r"{name}\s*(?:\[\s*0\s*\]|\.\s*get\s*\(\s*0\s*\)|\.\s*(?:first|key|getKey\(\)|Item1))"
# `(a, b) -> a[0] - b[0]`, `[](auto& a, auto& b) { return a[0] < b[0]; }`, `comparingInt(a -> a[0])`.
_BY_FIRST = re.compile(
    r"\(?\s{0,9}(?:[\w:<>&,\s\[\]]{0,40}?\b)?(?P<one>\w{1,40})\s{0,9},\s{0,9}(?:[\w:<>&\s\[\]]{0,40}?\b)?(?P<other>\w{1,40})\s{0,9}\)?\s{0,9}"
    r"(?:->|=>|\{\s*return)\s*(?P<body>[^;{}?]{0,200}?)\s{0,9}(?:\)\s*[;,)]|;\s*\}|\)$)"
)
_SAYS_HOW = re.compile(r"\bkey\s*=|\blambda\b|\bcmp\b")
_BY_KEY = re.compile(
    r"comparing(?:Int|Long|Double)?\s*\(\s*(\w+)\s*->\s*\1\s*\[\s*0\s*\]\s*\)(?!\s*\.\s*then)"
)


@RULE.check_aligned_with(source=("sort", "call"))
def dropped_tie_breaks(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports comparisons by the first element alone, if the original sorts rows, or puts them on a heap, in natural order."""
    if unit.source.trait("compares_rows") != "element by element":
        return
    natural = _natural_order(unit.source)
    if natural is None:
        return
    text = unit.target.text(Span(0, unit.target.items[-1].span.end - unit.target.start))
    for found in (*_BY_FIRST.finditer(text), *_BY_KEY.finditer(text)):
        if "body" in found.groupdict() and not _compares_first(found):
            continue
        start = len(text[: found.start()].encode())
        yield RULE.at(
            Span(start, start + len(found[0].encode())),
            "the original orders equal first elements by the next ones, the translation does not",
            related=original(natural, "the order in the original"),
        )


def _compares_first(found: re.Match[str]) -> bool:
    """Returns whether the body compares the first elements of both and nothing else."""
    body = found["body"]
    firsts = sum(len(re.findall(_FIRST.format(name=rf"\b{found[name]}"), body)) for name in ("one", "other"))
    names = sum(len(re.findall(rf"\b{found[name]}\b", body)) for name in ("one", "other"))
    return firsts == 2 and names == 2


def _natural_order(side: Side) -> Span | None:
    """Returns a sort or heap in natural order, in a program that creates rows of several elements."""
    meanings = side.language.meanings
    heaps = frozenset(meanings.get("heap_calls", ()))
    places = [event.span for event in side.calls("sort") if not _SAYS_HOW.search(side.text(event.span))]
    places += [shape.span for shape in side.shapes("call") if shape.text("name") in heaps]
    rows = meanings.get("rows_made")
    text = side.text(Span(0, side.items[-1].span.end - side.start))
    return min(places) if places and rows and re.search(rows, text) else None
