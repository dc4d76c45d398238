"""unsigned-arithmetic: an unsigned difference that becomes negative in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.operations import operations_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.typed_names import is_unsigned

RULE = PairRule(
    id="unsigned-arithmetic",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    what="Finds differences of unsigned integers whose translation uses signed or arbitrary-precision integers.",
    why=(
        "An unsigned difference wraps to a very large number, or the program stops. A signed one becomes negative, and "
        "comparisons with it are inverted."
    ),
    example=Example(
        before="gap = later - earlier  # the original: uint32_t later, earlier;\n",
        after="gap = (later - earlier) & 0xFFFFFFFF\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("typed",), target=("binary",))
def unsigned_differences(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports `a - b` of two names that are unsigned in the original only, if nothing masks the result."""
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
                "this difference is unsigned and wraps around in the original, here it becomes negative",
                related=original(one.shape.span, "the difference of unsigned numbers"),
            )
