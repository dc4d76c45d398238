"""unsigned-arithmetic: a difference that cannot be negative in the original and can be in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.operations import operations_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.typed_names import is_unsigned

RULE = PairRule(
    id="unsigned-arithmetic",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    category=Category.TRANSLATION,
    what="Finds differences of unsigned numbers whose translation has signed ones, or whole numbers without bounds.",
    why=(
        "Below zero an unsigned number wraps to a very large one, or the program stops; a signed one is just "
        "negative, and a comparison with it comes out the other way."
    ),
    example=Example(
        before="gap = later - earlier  # the original: uint32_t later, earlier;\n",
        after="gap = (later - earlier) & 0xFFFFFFFF\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("typed",), target=("binary",))
def unsigned_differences(unit: AlignedUnit) -> Iterator[Violation]:
    """`a - b` of two names that are unsigned in the original alone, with nothing around it that masks the result."""
    unsigned = {name for name, kind in unit.source.types.items() if is_unsigned(kind)}
    if not unsigned or any(is_unsigned(kind) for kind in unit.target.types.values()):
        return
    if any(event.value == "&" for event in unit.target.of("operator")):
        return
    target = {one.key: one for one in operations_of(unit.target) if one.operator == "-"}
    for one in operations_of(unit.source):
        names = {one.shape.text("left"), one.shape.text("right")}
        if one.operator == "-" and names <= unsigned and one.key in target:
            yield RULE.at(
                target[one.key].shape.span,
                "in the original this difference is unsigned and wraps below zero, here it becomes negative",
                related=original(one.shape.span, "the difference of unsigned numbers"),
            )
