"""digits-as-number: a line that the original reads by characters and the translation as integers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import Event, events_of
from variorum.syntax.shapes import item_shapes
from variorum.syntax.span import Span
from variorum.translation.io_calls import io_calls
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="digits-as-number",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds programs whose original iterates over the characters of an input line, and whose translation reads integers "
        "in a loop and no string."
    ),
    why="`4774` is four digits to the original and one number to the translation, which then waits for three more.",
    example=Example(
        before="for (int i = 0; i < n; i++) digits[i] = scanner.nextInt();  // the original: list(input())\n",
        after="String line = scanner.next();\nfor (int i = 0; i < n; i++) digits[i] = line.charAt(i) - '0';\n",
        language="java",
    ),
)
_TAKES_APART = frozenset({"new-list", "map"})
_TEXTS = frozenset({"input-line", "input", "char-at", "split"})


@RULE.check_pair
def digits_as_numbers(pair: PairUnit) -> Iterator[Violation]:
    """Reports integers that are read in a loop, if the original iterates over the characters of a line."""
    numbers = [event for event in io_calls(pair.target, "input-int") if event.depth]
    if not numbers or any(event.value in _TEXTS for event in events_of(pair.target, "call")):
        return
    apart = _taken_apart(pair.source)
    if apart is not None:
        yield RULE.at(
            numbers[0].span,
            "the original reads a line character by character, the translation reads an integer for each character",
            related=[Related(apart, "the line in the original", in_source=True)],
        )


def _taken_apart(document: Document) -> Span | None:
    """Returns an input line whose characters are iterated over, without a split in between."""
    lines = [event.span for event in io_calls(document, "input-line")]
    if not lines:
        return None
    calls = events_of(document, "call")
    walks = [event.span for event in calls if event.value in _TAKES_APART] + _walks(document)
    return next((line for line in lines if _is_apart(line, walks, calls)), None)


def _is_apart(line: Span, walks: Sequence[Span], calls: Sequence[Event]) -> bool:
    splits = [event.span for event in calls if event.value == "split"]
    return any(walk.contains(line) and not any(walk.contains(split) for split in splits) for walk in walks)


def _walks(document: Document) -> list[Span]:
    """Returns what the loops of a file iterate over."""
    return [
        shape.parts["over"].span.shifted(item.span.start)
        for item in document.items
        for shape in item_shapes(document, item)
        if shape.kind == "each" and not shape.text("over").startswith("range")
    ]
