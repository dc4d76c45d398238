"""null-to-string: a null that is printed or concatenated in another form."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="null-to-string",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    what="Finds `null` in an output or a concatenated string, between languages that print it differently.",
    why="`null` in Java is `None` in Python, and an empty string in Ruby and C#.",
    example=Example(
        before="print(None)\n",
        after="print('null')\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("null",), target=("null",))
def nulls_to_strings(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports outputs with a literal null on both sides."""
    differ = unit.traits("null_text")
    if differ is None:
        return
    source, target = _printed(unit.source), _printed(unit.target)
    if source and target:
        printed = [f"`{text}`" if text else "nothing" for text in differ]
        yield RULE.at(
            target[0].span,
            f"the original prints {printed[0]} for null, the translation {printed[1]}",
            related=original(source[0].span, "printed in the original"),
        )


def _printed(side: Side) -> list[Event]:
    outputs = [event.span for event in side.calls("output", "output-part")]
    return [event for event in side.of("null") if any(output.contains(event.span) for output in outputs)]
