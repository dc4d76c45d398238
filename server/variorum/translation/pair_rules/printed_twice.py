"""printed-twice: a result that both a function and its caller print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.program_events import item_events
from variorum.syntax.shapes import Shape, item_shapes
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="printed-twice",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds outputs of the result of a function of the file that prints something itself, if the original has no such "
        "output."
    ),
    why="One line of the original is printed twice.",
    example=Example(
        before="def best(values):\n    print(max(values))\n    return max(values)\n\n\nprint(best([1, 2]))\n",
        after="def best(values):\n    return max(values)\n\n\nprint(best([1, 2]))\n",
        language="python",
    ),
)


@RULE.check_pair
def printed_twice(pair: PairUnit) -> Iterator[Violation]:
    """Reports calls of printing functions inside outputs, if the original has none."""
    found = _outputs_of_printing(pair.target)
    if found and not _outputs_of_printing(pair.source):
        for name, span in found:
            yield RULE.at(span, f"`{name}` prints its result, and this prints it again")


def _outputs_of_printing(document: Document) -> list[tuple[str, Span]]:
    """Returns the calls inside outputs of functions of the file that print and return something."""
    calls = _calls_in_outputs(document)
    if not calls:
        return []
    printing = {name for _, names in _printing(document) for name in names}
    return [
        (name, span.shifted(item.span.start))
        for item, found in calls
        for name, span in found
        if name in printing
    ]


@collected
def _calls_in_outputs(document: Document, item: Item) -> Sequence[tuple[str, Span]]:
    """Returns the calls by a bare name inside outputs, relative to the item."""
    outputs = _outputs(document, item)
    if not outputs:
        return ()
    shapes = item_shapes(document, item)
    return [(shape.text("name"), shape.span) for shape in shapes if _is_own_call(shape, outputs)]


def _outputs(document: Document, item: Item) -> list[Span]:
    calls = item_events(document, item, "call")
    return [event.span for event in calls if event.value in ("output", "output-part")]


def _is_own_call(shape: Shape, outputs: Sequence[Span]) -> bool:
    return (
        shape.kind == "call"
        and not shape.text("receiver")
        and any(one.contains(shape.span) and one != shape.span for one in outputs)
    )


@collected
def _printing(document: Document, item: Item) -> Sequence[str]:
    """Returns the functions of an item that print and return a value."""
    outputs = _outputs(document, item)
    returns = [event.span for event in item_events(document, item, "return")] if outputs else []
    results = [span for span in returns if span.end - span.start > len("return;")]
    return [
        one.name
        for one in item.facts.declarations
        if one.kind in ("function", "method")
        and any(one.span.contains(span) for span in results)
        and any(one.span.contains(output) for output in outputs)
    ]
