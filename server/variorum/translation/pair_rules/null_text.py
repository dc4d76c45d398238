"""null-text: a missing value that is printed or joined with other letters."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="null-text",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    category=Category.TRANSLATION,
    what="Finds `null` in an output or a joined text, between languages that spell it in different ways.",
    why="`null` in Java is `None` in Python, and nothing at all in Ruby and C#.",
    example=Example(
        before="print(None)\n",
        after="print('null')\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("null",), target=("null",))
def null_texts(unit: AlignedUnit) -> Iterator[Violation]:
    """Outputs that hold a literal null on both sides."""
    differ = unit.traits("null_text")
    if differ is None:
        return
    source, target = _printed(unit.source), _printed(unit.target)
    if source and target:
        shown = [f"`{text}`" if text else "nothing" for text in differ]
        yield RULE.at(
            target[0].span,
            f"the original prints {shown[0]} for a missing value, the translation {shown[1]}",
            related=original(source[0].span, "printed in the original"),
        )


def _printed(side: Side) -> list[Event]:
    outputs = [event.span for event in side.calls("output", "output-part")]
    return [event for event in side.of("null") if any(output.contains(event.span) for output in outputs)]
