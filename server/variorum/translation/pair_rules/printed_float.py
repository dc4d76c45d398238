"""printed-float: a float that is printed with other digits."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="printed-float",
    weight=Weight.MODERATE,
    severity=Severity.HINT,
    what="Finds a float that is printed without a format, between languages that print `1.0` or long fractions differently.",
    why="`3.0` in Java and Python is `3` in JavaScript and C++, and C++ prints six digits.",
    example=Example(
        before="std::cout << mean(values) << std::endl;\n",
        after="std::cout << std::setprecision(15) << mean(values) << std::endl;\n",
        language="cpp",
    ),
)


@RULE.check_aligned_with(source=("output", "output-part"), target=("output", "output-part"))
def printed_floats(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports outputs of only a float variable, without a format on either side."""
    differ = unit.traits("float_text")
    if differ is None:
        return
    source, target = _printed(unit.source), _printed(unit.target)
    if source and target:
        yield RULE.at(
            target[0].span,
            f"the original prints a float like `{differ[0]}`, the translation like `{differ[1]}`",
            related=original(source[0].span, "printed in the original"),
        )


def _printed(side: Side) -> list[Event]:
    """Returns the float variables that are the only operand of an output."""
    fractional = side.language.meanings.get("fractional_types", ())
    formatted = side.calls("format", "round", "to-string")
    names = {name for name, kind in side.types.items() if kind in fractional}
    return [
        event
        for call in side.calls("output", "output-part")
        for event in side.of("name")
        if event.value in names
        and call.span.contains(event.span)
        and not formatted
        # A member of the name is another value.
        and "." not in side.text(call.span).partition("(")[2]
    ]
