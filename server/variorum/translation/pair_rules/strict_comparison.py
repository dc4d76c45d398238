"""strict-comparison: a comparison that includes its limit on one side only."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="strict-comparison",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what=(
        "Finds `<` that became `<=`, `>` that became `>=`, or the reverse, on the same operands. `loop-bounds` reports the "
        "heads of counting loops."
    ),
    why="Everything agrees except the one value at the limit, which few tests try.",
    example=Example(
        before="# the original: if (age >= 18) admit();\nif age > 18:\n    admit()\n",
        after="if age >= 18:\n    admit()\n",
        language="python",
    ),
)

_STRICT = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def strict_comparisons(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports comparisons of the same operands that differ only at the limit."""
    heads = [shape.parts["test"].span for shape in unit.source.shapes("counting")]
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if _STRICT.get(was.operator) != changed.operator or was.shape.span in heads:
            continue
        takes_in, leaves_out = "includes the limit", "excludes the limit"
        source, target = (takes_in, leaves_out) if "=" in was.operator else (leaves_out, takes_in)
        yield RULE.at(
            now.shape.span,
            f"`{was.operator}` in the original {source}, `{changed.operator}` here {target}",
            related=original(was.shape.span, f"`{was.operator}` in the original"),
        )
