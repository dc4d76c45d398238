"""printed-twice: a result that is printed by the function that works it out, and by its caller once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program import Event, item_events
from variorum.syntax.shapes import Shape, item_shapes
from variorum.syntax.span import Span
from variorum.translation.hazard import PairRule, PairUnit
from variorum.translation.traffic import traffic_by_item

RULE = PairRule(
    id="printed-twice",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds outputs of the result of a function of the file that prints something itself, in a translation of a program "
        "in which no output has such a result in it."
    ),
    why="What was one line of the original comes out twice.",
    example=Example(
        before="def best(values):\n    print(max(values))\n    return max(values)\n\n\nprint(best([1, 2]))\n",
        after="def best(values):\n    return max(values)\n\n\nprint(best([1, 2]))\n",
        language="python",
    ),
)


@RULE.check_pair
def printed_twice(pair: PairUnit) -> Iterator[Violation]:
    """Calls of printing functions inside of outputs, where the original has none."""
    found = list(_outputs_of_printing(pair.target))
    if found and not any(_outputs_of_printing(pair.source)):
        for name, span in found:
            yield RULE.at(
                span, f"`{name}` prints a result itself, and what it hands back is printed here once more"
            )


def _outputs_of_printing(document: Document) -> Iterator[tuple[str, Span]]:
    """The calls inside of outputs that mean functions of the file which print and hand something back."""
    printing: set[str] | None = None
    for item, traffic in traffic_by_item(document):
        outputs = _outputs(traffic)
        for shape in item_shapes(document, item):
            if not _is_own_call(shape, outputs):
                continue
            if printing is None:
                printing = {
                    name
                    for one, events in traffic_by_item(document)
                    for name in _printing(document, one, events)
                }
            if shape.text("name") in printing:
                yield shape.text("name"), shape.span.shifted(item.span.start)


def _outputs(traffic: Sequence[Event]) -> list[Span]:
    return [event.span for event in traffic if event.value in ("output", "output-part")]


def _is_own_call(shape: Shape, outputs: Sequence[Span]) -> bool:
    return (
        shape.kind == "call"
        and not shape.text("receiver")
        and any(one.contains(shape.span) and one != shape.span for one in outputs)
    )


def _printing(document: Document, item: Item, traffic: Sequence[Event]) -> Iterator[str]:
    """The functions of an item that print and hand back a value."""
    outputs = _outputs(traffic)
    returns = [event.span for event in item_events(document, item, "return")]
    for one in item.facts.declarations:
        if one.kind not in ("function", "method"):
            continue
        hands_back = any(
            one.span.contains(span) and span.end - span.start > len("return;") for span in returns
        )
        if hands_back and any(one.span.contains(output) for output in outputs):
            yield one.name
