"""printed-collection: an array or list that is printed in another form, or as an address."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="printed-collection",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds a collection that is printed by a language that shows its type or address, if the original's language shows "
        "its elements."
    ),
    why="`System.out.println(array)` prints something like `[I@1b6d3586`.",
    example=Example(
        before="System.out.println(numbers);  // numbers is an int[]\n",
        after="System.out.println(Arrays.toString(numbers));\n",
        language="java",
    ),
)


@RULE.check_aligned_with(source=("output", "output-part"), target=("output", "output-part"))
def printed_collections(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports outputs of only an array or list whose elements the target's output does not show."""
    if unit.source.trait("printed_list") is None:
        return
    outputs = unit.source.calls("output", "output-part")
    kinds: Mapping[str, str] = unit.target.language.stubs.get("reads", {})
    for event in unit.target.calls("output", "output-part"):
        name = unit.target.text(event.span).partition("(")[2].rpartition(")")[0].strip()
        kind = unit.target.types.get(name, "")
        printed = (
            unit.target.trait("printed_array" if kind == "[]" else "printed_list")
            if kinds.get(kind) == "list"
            else None
        )
        if printed is not None and "type" in printed and outputs:
            yield RULE.at(
                event.span,
                f"the original prints the elements, the translation prints {printed}",
                related=original(outputs[0].span, "an output of the original"),
            )
