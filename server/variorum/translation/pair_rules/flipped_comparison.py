"""flipped-comparison: a comparison in the opposite direction."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="flipped-comparison",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what="Finds `<` that became `>`, or `<=` that became `>=`, on the same operands in the same order.",
    why="A search for the smallest finds the largest, and a loop runs never or forever.",
    example=Example(
        before="# the original: if (price < best) best = price;\nif price > best:\n    best = price\n",
        after="if price < best:\n    best = price\n",
        language="python",
    ),
)

_FLIPPED = {"<": (">", ">="), ">": ("<", "<="), "<=": (">=", ">"), ">=": ("<=", "<")}
_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">"}


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def flipped_comparisons(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports comparisons of the same operands in the other direction; an exact opposite is a negated condition."""
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if (
            changed.operator not in _FLIPPED.get(was.operator, ())
            or _OPPOSITE[was.operator] == changed.operator
        ):
            continue
        yield RULE.at(
            now.shape.span,
            f"the original compares `{was.left} {was.operator} {was.right}`, the translation the other way round",
            related=original(was.shape.span, f"`{was.operator}` in the original"),
        )
