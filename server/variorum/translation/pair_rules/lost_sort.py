"""lost-sort: a program that sorts, and whose translation never does."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.name_words import words_of
from variorum.syntax.program_events import item_events
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="lost-sort",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    scored_as=Severity.WARNING,
    what=(
        "Finds a file that sorts, if its translation neither sorts nor uses anything with an order, such as a heap, a tree "
        "or a function named for its order."
    ),
    why="Code that relies on neighbours, or on the first or last element, is correct only for sorted input.",
    example=Example(
        before="spans = read()  # the original sorts them\n",
        after="spans = sorted(read())\n",
        language="python",
    ),
)
_ORDERING = frozenset(
    """sort sorts sorted sorting order ordered heap heapq priority tree btree rank ranked min max minimum maximum
    multiset multimap median least greatest smallest largest usort ksort asort rsort arsort krsort uasort uksort
    nsmallest nlargest most""".split()
)
_KINDS = ("name", "type", "call", "invoke")


@RULE.check_pair
def lost_sorts(pair: PairUnit) -> Iterator[Violation]:
    """Reports files of which only the original sorts."""
    sorts = _sorts(pair.source)
    if not sorts or _orderings(pair.target):
        return
    item, place = sorts[0]
    related = Related(place.shifted(item.span.start), "the sort in the original", in_source=True)
    first = Span(0, len(pair.target.text.line_content(0)))
    yield RULE.at(first, "the original sorts here, the translation never does", related=[related])


@collected
def _sorts(document: Document, item: Item) -> Span | None:
    """Returns the first sort of an item, relative to it."""
    sorts = (event.span for event in item_events(document, item, "call") if event.value == "sort")
    return next(sorts, None)


@collected
def _orderings(document: Document, item: Item) -> bool | None:
    """Returns whether an item uses anything that sorts or has an order, such as a sorted map."""
    orders = document.language.meanings.get("orders", {})
    for kind in _KINDS:
        for event in item_events(document, item, kind):
            is_preserved = orders.get(event.value.partition("<")[0]) == "sorted"
            if is_preserved or not _ORDERING.isdisjoint(words_of(event.value)):
                return True
    return None
