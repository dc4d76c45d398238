"""strict-comparison: a comparison that takes in its limit on one side and leaves it out on the other."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="strict-comparison",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    severity_if_unlike=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds `<` that became `<=`, `>` that became `>=`, or the reverse, on the same operands. Heads of "
        "counting loops are the matter of `loop-bounds`."
    ),
    why="Everything agrees but the one value at the limit, which few tests try.",
    example=Example(
        before="# the original: if (age >= 18) admit();\nif age > 18:\n    admit()\n",
        after="if age >= 18:\n    admit()\n",
        language="python",
    ),
)

_STRICT = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def strict_comparisons(unit: AlignedUnit) -> Iterator[Violation]:
    """Comparisons of the same operands that differ in nothing but the limit."""
    heads = [shape.parts["test"].span for shape in unit.source.shapes("counting")]
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if _STRICT.get(was.operator) != changed.operator or was.shape.span in heads:
            continue
        takes_in, leaves_out = "takes the limit in", "leaves the limit out"
        source, target = (takes_in, leaves_out) if "=" in was.operator else (leaves_out, takes_in)
        yield RULE.at(
            now.shape.span,
            f"`{was.operator}` in the original {source}, `{changed.operator}` here {target}",
            related=original(was.shape.span, f"the original has `{was.operator}`"),
        )
